// Where characters are: in layout managers, fields and text views. Widths are compared with those texts have by themselves.
import DeviceCatalog
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

private func near(_ one: CGFloat, _ other: CGFloat, by most: CGFloat = 0.6) -> Bool { abs(one - other) <= most }

@MainActor @Suite struct TextPlaceTests {
  private static let font = UIFont.systemFont(ofSize: 17)
  private static func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }

  /// A storage with its manager and a room as wide as given.
  private static func kit(_ text: String, width: CGFloat) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
    let storage = NSTextStorage(attributedString: NSAttributedString(string: text, attributes: [.font: font]))
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 1_000))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    return (storage, manager, container)
  }

  /// NSLayoutManager's documentation: a fragment for each line, whose rectangle is as wide as the room, and what of it is used.
  @Test func linesOfGlyphs() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (storage, manager, container) = Self.kit("one\ntwo three", width: 300)
      var lines: [(CGRect, CGRect, NSRange)] = []
      manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { rect, used, _, range, _ in
        lines.append((rect, used, range))
      }
      #expect(lines.map(\.2) == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 9)])
      #expect(lines.allSatisfy { $0.0.width == 300 } && near(lines[0].1.width, Self.width("one")))
      #expect(lines[1].0.minY >= lines[0].0.maxY && near(lines[1].1.width, Self.width("two three")))
      var range = NSRange()
      #expect(manager.lineFragmentRect(forGlyphAt: 7, effectiveRange: &range) == lines[1].0 && range == lines[1].2)
      var count = 0
      manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { _, _, _, _, stop in
        count += 1
        stop.pointee = true
      }
      #expect(count == 1)
      let box = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: container)
      #expect(box.minX == 0 && near(box.width, Self.width("two")) && box.minY == lines[1].0.minY)
      storage.append(NSAttributedString(string: "\n"))
      #expect(manager.extraLineFragmentRect.minY >= lines[1].0.maxY)
    }
  }

  /// The same: the character a point is in, and how far into it, from 0 to 1.
  @Test func charactersAtPoints() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (storage, manager, container) = Self.kit("mmmm\niiii", width: 300)
      #expect(storage.length == 9)
      let wide = Self.width("mmmm") / 4
      var fraction: CGFloat = 0
      let index = manager.characterIndex(
        for: CGPoint(x: wide * 2.5, y: 5), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
      #expect(index == 2 && near(fraction, 0.5, by: 0.1))
      let low = CGPoint(x: 1_000, y: 500)
      #expect(
        manager.characterIndex(for: low, in: container, fractionOfDistanceBetweenInsertionPoints: nil) == 8)
      #expect(manager.glyphIndex(for: CGPoint(x: -5, y: 0), in: container) == 0)
      #expect(manager.glyphIndexForCharacter(at: 3) == 3)
    }
  }

  /// UITextInput's documentation, of a view and a field: an insertion point stands behind the text before it, and the nearest place
  /// to where it stands is its own.
  @Test func insertionPoints() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let field = UITextField(frame: CGRect(x: 0, y: 300, width: 300, height: 40))
      view.font = Self.font
      field.font = Self.font
      let inputs: [any UITextInput & UIView] = [view, field]
      for input in inputs {
        window.addSubview(input)
        (input as? UITextView)?.text = "wide words"
        (input as? UITextField)?.text = "wide words"
        let start = input.caretRect(for: input.beginningOfDocument)
        let place = try #require(input.position(from: input.beginningOfDocument, offset: 4))
        let caret = input.caretRect(for: place)
        #expect(near(caret.minX - start.minX, Self.width("wide")) && caret.minY == start.minY)
        let found = try #require(input.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY)))
        #expect(input.offset(from: input.beginningOfDocument, to: found) == 4)
        let range = try #require(input.textRange(from: place, to: input.endOfDocument))
        let rects = input.selectionRects(for: range)
        #expect(rects.count == 1 && rects[0].containsStart && rects[0].containsEnd)
        #expect(near(rects[0].rect.minX, caret.minX) && input.firstRect(for: range) == rects[0].rect)
        let character = try #require(input.characterRange(at: CGPoint(x: start.minX + 1, y: start.midY)))
        #expect(input.text(in: character) == "w")
        let word = input.tokenizer.rangeEnclosingPosition(
          input.beginningOfDocument, with: .word, inDirection: .storage(.forward))
        #expect(word.flatMap { input.text(in: $0) } == "wide")
        let next = input.tokenizer.position(from: place, toBoundary: .word, inDirection: .storage(.forward))
        #expect(next.map { input.offset(from: place, to: $0) } == 1)
      }
      view.text = "up\ndown"
      let below = try #require(view.position(from: view.beginningOfDocument, in: .down, offset: 1))
      #expect(view.offset(from: view.beginningOfDocument, to: below) == 3)
      let both = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
      #expect(view.selectionRects(for: both).map(\.containsStart) == [true, false])
      let middle = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      middle.textAlignment = .center
      middle.text = ""
      #expect(near(middle.caretRect(for: middle.beginningOfDocument).minX, 150))
    }
  }

  /// UITextView's documentation: what is typed has `typingAttributes`, which are those of the text there until they are set.
  @Test func whatIsTypedHasTheAttributesThere() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      window.addSubview(view)
      let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
      text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
      view.attributedText = text
      @MainActor func color(_ index: Int) -> UIColor? {
        view.attributedText.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
      }
      view.selectedRange = NSRange(location: 3, length: 0)
      #expect(view.typingAttributes[.foregroundColor] as? UIColor == .red)
      view.insertText("!")
      #expect(view.text == "red!blue" && color(3) == .red && color(4) == .blue && color(0) == .red)
      view.typingAttributes = [.foregroundColor: UIColor.green]
      view.insertText("a")
      view.insertText("b")
      #expect(color(4) == .green && color(5) == .green && color(6) == .blue)
      view.selectedRange = NSRange(location: 8, length: 0)
      view.insertText("?")
      #expect(color(8) == .blue && view.selectedRange.location == 9)
      view.deleteBackward()
      #expect(view.text == "red!abblue" && color(9) == .blue)
    }
  }

  /// A text view and its storage show the same, whichever is changed; a manager hears of it, delegates before and after.
  @Test func storagesAndViewsFollowEachOther() throws {
    final class Hearing: NSObject, NSTextStorageDelegate {
      var lines: [String] = []
      func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) { lines.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
      ) { lines.append("did") }
    }
    try onDevice(.iPhone8, Era(15)) { window in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      window.addSubview(view)
      view.text = "one"
      #expect(view.textStorage.string == "one" && view.layoutManager.numberOfGlyphs == 3)
      #expect(view.textContainer.size.width == 300)
      let hearing = Hearing()
      view.textStorage.delegate = hearing
      view.textStorage.append(NSAttributedString(string: " two"))
      #expect(view.text == "one two" && hearing.lines == ["will 3 3+4 4", "did"])
      view.textStorage.beginEditing()
      view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
      view.textStorage.deleteCharacters(in: NSRange(location: 3, length: 4))
      #expect(hearing.lines.count == 2)
      view.textStorage.endEditing()
      #expect(hearing.lines.count == 4 && view.text == "one")
      #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
      let (storage, _, container) = Self.kit("made before", width: 200)
      let own = UITextView(frame: .zero, textContainer: container)
      #expect(own.text == "made before" && own.textStorage === storage && own.textContainer === container)
      own.insertText("!")
      #expect(own.textStorage.string == "made before!")
    }
  }

  /// A storage that keeps its text itself, as the programming guide for text has it: the four methods it has to override, and
  /// `processEditing()` in which it sets attributes of its own.
  private final class Keeper: NSTextStorage {
    private let backing = NSMutableAttributedString()
    var rounds = 0
    /// What was replaced by what.
    var replaced: [String] = []
    override var string: String { backing.string }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      replaced.append("\(range.location)+\(range.length) \(str)")
      backing.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
      endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }
    override func processEditing() {
      rounds += 1
      let whole = NSRange(location: 0, length: length)
      addAttribute(.foregroundColor, value: UIColor.red, range: whole)
      super.processEditing()
    }
  }

  @Test func aStorageMayKeepTheTextItself() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let keeper = Keeper()
      let manager = NSLayoutManager()
      let container = NSTextContainer(size: .zero)
      manager.addTextContainer(container)
      keeper.addLayoutManager(manager)
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
      keeper.append(NSAttributedString(string: "one", attributes: [.kern: 2]))
      #expect(keeper.rounds == 1 && keeper.length == 3 && view.text == "one")
      view.selectedRange = NSRange(location: 3, length: 0)
      view.insertText("!")
      #expect(keeper.string == "one!" && view.text == "one!")
      let said = view.attributedText.attributes(at: 0, effectiveRange: nil)
      #expect(said[.foregroundColor] as? UIColor == .red && said[.kern] as? Int == 2)
      keeper.removeAttribute(.kern, range: NSRange(location: 0, length: 3))
      #expect(keeper.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    }
  }

  /// A key changes what it types and nothing around it: a storage of the app's is told of that alone, whatever stands before and behind. Half
  /// of a character of two units is none.
  @Test(
    arguments: [
      ("one two", 3, 0, "x", "3+0 x"), ("one two", 4, 0, "x", "4+0 x"), ("one two", 0, 0, "x", "0+0 x"),
      ("one two", 7, 0, "x", "7+0 x"), ("one two", 0, 3, "x", "0+3 x"), ("one two", 4, 3, "x", "4+3 x"),
      ("one two", 2, 2, "x", "2+2 x"), ("one two", 0, 7, "x", "0+7 x"), ("a", 0, 0, "xy", "0+0 xy"),
      ("1\u{1F600}2", 1, 2, "\u{1F601}", "1+2 \u{1F601}"), ("1\u{1F600}2", 1, 2, "\u{1FA00}", "1+2 \u{1FA00}"),
    ] as [(String, Int, Int, String, String)])
  func aKeyReplacesWhatItTypes(_ text: String, _ place: Int, _ length: Int, _ typed: String, _ told: String) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (keeper, manager, container) = (Keeper(), NSLayoutManager(), NSTextContainer(size: .zero))
      manager.addTextContainer(container)
      keeper.addLayoutManager(manager)
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
      keeper.append(NSAttributedString(string: text))
      keeper.replaced = []
      view.selectedRange = NSRange(location: place, length: length)
      view.insertText(typed)
      #expect(keeper.replaced == [told])
      let whole = (text as NSString).replacingCharacters(in: NSRange(location: place, length: length), with: typed)
      #expect(keeper.string == whole && view.text == whole)
    }
  }

  /// "Scrolls the text view until the text in the specified range is visible": no further than its line, and the content is as high
  /// as the lines and what is around them.
  @Test func aPartIsScrolledTo() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      window.addSubview(view)
      view.font = Self.font
      view.text = (0..<30).map { "line \($0)" }.joined(separator: "\n")
      view.layoutIfNeeded()
      #expect(view.contentSize.width == 300 && near(view.contentSize.height, 30 * Self.font.lineHeight + 16, by: 1))
      let end = NSRange(location: view.text.utf16.count - 1, length: 1)
      view.scrollRangeToVisible(end)
      #expect(near(view.contentOffset.y, 8 + 30 * Self.font.lineHeight - 100, by: 8.6))
      let before = view.contentOffset
      view.scrollRangeToVisible(end)
      #expect(view.contentOffset == before)
      view.scrollRangeToVisible(NSRange(location: 0, length: 1))
      #expect(view.contentOffset.y <= 8)
    }
  }
}
