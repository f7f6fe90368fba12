// Windows of every kind on one screen: where they are, what their apps hear, and what is refused with which reason.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import Orientation
import SwivelUI
import Testing

@MainActor struct StageTests {
  // MARK: Split View and Slide Over

  @Test("Split View by the table: 1/2, 1/3 and 2/3 of the 9.7- and 11-inch iPads")
  func splits() throws {
    let table: [(DeviceProfile, Era, SplitShare, [String])] = [
      (.iPadPro97, Era(12), .half, ["1: 0,0 507×768", "2: 517,0 507×768"]),
      (.iPadPro97, Era(12), .wide, ["1: 0,0 694×768", "2: 704,0 320×768"]),
      (.iPadPro97, Era(12), .narrow, ["1: 0,0 320×768", "2: 330,0 694×768"]),
      (.pad11, Era(18), .wide, ["1: 0,0 809×834", "2: 819,0 375×834"]),
    ]
    for (profile, era, share, expected) in table {
      let driver = try Screens.device(profile, era)
      driver.send(.window(.split(first: 1, second: 2, share)))
      #expect(Screens.frames(driver) == expected)
    }
  }

  @Test("a split that resizes says so: resized, not already")
  func resizedReason() throws {
    let driver = try Screens.device(.iPadPro97, Era(12))
    let outcome = driver.send(.window(.split(first: 1, second: 2, .wide)))
    #expect(outcome.windows.map(\.reason) == [.resized, .resized])
    #expect(outcome.windows.map(\.changed) == [true, true])
    let swapped = driver.send(.window(.swap(1, 2)))
    #expect(swapped.windows.map(\.reason) == [.resized, .resized])
    driver.send(.window(.split(first: 2, second: 1, .half)))
    #expect(driver.send(.window(.swap(1, 2))).windows.map(\.reason) == [.moved, .moved])
  }

  @Test(
    "the divider is let go of at the nearest part; at the edge one window goes",
    arguments: [
      (300.0, ["1: 0,0 320×768", "2: 330,0 694×768"]), (480, ["1: 0,0 507×768", "2: 517,0 507×768"]),
      (650, ["1: 0,0 694×768", "2: 704,0 320×768"]), (100, ["2: 0,0 1024×768"]), (1000, ["1: 0,0 1024×768"]),
    ] as [(Double, [String])])
  func divider(x: Double, expected: [String]) throws {
    let driver = try Screens.device(.iPadPro97, Era(12))
    driver.send(.window(.divider(at: x, steps: 10)))
    #expect(Screens.frames(driver) == expected)
  }

  @Test("the app is inactive while the divider is dragged, and hears of one size (T7)")
  func dividerCalls() throws {
    let driver = try Screens.device(.iPadPro97, Era(12))
    let calls = driver.send(.window(.divider(at: 690, steps: 30))).calls(window: 1)
    #expect(calls.first?.hasSuffix("applicationWillResignActive") == true)
    #expect(calls.last?.hasSuffix("applicationDidBecomeActive") == true)
    #expect(calls.filter { $0.contains("V.viewWillTransition(to: 694×768)") }.count == 1)
  }

  @Test(
    "Slide Over is docked on iOS 9 and 10 and floats from 11 on",
    arguments: [
      (Era(10), "704,0 320×768"), (Era(12), "684,20 320×728"),
    ] as [(Era, String)])
  func slideOver(era: Era, expected: String) throws {
    let driver = try Screens.device(.iPadPro97, era)
    let outcome = driver.send(.window(.slideOver(window: 2, .right)))
    #expect(Screens.frames(driver) == ["1: 0,0 1024×768", "2: \(expected)"])
    #expect(outcome.ending == .settled)
    #expect(driver.window(2).placement == .slideOver && driver.window(2).layer == 1)
    driver.send(.window(.putAway))
    #expect(Screens.frames(driver) == ["1: 0,0 1024×768"])
  }

  @Test("what lies under docked Slide Over gets resign only and stays inactive; floating, it stays active (T7)")
  func under() throws {
    for (era, expected) in [(Era(10), ["T.applicationWillResignActive"]), (Era(12), [])] {
      let driver = try Screens.device(.iPadPro97, era, windows: 1)
      driver.send(.window(.open(app: "B")))
      driver.send(.window(.focus(window: 1)))
      let calls = driver.send(.window(.slideOver(window: 2, .right))).calls(window: 1)
      #expect(calls.map { "T." + ($0.split(separator: ".").last ?? "") } == expected, "\(era)")
    }
  }

