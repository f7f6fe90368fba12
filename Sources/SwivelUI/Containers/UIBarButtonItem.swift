// A button in a navigation bar, as apps describe it.

/// An item of a bar with a title and what it does, or a view of the app's.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How an item is drawn; raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// As usual.
    case plain = 0
    /// With a border, which there is none of from era 7 on.
    case bordered = 1
    /// As what ends something.
    case done = 2
    /// What `done` is called from era 26 on.
    public static let prominent = Style.done
  }

  /// What the button shows; the action's title unless set.
  open override var title: String? { didSet { owner?() } }
  /// The picture it shows; its name stands for it where there is no title.
  open override var image: UIImage? { didSet { owner?() } }
  /// Whether it takes taps.
  open override var isEnabled: Bool { didSet { owner?() } }
  /// The name its button is found by.
  open override var accessibilityIdentifier: String? { didSet { if accessibilityIdentifier != oldValue { owner?() } } }
  /// What a screen reader says of it, and people call it by.
  open override var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { owner?() } } }
  /// What a tap does.
  open var primaryAction: UIAction? {
    didSet {
      takeWords()
      owner?()
    }
  }
  /// "The title and image of the item update to match the primary action's" (UIBarButtonItem.primaryAction); those of a system item do not.
  private func takeWords() {
    if let primaryAction, systemItem == nil { (title, image) = (primaryAction.title, primaryAction.image) }
  }
  /// A tap does this as well, and the item says what it said: what documents tie to it.
  func add(_ action: UIAction) {
    let (before, title, image) = (primaryAction, title, image)
    primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      before?.perform(from: self)
      action.perform(from: self)
    }
    (self.title, self.image) = (title, image)
  }
  /// What a tap opens.
  open var menu: UIMenu? { didSet { showSelection() } }
  /// Whether what is chosen in its menu is its title, from era 15.
  open var changesSelectionAsPrimaryAction = false { didSet { showSelection() } }
  /// Whether it is chosen, from era 15. Kept; it looks the same.
  open var isSelected = false
  /// What stands for it in the menu of what finds no room, from era 16. Kept.
  open var menuRepresentation: UIMenuElement?
  /// How its menu is ordered; raw values are UIKit's. Kept.
  open var isSpringLoaded = false
  /// In which order its menu is shown.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether it stands on glass of its own, from era 26. Kept.
  open var hidesSharedBackground = false
  /// Whether it may share glass with others, from era 26. Kept.
  open var sharesBackground = true
  /// Names it where it stays the same from one bar to the next, from era 26. Kept.
  open var identifier: String?
  /// A mark at it, from era 26.
  open var badge: Badge? { didSet { if badge != oldValue { owner?() } } }
  /// Whether its picture moves; kept.
  open var isSymbolAnimationEnabled = false
  /// Whom a tap calls; nil for the chain from the button up. Not kept.
  open weak var target: AnyObject?
  /// What a tap calls.
  open var action: Selector?
  /// How it is drawn.
  open var style = Style.plain
  /// Its width; 0 for its own.
  open var width: CGFloat = 0
  /// What it is drawn in.
  open var tintColor: UIColor?
  /// The titles it may have.
  open var possibleTitles: Set<String>?
  /// Whether it is hidden (era 16).
  open var isHidden = false { didSet { if isHidden != oldValue { owner?() } } }
  /// Shown instead of a button, in its own size.
  open var customView: UIView? { didSet { if customView !== oldValue { owner?() } } }
  /// The view that shows the item, while a bar does: what popovers point at.
  package internal(set) weak var shownView: UIView?
  /// The view a document has in the item's place.
  var keptView: UIView?
  /// The system's item it is, whose picture stands for its word.
  package internal(set) var systemItem: SystemItem?
  /// Tells the bar of changes.
  var owner: (() -> Void)?

  /// Creates an item that shows nothing.
  public override init() { super.init() }
  /// Creates an item of a document; what it shows follows.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item; without a title the action's is shown.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    takeWords()
    // What the action does not say, the app may.
    if self.title?.isEmpty ?? true { self.title = title }
    if self.image == nil { self.image = image }
    self.menu = menu
  }

  /// Creates an item that calls a method.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates an item with a picture that calls a method.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates an item with a picture, another in compact height, that calls a method.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) { self.init(image: image, style: style, target: target, action: action) }

  /// Creates an item that shows a view of the app's.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates an item of the system's, from era 14: it shows the word for it, because there are no pictures.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    title = systemItem.word
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item of the system's that calls a method.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Room that takes what is left, from era 14.
  open class func flexibleSpace() -> Self { spaceItem(.flexibleSpace, 0) }
  /// Room of a width, from era 14.
  open class func fixedSpace(_ width: CGFloat) -> Self { spaceItem(.fixedSpace, width) }
  private class func spaceItem(_ item: SystemItem, _ width: CGFloat) -> Self {
    guard let space = UIBarButtonItem(systemItem: item) as? Self else {
      preconditionFailure("spaces are made of UIBarButtonItem")
    }
    space.width = width
    return space
  }

  /// Whether it is room between others, and whether of a fixed width.
  var spacing: Spacing? { systemItem?.spacing }
  enum Spacing { case fixed, flexible }

  /// What a tap on its button does: its action, then its method; without either, its menu opens (era 14).
  func perform() {
    if primaryAction == nil, action == nil, let menu, let shownView {
      MenuView.open(
        menu, from: shownView, sender: self, chosen: { [weak self] action in self?.select(action, in: menu) })
      return
    }
    if let primaryAction { return primaryAction.perform(from: self) }
    guard let action else { return }
    if let target {
      ActionSending.send(action, to: target, from: self)
    } else {
      ActionSending.sendUp(action, from: shownView ?? self)
    }
  }

  private func select(_ action: UIAction, in menu: UIMenu) {
    guard changesSelectionAsPrimaryAction else { return }
    for case let other as UIAction in menu.children { other.state = other === action ? .on : .off }
    title = action.title
  }

  /// Shows which entry is chosen: the one that is marked, else the first.
  private func showSelection() {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    let actions = menu.children.compactMap { $0 as? UIAction }
    if let action = actions.first(where: { $0.state == .on }) ?? actions.first { select(action, in: menu) }
  }

  private var looks = BarItemLooks()
  /// Sets what is behind it in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    looks.images["\(state.rawValue) \(barMetrics.rawValue)"] = image
  }
  /// What is behind it in a state.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.images["\(state.rawValue) \(barMetrics.rawValue)"]
  }
  /// Sets what is behind it in a state and a style.
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { setBackgroundImage(image, for: state, barMetrics: barMetrics) }
  /// Sets what is behind the back button in a state.
  open func setBackButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    looks.images["back \(state.rawValue) \(barMetrics.rawValue)"] = image
  }
  /// What is behind the back button in a state.
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.images["back \(state.rawValue) \(barMetrics.rawValue)"]
  }
  /// Moves the title. Kept; items stand where they do.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    looks.titles[barMetrics] = adjustment
  }
  /// Where the title is moved.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { looks.titles[barMetrics] ?? .zero }
  /// Moves what is behind it. Kept.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    looks.backgrounds[barMetrics] = adjustment
  }
  /// Where what is behind it is moved.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.backgrounds[barMetrics] ?? 0
  }
  /// Moves what is behind the back button. Kept.
  open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    looks.backBackgrounds[barMetrics] = adjustment
  }
  /// Moves the back button's title. Kept.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    looks.backTitles[barMetrics] = adjustment
  }

  /// Items of the system's that are buttons; raw values are UIKit's.
  public enum SystemItem: Int, Sendable, CaseIterable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// A plus sign in UIKit.
    case add = 4
    /// A pencil in UIKit.
    case compose = 7
    /// An arrow in UIKit.
    case reply = 8
    /// A square with an arrow in UIKit.
    case action = 9
    /// A folder in UIKit.
    case organize = 10
    /// A book in UIKit.
    case bookmarks = 11
    /// A lens in UIKit.
    case search = 12
    /// Arrows in a circle in UIKit.
    case refresh = 13
    /// A cross in UIKit.
    case stop = 14
    /// A camera in UIKit.
    case camera = 15
    /// A bin in UIKit.
    case trash = 16
    /// A triangle in UIKit.
    case play = 17
    /// Two bars in UIKit.
    case pause = 18
    /// Triangles to the left in UIKit.
    case rewind = 19
    /// Triangles to the right in UIKit.
    case fastForward = 20
    /// Undo.
    case undo = 21
    /// Redo.
    case redo = 22
    /// Room that takes what is left.
    case flexibleSpace = 5
    /// Room of a width.
    case fixedSpace = 6
    /// A page that curls, in UIKit.
    case pageCurl = 23
    /// Close.
    case close = 24

    /// The item in a word.
    var word: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .pageCurl: "Page Curl"
      case .fastForward: "Fast Forward"
      // As VoiceOver reads them and tests of apps find them.
      case .action: "Share"
      case .trash: "Delete"
      case .done, .cancel, .edit, .save, .add, .compose, .reply, .organize, .bookmarks, .search, .refresh,
        .stop, .camera, .play, .pause, .rewind, .undo, .redo, .close:
        "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }

    fileprivate var spacing: UIBarButtonItem.Spacing? {
      self == .flexibleSpace ? .flexible : self == .fixedSpace ? .fixed : nil
    }
  }
}
