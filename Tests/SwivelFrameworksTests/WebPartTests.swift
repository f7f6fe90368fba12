// What web views are set up with and what is taken out of their pages: copies of configurations, scripts and rules, the list of pages one went
// through, and answers where no page runs anything (WebKit).
import DeviceFixtures
import Emulator
import Foundation
import FoundationNetworking
import SwivelUI
import Testing

@testable import SwivelFrameworks

@MainActor struct WebPartTests {
  private func rows<Owner>(_ owner: Owner, _ ask: (inout Usual<Owner>) -> Void) {
    var usual = Usual(owner)
    ask(&usual)
    #expect(usual.wrong == [])
  }

  /// A view's configuration is a copy with all that was set.
  @Test func copies() throws {
    let stage = try Stage()
    stage.act { _ in
      let made = WKWebViewConfiguration()
      made.suppressesIncrementalRendering = true
      made.allowsInlineMediaPlayback = true
      made.allowsPictureInPictureMediaPlayback = false
      made.allowsAirPlayForMediaPlayback = false
      made.mediaTypesRequiringUserActionForPlayback = .video
      made.applicationNameForUserAgent = "App"
      made.ignoresViewportScaleLimits = true
      made.upgradeKnownHostsToHTTPS = false
      made.limitsNavigationsToAppBoundDomains = true
      made.dataDetectorTypes = .link
      let copy = WKWebView(frame: .zero, configuration: made).configuration
      #expect(
        copy !== made && copy.suppressesIncrementalRendering && copy.allowsInlineMediaPlayback
          && !copy.allowsPictureInPictureMediaPlayback)
      #expect(
        !copy.allowsAirPlayForMediaPlayback && copy.mediaTypesRequiringUserActionForPlayback == .video
          && copy.applicationNameForUserAgent == "App")
      #expect(
        copy.ignoresViewportScaleLimits && !copy.upgradeKnownHostsToHTTPS && copy.limitsNavigationsToAppBoundDomains
          && copy.dataDetectorTypes == .link)
      #expect(
        copy.userContentController === made.userContentController && copy.preferences === made.preferences
          && copy.processPool === made.processPool)
      #expect(
        copy.websiteDataStore === made.websiteDataStore
          && copy.defaultWebpagePreferences === made.defaultWebpagePreferences)
      for (scheme, isOwn) in [
        ("https", true), ("HTTP", true), ("file", true), ("about", true), ("data", true), ("mine", false),
      ] {
        #expect(WKWebView.handlesURLScheme(scheme) == isOwn)
      }
      self.rows(WKPreferences()) { $0(\.javaScriptEnabled, true) }
      let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
      self.rows(view) { usual in
        usual.reads(\.hasOnlySecureContent, false)
        usual.reads(\.scrollView.frame, CGRect(x: 0, y: 0, width: 30, height: 40))
        usual.reads(\.backgroundColor, .white)
        usual.reads(\.underPageBackgroundColor, .systemBackground)
      }
      #expect(view.findInteraction == nil)
      view.isFindInteractionEnabled = true
      #expect(view.findInteraction != nil && view.findInteraction === view.findInteraction)
    }
  }

  /// WKUserContentController: scripts in their order, rules once each, until they are removed.
  @Test func scriptsAndRules() throws {
    let stage = try Stage()
    stage.act { _ in
      let controller = WKUserContentController()
      let scripts = [
        WKUserScript(source: "a", injectionTime: .atDocumentStart, forMainFrameOnly: true),
        WKUserScript(source: "b", injectionTime: .atDocumentEnd, forMainFrameOnly: false, in: .page),
      ]
      scripts.forEach(controller.addUserScript)
      #expect(controller.userScripts == scripts && scripts[0].isForMainFrameOnly && !scripts[1].isForMainFrameOnly)
      #expect(scripts[1].source == "b" && scripts[1].injectionTime == .atDocumentEnd)
      controller.removeAllUserScripts()
      #expect(controller.userScripts.isEmpty)
      let (one, two) = (WKContentRuleList("one"), WKContentRuleList("two"))
      for list in [one, two, one] { controller.add(list) }
      #expect(controller.ruleLists == [one, two])
      controller.remove(one)
      #expect(controller.ruleLists == [two])
      controller.removeAllContentRuleLists()
      #expect(controller.ruleLists.isEmpty)
      #expect(
        WKContentWorld.world(name: "a") === WKContentWorld.world(name: "a")
          && WKContentWorld.world(name: "a") !== WKContentWorld.world(name: "b"))
      #expect(
        WKContentWorld.world(name: "a").name == "a" && WKContentWorld.page.name == nil
          && WKContentWorld.page !== WKContentWorld.defaultClient)
    }
  }

  /// WKBackForwardList: pages behind and ahead of the one that is shown; who goes on from there takes what was ahead away.
  @Test func pages() throws {
    let stage = try Stage()
    var view: WKWebView?
    stage.act { root in
      let made = WKWebView(frame: root.bounds)
      root.addSubview(made)
      #expect(
        made.backForwardList.currentItem == nil && made.backForwardList.backList.isEmpty
          && made.backForwardList.forwardList.isEmpty)
      #expect(!made.canGoBack && !made.canGoForward && made.goBack() == nil && made.goForward() == nil)
      view = made
    }
    let web = try #require(view)
    for name in ["a", "b", "c"] {
      stage.act { _ in web.loadHTMLString("<title>\(name)</title>", baseURL: URL(string: "https://example.org/\(name)"))
      }
    }
    func list() -> [String?] {
      stage.read { _ in
        let list = web.backForwardList
        return [
          list.backList.compactMap(\.title).joined(), list.currentItem?.title,
          list.forwardList.compactMap(\.title).joined(), web.title,
        ]
      } ?? []
    }
    #expect(list() == ["ab", "c", "", "c"])
    stage.act { _ in web.goBack() }
    #expect(list() == ["a", "b", "c", "b"] && stage.read { _ in web.canGoBack && web.canGoForward } == true)
    stage.act { _ in web.goBack() }
    #expect(list() == ["", "a", "bc", "a"])
    #expect(
      stage.read { _ in web.backForwardList.item(at: 2)?.title } == "c"
        && stage.read { _ in web.backForwardList.item(at: 3) == nil } == true)
    #expect(stage.read { _ in web.backForwardList.item(at: -1) == nil } == true)
    stage.act { _ in web.goForward() }
    #expect(list() == ["a", "b", "c", "b"])
    stage.act { _ in web.loadHTMLString("<title>d</title>", baseURL: nil) }
    #expect(list() == ["ab", "d", "", "d"])
  }

  /// Nothing runs: a page's title is all that a program can ask for, words are not found, and what is waited for comes in a later turn.
  @Test func answers() throws {
    let stage = try Stage()
    nonisolated(unsafe) var heard: [String] = []
    stage.act { root in
      let web = WKWebView(frame: root.bounds)
      web.evaluateJavaScript("document.title") { heard.append("title \($0 as? String ?? "-") \($1 == nil)") }
      web.evaluateJavaScript("1 + 1") { heard.append("sum \($0 == nil) \(($1 as? WKError)?.errorCode ?? 0)") }
      web.find("a") { heard.append("found \($0.matchFound)") }
      web.createWebArchiveData { result in
        if case .failure(let error) = result { heard.append("archive \((error as? WKError)?.errorCode ?? 0)") }
      }
      for rect in [
        CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: 0, height: 10),
        CGRect(x: 0, y: 0, width: 10, height: 0),
      ] {
        let configuration = WKPDFConfiguration()
        configuration.rect = rect
        web.createPDF(configuration: configuration) { result in
          switch result {
          case .success(let data): heard.append("document \(PDFDocument(data: data)?.pageCount ?? 0)")
          case .failure(let error): heard.append("document - \((error as? WKError)?.errorCode ?? 0)")
          }
        }
      }
      web.pauseAllMediaPlayback { heard.append("paused") }
      web.closeAllMediaPresentations { heard.append("closed") }
      web.setAllMediaPlaybackSuspended(true) { heard.append("suspended") }
      #expect(heard.isEmpty)
    }
    #expect(
      heard == [
        "title  true", "sum true 4", "found false", "archive 1", "document 1", "document - 1", "document - 1", "paused",
        "closed", "suspended",
      ])
  }

  /// Without a delegate's own words panels are closed as if nobody was there, and nobody is let at a camera without being asked.
  @Test func panels() throws {
    final class Quiet: NSObject, WKUIDelegate {}
    let stage = try Stage()
    var heard: [String] = []
    stage.act { root in
      let (web, quiet) = (WKWebView(frame: root.bounds), Quiet())
      let frame = WKFrameInfo(URLRequest(url: URL(fileURLWithPath: "/a")), web)
      quiet.webView(web, runJavaScriptAlertPanelWithMessage: "", initiatedByFrame: frame) { heard.append("alert") }
      quiet.webView(web, runJavaScriptConfirmPanelWithMessage: "", initiatedByFrame: frame) {
        heard.append("confirm \($0)")
      }
      quiet.webView(web, runJavaScriptTextInputPanelWithPrompt: "", defaultText: "a", initiatedByFrame: frame) {
        heard.append("text \($0 ?? "-")")
      }
      quiet.webView(web, requestMediaCapturePermissionFor: frame.securityOrigin, initiatedByFrame: frame, type: .camera)
      { heard.append("camera \($0.rawValue)") }
      quiet.webView(web, requestDeviceOrientationAndMotionPermissionFor: frame.securityOrigin, initiatedByFrame: frame)
      { heard.append("motion \($0.rawValue)") }
    }
    #expect(heard == ["alert", "confirm false", "text -", "camera 0", "motion 0"])
  }

  /// Cookies of one name, place and path take each other's place; those a site put there since a time go with its record.
  @Test func cookies() throws {
    final class Observer: NSObject, WKHTTPCookieStoreObserver {
      var changes = 0
      func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { changes += 1 }
    }
    let (stage, observer) = (try Stage(), Observer())
    let rows = [
      ("a", "example.org", "1"), ("a", "example.org", "2"), ("b", "example.org", "3"), ("a", ".other.org", "4"),
    ]
    let all = rows.compactMap { HTTPCookie(properties: [.name: $0.0, .domain: $0.1, .value: $0.2, .path: "/"]) }
    try #require(all.count == 4)
    let (one, again) = (all[0], all[1])
    nonisolated(unsafe) var heard: [[String]] = []
    let store = try #require(stage.read { _ in WKWebsiteDataStore.nonPersistent() })
    stage.act { _ in
      #expect(
        !store.isPersistent && WKWebsiteDataStore.default().isPersistent
          && WKWebsiteDataStore.default() === WKWebsiteDataStore.default())
      store.httpCookieStore.add(observer)
      for one in all { store.httpCookieStore.setCookie(one) }
      store.httpCookieStore.getAllCookies { heard.append($0.map(\.value)) }
      store.fetchDataRecords(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes()) { heard.append($0.map(\.displayName)) }
      store.fetchDataRecords(ofTypes: [WKWebsiteDataTypeDiskCache]) { heard.append($0.map(\.displayName)) }
    }
    #expect(heard == [["2", "3", "4"], ["example.org", "other.org"], []] && observer.changes == 4)
    stage.act { _ in
      // A cookie is its name, domain and path (RFC 6265, 5.3), whatever it says.
      store.httpCookieStore.delete(one)
      store.removeData(ofTypes: [WKWebsiteDataTypeDiskCache], modifiedSince: .distantPast) {}
      store.removeData(ofTypes: [WKWebsiteDataTypeCookies], modifiedSince: .distantFuture) {}
      store.httpCookieStore.getAllCookies { heard.append($0.map(\.value)) }
    }
    #expect(heard.last == ["3", "4"] && observer.changes == 5)
    stage.act { _ in
      store.removeData(ofTypes: [WKWebsiteDataTypeCookies], for: [WKWebsiteDataRecord("other.org")]) {}
      store.httpCookieStore.remove(observer)
      store.httpCookieStore.delete(again)
      store.httpCookieStore.getAllCookies { heard.append($0.map(\.value)) }
      store.removeData(ofTypes: [WKWebsiteDataTypeCookies], modifiedSince: .distantPast) {}
      store.httpCookieStore.getAllCookies { heard.append($0.map(\.value)) }
    }
    #expect(heard.suffix(2) == [["3"], []] && observer.changes == 6, "who is removed hears no more")
  }
}
