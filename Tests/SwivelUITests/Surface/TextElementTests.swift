// A text as TextKit 2 reads it: paragraphs with what ends them, places counted from each other, and who lays it out (NSTextContentStorage,
// NSTextContentManager, NSTextParagraph, NSTextSelection).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct TextElementTests {
  private func withText<Result>(_ text: String, _ body: (NSTextContentStorage) throws -> Result) throws -> Result {
    try onDevice(.iPhone8, Era(16)) { _ in
      let storage = NSTextContentStorage()
      storage.attributedString = NSAttributedString(string: text)
      return try body(storage)
    }
  }

  /// Where a range is in a text, as offsets of its beginning and its length.
  private func units(_ range: NSTextRange?, in storage: NSTextContentStorage) -> [Int]? {
    range.map {
      [
        storage.offset(from: storage.documentRange.location, to: $0.location),
        storage.offset(from: $0.location, to: $0.endLocation),
      ]
    }
  }

  /// A text's paragraphs: words, where these are, and where what ends them is.
  @Test(
    arguments: [
      ("", [], [], []), ("ab", ["ab"], [[0, 2]], [nil]),
      (
        "ab\ncde\n\nf", ["ab\n", "cde\n", "\n", "f"], [[0, 2], [3, 3], [7, 0], [8, 1]],
        [[2, 1], [6, 1], [7, 1], nil]
      ),
      ("a\r\nb\n", ["a\r\n", "b\n"], [[0, 1], [3, 1]], [[1, 2], [4, 1]]),
      ("🙂\n🙂", ["🙂\n", "🙂"], [[0, 2], [3, 2]], [[2, 1], nil]),
    ] as [(String, [String], [[Int]], [[Int]?])])
  func paragraphs(text: String, words: [String], contents: [[Int]], ends: [[Int]?]) throws {
    try withText(text) { storage in
      var found: [NSTextParagraph] = []
      storage.enumerateTextElements(from: nil) { element in
        if let paragraph = element as? NSTextParagraph { found.append(paragraph) }
        return true
      }
      #expect(found.map(\.attributedString.string) == words)
      #expect(found.map { units($0.paragraphContentRange, in: storage) } == contents)
      #expect(found.map { units($0.paragraphSeparatorRange, in: storage) } == ends)
      #expect(
        found.allSatisfy { $0.textContentManager === storage && $0.isRepresentedElement && $0.childElements == [] })
      #expect(found.map { storage.attributedString(for: $0)?.string } == words)
    }
  }

  /// enumerateTextElements(from:options:using:) begins with the paragraph a place is in, goes on or back, and ends when it is told to.
  @Test(
    arguments: [
      (nil, false, 9, ["ab", "cde", "", "f"]), (4, false, 9, ["cde", "", "f"]), (8, false, 9, ["f"]), (9, false, 9, []),
      (nil, true, 9, ["f", "", "cde", "ab"]), (4, true, 9, ["cde", "ab"]), (9, true, 9, ["f", "", "cde", "ab"]),
      (1, true, 9, ["ab"]), (nil, false, 2, ["ab", "cde"]), (9, true, 1, ["f"]),
    ] as [(Int?, Bool, Int, [String])])
  func walks(start: Int?, isBackwards: Bool, most: Int, words: [String]) throws {
    try withText("ab\ncde\n\nf") { storage in
      let place = start.flatMap { storage.location(storage.documentRange.location, offsetBy: $0) }
      var found: [String] = []
      let edge = storage.enumerateTextElements(from: place, options: isBackwards ? .reverse : []) { element in
        let text = (element as? NSTextParagraph)?.attributedString.string ?? "?"
        found.append(text.trimmingCharacters(in: .newlines))
        return found.count < most
      }
      #expect(found == words)
      let begins = ["ab": 0, "cde": 3, "": 7, "f": 8]
      let lengths = ["ab": 3, "cde": 4, "": 1, "f": 1]
      let last =
        words.last.map { isBackwards ? begins[$0] : begins[$0].map { $0 + (lengths[words.last ?? ""] ?? 0) } } ?? nil
      #expect(edge.map { storage.offset(from: storage.documentRange.location, to: $0) } == last)
    }
  }

  /// location(_:offsetBy:): "nil if the location is outside the document"; offsets are the way back.
  @Test(arguments: [
    (0, 0, true), (0, 3, true), (0, 4, false), (2, -2, true), (2, -3, false), (3, 0, true), (1, 2, true),
  ])
  func places(start: Int, offset: Int, isThere: Bool) throws {
    try withText("abc") { storage in
      let from = try #require(storage.location(storage.documentRange.location, offsetBy: start))
      let to = storage.location(from, offsetBy: offset)
      #expect((to != nil) == isThere)
      if let to {
        #expect(storage.offset(from: from, to: to) == offset && storage.offset(from: to, to: from) == -offset)
      }
      #expect(units(storage.documentRange, in: storage) == [0, 3])
    }
  }

  /// textElements(for:): those a part of the text is in.
  @Test(
    arguments: [
      (0, 1, ["ab\n"]), (1, 3, ["ab\n", "cde\n"]), (3, 4, ["cde\n"]), (4, 0, ["cde\n"]),
      (0, 9, ["ab\n", "cde\n", "\n", "f"]),
    ])
  func elements(start: Int, length: Int, words: [String]) throws {
    try withText("ab\ncde\n\nf") { storage in
      let first = try #require(storage.location(storage.documentRange.location, offsetBy: start))
      let last = try #require(storage.location(first, offsetBy: length))
      let range = try #require(NSTextRange(location: first, end: last))
      #expect(storage.textElements(for: range).compactMap { storage.attributedString(for: $0)?.string } == words)
      #expect(storage.adjustedRange(from: range, forEditingTextSelection: true) == range)
    }
  }

  /// Who lays a text out: the first is the primary one, none is there twice, and one that is taken away has no text any more.
  @Test func whoLaysItOut() throws {
    try withText("a") { storage in
      let (first, second) = (NSTextLayoutManager(), NSTextLayoutManager())
      #expect(storage.textLayoutManagers == [] && storage.primaryTextLayoutManager == nil)
      for manager in [first, second, first] { storage.addTextLayoutManager(manager) }
      #expect(storage.textLayoutManagers == [first, second] && storage.primaryTextLayoutManager === first)
      #expect(first.textContentManager === storage && second.textContentManager === storage)
      storage.removeTextLayoutManager(second)
      #expect(storage.textLayoutManagers == [first] && storage.primaryTextLayoutManager === first)
      storage.removeTextLayoutManager(first)
      #expect(storage.primaryTextLayoutManager == nil && first.textContentManager == nil)
      var seen: [Bool] = []
      storage.performEditingTransaction {
        seen.append(storage.hasEditingTransaction)
        storage.performEditingTransaction { seen.append(storage.hasEditingTransaction) }
        seen.append(storage.hasEditingTransaction)
      }
      #expect(seen == [true, true, true] && !storage.hasEditingTransaction)
    }
  }

  /// replaceContents(in:with:): the part becomes the elements' words; nothing for none.
  @Test(arguments: [(["X"], "aXd"), (["X", "Y\n"], "aXY\nd"), ([], "ad")] as [([String], String)])
  func replaced(words: [String], text: String) throws {
    try withText("abcd") { storage in
      let start = try #require(storage.location(storage.documentRange.location, offsetBy: 1))
      let end = try #require(storage.location(start, offsetBy: 2))
      let range = try #require(NSTextRange(location: start, end: end))
      let elements = words.compactMap { storage.textElement(for: NSAttributedString(string: $0)) }
      storage.replaceContents(in: range, with: words.isEmpty ? nil : elements)
      #expect(storage.attributedString?.string == text)
    }
  }

  /// NSTextSelection: what is given is told; the same of other parts keeps how it grows.
  @Test func aSelection() throws {
    try withText("abc") { storage in
      let start = storage.documentRange.location
      let caret = NSTextSelection(start, affinity: .upstream)
      #expect(caret.granularity == .character && caret.affinity == .upstream && caret.textRanges.count == 1)
      #expect(caret.textRanges.first?.isEmpty == true && !caret.isTransient && caret.anchorPositionOffset == 0)
      let word = NSTextSelection(range: storage.documentRange, affinity: .downstream, granularity: .word)
      #expect(word.textRanges == [storage.documentRange] && word.granularity == .word && word.affinity == .downstream)
      let other = word.textSelection(with: caret.textRanges)
      #expect(other.textRanges == caret.textRanges && other.granularity == .word && other.affinity == .downstream)
      #expect(word.secondarySelectionLocation == nil && word.typingAttributes.isEmpty)
    }
  }

  /// "All NSTextLayoutManager objects sharing the current NSTextContentManager object will share the new text content manager."
  @Test func anotherText() throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      let (old, new) = (NSTextContentStorage(), NSTextContentStorage())
      let managers = (0..<2).map { _ in NSTextLayoutManager() }
      for manager in managers { old.addTextLayoutManager(manager) }
      old.addTextLayoutManager(managers[0])
      #expect(old.textLayoutManagers == managers && old.primaryTextLayoutManager === managers[0])
      managers[1].replace(new)
      #expect(old.textLayoutManagers == [] && old.primaryTextLayoutManager == nil)
      #expect(new.textLayoutManagers == managers && managers.allSatisfy { $0.textContentManager === new })
      let alone = NSTextLayoutManager()
      alone.replace(old)
      #expect(old.textLayoutManagers == [alone] && alone.textContentManager === old)
    }
  }

  /// Two parts of a text of ten, as (from, to): whether the one has the other, whether they meet, where both are, and what is around both.
  @Test(
    arguments: [
      ([2, 6], [3, 5], true, true, [3, 5], [2, 6]), ([2, 6], [2, 6], true, true, [2, 6], [2, 6]),
      ([2, 6], [4, 8], false, true, [4, 6], [2, 8]), ([4, 8], [2, 6], false, true, [4, 6], [2, 8]),
      ([2, 4], [4, 6], false, false, nil, [2, 6]), ([2, 4], [6, 8], false, false, nil, [2, 8]),
      ([6, 8], [2, 4], false, false, nil, [2, 8]), ([3, 5], [2, 6], false, true, [3, 5], [2, 6]),
      ([2, 6], [2, 3], true, true, [2, 3], [2, 6]), ([2, 6], [5, 6], true, true, [5, 6], [2, 6]),
    ] as [([Int], [Int], Bool, Bool, [Int]?, [Int])])
  func parts(one: [Int], other: [Int], has: Bool, meets: Bool, both: [Int]?, around: [Int]) throws {
    try withText("0123456789") { storage in
      @MainActor func place(_ offset: Int) throws -> any NSTextLocation {
        try #require(storage.location(storage.documentRange.location, offsetBy: offset))
      }
      @MainActor func range(_ ends: [Int]) throws -> NSTextRange {
        try #require(NSTextRange(location: place(ends[0]), end: place(ends[1])))
      }
      @MainActor func ends(_ range: NSTextRange?) -> [Int]? {
        units(range, in: storage).map { [$0[0], $0[0] + $0[1]] }
      }
      let (first, second) = (try range(one), try range(other))
      #expect(first.contains(second) == has && first.intersects(second) == meets)
      #expect(ends(first.intersection(second)) == both && ends(first.union(second)) == around)
      #expect(first.isEqual(to: second) == (one == other) && !first.isEmpty)
      for offset in 0..<10 { #expect(try first.contains(place(offset)) == (one[0]..<one[1]).contains(offset)) }
      #expect(try NSTextRange(location: place(one[1]), end: place(one[0])) == nil)
      #expect(try NSTextRange(location: place(one[0]), end: nil)?.isEmpty == true)
      #expect(try NSTextRange(location: place(one[0])).isEmpty && storage.location(place(5), offsetBy: 6) == nil)
    }
  }
}
