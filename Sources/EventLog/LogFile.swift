// The open log: appended record by record, each in one write, so that a crash tears at most the last line.
import Foundation
import Vocabulary

/// When a log's records are forced to the disk; before that a loss of power takes them, and nothing else does.
public enum LogSync: String, Sendable, CaseIterable {
  /// Whenever the system likes.
  case none
  /// Together, when whoever writes the log says so.
  case batch
  /// Each before anything else is done.
  case each
}

/// A log file open for appending.
public final class LogFile {
  /// The file's path, as it was given.
  public let path: String
  private let descriptor: Int32
  private let hasSums: Bool
  private let sync: LogSync
  private var isBehind = false
  /// Bytes in the file, as far as they were written or kept by this.
  private(set) var size = 0
  /// CRC-32 of the last line written by this; nil before the first.
  private(set) var lastSum: UInt32?

  /// Opens `path` for appending, making it when it is not there; `truncatingTo` first cuts it to that many bytes. With
  /// `hasSums` each line ends with its checksum: all lines of a log or none.
  public init(path: String, truncatingTo size: Int? = nil, hasSums: Bool = false, sync: LogSync = .none)
    throws(EventLogError)
  {
    self.path = path
    self.hasSums = hasSums
    self.sync = sync
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC
    descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { throw .file(call: "open", path: path, reason: String(cString: strerror(errno))) }
    if let size, ftruncate(descriptor, off_t(size)) != 0 {
      throw .file(call: "ftruncate", path: path, reason: String(cString: strerror(errno)))
    }
    self.size = size ?? Self.size(of: path) ?? 0
    if sync != .none { try Self.forceName(of: path) }
  }

  /// The size of a file in bytes; nil when there is none.
  public static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Whether it is no folder, pipe or device, or is not there: opening says why then.
  static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  static func notRegular(_ path: String) -> EventLogError {
    .file(call: "read", path: path, reason: "expected a file, found a folder, a pipe or a device")
  }

  deinit { close(descriptor) }

  /// Forces the file's name to the disk: a file whose directory has not been is one nobody finds after a loss of power.
  private static func forceName(of path: String) throws(EventLogError) {
    let folder = path.folderOfPath
    let directory = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { throw .file(call: "open", path: folder, reason: String(cString: strerror(errno))) }
    defer { close(directory) }
    // Some file systems force names by themselves and say so.
    guard fsync(directory) == 0 || errno == EINVAL else {
      throw .file(call: "fsync", path: folder, reason: String(cString: strerror(errno)))
    }
  }

  /// Appends a record. What the kernel has taken survives the end of this process; what `sync` forces to the disk survives
  /// the machine's.
  public func append(_ record: LogRecord) throws(EventLogError) {
    var line = record.lineBytes
    let sum = hasSums ? LineSum.append(to: &line) : line.withUnsafeBufferPointer { LineSum.sum($0) }
    line.append(UInt8(ascii: "\n"))
    let written = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard written == line.count else {
      let reason =
        written < 0 ? String(cString: strerror(errno)) : "the disk took \(written) of \(line.count) bytes"
      throw .file(call: "write", path: path, reason: reason)
    }
    isBehind = true
    size += line.count
    lastSum = sum
    if sync == .each { try force() }
  }

  /// Forces what was appended since the last time to the disk, where that is not left to the system; whether there was any.
  @discardableResult
  public func synchronize() throws(EventLogError) -> Bool {
    guard sync != .none, isBehind else { return false }
    try force()
    return true
  }

  private func force() throws(EventLogError) {
    guard fdatasync(descriptor) == 0 else {
      throw .file(call: "fdatasync", path: path, reason: String(cString: strerror(errno)))
    }
    isBehind = false
  }
}
