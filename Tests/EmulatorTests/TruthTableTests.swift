// The rows of the negotiation truth table that a turn of the device decides, without modals and tab bars (spec §21).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import RotationRules
import SwivelUI
import Testing

@MainActor struct TruthTableTests {
  typealias Mask = InterfaceOrientationMask

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let era: Era
    let device: DeviceProfile
    let plist: Mask
    var delegate: Mask? = nil
    var requiresFullScreen = false
    let tree: Tree
    var before: DeviceOrientation = .portrait
    var locked = false
    let turn: DeviceOrientation
    let result: InterfaceOrientation
    let reason: RotationReason
    let calls: Calls

    var testDescription: String { id }
  }

  enum Tree: Sendable {
    case v
    case masked(Mask)
    case gated
    case maskedGated(Mask)
    case nav
    case navMasked(Mask)
    case navGated
    case maskedNav(Mask)
    case navLegacy(Mask)
    case navLegacyPair(Mask, Mask)

    @MainActor func make() -> UIViewController {
      switch self {
      case .v: return V()
      case .masked(let mask): return MaskedV(mask)
      case .gated: return GatedV()
      case .maskedGated(let mask): return MaskedGatedV(mask)
      case .nav: return UINavigationController(rootViewController: V())
      case .navMasked(let mask): return UINavigationController(rootViewController: MaskedV(mask))
      case .navGated: return UINavigationController(rootViewController: GatedV())
      case .maskedNav(let mask): return MaskedNav(mask, root: V())
      case .navLegacy(let mask): return UINavigationController(rootViewController: LegacyV(mask))
      case .navLegacyPair(let first, let second):
        let navigation = UINavigationController(rootViewController: LegacyV(first))
        navigation.pushViewController(LegacyV(second), animated: false)
        return navigation
      }
    }
  }

  enum Calls: Sendable {
    case none
    case traitAndSize
    case size
    case legacy
  }

  nonisolated static let abu = Mask.allButUpsideDown
  nonisolated static let home = DeviceProfile.iPhone8
  nonisolated static let home6 = DeviceProfile.iPhone4
  nonisolated static let homeLate = DeviceProfile.iPhoneSE3
  nonisolated static let notch = DeviceProfile.iPhoneX
  nonisolated static let pad = DeviceProfile.iPadPro11
  nonisolated static let left = DeviceOrientation.landscapeLeft
  nonisolated static let right = DeviceOrientation.landscapeRight

  // swift-format-ignore
  nonisolated static let rows: [Row] = [
    Row(id: "C01", era: Era(15), device: home, plist: abu, tree: .v, turn: left, result: .landscapeRight, reason: .rotated, calls: .traitAndSize),
    Row(id: "C02", era: Era(15), device: home, plist: abu, tree: .v, turn: right, result: .landscapeLeft, reason: .rotated, calls: .traitAndSize),
    Row(id: "C03", era: Era(15), device: home, plist: .all, tree: .v, turn: .portraitUpsideDown, result: .portrait, reason: .mask, calls: .none),
    Row(id: "C04", era: Era(15), device: home, plist: .all, tree: .masked(.all), turn: .portraitUpsideDown, result: .portraitUpsideDown, reason: .rotated, calls: .size),
    Row(id: "C05", era: Era(15), device: notch, plist: .all, tree: .masked(.all), turn: .portraitUpsideDown, result: .portrait, reason: .mask, calls: .none),
    Row(id: "C06", era: Era(15), device: .iPadAir2, plist: .all, tree: .v, turn: .portraitUpsideDown, result: .portraitUpsideDown, reason: .rotated, calls: .size),
    Row(id: "C07", era: Era(15), device: home, plist: abu, tree: .v, before: left, turn: .faceUp, result: .landscapeRight, reason: .flat, calls: .none),
    Row(id: "C08", era: Era(15), device: home, plist: abu, tree: .v, before: left, turn: .unknown, result: .landscapeRight, reason: .flat, calls: .none),
    Row(id: "C09", era: Era(15), device: home, plist: .portrait, tree: .v, turn: left, result: .portrait, reason: .mask, calls: .none),
    Row(id: "C10", era: Era(15), device: home, plist: abu, tree: .masked(.portrait), turn: right, result: .portrait, reason: .mask, calls: .none),
    Row(id: "C11", era: Era(15), device: home, plist: abu, tree: .masked(.landscape), before: left, turn: right, result: .landscapeLeft, reason: .rotated, calls: .size),
    Row(id: "C12", era: Era(15), device: home, plist: abu, tree: .v, before: left, locked: true, turn: .portrait, result: .landscapeRight, reason: .locked, calls: .none),
    Row(id: "C13", era: Era(6), device: home6, plist: abu, tree: .gated, turn: left, result: .portrait, reason: .shouldAutorotate, calls: .none),
    Row(id: "C14", era: Era(15), device: home, plist: abu, tree: .gated, turn: left, result: .portrait, reason: .shouldAutorotate, calls: .none),
    Row(id: "C15", era: Era(16), device: homeLate, plist: abu, tree: .gated, turn: left, result: .landscapeRight, reason: .rotated, calls: .traitAndSize),
    Row(id: "C16", era: Era(17), device: homeLate, plist: abu, tree: .navGated, turn: left, result: .landscapeRight, reason: .rotated, calls: .traitAndSize),
    Row(id: "C17", era: Era(15), device: home, plist: .portrait, delegate: .all, tree: .masked(.all), turn: left, result: .landscapeRight, reason: .rotated, calls: .traitAndSize),
    Row(id: "C18", era: Era(15), device: home, plist: .all, delegate: .portrait, tree: .masked(.all), turn: left, result: .portrait, reason: .mask, calls: .none),
    Row(id: "C19", era: Era(15), device: home, plist: abu, delegate: .portrait, tree: .masked(.landscape), turn: left, result: .portrait, reason: .exception, calls: .none),
    Row(id: "C20", era: Era(15), device: home, plist: abu, delegate: .portrait, tree: .maskedGated(.landscape), turn: left, result: .portrait, reason: .shouldAutorotate, calls: .none),
    Row(id: "C23", era: Era(15), device: home, plist: abu, tree: .navMasked(.portrait), turn: left, result: .landscapeRight, reason: .rotated, calls: .traitAndSize),
    Row(id: "C25", era: Era(15), device: home, plist: abu, tree: .maskedNav(.portrait), turn: left, result: .portrait, reason: .mask, calls: .none),
    Row(id: "C28", era: Era(15), device: home, plist: abu, tree: .navGated, turn: left, result: .landscapeRight, reason: .rotated, calls: .traitAndSize),
    Row(id: "C57", era: Era(17), device: pad, plist: .all, tree: .masked(.portrait), turn: left, result: .landscapeRight, reason: .rotated, calls: .size),
    Row(id: "C58", era: Era(17), device: pad, plist: .all, requiresFullScreen: true, tree: .masked(.portrait), turn: left, result: .portrait, reason: .mask, calls: .none),
    Row(id: "C59", era: Era(17), device: pad, plist: abu, tree: .masked(.portrait), turn: left, result: .portrait, reason: .mask, calls: .none),
    Row(id: "C62", era: Era(27), device: pad, plist: .all, requiresFullScreen: true, tree: .masked(.portrait), turn: left, result: .landscapeRight, reason: .rotated, calls: .size),
    Row(id: "C68", era: Era(5), device: home6, plist: abu, tree: .nav, turn: left, result: .portrait, reason: .mask, calls: .none),
    Row(id: "C69", era: Era(5), device: home6, plist: abu, tree: .navLegacy(abu), turn: left, result: .landscapeRight, reason: .rotated, calls: .legacy),
    Row(id: "C70", era: Era(5), device: home6, plist: abu, tree: .navLegacyPair(.portrait, abu), turn: left, result: .landscapeRight, reason: .rotated, calls: .legacy),
  ]

  @Test(arguments: rows)
  func row(_ row: Row) throws {
    let app = AppBundle.test(
      plist: row.plist, requiresFullScreen: row.requiresFullScreen, delegateMask: row.delegate,
      root: { row.tree.make() })
    let driver = Driver(
      try EmulatedDevice(profile: row.device, era: row.era, apps: [app], arrangement: nil, heldAt: row.before))
    driver.turn(row.before)
    if row.locked { driver.send(.rotationLock(true)) }
    let outcome = driver.turn(row.turn)
    #expect(driver.window().interface == row.result)
    #expect(outcome.windows[0].reason == row.reason)
    let calls = visibleCalls(outcome)
    switch row.calls {
    case .none: #expect(calls.isEmpty)
    case .traitAndSize: #expect(calls == ["willTransition", "viewWillTransition", "traitCollectionDidChange"])
    case .size: #expect(calls == ["viewWillTransition"])
    case .legacy: #expect(calls == ["willRotate", "willAnimateRotation", "didRotate"])
    }
  }

  /// The rotation calls of the controller in front, by name.
  private func visibleCalls(_ outcome: Outcome) -> [String] {
    let names = [
      "willTransition", "viewWillTransition", "traitCollectionDidChange", "willRotate", "willAnimateRotation",
      "didRotate",
    ]
    return outcome.ledger.filter { !$0.subject.hasSuffix("Nav") && $0.subject != "UINavigationController" }
      .compactMap { entry in names.first { entry.call.hasPrefix("\($0)(") } }
  }

  struct Answers: RotationAnswers {
    var controllerName = "V"
    var sceneDelegateMask: Mask?
    var appDelegateMask: Mask?
    var plistMask: Mask
    var shouldAutorotate = true
    var controllerMask: Mask
    func shouldAutorotate(to orientation: InterfaceOrientation) -> Bool { false }
  }

  @Test(arguments: [("C21", Era(27), true), ("C22", Era(26), false)])
  func sceneDelegateCountsFromEra27(id: String, era: Era, turns: Bool) {
    let policy = RotationPolicy(
      era: era, deviceMask: .all, isMultitasking: false, current: .portrait, device: .landscapeLeft)
    let answers = Answers(sceneDelegateMask: Self.abu, plistMask: .portrait, controllerMask: .all)
    #expect((policy.decide(answers).target == .landscapeRight) == turns)
  }

  @Test func requiringFullScreenInAWindowChangesTheValueOnly() {
    // C61, R-WIN-03.
    let policy = RotationPolicy(
      era: Era(26), deviceMask: .all, isMultitasking: false, requiresFullScreen: true, sharesScreen: true,
      current: .portrait, device: .landscapeLeft)
    let decision = policy.decide(Answers(plistMask: .all, controllerMask: .landscape))
    #expect(decision == .orientationOnly(.landscapeRight))
  }
}
