// A rectangle of the interface: geometry and attributes. Hierarchy, layout and hit testing are extensions beside it.
import Orientation

/// A view. Without a transform `frame` and `bounds` have the same size; with one the frame is the box around the view.
@preconcurrency @MainActor open class UIView: ArrangedView {
  /// The superview; nil at the top.
  public internal(set) var superview: UIView? {
    get { superviewLink?.takeUnretainedValue() }
    set { superviewLink = newValue.map { Unmanaged.passUnretained($0) } }
  }
  /// Back to front.
  public internal(set) var subviews: [UIView] {
    get { storedSubviews }
    _modify { yield &storedSubviews }
  }
  // Not `weak`: views with weak references to them are counted so slowly that a turn would take twice as long. A view that
  // goes says so to those that point to it; that happens on the main actor like everything else here.
  @exclusivity(unchecked) private nonisolated(unsafe) var superviewLink: Unmanaged<UIView>?
  @exclusivity(unchecked) private nonisolated(unsafe) var storedSubviews: [UIView] = []
  /// Which parts stretch when the superview's size changes.
  @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = [] {
    didSet {
      spring = nil
      if layoutRecord?.isTranslated == true { layoutStructureDidChange() }
    }
  }
  /// Whether a change of size resizes the subviews by their masks.
  @exclusivity(unchecked) open var autoresizesSubviews = true
  /// A number for the app's own use.
  open var tag = 0
  /// The name commands and tests find the view by.
  @exclusivity(unchecked) open var accessibilityIdentifier: String?
  /// Whether the view takes taps.
  @exclusivity(unchecked) open var isUserInteractionEnabled = true
  /// Whether a change of size draws again.
  @exclusivity(unchecked) open var contentMode: ContentMode = .scaleToFill

  /// How often `draw(_:)` ran.
  package internal(set) var drawCount = 0
  let facts: ClassFacts
  /// The name of the class without its module; of the class it stands for, if a document names one that is not here.
  package var className: String { layoutRecord?.standsFor ?? facts.name }
  /// The controller whose root view this is.
  package var controller: UIViewController? {
    get { controllerLink?.object }
    set { controllerLink = newValue?.link }
  }
  @exclusivity(unchecked) private var controllerLink: BackLink<UIViewController>?
  /// The frame as it is without the transform; constraints and autoresizing work on it.
  @exclusivity(unchecked) private(set) var storedFrame: CGRect
  /// What autoresizing starts from, until somebody sets the frame.
  @exclusivity(unchecked) private var spring: Spring?
  @exclusivity(unchecked) private var boundsOrigin = CGPoint.zero
  @exclusivity(unchecked) var needsLayout = true
  /// Whether this view or one below takes part in Auto Layout, or once did.
  @exclusivity(unchecked) var usesConstraints = false
  /// Whether `updateConstraints()` is due.
  @exclusivity(unchecked) var needsConstraintUpdate: Bool
  /// Whether it is due here or below.
  @exclusivity(unchecked) var subtreeNeedsConstraintUpdate: Bool
  /// Whether this view or one below it needs layout or display.
  @exclusivity(unchecked) var subtreeNeedsWork = true
  @exclusivity(unchecked) var needsDisplay: Bool
  /// What Auto Layout keeps of the view, once there is anything.
  @exclusivity(unchecked) nonisolated(unsafe) var layoutRecord: LayoutRecord?
  /// Overrides and observers of traits, once there are any.
  @exclusivity(unchecked) var traitRecord: TraitRecord?

  /// Creates a view with a frame in the coordinates of its future superview.
  public init(frame: CGRect) {
    storedFrame = frame
    facts = ClassFacts.of(Self.self)
    needsDisplay = facts.draws
    needsConstraintUpdate = facts.overrides(.updateConstraints)
    subtreeNeedsConstraintUpdate = needsConstraintUpdate
    super.init()
    makeParts()
  }

  /// Creates the view a document describes, its outlets follow later; of any other archive one without anything.
  public required init?(coder: NSCoder) {
    let nib = coder as? NibCoder
    if let nib, !nib.isForView { return nil }
    storedFrame = .zero
    facts = ClassFacts.of(Self.self)
    needsDisplay = facts.draws
    needsConstraintUpdate = facts.overrides(.updateConstraints)
    subtreeNeedsConstraintUpdate = needsConstraintUpdate
    super.init()
    makeParts()
    nib?.decode(into: self)
  }

  public convenience override init() { self.init(frame: .zero) }

  deinit {
    for view in storedSubviews { view.superviewLink = nil }
    layoutRecord?.link.object = nil
    look?.link.object = nil
  }

  /// The controller whose root view this is, else the superview.
  open override var next: UIResponder? { controller ?? superview }

  /// The rectangle in the superview's coordinates; under a transform the smallest upright one around the view.
  open var frame: CGRect {
    get { isTransformed ? transformedBox : storedFrame }
    set {
      let box = newValue.standardized
      giveFrame(isTransformed ? untransformedFrame(ofBox: box) : box)
    }
  }

