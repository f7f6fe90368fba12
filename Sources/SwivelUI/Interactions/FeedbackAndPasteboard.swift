// What a device does beside its screen: it trembles, and keeps what was copied.

/// Lets the device tremble, which nobody feels here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NumberedObject {
  /// A generator.
  public override init() { super.init() }
  /// Nothing happens here.
  open func prepare() {}
}

/// As things that meet.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard; raw values are UIKit's.
  public enum FeedbackStyle: Int, Sendable {
    /// UIKit's style of this name.
    case light = 0
    /// UIKit's style of this name.
    case medium = 1
    /// UIKit's style of this name.
    case heavy = 2
    /// UIKit's style of this name.
    case soft = 3
    /// UIKit's style of this name.
    case rigid = 4
  }
  /// Middling.
  public override convenience init() { self.init(style: .medium) }
  /// So hard.
  public init(style: FeedbackStyle) { super.init() }
  /// Nothing happens here.
  open func impactOccurred() {}
  /// Nothing happens here.
  open func impactOccurred(intensity: CGFloat) {}
}

/// As a wheel.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Nothing happens here.
  open func selectionChanged() {}
}

/// As news.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Which; raw values are UIKit's.
  public enum FeedbackType: Int, Sendable {
    /// Good.
    case success = 0
    /// Doubtful.
    case warning = 1
    /// Bad.
    case error = 2
  }
  /// Nothing happens here.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// What was copied. Each app has its own here.
@preconcurrency @MainActor open class UIPasteboard: NumberedObject {
  /// The app's.
  public class var general: UIPasteboard { AppScene.current.app.pasteboard }
  /// Posted when something was copied.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// The text.
  open var string: String? { didSet { changeCount += 1 } }
  /// The texts.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  /// The address.
  open var url: URL? { didSet { changeCount += 1 } }
  /// The picture.
  open var image: UIImage? { didSet { changeCount += 1 } }
  /// The colour.
  open var color: UIColor? { didSet { changeCount += 1 } }
  /// How often something was copied.
  open private(set) var changeCount = 0
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { image != nil }
  /// What was copied, by kind.
  open var items: [[String: Any]] = []
  /// Copies bytes.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }
  /// Copies something.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
}
