// Times of day and dates as apps write them, as seconds.
import Foundation

/// A moment in text: `2026-03-01T10:22:33.120Z`, `01-Mar-2026 10:22:33.120`, `10:22:33:120`.
enum ClockTime {
  private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

  /// Seconds since 1970, or since midnight when there is no date; nil for what is none. A zone is passed over: it is the
  /// same in every row.
  static func seconds(_ text: String) -> Double? {
    // A month's name may hold a T: it parts only where no blank does.
    let parts = text.contains(" ") ? text.split(separator: " ") : text.split(separator: "T")
    guard let clock = parts.first(where: { $0.contains(":") }), var time = time(of: clock) else { return nil }
    if let half = half(of: parts[parts.count - 1]) {
      // Twelve o'clock is the first hour of its half of the day.
      guard time >= 3600, time < 13 * 3600 else { return nil }
      time = time.truncatingRemainder(dividingBy: 12 * 3600) + half
    }
    guard let date = parts.first, date != clock else { return time }
    return days(of: date).map { Double($0) * 86_400 + time }
  }

  /// When the half of the day begins that `PM` or `10:22:33PM` names, in seconds.
  private static func half(of word: Substring) -> Double? {
    switch word.lowercased().filter({ $0.isLetter }) {
    case "am": 0
    case "pm": 12 * 3600
    case _: nil
    }
  }

  /// `10:22:33.120`, `10:22:33:120`, `10:22:33,120+01:00`, `22:33.12`.
  private static func time(of text: Substring) -> Double? {
    let end = text.firstIndex { $0 == "+" || $0 == "-" || $0.isLetter } ?? text.endIndex
    var parts = text[..<end].split(separator: ":", omittingEmptySubsequences: false).map {
      $0.replacingOccurrences(of: ",", with: ".")
    }
    if parts.count == 4 {
      let fraction = parts.removeLast()
      parts[2] += "." + fraction
    }
    let numbers = parts.compactMap { Double($0) }
    guard numbers.count == parts.count, (2...3).contains(numbers.count), numbers.allSatisfy({ $0 >= 0 && $0 < 61 })
    else {
      return nil
    }
    return numbers.reduce(0) { $0 * 60 + $1 }
  }

  /// Days since 1970-01-01 of `2026-03-01`, `2026/03/01`, `01-Mar-2026` or `3/13/2026` (Gregorian; Hinnant's days_from_civil).
  private static func days(of text: Substring) -> Int? {
    let parts = text.split { $0 == "-" || $0 == "/" || $0 == "." }.map(String.init)
    guard parts.count == 3 else { return nil }
    var (year, month, day) = (Int(parts[0]), Int(parts[1]), Int(parts[2]))
    if let named = months.firstIndex(of: parts[1].lowercased()) {
      (year, month, day) = (Int(parts[2]), named + 1, Int(parts[0]))
    } else if parts[0].count != 4 {
      (year, day) = (Int(parts[2]), Int(parts[0]))
      if let second = month, second > 12 { (month, day) = (day, second) }
    }
    guard let year, let month, let day, (1...12).contains(month), (1...31).contains(day), (1...9999).contains(year)
    else {
      return nil
    }
    let y = month <= 2 ? year - 1 : year
    let era = y / 400
    let ofEra = y - era * 400
    let ofYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
  }
}
