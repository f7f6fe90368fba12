// Kinds of documents other than those measured: what newer and older versions of Xcode write, written by hand.
import Canvas
import DeviceCatalog
import DeviceFixtures
import Emulator
import InterfaceBuilder
import Orientation
import SwivelUI
import Testing

@MainActor @Suite struct KindsTests {
  /// A storyboard of one scene, whose root is `r` and its safe area `safe`.
  private static func document(
    _ subviews: String, _ constraints: String = "", tools: String = "22505", guides: String = "",
    variation: String = "", others: String = "", size: (Int, Int) = (393, 852), device: String = "retina6_12"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="vc">\(device.isEmpty ? "" : "<device id=\"\(device)\" orientation=\"portrait\"/>")
    <scenes><scene sceneID="s1"><objects><viewController id="vc" sceneMemberID="viewController">\(guides)
    <view key="view" contentMode="scaleToFill" id="r">\(rect(0, 0, size.0, size.1))
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(subviews)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
    <viewLayoutGuide key="keyboard" id="keyboard"/><constraints>\(constraints)</constraints>\(variation)</view>
    </viewController></objects></scene>\(others)</scenes></document>
    """
  }

  private static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private static func tie(
    _ first: String, _ a: String, _ second: String, _ b: String, _ constant: Int, id: String = ""
  ) -> String {
    "<constraint firstItem=\"\(first)\" firstAttribute=\"\(a)\" secondItem=\"\(second)\" secondAttribute=\"\(b)\" "
      + "constant=\"\(constant)\" id=\"\(id.isEmpty ? "\(first)-\(a)" : id)\"/>"
  }

  private static func view(_ kind: String, _ id: String, _ attributes: String = "", _ inside: String = "") -> String {
    "<\(kind) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\" \(attributes)>\(rect(0, 0, 90, 28))\(inside)"
      + "</\(kind)>"
  }

  private func frames(_ text: String, predicted: Bool = true) throws -> [String: CGRect] {
    let document = try InterfaceDocument(Array(text.utf8), file: "k.storyboard")
    let scenes = CanvasDocument(document).layout(intrinsic: predicted ? .predicted : .stored)
    return Dictionary(uniqueKeysWithValues: scenes.flatMap(\.frames).map { ($0.element.id, $0.frame) })
  }

  private func run(_ text: String, on profile: DeviceProfile = .iPhoneX, era: Era = Era(16)) throws -> Driver {
    let files = ["k.storyboard": Array(text.utf8)]
    return Driver(
      try EmulatedDevice(profile: profile, era: era, apps: [.showing(storyboard: "k", files: files)]))
  }

  /// While there is no keyboard its guide begins where the safe area ends: 852 − 34, less 8 and the field's height.
  @Test func keyboardGuides() throws {
    let text = Self.document(
      Self.view("textField", "f", "borderStyle=\"roundedRect\""),
      Self.tie("f", "leading", "r", "leading", 16) + Self.tie("keyboard", "top", "f", "bottom", 8))
    let field = try #require(try frames(text)["f"])
    #expect(abs(field.maxY - (852 - 34 - 8)) < 1e-9)
    #expect(field.height == 34)
  }

  /// Configurations are set in body: 20.29 and 7 above and below, up to a third of a point.
  @Test func buttonConfigurations() throws {
    let text = Self.document(
      Self.view("button", "b", "buttonType=\"system\"", "<buttonConfiguration key=\"configuration\" title=\"Get\"/>")
        + Self.view(
          "button", "small", "buttonType=\"system\"",
          "<buttonConfiguration key=\"configuration\" title=\"Get\"><fontDescription key=\"titleFontDescription\" "
            + "type=\"system\" pointSize=\"15\"/></buttonConfiguration>"),
      Self.tie("b", "top", "safe", "top", 0) + Self.tie("b", "leading", "r", "leading", 0)
        + Self.tie("small", "top", "safe", "top", 0) + Self.tie("small", "leading", "r", "leading", 0))
    let frames = try frames(text)
    // 20⅓ and 14, 18 and 14.
    #expect(frames["b"].map { abs($0.height - 34 - 1.0 / 3) < 1e-9 } == true)
    #expect(frames["small"]?.height == 32)
  }

  /// A button is as high and as wide as the picture behind its title, and as its title; of one whose size the document does
  /// not say the button is as large as it was drawn.
  @Test func picturesBehindTitles() throws {
    func button(_ id: String, _ title: String, _ behind: String) -> String {
      Self.view("button", id, "", "<state key=\"normal\" title=\"\(title)\" backgroundImage=\"\(behind)\"/>")
    }
    let ties = ["a", "b", "c"].map {
      Self.tie($0, "top", "safe", "top", 0) + Self.tie($0, "leading", "r", "leading", 0)
    }.joined()
    let text = Self.document(
      button("a", "I", "tall") + button("b", "Many words in a row", "tall") + button("c", "I", "nobody"), ties
    ).replacingOccurrences(
      of: "</document>", with: "<resources><image name=\"tall\" width=\"70\" height=\"66\"/></resources></document>")
    let frames = try frames(text)
    #expect(frames["a"]?.size == CGSize(width: 70, height: 66))
    #expect(frames["b"]?.height == 66)
    #expect((frames["b"]?.width ?? 0) > 100)
    #expect(frames["c"]?.size == CGSize(width: 90, height: 28))
  }

  /// Xcode 8 knew no safe area: what is at the margin of a xib's view is 8 from its edge. In Xcode 9 and 10 the margin of a view of a
  /// size of its own is its edge (a document of build 14113 has what is tied to it at 0), and from build 21700 on below the status bar.
  @Test(arguments: [("10117", 8.0), ("14113", 0), ("21701", 20)])
  func marginsOfXibs(tools: String, top: Double) throws {
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" toolsVersion=\"\(tools)\" "
      + "targetRuntime=\"iOS.CocoaTouch\" useAutolayout=\"YES\"><objects><view contentMode=\"scaleToFill\" id=\"r\">"
      + Self.rect(0, 0, 375, 300) + "<subviews>" + Self.view("label", "l", "text=\"A\"") + "</subviews><constraints>"
      + Self.tie("l", "top", "r", "topMargin", 0) + Self.tie("l", "leading", "r", "leading", 0)
      + "</constraints><freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/></view></objects></document>"
    let document = try InterfaceDocument(Array(text.utf8), file: "k.xib")
    let scenes = CanvasDocument(document).layout(intrinsic: .predicted)
    #expect(scenes.flatMap(\.frames).first { $0.element.id == "l" }?.frame.minY == CGFloat(top))
  }

  /// A view of a kind nobody knows keeps the place and size the document has, and is told with its line.
  @Test func unknownKindsOfViews() throws {
    let text = Self.document(
      "<stackView axis=\"vertical\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"st\">\(Self.rect(0, 0, 90, 60))"
        + "<subviews>\n" + Self.view("label", "l", "text=\"A\"") + "\n" + Self.view("holographView", "h")
        + "</subviews></stackView>",
      Self.tie("st", "top", "safe", "top", 0) + Self.tie("st", "leading", "r", "leading", 0))
    let document = try InterfaceDocument(Array(text.utf8), file: "k.storyboard")
    let line = try #require(text.split(separator: "\n").firstIndex { $0.contains("holographView") }) + 1
    #expect(document.diagnostics.filter { $0.element.contains("holographView") }.map(\.line) == [line])
    let driver = try run(text)
    let height = try #require(driver.window().root.find("h")).frame.height
    #expect(abs(height - 28) < 1e-9)
  }

  /// Frames as insets from the superview's edges, which Xcode wrote before it had Xcode 8's format.
  @Test func framesAsInsets() throws {
    let text = Self.document(
      "<button fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b\">"
        + "<frame key=\"frameInset\" minX=\"63\" minY=\"629\" width=\"248\" height=\"30\"/>"
        + "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/></button>"
        + "<view id=\"v\"><frame key=\"frameInset\" minX=\"10\" maxX=\"20\" maxY=\"5\" height=\"50\"/>"
        + "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/></view>",
      size: (375, 667))
    let driver = try run(text, on: .iPhoneSE3)
    #expect(driver.window().root.find("b")?.frame == CGRect(x: 63, y: 629, width: 248, height: 30))
    #expect(driver.window().root.find("v")?.frame == CGRect(x: 10, y: 667 - 5 - 50, width: 375 - 30, height: 50))
  }

  /// Two lines of 20.29 points, 1.1 times as high; one of at least 22; two with 4 between them.
  @Test(arguments: ["lineHeightMultiple=\"1.1\"", "minimumLineHeight=\"22\"", "lineSpacing=\"4\""])
  func paragraphs(style: String) throws {
    let line = 20.287
    let lines = style.hasPrefix("minimum") ? 1 : 2
    let height =
      switch lines {
      case 1: 22.0
      case _: style.hasPrefix("lineSpacing") ? line * 2 + 4 : line * 2 * 1.1
      }
    let words = Array(repeating: "A", count: lines).joined(separator: "&#10;")
    let text = Self.document(
      Self.view(
        "label", "l", "usesAttributedText=\"YES\" numberOfLines=\"0\"",
        "<attributedString key=\"attributedText\"><fragment content=\"\(words)\"><attributes>"
          + "<font key=\"NSFont\" metaFont=\"system\" size=\"17\"/><paragraphStyle key=\"NSParagraphStyle\" \(style)/>"
          + "</attributes></fragment></attributedString>"),
      Self.tie("l", "top", "safe", "top", 0) + Self.tie("l", "leading", "r", "leading", 0))
    let label = try #require(try frames(text)["l"])
    #expect(Double(label.height) >= height - 1e-3 && Double(label.height) < height + 1.0 / 3)
  }

  nonisolated private static let third = 1.0 / 3

  /// Xcode 12.5 and 13 drew body in 14 points, unless the document says a text size; Xcode 7.3 in 16; others in 17: 16.7, 19.1
  /// and 20.3, up to a third of a point. Builds of documents that show it.
  @Test(arguments: [
    ("18122", "", 17), ("20037", "", 17), ("19455", "11", 20 + third), ("10117", "", 19 + third),
    ("17701", "", 20 + third), ("21225", "", 20 + third),
  ])
  func textStylesByVersion(tools: String, preference: String, height: Double) throws {
    let overrides =
      preference.isEmpty ? "" : "<accessibilityOverrides dynamicTypePreference=\"\(preference)\"/>"
    let text = Self.document(
      Self.view(
        "label", "l", "text=\"A\"", "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"),
      Self.tie("l", "top", "safe", "top", 0) + Self.tie("l", "leading", "r", "leading", 0), tools: tools
    ).replacing("<scenes>", with: overrides + "<scenes>")
    let label = try #require(try frames(text)["l"])
    #expect(abs(Double(label.height) - height) < 1e-6)
  }

  /// A search bar is 44 high, 75 with a prompt in Xcode 7 (seen in a document of build 9059), and 56 since iOS 11.
  @Test(
    arguments: [("9059", "", 44), ("9059", "prompt=\"City\"", 75), ("22505", "", 56)] as [(String, String, CGFloat)])
  func searchBars(tools: String, prompt: String, height: CGFloat) throws {
    let text = Self.document(
      Self.view("searchBar", "b", prompt),
      Self.tie("b", "top", "safe", "top", 0) + Self.tie("b", "leading", "r", "leading", 0), tools: tools)
    #expect(try frames(text)["b"]?.height == height)
  }

  /// A text with attributes in a face that is not here is as wide as it was stored, 90; one in the system's, under whatever name, is
  /// measured: a letter of 15 points is no wider than 15.
  @Test(arguments: [
    ("name=\"Helvetica-Oblique\"", true), ("name=\".SFUIText\"", false), ("metaFont=\"system\"", false),
  ])
  func facesOfRuns(font: String, isStored: Bool) throws {
    let text = Self.document(
      Self.view(
        "label", "l", "usesAttributedText=\"YES\"",
        "<attributedString key=\"attributedText\"><fragment content=\"A\"><attributes>"
          + "<font key=\"NSFont\" size=\"15\" \(font)/></attributes></fragment></attributedString>"),
      Self.tie("l", "top", "safe", "top", 0) + Self.tie("l", "leading", "r", "leading", 0))
    let label = try #require(try frames(text)["l"])
    #expect(isStored ? label.width == 90 : label.width <= 15)
  }

  /// A slider's ends are its document's; without them 0 and 1 (UISlider's documentation).
  @Test(arguments: [
    ("minValue=\"10\" maxValue=\"50\" value=\"40\"", [10, 40, 50] as [Float]), ("value=\"0.5\"", [0, 0.5, 1]),
  ])
  func slidersHaveTheirEnds(attributes: String, ends: [Float]) throws {
    let driver = try run(Self.document(Self.view("slider", "s", attributes)))
    let seen = driver.device.inspect(window: 1) { window -> [Float]? in
      let slider = window.rootViewController?.view.subviews.first as? UISlider
      return slider.map { [$0.minimumValue, $0.value, $0.maximumValue] }
    }
    #expect(seen == ends)
  }

  /// Old documents: guides of bars, the square canvas, and a view that is there in compact height alone.
  @Test func oldSizeClasses() throws {
    let text = Self.document(
      Self.view("label", "l", "text=\"A\"") + Self.view("view", "side"),
      Self.tie("l", "top", "top", "bottom", 8) + Self.tie("l", "leading", "r", "leading", 0)
        + Self.tie("side", "top", "top", "bottom", 0, id: "c1")
        + Self.tie("bottom", "top", "side", "bottom", 0, id: "c2")
        + Self.tie("side", "leading", "r", "leading", 0, id: "c3")
        + Self.tie("side", "trailing", "r", "trailing", 0, id: "c4"), tools: "7706",
      guides: "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"top\"/>"
        + "<viewControllerLayoutGuide type=\"bottom\" id=\"bottom\"/></layoutGuides>",
      variation: "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"side\"/></mask></variation>"
        + "<variation key=\"heightClass=compact\"><mask key=\"subviews\"><include reference=\"side\"/></mask></variation>",
      size: (600, 600), device: "")
    let driver = try run(text, on: .iPhone6, era: Era(9))
    // Below the status bar of 20 points.
    #expect(driver.window().root.find("l")?.frame.minY == 28)
    #expect(driver.window().root.find("side") == nil)
    driver.turn(.landscapeLeft)
    #expect(driver.window().root.find("side")?.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    driver.turn(.portrait)
    #expect(driver.window().root.find("side") == nil)
  }

  /// Segues to what is not there are refused with what is missing, and exits go back where no code takes them.
  @Test func seguesWithoutCode() throws {
    func scene(_ id: String, _ controller: String) -> String {
      "<scene sceneID=\"\(id)\"><objects>\(controller)</objects></scene>"
    }
    let connections =
      "<connections><segue destination=\"gone\" kind=\"show\" identifier=\"lost\" id=\"g1\"/>"
      + "<segue destination=\"ref\" kind=\"show\" identifier=\"away\" id=\"g2\"/>"
      + "<segue destination=\"vc2\" kind=\"presentation\" id=\"g3\"/></connections>"
    let text = Self.document(
      Self.view("button", "b", "", "<state key=\"normal\" title=\"Go\"/>" + connections),
      others: scene(
        "s2",
        "<viewController id=\"vc2\" customClass=\"Second\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"r2\">"
          + "\(Self.rect(0, 0, 393, 852))<subviews><button id=\"x\">\(Self.rect(0, 100, 90, 40))"
          + "<state key=\"normal\" title=\"Leave\"/><connections><segue destination=\"e\" kind=\"unwind\" "
          + "unwindAction=\"leave:\" id=\"u\"/></connections></button></subviews></view></viewController>"
          + "<exit id=\"e\" sceneMemberID=\"exit\"/>")
        + scene(
          "s3", "<viewControllerPlaceholder storyboardName=\"Other\" id=\"ref\" sceneMemberID=\"viewController\"/>"))
    let driver = try run(text)
    #expect(
      driver.segue("lost").ending
        == .refused("the segue lost leads to gone, which is no scene of the document"))
    #expect(
      driver.segue("away").ending
        == .refused("the segue away leads to the storyboard Other, which k does not have"))
    #expect(driver.segue("g3").ending == .settled)
    #expect(driver.window().visibleController == "Second")
    #expect(driver.tap("Leave").ending == .settled)
    #expect(driver.window().visibleController == "UIViewController")
  }
}
