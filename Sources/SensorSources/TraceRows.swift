// The rows of a trace, line by line: the numbers of each, and every complaint with its line.
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

/// Reads the lines of one CSV trace in order. Fields hold no line breaks; numbers may be quoted.
struct TraceRows {
  let name: String
  let odd: OddReadings
  private(set) var line = 0
  private var columns: TraceColumns?
  private let told: TraceColumns?
  /// The first line that was no header, and its number.
  private var preamble: (text: String, line: Int)?
  /// The complaint about a first line that names axes and no time, should no header follow.
  private var withoutTime: SensorSourceError?
  /// The complaint about a first line that has not the columns the user said, should no row follow.
  private var unfit: SensorSourceError?
  /// Lines behind the header that say what the columns are in.
  private var unitLines = 0
  private var lastTime: Double?
  private var rows = 0
  private var isClock = false
  /// Whose rows they are, where a column says so.
  private var sensor: String?
  private var remarked = TraceRemarks()
  /// What the first lines that are no header begin with.
  private var kinds: [String] = []
  /// The complaint about a first line of numbers that may be a recording's start.
  private var start: SensorSourceError?
  /// Whose rows were passed over, for the complaint that there are no others.
  private var others: [String] = []

  private static let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]
  private static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")
  private static let blank = UInt8(ascii: " ")
  /// The blank is last: names hold blanks, and a run of them parts once.
  private static let separators = [UInt8(ascii: ";"), UInt8(ascii: "\t"), comma, blank]
  /// What a line that is no row begins with, wherever it stands.
  private static let remarks = [Array("#".utf8), Array("//".utf8), Array("%".utf8)]
  /// Lines before the header that name the app, the sensor or the separator (`sep=;`).
  private static let longestPreamble = 12
  /// The same before rows whose columns the user says: reports of recorders have a hundred lines.
  private static let longestTold = 500
  /// The most lines of units behind a header: raw or calibrated, and the unit.
  private static let mostUnitLines = 3
  /// The most characters of a word that rows begin with.
  private static let longestKind = 20
  /// Names of other sensors that a complaint tells.
  private static let shownOthers = 8

  /// `columns` is what the user says of them, if anything.
  init(name: String, odd: OddReadings, columns: TraceColumns?) {
    self.name = name
    self.odd = odd
    told = columns
  }

  /// Whether the unit shows only in the readings.
  var needsReadings: Bool { columns.map { $0.format != .swivel } ?? true }

  /// Takes the next line, without its line break; nil for the header, for what stands before it and for blank lines.
  mutating func take(_ text: ArraySlice<UInt8>) throws(SensorSourceError) -> TraceRow? {
    line += 1
    var text = text
    if line == 1, text.starts(with: Self.byteOrderMark) { text = text.dropFirst(Self.byteOrderMark.count) }
    while let last = text.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\r") { text.removeLast() }
    guard !text.allSatisfy({ $0 <= UInt8(ascii: " ") }) else { return nil }
    if line == 1, let found = ForeignFile(beginning: text) { throw .foreignFile(file: name, found: found) }
    guard !Self.remarks.contains(where: { text.starts(with: $0) }) else {
      if columns == nil, told == nil { remarked.take(text) }
      return nil
    }
    // WISDM and others end rows of commas with a semicolon.
    if let separator = columns?.separator ?? separator(of: text), separator == Self.comma,
      text.last == UInt8(ascii: ";")
    {
      text.removeLast()
    }
    guard let columns else {
      if let told {
        try takeTold(told, text)
        return self.columns == nil ? nil : try row(text)
      }
      try takeHeader(text)
      return nil
    }
    let fields = fields(of: text, columns.separator)
    guard isPicked(fields, columns), !isOfOthers(fields, columns) else { return nil }
    if rows == 0, unitLines < Self.mostUnitLines, areWords(fields, columns) {
      unitLines += 1
      return nil
    }
    try checkSensor(fields, columns)
    return try row(text)
  }

  /// Whether a row is of the sensor the user picked; where nobody did, every one is.
  private mutating func isPicked(_ fields: [ArraySlice<UInt8>], _ columns: TraceColumns) -> Bool {
    for pick in columns.picks {
      let word = pick.column < fields.count ? shown(fields[pick.column]) : ""
      if word.lowercased() == pick.word { continue }
      if !others.contains(word), others.count < Self.shownOthers { others.append(word) }
      return false
    }
    return true
  }

  /// Refuses a second sensor in a column that names them: its numbers are no acceleration, whatever they look like.
  private mutating func checkSensor(_ fields: [ArraySlice<UInt8>], _ columns: TraceColumns) throws(SensorSourceError) {
    guard let column = columns.sensor, column < fields.count else { return }
    let name = shown(fields[column])
    guard let sensor else {
      self.sensor = name
      return
    }
    guard name != sensor else { return }
    let wanted = [sensor, name].first { $0.lowercased().contains("acc") } ?? sensor
    throw .severalSensors(
      file: self.name, line: line, first: sensor, other: name,
      columns: columns.picking(wanted.lowercased()) ?? "t,=NAME,x,y,z")
  }

  /// Whether a row of an export of several sensors holds nothing of this one: all three of its cells are blank, or say so.
  private func isOfOthers(_ fields: [ArraySlice<UInt8>], _ columns: TraceColumns) -> Bool {
    columns.axes.allSatisfy { column in
      guard column < fields.count, fields[column].count <= Self.longestNothing else { return false }
      let cell = shown(fields[column])
      return cell.isEmpty || (columns.format != .swivel && Self.nothings.contains(cell.lowercased()))
    }
  }

  /// What stands for no reading where all three axes have it, and the most bytes of it with blanks and quotes.
  private static let nothings: Set = ["nan", "null", "none", "na", "n/a", "-"]
  private static let longestNothing = 8

  /// Whether a line has words where numbers should be.
  private func areWords(_ fields: [ArraySlice<UInt8>], _ columns: TraceColumns) -> Bool {
    var places = columns.axes
    if case .column(let column, _) = columns.time { places.append(column) }
    return places.allSatisfy {
      $0 < fields.count && shown(fields[$0]).contains { $0.isLetter } && number(shown(fields[$0])) == nil
    }
  }

  /// Throws when the lines have ended and none was a header.
  func finish() throws(SensorSourceError) {
    if let withoutTime { throw withoutTime }
    if columns == nil, let start { throw start }
    if columns == nil, let told, !others.isEmpty {
      throw .noPicked(file: name, words: told.picks.map(\.word), found: others)
    }
    if columns == nil, let unfit { throw unfit }
    guard columns == nil, let preamble else { return }
    throw missing(preamble)
  }

  // MARK: Header

  /// Looks whether a line is the first row with the columns the user said; what stands before it is a header or a report.
  private mutating func takeTold(_ told: TraceColumns, _ text: ArraySlice<UInt8>) throws(SensorSourceError) {
    var told = told
    told.separator = separator(of: text) ?? Self.comma
    let fields = fields(of: text, told.separator)
    told.fit(fields.count)
    // Rows of others may be shorter, and a header names no sensor.
    guard isPicked(fields, told) else { return }
    if fields.count > told.last, told.axes.allSatisfy({ number(shown(fields[$0])) != nil }) {
      columns = told
      return
    }
    if unfit == nil {
      unfit =
        fields.count > told.last
        ? .notANumber(
          file: name, line: line, column: told.labels[1],
          actual: shown(fields[told.axes[0]]))
        : .raggedRow(file: name, line: line, expected: told.last + 1, actual: fields.count)
    }
    if let unfit, line > Self.longestTold { throw unfit }
  }

  private mutating func takeHeader(_ text: ArraySlice<UInt8>) throws(SensorSourceError) {
    let separator = separator(of: text) ?? Self.comma
    let fields = fields(of: text, separator).map(shown)
    if let found = try TraceColumns(header: fields, separator: separator, file: name, line: line) {
      columns = found
      return
    }
    if TraceColumns.haveAxes(fields), withoutTime == nil { withoutTime = .withoutTime(file: name, line: line) }
    if fields.count > 2, fields.allSatisfy({ Double($0.replacingOccurrences(of: ",", with: ".")) != nil || $0.isEmpty })
    {
      if let withoutTime { throw withoutTime }
      try takeNumbers(fields, shown(text))
      return
    }
    if let start { throw start }
    if preamble == nil { preamble = (shown(text), line) }
    if separator != Self.blank, fields.count > 3, isKind(fields[0]),
      fields.dropFirst().filter({ Double($0) != nil }).count > 1
    {
      kinds.append(fields[0])
    }
    if let preamble, line - preamble.line >= Self.longestPreamble { throw missing(preamble) }
  }

  /// Whether a row's first field may say what the row is; times of day and dates have other characters.
  private func isKind(_ field: String) -> Bool {
    field.count <= Self.longestKind && field.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Refuses numbers where names should be. Empatica's files begin with the start, once for each axis, and how often rows come.
  private mutating func takeNumbers(_ fields: [String], _ text: String) throws(SensorSourceError) {
    let numbers = Set(fields.compactMap { Double($0) })
    guard let number = numbers.first, numbers.count == 1, fields.count == 3 else {
      throw start ?? .noHeader(file: name, line: line, actual: text)
    }
    if let start { throw Motion.rates.contains(number) ? .headRows(file: name, rate: number) : start }
    let complaint = SensorSourceError.noHeader(file: name, line: line, actual: text)
    guard number > TraceUnits.sinceEpoch else { throw complaint }
    start = complaint
  }

  /// What parts the fields of `text`; nil when there are no three.
  private func separator(of text: ArraySlice<UInt8>) -> UInt8? {
    Self.separators.first { fields(of: text, $0).count > 2 }
  }

  private func missing(_ preamble: (text: String, line: Int)) -> SensorSourceError {
    let found = kinds.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    // A remark has told what rows begin with; without one only some that come again show it.
    if remarked.picking != nil ? !found.isEmpty : found.count > 1 && found.count < kinds.count {
      let columns = remarked.picking ?? "=NAME,t,x,y,z"
      return .severalKinds(
        file: name, line: preamble.line, found: Array(found.prefix(Self.shownOthers)), columns: columns)
    }
    return .missingColumns(
      file: name, line: preamble.line, expected: ["t,ax,ay,az", "a time, x, y and z"], actual: preamble.text)
  }

  // MARK: Rows

  private mutating func row(_ text: ArraySlice<UInt8>) throws(SensorSourceError) -> TraceRow {
    guard let columns else { preconditionFailure("rows come after the header") }
    var fields = fields(of: text, columns.separator)
    let width = columns.width ?? max(fields.count, columns.last + 1)
    // A separator too many at the end.
    while fields.count > width, let last = fields.last, shown(last).isEmpty { fields.removeLast() }
    guard fields.count == width else {
      // Behind a row that could be read it is one that was cut: another sensor's was refused before.
      if rows == 0, let sensor = columns.sensor, sensor < fields.count, let picking = columns.picking("NAME") {
        throw .otherSensor(
          file: name, line: line, sensor: shown(fields[sensor]), expected: width, actual: fields.count, columns: picking
        )
      }
      throw .raggedRow(file: name, line: line, expected: width, actual: fields.count)
    }
    let sample = try sample(in: fields, columns)
    var gravity: SIMD3<Double>?
    if let found = columns.gravity {
      let values = try numbers(fields, found, labels: TraceFormat.gravityColumns, limit: TraceFormat.longestGravity)
      gravity = SIMD3(values[0], values[1], values[2])
    }
    if let lastTime, odd == .refuse, sample.t < lastTime {
      throw .timeRunsBackwards(file: name, line: line, previous: lastTime, actual: sample.t)
    }
    lastTime = sample.t
    rows += 1
    return TraceRow(sample: sample, gravity: gravity, line: line)
  }

  /// The fields of a line. Between quotes a separator parts nothing: `"0,02";"-9,8"`, `"0,02","-9,8"`.
  private func fields(of text: ArraySlice<UInt8>, _ separator: UInt8) -> [ArraySlice<UInt8>] {
    guard text.contains(Self.quote), separator != Self.blank else {
      return text.split(separator: separator, omittingEmptySubsequences: separator == Self.blank)
    }
    var fields: [ArraySlice<UInt8>] = []
    var (start, isQuoted) = (text.startIndex, false)
    for index in text.indices {
      if text[index] == Self.quote { isQuoted.toggle() }
      guard text[index] == separator, !isQuoted else { continue }
      fields.append(text[start..<index])
      start = index + 1
    }
    return fields + [text[start...]]
  }

  /// The beginning of `bytes` as text, for numbers and for complaints: what a terminal would obey is shown as �.
  private func shown(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes.prefix(80), as: UTF8.self)
      .trimmingCharacters(in: CharacterSet(charactersIn: " \t"))
    let plain =
      text.count > 1 && text.first == "\"" && text.last == "\"" && text.filter({ $0 == "\"" }).count == 2
      ? text.dropFirst().dropLast().trimmingCharacters(in: .whitespaces) : text
    guard plain.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return plain }
    return String(
      String.UnicodeScalarView(
        plain.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }

  private mutating func sample(
    in fields: [ArraySlice<UInt8>], _ columns: TraceColumns
  ) throws(SensorSourceError) -> AccelerationSample {
    let limit = AccelerationSample.maximumAcceleration * columns.format.largestGravity
    let labels = columns.labels
    var axes = try numbers(fields, columns.axes, labels: Array(labels.suffix(3)), limit: limit)
    if let added = columns.added {
      let more = try numbers(fields, added, labels: Array(labels.suffix(3)), limit: limit)
      axes = zip(axes, more).map { $0 + $1 }
    }
    return AccelerationSample(t: try time(in: fields, columns), x: axes[0], y: axes[1], z: axes[2])
  }

  private mutating func time(
    in fields: [ArraySlice<UInt8>], _ columns: TraceColumns
  ) throws(SensorSourceError) -> Double {
    guard case .column(let column, _) = columns.time else {
      guard case .rate(let rate) = columns.time else { preconditionFailure("a time is in a column or counted") }
      return Double(rows) / rate
    }
    let field = shown(fields[column])
    if columns.format != .swivel, field.contains(":"), let seconds = ClockTime.seconds(field) {
      isClock = true
      return seconds
    }
    // A column of no times at all: Xsens' MT Manager writes NaN or nothing where a device tells none.
    if columns.format != .swivel, rows == 0 || odd == .refuse,
      field.isEmpty || Self.nothings.contains(field.lowercased()),
      let counting = columns.counting(remarked.rate ?? "50")
    {
      throw .noTime(file: name, line: line, column: columns.labels[0], actual: field, columns: counting)
    }
    let limit = Double.greatestFiniteMagnitude
    return try numbers(fields, [column], labels: [columns.labels[0]], limit: limit)[0]
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

  /// `field` as a number. A comma that parts no columns may stand for the point, as in exports with decimal commas.
  private func number(_ field: String) -> Double? {
    guard field.contains(","), !field.contains(".") else { return Double(field) }
    return Double(field.replacingOccurrences(of: ",", with: "."))
  }

  // MARK: Units

  /// The row's sample in seconds and in g with CoreMotion's signs.
  func converted(_ row: TraceRow, _ units: TraceUnits) throws(SensorSourceError) -> AccelerationSample {
    let sample = units.apply(row.sample)
    guard odd == .keep || sample.hasPlausibleTime else {
      throw .badTime(file: name, line: row.line, column: columns?.labels.first ?? "t", seconds: sample.t)
    }
    guard odd == .keep || sample.isPlausible else {
      throw .implausible(
        file: name, line: row.line, column: columns?.labels.suffix(3).joined(separator: ",") ?? "",
        limit: AccelerationSample.maximumAcceleration, actual: "\(sample.x),\(sample.y),\(sample.z)")
    }
    return sample
  }

  /// What these rows, the first ones, are in.
  func units(of rows: [TraceRow]) throws(SensorSourceError) -> TraceUnits {
    guard let columns, columns.format != .swivel else { return TraceUnits() }
    return try TraceUnits(rows.map(\.sample), columns, isClock: isClock, file: name)
  }
}
