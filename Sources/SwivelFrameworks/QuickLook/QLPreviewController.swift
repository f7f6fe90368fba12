// Files looked at: pictures are shown, of anything else its name.
import Foundation
import SwivelUI

/// Something to look at.
@preconcurrency @MainActor public protocol QLPreviewItem {
  /// Where it is.
  var previewItemURL: URL? { get }
  /// What it is called; nil for its file's name.
  var previewItemTitle: String? { get }
}
extension QLPreviewItem {
  /// Its file's name.
  public var previewItemTitle: String? { nil }
}
extension URL: QLPreviewItem {
  /// Itself.
  public var previewItemURL: URL? { self }
}
extension NSURL: QLPreviewItem {
  /// Itself.
  public var previewItemURL: URL? { absoluteURL }
}

/// Has what is looked at.
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  /// How much.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// One.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Hears of it.
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: OptionalMethods {
  /// It is about to go.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// It is gone.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  /// Whether an address in it may be gone to.
  func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool
}
extension QLPreviewControllerDelegate {
  /// Nothing.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  /// Nothing.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  /// It may.
  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool { true }
}

/// Looks at files (developer.apple.com/documentation/quicklook/qlpreviewcontroller): in a stack with the stack's bar, presented with its own.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
  /// Has what is looked at.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// Hears of it.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// Which is looked at.
  open var currentPreviewItemIndex = 0 { didSet { if isViewLoaded { refreshCurrentPreviewItem() } } }
  private let picture = UIImageView()
  private let name = UILabel()
  private var page: UIViewController?

  /// What is looked at; nil for nothing.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, 0..<dataSource.numberOfPreviewItems(in: self) ~= currentPreviewItemIndex else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }
  /// Whether something can be shown: its file is there.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    item.previewItemURL.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let content: UIView
    if navigationController == nil {
      let made = SystemPage.make("", .done, atBeginning: false) { [weak self] in self?.leave() }
      SystemPage.show(made, in: self)
      page = made
      content = made.view
    } else {
      content = view
    }
    picture.contentMode = .scaleAspectFit
    name.textAlignment = .center
    for part in [picture, name] {
      part.frame = content.bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.addSubview(part)
    }
    refreshCurrentPreviewItem()
  }
  private func leave() {
    delegate?.previewControllerWillDismiss(self)
    dismiss(animated: true) { [self] in delegate?.previewControllerDidDismiss(self) }
  }

  /// Asks anew how many there are.
  open func reloadData() { if isViewLoaded { refreshCurrentPreviewItem() } }
  /// Shows it anew.
  open func refreshCurrentPreviewItem() {
    let item = currentPreviewItem
    let file = item?.previewItemURL
    let title = item?.previewItemTitle ?? file?.lastPathComponent
    (page ?? self).navigationItem.title = title
    picture.image = file.flatMap { UIImage(contentsOfFile: $0.path) }
    name.text = picture.image == nil ? title : nil
  }
}
