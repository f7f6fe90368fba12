// The proof that an instance lives: a lock its processes hold for as long as the last of them runs.
import Bus
import Foundation

/// An exclusive lock on an instance's lock file.
///
/// libzmq takes a living ipc path from another process without an error, and removes the path when it closes; so a new
/// instance must not bind before every process of the old one is gone. Children inherit the descriptor: the lock ends
/// with the last of them, whatever killed the launcher.
public final class InstanceLock {
  public let descriptor: Int32

  /// How long orphans of a killed launcher may take to leave, in seconds: they see their pipe end at once.
  static let orphanPatience = 5.0

  /// Takes the lock, waiting only for processes whose launcher is gone already.
  public init(_ directory: InstanceDirectory) throws(LauncherError) {
    do { try directory.create() } catch { throw .bus(error) }
    descriptor = open(directory.lockFile, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.failure("open", directory.lockFile) }
    let deadline = Deadline(seconds: Self.orphanPatience)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK else { throw Self.failure("flock", directory.lockFile) }
      let holder = Self.holder(directory)
      if let holder, kill(holder, 0) == 0 { throw .nameInUse(name: directory.name, process: holder) }
      if deadline.hasPassed { throw .nameInUse(name: directory.name, process: holder ?? 0) }
      poll(nil, 0, 5)
    }
    let text = "\(getpid())\n"
    ftruncate(descriptor, 0)
    guard pwrite(descriptor, text, text.utf8.count, 0) == text.utf8.count else {
      throw Self.failure("write", directory.lockFile)
    }
  }

  deinit { close(descriptor) }

  static func failure(_ call: String, _ subject: String) -> LauncherError {
    .system(call: call, subject: subject, reason: String(cString: strerror(errno)))
  }

  /// The launcher's process identifier, as it wrote it down.
  static func holder(_ directory: InstanceDirectory) -> Int32? {
    guard let data = FileManager.default.contents(atPath: directory.lockFile) else { return nil }
    return Int32(String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// The process identifier of the living launcher; nil when nothing runs in the directory.
  public static func livingHolder(_ directory: InstanceDirectory) -> Int32? {
    let descriptor = open(directory.lockFile, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return nil }
    guard let holder = holder(directory), kill(holder, 0) == 0 else { return nil }
    return holder
  }

  /// Tells the instance to leave and waits until its last process has.
  public static func stop(_ directory: InstanceDirectory, within seconds: Double) throws(LauncherError) {
    guard let process = livingHolder(directory) else { throw .notRunning(name: directory.name) }
    kill(process, SIGTERM)
    let deadline = Deadline(seconds: seconds)
    while isHeld(directory) {
      if deadline.hasPassed { throw .stillRunning(name: directory.name, process: process, seconds: seconds) }
      poll(nil, 0, 5)
    }
  }

  private static func isHeld(_ directory: InstanceDirectory) -> Bool {
    let descriptor = open(directory.lockFile, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) != 0
  }
}
