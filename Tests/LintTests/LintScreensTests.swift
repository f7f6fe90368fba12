// Which windows stand for all: whole screens, and of those that share one the ends of each kind.
import DeviceCatalog
import DeviceFixtures
import Lint
import Orientation
import Testing

@Suite struct LintScreensTests {
  private static func screen(_ share: String, _ width: Double, isLandscape: Bool = false) -> LintScreen {
    LintScreen(
      name: "\(share) \(width) \(isLandscape)", share: share, profile: .iPhoneX, era: Era(16),
      window: .init(size: .init(width: width, height: 1_000), orientation: isLandscape ? .landscapeLeft : .portrait))
  }

  /// Four thirds upright, one turned, one half: the narrowest and the widest third stay, the first of those alike.
  @Test func endsOfEachKind() {
    let screens = [
      Self.screen("full", 800), Self.screen("1/3", 320), Self.screen("1/3", 375), Self.screen("1/3", 438),
      Self.screen("1/3", 320.5), Self.screen("1/3", 400, isLandscape: true), Self.screen("1/2", 500),
      Self.screen("full", 810),
    ]
    let kept = LintScreen.telling(screens).map(\.name)
    #expect(kept == [screens[0], screens[1], screens[3], screens[5], screens[6], screens[7]].map(\.name))
  }
}
