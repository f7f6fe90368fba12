// Properties that hold on any walk through presentations, tabs, stacks and turns; and what apps may ask for in between.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct WalkTests {
  /// A small linear congruential generator: the same walk on every run.
  struct Steps {
    var state: UInt64
    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  nonisolated static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .overCurrentContext, .custom, .automatic,
    .popover,
  ]

  static func app() -> AppBundle {
    var screens: [String: @MainActor @Sendable () -> UIViewController] = ["V": { V() }]
    for style in styles {
      screens["\(style.rawValue)"] = {
        style == .popover ? .popover() : B(style, mask: style == .fullScreen ? .landscape : .all)
      }
      screens["nav\(style.rawValue)"] = {
        let navigation = UINavigationController(rootViewController: A())
        navigation.modalPresentationStyle = style
        if style == .popover { navigation.popoverPresentationController?.sourceView = UIView(frame: .zero) }
        return navigation
      }
    }
    return .test(plist: .allButUpsideDown, screens: screens) {
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: V()), C()]
      return tabs
    }
  }

  static func event(_ steps: inout Steps) -> DeviceEvent {
    let style = styles[steps.next(styles.count)].rawValue
    switch steps.next(9) {
    case 0: return .present(window: 1, screen: "\(style)")
    case 1: return .present(window: 1, screen: "nav\(style)")
    case 2, 3: return .dismiss(window: 1)
    case 4: return .push(window: 1, screen: "V")
    case 5: return .pop(window: 1)
    case 6: return .tap(window: 1, target: "tab-\(1 + steps.next(2))")
    case 7: return .pullDown(window: 1)
    default: return .deviceOrientation([.portrait, .landscapeLeft, .landscapeRight, .faceUp][steps.next(4)])
    }
  }

  struct Walk: Sendable, CustomTestStringConvertible {
    let profile: DeviceProfile
    let era: Era
    var testDescription: String { "\(profile.id) \(era)" }
  }

  nonisolated static let walks = [
    Walk(profile: .iPhone4, era: Era(5)), Walk(profile: .iPhone5, era: Era(6)), Walk(profile: .iPhone6, era: Era(9)),
    Walk(profile: .iPhone8, era: Era(15)), Walk(profile: .iPadAir2, era: Era(12)),
    Walk(profile: .iPadPro11, era: Era(26)),
  ]

  @Test(arguments: walks)
  func appearanceBalances(_ walk: Walk) throws {
    // R-APP-05, with the opposite Will of a cancelled transition.
    let driver = Driver(try EmulatedDevice(profile: walk.profile, era: walk.era, apps: [Self.app()]))
    let before: [String: [String]] = [
      "viewWillAppear": ["viewDidDisappear", "viewWillDisappear"], "viewDidAppear": ["viewWillAppear"],
      "viewWillDisappear": ["viewDidAppear", "viewWillAppear"], "viewDidDisappear": ["viewWillDisappear"],
    ]
    var state: [String: String] = [:]
    func follow(_ outcome: Outcome) {
      for entry in outcome.ledger {
        let name = String(entry.call.prefix { $0 != "(" })
        guard let legal = before[name] else { continue }
        #expect(legal.contains(state[entry.subject, default: "viewDidDisappear"]), "\(entry.subject) \(name)")
        state[entry.subject] = name
      }
    }
    follow(driver.device.launchOutcome)
    var steps = Steps(state: UInt64(walk.era.major))
    for _ in 0..<1_000 {
      let event = Self.event(&steps)
      let outcome = driver.send(event)
      follow(outcome)
      if case .unsettled(let reason) = outcome.ending { Issue.record("\(event): \(reason)") }
      // At rest nobody is half way.
      let between = state.filter { $0.value.hasPrefix("viewWill") }.keys.sorted()
      #expect(between.isEmpty, "\(event)")
      guard between.isEmpty else { return }
    }
    // Everything dismissed, only what is displayed has appeared.
    var last = driver.send(.dismiss(window: 1))
    while last.ending == .settled {
      follow(last)
      last = driver.send(.dismiss(window: 1))
    }
    let shown = driver.device.inspect(window: 1) { window in
      window.rootViewController.map {
        1 + $0.displayedChildren.count + $0.displayedChildren.flatMap(\.displayedChildren).count
      }
    }
    let appeared = state.filter { $0.value == "viewDidAppear" }.keys.sorted()
    #expect(appeared.count == shown, "\(appeared)")
    #expect(driver.device.inspect(window: 1) { $0.subviews.count } == 1)
  }

  @Test func aRequestIsAnsweredLater() throws {
    // R-API-07, R-API-04: the next statement still reads the old orientation; the error comes on its own.
    let app = AppBundle.test(plist: .allButUpsideDown) { MaskedV(.portrait) }
    let device = try EmulatedDevice(profile: .iPhoneSE3, era: Era(17), apps: [app])
    var texts: [String] = []
    _ = device.perform(window: 1) { window in
      let wanted = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscapeLeft)
      window.windowScene?.requestGeometryUpdate(wanted) { texts.append(($0 as? UISceneError)?.reason ?? "") }
      #expect(texts.isEmpty)
    }
    #expect(
      texts == [
        "None of the requested orientations are supported by the view controller. Requested: landscapeLeft; Supported: "
          + "portrait"
      ])
  }

  @Test func updatesAreLookedAtOnce() throws {
    // R-API-03.
    let app = AppBundle.test(plist: .allButUpsideDown) { MaskedV(.landscape) }
    let device = try EmulatedDevice(profile: .iPhoneSE3, era: Era(17), apps: [app])
    let outcome = device.perform(window: 1) { window in
      for _ in 0..<3 { window.rootViewController?.setNeedsUpdateOfSupportedInterfaceOrientations() }
    }
    #expect(outcome.calls().filter { $0.contains("supportedInterfaceOrientations ->") }.count == 1)
    #expect(!outcome.calls().contains { $0.contains("viewWillTransition") })
  }

  /// Presents as soon as it appeared, and dismisses what it presented as soon as that did.
  final class Impatient: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      guard presentingViewController == nil else { return dismiss(animated: false) }
      guard !didPresent else { return }
      didPresent = true
      let next = Impatient()
      next.modalPresentationStyle = .fullScreen
      present(next, animated: false)
    }
    private var didPresent = false
  }

  @Test func presentingInsideCallbacksBalances() throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15), apps: [.test(plist: .allButUpsideDown) { Impatient() }])
    let calls = device.launchOutcome.calls(leaving: ["viewWillLayout", "viewDidLayout", "supported", "should"])
    #expect(
      calls.filter { $0.contains("ppear(") } == [
        "Impatient.viewWillAppear(false)", "Impatient.viewDidAppear(false)", "Impatient.viewWillDisappear(false)",
        "Impatient#2.viewWillAppear(false)", "Impatient#2.viewDidAppear(false)",
        "Impatient#2.viewWillDisappear(false)", "Impatient.viewWillAppear(false)", "Impatient.viewDidAppear(false)",
        "Impatient#2.viewDidDisappear(false)",
      ])
    #expect(device.snapshot.windows[0].visibleController == "Impatient")
  }
}
