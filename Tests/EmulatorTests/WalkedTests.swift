// What the random walk found: apps that act in the middle of what containers do, and nobody is left half way (R-APP-05).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct WalkedTests {
  /// A ledger in which appearance balances, and who has appeared last is who is in the window.
  static func check(_ device: EmulatedDevice, _ outcomes: [Outcome]) {
    let ledger = outcomes.flatMap(\.ledger)
    #expect(BadInputTests.imbalances(ledger) == [])
    var last: [String: String] = [:]
    for entry in ledger where entry.call.hasPrefix("viewDid") && entry.call.contains("ppear") {
      last[entry.subject] = String(entry.call.prefix { $0 != "(" })
    }
    let appeared = Set(last.filter { $0.value == "viewDidAppear" }.keys)
    #expect(appeared == device.shownSubjects(ofWindow: 1))
  }

  private static func pages(_ first: UIViewController) -> UIPageViewController {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([first], direction: .forward, animated: false)
    return pages
  }

  /// Pages that are set while a page turns wait for its end, as stacks do (R-NAV-09): the last ones stay.
  @Test(arguments: [Moment.load, .willAppear, .isAppearing, .didAppear]) func pagesSetWhileAPageTurns(moment: Moment)
    throws
  {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { Self.pages(V()) }])
    let outcome = device.perform(window: 1) { window in
      let pages = window.rootViewController as? UIPageViewController
      let next = Acting([
        moment: { [weak pages] _ in
          pages?.setViewControllers([C()], direction: .forward, animated: false)
        }
      ])
      pages?.setViewControllers([next], direction: .forward, animated: true)
      #expect(pages?.viewControllers?.first is C)
    }
    #expect(outcome.ending == .settled)
    Self.check(device, [device.launchOutcome, outcome])
  }

  /// Pages that set pages whenever they appear run in circles, and are told so.
  @Test func pagesInCircles() throws {
    final class Restless: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        (parent as? UIPageViewController)?.setViewControllers([Restless()], direction: .forward, animated: false)
      }
    }
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { Self.pages(V()) }])
    let outcome = device.perform(window: 1) { window in
      let pages = window.rootViewController as? UIPageViewController
      pages?.setViewControllers([Restless()], direction: .forward, animated: false)
    }
    guard case .unsettled(let reason) = outcome.ending else {
      Issue.record("\(outcome.ending)")
      return
    }
    #expect(reason.contains("UIPageViewController shows Restless"))
  }

  /// A sheet that is covered in the moment it is dragged does not come back through what covers it (R-MOD-02).
  @Test func aSheetCoveredWhileItIsDragged() throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { V() }])
    let first = device.perform(window: 1) { window in
      let sheet = Acting(.pageSheet, [.willDisappear: { $0.present(Acting(), animated: false) }])
      window.rootViewController?.present(sheet, animated: false)
    }
    let outcome = device.handle(DeviceInput(time: 1, event: .gesture(window: 1, .pullDownCancelled)))
    Self.check(device, [device.launchOutcome, first, outcome])
  }

  /// A child whose callback ends its parent's way: the children after it come, too.
  @Test func childrenAfterOneThatDismisses() throws {
    // iPhone 8 in landscape: a page sheet covers its presenter, which comes back in portrait and begins with its children.
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15), apps: [.test(plist: .allButUpsideDown) { Family(impatient: true) }])
    var outcomes = [device.launchOutcome]
    outcomes.append(
      device.perform(window: 1) { $0.rootViewController?.present(Acting(.pageSheet), animated: false) })
    for (time, orientation) in [(1.0, DeviceOrientation.landscapeLeft), (2, .portrait)] {
      outcomes.append(device.handle(DeviceInput(time: time, event: .deviceOrientation(orientation))))
    }
    Self.check(device, outcomes)
  }

  /// A child added to a presenter that is on its way back and has no window yet comes with it.
  @Test func aChildAddedOnTheWayBack() throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15), apps: [.test(plist: .allButUpsideDown) { Family(impatient: false) }])
    var outcomes = [device.launchOutcome]
    outcomes.append(device.handle(DeviceInput(time: 1, event: .deviceOrientation(.landscapeLeft))))
    outcomes.append(
      device.perform(window: 1) { window in
        window.rootViewController?.present(Acting(.fullScreen, mask: .portrait), animated: true)
      })
    outcomes.append(
      device.perform(window: 1) { window in
        (window.rootViewController as? Family)?.isTaking = true
        window.rootViewController?.dismiss(animated: false)
      })
    Self.check(device, outcomes)
    #expect(device.shownSubjects(ofWindow: 1).contains("C"))
  }

  /// Two children; the first may dismiss what its parent presents when it appears again; takes one more in when it turns.
  private final class Family: UIViewController {
    var isTaking = false
    private let isImpatient: Bool

    init(impatient: Bool) {
      isImpatient = impatient
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      let first = Acting()
      if isImpatient {
        first.acts[.willAppear] = { [weak self] _ in
          if self?.presentedViewController != nil { self?.dismiss(animated: true) }
        }
      }
      take(first)
      take(A())
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      guard isTaking else { return }
      isTaking = false
      take(C())
    }

    private func take(_ child: UIViewController) {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  /// A window that becomes narrow and wide again while callbacks fill its columns: one view in each, none left over.
  @Test func aColumnFilledInTheMiddleOfExpanding() throws {
    final class Usurper: UIViewController {
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if parent is UISplitViewController, let split = parent as? UISplitViewController, !split.isCollapsed,
          view.window != nil
        {
          split.showDetailViewController(C(), sender: nil)
        }
      }
    }
    let split: @MainActor @Sendable () -> UIViewController = {
      let split = UISplitViewController()
      split.viewControllers = [UINavigationController(rootViewController: A()), Usurper()]
      return split
    }
    let device = try EmulatedDevice(
      profile: .iPadAir2, era: Era(15), apps: [.test(root: split), .test { V() }], arrangement: .full(window: 1))
    var outcomes = [device.launchOutcome]
    for (time, arrangement) in [(1.0, WindowArrangement.half), (2, .full(window: 1))] {
      outcomes.append(device.handle(DeviceInput(time: time, event: .arrange(arrangement))))
    }
    Self.check(
      device,
      outcomes.map { outcome in
        var first = outcome
        first.ledger.removeAll { $0.window != 1 }
        return first
      })
  }
}
