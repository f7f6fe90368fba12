// How a page comes, or fails to: asked first, then begun, then there or not, each in a step of its own.
import Foundation
import FoundationNetworking
import SwivelUI

extension WKWebView {
  /// Loads what a request asks for.
  @discardableResult
  public func load(_ request: URLRequest) -> WKNavigation? {
    begin(request, WKWebView.outcome(of: request.url), kind: .other)
  }

  /// Shows a text; addresses in it are beside `baseURL`.
  @discardableResult
  public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    begin(URLRequest(url: baseURL ?? .blank), .success(Page(html: string)), kind: .other)
  }

  /// Shows data of a kind.
  @discardableResult
  public func load(_ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation? {
    begin(URLRequest(url: baseURL), .success(Page(data)), kind: .other)
  }

  /// Shows a file.
  @discardableResult
  public func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: url))
  }

  /// Loads the page anew.
  @discardableResult
  public func reload() -> WKNavigation? {
    url.flatMap { begin(URLRequest(url: $0), WKWebView.outcome(of: $0), kind: .reload) }
  }

  /// The same, past what is kept.
  @discardableResult
  public func reloadFromOrigin() -> WKNavigation? { reload() }

  /// What is on its way does not come.
  public func stopLoading() {
    guard let navigation = current else { return }
    current = nil
    isLoading = false
    endScheme()
    let error = NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled)
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
    }
  }

  /// To the page before; nil where there is none.
  @discardableResult
  public func goBack() -> WKNavigation? { backForwardList.backItem.flatMap(go(to:)) }

  /// To the page after.
  @discardableResult
  public func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap(go(to:)) }

  /// As a page of a request's address looks, by its text; nothing is asked for (iOS 15).
  @discardableResult
  public func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
    begin(request, .success(Page(html: string)), kind: .other)
  }
  /// The same by what would be answered.
  @discardableResult
  public func loadSimulatedRequest(
    _ request: URLRequest, response: URLResponse, responseData data: Data
  ) -> WKNavigation { begin(request, .success(Page(data)), kind: .other) }
  /// Shows a file (iOS 15).
  @discardableResult
  public func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation {
    begin(request, WKWebView.outcome(of: request.url), kind: .other)
  }

  /// To a page that was there.
  @discardableResult
  public func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard backForwardList.contains(item) else { return nil }
    return begin(URLRequest(url: item.url), .success(item.page), kind: .backForward, item: item)
  }

  /// What there is at an address. A device without a network has files, data and nothing else.
  static func outcome(of url: URL?) -> Result<Page, NSError> {
    guard let url else { return .failure(failure(NSURLErrorBadURL, "There is no address.", nil)) }
    switch url.scheme?.lowercased() {
    case "about": return .success(Page(html: ""))
    case "data": return .success(Page(contents(ofData: url)))
    case "file":
      do { return .success(Page(try Data(contentsOf: url))) } catch {
        return .failure(failure(NSURLErrorFileDoesNotExist, "There is no such file.", url))
      }
    case "http", "https":
      return .failure(failure(NSURLErrorNotConnectedToInternet, "The Internet connection appears to be offline.", url))
    case _: return .failure(failure(NSURLErrorUnsupportedURL, "unsupported URL", url))
    }
  }

  /// What a `data:` address says after its comma, of which `;base64` before it means letters for bytes (RFC 2397).
  private static func contents(ofData url: URL) -> Data {
    let parts = url.absoluteString.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return Data() }
    let text = String(parts[1]).removingPercentEncoding ?? ""
    return parts[0].lowercased().hasSuffix(";base64") ? Data(base64Encoded: text) ?? Data() : Data(text.utf8)
  }
  private static func failure(_ code: Int, _ words: String, _ url: URL?) -> NSError {
    var info: [String: Any] = [NSLocalizedDescriptionKey: words]
    if let url { info[NSURLErrorFailingURLErrorKey] = url }
    return NSError(domain: NSURLErrorDomain, code: code, userInfo: info)
  }

  private func begin(
    _ request: URLRequest, _ outcome: Result<Page, NSError>, kind: WKNavigationType, item: WKBackForwardListItem? = nil
  ) -> WKNavigation {
    let navigation = WKNavigation()
    endScheme()
    (current, isLoading, estimatedProgress) = (navigation, true, 0.1)
    url = request.url
    DispatchQueue.main.async { [weak self] in self?.ask(navigation, request, outcome, kind, item) }
    return navigation
  }

  private func ask(
    _ navigation: WKNavigation, _ request: URLRequest, _ outcome: Result<Page, NSError>, _ kind: WKNavigationType,
    _ item: WKBackForwardListItem?
  ) {
    guard current === navigation else { return }
    let action = WKNavigationAction(request: request, navigationType: kind, webView: self)
    let goOn: @MainActor (WKNavigationActionPolicy) -> Void = { [weak self] policy in
      guard let self, current === navigation else { return }
      guard policy == .allow else { return policy == .download ? keep(navigation, action) : refuse(navigation) }
      navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
      DispatchQueue.main.async { [weak self] in self?.fetch(navigation, request, outcome, item) }
    }
    guard let navigationDelegate else { return goOn(.allow) }
    navigationDelegate.webView(self, decidePolicyFor: action, preferences: WKWebpagePreferences()) { policy, _ in
      goOn(policy)
    }
  }

  /// What the app loads itself is asked of it, but for what the view went back to.
  private func fetch(
    _ navigation: WKNavigation, _ request: URLRequest, _ outcome: Result<Page, NSError>, _ item: WKBackForwardListItem?
  ) {
    guard current === navigation else { return }
    guard item == nil, case .failure = outcome, let scheme = request.url?.scheme,
      let handler = configuration.urlSchemeHandler(forURLScheme: scheme)
    else { return arrive(navigation, request, outcome, item) }
    let task = SchemeTask(request, self, handler, navigation)
    schemeTask = task
    task.start()
  }
  private func endScheme() {
    let task = schemeTask
    schemeTask = nil
    task?.stop()
  }

  /// A delegate said no: WebKit's own error of a load that a policy ended.
  func refuse(_ navigation: WKNavigation) {
    (current, isLoading) = (nil, false)
    url = backForwardList.currentItem?.url
    let error = NSError(domain: "WebKitErrorDomain", code: 102)
    navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
  }

  /// A delegate wants a file and no page: it gets the download, and the load ends as one that a policy ended.
  private func keep(_ navigation: WKNavigation, _ action: WKNavigationAction) {
    let download = WKDownload(action.request, self)
    navigationDelegate?.webView(self, navigationAction: action, didBecome: download)
    refuse(navigation)
    download.run(Self.contents(of: action.request.url))
  }

  func arrive(
    _ navigation: WKNavigation, _ request: URLRequest, _ outcome: Result<Page, NSError>, _ item: WKBackForwardListItem?
  ) {
    guard current === navigation else { return }
    switch outcome {
    case .failure(let error):
      (current, isLoading) = (nil, false)
      url = backForwardList.currentItem?.url
      navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
    case .success(let page):
      navigationDelegate?.webView(self, didCommit: navigation)
      title = page.title
      if let item { backForwardList.move(to: item) } else { backForwardList.add(page, request.url ?? .blank) }
      (current, isLoading, estimatedProgress) = (nil, false, 1)
      navigationDelegate?.webView(self, didFinish: navigation)
    }
  }
}

extension URL {
  /// The empty page.
  static let blank: URL = {
    guard let url = URL(string: "about:blank") else { preconditionFailure("about:blank is an address") }
    return url
  }()
}

/// A page that came.
struct Page {
  /// What stands between its `title` marks.
  var title: String?

  /// A page of a text.
  init(html: String) {
    guard let open = html.range(of: "<title>", options: .caseInsensitive),
      let close = html.range(of: "</title>", options: .caseInsensitive, range: open.upperBound..<html.endIndex)
    else { return }
    title = html[open.upperBound..<close.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// A page of data.
  init(_ data: Data) { self.init(html: String(decoding: data, as: UTF8.self)) }
}
