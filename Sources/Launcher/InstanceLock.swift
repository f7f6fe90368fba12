// The proof that an instance lives: a lock its processes hold for as long as the last of them runs.
import Bus
import Foundation

/// Two exclusive locks: one of the launcher's own, one its children inherit.
///
/// libzmq takes a living ipc path from another process without an error, and removes the path when it closes; so a new
/// instance must not bind before every process of the old one is gone. The inherited lock ends with the last of them,
/// whatever killed the launcher; the launcher's own tells a living instance from one whose orphans are just leaving.
public final class InstanceLock {
  /// The lock the children inherit.
  public let descriptor: Int32
  private let launcherDescriptor: Int32

  /// How long orphans of a killed launcher may take to leave, in seconds: they see their pipe end at once.
  static let orphanPatience = 5.0

  /// How long somebody who only looks may hold the lock, in seconds: `swivel ps` holds it for microseconds.
  static let probePatience = 0.05

  /// Takes both locks, waiting only for processes whose launcher is gone already.
  public init(_ directory: InstanceDirectory) throws(LauncherError) {
    do { try directory.create() } catch { throw .bus(error) }
    launcherDescriptor = try Self.openFile(directory.launcherFile)
    let probing = Deadline(seconds: Self.probePatience)
    while flock(launcherDescriptor, LOCK_EX | LOCK_NB) != 0 {
      if probing.hasPassed {
        close(launcherDescriptor)
        throw .nameInUse(name: directory.name, process: Self.holder(directory) ?? 0)
      }
      poll(nil, 0, 5)
    }
    descriptor = try Self.openFile(directory.lockFile)
    let deadline = Deadline(seconds: Self.orphanPatience)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK else { throw Self.failure("flock", directory.lockFile) }
      if deadline.hasPassed { throw .orphansStay(name: directory.name, seconds: Self.orphanPatience) }
      poll(nil, 0, 5)
    }
    let text = "\(getpid())\n"
    guard ftruncate(launcherDescriptor, 0) == 0,
      pwrite(launcherDescriptor, text, text.utf8.count, 0) == text.utf8.count
    else { throw Self.failure("write", directory.launcherFile) }
  }

  deinit {
    close(descriptor)
    close(launcherDescriptor)
  }

  private static func openFile(_ path: String) throws(LauncherError) -> Int32 {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure("open", path) }
    return descriptor
  }

  static func failure(_ call: String, _ subject: String) -> LauncherError {
    .system(call: call, subject: subject, reason: String(cString: strerror(errno)))
  }

  /// The launcher's process identifier, as it wrote it down.
  private static func holder(_ directory: InstanceDirectory) -> Int32? {
    guard let data = FileManager.default.contents(atPath: directory.launcherFile) else { return nil }
    return Int32(String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }

  private static func isHeld(_ path: String) -> Bool {
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) != 0
  }

  /// The process identifier of the living launcher; nil when nothing runs in the directory.
  public static func livingHolder(_ directory: InstanceDirectory) -> Int32? {
    isHeld(directory.launcherFile) ? holder(directory) : nil
  }

  /// Tells the instance to leave and waits until its last process has.
  public static func stop(_ directory: InstanceDirectory, within seconds: Double) throws(LauncherError) {
    guard let process = livingHolder(directory) else { throw .notRunning(name: directory.name) }
    kill(process, SIGTERM)
    let deadline = Deadline(seconds: seconds)
    while isHeld(directory.launcherFile) || isHeld(directory.lockFile) {
      if deadline.hasPassed { throw .stillRunning(name: directory.name, process: process, seconds: seconds) }
      poll(nil, 0, 5)
    }
  }
}
