// What is found in texts: links, days and telephone numbers, as Apple's reference of NSDataDetector has them.
import Foundation
import SwivelUI
import Testing

@Suite struct DataDetectorTests {
  /// Dates, links and telephone numbers, as Foundation on Linux counts them: `date`, `link` and `phoneNumber` of `CheckingType`.
  private static let all: UInt64 = 1 << 4 | 1 << 6 | 1 << 11

  /// A text, and what is found in it in its order.
  @Test(arguments: [
    ("See https://www.apple.com/a?b=c.", ["https://www.apple.com/a?b=c"]),
    ("(www.swift.org), apple.com", ["www.swift.org", "apple.com"]),
    ("Write to someone@example.com!", ["someone@example.com"]),
    ("Call +1 408 555 0134 or (408) 555-0134", ["+1 408 555 0134", "(408) 555-0134"]),
    ("Before 12 May 2024, on May 3, 2024 and 2024-05-04", ["12 May 2024", "May 3, 2024", "2024-05-04"]),
    ("Nothing in 12 lines of version 1.2.3", []), ("", []),
  ]) func whatIsFound(_ text: String, _ found: [String]) throws {
    let detector = try NSDataDetector(types: Self.all)
    let whole = NSRange(location: 0, length: text.utf16.count)
    let matches = detector.matches(in: text, options: [], range: whole)
    #expect(matches.map { NSString(string: text).substring(with: $0.range) } == found)
    #expect(detector.numberOfMatches(in: text, options: [], range: whole) == found.count)
  }

  /// A link has its address, of mail with its scheme and of a bare name with that of the web; a day is at noon.
  @Test func whatItStandsFor() throws {
    let detector = try NSDataDetector(types: Self.all)
    func first(_ text: String) -> NSTextCheckingResult? {
      detector.firstMatch(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count))
    }
    #expect(first("a@b.com")?.url?.absoluteString == "mailto:a@b.com")
    #expect(first("apple.com/x")?.url?.absoluteString == "http://apple.com/x")
    #expect(first("+49 30 123456")?.phoneNumber == "+49 30 123456")
    let day = try #require(first("4 July 2021")?.date)
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day, .hour], from: day)
    #expect(parts.year == 2021 && parts.month == 7 && parts.day == 4 && parts.hour == 12)
    #expect(first("apple.com")?.date == nil && first("apple.com")?.phoneNumber == nil)
  }

  /// Only what was asked for; asking for nothing is an error. A block may stop.
  @Test func kindsAndStopping() throws {
    let text = "a.com b.com 12 May 2024"
    let whole = NSRange(location: 0, length: text.utf16.count)
    let links = try NSDataDetector(types: 1 << 6)
    var count = 0
    links.enumerateMatches(in: text, options: [], range: whole) { _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1 && links.numberOfMatches(in: text, options: [], range: whole) == 2)
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }
}
