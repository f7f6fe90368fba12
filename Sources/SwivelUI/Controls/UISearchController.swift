// Pulling to load anew, and searching.

/// What is pulled to load anew. While it loads, the content begins below it.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// What it takes above the content.
  static let room: CGFloat = 60
  /// How far a finger pulls beyond the top. Sources have no number.
  static let pull: CGFloat = 120
  /// Whether it is loading.
  open private(set) var isRefreshing = false {
    didSet {
      guard isRefreshing != oldValue else { return }
      isHidden = !isRefreshing
      guard let scroll = superview as? UIScrollView else { return }
      frame = CGRect(x: 0, y: -Self.room, width: scroll.bounds.width, height: Self.room)
      scroll.adjustedContentInsetDidChange()
      if !isRefreshing { scroll.returnToRange() }
    }
  }
  /// What it says.
  open var attributedTitle: NSAttributedString?
  /// The colour of its wheel, where the app gave one.
  package var wheelTint: UIColor? { look?.tintColor }
  /// Shows that it is loading; nobody is told, and the content stays where it is.
  open func beginRefreshing() { isRefreshing = true }
  /// Shows that it is done.
  open func endRefreshing() { isRefreshing = false }
  /// Creates a control.
  public init() { super.init(frame: .zero) }
  /// Creates a control; a scroll view says where it is.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates what a document describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override func makeParts() {
    isHidden = true
    autoresizingMask = .flexibleWidth
  }

  /// A finger pulled the content down: the content stays below, and what loads anew is told.
  func pulled() {
    guard let scroll = superview as? UIScrollView else { return }
    beginRefreshing()
    // What went of the bar as content was scrolled is there again.
    scroll.contentOffset.y = -scroll.adjustedContentInset.top - scroll.yieldingBar.hidden
    sendActions(for: .valueChanged)
  }
}

/// Who shows what was found.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// As in UIKit.
  func updateSearchResults(for searchController: UISearchController)
  /// A user chose a suggestion, from era 16.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// Who is told of a search.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: OptionalMethods {
  /// As in UIKit.
  func willPresentSearchController(_ searchController: UISearchController)
  /// As in UIKit.
  func didPresentSearchController(_ searchController: UISearchController)
  /// As in UIKit.
  func willDismissSearchController(_ searchController: UISearchController)
  /// As in UIKit.
  func didDismissSearchController(_ searchController: UISearchController)
  /// As in UIKit.
  func presentSearchController(_ searchController: UISearchController)
  /// The bar is about to stand elsewhere, from era 16. Never called here: it is not in a bar.
  func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  /// The bar stands elsewhere, from era 16. Never called here.
  func searchController(
    _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  /// Does nothing.
  public func searchController(
    _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  /// Stands for a delegate without the method.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Stands for a delegate without the method.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Stands for a delegate without the method.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Stands for a delegate without the method.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Stands for a delegate without the method.
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// A search: its bar, and a controller that shows what was found.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The bar.
  open var searchBar: UISearchBar { ownSearchBar }
  private lazy var ownSearchBar = UISearchBar(frame: .zero)
  /// Who shows what was found in the searching controller itself.
  open private(set) var searchResultsController: UIViewController?
  /// Who shows what was found.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who is told.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether something is searched for.
  open var isActive = false {
    willSet {
      guard newValue != isActive else { return }
      if newValue { delegate?.willPresentSearchController(self) } else { delegate?.willDismissSearchController(self) }
    }
    didSet {
      guard isActive != oldValue else { return }
      searchBar.isSearching = isActive && automaticallyShowsCancelButton
      offerScopes()
      if !isActive { searchBar.endSearch() }
      item?.searchDidChange()
      searchResultsUpdater?.updateSearchResults(for: self)
      showResults()
      if isActive { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
    }
  }
  /// Whether what is searched is dimmed.
  open var dimsBackgroundDuringPresentation = true
  /// Whether what is searched is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar goes meanwhile.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button comes by itself.
  open var automaticallyShowsCancelButton = true
  /// Whether scopes come by themselves.
  open var automaticallyShowsScopeBar = true { didSet { offerScopes() } }
  /// When scopes come; raw values are UIKit's.
  public enum ScopeBarActivation: Int, Sendable {
    /// As fits.
    case automatic = 0
    /// When the app says so.
    case manual = 1
    /// When something is typed.
    case onTextEntry = 2
    /// When searching begins.
    case onSearchActivation = 3
  }
  /// When scopes come, from era 16: of themselves as soon as it is searched.
  open var scopeBarActivation = ScopeBarActivation.automatic { didSet { offerScopes() } }
  private func offerScopes() {
    searchBar.isOfferingScopes =
      switch scopeBarActivation {
      case .automatic: isActive && automaticallyShowsScopeBar
      case .onSearchActivation: isActive
      case .onTextEntry: isActive && searchBar.hasText
      case .manual: false
      }
  }
  /// Whether what was found is shown though nothing is typed, from era 13.
  open var showsSearchResultsController = false { didSet { showResults() } }
  /// Whether what was found is shown as soon as something is typed, from era 13.
  open var automaticallyShowsSearchResultsController = true { didSet { showResults() } }
  /// What might be searched for, from era 16. Kept, and not shown.
  open var searchSuggestions: [any UISearchSuggestion]?
  /// Whether there are none where the bar is below the buttons, from era 16. Kept.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = true
  /// Where the bar stands.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { item?.searchBarPlacement ?? .stacked }
  /// Whose bar it is in.
  weak var item: UINavigationItem?
  /// A search that shows what it finds where it is searched.
  public convenience init() { self.init(searchResultsController: nil) }
  /// A search.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    hearBar()
  }
  /// A search that shows what it finds where it is searched: a subclass makes itself with its own `init(searchResultsController:)`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    hearBar()
  }
  private func hearBar() {
    searchBar.onChange = { [weak self] in
      guard let self else { return }
      if isActive { searchResultsUpdater?.updateSearchResults(for: self) } else { isActive = true }
      offerScopes()
      showResults()
    }
    searchBar.onScope = { [weak self] in
      guard let self else { return }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
    searchBar.onScopesShown = { [weak self] in self?.item?.searchDidChange() }
    searchBar.onBegin = { [weak self] in self?.isActive = true }
    searchBar.onCancel = { [weak self] in self?.isActive = false }
  }

  /// Puts what was found over what is searched, below the bar, and takes it away again. It is a child of the searched controller's.
  private func showResults() {
    guard let results = searchResultsController else { return }
    let isWanted =
      isActive && (showsSearchResultsController || automaticallyShowsSearchResultsController && searchBar.hasText)
    if isWanted, results.parent == nil, let owner = item?.controller, let navigation = owner.navigationController {
      owner.addChild(results)
      results.view.frame = navigation.view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      navigation.view.insertSubview(results.view, belowSubview: navigation.navigationBar)
      results.didMove(toParent: owner)
    } else if !isWanted, results.parent != nil {
      results.willMove(toParent: nil)
      results.viewIfLoaded?.removeFromSuperview()
      results.removeFromParent()
    }
  }
  /// Documents have none: nil.
  public required init?(coder: NSCoder) { nil }
}
