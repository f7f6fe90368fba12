// Presentations and dismissals inside a turn: the masks that count afterwards have their say when it has ended.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct PresentingInTurnsTests {
  private static func driver(
    _ era: Era, _ profile: DeviceProfile = .iPhone8, root: @escaping @MainActor @Sendable () -> UIViewController
  ) throws -> Driver {
    let driver = Driver(
      try EmulatedDevice(profile: profile, era: era, apps: [.test(plist: .allButUpsideDown, root: root)]))
    driver.turn(.portrait)
    return driver
  }

  /// R-NEG-05, R-ROT-12: given M that is upright only, when it is presented as the window begins to turn, then the turn ends
  /// first, and the window goes back for M.
  @Test(arguments: [Era(9), Era(15), Era(16)]) func aPresentationFromInsideATurnKeepsItsMask(era: Era) throws {
    let driver = try Self.driver(era, era < Era(13) ? .iPhone6 : .iPhone8) {
      let once = Once()
      return Turner([
        .willTransition: { controller in
          once { controller.present(B(.fullScreen, mask: .portrait), animated: false) }
        }
      ])
    }
    let outcome = driver.turn(.landscapeRight)
    #expect(outcome.ending == .settled)
    #expect(driver.window().visibleController == "B")
    #expect(outcome.windows[0].interface == .portrait)
    #expect(outcome.windows[0].size == CGSize(width: 375, height: 667))
    #expect(outcome.windows[0].reason == .mask)
    let launch = driver.device.launchOutcome.ledger
    #expect(BadInputTests.imbalances(launch + outcome.ledger) == [])
  }

  /// R-NEG-08, R-ROT-12: what a dismissal inside a turn uncovers has its say when the turn has ended.
  @Test func aDismissalFromInsideATurnKeepsTheMaskBelow() throws {
    let driver = try Self.driver(Era(15)) { MaskedV(.portrait) }
    _ = driver.device.perform(window: 1) { window in
      let modal = Turner([.willTransition: { $0.dismiss(animated: false) }])
      window.rootViewController?.present(modal, animated: false)
    }
    let outcome = driver.turn(.landscapeLeft)
    #expect(outcome.ending == .settled)
    #expect(driver.window().visibleController == "MaskedV")
    #expect(outcome.windows[0].interface == .portrait)
    #expect(outcome.windows[0].reason == .mask)
  }
}
