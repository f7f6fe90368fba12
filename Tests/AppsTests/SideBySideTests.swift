// The demo: both apps in two windows of a 9.7-inch iPad, the path 1-2-3-4, and what must hold on any walk.
import Alternates
import BaseController
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct SideBySideTests {
  static func driver() throws -> Driver {
    Driver(
      try EmulatedDevice(
        profile: .iPadAir2, era: Era(9), apps: [Alternates.app, BaseController.app], arrangement: nil))
  }

  @Test func thePathOnAPad() throws {
    let driver = try Self.driver()
    let landscape = CGSize(width: 507, height: 768)
    let steps: [(DeviceEvent, [String], CGSize, CGSize)] = [
      (.deviceOrientation(.portrait), ["AP"], CGSize(width: 438, height: 1024), CGSize(width: 320, height: 1024)),
      (.deviceOrientation(.landscapeLeft), ["AP", "AL"], landscape, landscape),
      (.tap(window: 1, target: "Open B"), ["AP", "AL", "B"], landscape, landscape),
      (
        .deviceOrientation(.portrait), ["AP", "AL", "B"], CGSize(width: 438, height: 1024),
        CGSize(width: 320, height: 1024)
      ),
      (.tap(window: 1, target: "back"), ["AP"], CGSize(width: 438, height: 1024), CGSize(width: 320, height: 1024)),
    ]
    for (event, stack, first, second) in steps {
      let outcome = driver.send(event)
      #expect(outcome.ending == .settled)
      #expect(driver.stack(1) == stack)
      #expect(driver.stack(2) == ["FirstViewController"])
      #expect(outcome.windows.map(\.size) == [first, second])
      #expect(outcome.fingerprint == driver.device.snapshot.fingerprint)
    }
  }

  /// Every event a monkey could send; the numbers come from a fixed generator.
  static func walk(_ count: Int, seed: UInt64) -> [DeviceEvent] {
    var state = seed
    func next(_ bound: Int) -> Int {
      // Knuth's MMIX generator.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: state >> 33) % bound
    }
    return (0..<count).map { _ in
      let window = 1 + next(2)
      switch next(10) {
      case 0: return .rotationLock(next(2) == 0)
      case 1: return .arrange([.half, .full(window: 1), .full(window: 2)][next(3)])
      case 2: return .tap(window: window, target: "back")
      case 3: return .tap(window: window, target: window == 1 ? "open-b" : "open-second")
      case 4: return .push(window: window, screen: window == 1 ? "B" : "Second")
      case 5: return .pop(window: window)
      default: return .deviceOrientation(DeviceOrientation.allCases[next(DeviceOrientation.allCases.count)])
      }
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func appearanceBalancesOnAnyWalk(_ seed: UInt64) throws {
    // R-APP-05: disappeared → will appear → did appear → will disappear → did disappear, for each controller.
    let driver = try Self.driver()
    var state: [String: String] = [:]
    let allowed = [
      "viewWillAppear": "viewDidDisappear", "viewDidAppear": "viewWillAppear", "viewWillDisappear": "viewDidAppear",
      "viewDidDisappear": "viewWillDisappear",
    ]
    func follow(_ outcome: Outcome) {
      for entry in outcome.ledger {
        let name = String(entry.call.prefix { $0 != "(" })
        guard let previous = allowed[name] else { continue }
        let who = "\(entry.window).\(entry.subject)"
        #expect(state[who, default: "viewDidDisappear"] == previous, "\(who) \(name)")
        state[who] = name
      }
    }
    follow(driver.device.launchOutcome)
    for event in Self.walk(1_000, seed: seed) {
      let outcome = driver.send(event)
      follow(outcome)
      if case .unsettled(let reason) = outcome.ending { Issue.record("\(event): \(reason)") }
    }
    let appeared = state.filter { $0.value == "viewDidAppear" }.keys.sorted()
    for window in driver.device.snapshot.windows {
      #expect(appeared.contains { $0.hasPrefix("\(window.id).\(window.visibleController)") })
    }
    // In each window the navigation controller and its top, nothing else.
    #expect(appeared.count == 4)
  }

  @Test func sameInputsSameBytes() throws {
    let first = try Self.driver()
    let second = try Self.driver()
    #expect(first.device.launchOutcome == second.device.launchOutcome)
    for event in Self.walk(300, seed: 7) {
      #expect(first.send(event) == second.send(event))
    }
    #expect(first.device.snapshot == second.device.snapshot)
    #expect(first.device.fingerprint == second.device.fingerprint)
  }

  @Test func anyDifferenceShowsInTheFingerprint() throws {
    let driver = try Self.driver()
    let upright = driver.device.fingerprint
    driver.turn(.landscapeLeft)
    #expect(driver.device.fingerprint != upright)
    var snapshot = driver.device.snapshot
    snapshot.windows[1].root.frame.size.width += 1.0 / 32
    #expect(snapshot.fingerprint != driver.device.fingerprint)
    // Less than half of 1/64 pt rounds away.
    snapshot = driver.device.snapshot
    snapshot.windows[1].root.frame.size.width += 1.0 / 200
    #expect(snapshot.fingerprint == driver.device.fingerprint)
  }

  @Test func theOtherWindowOnlyChangesItsGeometry() throws {
    let driver = try Self.driver()
    driver.turn(.landscapeLeft)
    let other = driver.window(2)
    for event in [DeviceEvent.tap(window: 1, target: "open-b"), .pop(window: 1), .push(window: 1, screen: "B")] {
      let outcome = driver.send(event)
      #expect(outcome.calls(window: 2).isEmpty)
      #expect(driver.window(2) == other)
    }
  }
}
