// JSON Lines back to a whole log: the order of its records checked, errors with their line.
import Foundation
import Orientation
import Vocabulary

/// A whole log: the device and its inputs, each with its outcome if it had one.
public struct EventLog: Sendable, Equatable {
  /// An input and what came of it.
  public struct Entry: Sendable, Equatable {
    /// The input as it was sequenced.
    public var input: LoggedInput
    /// nil when the host ended while it handled the input.
    public var outcome: LoggedOutcome?
    /// Whether it was run again after the host had been killed from outside.
    public var ranAgain = false
    /// Whether its outcome stood in a line that was passed over.
    public var isOutcomeLost = false
    /// Whether what the sensor said was taken over after a crash without asking an app.
    public var tookOverQuietly = false

    public init(input: LoggedInput, outcome: LoggedOutcome?) {
      self.input = input
      self.outcome = outcome
    }
  }

  /// The device it is of.
  public var header: LogHeader
  /// The outcome of the launch; nil when the host ended while it launched.
  public var launch: LoggedOutcome?
  /// In the order they were handled.
  public var entries: [Entry]
  /// Bytes of a last line without its newline: a write the process did not survive. Zero for a clean log.
  public private(set) var tornBytes = 0
  /// Whether its lines have checksums; logs of before they did have none.
  public private(set) var hasSums = false
  /// What is wrong with each line that was passed over, in order; empty unless that was asked for.
  public private(set) var passedOver: [EventLogError] = []
  /// Whether a line was passed over since the last input, so that numbers may be missing.
  private var mayJump = false
  /// What each part after the first goes on from, in order; empty for a log in one file.
  public private(set) var continuations: [LogContinuation] = []
  /// Numbers of the parts another goes on from that do not say so: of logs of before they did, or of hosts killed as they would have.
  public private(set) var silentParts: Set<Int> = []
  /// CRC-32 of the last whole line; of the one before it where that says that another part goes on from here.
  private(set) var lastSum: UInt32 = 0
  /// The line that says that another part goes on from this one; nil while none does.
  private(set) var goesOnAt: Int?
  /// Whether the torn bytes are how that line begins: the part is whole without it.
  private(set) var isTornInMark = false

  /// Whether another part has to go on from this one, or from the last one of a log in several.
  public var goesOn: Bool { goesOnAt != nil }

  /// The longest log read at once, in bytes: about a million inputs. A restart reads one part after the other.
  public static let maximumSize = 1 << 30

  /// Reads a log of at most `maximumSize` bytes with all its parts, whichever of them `path` is; `passingOver` as below.
  public init(file path: String, passingOver: Bool = false) throws(EventLogError) {
    var reader = try LogPartReader(path: path, passingOver: passingOver)
    let size = reader.size
    guard size <= Self.maximumSize else {
      throw .file(call: "read", path: path, reason: "\(size) bytes, at most \(Self.maximumSize) are read")
    }
    guard var whole = try reader.next() else { throw .noHeader(path: path) }
    while let part = try reader.next() { whole.add(part) }
    self = whole
  }

  private mutating func add(_ part: EventLog) {
    if let continuation = part.header.continues {
      if !goesOn { silentParts.insert(continuation.part - 1) }
      continuations.append(continuation)
    }
    entries += part.entries
    passedOver += part.passedOver
    tornBytes = part.tornBytes
    lastSum = part.lastSum
    goesOnAt = part.goesOnAt
  }

  /// Notes what is wrong with the part as a whole, where the decision was to go on.
  mutating func passOver(_ error: EventLogError) { passedOver.insert(error, at: 0) }

  /// The number of the last input; of the part before where there is none.
  public var lastSeq: UInt64 { entries.last?.input.seq ?? header.continues?.after ?? 0 }

  /// Reads the bytes of a log; `path` is for messages. A line that cannot be read is an error, unless the decision was to
  /// pass over such lines: then each is named in `passedOver`, with what stands where it may not because of it.
  public init(bytes: Data, path: String, passingOver: Bool = false) throws(EventLogError) {
    try self.init(LogLines(bytes: bytes, path: path), passingOver: passingOver, assumed: nil)
  }

  /// With `assumed` a header that cannot be read is passed over as well: what it said is known from the parts before.
  init(_ lines: LogLines, passingOver: Bool, assumed: (header: LogHeader, hasSums: Bool)?) throws(EventLogError) {
    let path = lines.path
    var records = LogRecords(lines, areSummed: assumed?.hasSums == true)
    do throws(EventLogError) {
      guard let first = try records.next() else { throw .noHeader(path: path) }
      guard case .header(let header) = first else {
        throw .order(path: path, line: 1, expected: "a header", actual: "another record")
      }
      self.init(header: header)
    } catch {
      guard passingOver, let assumed, records.lines.number > 0, error.line != nil else { throw error }
      self.init(header: assumed.header)
      passedOver.append(error)
    }
    hasSums = records.areSummed
    lastSum = records.lines.sum
    while true {
      do throws(EventLogError) {
        guard let record = try records.next() else { break }
        try add(record, path: path, line: records.lines.number)
        if case .goesOn = record { continue }
      } catch {
        guard passingOver, error.line != nil else { throw error }
        passedOver.append(error)
        mayJump = true
      }
      lastSum = records.lines.sum
    }
    tornBytes = records.lines.tornBytes
    isTornInMark = tornBytes > 0 && records.lines.isTorn(from: mark)
    if mayJump { loseOutcome() }
  }

