// The view a section that scrolls across is shown in: a scroll view inside the collection, which rests where the section says.

/// Shows one section beside itself.
@MainActor final class OrthogonalScroller: UIScrollView, UIScrollViewDelegate {
  /// Where it rests.
  private var section = OrthogonalSection(behavior: .continuous, frame: .zero, length: 0, groups: [])
  /// Where a drag began.
  private var began: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    delegateOfScrollView = self
  }
  required init?(coder: NSCoder) { nil }

  /// Takes the place of a section.
  func take(_ new: OrthogonalSection) {
    let isNew = section.groups.isEmpty
    let rested = stops.firstIndex { abs($0 - contentOffset.x) < Self.restSlack }
    let old = stops
    section = new
    if frame != new.frame { frame = new.frame }
    let size = CGSize(width: max(new.length, 0), height: new.frame.height)
    if contentSize != size { contentSize = size }
    if new.behavior == .groupPagingCentered, let first = new.groups.first, let last = new.groups.last {
      contentInset = UIEdgeInsets(
        top: 0, left: max(0, middle(first) * -1), bottom: 0,
        right: max(0, (bounds.width + last.upperBound - last.lowerBound) / 2 - (new.length - last.lowerBound)))
    }
    if isNew, new.behavior == .groupPagingCentered { contentOffset.x = -contentInset.left }
    // In another width the group that rested here goes on resting here.
    if let rested, stops.indices.contains(rested), stops != old { contentOffset.x = stops[rested] }
  }

  /// How far from its place a group may be and still rest there, in points: places are rounded to pixels.
  private static let restSlack: CGFloat = 0.5

  /// How far the content is moved with a group in the middle.
  private func middle(_ group: ClosedRange<CGFloat>) -> CGFloat {
    (group.lowerBound + group.upperBound - bounds.width) / 2
  }

  /// Where the content rests with each group.
  private var stops: [CGFloat] {
    switch section.behavior {
    case .none, .continuous, .paging: []
    case .continuousGroupLeadingBoundary, .groupPaging:
      section.groups.map { $0.lowerBound - (section.groups.first?.lowerBound ?? 0) }
    case .groupPagingCentered: section.groups.map(middle)
    }
  }

  override func contentOffsetDidChange() {
    super.contentOffsetDidChange()
    superview?.setNeedsLayout()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { began = contentOffset.x }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let now = targetContentOffset.pointee.x
    func nearest(_ place: CGFloat) -> Int? {
      stops.indices.min { abs(stops[$0] - place) < abs(stops[$1] - place) }
    }
    switch section.behavior {
    case .none, .continuous: return
    case .continuousGroupLeadingBoundary:
      if let stop = nearest(now) { targetContentOffset.pointee.x = stops[stop] }
    case .paging:
      // One page further, whichever way the finger went.
      guard now != began else { return }
      targetContentOffset.pointee.x = began + (now > began ? bounds.width : -bounds.width)
    case .groupPaging, .groupPagingCentered:
      guard now != began, let start = nearest(began) else { return }
      let next = min(max(0, start + (now > began ? 1 : -1)), stops.count - 1)
      targetContentOffset.pointee.x = stops[next]
    }
  }
}
