// Web pages and browsers on a device that is offline: who is asked and told, in which order, and what is left.
import DeviceFixtures
import Emulator
import Foundation
import FoundationNetworking
import SwivelFrameworks
import SwivelUI
import Testing

/// Notes what a web view tells, and says no to one host.
private final class Guide: NSObject, WKNavigationDelegate {
  var heard: [String] = []

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    heard.append(
      "decide \(navigationAction.request.url?.absoluteString ?? "") \(navigationAction.navigationType.rawValue)")
    decisionHandler(navigationAction.request.url?.host == "no.example" ? .cancel : .allow)
  }
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { heard.append("start") }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { heard.append("commit") }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    heard.append("finish \(webView.title ?? "-")")
  }
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    heard.append("fail \((error as NSError).code)")
  }
}

@MainActor struct WebTests {
  /// WKWebView.configuration: "a copy of the configuration with which the web view was initialized", so that what is changed later
  /// changes no view that is there.
  @Test func aViewsConfigurationIsACopy() throws {
    let stage = try Stage()
    stage.act { _ in
      let given = WKWebViewConfiguration()
      given.applicationNameForUserAgent = "Reader/1"
      given.allowsInlineMediaPlayback = true
      given.suppressesIncrementalRendering = true
      given.ignoresViewportScaleLimits = true
      given.upgradeKnownHostsToHTTPS = false
      given.dataDetectorTypes = [.link]
      let kept = WKWebView(frame: .zero, configuration: given).configuration
      (given.applicationNameForUserAgent, given.allowsInlineMediaPlayback) = ("Other/2", false)
      (given.suppressesIncrementalRendering, given.ignoresViewportScaleLimits) = (false, false)
      (given.upgradeKnownHostsToHTTPS, given.dataDetectorTypes) = (true, [])
      #expect(kept.applicationNameForUserAgent == "Reader/1" && kept.dataDetectorTypes == [.link])
      #expect(kept.allowsInlineMediaPlayback && kept.suppressesIncrementalRendering && kept.ignoresViewportScaleLimits)
      #expect(!kept.upgradeKnownHostsToHTTPS && kept.userContentController === given.userContentController)
    }
  }

  private func heard(_ body: @escaping @MainActor (WKWebView) -> Void) throws -> (
    calls: [String], web: WKWebView, Stage
  ) {
    let (stage, guide) = (try Stage(), Guide())
    var web: WKWebView?
    stage.act { view in
      let made = WKWebView(frame: view.bounds)
      made.navigationDelegate = guide
      view.addSubview(made)
      web = made
      body(made)
    }
    return (guide.heard, try #require(web), stage)
  }

  /// WKNavigationDelegate: first the policy, then a provisional navigation, which commits and finishes, or fails; without a network
  /// it fails with NSURLErrorNotConnectedToInternet, -1009; a policy that says no ends it with WebKit's 102.
  @Test(
    arguments: [
      ("https://swivel.example/a", ["decide https://swivel.example/a -1", "start", "fail -1009"]),
      ("https://no.example/", ["decide https://no.example/ -1", "fail 102"]),
      ("about:blank", ["decide about:blank -1", "start", "commit", "finish -"]),
      ("file:///no/such/file", ["decide file:///no/such/file -1", "start", "fail -1100"]),
    ])
  func aPageIsAskedForInOrder(address: String, calls: [String]) throws {
    let url = try #require(URL(string: address))
    let (heard, web, stage) = try heard { _ = $0.load(URLRequest(url: url)) }
    #expect(heard == calls)
    #expect(stage.read { _ in web.isLoading } == false)
  }

  /// A text has its title, and is a page one can go back to.
  @Test func aTextIsAPage() throws {
    let (heard, web, stage) = try heard { _ = $0.loadHTMLString("<html><title> One </title><p>…</p>", baseURL: nil) }
    #expect(heard.last == "finish One")
    stage.act { _ in _ = web.loadHTMLString("<TITLE>Two</TITLE>", baseURL: URL(string: "https://swivel.example")) }
    #expect(stage.read { _ in [web.title, web.url?.host] } == ["Two", "swivel.example"])
    #expect(stage.read { _ in [web.canGoBack, web.canGoForward] } == [true, false])
    stage.act { _ in _ = web.goBack() }
    #expect(stage.read { _ in web.title } == "One")
    #expect(stage.read { _ in [web.canGoBack, web.canGoForward] } == [false, true])
    #expect(stage.read { _ in web.estimatedProgress } == 1)
  }

  /// A load that another takes the place of, or that is stopped, does not come (WKWebView.stopLoading()).
  @Test func whatIsStoppedDoesNotCome() throws {
    let (heard, _, _) = try heard { web in
      _ = web.loadHTMLString("<title>Late</title>", baseURL: nil)
      web.stopLoading()
    }
    #expect(heard == ["fail -999"])
  }

  /// It scrolls in a view that fills it, and so does after a turn (WKWebView.scrollView).
  @Test func theScrollViewFillsIt() throws {
    let (_, web, stage) = try heard { web in web.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    #expect(stage.read { _ in web.scrollView.frame.size } == CGSize(width: 375, height: 667))
    stage.send(.deviceOrientation(.landscapeLeft))
    #expect(stage.read { _ in web.scrollView.frame.size } == CGSize(width: 667, height: 375))
  }

  /// SFSafariViewController tells that its page did not come, and is closed by its button, which tells its delegate.
  @Test func aBrowserIsClosedByItsButton() throws {
    final class Ear: NSObject, SFSafariViewControllerDelegate {
      var heard: [String] = []
      func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
      {
        heard.append("loaded \(didLoadSuccessfully)")
      }
      func safariViewControllerDidFinish(_ controller: SFSafariViewController) { heard.append("finish") }
    }
    let (stage, ear) = (try Stage(), Ear())
    let url = try #require(URL(string: "https://swivel.example/page"))
    let root = stage.root
    stage.act { _ in
      let browser = SFSafariViewController(url: url)
      browser.delegate = ear
      root.present(browser, animated: true)
    }
    #expect(stage.read { _ in root.presentedViewController is SFSafariViewController } == true)
    #expect(stage.send(.tap(window: 1, target: "Done")).ending == .settled)
    #expect(ear.heard == ["loaded false", "finish"])
    #expect(stage.read { _ in root.presentedViewController == nil } == true)
  }

  /// "The specified URL has an unsupported scheme": SFSafariViewController takes http and https alone.
  @Test func aBrowserTakesPagesAlone() throws {
    let stage = try Stage()
    let url = try #require(URL(string: "mailto:someone"))
    let outcome = stage.device.perform(window: 1) { _ in _ = SFSafariViewController(url: url) }
    #expect(outcome.ledger.contains { $0.call.hasPrefix("exception NSInvalidArgumentException") })
  }
}
