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
    /// Column numbers of the reference gravity, if the trace has one.
    var gravity: [Int]?
  }

  func trace() throws(SensorSourceError) -> Trace {
    var reader = self
    guard let header = reader.nextLine() else { throw .empty(file: name) }
    let layout = try reader.layout(of: header)
    var samples: [AccelerationSample] = []
    var gravity: [SIMD3<Double>] = []
    var lines: [Int] = []
    while let row = reader.nextLine() {
      let fields = try reader.fields(row, layout)
      let sample = try reader.sample(in: fields, layout)
      if let columns = layout.gravity {
        let values = try reader.numbers(
          fields, columns, labels: TraceFormat.gravityColumns, limit: TraceFormat.longestGravity)
        gravity.append(SIMD3(values[0], values[1], values[2]))
      }
      if let last = samples.last, sample.t < last.t {
        throw .timeRunsBackwards(file: name, line: reader.line, previous: last.t, actual: sample.t)
      }
      samples.append(sample)
      lines.append(reader.line)
      guard samples.count <= TraceReader.maximumSamples else {
        throw .tooManySamples(file: name, limit: TraceReader.maximumSamples)
      }
    }
    guard !samples.isEmpty else { throw .empty(file: name) }
    return Trace(
      samples: try converted(samples, lines, layout.format), gravity: layout.gravity == nil ? nil : gravity)
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
        let gravity = TraceFormat.gravityColumns.compactMap { names.firstIndex(of: $0) }
        return Layout(
          format: format, separator: separator, width: names.count, columns: found,
          gravity: format == .swivel && gravity.count == 3 ? gravity : nil)
      }
    }
    let expected = TraceFormat.allCases.map { $0.columns.joined(separator: ",") }
    throw .missingColumns(file: name, line: line, expected: expected, actual: text(bytes[header]))
  }

  private func fields(_ row: Range<Int>, _ layout: Layout) throws(SensorSourceError) -> [ArraySlice<UInt8>] {
    let fields = fields(row, layout.separator)
    guard fields.count == layout.width else {
      throw .raggedRow(file: name, line: line, expected: layout.width, actual: fields.count)
    }
    return fields
  }

  private func sample(
    in fields: [ArraySlice<UInt8>], _ layout: Layout
  ) throws(SensorSourceError) -> AccelerationSample {
    // Beside g only m/s² occurs: 16 g in that unit is the widest anything can be before the unit is known.
    let limit = AccelerationSample.maximumAcceleration * (layout.format == .swivel ? 1 : TraceFormat.standardGravity)
    let labels = layout.format.columns
    let time = try numbers(fields, [layout.columns[0]], labels: labels, limit: .greatestFiniteMagnitude)
    let axes = try numbers(fields, Array(layout.columns[1...]), labels: Array(labels[1...]), limit: limit)
    return AccelerationSample(t: time[0], x: axes[0], y: axes[1], z: axes[2])
  }

  /// The finite numbers within ±`limit` in `columns`; `labels` name them in errors.
  private func numbers(
    _ fields: [ArraySlice<UInt8>], _ columns: [Int], labels: [String], limit: Double
  ) throws(SensorSourceError) -> [Double] {
    var values: [Double] = []
    for (column, label) in zip(columns, labels) {
      let field = text(fields[column])
      guard let value = Double(field) else {
        throw .notANumber(file: name, line: line, column: label, actual: field)
      }
      guard value.isFinite, abs(value) <= limit else {
        throw .implausible(file: name, line: line, column: label, limit: limit, actual: field)
      }
      values.append(value)
    }
    return values
  }

  private func converted(
    _ samples: [AccelerationSample], _ lines: [Int], _ format: TraceFormat
  ) throws(SensorSourceError) -> [AccelerationSample] {
    guard format != .swivel else { return samples }
    let lengths = samples.map { ($0.x * $0.x + $0.y * $0.y + $0.z * $0.z).squareRoot() }.sorted()
    let median = lengths[lengths.count / 2]
    guard let factor = format.factor(medianLength: median) else {
      throw .noGravity(file: name, medianLength: median)
    }
    let inG = samples.map { AccelerationSample(t: $0.t, x: $0.x * factor, y: $0.y * factor, z: $0.z * factor) }
    if let index = inG.firstIndex(where: { !$0.isPlausible }) {
      throw .implausible(
        file: name, line: lines[index], column: format.columns[1...].joined(separator: ","),
        limit: AccelerationSample.maximumAcceleration, actual: "\(inG[index].x),\(inG[index].y),\(inG[index].z)")
    }
    return inG
  }
}
