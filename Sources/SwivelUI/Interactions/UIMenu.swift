// Menus: entries that belong together, and entries that are made when they are needed.

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
    /// Its entries are a palette.
    public static let displayAsPalette = Options(rawValue: 128)
  }
  /// How large entries are; raw values are UIKit's.
  public enum ElementSize: Int, Sendable {
    /// Small, side by side.
    case small = 0
    /// Middling, side by side.
    case medium = 1
    /// One below the other.
    case large = 2
    /// As fits.
    case automatic = -1
  }

  /// The name: the one it was made with, else one no other menu has.
  public var identifier: Identifier { givenIdentifier ?? Identifier("menu \(hash)") }
  private let givenIdentifier: Identifier?
  /// How it is shown.
  public let options: Options
  /// The entries.
  public let children: [UIMenuElement]

  /// How large entries are. Kept; they stand one below the other.
  open var preferredElementSize: ElementSize
  /// How entries that differ in it are shown. Kept.
  open var displayPreferences: UIMenuDisplayPreferences?

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    givenIdentifier = identifier
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The entries that are marked, those of inline menus as well, from era 15.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { entry -> [UIMenuElement] in
      switch entry {
      case let action as UIAction: action.state == .on ? [action] : []
      case let command as UICommand: command.state == .on ? [command] : []
      case let menu as UIMenu where menu.options.contains(.displayInline): menu.selectedElements
      case _: []
      }
    }
  }

  /// The same menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.displayPreferences = displayPreferences
    return menu
  }
}

/// How entries of a menu are shown, from era 17.4.
@preconcurrency @MainActor open class UIMenuDisplayPreferences: NumberedObject {
  /// How many lines titles have at most.
  open var maximumNumberOfTitleLines = 0
  /// As the system does.
  public override init() { super.init() }
}

/// An entry that is made when its menu is opened.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  /// Makes the entries, and hands them over at once or later.
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void
  private let provider: Provider
  private let isCached: Bool
  private var given: [UIMenuElement]?

  private init(isCached: Bool, _ provider: @escaping Provider) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", image: nil)
  }

  /// Asks when its menu is first opened, and keeps what it is given.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(isCached: true, elementProvider)
  }

  /// Asks whenever its menu is opened, from era 15.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(isCached: false, elementProvider) }

  /// Hands over the entries: those it keeps, else what its provider gives.
  func ask(_ take: @escaping ([UIMenuElement]) -> Void) {
    if isCached, let given { return take(given) }
    provider { [self] entries in
      given = entries
      take(entries)
    }
  }
}
