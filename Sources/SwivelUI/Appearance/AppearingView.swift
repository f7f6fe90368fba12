// What a view looks like, who touches it and what it hears of its place: the half of UIView that layout does not need. A base
// class, because members apps override must stand in a class's own body, and most views use none of these.

/// What was set of a view's looks; made when the first is.
@MainActor final class ViewLook {
  /// What the layer knows the view by.
  nonisolated let link: BackLink<UIView>
  var backgroundColor: UIColor?
  /// Whether somebody set the background: a table that is given none shows what is behind it, and not the ground of its kind.
  var hasGivenBackground = false
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var alpha: CGFloat = 1
  var isOpaque: Bool?
  var clearsContext = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var layer: CALayer?
  var layersNeedDisplay = false
  /// The style the view drew itself in last; nil for one that does not draw.
  var drawnStyle: UIUserInterfaceStyle?
  var mask: UIView?
  var restorationIdentifier: String?
  var motionEffects: [UIMotionEffect] = []
  var interactions: [any UIInteraction] = []
  var contentScale: CGFloat?
  var largeContent = LargeContent()
  var corners: UICornerConfiguration?
  var hoverStyle: UIHoverStyle?
  /// What was read of models, from era 26 on.
  var reads: ViewReads?
  /// The animations of the view that were begun; some are over.
  var animations: [RunningAnimation] = [] {
    didSet {
      if animations.count > oldValue.count, oldValue.contains(where: \.isOver) { animations.removeAll(where: \.isOver) }
    }
  }

  init(_ view: UIView) { link = BackLink(view) }
}

/// What of a view is seldom set.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var isScaled = false
  var insets = UIEdgeInsets.zero
  var focusGroup: String?
  var focusPriority: UIFocusGroupPriority?
}

/// The base of `UIView`.
@preconcurrency @MainActor open class AppearingView: UIResponder {
  /// What was set, once anything was. Only touched on the main actor.
  @exclusivity(unchecked) nonisolated(unsafe) final var look: ViewLook?

  /// Creates a view that looks like nothing.
  public override init() { super.init() }

  final var madeLook: ViewLook {
    if let look { return look }
    let made = ViewLook(asView)
    look = made
    return made
  }
  /// Every such object is a view.
  final var asView: UIView { unsafeDowncast(self, to: UIView.self) }

  /// Asks for a call of `draw(_:)` at the end of this pass: it draws all of the view here, whatever the part.
  open func setNeedsDisplay(_ rect: CGRect) { asView.setNeedsDisplay() }

  /// How strongly objects of the class resist growing beyond their content at first, by axis.
  class var usualHugging: [UILayoutPriority] { UsualHugging.low }

  // MARK: Looks

