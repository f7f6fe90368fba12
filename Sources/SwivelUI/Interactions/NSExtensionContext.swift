// What an app's extension is asked for by its host. Apps are no extensions: their controllers have no such context.
import Foundation

/// One thing an extension is given, or gives back.
open class NSExtensionItem: NSObject {
  /// What it is called.
  open var attributedTitle: NSAttributedString?
  /// What is written about it.
  open var attributedContentText: NSAttributedString?
  /// What it consists of.
  open var attachments: [NSItemProvider]?
  /// More of it, by name.
  open var userInfo: [AnyHashable: Any]?
}

/// An extension's way to its host.
open class NSExtensionContext: NSObject {
  /// What the extension was given.
  open var inputItems: [Any] { [] }
  /// Ends the extension with what it made.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
  /// Ends the extension with an error.
  open func cancelRequest(withError error: any Error) {}
  /// Opens an address: no host is there to.
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

extension UIViewController {
  /// The context of the extension the controller is of: nil, for it is an app's.
  public var extensionContext: NSExtensionContext? { nil }
  /// Where the xib of its view is; nil for a view that comes from elsewhere.
  public var nibBundle: Bundle? { nibName == nil ? nil : .ofApp }
}
