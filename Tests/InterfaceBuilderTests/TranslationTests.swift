// Where the texts of a language go, by the keys Xcode exports, and what is said of texts that belong nowhere.
import Foundation
import InterfaceBuilder
import Testing

@Suite struct TranslationTests {
  private static let base = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
    <objects>
    <label id="lab" text="Hello"/>
    <label id="long"><string key="text">Two
    lines</string></label>
    <button id="but"><state key="normal" title="Buy"/><state key="disabled" title="Sold"/></button>
    <button id="new"><buttonConfiguration key="configuration" title="Go" subtitle="now"/></button>
    <textField id="fie" placeholder="Name"/>
    <segmentedControl id="seg"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
    <navigationItem id="nav" title="Home" prompt="Choose"/>
    <tableViewSection id="sec" headerTitle="Above" footerTitle="Below"/>
    <view id="acc"><accessibility key="accessibilityConfiguration" label="Spoken"/></view>
    </objects>
    </document>
    """

  private func document() throws -> InterfaceDocument {
    try InterfaceDocument(Array(Self.base.utf8), file: "Main.xib")
  }

  private func strings(_ text: String) throws -> StringsFile {
    try StringsFile(Array(text.utf8), file: "Main.strings")
  }

  /// Keys of Xcode's export, and the text of the element afterwards.
  private static let keys: [(key: String, read: @Sendable (InterfaceDocument) -> String?)] = [
    ("lab.text", { $0.element("lab")?[.text] }),
    ("long.text", { $0.element("long")?.child(.string)?.content }),
    ("but.normalTitle", { $0.element("but")?.child(key: "normal")?[.title] }),
    ("but.disabledTitle", { $0.element("but")?.child(key: "disabled")?[.title] }),
    ("new.configuration.title", { $0.element("new")?.child(.buttonConfiguration)?[.title] }),
    ("fie.placeholder", { $0.element("fie")?[.placeholder] }),
    ("seg.segmentTitles[1]", { $0.element("seg")?.contents(.segments).dropFirst().first { _ in true }?[.title] }),
    ("nav.title", { $0.element("nav")?[.title] }), ("nav.prompt", { $0.element("nav")?[.prompt] }),
    ("sec.headerTitle", { $0.element("sec")?[.headerTitle] }),
    ("sec.footerTitle", { $0.element("sec")?[.footerTitle] }),
    ("acc.accessibilityLabel", { $0.element("acc")?.child(.accessibility)?[.label] }),
  ]

  @Test func eachKeyReachesItsText() throws {
    for (key, read) in Self.keys {
      let before = try document()
      let after = before.translated(by: try strings("/* Class */\n\"\(key)\" = \"Größe \\\"1\\\"\\n2\";\n"))
      #expect(read(after) == "Größe \"1\"\n2", "\(key)")
      #expect(after.diagnostics == before.diagnostics, "\(key)")
      let others = Self.keys.filter { $0.key != key }
      #expect(others.allSatisfy { $0.read(after) == $0.read(before) && $0.read(before) != nil }, "\(key)")
    }
  }

  @Test func textsThatBelongNowhereAreReported() throws {
    let after = try document().translated(
      by: strings("\"lab.placeholder\" = \"a\"; \"gone.text\" = \"b\"; \"seg.segmentTitles[2]\" = \"c\";"))
    #expect(
      after.diagnostics.filter { $0.message.hasPrefix("Main.strings") }.map { "\($0.line) \($0.message)" } == [
        "2 Main.strings: gone.text: there is no such element", "4 Main.strings: lab.placeholder: there is no such text",
        "10 Main.strings: seg.segmentTitles[2]: there is no such text",
      ])
  }

  @Test func xcodesFormsOfTheFileAreRead() throws {
    let quoted = "\"lab.text\" = \"Grüße\";\n"
    let list = ["lab.text": "Grüße"]
    let forms: [Data?] = [
      Data(quoted.utf8), quoted.data(using: .utf16),
      try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0),
      try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0),
    ]
    for form in forms {
      let strings = try StringsFile([UInt8](try #require(form)), file: "Main.strings")
      #expect(strings.entries.map { [$0.id, $0.property, $0.value] } == [["lab", "text", "Grüße"]])
    }
  }

  @Test func whatIsNoStringsFileIsRefused() throws {
    for text in ["\"lab.text\" = ", "( a, b )", "{ a = { b = c; }; }"] {
      #expect(throws: InterfaceError.self, "\(text)") { try strings(text) }
    }
    let large = [UInt8](repeating: 32, count: InterfaceLimits.strings + 1)
    #expect(
      throws: InterfaceError.tooLarge(file: "a", bytes: InterfaceLimits.strings + 1, limit: InterfaceLimits.strings)
    ) { try StringsFile(large, file: "a") }
  }
}
