// How content moves: set by the app, or dragged by a finger.

extension UIScrollView {
  /// Where the content may be moved to.
  private var range: CGRect {
    let inset = adjustedContentInset
    let size = contentSize
    let left = -inset.left
    // Above what is seen below what is gone of the bar there is room for that to come back.
    let top = -inset.top - yieldingBar.hidden
    return CGRect(
      x: left, y: top, width: max(0, size.width + inset.right - bounds.width - left),
      height: max(0, size.height + inset.bottom - bounds.height - top))
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let range = range
    return CGPoint(
      x: min(max(offset.x, range.minX), range.maxX), y: min(max(offset.y, range.minY), range.maxY))
  }

  /// Scrolls just so far that a rectangle of the content is seen.
  func reveal(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    var offset = contentOffset
    let seen = bounds.inset(by: inset)
    // Of what is larger than what can be seen its beginning is.
    offset.x += way(to: (rect.minX, rect.maxX), in: (seen.minX, seen.maxX))
    offset.y += way(to: (rect.minY, rect.maxY), in: (seen.minY, seen.maxY))
    setContentOffset(clamped(offset), animated: animated)
  }

  /// Leaves room for what a keyboard covers that begins so far below the window's top; nil for none. Of a list's cells the one that is
  /// edited is scrolled into what is left.
  func keepClear(ofKeyboardFrom top: CGFloat?) {
    guard let top, window != nil else {
      keyboardRoom = 0
      return
    }
    let covered = max(0, convert(bounds, to: nil).maxY - top)
    keyboardRoom = max(0, covered - (contentInsetAdjustmentBehavior == .never ? 0 : safeAreaInsets.bottom))
    var view = ownScene.firstResponder as? UIView
    while let current = view, current.superview !== self { view = current.superview }
    if let cell = view { reveal(cell.frame, animated: false) }
  }

  /// How far content goes along an axis so that a stretch of it is seen; 0 where it is.
  private func way(to stretch: (low: CGFloat, high: CGFloat), in seen: (low: CGFloat, high: CGFloat)) -> CGFloat {
    if stretch.low < seen.low { return stretch.low - seen.low }
    return stretch.high > seen.high ? min(stretch.high - seen.high, stretch.low - seen.low) : 0
  }

  /// How far a finger scrolls half of what is seen, along the first axis there is more to see on; nil where there is none.
  package var nextHalf: CGPoint? {
    let half = CGPoint(x: (bounds.width / 2).rounded(), y: (bounds.height / 2).rounded())
    let goal = clamped(CGPoint(x: contentOffset.x + half.x, y: contentOffset.y + half.y))
    if goal.y > contentOffset.y { return CGPoint(x: 0, y: half.y) }
    return goal.x > contentOffset.x ? CGPoint(x: half.x, y: 0) : nil
  }

  /// Whether there is more above or below than is seen.
  var hasMoreThanItShows: Bool { range.height > 0 }

