// How an app shows its first window: "If you only want to show the window, change its isHidden property to false"
// (makeKeyAndVisible()), which is no less than showing it and making it the key window.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor private final class Showing: UIResponder, UIApplicationDelegate {
  let asKey: Bool
  var window: UIWindow?
  init(asKey: Bool) {
    self.asKey = asKey
    super.init()
  }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    if asKey { window.makeKeyAndVisible() } else { window.isHidden = false }
    self.window = window
    return true
  }
}

@MainActor @Suite struct FirstWindowTests {
  @Test(arguments: [true, false]) func theFirstWindowIsShown(asKey: Bool) throws {
    let app = AppBundle(name: "First", infoDictionary: InfoDictionary()) { Showing(asKey: asKey) }
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app], arrangement: nil)
    let seen = device.inspect(window: 1) { window in
      (window.isHidden, window.isKeyWindow, window.rootViewController?.view.window === window, window.frame.size)
    }
    let (isHidden, isKey, isInPlace, size) = try #require(seen)
    #expect(!isHidden && isKey == asKey && isInPlace && size == CGSize(width: 375, height: 667))
  }

  /// A window that was never shown is hidden, and one that is made key again is shown again.
  @Test func aHiddenFirstWindowIsShownAgain() throws {
    let app = AppBundle(name: "First", infoDictionary: InfoDictionary()) { Showing(asKey: true) }
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app], arrangement: nil)
    let seen = device.inspect(window: 1) { window -> [Bool] in
      window.isHidden = true
      let hidden = window.isHidden
      window.makeKeyAndVisible()
      return [hidden, window.isHidden, UIWindow(frame: window.frame).isHidden]
    }
    #expect(seen == [true, false, true])
  }
}
