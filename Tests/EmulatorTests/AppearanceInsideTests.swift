// Trees that change inside appearance callbacks: whoever is in a window has appeared, whoever is not has disappeared, and
// every will has its did (R-APP-05).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct AppearanceInsideTests {
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

  /// A child that is added inside a callback of its parent's first appearance appears with it, once.
  @Test(arguments: [Era(11), Era(15)], [Moment.willAppear, .isAppearing, .willLayout, .didLayout, .didAppear])
  func aChildThatComesWhileItsParentDoes(era: Era, moment: Moment) throws {
    guard era >= Era(13) || moment != .isAppearing else { return }
    let device = try Self.device(era) {
      let once = Once()
      return Acting(moment) { parent in once { parent.contain(A()) } }
    }
    let ledger = device.launchOutcome.ledger
    #expect(
      Self.calls(ledger, of: "A")
        == (era < Era(13)
          ? ["viewWillAppear", "viewDidAppear"] : ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]))
    #expect(BadInputTests.imbalances(ledger) == [])
    // And it goes with it.
    let covered = device.perform(window: 1) { $0.rootViewController?.present(B(.fullScreen), animated: false) }
    #expect(Self.calls(covered.ledger, of: "A") == ["viewWillDisappear", "viewDidDisappear"])
  }

  /// A child that goes while its parent appears has not appeared, and says so.
  @Test(arguments: [Moment.isAppearing, .didLayout]) func aChildThatGoesWhileItsParentComes(moment: Moment) throws {
    let device = try Self.device {
      let once = Once()
      return Acting(
        [.load: { $0.contain(A()) }, moment: { parent in once { parent.children.first?.release() } }])
    }
    let ledger = device.launchOutcome.ledger
    let calls = Self.calls(ledger, of: "A")
    #expect(calls.first == "viewWillAppear" && calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    #expect(!calls.contains("viewDidAppear"))
    #expect(BadInputTests.imbalances(ledger) == [])
  }
}
