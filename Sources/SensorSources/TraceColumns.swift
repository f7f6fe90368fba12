// Which columns of a recording hold what: by the names apps give them, or as the user says.
import Foundation

/// Column numbers, and what stands in them.
public struct TraceColumns: Sendable, Hashable {
  /// How the time is written.
  enum Time: Sendable, Hashable {
    /// In this column; the unit is the readings' to tell when nil.
    case column(Int, TimeUnit?)
    /// Nowhere: the rows come so often a second.
    case rate(Double)
  }

  var format: TraceFormat
  var separator: UInt8
  /// Fields of each row; nil for columns the user named, behind which there may be more.
  var width: Int?
  var time: Time
  /// Column numbers of x, y and z.
  var axes: [Int]
  /// Column numbers of other accelerations that say of themselves that gravity is in them.
  private(set) var further: [[Int]] = []
  /// Column numbers of what is added to them: the part of acceleration that gravity is not.
  var added: [Int]?
  /// Column numbers of the reference gravity, if the trace has one.
  var gravity: [Int]?
  /// Whether the axes are gravity's, and nothing is added to them.
  private(set) var isGravityAlone = false
  /// The names of time, x, y and z, for complaints.
  var labels: [String]
  /// Where the user wrote a time that stands in no column.
  private var countedPlace: Int?
  /// What rows that count hold in columns that name their sensor: column numbers, and words in lower case.
  private(set) var picks: [Pick] = []
  /// The column a header says the sensor's name is in.
  private(set) var sensor: Int?

  /// A word, and the column it has to stand in.
  struct Pick: Sendable, Hashable {
    var column: Int
    var word: String
  }

  /// What a column is, by its name.
  private enum Quantity { case total, gravity, linear, bare, other }

  /// The columns `header` names; nil when a time or an axis is missing. Throws when there is only acceleration without
  /// gravity, or when there are too many names.
  init?(header: [String], separator: UInt8, file: String, line: Int) throws(SensorSourceError) {
    guard header.count <= Self.mostColumns else {
      throw .tooManyColumns(file: file, line: line, limit: Self.mostColumns, actual: header.count)
    }
    let names = header.map(Self.plain)
    self.separator = separator
    width = names.count
    let own = ["t", "ax", "ay", "az"].compactMap { names.firstIndex(of: $0) }
    if own.count == 4 {
      format = .swivel
      time = .column(own[0], .seconds)
      axes = Array(own[1...])
      labels = own.map { names[$0] }
      let gravity = TraceFormat.gravityColumns.compactMap { names.firstIndex(of: $0) }
      self.gravity = gravity.count == 3 ? gravity : nil
      return
    }
    let kinds = Self.kinds(names)
    func triple(_ quantity: Quantity) -> [Int]? {
      let found = ["x", "y", "z"].compactMap { axis in
        kinds.firstIndex { $0.quantity == quantity && $0.axis == axis }
      }
      return found.count == 3 ? found : nil
    }
    let linear = triple(.linear)
    if let total = triple(.total) ?? triple(.bare) {
      axes = total
      further = [triple(.gravity)].compactMap(\.self)
    } else if let gravity = triple(.gravity) {
      axes = gravity
      added = linear
    } else if linear != nil {
      throw .withoutGravity(file: file, line: line)
    } else {
      return nil
    }
    guard let time = Self.time(in: names, beside: names[axes[0]]) else { return nil }
    self.time = .column(time.column, time.unit)
    let first = names[axes[0]]
    // Flattened JSON has all its names begin with "value."; RADAR-base's are the bare axes.
    let isForce = first.hasPrefix("gf") || first == "value.x"
    format = axes.allSatisfy { Self.isMilli(names[$0]) } ? .thousandths : isForce ? .normalForce : .named
    isGravityAlone = kinds[axes[0]].quantity == .gravity && added == nil
    labels = ([time.column] + axes).map { header[$0] }
    // blindmotion numbers its sensors in the name: "1-13 (sensors)". A column of `sensors` alone may count them.
    sensor = names.firstIndex { $0.hasSuffix("(sensors)") || Self.sensorNames.contains($0.filter(\.isLetter)) }
  }

