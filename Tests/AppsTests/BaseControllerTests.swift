// BaseController: the table of its handler's calls (spec §19, seed 001).
import BaseController
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct BaseControllerTests {
  static func driver(_ profile: DeviceProfile = .iPad1, _ era: Era = Era(5)) throws -> Driver {
    Driver(try EmulatedDevice(profile: profile, era: era, apps: [BaseController.app], arrangement: nil))
  }

  /// The handler's calls of the visible controller since the last `count`.
  static func log(_ driver: Driver, at index: Int? = nil) -> [UIInterfaceOrientation] {
    driver.device.inspect(window: 1) { window in
      let navigation = window.rootViewController as? UINavigationController
      let controller = index.map { navigation?.viewControllers[$0] } ?? navigation?.topViewController
      return (controller as? BaseViewController)?.handlerLog ?? []
    } ?? []
  }

  @Test(arguments: [
    (DeviceOrientation.portrait, [UIInterfaceOrientation.portrait]),
    (.landscapeLeft, [.landscapeRight]),
    (.faceUp, []),
    (.faceDown, []),
    (.unknown, []),
  ])
  func appearing(_ attitude: DeviceOrientation, _ expected: [UIInterfaceOrientation]) throws {
    let driver = try Self.driver()
    driver.turn(attitude)
    driver.tap("open-second")
    #expect(Self.log(driver) == expected)
  }

  @Test func aTurnCallsThePredicateThenWillRotate() throws {
    let driver = try Self.driver()
    driver.turn(.portrait)
    let before = Self.log(driver).count
    let outcome = driver.turn(.landscapeLeft)
    let calls = Self.log(driver).dropFirst(before)
    #expect(calls.count >= 2)
    #expect(calls.allSatisfy { $0 == .landscapeRight })
    #expect(outcome.windows[0].interface == .landscapeRight)
    #expect(driver.window().root.find("handler-log")?.text?.hasSuffix("landscapeRight") == true)
  }

  @Test func theHandlerRunsWithTheOldBounds() throws {
    // All handler calls of a turn come before layout.
    let calls = try Self.driver().turn(.landscapeLeft).calls()
    let will = try #require(calls.firstIndex(of: "FirstViewController.willRotate(to: landscapeRight)"))
    let layout = try #require(calls.firstIndex { $0.hasPrefix("FirstViewController.viewWillLayoutSubviews") })
    #expect(will < layout)
  }

  @Test func aCoveredControllerCatchesUpWhenItReturns() throws {
    let driver = try Self.driver()
    driver.turn(.portrait)
    driver.tap("open-second")
    let covered = Self.log(driver, at: 0)
    driver.turn(.landscapeLeft)
    #expect(Self.log(driver, at: 0) == covered)
    driver.tap("back")
    #expect(Self.log(driver) == covered + [.landscapeRight])
  }

  @Test func aFlatReturnLeavesItStale() throws {
    let driver = try Self.driver()
    driver.turn(.portrait)
    driver.tap("open-second")
    let covered = Self.log(driver, at: 0)
    driver.turn(.landscapeLeft)
    driver.turn(.faceUp)
    driver.tap("back")
    #expect(Self.log(driver) == covered)
    #expect(driver.window().interface == .landscapeRight)
  }

  @Test func era6SynthesisesTheMaskFromThePredicate() throws {
    // R-LEG-07, if the predicate is what the window's root stands on: probes in raw order, so LL is last.
    let app = AppBundle.test { SecondViewController() }
    let driver = Driver(try EmulatedDevice(profile: .iPadAir1, era: Era(7), apps: [app], arrangement: nil))
    let mask = driver.device.inspect(window: 1) { window -> (UIInterfaceOrientationMask?, [UIInterfaceOrientation]) in
      let root = window.rootViewController as? BaseViewController
      let mask = root?.supportedInterfaceOrientations
      return (mask, root?.handlerLog ?? [])
    }
    #expect(mask?.0 == .all)
    #expect(mask?.1.suffix(4) == [.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft])
  }

  @Test func era16NeverAsksThePredicate() throws {
    // The stock willRotate still comes, since viewWillTransition is not overridden (R-LEG-10).
    let driver = try Self.driver(.iPadPro11, Era(17))
    let outcome = driver.turn(.landscapeLeft)
    #expect(!outcome.ledger.contains { $0.call.hasPrefix("shouldAutorotateTo") })
    #expect(Self.log(driver) == [.landscapeRight])
  }
}
