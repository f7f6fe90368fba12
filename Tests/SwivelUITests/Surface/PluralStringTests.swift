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
    + entry("by", "%#@songs@ by %@", rule("songs", [("one", "a song"), ("other", "%d songs")]))
    + entry("full", "%1$#@cups@, %2$@", rule("cups", [("one", "100%% of a cup"), ("other", "100%% of %1$d cups")]))
    + entry(
      "in", "%#@files@",
      rule("files", [("one", "a file in %#@folders@"), ("other", "%d files in %#@folders@")])
        + rule("folders", [("one", "%d folder"), ("other", "%d folders")]))
    + "<key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>1</key><string>Hi</string>"
    + "<key>20</key><string>Hello</string></dict></dict>"
    + entry("first", "%#@a@", rule("a", [("one", "%d item"), ("other", "%d items")]))
    + entry("second", "%#@a@", rule("a", [("one", "a single item"), ("other", "%d items")]))
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
            "other":{"stringUnit":{"state":"translated","value":"%arg guests"}}}}}}}}},
      "%@ has %lld files":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"%#@files@ for %@"},
        "substitutions":{"files":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
          "one":{"stringUnit":{"state":"translated","value":"one file"}},
          "other":{"stringUnit":{"state":"translated","value":"%arg files"}}}}}}}}}
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
    #expect(String(textFormat: both, 1, 5) == "5 boxes for one person")
    #expect(String(textFormat: both, arguments: [3, 1]) == "1 box for 3 people")
    // Foundation's release notes for OS X 10.9: zero, where there is one, is for 0 in every language.
    let songs = NSLocalizedString("songs", bundle: bundle, comment: "")
    #expect(String(textFormat: songs, locale: nil, "All", 0) == "All: no songs")
    #expect(String(textFormat: songs, locale: nil, arguments: ["All", 1]) == "All: a song")
    #expect(String(textFormat: songs, "All", 12) == "All: 12 songs")
    // A form without its number takes its value all the same, and what names its place, or no value, stays what it is.
    let by = NSLocalizedString("by", bundle: bundle, comment: "")
    #expect(String(textFormat: by, 1, "Bob") == "a song by Bob")
    #expect(String(textFormat: by, 2, "Bob") == "2 songs by Bob")
    let full = NSLocalizedString("full", bundle: bundle, comment: "")
    #expect(String(textFormat: full, 1, "warm") == "100% of a cup, warm")
    #expect(String(textFormat: full, 3, "warm") == "100% of 3 cups, warm")
    let within = NSLocalizedString("in", bundle: bundle, comment: "")
    #expect(String(textFormat: within, 1, 5) == "a file in 5 folders")
    #expect(String(textFormat: within, 3, 1) == "3 files in 1 folder")
    #expect(NSLocalizedString("wide", bundle: bundle, comment: "") == "Hello")
  }

  /// Two texts that are alike without their numbers cannot be told apart: both keep the form of most numbers.
  @Test func textsThatLookAlike() throws {
    let bundle = try bundle("Localizable.stringsdict", Self.plurals)
    let texts = ["first", "second"].map { NSLocalizedString($0, bundle: bundle, comment: "") }
    #expect(texts == ["%d items", "%d items"])
    #expect(texts.map { String(textFormat: $0, 1) } == ["1 items", "1 items"])
    #expect(String(localized: "first", defaultValue: "\(1)", bundle: bundle) == "1 item")
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
    #expect(String(localized: "\("Ann") has \(1) files", bundle: bundle) == "one file for Ann")
    #expect(String(localized: "\("Ann") has \(4) files", bundle: bundle) == "4 files for Ann")
    #expect(String(localized: "title", table: "Other", bundle: bundle) == "title")
  }

  @Test("what is no table has no texts", arguments: ["Localizable.stringsdict", "Localizable.xcstrings"])
  func damaged(name: String) throws {
    #expect(String(localized: "title", bundle: try bundle(name, "{ <")) == "title")
  }
}
