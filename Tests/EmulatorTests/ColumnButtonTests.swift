// The buttons a split view of columns puts into bars itself: in which bar, how they look, and what a tap shows and hides.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct ColumnButtonTests {
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior

  private static let toggle = "ToggleSidebar"

  private static func pad(
    _ style: UISplitViewController.Style, _ behavior: Behavior = .tile, preferred: Mode = .oneBesideSecondary,
    _ set: @escaping @MainActor @Sendable (UISplitViewController) -> Void = { _ in }
  ) throws -> Driver {
    try SplitTests.pad {
      let split = ListenedSplit.columns(style)
      split.preferredSplitBehavior = behavior
      split.preferredDisplayMode = preferred
      set(split)
      return split
    }
  }

  /// Which columns' bars have a button, by the controllers of `ListenedSplit.columns`: A primary, V supplementary, C secondary.
  private static func bars(with name: String, _ driver: Driver) throws -> [String] {
    try SplitTests.split(driver) { split in
      split.children.compactMap { $0 as? UINavigationController }.filter { navigation in
        navigation.view.window != nil
          && navigation.navigationBar.subviews.contains { view in
            !view.isHidden && (view.accessibilityIdentifier == name || view.accessibilityLabel == name)
          }
      }.compactMap { $0.topViewController?.className }
    }
  }

  private static func mode(_ driver: Driver) throws -> Mode { try SplitTests.split(driver) { $0.displayMode } }

  /// "A special bar button item" leads to the next mode of the behaviour (SplitBehavior.tile, .overlay and .displace); it is in the first
  /// bar from the leading edge, before and after.
  @Test(
    arguments: [
      (.doubleColumn, .tile, [.oneBesideSecondary, .secondaryOnly, .oneBesideSecondary], ["A", "C", "A"]),
      (.doubleColumn, .overlay, [.oneOverSecondary, .secondaryOnly, .oneOverSecondary], ["A", "C", "A"]),
      (
        .tripleColumn, .tile, [.oneBesideSecondary, .twoBesideSecondary, .oneBesideSecondary], ["V", "A", "V"]
      ),
      (.tripleColumn, .displace, [.oneBesideSecondary, .twoDisplaceSecondary], ["V", "A"]),
      (.tripleColumn, .overlay, [.secondaryOnly, .oneOverSecondary, .twoOverSecondary], ["C", "V", "A"]),
    ] as [(UISplitViewController.Style, Behavior, [Mode], [String])])
  func theButtonLeadsToTheNextMode(
    style: UISplitViewController.Style, behavior: Behavior, modes: [Mode], holders: [String]
  ) throws {
    let driver = try Self.pad(style, behavior, preferred: modes[0])
    for (step, (mode, holder)) in zip(modes, holders).enumerated() {
      if step > 0 { driver.tap(Self.toggle) }
      #expect(try Self.mode(driver) == mode, "step \(step)")
      #expect(try Self.bars(with: Self.toggle, driver) == [holder], "step \(step)")
    }
  }

  /// "Setting presentsWithGesture to false hides the display mode button" (DisplayModeButtonVisibility.automatic); always and never say
  /// so themselves.
  @Test(
    arguments: [
      (.automatic, true, true), (.automatic, false, false), (.never, true, false), (.always, false, true),
    ] as [(UISplitViewController.DisplayModeButtonVisibility, Bool, Bool)])
  func whetherThereIsAButton(
    visibility: UISplitViewController.DisplayModeButtonVisibility, slides: Bool, isThere: Bool
  ) throws {
    let driver = try Self.pad(.doubleColumn) { split in
      split.displayModeButtonVisibility = visibility
      split.presentsWithGesture = slides
    }
    #expect(try Self.bars(with: Self.toggle, driver) == (isThere ? ["A"] : []))
    // What is said later counts at once.
    SplitTests.act(driver) { $0.displayModeButtonVisibility = isThere ? .never : .always }
    #expect(try Self.bars(with: Self.toggle, driver) == (isThere ? [] : ["A"]))
  }

  /// "The secondary view controller shows a button that lets a user toggle the display mode to and from secondaryOnly", in the style of
  /// three columns only (showsSecondaryOnlyButton).
  @Test(arguments: [UISplitViewController.Style.doubleColumn, .tripleColumn])
  func theSecondaryColumnAlone(style: UISplitViewController.Style) throws {
    let driver = try Self.pad(style) { $0.showsSecondaryOnlyButton = true }
    let isTriple = style == .tripleColumn
    #expect(try Self.bars(with: "Hide Columns", driver) == (isTriple ? ["C"] : []))
    guard isTriple else { return }
    driver.tap("Hide Columns")
    #expect(try Self.mode(driver) == .secondaryOnly)
    #expect(try Self.bars(with: "Show Columns", driver) == ["C"])
    driver.tap("Show Columns")
    #expect(try Self.mode(driver) == .oneBesideSecondary)
  }

  /// "A back-chevron icon" where what comes lies over or displaces the secondary column, a sidebar else.
  @Test(
    arguments: [
      (.doubleColumn, .tile, .secondaryOnly, "sidebar.left"),
      (.doubleColumn, .tile, .oneBesideSecondary, "sidebar.left"),
      (.doubleColumn, .overlay, .secondaryOnly, "chevron.backward"),
      (.tripleColumn, .overlay, .oneOverSecondary, "chevron.backward"),
      (.tripleColumn, .displace, .oneBesideSecondary, "chevron.backward"),
      (.tripleColumn, .displace, .secondaryOnly, "sidebar.left"),
    ] as [(UISplitViewController.Style, Behavior, Mode, String)])
  func howTheButtonLooks(
    style: UISplitViewController.Style, behavior: Behavior, mode: Mode, symbol: String
  ) throws {
    let driver = try Self.pad(style, behavior, preferred: mode)
    let shown = try SplitTests.split(driver) { split -> UIImage? in
      let first = split.children.compactMap { $0 as? UINavigationController }.first { navigation in
        navigation.view.window != nil
          && navigation.navigationBar.subviews.contains { $0.accessibilityIdentifier == Self.toggle }
      }
      return first?.topViewController?.navigationItem.shownLeftImage
    }
    #expect(shown == UIImage(systemName: symbol))
  }

  /// "The split view controller updates the button's configuration and appearance automatically based on the current display mode"
  /// (displayModeButtonItem): it points back where the first column is hidden, as it is upright, else to the edges.
  @Test(arguments: [
    (DeviceOrientation.landscapeLeft, "arrow.up.left.and.arrow.down.right"), (.portrait, "chevron.backward"),
  ])
  func howTheClassicButtonLooks(held: DeviceOrientation, symbol: String) throws {
    let driver = try SplitTests.pad { ListenedSplit.classic() }
    driver.turn(held)
    #expect(try SplitTests.split(driver) { $0.displayModeButtonItem.image } == UIImage(systemName: symbol))
  }

  /// Collapsed, and in the classic style, no bar has one; back in full width it is there again.
  @Test func whileCollapsedThereIsNone() throws {
    let driver = try Self.pad(.doubleColumn)
    driver.send(.arrange(.half))
    #expect(try Self.bars(with: Self.toggle, driver) == [])
    driver.send(.arrange(.full(window: 1)))
    #expect(try Self.bars(with: Self.toggle, driver) == ["A"])
    #expect(try Self.bars(with: Self.toggle, SplitTests.pad { ListenedSplit.classic() }) == [])
  }

  /// The button stands before the bar's own, which it neither replaces nor counts as: the way back stays.
  @Test func besideOwnButtonsAndTheWayBack() throws {
    let driver = try Self.pad(.doubleColumn, preferred: .secondaryOnly)
    SplitTests.act(driver) { split in
      let detail = split.viewController(for: .secondary)?.navigationController
      detail?.pushViewController(V(), animated: false)
      detail?.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
    }
    #expect(try Self.bars(with: Self.toggle, driver) == ["V"])
    #expect(try Self.bars(with: "back", driver) == ["V"])
    #expect(driver.tap("back").ending == .settled)
    #expect(try Self.bars(with: Self.toggle, driver) == ["C"])
  }
}

extension UINavigationItem {
  fileprivate var shownLeftImage: UIImage? { leftItems.first?.image }
}
