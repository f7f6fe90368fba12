// What ties content to the bar above it: a search and a large title go by as much as the content is scrolled, and come again at its top.

/// The parts of a bar that go when the content below it scrolls.
@MainActor struct YieldingBar {
  /// Whose bar it is.
  weak var owner: UINavigationController?
  /// How much of the parts is gone, in points.
  var hidden: CGFloat = 0
  /// Where a part is gone and the next begins to go, in points: a search goes first, a large title after it.
  var ends: [CGFloat] = []

  static let none = YieldingBar()

  /// Where content rests that a finger left while a part was half gone: at the nearer end. `scrolled` is how far it is below its
  /// beginning.
  func rest(_ scrolled: CGFloat) -> CGFloat {
    guard owner != nil, scrolled > 0, let end = ends.first(where: { $0 > scrolled }) else { return scrolled }
    let start = ends.last { $0 <= scrolled } ?? 0
    return scrolled - start < (end - start) / 2 ? start : end
  }
}

extension UIView {
  /// The content a bar above this controller's view follows: the view itself, or the first in it.
  var contentScroller: UIScrollView? { self as? UIScrollView ?? subviews.first as? UIScrollView }
}

extension UIScrollView {
  /// How far the content is scrolled from where it begins below the whole bar.
  var scrolledBelowBar: CGFloat { contentOffset.y + adjustedContentInset.top + yieldingBar.hidden }
}
