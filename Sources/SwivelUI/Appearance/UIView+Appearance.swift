// Tint that goes down the tree, layers, and the modes of looks.

extension UIView {
  /// Whether the tint is dimmed; raw values are UIKit's.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the view around it.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// Grey.
    case dimmed = 2
  }

  /// Views fainter than this take no touches.
  static let faintest: CGFloat = 0.01
  /// What dimmed views are tinted in.
  private static let dimmedTint = UIColor(white: 0.6, alpha: 1)

  final var effectiveTint: UIColor {
    if effectiveTintMode == .dimmed { return Self.dimmedTint }
    var view: UIView? = self
    while let current = view {
      if let own = current.look?.tintColor { return own }
      view = current.superview
    }
    return .systemBlue
  }

  final var effectiveTintMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if let own = current.look?.tintAdjustmentMode, own != .automatic { return own }
      view = current.superview
    }
    return .normal
  }

  /// Tells this view, and what inherits from it, of another tint.
  final func tellTint() {
    AppScene.running?.app.usesTints = true
    tintColorDidChange()
    for view in subviews where view.look?.tintColor == nil || view.look?.tintAdjustmentMode == .automatic {
      view.tellTint()
    }
  }

  final var madeLayer: CALayer {
    if let layer = look?.layer { return layer }
    let made = Self.makeLayer()
    made.viewLink = madeLook.link
    made.contentsScale = AppScene.running?.pixelsPerPoint ?? 1
    madeLook.layer = made
    return made
  }

  /// A layer of the view's class, as its own `init()` makes it (UIView.layerClass): what an app's `init(coder:)` says of archives, mostly
  /// that it has none, is not asked.
  private static func makeLayer() -> CALayer {
    let type: AnyClass = layerClass
    let kinds: [(AnyClass, @MainActor () -> CALayer)] = [
      (CALayer.self, CALayer.init), (CAShapeLayer.self, CAShapeLayer.init),
      (CAGradientLayer.self, CAGradientLayer.init),
      (CATextLayer.self, CATextLayer.init), (CAReplicatorLayer.self, CAReplicatorLayer.init),
      (CAEmitterLayer.self, CAEmitterLayer.init), (CATransformLayer.self, CATransformLayer.init),
      (CAScrollLayer.self, CAScrollLayer.init),
    ]
    if let known = kinds.first(where: { $0.0 == type }) { return known.1() }
    return (type as? CALayer.Type).map { GuestClasses.object($0) } ?? CALayer()
  }

  final func plainSnapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard !bounds.isEmpty else { return nil }
    if afterUpdates { layoutIfNeeded() }
    return SeenPictures.snapshot(of: self, bounds)
  }
  func plainResizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return SeenPictures.snapshot(of: self, rect)
  }
  @discardableResult func plainDrawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = DrawingContexts.current else { return false }
    if afterUpdates { layoutIfNeeded() }
    SeenPictures.draw(layer, in: rect, of: context)
    return true
  }

  /// Effects of the device's motion, of which none is shown.
  public var motionEffects: [UIMotionEffect] {
    get { look?.motionEffects ?? [] }
    set { madeLook.motionEffects = newValue }
  }
  /// Adds an effect.
  public func addMotionEffect(_ effect: UIMotionEffect) { madeLook.motionEffects.append(effect) }
  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) { look?.motionEffects.removeAll { $0 === effect } }

  /// What else can be done with the view.
  public var interactions: [any UIInteraction] {
    get { look?.interactions ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }
  final func plainAddInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    madeLook.interactions.append(interaction)
    interaction.didMove(to: self)
  }
  final func plainRemoveInteraction(_ interaction: any UIInteraction) {
    guard look?.interactions.contains(where: { $0 === interaction }) == true else { return }
    interaction.willMove(to: nil)
    look?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// Something else that can be done with a view.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view.
  var view: UIView? { get }
  /// Before it moves to another view.
  func willMove(to view: UIView?)
  /// After it moved to another view.
  func didMove(to view: UIView?)
}

/// An effect of the device's motion. None is shown here.
@preconcurrency @MainActor open class UIMotionEffect: NumberedObject {
  /// Creates an effect.
  public override init() { super.init() }
  /// What is added to values by their names where somebody looks from so far aside. Never asked here: nobody looks.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// A value that follows how the device is tilted. It stays where it is here.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Which tilt; raw values are UIKit's.
  public enum EffectType: Int, Sendable {
    /// About the vertical.
    case tiltAlongHorizontalAxis = 0
    /// About the horizontal.
    case tiltAlongVerticalAxis = 1
  }
  /// Which value.
  public let keyPath: String
  /// Which tilt.
  public let type: EffectType
  /// The value at one end.
  open var minimumRelativeValue: Any?
  /// The value at the other.
  open var maximumRelativeValue: Any?
  /// Creates an effect on a value.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// Several effects.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}
