// Language and region of what runs on a device: American, as a new simulator's, and not Foundation's own on Linux.
import Foundation
import SwivelTesting
import Testing

struct DeviceLocaleTests {
  private static let moment = Date(timeIntervalSince1970: 1_700_000_000)

  /// Region and language.
  @Test func settings() {
    #expect(Locale.current.identifier == "en_US" && Locale.autoupdatingCurrent.identifier == "en_US")
    #expect(Locale.preferredLanguages == ["en-US"])
    #expect(Locale.current.currency?.identifier == "USD" && Locale.current.measurementSystem == .us)
    // A week of the United States begins on a Sunday.
    #expect(Calendar.current.firstWeekday == 1 && Calendar.autoupdatingCurrent.firstWeekday == 1)
    // Who asks a calendar for its locale is told the settings' one (Calendar.current: "the user's current calendar").
    for calendar in [Calendar.current, .autoupdatingCurrent] { #expect(calendar.locale?.identifier == "en_US") }
    #expect(Calendar.current.identifier == .gregorian && Calendar.current.timeZone == TimeZone.current)
  }

  /// What nobody gives a locale is written as Americans do: CLDR's patterns of en_US.
  @Test func writing() {
    let prices = NumberFormatter()
    prices.numberStyle = .currency
    #expect(prices.string(from: 1234.5) == "$1,234.50")
    #expect(12.5.formatted(.currency(code: "EUR")) == "€12.50")
    let days = DateFormatter()
    days.timeZone = TimeZone(identifier: "UTC")
    days.dateStyle = .medium
    #expect(days.string(from: Self.moment) == "Nov 14, 2023")
    days.dateStyle = .short
    #expect(days.string(from: Self.moment) == "11/14/23")
    days.setLocalizedDateFormatFromTemplate("EEEEdMMMM")
    #expect(days.string(from: Self.moment) == "Tuesday, November 14")
  }
}
