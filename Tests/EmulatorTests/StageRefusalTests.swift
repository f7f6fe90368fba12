// What a device or version does not offer for windows is refused with the reason, and nothing a user does breaks a screen.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import Orientation
import SwivelUI
import Testing

@MainActor struct StageRefusalTests {
  // MARK: What is refused

  @Test("what a device or version does not offer is refused with the reason, and nothing changes")
  func refusals() throws {
    let table: [(DeviceProfile, Era, WindowOrder, String)] = [
      (.iPhone8, Era(15), .resize(window: 1, width: 400, height: 400, .topLeft, steps: 1), "is a phone"),
      (.iPhone8, Era(15), .slideOver(window: 1, .right), "is a phone"),
      (.iPhone8, Era(15), .split(first: 1, second: 2, .half), "has no Split View"),
      (.iPhone8, Era(15), .open(app: "A"), "from iPadOS 13 on"),
      (.iPhone8, Era(15), .open(app: "X"), "there is no app \"X\", only A, B, C, D"),
      (.iPadPro97, Era(12), .open(app: "A"), "from iPadOS 13 on"),
      (.iPadPro97, Era(12), .slideOver(window: 1, .left), "on the right only"),
      (.iPadPro97, Era(12), .move(window: 1, x: 0, y: 0), "iPadOS 16 and later"),
      (.iPadPro97, Era(16), .move(window: 1, x: 0, y: 0), "has no Stage Manager"),
      (.pad11, Era(18), .tile(window: 1, .leftHalf), "iOS 18 has no tiles; iPadOS 26 has"),
      (.pad11, Era(26), .split(first: 1, second: 2, .half), "tile windows instead"),
      (.pad11, Era(26), .slideOver(window: 2, .right), "26.1 brought it back"),
      (.pad11, Era(26), .move(window: 1, x: 0, y: 0), "fills the screen"),
      (
        .pad11, Era(26), .resize(window: 1, width: 300, height: 500, .topLeft, steps: 1),
        "at least 320×320 points, not 300×500"
      ),
      (
        .pad11, Era(26), .resize(window: 1, width: 3000, height: 500, .topLeft, steps: 1),
        "3000×500 is larger than the screen, 1194×834"
      ),
      (.pad11, Era(26), .resize(window: 1, width: .nan, height: 500, .topLeft, steps: 1), "is no size"),
      (.pad11, Era(26), .resize(window: 1, width: -1, height: 500, .topLeft, steps: 1), "is no size"),
      (.pad11, Era(26), .resize(window: 1, width: 400, height: 500, .topLeft, steps: 0), "1 to 180 steps"),
      (.pad11, Era(26), .move(window: 1, x: .infinity, y: 0), "no place"),
      (.pad11, Era(26), .divider(at: 100, steps: 1), "nothing divides"),
      (.pad11, Era(26), .close(window: 9), "there is no window 9, only 1 to 2"),
      (.pad11, Era(26), .swap(1, 1), "with itself"),
      (.pad11, Era(26), .swap(1, 2), "in the background"),
      (.pad11, Era(26), .putAway, "nothing is in Slide Over"),
    ]
    for (profile, era, order, expected) in table {
      let driver = try Screens.device(profile, era)
      let before = driver.device.snapshot
      let reason = Screens.refusal(driver.send(.window(order)))
      #expect(reason.contains(expected), "\(order) on \(profile.id) iOS \(era): \(reason)")
      #expect(driver.device.snapshot == before)
    }
  }

  @Test("a third of the upright 11-inch screen, 278 points, is less than a window's least (stage_windowing.csv)")
  func uprightThird() throws {
    let driver = try Screens.device(.pad11, Era(26), windows: 1, held: .portrait)
    #expect(Screens.refusal(driver.send(.window(.tile(window: 1, .leftThird)))).contains("278 points"))
  }

