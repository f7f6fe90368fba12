// Tiles share their lines: whatever is dragged, turned, swapped or closed, they neither overlap nor leave strips between
// them; and what is turned to or comes back keeps its size.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import Orientation
import Testing

@MainActor struct TilingTests {
  private func quarters() throws -> Driver {
    let driver = try Screens.device(.pad11, Era(26), windows: 4)
    for (id, tile) in zip(1..., [WindowTile.topLeft, .topRight, .bottomLeft, .bottomRight]) {
      driver.send(.window(.tile(window: id, tile)))
    }
    return driver
  }

  @Test("the line of four quarters is dragged for all four, and turned it stays at the same part of the screen")
  func dividerOfQuarters() throws {
    let driver = try quarters()
    let outcome = driver.send(.window(.divider(at: 500, steps: 5)))
    #expect(outcome.windows.map(\.reason) == Array(repeating: .resized, count: 4))
    let landscape = ["1: 0,0 500×417", "2: 500,0 694×417", "3: 0,417 500×417", "4: 500,417 694×417"]
    #expect(Screens.frames(driver) == landscape)
    driver.turn(.portrait)
    // 500 of 1194 points are 349.246 of 834, at two pixels a point 349.
    #expect(
      Screens.frames(driver) == ["1: 0,0 349×597", "2: 349,0 485×597", "3: 0,597 349×597", "4: 349,597 485×597"])
    driver.turn(.landscapeLeft)
    #expect(Screens.frames(driver) == landscape)
  }

  @Test("windows that change places take over each other's tiles, wherever the line is")
  func swapped() throws {
    let driver = try quarters()
    driver.send(.window(.divider(at: 500, steps: 1)))
    driver.send(.window(.swap(1, 4)))
    #expect(Screens.frames(driver)[0] == "1: 500,417 694×417" && Screens.frames(driver)[3] == "4: 0,0 500×417")
  }

  /// 330 of 1194 would be 230.5 of 834, on either side; a window has 320 at least.
  @Test(
    "a line an upright screen has no room for stays as near as windows may be narrow",
    arguments: [(330.0, [320, 514]), (864, [514, 320])] as [(Double, [CGFloat])])
  func narrowed(x: Double, upright: [CGFloat]) throws {
    let driver = try quarters()
    driver.send(.window(.divider(at: x, steps: 1)))
    driver.turn(.portrait)
    #expect(driver.device.snapshot.windows.map(\.frame.width) == upright + upright)
    driver.turn(.landscapeLeft)
    let landscape = [CGFloat(x), 1194 - CGFloat(x)]
    #expect(driver.device.snapshot.windows.map(\.frame.width) == landscape + landscape)
  }

  @Test("dragged thirds turned upright leave the middle one's room to the others, each in proportion")
  func thirds() throws {
    let driver = try Screens.device(.pad11, Era(26), windows: 3)
    for (id, tile) in zip(1..., [WindowTile.leftThird, .middleThird, .rightThird]) {
      driver.send(.window(.tile(window: id, tile)))
    }
    driver.send(.window(.divider(at: 474, steps: 1)))
    #expect(Screens.frames(driver) == ["1: 0,0 474×834", "2: 474,0 322×834", "3: 796,0 398×834"])
    driver.turn(.portrait)
    // 474 to 398 of 834.
    #expect(Screens.frames(driver) == ["1: 0,0 453.5×1194", "3: 453.5,0 380.5×1194"])
    driver.turn(.landscapeLeft)
    #expect(Screens.frames(driver) == ["1: 0,0 474×834", "2: 474,0 322×834", "3: 796,0 398×834"])
  }

  @Test("of thirds two closed upright leave the third one on the screen")
  func hiddenMiddle() throws {
    let driver = try Screens.device(.pad11, Era(26), windows: 3)
    for (id, tile) in zip(1..., [WindowTile.leftThird, .middleThird, .rightThird]) {
      driver.send(.window(.tile(window: id, tile)))
    }
    driver.turn(.portrait)
    driver.send(.window(.close(window: 1)))
    #expect(Screens.frames(driver) == ["2: 0,0 417×1194", "3: 417,0 417×1194"])
    driver.send(.window(.close(window: 3)))
    #expect(Screens.frames(driver) == ["2: 0,0 417×1194"])
  }

  @Test("a tile that is taken again sends the window that had it behind, untiled and as large as it was")
  func taken() throws {
    let driver = try Screens.device(.pad11, Era(26), windows: 3)
    driver.send(.window(.tile(window: 1, .leftHalf)))
    driver.send(.window(.tile(window: 2, .rightHalf)))
    driver.send(.window(.divider(at: 700, steps: 1)))
    driver.send(.window(.tile(window: 3, .rightHalf)))
    #expect(Screens.frames(driver) == ["1: 0,0 700×834", "2: 700,0 494×834", "3: 700,0 494×834"])
    #expect(driver.device.snapshot.windows.map(\.placement) == [.tile, .free, .tile])
  }

  @Test("the divider stops where an app's window would be narrower than it asks for")
  func appsLeast() throws {
    let driver = try Screens.device(.pad11, Era(26))
    driver.send(.window(.tile(window: 1, .leftHalf)))
    driver.send(.window(.tile(window: 2, .rightHalf)))
    _ = driver.device.perform(window: 1) { window in
      window.windowScene?.sizeRestrictions?.minimumSize = CGSize(width: 550, height: 400)
    }
    let reason = Screens.refusal(driver.send(.window(.divider(at: 500, steps: 1))))
    #expect(reason.contains("at 500 window 1 would have 500 points, less than 550"))
    #expect(driver.send(.window(.divider(at: 560, steps: 1))).ending == .settled)
  }

  @Test("to turn to a window does not resize it: neither one that filled the screen nor one that made room")
  func focusKeepsSize() throws {
    let driver = try Screens.device(.pad11, Era(26), windows: 3)
    driver.send(.window(.resize(window: 1, width: 500, height: 500, .bottomRight, steps: 1)))
    #expect(driver.send(.window(.focus(window: 3))).windows[2].size == CGSize(width: 1194, height: 834))
    driver.send(.window(.resize(window: 2, width: 640, height: 480, .topLeft, steps: 1)))
    driver.send(.arrange(.full(window: 3)))
    driver.send(.window(.tile(window: 3, .leftHalf)))
    driver.send(.window(.focus(window: 2)))
    #expect(driver.window(2).frame == CGRect(x: 554, y: 354, width: 640, height: 480))
    driver.send(.window(.focus(window: 1)))
    #expect(driver.window(1).frame == CGRect(x: 0, y: 0, width: 500, height: 500))
  }

  /// The tiles of a screen as a screen that is whole: what they leave free, as widths of the free stretches of each row.
  private func strips(_ tiles: [CGRect], _ screen: CGSize) -> [CGFloat] {
    let edges = Array(Set(tiles.flatMap { [$0.minY, $0.maxY] } + [0, screen.height])).sorted()
    return zip(edges, edges.dropFirst()).flatMap { top, bottom -> [CGFloat] in
      let row = tiles.filter { $0.minY <= top && $0.maxY >= bottom }.sorted { $0.minX < $1.minX }
      let ends = [0] + row.map(\.maxX)
      return zip(ends, row.map(\.minX) + [screen.width]).map { $1 - $0 }.filter { $0 != 0 }
    }
  }

  @Test("any 4,000 orders: tiles never overlap nor leave a strip, and turning there and back restores every frame")
  func walk() throws {
    for (profile, era) in [(DeviceProfile.pad11, Era(26, 1)), (.pad11, Era(18)), (.iPadPro129, Era(12))] {
      let driver = try Screens.device(profile, era, windows: 3)
      var seed: UInt64 = 7
      func next(_ count: Int) -> Int {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(seed >> 33) % count
      }
      var turned = 0
      for _ in 0..<1300 {
        let id = 1 + next(6)
        let orders: [DeviceEvent] = [
          .window(.open(app: ["A", "B", "C"][next(3)])), .window(.close(window: id)), .window(.focus(window: id)),
          .window(.swap(id, 1 + next(6))),
          .window(.split(first: id, second: 1 + next(6), SplitShare.allCases[next(3)])),
          .window(.tile(window: id, WindowTile.allCases[next(WindowTile.allCases.count)])),
          .window(.tile(window: id, WindowTile.allCases[next(WindowTile.allCases.count)])),
          .window(.divider(at: Double(next(1300)), steps: 1 + next(3))),
          .window(.divider(at: Double(next(1300)), steps: 1 + next(3))),
          .window(.resize(window: id, width: 400, height: 500, .topLeft, steps: 1)),
        ]
        if next(4) == 0 {
          let before = driver.device.snapshot
          let landscape = before.screenOrientation.isLandscape
          driver.turn(landscape ? .portrait : .landscapeLeft)
          check(driver)
          driver.turn(before.deviceOrientation)
          #expect(driver.device.snapshot.windows.map(\.frame) == before.windows.map(\.frame))
          if next(2) == 0 { driver.turn(landscape ? .portrait : .landscapeLeft) }
          turned += 1
        } else {
          driver.send(orders[next(orders.count)])
        }
        check(driver)
      }
      #expect(turned > 200)
    }
  }

  private func check(_ driver: Driver) {
    let snapshot = driver.device.snapshot
    let shown = snapshot.windows.filter(\.isForeground)
    #expect(!shown.isEmpty)
    let tiles = shown.filter { [.tile, .primary, .secondary].contains($0.placement) }
    for (index, window) in tiles.enumerated() {
      for other in tiles[..<index] { #expect(window.frame.intersection(other.frame).isEmpty) }
    }
    guard let first = tiles.first else { return }
    let free = strips(tiles.map(\.frame), snapshot.screenSize)
    // Split View has its bar of 10 points; between tiles there is nothing, or the room of a whole one.
    if first.placement == .tile {
      #expect(free.allSatisfy { $0 >= 320 }, "\(Screens.frames(driver))")
    } else {
      #expect(free == [10])
    }
  }
}
