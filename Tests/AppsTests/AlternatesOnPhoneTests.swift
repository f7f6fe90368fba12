// Alternates under iOS 5 on a 320×480 phone: the published path, step by step (spec §19, seed 000).
import Alternates
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct AlternatesOnPhoneTests {
  struct Step: Sendable {
    let action: DeviceEvent?
    let stack: [String]
    let interface: InterfaceOrientation
    let barHidden: Bool
    /// Size of the visible controller's view.
    let content: CGSize
  }

  // Window 320×480: 20 of status bar, then 44 (landscape 32) of navigation bar when shown (R-LAY-04).
  nonisolated static let path: [Step] = [
    Step(action: nil, stack: ["AP"], interface: .portrait, barHidden: true, content: CGSize(width: 320, height: 460)),
    Step(
      action: .deviceOrientation(.landscapeLeft), stack: ["AP", "AL"], interface: .landscapeRight, barHidden: true,
      content: CGSize(width: 480, height: 300)),
    Step(
      action: .tap(window: 1, target: "open-b"), stack: ["AP", "AL", "B"], interface: .landscapeRight,
      barHidden: false, content: CGSize(width: 480, height: 268)),
    Step(
      action: .deviceOrientation(.portrait), stack: ["AP", "AL", "B"], interface: .portrait, barHidden: false,
      content: CGSize(width: 320, height: 416)),
    Step(
      action: .tap(window: 1, target: "back"), stack: ["AP"], interface: .portrait, barHidden: false,
      content: CGSize(width: 320, height: 416)),
  ]

  nonisolated static let reverse: [Step] = [
    path[0],
    Step(
      action: .tap(window: 1, target: "open-b"), stack: ["AP", "B"], interface: .portrait, barHidden: false,
      content: CGSize(width: 320, height: 416)),
    Step(
      action: .deviceOrientation(.landscapeLeft), stack: ["AP", "B"], interface: .landscapeRight, barHidden: false,
      content: CGSize(width: 480, height: 268)),
    Step(
      action: .tap(window: 1, target: "back"), stack: ["AP", "AL"], interface: .landscapeRight, barHidden: false,
      content: CGSize(width: 480, height: 268)),
  ]

  static func driver() throws -> Driver {
    Driver(try EmulatedDevice(profile: .iPhone4, era: Era(5), apps: [Alternates.app], arrangement: nil))
  }

  @Test(arguments: [path, reverse])
  func walksThePath(_ steps: [Step]) throws {
    let driver = try Self.driver()
    driver.turn(.portrait)
    for (number, step) in steps.enumerated() {
      if let action = step.action { #expect(driver.send(action).ending == .settled) }
      #expect(driver.stack() == step.stack, "step \(number)")
      #expect(driver.window().interface == step.interface, "step \(number)")
      driver.device.inspect(window: 1) { window in
        let navigation = window.rootViewController as? UINavigationController
        #expect(navigation?.isNavigationBarHidden == step.barHidden, "step \(number)")
        #expect(navigation?.topViewController?.view.frame.size == step.content, "step \(number)")
      }
    }
  }

  @Test func launchTellsTheDelegateTwice() throws {
    // R-LAUNCH-07, T2 "initial root".
    let device = try EmulatedDevice(profile: .iPhone4, era: Era(5), apps: [Alternates.app], arrangement: nil)
    let calls = device.launchOutcome.calls(leaving: ["view", "application"])
      .filter { $0.contains("Show") }
    #expect(
      calls == [
        "UINavigationController.willShow(AP)", "UINavigationController.didShow(AP)",
        "UINavigationController.didShow(AP)",
      ])
  }

  @Test func backToAWronglyHeldAMakesOneMoreTransition() throws {
    // §19 step 4: B will, AL will, B did, AL did, didShow(AL), then the pop without animation and its didShow.
    let driver = try Self.driver()
    driver.turn(.landscapeLeft)
    driver.tap("open-b")
    driver.turn(.portrait)
    let calls = driver.tap("back").calls().filter {
      $0.contains("ppear(") || $0.contains("didShow")
    }
    #expect(
      calls == [
        "B.viewWillDisappear(true)", "AL.viewWillAppear(true)", "B.viewDidDisappear(true)", "AL.viewDidAppear(true)",
        "UINavigationController.didShow(AL)", "AL.viewWillDisappear(false)", "AP.viewWillAppear(false)",
        "AL.viewDidDisappear(false)", "AP.viewDidAppear(false)", "UINavigationController.didShow(AP)",
      ])
  }

  @Test func pushPrecedesTheTurn() throws {
    // Latent bug 7: the notification comes before the rotation (R-DEV-08), so AL appears in portrait and is then turned.
    let calls = try Self.driver().turn(.landscapeLeft).calls()
    let appears = try #require(calls.firstIndex(of: "AL.viewWillAppear(false)"))
    let turns = try #require(calls.firstIndex(of: "AL.willRotate(to: landscapeRight)"))
    #expect(appears < turns)
    #expect(calls[..<turns].contains("AL.viewDidLayoutSubviews 320×460"))
    #expect(calls[turns...].contains("AL.viewDidLayoutSubviews 480×300"))
  }

  @Test func bDrawsItselfAnewForEachSize() throws {
    let driver = try Self.driver()
    driver.turn(.landscapeLeft)
    driver.tap("open-b")
    driver.turn(.portrait)
    driver.device.inspect(window: 1) { window in
      let navigation = window.rootViewController as? UINavigationController
      let canvas = navigation?.topViewController?.view as? Canvas
      #expect(canvas?.drawnSizes == [CGSize(width: 480, height: 268), CGSize(width: 320, height: 416)])
    }
  }

  @Test func theBarLeaks() throws {
    // Latent bug 1: nobody hides the bar again; in landscape AL then has a back button, and back at once shows a new AL.
    let driver = try Self.driver()
    for event in Self.path.compactMap(\.action) { driver.send(event) }
    driver.turn(.landscapeLeft)
    #expect(driver.stack() == ["AP", "AL"])
    #expect(driver.window().root.find("back")?.isHidden == false)
    let calls = driver.tap("back").calls()
    #expect(driver.stack() == ["AP", "AL"])
    #expect(calls.filter { $0.hasSuffix(".viewDidLoad") }.count == 1)
  }

  @Test(arguments: [DeviceOrientation.faceUp, .faceDown])
  func flatOnReturnLeavesAL(_ flat: DeviceOrientation) throws {
    // Latent bug 3.
    let driver = try Self.driver()
    driver.turn(.landscapeLeft)
    driver.tap("open-b")
    driver.turn(.portrait)
    driver.turn(flat)
    driver.tap("back")
    #expect(driver.stack() == ["AP", "AL"])
    #expect(driver.window().interface == .portrait)
  }

  @Test func upsideDownCountsAsPortrait() throws {
    // Latent bug 4: AL goes although the interface stays landscape.
    let driver = try Self.driver()
    driver.turn(.landscapeLeft)
    let outcome = driver.turn(.portraitUpsideDown)
    #expect(driver.stack() == ["AP"])
    #expect(driver.window().interface == .landscapeRight)
    #expect(outcome.windows[0].reason == .mask)
  }

  @Test func lockKeepsAStaleAL() throws {
    // Latent bug 5: under the lock the device reads portrait and nobody is told (R-DEV-09).
    let driver = try Self.driver()
    driver.turn(.landscapeLeft)
    driver.send(.rotationLock(true))
    let outcome = driver.turn(.portrait)
    #expect(outcome.calls().isEmpty)
    #expect(outcome.windows[0].reason == .locked)
    #expect(driver.stack() == ["AP", "AL"])
    driver.tap("open-b")
    driver.tap("back")
    #expect(driver.stack() == ["AP"])
  }

  @Test func oneAPAndAsManyALsAsSwaps() throws {
    let driver = try Self.driver()
    var landscapes = 0
    var portraits = driver.device.launchOutcome.calls().filter { $0.hasSuffix("viewDidLoad") && $0.hasPrefix("AP") }
      .count
    for _ in 0..<5 {
      landscapes +=
        driver.turn(.landscapeLeft).calls().filter { $0.hasPrefix("AL") && $0.hasSuffix("viewDidLoad") }.count
      portraits += driver.turn(.portrait).calls().filter { $0.hasPrefix("AP") && $0.hasSuffix("viewDidLoad") }.count
    }
    #expect(landscapes == 5)
    #expect(portraits == 1)
  }
}
