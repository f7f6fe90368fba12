// The top of a view hierarchy and the place where rotation enters it.
import Orientation

/// An app's window. Its bounds are in the interface's orientation in every era.
@MainActor open class UIWindow: UIView {
  /// The controller whose view fills the window. Setting it on a visible window exchanges the interface at once.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { exchangeRoot(oldValue) } }
  }

  /// Whether `makeKeyAndVisible()` was called.
  public private(set) var isKeyWindow = false
  weak var process: AppProcess?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// The app.
  open override var next: UIResponder? { UIApplication.shared }

  /// Shows the window: it takes its place on the screen and its root controller's view appears.
  open func makeKeyAndVisible() {
    guard !isKeyWindow else { return }
    let process = AppProcess.current
    precondition(process.window == nil, "an app has one window here")
    isKeyWindow = true
    self.process = process
    process.window = self
    frame = process.sceneFrame
    showRoot()
  }

  open override var traitCollection: UITraitCollection { AppProcess.current.traits }

  /// Lays out everything in the window.
  func settle(in process: AppProcess) { settleLayout(in: process) }

  private func showRoot() {
    guard let rootViewController else { return }
    rootViewController.install(in: self)
  }

  private func exchangeRoot(_ old: UIViewController?) {
    guard isKeyWindow, let process else { return }
    if let rootViewController, !process.admitsRoot(rootViewController) {
      return
    }
    if let old, old.isViewLoaded {
      old.beginAppearanceTransition(false, animated: false)
      old.view.removeFromSuperview()
      old.endAppearanceTransition()
    }
    showRoot()
  }
}
