// Values that configurations, attributed strings and shared stores keep and turn into others: by the documentation of
// UIListContentConfiguration, UIConfigurationColorTransformer, UIBackgroundConfiguration, AttributeScopes and NSUbiquitousKeyValueStore.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct ConfiguredValueTests {
  private func labels(in view: UIView) -> [String] {
    ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(labels)
  }

  /// UIListContentConfiguration.TextProperties.TextTransform.
  @Test(
    arguments: [
      (.none, "aBc dE", "é"), (.uppercase, "ABC DE", "É"), (.lowercase, "abc de", "é"), (.capitalized, "Abc De", "É"),
    ] as [(UIListContentConfiguration.TextProperties.TextTransform, String, String)])
  func transforms(transform: UIListContentConfiguration.TextProperties.TextTransform, text: String, second: String)
    throws
  {
    try onDevice(.iPhone8, Era(16)) { window in
      var content = UIListContentConfiguration.subtitleCell()
      (content.text, content.secondaryText) = ("aBc dE", "é")
      content.textProperties.transform = transform
      content.secondaryTextProperties.transform = transform
      let view = UIListContentView(configuration: content)
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
      window.addSubview(view)
      window.layoutIfNeeded()
      #expect(labels(in: view) == [text, second])
    }
  }

  /// "grayscale: converts a color to its grayscale equivalent": by the weights of red, green and blue in luminance (BT.601); the alpha stays.
  @Test(
    arguments: [
      ([1, 0, 0, 1], 0.299), ([0, 1, 0, 1], 0.587), ([0, 0, 1, 0.5], 0.114), ([1, 1, 1, 0], 1), ([0, 0, 0, 1], 0),
      ([0.5, 0.5, 0.5, 1], 0.5),
    ] as [([CGFloat], CGFloat)])
  func grays(color: [CGFloat], white: CGFloat) throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      let given = UIColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])
      var (found, alpha): (CGFloat, CGFloat) = (0, 0)
      #expect(UIConfigurationColorTransformer.grayscale(given).getWhite(&found, alpha: &alpha))
      #expect(abs(found - white) < 1e-9 && alpha == color[3])
      #expect(UIConfigurationColorTransformer.preferredTint(given) == given)
      #expect(UIConfigurationColorTransformer.monochromeTint(given) == given)
    }
  }

  /// "resolvedBackgroundColor(for:): the background color, or the tint color where it is nil, after the transformer"; a stroke the same.
  @Test func resolvedColors() throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      var background = UIBackgroundConfiguration.clear()
      #expect(background.resolvedBackgroundColor(for: .red) == .clear)
      #expect(background.resolvedStrokeColor(for: .red) == .red)
      background.backgroundColor = nil
      #expect(background.resolvedBackgroundColor(for: .red) == .red)
      background.backgroundColor = .green
      background.strokeColor = .blue
      #expect(
        background.resolvedBackgroundColor(for: .red) == .green && background.resolvedStrokeColor(for: .red) == .blue)
      background.backgroundColorTransformer = UIConfigurationColorTransformer { $0 == .green ? .white : .black }
      background.strokeColorTransformer = UIConfigurationColorTransformer { $0 == .blue ? .yellow : .black }
      #expect(background.resolvedBackgroundColor(for: .red) == .white)
      #expect(background.resolvedStrokeColor(for: .red) == .yellow)
    }
  }

  /// An attribute is called as the key of dictionaries is, so that strings of both kinds become each other.
  @Test func namesOfAttributes() {
    typealias Scope = AttributeScopes.UIKitAttributes
    let rows: [(String, NSAttributedString.Key)] = [
      (Scope.FontAttribute.name, .font), (Scope.ParagraphStyleAttribute.name, .paragraphStyle),
      (Scope.ForegroundColorAttribute.name, .foregroundColor), (Scope.BackgroundColorAttribute.name, .backgroundColor),
      (Scope.LigatureAttribute.name, .ligature), (Scope.KernAttribute.name, .kern),
      (Scope.TrackingAttribute.name, .tracking), (Scope.StrikethroughStyleAttribute.name, .strikethroughStyle),
      (Scope.UnderlineStyleAttribute.name, .underlineStyle), (Scope.StrokeColorAttribute.name, .strokeColor),
      (Scope.StrokeWidthAttribute.name, .strokeWidth), (Scope.ShadowAttribute.name, .shadow),
      (Scope.AttachmentAttribute.name, .attachment), (Scope.BaselineOffsetAttribute.name, .baselineOffset),
      (Scope.UnderlineColorAttribute.name, .underlineColor),
      (Scope.StrikethroughColorAttribute.name, .strikethroughColor), (Scope.ObliquenessAttribute.name, .obliqueness),
      (Scope.ExpansionAttribute.name, .expansion),
    ]
    #expect(rows.filter { $0.0 != $0.1.rawValue }.map { $0.0 } == [] && Set(rows.map { $0.0 }).count == rows.count)
  }

  /// NSUbiquitousKeyValueStore: values by their kinds, and "0, false or nil" of another kind or of none.
  @Test func sharedValues() throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      let store = NSUbiquitousKeyValueStore.default
      #expect(
        store === NSUbiquitousKeyValueStore.default && store.dictionaryRepresentation.isEmpty && store.synchronize())
      store.set("text", forKey: "text")
      store.set(Int64(5), forKey: "whole")
      store.set(2.5, forKey: "part")
      store.set(true, forKey: "flag")
      store.set(Data([1, 2]), forKey: "data")
      store.set([1, 2] as [Any], forKey: "list")
      store.set(["a": 1] as [String: Any], forKey: "table")
      store.set(7 as Any?, forKey: "any")
      #expect(store.dictionaryRepresentation.count == 8)
      let wholes: [String: Int64] = ["whole": 5, "part": 2, "flag": 1, "any": 7]
      let parts: [String: Double] = ["whole": 5, "part": 2.5, "flag": 1, "any": 7]
      for key in ["text", "whole", "part", "flag", "data", "list", "table", "any", "none"] {
        #expect(store.string(forKey: key) == (key == "text" ? "text" : nil), "\(key)")
        #expect(store.longLong(forKey: key) == (wholes[key] ?? 0), "\(key)")
        #expect(store.double(forKey: key) == (parts[key] ?? 0), "\(key)")
        #expect(store.bool(forKey: key) == ["whole", "part", "flag", "any"].contains(key), "\(key)")
        #expect(store.data(forKey: key) == (key == "data" ? Data([1, 2]) : nil), "\(key)")
        #expect((store.array(forKey: key) as? [Int]) == (key == "list" ? [1, 2] : nil), "\(key)")
        #expect((store.dictionary(forKey: key) as? [String: Int]) == (key == "table" ? ["a": 1] : nil), "\(key)")
        #expect((store.object(forKey: key) == nil) == (key == "none"), "\(key)")
      }
      store.removeObject(forKey: "text")
      store.set(nil as Any?, forKey: "any")
      store.set(nil as Data?, forKey: "data")
      #expect(store.string(forKey: "text") == nil && store.object(forKey: "any") == nil)
      #expect(store.dictionaryRepresentation.keys.sorted() == ["flag", "list", "part", "table", "whole"])
    }
  }

  private final class Browsing: NSObject, UIDocumentBrowserViewControllerDelegate {
    var picked: [URL] = []
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]) {
      picked += documentURLs
    }
  }

  /// The method of iOS 11 is called where the one of iOS 12 is not there; a document nobody makes is none; there are no activities.
  @Test func browsersOlderMethods() throws {
    try onDevice(.iPadPro11, Era(17)) { _ in
      let (browsing, url) = (Browsing(), URL(fileURLWithPath: "/a"))
      let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
      browsing.documentBrowser(browser, didPickDocumentsAt: [url])
      #expect(browsing.picked == [url])
      var made: [UIDocumentBrowserViewController.ImportMode] = []
      browsing.documentBrowser(
        browser, didRequestDocumentCreationWithHandler: { url, mode in if url == nil { made.append(mode) } })
      #expect(made == [.none])
      #expect(browsing.documentBrowser(browser, applicationActivitiesForDocumentURLs: [url]).isEmpty)
    }
  }
}
