// What the reader takes from a document, and the line it names when something is unknown.
import InterfaceBuilder
import Testing

@Suite struct ReaderTests {
  private func read(_ text: String) throws(InterfaceError) -> InterfaceDocument {
    try InterfaceDocument(Array(text.utf8), file: "test.storyboard")
  }

  private func document(_ inside: String, _ attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="17506.3" targetRuntime="iOS.CocoaTouch" \(attributes)>
    \(inside)
    </document>
    """
  }

  @Test func headIsRead() throws {
    let document = try read(
      document("<device id=\"retina6_1\" orientation=\"landscape\"/><scenes/>", "useSafeAreas=\"YES\""))
    #expect(document.toolsVersion == 17506)
    #expect(document.deviceID == "retina6_1")
    #expect(document.isLandscape)
    #expect(document.usesSafeAreas)
    #expect(document.isStoryboard)
  }

  @Test func elementsKeepOrderTextAndLines() throws {
    let document = try read(
      document("<objects>\n<label id=\"a\"><string key=\"text\">one\ntwo</string></label>\n<view id=\"b\"/></objects>"))
    #expect(document.topLevelViews.map(\.id) == ["a", "b"])
    #expect(document.element("a")?.child(.string)?.content == "one\ntwo")
    #expect(document.element("a")?.line == 4)
    #expect(document.element("b")?.parent?.name == .objects)
    #expect(document.element("nowhere") == nil)
  }

  @Test func escapesAreResolved() throws {
    let document = try read(document("<objects><label id=\"a\" text=\"&quot;&lt;&#x41;&amp;\"/></objects>"))
    #expect(document.element("a")?[.text] == "\"<A&")
  }

  @Test(
    arguments: [
      ("12", 12), ("-0.5", -0.5), ("1e3", 1000), ("333.33333333333331", 333.3333333333333), ("NaN", nil), ("inf", nil),
      ("1e308", nil), ("", nil), ("-", nil), ("infinite", nil), ("0x10", 16), ("99999999", nil), ("1 2", nil),
    ] as [(String, Double?)])
  func numbersAreFiniteOrAbsent(text: String, value: Double?) throws {
    let document = try read(document("<objects><view id=\"a\" alpha=\"\(text)\"/></objects>"))
    #expect(document.element("a")?.number(.alpha) == value)
  }

  /// What stands where only a number can is named by its line, as any other contradiction is.
  @Test(
    arguments: [
      ("<rect key=\"frame\" x=\"1e999\" y=\"0.0\"/>", "<rect> x \"1e999\" is no number; it counts as missing"),
      (
        "<fontDescription pointSize=\"nan\"/>", "<fontDescription> pointSize \"nan\" is no number; it counts as missing"
      ),
      ("<stackView id=\"s\" spacing=\"\"/>", "<stackView id=\"s\"> spacing \"\" is no number; it counts as missing"),
      ("<rect key=\"frame\" x=\"2.2250738585072014e-308\" y=\"-1e3\"/>", nil), ("<label id=\"l\" text=\"nan\"/>", nil),
    ] as [(String, String?)])
  func whatIsNoNumberIsNamed(element: String, message: String?) throws {
    let document = try read(document("<objects>\n\(element)</objects>"))
    let errors = document.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.description) == (message.map { ["test.storyboard:4: error: \($0)"] } ?? []))
  }

  /// A file without a byte is named with its first line, as compilers name files, and so is one that begins with no element.
  @Test(arguments: [
    ("", "test.storyboard:1: "), ("words", "test.storyboard:1: "), ("\n\n<document", "test.storyboard:3: "),
  ])
  func whatIsNoDocumentIsNamedByItsLine(text: String, place: String) {
    do {
      _ = try read(text)
      Issue.record("it was read")
    } catch { #expect("\(error)".hasPrefix(place), "\(error)") }
  }

  @Test func unknownNamesAreReportedWithTheirLine() throws {
    let document = try read(document("<objects>\n<view id=\"a\" shininess=\"9\"/><hologram/></objects>"))
    let warnings = document.diagnostics.filter { $0.severity == .warning }
    #expect(
      warnings.map(\.description) == [
        "test.storyboard:4: warning: <view> unknown attribute shininess",
        "test.storyboard:4: warning: <hologram> unknown element hologram",
      ])
    #expect(document.census.unknown == 2)
  }

  @Test func knownNamesWithoutEffectAreNoted() throws {
    let document = try read(document("<objects><textField id=\"a\" spellCheckingType=\"no\"/></objects>"))
    #expect(
      document.diagnostics.map(\.description) == [
        "test.storyboard:3: note: <textField id=\"a\"> attribute spellCheckingType has no effect here"
      ])
  }

  /// Every element is found by its identifier, and nobody else's, however many there are: the index doubles at 64, 128 and 256 elements.
  @Test(arguments: [1, 31, 32, 33, 61, 62, 63, 64, 65, 100, 126, 127, 128, 129, 254, 255, 256, 257, 1000])
  func allAreFoundByIdentifier(count: Int) throws {
    let views = (0..<count).map { "<view id=\"id-\($0)\" tag=\"\($0)\"/>" }.joined()
    let document = try read(document("<objects>\(views)</objects>"))
    #expect((0..<count).map { document.element("id-\($0)")?[.tag] } == (0..<count).map { "\($0)" })
    for other in ["id-\(count)", "id-", "", "id-00"] { #expect(document.element(other) == nil, "\(other)") }
    #expect(document.diagnostics.filter { $0.severity == .error }.isEmpty)
  }

  /// Devices may have an identifier that an element has; an empty identifier is none.
  @Test func identifiersThatAreNobodys() throws {
    let document = try read(
      document("<device id=\"a\"/><objects><view id=\"\"/><label id=\"\"/><label id=\"a\"/></objects>"))
    #expect(document.element("a")?.name == .label)
    #expect(document.element("") == nil)
    #expect(document.diagnostics.filter { $0.severity == .error }.isEmpty)
  }

  @Test func aSecondElementWithTheSameIdentifierIsReported() throws {
    let document = try read(document("<objects><view id=\"a\"/>\n<label id=\"a\"/></objects>"))
    #expect(document.element("a")?.name == .view)
    #expect(document.diagnostics.map(\.line) == [4])
    #expect(document.diagnostics.first?.severity == .error)
  }
}

@Suite struct NameTableTests {
  /// The tables are for review: every name the product acts on is in one, as layout or behaviour, and none is twice.
  @Test func everyNameThatIsReadIsInTheTable() throws {
    let document = """
      <document targetRuntime="iOS.CocoaTouch"><objects>
      \(ElementName.allCases.filter { $0 != .other }.map { "<\($0.rawValue)/>" }.joined())
      <view \(AttributeName.allCases.filter { $0 != .other }.map { "\($0.rawValue)=\"1\"" }.joined(separator: " "))/>
      </objects></document>
      """
    let census = try InterfaceDocument(Array(document.utf8), file: "names").census
    #expect(census.unknown == 0)
    #expect(census.cosmetic == 0)
  }

  /// Xcode 7 wrote an empty `animations` into every view that could have some; Xcode 16 says how full a symbol is.
  @Test(arguments: ["<view id=\"a\"><animations/></view>", "<imageReference image=\"wifi\" variableValue=\"0.8\"/>"])
  func namesThatOneVersionWrites(_ element: String) throws {
    let document = "<document targetRuntime=\"iOS.CocoaTouch\"><objects>\(element)</objects></document>"
    #expect(try InterfaceDocument(Array(document.utf8), file: "names").census.unknown == 0)
  }
}
