// What ties content to the bar above it: a search and a large title go by as much as the content is scrolled, and come again at its top.

/// The parts of a bar that go when the content below it scrolls.
@MainActor struct YieldingBar {
  /// Whose bar it is.
  weak var owner: UINavigationController?
  /// How much of the parts is gone, in points.
  var hidden: CGFloat = 0
  /// What a search takes, which goes first, and a large title, which goes after it; 0 for none.
  var search: CGFloat = 0
  var title: CGFloat = 0

  static let none = YieldingBar()

  /// Where content rests that a finger left while a part was half gone: at the nearer end. `scrolled` is how far it is below its
  /// beginning.
  func rest(_ scrolled: CGFloat) -> CGFloat {
    guard owner != nil, scrolled > 0, scrolled < search + title else { return scrolled }
    let (start, end) = scrolled < search ? (0, search) : (search, search + title)
    return scrolled - start < (end - start) / 2 ? start : end
  }
}

extension UIView {
  /// The content a bar above this controller's view follows: the view itself, or the first in it.
  var contentScroller: UIScrollView? { self as? UIScrollView ?? subviews.first as? UIScrollView }
}

extension UIScrollView {
  /// What decides how far content can be moved.
  struct Surroundings: Equatable {
    var inset: UIEdgeInsets
    /// What of the insets the safe area added.
    var safe: UIEdgeInsets
    var size: CGSize
    var content: CGSize
  }

  /// How far the content is scrolled from where it begins below the whole bar.
  var scrolledBelowBar: CGFloat { contentOffset.y + adjustedContentInset.top + yieldingBar.hidden }
}
