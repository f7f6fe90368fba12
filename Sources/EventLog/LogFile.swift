// The open log: appended record by record, each in one write, so that a crash tears at most the last line.
import Foundation

/// A log file open for appending.
public final class LogFile {
  /// The file's path, as it was given.
  public let path: String
  private let descriptor: Int32
  private let hasSums: Bool

  /// Opens `path` for appending, making it when it is not there; `truncatingTo` first cuts it to that many bytes. With
  /// `hasSums` each line ends with its checksum: all lines of a log or none.
  public init(path: String, truncatingTo size: Int? = nil, hasSums: Bool = false) throws(EventLogError) {
    self.path = path
    self.hasSums = hasSums
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC
    descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { throw .file(call: "open", path: path, reason: String(cString: strerror(errno))) }
    if let size, ftruncate(descriptor, off_t(size)) != 0 {
      throw .file(call: "ftruncate", path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// The size of a file in bytes; nil when there is none.
  public static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  deinit { close(descriptor) }

  /// Appends a record. What the kernel has taken survives the end of this process; it is not forced to the disk.
  public func append(_ record: LogRecord) throws(EventLogError) {
    var line = record.lineBytes
    if hasSums { LineSum.append(to: &line) }
    line.append(UInt8(ascii: "\n"))
    let written = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard written == line.count else {
      let reason =
        written < 0 ? String(cString: strerror(errno)) : "the disk took \(written) of \(line.count) bytes"
      throw .file(call: "write", path: path, reason: reason)
    }
  }
}
