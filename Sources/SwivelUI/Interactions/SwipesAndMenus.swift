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
  /// An action without a title, which does nothing.
  public override init() {
    style = .normal
    handler = { _, _, done in done(false) }
    super.init()
  }
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
  /// Offers nothing.
  public override init() {
    actions = []
    super.init()
  }
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
  /// An action without a title, which does nothing.
  public override init() {
    style = .default
    handler = { _, _ in }
    super.init()
  }
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
  /// In which order entries stand; raw values are UIKit's.
  public enum ElementOrder: Int, Sendable {
    /// As fits.
    case automatic = 0
    /// The most important one nearest.
    case priority = 1
    /// As they are given.
    case fixed = 2
  }
  /// In which order entries stand. Kept; they stand as they are given.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// Names what else belongs to the menu.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// How many items a badge says.
  open var badgeCount = 0
  /// Gives what is shown above the menu.
  public typealias PreviewProvider = () -> UIViewController?
  /// Gives the menu.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  /// The name; one of its own where an app gives none.
  public private(set) var identifier: any NSCopying
  let previewProvider: PreviewProvider?
  let actionProvider: ActionProvider?
  /// A menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil, actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
    if identifier == nil { self.identifier = NSString(string: "menu-\(hash)") }
  }
}

/// How a view is shown above a menu.
@preconcurrency @MainActor open class UIPreviewParameters: NumberedObject {
  /// What is behind a view that rises above its menu; nil puts the usual one back.
  open var backgroundColor: UIColor! = .systemBackground {
    didSet { if backgroundColor == nil { backgroundColor = .systemBackground } }
  }
  /// What is seen of a view that rises, in its coordinates; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// Kept, and not shown.
  open var shadowPath: UIBezierPath?
  /// As it is.
  public override init() { super.init() }
  /// As large as lines of text, each in coordinates of the view: what is seen is around them.
  public init(textLineRects: [NSValue]) {
    super.init()
    guard !textLineRects.isEmpty else { return }
    let path = UIBezierPath()
    for line in textLineRects { path.append(UIBezierPath(rect: line.cgRectValue)) }
    visiblePath = path
  }
}

/// Where a view is shown.
@preconcurrency @MainActor open class UIPreviewTarget: NumberedObject {
  /// What it is in.
  public let container: UIView
  /// Its middle.
  public let center: CGPoint
  /// How it is turned and stretched.
  public let transform: CGAffineTransform
  /// A place.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
  /// A place, turned and stretched.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}
