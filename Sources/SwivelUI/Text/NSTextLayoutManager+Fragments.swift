// The paragraphs of a layout, their lines, and the way between places and points.
import Foundation

extension NSTextLayoutManager {
  /// Goes through the paragraphs from a place on, all for none, until told to stop; where it came to.
  @discardableResult public func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    let isBackwards = options.contains(.reverse)
    let all = fragments.filter { fragment in
      guard let location else { return true }
      let range = fragment.rangeInElement
      return isBackwards ? range.location.isBefore(location) : location.isBefore(range.endLocation)
    }
    var edge: (any NSTextLocation)?
    for fragment in isBackwards ? all.reversed() : all {
      edge = isBackwards ? fragment.rangeInElement.location : fragment.rangeInElement.endLocation
      guard block(fragment) else { break }
    }
    return edge
  }
  /// The paragraph a place is in; the last for the end of the text, nil outside of it.
  public func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    let all = fragments
    if let last = all.last, last.rangeInElement.endLocation.compare(location) == .orderedSame { return last }
    return all.first { $0.rangeInElement.contains(location) }
  }
  /// The paragraph at a point of the room; nil for none.
  public func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    fragments.first { $0.layoutFragmentFrame.minY <= position.y && position.y < $0.layoutFragmentFrame.maxY }
  }
  /// What the text takes of the room.
  public var usageBoundsForTextContainer: CGRect {
    let frames = fragments.map(\.layoutFragmentFrame)
    guard let first = frames.first else { return .zero }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }
  /// Where the line at a point of the room is in the text; nil for none.
  public func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange? {
    line { $0.rect.minY <= point.y && point.y < $0.rect.maxY }.map { NSTextRange($0.range) }
  }
  /// Goes through the places an insertion point can be at in the line of a place, each before a character and the last behind.
  public func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let place = (location as? TextLocation)?.offset, let line = line(where: { $0.range.contains(place) }) else {
      return
    }
    var stop = ObjCBool(false)
    for (index, unit) in line.units.enumerated() where !stop.boolValue {
      block(line.edges[index] + padding, TextLocation(unit), index < line.units.count - 1, &stop)
    }
  }
  /// Goes through what a part takes, line by line: its characters, where they are, how far down their baseline is, and the room.
  public func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    guard let units = textRange.units, let textContainer,
      let (lines, rects) = read({ places -> ([NSRange], [CGRect]) in
        let hit = places.lines.filter { NSIntersectionRange($0.range, units).length > 0 }
        return units.length > 0
          ? (hit.map { NSIntersectionRange($0.range, units) }, places.rects(units))
          : ([units], [places.caret(units.location)])
      })
    else { return }
    for (line, rect) in zip(lines, rects) {
      let place = options.contains(.rangeNotRequired) ? nil : NSTextRange(line)
      guard block(place, rect.offsetBy(dx: padding, dy: 0), rect.height * 0.8, textContainer) else { return }
    }
  }

  private func line(where matches: (TextPlaces.Line) -> Bool) -> TextPlaces.Line? {
    read { $0.lines }?.first(where: matches)
  }
  private var padding: CGFloat { textContainer?.lineFragmentPadding ?? 0 }

  /// The words of all elements: what is laid out.
  private var shown: (elements: [NSTextElement], words: NSAttributedString)? {
    guard let textContentManager else { return nil }
    var elements: [NSTextElement] = []
    let words = NSMutableAttributedString(string: "")
    textContentManager.enumerateTextElements(from: nil) { element in
      elements.append(element)
      if let storage = textContentManager as? NSTextContentStorage {
        storage.attributedString(for: element).map(words.append)
      }
      return true
    }
    return (elements, words)
  }
  private func read<Result>(_ body: @MainActor (TextPlaces) -> Result) -> Result? {
    shown.flatMap { place($0.words, body) }
  }
  private func place<Result>(_ words: NSAttributedString, _ body: @MainActor (TextPlaces) -> Result) -> Result? {
    let room = textContainer?.size.width ?? 0
    let width = room > 0 ? max(0, room - 2 * padding) : .infinity
    let breaking = textContainer?.lineBreakMode ?? .byWordWrapping
    nonisolated(unsafe) let text = words
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated {
      result = body(TextPlaces(text, plain: .systemFont(ofSize: 12), width: width, breaking: breaking))
    }
    return result
  }

  /// The paragraphs with their lines.
  var fragments: [NSTextLayoutFragment] {
    guard let (elements, words) = shown, let lines = place(words, { $0.lines }) else { return [] }
    return elements.enumerated().compactMap { index, element in
      guard let range = element.elementRange?.units else { return nil }
      let isLast = index == elements.count - 1
      let own = lines.filter { range.contains($0.range.location) || isLast && $0.range.location == range.upperBound }
      return fragment(element, range, own)
    }
  }
  private func fragment(_ element: NSTextElement, _ range: NSRange, _ lines: [TextPlaces.Line]) -> NSTextLayoutFragment
  {
    let place = TextLocation(range.location)
    let fragment =
      delegate?.textLayoutManager(self, textLayoutFragmentFor: place, in: element)
      ?? NSTextLayoutFragment(textElement: element, range: nil)
    let words = (element as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
    let top = lines.first?.rect.minY ?? 0
    fragment.textLineFragments = lines.map { line in
      NSTextLineFragment(
        words, NSRange(location: line.range.location - range.location, length: line.range.length),
        line.used.offsetBy(dx: 0, dy: -top),
        zip(line.units, line.edges).map { ($0 - range.location, $1 - line.used.minX) })
    }
    let used = lines.dropFirst().reduce(lines.first?.used ?? .zero) { $0.union($1.used) }
    fragment.frame = used.offsetBy(dx: padding, dy: 0)
    fragment.textLayoutManager = self
    return fragment
  }
}
