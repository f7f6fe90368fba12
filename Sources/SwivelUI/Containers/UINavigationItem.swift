// What a navigation bar shows for one controller.
import DeviceCatalog

/// Title, back button and other buttons of one controller on a navigation stack.
@preconcurrency @MainActor open class UINavigationItem: NumberedObject {
  /// Whether the title is large while the bar prefers large titles; raw values are UIKit's.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below on the stack; large for the first.
    case automatic = 0
    /// Large.
    case always = 1
    /// In the bar.
    case never = 2
    /// Large, in the bar itself, from era 17. Bars here show it as `never`: they have no such place.
    case inline = 3
  }

  /// The title; by default the controller's.
  open var title: String? {
    get { ownTitle ?? owner?.title }
    set {
      ownTitle = newValue
      tellBar()
    }
  }

  /// Shown instead of the title, in its own size.
  open var titleView: UIView? { didSet { tellBar() } }

  /// Whether the back button is left out while this controller is on top (R-NAV-13).
  open var hidesBackButton = false { didSet { tellBar() } }
  /// What the button back to this controller looks like; nil for its title.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet {
      backBarButtonItem?.owner = { [weak self] in self?.tellBar() }
      tellBar()
    }
  }
  /// Whether the title is large, from era 11 (R-MET-02).
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { tellBar() } }
  /// Buttons at the left, instead of the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { adopt(leftBarButtonItems) } }
  /// Buttons at the right, the first one outermost.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { adopt(rightBarButtonItems) } }
  /// Whether the buttons at the left stand beside the back button instead of in its place.
  open var leftItemsSupplementBackButton = false { didSet { tellBar() } }
  /// The first button at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  private var ownTitle: String?
  /// The controller has another title, which is this one's from now on.
  func followOwner() { ownTitle = nil }
  private var owner: UIViewController? { ownerLink.object }
  private let ownerLink: BackLink<UIViewController>

  /// A line above the title. Kept.
  open var prompt: String? { didSet { if prompt != oldValue { tellBar() } } }
  /// How title and buttons stand, from era 16.
  open var style = ItemStyle.navigator { didSet { if style != oldValue { tellBar() } } }
  /// What the back button does in place of going back, from era 16; the button is shown on a stack of one as well.
  open var backAction: UIAction? { didSet { tellBar() } }
  /// Groups of buttons where the language begins, from era 16; behind those of `leftBarButtonItems`.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { adopt(leadingItemGroups) } }
  /// Groups of buttons in the middle, from era 16: shown in regular width where the title is not there, else in a menu.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { adopt(centerItemGroups) } }
  /// Groups of buttons where the language ends, from era 16; before those of `rightBarButtonItems`.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { adopt(trailingItemGroups) } }
  /// The outermost group where the language ends, from era 16.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { adopt(pinnedTrailingGroup.map { [$0] } ?? []) } }
  /// What more the menu of what finds no room has, from era 16.
  open var additionalOverflowItems: UIDeferredMenuElement? { didSet { tellBar() } }
  /// Names the user's choice of groups, from era 16. Kept: nobody chooses.
  open var customizationIdentifier: String?
  /// The menu a tap on the title opens, from era 16: given what the system suggests, which is nothing here.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { tellBar() } }
  /// What is known of the document that is shown, from era 16. Kept.
  open var documentProperties: UIDocumentProperties?
  /// Who is asked when the title is changed in the bar, from era 16. Nobody changes it there.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  /// Where the search bar is to stand, from era 16: where the language ends in the bar, or below it.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic { didSet { tellBar() } }
  /// Where it stands: in the bar only on iPads from era 16 on, in regular width; else below it, on phones of era 26 too, where UIKit
  /// puts it into a toolbar.
  open var searchBarPlacement: SearchBarPlacement {
    guard preferredSearchBarPlacement != .stacked, let owner, owner.ownScene.era >= Era(16) else { return .stacked }
    let traits = owner.traitCollection
    return traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular ? .inline : .stacked
  }
  /// Whether the search bar may go to the toolbar, from era 26. Kept.
  open var searchBarPlacementAllowsToolbarIntegration = true
  /// What is said below the title, from era 26. Kept.
  open var subtitle: String?
  /// The title in large, from era 26; nil for the title. Kept.
  open var largeTitle: String?
  /// What is said below the large title, from era 26. Kept.
  open var largeSubtitle: String?
  /// What the back button says instead of the title.
  open var backButtonTitle: String? {
    didSet { backBarButtonItem = backButtonTitle.map { UIBarButtonItem(title: $0) } }
  }
  /// How the back button is shown; raw values are UIKit's.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// With the title, if there is room.
    case `default` = 0
    /// With a word.
    case generic = 1
    /// Without words.
    case minimal = 2
  }
  /// How the back button is shown.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// What is searched with, from era 11: its bar is shown in the navigation bar.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      if oldValue?.item === self { oldValue?.item = nil }
      searchController?.item = self
      tellBar()
    }
  }
  /// Whether the search bar below the title goes as content scrolls, before a large title does.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { tellBar() } }
  }
  /// How the bar looks.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { standardAppearance = standardAppearance?.copied }
  }
  /// How the bar looks in compact height.
  open var compactAppearance: UINavigationBarAppearance? { didSet { compactAppearance = compactAppearance?.copied } }
  /// How the bar looks above content that was not scrolled.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied }
  }
  /// How the bar looks in compact height above content that was not scrolled.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copied }
  }
  /// Sets a button; animations take no time.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets a button; animations take no time.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets buttons; animations take no time.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets buttons; animations take no time.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Hides the back button; animations take no time.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  init(owner: UIViewController) {
    ownerLink = owner.link
    super.init()
  }
  /// Documents make none of their own: one without a title.
  public convenience init?(coder: NSCoder) { self.init() }
  /// Creates an item of no controller's, without a title.
  public override init() {
    ownerLink = BackLink(nil)
    super.init()
  }
  /// Creates an item of no controller's.
  public init(title: String) {
    ownerLink = BackLink(nil)
    super.init()
    self.title = title
  }

  /// The bar that stands by itself the item is in.
  weak var bar: UINavigationBar?

  /// The controller it is of; nil for an item of a bar that stands by itself.
  var controller: UIViewController? { owner }

  /// A search began or ended.
  func searchDidChange() { tellBar() }

  private func tellBar() {
    owner?.navigationController?.titleDidChange()
    bar?.showOwn()
  }

  private func adopt(_ groups: [UIBarButtonItemGroup]) {
    for group in groups {
      group.changed = { [weak self, weak group] in self?.adopt(group.map { [$0] } ?? []) }
      for item in group.barButtonItems { item.owner = { [weak self] in self?.tellBar() } }
    }
    tellBar()
  }

  /// The buttons at the left, from the left: those of the columns this bar is one of, then its own.
  package var leftItems: [UIBarButtonItem] {
    let navigation = owner?.navigationController
    return (navigation?.splitViewController?.columnItems(of: navigation) ?? []) + ownLeftItems
  }
  /// Its own buttons at the left, from the left.
  var ownLeftItems: [UIBarButtonItem] {
    let split = owner?.splitViewController
    // "When the split view interface is collapsed, the bar button item is hidden" (displayModeButtonItem).
    let single = split?.isCollapsed == true ? split?.displayModeButtonItem : nil
    return (leftBarButtonItems ?? []).filter { $0 !== single } + leadingItemGroups.flatMap(\.shown)
  }
  /// The buttons at the right, from the right.
  package var rightItems: [UIBarButtonItem] {
    let groups = trailingItemGroups.flatMap(\.shown) + (pinnedTrailingGroup?.shown ?? [])
    return (rightBarButtonItems ?? []) + groups.reversed()
  }
  /// The buttons in the middle, from the left.
  var centerItems: [UIBarButtonItem] { centerItemGroups.flatMap(\.shown) }

  /// The menu of the buttons that find no room; nil without any.
  func overflow(hidesCenter: Bool) -> UIMenu? {
    let hidden = hidesCenter ? centerItems : []
    var entries: [UIMenuElement] = hidden.map { item in
      UIAction(title: item.title ?? "", image: item.image, attributes: item.isEnabled ? [] : .disabled) { _ in
        item.perform()
      }
    }
    if let additionalOverflowItems { entries.append(additionalOverflowItems) }
    return entries.isEmpty ? nil : UIMenu(children: entries)
  }

  private func adopt(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.owner = { [weak self] in self?.tellBar() } }
    tellBar()
  }
}
