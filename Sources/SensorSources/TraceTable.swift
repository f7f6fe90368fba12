// The CSV of a trace as a table of numbers: one pass over the bytes, every complaint with its line.
import Foundation
import Orientation

/// One CSV trace. Fields hold no line breaks; quotes are stripped from the header only, as numbers need none.
struct TraceTable {
  private let bytes: [UInt8]
  private let name: String
  private var position = 0
  private var line = 0

  private static let newline = UInt8(ascii: "\n")
  private static let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]

  init(bytes: [UInt8], name: String) {
    self.bytes = bytes
    self.name = name
    if bytes.starts(with: Self.byteOrderMark) { position = Self.byteOrderMark.count }
  }

  /// Which columns hold what, once the header is read.
  private struct Layout {
    var format: TraceFormat
    var separator: UInt8
    var width: Int
    /// Column numbers of time, x, y, z.
    var columns: [Int]
  }

  func samples() throws(SensorSourceError) -> [AccelerationSample] {
    var reader = self
    guard let header = reader.nextLine() else { throw .empty(file: name) }
    let layout = try reader.layout(of: header)
    var samples: [AccelerationSample] = []
    while let row = reader.nextLine() {
      let sample = try reader.sample(in: row, layout)
      if let last = samples.last, sample.t < last.t {
        throw .timeRunsBackwards(file: name, line: reader.line, previous: last.t, actual: sample.t)
      }
      samples.append(sample)
      guard samples.count <= TraceReader.maximumSamples else {
        throw .tooManySamples(file: name, limit: TraceReader.maximumSamples)
      }
    }
    guard !samples.isEmpty else { throw .empty(file: name) }
    return try converted(samples, layout.format)
  }

  /// The next line that is not blank, without its line break; nil at the end.
  private mutating func nextLine() -> Range<Int>? {
    while position < bytes.count {
      let start = position
      let end = bytes[start...].firstIndex(of: Self.newline) ?? bytes.count
      position = end + 1
      line += 1
      var stop = end
      while stop > start, bytes[stop - 1] <= UInt8(ascii: " ") { stop -= 1 }
      if stop > start { return start..<stop }
    }
    return nil
  }

  private func fields(_ row: Range<Int>, _ separator: UInt8) -> [ArraySlice<UInt8>] {
    bytes[row].split(separator: separator, omittingEmptySubsequences: false)
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String {
    let shown = String(decoding: bytes.prefix(80), as: UTF8.self)
    return shown.trimmingCharacters(in: .whitespaces)
  }

  private func layout(of header: Range<Int>) throws(SensorSourceError) -> Layout {
    let separator =
      [UInt8(ascii: ","), UInt8(ascii: "\t"), UInt8(ascii: ";")].first { bytes[header].contains($0) }
      ?? UInt8(ascii: ",")
    let names = fields(header, separator).map {
      text($0).trimmingCharacters(in: CharacterSet(charactersIn: "\" ")).lowercased()
    }
    for format in TraceFormat.allCases {
      let found = format.columns.compactMap { names.firstIndex(of: $0) }
      if found.count == format.columns.count {
        return Layout(format: format, separator: separator, width: names.count, columns: found)
      }
    }
    let expected = TraceFormat.allCases.map { $0.columns.joined(separator: ",") }
    throw .missingColumns(file: name, line: line, expected: expected, actual: text(bytes[header]))
  }

  private func sample(in row: Range<Int>, _ layout: Layout) throws(SensorSourceError) -> AccelerationSample {
    let fields = fields(row, layout.separator)
    guard fields.count == layout.width else {
      throw .raggedRow(file: name, line: line, expected: layout.width, actual: fields.count)
    }
    var values = SIMD4<Double>()
    for (place, column) in layout.columns.enumerated() {
      let label = layout.format.columns[place]
      guard let value = Double(text(fields[column])) else {
        throw .notANumber(file: name, line: line, column: label, actual: text(fields[column]))
      }
      values[place] = value
      // 16 g whichever the unit: the reading is checked again in g once the unit is known.
      let limit = AccelerationSample.maximumAcceleration
      let bound = place == 0 ? .infinity : layout.format == .swivel ? limit : limit * TraceFormat.standardGravity
      guard value.isFinite, abs(value) <= bound else {
        throw .implausible(file: name, line: line, column: label, limit: limit, actual: text(fields[column]))
      }
    }
    return AccelerationSample(t: values[0], x: values[1], y: values[2], z: values[3])
  }

  private func converted(
    _ samples: [AccelerationSample], _ format: TraceFormat
  ) throws(SensorSourceError) -> [AccelerationSample] {
    guard format != .swivel else { return samples }
    let lengths = samples.map { ($0.x * $0.x + $0.y * $0.y + $0.z * $0.z).squareRoot() }.sorted()
    let median = lengths[lengths.count / 2]
    guard let factor = format.factor(medianLength: median) else {
      throw .noGravity(file: name, medianLength: median)
    }
    return samples.map {
      AccelerationSample(t: $0.t, x: $0.x * factor, y: $0.y * factor, z: $0.z * factor)
    }
  }
}
