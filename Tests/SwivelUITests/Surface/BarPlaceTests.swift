// Bars in `viewDidLoad`: where they are when an app first asks, and what is in them when a menu pushes them out.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// Keeps what its bar measured when the view was loaded.
private final class EarlyTabs: UITabBarController {
  var seen = CGRect.zero
  override func viewDidLoad() {
    super.viewDidLoad()
    seen = tabBar.frame
  }
}
private final class EarlyStack: UINavigationController {
  var seen = CGRect.zero
  override func viewDidLoad() {
    super.viewDidLoad()
    seen = navigationBar.frame
  }
}

@MainActor struct BarPlaceTests {
  private static func root<Root: UIViewController, Result>(
    _ profile: DeviceProfile, _ version: Int, _ make: @escaping @MainActor @Sendable () -> Root,
    _ body: @MainActor (Root) -> Result
  ) throws -> Result {
    let device = try EmulatedDevice(
      profile: profile, era: Era(version), apps: [.test { make() }], arrangement: nil)
    return try #require(device.inspect(window: 1) { ($0.rootViewController as? Root).map(body) } ?? nil)
  }

  /// Bars have their place before the first layout (R-MET-01, R-MET-03): above the home indicator, below the status bar.
  @Test(arguments: [
    (
      DeviceProfile.iPhone8, 15, CGRect(x: 0, y: 618, width: 375, height: 49),
      CGRect(x: 0, y: 20, width: 375, height: 44)
    ),
    (.iPhoneX, 15, CGRect(x: 0, y: 729, width: 375, height: 83), CGRect(x: 0, y: 44, width: 375, height: 44)),
    (.iPhone5, 9, CGRect(x: 0, y: 519, width: 320, height: 49), CGRect(x: 0, y: 20, width: 320, height: 44)),
  ])
  func barsHaveTheirPlace(profile: DeviceProfile, version: Int, tab: CGRect, navigation: CGRect) throws {
    #expect(try Self.root(profile, version, { EarlyTabs() }, { $0.seen }) == tab)
    #expect(
      try Self.root(profile, version, { EarlyStack(rootViewController: UIViewController()) }, { $0.seen }) == navigation
    )
  }

  /// A stack whose view a menu pushed 240 points to the right: what is in its bar stays as wide as it was.
  @Test func aBarThatIsPushedOutIsNotPressedTogether() throws {
    let (before, after) = try Self.root(.iPhoneX, 15, Self.titled) { stack in
      @MainActor func frames() -> [CGRect] { stack.navigationBar.subviews.map { $0.frame } }
      let before = frames()
      stack.view.frame.origin.x = 240
      stack.navigationBar.setNeedsLayout()
      stack.navigationBar.layoutIfNeeded()
      return (before, frames())
    }
    #expect(before == after && before.contains { $0.width == 125 })
  }

  private static func titled() -> UINavigationController {
    let root = UIViewController()
    root.navigationItem.title = "Inbox"
    return UINavigationController(rootViewController: root)
  }
}
