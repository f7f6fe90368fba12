// TextKit 2: parts of a text, its paragraphs, their lines, and which of the two a text view has.
import DeviceCatalog
import SwivelUI
import Testing

/// Says how paragraphs are shown, and which are.
private final class Teller: NSObject, NSTextContentStorageDelegate {
  func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
    -> NSTextParagraph?
  { range.location == 0 ? NSTextParagraph(attributedString: NSAttributedString(string: "###\n")) : nil }
  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool { (textElement as? NSTextParagraph)?.attributedString.string != "hidden\n" }
}

@MainActor struct TextLayoutTests {
  /// A layout of a text in a room so wide.
  private func layout(_ text: String, width: CGFloat = 1000) -> (NSTextLayoutManager, NSTextContentStorage) {
    let (manager, content) = (NSTextLayoutManager(), NSTextContentStorage())
    let room = NSTextContainer(size: CGSize(width: width, height: 0))
    room.lineFragmentPadding = 0
    manager.textContainer = room
    content.addTextLayoutManager(manager)
    content.attributedString = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)])
    return (manager, content)
  }
  private func range(_ content: NSTextContentManager, _ start: Int, _ end: Int) throws -> NSTextRange {
    let first = content.documentRange.location
    let from = try #require(content.location(first, offsetBy: start))
    return try #require(NSTextRange(location: from, end: content.location(first, offsetBy: end)))
  }

  /// NSTextRange: from a place up to another that is no longer in it; nil where they are the wrong way round.
  @Test func parts() throws {
    try Screen().run { _ in
      let (_, content) = layout("0123456789")
      let (one, other) = (try range(content, 2, 6), try range(content, 4, 9))
      #expect(try one.intersects(other) && one.intersection(other) == range(content, 4, 6))
      #expect(try one.union(other) == range(content, 2, 9))
      #expect(try !(range(content, 2, 4).intersects(range(content, 4, 6))))
      #expect(try range(content, 2, 2).isEmpty && one.contains(range(content, 3, 6)) && !one.contains(other))
      #expect(one.contains(one.location) && !one.contains(one.endLocation))
      #expect(NSTextRange(location: one.endLocation, end: one.location) == nil)
      #expect(content.offset(from: one.location, to: other.endLocation) == 7)
      #expect(content.location(one.location, offsetBy: 9) == nil && content.location(one.location, offsetBy: 8) != nil)
    }
  }

  /// NSTextContentStorage divides a text in paragraphs, each with what ends it.
  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\nbc", ["a\n", "bc"]), ("a\n\nb\n", ["a\n", "\n", "b\n"]), ("a\r\nb", ["a\r\n", "b"]),
  ])
  func paragraphs(text: String, all: [String]) throws {
    try Screen().run { _ in
      let (_, content) = layout(text)
      var (forwards, backwards): ([String], [String]) = ([], [])
      content.enumerateTextElements(from: nil) { element in
        forwards.append(content.attributedString(for: element)?.string ?? "-")
        return true
      }
      content.enumerateTextElements(from: nil, options: .reverse) { element in
        backwards.append(content.attributedString(for: element)?.string ?? "-")
        return true
      }
      #expect(forwards == all && backwards == all.reversed())
      #expect(content.textElements(for: content.documentRange).count == all.count)
    }
  }

  /// NSTextContentStorageDelegate: a paragraph may be shown otherwise, the text stays as it is; NSTextContentManagerDelegate: one may
  /// not be shown at all.
  @Test func whoSaysHowParagraphsAreShown() throws {
    try Screen().run { _ in
      let (manager, content) = layout("one\nhidden\ntwo")
      let teller = Teller()
      content.delegate = teller
      var shown: [String] = []
      manager.enumerateTextLayoutFragments(from: nil) { fragment in
        shown.append((fragment.textElement as? NSTextParagraph)?.attributedString.string ?? "-")
        return true
      }
      #expect(shown == ["###\n", "two"] && content.textStorage?.string == "one\nhidden\ntwo")
    }
  }

  /// Paragraphs are below each other, and a paragraph's lines in it; a part's segments are one for each line it is in.
  @Test func linesOfParagraphs() throws {
    try Screen().run { _ in
      let (manager, content) = layout("aaaa aaaa aaaa\nb", width: 60)
      var fragments: [NSTextLayoutFragment] = []
      manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) { fragment in
        fragments.append(fragment)
        return true
      }
      try #require(fragments.count == 2)
      let lines = fragments.map(\.textLineFragments)
      #expect(lines.map(\.count) == [3, 1] && fragments.allSatisfy { $0.state == .layoutAvailable })
      #expect(lines[0].map(\.characterRange.location) == [0, 5, 10])
      #expect(lines[0][0].typographicBounds.minY == 0 && lines[0][1].typographicBounds.minY > 0)
      #expect(fragments[1].layoutFragmentFrame.minY >= fragments[0].layoutFragmentFrame.maxY)
      #expect(manager.usageBoundsForTextContainer.maxY == fragments[1].layoutFragmentFrame.maxY)
      let second = try range(content, 15, 15).location
      #expect(try manager.textLayoutFragment(for: second)?.rangeInElement == range(content, 15, 16))
      var segments: [CGRect] = []
      manager.enumerateTextSegments(in: try range(content, 2, 7), type: .standard) { _, frame, _, _ in
        segments.append(frame)
        return true
      }
      try #require(segments.count == 2)
      #expect(segments[0].minX > 0 && segments[1].minX == 0 && segments[0].maxY <= segments[1].minY)
      #expect(lines[0][0].locationForCharacter(at: 2).x == segments[0].minX)
      #expect(lines[0][0].characterIndex(for: CGPoint(x: segments[0].minX + 1, y: 1)) == 2)
    }
  }

  /// Words that replace others are in the storage; rendering attributes are not.
  @Test func changes() throws {
    try Screen().run { _ in
      let (manager, content) = layout("one two")
      manager.replaceContents(in: try range(content, 0, 3), with: NSAttributedString(string: "1"))
      #expect(content.textStorage?.string == "1 two")
      manager.addRenderingAttribute(.foregroundColor, value: UIColor.red, for: try range(content, 2, 5))
      var found: [NSTextRange] = []
      manager.enumerateRenderingAttributes(from: content.documentRange.location, reverse: false) { _, values, range in
        if values[.foregroundColor] as? UIColor == .red { found.append(range) }
        return true
      }
      #expect(try found == [range(content, 2, 5)])
      #expect(content.textStorage?.attribute(.foregroundColor, at: 2, effectiveRange: nil) == nil)
      manager.invalidateRenderingAttributes(for: try range(content, 3, 4))
      manager.enumerateRenderingAttributes(from: content.documentRange.location, reverse: false) { _, _, _ in
        Issue.record("it is there")
        return true
      }
    }
  }

  /// UITextView: TextKit 2 from iOS 16 on and where it was asked for; who asks for `layoutManager` leaves it for good.
  @Test(arguments: [(15, nil, false), (16, nil, true), (16, false, false), (16, true, true)] as [(Int, Bool?, Bool)])
  func whichOfTheTwo(era: Int, asked: Bool?, isThere: Bool) throws {
    try onDevice(phone(running: era), Era(era)) { _ in
      let view = asked.map { UITextView(usingTextLayoutManager: $0) } ?? UITextView(frame: .zero)
      view.text = "one\ntwo"
      #expect((view.textLayoutManager != nil) == isThere)
      #expect(!isThere || view.textLayoutManager === view.textLayoutManager)
      let content = view.textLayoutManager?.textContentManager as? NSTextContentStorage
      #expect(!isThere || content?.textStorage === view.textStorage)
      _ = view.layoutManager
      #expect(view.textLayoutManager == nil)
    }
  }
}
