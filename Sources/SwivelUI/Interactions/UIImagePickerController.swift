// The sheet to pick a picture. The library is empty and there is no camera: a user can only cancel.

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
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    AppScene.current.unimplemented(returning: ())
  }
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
  /// The camera; raw values are UIKit's.
  public enum CameraDevice: Int, Sendable {
    /// At the back.
    case rear = 0
    /// At the front.
    case front = 1
  }
  /// What the camera takes; raw values are UIKit's.
  public enum CameraCaptureMode: Int, Sendable {
    /// A picture.
    case photo = 0
    /// A film.
    case video = 1
  }
  /// The camera's light; raw values are UIKit's.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// As fits.
    case auto = 0
    /// Always.
    case on = 1
  }
  /// How good films are; raw values are UIKit's.
  public enum QualityType: Int, Sendable {
    /// UIKit's case of this name.
    case typeHigh = 0
    /// UIKit's case of this name.
    case typeMedium = 1
    /// UIKit's case of this name.
    case typeLow = 2
    /// UIKit's case of this name.
    case type640x480 = 3
    /// UIKit's case of this name.
    case typeIFrame1280x720 = 4
    /// UIKit's case of this name.
    case typeIFrame960x540 = 5
  }
  /// How pictures are handed over; raw values are UIKit's.
  public enum ImageURLExportPreset: Int, Sendable {
    /// As everybody can read them.
    case compatible = 0
    /// As they are.
    case current = 1
  }
  /// Which camera. Kept: there is none.
  open var cameraDevice = CameraDevice.rear
  /// What it takes. Kept.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Its light. Kept.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Whether the camera's buttons are shown. Kept.
  open var showsCameraControls = true
  /// What lies over the camera's picture. Kept, and not shown.
  open var cameraOverlayView: UIView?
  /// How the camera's picture is turned. Kept.
  open var cameraViewTransform = CGAffineTransform.identity
  /// How good films are. Kept.
  open var videoQuality = QualityType.typeMedium
  /// How long films are at most. Kept.
  open var videoMaximumDuration: TimeInterval = 600
  /// How pictures are handed over. Kept.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// What films are made smaller to. Kept.
  open var videoExportPreset: String?
  /// Begins a film: there is no camera.
  @discardableResult open func startVideoCapture() -> Bool { false }
  /// Ends a film: there is none.
  open func stopVideoCapture() {}
  /// What a camera takes: nothing, for there is none.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
  /// Takes a picture: there is no camera.
  open func takePicture() {}
  /// Whether there is such a camera: none.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Whether it has a light: none.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// Shows that there is nothing to pick, and a way back that tells the delegate.
  open override func viewDidLoad() {
    super.viewDidLoad()
    guard viewControllers.isEmpty else { return }
    let page = UIViewController()
    page.title = "Photos"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    setViewControllers([page], animated: false)
  }

  private func cancel() {
    let teller = delegate as? any UIImagePickerControllerDelegate ?? pickerDelegate
    if let teller, ownScene.optional({ teller.imagePickerControllerDidCancel(self) }) != nil { return }
    dismiss(animated: true)
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
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// The kinds of a source.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }
}
