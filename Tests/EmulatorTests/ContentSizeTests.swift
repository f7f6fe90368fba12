// How large the user wants text, as an input: who hears of it, what becomes larger, and what does not.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// A label that follows the size and one that does not, and what was heard of it.
private final class Sized: UIViewController {
  let follows = UILabel()
  let stays = UILabel()
  var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for (label, name) in [(follows, "follows"), (stays, "stays")] {
      label.accessibilityIdentifier = name
      label.font = .preferredFont(forTextStyle: .body)
      label.text = "Text"
      view.addSubview(label)
    }
    follows.adjustsFontForContentSizeCategory = true
    _ = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.heard.append("notification \(UIApplication.shared.preferredContentSizeCategory.rawValue)")
      }
    }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    heard.append("traits \(traitCollection.preferredContentSizeCategory.rawValue)")
  }
}

@MainActor struct ContentSizeTests {
  private func device(
    _ profile: DeviceProfile = .iPhone8, _ era: Era = Era(15), windows: Int = 1
  ) throws -> EmulatedDevice {
    let app = AppBundle.test(plist: .allButUpsideDown) { Sized() }
    return try EmulatedDevice(profile: profile, era: era, apps: Array(repeating: app, count: windows))
  }

  private func set(_ category: ContentSizeCategory, on device: EmulatedDevice) -> Outcome {
    device.handle(DeviceInput(time: 0, event: .contentSize(category)))
  }

  private func sizes(_ device: EmulatedDevice, window: Int = 1) -> [CGFloat]? {
    device.inspect(window: window) { window in
      let screen = window.rootViewController as? Sized
      return [screen?.follows.font.pointSize ?? 0, screen?.stays.font.pointSize ?? 0]
    }
  }

  /// Body text by Apple's Human Interface Guidelines, Typography, "Dynamic Type sizes" and "Larger accessibility type sizes".
  @Test(
    arguments: [
      (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19), (.extraExtraLarge, 21),
      (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28), (.accessibilityLarge, 33),
      (.accessibilityExtraLarge, 40), (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
    ] as [(ContentSizeCategory, CGFloat)])
  func bodyTextHasItsSize(category: ContentSizeCategory, points: CGFloat) throws {
    let device = try device()
    #expect(set(category, on: device).ending == .settled)
    #expect(sizes(device) == [points, 17])
    #expect(device.settled.contentSize == category)
    #expect(device.settled.answer(to: try #require(StateKey("contentSize", window: nil)))?.text == category.rawValue)
  }

  @Test func whoListensHearsOnceAndOfTheSameNothing() throws {
    let device = try device()
    for category in [ContentSizeCategory.accessibilityLarge, .accessibilityLarge] { _ = set(category, on: device) }
    let heard = device.inspect(window: 1) {
      ($0.rootViewController as? Sized)?.heard.filter { $0.hasSuffix("AccessibilityL") }
    }
    #expect(
      heard??.sorted() == [
        "notification UICTContentSizeCategoryAccessibilityL", "traits UICTContentSizeCategoryAccessibilityL",
      ])
  }

  /// It is the device's: windows behind others and those opened later have it as well.
  @Test func everyWindowHasIt() throws {
    let device = try device(.pad11, Era(18), windows: 2)
    _ = device.handle(DeviceInput(time: 0, event: .arrange(.full(window: 1))))
    _ = set(.extraSmall, on: device)
    _ = device.handle(DeviceInput(time: 0, event: .window(.open(app: device.settled.windows[0].app))))
    for window in 1...3 { #expect(sizes(device, window: window)?[0] == 14) }
  }

  /// A log of before has no sizes: its fingerprints stay what they were.
  @Test func thereAndBackNothingIsLeft() throws {
    let device = try device()
    let before = device.settled.fingerprint
    #expect(set(.accessibilityMedium, on: device).fingerprint != before)
    #expect(set(.large, on: device).fingerprint == before)
  }

  /// UIFont's text styles are of iOS 7.
  @Test func dynamicTypeCameWithIOS7() throws {
    let old = try device(.iPhone4, Era(6))
    guard case .refused(let why) = set(.small, on: old).ending else {
      Issue.record("iOS 6 has no text sizes")
      return
    }
    #expect(why.contains("iOS 7"))
    #expect(set(.small, on: try device(.iPhone4, Era(7))).ending == .settled)
  }
}
