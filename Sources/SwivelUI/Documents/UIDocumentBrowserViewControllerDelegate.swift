// What an app is told and asked of the documents its user browses, and the words of these conversations.
import Foundation

/// Who is told of documents, and makes new ones.
@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: OptionalMethods {
  /// As in UIKit, from iOS 12 on.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// As in UIKit, in iOS 11.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
  /// As in UIKit.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void)
  /// As in UIKit.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// As in UIKit.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
  /// As in UIKit. Never asked: nothing is shared from here.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  /// As in UIKit. Never told: nothing is shared from here.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
  /// Stands for a delegate without the method: tells the one of iOS 11.
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
    documentBrowser(controller, didPickDocumentURLs: documentURLs)
  }
  /// Does nothing.
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]) {}
  /// Stands for a delegate without the method: there is no new document.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void
  ) { importHandler(nil, .none) }
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
  ) {}
  /// Stands for a delegate without the method: there is nothing else.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { [] }
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
  ) {}
}

extension UIDocumentBrowserViewController {
  /// What becomes of the file of a new document; raw values are UIKit's.
  public enum ImportMode: UInt, Sendable {
    /// There is none.
    case none = 0
    /// It stays where it is.
    case copy = 1
    /// It goes to the user's documents.
    case move = 2
  }
  /// How the browser looks; raw values are UIKit's.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    /// White.
    case white = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
  }
}

/// Something that can be done with documents. Kept: no row of a browser has a menu here.
@preconcurrency @MainActor open class UIDocumentBrowserAction: NumberedObject {
  /// Where an action is found.
  public struct Availability: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// From bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In the menu of a document.
    public static let menu = Availability(rawValue: 1)
    /// In the bar, while documents are selected.
    public static let navigationBar = Availability(rawValue: 2)
  }
  /// The app's name for it.
  public let identifier: String
  /// What is read.
  public let localizedTitle: String
  /// Where it is found.
  public let availability: Availability
  /// Its picture.
  open var image: UIImage?
  /// The kinds of documents it is for.
  open var supportedContentTypes = ["public.item"]
  /// Whether it is for several documents at once.
  open var supportsMultipleItems = true
  /// What is done.
  public let handler: ([URL]) -> Void
  /// An action.
  public init(
    identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void
  ) {
    self.identifier = identifier
    self.localizedTitle = localizedTitle
    self.availability = availability
    self.handler = handler
    super.init()
  }
}

/// The way from a browser to a document and back: the document's view comes in as it fades in.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NumberedObject,
  UIViewControllerAnimatedTransitioning
{
  private static let duration: TimeInterval = 0.35
  /// How much of the document is loaded. Kept.
  open var loadingProgress: Progress?
  /// What of the document's screen shows the document. Kept.
  open weak var targetView: UIView?

  override init() { super.init() }
  /// As long as UIKit's others.
  open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }
  /// Fades the document in, or out.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let coming = transitionContext.view(forKey: .to)
    if let coming {
      if let shown = transitionContext.viewController(forKey: .to) {
        coming.frame = transitionContext.finalFrame(for: shown)
      }
      transitionContext.containerView.addSubview(coming)
      coming.alpha = 0
    }
    let going = transitionContext.view(forKey: .from)
    UIView.animate(
      withDuration: Self.duration,
      animations: {
        coming?.alpha = 1
        if coming == nil { going?.alpha = 0 }
      },
      completion: { _ in
        let isCancelled = transitionContext.transitionWasCancelled
        if isCancelled { coming?.removeFromSuperview() }
        going?.alpha = 1
        transitionContext.completeTransition(!isCancelled)
      })
  }
}
