// Distances in time and lists in words, by the examples of Apple's documentation of the two formatters.
import SwivelUI
import Testing

@Suite struct WordsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var date: RelativeDateTimeFormatter.DateTimeStyle
    var units: RelativeDateTimeFormatter.UnitsStyle
    var components: DateComponents
    var expected: String
    var testDescription: String { expected }
    init(
      _ date: RelativeDateTimeFormatter.DateTimeStyle, _ units: RelativeDateTimeFormatter.UnitsStyle,
      _ components: DateComponents, _ expected: String
    ) {
      (self.date, self.units, self.components, self.expected) = (date, units, components, expected)
    }
  }

  @Test(arguments: [
    Row(.numeric, .full, DateComponents(day: -1), "1 day ago"),
    Row(.named, .full, DateComponents(day: -1), "yesterday"),
    Row(.numeric, .full, DateComponents(day: 1), "in 1 day"), Row(.named, .full, DateComponents(day: 1), "tomorrow"),
    Row(.named, .full, DateComponents(weekOfMonth: 1), "next week"),
    Row(.numeric, .full, DateComponents(month: -2), "2 months ago"),
    Row(.numeric, .spellOut, DateComponents(month: -2), "two months ago"),
    Row(.numeric, .short, DateComponents(month: -2), "2 mo. ago"),
    Row(.numeric, .abbreviated, DateComponents(month: -2), "2mo ago"),
    // The largest unit that is not 0 counts, and none is rounded.
    Row(.numeric, .full, DateComponents(day: 0, hour: -1, minute: -59), "1 hour ago"),
    Row(.numeric, .full, DateComponents(year: 1, month: 11), "in 1 year"),
  ])
  func distances(row: Row) {
    let formatter = RelativeDateTimeFormatter()
    (formatter.dateTimeStyle, formatter.unitsStyle) = (row.date, row.units)
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.localizedString(from: row.components) == row.expected)
  }

  @Test func betweenDates() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.localizedString(for: date, relativeTo: date.addingTimeInterval(90 * 60)) == "1 hour ago")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.localizedString(for: date.addingTimeInterval(120), relativeTo: date) == "in 2 Minuten")
    #expect(formatter.string(for: "no date") == nil)
  }

  @Test(arguments: [
    ("en_US", "apples, pears, and plums"), ("en_GB", "apples, pears and plums"), ("de_DE", "apples, pears und plums"),
  ])
  func lists(_ locale: String, _ expected: String) {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: locale)
    #expect(formatter.string(from: ["apples", "pears", "plums"]) == expected)
    #expect(formatter.string(for: 1) == nil)
  }
}
