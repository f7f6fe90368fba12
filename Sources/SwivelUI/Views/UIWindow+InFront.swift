// Windows in front of a scene's own: alerts, toasts and the like that apps show in windows of theirs. Each is a view of the scene's
// window behind all others' backs, so that it is laid out, drawn, touched and turned with it.
import DeviceCatalog
import Foundation

extension UIWindow {
  /// Posted when a window became visible; the object is the window.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted when a window became hidden; the object is the window.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted when a window became the one that hears of keys; the object is the window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted when a window hears of keys no more; the object is the window.
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  final func tell(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// Whether it lies in front of a scene's window.
  final var isInFront: Bool { isShown && superview is UIWindow }

  /// The windows in front of this one, the lowest first.
  final var windowsInFront: [UIWindow] {
    // A loop without casts: it is asked at each input, and mostly there are none.
    var windows: [UIWindow] = []
    for view in subviews { if let window = view.selfAsWindow { windows.append(window) } }
    return windows
  }

  /// This window and those in front of it.
  final var withWindowsInFront: [UIWindow] { [self] + windowsInFront }

  /// Takes its place in front of the scene's window; without one nothing happens.
  final func showInFront(asKey: Bool) {
    guard let running = AppScene.running, !isShown else { return }
    let scene = targetScene.window == nil ? running : targetScene
    guard let ground = scene.window, ground !== self else { return }
    setShown(true, in: scene)
    // A window is as large as its screen unless the app says otherwise, and its place is one on the screen.
    if frame.isEmpty || frame == scene.sceneFrame { frame = ground.bounds }
    ground.plainInsertSubview(self, at: ground.subviews.count)
    ground.orderWindowsInFront()
    if isHidden { isHidden = false }
    scene.run { rootViewController?.installInFront(in: self) }
    tell(Self.didBecomeVisibleNotification)
    if asKey { takeKeys() }
  }

  /// Leaves the screen: its root's view disappears.
  final func leaveFront() {
    guard let ground = superview as? UIWindow, let scene = ground.scene else { return }
    scene.run {
      let root = rootViewController
      let hasAppeared = root?.hasAppeared == true
      if hasAppeared { root?.beginAppearanceTransition(false, animated: false) }
      plainRemoveFromSuperview()
      if hasAppeared { root?.endAppearanceTransition() }
    }
    let heardKeys = isKeyWindow
    setShown(false, in: scene)
    tell(Self.didBecomeHiddenNotification)
    guard heardKeys else { return }
    isKeyWindow = false
    resignKey()
    tell(Self.didResignKeyNotification)
    ground.takeKeys()
  }

  /// Windows lie in front of all that is in this one, by their levels and in the order they came.
  final func orderWindowsInFront() {
    guard !windowsInFront.isEmpty else { return }
    let ordered = windowsInFront.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }
    guard subviews.suffix(ordered.count).elementsEqual(ordered.map(\.element), by: ===) else {
      for (_, window) in ordered { plainBringSubviewToFront(window) }
      return
    }
  }

  /// Hears of keys from now on, and the scene's other windows no more.
  final func takeKeys() {
    guard !isKeyWindow, canBecomeKey, let ground = isInFront ? superview as? UIWindow : self else { return }
    let former = ground.withWindowsInFront.filter { $0 !== self && $0.isKeyWindow }
    isKeyWindow = true
    for window in former {
      window.isKeyWindow = false
      window.resignKey()
      window.tell(Self.didResignKeyNotification)
    }
    becomeKey()
    tell(Self.didBecomeKeyNotification)
  }

  /// The scene's window has another size: those in front that were as large are so again.
  final func resizeWindowsInFront(from old: CGSize) {
    for window in windowsInFront where window.bounds.size == old && window.frame.origin == .zero {
      window.frame = bounds
      if let root = window.rootViewController, root.isViewLoaded, root.view.superview === window {
        root.view.frame = window.bounds
      }
    }
  }

  /// Another root for a window in front.
  final func exchangeRootInFront(_ old: UIViewController?) {
    if let old, old.isViewLoaded {
      old.beginAppearanceTransition(false, animated: false)
      old.view.removeFromSuperview()
      old.endAppearanceTransition()
    }
    rootViewController?.installInFront(in: self)
  }

  /// Whether the view at a place is a window that only this one keeps.
  private final func isForgottenWindow(_ index: Int) -> Bool {
    subviews[index] is UIWindow && isKnownUniquelyReferenced(&subviews[index])
  }

  /// Windows in front that nobody keeps any more leave the screen, as they do where the screen does not keep them.
  final func releaseWindowsInFront() {
    guard !windowsInFront.isEmpty else { return }
    for index in subviews.indices.reversed() where isForgottenWindow(index) {
      (subviews[index] as? UIWindow)?.leaveFront()
    }
  }
}

extension AppScene {
  /// The window that hears of keys; the scene's own where none does.
  var keyWindow: UIWindow? { window?.windowsInFront.last { $0.isKeyWindow } ?? window }
}

extension UIViewController {
  /// Shows the view as the root of a window in front of a scene's.
  func installInFront(in window: UIWindow) {
    let scene = ownScene
    loadViewIfNeeded()
    beginAppearanceTransition(true, animated: false)
    guard window.rootViewController === self else { return }
    view.frame = window.bounds
    window.addSubview(view)
    if scene.era < Era(13) { updateTraits(in: scene) } else { didEnterHierarchy(in: scene) }
    scene.settle()
    endAppearanceTransition()
    scene.settle()
  }
}
