// Who presents whom, flags and completions, adaptation, delegates, and what UIKit refuses (R-MOD, R-ADP, R-PRES-06).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct ModalRuleTests {
  /// Notes its flags in the calls the rule names.
  final class Flagged: UIViewController {
    var notes: [String] = []
    private func note(_ call: String) {
      let presenter = presentingViewController == nil ? "none" : "presenter"
      notes.append("\(call) presented=\(isBeingPresented) dismissed=\(isBeingDismissed) \(presenter)")
    }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  }

  static func device(
    _ profile: DeviceProfile = .iPhone8, _ era: Era = Era(15),
    root: @escaping @MainActor @Sendable () -> UIViewController
  ) throws -> EmulatedDevice {
    try EmulatedDevice(profile: profile, era: era, apps: [.test(plist: .allButUpsideDown, root: root)])
  }

  @Test func flagsAndCompletions() throws {
    // R-MOD-03, R-MOD-07.
    let device = try Self.device { V() }
    let modal = device.inspect(window: 1) { _ in Flagged() }!
    _ = device.perform(window: 1) { window in
      modal.modalPresentationStyle = .fullScreen
      window.rootViewController?.present(modal, animated: true) {
        modal.notes.append("completion presented=\(modal.isBeingPresented)")
      }
      window.rootViewController?.dismiss(animated: true) {
        modal.notes.append("completion dismissed=\(modal.isBeingDismissed)")
      }
    }
    #expect(
      modal.notes == [
        "willAppear presented=true dismissed=false presenter", "didAppear presented=true dismissed=false presenter",
        "completion presented=false", "willDisappear presented=false dismissed=true presenter",
        "didDisappear presented=false dismissed=true none", "completion dismissed=false",
      ])
  }

  @Test func theRequestBubblesUpToTheRoot() throws {
    // R-MOD-04, R-NAV-04.
    let device = try Self.device { UINavigationController(rootViewController: V()) }
    _ = device.perform(window: 1) { window in
      let navigation = window.rootViewController as? UINavigationController
      let modal = B(.fullScreen)
      navigation?.topViewController?.present(modal, animated: false)
      #expect(modal.presentingViewController === navigation)
      #expect(navigation?.topViewController?.presentedViewController === modal)
      #expect(navigation?.visibleViewController === modal)
      modal.dismiss(animated: false)
      #expect(navigation?.visibleViewController === navigation?.topViewController)
    }
  }

  @Test func aContextKeepsThePresentationBelowTheBar() throws {
    let device = try Self.device { UINavigationController(rootViewController: V()) }
    _ = device.perform(window: 1) { window in
      let navigation = window.rootViewController as? UINavigationController
      let top = navigation?.topViewController
      top?.definesPresentationContext = true
      let modal = B(.overCurrentContext)
      top?.present(modal, animated: false)
      #expect(modal.presentingViewController === top)
      #expect(modal.view.isDescendant(of: navigation!.view))
    }
  }

  @Test func dismissingTheLowestTakesAll() throws {
    // R-MOD-06.
    let device = try Self.device { V() }
    let outcome = device.perform(window: 1) { window in
      let first = B(.fullScreen)
      let second = B(.fullScreen)
      window.rootViewController?.present(first, animated: false)
      first.present(second, animated: false)
      window.rootViewController?.dismiss(animated: true)
      #expect(window.rootViewController?.presentedViewController == nil)
      #expect(first.presentingViewController == nil && second.presentingViewController == nil)
    }
    let calls = outcome.calls(leaving: ["viewWillLayout", "viewDidLayout", "supported", "should"])
    // The covered one in the middle just leaves.
    #expect(
      Array(calls.drop { $0 != "B#2.viewWillDisappear(true)" }) == [
        "B#2.viewWillDisappear(true)", "V.viewWillAppear(true)", "V.viewIsAppearing(true)", "V.viewDidAppear(true)",
        "B#2.viewDidDisappear(true)",
      ])
  }

  @Test func whatUIKitIgnoresWithAWarning() throws {
    // R-MOD-05.
    let device = try Self.device { V() }
    let outcome = device.perform(window: 1) { window in
      let root = window.rootViewController
      root?.dismiss(animated: true)
      root?.present(B(.fullScreen), animated: false)
      root?.present(B(.fullScreen), animated: false)
      V().present(B(.fullScreen), animated: false)
    }
    let warnings = outcome.calls().filter { $0.contains("warning") }
    #expect(
      warnings == [
        "V.warning: dismiss found nothing presented",
        "V.warning: Attempt to present B#2 on V which is already presenting B",
        "V#2.warning: Attempt to present B#3 on V#2 whose view is not in the window hierarchy",
      ])
  }

  @Test func whatUIKitRaisesFor() throws {
    let device = try Self.device { V() }
    let outcome = device.perform(window: 1) { window in
      guard let root = window.rootViewController else { return }
      root.present(root, animated: false)
      let navigation = UINavigationController(rootViewController: A())
      if let child = navigation.topViewController { root.present(child, animated: false) }
      let popover = B(.popover)
      root.present(popover, animated: false)
      #expect(root.presentedViewController === popover)
    }
    let names = outcome.calls().filter { $0.contains("exception") }
    #expect(names.count == 2)
    #expect(names.allSatisfy { $0.contains("NSInvalidArgumentException") })
    #expect(outcome.windows[0].reason == .exception)
  }

  @Test func aPopoverOnThePadNeedsAnAnchor() throws {
    let device = try Self.device(.iPadAir2, Era(12)) { V() }
    let outcome = device.perform(window: 1) { $0.rootViewController?.present(B(.popover), animated: false) }
    #expect(outcome.calls().contains { $0.contains("non-nil sourceView") })
    _ = device.perform(window: 1) { window in
      guard let root = window.rootViewController else { return }
      #expect(root.presentedViewController == nil)
      let popover = B(.popover)
      popover.popoverPresentationController?.sourceView = root.view
      popover.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
      root.present(popover, animated: false)
      #expect(root.presentedViewController === popover)
    }
  }

  struct Adaptation: Sendable, CustomTestStringConvertible {
    let style: UIModalPresentationStyle
    let era: Era
    let horizontal: UIUserInterfaceSizeClass
    let vertical: UIUserInterfaceSizeClass
    let result: UIModalPresentationStyle
    var testDescription: String { "\(style) era \(era) \(horizontal)/\(vertical)" }
  }

  @Test(arguments: [
    // R-ADP-01.
    Adaptation(style: .automatic, era: Era(13), horizontal: .regular, vertical: .regular, result: .pageSheet),
    Adaptation(style: .automatic, era: Era(13), horizontal: .compact, vertical: .compact, result: .fullScreen),
    // R-ADP-02.
    Adaptation(style: .pageSheet, era: Era(15), horizontal: .compact, vertical: .regular, result: .pageSheet),
    Adaptation(style: .formSheet, era: Era(15), horizontal: .regular, vertical: .regular, result: .formSheet),
    Adaptation(style: .formSheet, era: Era(15), horizontal: .compact, vertical: .regular, result: .pageSheet),
    Adaptation(style: .formSheet, era: Era(15), horizontal: .compact, vertical: .compact, result: .fullScreen),
    Adaptation(style: .popover, era: Era(15), horizontal: .regular, vertical: .regular, result: .popover),
    Adaptation(style: .popover, era: Era(15), horizontal: .compact, vertical: .regular, result: .pageSheet),
    Adaptation(style: .overFullScreen, era: Era(15), horizontal: .compact, vertical: .compact, result: .overFullScreen),
    // R-ADP-03.
    Adaptation(style: .formSheet, era: Era(12), horizontal: .compact, vertical: .regular, result: .fullScreen),
    Adaptation(style: .formSheet, era: Era(12), horizontal: .regular, vertical: .compact, result: .formSheet),
    Adaptation(style: .popover, era: Era(12), horizontal: .compact, vertical: .regular, result: .fullScreen),
  ])
  func adaptation(_ row: Adaptation) {
    let result = row.style.adapted(
      era: row.era, idiom: .phone, horizontal: row.horizontal, vertical: row.vertical)
    #expect(result == row.result)
  }

  @Test(arguments: [(Era(12), UIModalPresentationStyle.fullScreen), (Era(13), .automatic)])
  func theDefaultStyle(era: Era, style: UIModalPresentationStyle) throws {
    let device = try Self.device(era == Era(12) ? .iPhone6 : .iPhone8, era) { V() }
    #expect(device.inspect(window: 1) { _ in V().modalPresentationStyle } == style)
  }

  /// Keeps popovers popovers, and decides whether sheets may be dragged away.
  final class Adapter: UIAdaptivePresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    var mayDismiss = true
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
      -> UIModalPresentationStyle
    { style }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { mayDismiss }
  }

  @Test func theDelegateKeepsAPopoverInCompactWidth() throws {
    // R-ADP-05: the style is asked for, then it is told what will be.
    let device = try Self.device(.iPhone6, Era(12)) { V() }
    let adapter = Adapter()
    let outcome = device.perform(window: 1) { window in
      let popover = B(.popover)
      popover.presentationController?.delegate = adapter
      popover.popoverPresentationController?.sourceView = window.rootViewController?.view
      window.rootViewController?.present(popover, animated: false)
    }
    let calls = outcome.calls()
    #expect(
      calls.filter { $0.contains("delegate") } == [
        "B.delegate adaptivePresentationStyle -> none", "B.delegate willPresentWithAdaptiveStyle(none)",
      ])
    #expect(!calls.contains { $0.hasPrefix("V.viewWillDisappear") })
  }

  @Test func draggingASheetAway() throws {
    // R-MOD-09.
    let device = try Self.device { V() }
    let driver = Driver(device)
    let adapter = Adapter()
    _ = device.perform(window: 1) { window in
      let sheet = B(.pageSheet)
      sheet.presentationController?.delegate = adapter
      window.rootViewController?.present(sheet, animated: false)
    }
    adapter.mayDismiss = false
    #expect(
      driver.send(.pullDown(window: 1)).calls() == [
        "B.delegate presentationControllerShouldDismiss -> NO", "B.delegate presentationControllerDidAttemptToDismiss",
      ])
    adapter.mayDismiss = true
    #expect(
      driver.send(.pullDown(window: 1)).calls() == [
        "B.delegate presentationControllerShouldDismiss -> YES", "B.delegate presentationControllerWillDismiss",
        "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "B.delegate presentationControllerDidDismiss",
      ])
    #expect(driver.send(.pullDown(window: 1)).ending == .refused("nothing is presented in Test"))
    #expect(driver.send(.dismiss(window: 1)).ending == .refused("nothing is presented in Test"))
  }

  @Test func anAlertIsAPresentationThatDoesNotCover() throws {
    // R-PRES-06: C stays the root, but visibleViewController is the alert.
    let device = try Self.device(.iPhone6, Era(12)) { UINavigationController(rootViewController: V()) }
    let driver = Driver(device)
    var chosen = ""
    _ = device.perform(window: 1) { window in
      let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Stay", style: .cancel) { chosen = $0.title ?? "" })
      window.rootViewController?.present(alert, animated: true)
      #expect((window.rootViewController as? UINavigationController)?.visibleViewController === alert)
    }
    #expect(driver.turn(.landscapeLeft).calls().contains("UINavigationController.shouldAutorotate -> YES"))
    driver.tap("Stay")
    #expect(chosen == "Stay")
    #expect(driver.window().visibleController == "V")
  }
}
