// Devices whose screens have room for windows, and words for where those are.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import Orientation
import SwivelUI

extension DeviceProfile {
  /// The table's 11-inch iPad Pro with everything it offers.
  static let pad11 = DeviceProfile(
    id: "ipad-pro-11-4", name: "iPad Pro 11-inch", idiom: .pad, launchEra: Era(16, 1), lastMajorVersion: 27,
    displays: [
      Display(
        width: 834, height: 1194, scale: 2, corners: .faceIDNoHome, supportsUpsideDown: true,
        multitasking: Multitasking.allCases, source: FactSource("devices.csv"))
    ])

  /// The table's iPad of the 9th generation: windows from iPadOS 26 on, and never Stage Manager.
  static let ipad9 = DeviceProfile(
    id: "ipad-9", name: "iPad (9th generation)", idiom: .pad, launchEra: Era(15), lastMajorVersion: 27,
    displays: [
      Display(
        width: 810, height: 1080, scale: 2, corners: .homeButton, supportsUpsideDown: true,
        multitasking: [.slideOver, .splitView, .windowing26], source: FactSource("devices.csv"))
    ])

  /// The inner display of the foldable.
  static let inner = DeviceProfile(
    id: "iphone-duo-inner", name: "iPhone Duo", idiom: .phone, launchEra: Era(27), lastMajorVersion: 27,
    displays: [
      Display(
        name: "inner", width: 669, height: 951, scale: 3, corners: .underDisplayCamera, supportsUpsideDown: true,
        multitasking: [.splitView], quarterTurns: 1, fold: Fold(position: 475.5, strip: 40),
        source: FactSource("devices.csv"))
    ])
}

/// What tests of windows share.
@MainActor enum Screens {
  static func app(_ name: String, fullScreen: Bool = false) -> AppBundle {
    var app = AppBundle.test { UINavigationController(rootViewController: V()) }
    app.name = name
    app.infoDictionary.requiresFullScreen = fullScreen
    return app
  }

  /// A device with the apps A, B and C installed, in landscape, of which the first `count` have windows.
  static func device(
    _ profile: DeviceProfile, _ era: Era, windows count: Int = 2, fullScreen: Bool = false,
    held: DeviceOrientation = .landscapeLeft
  ) throws -> Driver {
    let apps = [Self.app("A", fullScreen: fullScreen), Self.app("B"), Self.app("C"), Self.app("D")]
    let driver = Driver(
      try EmulatedDevice(
        profile: profile, era: era, apps: Array(apps.prefix(count)), installed: apps, arrangement: nil))
    driver.turn(held)
    return driver
  }

  /// `x,y w×h` of each window on the screen, in order of identifier.
  static func frames(_ driver: Driver) -> [String] {
    driver.device.snapshot.windows.filter(\.isForeground).map { window in
      let frame = window.frame
      return "\(window.id): \(text(frame.minX)),\(text(frame.minY)) \(text(frame.width))×\(text(frame.height))"
    }
  }

  static func text(_ value: CGFloat) -> String { Int(exactly: value).map(String.init) ?? "\(Double(value))" }

  static func refusal(_ outcome: Outcome) -> String {
    if case .refused(let reason) = outcome.ending { return reason }
    return "\(outcome.ending)"
  }
}

/// What a scene delegate was told.
@MainActor final class Told {
  var resizing: [Bool] = []
}

/// Shows the test's window and listens to its geometry.
@MainActor final class GeometryListener: UIWindowSceneDelegate {
  private let told: Told
  private var window: UIWindow?

  init(_ told: Told) { self.told = told }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = V()
    window.makeKeyAndVisible()
    self.window = window
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) { told.resizing.append(windowScene.effectiveGeometry.isInteractivelyResizing) }
}
