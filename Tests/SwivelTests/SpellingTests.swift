// Which word was meant: tables of mistakes people make.
import Spelling
import Testing

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
}
