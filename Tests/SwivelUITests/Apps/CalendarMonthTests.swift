// Which month a calendar names, whatever its zone, and which it shows once it counts months otherwise (UICalendarView.timeZone,
// calendar, visibleDateComponents).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct CalendarMonthTests {
  private func title(of view: UICalendarView) -> String {
    view.subviews.compactMap { ($0 as? UILabel)?.text }.first { $0.contains("20") || $0.contains("25") } ?? ""
  }

  @Test(arguments: [
    ("America/Los_Angeles", "UTC"), ("UTC", "America/Los_Angeles"), ("Asia/Tokyo", "UTC"), ("UTC", "Asia/Tokyo"),
    ("Pacific/Kiritimati", "Pacific/Midway"), ("Pacific/Midway", "Pacific/Kiritimati"),
  ]) func theMonthIsNamed(zone: String, calendarZone: String) throws {
    try onDevice(.iPhone8, Era(16)) { window in
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = try #require(TimeZone(identifier: calendarZone))
      let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 350, height: 350))
      view.locale = Locale(identifier: "en_US")
      view.calendar = calendar
      view.timeZone = TimeZone(identifier: zone)
      for (month, name) in [(1, "January 2026"), (3, "March 2026"), (12, "December 2026")] {
        view.visibleDateComponents = DateComponents(year: 2026, month: month, day: 1)
        #expect(title(of: view) == name && view.visibleDateComponents.month == month)
      }
    }
  }

  /// The Buddhist year is 543 ahead of the Gregorian one; the Persian year 1405 begins on 21 March 2026, so that the first day of March
  /// lies in its predecessor's last month.
  @Test(
    arguments: [
      (.buddhist, 2569, 3), (.gregorian, 2026, 3), (.iso8601, 2026, 3), (.japanese, 8, 3), (.persian, 1404, 12),
    ] as [(Calendar.Identifier, Int, Int)])
  func anotherCalendarShowsTheSameDays(identifier: Calendar.Identifier, year: Int, month: Int) throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 350, height: 350))
      view.calendar = Calendar(identifier: .gregorian)
      view.visibleDateComponents = DateComponents(year: 2026, month: 3, day: 15)
      view.calendar = Calendar(identifier: identifier)
      #expect(view.visibleDateComponents.year == year && view.visibleDateComponents.month == month)
      view.calendar = Calendar(identifier: .gregorian)
      #expect(view.visibleDateComponents.year == 2026)
    }
  }
}
