// Addresses an app loads itself: when its handler is asked, in which order it may answer, and what web views keep and give away.
import DeviceFixtures
import Emulator
import Foundation
import FoundationNetworking
import SwivelFrameworks
import SwivelUI
import Testing

/// Answers as it is told, step by step, and notes what it and the delegate hear.
private final class Host: NSObject, WKURLSchemeHandler, WKNavigationDelegate {
  enum Step {
    case response
    case data(String)
    case finish, fail
  }
  let steps: [Step]
  let policy: WKNavigationResponsePolicy
  var heard: [String] = []
  var task: (any WKURLSchemeTask)?

  init(_ steps: [Step], _ policy: WKNavigationResponsePolicy = .allow) { (self.steps, self.policy) = (steps, policy) }

  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
    heard.append("asked \(urlSchemeTask.request.url?.absoluteString ?? "")")
    task = urlSchemeTask
    for step in steps { take(step, urlSchemeTask) }
  }
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) { heard.append("stopped") }
  func take(_ step: Step, _ task: any WKURLSchemeTask) {
    switch step {
    case .response:
      guard let url = task.request.url else { return }
      task.didReceive(URLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: nil))
    case .data(let text): task.didReceive(Data(text.utf8))
    case .finish: task.didFinish()
    case .fail: task.didFailWithError(NSError(domain: "Host", code: 7))
    }
  }
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) {
    heard.append("response \(navigationResponse.canShowMIMEType)")
    decisionHandler(policy)
  }
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { heard.append("start") }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { heard.append("commit") }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    heard.append("finish \(webView.title ?? "-")")
  }
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) { heard.append("fail \((error as NSError).code)") }
}

@MainActor struct SchemeTests {
  private let url = URL(string: "app://host/page")

  private func show(
    _ host: Host, _ stage: Stage, _ then: @escaping @MainActor (WKWebView) -> Void = { _ in }
  ) throws -> WKWebView {
    let url = try #require(url)
    var web: WKWebView?
    stage.act { view in
      let configuration = WKWebViewConfiguration()
      configuration.setURLSchemeHandler(host, forURLScheme: "APP")
      let made = WKWebView(frame: view.bounds, configuration: configuration)
      made.navigationDelegate = host
      view.addSubview(made)
      made.load(URLRequest(url: url))
      web = made
    }
    let shown = try #require(web)
    stage.act { _ in then(shown) }
    return shown
  }

  /// WKURLSchemeTask: a response, data in any number of parts, the end; the answer's policy is asked as of a server's. What an app
  /// fails with is the navigation's error.
  @Test(
    arguments: [
      (
        [.response, .data("<title>O"), .data("ne</title>"), .finish], .allow, ["response true", "commit", "finish One"]
      ),
      ([.response], .cancel, ["response true", "stopped", "fail 102"]),
      ([.fail], .allow, ["fail 7"]),
      ([.response, .fail], .allow, ["response true", "fail 7"]),
      ([.response], .allow, ["response true"]),
    ] as [([Host.Step], WKNavigationResponsePolicy, [String])])
  private func anAppAnswers(steps: [Host.Step], policy: WKNavigationResponsePolicy, calls: [String]) throws {
    let (host, stage) = (Host(steps, policy), try Stage())
    let web = try show(host, stage)
    #expect(host.heard == ["start", "asked app://host/page"] + calls)
    #expect(stage.read { _ in web.isLoading } == (steps.count == 1 && calls.count == 1 && calls[0] == "response true"))
  }

  /// A handler hears that a page is not wanted any more, once, and the page fails as cancelled (-999).
  @Test func anAnswerIsNotWanted() throws {
    let (host, stage) = (Host([.response]), try Stage())
    let web = try show(host, stage) { $0.stopLoading() }
    #expect(host.heard == ["start", "asked app://host/page", "response true", "stopped", "fail -999"])
    stage.act { _ in web.stopLoading() }
    #expect(host.heard.count == 5)
  }

  /// WKURLSchemeTask raises on what is told out of order: data before a response, a second response, anything after the end.
  @Test(
    arguments: [
      [.data("x")], [.finish], [.response, .response], [.response, .finish, .data("x")], [.fail, .finish],
    ] as [[Host.Step]])
  private func whatIsToldOutOfOrderIsRaised(steps: [Host.Step]) throws {
    let (host, stage) = (Host([]), try Stage())
    _ = try show(host, stage)
    let outcome = stage.device.perform(window: 1) { _ in
      guard let task = host.task else { return }
      for step in steps { host.take(step, task) }
    }
    #expect(outcome.ledger.contains { $0.call.hasPrefix("exception NSInternalInconsistencyException") })
  }