  /// How the view is turned, scaled and moved about its center. Layout does not depend on it.
  @exclusivity(unchecked) open var transform: CGAffineTransform = .identity {
    didSet {
      look?.layer?.forgetSpace()
      guard transform != oldValue else { return }
      isTransformed = !transform.isIdentity
      if AnimationSpan.duration != nil { AnimationSpan.note(self) { [unowned self] in transform = oldValue } }
      Self.noteGeometryChange()
    }
  }
  @exclusivity(unchecked) private final var isTransformed = false  // Asked with every frame.

  /// The rectangle in the view's own coordinates; a new size keeps `center`.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set {
      let oldFrame = storedFrame
      let oldSize = oldFrame.size
      let size = newValue.standardized.size
      spring = nil
      let origin = newValue.standardized.origin
      let wasMoved = origin != boundsOrigin
      boundsOrigin = origin
      // What is seen where decides what of the safe area reaches into subviews.
      if wasMoved { Self.noteGeometryChange() }
      let pivot = pivot
      storedFrame.origin.x += (oldSize.width - size.width) * pivot.x
      storedFrame.origin.y += (oldSize.height - size.height) * pivot.y
      storedFrame.size = size
      frameWasGiven(from: oldFrame)
      sizeDidChange(from: oldSize)
    }
  }

  /// Where the layer's anchor point lies in the superview's coordinates: by itself the middle (R-LAY-09), but for what the transform adds.
  open var center: CGPoint {
    get { pivotPoint }
    set {
      let oldFrame = storedFrame
      let pivot = pivot
      spring = nil
      storedFrame.origin = CGPoint(
        x: newValue.x - storedFrame.width * pivot.x, y: newValue.y - storedFrame.height * pivot.y)
      frameWasGiven(from: oldFrame)
    }
  }

  /// What waits for gestures on the view, in the order it was added.
  @exclusivity(unchecked) var recognizers: [UIGestureRecognizer] = []

  // What the crank asks of every view on every turn is an override here, not a cast: casts cost more than the layout.
  var selfAsWindow: UIWindow? { nil }
  /// Whether content is moved out from under bars and the home indicator, so that nothing of them reaches into it from above
  /// and below wherever it is scrolled (R6 of the storyboard notes).
  var keepsContentClear: Bool { false }
  /// The text the view shows, if that is what it does.
  package var shownText: String? { nil }
  /// What the view holds beside its text: what the app says of it, else what the control knows.
  package var shownValue: String? {
    spokenValue ?? stretchedFrom.map { "drawn for \(SizeText.of($0))" } ?? layersValue
  }
  /// What a control holds beside its text, in the words of XCUIElement's `value` where it has one.
  var heldValue: String? { nil }
  /// Whether the text has no room in the view's bounds.
  package var hidesText: Bool { false }
  /// Whether a tap does something here.
  package var takesTaps: Bool { recognizesTaps || hearsTouches }
  /// Does what a tap does here, or at a place of the view.
  func tapped() {}
  func tapped(at point: CGPoint) { tapped() }
  /// Where a finger takes hold of the view.
  package var grip: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
  /// Where a finger taps what is called by its name.
  var tapPlace: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
  /// Whether the view follows a finger that goes this way by itself, even in something that scrolls that way.
  func keepsFinger(going way: CGPoint) -> Bool { false }
  /// Gives a new view what its class begins with, once all stored properties are there.
  func makeParts() {}

  /// The window the view is in, or nil.
  public var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current.selfAsWindow { return window }
      view = current.superview
    }
    return nil
  }

  /// The environment: that of the nearest controller or window above, else of the app.
  open var traitCollection: UITraitCollection {
    let scene = ownScene
    if scene.hasTraitOverrides, window != nil { return resolvedTraits(scene.traits, in: scene) }
    var view: UIView? = self
    while let current = view {
      if let controller = current.controller { return controller.traitCollection }
      view = current.superview
    }
    return scene.traits
  }

  /// The traits changed; `previousTraitCollection` is nil the first time in eras before 13. Deprecated from era 17 on, where
  /// `registerForTraitChanges(_:handler:)` takes its place and both are called (R-ROT-15).
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Places the subviews; the default gives those that constraints place their frames. Autoresizing has done its part
  /// already.
  open func layoutSubviews() {
    guard let record = layoutRecord, !record.placed.isEmpty, let engine = record.engine else { return }
    engine.apply(to: self, record)
  }

  /// Draws the view; called once in each pass in which it needs display, and only if a subclass overrides it.
  open func draw(_ rect: CGRect) {}

  /// Asks for a call of `draw(_:)` at the end of this pass.
  open func setNeedsDisplay() {
    guard facts.draws else { return }
    needsDisplay = true
    markWork()
  }

  // MARK: Auto Layout

  /// Whether the view takes part in Auto Layout with the frame it was given; off for views that constraints place.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { layoutStructureDidChange() } }
  }

  /// Which way the view's content runs.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
  }

  /// From the frame to the rectangle that constraints align, inwards.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Brings the view's constraints up to date; called before layout when asked for. Override with super at the end.
  open func updateConstraints() {}
  /// The safe area is another, from era 11.
  open func safeAreaInsetsDidChange() {}
  /// The margins are others, from era 8.
  open func layoutMarginsDidChange() {}
  /// Whether a container places the view by itself, as a table does its cells: constraints inside end at its edges.
  var isLayoutBoundary: Bool { false }
  /// A subview is about to leave.
  func willLose(_ subview: UIView) {}
  /// A subview was shown or hidden.
  func visibilityDidChange(of subview: UIView) {}

  /// The size the content has by itself; `noIntrinsicMetric` along an axis without content.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// Says that `intrinsicContentSize` is another now.
  open func invalidateIntrinsicContentSize() { contentDidChange() }

  /// A subview's content is of another size; a stack may share its length by it.
  func contentDidChange(of subview: UIView) {}

  /// The size of the content when it has so much room beside it, for views that wrap it; nil for all others.
  func contentSize(forWidth width: CGFloat) -> CGSize? { nil }
  /// How far the baseline lies below the middle, in views whose one line stands in their middle; nil in all others.
  var baselineFromCenter: CGFloat? { nil }
  /// The distance from the top to the first baseline; 0 without text.
  var firstBaselineFromTop: CGFloat { 0 }
  /// The distance from the last baseline to the bottom; 0 without text.
  var lastBaselineFromBottom: CGFloat { 0 }

  /// How strongly the view resists growing beyond its content; 250 unless set.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutRecord?.hugging[axis.rawValue] ?? Self.usualHugging[axis.rawValue]
  }

  /// Sets how strongly the view resists growing beyond its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard admits(priority), contentHuggingPriority(for: axis) != priority else { return }
    madeLayoutRecord.hugging[axis.rawValue] = priority
    contentPriorityDidChange()
  }

  /// How strongly the view resists becoming smaller than its content; 750 unless set.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutRecord?.compression[axis.rawValue] ?? .defaultHigh
  }

  /// Sets how strongly the view resists becoming smaller than its content.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard admits(priority), contentCompressionResistancePriority(for: axis) != priority else { return }
    madeLayoutRecord.compression[axis.rawValue] = priority
    contentPriorityDidChange()
  }

  /// The size that suits constraints and content best, drawn to `targetSize` with the given priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittedSize(
      LayoutFitting(size: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
  }

  /// The size that suits the view best in the room of `size`; the present size unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits the view best, keeping the frame's origin.
  open func sizeToFit() {
    let origin = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    frame.origin = origin
  }

  /// Called after the view moved to another superview, or none.
  open func didMoveToSuperview() {}
  /// Called after the view moved to another window, or none.
  open func didMoveToWindow() {}

  /// The outline by which it collides in a dynamic animator.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// That outline around its middle, for `path`.
  open var collisionBoundingPath: UIBezierPath {
    UIBezierPath(rect: bounds.offsetBy(dx: -bounds.midX, dy: -bounds.midY))
  }

  func giveFrame(_ frame: CGRect) {
    let oldFrame = storedFrame
    spring = nil
    storedFrame = frame
    frameWasGiven(from: oldFrame)
    sizeDidChange(from: oldFrame.size)
  }

  private func sizeDidChange(from oldSize: CGSize) {
    guard storedFrame.size != oldSize else { return }
    if autoresizesSubviews {
      for view in subviews { view.autoresize(from: oldSize, to: storedFrame.size) }
    }
    setNeedsLayout()
    if contentMode == .redraw || facts.drawsText { setNeedsDisplay() }
  }

  /// Sets the frame the constraints gave.
  func place(_ frame: CGRect) {
    guard frame != storedFrame else { return }
    let oldSize = storedFrame.size
    spring = nil
    storedFrame = frame
    Self.noteGeometryChange()
    sizeDidChange(from: oldSize)
  }

  /// What the mask makes of the superview's size, starting where autoresizing does.
  func springs(along axis: LayoutAxis) -> Springs {
    let base = spring?.frame ?? storedFrame
    let size = spring?.superviewSize ?? superview?.bounds.size ?? .zero
    let shares = autoresizingMask.shares(of: base, in: size, along: axis)
    return Springs(
      origin: axis.position(base), size: axis.length(base.size), superviewSize: axis.length(size),
      originShare: shares.origin, sizeShare: shares.size)
  }

  /// Gives a frame as a document does that was drawn with the superview at another size.
  func giveFrame(_ frame: CGRect, drawnIn superviewSize: CGSize) {
    giveFrame(frame)
    spring = Spring(frame: frame, superviewSize: superviewSize)
  }

  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    var spring = spring ?? Spring(frame: storedFrame, superviewSize: oldSize)
    if spring.lastSize != oldSize { spring = Spring(frame: storedFrame, superviewSize: oldSize) }
    spring.lastSize = newSize
    layoutRecord?.isAutoresizing = true
    defer { layoutRecord?.isAutoresizing = false }
    let resized = autoresizingMask.resized(spring.frame, from: spring.superviewSize, to: newSize)
    if !isTransformed { frame = resized } else { giveFrame(resized.standardized) }
    self.spring = spring
  }
}
