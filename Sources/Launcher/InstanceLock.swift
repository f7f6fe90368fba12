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

  /// Takes both locks, waiting only for processes whose launcher is gone already, and for these so many seconds.
  public convenience init(_ directory: InstanceDirectory) throws(LauncherError) {
    try self.init(directory, patience: Self.orphanPatience)
  }

  init(_ directory: InstanceDirectory, patience: Double) throws(LauncherError) {
    let place: PrivateDirectory
    do { place = try directory.create() } catch { throw .bus(error) }
    launcherDescriptor = try Self.openFile(InstanceDirectory.launcherName, in: place)
    let probing = Deadline(seconds: Self.probePatience)
    while flock(launcherDescriptor, LOCK_EX | LOCK_NB) != 0 {
      if probing.hasPassed {
        close(launcherDescriptor)
        throw .nameInUse(name: directory.name, process: try Self.holder(in: place)?.process ?? 0)
      }
      poll(nil, 0, 5)
    }
    descriptor = try Self.openFile(InstanceDirectory.lockName, in: place)
    let deadline = Deadline(seconds: patience)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK else { throw Self.failure("flock", directory.lockFile) }
      if deadline.hasPassed {
        throw .orphansStay(
          name: directory.name, processes: LockHolder.processes(holding: descriptor), seconds: patience)
      }
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

  /// Where the files of a living instance may be.
  enum Place: Sendable, Equatable {
    case here
    /// Nothing is where they were.
    case gone
    /// Something else is.
    case taken
  }

  /// Whether the directory's path still leads to this lock: it may have been removed, or exchanged for another.
  func place(in directory: InstanceDirectory) -> Place {
    do throws(BusError) {
      guard let place = try directory.open(), let file = try place.file(InstanceDirectory.launcherName, O_RDONLY) else {
        return .gone
      }
      defer { close(file) }
      var (mine, found) = (stat(), stat())
      guard fstat(launcherDescriptor, &mine) == 0, fstat(file, &found) == 0 else { return .here }
      return mine.st_dev == found.st_dev && mine.st_ino == found.st_ino ? .here : .taken
    } catch {
      // A link, or a directory others can enter, is not what was made. Any other failure, such as of descriptors, says nothing.
      if case .untrusted = error { return .taken }
      return .here
    }
  }

  private static func openFile(_ name: String, in place: PrivateDirectory) throws(LauncherError) -> Int32 {
    do throws(BusError) {
      guard let descriptor = try place.file(name, O_RDWR | O_CREAT) else {
        throw .file(call: "open", path: place.path + "/" + name, reason: String(cString: strerror(ENOENT)))
      }
      return descriptor
    } catch { throw .bus(error) }
  }

  static func failure(_ call: String, _ subject: String) -> LauncherError {
    .system(call: call, subject: subject, reason: String(cString: strerror(errno)))
  }

  /// The process that the launcher's file names, if it is proved to hold the lock on that very file.
  private static func holder(in place: PrivateDirectory) throws(LauncherError) -> LockHolder? {
    guard let file = try existing(InstanceDirectory.launcherName, in: place) else { return nil }
    defer { close(file) }
    guard let process = named(by: file) else { return nil }
    return LockHolder(process, of: file)
  }

  /// The number in the launcher's file; nil for one that can be no process's.
  private static func named(by file: Int32) -> Int32? {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = pread(file, &bytes, bytes.count, 0)
    guard count > 0 else { return nil }
    let text = String(decoding: bytes[..<count], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return Int32(text).flatMap { $0 > 0 ? $0 : nil }
  }

  private static func existing(_ name: String, in place: PrivateDirectory) throws(LauncherError) -> Int32? {
    do { return try place.file(name, O_RDWR) } catch { throw .bus(error) }
  }

  private static func opened(_ directory: InstanceDirectory) throws(LauncherError) -> PrivateDirectory? {
    do { return try directory.open() } catch { throw .bus(error) }
  }

  private static func isHeld(_ name: String, in place: PrivateDirectory) throws(LauncherError) -> Bool {
    guard let descriptor = try existing(name, in: place) else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) != 0
  }

  /// Whether a launcher lives in the directory, which must be this user's alone.
  public static func isAlive(_ directory: InstanceDirectory) throws(LauncherError) -> Bool {
    do { return try directory.isLed() } catch { throw .bus(error) }
  }

  /// The process identifier of the living launcher, proved to be its; nil when nothing runs in the directory.
  public static func livingHolder(_ directory: InstanceDirectory) throws(LauncherError) -> Int32? {
    guard let place = try opened(directory) else { return nil }
    return try provenHolder(of: directory, in: place)?.process
  }

  /// A launcher writes its number down after it took the lock, so that who asks in between has to wait a moment.
  private static func provenHolder(of directory: InstanceDirectory, in place: PrivateDirectory)
    throws(LauncherError) -> LockHolder?
  {
    let deadline = Deadline(seconds: probePatience)
    while try isHeld(InstanceDirectory.launcherName, in: place) {
      if let holder = try holder(in: place) { return holder }
      if deadline.hasPassed { throw .unproven(name: directory.name, path: directory.launcherFile) }
      poll(nil, 0, 5)
    }
    return nil
  }

  /// Tells the instance to leave and waits until its last process has.
  public static func stop(_ directory: InstanceDirectory, within seconds: Double) throws(LauncherError) {
    guard let place = try opened(directory), let holder = try provenHolder(of: directory, in: place) else {
      throw .notRunning(name: directory.name)
    }
    holder.signal(SIGTERM)
    // One that was stopped, by Ctrl-Z for instance, hears of it when it goes on.
    holder.signal(SIGCONT)
    let deadline = Deadline(seconds: seconds)
    while true {
      let isLed = try isHeld(InstanceDirectory.launcherName, in: place)
      let isPeopled = try isHeld(InstanceDirectory.lockName, in: place)
      guard isLed || isPeopled else { return }
      if deadline.hasPassed { throw .stillRunning(name: directory.name, process: holder.process, seconds: seconds) }
      poll(nil, 0, 5)
    }
  }
}