  /// setURLSchemeHandler(_:forURLScheme:): "It is a programmer error to register a handler for a scheme WebKit already handles, such as
  /// https", or for one that has a handler.
  @Test(arguments: [["https"], ["about"], ["app", "APP"]])
  func aSchemeHasOneHandler(schemes: [String]) throws {
    let (stage, host) = (try Stage(), Host([]))
    let outcome = stage.device.perform(window: 1) { _ in
      let configuration = WKWebViewConfiguration()
      for scheme in schemes { configuration.setURLSchemeHandler(host, forURLScheme: scheme) }
    }
    #expect(outcome.ledger.contains { $0.call.hasPrefix("exception NSInvalidArgumentException") })
  }

  /// The state of one view is another's: its pages, and the one that was there (WKWebView.interactionState).
  @Test func aViewIsGivenBackItsPages() throws {
    let stage = try Stage()
    var (first, second): (WKWebView?, WKWebView?) = (nil, nil)
    stage.act { view in
      (first, second) = (WKWebView(frame: view.bounds), WKWebView(frame: view.bounds))
      first?.loadHTMLString("<title>One</title>", baseURL: nil)
    }
    stage.act { _ in first?.loadHTMLString("<title>Two</title>", baseURL: nil) }
    stage.act { _ in second?.interactionState = first?.interactionState }
    #expect(stage.read { _ in [second?.title, second?.backForwardList.backItem?.title] } == ["Two", "One"])
  }

  /// WKSnapshotConfiguration: all of the view, or a part; a width keeps the part's shape; an empty part has no picture.
  @Test(
    arguments: [
      (nil, nil, CGSize(width: 300, height: 200)),
      (CGRect(x: 0, y: 0, width: 100, height: 50), nil, CGSize(width: 100, height: 50)),
      (CGRect(x: 0, y: 0, width: 100, height: 50), 40, CGSize(width: 40, height: 20)),
      (CGRect.zero, nil, nil),
    ] as [(CGRect?, Int?, CGSize?)])
  func aSnapshotHasASize(rect: CGRect?, width: Int?, size: CGSize?) throws {
    let stage = try Stage()
    var heard: [CGSize?] = []
    stage.act { view in
      let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      view.addSubview(web)
      let configuration = WKSnapshotConfiguration()
      if let rect { configuration.rect = rect }
      configuration.snapshotWidth = width.map { NSNumber(value: $0) }
      web.takeSnapshot(with: configuration) { image, error in
        heard.append(image?.size)
        #expect((image == nil) == (error is WKError))
      }
    }
    #expect(heard == [size])
  }

  /// A rule is a trigger with its filter and an action with its type (Apple: "Creating a content blocker").
  @Test(
    arguments: [
      (#"[{"trigger":{"url-filter":".*"},"action":{"type":"block"}}]"#, true), ("", false), ("{}", false),
      (#"[{"trigger":{},"action":{"type":"block"}}]"#, false), (#"[{"trigger":{"url-filter":".*"}}]"#, false),
    ])
  func rulesAreRead(text: String, areRules: Bool) throws {
    let stage = try Stage()
    var heard: [Bool] = []
    stage.act { _ in
      WKContentRuleListStore.default().compileContentRuleList(forIdentifier: "r", encodedContentRuleList: text) {
        list, error in heard.append(list != nil && error == nil)
      }
    }
    stage.act { _ in
      WKContentRuleListStore.default().lookUpContentRuleList(forIdentifier: "r") { list, _ in
        heard.append(list?.identifier == "r")
      }
    }
    #expect(heard == [areRules, areRules])
  }

  /// Cookies an app put there are a record of their domain, go with it, and belong to the device.
  @Test func cookiesAreRecords() throws {
    let stage = try Stage()
    var heard: [[String]] = []
    let kinds: Set<String> = [WKWebsiteDataTypeCookies]
    let cookies = [".swivel.example", "b.example"].compactMap {
      HTTPCookie(properties: [.name: "n", .value: "v", .domain: $0, .path: "/"])
    }
    func look(_ stage: Stage) {
      stage.act { _ in
        WKWebsiteDataStore.default().fetchDataRecords(ofTypes: kinds) { heard.append($0.map(\.displayName)) }
      }
    }
    stage.act { _ in for cookie in cookies { WKWebsiteDataStore.default().httpCookieStore.setCookie(cookie) } }
    look(stage)
    stage.act { _ in
      let store = WKWebsiteDataStore.default()
      store.fetchDataRecords(ofTypes: kinds) { records in
        store.removeData(ofTypes: kinds, for: records.filter { $0.displayName == "b.example" }) {}
      }
    }
    look(stage)
    look(try Stage())
    #expect(heard == [["b.example", "swivel.example"], ["swivel.example"], []])
  }
}
