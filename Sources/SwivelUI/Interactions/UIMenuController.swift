// The menu of cut, copy, paste and an app's own entries, before iOS 16: what the first responder can do, above a part of a view.

/// The menu of cut, copy and paste.
@preconcurrency @MainActor open class UIMenuController: NumberedObject {
  /// The menu of the app whose code runs.
  public static var shared: UIMenuController { AppScene.current.app.menuController }
  /// Entries of the app's, behind the system's: those the first responder, or an object up the chain from it, can perform.
  open var menuItems: [UIMenuItem]?
  /// Where the menu is on the screen while it is shown.
  open private(set) var menuFrame = CGRect.zero
  /// Where its arrow points. Kept: it has none.
  open var arrowDirection = UIMenuController.ArrowDirection.default
  private weak var target: UIView?
  private var place = CGRect.zero
  private var isShown = false

  /// Whether the menu is shown.
  open var isMenuVisible: Bool {
    get { isShown }
    set { setMenuVisible(newValue, animated: false) }
  }
  /// Shows the menu above a part of a view, if the first responder can do something of it.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }
  /// Hides the menu, if it is shown from this view.
  open func hideMenu(from targetView: UIView) { if target === targetView { hideMenu() } }
  /// Hides the menu.
  open func hideMenu() { setMenuVisible(false, animated: true) }
  /// Looks anew at what can be done.
  open func update() {
    guard isShown, let window = target?.window else { return }
    let entries = entries
    MenuView.change(in: window) { _ in UIMenu(children: entries) }
  }
  /// Says what the menu is to be about.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { (target, place) = (targetView, targetRect) }
  /// Shows or hides the menu.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isShown, let target, let window = target.window else { return }
    guard menuVisible else { return MenuView.close(in: window) }
    let scene = target.ownScene
    let closed: () -> Void = { [weak self] in
      guard let self else { return }
      post(Self.willHideMenuNotification, in: scene)
      (isShown, menuFrame) = (false, .zero)
      post(Self.didHideMenuNotification, in: scene)
    }
    let sender = scene.firstResponder as? UIView ?? target
    let entries = entries
    guard !entries.isEmpty else { return }
    post(Self.willShowMenuNotification, in: scene)
    isShown = MenuView.open(
      UIMenu(children: entries), from: target, sender: sender, at: place, asBar: true, closed: closed)
    guard isShown else { return }
    window.layoutIfNeeded()
    menuFrame = MenuView.frame(in: window) ?? .zero
    post(Self.didShowMenuNotification, in: scene)
  }

  /// What the first responder, or an object up the chain from it, says it can do now (`canPerformAction(_:withSender:)`).
  private var entries: [UIMenuElement] {
    guard let first = target?.ownScene.firstResponder ?? target else { return [] }
    let own = (menuItems ?? []).map { ($0.title, $0.action) }
    return (EditCommand.all.map { ($0.title, $0.action) } + own).compactMap { title, action in
      first.target(forAction: action, withSender: self) != nil ? UICommand(title: title, action: action) : nil
    }
  }

  private func post(_ name: Notification.Name, in scene: AppScene) {
    scene.notificationCenter.post(name: name, object: self)
  }

  /// Posted before it is shown.
  public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  /// Posted when it is shown.
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// Posted before it is hidden.
  public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  /// Posted when it is hidden.
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
  /// Posted when it stands elsewhere; never here: it stays where it was opened.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
  /// Where the arrow points; raw values are UIKit's.
  public enum ArrowDirection: Int, Sendable {
    /// As fits.
    case `default` = 0
    /// Upwards.
    case up = 1
    /// Downwards.
    case down = 2
    /// To the left.
    case left = 3
    /// To the right.
    case right = 4
  }
}

/// An entry of that menu.
@preconcurrency @MainActor open class UIMenuItem: NumberedObject {
  /// What it is called.
  open var title: String
  /// What it does.
  open var action: Selector
  /// An entry without a title, which does nothing.
  public override init() {
    title = ""
    action = Selector("")
    super.init()
  }
  /// An entry.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
