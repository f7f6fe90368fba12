// The display connected to an iPad: which have one, what is on it, what turning does not do to it, and what scenes hear.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import Orientation
import SwivelUI
import Testing

@MainActor struct ExternalDisplayTests {
  private static let display = DisplaySize(width: 1920, height: 1080, scale: 1)

  private func connected(_ era: Era = Era(26), windows: Int = 2) throws -> Driver {
    let driver = try Screens.device(.pad11, era, windows: windows)
    #expect(driver.send(.window(.connect(Self.display))).ending == .settled)
    return driver
  }

  private func frames(_ driver: Driver, on screen: WindowScreen) -> [String] {
    driver.device.snapshot.windows.filter { $0.isForeground && $0.screen == screen }.map { window in
      let frame = window.frame
      return
        "\(window.id): \(Screens.text(frame.minX)),\(Screens.text(frame.minY)) "
        + "\(Screens.text(frame.width))×\(Screens.text(frame.height))"
    }
  }

  @Test("a window goes to the display with its size and comes back with it; the device gets another one")
  func there() throws {
    let driver = try connected()
    driver.send(.window(.resize(window: 1, width: 700, height: 600, .bottomRight, steps: 1)))
    let outcome = driver.send(.window(.transfer(window: 1, to: .external)))
    #expect(outcome.windows[0].screen == .external && outcome.windows[0].reason == .moved)
    #expect(frames(driver, on: .external) == ["1: 0,0 700×600"])
    #expect(frames(driver, on: .device) == ["2: 0,0 1194×834"])
    #expect(driver.window(1).isFocused && driver.device.snapshot.external == Self.display)
    driver.send(.window(.transfer(window: 1, to: .device)))
    #expect(frames(driver, on: .external) == [])
    #expect(frames(driver, on: .device) == ["1: 0,0 700×600", "2: 0,0 1194×834"])
  }

  @Test("on the display windows are opened, moved, resized, tiled and swapped like on the device")
  func arranging() throws {
    let driver = try connected(windows: 1)
    driver.send(.window(.open(app: "B", on: .external)))
    driver.send(.window(.open(app: "C", on: .external)))
    driver.send(.window(.tile(window: 2, .leftHalf)))
    driver.send(.window(.tile(window: 3, .rightThird)))
    // A third and a half would leave a strip: window 2 is tiled no more.
    #expect(frames(driver, on: .external) == ["2: 0,0 960×1080", "3: 1280,0 640×1080"])
    #expect(driver.window(2).placement == .free)
    driver.send(.window(.resize(window: 3, width: 1500, height: 900, .topRight, steps: 4)))
    #expect(frames(driver, on: .external)[1] == "3: 420,180 1500×900")
    driver.send(.window(.move(window: 3, x: 10, y: 20)))
    driver.send(.window(.swap(2, 3)))
    #expect(frames(driver, on: .external) == ["2: 10,20 1500×900", "3: 0,0 960×1080"])
    #expect(driver.device.snapshot.windows.map(\.layer) == [0, 1, 0])
    driver.send(.window(.focus(window: 3)))
    #expect(driver.device.snapshot.windows.map(\.layer) == [0, 0, 1])
  }

  @Test("the middle third of the display is seen however the device is held, as that of an upright device is not")
  func thirds() throws {
    let driver = try connected(windows: 1)
    for app in ["B", "C", "D"] { driver.send(.window(.open(app: app, on: .external))) }
    for (id, tile) in [(2, WindowTile.leftThird), (3, .middleThird), (4, .rightThird)] {
      driver.send(.window(.tile(window: id, tile)))
    }
    driver.turn(.portrait)
    #expect(frames(driver, on: .external) == ["2: 0,0 640×1080", "3: 640,0 640×1080", "4: 1280,0 640×1080"])
    #expect((2...4).map { driver.window($0).placement } == [.tile, .tile, .tile])
  }

