// A screen to lay views out on, and short words for what tests do there.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

/// A device with one app whose root view is the canvas of a test.
@MainActor struct Screen {
  let device: EmulatedDevice

  init(
    _ profile: DeviceProfile = .iPhone8, era: Era = Era(13),
    root: @escaping @MainActor @Sendable () -> UIViewController = { V() }
  ) throws {
    device = try EmulatedDevice(profile: profile, era: era, apps: [.test(root: root)])
  }

  /// Runs `body` as the app's code, with the root view.
  @discardableResult
  func run<Result>(_ body: (UIView) throws -> Result) throws -> Result {
    let result = try device.inspect(window: 1) { window in try body(try #require(window.rootViewController?.view)) }
    return try #require(result)
  }

  /// What UIKit would have thrown since the last input.
  var exception: String? { AppScene.running?.exception }
}

extension UIView {
  /// A view that constraints place.
  static func placed(_ name: String, in superview: UIView) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  /// A view that constraints place and whose content has a size.
  static func content(_ width: CGFloat, _ height: CGFloat, in superview: UIView) -> ContentView {
    let view = ContentView(CGSize(width: width, height: height))
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }
}

/// A view with a content size of the test's choice.
final class ContentView: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { size }
}

@MainActor func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

/// What would have been thrown, without the exception's name.
@MainActor func thrown() -> String? { AppScene.running?.exception }

/// The layout log since the last input.
@MainActor func layoutLog() -> [String] {
  AppScene.running?.device.ledger.entries.filter { $0.subject == "LayoutConstraints" }.map(\.call) ?? []
}
