// A calendar: which days a month has, where the first one stands, and what choosing tells, as Apple's documentation of
// UICalendarView has it. The days are the Gregorian calendar's: 1 February 2024 was a Thursday, in a leap year.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor struct CalendarTests {
  private final class Chooser: UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
    var calls: [String] = []
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
      calls.append("chose \(dateComponents?.day ?? 0)")
    }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
      -> Bool
    {
      dateComponents?.day != 13
    }
    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents) {
      calls.append("left \(previous.month ?? 0)")
    }
  }

  private func button(_ name: String, in view: UIView) throws -> UIButton {
    try #require(view.subviews.first { $0.accessibilityIdentifier == name } as? UIButton)
  }

  @Test(arguments: [(1, 4), (2, 3), (5, 0)]) func month(_ firstWeekday: Int, _ column: Int) throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 350, height: 350))
      var calendar = Calendar(identifier: .gregorian)
      calendar.firstWeekday = firstWeekday
      view.calendar = calendar
      let chooser = Chooser()
      view.setVisibleDateComponents(DateComponents(year: 2024, month: 2, day: 10), animated: false)
      view.delegate = chooser
      let selection = UICalendarSelectionSingleDate(delegate: chooser)
      view.selectionBehavior = selection
      window.addSubview(view)
      window.layoutIfNeeded()
      let days = view.subviews.filter { $0.accessibilityIdentifier?.hasPrefix("day-") == true }
      #expect(days.count == 29)
      #expect(try button("day-1", in: view).frame.minX == CGFloat(column) * 50)
      #expect(try !button("day-13", in: view).isEnabled)
      try button("day-29", in: view).sendActions(for: .touchUpInside)
      #expect(selection.selectedDate?.day == 29 && selection.selectedDate?.month == 2)
      try button("day-29", in: view).sendActions(for: .touchUpInside)
      #expect(selection.selectedDate == nil)
      try button("calendar-next", in: view).sendActions(for: .touchUpInside)
      #expect(view.visibleDateComponents.month == 3)
      #expect(chooser.calls == ["chose 29", "chose 0", "left 2"])
    }
  }

  /// Days of which any moment is in the range can be chosen: one that begins at noon of the tenth begins with the tenth.
  @Test(
    arguments: [
      (nil, nil, 1...29), (10.5, nil, 10...29), (10, nil, 10...29), (nil, 20.5, 1...20), (nil, 20, 1...20),
      (10.5, 10.75, 10...10),
    ] as [(Double?, Double?, ClosedRange<Int>)])
  func availableDays(first: Double?, last: Double?, days: ClosedRange<Int>) throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 350, height: 350))
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      view.calendar = calendar
      view.setVisibleDateComponents(DateComponents(year: 2024, month: 2), animated: false)
      view.selectionBehavior = UICalendarSelectionMultiDate(delegate: nil)
      let start = try #require(calendar.date(from: DateComponents(year: 2024, month: 2, day: 1)))
      func moment(_ day: Double) -> Date { start.addingTimeInterval((day - 1) * 86_400) }
      view.availableDateRange = DateInterval(
        start: first.map(moment) ?? .distantPast, end: last.map(moment) ?? .distantFuture)
      window.addSubview(view)
      window.layoutIfNeeded()
      let open = try (1...29).filter { try button("day-\($0)", in: view).isEnabled }
      #expect(open == Array(days))
    }
  }

  private final class Several: UICalendarSelectionMultiDateDelegate {
    var calls: [String] = []
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate date: DateComponents) {
      calls.append("chose \(date.day ?? 0)")
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate date: DateComponents) {
      calls.append("left \(date.day ?? 0)")
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate date: DateComponents) -> Bool {
      date.day != 13
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate date: DateComponents) -> Bool {
      date.day != 7
    }
  }

  /// Several days: a tap chooses one or takes it back, with the delegate's leave.
  @Test func severalDays() throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 350, height: 350))
      let several = Several()
      let selection = UICalendarSelectionMultiDate(delegate: several)
      view.setVisibleDateComponents(DateComponents(year: 2024, month: 2), animated: false)
      selection.setSelectedDates([DateComponents(year: 2024, month: 2, day: 7)], animated: true)
      view.selectionBehavior = selection
      window.addSubview(view)
      window.layoutIfNeeded()
      for day in [5, 6, 5, 7, 13] { try button("day-\(day)", in: view).sendActions(for: .touchUpInside) }
      #expect(several.calls == ["chose 5", "chose 6", "left 5"])
      #expect(selection.selectedDates.map(\.day) == [7, 6])
      #expect(try button("day-6", in: view).isSelected && !button("day-5", in: view).isSelected)
      #expect(try !button("day-13", in: view).isEnabled)
    }
  }
}
