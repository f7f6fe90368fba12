// What ties content to a large title above it: the bar shrinks by as much as the content is scrolled, and grows again at its top.

/// A large title above content that scrolls.
@MainActor struct LargeTitleLink {
  /// Whose bar has the title.
  weak var owner: UINavigationController?
  /// How much of the title's line is gone, in points.
  var hidden: CGFloat = 0

  static let none = LargeTitleLink()

  /// Where content rests that a finger left while the title was half gone: at the nearer end. `scrolled` is how far it is below its
  /// beginning.
  func rest(_ scrolled: CGFloat) -> CGFloat {
    guard owner != nil, scrolled > 0, scrolled < BarMetrics.largeTitleHeight else { return scrolled }
    return scrolled < BarMetrics.largeTitleHeight / 2 ? 0 : BarMetrics.largeTitleHeight
  }
}

extension UIView {
  /// The content a bar above this controller's view follows: the view itself, or the first in it.
  var contentScroller: UIScrollView? { self as? UIScrollView ?? subviews.first as? UIScrollView }
}

extension UIScrollView {
  /// How far the content is scrolled from where it begins below the whole large title.
  var scrolledBelowTitle: CGFloat { contentOffset.y + adjustedContentInset.top + largeTitle.hidden }
}
