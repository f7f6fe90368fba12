// Measures and people's names in words as values say them of themselves, `formatted()`: styles of Foundation's that Linux lacks.
import Foundation

/// What a measure is of, by which its unit is chosen.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
  let name: String
  /// Anything: the unit that is usual where people live.
  public static var general: Self { Self(name: "general") }
  /// The unit the measurement has.
  public static var asProvided: Self { Self(name: "provided") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A way on a road.
  public static var road: Self { Self(name: "road") }
  /// Somebody's size.
  public static var person: Self { Self(name: "person") }
  /// Somebody's height.
  public static var personHeight: Self { Self(name: "person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Somebody's temperature.
  public static var person: Self { Self(name: "person") }
  /// The air's.
  public static var weather: Self { Self(name: "weather") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// Somebody's weight.
  public static var personWeight: Self { Self(name: "person") }
}

extension Measurement where UnitType: Dimension {
  /// How a measure is written (developer.apple.com/documentation/foundation/measurement/formatstyle). It is English; of units without a
  /// word here the symbol is written.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a unit is written.
    public struct UnitWidth: Hashable, Codable, Sendable {
      let name: String
      /// “3 kilometers”.
      public static var wide: Self { Self(name: "wide") }
      /// “3 km”.
      public static var abbreviated: Self { Self(name: "abbreviated") }
      /// “3km”.
      public static var narrow: Self { Self(name: "narrow") }
    }
    /// How much of the unit.
    public var width: UnitWidth
    /// Where people live.
    public var locale: Locale
    /// What it is of; nil for anything.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; nil for as the unit asks.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// A style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) { (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle) }
    /// The same for people elsewhere.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// A measure in words.
    public func format(_ value: Measurement<UnitType>) -> String {
      let (number, unit) = MeasuredUnits.chosen(
        value.value, value.unit, usage: usage?.name ?? "general", isUS: locale.measurementSystem == .us)
      let isGiven = usage?.name == "provided"
      let text = (numberFormatStyle ?? MeasuredUnits.style(number, isGiven: isGiven)).locale(locale).format(number)
      if unit is UnitTemperature, width != .wide { return text + (width == .narrow ? "°" : unit.symbol) }
      guard width == .wide else { return width == .narrow ? text + unit.symbol : "\(text) \(unit.symbol)" }
      return "\(text) \(MeasuredUnits.word(unit, text))"
    }

    /// The width alone is kept.
    public init(from decoder: any Decoder) throws {
      self.init(width: try decoder.singleValueContainer().decode(UnitWidth.self))
    }
    /// The width alone is kept.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(width)
    }
  }

  /// The measure in the unit that is usual where people live, as “1.9 mi”.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
  /// The measure in a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
  /// A style of measures.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

/// The units of lands, and their words.
enum MeasuredUnits {
  /// The unit of a land: the first in which there is one at least (Unicode CLDR, unit preferences). Others stay as they are.
  static func chosen(
    _ value: Double, _ unit: Dimension, usage: String, isUS: Bool
  ) -> (Double, Dimension) {
    let all: [Dimension] =
      switch (unit, usage) {
      case (_, "provided"): [unit]
      case (is UnitLength, "person"): isUS ? [UnitLength.inches] : [UnitLength.centimeters]
      case (is UnitLength, _):
        isUS
          ? [UnitLength.miles, UnitLength.feet, UnitLength.inches]
          : [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters]
      case (is UnitMass, _): isUS ? [UnitMass.pounds, UnitMass.ounces] : [UnitMass.kilograms, UnitMass.grams]
      case (is UnitTemperature, _): isUS ? [UnitTemperature.fahrenheit] : [UnitTemperature.celsius]
      case (is UnitSpeed, _): isUS ? [UnitSpeed.milesPerHour] : [UnitSpeed.kilometersPerHour]
      case _: [unit]
      }
    let numbers = all.map { to in
      unit === to ? value : to.converter.value(fromBaseUnitValue: unit.converter.baseUnitValue(fromValue: value))
    }
    let index = numbers.firstIndex { abs($0) >= 1 } ?? all.count - 1
    return (numbers[index], all[index])
  }

  /// Two figures at least, and all of a whole number; of a given unit the number as it is.
  static func style(_ number: Double, isGiven: Bool) -> FloatingPointFormatStyle<Double> {
    let style = FloatingPointFormatStyle<Double>()
    guard !isGiven else { return style }
    return abs(number) >= 10 ? style.precision(.fractionLength(0)) : style.precision(.significantDigits(1...2))
  }

  /// One and several of a unit (Unicode CLDR, en, long).
  private static let names: [String: (String, String)] = [
    "km": ("kilometer", "kilometers"), "m": ("meter", "meters"), "cm": ("centimeter", "centimeters"),
    "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
    "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"), "lb": ("pound", "pounds"),
    "oz": ("ounce", "ounces"), "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
    "mph": ("mile per hour", "miles per hour"), "km/h": ("kilometer per hour", "kilometers per hour"),
    "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"),
  ]

  /// The word for so much of a unit, as “kilometers”; its symbol where there is none. Symbols are not of one dimension alone: on
  /// Linux minutes have "m" as meters do, and what falls "g" as grams do.
  static func word(_ unit: Foundation.Unit, _ number: String) -> String {
    let words: (String, String)? =
      switch unit {
      case is UnitDuration where unit.symbol == UnitDuration.seconds.symbol: ("second", "seconds")
      case is UnitDuration where unit.symbol == UnitDuration.minutes.symbol: ("minute", "minutes")
      case is UnitDuration where unit.symbol == UnitDuration.hours.symbol: ("hour", "hours")
      case is UnitDuration: nil
      case is UnitAcceleration: nil
      case is UnitEnergy where unit.symbol == UnitEnergy.kilocalories.symbol: ("kilocalorie", "kilocalories")
      case _: names[unit.symbol]
      }
    return words.map { number == "1" || number == "-1" ? $0.0 : $0.1 } ?? unit.symbol
  }
}

extension PersonNameComponents {
  /// How a name is written (developer.apple.com/documentation/foundation/personnamecomponents/formatstyle).
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The nickname, else the given name.
      case short
      /// Given and family name.
      case medium
      /// All of it.
      case long
      /// The initials.
      case abbreviated
    }
    /// How much of it.
    public var style: Style
    /// A style.
    public init(style: Style = .medium) { self.style = style }
    /// A name.
    public func format(_ value: PersonNameComponents) -> String {
      let all: [Style: PersonNameComponentsFormatter.Style] = [
        .short: .short, .medium: .medium, .long: .long, .abbreviated: .abbreviated,
      ]
      return PersonNameComponentsFormatter.localizedString(from: value, style: all[style] ?? .default)
    }
  }
  /// Given and family name.
  public func formatted() -> String { FormatStyle().format(self) }
  /// The name in a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A style of names.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
