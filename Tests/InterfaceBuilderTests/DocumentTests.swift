// What a document says of itself: what it was made with, its scenes and its resources; and the words a file is refused with.
import InterfaceBuilder
import Testing

@Suite struct DocumentTests {
  private func read(_ inside: String, _ attributes: String = "") throws(InterfaceError) -> InterfaceDocument {
    let text = "<document targetRuntime=\"iOS.CocoaTouch\" \(attributes)>\n\(inside)\n</document>"
    return try InterfaceDocument(Array(text.utf8), file: "a.xib")
  }

  private func refusal(_ text: String) -> String? {
    do throws(InterfaceError) {
      _ = try InterfaceDocument(Array(text.utf8), file: "a.xib")
      return nil
    } catch { return error.description }
  }

  /// A xib without anything: autoresizing masks, no guides, upright, no device, no scene.
  @Test func whatIsNotSaid() throws {
    let document = try read("<objects/>")
    #expect(document.toolsVersion == 0)
    #expect(document.deviceID == nil && !document.isLandscape && !document.isForPad)
    #expect(!document.usesSafeAreas && !document.usesAutoLayout && !document.isStoryboard)
    #expect(document.initialViewController == nil)
    #expect(document.scenes.isEmpty && document.controllers.isEmpty && document.topLevelViews.isEmpty)
    #expect(document.imageSize("a") == nil && document.designableSize("a")?.id == nil)
  }

  @Test func whatIsSaid() throws {
    let inside = """
      <device id="ipad9_7" orientation="portrait"/>
      <scenes>
      <scene sceneID="s1"><objects><viewController id="v"/><placeholder id="p"/></objects></scene>
      <scene sceneID="s2"><objects><viewControllerPlaceholder id="w"/></objects></scene>
      </scenes>
      """
    let document = try read(
      inside,
      "toolsVersion=\"32700.99.1234\" useAutolayout=\"YES\" useSafeAreas=\"NO\" initialViewController=\"v\"")
    #expect(document.toolsVersion == 32700)
    #expect(document.deviceID == "ipad9_7" && !document.isLandscape)
    #expect(document.usesAutoLayout && !document.usesSafeAreas && document.isStoryboard)
    #expect(document.initialViewController == "v")
    #expect(document.scenes.map { $0[.sceneID] } == ["s1", "s2"])
    #expect(document.controllers.map(\.id) == ["v", "w"])
  }

  /// Only a runtime that says so is for iPads alone; older files have no runtime, and a type that names Cocoa Touch.
  @Test(arguments: [
    ("targetRuntime=\"iOS.CocoaTouch.iPad\"", true), ("targetRuntime=\"iOS.CocoaTouch\"", false),
    ("type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"", false),
  ])
  func runtimes(attributes: String, isForPad: Bool) throws {
    let document = try InterfaceDocument(Array("<document \(attributes)/>".utf8), file: "a.xib")
    #expect(document.isForPad == isForPad)
  }

  /// Images with both lengths have a size; those of the system's catalogue are symbols.
  @Test func resources() throws {
    let document = try read(
      """
      <designables><designable name="d"><size key="intrinsicContentSize" width="12" height="30.5"/></designable>
      <designable name="e"/></designables>
      <resources><image name="a" width="16" height="24"/><image name="star" catalog="system" width="128" height="116"/>
      <image name="half" width="16"/><image name="other" catalog="mine" width="1" height="2"/></resources>
      """)
    for (name, width, height, isSymbol) in [
      ("a", 16.0, 24.0, false), ("star", 128, 116, true), ("other", 1, 2, false),
    ] {
      let size = try #require(document.imageSize(name))
      #expect(size.width == width && size.height == height && size.isSymbol == isSymbol)
    }
    #expect(document.imageSize("half") == nil)
    #expect(document.designableSize("d")?.number(.width) == 12)
    #expect(document.designableSize("d")?.number(.height) == 30.5)
    #expect(document.designableSize("e") == nil)
  }

  /// An element that bears on what happens, and that nobody acts on, is noted as such; in the order of lines, whatever was found first.
  @Test func elementsWithoutEffect() throws {
    let document = try read(
      "<objects><pasteConfiguration/>\n<view shininess=\"1\"/>\n<pasteConfiguration id=\"x\"/></objects>")
    #expect(
      document.diagnostics.map(\.description) == [
        "a.xib:2: note: <pasteConfiguration> has no effect here",
        "a.xib:3: warning: <view> unknown attribute shininess",
        "a.xib:4: note: <pasteConfiguration id=\"x\"> has no effect here",
      ])
  }

