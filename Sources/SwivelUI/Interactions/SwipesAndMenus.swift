// What swipes and long presses offer.

/// Something a swipe over a row offers.
@preconcurrency @MainActor open class UIContextualAction: NumberedObject {
  /// What it means; raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Something.
    case normal = 0
    /// It loses something.
    case destructive = 1
  }
  /// Does it, and says whether it did.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// What it means.
  public let style: Style
  /// What it does.
  public let handler: Handler
  /// What it is called.
  open var title: String?
  /// What is behind it.
  open var backgroundColor: UIColor!
  /// Its picture.
  open var image: UIImage?
  /// An action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    self.title = title
    super.init()
  }
}

/// What a swipe over a row offers.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NumberedObject {
  /// The actions, the outermost first.
  public let actions: [UIContextualAction]
  /// Whether a long swipe does the first.
  open var performsFirstActionWithFullSwipe = true
  /// What a swipe offers.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// Something a swipe over a row offers, before era 11.
@preconcurrency @MainActor open class UITableViewRowAction: NumberedObject {
  /// What it means; raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// It loses something.
    case `default` = 0
    /// Something.
    case normal = 1
    /// The same as default.
    public static var destructive: Style { .default }
  }
  /// What it means.
  public let style: Style
  /// What it is called.
  open var title: String?
  /// What is behind it.
  open var backgroundColor: UIColor?
  /// The effect behind it.
  open var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void
  /// An action.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// The menu a long press opens.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NumberedObject {
  /// Gives what is shown above the menu.
  public typealias PreviewProvider = () -> UIViewController?
  /// Gives the menu.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  /// The name.
  public let identifier: any NSCopying
  let previewProvider: PreviewProvider?
  let actionProvider: ActionProvider?
  /// A menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil, actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: "")
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// Who gives a view's menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: OptionalMethods {
  /// As in UIKit.
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
    -> UIContextMenuConfiguration?
}

/// A view's menu: a finger that stays on the view opens it.
@preconcurrency @MainActor open class UIContextMenuInteraction: NumberedObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Who gives the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// A menu given by a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Before it moves to another view.
  open func willMove(to view: UIView?) {}
  /// After it moved to another view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Closes the menu.
  open func dismissMenu() {}
}

/// What goes on while a menu opens and closes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// As in UIKit.
  func addAnimations(_ animations: @escaping () -> Void)
  /// As in UIKit.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What goes on while what is shown above a menu opens.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
}

/// How a view is shown above a menu.
@preconcurrency @MainActor open class UIPreviewParameters: NumberedObject {
  /// Kept, and not shown.
  open var backgroundColor: UIColor!
  /// Kept, and not shown.
  open var visiblePath: UIBezierPath?
  /// Kept, and not shown.
  open var shadowPath: UIBezierPath?
  /// As it is.
  public override init() { super.init() }
}

/// Where a view is shown.
@preconcurrency @MainActor open class UIPreviewTarget: NumberedObject {
  /// What it is in.
  public let container: UIView
  /// Its middle.
  public let center: CGPoint
  /// A place.
  public init(container: UIView, center: CGPoint) {
    self.container = container
    self.center = center
    super.init()
  }
}

/// A view that is shown above a menu.
@preconcurrency @MainActor open class UITargetedPreview: NumberedObject {
  /// The view.
  public let view: UIView
  /// How.
  public let parameters: UIPreviewParameters
  /// A view.
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
  /// A view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
  /// A view in a place.
  public convenience init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.init(view: view, parameters: parameters)
  }
}

/// The menu of cut, copy and paste. It is not shown.
@preconcurrency @MainActor open class UIMenuController: NumberedObject {
  /// The menu.
  public static let shared = UIMenuController()
  /// Kept, and not shown.
  open var menuItems: [UIMenuItem]?
  /// Kept, and not shown.
  open var isMenuVisible: Bool = false
  /// Kept, and not shown.
  open var menuFrame: CGRect = .zero
  /// Kept, and not shown.
  open var arrowDirection: UIMenuController.ArrowDirection = .default
  /// Nothing happens here.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) { isMenuVisible = true }
  /// Nothing happens here.
  open func hideMenu(from targetView: UIView) { isMenuVisible = false }
  /// Nothing happens here.
  open func hideMenu() { isMenuVisible = false }
  /// Nothing happens here.
  open func update() {}
  /// Nothing happens here.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Nothing happens here.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
  /// Posted when this happens; never here.
  public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  /// Posted when this happens; never here.
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// Posted when this happens; never here.
  public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  /// Posted when this happens; never here.
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
  /// Posted when this happens; never here.
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
  /// An entry.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
