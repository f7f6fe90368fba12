// Lengths of time, measures and people's names in words: classes of Foundation's that Linux lacks. They write English.

/// Lengths of time, as in “1:30” or “1h 30m”.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written; raw values are Foundation's.
  public enum UnitsStyle: Int, Sendable {
    /// “9:41:30”.
    case positional = 0
    /// “9h 41m 30s”.
    case abbreviated = 1
    /// “9 hr, 41 min, 30 sec”.
    case short = 2
    /// “9 hours, 41 minutes, 30 seconds”.
    case full = 3
    /// “nine hours, forty-one minutes, thirty seconds”.
    case spellOut = 4
    /// “9hr 41min 30sec”.
    case brief = 5
  }
  /// What becomes of units that are 0; raw values are Foundation's.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Those in front go where positions tell units apart, elsewhere all of them.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those in front go.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those between others go.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Those at the end go.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All go.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All stay.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// Which units there may be; all from years to seconds where it is empty.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units that are 0.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How many units there are at most; any number for 0.
  open var maximumUnitCount = 0
  /// Whether a largest unit that is small is said in the next one. Kept.
  open var collapsesLargestUnit = false
  /// Whether “About” stands before it.
  open var includesApproximationPhrase = false
  /// Whether “remaining” stands behind it.
  open var includesTimeRemainingPhrase = false
  /// Whether the smallest unit has a fraction. Kept.
  open var allowsFractionalUnits = false
  /// The calendar months and years are counted by.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// From when they are counted.
  open var referenceDate: Date?
  /// Where in a sentence it stands.
  open var formattingContext = Formatter.Context.unknown

  private struct Unit {
    var flag: NSCalendar.Unit
    var component: Calendar.Component
    /// “h”, “hr”, “hour”.
    var names: (String, String, String)
  }
  private static let units = [
    Unit(flag: .year, component: .year, names: ("y", "yr", "year")),
    Unit(flag: .month, component: .month, names: ("mo", "mth", "month")),
    Unit(flag: .weekOfMonth, component: .weekOfMonth, names: ("w", "wk", "week")),
    Unit(flag: .day, component: .day, names: ("d", "day", "day")),
    Unit(flag: .hour, component: .hour, names: ("h", "hr", "hour")),
    Unit(flag: .minute, component: .minute, names: ("m", "min", "minute")),
    Unit(flag: .second, component: .second, names: ("s", "sec", "second")),
  ]

  /// A number of seconds in words.
  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// The time from one date to another in words.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let calendar = self.calendar ?? .autoupdatingCurrent
    let wanted = allowedUnits.isEmpty ? Self.units.filter { $0.component != .weekOfMonth } : chosen()
    return string(from: calendar.dateComponents(Set(wanted.map(\.component)), from: startDate, to: endDate))
  }

  /// Components in words.
  open func string(from components: DateComponents) -> String? {
    var parts = chosen().compactMap { unit in components.value(for: unit.component).map { (unit, $0) } }
    let isPositional = unitsStyle == .positional
    var behaviour = zeroFormattingBehavior
    if behaviour.contains(.default) { behaviour = isPositional ? .dropLeading : .dropAll }
    if !behaviour.contains(.pad), let last = parts.last {
      if behaviour.contains(.dropLeading) { parts = Array(parts.drop { $0.1 == 0 }) }
      if behaviour.contains(.dropTrailing) { while parts.last?.1 == 0 { parts.removeLast() } }
      if behaviour.contains(.dropMiddle) {
        let ends = (0, parts.count - 1)
        parts = parts.enumerated().filter { $0.0 == ends.0 || $0.0 == ends.1 || $0.1.1 != 0 }.map(\.1)
      }
      if parts.isEmpty { parts = [last] }
    }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    guard !parts.isEmpty else { return nil }
    // A time that runs backwards does so as a whole: its sign stands once, in front.
    if let first = parts.firstIndex(where: { $0.1 != 0 }), parts[first].1 < 0, parts.allSatisfy({ $0.1 <= 0 }) {
      parts = parts.enumerated().map { ($1.0, $0 == first ? $1.1 : abs($1.1)) }
    }
    var text =
      isPositional
      ? parts.enumerated().map { place, part in
        let pads = place > 0 || behaviour.contains(.pad) && parts.count > 1
        return pads && abs(part.1) < 10 ? "0\(part.1)" : "\(part.1)"
      }.joined(separator: ":")
      : parts.map { name($0.1, $0.0.names) }.joined(
        separator: [.abbreviated, .brief].contains(unitsStyle) ? " " : ", ")
    if includesApproximationPhrase { text = "About " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  /// Components in words of a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// `DateComponents` in words; nil for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

  private func chosen() -> [Unit] {
    allowedUnits.isEmpty ? Self.units : Self.units.filter { allowedUnits.contains($0.flag) }
  }

  /// The short words English has a plural of (Unicode CLDR, en, durations).
  private static let pluralized: Set<String> = ["yr", "mth", "wk", "day"]
  private func name(_ count: Int, _ names: (String, String, String)) -> String {
    let plural = abs(count) == 1 ? "" : "s"
    switch unitsStyle {
    case .positional: return "\(count)"
    case .abbreviated: return "\(count)\(names.0)"
    case .brief: return "\(count)\(names.1)\(Self.pluralized.contains(names.1) ? plural : "")"
    case .short: return "\(count) \(names.1)\(Self.pluralized.contains(names.1) ? plural : "")"
    case .full: return "\(count) \(names.2)\(plural)"
    case .spellOut:
      let speller = NumberFormatter()
      speller.numberStyle = .spellOut
      return "\(speller.string(from: NSNumber(value: count)) ?? "\(count)") \(names.2)\(plural)"
    }
  }
}

/// Measures, as in “5 km”.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit; raw values are Foundation's.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// That of the measurement.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// One in which the number is handy. Kept.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Degrees without a letter.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Which unit; where none is asked for, what the language's land measures with.
  open var unitOptions: UnitOptions = []
  /// How the unit is written.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language, and the land.
  open var locale: Locale! = .autoupdatingCurrent
  /// How the number is written.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// A measurement in words.
  open func string<UnitType: Foundation.Unit>(from measurement: Measurement<UnitType>) -> String {
    let (number, unit) = chosen(measurement.value, measurement.unit)
    let text = numberFormatter.string(from: NSNumber(value: number)) ?? "\(number)"
    if unit is UnitTemperature {
      if unitOptions.contains(.temperatureWithoutUnit) { return text + "°" }
      if unitStyle != .long { return text + unit.symbol }
    }
    switch unitStyle {
    case .short: return text + unit.symbol
    case .long: return "\(text) \(MeasuredUnits.word(unit, text))"
    default: return "\(text) \(unit.symbol)"
    }
  }

  /// A unit in words.
  open func string(from unit: Foundation.Unit) -> String {
    unitStyle == .long ? MeasuredUnits.word(unit, "") : unit.symbol
  }

  /// A measurement's; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? NSMeasurement).map { string(from: Measurement(value: $0.doubleValue, unit: $0.unit)) }
  }

  /// The measure of the land: miles, pounds and Fahrenheit where the metric system is not used.
  private func chosen(_ value: Double, _ unit: Foundation.Unit) -> (Double, Foundation.Unit) {
    let isMetric = (locale ?? .current).measurementSystem != .us
    guard !unitOptions.contains(.providedUnit), let unit = unit as? Dimension else { return (value, unit) }
    let others: [(Dimension, Dimension)] = [
      (UnitLength.kilometers, UnitLength.miles), (UnitMass.kilograms, UnitMass.pounds),
      (UnitTemperature.celsius, UnitTemperature.fahrenheit), (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
    ]
    guard let pair = others.first(where: { type(of: $0.0) == type(of: unit) }) else { return (value, unit) }
    let target = isMetric ? pair.0 : pair.1
    return (target.converter.value(fromBaseUnitValue: unit.converter.baseUnitValue(fromValue: value)), target)
  }
}

