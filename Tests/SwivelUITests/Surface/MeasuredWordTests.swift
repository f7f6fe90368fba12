// Measures, names and lengths of time in words, by Foundation's documentation of its formatters; they write American English here.
import SwivelUI
import Testing

@MainActor @Suite struct MeasuredWordTests {
  private func formatter(
    _ land: String, _ style: Formatter.UnitStyle, _ options: MeasurementFormatter.UnitOptions
  ) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    (formatter.locale, formatter.unitStyle, formatter.unitOptions) = (Locale(identifier: land), style, options)
    return formatter
  }

  /// Formatter.UnitStyle: short "5km" has no space, medium has the symbol, long the word. A kilometer is 0.621 miles.
  @Test(
    arguments: [
      ("en_US", .short, .providedUnit, 5, "5km"), ("en_US", .medium, .providedUnit, 5, "5 km"),
      ("en_US", .long, .providedUnit, 5, "5 kilometers"), ("en_US", .long, .providedUnit, 1, "1 kilometer"),
      ("en_US", .long, .providedUnit, 0, "0 kilometers"), ("en_US", .medium, [], 8.04672, "5 mi"),
      ("en_US", .long, [], 1.609344, "1 mile"), ("de_DE", .medium, [], 8, "8 km"),
      ("en_US", .short, [], 8.04672, "5mi"),
    ] as [(String, Formatter.UnitStyle, MeasurementFormatter.UnitOptions, Double, String)])
  func lengths(
    land: String, style: Formatter.UnitStyle, options: MeasurementFormatter.UnitOptions, kilometers: Double,
    text: String
  ) {
    let length = Measurement(value: kilometers, unit: UnitLength.kilometers)
    #expect(formatter(land, style, options).string(from: length) == text)
  }

  /// 20 °C are 68 °F; `temperatureWithoutUnit` leaves the letter out.
  @Test(
    arguments: [
      ("en_US", .medium, [], "68°F"), ("de_DE", .medium, [], "20°C"), ("en_US", .medium, .providedUnit, "20°C"),
      ("en_US", .medium, .temperatureWithoutUnit, "68°"), ("en_US", .long, .providedUnit, "20 degrees Celsius"),
      ("en_US", .long, [.providedUnit, .temperatureWithoutUnit], "20°"), ("en_US", .long, [], "68 degrees Fahrenheit"),
    ] as [(String, Formatter.UnitStyle, MeasurementFormatter.UnitOptions, String)])
  func heat(land: String, style: Formatter.UnitStyle, options: MeasurementFormatter.UnitOptions, text: String) {
    let heat = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(formatter(land, style, options).string(from: heat) == text)
  }

  /// Units alone, other measures, and what is no measure. A pound is 0.45359237 kg.
  @Test func unitsAndOthers() {
    #expect(formatter("en_US", .long, []).string(from: UnitLength.meters) == "meters")
    #expect(formatter("en_US", .medium, []).string(from: UnitLength.meters) == "m")
    #expect(formatter("en_US", .long, []).string(from: UnitPressure.hectopascals) == "hPa")
    let mass = Measurement(value: 0.45359237, unit: UnitMass.kilograms)
    #expect(formatter("en_US", .medium, []).string(from: mass) == "1 lb")
    #expect(formatter("en_US", .medium, []).string(for: "a") == nil)
    let object = NSMeasurement(doubleValue: 2, unit: UnitLength.kilometers)
    #expect(formatter("de_DE", .medium, []).string(for: object) == "2 km")
  }

  /// Units whose symbols Linux's Foundation gives twice: a minute is no meter, and what falls no gram.
  @Test func symbolsOfTwo() {
    let long = formatter("en_US", .long, .providedUnit)
    let rows: [(String, String)] = [
      (long.string(from: Measurement(value: 5, unit: UnitDuration.minutes)), "5 minutes"),
      (long.string(from: Measurement(value: 1, unit: UnitDuration.hours)), "1 hour"),
      (long.string(from: Measurement(value: 2, unit: UnitDuration.seconds)), "2 seconds"),
      (long.string(from: Measurement(value: 2, unit: UnitAcceleration.gravity)), "2 g"),
      (long.string(from: Measurement(value: 2, unit: UnitMass.grams)), "2 grams"),
      (long.string(from: Measurement(value: 90, unit: UnitEnergy.kilocalories)), "90 kilocalories"),
      (long.string(from: Measurement(value: -1, unit: UnitLength.kilometers)), "-1 kilometer"),
      (Measurement(value: 3, unit: UnitDuration.minutes).formatted(.measurement(width: .wide)), "3 minutes"),
    ]
    for (text, wanted) in rows { #expect(text == wanted) }
  }

  /// (hours, minutes, seconds, style, what becomes of zeros, the words). DateComponentsFormatter.UnitsStyle, and
  /// ZeroFormattingBehavior: pad "01:00:10", dropLeading "10m", dropMiddle "1h 10s", dropTrailing "1h".
  @Test(
    arguments: [
      ([1, 0, 10], .positional, .pad, "01:00:10"), ([9, 41, 30], .positional, .default, "9:41:30"),
      ([0, 0, 5], .positional, .default, "5"),
      ([0, 5, 0], .positional, .default, "5:00"), ([0, 5, 0], .positional, .pad, "00:05:00"),
      ([1, 0, 0], .positional, .default, "1:00:00"), ([0, 0, 0], .positional, .default, "0"),
      ([1, 0, 10], .abbreviated, .default, "1h 10s"), ([1, 0, 10], .abbreviated, .pad, "1h 0m 10s"),
      ([1, 0, 10], .abbreviated, .dropMiddle, "1h 10s"), ([0, 0, 10], .abbreviated, .dropTrailing, "0h 0m 10s"),
      ([1, 0, 0], .abbreviated, .dropTrailing, "1h"), ([0, 1, 0], .abbreviated, .dropLeading, "1m 0s"),
      ([9, 41, 30], .short, .default, "9 hr, 41 min, 30 sec"), ([9, 41, 30], .brief, .default, "9hr 41min 30sec"),
      ([1, 1, 1], .full, .default, "1 hour, 1 minute, 1 second"), ([2, 0, 2], .full, .default, "2 hours, 2 seconds"),
      ([9, 41, 30], .spellOut, .default, "nine hours, forty-one minutes, thirty seconds"),
      ([0, 0, 0], .full, .dropAll, "0 seconds"), ([-1, -30, 0], .positional, .default, "-1:30:00"),
      ([0, -5, -6], .abbreviated, .default, "-5m 6s"),
    ] as [([Int], DateComponentsFormatter.UnitsStyle, DateComponentsFormatter.ZeroFormattingBehavior, String)])
  func lengthsOfTime(
    parts: [Int], style: DateComponentsFormatter.UnitsStyle, zeros: DateComponentsFormatter.ZeroFormattingBehavior,
    text: String
  ) {
    let formatter = DateComponentsFormatter()
    (formatter.unitsStyle, formatter.zeroFormattingBehavior) = (style, zeros)
    formatter.allowedUnits = [.hour, .minute, .second]
    let time = DateComponents(hour: parts[0], minute: parts[1], second: parts[2])
    #expect(formatter.string(from: time) == text && formatter.string(for: time) == text)
  }

  /// "With this property set to 2, instead of “1h 10m, 30s”, the resulting string would be “1h 10m”", and the phrases around it.
  @Test func phrases() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 4230) == "1h 10m 30s")
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 4230) == "1h 10m")
    (formatter.includesApproximationPhrase, formatter.includesTimeRemainingPhrase) = (true, true)
    #expect(formatter.string(from: 4230) == "About 1h 10m remaining")
    let day = Date(timeIntervalSinceReferenceDate: 0)
    formatter.calendar = Calendar(identifier: .gregorian)
    #expect(formatter.string(from: day, to: day.addingTimeInterval(90061)) == "About 1d 1h remaining")
    let words = DateComponentsFormatter.localizedString(from: DateComponents(day: 2, hour: 1), unitsStyle: .full)
    #expect(words == "2 days, 1 hour")
  }

  /// People's names: the nickname stands for the short one, and a long one has all parts in their order.
  @Test(
    arguments: [
      (.default, "Ada Lovelace", "Lovelace"), (.short, "Countess", "Lovelace"), (.medium, "Ada Lovelace", "Lovelace"),
      (.long, "Lady Ada King Lovelace FRS", "Lovelace"), (.abbreviated, "AL", "L"),
    ] as [(PersonNameComponentsFormatter.Style, String, String)])
  func names(style: PersonNameComponentsFormatter.Style, text: String, familyAlone: String) {
    var ada = PersonNameComponents()
    (ada.namePrefix, ada.givenName, ada.middleName, ada.familyName) = ("Lady", "Ada", "King", "Lovelace")
    (ada.nameSuffix, ada.nickname) = ("FRS", "Countess")
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    #expect(formatter.string(from: ada) == text && formatter.string(for: ada) == text)
    #expect(PersonNameComponentsFormatter.localizedString(from: ada, style: style) == text)
    var other = PersonNameComponents()
    other.familyName = "Lovelace"
    #expect(formatter.string(from: other) == familyAlone && formatter.string(for: "Ada") == nil)
  }
}
