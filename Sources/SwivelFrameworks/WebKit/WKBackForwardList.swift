// Pages that were there, what pages keep, and what they may ask the app to show.
import Foundation
import FoundationNetworking
import SwivelUI

/// A page that was there.
@preconcurrency @MainActor public final class WKBackForwardListItem: NSObject {
  /// Its address.
  public let url: URL
  /// The address that was asked for.
  public let initialURL: URL
  /// What it calls itself.
  public var title: String? { page.title }
  let page: Page
  init(_ page: Page, _ url: URL) {
    self.page = page
    (self.url, initialURL) = (url, url)
  }
}

/// Pages in the order they came, and which of them is there.
@preconcurrency @MainActor public final class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var index = -1

  /// The page that is there.
  public var currentItem: WKBackForwardListItem? { item(at: 0) }
  /// The one before it.
  public var backItem: WKBackForwardListItem? { item(at: -1) }
  /// The one after it.
  public var forwardItem: WKBackForwardListItem? { item(at: 1) }
  /// Those before it, the oldest first.
  public var backList: [WKBackForwardListItem] { index > 0 ? Array(items[..<index]) : [] }
  /// Those after it.
  public var forwardList: [WKBackForwardListItem] { index >= 0 ? Array(items[(index + 1)...]) : [] }
  /// So many pages away.
  public func item(at offset: Int) -> WKBackForwardListItem? {
    items.indices.contains(index + offset) ? items[index + offset] : nil
  }

  func contains(_ item: WKBackForwardListItem) -> Bool { items.contains { $0 === item } }

  /// A new page is there: those after the present one are gone.
  func add(_ page: Page, _ url: URL) {
    if index >= 0 { items.removeSubrange((index + 1)...) }
    items.append(WKBackForwardListItem(page, url))
    index = items.count - 1
  }

  func move(to item: WKBackForwardListItem) { index = items.firstIndex { $0 === item } ?? index }
}

/// What pages keep: none came, so there is nothing.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore(isPersistent: true)
  /// Whether it would stay.
  public let isPersistent: Bool
  private init(isPersistent: Bool) { self.isPersistent = isPersistent }
  /// The usual one.
  public class func `default`() -> WKWebsiteDataStore { shared }
  /// One that is gone with its views.
  public class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// Every kind of data.
  public class func allWebsiteDataTypes() -> Set<String> {
    ["WKWebsiteDataTypeCookies", "WKWebsiteDataTypeDiskCache", "WKWebsiteDataTypeLocalStorage"]
  }
  /// Takes away what came since.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { DispatchQueue.main.async { completionHandler() } }
  /// The cookies.
  public let httpCookieStore = WKHTTPCookieStore()
}

/// Cookies of pages, and those the app put there.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []
  /// All of them.
  open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
    let cookies = cookies
    DispatchQueue.main.async { completionHandler(cookies) }
  }
  /// One more, instead of one of its name.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
    cookies.append(cookie)
    DispatchQueue.main.async { completionHandler?() }
  }
  /// One less.
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    cookies.removeAll { $0 == cookie }
    DispatchQueue.main.async { completionHandler?() }
  }
}

/// How large a page's window should be.
@preconcurrency @MainActor open class WKWindowFeatures: NSObject {}

/// Shows what pages ask for: none asks.
@preconcurrency @MainActor public protocol WKUIDelegate: OptionalMethods {
  /// A page asks for a window.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// A page closed its window.
  func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
  /// No.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// Nothing.
  public func webViewDidClose(_ webView: WKWebView) {}
}
