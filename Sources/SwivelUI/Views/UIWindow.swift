// The top of a view hierarchy and the place where rotation enters it.
import DeviceCatalog
import Orientation

/// An app's window. Its bounds are in the interface's orientation in every era.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The controller whose view fills the window. Setting it on a visible window exchanges the interface at once, or raises
  /// and changes nothing if its orientations and the app's are disjoint (R-NEG-10).
  open var rootViewController: UIViewController? {
    get { root }
    set { if newValue !== root { exchangeRoot(newValue) } }
  }

  /// The changes of all that is in the window: fields and views without a manager of their own register with it.
  open override var undoManager: UndoManager? { ownUndoManager }
  private lazy var ownUndoManager = UndoManager()
  private var root: UIViewController?
  /// Whether keys go to this window: to the one that was made the key window last, and is shown.
  open internal(set) var isKeyWindow = false
  /// Whether a window of a Mac grows with its content. Kept: windows here have the size their scene has.
  open var canResizeToFitContent = false
  /// Whether it has its place on the screen, as the scene's window or in front of that.
  private(set) final var isShown = false
  var scene: AppScene? {
    get { sceneLink?.object }
    set { sceneLink = newValue?.link }
  }
  private var sceneLink: BackLink<AppScene>?
  /// The scene the window shall be in, until it is shown.
  private var intendedScene: UIWindowScene?

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A window is hidden until it is shown ("If you only want to show the window, change its isHidden property to false").
  override func makeParts() { isLeftOut = true }
  /// Creates what a document describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a window of the scene's size.
  public init(windowScene: UIWindowScene) {
    super.init(frame: (windowScene.appScene ?? .current).sceneFrame)
    intendedScene = windowScene
  }

  /// The scene; nil before era 13. A window that is shown stays in its scene: setting another one only warns.
  open var windowScene: UIWindowScene? {
    get {
      guard let scene else { return intendedScene }
      return scene.era >= Era(13) ? scene.windowScene : nil
    }
    set {
      guard let scene else {
        intendedScene = newValue
        return
      }
      if newValue == nil, isInFront { return leaveFront() }
      if newValue !== windowScene {
        scene.record(className, "warning: a window that is shown stays in its scene")
      }
    }
  }

  /// How far in front of a scene's other windows it is.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue, isInFront { (superview as? UIWindow)?.orderWindowsInFront() } }
  }
  /// Whether the window is not on the screen. To show the first one of a scene makes it the scene's own, unless its level is another one's
  /// than an app's; further ones are in front of it.
  open override var isHidden: Bool {
    didSet {
      if isHidden, isInFront { leaveFront() }
      guard !isHidden, !isShown, AppScene.running != nil else { return }
      guard targetScene.window == nil else { return showInFront(asKey: false) }
      if windowLevel == .normal { show() }
    }
  }
  /// The screen the window is on. Another moves it into the scene there, if one is connected; else it stays.
  open var screen: UIScreen {
    get { windowScene?.screen ?? (scene ?? .current).screen }
    set {
      guard newValue !== screen else { return }
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      if let there = scenes.first(where: { $0.screen === newValue }) { windowScene = there }
    }
  }
  /// Lets the window hear of keys.
  open func makeKey() { if isShown { takeKeys() } }
  /// The window hears of keys now.
  open func becomeKey() {}
  /// Whether it may become the key window.
  open var canBecomeKey: Bool { true }
  /// The window hears of keys no more.
  open func resignKey() {}
  /// Hands an event on to views and recognisers. A finger's goes by way of it where a class of the app's overrides it; what that
  /// keeps to itself nobody hears.
  open func sendEvent(_ event: UIEvent) {
    let delivery = event.delivery
    event.delivery = nil
    delivery?()
  }

  override var selfAsWindow: UIWindow? { self }

  /// The scene from era 13 on, before that the app ("Using responders and the responder chain to handle events").
  open override var next: UIResponder? {
    let scene = targetScene
    return scene.era >= Era(13) ? scene.windowScene : scene.application
  }

  /// Shows the window: it takes its place on the screen and its root controller's view appears. The first window of a scene is the
  /// one that turns with it; further ones lie in front of it, by their levels, as long as the app keeps them.
  open func makeKeyAndVisible() {
    if isShown {
      if isHidden { isHidden = false }
      return takeKeys()
    }
    guard targetScene.window == nil else {
      showInFront(asKey: true)
      return
    }
    show()
    takeKeys()
  }

  /// Takes its place as the window of its scene.
  private func show() {
    let scene = targetScene
    isShown = true
    self.scene = scene
    intendedScene = nil
    scene.window = self
    scene.app.makeKey(scene)
    frame = scene.sceneFrame
    if isHidden { isHidden = false }
    scene.run { root?.install(in: self) }
    tell(Self.didBecomeVisibleNotification)
  }

  /// The scene it was made for, or the one whose code runs.
  final var targetScene: AppScene { intendedScene?.appScene ?? .current }

  /// Takes its place in front of the scene's window, or leaves it.
  final func setShown(_ isShown: Bool, in scene: AppScene) {
    self.isShown = isShown
    self.scene = isShown ? scene : nil
    if isShown { intendedScene = nil }
  }

  open override var traitCollection: UITraitCollection {
    let scene = scene ?? .current
    return scene.windowTraits(scene.traits)
  }

  /// Lays out everything in the window.
  func settle(in scene: AppScene) {
    scene.updateTraitsIfNeeded()
    settleLayout(in: scene)
    if scene.layoutDepth == 0, FirstResponder.becomeWaiting(in: scene) { settleLayout(in: scene) }
    guard scene.needsTraitUpdate, scene.layoutDepth == 0 else { return }
    // Overridden during layout: told now, and laid out for.
    scene.updateTraitsIfNeeded()
    settleLayout(in: scene)
  }

  private func exchangeRoot(_ new: UIViewController?) {
    guard isShown, let scene else {
      root = new
      return
    }
    guard !isInFront else {
      let old = root
      root = new
      scene.run { exchangeRootInFront(old) }
      return
    }
    scene.run { exchangeRoot(new, in: scene) }
  }

  private func exchangeRoot(_ new: UIViewController?, in scene: AppScene) {
    if let new, !scene.admitsRoot(new) { return }
    guard scene.admits(.root, by: className, of: new?.className) else { return }
    if let root, root.presented != nil { Dismissing(everythingAbove: root, animated: false, completion: nil).run() }
    let old = root
    if let old, old.isViewLoaded {
      old.beginAppearanceTransition(false, animated: false)
      // On its way out it can have presented and dismissed: it came back, and goes for good.
      if let presented = old.presented, presented.ownPresentation?.isInTransition == false {
        Dismissing(everythingAbove: old, animated: false, completion: nil).run()
      }
      old.view.removeFromSuperview()
      old.endAppearanceTransition()
      if old.appearance != .disappeared { old.goAway() }
    }
    // The old one may have set a root of its own on its way out: that one goes, too.
    guard root === old else { return exchangeRoot(new, in: scene) }
    root = new
    new?.install(in: self)
    guard scene.turnDepth > 0 else { return }
    scene.outsideTurns { [unowned scene] in scene.turnForRoot() }
  }
}