  @Test("the last window cannot be closed, the ninth not be opened")
  func limits() throws {
    let driver = try Screens.device(.pad11, Era(26), windows: 1)
    #expect(Screens.refusal(driver.send(.window(.close(window: 1)))).contains("last one"))
    for _ in 2...8 { #expect(driver.send(.window(.open(app: "B"))).ending == .settled) }
    #expect(Screens.refusal(driver.send(.window(.open(app: "B")))).contains("at most 8 windows"))
  }

  /// "4 on older iPads, more on newer ones" (stage_windowing.csv); Slide Over is one of them.
  @Test(
    "an iPad without Stage Manager shows four windows at once, the fifth sends the hindmost away",
    arguments: [false, true])
  func shownAtOnce(slideOver: Bool) throws {
    let driver = try Screens.device(.ipad9, Era(26, 1), windows: 1)
    driver.send(.window(.resize(window: 1, width: 500, height: 500, .bottomRight, steps: 1)))
    for _ in 2...4 { driver.send(.window(.open(app: "B"))) }
    #expect(driver.device.snapshot.windows.filter(\.isForeground).map(\.id) == [1, 2, 3, 4])
    if slideOver { driver.send(.window(.slideOver(window: 4, .right))) }
    driver.send(.window(.open(app: "C")))
    #expect(driver.device.snapshot.windows.filter(\.isForeground).map(\.id) == [2, 3, 4, 5])
  }

  @Test("an app that opted out shares no screen before iPadOS 26")
  func optedOut() throws {
    let driver = try Screens.device(.pad11, Era(18), fullScreen: true)
    for order in [
      WindowOrder.split(first: 1, second: 2, .half), .resize(window: 1, width: 500, height: 500, .topLeft, steps: 1),
    ] { #expect(Screens.refusal(driver.send(.window(order))).contains("opted out of multitasking")) }
  }

  @Test("any 3,000 orders leave a screen that holds together: windows inside it, one in front, no order traps")
  func walk() throws {
    for (profile, era) in [
      (DeviceProfile.pad11, Era(26, 1)), (.pad11, Era(18)), (.iPadPro97, Era(12)), (.inner, Era(27)),
    ] {
      let driver = try Screens.device(profile, era)
      var seed: UInt64 = 42
      func next(_ count: Int) -> Int {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(seed >> 33) % count
      }
      let attitudes: [DeviceOrientation] = [.portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight, .faceUp]
      for _ in 0..<750 {
        let id = 1 + next(6)
        let orders: [DeviceEvent] = [
          .window(.open(app: ["A", "B", "C"][next(3)])), .window(.close(window: id)), .window(.focus(window: id)),
          .window(.swap(id, 1 + next(6))),
          .window(.split(first: id, second: 1 + next(6), SplitShare.allCases[next(3)])),
          .window(.slideOver(window: id, ScreenSide.allCases[next(2)])), .window(.putAway),
          .window(.move(window: id, x: Double(next(1500)), y: Double(next(1500)))),
          .window(
            .resize(
              window: id, width: Double(200 + next(1100)), height: Double(200 + next(900)),
              WindowCorner.allCases[next(4)],
              steps: 1 + next(3))),
          .window(.tile(window: id, WindowTile.allCases[next(WindowTile.allCases.count)])),
          .window(.divider(at: Double(next(1300)), steps: 1 + next(3))), .arrange(.half), .arrange(.full(window: id)),
          .deviceOrientation(attitudes[next(5)]), .deviceOrientation(attitudes[next(5)]),
        ]
        driver.send(orders[next(orders.count)])
        let snapshot = driver.device.snapshot
        let shown = snapshot.windows.filter(\.isForeground)
        #expect(!shown.isEmpty && shown.filter(\.isFocused).count == 1)
        #expect(Set(shown.map(\.layer)).count == shown.count)
        let screen = CGRect(origin: .zero, size: snapshot.screenSize).insetBy(dx: -1, dy: -1)
        #expect(shown.allSatisfy { screen.contains($0.frame) })
      }
    }
  }
}
