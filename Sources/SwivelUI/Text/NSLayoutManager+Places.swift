// What a setter of lines knows of places: glyphs at points, lines of glyphs, and what they take.

extension NSLayoutManager {
  private func places<Result>(_ container: NSTextContainer?, _ read: @MainActor (TextPlaces, CGFloat) -> Result)
    -> Result?
  {
    guard let container = container ?? textContainers.first, let text = textStorage else { return nil }
    nonisolated(unsafe) let (room, measured) = (container, text)
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated {
      let padding = room.lineFragmentPadding
      let width = room.size.width > 0 ? max(0, room.size.width - 2 * padding) : .infinity
      let places = TextPlaces(
        measured, plain: .systemFont(ofSize: 12), width: width, breaking: room.lineBreakMode)
      result = read(places, padding)
    }
    return result
  }
  /// Draws a part of the text in the context of now: whole lines where it begins at a line's beginning.
  func draw(_ glyphs: NSRange, _ origin: CGPoint) {
    guard let container = textContainers.first, let text = textStorage else { return }
    let shown = NSIntersectionRange(glyphs, NSRange(location: 0, length: text.length))
    guard shown.length > 0 else { return }
    let first = boundingRect(forGlyphRange: NSRange(location: shown.location, length: 1), in: container)
    nonisolated(unsafe) let part = text.attributedSubstring(from: shown)
    let room = CGRect(
      x: origin.x + first.minX, y: origin.y + first.minY,
      width: max(0, container.size.width - container.lineFragmentPadding - first.minX),
      height: container.size.height > 0 ? max(0, container.size.height - first.minY) : .greatestFiniteMagnitude)
    let isLimited = container.size.width > 0
    MainActor.assumeIsolated {
      // A room without limits is as large as its text.
      let size = isLimited ? room.width : AttributedLines(part).size(width: .infinity).width
      let height = room.height < .greatestFiniteMagnitude ? room.height : AttributedLines(part).size(width: size).height
      part.draw(in: CGRect(x: room.minX, y: room.minY, width: size, height: height))
    }
  }
  private static func whole(_ rect: CGRect, _ padding: CGFloat) -> CGRect {
    CGRect(x: 0, y: rect.minY, width: rect.width + 2 * padding, height: rect.height)
  }
}

extension NSLayoutManager {
  /// What the lines of a room take.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    guard let text = textStorage else { return .zero }
    nonisolated(unsafe) let measured = text
    let width = container.size.width > 0 ? container.size.width - 2 * container.lineFragmentPadding : .infinity
    let size = MainActor.assumeIsolated { AttributedLines(measured).size(width: width) }
    return CGRect(
      x: 0, y: 0, width: size.width + 2 * container.lineFragmentPadding, height: size.height)
  }
  /// The character nearest to a point of a room; how far into it the point is goes to `partialFraction`.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = places(container) { places, padding in
      places.character(at: CGPoint(x: point.x - padding, y: point.y))
    }
    partialFraction?.pointee = (found ?? nil)?.fraction ?? 0
    return (found ?? nil)?.index ?? 0
  }
  /// The glyph nearest to a point of a room.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction:
      UnsafeMutablePointer<CGFloat>? = nil
  ) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }
  /// How far into the nearest glyph a point is.
  public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }
  /// The glyph of a character: there is one for each.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The character of a glyph.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The glyphs of characters.
  public func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  /// The characters of glyphs.
  public func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// The rectangle around glyphs.
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let found = places(container) { places, padding in places.rects(glyphRange).map { $0.offsetBy(dx: padding, dy: 0) }
    }
    guard let rects = found, let first = rects.first else { return .zero }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }
  /// The rectangles around glyphs, one for each line.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    let found = places(textContainer) { places, padding in
      places.rects(glyphRange).map { $0.offsetBy(dx: padding, dy: 0) }
    }
    for rect in found ?? [] where !stop.boolValue { block(rect, &stop) }
  }
  /// The lines glyphs are in: each with its rectangle, what it uses of it, its room and its glyphs.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    let found = places(nil) { places, padding in places.lines.map { ($0, padding) } } ?? []
    for (line, padding) in found where line.range.length > 0 && !stop.boolValue {
      guard NSIntersectionRange(line.range, glyphRange).length > 0 else { continue }
      block(
        Self.whole(line.rect, padding), line.used.insetBy(dx: -padding, dy: 0).offsetBy(dx: padding, dy: 0), container,
        line.range,
        &stop)
    }
  }
  /// The rectangle of the line a glyph is in; its glyphs go to `effectiveGlyphRange`.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let found = places(nil) { places, padding in (places.line(of: glyphIndex), padding) }
    guard let (line, padding) = found else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return Self.whole(line.rect, padding)
  }
  /// What the line a glyph is in uses; its glyphs go to `effectiveGlyphRange`.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let found = places(nil) { places, padding in (places.line(of: glyphIndex), padding) }
    guard let (line, padding) = found else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.used.insetBy(dx: -padding, dy: 0).offsetBy(dx: padding, dy: 0)
  }
  /// Where a glyph begins in its line, on the line its letters stand on.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    places(nil) { places, padding in
      let line = places.line(of: glyphIndex)
      return CGPoint(x: places.edge(glyphIndex, in: line) + padding, y: line.baseline)
    } ?? .zero
  }
  /// The empty line behind a line feed at the end of the text; zero for none.
  public var extraLineFragmentRect: CGRect {
    places(nil) { places, padding -> CGRect in
      guard let last = places.lines.last, last.range.length == 0, places.lines.count > 1 else { return .zero }
      return Self.whole(last.rect, padding)
    } ?? .zero
  }
  /// The room a glyph is in.
  public func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
    -> NSTextContainer?
  {
    effectiveGlyphRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    return textContainers.first
  }
}
