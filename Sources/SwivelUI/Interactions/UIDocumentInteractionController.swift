// One file and what can be done with it: looked at, shared, opened in other apps, of which there are none here.
import DeviceCatalog

/// Looks at a file, and offers what can be done with it.
@preconcurrency @MainActor open class UIDocumentInteractionController: NumberedObject {
  /// Where the file is.
  open var url: URL?
  /// What it is called; the file's name unless told otherwise.
  open var name: String?
  /// Its kind; by the file's ending unless told otherwise.
  open var uti: String?
  /// What is told to who opens it.
  open var annotation: Any?
  /// Hears of it.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  private weak var shown: UIViewController?
  private weak var menu: UIViewController?

  /// Of a file.
  public init(url: URL) {
    self.url = url
    name = url.lastPathComponent
    uti = UTType(filenameExtension: url.pathExtension)?.identifier
    super.init()
  }

  /// Pictures of its kind of file, the smallest first: there are none.
  open var icons: [UIImage] { [] }
  /// Looks at the file on the controller its delegate names; false where there is no delegate, no file or no controller.
  @discardableResult open func presentPreview(animated: Bool) -> Bool {
    guard let url, FileManager.default.fileExists(atPath: url.path), shown == nil,
      let owner = delegate?.documentInteractionControllerViewControllerForPreview(self)
    else { return false }
    delegate?.documentInteractionControllerWillBeginPreview(self)
    let page = UIViewController()
    page.title = name
    page.view.backgroundColor = .systemBackground
    let picture = UIImageView(image: UIImage(contentsOfFile: url.path))
    picture.contentMode = .scaleAspectFit
    let label = UILabel()
    label.text = picture.image == nil ? name : nil
    label.textAlignment = .center
    for part in [picture, label] {
      part.frame = page.view.bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.view.addSubview(part)
    }
    let done = UIAction { [weak self] _ in self?.dismissPreview(animated: true) }
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: done)
    let bars = UINavigationController(rootViewController: page)
    bars.modalPresentationStyle = .fullScreen
    shown = bars
    (owner.presented == nil ? owner : owner.navigationController ?? owner).present(bars, animated: animated)
    return true
  }

  /// Leaves the page.
  open func dismissPreview(animated: Bool) {
    guard let page = shown else { return }
    shown = nil
    page.dismiss(animated: animated)
    delegate?.documentInteractionControllerDidEndPreview(self)
  }

  /// Offers what can be done with the file, pointing at a place in a view.
  @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    offer(animated) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }
  /// The same, pointing at a button of a bar.
  @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    offer(animated) { $0.barButtonItem = item }
  }
  /// Would offer the apps that open the file: false, for there are none.
  @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// The same.
  @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

  private func offer(_ animated: Bool, _ point: (UIPopoverPresentationController) -> Void) -> Bool {
    guard let url, menu == nil, let owner = AppScene.running?.window?.rootViewController else { return false }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    if let popover = sheet.popoverPresentationController { point(popover) }
    sheet.completionWithItemsHandler = { [weak self] _, _, _, _ in
      self?.endMenu()
    }
    menu = sheet
    var front = owner
    while let next = front.presented { front = next }
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    front.present(sheet, animated: animated)
    return true
  }
  /// Leaves the menu.
  open func dismissMenu(animated: Bool) {
    guard let sheet = menu else { return }
    sheet.dismiss(animated: animated)
    endMenu()
  }
  private func endMenu() {
    guard menu != nil else { return }
    menu = nil
    delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
  }
}

/// Hears of a file that is looked at.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: OptionalMethods {
  /// The controller whose screen it is shown over.
  func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
    -> UIViewController
  /// It is about to be looked at.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// It is looked at no more.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// What can be done is about to be offered.
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  /// It is offered no more.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  /// The apps that open it are offered no more.
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  /// From where it comes.
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  /// The view it comes from.
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
}
extension UIDocumentInteractionControllerDelegate {
  /// None that is on the screen.
  public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
    -> UIViewController
  { UIViewController() }
  /// Nothing.
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  /// Nothing.
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  /// Nothing.
  public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
  /// Nothing.
  public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
  /// Nothing.
  public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
  /// Nowhere.
  public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
    .zero
  }
  /// None.
  public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
    nil
  }
}