  @Test("Slide Over put away: what lay under it becomes active again, once")
  func putAway() throws {
    let driver = try Screens.device(.iPadPro97, Era(10))
    driver.send(.window(.slideOver(window: 2, .right)))
    let calls = driver.send(.window(.putAway)).calls(window: 1)
    #expect(calls.filter { $0.hasSuffix("applicationDidBecomeActive") }.count == 1)
    #expect(!calls.contains { $0.hasSuffix("applicationWillResignActive") })
  }

  @Test("from 26.1 on Slide Over goes with overlapping windows")
  func slideOverAmongWindows() throws {
    let driver = try Screens.device(.pad11, Era(26, 1))
    driver.send(.window(.tile(window: 1, .leftHalf)))
    #expect(driver.send(.window(.slideOver(window: 2, .left))).ending == .settled)
    #expect(Screens.frames(driver) == ["1: 0,0 597×834", "2: 20,20 375×794"])
  }

  @Test("when the last window under Slide Over goes, what was over it has the screen and is over nothing")
  func slideOverIsLeftAlone() throws {
    let driver = try Screens.device(.pad11, Era(26, 1))
    driver.send(.window(.tile(window: 1, .leftHalf)))
    driver.send(.window(.slideOver(window: 2, .left)))
    #expect(driver.send(.window(.close(window: 1))).ending == .settled)
    #expect(driver.device.snapshot.windows.map(\.frame) == [CGRect(x: 0, y: 0, width: 1194, height: 834)])
    #expect(driver.device.snapshot.windows.allSatisfy { $0.placement != .slideOver && $0.isFocused })
    #expect(Screens.refusal(driver.send(.window(.putAway))) == "nothing is in Slide Over")
  }

  // MARK: Overlapping windows

  @Test(
    "tiles are halves, thirds and quarters of the screen (stage_windowing.csv: 597 and 398 of 1194)",
    arguments: [
      (WindowTile.leftHalf, "0,0 597×834"), (.rightThird, "796,0 398×834"), (.bottomRight, "597,417 597×417"),
      (.topHalf, "0,0 1194×417"), (.full, "0,0 1194×834"),
    ] as [(WindowTile, String)])
  func tiles(tile: WindowTile, expected: String) throws {
    let driver = try Screens.device(.pad11, Era(26), windows: 1)
    let outcome = driver.send(.window(.tile(window: 1, tile)))
    #expect(outcome.ending == .settled)
    #expect(Screens.frames(driver) == ["1: \(expected)"])
    // Half and third of the 11-inch are compact (NPD).
    #expect(driver.window().horizontal == (driver.window().frame.width > 660 ? .regular : .compact))
  }

