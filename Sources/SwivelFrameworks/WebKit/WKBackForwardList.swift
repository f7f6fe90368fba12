// Pages that were there, and what pages may ask the app to show.
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

  /// Another list with the same pages.
  func copied() -> WKBackForwardList {
    let copy = WKBackForwardList()
    (copy.items, copy.index) = (items, index)
    return copy
  }
  func move(to item: WKBackForwardListItem) { index = items.firstIndex { $0 === item } ?? index }
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
  /// A page tells something.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping () -> Void)
  /// A page asks yes or no.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (Bool) -> Void)
  /// A page asks for words.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void)
  /// A page asks for camera or microphone: none runs here.
  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping (WKPermissionDecision) -> Void)
  /// A page asks for the device's movement: none runs here.
  func webView(
    _ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, decisionHandler: @escaping (WKPermissionDecision) -> Void)
}

extension WKUIDelegate {
  /// No.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// Nothing.
  public func webViewDidClose(_ webView: WKWebView) {}
  /// Nothing, at once.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// No.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// None.
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void
  ) { completionHandler(nil) }
  /// The user is asked.
  public func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping (WKPermissionDecision) -> Void
  ) { decisionHandler(.prompt) }
  /// The user is asked.
  public func webView(
    _ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, decisionHandler: @escaping (WKPermissionDecision) -> Void
  ) { decisionHandler(.prompt) }
}