/// People's names.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// Which sounds a name is written by; raw values are Foundation's.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// From bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Written as it sounds. Names here do not know how they sound.
    public static let phonetic = Options(rawValue: 2)
  }
  /// How much of a name; raw values are Foundation's.
  public enum Style: Int, Sendable {
    /// Given and family name.
    case `default` = 0
    /// What it is short for: the given name.
    case short = 1
    /// Given and family name.
    case medium = 2
    /// All of it.
    case long = 3
    /// The initials.
    case abbreviated = 4
  }
  /// How much of it.
  open var style = Style.default

  /// A name.
  open func string(from components: PersonNameComponents) -> String {
    let short = [components.givenName, components.familyName].compactMap { $0 }
    switch style {
    case .short: return components.nickname ?? components.givenName ?? components.familyName ?? ""
    case .abbreviated: return short.compactMap(\.first).map { String($0).uppercased() }.joined()
    case .default, .medium: return short.joined(separator: " ")
    case .long:
      let all = [
        components.namePrefix, components.givenName, components.middleName, components.familyName,
        components.nameSuffix,
      ]
      return all.compactMap { $0 }.joined(separator: " ")
    }
  }
  /// The parts of a name as English writes one: titles, given, middle and family name, what follows them; nil without a word.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    var words = string.split { $0.isWhitespace || $0 == "," }.map(String.init)
    var parts = PersonNameComponents()
    func isOne(_ word: String?, of list: Set<String>) -> Bool {
      word.map { list.contains($0.lowercased().filter { $0 != "." }) } ?? false
    }
    if words.count > 1, isOne(words.first, of: ["mr", "mrs", "ms", "miss", "dr", "prof", "sir"]) {
      parts.namePrefix = words.removeFirst()
    }
    if words.count > 2, isOne(words.last, of: ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]) {
      parts.nameSuffix = words.removeLast()
    }
    guard let given = words.first else { return nil }
    parts.givenName = given
    if words.count > 1 { parts.familyName = words.last }
    if words.count > 2 { parts.middleName = words.dropFirst().dropLast().joined(separator: " ") }
    return parts
  }
  /// A name in a style.
  open class func localizedString(
    from components: PersonNameComponents, style: Style, options: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    return formatter.string(from: components)
  }
  /// `PersonNameComponents` in words; nil for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }
}
