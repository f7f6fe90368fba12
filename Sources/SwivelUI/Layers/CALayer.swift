// What a view is drawn by: geometry it shares with the view, and looks that are kept.

/// A layer: a view's, whose geometry is the view's, or one of its own.
@preconcurrency @MainActor open class CALayer: NumberedObject, CAMediaTiming {
  /// The view the layer is of; nil for one of its own.
  package final var view: UIView? { viewLink?.object }
  var viewLink: BackLink<UIView>?
  /// Who hears of layout and drawing: a layer's view says nothing there.
  open weak var delegate: (any CALayerDelegate)?
  /// What was drawn into it last.
  package final var record: DrawingRecord?
  /// Whether drawing was asked for, of a layer that is not drawn by its view.
  final var needsOwnDisplay = false
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  private var ownTransform = CATransform3DIdentity
  /// The layers in this one, as far as they are not only those of subviews.
  final var order = SublayerOrder()
  private weak var ownSuperlayer: CALayer?
  final var animations: [LayerAnimation] = []
  private var values: [String: Any] = [:]

  /// A layer of nothing at the origin.
  public override init() { super.init() }
  /// A layer with the looks of another, as Core Animation makes them to show.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    bounds = other.bounds
    position = other.position
  }
  /// There are no archives here: a layer of nothing.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Geometry

  /// The rectangle in the superlayer's coordinates.
  open var frame: CGRect {
    get {
      if let view { return view.frame }
      let size = ownBounds.size
      let box = CGRect(
        x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
      return box.applying(affineTransform()).offsetBy(dx: ownPosition.x, dy: ownPosition.y)
    }
    set {
      if let view {
        view.frame = newValue
        return
      }
      let size = newValue.size
      bounds = CGRect(origin: ownBounds.origin, size: size)
      ownPosition = CGPoint(
        x: newValue.minX + anchorPoint.x * size.width, y: newValue.minY + anchorPoint.y * size.height)
    }
  }
  /// The rectangle in the layer's own coordinates.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set {
      if let view {
        view.bounds = newValue
        return
      }
      guard newValue != ownBounds else { return }
      let isOther = newValue.size != ownBounds.size
      ownBounds = newValue
      setNeedsLayout()
      if isOther, needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }
  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint {
    get {
      view?.center ?? ownPosition
    }
    set {
      if let view { view.center = newValue } else { ownPosition = newValue }
    }
  }
  /// The point of the layer its position and transform go by, in parts of its size; moving it moves the layer.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    willSet { positionBefore = view?.center }
    didSet {
      guard let view, let positionBefore, anchorPoint != oldValue else { return }
      view.center = positionBefore
    }
  }
  private var positionBefore: CGPoint?
  /// How far in front the position is.
  open var zPosition: CGFloat = 0
  /// How far in front the anchor is.
  open var anchorPointZ: CGFloat = 0
  /// How the layer is turned, scaled and moved; a view knows the flat part.
  open var transform: CATransform3D {
    get { ownTransform == CATransform3DIdentity && view != nil ? flatTransformOfView : ownTransform }
    set {
      view?.transform = CATransform3DGetAffineTransform(newValue)
      ownTransform = CATransform3DIsAffine(newValue) && view != nil ? CATransform3DIdentity : newValue
    }
  }
  /// The view is given a flat transform: how the layer was turned in space counts no more.
  final func forgetSpace() { ownTransform = CATransform3DIdentity }
  private var flatTransformOfView: CATransform3D {
    CATransform3DMakeAffineTransform(view?.transform ?? .identity)
  }
  /// The flat part of the transform.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// The transform of everything in the layer.
  open var sublayerTransform = CATransform3DIdentity
  /// Whether a point of the layer's coordinates lies in it.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// The layer furthest in front under a point of the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let inner = p.applying(mapUp.inverted())
    guard !isHidden, contains(inner) else { return nil }
    for layer in frontToBack { if let hit = layer.hitTest(inner) { return hit } }
    return self
  }
  /// A point of this layer in the coordinates of another, by the transforms of all layers between.
  open func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint { p.applying(map(to: layer)) }
  /// A point of another layer in the coordinates of this one, by the transforms of all layers between.
  open func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint { p.applying(map(from: layer)) }

  // MARK: The tree

  /// The layer this one lies in.
  open var superlayer: CALayer? { ownSuperlayer ?? view?.superview?.layer }
  /// The layers in this one, back to front: those of a view's subviews and those that were added.
  open var sublayers: [CALayer]? {
    get {
      let all = order.isKept ? order.layers : view?.subviews.map(\.layer) ?? []
      return all.isEmpty ? nil : all
    }
    set {
      let new = newValue ?? []
      for layer in order.added { layer.ownSuperlayer = nil }
      for layer in new where layer.view == nil { layer.removeFromSuperlayer() }
      order.replace(with: new, amongst: view?.subviews ?? [])
      for layer in order.added { layer.ownSuperlayer = self }
      setNeedsLayout()
      owningView?.setLayersNeedDisplay()
    }
  }
  /// Adds a layer in front; of a view's, the view.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }
  /// Adds a layer at a place in `sublayers`.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { _ in Int(idx) } }
  /// Adds a layer behind another.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    if layer !== sibling { insert(layer) { all in all.firstIndex { $0 === sibling } ?? 0 } }
  }
  /// Adds a layer in front of another.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    if layer !== sibling { insert(layer) { all in all.firstIndex { $0 === sibling }.map { $0 + 1 } ?? all.count } }
  }
  /// Puts a layer in another's place.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, order.index(of: oldLayer) != nil else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
  /// Takes the layer out; of a view's, the view.
  open func removeFromSuperlayer() {
    if let view { return view.removeFromSuperview() }
    ownSuperlayer?.order.remove(self)
    ownSuperlayer = nil
  }
  /// Adds a layer where it belongs among the others, which it is not one of any more when that is asked.
  private func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    if let inner = layer.view {
      let others = (sublayers ?? []).filter { $0 !== layer }
      view?.insertSubview(inner, at: others.prefix(max(0, place(others))).count { $0.view != nil })
      return
    }
    layer.removeFromSuperlayer()
    order.insert(layer, at: place(sublayers ?? []), amongst: view?.subviews ?? [])
    layer.ownSuperlayer = self
    setNeedsLayout()
    owningView?.setLayersNeedDisplay()
  }

  // MARK: Looks

  /// Whether it is left out; of a view's, the view.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set { if let view { view.isHidden = newValue } else { ownIsHidden = newValue } }
  }
  private var ownIsHidden = false
  /// 0 for invisible, 1 for opaque; of a view's, the view's alpha.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }
  private var ownOpacity: Float = 1
  /// What fills it; of a view's, the view's colour.
  open var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor ?? ownBackground }
    set {
      if let view { view.backgroundColor = newValue.map(UIColor.init(cgColor:)) } else { ownBackground = newValue }
    }
  }
  private var ownBackground: CGColor?
  /// Whether what lies beyond the edges is not drawn; of a view's, the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasks }
    set { if let view { view.clipsToBounds = newValue } else { ownMasks = newValue } }
  }
  private var ownMasks = false
  /// How round corners are.
  open var cornerRadius: CGFloat = 0
  /// How corners are round.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// Which corners are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// How wide the line around it is.
  open var borderWidth: CGFloat = 0
  /// The colour of the line around it.
  open var borderColor: CGColor?
  /// The colour of its shadow.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// How visible its shadow is.
  open var shadowOpacity: Float = 0
  /// Where its shadow falls.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft its shadow is.
  open var shadowRadius: CGFloat = 3
  /// The outline of its shadow.
  open var shadowPath: CGPath?
  /// What of it is seen.
  open var mask: CALayer?
  /// The picture it shows.
  open var contents: Any?
  /// Where the picture lies.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// How its pixels are kept. Kept itself: there are none.
  open var contentsFormat = CALayerContentsFormat.RGBA8Uint
  /// Pixels of the picture per point.
  open var contentsScale: CGFloat = 1
  /// The part of the picture that is shown, in parts of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the picture that stretches, in parts of its size.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether nothing below it is seen.
  open var isOpaque = false
  /// Whether the back is seen.
  open var isDoubleSided = true
  /// Whether y runs upwards.
  open var isGeometryFlipped = false
  /// Whether it is drawn once and kept.
  open var shouldRasterize = false
  /// Pixels per point of what is kept.
  open var rasterizationScale: CGFloat = 1
  /// Whether edges are smooth.
  open var allowsEdgeAntialiasing = false
  /// Whether opacity holds for what is in it as a whole.
  open var allowsGroupOpacity = true
  /// Whether it is drawn apart.
  open var drawsAsynchronously = false
  /// A name for the app's own use.
  open var name: String?
  /// What to do when properties change.
  open var actions: [String: any CAAction]?
  /// Mixes it with what lies below.
  open var compositingFilter: Any?
  /// Filters of what it shows; Core Animation applies none on iOS.
  open var filters: [Any]?
  /// Filters of what lies below; Core Animation applies none on iOS.
  open var backgroundFilters: [Any]?
  /// How a picture is made smaller.
  open var minificationFilter: CALayerContentsFilter = .linear
  /// How a picture is made larger.
  open var magnificationFilter: CALayerContentsFilter = .linear
  /// Whether another size asks for drawing.
  open var needsDisplayOnBoundsChange = false
  /// Values of properties nobody set.
  open var style: [AnyHashable: Any]?
  /// Which edges are smoothed.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]

  // MARK: Timing

  /// When an animation of its time begins.
  open var beginTime: CFTimeInterval = 0
  /// How long it lasts.
  open var duration: CFTimeInterval = 0
  /// How fast its time runs.
  open var speed: Float = 1
  /// How far its time is shifted.
  open var timeOffset: CFTimeInterval = 0
  /// How often it repeats.
  open var repeatCount: Float = 0
  /// How long it repeats.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs back.
  open var autoreverses = false
  /// What it shows before and after.
  open var fillMode: CAMediaTimingFillMode = .removed

  // MARK: Layout and drawing

  /// Places the sublayers.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// Asks for `layoutSublayers()` with the next layout of the view it is in.
  open func setNeedsLayout() { owningView?.setNeedsLayout() }
  /// Lays out at once.
  open func layoutIfNeeded() { owningView?.layoutIfNeeded() }
  /// Asks for drawing at the end of this pass; of a view's layer, by the view.
  open func setNeedsDisplay() { askForDisplay() }
  /// Asks for drawing of a part; all of it is drawn.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Draws now, where drawing was asked for.
  open func displayIfNeeded() { displayIfAsked() }
  /// Draws: lets the delegate fill the layer, else draws it into a context.
  open func display() {
    delegate?.display(self)
    let record = DrawingContexts.record(bounds, scale: contentsScale) { draw(in: $0) }
    if !record.parts.isEmpty { self.record = record }
  }
  /// Draws into a context: leaves it to the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Draws the layer and all in it, as it looks now, into a context.
  open func render(in ctx: CGContext) { SeenPictures.draw(self, in: bounds, of: ctx) }
  /// Whether a change of a property draws anew.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// What a key has for a value until one is set.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// What to do when a property changes.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// What to do when a property changes.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
  }
  /// The layer as it is seen now: itself, since animations take no time.
  open func presentation() -> Self? { self }
  /// The layer itself.
  open func model() -> Self { self }
  /// The size it would have by itself.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Animations

  /// Adds an animation; its delegate hears of its beginning and its end in the device's time. It takes the place of one with its key.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    LayerAnimation(anim, key).run(on: self)
  }
  /// Takes an animation away, whose delegate hears that it did not come to its end (CAAnimationDelegate.animationDidStop).
  open func removeAnimation(forKey key: String) { stop { $0.key == key } }
  /// Takes all animations away.
  open func removeAllAnimations() {
    stop { _ in true }
    view?.stopAnimations()
  }
  /// The animation added under a key, until it is over; nil for none.
  open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
  /// The keys of animations that are not over, of those that have one.
  open func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// A value set by key. Keys of properties are in `LayerKeyPaths.swift`.
  open func value(forKey key: String) -> Any? { keyed(key) ?? values[key] ?? Self.defaultValue(forKey: key) }
  /// Sets a value by key.
  open func setValue(_ value: Any?, forKey key: String) { if !setKeyed(value, key) { values[key] = value } }
  /// A value by key path.
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  /// Sets a value by key path.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
}
