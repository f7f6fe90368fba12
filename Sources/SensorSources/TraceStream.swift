// A trace that is still being written, such as standard input: bytes in as they come, samples out as soon as they are whole.
import Orientation

/// Reads a trace in pieces.
///
/// Rows come out as soon as their line is complete, but for two cases: where the unit shows only in the readings (all but
/// traces of our own), after `unitRows` rows; from gzip, at the end.
public struct TraceStream: Sendable {
  private var rows: TraceRows
  private let odd: OddReadings
  private var pending: [UInt8] = []
  /// How many bytes of it were looked through for the end of a line.
  private var looked = 0
  private var waiting: [TraceRow] = []
  private var known: TraceUnits?
  private let columns: TraceColumns?
  private var isPacked: Bool?
  private var isEmpty = true

  /// Rows that tell the unit: half a second at 50 Hz, whose median is gravity's unless the device falls.
  static let unitRows = 25

  /// The longest line in bytes: far above any row's. What never ends a line would be kept for ever.
  static let longestLine = 1 << 20

  private static let newline = UInt8(ascii: "\n")

  /// `name` stands for the file in errors.
  public init(name: String, odd: OddReadings = .refuse, columns: TraceColumns? = nil) {
    rows = TraceRows(name: name, odd: odd, columns: columns)
    self.odd = odd
    self.columns = columns
  }

  /// What the numbers were found to be in, for people; nil before that is known, empty for a trace of our own.
  public var units: String? { known?.words ?? packedUnits }
  private var packedUnits: String?

  /// Takes more bytes, and gives the samples that are whole now, in g with CoreMotion's signs.
  public mutating func take(_ bytes: some Sequence<UInt8>) throws(SensorSourceError) -> [AccelerationSample] {
    pending.append(contentsOf: bytes)
    if isPacked == nil, pending.count >= 2 { isPacked = Gunzip.isGzip(pending) }
    guard isPacked == false else {
      guard pending.count <= TraceReader.maximumBytes else {
        throw .tooLarge(file: rows.name, limit: TraceReader.maximumBytes)
      }
      return []
    }
    var samples: [AccelerationSample] = []
    // What was kept from before has no line break.
    if let end = pending[looked...].lastIndex(of: Self.newline) {
      samples = try self.samples(in: pending[..<end])
      pending = Array(pending[(end + 1)...])
    }
    guard pending.count <= Self.longestLine else {
      throw .longLine(file: rows.name, line: rows.line + 1, limit: Self.longestLine)
    }
    looked = pending.count
    return samples
  }

  /// The samples left when no more bytes come.
  public mutating func finish() throws(SensorSourceError) -> [AccelerationSample] {
    if isPacked == true {
      let trace = try TraceReader.trace(fromBytes: pending, name: rows.name, odd: odd, columns: columns)
      pending = []
      packedUnits = trace.units
      return trace.samples
    }
    var samples = pending.isEmpty ? [] : try samples(in: pending[...])
    (pending, looked) = ([], 0)
    try rows.finish()
    if known == nil, !waiting.isEmpty { samples += try release() }
    guard !isEmpty else { throw .empty(file: rows.name) }
    return samples
  }

  private mutating func samples(in text: ArraySlice<UInt8>) throws(SensorSourceError) -> [AccelerationSample] {
    var samples: [AccelerationSample] = []
    for line in text.split(separator: Self.newline, omittingEmptySubsequences: false) {
      guard let row = try rows.take(line) else { continue }
      isEmpty = false
      if let known {
        samples.append(try rows.converted(row, known))
        continue
      }
      waiting.append(row)
      if !rows.needsReadings || waiting.count >= Self.unitRows { samples += try release() }
    }
    return samples
  }

  private mutating func release() throws(SensorSourceError) -> [AccelerationSample] {
    let units = try rows.units(of: waiting)
    known = units
    var samples: [AccelerationSample] = []
    for row in waiting { samples.append(try rows.converted(row, units)) }
    waiting = []
    return samples
  }
}