  @Test("four windows of three apps in quarters rotate there and back, none on another, frames restored exactly")
  func fourWindows() throws {
    let driver = try Screens.device(.pad11, Era(26), windows: 3)
    let tiles: [WindowTile] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    driver.send(.window(.open(app: "A")))
    for (id, tile) in zip(1..., tiles) { driver.send(.window(.tile(window: id, tile))) }
    let before = driver.device.snapshot
    #expect(before.windows.map(\.app) == ["A", "B", "C", "A"] && before.windows.allSatisfy(\.isForeground))
    for attitude in [DeviceOrientation.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft] {
      let outcome = driver.turn(attitude)
      #expect(outcome.windows.map(\.reason) == Array(repeating: .rotated, count: 4))
      let frames = driver.device.snapshot.windows.map(\.frame)
      for (index, frame) in frames.enumerated() {
        for other in frames[..<index] { #expect(frame.intersection(other).isEmpty) }
      }
      let screen = driver.device.snapshot.screenSize
      #expect(frames.reduce(0) { $0 + $1.width * $1.height } == screen.width * screen.height)
    }
    #expect(driver.device.snapshot.windows.map(\.frame) == before.windows.map(\.frame))
    #expect(driver.device.snapshot.windows.map(\.root) == before.windows.map(\.root))
  }

  @Test("what happens in one window reaches another only through its frame")
  func isolation() throws {
    let driver = try Screens.device(.pad11, Era(26), windows: 3)
    driver.send(.window(.tile(window: 1, .leftHalf)))
    driver.send(.window(.tile(window: 2, .rightHalf)))
    let before = driver.device.snapshot
    let outcome = driver.send(.window(.resize(window: 2, width: 500, height: 600, .bottomRight, steps: 5)))
    #expect(outcome.ledger.allSatisfy { $0.window == 2 })
    #expect(driver.device.snapshot.windows[0].root == before.windows[0].root)
    #expect(driver.device.snapshot.windows[2] == before.windows[2])
  }

  @Test(
    "a drag of ten steps is a stream of ten sizes; the opposite corner stays",
    arguments: [
      (WindowCorner.bottomRight, "0,0 500×600"), (.topLeft, "97,234 500×600"), (.topRight, "0,234 500×600"),
      (.bottomLeft, "97,0 500×600"),
    ] as [(WindowCorner, String)])
  func drag(corner: WindowCorner, expected: String) throws {
    let driver = try Screens.device(.pad11, Era(26), windows: 1)
    driver.send(.window(.tile(window: 1, .leftHalf)))
    let outcome = driver.send(.window(.resize(window: 1, width: 500, height: 600, corner, steps: 10)))
    #expect(outcome.calls().filter { $0.hasPrefix("V.viewWillTransition(to:") }.count == 10)
    #expect(!outcome.calls().contains { $0.contains("ResignActive") })
    #expect(Screens.frames(driver) == ["1: \(expected)"])
    #expect(outcome.windows.map(\.reason) == [.resized])
  }

  @Test("while dragged the geometry is resizing interactively, and told once more when let go (R-WIN-02)")
  func interactive() throws {
    let told = Told()
    var app = AppBundle.test { V() }
    app.sceneDelegate = { GeometryListener(told) }
    let driver = Driver(try EmulatedDevice(profile: .pad11, era: Era(26), apps: [app], arrangement: nil))
    driver.turn(.landscapeLeft)
    driver.send(.window(.tile(window: 1, .leftHalf)))
    told.resizing.removeAll()
    driver.send(.window(.resize(window: 1, width: 400, height: 400, .bottomRight, steps: 3)))
    #expect(told.resizing == [true, true, true, false])
  }

  @Test("from iPadOS 27 on an app that requires full screen changes size when the drag ends only (R-WIN-05)")
  func discrete() throws {
    for (fullScreen, expected) in [(true, 1), (false, 10)] {
      let driver = try Screens.device(.pad11, Era(27), windows: 1, fullScreen: fullScreen)
      driver.send(.window(.tile(window: 1, .leftHalf)))
      let outcome = driver.send(.window(.resize(window: 1, width: 400, height: 400, .bottomRight, steps: 10)))
      #expect(outcome.calls().filter { $0.hasPrefix("V.viewWillTransition(to:") }.count == expected)
    }
  }

  @Test(
    "on iPadOS 26 such an app keeps its canvas, its picture is scaled, and a turn changes the value only (R-WIN-03)")
  func scaled() throws {
    let driver = try Screens.device(.pad11, Era(26), windows: 1, fullScreen: true)
    let tiled = driver.send(.window(.tile(window: 1, .leftHalf)))
    #expect(tiled.windows[0].size == CGSize(width: 1194, height: 834))
    #expect(!tiled.calls().contains { $0.contains("viewWillTransition") })
    // Half the screen's width holds half the picture's height.
    #expect(driver.window().frame == CGRect(x: 0, y: 208.5, width: 597, height: 417))
    let turned = driver.turn(.portrait)
    #expect(turned.windows[0].reason == .multitasking && driver.window().interface == .portrait)
    #expect(turned.windows[0].size == CGSize(width: 1194, height: 834))
    #expect(!turned.calls().contains { $0.contains("viewWillTransition") })
  }

  @Test("the last to be turned to lies in front, and a tap turns to a window")
  func order() throws {
    let driver = try Screens.device(.pad11, Era(26), windows: 3)
    for id in 1...3 { driver.send(.window(.resize(window: id, width: 700, height: 600, .bottomRight, steps: 1))) }
    #expect(driver.device.snapshot.windows.map(\.layer) == [0, 1, 2])
    driver.send(.window(.focus(window: 1)))
    #expect(driver.device.snapshot.windows.map(\.layer) == [2, 0, 1])
    #expect(driver.device.snapshot.windows.map(\.isFocused) == [true, false, false])
    _ = driver.device.perform(window: 2) { window in
      (window.rootViewController as? UINavigationController)?.pushViewController(V(), animated: false)
    }
    #expect(driver.device.snapshot.windows.map(\.layer) == [2, 0, 1])
    #expect(driver.tap("back", window: 2).ending == .settled)
    #expect(driver.device.snapshot.windows.map(\.layer) == [1, 2, 0])
    #expect(driver.device.snapshot.windows.map(\.isFocused) == [false, true, false])
  }

  @Test(
    "whatever a user does with a window turns to it: it has the focus, and keeps it when the others go",
    arguments: [
      .move(window: 1, x: 40, y: 60), .resize(window: 1, width: 600, height: 500, .bottomRight, steps: 1),
      .tile(window: 1, .leftHalf), .focus(window: 1), .slideOver(window: 1, .right),
    ] as [WindowOrder])
  func turnedTo(order: WindowOrder) throws {
    let driver = try Screens.device(.pad11, Era(26, 1), windows: 3)
    for id in 1...3 { driver.send(.window(.resize(window: id, width: 700, height: 600, .bottomRight, steps: 1))) }
    for id in 1...3 { driver.send(.window(.focus(window: id))) }
    #expect(driver.device.snapshot.windows.map(\.isFocused) == [false, false, true])
    driver.send(.window(order))
    #expect(driver.device.snapshot.windows.map(\.isFocused) == [true, false, false])
    driver.send(.window(.close(window: 3)))
    #expect(driver.device.snapshot.windows.map(\.isFocused) == [true, false])
  }

  @Test("a moved window stays on the screen")
  func move() throws {
    let driver = try Screens.device(.pad11, Era(26), windows: 1)
    driver.send(.window(.resize(window: 1, width: 500, height: 400, .bottomRight, steps: 1)))
    let outcome = driver.send(.window(.move(window: 1, x: 900, y: 100)))
    #expect(Screens.frames(driver) == ["1: 694,100 500×400"])
    #expect(outcome.windows.map(\.reason) == [.moved])
    #expect(outcome.windows[0].origin == CGPoint(x: 694, y: 100))
  }

  @Test("thirds turned upright: the middle one is hidden, the others have half each, and all come back")
  func thirds() throws {
    let driver = try Screens.device(.pad11, Era(26), windows: 3)
    let tiles: [WindowTile] = [.leftThird, .middleThird, .rightThird]
    for (id, tile) in zip(1..., tiles) { driver.send(.window(.tile(window: id, tile))) }
    #expect(Screens.frames(driver) == ["1: 0,0 398×834", "2: 398,0 398×834", "3: 796,0 398×834"])
    driver.turn(.portrait)
    #expect(Screens.frames(driver) == ["1: 0,0 417×1194", "3: 417,0 417×1194"])
    driver.turn(.landscapeLeft)
    #expect(Screens.frames(driver) == ["1: 0,0 398×834", "2: 398,0 398×834", "3: 796,0 398×834"])
  }

  @Test("the handle between two tiles resizes both at every step")
  func handle() throws {
    let driver = try Screens.device(.pad11, Era(26))
    driver.send(.window(.tile(window: 1, .leftHalf)))
    driver.send(.window(.tile(window: 2, .rightHalf)))
    let outcome = driver.send(.window(.divider(at: 700, steps: 4)))
    #expect(Screens.frames(driver) == ["1: 0,0 700×834", "2: 700,0 494×834"])
    for id in 1...2 {
      #expect(outcome.calls(window: id).filter { $0.hasPrefix("V.viewWillTransition(to:") }.count == 4)
    }
  }

  @Test("a size the app does not want is not taken, and turning does not change that (R-WIN-06)")
  func restrictions() throws {
    let driver = try Screens.device(.pad11, Era(26), windows: 1)
    driver.send(.window(.tile(window: 1, .leftHalf)))
    _ = driver.device.perform(window: 1) { window in
      window.windowScene?.sizeRestrictions?.minimumSize = CGSize(width: 600, height: 500)
    }
    driver.send(.window(.resize(window: 1, width: 400, height: 400, .bottomRight, steps: 1)))
    #expect(driver.window().frame.size == CGSize(width: 600, height: 500))
    driver.turn(.portrait)
    #expect(driver.window().frame.size == CGSize(width: 600, height: 500))
  }

  @Test("the safe area is what the screen takes of the window: a quarter at the bottom has no status bar")
  func safeArea() throws {
    let driver = try Screens.device(.pad11, Era(26), windows: 1)
    let table: [(WindowTile, CGFloat, CGFloat)] = [(.topLeft, 32, 0), (.bottomLeft, 0, 25), (.leftHalf, 32, 25)]
    for (tile, top, bottom) in table {
      driver.send(.window(.tile(window: 1, tile)))
      let insets = driver.device.inspect(window: 1) { window in window.safeAreaInsets }
      #expect(insets?.top == top && insets?.bottom == bottom)
    }
  }

  // MARK: Opening and closing

  @Test("an opened window is in front, a closed one is gone, and its number is not given again")
  func openAndClose() throws {
    let driver = try Screens.device(.pad11, Era(18))
    let opened = driver.send(.window(.open(app: "C")))
    #expect(opened.windows.map(\.reason) == [.covered, .covered, .opened])
    let closed = driver.send(.window(.close(window: 3)))
    #expect(closed.windows.map(\.id) == [1, 2, 3])
    #expect(closed.windows.map(\.reason).last == .closed)
    // It was as it was shown last.
    #expect(closed.windows[2].changed && closed.windows[2].size == opened.windows[2].size)
    // Once told it is told no more.
    #expect(driver.turn(.landscapeRight).windows.map(\.id) == [1, 2])
    #expect(driver.device.snapshot.windows.map(\.id) == [1, 2])
    #expect(driver.device.snapshot.windows.filter(\.isForeground).count == 1)
    driver.send(.window(.open(app: "A")))
    #expect(driver.device.snapshot.windows.map(\.id) == [1, 2, 4])
  }

  @Test("an opened window has the focus, whichever had it")
  func openedIsTurnedTo() throws {
    let driver = try Screens.device(.pad11, Era(26), windows: 3)
    for id in 1...3 { driver.send(.window(.resize(window: id, width: 700, height: 600, .bottomRight, steps: 1))) }
    driver.send(.window(.focus(window: 2)))
    driver.send(.window(.open(app: "D")))
    #expect(driver.device.snapshot.windows.map(\.isFocused) == [false, false, false, true])
  }

  @Test("when the window that fills the screen is closed, the one turned to before it takes its place")
  func closedFullScreen() throws {
    let driver = try Screens.device(.pad11, Era(18), windows: 3)
    for id in [3, 2, 1] { driver.send(.arrange(.full(window: id))) }
    driver.send(.window(.close(window: 1)))
    #expect(driver.device.snapshot.windows.filter(\.isForeground).map(\.id) == [2])
  }

  @Test("closing one of a split leaves the screen to the other")
  func closeOne() throws {
    let driver = try Screens.device(.iPadPro97, Era(12))
    driver.send(.window(.close(window: 1)))
    #expect(Screens.frames(driver) == ["2: 0,0 1024×768"])
  }

  // MARK: The foldable

  @Test("the inner display is a quarter turn off the device, follows it, and splits at its fold")
  func foldable() throws {
    let driver = try Screens.device(.inner, Era(27), held: .portrait)
    #expect(driver.device.snapshot.screenOrientation == .landscapeLeft)
    #expect(Screens.frames(driver) == ["1: 0,0 475.5×669", "2: 475.5,0 475.5×669"])
    let turns: [(DeviceOrientation, InterfaceOrientation)] = [
      (.landscapeLeft, .portrait), (.portraitUpsideDown, .landscapeRight), (.landscapeRight, .portraitUpsideDown),
    ]
    for (attitude, expected) in turns {
      driver.turn(attitude)
      #expect(driver.window().interface == expected)
    }
  }
}