  /// More names than any recording has: telling what each is takes its time, and a message or line may be full of them.
  static let mostColumns = 1_000

  /// The letters of what a column of sensors' names is called.
  private static let sensorNames = [
    "sensor", "sensortype", "sensorname", "sensorid", "sensorstringtype",
  ]

  /// The columns the user says: `t`, `x`, `y`, `z` and `-` for others, in their order; `t(ms)` tells the unit of the time,
  /// `t(50Hz)` that there is none and the rows come so often a second, `=accelerometer` that only rows count that hold the word there.
  public init(_ text: String) throws(SensorSourceError) {
    var found: [String: Int] = [:]
    var time: Time?
    for (column, word) in text.split(separator: ",", omittingEmptySubsequences: false).enumerated() {
      let name = word.trimmingCharacters(in: .whitespaces).lowercased()
      if name == "-" { continue }
      if name.first == "=" {
        guard name.count > 1 else { throw .badColumns(text: text, found: name) }
        picks.append(Pick(column: column, word: String(name.dropFirst())))
        continue
      }
      guard let known = name.first, "txyz".contains(known), found[String(known)] == nil else {
        throw .badColumns(text: text, found: name)
      }
      found[String(known)] = column
      guard known == "t" else {
        guard name.count == 1 else { throw .badColumns(text: text, found: name) }
        continue
      }
      let unit = name.dropFirst().trimmingCharacters(in: CharacterSet(charactersIn: "()"))
      if unit.isEmpty {
        time = .column(column, nil)
      } else if let unit = TimeUnit(spelled: unit) {
        time = .column(column, unit)
      } else if unit.hasSuffix("hz"), let rate = Double(unit.dropLast(2)), Motion.rates.contains(rate) {
        time = .rate(rate)
        countedPlace = column
      } else {
        throw .badColumns(text: text, found: name)
      }
    }
    let axes = ["x", "y", "z"].compactMap { found[$0] }
    guard let time, axes.count == 3 else { throw .badColumns(text: text, found: "no t, x, y and z") }
    format = .named
    separator = 0
    self.time = time
    self.axes = axes
    labels = ["t", "x", "y", "z"]
  }

  /// Lets a time that stands nowhere take no column, where a row has just the others: `t(50Hz),x,y,z` of three fields.
  mutating func fit(_ count: Int) {
    guard let place = countedPlace, count == last, axes.contains(where: { $0 > place }) else { return }
    axes = axes.map { $0 > place ? $0 - 1 : $0 }
    picks = picks.map { Pick(column: $0.column > place ? $0.column - 1 : $0.column, word: $0.word) }
  }

  /// What the user would say to have only rows of the sensor with this name.
  func picking(_ name: String) -> String? {
    guard let sensor, case .column(let time, let unit) = self.time else { return nil }
    var words = [String](repeating: "-", count: max(last, sensor) + 1)
    words[sensor] = "=\(name)"
    words[time] = unit.map { "t(\($0.rawValue))" } ?? "t"
    for (axis, column) in zip(["x", "y", "z"], axes) { words[column] = axis }
    return words.joined(separator: ",")
  }

  /// What the user would say where the time is in no row that can be read, and the rows are evenly spaced; nil where saying so
  /// would read them otherwise: told columns have the signs of their unit, and nothing is added to them.
  func counting(_ rate: String) -> String? {
    guard case .column(let time, _) = self.time, format == .named, added == nil else { return nil }
    var words = [String](repeating: "-", count: max(last, picks.map(\.column).max() ?? 0) + 1)
    for pick in picks { words[pick.column] = "=\(pick.word)" }
    words[time] = "t(\(rate)Hz)"
    for (axis, column) in zip(["x", "y", "z"], axes) { words[column] = axis }
    return words.joined(separator: ",")
  }

