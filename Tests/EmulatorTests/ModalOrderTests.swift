// Modal presentation in whole orders: T4a, T4b, T5 and the rules R-MOD.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct ModalOrderTests {
  static func driver(
    _ profile: DeviceProfile = .iPhone8, _ era: Era = Era(15), root: UIInterfaceOrientationMask = .all,
    style: UIModalPresentationStyle = .fullScreen, mask: UIInterfaceOrientationMask = .all
  ) throws -> Driver {
    let app = AppBundle.test(plist: .allButUpsideDown, screens: ["B": { B(style, mask: mask) }]) { MaskedV(root) }
    return Driver(try EmulatedDevice(profile: profile, era: era, apps: [app]))
  }

  @Test func t4aFullScreen() throws {
    let driver = try Self.driver()
    #expect(
      driver.send(.present(window: 1, screen: "B")).calls(leaving: ["supported", "shouldAutorotate"]) == [
        "B.loadView", "B.viewDidLoad", "MaskedV.viewWillDisappear(true)", "B.viewWillAppear(true)",
        "B.viewIsAppearing(true)", "B.viewWillLayoutSubviews 375×667", "B.viewDidLayoutSubviews 375×667",
        "B.viewDidAppear(true)", "MaskedV.viewDidDisappear(true)",
      ])
    #expect(driver.window().visibleController == "B")
    #expect(
      driver.send(.dismiss(window: 1)).calls(leaving: ["supported", "shouldAutorotate"]) == [
        "B.viewWillDisappear(true)", "MaskedV.viewWillAppear(true)", "MaskedV.viewIsAppearing(true)",
        "MaskedV.viewWillLayoutSubviews 375×667", "MaskedV.viewDidLayoutSubviews 375×667",
        "MaskedV.viewDidAppear(true)", "B.viewDidDisappear(true)",
      ])
    #expect(driver.window().visibleController == "MaskedV")
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .custom])
  func t4bThePresenterHearsNothing(style: UIModalPresentationStyle) throws {
    // R-MOD-02.
    let driver = try Self.driver(style: style)
    let layout = ["viewWillLayout", "viewDidLayout", "supported", "shouldAutorotate"]
    #expect(
      driver.send(.present(window: 1, screen: "B")).calls(leaving: layout) == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear(true)", "B.viewIsAppearing(true)", "B.viewDidAppear(true)",
      ])
    #expect(
      driver.send(.dismiss(window: 1)).calls(leaving: layout) == [
        "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
      ])
  }

  @Test func t5ForcedOrientation() throws {
    let driver = try Self.driver(root: .portrait, mask: .landscape)
    driver.turn(.portrait)
    let present = driver.send(.present(window: 1, screen: "B"))
    #expect(
      present.calls() == [
        "B.loadView", "B.viewDidLoad",
        "B.supportedInterfaceOrientations -> landscapeRight|landscapeLeft",
        "MaskedV.viewWillDisappear(true)", "B.viewWillAppear(true)",
        "MaskedV.willTransition(to: C/C)", "MaskedV.viewWillTransition(to: 667×375)",
        "MaskedV.traitCollectionDidChange(C/R)",
        // B loaded upright: the prediction of its traits was wrong (R-LAUNCH-05).
        "B.traitCollectionDidChange(C/R)",
        "B.viewIsAppearing(true)", "B.viewWillLayoutSubviews 667×375", "B.viewDidLayoutSubviews 667×375",
        "B.viewDidAppear(true)", "MaskedV.viewDidDisappear(true)",
      ])
    #expect(present.windows[0].interface == .landscapeRight)
    #expect(present.windows[0].reason == .rotated)
    let dismiss = driver.send(.dismiss(window: 1))
    #expect(
      dismiss.calls() == [
        "B.viewWillDisappear(true)", "MaskedV.shouldAutorotate -> YES",
        "MaskedV.supportedInterfaceOrientations -> portrait",
        "MaskedV.viewWillAppear(true)",
        "MaskedV.willTransition(to: C/R)", "MaskedV.viewWillTransition(to: 375×667)",
        "MaskedV.traitCollectionDidChange(C/C)",
        "MaskedV.viewIsAppearing(true)", "MaskedV.viewWillLayoutSubviews 375×667",
        "MaskedV.viewDidLayoutSubviews 375×667", "MaskedV.viewDidAppear(true)", "B.viewDidDisappear(true)",
      ])
    #expect(dismiss.windows[0].interface == .portrait)
  }

  @Test func t5InEra6TellsThePresenterNothing() throws {
    let driver = try Self.driver(.iPhone4, Era(6), root: .portrait, mask: .landscape)
    let calls = driver.send(.present(window: 1, screen: "B")).calls(leaving: ["supported", "shouldAutorotate"])
    #expect(
      calls == [
        "B.loadView", "B.viewDidLoad", "MaskedV.viewWillDisappear(true)", "B.viewWillAppear(true)",
        "B.viewWillLayoutSubviews 480×300", "B.viewDidLayoutSubviews 480×300", "B.viewDidAppear(true)",
        "MaskedV.viewDidDisappear(true)",
      ])
  }

  @Test func aCoveredPresenterHearsOfTurns() throws {
    // R-HID-06: from era 8 on, even of sizes its own mask excludes.
    let driver = try Self.driver(root: .portrait)
    driver.send(.present(window: 1, screen: "B"))
    let calls = driver.turn(.landscapeLeft).calls(leaving: ["supported", "shouldAutorotate", "UIDevice"])
    #expect(calls.contains("MaskedV.viewWillTransition(to: 667×375)"))
    #expect(calls.contains("B.viewWillTransition(to: 667×375)"))
    #expect(driver.window().interface == .landscapeRight)
  }

  @Test(arguments: [(Era(5), true), (Era(6), false), (Era(7), false)])
  func legacyCallsOfACoveredPresenter(era: Era, hears: Bool) throws {
    // R-LEG-09: no longer in eras 6 and 7.
    let app = AppBundle.test(screens: [
      "B": {
        let modal = LegacyV(.all)
        modal.modalPresentationStyle = .fullScreen
        return modal
      }
    ]) { UINavigationController(rootViewController: LegacyV(.all)) }
    let driver = Driver(try EmulatedDevice(profile: .iPhone4, era: era, apps: [app]))
    driver.send(.present(window: 1, screen: "B"))
    let calls = driver.turn(.landscapeLeft).calls()
    #expect(calls.contains("UINavigationController.willRotate(to: landscapeRight)") == hears)
    #expect(calls.contains("LegacyV#2.willRotate(to: landscapeRight)"))
  }

  @Test func aFormSheetKeepsItsSizeAndTheRootHearsToo() throws {
    // R-ROT-13, R-ADP-07: 540×620 in 1024×768 is at 242, 74.
    let app = AppBundle.test(screens: ["B": { B(.formSheet) }]) { V() }
    let driver = Driver(try EmulatedDevice(profile: .iPadAir2, era: Era(12), apps: [app]))
    driver.send(.present(window: 1, screen: "B"))
    let calls = driver.turn(.landscapeLeft).calls()
    #expect(calls.contains("V.viewWillTransition(to: 1024×768)"))
    #expect(calls.contains("B.viewWillTransition(to: 540×620)"))
    let frame = driver.device.inspect(window: 1) { $0.rootViewController?.presentedViewController?.view.frame }
    #expect(frame == CGRect(x: 242, y: 74, width: 540, height: 620))
  }

  @Test func aSheetThatAdaptsLiveTakesThePresenterAway() throws {
    // R-ADP-02, R-ADP-04: compact height makes it full screen; the property keeps its value.
    let driver = try Self.driver(style: .pageSheet)
    driver.send(.present(window: 1, screen: "B"))
    let turned = driver.turn(.landscapeLeft).calls()
    #expect(turned.contains("MaskedV.viewDidDisappear(false)"))
    let style = driver.device.inspect(window: 1) {
      $0.rootViewController?.presentedViewController?.modalPresentationStyle
    }
    #expect(style == .pageSheet)
    #expect(driver.turn(.portrait).calls().contains("MaskedV.viewDidAppear(false)"))
  }
}
