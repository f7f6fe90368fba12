// The top of a view hierarchy and the place where rotation enters it.
import DeviceCatalog
import Orientation

/// An app's window. Its bounds are in the interface's orientation in every era.
@MainActor open class UIWindow: UIView {
  /// The controller whose view fills the window. Setting it on a visible window exchanges the interface at once, or raises
  /// and changes nothing if its orientations and the app's are disjoint (R-NEG-10).
  open var rootViewController: UIViewController? {
    get { root }
    set { if newValue !== root { exchangeRoot(newValue) } }
  }

  private var root: UIViewController?
  /// Whether `makeKeyAndVisible()` was called.
  public private(set) var isKeyWindow = false
  var process: AppScene? {
    get { processLink?.object }
    set { processLink = newValue?.link }
  }
  private var processLink: BackLink<AppScene>?
  /// The scene the window shall be in, until it is shown.
  private var intendedScene: UIWindowScene?

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates what a document describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a window of the scene's size.
  public init(windowScene: UIWindowScene) {
    super.init(frame: (windowScene.process ?? .current).sceneFrame)
    intendedScene = windowScene
  }

  /// The scene; nil before era 13. A window that is shown stays in its scene: setting another one only warns.
  public var windowScene: UIWindowScene? {
    get {
      guard let process else { return intendedScene }
      return process.era >= Era(13) ? process.windowScene : nil
    }
    set {
      guard let process else {
        intendedScene = newValue
        return
      }
      if newValue !== windowScene {
        process.record(className, "warning: a window that is shown stays in its scene")
      }
    }
  }

  override var selfAsWindow: UIWindow? { self }

  /// The app.
  open override var next: UIResponder? { UIApplication.shared }

  /// Shows the window: it takes its place on the screen and its root controller's view appears. A scene has one window here;
  /// a second one stays invisible, and the ledger says so.
  open func makeKeyAndVisible() {
    guard !isKeyWindow else { return }
    let process = intendedScene?.process ?? .current
    guard process.window == nil else {
      process.record(className, "warning: a scene has one window here, this one stays invisible")
      return
    }
    isKeyWindow = true
    self.process = process
    intendedScene = nil
    process.window = self
    process.app.makeKey(process)
    frame = process.sceneFrame
    process.run { root?.install(in: self) }
  }

  open override var traitCollection: UITraitCollection {
    let process = process ?? .current
    return process.windowTraits(process.traits)
  }

  /// Lays out everything in the window.
  func settle(in process: AppScene) {
    process.updateTraitsIfNeeded()
    settleLayout(in: process)
    guard process.needsTraitUpdate, process.layoutDepth == 0 else { return }
    // Overridden during layout: told now, and laid out for.
    process.updateTraitsIfNeeded()
    settleLayout(in: process)
  }

  private func exchangeRoot(_ new: UIViewController?) {
    guard isKeyWindow, let process else {
      root = new
      return
    }
    process.run { exchangeRoot(new, in: process) }
  }

  private func exchangeRoot(_ new: UIViewController?, in process: AppScene) {
    if let new, !process.admitsRoot(new) { return }
    if let root, root.presented != nil { Dismissing(everythingAbove: root, animated: false, completion: nil).run() }
    if let old = root, old.isViewLoaded {
      old.beginAppearanceTransition(false, animated: false)
      old.view.removeFromSuperview()
      old.endAppearanceTransition()
    }
    root = new
    new?.install(in: self)
  }
}
