// The screen of a document browser: what its bar and its first row say, by UIDocumentBrowserViewController's reference. No file is touched.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct DocumentScreenTests {
  private final class Listener: NSObject, UIDocumentBrowserViewControllerDelegate {
    var requests = 0
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didRequestDocumentCreationWithHandler importHandler:
        @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) {
      requests += 1
      importHandler(nil, .copy)
      importHandler(URL(fileURLWithPath: "/nowhere"), .none)
    }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
      toDestinationURL destinationURL: URL
    ) { requests += 100 }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
    ) { requests += 100 }
  }

  private func titles(_ view: UIView) -> [String] {
    view.subviews.flatMap { ($0 as? UIButton)?.currentTitle.map { [$0] } ?? titles($0) }
  }

  /// `allowsDocumentCreation` (true) offers a new document, by `localizedCreateDocumentActionTitle` or the system's words; a nil URL and the
  /// mode `.none` say that there is none.
  @Test func newDocuments() throws {
    let listener = Listener()
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15),
      apps: [.test { UIDocumentBrowserViewController(forOpening: [UTType.plainText]) }])
    func read<Value>(_ body: (UIDocumentBrowserViewController) throws -> Value) throws -> Value {
      let found = device.inspect(window: 1) { $0.rootViewController as? UIDocumentBrowserViewController } ?? nil
      let browser = try #require(found)
      let value = try device.inspect(window: 1) { _ in try body(browser) }
      return try #require(value)
    }
    try read { browser in
      browser.delegate = listener
      #expect(titles(browser.view).filter { $0 == "Create Document" }.count == 1)
    }
    #expect(device.handle(DeviceInput(time: 0, event: .tap(window: 1, target: "Create Document"))).ending == .settled)
    #expect(listener.requests == 1)
    try read { browser in
      browser.localizedCreateDocumentActionTitle = "New Sketch"
      #expect(titles(browser.view).contains("New Sketch") && !titles(browser.view).contains("Create Document"))
      browser.allowsDocumentCreation = false
      #expect(!titles(browser.view).contains("New Sketch"))
      browser.allowsDocumentCreation = true
      #expect(titles(browser.view).contains("New Sketch"))
    }
  }

  /// The app's items stand in the bar from its ends inwards, in their order (`additionalLeadingNavigationBarButtonItems`,
  /// `additionalTrailingNavigationBarButtonItems`); a bar counts its right items from the right.
  @Test func items() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let browser = UIDocumentBrowserViewController(forOpening: nil)
      window.rootViewController = browser
      let names = ["a", "b", "c", "d"]
      let made = names.map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
      browser.additionalLeadingNavigationBarButtonItems = Array(made[0...1])
      browser.additionalTrailingNavigationBarButtonItems = Array(made[2...3])
      window.layoutIfNeeded()
      let bar = try #require(browser.view.subviews.compactMap { $0 as? UINavigationBar }.first)
      #expect(bar.topItem?.leftBarButtonItems?.map(\.title) == ["a", "b"])
      #expect(bar.topItem?.rightBarButtonItems?.map(\.title) == ["d", "c"])
      #expect(bar.frame.minY == browser.view.safeAreaInsets.top && bar.frame.width == browser.view.bounds.width)
    }
  }

  /// Types stand for their identifiers and back; a document that is shown is told as it is; each way to a document's screen is one.
  @Test func types() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (some, all) = (
        UIDocumentBrowserViewController(forOpening: [UTType.png, .plainText]),
        UIDocumentBrowserViewController(forOpening: nil)
      )
      #expect(some.allowedContentTypes == ["public.png", "public.plain-text"])
      #expect(all.allowedContentTypes == ["public.item"])
      some.contentTypesForRecentDocuments = [.jpeg]
      #expect(some.recentDocumentsContentTypes == ["public.jpeg"] && some.contentTypesForRecentDocuments == [.jpeg])
      let url = URL(fileURLWithPath: "/a/b.txt")
      var told: [URL?] = []
      some.revealDocument(at: url, importIfNeeded: true) { shown, error in told += [shown, error.map { _ in url }] }
      #expect(told == [url, nil])
      let (one, other) = (some.transitionController(forDocumentAt: url), some.transitionController(forDocumentURL: url))
      #expect(one !== other)
      some.browserUserInterfaceStyle = .dark
      #expect(some.overrideUserInterfaceStyle == .dark)
      some.browserUserInterfaceStyle = .white
      #expect(some.overrideUserInterfaceStyle == .unspecified)
    }
  }
}
