// What web views say and ask while pages come and go: navigations, policies, delegates.
import Foundation
import FoundationNetworking
import SwivelUI

/// One load of a page.
public final class WKNavigation: NSObject {}

/// Why a page is asked for; raw values are WebKit's.
public enum WKNavigationType: Int, Sendable {
  /// A link was tapped.
  case linkActivated = 0
  /// A form was sent.
  case formSubmitted = 1
  /// Back or forward.
  case backForward = 2
  /// The same page anew.
  case reload = 3
  /// A form was sent anew.
  case formResubmitted = 4
  /// The app asks.
  case other = -1
}

/// Whether a page may come; raw values are WebKit's.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It does not.
  case cancel = 0
  /// It does.
  case allow = 1
  /// It is kept as a file.
  case download = 2
}

/// The same of an answer.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// It is not shown.
  case cancel = 0
  /// It is.
  case allow = 1
  /// It is kept as a file.
  case download = 2
}

/// A frame of a page.
@preconcurrency @MainActor public final class WKFrameInfo: NSObject {
  /// Whether it is the whole page.
  public let isMainFrame = true
  /// What it shows.
  public let request: URLRequest
  /// The view it is in.
  public private(set) weak var webView: WKWebView?
  init(_ request: URLRequest, _ webView: WKWebView) {
    self.request = request
    self.webView = webView
  }
}

/// Something that would bring another page.
@preconcurrency @MainActor public final class WKNavigationAction: NSObject {
  /// What is asked for.
  public let request: URLRequest
  /// Why.
  public let navigationType: WKNavigationType
  /// Where it was asked.
  public let sourceFrame: WKFrameInfo
  /// Where it would be shown.
  public let targetFrame: WKFrameInfo?
  /// Whether it would be kept as a file.
  public let shouldPerformDownload = false
  init(request: URLRequest, navigationType: WKNavigationType, webView: WKWebView) {
    (self.request, self.navigationType) = (request, navigationType)
    sourceFrame = WKFrameInfo(request, webView)
    targetFrame = sourceFrame
  }
}

/// What was answered: no server does, but whoever loads a scheme for the app.
@preconcurrency @MainActor public final class WKNavigationResponse: NSObject {
  /// Whether it is for the whole page.
  public let isForMainFrame = true
  /// What was answered.
  public let response: URLResponse
  /// Whether the view can show it.
  public var canShowMIMEType: Bool {
    guard let kind = response.mimeType else { return true }
    let shown = ["application/pdf", "application/json", "application/xhtml+xml", "application/xml"]
    return ["text/", "image/", "audio/", "video/"].contains { kind.hasPrefix($0) } || shown.contains(kind)
  }
  init(_ response: URLResponse) { self.response = response }
}

/// Decides and hears of pages. What an app leaves out lets everything come.
@preconcurrency @MainActor public protocol WKNavigationDelegate: OptionalMethods {
  /// Whether a page may come.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  /// The same with how pages are shown; asked instead of the others.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  /// Whether an answer may be shown; of a scheme the app loads itself.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
  /// A page is on its way.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// It is somewhere else.
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// It does not come.
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// It begins to be there.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// It is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// It came in part.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// The page's process ended; none does.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  /// What was to come is kept as a file.
  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
  /// What was answered is kept as a file.
  func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
  /// A server asks who it is: none answers.
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
}

extension WKNavigationDelegate {
  /// Yes.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// As it says without preferences.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) }
  }
  /// Yes.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Nothing.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  /// Nothing.
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  /// Nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Nothing.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  /// Nothing.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
  /// Nothing.
  public func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {}
  /// Nothing.
  public func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
  ) {}
  /// As usual.
  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
}
