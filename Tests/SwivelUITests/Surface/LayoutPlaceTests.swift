// Where a setter of lines has glyphs, lines and what they take, and what texts are set in where nobody says
// (NSLayoutManager, NSParagraphStyle, NSShadow, and the formatters Linux lacks).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct LayoutPlaceTests {
  /// A text in a room of so many points, with 5 beside its lines.
  private func setter(_ text: NSAttributedString, width: CGFloat = 200) -> (
    NSTextStorage, NSLayoutManager, NSTextContainer
  ) {
    let storage = NSTextStorage(attributedString: text)
    let (layout, room) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 500)))
    room.lineFragmentPadding = 5
    layout.addTextContainer(room)
    storage.addLayoutManager(layout)
    return (storage, layout, room)
  }
  private static let font = UIFont.systemFont(ofSize: 16)
  private func plain(_ text: String, minimum: CGFloat = 0) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = minimum
    return NSAttributedString(string: text, attributes: [.font: Self.font, .paragraphStyle: style])
  }
  private func width(_ text: String) -> CGFloat {
    NSAttributedString(string: text, attributes: [.font: Self.font]).size().width
  }
  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.01 }

  /// A glyph's location is where it begins on its line's baseline, counted from the line's upper left corner
  /// (NSLayoutManager.location(forGlyphAt:)): of lines that are made higher the letters stay at the foot.
  @Test(arguments: [(0, "", 0.0), (1, "a", 0), (3, "", 0), (4, "c", 0), (1, "a", 40)])
  func locations(glyph: Int, before: String, minimum: Double) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (storage, layout, _) = setter(plain("ab\ncd", minimum: minimum))
      let place = layout.location(forGlyphAt: glyph)
      let height = max(minimum, Self.font.lineHeight)
      #expect(isNear(place.x, 5 + width(before)) && isNear(place.y, height + Self.font.descender))
      var range = NSRange()
      let line = layout.lineFragmentRect(forGlyphAt: glyph, effectiveRange: &range)
      #expect(isNear(line.minY, glyph < 3 ? 0 : height) && isNear(line.height, height) && line.minX == 0)
      #expect(range == (glyph < 3 ? NSRange(location: 0, length: 3) : NSRange(location: 3, length: 2)))
      #expect(storage.length == 5)
    }
  }

  /// What glyphs, lines and the whole take.
  @Test func rectangles() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (storage, layout, room) = setter(plain("ab\ncdef"))
      let height = Self.font.lineHeight
      let some = layout.boundingRect(forGlyphRange: NSRange(location: 4, length: 2), in: room)
      #expect(isNear(some.minX, 5 + width("c")) && isNear(some.maxX, 5 + width("cde")) && isNear(some.minY, height))
      #expect(layout.boundingRect(forGlyphRange: NSRange(location: 4, length: 0), in: room) == .zero)
      #expect(isNear(layout.usedRect(for: room).width, width("cdef") + 10))
      #expect(isNear(layout.usedRect(for: room).height, 2 * height))
      var used = NSRange()
      #expect(isNear(layout.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: &used).width, width("ab") + 10))
      #expect(used.length == 3)
      var rows: [CGFloat] = []
      let whole = NSRange(location: 1, length: 4)
      layout.enumerateEnclosingRects(forGlyphRange: whole, withinSelectedGlyphRange: whole, in: room) { rect, _ in
        rows.append(rect.minY)
      }
      #expect(rows.count == 2 && isNear(rows[1], height))
      var (first, lines) = (0, 0)
      layout.enumerateEnclosingRects(forGlyphRange: whole, withinSelectedGlyphRange: whole, in: room) { _, stop in
        first += 1
        stop.pointee = true
      }
      layout.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 1)) { _, _, _, range, _ in
        lines += range.length
      }
      #expect(first == 1 && lines == 3)
      #expect(layout.extraLineFragmentRect == .zero && storage.length == 7)
      let (ended, below, _) = setter(plain("ab\n"))
      #expect(isNear(below.extraLineFragmentRect.minY, height) && ended.length == 3)
    }
  }

  /// The character nearest to a point, and how far into it the point is: in the room's coordinates.
  @Test(arguments: [(0.0, 0, 0.0), (5, 0, 0), (0.5, 0, 0), (500, 3, 1)])
  func characters(x: Double, index: Int, fraction: Double) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (storage, layout, room) = setter(plain("abcd"))
      var share: CGFloat = 9
      let found = layout.characterIndex(
        for: CGPoint(x: x, y: 3), in: room, fractionOfDistanceBetweenInsertionPoints: &share)
      #expect(found == index && isNear(share, fraction))
      let middle = CGPoint(x: 5 + width("a") + width("b") / 2, y: 3)
      #expect(layout.glyphIndex(for: middle, in: room) == 1)
      #expect(abs(layout.fractionOfDistanceThroughGlyph(for: middle, in: room) - 0.5) < 0.05 && storage.length == 4)
    }
  }

  /// There is one glyph for each character here, and one room.
  @Test func glyphsAreCharacters() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (storage, layout, room) = setter(plain("abcd"))
      var other = NSRange()
      #expect(
        layout.glyphRange(forCharacterRange: NSRange(location: 1, length: 2), actualCharacterRange: &other) == other)
      #expect(other == NSRange(location: 1, length: 2))
      #expect(layout.characterRange(forGlyphRange: NSRange(location: 0, length: 3), actualGlyphRange: nil).length == 3)
      #expect(layout.glyphIndexForCharacter(at: 2) == 2 && layout.characterIndexForGlyph(at: 3) == 3)
      #expect(layout.textContainer(forGlyphAt: 1, effectiveRange: &other) === room && other.length == 4)
      #expect(storage.length == 4)
    }
  }

  /// "12 left-aligned tabs, spaced by 28.0 points", nil brings them back; a tab that is added stands in its place.
  @Test func tabs() {
    #expect(NSParagraphStyle.default.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    #expect(style.tabStops.isEmpty)
    for place in [50, 10, 30] as [CGFloat] { style.addTabStop(NSTextTab(textAlignment: .right, location: place)) }
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 30))
    #expect(style.tabStops.map(\.location) == [10, 50])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 10))
    #expect(style.tabStops.count == 2)
    style.tabStops = nil
    #expect(style == NSParagraphStyle.default)
  }

  /// What every style is at first, and a copy of one with everything else.
  @Test func paragraphs() throws {
    let usual = NSParagraphStyle.default
    #expect(usual.alignment == .natural && usual.lineBreakMode == .byWordWrapping && usual.lineSpacing == 0)
    #expect(usual.defaultTabInterval == 0 && usual.hyphenationFactor == 0 && !usual.usesDefaultHyphenation)
    #expect(usual.baseWritingDirection == .natural && !usual.allowsDefaultTighteningForTruncation)
    let changes: [(NSMutableParagraphStyle) -> Void] = [
      { $0.alignment = .right }, { $0.lineBreakMode = .byClipping }, { $0.lineSpacing = 1 },
      { $0.paragraphSpacing = 2 }, { $0.paragraphSpacingBefore = 3 }, { $0.firstLineHeadIndent = 4 },
      { $0.headIndent = 5 }, { $0.tailIndent = -6 }, { $0.minimumLineHeight = 7 }, { $0.maximumLineHeight = 8 },
      { $0.lineHeightMultiple = 1.5 }, { $0.hyphenationFactor = 1 }, { $0.usesDefaultHyphenation = true },
      { $0.allowsDefaultTighteningForTruncation = true }, { $0.lineBreakStrategy = .pushOut },
      { $0.baseWritingDirection = .rightToLeft }, { $0.defaultTabInterval = 9 },
    ]
    let all = NSMutableParagraphStyle()
    for change in changes {
      let one = NSMutableParagraphStyle()
      change(one)
      #expect(one != usual)
      change(all)
      let copy = try #require(one.mutableCopy() as? NSMutableParagraphStyle)
      #expect(copy == one)
      copy.setParagraphStyle(usual)
      #expect(copy == usual && copy != one)
    }
    #expect(all.copy() as? NSParagraphStyle == all && all.tailIndent == -6 && all.maximumLineHeight == 8)
    for (language, direction) in [("he", 1), ("ar-EG", 1), ("en_GB", 0), ("", -1), (nil, -1)] as [(String?, Int)] {
      #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: language).rawValue == direction)
    }
  }

  /// "0 as its offset, 0 as its blur radius", and "black with an alpha of 1/3".
  @Test func shadows() {
    let shadow = NSShadow()
    #expect(shadow.shadowOffset == .zero && shadow.shadowBlurRadius == 0)
    #expect(shadow.shadowColor as? UIColor == UIColor(white: 0, alpha: 1.0 / 3))
  }

  /// English words of Unicode's CLDR for durations: short ones have a plural but for hours, minutes and seconds.
  @Test(
    arguments: [
      (DateComponents(year: 1, month: 1), "1 yr, 1 mth", "1yr 1mth"),
      (DateComponents(year: 2, month: 3), "2 yrs, 3 mths", "2yrs 3mths"),
      (DateComponents(day: 2, weekOfMonth: 2), "2 wks, 2 days", "2wks 2days"),
      (DateComponents(hour: 5, minute: 2), "5 hr, 2 min", "5hr 2min"), (DateComponents(second: 0), "0 sec", "0sec"),
    ]) func durations(components: DateComponents, short: String, brief: String)
  {
    #expect(DateComponentsFormatter.localizedString(from: components, unitsStyle: .short) == short)
    #expect(DateComponentsFormatter.localizedString(from: components, unitsStyle: .brief) == brief)
  }

  /// Names as people are called (PersonNameComponentsFormatter.Style).
  @Test func names() {
    var name = PersonNameComponents()
    (name.givenName, name.familyName, name.middleName) = ("Ana", "Lima", "Rosa")
    (name.namePrefix, name.nameSuffix) = ("Dr.", "Jr.")
    func words(_ style: SwivelUI.PersonNameComponentsFormatter.Style) -> String {
      SwivelUI.PersonNameComponentsFormatter.localizedString(from: name, style: style)
    }
    #expect(words(.default) == "Ana Lima" && words(.medium) == "Ana Lima" && words(.abbreviated) == "AL")
    #expect(words(.long) == "Dr. Ana Rosa Lima Jr." && words(.short) == "Ana")
    name.nickname = "Nana"
    #expect(
      words(.short) == "Nana" && SwivelUI.PersonNameComponentsFormatter().string(from: PersonNameComponents()).isEmpty)
  }
}
