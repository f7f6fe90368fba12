// How many pairs of orientation, screen, arrangement and presentation were seen, of all there are of the values seen.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@testable import Exploration

@MainActor struct CoverageTests {
  /// Four values make six pairs. A turn brings another value of one, and with it three pairs; a sheet in landscape, which is another
  /// screen, five. With two orientations, screens and presentations and one arrangement there are 4 + 2 + 4 + 2 + 4 + 2.
  @Test func pairsAreThoseOfTheValuesSeen() throws {
    let app = AppBundle.showing("Mine", InfoDictionary(supportedInterfaceOrientations: .allButUpsideDown)) {
      UIViewController()
    }
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app]))
    var coverage = PairwiseCoverage()
    coverage.add(driver.device)
    #expect(coverage.seen == 6 && coverage.possible == 6)
    _ = driver.turn(.landscapeLeft)
    coverage.add(driver.device)
    #expect(coverage.seen == 9 && coverage.possible == 9)
    _ = driver.device.perform(window: 1) { $0.rootViewController?.present(SheetController(), animated: false) }
    coverage.add(driver.device)
    #expect(coverage.seen == 14 && coverage.possible == 18)
    #expect(coverage.screens == ["SheetController", "UIViewController"])
  }
}

private final class SheetController: UIViewController {}
