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
}