  /// What fills the view; nil for nothing.
  open var backgroundColor: UIColor? {
    get { look?.backgroundColor }
    set {
      // Only what scrolls has a ground of its kind, which none takes away.
      guard newValue != nil || look != nil || self is UIScrollView else { return }
      madeLook.backgroundColor = newValue
      madeLook.hasGivenBackground = true
    }
  }
  /// Whether `backgroundColor` was set, if only to nothing.
  package var hasGivenBackground: Bool { look?.hasGivenBackground ?? false }
  /// 0 for invisible, 1 for opaque. What is fainter than 0.01 takes no touches.
  open var alpha: CGFloat {
    get { look?.alpha ?? 1 }
    set {
      guard newValue != 1 || look != nil else { return }
      let old = madeLook.alpha
      madeLook.alpha = min(max(newValue, 0), 1)
      if AnimationSpan.duration != nil { AnimationSpan.note(asView) { [unowned self] in alpha = old } }
    }
  }
  /// What buttons and the like are drawn in: the view's own, else that of the view around it, else the system's blue.
  open var tintColor: UIColor! {
    get { asView.effectiveTint }
    set {
      guard newValue != nil || look != nil else { return }
      madeLook.tintColor = newValue
      asView.tellTint()
    }
  }
  /// Whether the tint is dimmed, as behind an alert.
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { asView.effectiveTintMode }
    set {
      guard newValue != look?.tintAdjustmentMode ?? .automatic else { return }
      madeLook.tintAdjustmentMode = newValue
      asView.tellTint()
    }
  }
  /// The tint is another, because it was set here or around the view.
  open func tintColorDidChange() {}
  /// Whether nothing below the view is seen.
  open var isOpaque: Bool {
    get { look?.isOpaque ?? true }
    set { madeLook.isOpaque = newValue }
  }
  /// Whether the view and its subviews are left out of the interface: of a window true until it is shown.
  open var isHidden: Bool {
    get { isLeftOut }
    set {
      let changes = newValue != isLeftOut
      isLeftOut = newValue
      if !newValue { asView.markWork() }
      if changes { asView.superview?.visibilityDidChange(of: asView) }
    }
  }
  /// The same, for windows, which begin with it: no override of the app's is called.
  @exclusivity(unchecked) final nonisolated(unsafe) var isLeftOut = false
  /// Whether what lies beyond the view's edges is not drawn: of a view that scrolls true unless set.
  open var clipsToBounds: Bool {
    get { cutsContent }
    set { cutsContent = newValue }
  }
  /// The same, for the classes that begin with it: no override of the app's is called.
  @exclusivity(unchecked) final nonisolated(unsafe) var cutsContent = false
  /// Whether what was drawn is cleared before drawing. Kept: each drawing begins with an empty context here.
  open var clearsContextBeforeDrawing: Bool {
    get { look?.clearsContext ?? true }
    set { madeLook.clearsContext = newValue }
  }
  /// What of the view is seen.
  open var mask: UIView? {
    get { look?.mask }
    set { madeLook.mask = newValue }
  }
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer: its geometry is the view's.
  open var layer: CALayer { asView.madeLayer }
  /// Places the layer's sublayers and, by that, the subviews: what the controller and `layoutSubviews()` do happens in here.
  open func layoutSublayers(of layer: CALayer) { asView.layOut() }
  /// Draws the layer into a context, where a subclass does; the view's own layer is drawn by `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Fills the layer, where a subclass does. Never called: layers here have no pixels.
  open func display(_ layer: CALayer) {}
  /// Before a layer is drawn. Never called: layers here are not drawn by delegates.
  open func layerWillDraw(_ layer: CALayer) {}
  /// What to do when a property of the layer changes: nothing by itself.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Pixels a point has; the screen's unless set.
  open var contentScaleFactor: CGFloat {
    get { look?.contentScale ?? asView.traitCollection.displayScale }
    set { madeLook.contentScale = newValue }
  }
  /// The name state restoration knows the view by.
  open var restorationIdentifier: String? {
    get { look?.restorationIdentifier }
    set { madeLook.restorationIdentifier = newValue }
  }
  /// Whether a long press shows the view large where text is too large for bars; such presses show nothing here.
  open var showsLargeContentViewer: Bool {
    get { look?.largeContent.isShown ?? false }
    set { madeLook.largeContent.isShown = newValue }
  }
  /// What is said of the view when it is shown large: by default the text it shows.
  open var largeContentTitle: String? {
    get { look?.largeContent.title ?? asView.shownText }
    set { madeLook.largeContent.title = newValue }
  }
  /// The picture of the view when it is shown large.
  open var largeContentImage: UIImage? {
    get { look?.largeContent.image }
    set { madeLook.largeContent.image = newValue }
  }
  /// What the view does below a pointer (iOS 17); nil for nothing. Kept.
  open var hoverStyle: UIHoverStyle? {
    get { look?.hoverStyle }
    set { madeLook.hoverStyle = newValue }
  }
  /// Room around that picture.
  open var largeContentImageInsets: UIEdgeInsets {
    get { look?.largeContent.insets ?? .zero }
    set { madeLook.largeContent.insets = newValue }
  }
  /// Whether that picture is as large as there is room.
  open var scalesLargeContentImage: Bool {
    get { look?.largeContent.isScaled ?? false }
    set { madeLook.largeContent.isScaled = newValue }
  }
  /// Draws the view for a printer: as on the screen, unless a subclass overrides it.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
    (self as? UIView)?.draw(rect)
  }
  /// Writes what is to be restored: called after the controller's, of a view with a `restorationIdentifier`. Nobody reads it.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads what is to be restored. Never called here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Whether the focus goes to it first in its group; there is no focus on these devices.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { look?.largeContent.focusPriority ?? .ignored }
    set { madeLook.largeContent.focusPriority = newValue }
  }
  /// The group the focus moves in; there is no focus on these devices.
  open var focusGroupIdentifier: String? {
    get { look?.largeContent.focusGroup }
    set { madeLook.largeContent.focusGroup = newValue }
  }
  /// Whether the class needs constraints to be laid out.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// What a screen reader says of the view: by default the text it shows.
  open var accessibilityLabel: String? {
    get { asView.layoutRecord?.spokenName ?? asView.shownText }
    set { asView.madeLayoutRecord.spokenName = newValue }
  }

  /// What a screen reader says of the value: by default what a control holds.
  open override var accessibilityValue: String? {
    get { asView.spokenValue }
    set { super.accessibilityValue = newValue }
  }

  /// Takes looks set for the class where the view has none of its own.
  func takeAppearance(of proxy: UIView) {
    let view = asView
    if view.semanticContentAttribute == .unspecified { view.semanticContentAttribute = proxy.semanticContentAttribute }
    takeValues(of: proxy)
    guard let given = proxy.look else { return }
    if let color = given.backgroundColor, look?.backgroundColor == nil { backgroundColor = color }
    if let color = given.tintColor, look?.tintColor == nil { tintColor = color }
  }

  // MARK: Touches

  /// Whether the view takes more than one finger.
  open var isMultipleTouchEnabled: Bool {
    get { look?.isMultipleTouchEnabled ?? false }
    set { madeLook.isMultipleTouchEnabled = newValue }
  }
  /// Whether no other view is touched meanwhile.
  open var isExclusiveTouch: Bool {
    get { look?.isExclusiveTouch ?? false }
    set { madeLook.isExclusiveTouch = newValue }
  }
  /// The view furthest in front, this one or one in it, that a finger at `point` (own coordinates) touches; nil for none:
  /// hidden views, those that take no touches and those fainter than 0.01 are left out with all they contain.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = asView
    guard !view.isHidden, view.isUserInteractionEnabled, look == nil || alpha >= UIView.faintest,
      self.point(inside: point, with: event)
    else { return nil }
    for inner in view.subviews.reversed() {
      if let hit = inner.hitTest(inner.convert(point, from: view), with: event) { return hit }
    }
    return view
  }
  /// Whether a point of the view's coordinates lies in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { asView.bounds.contains(point) }
  /// Whether a recogniser of the view may begin, unless its delegate has something to say.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Its place

  /// Before the view moves to another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Before the view moves to another window, or none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// After a view was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Before a view is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The view whose first baseline is this one's.
  open var forFirstBaselineLayout: UIView { asView }
  /// The view whose last baseline is this one's.
  open var forLastBaselineLayout: UIView { asView }
  /// Whether the focus can come here.
  open var canBecomeFocused: Bool { false }
  /// Whether the focus is here; there is none on these devices.
  open var isFocused: Bool { false }
}
