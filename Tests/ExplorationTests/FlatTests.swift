// A device that lies flat is held neither way: what an action does meanwhile goes by how the interface lies.
import DeviceCatalog
import DeviceFixtures
import Emulator
import PlantedApps
import SwivelUI
import Testing

@testable import Exploration

/// A picture that a tap places, by how the device is held or by how the screen lies.
@MainActor private final class LyingScreen: TurningScreen {
  private let picture = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.accessibilityIdentifier = "picture"
    view.addSubview(picture)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    button("again", y: 40) { [weak self] in
      guard let self else { return }
      let held = UIDevice.current.orientation
      place(isUpright: isWrong && held != .unknown ? held.isPortrait : !isWide)
    }
  }

  override func turned(isFirst: Bool) { place(isUpright: !isWide) }

  private func place(isUpright: Bool) {
    picture.frame = CGRect(x: isUpright ? 20 : 220, y: 80, width: 100, height: 100)
  }
}

@MainActor struct FlatTests {
  @Test(arguments: [true, false]) func whatIsDoneLyingFlatGoesByTheInterface(isWrong: Bool) {
    let app = AppBundle.showing("Flat", InfoDictionary(supportedInterfaceOrientations: .allButUpsideDown)) {
      LyingScreen(isWrong: isWrong)
    }
    let world = ExploredWorld(profile: .iPhone8, era: Era(15), apps: [app], installed: [app])
    let explorer = Explorer(world, ExplorationPlan { Double($0) / 700 })
    _ = explorer.run()
    #expect(explorer.findings.map(\.line) == (isWrong ? ["rotate FU; tap 1 again"] : []))
  }
}
