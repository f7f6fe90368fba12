// Split views: T10 in whole orders, and the rules R-SPLIT.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct SplitTests {
  static let quiet = ["viewWillLayout", "viewDidLayout", "supported", "should", "UIDevice", "application"]

  /// An iPad in landscape with a split view in window 1, full screen; a second app makes Split View possible.
  static func pad(_ era: Era = Era(15), root: @escaping @MainActor @Sendable () -> UIViewController) throws -> Driver {
    let driver = Driver(
      try EmulatedDevice(
        profile: .iPadAir2, era: era, apps: [.test(root: root), .test { V() }], arrangement: .full(window: 1)))
    driver.turn(.landscapeLeft)
    return driver
  }

  static func split<Result>(_ driver: Driver, _ body: (UISplitViewController) -> Result) throws -> Result {
    try #require(
      driver.device.inspect(window: 1) { ($0.rootViewController as? UISplitViewController).map(body) } ?? nil)
  }

  @discardableResult
  static func act(_ driver: Driver, _ body: (UISplitViewController) -> Void) -> Outcome {
    driver.device.perform(window: 1) { window in
      if let split = window.rootViewController as? UISplitViewController { body(split) }
    }
  }

  // MARK: T10

  @Test func t10ClassicCollapseOntoTheStack() throws {
    let driver = try Self.pad { ListenedSplit.classic() }
    #expect(
      driver.send(.arrange(.half)).calls(leaving: Self.quiet) == [
        "ListenedSplit.willTransition(to: C/R)", "C.willTransition(to: C/R)",
        // Whoever remains has all the room.
        "ListenedSplit.viewWillTransition(to: 507×768)", "UINavigationController.viewWillTransition(to: 507×768)",
        "A.viewWillTransition(to: 507×768)", "C.viewWillTransition(to: 507×768)",
        "ListenedSplit.delegate primaryViewController(forCollapsing:) -> nil",
        "ListenedSplit.delegate collapseSecondary(onto:) -> NO",
        "C.willMove(toParent: UINavigationController)", "C.didMove(toParent: UINavigationController)",
        // The secondary stays visible and hears of its new width only.
        "A.viewWillDisappear(false)", "C.traitCollectionDidChange(R/R)", "A.viewDidDisappear(false)",
        "ListenedSplit.traitCollectionDidChange(R/R)",
      ])
    #expect(driver.stack() == ["A", "C"])
    #expect(driver.window().visibleController == "C")
    #expect(
      driver.send(.arrange(.full(window: 1))).calls(leaving: Self.quiet).filter { !$0.contains("ransition") } == [
        "ListenedSplit.delegate primaryViewController(forExpanding:) -> nil",
        "ListenedSplit.delegate separateSecondaryFrom -> nil",
        "C.willMove(toParent: ListenedSplit)", "C.didMove(toParent: ListenedSplit)",
        "C.traitCollectionDidChange(C/R)", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
        "A.viewDidAppear(false)", "ListenedSplit.traitCollectionDidChange(C/R)",
      ])
    #expect(try Self.split(driver) { $0.viewControllers.count } == 2)
  }

  /// UISplitViewController's documentation of viewControllers: collapsed, the array has one controller, the one that is shown.
  @Test func whatIsSetWhileCollapsedIsShown() throws {
    let driver = Driver(
      try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { ListenedSplit.classic() }], arrangement: nil))
    #expect(driver.stack() == ["A"] || driver.stack() == ["A", "C"])
    Self.act(driver) { $0.viewControllers = [V()] }
    #expect(try Self.split(driver) { $0.viewControllers.map(\.className) } == ["V"])
    #expect(driver.window().visibleController == "V")
    #expect(try Self.split(driver) { $0.viewControllers[0].view.window != nil })
  }

  @Test func t10ClassicCollapseByTheDelegate() throws {
    // R-SPLIT-02: true drops the secondary.
    let driver = try Self.pad { ListenedSplit.classic(isHandled: true) }
    let calls = driver.send(.arrange(.half)).calls(leaving: Self.quiet).filter { $0.contains("isappear") }
    #expect(calls == ["C.viewWillDisappear(false)", "C.viewDidDisappear(false)"])
    #expect(driver.stack() == ["A"])
    // Back in full width the secondary there was returns.
    driver.send(.arrange(.full(window: 1)))
    #expect(try Self.split(driver) { $0.viewControllers.last?.className } == "C")
  }

  @Test func aNestedStackGoesOverAndComesBackWithWhatWasPushed() throws {
    // R-SPLIT-03.
    let driver = try Self.pad { ListenedSplit.classic(nestsSecondary: true) }
    driver.send(.arrange(.half))
    _ = driver.device.perform(window: 1) { window in
      let split = window.rootViewController as? UISplitViewController
      (split?.viewControllers.first as? UINavigationController)?.pushViewController(V(), animated: false)
    }
    #expect(driver.stack() == ["A", "C", "V"])
    driver.send(.arrange(.full(window: 1)))
    let stacks = try Self.split(driver) { split in
      split.viewControllers.compactMap { ($0 as? UINavigationController)?.viewControllers.map(\.className) }
    }
    #expect(stacks == [["A"], ["C", "V"]])
  }

  @Test func t10Columns() throws {
    // R-SPLIT-04: the delegate's order.
    let driver = try Self.pad { ListenedSplit.columns() }
    let collapse = driver.send(.arrange(.half)).calls(leaving: Self.quiet)
    #expect(
      collapse.filter { $0.contains("delegate") } == [
        "ListenedSplit.delegate topColumnForCollapsingToProposedTopColumn(secondary) -> secondary",
        "ListenedSplit.delegate willHide(primary)", "ListenedSplit.delegate didCollapse",
      ])
    #expect(driver.stack() == ["A", "C"])
    let expand = driver.send(.arrange(.full(window: 1))).calls(leaving: Self.quiet)
    #expect(
      expand.filter { $0.contains("delegate") } == [
        "ListenedSplit.delegate displayModeForExpandingToProposedDisplayMode(oneBesideSecondary) -> oneBesideSecondary",
        "ListenedSplit.delegate willShow(secondary)", "ListenedSplit.delegate didExpand",
      ])
  }

  @Test func t10DisplayMode() throws {
    // The change, the column, its appearance; nobody else hears (R-SPLIT-08).
    let driver = try Self.pad { ListenedSplit.columns() }
    #expect(
      Self.act(driver) { $0.hide(.primary) }.calls(leaving: Self.quiet) == [
        "ListenedSplit.delegate willChangeTo(secondaryOnly)", "ListenedSplit.delegate willHide(primary)",
        "UINavigationController.viewWillDisappear(true)", "A.viewWillDisappear(true)",
        "UINavigationController.viewDidDisappear(true)", "A.viewDidDisappear(true)",
      ])
    #expect(
      Self.act(driver) { $0.show(.primary) }.calls(leaving: Self.quiet) == [
        "ListenedSplit.delegate willChangeTo(oneBesideSecondary)", "ListenedSplit.delegate willShow(primary)",
        "UINavigationController.viewWillAppear(true)", "A.viewWillAppear(true)",
        "UINavigationController.viewIsAppearing(true)", "A.viewIsAppearing(true)",
        "UINavigationController.viewDidAppear(true)", "A.viewDidAppear(true)",
      ])
  }

  // MARK: Rules

  @Test func collapsedInCompactWidthOnly() throws {
    // R-SPLIT-01, R-TRAIT-01: phones are compact but for the widest in landscape.
    let table: [(DeviceProfile, DeviceOrientation, Bool)] = [
      (.iPhone6, .portrait, true), (.iPhone6, .landscapeLeft, true), (.iPhone6Plus, .portrait, true),
      (.iPhone6Plus, .landscapeLeft, false), (.iPadAir2, .portrait, false), (.iPadAir2, .landscapeLeft, false),
    ]
    for (profile, attitude, isCollapsed) in table {
      let app = AppBundle.test(plist: .allButUpsideDown) { ListenedSplit.classic() }
      let driver = Driver(try EmulatedDevice(profile: profile, era: Era(9), apps: [app]))
      driver.turn(attitude)
      #expect(try Self.split(driver) { $0.isCollapsed } == isCollapsed, "\(profile.id) \(attitude)")
    }
  }

  @Test func automaticModesFollowTheOrientation() throws {
    // R-SPLIT-06: 768 hides the primary, 1024 shows it beside, 320 wide (R-SPLIT-07).
    let driver = try Self.pad { ListenedSplit.classic() }
    #expect(try Self.split(driver) { $0.displayMode } == .oneBesideSecondary)
    let frames = try Self.split(driver) { $0.viewControllers.map(\.view.frame) }
    #expect(
      frames == [CGRect(x: 0, y: 0, width: 320, height: 768), CGRect(x: 320, y: 0, width: 704, height: 768)])
    driver.turn(.portrait)
    #expect(try Self.split(driver) { $0.displayMode } == .secondaryOnly)
    #expect(driver.window().visibleController == "C")
    // Slid in by a finger, until the next turn.
    driver.send(.gesture(window: 1, .columnShow))
    #expect(try Self.split(driver) { $0.displayMode } == .oneOverSecondary)
    #expect(driver.send(.gesture(window: 1, .columnShow)).ending.isRefused)
    driver.turn(.landscapeLeft)
    #expect(try Self.split(driver) { $0.displayMode } == .oneBesideSecondary)
  }

  @Test func theWidthIsClamped() throws {
    // R-SPLIT-07: .4 of 1024 is 409.6, at most 320; and our other rows.
    let driver = try Self.pad { ListenedSplit.classic() }
    let automatic = UISplitViewController.automaticDimension
    let table: [(fraction: CGFloat, minimum: CGFloat, maximum: CGFloat, width: CGFloat)] = [
      (0.4, automatic, 320, 320), (0.4, automatic, 500, 409.6), (0.1, 200, automatic, 200),
      (0.1, automatic, automatic, 102.4),
    ]
    for row in table {
      Self.act(driver) { split in
        split.preferredPrimaryColumnWidthFraction = row.fraction
        split.minimumPrimaryColumnWidth = row.minimum
        split.maximumPrimaryColumnWidth = row.maximum
      }
      #expect(abs(try Self.split(driver) { $0.primaryColumnWidth } - row.width) < 0.001)
    }
  }

  @Test func behaviorsOfferTheirModes() throws {
    // R-SPLIT-05: never automatic, and within the behaviour's set.
    let sets: [UISplitViewController.SplitBehavior: Set<UISplitViewController.DisplayMode>] = [
      .tile: [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary],
      .overlay: [.secondaryOnly, .oneOverSecondary, .twoOverSecondary],
      .displace: [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary],
    ]
    for style in [UISplitViewController.Style.doubleColumn, .tripleColumn] {
      let driver = try Self.pad { ListenedSplit.columns(style) }
      for behavior in [UISplitViewController.SplitBehavior.tile, .overlay, .displace] {
        for preferred in UISplitViewController.DisplayMode.allCases {
          Self.act(driver) { split in
            split.preferredSplitBehavior = behavior
            split.preferredDisplayMode = preferred
          }
          let mode = try Self.split(driver) { $0.displayMode }
          #expect(sets[behavior]?.contains(mode) == true, "\(behavior) \(preferred) \(mode)")
          if sets[behavior]?.contains(preferred) == true, style == .tripleColumn { #expect(mode == preferred) }
        }
      }
    }
  }

  /// R-SPLIT-05: a mode the behaviour does not offer becomes the nearest it does: as many columns, else one fewer.
  @Test func theNearestModeHasAsManyColumns() throws {
    typealias Style = UISplitViewController.Style
    typealias Behavior = UISplitViewController.SplitBehavior
    typealias Mode = UISplitViewController.DisplayMode
    let table: [(style: Style, behavior: Behavior, preferred: Mode, nearest: Mode)] = [
      (.tripleColumn, .tile, .oneOverSecondary, .oneBesideSecondary),
      (.tripleColumn, .tile, .twoOverSecondary, .twoBesideSecondary),
      (.tripleColumn, .tile, .twoDisplaceSecondary, .twoBesideSecondary),
      (.tripleColumn, .overlay, .oneBesideSecondary, .oneOverSecondary),
      (.tripleColumn, .overlay, .twoBesideSecondary, .twoOverSecondary),
      (.tripleColumn, .overlay, .twoDisplaceSecondary, .twoOverSecondary),
      (.tripleColumn, .displace, .oneOverSecondary, .oneBesideSecondary),
      (.tripleColumn, .displace, .twoBesideSecondary, .twoDisplaceSecondary),
      (.tripleColumn, .displace, .twoOverSecondary, .twoDisplaceSecondary),
      // Two columns can show one besides the secondary, so that one fewer than two is what there is.
      (.doubleColumn, .tile, .twoBesideSecondary, .oneBesideSecondary),
      (.doubleColumn, .overlay, .twoOverSecondary, .oneOverSecondary),
      (.doubleColumn, .displace, .twoDisplaceSecondary, .oneBesideSecondary),
    ]
    for row in table {
      let driver = try Self.pad { ListenedSplit.columns(row.style) }
      Self.act(driver) { split in
        split.preferredSplitBehavior = row.behavior
        split.preferredDisplayMode = row.preferred
      }
      #expect(try Self.split(driver) { $0.displayMode } == row.nearest, "\(row.style) \(row.behavior) \(row.preferred)")
    }
  }

  /// What is displaced moves and does not shrink: 1024 less the 300 of the supplementary column, whichever columns show.
  @Test func aDisplacedSecondaryColumnKeepsItsWidth() throws {
    let driver = try Self.pad { ListenedSplit.columns(.tripleColumn) }
    Self.act(driver) { split in
      split.preferredSplitBehavior = .displace
      split.preferredPrimaryColumnWidth = 200
      split.preferredSupplementaryColumnWidth = 300
    }
    for (mode, x) in [(UISplitViewController.DisplayMode.oneBesideSecondary, 300), (.twoDisplaceSecondary, 500)] {
      Self.act(driver) { $0.preferredDisplayMode = mode }
      let frame = try Self.split(driver) { $0.viewController(for: .secondary)?.navigationController?.view.frame }
      #expect(frame == CGRect(x: CGFloat(x), y: 0, width: 724, height: 768))
    }
  }

  @Test func columnsAreWrappedAndRemembered() throws {
    // R-SPLIT-09, R-SPLIT-11.
    let driver = try Self.pad { ListenedSplit.columns(.tripleColumn) }
    Self.act(driver) { split in
      let content = split.viewController(for: .secondary)
      #expect(content is C)
      #expect(content?.navigationController != nil)
      #expect(content?.splitViewController === split)
      split.show(.primary)
      #expect(split.displayMode == .twoDisplaceSecondary)
      #expect(split.viewController(for: .primary)?.traitCollection.horizontalSizeClass == .compact)
      #expect(split.viewController(for: .supplementary)?.traitCollection.horizontalSizeClass == .compact)
      #expect(content?.traitCollection.horizontalSizeClass == .regular)
    }
  }

  @Test func theCompactColumnReplacesTheOthers() throws {
    let driver = try Self.pad {
      let split = ListenedSplit.columns()
      split.setViewController(V(), for: .compact)
      return split
    }
    driver.send(.arrange(.half))
    #expect(driver.window().visibleController == "V")
    driver.send(.arrange(.full(window: 1)))
    #expect(driver.window().visibleController == "C")
  }

  @Test func detailsAreShownWhereThereIsRoom() throws {
    let driver = try Self.pad { ListenedSplit.classic() }
    Self.act(driver) { $0.showDetailViewController(V(), sender: nil) }
    #expect(try Self.split(driver) { $0.viewControllers.last?.className } == "V")
    driver.send(.arrange(.half))
    Self.act(driver) { $0.showDetailViewController(C(), sender: nil) }
    #expect(driver.stack() == ["A", "V", "C"])
  }

  /// UINavigationController's documentation of stacks: none can be on another, so that what is on it goes onto the one there is
  /// (R-NAV-05, R-SPLIT-02).
  @Test func aStackShownAsDetailGoesOntoTheOneThereIs() throws {
    let driver = try Self.pad { ListenedSplit.classic() }
    driver.send(.arrange(.half))
    #expect(driver.stack() == ["A", "C"])
    Self.act(driver) { split in
      split.showDetailViewController(UINavigationController(rootViewController: V()), sender: nil)
    }
    #expect(driver.stack() == ["A", "C", "V"])
    #expect(driver.window().visibleController == "V")
  }

  @Test func splitsOnStacksAndOldPhonesAreRefused() throws {
    // R-SPLIT-10, R-NAV-05; before era 8 split views are the iPad's.
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15), apps: [.test { UINavigationController(rootViewController: V()) }])
    let outcome = device.perform(window: 1) { window in
      (window.rootViewController as? UINavigationController)?.pushViewController(
        UISplitViewController(), animated: true)
    }
    #expect(outcome.calls().contains { $0.contains("Split View Controllers cannot be pushed") })
    let old = try EmulatedDevice(profile: .iPhone4, era: Era(7), apps: [.test { V() }])
    let made = old.perform(window: 1) { _ in _ = UISplitViewController() }
    #expect(made.calls().contains { $0.contains("UIUserInterfaceIdiomPad") })
  }

  final class MaskSpeaker: UISplitViewControllerDelegate {
    func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
      -> UIInterfaceOrientationMask
    { .portrait }
  }

  final class MaskedSplit: UISplitViewController {
    let speaker = MaskSpeaker()
    init() {
      super.init(nibName: nil, bundle: nil)
      delegate = speaker
      viewControllers = [MaskedV(.all), MaskedV(.all)]
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test(arguments: [(Era(6), true), (Era(7), false), (Era(15), false)])
  func theDelegateAnswersForOrientations(era: Era, turns: Bool) throws {
    // R-CONT-01, R-CONT-03: from era 7; the columns are never asked.
    let profile: DeviceProfile = era == Era(6) ? .iPad2 : era == Era(7) ? .iPadAir1 : .iPadAir2
    let app = AppBundle.test(plist: .all, requiresFullScreen: true) { MaskedSplit() }
    let driver = Driver(try EmulatedDevice(profile: profile, era: era, apps: [app]))
    driver.turn(.portrait)
    #expect(driver.turn(.landscapeLeft).windows[0].changed == turns)
  }
}

extension Ending {
  var isRefused: Bool {
    switch self {
    case .refused: true
    case .settled, .unsettled, .crashed: false
    }
  }
}
