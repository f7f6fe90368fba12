// Stacks and children that change while they disappear or come back: every will has its did (R-APP-05).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct DisappearanceInsideTests {
  private static let appearance = [
    "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  private static func device(
    _ era: Era = Era(15), root: @escaping @MainActor @Sendable () -> UIViewController
  ) throws -> EmulatedDevice {
    try EmulatedDevice(profile: .iPhone8, era: era, apps: [.test(plist: .allButUpsideDown, root: root)])
  }

  private static func calls(_ ledger: [LedgerEntry], of subject: String) -> [String] {
    ledger.filter { $0.subject == subject }.map { String($0.call.prefix { $0 != "(" }) }.filter(appearance.contains)
  }

  /// A child that is taken out while its parent disappears.
  @Test(arguments: [Moment.willDisappear, .didDisappear]) func aChildThatGoesWhileItsParentDoes(moment: Moment) throws {
    let device = try Self.device {
      Acting(
        [.load: { $0.contain(A()) }, moment: { parent in parent.children.first?.release() }])
    }
    let covered = device.perform(window: 1) { $0.rootViewController?.present(B(.fullScreen), animated: false) }
    #expect(Self.calls(covered.ledger, of: "A") == ["viewWillDisappear", "viewDidDisappear"])
    #expect(BadInputTests.imbalances(device.launchOutcome.ledger + covered.ledger) == [])
  }

  /// Who pops B off nav[A, B] while M covers it.
  enum Popper: Sendable, CaseIterable { case coveredWillDisappear, modalWillAppear, modalDidAppear }

  @Test(arguments: Popper.allCases) func aPopUnderAPresentation(popper: Popper) throws {
    let device = try Self.device {
      let navigation = UINavigationController(rootViewController: A())
      navigation.pushViewController(Acting(), animated: false)
      return navigation
    }
    let covered = device.perform(window: 1) { window in
      guard let navigation = window.rootViewController as? UINavigationController,
        let top = navigation.topViewController as? Acting
      else { return }
      let pop: @MainActor (UIViewController) -> Void = { [weak navigation] _ in
        navigation?.popViewController(animated: false)
      }
      switch popper {
      case .coveredWillDisappear:
        top.acts[.willDisappear] = pop
        top.present(B(.fullScreen), animated: false)
      case .modalWillAppear: top.present(Turner(.willAppear, pop), animated: false)
      case .modalDidAppear: top.present(Turner(.didAppear, pop), animated: false)
      }
    }
    let calls = device.launchOutcome.ledger + covered.ledger
    #expect(BadInputTests.imbalances(calls) == [])
    #expect(Self.calls(calls, of: "Acting").suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    #expect(Self.calls(calls, of: "A") == [])
    let dismissed = device.perform(window: 1) { $0.rootViewController?.dismiss(animated: false) }
    #expect(Self.calls(dismissed.ledger, of: "A") == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    #expect(BadInputTests.imbalances(calls + dismissed.ledger) == [])
    #expect(device.snapshot.windows[0].navigationStack == ["A"])
    #expect(device.snapshot.windows[0].visibleController == "A")
  }

  /// What a stack shows when it comes back is its top, whoever changed it on the way.
  @Test(arguments: [true, false]) func aStackThatChangesAsItComesBack(pushes: Bool) throws {
    let device = try Self.device {
      let navigation = UINavigationController(rootViewController: A())
      navigation.pushViewController(Acting(), animated: false)
      return navigation
    }
    let covered = device.perform(window: 1) { window in
      guard let navigation = window.rootViewController as? UINavigationController,
        let top = navigation.topViewController as? Acting
      else { return }
      navigation.present(B(.fullScreen), animated: false)
      let once = Once()
      top.acts[.willAppear] = { controller in
        once {
          if pushes {
            controller.navigationController?.pushViewController(C(), animated: false)
          } else {
            controller.navigationController?.popViewController(animated: false)
          }
        }
      }
    }
    let back = device.perform(window: 1) { $0.rootViewController?.dismiss(animated: false) }
    #expect(BadInputTests.imbalances(device.launchOutcome.ledger + covered.ledger + back.ledger) == [])
    #expect(device.snapshot.windows[0].navigationStack == (pushes ? ["A", "Acting", "C"] : ["A"]))
    #expect(Self.calls(back.ledger, of: pushes ? "C" : "A").last == "viewDidAppear")
    let shown = device.inspect(window: 1) { window in
      (window.rootViewController as? UINavigationController)?.topViewController?.view.window != nil
    }
    #expect(shown == true)
  }
}
