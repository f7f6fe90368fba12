// The sheet to pick a document. There are none: a user can only cancel.
import Foundation

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
  /// Whether endings of names are shown. Kept.
  open var shouldShowFileExtensions = false
  /// Where it begins. Kept.
  open var directoryURL: URL?
  /// What becomes of a document.
  public let documentPickerMode: UIDocumentPickerMode

  /// A sheet of documents of some types, before era 14.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }
  /// A sheet to pick documents of some types, as copies or where they are.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    documentPickerMode = asCopy ? .import : .open
    super.init(nibName: nil, bundle: nil)
  }
  /// A sheet to put documents somewhere, as copies or as they are.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = ChoiceList(frame: .zero)
    list.fill(view)
    list.show([], "document", end: ("Cancel", { [weak self] in self?.cancel() }))
  }

  private func cancel() {
    let tell = { [self] in delegate?.documentPickerWasCancelled(self) ?? () }
    guard presentingViewController != nil else { return tell() }
    dismiss(animated: true, completion: tell)
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
