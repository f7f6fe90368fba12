// A window onto content larger than itself: the content's rectangle, and what constraints to it mean.

/// Shows a part of its content. Constraints that tie a descendant to an edge of the scroll view speak of the content; those
/// that speak of its width, height or centre speak of the frame.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// How the safe area is added to the insets; raw values are UIKit's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Added where the content can scroll, or a controller asks for it.
    case automatic = 0
    /// Added where the content can scroll.
    case scrollableAxes = 1
    /// Not added.
    case never = 2
    /// Added.
    case always = 3
  }

  override func makeParts() { cutsContent = true }

  /// The rectangle of the content, which begins at the scroll view's origin.
  final class ContentGuide: UILayoutGuide {
    /// With which content of no stated size is as large as the scroll view: below everything stacks and apps use.
    static let priority: Float = 1
  }

  /// Whether the index beside content is shown. Kept.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// How content ends above (era 26).
  open private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
  /// How content ends below (era 26).
  open private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
  /// How content ends at the left (era 26).
  open private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
  /// How content ends at the right (era 26).
  open private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()
  /// The size of the content: what constraints to the content say, else what was set.
  open var contentSize: CGSize {
    get {
      guard let content, !content.solvedFrame.isEmpty else { return storedContentSize }
      return content.solvedFrame.size
    }
    set {
      guard newValue != storedContentSize else { return }
      storedContentSize = newValue
      // What was moved is within its ends again, and what fits now needs no room for bars, without anybody asking for layout.
      if let surroundings, !isLayingOut, wasScrolled || safeInset != surroundings.safe { setNeedsLayout() }
      if KeyObservers.isWatching { KeyObservers.look() }
    }
  }
  private var storedContentSize = CGSize.zero
  /// The point of the content that lies at the origin.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      isHeldBack = false
      // What moves nothing, such as a row at the top that is scrolled to before there are bars, leaves content at its beginning.
      guard newValue != bounds.origin else { return }
      // Content that is back where it begins follows bars and insets again, as if it had never been moved.
      let start = beginning
      wasScrolled = max(abs(newValue.x - start.x), abs(newValue.y - start.y)) > Self.unmoved
      hasBeenMoved = hasBeenMoved || wasScrolled
      bounds.origin = newValue
      delegateOfScrollView?.scrollViewDidScroll(self)
      contentOffsetDidChange()
      yieldingBar.owner?.viewIfLoaded?.setNeedsLayout()
    }
  }
  /// What of the bar above goes with the content.
  var yieldingBar = YieldingBar.none
  /// Whether the content has been elsewhere than where it begins: what moves it after that is told.
  private var hasBeenMoved = false
  /// Whether the content was moved from where it begins.
  private(set) var wasScrolled = false
  /// Whether the last layout left no room for as far as the content was moved.
  private var isHeldBack = false
  /// Where the content begins, as of the last layout.
  private var start = CGPoint.zero
  /// What decided how far the content can be moved at the last layout.
  private(set) var surroundings: Surroundings?
  /// The content was moved.
  func contentOffsetDidChange() {}
  /// Where a drag ends that would end at `proposed`, in points a millisecond.
  func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
  /// Who is told of scrolling: what a subclass's override of `delegate` is compiled as, for tables have a narrower one of that name.
  open weak var delegateOfScrollView: (any UIScrollViewDelegate)?

  /// Moves the content. Animations take no time: the delegate hears of the end when the input ends.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let isMove = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    guard animated, isMove else { return }
    ownScene.later { [weak self] in
      if let self { delegateOfScrollView?.scrollViewDidEndScrollingAnimation(self) }
    }
  }
  /// Scrolls just so far that a rectangle of the content is seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }
  /// Whether a finger is on the content.
  open internal(set) var isTracking = false
  /// Whether a finger drags the content.
  open internal(set) var isDragging = false
  /// Whether the content goes on by itself.
  open internal(set) var isDecelerating = false
  /// Whether the content rests at pages as large as the view.
  open var isPagingEnabled = false
  /// Whether the content can be dragged beyond its ends; there it never rests, so it makes no difference.
  open var bounces = true
  /// Whether it can be dragged sideways though it fits.
  open var alwaysBounceHorizontal = false
  /// Whether it can be dragged up and down though it fits.
  open var alwaysBounceVertical = false
  /// Whether a drag that is not diagonal goes along its longer part alone.
  open var isDirectionalLockEnabled = false
  /// Whether the indicator at the side is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether the indicator at the bottom is shown.
  open var showsHorizontalScrollIndicator = true
  /// Room around the indicators.
  open var scrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet {
      verticalScrollIndicatorInsets = scrollIndicatorInsets
      horizontalScrollIndicatorInsets = scrollIndicatorInsets
    }
  }
  /// Room around the indicator at the side.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// Room around the indicator at the bottom.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// Whether the safe area is added to those.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// How indicators look.
  open var indicatorStyle = IndicatorStyle.default
  /// How fast scrolling slows down.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a tap on the status bar scrolls up.
  open var scrollsToTop = true
  /// Whether what lies in the content hears of touches only once they do not scroll.
  open var delaysContentTouches = true
  /// Whether touches in the content can become drags.
  open var canCancelContentTouches = true
  /// When scrolling takes the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// What is pulled to load anew.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
  /// The smallest scale.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale.
  open var maximumZoomScale: CGFloat = 1
  /// Whether it can be scaled too far for a moment.
  open var bouncesZoom = true
  /// How large the content is shown.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set {
      storedZoomScale = min(max(newValue, minimumZoomScale), maximumZoomScale)
      zoom(to: storedZoomScale)
    }
  }
  private var storedZoomScale: CGFloat = 1
  /// Scales the content; animations take no time: the delegate hears of the end when the input ends.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zooming(animated) { zoomScale = scale } }
  /// Scales until `rect`, in the coordinates of what is scaled, fills the view as far as it can, and brings it into the middle;
  /// animations take no time: the delegate hears of the end when the input ends.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite, bounds.width > 0,
      bounds.height > 0
    else { return }
    zooming(animated) { zoomScale = min(bounds.width / rect.width, bounds.height / rect.height) }
    let middle = CGPoint(x: rect.midX * zoomScale, y: rect.midY * zoomScale)
    contentOffset = clamped(CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2))
  }
  /// Whether it was scaled too far; it never is here.
  open var isZoomBouncing: Bool { false }
  /// Whether keys scroll; kept.
  open var allowsKeyboardScrolling = true
  /// Whether it may be scrolled too far across for a moment (era 17); nothing is, here.
  open var bouncesHorizontally = true
  /// Whether it may be scrolled too far down for a moment (era 17); nothing is, here.
  open var bouncesVertically = true
  /// Whether what is scrolled beyond the end across scrolls what is around (era 17); kept.
  open var transfersHorizontalScrollingToParent = true
  /// Whether what is scrolled beyond the end downwards scrolls what is around (era 17); kept.
  open var transfersVerticalScrollingToParent = true
  /// Where content stands that is smaller than the view (era 17); kept.
  open var contentAlignmentPoint = CGPoint.zero
  /// Whether it is being scaled.
  open var isZooming: Bool { false }
  /// Scrolls as a block does, with the indicators, which are not shown, from era 17.4.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }
  /// Flashes the indicators, which are not shown.
  open func flashScrollIndicators() {}
  // What scrolls keeps its touches: a subclass that wants the next responder to hear of them hands them on itself.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Whether a view of the content hears of a finger on it.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether the content gives a finger up that drags, once it has heard of it.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// The recogniser of drags.
  open var panGestureRecognizer: UIPanGestureRecognizer { ownPan }
  private lazy var ownPan: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer()
    recognizer.view = self
    return recognizer
  }()
  /// The recogniser of two fingers; nil while nothing can be scaled.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { ownPinch }
  private lazy var ownPinch = UIPinchGestureRecognizer()

  /// Room around the content.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      guard contentInset != oldValue else { return }
      setNeedsLayout()
      adjustedContentInsetDidChange()
    }
  }
  /// The insets are others.
  open func adjustedContentInsetDidChange() { delegateOfScrollView?.scrollViewDidChangeAdjustedContentInset(self) }
  /// How the safe area is added to `contentInset`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  /// Whether a user can scroll.
  open var isScrollEnabled = true

  /// Room around the content with what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets { insetOfApp + safeInset }
  private var beginning: CGPoint {
    CGPoint(x: -insetOfApp.left - safeInset.left, y: -insetOfApp.top - safeInset.top - yieldingBar.hidden)
  }

  /// Room below the content for a keyboard that a table's controller keeps rows clear of.
  var keyboardRoom: CGFloat = 0 {
    didSet {
      guard keyboardRoom != oldValue else { return }
      setNeedsLayout()
      adjustedContentInsetDidChange()
      if keyboardRoom < oldValue { returnToRange() }
    }
  }

  /// The room items are placed in: a keyboard covers some and moves none.
  var insetForItems: UIEdgeInsets {
    var inset = adjustedContentInset
    inset.bottom -= keyboardRoom
    return inset
  }

  /// Room around the content without what the safe area adds to it.
  private var insetOfApp: UIEdgeInsets {
    var inset = contentInset
    if let refreshControl, refreshControl.isRefreshing { inset.top += UIRefreshControl.room }
    inset.bottom += keyboardRoom
    return inset
  }

  /// What of the content scrolling can show, in the content's coordinates; nil in a document without code, where nothing
  /// says how large the content is: code would.
  package var reachableContent: CGRect? {
    let scene = AppScene.current
    let size = contentSize
    if size == .zero, scene.bundle.showsPrototypes || scene.canvas != nil { return nil }
    let inset = adjustedContentInset
    let hidden = yieldingBar.hidden
    return CGRect(
      x: -inset.left, y: -inset.top - hidden, width: max(bounds.width, size.width + inset.left + inset.right),
      height: max(bounds.height, size.height + inset.top + hidden + inset.bottom))
  }

  /// Less is the rounding of pixels, in points.
  private static let unmoved: CGFloat = 0.5

  // How far is a matter of layout; that it was moved at all is what users lose. Content that fits now is no loss.
  override var heldValue: String? { isScrolled ? "scrolled" : nil }

  /// Whether the content was moved, and is not back at its beginning.
  package final var isScrolled: Bool {
    let offset = bounds.origin
    return isHeldBack || wasScrolled && max(offset.x - start.x, offset.y - start.y) > Self.unmoved
  }

  /// Whether the content scrolls however small it is.
  var adjustsItself: Bool { false }

  override var keepsContentClear: Bool { addsSafeAreaDown }

  /// The content begins below the insets until it is moved, and keeps its place then.
  open override func layoutSubviews() {
    let safe = safeInset
    let inset = insetOfApp + safe
    start = beginning
    let scene = AppScene.current
    if scene.canvas == nil {
      scene.app.hasScrollViews = true
      let now = Surroundings(inset: inset, safe: safe, size: bounds.size, content: contentSize)
      if wasScrolled {
        keepPlace(in: now)
      } else if bounds.origin != start {
        bounds.origin = start
        if hasBeenMoved { delegateOfScrollView?.scrollViewDidScroll(self) }
        contentOffsetDidChange()
      }
      surroundings = now
    }
    super.layoutSubviews()
  }

  /// Where the view, its content or its insets are others than at the last layout, content that was moved is within its ends
  /// again: a scroll view does not go back when there is more room later. Where the view has another size, what lay below
  /// the bars lies as far below them as they are now; UIKit's documentation is silent on it.
  private func keepPlace(in now: Surroundings) {
    guard let before = surroundings, before != now, now.content != .zero, !isTracking else { return }
    var place = bounds.origin
    if before.size != now.size {
      place.x += before.safe.left - now.safe.left
      place.y += before.safe.top - now.safe.top
    }
    let kept = clamped(place)
    guard kept != bounds.origin else { return }
    let isShort = kept.x < place.x || kept.y < place.y
    contentOffset = kept
    isHeldBack = isShort
  }

  private var content: ContentGuide?

  /// The rectangle of the content.
  open var contentLayoutGuide: UILayoutGuide {
    if let content { return content }
    let guide = ContentGuide()
    guide.identifier = "contentLayoutGuide"
    content = guide
    addLayoutGuide(guide)
    return guide
  }

  /// The rectangle of the scroll view itself.
  open private(set) lazy var frameLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    guide.identifier = "frameLayoutGuide"
    addLayoutGuide(guide)
    guide.pin(to: self)
    return guide
  }()

  /// The guide an edge attribute stands for when the other item lies inside; nil where the item means itself.
  static func content(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, besides other: (any LayoutItem)?
  ) -> (any LayoutItem)? {
    guard let scroll = item as? UIScrollView, attribute.isEdge, let inner = other?.layoutOwner, inner !== scroll,
      inner.isDescendant(of: scroll)
    else { return nil }
    return scroll.contentLayoutGuide
  }

  /// Makes the guides that an installed constraint needs before the hierarchy is numbered.
  static func prepareContent(for constraint: NSLayoutConstraint) {
    if let first = constraint.first { _ = content(first, constraint.firstAttribute, besides: constraint.second) }
    if let second = constraint.second { _ = content(second, constraint.secondAttribute, besides: constraint.first) }
  }
}

extension UILayoutGuide {
  /// Keeps the guide where the view is.
  fileprivate func pin(to view: UIView) {
    let edges: [NSLayoutConstraint.Attribute] = [.left, .top, .right, .bottom]
    NSLayoutConstraint.activate(
      edges.map {
        NSLayoutConstraint(
          item: self, attribute: $0, relatedBy: .equal, toItem: view, attribute: $0, multiplier: 1, constant: 0)
      })
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is an edge, not a size, centre or baseline.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin:
      true
    case .notAnAttribute, .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .centerXWithinMargins,
      .centerYWithinMargins:
      false
    }
  }
}
