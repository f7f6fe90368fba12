// A log being written, part after part: whoever logs knows records and not files.
import Foundation

/// Appends to a log and begins another part before the input at which the present one has grown to its size.
public final class LogWriter {
  private let first: String
  private let header: LogHeader
  private let hasSums: Bool
  private let sync: LogSync
  private let partSize: Int?
  private var file: LogFile
  private var part: Int
  private var lastSeq: UInt64
  /// Of the last line that was there already; what is written here counts from then on.
  private let foundSum: UInt32

  /// The size of a part in bytes unless told otherwise: a restart holds one in memory, and reads it in some seconds.
  public static let usualPartSize = 32 << 20

  /// Begins a log at `path`; `partSize` nil for one that is in one file unless told otherwise.
  public init(beginning path: String, header: LogHeader, hasSums: Bool, sync: LogSync = .none, partSize: Int?)
    throws(EventLogError)
  {
    first = path
    self.header = header.first
    self.hasSums = hasSums
    self.sync = sync
    self.partSize = partSize
    part = 1
    lastSeq = 0
    foundSum = 0
    // Parts of what was there before must not go on from this.
    for part in try LogParts.numbers(of: path).reversed() { try Self.discard(LogParts.path(of: path, part: part)) }
    file = try LogFile(path: path, truncatingTo: 0, hasSums: hasSums, sync: sync)
    try append(.header(self.header))
  }

  /// Goes on with a log whose last part, `log`, was read by `reader`; a torn line at its end is cut.
  public init(goingOnFrom reader: LogPartReader, _ log: EventLog, sync: LogSync = .none, partSize: Int?)
    throws(EventLogError)
  {
    precondition(reader.isAtEnd, "only the last part of a log is gone on with")
    first = LogParts.split(reader.path).first
    header = log.header.first
    hasSums = log.hasSums
    self.sync = sync
    self.partSize = partSize
    part = reader.part
    lastSeq = log.lastSeq
    foundSum = log.lastSum
    // A file that has gone since would be begun anew, without a header.
    guard let size = LogFile.size(of: reader.path) else {
      throw .file(call: "stat", path: reader.path, reason: String(cString: strerror(errno)))
    }
    file = try LogFile(path: reader.path, truncatingTo: size - log.tornBytes, hasSums: log.hasSums, sync: sync)
    // The part it promises was passed over, for it is not there.
    if log.goesOn { try beginPart(isTold: false) }
  }

  private static func discard(_ path: String) throws(EventLogError) {
    guard unlink(path) == 0 || errno == ENOENT else {
      throw .file(call: "unlink", path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// Appends a record, as `LogFile` does.
  public func append(_ record: LogRecord) throws(EventLogError) {
    if case .input(let input) = record {
      if let partSize, file.size >= partSize { try beginPart() }
      lastSeq = input.seq
    }
    try file.append(record)
  }

  /// Goes on in another part from here, and says so at the end of this one unless it is a copy of a part that does not.
  public func beginPart(isTold: Bool = true) throws(EventLogError) {
    try file.synchronize()
    var header = header
    header.continues = LogContinuation(part: part + 1, after: lastSeq, ends: file.lastSum ?? foundSum)
    let path = LogParts.path(of: first, part: part + 1)
    let next = try LogFile(path: path, truncatingTo: 0, hasSums: hasSums, sync: sync)
    try next.append(.header(header))
    if isTold {
      // A part is there before it is promised, after a loss of power too.
      try next.synchronize()
      try file.append(.goesOn(part: part + 1))
      try file.synchronize()
    }
    part += 1
    file = next
  }

  /// Forces what was appended to the disk, as `LogFile` does.
  @discardableResult
  public func synchronize() throws(EventLogError) -> Bool { try file.synchronize() }
}
