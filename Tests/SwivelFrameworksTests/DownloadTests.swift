// Files that a web view keeps instead of showing them: what comes, where it goes, and what is told.
import DeviceFixtures
import Emulator
import Foundation
import FoundationNetworking
import SwivelFrameworks
import SwivelUI
import Testing

/// Wants files instead of pages, and notes what it hears.
private final class Keeper: NSObject, WKNavigationDelegate, WKDownloadDelegate {
  var heard: [String] = []
  let place: URL?
  init(_ place: URL?) { self.place = place }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.download) }
  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
    heard.append("becomes")
    download.delegate = self
  }
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) { heard.append("fail \((error as NSError).code)") }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { heard.append("shown") }
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping (URL?) -> Void
  ) {
    heard.append("where \(suggestedFilename)")
    completionHandler(place)
  }
  func downloadDidFinish(_ download: WKDownload) { heard.append("done \(download.progress.fractionCompleted)") }
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
    heard.append("lost \((error as NSError).code)")
  }
}

@MainActor struct DownloadTests {
  /// A directory for a test, which is gone afterwards.
  private func inDirectory(_ body: (URL) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    var failure: (any Error)?
    do { try body(directory) } catch { failure = error }
    try FileManager.default.removeItem(at: directory)
    if let failure { throw failure }
  }

  /// WKNavigationActionPolicy.download: the load ends as one a policy ended (WebKit's 102), and the delegate says where what comes goes.
  /// Nothing is written over a file that is there (-3000 is NSURLErrorCannotCreateFile), and without a network there is nothing (-1009).
  @Test(
    arguments: [
      ("data:text/plain,a%20b", "new", ["where Unknown", "done 1.0"], "a b"),
      ("data:;base64,aGk=", "new", ["where Unknown", "done 1.0"], "hi"),
      ("data:text/plain,a", "there", ["where Unknown", "lost -3000"], "old"),
      ("data:text/plain,a", nil, ["where Unknown", "lost -999"], nil),
      ("https://swivel.example/film.mov", "new", ["lost -1009"], nil),
      ("file:///no/such/file", "new", ["lost -1100"], nil),
    ] as [(String, String?, [String], String?)])
  func whatIsWantedAsAFile(address: String, name: String?, calls: [String], text: String?) throws {
    try inDirectory { directory in
      try Data("old".utf8).write(to: directory.appendingPathComponent("there"))
      let place = name.map { directory.appendingPathComponent($0) }
      let (stage, keeper, url) = (try Stage(), Keeper(place), try #require(URL(string: address)))
      stage.act { view in
        let web = WKWebView(frame: view.bounds)
        web.navigationDelegate = keeper
        view.addSubview(web)
        web.load(URLRequest(url: url))
      }
      #expect(keeper.heard.filter { ["becomes", "fail 102"].contains($0) } == ["becomes", "fail 102"])
      #expect(keeper.heard.filter { !["becomes", "fail 102"].contains($0) } == calls)
      let isThere = place.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
      #expect(try text == (isThere ? place.map { try String(contentsOf: $0, encoding: .utf8) } : nil))
    }
  }

  /// WKWebView.startDownload(using:completionHandler:), and its name is the address's last part; a download that is cancelled fails as
  /// cancelled (-999), and does not come.
  @Test(arguments: [(false, ["where one.txt", "done 1.0"]), (true, ["lost -999"])])
  func whatAnAppAsksFor(isCancelled: Bool, calls: [String]) throws {
    try inDirectory { directory in
      let source = directory.appendingPathComponent("one.txt")
      try Data("one".utf8).write(to: source)
      let (stage, keeper) = (try Stage(), Keeper(directory.appendingPathComponent("two.txt")))
      stage.act { view in
        let web = WKWebView(frame: view.bounds)
        view.addSubview(web)
        web.startDownload(using: URLRequest(url: source)) { download in
          download.delegate = keeper
          #expect(download.originalRequest?.url == source && download.webView === web)
          if isCancelled { download.cancel() }
        }
      }
      #expect(keeper.heard == calls)
      let there = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
      #expect(there == (isCancelled ? ["one.txt"] : ["one.txt", "two.txt"]))
    }
  }
}
