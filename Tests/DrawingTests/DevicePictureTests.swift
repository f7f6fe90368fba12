// Whole devices: the system's marks, layers over windows, and the same bytes from the same state.
import Alternates
import BaseController
import DeviceCatalog
import DeviceFixtures
import Drawing
import Emulator
import Errands
import Foundation
import MovieLock
import Orientation
import Pages
import Picture
import Programmatic
import SwivelUI
import Testing

/// A screen without a home indicator.
private final class Immersed: UIViewController {
  override var prefersHomeIndicatorAutoHidden: Bool { true }
}

@MainActor @Suite struct DevicePictureTests {
  private static let apps: [(String, AppBundle)] = [
    ("Alternates", Alternates.app), ("BaseController", BaseController.app), ("Errands", Errands.app),
    ("MovieLock", MovieLock.app), ("Pages", Pages.app), ("Programmatic", Programmatic.app),
  ]

  @Test func theSameStateGivesTheSameBytes() throws {
    for (name, app) in Self.apps {
      func files() throws -> [[UInt8]] {
        let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app])
        _ = device.handle(DeviceInput(time: 1, event: .deviceOrientation(.landscapeLeft)))
        let picture = try #require(
          device.picture(DevicePictureOptions(hasFrame: true, layers: Set(PictureLayer.allCases))))
        return try PictureFormat.allCases.map { try $0.file(of: picture, scale: 1) { .none }.bytes }
      }
      #expect(try files() == files(), "\(name)")
    }
  }

  /// The words of a screen in front, which whoever knows the app knows it by.
  @Test func barsShowTitlesAndTheWayBack() throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [Errands.app])
    let picture = try #require(device.picture())
    let snapshot = device.snapshot.windows[0]
    #expect(picture.size == CGSize(width: 375, height: 667))
    #expect(picture.lines.contains("9:41 AM"))
    #expect(!snapshot.visibleController.isEmpty)
    let title = try #require(picture.texts(of: "navigation-title").first)
    #expect(title.weight == 600)
    #expect(title.size == 17)
  }

  /// A home button has no home indicator, and its landscape phone no status bar; a notch is at the device's top.
  @Test(arguments: [
    (DeviceProfile.iPhone8, DeviceOrientation.portrait, true, false, false),
    (.iPhone8, .landscapeLeft, false, false, false), (.iPhoneX, .portrait, true, true, true),
    (.iPhoneX, .landscapeLeft, false, true, true), (.iPadPro11, .portrait, true, true, false),
  ]) func theSystemDrawsItsMarks(
    profile: DeviceProfile, held: DeviceOrientation, statusBar: Bool, indicator: Bool, camera: Bool
  ) throws {
    let device = try EmulatedDevice(
      profile: profile, era: profile.nearestVersion(to: Era(15)), apps: [.test { V() }])
    _ = device.handle(DeviceInput(time: 1, event: .deviceOrientation(held)))
    let picture = try #require(device.picture())
    #expect(!picture.parts(of: "status-bar").isEmpty == statusBar)
    #expect(!picture.parts(of: "home-indicator").isEmpty == indicator)
    #expect(!picture.parts(of: "camera").isEmpty == camera)
    // The bar is a third of an iPad's short side and never wider than 140 points on a phone.
    if let bar = picture.parts(of: "home-indicator").first?.place {
      let width = Double(picture.size.width)
      let expected = profile.idiom == .pad ? min(width * 0.3, 320) : min(width * 0.36, 140)
      #expect(abs(Double(bar.width) - expected) < 0.5)
      // In the middle above the lower edge, in the room the table of safe areas keeps for it.
      #expect(abs(Double(bar.midX) - width / 2) < 0.5)
      #expect(bar.maxY < picture.size.height && bar.minY > picture.size.height - (held == .landscapeLeft ? 21 : 34))
    }
    guard camera, let notch = picture.parts(of: "camera").first?.place else { return }
    // Held landscape left, the device's top is at the left of its interface, which is landscape right.
    if held == .portrait { #expect(notch.minY < 1 && abs(Double(notch.midX) - Double(picture.size.width) / 2) < 1) }
    if held == .landscapeLeft { #expect(min(notch.minX, notch.maxX) < 1) }
  }

  /// The home indicator is seen against what lies under it, whatever lies beside: black on white and white on black. A third of a
  /// phone's width in the middle, it begins beyond a quarter and ends before three quarters of 375.
  @Test(arguments: [true, false]) func theHomeIndicatorIsSeenOnWhatItLiesOn(isOnWhite: Bool) throws {
    let device = try EmulatedDevice(
      profile: .iPhoneX, era: Era(15),
      apps: [
        .test {
          Screen { root in
            root.backgroundColor = isOnWhite ? .black : .white
            let strip = UIView(frame: CGRect(x: 375.0 / 4, y: 700, width: 375.0 / 2, height: 112))
            strip.backgroundColor = isOnWhite ? .white : .black
            root.addSubview(strip)
          }
        }
      ])
    let picture = try #require(device.picture())
    let bar = try #require(picture.parts(of: "home-indicator").first)
    #expect(bar.color == (isOnWhite ? .black : .white))
    let place = try #require(bar.place)
    #expect(place.minX > 375.0 / 4 && place.maxX < 375.0 * 3 / 4)
  }

  /// Hidden while nothing is touched where the controller in front wants it (prefersHomeIndicatorAutoHidden); a container has the word
  /// itself unless it names a child (childForHomeIndicatorAutoHidden).
  @Test(arguments: [(false, false, 1), (true, false, 0), (true, true, 1)])
  func theHomeIndicatorHides(wants: Bool, isInContainer: Bool, bars: Int) throws {
    let device = try EmulatedDevice(
      profile: .iPhoneX, era: Era(15),
      apps: [
        .test {
          let screen = wants ? Immersed() : V()
          return isInContainer ? UINavigationController(rootViewController: screen) : screen
        }
      ])
    #expect(try #require(device.picture()).parts(of: "home-indicator").count == bars)
  }

  @Test func aFrameSurroundsTheScreen() throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { V() }])
    let picture = try #require(device.picture(DevicePictureOptions(hasFrame: true)))
    #expect(picture.size.width > 375 && picture.size.height > 667 + 100)
    let button = try #require(picture.parts(of: "home-button").first?.place)
    #expect(button.minY > 667)
    #expect(device.picture(DevicePictureOptions(window: 7)) == nil)
  }

  @Test func layersAreDrawnWhenAskedFor() throws {
    let none = try drawn { $0.backgroundColor = .white }
    #expect(none.parts(of: "layer-safe-area").isEmpty)
    let device = try EmulatedDevice(profile: .iPhoneX, era: Era(15), apps: [.test { V() }])
    let picture = try #require(device.picture(DevicePictureOptions(window: 1, layers: [.safeArea, .margins])))
    // The table's safe area of the notch: 44 above, 34 below.
    #expect(picture.parts(of: "layer-safe-area").first?.place == CGRect(x: 0, y: 44, width: 375, height: 812 - 78))
    #expect(!picture.parts(of: "layer-margins").isEmpty)
    #expect(picture.parts(of: "layer-names").isEmpty)
  }

  @Test func namesHitAreasConstraintsAndFindingsAreMarked() throws {
    let picture = try drawn(layers: [.names, .hitAreas, .constraints, .findings]) { root in
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.accessibilityIdentifier = "go"
      button.addAction(UIAction { _ in }, for: .touchUpInside)
      button.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(button)
      NSLayoutConstraint.activate([
        button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 350),
        button.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
        button.widthAnchor.constraint(equalToConstant: 60),
      ])
    }
    #expect(picture.texts(of: "layer-names").contains { $0.string == "go" })
    #expect(!picture.parts(of: "layer-hit-areas").isEmpty)
    #expect(picture.texts(of: "layer-constraints").contains { $0.string == "350" })
    // The button reaches beyond the window of 375.
    #expect(picture.texts(of: "layer-findings").contains { $0.string == "1" })
  }

  @Test func whatIsPresentedDimsWhatIsBehind() throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15),
      apps: [
        .test {
          Acting(.didAppear) { controller in
            guard controller.presentedViewController == nil else { return }
            let alert = UIAlertController(title: "Delete?", message: "It is gone.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            controller.present(alert, animated: false)
          }
        }
      ])
    let picture = try #require(device.picture())
    #expect(picture.parts(of: "dimming").first?.color == PictureColor(white: 0, alpha: 0.2))
    #expect(["Delete?", "It is gone.", "Delete"].allSatisfy(picture.lines.contains))
  }

  /// Two windows share a screen of 1024: both are seen, in their places.
  @Test func windowsStandWhereTheyAre() throws {
    let device = try EmulatedDevice(profile: .iPadAir2, era: Era(9), apps: [Alternates.app, Alternates.app])
    _ = device.handle(DeviceInput(time: 1, event: .deviceOrientation(.landscapeLeft)))
    let picture = try #require(device.picture())
    #expect(picture.size == CGSize(width: 1024, height: 768))
    for (id, x) in [(1, 0.0), (2, 517)] {
      let ground = try #require(picture.parts(of: "window-\(id)").first?.place)
      #expect(abs(Double(ground.minX) - x) < 0.01)
      #expect(ground.size == CGSize(width: 507, height: 768))
    }
  }

  @Test(arguments: [("a.svg", PictureFormat.svg), ("b/c.PNG", .png), ("x.y.txt", .txt)])
  func namesSayTheFormat(path: String, format: PictureFormat) { #expect(PictureFormat(path: path) == format) }

  @Test(arguments: ["svg", "a", "a.gif", "", "a.svg/"]) func otherNamesSayNone(path: String) {
    #expect(PictureFormat(path: path) == nil)
  }
}
