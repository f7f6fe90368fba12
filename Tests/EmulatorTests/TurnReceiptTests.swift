// Receipts of inputs in which an app looks, presents or asks besides: they say what happened.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct TurnReceiptTests {
  private static func driver(
    _ era: Era, _ profile: DeviceProfile = .iPhone8, root: @escaping @MainActor @Sendable () -> UIViewController
  ) throws -> Driver {
    let driver = Driver(
      try EmulatedDevice(profile: profile, era: era, apps: [.test(plist: .allButUpsideDown, root: root)]))
    driver.turn(.portrait)
    return driver
  }

  private static func turns(_ outcome: Outcome) -> [String] {
    outcome.ledger.map(\.call).filter { $0.hasPrefix("viewWillTransition") || $0.hasPrefix("willRotate") }
  }

  /// What an app does inside a turn that makes UIKit look again, and find that all is well.
  enum Act: Sendable, CaseIterable { case update, present, dismiss, presentSheet }

  /// R-API-02, R-NEG-05: a later look that changes nothing does not overwrite the turn's receipt.
  @Test(arguments: Act.allCases, [Moment.willTransition, .willLayout])
  func aTurnStaysATurn(act: Act, moment: Moment) throws {
    let driver = try Self.driver(Era(16)) {
      let once = Once()
      return Turner([
        moment: { controller in
          guard UIDevice.current.orientation == .landscapeLeft else { return }
          once {
            switch act {
            case .update: controller.setNeedsUpdateOfSupportedInterfaceOrientations()
            case .present: controller.present(B(.fullScreen), animated: false)
            case .presentSheet: controller.present(B(.pageSheet), animated: false)
            case .dismiss: controller.dismiss(animated: false)
            }
          }
        }
      ])
    }
    if act == .dismiss {
      _ = driver.device.perform(window: 1) { $0.rootViewController?.present(B(.overFullScreen), animated: false) }
    }
    let outcome = driver.turn(.landscapeLeft)
    #expect(outcome.ending == .settled)
    #expect(outcome.windows[0].interface == .landscapeRight)
    #expect(outcome.windows[0].changed)
    #expect(outcome.windows[0].reason == .rotated)
    #expect(driver.window().reason == .rotated)
  }

  /// R-API-06: a request that the device takes back made two turns, and the receipt does not say that nothing was.
  @Test func aBouncedRequestIsToldAsATurn() throws {
    let driver = try Self.driver(Era(16)) { V() }
    let outcome = driver.device.perform(window: 1) { window in
      window.windowScene?.requestGeometryUpdate(
        UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscapeRight))
    }
    #expect(Self.turns(outcome) == ["viewWillTransition(to: 667×375)", "viewWillTransition(to: 375×667)"])
    #expect(outcome.windows[0].interface == .portrait)
    #expect(outcome.windows[0].reason == .rotated)
    #expect(!outcome.windows[0].changed)
  }
}
