// Files that are there whole or not at all: what every picture, report and export is written by.
import Glibc

/// Why a file was not written; what was there before is there still.
public struct FileWritingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Which file was meant.
  public let path: String
  /// What the system said.
  public let reason: String

  /// In a sentence.
  public var description: String { "\(path) cannot be written: \(reason)" }
}

/// Writes files whole: to another name beside them first, which then takes their place.
public enum WholeFile {
  /// Follows symbolic links. What is no regular file, such as a terminal or a pipe, has no whole and is written to as it is.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileWritingError) {
    do throws(Refusal) {
      switch try place(path) {
      case .stream: try writePlainly(bytes, path)
      case .file(let target, let mode): try exchange(bytes, target, mode: mode)
      }
    } catch { throw FileWritingError(path: path, reason: String(cString: strerror(error.number))) }
  }

  /// The same for a text in UTF-8.
  public static func write(_ text: String, to path: String) throws(FileWritingError) {
    try write([UInt8](text.utf8), to: path)
  }

  struct Refusal: Error {
    let number: Int32
    init(_ number: Int32) { self.number = number }
  }

  /// Links followed before somebody is taken to go in a circle, the kernel's own limit; one look more finds what the last leads to.
  private static let mostLinks = 40

  /// What a path leads to.
  enum Place {
    /// A file to be exchanged or made, links followed, and its mode where it is there.
    case file(String, mode: mode_t?)
    /// What has no whole, such as a terminal or a pipe: it is written to as it is.
    case stream
  }

  /// Refuses folders, what nobody may write to, and what others put in the way.
  static func place(_ path: String) throws(Refusal) -> Place {
    var kind = stat()
    let isThere = stat(path, &kind) == 0
    if isThere, kind.st_mode & S_IFMT == S_IFDIR { throw Refusal(EISDIR) }
    if isStream(path) { return .stream }
    // A link is kept, and what it leads to exchanged. A file nobody may write to is not to be exchanged either.
    let target = try destination(path)
    guard isThere else { return .file(target, mode: nil) }
    guard kind.st_mode & S_IFMT == S_IFREG else {
      if kind.st_mode & S_IFMT == S_IFIFO, isTrap(target) { throw Refusal(EACCES) }
      return .stream
    }
    if access(target, W_OK) != 0 { throw Refusal(errno) }
    return .file(target, mode: kind.st_mode & 0o7777)
  }

  /// Whether it is another name of what the process has open already, such as its output: no link there leads to a path.
  private static func isStream(_ path: String) -> Bool {
    ["/dev/std", "/dev/fd/", "/proc/"].contains(where: path.hasPrefix)
  }

  /// Where links lead, whether anything is there or not.
  private static func destination(_ path: String) throws(Refusal) -> String {
    var path = path
    for _ in 0...mostLinks {
      var name = [CChar](repeating: 0, count: Int(PATH_MAX))
      let length = readlink(path, &name, name.count)
      guard length >= 0 else { return path }
      if isTrap(path) { throw Refusal(EACCES) }
      let next = String(decoding: name.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
      path = next.hasPrefix("/") ? next : folder(of: path) + next
    }
    throw Refusal(ELOOP)
  }

  /// Whether a link or pipe was put there by another user, in a folder where everybody may make names and nobody takes another's away,
  /// such as /tmp. The kernel has this rule for whoever lets it follow (proc(5), protected_symlinks and protected_fifos); following by hand would
  /// pass it by.
  private static func isTrap(_ path: String) -> Bool {
    var (own, around) = (stat(), stat())
    let folder = folder(of: path)
    guard lstat(path, &own) == 0, stat(folder.isEmpty ? "." : folder, &around) == 0 else { return false }
    let isForAll = around.st_mode & S_ISVTX != 0 && around.st_mode & S_IWOTH != 0
    return isForAll && own.st_uid != geteuid() && own.st_uid != around.st_uid
  }

  /// The folder with its slash; nothing for the one the process is in.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private static func exchange(_ bytes: [UInt8], _ target: String, mode: mode_t?) throws(Refusal) {
    let (file, name) = try openBeside(target)
    do throws(Refusal) {
      do throws(Refusal) {
        if let mode, fchmod(file, mode) != 0 { throw Refusal(errno) }
        try put(bytes, file)
        // A disk that is full or gone says so here at the latest.
        if fsync(file) != 0, errno != EINVAL { throw Refusal(errno) }
      } catch {
        close(file)
        throw error
      }
      if close(file) != 0 { throw Refusal(errno) }
      if rename(name, target) != 0 { throw Refusal(errno) }
    } catch {
      unlink(name)
      throw error
    }
  }

  /// A new file in the folder of another, which nobody else has.
  static func openBeside(_ target: String) throws(Refusal) -> (file: Int32, name: String) {
    var number = 0
    while true {
      // Short, for a name that is as long as names may be would have no room for more.
      let name = "\(folder(of: target)).swivel-\(getpid())-\(number)"
      let file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 { return (file, name) }
      guard errno == EEXIST else { throw Refusal(errno) }
      number += 1
    }
  }

  private static func writePlainly(_ bytes: [UInt8], _ path: String) throws(Refusal) {
    // What was printed before stays, where output goes to a file.
    let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard file >= 0 else { throw Refusal(errno) }
    defer { close(file) }
    try put(bytes, file)
  }

  static func put(_ bytes: [UInt8], _ file: Int32) throws(Refusal) {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        guard errno == EAGAIN else { throw Refusal(errno) }
        // Somebody has made the pipe or terminal one that does not wait.
        var item = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        poll(&item, 1, -1)
        continue
      }
      done += count
    }
  }
}
