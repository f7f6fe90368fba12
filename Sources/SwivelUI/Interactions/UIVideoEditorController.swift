// The sheet to cut a film. No film can be read here: apps ask first whether one can be cut, and a user can only cancel.
import Foundation

/// Who is told of a film that was cut. The methods are optional, as in UIKit.
@preconcurrency @MainActor public protocol UIVideoEditorControllerDelegate: OptionalMethods {
  /// It was cut. Never here.
  func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
  /// It could not be read.
  func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
  /// The user changed their mind.
  func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
  /// Does nothing.
  public func videoEditorController(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
  ) {}
  /// Does nothing.
  public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {}
  /// Stands for a delegate without the method.
  public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {
    AppScene.current.unimplemented(returning: ())
  }
}

/// A sheet to cut a film.
@preconcurrency @MainActor open class UIVideoEditorController: UINavigationController {
  /// Where the film is.
  open var videoPath = ""
  /// How long it may be. Kept.
  open var videoMaximumDuration: TimeInterval = 600
  /// How good it becomes. Kept.
  open var videoQuality = UIImagePickerController.QualityType.typeLow
  /// Whether a film can be cut: none can.
  open class func canEditVideo(atPath videoPath: String) -> Bool { false }

  /// Shows that there is nothing to cut, and a way back that tells the delegate.
  open override func viewDidLoad() {
    super.viewDidLoad()
    guard viewControllers.isEmpty else { return }
    let page = UIViewController()
    page.title = "Edit Video"
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    setViewControllers([page], animated: false)
  }

  private func cancel() {
    guard let delegate = delegate as? any UIVideoEditorControllerDelegate else { return dismiss(animated: true) }
    let told: Void? = AppScene.current.optional { delegate.videoEditorControllerDidCancel(self) }
    if told == nil { dismiss(animated: true) }
  }
}
