// A directory proved to be this user's alone, held by its descriptor: whoever else could have made, entered or exchanged it
// could forge receipts and have foreign processes signalled.
import Foundation
import Vocabulary

/// A directory that only this user can enter, open. What is opened in it is a file of this user's and no link.
public final class PrivateDirectory {
  /// Where it is.
  public let path: String
  private let descriptor: Int32

  /// Opens the directory at `path`; nil when it or the one above is not there. The directories above must be such that nobody
  /// else can exchange what lies in them; it and the one right above it must be this user's, with mode 0700, and no links.
  static func open(_ path: String) throws(BusError) -> PrivateDirectory? {
    let base = path.folderOfPath
    try checkAncestors(of: base)
    guard let above = try open(base, at: AT_FDCWD, as: base) else { return nil }
    defer { close(above) }
    guard let descriptor = try open((path as NSString).lastPathComponent, at: above, as: path) else { return nil }
    return PrivateDirectory(path: path, descriptor: descriptor)
  }

  /// Makes the directory and the one above it, with mode 0700, where they are not there. Nothing is made in one above that is not proved to
  /// be this user's alone: a link that somebody else put there leads to where nobody wants it.
  static func make(_ path: String) throws(BusError) {
    let base = path.folderOfPath
    try checkAncestors(of: base)
    if mkdir(base, 0o700) != 0, errno != EEXIST { throw InstanceDirectory.failure("mkdir", base) }
    guard let above = try open(base, at: AT_FDCWD, as: base) else { return }
    defer { close(above) }
    if mkdirat(above, (path as NSString).lastPathComponent, 0o700) != 0, errno != EEXIST {
      throw InstanceDirectory.failure("mkdir", path)
    }
  }

  /// Proves the same of a directory without one of ours above it; false when it is not there.
  static func isPrivate(_ path: String) throws(BusError) -> Bool {
    try checkAncestors(of: path)
    guard let descriptor = try open(path, at: AT_FDCWD, as: path) else { return false }
    close(descriptor)
    return true
  }

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  private static func open(_ name: String, at place: Int32, as path: String) throws(BusError) -> Int32? {
    let descriptor = openat(place, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      // With both flags Linux says ENOTDIR of a link too.
      if errno == ELOOP || errno == ENOTDIR { throw .untrusted(path: path, reason: "is a link or no directory") }
      let error = InstanceDirectory.failure("open", path)
      // Another user's may not even be opened.
      var status = stat()
      if fstatat(place, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_uid != getuid(),
        let reason = obstacle(to: status)
      {
        throw .untrusted(path: path, reason: reason)
      }
      throw error
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let error = InstanceDirectory.failure("fstat", path)
      close(descriptor)
      throw error
    }
    if let reason = obstacle(to: status) {
      close(descriptor)
      throw .untrusted(path: path, reason: reason)
    }
    return descriptor
  }

  /// Why a directory is not this user's alone; nil when it is.
  static func obstacle(to status: stat) -> String? {
    if status.st_uid != getuid() { return "belongs to user \(status.st_uid), and you are user \(getuid())" }
    let mode = status.st_mode & 0o777
    return mode & 0o077 == 0 ? nil : "has mode \(octal(mode)): others can enter it; expected 0700"
  }

  /// Opens a file of the directory; nil when it is not there and not to be made.
  public func file(_ name: String, _ flags: Int32) throws(BusError) -> Int32? {
    let place = path + "/" + name
    let file = openat(descriptor, name, flags | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      if errno == ELOOP { throw .untrusted(path: place, reason: "is a link") }
      // To be written to, a folder is not even opened.
      if errno == EISDIR { throw .untrusted(path: place, reason: "is no file") }
      throw InstanceDirectory.failure("open", place)
    }
    var status = stat()
    let isKnown = fstat(file, &status) == 0
    let reason =
      !isKnown || status.st_mode & S_IFMT != S_IFREG
      ? "is no file"
      : status.st_uid != getuid()
        ? "belongs to user \(status.st_uid)" : status.st_nlink != 1 ? "has \(status.st_nlink) names" : nil
    guard let reason else { return file }
    close(file)
    throw .untrusted(path: place, reason: reason)
  }

  private static func octal(_ mode: mode_t) -> String { "0" + String(mode, radix: 8) }
}

// MARK: The directories above

extension PrivateDirectory {
  /// Checks every directory above `path`, by the names it is written with and by those they lead to.
  private static func checkAncestors(of path: String) throws(BusError) {
    var above = path.folderOfPath
    if above.isEmpty { above = "." }
    guard let real = realpath(above, nil) else {
      if errno == ENOENT { return }
      throw InstanceDirectory.failure("realpath", above)
    }
    defer { free(real) }
    let target = String(cString: real)
    if above.hasPrefix("/"), above != target { try checkEach(above) }
    try checkEach(target)
  }

  private static func checkEach(_ path: String) throws(BusError) {
    var root = stat()
    guard lstat("/", &root) == 0 else { throw InstanceDirectory.failure("lstat", "/") }
    var prefix = ""
    for component in [""] + path.split(separator: "/").map(String.init) {
      prefix = component.isEmpty ? "/" : (prefix as NSString).appendingPathComponent(component)
      var status = stat()
      guard lstat(prefix, &status) == 0 else { throw InstanceDirectory.failure("lstat", prefix) }
      // Where user identifiers are mapped, root's directories look like those of whoever owns the first.
      guard [0, getuid(), root.st_uid].contains(status.st_uid) else {
        throw .untrusted(path: prefix, reason: "belongs to user \(status.st_uid), who could exchange what lies in it")
      }
      guard status.st_mode & S_IFMT == S_IFDIR, status.st_mode & S_ISVTX == 0 else { continue }
      let others = status.st_mode & 0o002 != 0
      // A group of this user's own name may write where the user may; any other group is somebody else.
      let group = status.st_mode & 0o020 != 0 && status.st_gid != getgid()
      if others || group {
        throw .untrusted(
          path: prefix,
          reason: "has mode \(octal(status.st_mode & 0o777)): others could exchange what lies in it")
      }
    }
  }
}
