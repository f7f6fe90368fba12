// The rows of a trace, line by line: which columns hold what, and every complaint with its line.
import Foundation
import Orientation

/// What becomes of a reading that no accelerometer gives: NaN, infinite, or beyond ±16 g, and of time running backwards.
public enum OddReadings: Sendable {
  /// The trace is refused with the line: what playing wants.
  case refuse
  /// They are kept, for the classifier to answer: what judging a sensor wants.
  case keep
}

/// One row as numbers, in the file's unit.
struct TraceRow {
  var sample: AccelerationSample
  var gravity: SIMD3<Double>?
  var line: Int
}

/// Reads the lines of one CSV trace in order. Fields hold no line breaks; quotes are stripped from the header only, as
/// numbers need none.
struct TraceRows {
  let name: String
  let odd: OddReadings
  private(set) var line = 0
  private var layout: Layout?
  private var lastTime: Double?

  private static let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]

  init(name: String, odd: OddReadings) {
    self.name = name
    self.odd = odd
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

  /// The format, once the header is read.
  var format: TraceFormat? { layout?.format }

  /// Takes the next line, without its line break; nil for the header and for blank lines.
  mutating func take(_ text: ArraySlice<UInt8>) throws(SensorSourceError) -> TraceRow? {
    line += 1
    var text = text
    if line == 1, text.starts(with: Self.byteOrderMark) { text = text.dropFirst(Self.byteOrderMark.count) }
    while let last = text.last, last <= UInt8(ascii: " ") { text.removeLast() }
    guard !text.isEmpty else { return nil }
    guard let layout else {
      layout = try layout(of: text)
      return nil
    }
    let fields = text.split(separator: layout.separator, omittingEmptySubsequences: false)
    guard fields.count == layout.width else {
      throw .raggedRow(file: name, line: line, expected: layout.width, actual: fields.count)
    }
    let sample = try sample(in: fields, layout)
    var gravity: SIMD3<Double>?
    if let columns = layout.gravity {
      let values = try numbers(fields, columns, labels: TraceFormat.gravityColumns, limit: TraceFormat.longestGravity)
      gravity = SIMD3(values[0], values[1], values[2])
    }
    if let lastTime, odd == .refuse, sample.t < lastTime {
      throw .timeRunsBackwards(file: name, line: line, previous: lastTime, actual: sample.t)
    }
    lastTime = sample.t
    return TraceRow(sample: sample, gravity: gravity, line: line)
  }

  /// The beginning of `bytes` as text, for numbers and for complaints: what a terminal would obey is shown as �.
  private func shown(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes.prefix(80), as: UTF8.self).trimmingCharacters(in: .whitespaces)
    guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }

  private func layout(of header: ArraySlice<UInt8>) throws(SensorSourceError) -> Layout {
    let separator =
      [UInt8(ascii: ","), UInt8(ascii: "\t"), UInt8(ascii: ";")].first { header.contains($0) } ?? UInt8(ascii: ",")
    let names = header.split(separator: separator, omittingEmptySubsequences: false).map {
      shown($0).trimmingCharacters(in: CharacterSet(charactersIn: "\" ")).lowercased()
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
    throw .missingColumns(file: name, line: line, expected: expected, actual: shown(header))
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

  /// The numbers in `columns`; finite and within ±`limit` unless odd ones are kept. `labels` name them in errors.
  private func numbers(
    _ fields: [ArraySlice<UInt8>], _ columns: [Int], labels: [String], limit: Double
  ) throws(SensorSourceError) -> [Double] {
    var values: [Double] = []
    for (column, label) in zip(columns, labels) {
      let field = shown(fields[column])
      guard let value = number(field) else {
        throw .notANumber(file: name, line: line, column: label, actual: field)
      }
      guard odd == .keep || (value.isFinite && abs(value) <= limit) else {
        throw .implausible(file: name, line: line, column: label, limit: limit, actual: field)
      }
      values.append(value)
    }
    return values
  }

  /// `field` as a number. Where commas part no columns, one may stand for the point, as in exports of phyphox with a
  /// decimal comma.
  private func number(_ field: String) -> Double? {
    guard let layout, layout.separator != UInt8(ascii: ","), !field.contains(".") else { return Double(field) }
    return Double(field.replacingOccurrences(of: ",", with: "."))
  }

  /// The row's sample in g with CoreMotion's signs.
  func converted(_ row: TraceRow, factor: Double) throws(SensorSourceError) -> AccelerationSample {
    let s = row.sample
    let sample = factor == 1 ? s : AccelerationSample(t: s.t, x: s.x * factor, y: s.y * factor, z: s.z * factor)
    guard odd == .keep || sample.isPlausible else {
      throw .implausible(
        file: name, line: row.line, column: (format?.columns.dropFirst() ?? []).joined(separator: ","),
        limit: AccelerationSample.maximumAcceleration, actual: "\(sample.x),\(sample.y),\(sample.z)")
    }
    return sample
  }

  /// The factor to g for these rows, by their median length.
  func factor(for rows: [TraceRow]) throws(SensorSourceError) -> Double {
    guard let format, format != .swivel else { return 1 }
    let lengths = rows.map { row in
      let s = row.sample
      return (s.x * s.x + s.y * s.y + s.z * s.z).squareRoot()
    }.filter(\.isFinite).sorted()
    let median = lengths.isEmpty ? 0 : lengths[lengths.count / 2]
    guard let factor = format.factor(medianLength: median) else {
      throw .noGravity(file: name, medianLength: median)
    }
    return factor
  }
}
