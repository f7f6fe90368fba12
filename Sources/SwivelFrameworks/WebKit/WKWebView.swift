// A view of web pages on a device without a network: it asks and tells its delegates as UIKit's neighbour does, and shows white.
import Foundation
import FoundationNetworking
import SwivelUI

/// A view of pages that scrolls. Nothing comes over the network: what is asked for there fails as it does on a device that is offline.
/// Texts, data and files load and have a title; their contents are not drawn.
@preconcurrency @MainActor open class WKWebView: UIView {
  /// What the view was made with; a copy, as WebKit makes one.
  public let configuration: WKWebViewConfiguration
  /// Who decides and hears of navigations.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Who shows what pages ask for.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Fills the view.
  public let scrollView = UIScrollView()
  /// The page that is there, or on its way.
  open internal(set) var url: URL?
  /// What the page calls itself.
  open internal(set) var title: String?
  /// Whether a page is on its way.
  open internal(set) var isLoading = false
  /// 0…1.
  open internal(set) var estimatedProgress = 0.0
  /// Whether everything came by secure connections: nothing came by any.
  open internal(set) var hasOnlySecureContent = false
  /// Pages that were there.
  open internal(set) var backForwardList = WKBackForwardList()
  /// Whether swipes go back and forward.
  open var allowsBackForwardNavigationGestures = false
  /// Whether links are shown before they are followed.
  open var allowsLinkPreview = true
  /// What the view calls itself to servers.
  open var customUserAgent: String?
  /// Which media a page is shown for.
  open var mediaType: String?
  /// How much larger pages are.
  open var pageZoom: CGFloat = 1
  /// Whether the view can be looked into from outside (iOS 16.4).
  open var isInspectable = false
  /// What is seen behind a page.
  open var underPageBackgroundColor: UIColor! = .systemBackground
  /// Whether text can be searched (iOS 16).
  open var isFindInteractionEnabled = false
  /// What searches, where that is so. No page's text is known as it is shown: no search begins (iOS 16).
  open var findInteraction: UIFindInteraction? { isFindInteractionEnabled ? finder : nil }
  private lazy var finder = UIFindInteraction(sessionDelegate: NoSearch.one)
  /// Who vouches for the server: none answered.
  public let serverTrust: SecTrust? = nil
  /// The colour a page asks for: none is read (iOS 15).
  public let themeColor: UIColor? = nil
  /// The navigation that goes on; another one takes its place.
  var current: WKNavigation?
  /// What the app loads of it.
  var schemeTask: SchemeTask?

  /// A view with a configuration.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration.copied()
    super.init(frame: frame)
    setUp()
  }

  /// A view with the usual configuration.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// A view of a document.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
  }

  /// What bars' buttons send it.
  private static let isKnownByName: Void = FrameworkMethods.add([
    Selector("goBack", WKWebView.goBack), Selector("goForward", WKWebView.goForward),
    Selector("reload", WKWebView.reload), Selector("reloadFromOrigin", WKWebView.reloadFromOrigin),
    Selector("stopLoading", { (view: WKWebView) in { view.stopLoading() } }),
  ])

  private func setUp() {
    Self.isKnownByName
    if backgroundColor == nil { backgroundColor = .white }
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  /// Whether there is a page before this one.
  open var canGoBack: Bool { backForwardList.backItem != nil }
  /// Whether there is one after it.
  open var canGoForward: Bool { backForwardList.forwardItem != nil }

  /// Runs a program in the page: there is none, which is told as an error, but for the title of the document.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    let isTitle = javaScriptString == "document.title"
    let answer: (Any?, WKError?) = isTitle ? (title ?? "", nil) : (nil, WKError(.javaScriptExceptionOccurred))
    nonisolated(unsafe) let value = answer.0
    DispatchQueue.main.async { completionHandler?(value, answer.1) }
  }

  /// The same.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    guard javaScriptString == "document.title" else { throw WKError(.javaScriptExceptionOccurred) }
    return title ?? ""
  }

  /// Whether a scheme is loaded by the view itself.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["about", "data", "file", "http", "https"].contains(urlScheme.lowercased())
  }
}

/// What went wrong; numbers are WebKit's.
public struct WKError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknown = 1
    /// The process of the page ended.
    case webContentProcessTerminated = 2
    /// The view is gone.
    case webViewInvalidated = 3
    /// A program of the page's failed.
    case javaScriptExceptionOccurred = 4
    /// A program's result has no place here.
    case javaScriptResultTypeIsUnsupported = 5
    /// Rules could not be read.
    case contentRuleListStoreCompileFailed = 6
    /// There are no rules of that name.
    case contentRuleListStoreLookUpFailed = 7
    /// The same, of those that are to go.
    case contentRuleListStoreRemoveFailed = 8
    /// Rules are of another version.
    case contentRuleListStoreVersionMismatch = 9
    /// A text could not be made of a page.
    case attributedStringContentFailedToLoad = 10
    /// It took too long.
    case attributedStringContentLoadTimedOut = 11
    /// A program's frame is gone.
    case javaScriptInvalidFrameTarget = 12
    /// A page is none of the app's.
    case navigationAppBoundDomain = 13
    /// A program is for a page that is none of the app's.
    case javaScriptAppBoundDomain = 14
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// WebKit's domain.
  public static var errorDomain: String { "WKErrorDomain" }
  /// The kind's number.
  public var errorCode: Int { code.rawValue }
  /// For people.
  public var errorDescription: String? {
    code == .javaScriptExceptionOccurred ? "Swivel runs no JavaScript." : "The page could not be shown."
  }
}

/// Has no session for anybody.
@MainActor private final class NoSearch: NSObject, UIFindInteractionDelegate {
  static let one = NoSearch()
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { nil }
}
