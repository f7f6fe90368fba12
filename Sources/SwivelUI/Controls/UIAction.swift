// What a control or a menu does.

/// An entry of a menu.
@preconcurrency @MainActor open class UIMenuElement: NumberedObject {
  /// How an entry is marked; raw values are UIKit's.
  public enum State: Int, Sendable {
    /// Not at all.
    case off = 0
    /// With a check mark.
    case on = 1
    /// With a dash.
    case mixed = 2
  }

  /// How an entry is shown; raw values are UIKit's.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It loses something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// What it is called.
  open var title: String
  /// What is said below the title.
  open var subtitle: String?
  /// The picture beside it.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A titled closure for controls and menus.
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name; two actions of a control may not share one.
  public let identifier: Identifier
  /// How it is shown.
  public var attributes: Attributes
  /// How it is marked.
  public var state: State
  /// What is said of it.
  public var discoverabilityTitle: String?
  private let handler: @MainActor (UIAction) -> Void
  /// The control that performs the action, while it does.
  public internal(set) weak var sender: AnyObject?

  /// Creates an action; buttons made for it show `title`.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.handler = handler
    self.identifier = identifier ?? Identifier("")
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// An entry that calls a method of whoever answers to it.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// The method.
  open var action: Selector
  /// A value of the app's own.
  open var propertyList: Any?
  /// How it is shown.
  open var attributes: Attributes = []
  /// How it is marked.
  open var state: State = .off
  /// What is said of it.
  open var discoverabilityTitle: String?

  init(title: String, image: UIImage?, action: Selector) {
    self.action = action
    super.init(title: title, image: image)
  }

  /// Creates an entry.
  public convenience init(title: String, image: UIImage? = nil, action: Selector, propertyList: Any?) {
    self.init(title: title, image: image, action: action)
    self.propertyList = propertyList
  }
}

/// Entries that belong together.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// How a menu is shown; raw values are UIKit's.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its entries stand in the menu around it.
    public static let displayInline = Options(rawValue: 1)
    /// It loses something.
    public static let destructive = Options(rawValue: 2)
    /// One entry is marked.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The name.
  public let identifier: Identifier
  /// How it is shown.
  public let options: Options
  /// The entries.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  /// The same menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }
}
