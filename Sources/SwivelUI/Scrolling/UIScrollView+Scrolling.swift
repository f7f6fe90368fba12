// How content moves: set by the app, or dragged by a finger.

extension UIScrollView {
  /// Where the content may be moved to.
  private var range: CGRect {
    let inset = adjustedContentInset
    let size = contentSize
    let left = -inset.left
    // Above what is seen below a title that is gone there is room for the title to come back.
    let top = -inset.top - largeTitle.hidden
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
    if rect.maxX > seen.maxX { offset.x += min(rect.maxX - seen.maxX, rect.minX - seen.minX) }
    if rect.minX < seen.minX { offset.x += rect.minX - seen.minX }
    if rect.maxY > seen.maxY { offset.y += min(rect.maxY - seen.maxY, rect.minY - seen.minY) }
    if rect.minY < seen.minY { offset.y += rect.minY - seen.minY }
    setContentOffset(clamped(offset), animated: animated)
  }

  /// How far a finger scrolls half of what is seen, along the first axis there is more to see on; nil where there is none.
  package var nextHalf: CGPoint? {
    let half = CGPoint(x: (bounds.width / 2).rounded(), y: (bounds.height / 2).rounded())
    let goal = clamped(CGPoint(x: contentOffset.x + half.x, y: contentOffset.y + half.y))
    if goal.y > contentOffset.y { return CGPoint(x: 0, y: half.y) }
    return goal.x > contentOffset.x ? CGPoint(x: half.x, y: 0) : nil
  }

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
    let way = CGPoint(x: canMove.x ? way.x : 0, y: canMove.y || isPulled ? way.y : 0)
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
    target.y = clamped(CGPoint(x: target.x, y: target.y - scrolledBelowTitle + largeTitle.rest(scrolledBelowTitle))).y
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

  /// The page a finger that let go leaves in view: the next one, if it went half a page or was fast, which it always is.
  private func page(near offset: CGPoint, from start: CGPoint) -> CGPoint {
    func page(_ now: CGFloat, _ before: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0, now != before else { return now }
      let pages = (now - before) / length
      return before + (pages > 0 ? max(1, pages.rounded()) : min(-1, pages.rounded())) * length
    }
    return clamped(
      CGPoint(x: page(offset.x, start.x, bounds.width), y: page(offset.y, start.y, bounds.height)))
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
  /// What the safe area adds to the insets: all of it, or what lies along the ways the content can scroll (`scrollableAxes`), and
  /// for `automatic` top and bottom of a controller's scroll view in a navigation controller, however small its content is
  /// (UIKit's documentation of `UIScrollView.ContentInsetAdjustmentBehavior`).
  var safeInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return .zero }
    let safe = safeAreaInsets
    guard safe != .zero else { return .zero }
    let size = contentSize
    var isAcross = size.width > bounds.width || alwaysBounceHorizontal
    var isDown = size.height > bounds.height || alwaysBounceVertical || adjustsItself
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: (isAcross, isDown) = (true, true)
    case .scrollableAxes: break
    case .automatic: isDown = isDown || isOfControllerInNavigation
    }
    return UIEdgeInsets(
      top: isDown ? safe.top : 0, left: isAcross ? safe.left : 0, bottom: isDown ? safe.bottom : 0,
      right: isAcross ? safe.right : 0)
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
  /// clear of it again.
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
    for view in subviews { view.followSafeArea() }
  }
}
