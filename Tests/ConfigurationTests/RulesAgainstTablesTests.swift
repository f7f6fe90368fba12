// The rules the emulator lays windows out by give what the tables of every device say.
import Configuration
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import Orientation
import SwivelUI
import Testing

private let folder =
  URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path + "/config"

@MainActor @Suite("The emulator's rules and the catalogue's tables")
struct RulesAgainstTablesTests {
  private static let read = Result { try ConfigurationFolder(path: folder).devices() }

  private func device(_ profile: DeviceProfile, _ era: Era, _ orientation: TableOrientation) throws -> EmulatedDevice {
    // Before iOS 6 a controller turns by its predicate only.
    let app = AppBundle.test { LegacyV(.all) }
    let device = try EmulatedDevice(profile: profile, era: era, apps: [app], arrangement: .full(window: 1))
    _ = device.handle(
      DeviceInput(
        time: 1, event: .deviceOrientation(orientation.isLandscape ? .landscapeLeft : .portrait)))
    return device
  }

  /// The first version the device runs that a table's row speaks of; nil for one that speaks of none.
  private func era(_ range: EraRange, _ profile: DeviceProfile) -> Era? {
    let first = max(range.from, profile.launchEra)
    return range.contains(first) && profile.runs(first) ? first : nil
  }

  private func name(_ window: TableWindow) -> String {
    switch window {
    case .full: "full"
    case .half, .foldHalf: "1/2"
    case .narrow: "1/3"
    case .wide: "2/3"
    case .dockedSlideOver, .floatingSlideOver: "slide over"
    }
  }

  @Test("every window size of the tables, and its classes, come out of the rules")
  func sizes() throws {
    var compared = 0
    for profile in try Self.read.get() {
      for fact in profile.windows where fact.source.confidence != .unknown {
        guard let eras = fact.eras, let era = era(eras, profile), fact.size.count == 2 else { continue }
        let device = try device(profile, era, fact.orientation)
        let place = "\(profile.id) iOS \(era) \(fact.orientation.rawValue) \(fact.window.rawValue)"
        let offered = device.offeredFrames.first { $0.name == name(fact.window) }
        let frame = try #require(offered?.frame, "\(place) is not offered")
        #expect([Double(frame.width), Double(frame.height)] == fact.size, "\(place)")
        guard era >= Era(8), !fact.classes.contains("") else { continue }
        device.tryOut(window: 1, at: frame)
        let window = device.snapshot.windows[0]
        #expect([window.horizontal.rawValue, window.vertical.rawValue] == fact.classes, "\(place)")
        compared += 1
      }
    }
    #expect(compared > 300)
  }

  @Test("every phone's size classes come out of the rules")
  func phones() throws {
    var compared = 0
    for device in try Self.read.get() where device.idiom == .phone {
      for display in device.displays {
        let profile = device.displays.count == 1 ? device : try #require(device.showing(display.name))
        for fact in profile.classes where fact.display == display.name && fact.window == .full {
          guard !fact.classes.contains("n/a"), !fact.classes.contains("") else { continue }
          let emulated = try self.device(profile, max(Era(8), profile.launchEra), fact.orientation)
          // A display built in sideways is in the other orientation.
          let isLandscape = fact.orientation.isLandscape
          if emulated.snapshot.screenOrientation.isLandscape != isLandscape {
            _ = emulated.handle(
              DeviceInput(time: 2, event: .deviceOrientation(isLandscape ? .portrait : .landscapeLeft)))
          }
          let window = emulated.snapshot.windows[0]
          #expect([window.horizontal.rawValue, window.vertical.rawValue] == fact.classes, "\(profile.id)")
          compared += 1
        }
      }
    }
    #expect(compared > 100)
  }

