// A date picker's wheels under a finger: what each of them changes of the date, in the order in which they are drawn.
import Foundation

extension UIDatePicker {
  /// What a wheel changes, from the left, as an American phone has them.
  private enum Wheel {
    case month, day, year
    /// Days that go on over months.
    case date
    case hour, minute, half
    /// Of a duration.
    case hours, minutes
  }

  private var wheels: [Wheel] {
    switch datePickerMode {
    case .time: [.hour, .minute, .half]
    case .date: [.month, .day, .year]
    case .dateAndTime: [.date, .hour, .minute, .half]
    case .countDownTimer: [.hours, .minutes]
    }
  }

  /// How high a row of a wheel is, in points: as those of `UIPickerView`.
  package static var rowHeight: CGFloat { WheelTouch.rowHeight }

  /// How many wheels there are; 0 where the choice is shown in another way.
  package var wheelCount: Int { isCompact || showsMonth ? 0 : wheels.count }

  /// Whether the first wheel stands at an odd value, so that it may go back to the even one before.
  package var isFirstWheelOdd: Bool {
    guard datePickerMode != .countDownTimer else { return Int(countDownDuration / 3600) % 2 == 1 }
    let parts = wheelCalendar.dateComponents([.month, .day, .hour], from: date)
    let value =
      switch datePickerMode {
      case .time, .countDownTimer: parts.hour ?? 0
      case .date: (parts.month ?? 1) - 1
      case .dateAndTime: (parts.day ?? 1) - 1
      }
    return value % 2 == 1
  }

  /// The calendar of days and hours, in the zone of the picker.
  private var wheelCalendar: Calendar { shownDate.calendar }

  /// A finger went so far up a wheel: by a row for each row's height, to what comes later. Who listens is told, if that chose another
  /// date.
  func turn(wheel: Int, up: CGFloat) {
    let steps = (up / Self.rowHeight).rounded()
    guard steps != 0, abs(steps) <= Self.mostSteps else { return }
    turn(wheels[wheel], by: Int(steps))
  }

  /// No finger goes further at once than from one end of a screen to the other.
  private static let mostSteps: CGFloat = 1_000

  private func turn(_ wheel: Wheel, by steps: Int) {
    let (date, duration) = (date, countDownDuration)
    switch wheel {
    case .hours: turnDuration(hours: steps, minutes: 0)
    case .minutes: turnDuration(hours: 0, minutes: steps * minuteInterval)
    case .date: self.date = wheelCalendar.date(byAdding: .day, value: steps, to: date) ?? date
    case .year: self.date = wheelCalendar.date(byAdding: .year, value: steps, to: date) ?? date
    case .month: self.date = turned(date, \.month, by: steps, from: 1, count: 12)
    case .day:
      let days = wheelCalendar.range(of: .day, in: .month, for: date)?.count ?? 28
      self.date = turned(date, \.day, by: steps, from: 1, count: days)
    case .hour: self.date = turned(date, \.hour, by: steps, from: 0, count: 24)
    case .minute: self.date = turned(date, \.minute, by: steps * minuteInterval, from: 0, count: 60)
    case .half:
      // Two rows, and no more behind them.
      let isMorning = wheelCalendar.component(.hour, from: date) < 12
      guard isMorning == (steps > 0) else { return }
      self.date = turned(date, \.hour, by: isMorning ? 12 : -12, from: 0, count: 24)
    }
    if self.date != date || countDownDuration != duration { sendActions(for: .valueChanged) }
  }

  /// The wheels of a date go round by themselves: December is before January of the same year, and a month that has not so many days
  /// is at its last.
  private func turned(
    _ date: Date, _ part: WritableKeyPath<DateComponents, Int?>, by steps: Int, from first: Int, count: Int
  ) -> Date {
    let calendar = wheelCalendar
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    parts[keyPath: part] = (((parts[keyPath: part] ?? first) - first + steps) % count + count) % count + first
    let month = calendar.date(from: DateComponents(year: parts.year, month: parts.month, day: 1))
    let days = month.flatMap { calendar.range(of: .day, in: .month, for: $0)?.count } ?? 28
    parts.day = min(parts.day ?? 1, days)
    return calendar.date(from: parts) ?? date
  }

  /// A duration is a minute at least, and less than a day.
  private func turnDuration(hours: Int, minutes: Int) {
    let now = max(1, Int(countDownDuration / 60))
    let hour = min(max(0, now / 60 + hours), 23)
    let minute = ((now % 60 + minutes) % 60 + 60) % 60
    countDownDuration = TimeInterval(max(minuteInterval, hour * 60 + minute) * 60)
  }
}