  /// The line that says that another part goes on from this one.
  private var mark: [UInt8] {
    var line = LogRecord.goesOn(part: part + 1).lineBytes
    if hasSums { LineSum.append(to: &line) }
    return line
  }

  /// The number of the part, from 1.
  private var part: Int { header.continues?.part ?? 1 }

  private init(header: LogHeader) {
    self.header = header
    entries = []
  }

  private mutating func add(_ record: LogRecord, path: String, line: Int) throws(EventLogError) {
    func error(_ expected: String, _ actual: String) -> EventLogError {
      .order(path: path, line: line, expected: expected, actual: actual)
    }
    if goesOn { throw error("nothing after what says that part \(part + 1) goes on from here", "another record") }
    switch record {
    case .header: throw error("an input or outcome", "a header")
    case .input(let input):
      let next = lastSeq + 1
      guard launch != nil || header.continues != nil || mayJump || !entries.isEmpty else {
        throw error("outcome 0", "an input")
      }
      guard input.seq == next || (mayJump && input.seq > next) else { throw error("seq \(next)", "seq \(input.seq)") }
      if let last = entries.last {
        guard last.outcome != nil || last.isOutcomeLost || mayJump else {
          throw error("the outcome of \(last.input.seq)", "an input")
        }
        guard input.input.time >= last.input.input.time else {
          throw error("t of at least \(last.input.input.time)", "\(input.input.time)")
        }
      }
      if mayJump { loseOutcome() }
      mayJump = false
      entries.append(Entry(input: input, outcome: nil))
    case .outcome(let outcome):
      let expected = lastSeq
      let isFree =
        entries.isEmpty
        ? launch == nil && header.continues == nil : entries[entries.count - 1].outcome == nil
      guard outcome.seq == expected, isFree else {
        throw error(isFree ? "outcome \(expected)" : "an input", "outcome \(outcome.seq)")
      }
      if entries.isEmpty { launch = outcome } else { entries[entries.count - 1].outcome = outcome }
    case .resumed(let resumption): try resume(resumption, path: path, line: line)
    case .goesOn(let next):
      guard next == part + 1 else { throw error("part \(part + 1)", "part \(next)") }
      goesOnAt = line
    }
  }

  /// The last input without an outcome had one, in a line that was passed over.
  mutating func loseOutcome() {
    if let last = entries.last, last.outcome == nil { entries[entries.count - 1].isOutcomeLost = true }
  }
}

/// Lines as records, their checksums checked.
private struct LogRecords {
  private(set) var lines: LogLines
  /// Whether lines have checksums: all or none, as the first one has.
  private(set) var areSummed: Bool

  init(_ lines: LogLines, areSummed: Bool) {
    self.lines = lines
    self.areSummed = areSummed
  }

  /// The next record; nil after the last.
  mutating func next() throws(EventLogError) -> LogRecord? {
    let (path, number) = (lines.path, lines.number + 1)
    var areSummed = areSummed
    defer { self.areSummed = areSummed }
    return try lines.next { (line) throws(EventLogError) -> LogRecord in
      let sum = LineSum.check(line)
      if number == 1, sum != .none { areSummed = true }
      switch sum {
      case .right where areSummed, .none where !areSummed: break
      case .none: throw .sum(path: path, line: number, expected: "one", actual: "none")
      case .right(let said): throw .sum(path: path, line: number, expected: "none", actual: LineSum.text(said))
      case .wrong(let said, let found):
        throw .sum(path: path, line: number, expected: areSummed ? LineSum.text(found) : "none", actual: said)
      }
      if let record = QuickLine.record(line) { return record }
      return try LogLine(line, path: path, number: number).record()
    }
  }
}

extension EventLog {
  /// Notes how a restart went on from the last input, which has no outcome yet, or a crash's.
  private mutating func resume(_ resumption: LoggedResumption, path: String, line: Int) throws(EventLogError) {
    let actual = "\(resumption.way.rawValue) of \(resumption.seq)"
    guard var last = entries.last, last.input.seq == resumption.seq else {
      throw .order(path: path, line: line, expected: "the last input", actual: actual)
    }
    switch resumption.way {
    case .again where last.outcome == nil && !last.ranAgain: last.ranAgain = true
    case .quietly where last.outcome?.ending.isCrash == true && !last.tookOverQuietly: last.tookOverQuietly = true
    case .again, .quietly:
      throw .order(path: path, line: line, expected: "an input that was cut", actual: actual)
    }
    entries[entries.count - 1] = last
  }
}

extension LogRecord {
  /// Reads one line without its newline; `path` and `number` are for the error.
  public init(line: Data, path: String, number: Int) throws(EventLogError) {
    self = try [UInt8](line).withUnsafeBufferPointer { (bytes) throws(EventLogError) -> LogRecord in
      if let record = QuickLine.record(bytes) { return record }
      return try LogLine(bytes, path: path, number: number).record()
    }
  }
}
