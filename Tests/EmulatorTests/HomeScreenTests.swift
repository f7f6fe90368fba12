// Leaving the apps for the Home Screen and coming back: what they hear, where their windows are, and the device that was turned meanwhile.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import Orientation
import SwivelUI
import Testing

@MainActor struct HomeScreenTests {
  private func phone() throws -> Driver {
    Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { V() }]))
  }

  /// R-ROT-14: what comes back turns first, and then becomes active.
  @Test func aPhoneThatWasTurnedOnTheHomeScreenTurnsBeforeItsAppIsActive() throws {
    let driver = try phone()
    let left = driver.send(.window(.home))
    #expect(left.ending == .settled)
    #expect(
      left.calls() == ["TestDelegate.applicationWillResignActive", "TestDelegate.applicationDidEnterBackground"])
    #expect(driver.device.snapshot.windows[0].placement == .background)
    let turned = driver.turn(.landscapeLeft)
    #expect(turned.calls() == [] && turned.windows[0].reason == .covered)
    // A phone's Home Screen stays upright.
    #expect(driver.device.snapshot.screenOrientation == .portrait)
    let back = driver.send(.window(.focus(window: 1)))
    let calls = back.calls().filter { $0.contains("viewWillTransition(to: 667×375)") || $0.contains("application") }
    #expect(
      calls == [
        "V.viewWillTransition(to: 667×375)", "TestDelegate.applicationWillEnterForeground",
        "TestDelegate.applicationDidBecomeActive",
      ])
    #expect(back.windows[0].interface == .landscapeRight && back.windows[0].reason == .rotated)
    #expect(driver.device.snapshot.windows[0].placement == .full)
  }

  /// R-APP-09: appearance calls are not sent for it.
  @Test func leavingAndComingBackWithoutATurnSendsNoAppearanceCalls() throws {
    let driver = try phone()
    driver.send(.window(.home))
    let back = driver.send(.window(.focus(window: 1))).calls()
    #expect(back.filter { $0.contains("Appear") || $0.contains("Transition") } == [])
  }

  @Test func goingHomeTwiceChangesNothing() throws {
    let driver = try phone()
    driver.send(.window(.home))
    let again = driver.send(.window(.home))
    #expect(again.ending == .settled && again.calls() == [])
  }

  /// What shared the screen comes back together.
  @Test(arguments: [
    ([WindowOrder.split(first: 1, second: 2, .wide)], 1),
    ([.split(first: 1, second: 2, .half)], 2),
    ([.open(app: "C"), .split(first: 1, second: 2, .half), .slideOver(window: 3, .right)], 3),
  ])
  func windowsThatSharedTheScreenComeBackTogether(orders: [WindowOrder], focused: Int) throws {
    let driver = try Screens.device(.pad11, Era(18))
    for order in orders { driver.send(.window(order)) }
    let before = Screens.frames(driver)
    driver.send(.window(.home))
    #expect(Screens.frames(driver) == [])
    driver.send(.window(.focus(window: focused)))
    #expect(Screens.frames(driver) == before)
  }

  @Test func overlappingWindowsComeBackWhereTheyWere() throws {
    let driver = try Screens.device(.pad11, Era(26))
    driver.send(.window(.focus(window: 2)))
    driver.send(.window(.resize(window: 2, width: 500, height: 600, .bottomRight, steps: 1)))
    let before = Screens.frames(driver)
    driver.send(.window(.home))
    #expect(Screens.frames(driver) == [])
    driver.send(.window(.focus(window: 2)))
    #expect(Screens.frames(driver) == before)
  }

  /// A window that was not on the screen has it alone.
  @Test func anotherWindowThanThoseThatWereThereFillsTheScreen() throws {
    let driver = try Screens.device(.pad11, Era(18), windows: 3)
    driver.send(.window(.split(first: 1, second: 2, .half)))
    driver.send(.window(.home))
    driver.send(.window(.focus(window: 3)))
    #expect(Screens.frames(driver) == ["3: 0,0 1194×834"])
  }

  @Test func anIPadsHomeScreenTurnsWithTheIPad() throws {
    let driver = try Screens.device(.pad11, Era(18), windows: 1)
    driver.send(.window(.home))
    driver.turn(.portrait)
    #expect(driver.device.snapshot.screenOrientation == .portrait)
    driver.send(.window(.focus(window: 1)))
    #expect(Screens.frames(driver) == ["1: 0,0 834×1194"])
  }

  /// Nothing there can be touched or arranged; windows can be opened and closed, also from the App Switcher.
  @Test func whatCanBeDoneOnTheHomeScreen() throws {
    let driver = try Screens.device(.pad11, Era(18))
    driver.send(.window(.home))
    let inFront = "the Home Screen is in front; bring a window to the front first"
    #expect(Screens.refusal(driver.send(.window(.split(first: 1, second: 2, .half)))) == inFront)
    #expect(Screens.refusal(driver.send(.window(.slideOver(window: 2, .right)))) == inFront)
    #expect(
      Screens.refusal(driver.send(.tap(window: 1, target: "x")))
        == "window 1 is in the background; bring it to the front first")
    #expect(driver.send(.window(.close(window: 2))).ending == .settled)
    #expect(Screens.frames(driver) == [])
    #expect(driver.send(.window(.open(app: "C"))).ending == .settled)
    #expect(Screens.frames(driver) == ["3: 0,0 1194×834"])
  }

  /// What a person does with two windows at once takes them from wherever they are.
  @Test func anArrangementOfTheFirstTwoWindowsLeavesTheHomeScreen() throws {
    let driver = try Screens.device(.pad11, Era(18))
    driver.send(.window(.home))
    #expect(driver.send(.arrange(.half)).ending == .settled)
    #expect(driver.device.snapshot.windows.allSatisfy { $0.isForeground })
  }
}
