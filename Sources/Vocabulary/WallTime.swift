// What a device's clock says when its apps begin. It is given and not the machine's, so that what an app makes of the date is the
// same in every run, in every replay, and in next year's.

/// A day and a time as a clock on the wall shows them, in the device's own time zone.
public struct WallTime: Sendable, Hashable, LosslessStringConvertible {
  /// Seconds between the beginning of 1970 on that clock and what it shows.
  public let secondsSince1970: Int

  /// The years there can be: those of the devices there are, and what of the future can be counted in nanoseconds of 64 bits with all
  /// the time a device can run.
  public static let years = 2001...2100
  /// The last second of the last year.
  public static let last = WallTime(day: [years.upperBound, 12, 31], time: [23, 59, 59])
  private static let secondsPerDay = 86_400

  /// A time so many seconds after 1970 began on the same clock; nil outside of `years`.
  public init?(secondsSince1970: Int) {
    self.secondsSince1970 = secondsSince1970
    guard Self.years.contains(parts.year) else { return nil }
  }

  /// Reads `2024-02-29T21:05:30`, `2024-02-29T21:05` or `2024-02-29`, which is 9:41 of that day; nil for anything else, for a day or
  /// a time there is not, and outside of `years`.
  public init?(_ text: String) {
    func numbers(_ part: Substring, _ mark: Character, widths: [Int]) -> [Int]? {
      let words = part.split(separator: mark, omittingEmptySubsequences: false)
      guard words.count == widths.count, zip(words, widths).allSatisfy({ $0.utf8.count == $1 }),
        words.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } })
      else { return nil }
      return words.compactMap { Int($0) }
    }
    let halves = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    guard let date = numbers(halves[0], "-", widths: [4, 2, 2]), Self.years.contains(date[0]) else { return nil }
    var time = [9, 41, 0]
    if halves.count > 1 {
      guard
        let given = numbers(halves[1], ":", widths: [2, 2]).map({ $0 + [0] })
          ?? numbers(halves[1], ":", widths: [2, 2, 2])
      else { return nil }
      time = given
    }
    guard time[0] < 24, time[1] < 60, time[2] < 60 else { return nil }
    self.init(day: date, time: time)
    guard parts.year == date[0], parts.month == date[1], parts.day == date[2] else { return nil }
  }

  /// What a device begins at unless it is told: 9:41 of the ninth of January in the first whole year of its version, as the
  /// clocks in Apple's pictures show it. Versions to 18 came out in the autumn of 2006 and their number; later ones have the year
  /// of the pictures in their name.
  public init(usualOfVersion major: Int) {
    self.init(day: [major + (major <= 18 ? 2007 : 2000), 1, 9], time: [9, 41, 0])
  }

  private init(day: [Int], time: [Int]) {
    // Howard Hinnant's days of the civil calendar: years begin with March, so that a leap day is a year's last.
    let year = day[1] > 2 ? day[0] : day[0] - 1
    let (century, ofCentury) = (year / 400, year % 400)
    let dayOfYear = (153 * (day[1] > 2 ? day[1] - 3 : day[1] + 9) + 2) / 5 + day[2] - 1
    let days = century * 146_097 + ofCentury * 365 + ofCentury / 4 - ofCentury / 100 + dayOfYear - 719_468
    secondsSince1970 = days * Self.secondsPerDay + time[0] * 3_600 + time[1] * 60 + time[2]
  }

  private var days: Int { Int((Double(secondsSince1970) / Double(Self.secondsPerDay)).rounded(.down)) }
  private var secondOfDay: Int { secondsSince1970 - days * Self.secondsPerDay }

  /// Its year, month from 1 and day of the month.
  public var parts: (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let century = Int((Double(shifted) / 146_097).rounded(.down))
    let ofCentury = shifted - century * 146_097
    let year = (ofCentury - ofCentury / 1_460 + ofCentury / 36_524 - ofCentury / 146_096) / 365
    let dayOfYear = ofCentury - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    return (
      year + century * 400 + (month < 10 ? 0 : 1), month < 10 ? month + 3 : month - 9,
      dayOfYear - (153 * month + 2) / 5 + 1
    )
  }

  /// Its hour from 0, minute and second.
  public var time: (hour: Int, minute: Int, second: Int) {
    (secondOfDay / 3_600, secondOfDay / 60 % 60, secondOfDay % 60)
  }

  /// Its day of the week, 0 for Sunday. The first day of 1970 was a Thursday.
  public var weekday: Int { ((days + 4) % 7 + 7) % 7 }

  /// `2024-01-09T09:41:00`
  public var description: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (parts, time) = (parts, time)
    return
      "\(parts.year)-\(two(parts.month))-\(two(parts.day))T\(two(time.hour)):\(two(time.minute)):\(two(time.second))"
  }
}