  @Test("whichever screen a window is on or goes to, the one turned to last has the focus")
  func focus() throws {
    let driver = try connected()
    driver.send(.window(.focus(window: 2)))
    driver.send(.window(.transfer(window: 1, to: .external)))
    #expect(driver.device.snapshot.windows.map(\.isFocused) == [true, false])
    driver.send(.window(.focus(window: 2)))
    #expect(driver.device.snapshot.windows.map(\.isFocused) == [false, true])
    driver.send(.window(.focus(window: 1)))
    #expect(driver.device.snapshot.windows.map(\.isFocused) == [true, false])
  }

  @Test("the display does not turn with the device, and nobody on it is told or asked")
  func turning() throws {
    let driver = try connected()
    driver.send(.window(.transfer(window: 1, to: .external)))
    let before = driver.window(1)
    let outcome = driver.turn(.portrait)
    #expect(outcome.windows.map(\.reason) == [.already, .rotated])
    #expect(outcome.windows[0].changed == false)
    #expect(driver.window(1).frame == before.frame && driver.window(1).root == before.root)
    #expect(driver.window(1).explanation.contains("external display, which does not turn"))
    #expect(!outcome.calls(window: 1).contains { $0.contains("viewWillTransition") })
  }

  @Test("guests see the display: UIScreen.screens, the scene's screen, its bounds and scale, the trait")
  func screens() throws {
    let driver = try connected()
    func look<Value>(_ body: (UIWindow) -> Value) -> Value? { driver.device.inspect(window: 1, body) }
    #expect(look { $0.windowScene?.screen === UIScreen.main } == true)
    #expect(look { $0.traitCollection.displayScale } == 2)
    driver.send(.window(.transfer(window: 1, to: .external)))
    #expect(look { _ in UIScreen.screens.count } == 2)
    #expect(look { $0.windowScene?.screen === UIScreen.screens[1] } == true)
    #expect(look { $0.windowScene?.screen.bounds } == CGRect(x: 0, y: 0, width: 1920, height: 1080))
    #expect(look { $0.windowScene?.screen.scale } == 1 && look { $0.traitCollection.displayScale } == 1)
    // What the system takes of the device's screen it does not take of this one.
    #expect(look { $0.safeAreaInsets } == .zero)
    driver.send(.window(.disconnect))
    #expect(look { _ in UIScreen.screens.count } == 1)
    #expect(look { $0.windowScene?.screen === UIScreen.main } == true)
  }

  @Test("a scene that goes to another screen is told once, though the numbers are the same (R-WIN-07)")
  func told() throws {
    let told = Told()
    var app = AppBundle.test { V() }
    app.sceneDelegate = { GeometryListener(told) }
    let other = Screens.app("B")
    let driver = Driver(
      try EmulatedDevice(profile: .pad11, era: Era(26), apps: [app, other], arrangement: .full(window: 1)))
    driver.turn(.landscapeLeft)
    driver.send(.window(.connect(Self.display)))
    driver.send(.window(.resize(window: 1, width: 500, height: 400, .bottomRight, steps: 1)))
    for screen in [WindowScreen.external, .device] {
      told.resizing.removeAll()
      let outcome = driver.send(.window(.transfer(window: 1, to: screen)))
      #expect(told.resizing == [false], "to \(screen)")
      #expect(driver.window(1).frame.size == CGSize(width: 500, height: 400))
      #expect(!outcome.calls(window: 1).contains { $0.contains("viewWillTransition") })
    }
  }

  @Test("disconnected, what was on the display goes to the background and comes back as large as it was")
  func disconnecting() throws {
    let driver = try connected()
    driver.send(.window(.resize(window: 1, width: 700, height: 600, .bottomRight, steps: 1)))
    driver.send(.window(.transfer(window: 1, to: .external)))
    driver.send(.window(.tile(window: 2, .leftHalf)))
    let outcome = driver.send(.window(.disconnect))
    #expect(outcome.windows.map(\.reason) == [.covered, .unaffected])
    #expect(driver.device.snapshot.external == nil && driver.window(1).screen == .device)
    driver.send(.window(.focus(window: 1)))
    #expect(driver.window(1).frame.size == CGSize(width: 700, height: 600))
  }

