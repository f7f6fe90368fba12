// Apps that turn inside a turn: the second is evaluated when the first has ended.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct ReentrancyTests {
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

  /// R-ROT-12, R-API-01: given an app that has UIKit try to turn inside a turn, when the device turns, then it looks when the
  /// turn is over, finds nothing to do, and there is one turn.
  @Test(arguments: [Era(5), Era(7), Era(9), Era(15)]) func anAttemptInsideATurn(era: Era) throws {
    let profile: DeviceProfile = era < Era(8) ? .iPhone4 : era < Era(13) ? .iPhone6 : .iPhone8
    let driver = try Self.driver(era, profile) {
      let attempt: @MainActor (UIViewController) -> Void = { _ in
        UIViewController.attemptRotationToDeviceOrientation()
      }
      return era < Era(8)
        ? LegacyTurner([.willRotate: attempt]) : Turner([.willTransition: attempt])
    }
    let outcome = driver.turn(.landscapeLeft)
    #expect(outcome.ending == .settled)
    #expect(Self.turns(outcome).count == 1)
    #expect(outcome.windows[0].interface == .landscapeRight)
    #expect(outcome.windows[0].reason == .rotated)
    #expect(
      outcome.windows[0].size == (era < Era(8) ? CGSize(width: 480, height: 320) : CGSize(width: 667, height: 375)))
  }

  /// R-ROT-12, R-API-08: given an app that sets the device's orientation inside a turn, then the interface goes there when the
  /// turn is over: two turns, one after the other.
  @Test(arguments: [Era(7), Era(9), Era(15)]) func aDeviceSetInsideATurn(era: Era) throws {
    let profile: DeviceProfile = era < Era(8) ? .iPhone4 : era < Era(13) ? .iPhone6 : .iPhone8
    let driver = try Self.driver(era, profile) {
      let set: @MainActor (UIViewController) -> Void = { _ in
        UIDevice.current.setValue(DeviceOrientation.landscapeRight.rawValue, forKey: "orientation")
      }
      return era < Era(8) ? LegacyTurner([.willRotate: set]) : Turner([.willTransition: set])
    }
    let outcome = driver.turn(.landscapeLeft)
    #expect(outcome.ending == .settled)
    #expect(Self.turns(outcome).count == 2)
    #expect(outcome.windows[0].interface == .landscapeLeft)
    // From portrait right, then left: the half turn has the size there is (R-ROT-05).
    if era >= Era(8) {
      #expect(Self.turns(outcome) == ["viewWillTransition(to: 667×375)", "viewWillTransition(to: 667×375)"])
    }
    // And so at the next turn: upright, and back to where the app wants it.
    let again = driver.turn(.portrait)
    #expect(again.ending == .settled)
    #expect(Self.turns(again).count == 2)
    #expect(again.windows[0].interface == .landscapeLeft)
  }

  /// R-ROT-12: an app that sets the device the other way in every turn never rests; it is stopped and told so.
  @Test func turnsWithoutEnd() throws {
    let driver = try Self.driver(Era(15)) {
      Turner([
        .willTransition: { controller in
          let other: DeviceOrientation = UIDevice.current.orientation == .landscapeRight ? .portrait : .landscapeRight
          UIDevice.current.setValue(other.rawValue, forKey: "orientation")
        }
      ])
    }
    guard case .unsettled(let reason) = driver.turn(.landscapeLeft).ending else {
      Issue.record("an app that always turns on came to rest")
      return
    }
    #expect(reason.contains("Turner turns"))
    #expect(driver.turn(.faceUp).ending == .settled)
  }
}
