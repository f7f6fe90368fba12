// What the random walk found in split views and roots that change while something else goes on: nobody is left half way.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct WalkedColumnsTests {
  /// Stands in for a guest that does something once, the `nth` time it gets there.
  private static func once(_ nth: Int = 1, _ act: @escaping @MainActor (UIViewController) -> Void)
    -> @MainActor (UIViewController) -> Void
  {
    var count = 0
    return {
      count += 1
      if count == nth { act($0) }
    }
  }

  private static func split(_ first: @escaping @MainActor @Sendable () -> UIViewController)
    -> @MainActor @Sendable () -> UIViewController
  {
    {
      let split = UISplitViewController()
      split.viewControllers = [
        UINavigationController(rootViewController: first()), UINavigationController(rootViewController: V()),
      ]
      return split
    }
  }

  /// The first column comes back and fills the second anew: the one it replaces does not come any more (R-APP-05).
  @Test(arguments: [Era(11), Era(15)]) func aColumnReplacedWhileTheOneBeforeComesBack(era: Era) throws {
    let device = try EmulatedDevice(
      profile: .iPadPro129, era: era,
      apps: [
        .test(
          root: Self.split {
            Acting([.willAppear: Self.once(2) { $0.splitViewController?.showDetailViewController(C(), sender: nil) }])
          })
      ])
    let turned = device.handle(DeviceInput(time: 1, event: .deviceOrientation(.landscapeLeft)))
    let covered = device.perform(window: 1) { $0.rootViewController?.present(Acting(), animated: false) }
    let uncovered = device.handle(DeviceInput(time: 2, event: .dismiss(window: 1)))
    WalkedTests.check(device, [device.launchOutcome, turned, covered, uncovered])
    #expect(device.shownSubjects(ofWindow: 1).contains("C"))
  }

  /// A root that turns the window as it comes, and is exchanged for one that may not be shown so, in the middle of it: the
  /// last one is asked when that turn has ended (R-ROT-12, R-NEG-05).
  @Test(arguments: [Era(9), Era(12), Era(15), Era(18)]) func aRootSetWhileARootTurnsTheWindow(era: Era) throws {
    final class Passing: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        UIApplication.shared.windows.first?.rootViewController = Acting(.fullScreen, mask: .landscape)
      }
    }
    let device = try EmulatedDevice(
      profile: era < Era(13) ? .iPhone6 : .iPhoneSE3, era: era,
      apps: [.test(plist: .allButUpsideDown) { Acting(.fullScreen, mask: .landscape) }])
    #expect(device.snapshot.windows[0].interface.isLandscape)
    let outcome = device.perform(window: 1) { $0.rootViewController = Passing() }
    WalkedTests.check(device, [device.launchOutcome, outcome])
    #expect(device.snapshot.windows[0].interface.isLandscape)
    #expect(device.snapshot.windows[0].frame.size == device.snapshot.windows[0].root.frame.size)
  }

  /// While columns become one stack, a callback turns the stack round: who was visible and lies below now has gone, and no
  /// view of it stays beside (R-SPLIT-02).
  @Test func aStackTurnedRoundWhileColumnsBecomeOne() throws {
    final class Reverser: UIViewController {
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        guard let navigation = parent as? UINavigationController, navigation.viewControllers.count > 1 else { return }
        navigation.setViewControllers(navigation.viewControllers.reversed(), animated: true)
      }
    }
    let split: @MainActor @Sendable () -> UIViewController = {
      let split = UISplitViewController()
      split.viewControllers = [UINavigationController(rootViewController: A()), Reverser()]
      return split
    }
    let device = try EmulatedDevice(
      profile: .iPadAir2, era: Era(15), apps: [.test(root: split), .test { V() }], arrangement: .full(window: 1))
    let wide = device.handle(DeviceInput(time: 1, event: .deviceOrientation(.landscapeLeft)))
    let narrow = device.handle(DeviceInput(time: 2, event: .arrange(.half)))
    let homes = device.inspect(window: 1) { window -> [Bool] in
      guard let split = window.rootViewController as? UISplitViewController,
        let navigation = split.viewControllers.first as? UINavigationController
      else { return [] }
      return navigation.viewControllers.map { member in
        guard let view = member.viewIfLoaded, view.window != nil else { return true }
        return view.isDescendant(of: navigation.view)
      }
    }
    #expect(homes == [true, true])
    WalkedTests.check(
      device,
      [device.launchOutcome, wide, narrow].map { outcome in
        var first = outcome
        first.ledger.removeAll { $0.window != 1 }
        return first
      })
  }

  /// While the one stack becomes columns again, a callback pushes on the one that moves, or takes it away: it has gone from
  /// the stack it was in, and no view of it stays there (R-SPLIT-03, R-SPLIT-04).
  @Test(arguments: [UISplitViewController.Style.unspecified, .doubleColumn], [true, false])
  func aStackChangedWhileItBecomesColumns(style: UISplitViewController.Style, isPushed: Bool) throws {
    final class Mover: UIViewController {
      let isPushed: Bool
      init(isPushed: Bool) {
        self.isPushed = isPushed
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        guard let navigation = parent as? UINavigationController, navigation.viewIfLoaded?.window == nil,
          view.window != nil
        else { return }
        if isPushed {
          navigation.pushViewController(C(), animated: false)
        } else {
          navigation.setViewControllers([C()], animated: false)
        }
      }
    }
    let root: @MainActor @Sendable () -> UIViewController = {
      let split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
      let detail = UINavigationController(rootViewController: Mover(isPushed: isPushed))
      if style == .unspecified {
        split.viewControllers = [UINavigationController(rootViewController: A()), detail]
      } else {
        split.setViewController(UINavigationController(rootViewController: A()), for: .primary)
        split.setViewController(detail, for: .secondary)
      }
      return split
    }
    let device = try EmulatedDevice(
      profile: .iPadAir2, era: Era(15), apps: [.test(root: root), .test { V() }], arrangement: .half)
    let wide = device.handle(DeviceInput(time: 1, event: .arrange(.full(window: 1))))
    WalkedTests.check(
      device,
      [device.launchOutcome, wide].map { outcome in
        var first = outcome
        first.ledger.removeAll { $0.window != 1 }
        return first
      })
    #expect(!device.shownSubjects(ofWindow: 1).contains("Mover"))
    #expect(device.shownSubjects(ofWindow: 1).contains("C"))
  }

  /// A split view that widens under what covers it, while a tab of its stack pushes: back on top, it shows the top of each
  /// stack and nothing of what lies below (R-HID-01).
  @Test func aStackThatGrowsWhileItsSplitViewIsCovered() throws {
    final class Pusher: UIViewController {
      override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        if navigationController?.viewControllers.count == 2 {
          navigationController?.pushViewController(C(), animated: true)
        }
      }
    }
    let root: @MainActor @Sendable () -> UIViewController = {
      let tabs = UITabBarController()
      tabs.viewControllers = [Pusher(), V()]
      let split = UISplitViewController()
      split.viewControllers = [
        UINavigationController(rootViewController: A()), UINavigationController(rootViewController: tabs),
      ]
      return split
    }
    let device = try EmulatedDevice(
      profile: .iPhone6Plus, era: Era(12), apps: [.test(plist: .allButUpsideDown, root: root)])
    let covered = device.perform(window: 1) {
      $0.rootViewController?.present(Acting(.fullScreen, mask: .landscapeRight), animated: false)
    }
    let uncovered = device.perform(window: 1) { $0.rootViewController?.dismiss(animated: false) }
    #expect(uncovered.ledger.filter { $0.subject == "Pusher" }.map(\.call) == [], "it is not in the window any more")
    WalkedTests.check(device, [device.launchOutcome, covered, uncovered])
  }

  /// Columns become one and two again under a presentation that takes the presenter away: the column that is hidden by then has no
  /// view in the window when the presentation ends (R-SPLIT-08).
  @Test func aColumnHiddenUnderAPresentation() throws {
    let app = AppBundle.test {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(A(), for: .primary)
      split.setViewController(V(), for: .secondary)
      return split
    }
    let device = try EmulatedDevice(profile: .iPadPro129, era: Era(16), apps: [app, app], arrangement: nil)
    for event: DeviceEvent in [.window(.slideOver(window: 2, .right)), .gesture(window: 1, .columnShow)] {
      #expect(device.handle(DeviceInput(time: 1, event: event)).ending == .settled)
    }
    #expect(device.shownSubjects(ofWindow: 1).contains("A"))
    _ = device.perform(window: 1) { $0.rootViewController?.present(Acting(.fullScreen), animated: false) }
    for event: DeviceEvent in [
      .window(.split(first: 1, second: 2, .narrow)), .window(.slideOver(window: 2, .right)), .dismiss(window: 1),
    ] { #expect(device.handle(DeviceInput(time: 2, event: event)).ending == .settled) }
    #expect(device.shownSubjects(ofWindow: 1).isSuperset(of: ["V"]))
    #expect(!device.shownSubjects(ofWindow: 1).contains("A"))
  }

  /// A root is set while the one before begins to present: it could not dismiss what was on its way, which goes with it in the end, and
  /// the window stands as the new root allows (R-MOD-05, R-NEG-05).
  @Test(arguments: [Era(12), Era(15), Era(16)]) func aRootSetWhileTheOneBeforeBeginsToPresent(era: Era) throws {
    final class Next: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let device = try EmulatedDevice(
      profile: .iPhone8, era: era,
      apps: [
        .test(plist: .allButUpsideDown) {
          Acting([.willDisappear: Self.once { $0.view.window?.rootViewController = Next() }])
        }
      ])
    let outcome = device.perform(window: 1) {
      $0.rootViewController?.present(Acting(.fullScreen, mask: .landscape), animated: false)
    }
    WalkedTests.check(device, [device.launchOutcome, outcome])
    #expect(device.shownSubjects(ofWindow: 1) == ["Next"])
    #expect(device.snapshot.windows[0].interface == .portrait)
  }

  /// A root presents as it goes: neither comes back, and the next root stays (R-MOD-05).
  @Test(arguments: [Era(15), Era(16)]) func aRootThatPresentsAsItGoes(era: Era) throws {
    final class Next: UIViewController {}
    let device = try EmulatedDevice(
      profile: .iPhone8, era: era,
      apps: [
        .test { Acting([.willDisappear: Self.once { $0.present(Acting(.fullScreen), animated: true) }]) }
      ])
    let outcome = device.perform(window: 1) { $0.rootViewController = Next() }
    WalkedTests.check(device, [device.launchOutcome, outcome])
    #expect(device.shownSubjects(ofWindow: 1) == ["Next"])
  }
}
