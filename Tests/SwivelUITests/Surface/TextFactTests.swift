// Facts of fonts, storages, lines and readers of texts that are asked for once, by UIKit's, TextKit's and Core Text's references.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// A storage that keeps its text itself, as one that colours code does.
private final class OwnStorage: NSTextStorage {
  private let kept = NSMutableAttributedString()
  override var string: String { kept.string }
  override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
    kept.attributes(at: location, effectiveRange: range)
  }
  override func replaceCharacters(in range: NSRange, with str: String) {
    kept.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
  }
  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    kept.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
}
/// Foundation on Linux knows only classes at the top by name.
final class ArchivedArrow: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let arrow: CGVector
  override init() { arrow = CGVector(dx: 1.5, dy: -2) }
  required init?(coder: NSCoder) { arrow = coder.decodeCGVector(forKey: "arrow") }
  func encode(with coder: NSCoder) { coder.encode(arrow, forKey: "arrow") }
}

@MainActor @Suite struct TextFactTests {
  /// "Constrain the font to the specified size": body text of 17 is 53 points at the largest category and 14 at the smallest (Human
  /// Interface Guidelines, Typography); a maximum below that is what it is.
  @Test(
    arguments: [
      (UIContentSizeCategory.accessibilityExtraExtraExtraLarge, 100, 53), (.accessibilityExtraExtraExtraLarge, 53, 53),
      (.accessibilityExtraExtraExtraLarge, 52, 52), (.accessibilityExtraExtraExtraLarge, 10, 10), (.large, 100, 17),
      (.large, 17, 17), (.large, 16, 16), (.extraSmall, 100, 14), (.extraSmall, 13, 13),
    ] as [(UIContentSizeCategory, CGFloat, CGFloat)])
  func fontsUpToASize(category: UIContentSizeCategory, most: CGFloat, size: CGFloat) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let metrics = UIFontMetrics(forTextStyle: .body)
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let font = UIFont.systemFont(ofSize: 17, weight: .bold)
      let found = metrics.scaledFont(for: font, maximumPointSize: most, compatibleWith: traits)
      #expect(found.pointSize == size)
      // Without traits those of now are meant: a new device has the category large.
      #expect(metrics.scaledFont(for: font, maximumPointSize: most).pointSize == min(17, most))
    }
  }

  /// The system font's tables (2,048 units an em): capitals are 1,443 high, small letters 1,078.
  @Test(arguments: [10, 17, 34] as [CGFloat]) func heightsOfLetters(size: CGFloat) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let font = UIFont.systemFont(ofSize: size)
      #expect(abs(font.xHeight / size - 1078.0 / 2048) < 0.001 && abs(font.capHeight / size - 1443.0 / 2048) < 0.001)
      #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender && font.descender < 0)
      #expect(CTFontGetSize(font) == size && CTFontGetAscent(font) == font.ascender)
      #expect(CTFontGetDescent(font) == -font.descender && CTFontGetLeading(font) == font.leading)
      #expect(CTFontCreateWithName("No Such Face", size, nil).pointSize == size)
    }
  }

  /// A line of Core Text's: its range in the text it was made of, and a glyph for each letter.
  @Test func linesOfCoreText() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let line = CTLineCreateWithAttributedString(NSAttributedString(string: "swivel"))
      #expect(CTLineGetStringRange(line) == CFRange(location: 0, length: 6) && CTLineGetGlyphCount(line) == 6)
      let none = CTLineCreateWithAttributedString(NSAttributedString(string: ""))
      #expect(CTLineGetStringRange(none) == CFRange() && CTLineGetGlyphCount(none) == 0)
    }
  }

  /// `rangeOfFirstMatch`: "the range of the first match … {NSNotFound, 0} if no match is found".
  @Test(
    arguments: [
      ("see https://a.example/b and http://c.example", 0, 44, NSRange(location: 4, length: 19)),
      ("see https://a.example/b and http://c.example", 24, 20, NSRange(location: 28, length: 16)),
      ("nothing to see", 0, 14, NSRange(location: NSNotFound, length: 0)),
    ])
  func firstMatches(text: String, location: Int, length: Int, wanted: NSRange) throws {
    let detector = try NSDataDetector(types: 1 << 6)
    let part = NSRange(location: location, length: length)
    #expect(detector.rangeOfFirstMatch(in: text, range: part) == wanted)
    let first = detector.firstMatch(in: text, range: part)
    #expect(first?.range == (wanted.length == 0 ? nil : wanted) && (first?.numberOfRanges ?? 1) == 1)
  }

  /// A vector comes back from an archive (NSCoder's UIKit additions).
  @Test func vectorsInArchives() throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: ArchivedArrow(), requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedArrow.self, from: data))
    #expect(read.arrow == CGVector(dx: 1.5, dy: -2))
  }

  /// The kind of a document is its name's, unless the options say another (`NSAttributedString(url:options:documentAttributes:)`).
  @Test(
    arguments: [
      ("a.html", nil, "bold"), ("a.HTM", nil, "bold"), ("a.txt", nil, "bold"), ("b.txt", nil, "a < b"),
      ("a.html", NSAttributedString.DocumentType.plain, "<b>bold</b>"), ("b.txt", .plain, "a < b"),
    ] as [(String, NSAttributedString.DocumentType?, String)])
  func documents(name: String, kind: NSAttributedString.DocumentType?, text: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("TextFactTests-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    let file = folder.appendingPathComponent(name)
    try Data((name.hasPrefix("a") ? "<b>bold</b>" : "a < b").utf8).write(to: file)
    try onDevice(.iPhone8, Era(15)) { _ in
      let options = kind.map { [NSAttributedString.DocumentReadingOptionKey.documentType: $0 as Any] } ?? [:]
      let found = try NSAttributedString(url: file, options: options).string
      #expect(found.trimmingCharacters(in: .newlines) == text)
    }
  }

  /// A storage of an app's own answers by what it keeps: NSAttributedString's methods need no others than the four that are to be overridden.
  @Test func aStorageOfTheAppsOwn() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let storage = OwnStorage()
      storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "one two three")
      storage.setAttributes([.link: "x"], range: NSRange(location: 4, length: 3))
      var runs: [String] = []
      storage.enumerateAttribute(.link, in: NSRange(location: 0, length: 13)) { value, range, _ in
        runs.append("\(value as? String ?? "-") \(range.location) \(range.length)")
      }
      #expect(runs == ["- 0 4", "x 4 3", "- 7 6"])
      runs = []
      storage.enumerateAttribute(.link, in: NSRange(location: 5, length: 4), options: .reverse) { value, range, stop in
        runs.append("\(value as? String ?? "-") \(range.location) \(range.length)")
        stop.pointee = true
      }
      #expect(runs == ["- 7 2"])
      var effective = NSRange()
      _ = storage.attributes(at: 5, longestEffectiveRange: &effective, in: NSRange(location: 0, length: 13))
      #expect(effective == NSRange(location: 4, length: 3))
      #expect(
        storage.attributedSubstring(from: NSRange(location: 4, length: 3)).attribute(.link, at: 0, effectiveRange: nil)
          as? String == "x")
      #expect(!storage.fixesAttributesLazily && !NSLayoutManager().hasNonContiguousLayout)
    }
  }

  /// NSLayoutManager: an empty line stands in a room only behind a line feed; lines that are not cut have no glyphs that give way; what has
  /// a room without limits is drawn as wide as it is.
  @Test func linesOfALayoutManager() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      for (text, hasLine) in [("one\n", true), ("one", false), ("", false)] {
        let (storage, manager) = (NSTextStorage(string: text), NSLayoutManager())
        let room = NSTextContainer(size: CGSize(width: 200, height: 100))
        storage.addLayoutManager(manager)
        manager.addTextContainer(room)
        if !text.isEmpty { #expect((manager.extraLineFragmentTextContainer === room) == hasLine, "\(text)") }
        #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0) == NSRange(location: NSNotFound, length: 0))
      }
    }
  }
  @Test(arguments: [(0, false), (120, true)] as [(CGFloat, Bool)])
  func drawnGlyphsTakeTheirRoom(width: CGFloat, isLimited: Bool) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let text = NSAttributedString(string: "some words", attributes: [.font: UIFont.systemFont(ofSize: 17)])
      let (storage, manager) = (NSTextStorage(attributedString: text), NSLayoutManager())
      let room = NSTextContainer(size: CGSize(width: width, height: 0))
      room.lineFragmentPadding = 5
      storage.addLayoutManager(manager)
      manager.addTextContainer(room)
      let image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 100)).image { _ in
        manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 10), at: CGPoint(x: 20, y: 30))
      }
      let boxes = try #require(image.record).parts.compactMap { part -> CGRect? in
        if case .text(_, let rect) = part.content { rect.applying(part.map) } else { nil }
      }
      try #require(boxes.count == 1)
      #expect(boxes[0].minX == 25 && boxes[0].minY == 30)
      #expect(abs(boxes[0].width - (isLimited ? 110 : text.size().width)) < 1e-6)
    }
  }

  /// TextKit 2: the line a point is in is the range of its characters; there is none above or below the lines.
  @Test func linesAtPoints() throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      let (manager, content) = (NSTextLayoutManager(), NSTextContentStorage())
      let room = NSTextContainer(size: CGSize(width: 1000, height: 0))
      manager.textContainer = room
      content.addTextLayoutManager(manager)
      content.attributedString = NSAttributedString(
        string: "one\nthree\n", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      let (start, height) = (content.documentRange.location, UIFont.systemFont(ofSize: 20).lineHeight)
      func line(_ y: CGFloat) -> [Int]? {
        manager.lineFragmentRange(for: CGPoint(x: 30, y: y), inContainerAt: start).map {
          [content.offset(from: start, to: $0.location), content.offset(from: start, to: $0.endLocation)]
        }
      }
      #expect(line(-1) == nil && line(0) == [0, 4] && line(height - 0.5) == [0, 4])
      #expect(line(height + 0.5) == [4, 10] && line(10 * height) == nil)
    }
  }

  /// Writing tools (era 18): what a new field or view says, and keeps; who types is not the field's own.
  @Test func fieldsAndViews() throws {
    try ofNew(UITextField(), on: .iPhoneSE3) { kept in
      kept(\.writingToolsBehavior, .default, .limited)
      kept(\.allowedWritingToolsResultOptions, [], .plainText)
    }
    try ofNew(UITextView(), on: .iPhoneSE3) { kept in
      kept(\.writingToolsBehavior, .default, .complete)
      kept(\.allowedWritingToolsResultOptions, [], .table)
    }
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      let keys = UIInputViewController()
      for input in [UITextField(), UITextView()] as [UIView & UITextInput] {
        #expect(input.textInputView === input && input.inputDelegate == nil)
        input.inputDelegate = keys
        #expect(input.inputDelegate === keys)
        input.inputDelegate = nil
        #expect(input.inputDelegate == nil)
      }
    }
  }

  /// `dismissKeyboard()`: "dismisses the custom keyboard from the screen": whoever is typed into is no more.
  @Test func aKeyboardDismissesItself() throws {
    try onDevice(.iPhoneSE3, Era(17)) { window in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      let keys = UIInputViewController()
      window.rootViewController?.view.addSubview(field)
      window.rootViewController?.addChild(keys)
      window.rootViewController?.view.addSubview(keys.view)
      field.becomeFirstResponder()
      #expect(field.isFirstResponder)
      keys.dismissKeyboard()
      #expect(!field.isFirstResponder)
    }
  }
}
