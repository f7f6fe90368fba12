// Two or three controllers side by side, of which one remains in compact width. Collapsing, display modes and layout are in
// the extensions beside it.
import DeviceCatalog
import Orientation

/// A split view controller: classic (`init()`, `viewControllers`) or of columns (`init(style:)`, era 14). Before era 8 it
/// exists on iPads only.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// How many columns there are; raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// The classic split view of two controllers.
    case unspecified = 0
    /// Primary and secondary column.
    case doubleColumn = 1
    /// Primary, supplementary and secondary column.
    case tripleColumn = 2
  }

  /// The columns; raw values are UIKit's.
  public enum Column: Int, Sendable, CaseIterable {
    /// The leading column.
    case primary = 0
    /// The column between the others, in the triple column style.
    case supplementary = 1
    /// The content.
    case secondary = 2
    /// What is shown instead of all columns in compact width.
    case compact = 3
  }

  /// Which columns are shown, and whether beside or over the secondary one; raw values are UIKit's (R-ENUM-07).
  public enum DisplayMode: Int, Sendable, CaseIterable {
    /// The system's choice; a preference only, never what is (R-SPLIT-05).
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// One column beside the secondary one.
    case oneBesideSecondary = 2
    /// One column over the secondary one.
    case oneOverSecondary = 3
    /// Two columns beside the secondary one.
    case twoBesideSecondary = 4
    /// Two columns over the secondary one.
    case twoOverSecondary = 5
    /// Two columns that push the secondary one aside.
    case twoDisplaceSecondary = 6

    /// The name before era 14.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The name before era 14.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The name before era 14.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// Which display modes there are (R-SPLIT-05); raw values are UIKit's.
  public enum SplitBehavior: Int, Sendable, CaseIterable {
    /// The system's choice.
    case automatic = 0
    /// Columns lie beside each other.
    case tile = 1
    /// Columns lie over the secondary one.
    case overlay = 2
    /// Columns push the secondary one aside.
    case displace = 3
  }

  /// Stands for the system's choice of a width or fraction.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// Decides about collapsing, expanding and orientations, and hears of columns.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Classic or columns.
  public let style: Style
  /// Whether there is one controller only: in compact width, from era 8 (R-SPLIT-01).
  open var isCollapsed: Bool { fold.isCollapsed }
  /// A button that shows and hides columns as a user would; for the secondary controller's navigation item (era 8).
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    title: "Columns",
    primaryAction: UIAction { [link] _ in (link.object as? UISplitViewController)?.displayModeButtonTapped() })
  /// The button that shows and hides columns, in a bar of one of them.
  private(set) lazy var columnItem = UIBarButtonItem(
    primaryAction: UIAction { [link] _ in (link.object as? UISplitViewController)?.columnButtonTapped() })
  /// The button that leaves the secondary column alone, in its bar.
  private(set) lazy var aloneItem = UIBarButtonItem(
    primaryAction: UIAction { [link] _ in (link.object as? UISplitViewController)?.aloneButtonTapped() })
  /// At which side the primary column is; raw values are UIKit's.
  public enum PrimaryEdge: Int, Sendable {
    /// Where the language begins.
    case leading = 0
    /// Where it ends.
    case trailing = 1
  }
  /// When the button of columns is shown; raw values are UIKit's.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// As fits.
    case automatic = 0
    /// Never.
    case never = 1
    /// Always.
    case always = 2
  }
  /// What is behind the primary column; raw values are UIKit's.
  public enum BackgroundStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// What sidebars have.
    case sidebar = 1
  }
  /// Whether the secondary column's bar has a button that leaves it alone, from era 14; for three columns.
  open var showsSecondaryOnlyButton = false { didSet { updateButtons() } }
  /// When the button of columns is in the first bar from the leading edge, from era 14; for columns. It could be set from era 14.5 on.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { updateButtons() } }
  /// What is behind the primary column, from era 13. Kept, and not drawn.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// At which side the primary column is, from era 11: by itself where the language begins. The buttons of columns stay there.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether a column is shown, from era 26; the compact one while collapsed.
  open func isShowing(_ column: Column) -> Bool {
    guard let holder = holders[column.rawValue] else { return false }
    return shown.contains { $0 === holder || $0.selfAndAncestors.contains { $0 === holder } }
  }
  /// Whether a user may slide the primary column in and out.
  open var presentsWithGesture = true { didSet { updateButtons() } }

  /// What was set for each column, by raw value.
  var contents: [UIViewController?] = [nil, nil, nil, nil]
  /// What holds each column: its own navigation controller, or in the classic style the controller itself.
  var holders: [UIViewController?] = [nil, nil, nil, nil]
  /// The controllers whose views are in this one's, leading first.
  var shown: [UIViewController] = []
  /// The mode the user or code chose, until the size changes; nil for what is preferred.
  var chosenMode: DisplayMode?
  var currentMode = DisplayMode.secondaryOnly
  /// Whether there are columns or one controller, and what became of the columns then.
  var fold = SplitFold()
  /// The size the columns were last laid out for.
  var lastSize: CGSize?
  /// Whether the columns are about to be brought up, so that changes among them need no calls.
  var isBringingUp = false

  /// Creates a classic split view controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    demandPad()
  }

  /// Creates what a document describes.
  public required init?(coder: NSCoder) {
    style = AppScene.current.era >= Era(14) ? (coder as? NibCoder)?.splitStyle ?? .unspecified : .unspecified
    super.init(coder: coder)
    demandPad()
  }

  /// Creates a split view controller of columns, from era 14; before, the ledger has a warning and it is classic.
  public init(style: Style) {
    let scene = AppScene.current
    self.style = scene.era >= Era(14) ? style : .unspecified
    super.init(nibName: nil, bundle: nil)
    if scene.era < Era(14) {
      scene.record(subject, "warning: init(style:) exists from iOS 14 on; this one is classic")
    }
    demandPad()
  }

  private func demandPad() {
    let scene = ownScene
    guard scene.era < Era(8), scene.device.profile.idiom == .phone else { return }
    scene.raise(
      "NSInvalidArgumentException",
      "UISplitViewController is only supported when running under UIUserInterfaceIdiomPad", by: subject)
  }

  // MARK: The controllers

  /// Classic: the primary and the secondary controller; the one that remains while collapsed. Columns: what is shown.
  open var viewControllers: [UIViewController] {
    get {
      if style != .unspecified { return shown }
      if isCollapsed { return fold.remaining.map { [$0] } ?? [] }
      return [holders[0], holders[2]].compactMap { $0 }
    }
    set {
      guard style == .unspecified, newValue.allSatisfy(admitsChild) else { return }
      replace(.primary, with: newValue.first)
      if newValue.count > 1 { replace(.secondary, with: newValue[1]) }
      if newValue.isEmpty { replace(.secondary, with: nil) }
    }
  }

  /// Sets the controller of a column (era 14); one that is no navigation controller gets one (R-SPLIT-09).
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard style != .unspecified else {
      ownScene.record(subject, "warning: setViewController(_:for:) is for columns, this one is classic")
      return
    }
    replace(column, with: vc)
  }

  /// What was set for a column (R-SPLIT-09).
  open func viewController(for column: Column) -> UIViewController? { contents[column.rawValue] }

  // MARK: Display modes (R-SPLIT-05, R-SPLIT-06)

  /// The mode in effect; never automatic. Without effect while collapsed (R-SPLIT-01).
  open var displayMode: DisplayMode { currentMode }
  /// The mode wished for; one the behaviour does not offer becomes the nearest.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      updateDisplayMode()
    }
  }
  /// The behaviour wished for (era 14).
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { updateDisplayMode() } }
  /// The behaviour in effect (era 14).
  open var splitBehavior: SplitBehavior { arrangement.behavior }

  // MARK: Widths (R-SPLIT-07)

  /// The share of the width the primary column is to have; automatic for 320 points.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { relayout() } }
  /// The width the primary column is to have, which counts before the fraction (era 14).
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { relayout() } }
  /// The least width of the primary column; automatic for none.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { relayout() } }
  /// The greatest width of the primary column; automatic for 320 points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { relayout() } }
  /// As for the primary column (era 14).
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { relayout() }
  }
  /// As for the primary column (era 14).
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { relayout() } }
  /// As for the primary column (era 14).
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { relayout() } }
  /// As for the primary column (era 14).
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { relayout() } }
  /// The width of the primary column.
  open var primaryColumnWidth: CGFloat { arrangement.primaryWidth }
  /// The width of the supplementary column.
  open var supplementaryColumnWidth: CGFloat { arrangement.supplementaryWidth }

  private func relayout() { viewIfLoaded?.setNeedsLayout() }

  // MARK: Showing

  /// Shows `vc` in place of the primary controller, or on the stack while collapsed (era 8).
  open override func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender: sender) }
  /// Shows a column (era 14): beside or over, as the behaviour has it; while collapsed, on top of the stack.
  open func show(_ column: Column) { reveal(column) }
  /// Hides a column (era 14); nothing while collapsed.
  open func hide(_ column: Column) { conceal(column) }
  /// Shows `vc` in place of the secondary controller, or on the stack while collapsed (era 8).
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender: sender) }

  // MARK: Rotation

  /// Both must agree, as each fills a part of the screen (our reading; sources are silent).
  open override func shouldAutorotateToInterfaceOrientation(_ orientation: UIInterfaceOrientation) -> Bool {
    let scene = ownScene
    let parts = holders.compactMap { $0 }
    guard !parts.isEmpty else { return orientation == .portrait }
    return parts.allSatisfy { $0.askLegacy(orientation, in: scene) }
  }

  /// The delegate's from era 7 (R-CONT-03), else the idiom's; never the columns' (R-CONT-01).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let scene = ownScene
    if scene.era >= Era(7), let delegate,
      let mask = scene.optional({ delegate.splitViewControllerSupportedInterfaceOrientations(self) })
    {
      return mask
    }
    return idiomMask
  }

  override var delegatesPreference: InterfaceOrientation? {
    let scene = ownScene
    guard scene.era >= Era(7), let delegate else { return nil }
    return scene.optional { delegate.splitViewControllerPreferredInterfaceOrientationForPresentation(self) }
  }

  /// The column in front has the word on whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { displayedChildren.last }

  // MARK: Container

  /// The size a column's controller will have when this one has `parentSize` (R-ROT-11).
  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { sizeOfChild(container, in: parentSize) }

  package override var displayedChildren: [UIViewController] { shown.filter(\.isViewLoaded) }
  override var bringsChildrenWithViews: Bool { false }
  override func imposedTraits(on child: UIViewController, given base: UITraitCollection) -> TraitValues? {
    columnTraits(of: child, given: base)
  }
  override func containerTraitsDidChange(from previous: UITraitCollection?, in scene: AppScene) {
    arrange(in: scene)
  }
  override func layoutContainer() { layoutColumns() }
  override func containerWillAppear(_ animated: Bool) { bringUpColumns(animated) }
  override func containerDidAppear(_ animated: Bool) { for child in shown { child.endAppearanceTransition() } }
}
