// Who is told of scrolling, and the values it is described by.

/// Who is told of scrolling. The methods are optional, as in UIKit.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: OptionalMethods {
  /// The content moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The content was scaled.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// A finger begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger is about to let go; where the content will rest may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// A finger let go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content rests.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animation the app began is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// What is scaled; nil for nothing.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Scaling begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Scaling is over.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap on the status bar scrolls up.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// It scrolled up.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The insets are others.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Nothing is scaled.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// It does.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// What has a delegate that is told of scrolling: tables and the like have one of a narrower kind under the same name.
@preconcurrency @MainActor public protocol UIScrollViewDelegating: UIScrollView {}

extension UIScrollViewDelegating {
  /// Who is told of scrolling; not kept.
  public var delegate: (any UIScrollViewDelegate)? {
    get { delegateOfScrollView }
    set { delegateOfScrollView = newValue }
  }
}

extension UIScrollView: UIScrollViewDelegating {}

extension UIScrollView {
  /// How fast scrolling slows down; the value is UIKit's.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What remains of the speed after a millisecond.
    public let rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Quickly.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How indicators look; raw values are UIKit's.
  public enum IndicatorStyle: Int, Sendable {
    /// As fits.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// When scrolling takes the keyboard away; raw values are UIKit's.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none = 0
    /// When a finger drags.
    case onDrag = 1
    /// As far as a finger drags it.
    case interactive = 2
    /// When a finger drags, with what is above it.
    case onDragWithAccessory = 3
    /// As far as a finger drags it, with what is above it.
    case interactiveWithAccessory = 4
  }
}

extension UIView {
  /// What scrolls in the view is laid out anew: its insets may be others.
  final func layOutScrollViews() {
    if self is UIScrollView { setNeedsLayout() }
    for view in subviews { view.layOutScrollViews() }
  }
}
