// Texts set by code that draws its own pages: expectations are Core Text's reference, and arithmetic with the text's own size.
import DeviceCatalog
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct CoreTextTests {
  private static let poem = NSAttributedString(
    string: (1...40).map { "word\($0)" }.joined(separator: " "), attributes: [.font: UIFont.systemFont(ofSize: 17)])

  private func frame(_ text: NSAttributedString, _ range: CFRange, _ room: CGRect) -> CTFrame {
    CTFramesetterCreateFrame(
      CTFramesetterCreateWithAttributedString(text), range, CGPath(rect: room, transform: nil), nil)
  }

  /// CTFramesetterCreateFrame: "If the length portion of the range is set to 0, then the framesetter continues to add lines
  /// until it runs out of text or space."
  @Test(arguments: [(0, 0, 0, 10), (3, 0, 3, 7), (3, 4, 3, 4), (8, 9, 8, 2)])
  func rangesOfFrames(location: Int, length: Int, from: Int, count: Int) {
    let made = frame(
      NSAttributedString(string: "0123456789"), CFRangeMake(location, length), CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(CTFrameGetStringRange(made) == CFRange(location: from, length: count))
  }

  /// Pages end between lines, and where one ends the next begins, until the text is at its end.
  @Test func pagesShowTheWholeTextOnce() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let line = UIFont.systemFont(ofSize: 17).lineHeight
      var (next, pages) = (0, 0)
      while next < Self.poem.length && pages < Self.poem.length {
        let page = frame(Self.poem, CFRangeMake(next, 0), CGRect(x: 0, y: 0, width: 150, height: line * 3.5))
        let shown = CTFrameGetVisibleStringRange(page)
        #expect(shown.location == next && shown.length > 0)
        #expect(CFArrayGetCount(CTFrameGetLines(page)) <= 3, "half a line is none")
        next += shown.length
        pages += 1
      }
      #expect(next == Self.poem.length && pages > 2)
    }
  }

  @Test func aFrameThatIsTooLowForALineShowsNothing() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let low = frame(Self.poem, CFRangeMake(0, 0), CGRect(x: 0, y: 0, width: 150, height: 5))
      #expect(CTFrameGetVisibleStringRange(low).length == 0 && CFArrayGetCount(CTFrameGetLines(low)) == 0)
    }
  }

  /// `y` grows upwards: the first baseline is one ascender below the top, and lines go down from there.
  @Test func baselinesGoDownFromTheTop() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let page = frame(Self.poem, CFRangeMake(0, 0), CGRect(x: 0, y: 0, width: 150, height: 200))
      let count = CFArrayGetCount(CTFrameGetLines(page))
      var origins = [CGPoint](repeating: .zero, count: count)
      CTFrameGetLineOrigins(page, CFRangeMake(0, 0), &origins)
      #expect(abs(origins[0].y - (200 - UIFont.systemFont(ofSize: 17).ascender)) < 0.01)
      #expect(zip(origins, origins.dropFirst()).allSatisfy { $0.y > $1.y })
    }
  }

  /// What is suggested for a width is what the text takes in it, and all of it fits; what is too low for it takes a part.
  @Test func suggestedSizes() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let setter = CTFramesetterCreateWithAttributedString(Self.poem)
      var fit = CFRange()
      let size = CTFramesetterSuggestFrameSizeWithConstraints(
        setter, CFRangeMake(0, 0), nil, CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude), &fit)
      let taken = Self.poem.boundingRect(
        with: CGSize(width: 150, height: 10_000), options: .usesLineFragmentOrigin, context: nil)
      #expect(fit == CFRange(location: 0, length: Self.poem.length) && size == taken.size)
      let low = CTFramesetterSuggestFrameSizeWithConstraints(
        setter, CFRangeMake(0, 0), nil, CGSize(width: 150, height: 50), &fit)
      #expect(low.height <= 50 && fit.length > 0 && fit.length < Self.poem.length)
    }
  }

  /// A line begins at 0 and is as wide as its text; the nearest place to its beginning is its first character.
  @Test func placesInALine() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let text = NSAttributedString(string: "Hamburg", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      let line = CTLineCreateWithAttributedString(text)
      var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
      let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
      let font = UIFont.systemFont(ofSize: 20)
      #expect(abs(width - Double(text.size().width)) < 0.01 && ascent == font.ascender && descent == -font.descender)
      #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
      #expect(abs(Double(CTLineGetOffsetForStringIndex(line, 7, nil)) - width) < 1)
      #expect(CTLineGetStringIndexForPosition(line, .zero) == 0)
      #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 1000, y: 0)) == 7)
    }
  }

  /// Foundation's bridge on Apple's systems: numbers become objects and come back.
  @Test(arguments: [0, 0.25, -1.5, 1e9]) func numbersAsObjects(value: Double) {
    let numbers: [CGFloat] = [CGFloat(value), 1]
    #expect(numbers as [NSNumber] == [NSNumber(value: value), NSNumber(value: 1.0)])
    #expect((numbers as [NSNumber]?)?.count == 2)
    let kept: Any = NSNumber(value: value)
    #expect(kept as? CGFloat == CGFloat(value))
  }
}
