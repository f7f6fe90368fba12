// What looks for documents and words through a camera: there is no camera, and so nothing of it is supported.
import Foundation
import SwivelUI

/// What a camera saw of a document: no object of this class is made.
@preconcurrency @MainActor open class VNDocumentCameraScan: NSObject {
  /// How many pages.
  open var pageCount: Int { 0 }
  /// What it is called.
  open var title: String { "" }
  /// A page's picture.
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// Hears of a camera for documents. The methods are optional, as in VisionKit.
@preconcurrency @MainActor public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  /// Pages were taken.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  /// The user left.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// It does not work.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
extension VNDocumentCameraViewControllerDelegate {
  /// Nothing.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  /// The page goes.
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {
    controller.dismiss(animated: true)
  }
  /// Nothing.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}

/// A camera for documents, which sees nothing and can be left (developer.apple.com/documentation/visionkit/vndocumentcameraviewcontroller).
@preconcurrency @MainActor open class VNDocumentCameraViewController: UIViewController {
  /// Whether the device has such a camera: it has none.
  open class var isSupported: Bool { false }
  /// Hears of it.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  open override func viewDidLoad() {
    super.viewDidLoad()
    SystemPage.show(
      SystemPage.make("", .cancel) { [weak self] in
        guard let self else { return }
        delegate?.documentCameraViewControllerDidCancel(self)
      }, in: self)
  }
}

/// A camera that reads words and codes, from iOS 16.
@preconcurrency @MainActor open class DataScannerViewController: UIViewController {
  /// Whether the device can: it cannot.
  public static var isSupported: Bool { false }
  /// Whether it may: there is no camera.
  public static var isAvailable: Bool { false }
  /// Why it does not.
  public enum ScanningUnavailable: Error, Sendable {
    /// The user said no.
    case cameraRestricted
    /// The device cannot.
    case unsupported
  }
}

/// Reads pictures, from iOS 16.
public final class ImageAnalyzer: Sendable {
  /// Whether the device can: it cannot.
  public static var isSupported: Bool { false }
  /// One that reads nothing.
  public init() {}
}