  @Test("every safe area of the tables is the window's")
  func safeAreas() throws {
    for device in try Self.read.get() where device.displays.count == 1 {
      for fact in device.areas where fact.eras.from >= Era(11) {
        guard let era = era(fact.eras, device) else { continue }
        let emulated = try self.device(device, era, fact.orientation)
        let insets = try #require(emulated.inspect(window: 1) { window in window.safeAreaInsets })
        let sides = [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
        for (value, expected) in zip(sides, fact.safeArea) {
          if let expected { #expect(value == expected, "\(device.id) iOS \(era) \(fact.orientation.rawValue)") }
        }
      }
    }
  }

  /// Bars of iOS 26 stay as they were: the tables have them at the top. Those of phones are R-MET-03's.
  @Test(
    "every tab bar of an iPad up to iOS 18 in the tables is a tab bar controller's, with the home indicator's space")
  func tabBars() throws {
    var compared = 0
    for device in try Self.read.get() where device.displays.count == 1 {
      for fact in device.areas where device.idiom == .pad && fact.eras.from < Era(26) {
        guard let expected = fact.tabBar, let era = era(fact.eras, device) else { continue }
        let emulated = try self.device(device, era, fact.orientation)
        _ = emulated.perform(window: 1) { window in
          let tabs = UITabBarController()
          tabs.viewControllers = [LegacyV(.all), LegacyV(.all)]
          window.rootViewController = tabs
        }
        let bar = emulated.inspect(window: 1) { window in
          (window.rootViewController as? UITabBarController)?.tabBar.frame.height
        }
        #expect(bar == CGFloat(expected), "\(device.id) iOS \(era) \(fact.orientation.rawValue)")
        compared += 1
      }
    }
    #expect(compared > 50)
  }

  /// R-MET-01, R-MET-04: a status bar shown lying on its side up to iOS 7 is one of devices with a home button; without one, and
  /// asked for versions before the first a table speaks of, what it says of that one stays true.
  @Test(arguments: [
    ("iphone-x", InterfaceOrientation.portrait, 44.0), ("iphone-x", .landscapeRight, 0),
    ("ipad-pro-11-1", .portrait, 24), ("ipad-pro-11-1", .landscapeRight, 24), ("iphone-5", .portrait, 20),
    ("iphone-5", .landscapeRight, 20), ("ipad-2", .landscapeRight, 20),
  ])
  func statusBarsOfOldVersions(id: String, orientation: InterfaceOrientation, top: Double) throws {
    let device = try #require(try Self.read.get().first { $0.id == id })
    #expect(device.screenArea(Era(7), orientation).top == top)
  }

  /// Phones of 414 points with a camera: of the two sharpnesses only the coarser one takes 48 from iOS 14 on (safe_areas.csv).
  @Test(
    "what the rules say of a wide phone without its table is what its table says",
    arguments: ["iphone-xr", "iphone-11", "iphone-xs-max", "iphone-11-pro-max"])
  func areasWithoutTables(id: String) throws {
    let device = try #require(try Self.read.get().first { $0.id == id })
    var bare = device
    bare.areas = []
    var compared = 0
    for fact in device.areas {
      guard let era = era(fact.eras, device) else { continue }
      let area = bare.screenArea(era, fact.orientation.isLandscape ? .landscapeRight : .portrait)
      let sides: [Double?] = [area.top, area.left, area.bottom, area.right]
      #expect(sides == fact.safeArea, "iOS \(era) \(fact.orientation.rawValue)")
      #expect(area.statusBar == fact.statusBar, "iOS \(era) \(fact.orientation.rawValue)")
      compared += 1
    }
    #expect(compared >= 2)
  }

  @Test("every toolbar of the tables is a navigation controller's, with the home indicator's space")
  func toolbars() throws {
    var compared = 0
    for device in try Self.read.get() where device.displays.count == 1 {
      for fact in device.areas {
        guard let expected = fact.toolbar, let era = era(fact.eras, device) else { continue }
        let emulated = try self.device(device, era, fact.orientation)
        _ = emulated.perform(window: 1) { window in
          let navigation = UINavigationController(rootViewController: LegacyV(.all))
          navigation.isToolbarHidden = false
          window.rootViewController = navigation
        }
        let bar = emulated.inspect(window: 1) { window in
          (window.rootViewController as? UINavigationController)?.toolbar.frame.height
        }
        #expect(bar == CGFloat(expected), "\(device.id) iOS \(era) \(fact.orientation.rawValue)")
        compared += 1
      }
    }
    #expect(compared > 100)
  }
}