  /// Whether a finger moves the content along the longer part of a way, or at least lets it bounce.
  func canMove(_ way: CGPoint) -> Bool {
    if abs(way.y) >= abs(way.x), isPulled(by: way) { return true }
    let goal = clamped(CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y))
    return abs(way.x) > abs(way.y)
      ? goal.x != contentOffset.x || alwaysBounceHorizontal : goal.y != contentOffset.y || alwaysBounceVertical
  }

  /// Whether a finger that goes that far pulls what loads anew beyond the top. It pulls where the content can be dragged.
  private func isPulled(by way: CGPoint) -> Bool {
    guard let refreshControl, refreshControl.isEnabled, !refreshControl.isRefreshing else { return false }
    guard self is UITableView || alwaysBounceVertical || range.height > 0 else { return false }
    return range.minY - (contentOffset.y + way.y) >= UIRefreshControl.pull
  }

  /// The content keeps to its ends, which are others now.
  func returnToRange() { contentOffset = clamped(contentOffset) }

  /// Steps a drag is made in: delegates see the content move.
  private static let dragSteps = 5
  /// How long a finger drags: a fifth of a second.
  private static let dragDuration: CGFloat = 0.2

  /// A finger drags the content by so much: left and up for positive. Where it rests is a page's edge for paging, and in any
  /// case within the content.
  package func drag(by way: CGPoint) {
    guard isScrollEnabled else { return }
    let start = contentOffset
    let canMove = (x: range.width > 0 || alwaysBounceHorizontal, y: range.height > 0 || alwaysBounceVertical)
    let isPulled = isPulled(by: way)
    let kept = isDirectionalLockEnabled ? locked(way) : way
    let way = CGPoint(x: canMove.x ? kept.x : 0, y: canMove.y || isPulled ? kept.y : 0)
    guard way != .zero else { return }
    if keyboardDismissMode != .none { window?.endEditing(true) }
    isTracking = true
    isDragging = true
    delegateOfScrollView?.scrollViewWillBeginDragging(self)
    for step in 1...Self.dragSteps {
      let part = CGFloat(step) / CGFloat(Self.dragSteps)
      contentOffset = clamped(CGPoint(x: start.x + way.x * part, y: start.y + way.y * part))
    }
    if isPulled { refreshControl?.pulled() }
    let velocity = CGPoint(x: way.x / Self.dragDuration / 1000, y: way.y / Self.dragDuration / 1000)
    var target = isPagingEnabled ? page(near: contentOffset, from: start) : contentOffset
    target.y = clamped(CGPoint(x: target.x, y: target.y - scrolledBelowBar + yieldingBar.rest(scrolledBelowBar))).y
    if !isPagingEnabled { target = restingOffset(proposed: target, velocity: velocity) }
    withUnsafeMutablePointer(to: &target) {
      delegateOfScrollView?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: $0)
    }
    isTracking = false
    isDragging = false
    let goesOn = target != contentOffset
    delegateOfScrollView?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else { return }
    isDecelerating = true
    delegateOfScrollView?.scrollViewWillBeginDecelerating(self)
    contentOffset = clamped(target)
    isDecelerating = false
    delegateOfScrollView?.scrollViewDidEndDecelerating(self)
  }

  /// A way that is not diagonal goes along its longer part alone (UIScrollView.isDirectionalLockEnabled). What counts as diagonal is
  /// ours: one part less than twice the other.
  private func locked(_ way: CGPoint) -> CGPoint {
    if abs(way.x) >= 2 * abs(way.y) { return CGPoint(x: way.x, y: 0) }
    return abs(way.y) >= 2 * abs(way.x) ? CGPoint(x: 0, y: way.y) : way
  }

  /// The page a finger that let go leaves in view: the next one, if it went half a page or was fast, which it always is. Pages are
  /// multiples of the view's size from where the content begins, wherever it was when the finger came.
  private func page(near offset: CGPoint, from start: CGPoint) -> CGPoint {
    func page(_ now: CGFloat, _ before: CGFloat, _ length: CGFloat, _ first: CGFloat) -> CGFloat {
      guard length > 0, now != before else { return now }
      let (nearest, old) = (((now - first) / length).rounded(), (before - first) / length)
      // Less than a thousandth of a page is the rounding of sums.
      let page =
        now > before ? max((old + 0.001).rounded(.down) + 1, nearest) : min((old - 0.001).rounded(.up) - 1, nearest)
      return first + page * length
    }
    let range = range
    return clamped(
      CGPoint(
        x: page(offset.x, start.x, bounds.width, range.minX), y: page(offset.y, start.y, bounds.height, range.minY)))
  }

  /// Scales as a body does; of the end of one that is animated the delegate hears, as of a pinch's (Scroll View Programming Guide,
  /// zooming by code).
  func zooming(_ animated: Bool, _ body: () -> Void) {
    let before = zoomScale
    body()
    guard animated, zoomScale != before else { return }
    ownScene.later { [weak self] in
      guard let self, let delegate = delegateOfScrollView else { return }
      delegate.scrollViewDidEndZooming(self, with: delegate.viewForZooming(in: self), atScale: zoomScale)
    }
  }

  /// Scales what the delegate names.
  func zoom(to scale: CGFloat) {
    guard let view = delegateOfScrollView?.viewForZooming(in: self) else { return }
    let size = view.bounds.size
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = .zero
    contentSize = CGSize(width: size.width * scale, height: size.height * scale)
    delegateOfScrollView?.scrollViewDidZoom(self)
  }
}

extension UIScrollView {
  /// What the safe area adds to the insets along the ways it is added.
  var safeInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return .zero }
    let safe = safeAreaInsets
    guard safe != .zero else { return .zero }
    let (isDown, isAcross) = (addsSafeAreaDown, addsSafeAreaAcross)
    return UIEdgeInsets(
      top: isDown ? safe.top : 0, left: isAcross ? safe.left : 0, bottom: isDown ? safe.bottom : 0,
      right: isAcross ? safe.right : 0)
  }

  private var addsSafeAreaAcross: Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .scrollableAxes, .automatic: contentSize.width > bounds.width || alwaysBounceHorizontal
    }
  }

  /// Whether the safe area is added above and below: always, or along the ways the content can scroll (`scrollableAxes`), and for
  /// `automatic` in a controller's scroll view in a navigation controller, however small its content is (UIKit's documentation of
  /// `UIScrollView.ContentInsetAdjustmentBehavior`). The content, which keeps clear of it by that, has nothing of it then.
  var addsSafeAreaDown: Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: return false
    case .always: return true
    case .automatic where isOfControllerInNavigation: return true
    case .automatic, .scrollableAxes: break
    }
    return contentSize.height > bounds.height || alwaysBounceVertical || adjustsItself
  }

  /// Whether it is the view, or lies deepest in the view, of a controller that has its scroll view adjusted below a
  /// navigation bar.
  private var isOfControllerInNavigation: Bool {
    let owner = controller ?? (superview?.subviews.first === self ? superview?.controller : nil)
    guard let owner, owner.automaticallyAdjustsScrollViewInsets else { return false }
    return owner.navigationController != nil
  }
}

extension UIView {
  /// Lays out what scrolls below a controller's view, and stays where it is, when the safe area becomes another: content at its beginning is
  /// clear of it again, and so are rows, which keep their size.
  func passOnSafeArea() {
    let safe = safeAreaInsets
    guard safe != (layoutRecord?.laidOutSafeArea ?? .zero) else { return }
    madeLayoutRecord.laidOutSafeArea = safe
    for view in subviews { view.followSafeArea() }
  }

  private func followSafeArea() {
    if let scroll = self as? UIScrollView, scroll.safeInset != (scroll.surroundings?.safe ?? .zero) {
      scroll.setNeedsLayout()
    }
    if self is UITableViewCell || self is UITableViewHeaderFooterView { return setNeedsLayout() }
    for view in subviews { view.followSafeArea() }
  }
}

extension UIScrollView {
  /// Whether the index beside content is shown; raw values are UIKit's.
  public enum IndexDisplayMode: Int, Sendable {
    /// As there is room.
    case automatic = 0
    /// Not at all.
    case alwaysHidden = 1
  }
}
