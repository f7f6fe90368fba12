// Turning before or after a screen is opened has to lead to the same: how a suspicion that it does not is judged.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import PlantedApps
import SwivelUI
import Testing

@testable import Exploration

@MainActor struct TurnedAboveTests {
  private static let turn = DeviceEvent.deviceOrientation(.landscapeLeft)
  private static let open = DeviceEvent.tap(window: 1, target: "open")
  private static let stretch = DeviceEvent.tap(window: 1, target: "stretch")

  private func verdict(_ relation: Claim.Relation, of tail: DeviceEvent, isWrong: Bool) -> Verdict? {
    let app = AppBundle.showing("Bands", InfoDictionary(supportedInterfaceOrientations: .allButUpsideDown)) {
      UINavigationController(rootViewController: OpenerScreen(isWrong: isWrong))
    }
    let world = ExploredWorld(profile: .iPhone8, era: Era(15), apps: [app], installed: [app])
    let judge = ClaimJudge(replayer: Replayer(world, watch: nil, avoiding: []), expectations: [])
    return judge.verdict(
      Claim(oracle: .pathIndependence, relation: relation, prefix: [], detour: [Self.turn], tail: [tail]))
  }

  /// A band as wide as its screen was at first: of 375 points when it was opened upright, of 667 when it was opened after the turn.
  /// What is suspected stands first, and the other way is what is right.
  @Test func whatIsOpenedAndTurnedDiffersFromWhatIsTurnedAndOpened() throws {
    let above = try #require(verdict(.turnAbove, of: Self.open, isWrong: true))
    #expect(above.right == [Self.turn, Self.open])
    #expect(above.first.view == "band" && above.first.property == .frame)
    #expect(try #require(verdict(.turnBelow, of: Self.open, isWrong: true)).right == [Self.open, Self.turn])
  }

  @Test func aBandThatFollowsItsScreenIsLeftAlone() {
    #expect(verdict(.turnAbove, of: Self.open, isWrong: false) == nil)
    #expect(verdict(.turnBelow, of: Self.open, isWrong: false) == nil)
  }

  /// What opens no screen is lost or kept on its own: that is another suspicion, not this one.
  @Test func whatOpensNoScreenIsNotJudgedSo() {
    #expect(verdict(.turnAbove, of: Self.stretch, isWrong: false) == nil)
  }
}

/// Opens the screen with the band, and has a band of its own that is stretched by hand.
private final class OpenerScreen: PlainScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let isWrong = isWrong
    button("open", y: 100) { [weak self] in
      self?.navigationController?.pushViewController(BandScreen(isWrong: isWrong), animated: true)
    }
    let band = label("own", "Own", y: 200)
    button("stretch", y: 150) { [weak self] in
      guard let self else { return }
      band.frame.size.width = view.bounds.width / 2
    }
  }
}

/// A band half as wide as the screen, or as the screen was at first.
private final class BandScreen: TurningScreen {
  private var band: UILabel?

  override func turned(isFirst: Bool) {
    if isFirst { band = label("band", "Band", y: 150) }
    if isFirst || !isWrong { band?.frame.size.width = view.bounds.width / 2 }
  }
}
