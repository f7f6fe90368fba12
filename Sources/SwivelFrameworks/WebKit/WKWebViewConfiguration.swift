// How a web view is set up, and what pages could say to the app: kept as it was set, since no page runs.
import Foundation
import FoundationNetworking
import SwivelUI

/// How a web view is made.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  /// Scripts, and who hears of their messages.
  open var userContentController = WKUserContentController()
  /// What pages may do.
  open var preferences = WKPreferences()
  /// How pages are shown (iOS 13).
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// Which process runs pages: none.
  open var processPool = WKProcessPool()
  /// What pages keep: nothing comes.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Whether nothing is shown before all is there.
  open var suppressesIncrementalRendering = false
  /// Whether films play in their place on a page.
  open var allowsInlineMediaPlayback = false
  /// Whether they go on in a small window.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether they go on on other screens.
  open var allowsAirPlayForMediaPlayback = true
  /// Which of them wait for a finger.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// What the view adds to what it calls itself.
  open var applicationNameForUserAgent: String?
  /// Which texts become links.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Whether pages may choose their largest scale.
  open var ignoresViewportScaleLimits = false
  /// Whether pages at http are asked for at https.
  open var upgradeKnownHostsToHTTPS = true
  /// Whether only the pages `WKAppBoundDomains` names may be gone to: kept, since no page of a network comes (iOS 14).
  open var limitsNavigationsToAppBoundDomains = false
  private var handlers: [String: any WKURLSchemeHandler] = [:]

  /// The usual one.
  public override init() { super.init() }

  /// Loads addresses of a scheme by the app's own hands. A scheme that views load themselves, or that has somebody, raises an exception.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    guard !WKWebView.handlesURLScheme(urlScheme) else {
      return raise("NSInvalidArgumentException", "'\(urlScheme)' is a URL scheme that WKWebView handles natively")
    }
    guard handlers[urlScheme.lowercased()] == nil else {
      return raise(
        "NSInvalidArgumentException", "URL scheme '\(urlScheme)' already has a registered URL scheme handler")
    }
    handlers[urlScheme.lowercased()] = urlSchemeHandler
  }
  /// Who loads them.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme.lowercased()]
  }

  /// Another with the same settings; controllers and stores are shared.
  func copied() -> WKWebViewConfiguration {
    let copy = WKWebViewConfiguration()
    (copy.userContentController, copy.preferences) = (userContentController, preferences)
    (copy.defaultWebpagePreferences, copy.processPool) = (defaultWebpagePreferences, processPool)
    (copy.websiteDataStore, copy.dataDetectorTypes) = (websiteDataStore, dataDetectorTypes)
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.handlers = handlers
    return copy
  }
}

/// What pages may do.
@preconcurrency @MainActor open class WKPreferences: NSObject {
  /// The smallest text.
  open var minimumFontSize: CGFloat = 0
  /// Whether programs run.
  open var javaScriptEnabled = true
  /// Whether they may open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether dangerous pages are told of.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether parts of a page may fill the screen.
  open var isElementFullscreenEnabled = false
  /// Whether text may be selected.
  open var isTextInteractionEnabled = true
  /// The usual ones.
  public override init() { super.init() }
}

/// How a page is shown.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  /// Which of a site's forms; raw values are WebKit's.
  public enum ContentMode: Int, Sendable {
    /// The device's.
    case recommended = 0
    /// A phone's.
    case mobile = 1
    /// A computer's.
    case desktop = 2
  }
  /// Which form.
  open var preferredContentMode = ContentMode.recommended
  /// Whether programs run.
  open var allowsContentJavaScript = true
  /// The usual ones.
  public override init() { super.init() }
}

/// A process that pages share.
open class WKProcessPool: NSObject {
  /// One of its own.
  public override init() { super.init() }
}

/// Which media wait for a finger.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// From bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Those with sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Those with pictures.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// All.
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// Which texts become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// From bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// Links.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  /// Addresses.
  public static let address = WKDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  /// All.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// When a script would run; raw values are WebKit's.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page.
  case atDocumentStart = 0
  /// After it.
  case atDocumentEnd = 1
}

/// A script for each page.
@preconcurrency @MainActor open class WKUserScript: NSObject {
  /// The program.
  public let source: String
  /// When it would run.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether not in parts of pages.
  public let isForMainFrameOnly: Bool
  /// A script for a world (iOS 14).
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
  ) { self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly) }
  /// A script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    super.init()
  }
}

/// Scripts, and who hears of their messages.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  /// The scripts, in order.
  open private(set) var userScripts: [WKUserScript] = []
  /// Rules for what pages load.
  private(set) var ruleLists: [WKContentRuleList] = []
  private var handlers: [String: AnyObject] = [:]
  /// None yet.
  public override init() { super.init() }
  /// One more.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// None any more.
  open func removeAllUserScripts() { userScripts = [] }
  /// Would hear of messages of a name; kept, as WebKit keeps it.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// The same in a world (iOS 14).
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// The same of who answers (iOS 14).
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) { handlers[name] = scriptMessageHandlerWithReply }
  /// Hears no more in a world (iOS 14).
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) { handlers[name] = nil }
  /// Nobody hears any more in a world (iOS 14).
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) { handlers = [:] }
  /// Rules for what pages load: kept, since none loads anything.
  open func add(_ contentRuleList: WKContentRuleList) {
    if !ruleLists.contains(where: { $0 === contentRuleList }) { ruleLists.append(contentRuleList) }
  }
  /// Without some.
  open func remove(_ contentRuleList: WKContentRuleList) { ruleLists.removeAll { $0 === contentRuleList } }
  /// Without any.
  open func removeAllContentRuleLists() { ruleLists = [] }
  /// Hears no more.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  /// Nobody hears any more (iOS 14).
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}

/// A message of a script's.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  /// What it says.
  public let body: Any
  /// Whom it is for.
  public let name: String
  /// The view of the page.
  open private(set) weak var webView: WKWebView?
  /// The frame it comes from.
  public let frameInfo: WKFrameInfo
  /// The world it comes from (iOS 14).
  public let world = WKContentWorld.page
  init(_ body: Any, _ name: String, _ webView: WKWebView) {
    (self.body, self.name, self.webView) = (body, name, webView)
    frameInfo = WKFrameInfo(URLRequest(url: webView.url ?? .blank), webView)
  }
}

/// Hears of messages of scripts and answers: none runs.
@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: AnyObject {
  /// A message came; what is answered with a text as its second value is an error.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
}

/// Hears of messages of scripts: none runs.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {
  /// A message came.
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
