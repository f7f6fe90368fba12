// Texts that depend on a number, by Apple's "Stringsdict File Format" and "Localizing strings that contain plurals", and catalogues of
// strings as Xcode 15 writes them.
import SwivelUI
import Testing

@Suite struct PluralStringTests {
  private static let head = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>"

  private static func rule(_ name: String, _ forms: [(String, String)]) -> String {
    "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
      + "<key>NSStringFormatValueTypeKey</key><string>d</string>"
      + forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined() + "</dict>"
  }

  private static func entry(_ key: String, _ format: String, _ rules: String) -> String {
    "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(rules)</dict>"
  }

  /// The page's own example, one with two numbers in the other order, and one with a form for none.
  private static let plurals =
    head
    + entry(
      "%d file(s) remaining", "%#@files@",
      rule("files", [("one", "%d file remaining"), ("other", "%d files remaining")]))
    + entry(
      "both", "%2$#@boxes@ for %1$#@people@",
      rule("people", [("one", "one person"), ("other", "%d people")])
        + rule("boxes", [("one", "%d box"), ("other", "%d boxes")]))
    + entry(
      "songs", "%@: %#@songs@", rule("songs", [("zero", "no songs"), ("one", "a song"), ("other", "%d songs")]))
    + "</dict></plist>"

  private static let catalogue = #"""
    {"sourceLanguage":"en","version":"1.0","strings":{
      "Breakfast":{},
      "title":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Larder"}},
        "de":{"stringUnit":{"state":"translated","value":"Speisekammer"}}}},
      "%lld eggs":{"localizations":{"en":{"variations":{"plural":{
        "one":{"stringUnit":{"state":"translated","value":"%lld egg"}},
        "other":{"stringUnit":{"state":"translated","value":"%lld eggs"}}}}}}},
      "%lld of %lld":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"%#@done@, %#@all@"},
        "substitutions":{
          "done":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
            "one":{"stringUnit":{"state":"translated","value":"%arg dish"}},
            "other":{"stringUnit":{"state":"translated","value":"%arg dishes"}}}}},
          "all":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
            "one":{"stringUnit":{"state":"translated","value":"%arg guest"}},
            "other":{"stringUnit":{"state":"translated","value":"%arg guests"}}}}}}}}}
    }}
    """#

  private func bundle(_ name: String, _ text: String) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appending(path: "plurals-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    return try #require(Bundle(path: folder.path))
  }

  @Test("the form goes by the number, as adopted sources ask for it")
  func forms() throws {
    let bundle = try bundle("Localizable.stringsdict", Self.plurals)
    let files = NSLocalizedString("%d file(s) remaining", bundle: bundle, comment: "")
    #expect(String.localizedTextWithFormat(files, 2) == "2 files remaining")
    #expect(String.localizedTextWithFormat(files, 1) == "1 file remaining")
    #expect(String(textFormat: files, 0) == "0 files remaining")
    let both = NSLocalizedString("both", bundle: bundle, comment: "")
    withKnownIssue("Foundation on Linux takes the only place a format names for the first value") {
      #expect(String(textFormat: both, 1, 5) == "5 boxes for one person")
    }
    #expect(String(textFormat: both, arguments: [3, 1]) == "1 box for 3 people")
    // Foundation's release notes for OS X 10.9: zero, where there is one, is for 0 in every language.
    let songs = NSLocalizedString("songs", bundle: bundle, comment: "")
    #expect(String(textFormat: songs, locale: nil, "All", 0) == "All: no songs")
    #expect(String(textFormat: songs, locale: nil, arguments: ["All", 1]) == "All: a song")
    #expect(String(textFormat: songs, "All", 12) == "All: 12 songs")
  }

  /// Foundation on Linux ends the process on such a text; whoever asks for it without its number gets the form of most numbers.
  @Test func withoutItsNumber() throws {
    let bundle = try bundle("Localizable.stringsdict", Self.plurals)
    let files = NSLocalizedString("%d file(s) remaining", bundle: bundle, comment: "")
    #expect(String(format: files, 7) == "7 files remaining")
    #expect(NSLocalizedString("nothing", bundle: bundle, comment: "") == "nothing")
    #expect(String(textFormat: "%d of 3", 2) == "2 of 3")
  }

  @Test("a catalogue of strings")
  func catalogues() throws {
    let bundle = try bundle("Localizable.xcstrings", Self.catalogue)
    #expect(NSLocalizedString("title", bundle: bundle, comment: "") == "Larder")
    #expect(NSLocalizedString("Breakfast", bundle: bundle, comment: "") == "Breakfast")
    #expect(String(localized: "title", bundle: bundle) == "Larder")
    #expect(String(localized: "\(1) eggs", bundle: bundle) == "1 egg")
    #expect(String(localized: "\(6) eggs", bundle: bundle) == "6 eggs")
    #expect(String(localized: "\(1) of \(12)", bundle: bundle) == "1 dish, 12 guests")
    #expect(String(localized: "\(2) of \(1)", bundle: bundle) == "2 dishes, 1 guest")
    #expect(String(localized: "title", table: "Other", bundle: bundle) == "title")
  }

  @Test("what is no table has no texts", arguments: ["Localizable.stringsdict", "Localizable.xcstrings"])
  func damaged(name: String) throws {
    #expect(String(localized: "title", bundle: try bundle(name, "{ <")) == "title")
  }
}
