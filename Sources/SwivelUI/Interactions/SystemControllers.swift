// What can be done with what is shared: the system's own, which are not here, and an app's.

/// Something that can be done with what is shared.
@preconcurrency @MainActor open class UIActivity: NumberedObject {
  /// The kind of something that can be done.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// UIKit's kind of this name.
    public static let postToFacebook = ActivityType(rawValue: "com.apple.UIKit.activity.postToFacebook")
    /// UIKit's kind of this name.
    public static let postToTwitter = ActivityType(rawValue: "com.apple.UIKit.activity.postToTwitter")
    /// UIKit's kind of this name.
    public static let postToWeibo = ActivityType(rawValue: "com.apple.UIKit.activity.postToWeibo")
    /// UIKit's kind of this name.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.message")
    /// UIKit's kind of this name.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.mail")
    /// UIKit's kind of this name.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.print")
    /// UIKit's kind of this name.
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.copyToPasteboard")
    /// UIKit's kind of this name.
    public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.assignToContact")
    /// UIKit's kind of this name.
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.saveToCameraRoll")
    /// UIKit's kind of this name.
    public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.addToReadingList")
    /// UIKit's kind of this name.
    public static let postToFlickr = ActivityType(rawValue: "com.apple.UIKit.activity.postToFlickr")
    /// UIKit's kind of this name.
    public static let postToTencentWeibo = ActivityType(rawValue: "com.apple.UIKit.activity.TencentWeibo")
    /// UIKit's activity of this name.
    public static let postToVimeo = ActivityType(rawValue: "com.apple.UIKit.activity.postToVimeo")
    /// UIKit's kind of this name.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.airDrop")
    /// UIKit's kind of this name.
    public static let openInIBooks = ActivityType(rawValue: "com.apple.UIKit.activity.openInIBooks")
    /// UIKit's kind of this name.
    public static let sharePlay = ActivityType(rawValue: "com.apple.UIKit.activity.sharePlay")
    /// UIKit's kind of this name.
    public static let collaborationInviteWithLink = ActivityType(
      rawValue: "com.apple.UIKit.activity.collaborationInviteWithLink")
    /// UIKit's kind of this name.
    public static let addToHomeScreen = ActivityType(rawValue: "com.apple.UIKit.activity.addToHomeScreen")
    /// UIKit's kind of this name.
    public static let markupAsPDF = ActivityType(rawValue: "com.apple.UIKit.activity.markupAsPDF")
  }
  /// Where it stands; raw values are UIKit's.
  public enum Category: Int, Sendable {
    /// Among what is done.
    case action = 0
    /// Among those who are sent something.
    case share = 1
  }
  /// Something.
  public override init() { super.init() }
  /// Where it stands.
  open class var activityCategory: Category { .action }
  /// The kind.
  open var activityType: ActivityType? { nil }
  /// What it is called.
  open var activityTitle: String? { nil }
  /// Its picture.
  open var activityImage: UIImage? { nil }
  /// A controller it is done with.
  open var activityViewController: UIViewController? { nil }
  /// Whether it can be done with these.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes what it is done with.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does it.
  open func perform() {}
  /// It is done: the sheet it was chosen in goes.
  open func activityDidFinish(_ completed: Bool) {
    let told = finished
    finished = nil
    told?(completed)
  }
  /// Tells the sheet it was chosen in.
  var finished: ((Bool) -> Void)?
}

/// Who gives what is shared.
@preconcurrency @MainActor public protocol UIActivityItemSource: AnyObject {
  /// As in UIKit.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// As in UIKit.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// As in UIKit.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// As in UIKit.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// As in UIKit.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  /// Stands for a delegate without the method.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Stands for a delegate without the method.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
  /// Stands for a delegate without the method.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// Gives what is shared when it is needed.
@preconcurrency @MainActor open class UIActivityItemProvider: NumberedObject {
  /// What stands for it.
  public let placeholderItem: Any?
  /// Something.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }
  /// What is shared.
  open var item: Any { placeholderItem ?? "" }
}
