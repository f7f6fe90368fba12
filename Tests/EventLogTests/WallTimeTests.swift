// Days and times as a device's clock shows them: what is read, what is refused, and the arithmetic of the calendar.
import EventLog
import Foundation
import Testing
import Vocabulary

struct WallTimeTests {
  /// Seconds since 1970 as `date -u -d … +%s` has them; weekdays as any calendar has them, 0 for Sunday.
  @Test(arguments: [
    ("2001-01-01T00:00:00", 978_307_200, 1, "2001-01-01T00:00:00"),
    ("2024-02-29T21:05", 1_709_240_700, 4, "2024-02-29T21:05:00"),
    ("2024-03-01", 1_709_286_060, 5, "2024-03-01T09:41:00"),
    ("2023-12-31T23:59:59", 1_704_067_199, 0, "2023-12-31T23:59:59"),
    ("2100-02-28T00:00", 4_107_456_000, 0, "2100-02-28T00:00:00"),
    ("2100-12-31T23:59:59", 4_133_980_799, 5, "2100-12-31T23:59:59"),
  ])
  func reading(_ text: String, _ seconds: Int, _ weekday: Int, _ written: String) throws {
    let time = try #require(WallTime(text))
    #expect(time.secondsSince1970 == seconds && time.weekday == weekday && time.description == written)
    #expect(WallTime(secondsSince1970: seconds) == time && WallTime(written) == time)
  }

  /// 2100 is no leap year; days, hours and years there are not; other ways to write a date.
  @Test(arguments: [
    "", "now", "2024", "2024-02-30", "2023-02-29", "2100-02-29", "2024-13-01", "2024-00-10", "2024-01-00", "2000-12-31",
    "2101-01-01", "2024-1-9", "2024-01-09T24:00", "2024-01-09T09:60", "2024-01-09T09:41:60", "2024-01-09T9:41",
    "2024-01-09 09:41", "2024-01-09T", "2024-01-09T09:41Z", "-024-01-09", "2024-01-09T+9:41", "٢٠٢٤-01-09",
  ])
  func refused(_ text: String) { #expect(WallTime(text) == nil) }

  @Test func yearsThereAreNot() {
    #expect(WallTime(secondsSince1970: 978_307_199) == nil && WallTime(secondsSince1970: 4_133_980_800) == nil)
    #expect(WallTime.last == WallTime("2100-12-31T23:59:59"))
  }

  /// iOS 9 came out in September 2015, iOS 18 in September 2024, and iOS 26 is named for 2026.
  @Test(arguments: [(3, 2010), (9, 2016), (15, 2022), (17, 2024), (18, 2025), (26, 2026)])
  func usual(_ major: Int, _ year: Int) {
    #expect(WallTime(usualOfVersion: major).description == "\(year)-01-09T09:41:00")
  }

  /// A header says it where it was given, in all parts of a log, and what is no date is told with its place.
  @Test func headers() throws {
    let header = LogHeader(device: "d", era: "17", apps: ["A"], date: WallTime("2024-02-29"))
    let line = #"{"v":1,"record":"header","device":"d","era":"17","apps":["A"],"date":"2024-02-29T09:41:00"}"#
    #expect(LogRecord.header(header).line == line && header.first == header)
    let log = try EventLog(bytes: Data((line + "\n").utf8), path: "log")
    #expect(log.header == header)
    let bent = Data((line.replacingOccurrences(of: "02-29", with: "02-30") + "\n").utf8)
    let error = #expect(throws: EventLogError.self) { try EventLog(bytes: bent, path: "log") }
    #expect(error.map { "\($0)" }?.hasPrefix("log:1: date: expected a day and a time") == true)
  }
}