  @Test(
    "a window of the display that is larger than the iPad's screen of 1194×834 is as large as that, each way",
    arguments: [
      ((1500.0, 900.0), CGSize(width: 1194, height: 834)), ((700, 1000), CGSize(width: 700, height: 834)),
      ((1400, 500), CGSize(width: 1194, height: 500)),
    ])
  func disconnectingLargeOnes(there: (width: Double, height: Double), here: CGSize) throws {
    let driver = try connected()
    driver.send(.window(.transfer(window: 1, to: .external)))
    driver.send(.window(.resize(window: 1, width: there.width, height: there.height, .bottomRight, steps: 1)))
    #expect(driver.window(1).frame.size == CGSize(width: there.width, height: there.height))
    driver.send(.window(.tile(window: 2, .leftHalf)))
    driver.send(.window(.disconnect))
    driver.send(.window(.focus(window: 1)))
    #expect(driver.window(1).screen == .device && driver.window(1).frame.size == here)
    // What fills the screen is placed as what does.
    #expect(driver.window(1).placement == (here.width == 1194 && here.height == 834 ? .full : .free))
  }

  @Test("four windows on the iPad and four on the display (stage_windowing.csv)")
  func limits() throws {
    let driver = try connected(Era(18), windows: 1)
    for _ in 1...4 { #expect(driver.send(.window(.open(app: "B", on: .external))).ending == .settled) }
    let fifth = Screens.refusal(driver.send(.window(.open(app: "B", on: .external))))
    #expect(fifth.contains("shows 4 windows already"))
    driver.send(.window(.resize(window: 1, width: 592, height: 600, .bottomRight, steps: 1)))
    for _ in 1...3 { #expect(driver.send(.window(.open(app: "C"))).ending == .settled) }
    #expect(frames(driver, on: .device).count == 4 && frames(driver, on: .external).count == 4)
  }

  @Test(
    "without an M1 the display mirrors, phones and older versions have none; each refusal has its reason",
    arguments: [
      (DeviceProfile.iPadPro97, Era(12), "has no overlapping windows"), (.iPhone8, Era(16), "is a phone"),
      (.pad11, Era(17), "no display is connected"), (.iPadPro11, Era(26), "only mirrors"),
    ])
  func refusals(profile: DeviceProfile, era: Era, expected: String) throws {
    let driver = try Screens.device(profile, era)
    let before = driver.device.snapshot
    let order: WindowOrder =
      profile.id == DeviceProfile.pad11.id && era == Era(17) ? .disconnect : .connect(Self.display)
    #expect(Screens.refusal(driver.send(.window(order))).contains(expected))
    #expect(Screens.refusal(driver.send(.window(.transfer(window: 1, to: .external)))) != "settled")
    #expect(driver.device.snapshot == before)
  }

  @Test("nonsense and what belongs to one screen alone is refused")
  func nonsense() throws {
    let driver = try connected()
    driver.send(.window(.transfer(window: 1, to: .external)))
    let before = driver.device.snapshot
    let table: [(WindowOrder, String)] = [
      (.connect(Self.display), "connected already"),
      (.connect(DisplaySize(width: .nan, height: 1080, scale: 1)), "sides of 320 to 8000"),
      (.connect(DisplaySize(width: 1920, height: -1, scale: 1)), "sides of 320 to 8000"),
      (.connect(DisplaySize(width: 1920, height: 1080, scale: 0)), "1 to 3 pixels"),
      (.transfer(window: 1, to: .external), "there already"), (.transfer(window: 9, to: .external), "no window 9"),
      (.transfer(window: 2, to: .external), "nothing would be left"),
      (.swap(1, 2), "different screens"), (.close(window: 2), "nothing would be left"),
      (.resize(window: 1, width: 2000, height: 500, .topLeft, steps: 1), "larger than the screen, 1920×1080"),
    ]
    for (order, expected) in table {
      let reason = Screens.refusal(driver.send(.window(order)))
      #expect(reason.contains(expected), "\(order): \(reason)")
      #expect(driver.device.snapshot == before)
    }
  }
}