  /// What the user would say to read the rows a remark is the header of: GnssLogger's begin with what the remark begins with.
  /// Its UncalAccel has gravity in it as Accel has.
  static func picking(byRemark names: [String]) -> String? {
    guard let kind = names.first, kind.count > 1, kind.allSatisfy(\.isLetter) else { return nil }
    do {
      let calibrated = names.map { $0.replacingOccurrences(of: "uncal", with: "", options: .caseInsensitive) }
      guard var columns = try TraceColumns(header: calibrated, separator: 0, file: "", line: 0) else { return nil }
      columns.sensor = 0
      return columns.picking(kind.lowercased())
    } catch { return nil }
  }

  /// Whether `header` names three axes of an acceleration, with or without a time.
  static func haveAxes(_ header: [String]) -> Bool {
    let kinds = kinds(header.map(plain))
    return [Quantity.total, .gravity, .linear, .bare].contains { quantity in
      ["x", "y", "z"].allSatisfy { axis in kinds.contains { $0.quantity == quantity && $0.axis == axis } }
    }
  }

  /// The last column that is read.
  var last: Int {
    var columns = axes + (added ?? [])
    if case .column(let column, _) = time { columns.append(column) }
    return columns.max() ?? 0
  }

  // MARK: Names

  /// A name without what differs from app to app: quotes, case, and how the square and µ are written. Case tells milligauss from
  /// thousandths of g.
  private static func plain(_ name: String) -> String {
    name.trimmingCharacters(in: CharacterSet(charactersIn: "\"' "))
      .replacing(/\bmG(?=[)\]]|$)/, with: "milligauss").lowercased()
      .replacingOccurrences(of: "²", with: "^2").replacingOccurrences(of: "μ", with: "µ")
  }

  /// Words in the names of columns that are no acceleration.
  private static let others = [
    "gyro", "rotation", "rate", "magn", "field", "orient", "attitude", "quat", "euler", "roll", "pitch", "yaw", "bias",
    "velocity", "speed", "uncal", "mag", "ut)", "rad/s", "deg",
  ]

  /// What each of `names` is. Where one acceleration says that it includes gravity, as a browser's do, one that says
  /// nothing is without it.
  private static func kinds(_ names: [String]) -> [(quantity: Quantity, axis: String)] {
    let kinds = names.map(kind)
    guard names.contains(where: isIncluding) else { return kinds }
    return zip(names, kinds).map { name, kind in
      kind.quantity == .total && !isIncluding(name) ? (.linear, kind.axis) : kind
    }
  }

  private static func isIncluding(_ name: String) -> Bool {
    let letters = name.filter(\.isLetter)
    return letters.contains("includinggravity") || letters.contains("withgravity")
  }

  private static func kind(_ name: String) -> (quantity: Quantity, axis: String) {
    // The unit in brackets holds letters of its own.
    let word = withoutUnit(name.prefix { $0 != "(" && $0 != "[" })
    let letters = word.filter(\.isLetter)
    guard let axis = axis(of: word), !others.contains(where: { name.contains($0) }) else { return (.other, "") }
    let isLinear = ["linear", "user", "linacc", "withoutg", "nogravity"].contains { letters.contains($0) }
    if isLinear { return (.linear, axis) }
    if isIncluding(name) { return (.total, axis) }
    if word.contains("gravity") { return (.gravity, axis) }
    if word.contains("acc") || letters == "a\(axis)" || letters == "gf\(axis)" || word.contains("force") {
      return (.total, axis)
    }
    // A name in another language, of what only an acceleration is measured in.
    if let unit = bracketed(name), accelerationUnits.contains(unit) { return (.total, axis) }
    let isBare =
      word == "value.\(axis)" || letters == axis || letters == "\(axis)value" || letters == "\(axis)axis"
      || letters == "axis\(axis)"
    return (isBare ? .bare : .other, axis)
  }

  /// The x, y or z that stands by itself, or else ends the name's last word or begins its first.
  private static func axis(of word: Substring) -> String? {
    // GnssLogger's AccelXMps2.
    let word = word.hasSuffix("mps2") ? word.dropLast(4) : word
    let parts = word.split { !$0.isLetter }.map(String.init)
    if let alone = parts.first(where: { ["x", "y", "z"].contains($0) }) { return alone }
    guard let last = parts.last?.last, "xyz".contains(last) else { return nil }
    return String(last)
  }

  /// What accelerations with gravity are measured in, as brackets have it, and as names without brackets end.
  private static let accelerationUnits: Set = ["m/s^2", "m/s2", "m/s/s", "m/(s^2)", "ms^-2", "g", "mg"]
  private static let lastWords: Set = ["g", "mg", "ms2", "mps2"]

  /// A name up to the unit it ends with: `ax` of `ax_mg`.
  private static func withoutUnit(_ word: Substring) -> Substring {
    let parts = word.split { !$0.isLetter && !$0.isNumber }
    guard parts.count > 1, let last = parts.last, lastWords.contains(String(last)) else { return word }
    return word[..<parts[parts.count - 2].endIndex]
  }

  /// Whether a name says that its column is in thousandths of g: `X [mg]`, `ax_mg`.
  private static func isMilli(_ name: String) -> Bool {
    bracketed(name).map { $0 == "mg" } ?? (name.split { !$0.isLetter }.last == "mg")
  }

  /// What stands in a name's brackets.
  private static func bracketed(_ name: String) -> String? {
    guard let open = name.firstIndex(where: { $0 == "(" || $0 == "[" }),
      let close = name.lastIndex(where: { $0 == ")" || $0 == "]" }), open < close
    else { return nil }
    return name[name.index(after: open)..<close].trimmingCharacters(in: .whitespaces)
  }

  /// What people call the time in a table of their own; where apps do, they say its unit beside it.
  private static let timeWords: Set = [
    "zeit", "temps", "tiempo", "tempo", "tijd", "tid", "aika", "czas", "čas", "zaman", "время", "時間", "时间",
  ]

  /// The column of the time: one that says its unit or that it counts from a start, else one of the usual names, else what is
  /// measured in a unit of time. Of several the one whose name begins most like the first axis': sensors may have clocks of their own.
  private static func time(in names: [String], beside axis: String) -> (column: Int, unit: TimeUnit?)? {
    let times = names.indices.filter { names[$0].contains("time") || names[$0].contains("elapsed") || names[$0] == "t" }
    let counted = times.filter { names[$0].contains("elapsed") || names[$0].contains("since") }
    let groups = [
      counted, times.filter { unit(of: names[$0]) != nil }, times,
      names.indices.filter { TimeUnit(spelled: bracketed(names[$0]) ?? names[$0]) != nil },
      names.indices.filter { names[$0].contains("date") }, names.indices.filter { timeWords.contains(names[$0]) },
    ]
    guard let group = groups.first(where: { !$0.isEmpty }) else { return nil }
    func likeness(_ column: Int) -> Int { zip(names[column], axis).prefix { $0 == $1 }.count }
    let best = group.map(likeness).max() ?? 0
    return group.first { likeness($0) == best }.map { ($0, unit(of: names[$0])) }
  }

  /// The unit a name tells, in brackets or as its last word; `seconds_elapsed` says it first, `Time (s) Run 1` in the middle.
  private static func unit(of name: String) -> TimeUnit? {
    let bracketed = bracketed(name)
    if let bracketed, let unit = TimeUnit(spelled: bracketed) { return unit }
    let words = name.split { !$0.isLetter && $0 != "µ" }
    if let last = words.last, let unit = TimeUnit(spelled: last), words.count > 1 { return unit }
    guard let first = words.first, first.count > 2 else { return nil }
    return TimeUnit(spelled: first)
  }
}
