// The CSV of a whole trace as samples: one pass over the bytes.
import Orientation

/// One CSV trace.
struct TraceTable {
  private let bytes: [UInt8]
  private let name: String
  private let odd: OddReadings
  private let columns: TraceColumns?

  private static let newline = UInt8(ascii: "\n")

  init(bytes: [UInt8], name: String, odd: OddReadings, columns: TraceColumns?) {
    self.bytes = bytes
    self.name = name
    self.odd = odd
    self.columns = columns
  }

  func trace() throws(SensorSourceError) -> Trace {
    var reader = TraceRows(name: name, odd: odd, columns: columns)
    var rows: [TraceRow] = []
    var position = 0
    while position < bytes.count {
      let end = bytes[position...].firstIndex(of: Self.newline) ?? bytes.count
      if let row = try reader.take(bytes[position..<end]) { rows.append(row) }
      position = end + 1
      guard rows.count <= TraceReader.maximumSamples else {
        throw .tooManySamples(file: name, limit: TraceReader.maximumSamples)
      }
    }
    try reader.finish()
    guard let first = rows.first else { throw .empty(file: name) }
    let units = try reader.units(of: rows)
    var samples: [AccelerationSample] = []
    samples.reserveCapacity(rows.count)
    for row in rows { samples.append(try reader.converted(row, units)) }
    return Trace(
      samples: samples, gravity: first.gravity == nil ? nil : rows.compactMap(\.gravity), units: units.words)
  }
}
