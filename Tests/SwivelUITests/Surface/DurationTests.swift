// Lengths of time in words: what units, zeros, counts and signs become (DateComponentsFormatter, its examples and its properties).
import SwivelUI
import Testing

@MainActor @Suite struct DurationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let seconds: Double
    let expected: String
    var units: NSCalendar.Unit = [.hour, .minute, .second]
    var style = DateComponentsFormatter.UnitsStyle.positional
    var zeros = DateComponentsFormatter.ZeroFormattingBehavior.default
    var most = 0
    var testDescription: String { expected }
    init(
      _ seconds: Double, _ expected: String, _ style: DateComponentsFormatter.UnitsStyle = .positional,
      units: NSCalendar.Unit = [.hour, .minute, .second],
      zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default, most: Int = 0
    ) {
      (self.seconds, self.expected, self.style) = (seconds, expected, style)
      (self.units, self.zeros, self.most) = (units, zeros, most)
    }
  }
  nonisolated static let rows = [
    Row(0, "0"), Row(5, "5"), Row(59, "59"), Row(60, "1:00"), Row(61, "1:01"), Row(600, "10:00"), Row(3599, "59:59"),
    Row(3600, "1:00:00"), Row(86399, "23:59:59"), Row(90000, "25:00:00"),
    Row(5, "00:05", units: [.minute, .second], zeros: .pad), Row(5, "00:00:05", zeros: .pad),
    // "maximumUnitCount … set to 2, instead of “1h 10m 30s”, the resulting string would be “1h 10m”."
    Row(4230, "1h 10m 30s", .abbreviated), Row(4230, "1h 10m", .abbreviated, most: 2),
    Row(4230, "1h", .abbreviated, most: 1), Row(4230, "1h 10m 30s", .abbreviated, most: 3),
    Row(0, "0s", .abbreviated), Row(0, "0 seconds", .full), Row(1, "1 second", .full), Row(2, "2 seconds", .full),
    Row(3661, "1 hour, 1 minute, 1 second", .full), Row(7322, "2 hours, 2 minutes, 2 seconds", .full),
    Row(3600, "one hour", .spellOut), Row(7200, "2 hr", .short), Row(172_800, "2 days", .short, units: [.day]),
    Row(172_800, "2days", .brief, units: [.day]), Row(86400, "1 day", .short, units: [.day]),
    Row(3600, "1h", .abbreviated, zeros: .dropTrailing),
    Row(3605, "1h 5s", .abbreviated, zeros: .dropMiddle), Row(65, "0h 1m 5s", .abbreviated, zeros: .dropMiddle),
    Row(65, "1m 5s", .abbreviated, zeros: .dropAll), Row(3600, "1h", .abbreviated, zeros: .dropAll),
    // A time that runs backwards does so as a whole: its sign stands once, in front.
    Row(-5, "-5"), Row(-90, "-1:30"), Row(-3610, "-1:00:10"), Row(-90, "-1m 30s", .abbreviated),
    Row(-60, "-1 minute", .full), Row(-3605, "-1h 5s", .abbreviated),
  ]

  @Test(arguments: rows) func words(_ row: Row) {
    let formatter = DateComponentsFormatter()
    (formatter.unitsStyle, formatter.allowedUnits) = (row.style, row.units)
    (formatter.zeroFormattingBehavior, formatter.maximumUnitCount) = (row.zeros, row.most)
    #expect(formatter.string(from: row.seconds) == row.expected)
  }

  /// "About" before and "remaining" behind what is said (includesApproximationPhrase, includesTimeRemainingPhrase).
  @Test(arguments: [
    (true, false, "About 5 minutes"), (false, true, "5 minutes remaining"), (true, true, "About 5 minutes remaining"),
  ]) func phrases(isAbout: Bool, isLeft: Bool, expected: String) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    (formatter.includesApproximationPhrase, formatter.includesTimeRemainingPhrase) = (isAbout, isLeft)
    #expect(formatter.string(from: 300) == expected)
  }

  /// Only the units that components have are said, and nothing of none.
  @Test func components() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    #expect(formatter.string(from: DateComponents(hour: 2, minute: 5)) == "2 hours, 5 minutes")
    #expect(formatter.string(for: DateComponents(weekOfMonth: 3)) == "3 weeks")
    #expect(formatter.string(from: DateComponents()) == nil && formatter.string(for: 5) == nil)
  }

  /// How much of a name each style says (PersonNameComponentsFormatter.Style).
  @Test(
    arguments: [
      (.default, "Anna Meyer"), (.medium, "Anna Meyer"), (.short, "Anna"), (.abbreviated, "AM"),
      (.long, "Dr. Anna Maria Meyer MD"),
    ] as [(PersonNameComponentsFormatter.Style, String)])
  func names(style: PersonNameComponentsFormatter.Style, expected: String) {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Anna", "Maria")
    (name.familyName, name.nameSuffix) = ("Meyer", "MD")
    #expect(PersonNameComponentsFormatter.localizedString(from: name, style: style) == expected)
    name.nickname = "Anni"
    let short = PersonNameComponentsFormatter.localizedString(from: name, style: .short)
    #expect(short == "Anni")
  }
}