  /// What an element says: text, flags and whole numbers, and what is none of them.
  @Test(
    arguments: [
      ("YES", true, nil), ("NO", false, nil), ("yes", nil, nil), ("", nil, nil), ("YESS", nil, nil), ("12", nil, 12),
      ("-12.9", nil, -12), ("0.5", nil, 0), ("10000000", nil, 10_000_000), ("10000001", nil, nil),
      ("1e7", nil, 10_000_000), ("-10000000", nil, -10_000_000), ("-1.0000001e7", nil, nil), (".5", nil, 0),
      ("5.", nil, 5), (".", nil, nil), ("9:", nil, nil), ("/9", nil, nil),
    ] as [(String, Bool?, Int?)])
  func values(text: String, flag: Bool?, integer: Int?) throws {
    let view = try #require(try read("<objects><view id=\"a\" tag=\"\(text)\"/></objects>").element("a"))
    #expect(view.flag(.tag) == flag)
    #expect(view.integer(.tag) == integer)
    #expect(view.has(.tag) && view.has(.tag, text) && !view.has(.tag, text + "x") && !view.has(.key, text))
    #expect(view.flag(.key) == nil && view.integer(.key) == nil && !view.has(.key))
    #expect(view.label == "view id=\"a\"" && view.tag == "view" && view.content == nil)
    #expect(view.attributes.map(\.name) == ["id", "tag"] && view.attributes.map(\.value) == ["a", text])
  }

  /// Subviews of a kind nobody knows keep their place; elsewhere such an element is no view. Two elements are equal when they are one.
  @Test func elements() throws {
    let document = try read(
      "<objects><view id=\"a\"><subviews><hologram id=\"b\"/><label id=\"c\"/></subviews></view><hologram id=\"d\"/></objects>"
    )
    #expect(["a", "b", "c", "d"].map { document.element($0)?.isView } == [true, true, true, false])
    #expect(document.root.parent == nil && document.root.position == 0 && document.root.line == 1)
    #expect(document.element("a") == document.topLevelViews.first && document.element("a") != document.element("b"))
    #expect(try document.element("a") != read("<objects><view id=\"a\"/></objects>").element("a"))
    #expect(document.element("a")?.contents(.subviews).map(\.position) == [4, 5])
    #expect(document.element("c")?.contents(.subviews).map(\.id) == [])
  }

  @Test(
    arguments: [
      ("bplist00", "a.xib: a compiled nib; the .storyboard or .xib it was made from can be read"),
      ("<plist/>", "a.xib: expected an element document, found plist"),
      ("<archive/>", "a.xib: an archive of Xcode 4 or older; Xcode makes a document of it when it is saved anew"),
      ("<document targetRuntime=\"MacOSX.Cocoa\"/>", "a.xib: a document for MacOSX.Cocoa, expected iOS.CocoaTouch"),
      ("<document/>", "a.xib: a document for an unnamed system, expected iOS.CocoaTouch"),
      (
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
        "a.xib: a document for an unnamed system, expected iOS.CocoaTouch"
      ),
      (
        "<!DOCTYPE document>\n<document/>",
        "a.xib:1: a document type declaration; Interface Builder writes none, and entities are not read"
      ),
      ("<document type=\"CocoaTouch\"/>", nil),
    ] as [(String, String?)])
  func refusals(text: String, words: String?) { #expect(refusal(text) == words) }

  @Test(arguments: [
    (InterfaceError.tooLarge(file: "f", bytes: 9, limit: 8), "f: 9 bytes, at most 8 are read"),
    (.malformed(file: "f", line: 3, reason: "why"), "f:3: not well-formed XML: why"),
    (.tooDeep(file: "f", line: 3, limit: 8), "f:3: elements lie deeper than 8"),
    (.tooMany(file: "f", line: 3, limit: 8), "f:3: more than 8 elements, attributes or bytes of text"),
    (.notStrings(file: "f", reason: "why"), "f: not a .strings file: why"),
  ])
  func limitsInWords(error: InterfaceError, words: String) { #expect(error.description == words) }
}
