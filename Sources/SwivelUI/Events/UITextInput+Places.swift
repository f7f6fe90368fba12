// Where places and parts of the framework's own texts are seen, and the way back from points.

extension UITextInput {
  private var placed: (places: TextPlaces, origin: CGPoint)? { (self as? any PlacedTextInput)?.placesInView }
  /// The insertion point's.
  static var caretWidth: CGFloat { 2 }

  /// Where an insertion point is shown in the lines.
  func caret(at position: UITextPosition) -> CGRect {
    guard let (places, origin) = placed else { return .zero }
    var rect = places.caret(position.offset).offsetBy(dx: origin.x, dy: origin.y)
    rect.size.width = Self.caretWidth
    return rect
  }
  /// What a part of the text takes in the lines.
  func selection(of range: UITextRange) -> [UITextSelectionRect] {
    guard let (places, origin) = placed else { return [] }
    let rects = places.rects(within(range)).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    return rects.indices.map { index in
      UITextSelectionRect(rects[index], isFirst: index == 0, isLast: index == rects.count - 1)
    }
  }

  /// Where an insertion point is shown.
  public func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
  /// Where a part is, line by line.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selection(of: range) }
  /// Where the first line of a part is; the insertion point of an empty one.
  public func firstRect(for range: UITextRange) -> CGRect { firstLine(of: range) }
  func firstLine(of range: UITextRange) -> CGRect {
    range.isEmpty ? caretRect(for: range.start) : selectionRects(for: range).first?.rect ?? .zero
  }
  /// The place nearest to a point.
  public func closestPosition(to point: CGPoint) -> UITextPosition? { nearestPlace(to: point) }
  func nearestPlace(to point: CGPoint) -> UITextPosition? {
    placed.map { UITextPosition($0.places.place(at: CGPoint(x: point.x - $0.origin.x, y: point.y - $0.origin.y))) }
  }
  /// The place of a part nearest to a point.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closestPosition(to: point).map { UITextPosition(min(max($0.offset, range.start.offset), range.end.offset)) }
  }
  /// The character at a point; nil for none.
  public func characterRange(at point: CGPoint) -> UITextRange? { character(under: point) }
  func character(under point: CGPoint) -> UITextRange? {
    guard let (places, origin) = placed else { return nil }
    let inside = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    guard let found = places.character(at: inside) else { return nil }
    let whole = (inputText as NSString).rangeOfComposedCharacterSequence(at: found.index)
    return UITextRange(whole.location, whole.location + whole.length)
  }
  /// A place so far from another on the screen: characters beside it, lines above and below.
  public func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
    -> UITextPosition?
  { place(from: position, in: direction, offset: offset) }
  func place(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
    switch direction {
    case .right: return self.position(from: position, offset: offset)
    case .left: return self.position(from: position, offset: -offset)
    case .up, .down:
      guard let (places, _) = placed else { return nil }
      let caret = places.caret(position.offset)
      let now = places.lines.firstIndex { $0.rect.minY == caret.minY } ?? 0
      let line = now + (direction == .down ? offset : -offset)
      guard places.lines.indices.contains(line) else { return nil }
      return UITextPosition(places.place(at: CGPoint(x: caret.minX, y: places.lines[line].rect.midY)))
    }
  }
  /// The place of a part that is furthest in a direction.
  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }
  /// The part from a place as far as the line goes.
  public func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
    -> UITextRange?
  { rest(of: position, in: direction) }
  func rest(of position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    guard let (places, _) = placed else { return nil }
    let line = places.line(of: position.offset).range
    return direction == .left || direction == .up
      ? UITextRange(line.location, position.offset) : UITextRange(position.offset, line.location + line.length)
  }
}
