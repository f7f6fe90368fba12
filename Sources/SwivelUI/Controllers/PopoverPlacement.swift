// Where a popover lies beside what it points at, and which way its arrow points. Sources have no figures: those here are ours.

/// A popover's place in its container.
struct PopoverPlacement {
  /// The content's frame.
  private(set) var frame: CGRect
  /// Where the arrow points; `unknown` where there was no room for one.
  private(set) var direction: UIPopoverArrowDirection

  /// The least distance of a popover from the edges.
  static let margin: CGFloat = 10
  /// From the arrow's tip to the content.
  package static let arrowHeight: CGFloat = 13

  /// Below what it points at if there is room, else above, right or left of it, as far as the app permits each; where there is room
  /// on none of these sides, in front of it.
  init(_ wish: CGSize, at anchor: CGRect, in bounds: CGRect, permitted: UIPopoverArrowDirection) {
    let margin = Self.margin
    let area = bounds.insetBy(dx: margin, dy: margin)
    let size = CGSize(width: min(wish.width, max(0, area.width)), height: min(wish.height, max(0, area.height)))
    let gap = Self.arrowHeight
    func kept(_ value: CGFloat, _ length: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      max(from, min(value, to - length))
    }
    let x = kept(anchor.midX - size.width / 2, size.width, area.minX, area.maxX)
    let y = kept(anchor.midY - size.height / 2, size.height, area.minY, area.maxY)
    let places: [(UIPopoverArrowDirection, CGRect, Bool)] = [
      (
        .up, CGRect(origin: CGPoint(x: x, y: anchor.maxY + gap), size: size),
        anchor.maxY + gap + size.height <= area.maxY
      ),
      (
        .down, CGRect(origin: CGPoint(x: x, y: min(anchor.minY - gap, area.maxY) - size.height), size: size),
        anchor.minY - gap - size.height >= area.minY
      ),
      (
        .left, CGRect(origin: CGPoint(x: anchor.maxX + gap, y: y), size: size),
        anchor.maxX + gap + size.width <= area.maxX
      ),
      (
        .right, CGRect(origin: CGPoint(x: anchor.minX - gap - size.width, y: y), size: size),
        anchor.minX - gap - size.width >= area.minX
      ),
    ]
    if let first = places.first(where: { permitted.contains($0.0) && $0.2 }) {
      (direction, frame) = (first.0, first.1)
    } else {
      direction = .unknown
      frame = CGRect(
        origin: CGPoint(x: x, y: kept(anchor.maxY, size.height, area.minY, area.maxY)), size: size)
    }
  }
}

extension UIPopoverPresentationController {
  /// The arrow between the popover and what it points at: its tip and the two ends of its base, in the container; nil for none.
  package var arrow: (tip: CGPoint, base: (CGPoint, CGPoint))? {
    guard resolvedStyle == .popover, let anchor = anchor(in: containerView), let view = presentedView else {
      return nil
    }
    let frame = view.frame
    let (half, corner): (CGFloat, CGFloat) = (13, 13)
    func kept(_ value: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      from + half + corner < to - half - corner
        ? max(from + half + corner, min(value, to - half - corner)) : (from + to) / 2
    }
    let height = PopoverPlacement.arrowHeight
    let direction = arrowDirection
    if direction == .up || direction == .down {
      let x = kept(anchor.midX, frame.minX, frame.maxX)
      let y = direction == .up ? frame.minY : frame.maxY
      let tip = CGPoint(x: x, y: direction == .up ? y - height : y + height)
      return (tip, (CGPoint(x: x - half, y: y), CGPoint(x: x + half, y: y)))
    }
    guard direction == .left || direction == .right else { return nil }
    let y = kept(anchor.midY, frame.minY, frame.maxY)
    let x = direction == .left ? frame.minX : frame.maxX
    let tip = CGPoint(x: direction == .left ? x - height : x + height, y: y)
    return (tip, (CGPoint(x: x, y: y - half), CGPoint(x: x, y: y + half)))
  }

  /// Where the arrow points, `unknown` until the popover is presented.
  public var arrowDirection: UIPopoverArrowDirection {
    guard resolvedStyle == .popover, containerView != nil else { return .unknown }
    return PresentationGeometry(presentation: self, scene: ownScene).popover.direction
  }
}
