// Words, sentences and lines around and beside places of a text (UITextInputStringTokenizer; Unicode Standard Annex 29).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct TokenizerTests {
  /// The pieces of a text, found from its beginning on.
  private func pieces(_ text: String, _ granularity: UITextGranularity) throws -> [String] {
    try onDevice(.iPhone8, Era(15)) { _ in
      let field = UITextView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
      field.text = text
      var found: [String] = []
      for offset in 0..<max(1, text.utf16.count) {
        guard let place = field.position(from: field.beginningOfDocument, offset: offset),
          let range = field.tokenizer.rangeEnclosingPosition(
            place, with: granularity, inDirection: .storage(.forward))
        else { continue }
        let from = field.offset(from: field.beginningOfDocument, to: range.start)
        if from == offset { found.append(field.text(in: range) ?? "") }
      }
      return found
    }
  }

  @Test(
    arguments: [
      ("", []), ("a", ["a"]), ("one two", ["one", "two"]), ("don't stop", ["don't", "stop"]),
      ("it\u{2019}s 'quoted'", ["it\u{2019}s", "quoted"]), ("3.5 of 1,000", ["3.5", "of", "1,000"]),
      ("end. Next", ["end", "Next"]), ("a-b", ["a", "b"]), ("  ", []), ("\u{1F600} ok", ["ok"]), ("x.", ["x"]),
      ("2,b", ["2", "b"]), ("'", []),
    ]) func words(text: String, words: [String]) throws
  {
    #expect(try pieces(text, .word) == words)
  }

  @Test(
    arguments: [
      ("One. Two!", ["One.", "Two!"]), ("It is 3.5 long. Yes", ["It is 3.5 long.", "Yes"]),
      ("Well... no", ["Well...", "no"]),
      ("a\nb", ["a", "b"]), ("Why?! So.", ["Why?!", "So."]), ("", []),
    ]) func sentences(text: String, sentences: [String]) throws
  {
    #expect(try pieces(text, .sentence) == sentences)
  }

  @Test(
    arguments: [
      (UITextGranularity.paragraph, "a\nbc\n", ["a\n", "bc\n"]), (.character, "a\u{1F600}", ["a", "\u{1F600}"]),
      (.document, "a b\nc", ["a b\nc"]), (.line, "a\nb", ["a\n", "b"]),
    ]) func others(granularity: UITextGranularity, text: String, pieces all: [String]) throws
  {
    #expect(try pieces(text, granularity) == all)
  }

  /// From a place, which boundary of a word comes next, and whether there is one.
  @Test(
    arguments: [
      (0, true, 3, true, false), (1, true, 3, false, false), (3, true, 4, false, true), (4, true, 7, true, false),
      (7, true, nil, false, true), (0, false, nil, true, false), (4, false, 3, true, false),
      (5, false, 4, false, false),
    ] as [(Int, Bool, Int?, Bool, Bool)])
  func boundaries(from: Int, isForward: Bool, next: Int?, begins: Bool, ends: Bool) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let field = UITextView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
      field.text = "one two"
      let place = try #require(field.position(from: field.beginningOfDocument, offset: from))
      let way = UITextDirection.storage(isForward ? .forward : .backward)
      let found = field.tokenizer.position(from: place, toBoundary: .word, inDirection: way)
      #expect(found.map { field.offset(from: field.beginningOfDocument, to: $0) } == next)
      #expect(field.tokenizer.isPosition(place, atBoundary: .word, inDirection: .storage(.backward)) == begins)
      #expect(field.tokenizer.isPosition(place, atBoundary: .word, inDirection: .storage(.forward)) == ends)
    }
  }
}
