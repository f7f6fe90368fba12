// What a date picker says, in words.

extension UIDatePicker {
  /// The date somebody chose, else a famous one, for the moment a picture is made would make each another; with the calendar it is
  /// counted in.
  package var shownDate: (parts: DateComponents, calendar: Calendar) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? self.calendar?.timeZone ?? .gmt
    calendar.locale = Locale(identifier: "en_US")
    guard let date = givenDate else {
      return (DateComponents(year: 2007, month: 1, day: 9, hour: 9, minute: 41), calendar)
    }
    return (calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date), calendar)
  }

  /// What a compact picker says, each on its own ground: the date and the time, as an American phone says them.
  package var compactTexts: [String] {
    let parts = shownDate.parts
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let day = "\(months[((parts.month ?? 1) - 1) % 12]) \(parts.day ?? 1), \(parts.year ?? 2007)"
    let time = "\((hour + 11) % 12 + 1):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "AM" : "PM")"
    return switch datePickerMode {
    case .time, .countDownTimer: [time]
    case .date: [day]
    case .dateAndTime: [day, time]
    }
  }
}
