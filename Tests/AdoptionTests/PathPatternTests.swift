// Patterns of paths, as shells and XcodeGen's excludes have them.
import Testing

@testable import Adoption

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("*.swift", "A.swift", true), ("*.swift", "B/A.swift", false), ("**/*.swift", "A.swift", true),
    ("**/*.swift", "B/C/A.swift", true), ("B", "B/C/A.swift", true), ("B/**", "B/C/A.swift", true),
    ("B/*/A.swift", "B/C/A.swift", true), ("B/*/A.swift", "B/C/D/A.swift", false), ("C", "B/C/A.swift", false),
    ("**/C", "B/C/A.swift", true), ("a?.swift", "ab.swift", true), ("a[0-2].json", "a1.json", true),
    ("a[0-2].json", "a3.json", false), ("*.{md,txt}", "x.txt", true), ("*.{md,txt}", "x.swift", false),
    ("{B,C}/{x,y}.a", "C/y.a", true), ("", "A.swift", false), ("/B/", "B/A.swift", true),
    ("B/C/A.swift/D", "B/C", false),
  ])
  func patterns(pattern: String, path: String, isMeant: Bool) {
    #expect(PathPattern(pattern).matches(path) == isMeant)
  }

  /// Many stars over a long path, and braces in braces, end at once.
  @Test func patternsThatGrow() {
    let path = Array(repeating: "a", count: 500).joined(separator: "/")
    #expect(!PathPattern(Array(repeating: "**/a", count: 200).joined(separator: "/") + "/b").matches(path))
    #expect(!PathPattern(String(repeating: "{a,b}", count: 40)).matches(path))
  }
}
