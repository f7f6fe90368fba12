// Which word was meant: tables of mistakes people make.
import Testing

@testable import Spelling

@Suite struct SpellingTests {
  static let verbs = ["up", "down", "ps", "rotate", "sensor", "window", "get", "tree", "expect", "lint", "layout"]
  static let devices = ["ipad-air-2", "iphone-14", "iphone-15", "iphone-15-pro", "iphone-se-3"]

  @Test(
    "the nearest words, by fewest mistakes, or none",
    arguments: [
      ("rotat", verbs, ["rotate"]), ("roatte", verbs, ["rotate"]), ("Rotate", verbs, ["rotate"]),
      ("windw", verbs, ["window"]), ("tre", verbs, ["tree"]), ("sensors", verbs, ["sensor"]),
      ("lnit", verbs, ["lint"]), ("xyzzy", verbs, []), ("", verbs, []), ("---", verbs, []),
      ("iphone15", devices, ["iphone-15"]), ("iPhone 15", devices, ["iphone-15"]),
      ("iphone-13", devices, ["iphone-14", "iphone-15"]), ("ipadair2", devices, ["ipad-air-2"]),
      ("iphone-15-por", devices, ["iphone-15-pro"]), ("ipad", devices, ["ipad-air-2"]),
    ])
  func nearest(word: String, known: [String], meant: [String]) {
    #expect(Spelling.nearest(to: word, in: known) == meant)
  }

  /// Comparing takes the product of the lengths: a hundred thousand letters took most of a minute.
  @Test(arguments: [(200, true), (201, false), (1_000_000, false)]) func nobodyMistypesAPage(
    count: Int, isCompared: Bool
  ) {
    let word = String(repeating: "x", count: count)
    #expect(Spelling.nearest(to: word, in: [word + "y", "x"]) == (isCompared ? [word + "y"] : []))
  }

  @Test func onlyCaseAndPunctuationMayDifferInTheSameWord() {
    #expect(Spelling.same(as: "iPhone15", in: Self.devices) == "iphone-15")
    #expect(Spelling.same(as: "iphone16", in: Self.devices) == nil)
    #expect(Spelling.same(as: "a1", in: ["a-1", "A1"]) == nil, "two are meant")
    #expect(Spelling.same(as: "-", in: ["-"]) == nil, "no letters")
  }

  @Test func aSuggestionIsASentencesEnd() {
    #expect(Spelling.suggestion(for: "rotat", in: Self.verbs) == "; did you mean 'rotate'?")
    #expect(Spelling.suggestion(for: "iphone-13", in: Self.devices) == "; did you mean 'iphone-14' or 'iphone-15'?")
    #expect(Spelling.suggestion(for: "xyzzy", in: Self.verbs) == "")
  }

  /// Damerau and Levenshtein's distance between neighbours by its definition, without a table: the fewest of what the last letters
  /// allow.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    guard let last = a.last, let other = b.last else { return max(a.count, b.count) }
    let (shorter, fewer) = (Array(a.dropLast()), Array(b.dropLast()))
    var least = min(
      distance(shorter, b) + 1, distance(a, fewer) + 1, distance(shorter, fewer) + (last == other ? 0 : 1))
    if let before = shorter.last, let beside = fewer.last, last == beside, before == other {
      least = min(least, distance(Array(shorter.dropLast()), Array(fewer.dropLast())) + 1)
    }
    return least
  }

  /// Every pair of words of up to four letters of an alphabet of two, and of up to three of three.
  @Test func mistakesAreCountedAsDefined() {
    func words(_ letters: [Character], _ length: Int) -> [[Character]] {
      (0..<length).reduce([[[]]] as [[[Character]]]) { all, _ in
        all + [(all.last ?? []).flatMap { word in letters.map { word + [$0] } }]
      }.flatMap { $0 }
    }
    for all in [words(["a", "b"], 4), words(["a", "b", "c"], 3)] {
      for one in all {
        for other in all { #expect(Spelling.mistakes(one, other) == Self.distance(one, other), "\(one) \(other)") }
      }
    }
  }

  /// A third of the letters may be wrong, at least one.
  @Test(
    arguments: [
      ("ab", "ax", true), ("ab", "xy", false), ("abcde", "abcdx", true), ("abcde", "abcxx", false),
      ("abcdef", "abcdxx", true), ("abcdef", "abcxxx", false), ("abcdefghi", "abcdefxxx", true), ("a", "b", true),
    ])
  func howManyMistakesThereMayBe(word: String, known: String, isNear: Bool) {
    #expect(Spelling.nearest(to: word, in: [known]) == (isNear ? [known] : []))
  }

  /// Words that go on, or that a word goes beyond, when nothing is as near: of two letters at least, beyond words of three at least.
  @Test(
    arguments: [
      ("la", ["layout", "labels"], ["layout", "labels"]), ("l", ["layout"], []), ("getting", ["get"], ["get"]),
      ("upward", ["up"], []), ("layoutsdone", ["layout"], ["layout"]), ("ab", ["abcdef", "abx"], ["abx"]),
      ("la", ["layout", "labels", "landscape", "latest"], ["layout", "labels", "landscape"]),
    ])
  func wordsThatBeginAlike(word: String, known: [String], meant: [String]) {
    #expect(Spelling.nearest(to: word, in: known) == meant)
  }

  @Test func threeSuggestionsAreEnough() {
    let known = ["bat", "cat", "hat", "rat"]
    #expect(Spelling.nearest(to: "at", in: known) == ["bat", "cat", "hat"])
    #expect(Spelling.suggestion(for: "at", in: known) == "; did you mean 'bat', 'cat' or 'hat'?")
  }
}
