// Controllers of the system's that apps present: sheets to share, pick and look things up. They show an empty screen.

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
    public static let postToVimeo = ActivityType(rawValue: "com.apple.UIKit.activity.postToVimeo")
    /// UIKit's kind of this name.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.airDrop")
    /// UIKit's kind of this name.
    public static let openInIBooks = ActivityType(rawValue: "com.apple.UIKit.activity.openInIBooks")
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
  /// It is done.
  open func activityDidFinish(_ completed: Bool) {}
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
}

extension UIActivityItemSource {
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

/// A sheet to share something.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Called when it goes.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  /// Called when it goes.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// What is shared.
  public let activityItems: [Any]
  /// A sheet.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  /// Documents have none: nil.
  public required init?(coder: NSCoder) { nil }
}

/// Who is told of pictures.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: OptionalMethods {
  /// As in UIKit.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// As in UIKit.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Stands for a delegate without the method.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Stands for a delegate without the method.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// A sheet to pick a picture.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// From where; raw values are UIKit's.
  public enum SourceType: Int, Sendable {
    /// The library.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The album.
    case savedPhotosAlbum = 2
  }
  /// What is known of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// UIKit's key of this name.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// UIKit's key of this name.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// UIKit's key of this name.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// UIKit's key of this name.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// UIKit's key of this name.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// UIKit's key of this name.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// UIKit's key of this name.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// UIKit's key of this name.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// UIKit's key of this name.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPhAsset")
  }
  /// From where.
  open var sourceType = SourceType.photoLibrary
  /// What kinds.
  open var mediaTypes: [String] = ["public.image"]
  /// Whether it may be changed.
  open var allowsEditing = false
  /// Who is told.
  open weak var pickerDelegate: (any UIImagePickerControllerDelegate)?
  /// Whether there is such a source: only libraries, which are empty.
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// The kinds of a source.
  public class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }
}

/// Who is told of documents.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: OptionalMethods {
  /// As in UIKit.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// As in UIKit.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Stands for a delegate without the method.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Stands for a delegate without the method.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// A sheet to pick a document.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  /// Who is told.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several may be picked.
  open var allowsMultipleSelection = false
  /// A sheet.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Documents have none: nil.
  public required init?(coder: NSCoder) { nil }
}

/// What becomes of a document; raw values are UIKit's.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// UIKit's case of this name.
  case `import` = 0
  /// UIKit's case of this name.
  case open = 1
  /// UIKit's case of this name.
  case exportToService = 2
  /// UIKit's case of this name.
  case moveToService = 3
}
