// Addresses an app loads by its own hands: who is asked, in which order it may answer, and what a view makes of the answer.
import Foundation
import FoundationNetworking
import SwivelUI

/// One address that is loaded by the app. What is told out of order, or after the end, raises an exception as WebKit does.
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
  /// What is asked for.
  var request: URLRequest { get }
  /// It is answered: once, and before its data.
  func didReceive(_ response: URLResponse)
  /// Some of the data; several are put together.
  func didReceive(_ data: Data)
  /// All is there.
  func didFinish()
  /// It does not come.
  func didFailWithError(_ error: any Error)
}

/// Loads addresses of a scheme.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: AnyObject {
  /// A view wants an address.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// It wants it no more; nothing may be told to the task from here on.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A page of an app's scheme on its way.
@MainActor final class SchemeTask: NSObject, WKURLSchemeTask {
  private enum Stage { case asked, answered, finished, stopped }

  let request: URLRequest
  private weak var webView: WKWebView?
  private let handler: any WKURLSchemeHandler
  private let navigation: WKNavigation
  private var stage = Stage.asked
  private var data = Data()
  /// Whether the delegate lets the answer be shown; nil until it said so.
  private var isAllowed: Bool?

  init(_ request: URLRequest, _ webView: WKWebView, _ handler: any WKURLSchemeHandler, _ navigation: WKNavigation) {
    (self.request, self.webView, self.handler, self.navigation) = (request, webView, handler, navigation)
  }

  func start() { if let webView { handler.webView(webView, start: self) } }
  /// The view wants it no more: the handler hears so, unless it was done.
  func stop() {
    guard stage == .asked || stage == .answered else { return }
    stage = .stopped
    if let webView { handler.webView(webView, stop: self) }
  }

  func didReceive(_ response: URLResponse) {
    guard isOpen() else { return }
    guard stage == .asked else { return refuse("The task has already received a response") }
    stage = .answered
    guard let webView, let delegate = webView.navigationDelegate else { return allow(.allow) }
    let answer = WKNavigationResponse(response)
    delegate.webView(webView, decidePolicyFor: answer) { [weak self] policy in
      if policy == .download { self?.becomes(answer) }
      self?.allow(policy)
    }
  }
  func didReceive(_ data: Data) {
    guard isOpen() else { return }
    guard stage == .answered else { return refuse("No response has been sent for this task") }
    self.data += data
  }
  func didFinish() {
    guard isOpen() else { return }
    guard stage == .answered else { return refuse("No response has been sent for this task") }
    stage = .finished
    arrive()
  }
  func didFailWithError(_ error: any Error) {
    guard isOpen() else { return }
    stage = .finished
    webView?.arrive(navigation, request, .failure(error as NSError), nil)
  }

  private func allow(_ policy: WKNavigationResponsePolicy) {
    guard isAllowed == nil, stage != .stopped else { return }
    isAllowed = policy == .allow
    guard policy != .allow else { return arrive() }
    stop()
    webView?.refuse(navigation)
  }
  /// The delegate wants a file: what a handler of the app's would still send is not waited for, and the download fails.
  private func becomes(_ answer: WKNavigationResponse) {
    guard let webView else { return }
    let download = WKDownload(request, webView)
    webView.navigationDelegate?.webView(webView, navigationResponse: answer, didBecome: download)
    download.run(WKWebView.contents(of: request.url))
  }
  /// As soon as it is all there and may be shown.
  private func arrive() {
    guard stage == .finished, isAllowed == true else { return }
    webView?.arrive(navigation, request, .success(Page(data)), nil)
  }
  private func isOpen() -> Bool {
    switch stage {
    case .asked, .answered: return true
    case .finished: refuse("This task has already been completed")
    case .stopped: refuse("This task has already been stopped")
    }
    return false
  }
  private func refuse(_ reason: String) { raise("NSInternalInconsistencyException", reason) }
}
