// How a view is arranged among others, as members of a class: apps override them, and what an extension declares cannot be
// overridden. What they do is in extensions of UIView, under names that begin with `plain`.

/// The base of `UIView`.
@preconcurrency @MainActor open class ArrangedView: AppearingView {
  /// Archives the view. There are no archives here: nothing is written.
  open func encode(with coder: NSCoder) {}
  /// Adds `view` in front, taking it from where it was.
  open func addSubview(_ view: UIView) { asView.plainAddSubview(view) }
  /// Adds `view` at `index`, 0 being the back.
  open func insertSubview(_ view: UIView, at index: Int) { asView.plainInsertSubview(view, at: index) }
  /// Takes the view out of its superview.
  open func removeFromSuperview() { asView.plainRemoveFromSuperview() }
  /// Adds `view` right behind a sibling.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    asView.plainInsertSubview(view, belowSubview: siblingSubview)
  }
  /// Adds `view` right in front of a sibling.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    asView.plainInsertSubview(view, aboveSubview: siblingSubview)
  }
  /// Exchanges two subviews in the order from back to front.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    asView.plainExchangeSubview(at: index1, withSubviewAt: index2)
  }
  /// Puts `view` in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { asView.plainBringSubviewToFront(view) }
  /// Puts `view` behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { asView.plainSendSubviewToBack(view) }
  /// Whether this is `view` or lies somewhere in it.
  open func isDescendant(of view: UIView) -> Bool { asView.plainIsDescendant(of: view) }
  /// The view with this tag, the receiver first, then depth first.
  open func viewWithTag(_ tag: Int) -> UIView? { asView.plainViewWithTag(tag) }
  /// Whether `updateProperties()` is due: before a view is laid out for the first time, and when somebody asks.
  @exclusivity(unchecked) final var needsProperties = true
  /// Brings what the view shows up to date, before it is laid out (era 26). Called when it is due, and when a model it read has changed.
  open func updateProperties() {}
  /// Whether an app's code has a word in its updates: the framework's own reads no models, and most views are its own.
  var mayReadModels: Bool { asView.facts.isGuest || asView.controller?.facts.isGuest == true }
  /// Asks for `updateProperties()` in the next pass.
  open func setNeedsUpdateProperties() { asView.plainSetNeedsUpdateProperties() }
  /// Calls `updateProperties()` at once, if due.
  open func updatePropertiesIfNeeded() { asView.plainUpdatePropertiesIfNeeded() }
  /// How round its corners are (era 26); nil for what its layer says.
  open var cornerConfiguration: UICornerConfiguration? {
    get { asView.look?.corners }
    set {
      asView.madeLook.corners = newValue
      asView.roundCorners()
    }
  }
  /// Asks for `layoutSubviews()` in the next pass.
  open func setNeedsLayout() { asView.plainSetNeedsLayout() }
  /// Lays out the whole hierarchy this view is in, as far as it needs it, at once.
  open func layoutIfNeeded() { asView.plainLayoutIfNeeded() }
  /// A point of this view in the coordinates of `view`, or of the window for nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { asView.plainConvert(point, to: view) }
  /// A point of `view`, or of the window for nil, in the coordinates of this view.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { asView.plainConvert(point, from: view) }
  /// A rectangle of this view in the coordinates of `view`, or of the window for nil; turned ones become the box around.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { asView.plainConvert(rect, to: view) }
  /// A rectangle of `view`, or of the window for nil, in the coordinates of this view; turned ones become the box around.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { asView.plainConvert(rect, from: view) }
  /// The rectangle constraints align, of the view with this frame: inwards by `alignmentRectInsets`, which alone counts here.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { asView.plainAlignmentRect(forFrame: frame) }
  /// The frame of the view whose rectangle for constraints is this: outwards by `alignmentRectInsets`, which alone counts here.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    asView.plainFrame(forAlignmentRect: alignmentRect)
  }
  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { asView.plainSetNeedsUpdateConstraints() }
  /// Whether `updateConstraints()` is due before the next layout.
  open func needsUpdateConstraints() -> Bool { asView.needsConstraintUpdate }
  /// Brings the constraints of this view and those in it up to date, if due.
  open func updateConstraintsIfNeeded() { asView.plainUpdateConstraintsIfNeeded() }
  /// The size that suits constraints and content best, with the fitting size level on both axes.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { asView.plainSystemLayoutSizeFitting(targetSize) }
  /// The distances content keeps from the edges: what was set or 8, at least the system's minimum in a controller's root
  /// view, plus the safe area, at least what is left of the superview's if asked to preserve them.
  open var layoutMargins: UIEdgeInsets {
    get { asView.plainLayoutMargins }
    set { asView.plainLayoutMargins = newValue }
  }
  /// As `layoutMargins`, from the leading and trailing edges.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { asView.plainDirectionalLayoutMargins }
    set { asView.plainDirectionalLayoutMargins = newValue }
  }
  /// Whether content also keeps out of the superview's margins (R-LAY-06).
  open var preservesSuperviewLayoutMargins: Bool {
    get { asView.plainPreservesSuperviewLayoutMargins }
    set { asView.plainPreservesSuperviewLayoutMargins = newValue }
  }
  /// Whether the safe area is added to the margins, from era 11.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { asView.plainInsetsLayoutMarginsFromSafeArea }
    set { asView.plainInsetsLayoutMarginsFromSafeArea = newValue }
  }
  /// How far bars, corners and the home indicator reach into the view. Before era 11 there is no safe area; then these are
  /// the lengths of the top and bottom layout guides, as Xcode translates safe areas for older systems.
  open var safeAreaInsets: UIEdgeInsets { asView.plainSafeAreaInsets }
  /// The part of the view that bars do not cover.
  open var safeAreaLayoutGuide: UILayoutGuide { asView.plainSafeAreaLayoutGuide }
  /// The view without its margins.
  open var layoutMarginsGuide: UILayoutGuide { asView.plainLayoutMarginsGuide }
  /// The middle of the margins, no wider than is good for reading (R-LAY-07).
  open var readableContentGuide: UILayoutGuide { asView.plainReadableContentGuide }
  /// The direction the view's content is arranged in.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    asView.plainEffectiveUserInterfaceLayoutDirection
  }
  /// Adds a constraint whose items are this view or lie in it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { asView.plainAddConstraint(constraint) }
  /// Adds constraints whose items are this view or lie in it.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { asView.plainAddConstraints(constraints) }
  /// Deactivates a constraint the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { asView.plainRemoveConstraint(constraint) }
  /// Deactivates constraints the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { asView.plainRemoveConstraints(constraints) }
  /// Lets the recogniser wait for gestures on this view, and on no other.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    asView.plainAddGestureRecognizer(gestureRecognizer)
  }
  /// Lets the recogniser wait no more.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    asView.plainRemoveGestureRecognizer(gestureRecognizer)
  }
  /// A picture of the view, as a view of its size; nil without a size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    asView.plainSnapshotView(afterScreenUpdates: afterUpdates)
  }
  /// Adds something that can be done.
  open func addInteraction(_ interaction: any UIInteraction) { asView.plainAddInteraction(interaction) }
  /// Removes it.
  open func removeInteraction(_ interaction: any UIInteraction) { asView.plainRemoveInteraction(interaction) }
  /// Where the view is on the screen.
  open var accessibilityFrame: CGRect {
    get { asView.plainAccessibilityFrame }
    set { asView.plainAccessibilityFrame = newValue }
  }
  /// The point a screen reader taps.
  open var accessibilityActivationPoint: CGPoint {
    get { asView.plainAccessibilityActivationPoint }
    set { asView.plainAccessibilityActivationPoint = newValue }
  }
  /// The recognisers of the view; nil without any.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { asView.plainGestureRecognizers }
    set { asView.plainGestureRecognizers = newValue }
  }
  /// The style of this view and everything in it, from era 13; unspecified to inherit it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { asView.plainOverrideUserInterfaceStyle }
    set { asView.plainOverrideUserInterfaceStyle = newValue }
  }
  /// A picture of a part of the view, as a view of that size.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    asView.plainResizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
  }
  /// Draws the view and what is in it, as it looks now, into the context drawing goes to; false where there is none.
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    asView.plainDrawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }
}
