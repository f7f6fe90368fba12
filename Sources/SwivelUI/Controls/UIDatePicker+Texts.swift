// What a date picker says, in words.
import Vocabulary

extension UIDatePicker {
  /// The date that is chosen, as numbers, with the calendar they are counted in.
  package var shownDate: (parts: DateComponents, calendar: Calendar) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? self.calendar?.timeZone ?? .gmt
    calendar.locale = Locale(identifier: "en_US")
    return (calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date), calendar)
  }

  /// What a compact picker says, each on its own ground: the date and the time, as an American phone says them.
  package var compactTexts: [String] {
    let parts = shownDate.parts
    let day = "\(WallTime.shortMonths[((parts.month ?? 1) - 1) % 12]) \(parts.day ?? 1), \(parts.year ?? 2007)"
    let (clock, half) = WallTime.words(hour: parts.hour ?? 0, minute: parts.minute ?? 0)
    let time = "\(clock) \(half)"
    return switch datePickerMode {
    case .time, .countDownTimer: [time]
    case .date: [day]
    case .dateAndTime: [day, time]
    }
  }

  /// How wide each of the texts is with its ground.
  package var compactWidths: [CGFloat] {
    compactTexts.map { text in
      NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)]).size().width.rounded(.up)
        + 2 * Self.besideText
    }
  }

  static func room(of widths: [CGFloat]) -> CGFloat {
    widths.reduce(CGFloat(max(0, widths.count - 1)) * betweenTexts, +)
  }

  /// Where each of the texts of a compact picker stands with its ground, as far as there is room. Where the picker is wider, they
  /// stand at its beginning, as its own alignment says; from right to left all is turned round.
  package var compactPlaces: [CGRect] {
    let widths = compactWidths
    let room = Self.room(of: widths)
    let factor = room > bounds.width && room > 0 ? bounds.width / room : 1
    var x = contentHorizontalAlignment == .trailing ? bounds.maxX - room * factor : bounds.minX
    return widths.map { width in
      let place = CGRect(x: x, y: bounds.minY, width: width * factor, height: bounds.height)
      x = place.maxX + Self.betweenTexts
      return isMirrored ? place.mirrored(in: bounds) : place
    }
  }

  /// What wheels say, a word for each: in the chosen row, the two below it, the second above it and the one above it.
  package var wheelRows: [[String]] { [0, 1, 2, -2, -1].map { wheelRow($0) } }

  private func wheelRow(_ step: Int) -> [String] {
    let (parts, calendar) = shownDate
    func turned(_ value: Int, _ by: Int, _ count: Int) -> Int { ((value + by) % count + count) % count }
    if datePickerMode == .countDownTimer {
      let minutes = max(1, Int(countDownDuration / 60))
      let (hours, rest) = (minutes / 60 + step, turned(minutes % 60, step * minuteInterval, 60))
      return [(0..<24).contains(hours) ? hours == 1 ? "1 hour" : "\(hours) hours" : " ", "\(rest) min"]
    }
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let beside = hour < 12 ? 1 : -1
    let clock = [
      "\(turned(hour - 1, step, 12) + 1)",
      "\(turned(minute, step * minuteInterval, 60) + 100)".suffix(2).description,
      step == 0 ? hour < 12 ? "AM" : "PM" : step == beside ? hour < 12 ? "PM" : "AM" : " ",
    ]
    let (month, year) = ((parts.month ?? 1) - 1, parts.year ?? 2007)
    let date = calendar.date(from: DateComponents(year: year, month: month + 1, day: parts.day))
    switch datePickerMode {
    case .time, .countDownTimer: return clock
    case .date:
      let days = date.flatMap { calendar.range(of: .day, in: .month, for: $0)?.count } ?? 31
      return [
        calendar.monthSymbols[turned(month, step, 12)], "\(turned((parts.day ?? 1) - 1, step, days) + 1)",
        "\(year + step)",
      ]
    case .dateAndTime:
      guard let day = date.flatMap({ calendar.date(byAdding: .day, value: step, to: $0) }) else { return [" "] + clock }
      let found = calendar.dateComponents([.weekday, .month, .day], from: day)
      let words = [
        calendar.shortWeekdaySymbols[(found.weekday ?? 1) - 1], calendar.shortMonthSymbols[(found.month ?? 1) - 1],
        "\(found.day ?? 1)",
      ]
      return [words.joined(separator: " ")] + clock
    }
  }
}
