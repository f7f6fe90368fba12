// What wheels of a date picker say around the choice, by the Gregorian calendar, and what stands below days of a calendar.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct WheelWordTests {
  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) throws -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return try #require(calendar.date(from: parts))
  }

  /// The rows from the second above the choice to the second below it.
  private func rows(_ mode: UIDatePicker.Mode, _ date: Date, every minutes: Int = 1) throws -> [[String]] {
    try onDevice(.iPhone8, Era(15)) { _ in
      let picker = UIDatePicker()
      picker.datePickerMode = mode
      picker.timeZone = .gmt
      picker.minuteInterval = minutes
      picker.date = date
      let rows = picker.wheelRows
      return [3, 4, 0, 1, 2].map { rows[$0] }
    }
  }

  /// 2024 has a 29th of February; months and days go round, years do not.
  @Test(
    arguments: [
      (
        [2024, 2, 28],
        ["December 26 2022", "January 27 2023", "February 28 2024", "March 29 2025", "April 1 2026"]
      ),
      ([2023, 2, 28], ["December 26 2021", "January 27 2022", "February 28 2023", "March 1 2024", "April 2 2025"]),
      (
        [2023, 12, 31],
        ["October 29 2021", "November 30 2022", "December 31 2023", "January 1 2024", "February 2 2025"]
      ), ([2023, 4, 1], ["February 29 2021", "March 30 2022", "April 1 2023", "May 2 2024", "June 3 2025"]),
    ]) func dates(day: [Int], expected: [String]) throws
  {
    let found = try rows(.date, date(day[0], day[1], day[2]))
    #expect(found.map { $0.joined(separator: " ") } == expected)
  }

  /// Twelve follows eleven and comes before one; PM is below AM, and there is nothing else.
  @Test(
    arguments: [
      (0, 0, 1, ["10 58  ", "11 59  ", "12 00 AM", "1 01 PM", "2 02  "]),
      (11, 55, 5, ["9 45  ", "10 50  ", "11 55 AM", "12 00 PM", "1 05  "]),
      (12, 30, 30, ["10 30  ", "11 00 AM", "12 30 PM", "1 00  ", "2 30  "]),
      (23, 9, 1, ["9 07  ", "10 08 AM", "11 09 PM", "12 10  ", "1 11  "]),
    ]) func times(hour: Int, minute: Int, every: Int, expected: [String]) throws
  {
    let found = try rows(.time, date(2023, 5, 5, hour, minute), every: every)
    #expect(found.map { $0.joined(separator: " ") } == expected)
  }

  /// Days go on from month to month: 28 February 2024 is a Wednesday.
  @Test func daysWithTimes() throws {
    let found = try rows(.dateAndTime, date(2024, 2, 28, 12, 0), every: 15)
    #expect(
      found == [
        ["Mon Feb 26", "10", "30", " "], ["Tue Feb 27", "11", "45", "AM"], ["Wed Feb 28", "12", "00", "PM"],
        ["Thu Feb 29", "1", "15", " "], ["Fri Mar 1", "2", "30", " "],
      ])
  }

  /// A duration is less than a day, a minute at least; hours do not go round, minutes do.
  @Test(
    arguments: [
      (22 * 60 + 58, 1, ["20 56", "21 57", "22 58", "23 59", "- 0"]), (5, 1, ["- 3", "- 4", "0 5", "1 6", "2 7"]),
      (0, 1, ["- 59", "- 0", "0 1", "1 2", "2 3"]), (3 * 60 + 50, 10, ["1 30", "2 40", "3 50", "4 0", "5 10"]),
    ]) func durations(minutes: Int, every: Int, expected: [String]) throws
  {
    let found = try onDevice(.iPhone8, Era(15)) { _ in
      let picker = UIDatePicker()
      picker.datePickerMode = .countDownTimer
      picker.minuteInterval = every
      picker.countDownDuration = TimeInterval(minutes * 60)
      let rows = picker.wheelRows
      return [3, 4, 0, 1, 2].map { rows[$0] }
    }
    let words = found.map { row in
      row.map { $0 == " " ? "-" : $0.prefix { $0.isNumber }.description }.joined(separator: " ")
    }
    #expect(words == expected)
  }

  private final class Marker: NSObject, UICalendarViewDelegate {
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
      -> UICalendarView.Decoration?
    {
      switch dateComponents.day {
      case 1: .default(color: .red, size: .small)
      case 2: .default()
      case 3: .image(UIImage(systemName: "star"), color: .green, size: .large)
      case 4: .customView { UISwitch() }
      case 5: UICalendarView.Decoration()
      case _: nil
      }
    }
  }

  /// UICalendarView.Decoration: a dot of a colour, else gray; an image in its tint; a view of the app's. None is made while they are not
  /// wanted, and all are made anew when they are asked for.
  @Test func decorations() throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let (view, marker) = (UICalendarView(frame: CGRect(x: 0, y: 0, width: 350, height: 375)), Marker())
      view.wantsDateDecorations = true
      view.delegate = marker
      window.addSubview(view)
      view.layoutIfNeeded()
      let dots = { view.subviews.filter { type(of: $0) == UIView.self } }
      #expect(dots().map(\.backgroundColor) == [.red, .systemGray, .systemGray])
      let picture = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
      #expect(picture.tintColor == .green && picture.image == UIImage(systemName: "star"))
      let own = view.subviews.filter { $0 is UISwitch }
      #expect(own.count == 1)
      // Small, medium and large dots and pictures grow, and dots are round.
      let widths = (dots() + [picture]).map(\.frame.width)
      #expect(widths[0] < widths[1] && widths[1] == widths[2] && widths[2] < widths[3])
      #expect(dots().allSatisfy { $0.layer.cornerRadius == $0.frame.width / 2 } && picture.layer.cornerRadius == 0)
      view.reloadDecorations(forDateComponents: [], animated: false)
      #expect(view.subviews.filter { $0 is UISwitch }.count == 1 && own[0].superview == nil)
      view.wantsDateDecorations = false
      view.reloadDecorations(forDateComponents: [], animated: false)
      #expect(dots().isEmpty && view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }
  }
}
