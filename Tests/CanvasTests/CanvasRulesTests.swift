// Single rules of Interface Builder's canvas, each on a document of our own: what is given first, what is built, what is left.
import Canvas
import InterfaceBuilder
import SwivelUI
import Testing

@MainActor @Suite struct CanvasRulesTests {
  private static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private static func view(_ kind: String, _ id: String, _ frame: String = rect(0, 0, 90, 28), _ inside: String = "")
    -> String
  {
    "<\(kind) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">\(frame)\(inside)</\(kind)>"
  }

  private static func tie(_ first: String, _ a: String, _ second: String, _ b: String, _ constant: Int = 0) -> String {
    "<constraint firstItem=\"\(first)\" firstAttribute=\"\(a)\" secondItem=\"\(second)\" secondAttribute=\"\(b)\" "
      + "constant=\"\(constant)\" id=\"\(first)-\(a)-\(b)\"/>"
  }

  private static func size(_ view: String, _ attribute: String, _ constant: Int) -> String {
    "<constraint firstItem=\"\(view)\" firstAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(view)-\(attribute)\"/>"
  }

  /// A storyboard of one scene with the root `r`, drawn on a device.
  private static func storyboard(
    _ subviews: String, _ constraints: String, beside: String = "", tools: String = "17506",
    device: String? = "retina4_7", root: String = rect(0, 0, 375, 667), metrics: String = ""
  ) throws -> InterfaceDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="vc">\
      \(device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? "")<scenes><scene sceneID="s1"><objects>\
      <viewController id="vc" sceneMemberID="viewController">\(metrics)<view key="view" contentMode="scaleToFill" id="r">\(root)\
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>\(subviews)</subviews>\
      <viewLayoutGuide key="safeArea" id="safe"/><constraints>\(constraints)</constraints></view></viewController>\
      \(beside)</objects></scene></scenes></document>
      """
    return try InterfaceDocument(Array(text.utf8), file: "r.storyboard")
  }

  private func frames(_ document: InterfaceDocument, as model: InterfaceDocument? = nil) -> [String: CGRect] {
    let scenes = CanvasDocument(document, as: model).layout(intrinsic: .stored)
    return Dictionary(uniqueKeysWithValues: scenes.flatMap(\.frames).map { ($0.element.id, $0.frame) })
  }

  /// A box says that it is 100 wide, the root that it is 200: the root's constraint is the outer one and holds.
  @Test func outerConstraintsHoldInConflicts() throws {
    let inner = "<constraints>\(Self.size("a", "width", 100))</constraints>"
    let outer = "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"200\" id=\"outer\"/>"
    let document = try Self.storyboard(
      Self.view("view", "a", Self.rect(0, 0, 100, 30), inner),
      outer + Self.tie("a", "leading", "r", "leading") + Self.tie("a", "top", "r", "top") + Self.size("a", "height", 30)
    )
    #expect(frames(document)["a"]?.width == 200)
  }

  /// A progress view has a height of its own and no width (UIProgressView's documentation): beside a label that hugs its text a
  /// little less than others, it is the one that grows on a wider device.
  @Test func whatHasNoWidthGrows() throws {
    let bar =
      "<progressView translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"p\">\(Self.rect(0, 100, 275, 4))</progressView>"
    let label =
      "<label text=\"100 points\" horizontalHuggingPriority=\"249\" translatesAutoresizingMaskIntoConstraints=\"NO\" "
      + "id=\"l\">\(Self.rect(275, 100, 100, 21))</label>"
    let ties =
      Self.tie("p", "leading", "r", "leading") + Self.tie("l", "leading", "p", "trailing")
      + Self.tie("l", "trailing", "r", "trailing") + Self.tie("p", "top", "r", "top", 100)
      + Self.tie("l", "top", "r", "top", 100)
    let wide = try Self.storyboard("", "", device: "retina5_5", root: Self.rect(0, 0, 414, 736))
    let frames = frames(try Self.storyboard(bar + label, ties), as: wide)
    #expect(frames["p"]?.width == 314 && frames["l"]?.width == 100)
  }

  /// A root without a stored rectangle is as large as the device.
  @Test func rootsWithoutRectangles() throws {
    let document = try Self.storyboard("", "", root: "")
    #expect(frames(document)["r"] == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  /// Xcode 6 and 7 drew on a square of 600 points, for any device. Later builds draw a document that names no device on an iPhone of
  /// 375×667, and leave the square at its root (storyboards of builds 11762 and 14490 that nobody chose a device for): a view of
  /// 100×30 in its middle lies at 137.5 and 318.5. A size of its own a controller keeps.
  @Test(
    "documents without a device",
    arguments: [
      ("9531", 600, 600, "", 250, 285), ("14490", 600, 600, "", 137.5, 318.5), ("14490", 375, 667, "", 137.5, 318.5),
      ("14490", 600, 600, "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>", 250, 285),
    ] as [(String, Int, Int, String, CGFloat, CGFloat)])
  func documentsWithoutDevice(tools: String, width: Int, height: Int, metrics: String, x: CGFloat, y: CGFloat) throws {
    let document = try Self.storyboard(
      Self.view("view", "v"),
      Self.size("v", "width", 100) + Self.size("v", "height", 30) + Self.tie("v", "centerX", "r", "centerX")
        + Self.tie("v", "centerY", "r", "centerY"),
      tools: tools, device: nil, root: Self.rect(0, 0, width, height), metrics: metrics)
    #expect(frames(document)["v"] == CGRect(x: x, y: y, width: 100, height: 30))
  }

  /// Contents that are stored beyond the screen's 375 points are still drawn on the square: a row 10 inside 600 is 580 wide, one
  /// 10 inside 375 is 355 (build 14490). What is marked as another than its constraints say tells nothing.
  @Test(arguments: [(580, "", 580), (355, "", 355), (580, "misplaced=\"YES\"", 355), (700, "", 355)])
  func contentsLeftOnTheSquare(stored: Int, flag: String, width: CGFloat) throws {
    let row =
      "<view \(flag) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\">\(Self.rect(10, 0, stored, 30))</view>"
    let ties =
      Self.tie("v", "leading", "r", "leading", 10) + Self.tie("r", "trailing", "v", "trailing", 10)
      + Self.tie("v", "top", "r", "top") + Self.size("v", "height", 30)
    let document = try Self.storyboard(row, ties, tools: "14490", device: nil, root: Self.rect(0, 0, 600, 600))
    #expect(frames(document)["v"]?.width == width)
  }

  /// The margins of a wide root were 16 in Xcode 6 (a storyboard of build 7706) and are 20 since Xcode 7.
  @Test(arguments: [("7706", 568), ("9060", 560), ("9531", 560)])
  func marginsOfTheSquare(tools: String, width: CGFloat) throws {
    let ties =
      Self.tie("v", "leading", "r", "leadingMargin") + Self.tie("r", "trailingMargin", "v", "trailing")
      + Self.tie("v", "top", "r", "top") + Self.size("v", "height", 30)
    let document = try Self.storyboard(
      Self.view("view", "v"), ties, tools: tools, device: nil, root: Self.rect(0, 0, 600, 600))
    #expect(frames(document)["v"]?.width == width)
  }

  /// A document that names no device is of the classes of the iPhone it is drawn on since Xcode 8, and of none on the square.
  @Test(arguments: [("9531", 10), ("14490", 40)]) func classesWithoutDevice(tools: String, height: Int) throws {
    let varied =
      "<constraint firstItem=\"v\" firstAttribute=\"height\" constant=\"10\" id=\"h\">"
      + "<variation key=\"heightClass=regular-widthClass=compact\" constant=\"40\"/></constraint>"
    let ties = ["leading", "top"].map { Self.tie("v", $0, "r", $0) }.joined()
    let document = try Self.storyboard(
      Self.view("view", "v"), Self.size("v", "width", 100) + varied + ties, tools: tools, device: nil)
    #expect(frames(document)["v"]?.height == CGFloat(height))
  }

  /// A controller has one view (UIViewController's documentation): of two that a document gives it, which Interface Builder
  /// never writes, one is laid out.
  @Test func aControllerHasOneView() throws {
    let views = ["a", "b"].map { "<view key=\"view\" id=\"\($0)\">\(Self.rect(0, 0, 375, 667))</view>" }.joined()
    let document = try Self.storyboard("", "", beside: "<viewController id=\"other\">\(views)</viewController>")
    let roots = CanvasDocument(document).roots
    #expect(roots.count { $0.controller?.id == "other" } == 1)
    #expect(roots.count == 2)
  }

  /// What is tied to a scroll view's margins lies 8 points inside its content.
  @Test func marginsOfScrolledContent() throws {
    let label = Self.view("label", "l", Self.rect(8, 8, 41, 21))
    let inner =
      "<subviews>\(label)</subviews><constraints>"
      + Self.tie("l", "leading", "s", "leadingMargin") + Self.tie("l", "top", "s", "topMargin") + "</constraints>"
    let edges = ["leading", "trailing", "top", "bottom"].map { Self.tie("s", $0, "r", $0) }.joined()
    let document = try Self.storyboard(Self.view("scrollView", "s", Self.rect(0, 0, 375, 667), inner), edges)
    #expect(frames(document)["l"]?.origin == CGPoint(x: 8, y: 8))
  }

  /// An item of a root collection keeps its own margins of 8 (seen in SwipeCellKit's mail example): it may lie anywhere in what
  /// scrolls, so that the screen's margins and bars are none of its.
  @Test func marginsOfItems() throws {
    let item =
      "<cells><collectionViewCell preservesSuperviewLayoutMargins=\"YES\" id=\"i\">\(Self.rect(0, 0, 375, 98))"
      + "<view key=\"contentView\">\(Self.rect(0, 0, 375, 98))<subviews>"
      + Self.view("view", "l", Self.rect(8, 8, 40, 40)) + "</subviews></view><constraints>"
      + Self.tie("l", "leading", "i", "leadingMargin") + Self.tie("l", "top", "i", "topMargin")
      + Self.size("l", "width", 40) + Self.size("l", "height", 40) + "</constraints></collectionViewCell></cells>"
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17506" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="vc"><device id="retina4_7" \
      orientation="portrait"/><scenes><scene sceneID="s1"><objects><collectionViewController id="vc"><collectionView \
      key="view" id="r">\(Self.rect(0, 0, 375, 667))\(item)</collectionView></collectionViewController></objects></scene>\
      </scenes></document>
      """
    let document = try InterfaceDocument(Array(text.utf8), file: "r.storyboard")
    #expect(frames(document)["l"]?.origin == CGPoint(x: 8, y: 8))
  }

  /// A title is one line: its first and last baseline may both be tied to a label's, however high the button is.
  @Test func buttonsHaveOneBaseline() throws {
    let document = try Self.storyboard(
      Self.view("button", "b", Self.rect(0, 0, 60, 60)) + Self.view("label", "l", Self.rect(0, 0, 41, 21)),
      Self.tie("b", "top", "r", "top", 100) + Self.tie("b", "leading", "r", "leading") + Self.size("b", "height", 60)
        + Self.tie("l", "leading", "b", "trailing") + Self.tie("l", "firstBaseline", "b", "firstBaseline")
        + Self.tie("l", "lastBaseline", "b", "lastBaseline"))
    let scene = try #require(CanvasDocument(document).layout(intrinsic: .stored).first)
    let placed = scene.placed(in: "", explaining: true)
    #expect(placed.flatMap(\.conflicts) == [])
    // The root is in nothing of the document, the others are in the root alone.
    #expect(Dictionary(uniqueKeysWithValues: placed.map { ($0.id, $0.depth) }) == ["r": 0, "b": 1, "l": 1])
    #expect(frames(document)["b"]?.height == 60)
  }

  /// A size nobody here can know is taken from the document, and counted: of a picture that is not there, and of nothing else.
  @Test(arguments: [(0, 0), (1, 1), (2, 2)]) func sizesNobodyKnowsAreCounted(pictures: Int, counted: Int) throws {
    let ids = ["l"] + (0..<pictures).map { "p\($0)" }
    let picture = "<imageReference key=\"image\" image=\"gone\"/>"
    let views = ids.map { id in
      let isLabel = id == "l"
      return Self.view(isLabel ? "label" : "imageView", id, Self.rect(10, 20, 41, 21), isLabel ? "" : picture)
    }
    let ties = ids.map { Self.tie($0, "leading", "r", "leading", 10) + Self.tie($0, "top", "r", "top", 20) }
    let document = try Self.storyboard(views.joined(), ties.joined())
    let check = CanvasCheck(CanvasDocument(document), intrinsic: .predicted)
    #expect(check.fallbacks == counted)
    // The root is a view as well.
    #expect(check.compared + check.omitted.values.reduce(0, +) == ids.count + 1)
  }

  /// A view beside the controller is built at its own size and compared like any other; what is not compared is counted by
  /// its reason, and nothing is missing from the sum.
  @Test func viewsBesideTheRoot() throws {
    let inside = Self.view("label", "l", Self.rect(10, 20, 41, 21))
    let beside =
      "<view id=\"b\">\(Self.rect(0, 0, 200, 100))<subviews>\(inside)</subviews><constraints>"
      + Self.tie("l", "leading", "b", "leading", 10) + Self.tie("l", "top", "b", "top", 20) + "</constraints></view>"
    let misplaced =
      "<label misplaced=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"m\">"
      + Self.rect(1, 1, 41, 21) + "</label>"
    let document = try Self.storyboard(misplaced, Self.tie("m", "leading", "r", "leading"), beside: beside)
    let check = CanvasCheck(CanvasDocument(document), intrinsic: .stored)
    #expect(check.compared == 1 && check.matched == 1)
    #expect(check.omitted == [.given: 2, .misplaced: 1])
    #expect(check.omitted.words == "2 placed by their stored frames, 1 misplaced")
  }

  /// What a container makes itself is in the document and in no scene: it is counted as such, and what is no view is not.
  @Test func barsOfContainers() throws {
    let beside =
      "<navigationController id=\"n\"><navigationBar key=\"navigationBar\" id=\"bar\">\(Self.rect(0, 20, 375, 44))"
      + "</navigationBar></navigationController>"
    let document = try Self.storyboard(
      Self.view("label", "l"), Self.tie("l", "leading", "r", "leading") + Self.tie("l", "top", "r", "top"),
      beside: beside)
    let check = CanvasCheck(CanvasDocument(document), intrinsic: .stored)
    #expect(check.compared == 1 && check.omitted == [.given: 1, .bars: 1])
  }

  /// On another device a cell's content view has the other save's frame, and what is tied to it follows.
  @Test func contentViewsOnAnotherDevice() throws {
    func saved(_ device: String, _ width: Int, _ height: Int, labelWidth: Int) throws -> InterfaceDocument {
      let label = Self.view("label", "l", Self.rect(0, 0, labelWidth, 21))
      let ties = ["leading", "trailing", "top"].map { Self.tie("l", $0, "c", $0) }.joined()
      let content =
        "<tableViewCellContentView key=\"contentView\" id=\"c\">\(Self.rect(0, 0, width, 44))"
        + "<autoresizingMask key=\"autoresizingMask\"/><subviews>\(label)</subviews>"
        + "<constraints>\(ties)</constraints></tableViewCellContentView>"
      let cell =
        "<prototypes><tableViewCell id=\"cell\">\(Self.rect(0, 28, width, 44))\(content)</tableViewCell></prototypes>"
      let edges = ["leading", "trailing", "top", "bottom"].map { Self.tie("t", $0, "r", $0) }.joined()
      return try Self.storyboard(
        Self.view("tableView", "t", Self.rect(0, 0, width, height), cell), edges, device: device,
        root: Self.rect(0, 0, width, height))
    }
    let small = try saved("retina4_7", 375, 667, labelWidth: 375)
    let large = try saved("retina6_1", 414, 896, labelWidth: 414)
    #expect(frames(small, as: large)["l"]?.width == 414)
    #expect(frames(large, as: small)["l"]?.width == 375)
  }

  /// A label that must end 355 points before the right edge has no room on a screen of 375, and says so by a stored width of 0;
  /// on one of 414 it has 39 and is as wide as its two letters: what was squeezed is measured anew.
  @Test func whatHadNoRoomHasItsContentOnAWiderDevice() throws {
    func saved(_ device: String, _ width: Int, _ height: Int, label: Int) throws -> InterfaceDocument {
      let text =
        "<label text=\"Hi\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\">\(Self.rect(20, 100, label, 21))"
        + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/></label>"
      let limit =
        "<constraint firstItem=\"l\" firstAttribute=\"trailing\" relation=\"lessThanOrEqual\" secondItem=\"r\" "
        + "secondAttribute=\"trailing\" constant=\"-355\" id=\"limit\"/>"
      return try Self.storyboard(
        text, limit + Self.tie("l", "leading", "r", "leading", 20) + Self.tie("l", "top", "r", "top", 100),
        device: device, root: Self.rect(0, 0, width, height))
    }
    let (small, large) = (try saved("retina4_7", 375, 667, label: 0), try saved("retina6_1", 414, 896, label: 16))
    #expect(frames(small)["l"]?.width == 0)
    let width = try #require(frames(small, as: large)["l"]?.width)
    // An H and an i of 17 points are about an em together.
    #expect(abs(width - 17) < 4)
  }

  /// What wraps is as high on another device as its words need at the other width; a field is as high as the other
  /// version draws it: 34 from Xcode 11 on, 30 before.
  @Test func contentsOnAnotherDevice() throws {
    let words = String(repeating: "word ", count: 20)
    func saved(_ device: String, _ size: (Int, Int), tools: String, lines: Int, field: Int) throws -> InterfaceDocument
    {
      let label =
        "<label text=\"\(words)\" numberOfLines=\"0\" lineBreakMode=\"wordWrap\" "
        + "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\">\(Self.rect(0, 100, size.0, lines))"
        + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/></label>"
      let input =
        "<textField borderStyle=\"roundedRect\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"f\">"
        + Self.rect(0, 300, size.0, field) + "</textField>"
      let ties = ["l", "f"].map { Self.tie($0, "leading", "r", "leading") + Self.tie($0, "trailing", "r", "trailing") }
      return try Self.storyboard(
        label + input, ties.joined() + Self.tie("l", "top", "r", "top", 100) + Self.tie("f", "top", "r", "top", 300),
        tools: tools, device: device, root: Self.rect(0, 0, size.0, size.1))
    }
    // How many lines twenty words take at either width, the canvas itself says of documents drawn there.
    let wide = try saved("ipad9_7", (768, 1024), tools: "13196", lines: 21, field: 30)
    let narrow = try saved("retina4_7", (375, 667), tools: "17506", lines: 41, field: 34)
    let measured = CanvasDocument(wide).layout(intrinsic: .predicted).flatMap(\.frames).first { $0.element.id == "l" }
    let lines = try #require(measured?.frame.height)
    let drawn = try saved("ipad9_7", (768, 1024), tools: "13196", lines: Int(lines.rounded()), field: 30)
    let frames = frames(drawn, as: narrow)
    #expect(frames["f"]?.height == 34)
    #expect(try #require(frames["l"]?.height) > lines + 15)
  }

  /// A sheet is known by how much of the screen it leaves free, though no segue presents it: the status bar takes nothing.
  @Test func sheetsByTheirHeight() throws {
    for (height, top) in [(842, 0), (896, 44)] {
      let document = try Self.storyboard(
        Self.view("view", "a", Self.rect(0, top, 10, 10)),
        Self.tie("a", "top", "safe", "top") + Self.tie("a", "leading", "r", "leading") + Self.size("a", "width", 10)
          + Self.size("a", "height", 10), device: "retina6_1", root: Self.rect(0, 0, 414, height))
      #expect(frames(document)["a"]?.minY == CGFloat(top))
    }
  }

  /// A panel whose bottom margin is tied to the end of the screen hangs out by that margin: 8 points and the home indicator's 34.
  @Test func aPanelThatHangsOutKeepsItsMargin() throws {
    let document = try Self.storyboard(
      Self.view("view", "a", Self.rect(0, 192, 414, 746)),
      Self.tie("a", "top", "safe", "top", 144) + Self.tie("a", "leading", "r", "leading")
        + Self.tie("a", "trailing", "r", "trailing") + Self.tie("r", "bottom", "a", "bottomMargin"),
      tools: "21701", device: "retina6_1", root: Self.rect(0, 0, 414, 896))
    #expect(frames(document)["a"] == CGRect(x: 0, y: 192, width: 414, height: 746))
  }

  /// A slider's height as documents of these builds have it: 31, later 34 as on iOS 26; 1 of it lies below the edge that constraints see.
  @Test(arguments: [("21507", 30), ("32700.99.1234", 30), ("23727", 33)])
  func slidersByBuild(tools: String, height: CGFloat) throws {
    let document = try Self.storyboard(
      Self.view("slider", "s", Self.rect(14, 100, 104, 31)) + Self.view("view", "below", Self.rect(16, 130, 100, 10)),
      Self.tie("s", "top", "r", "top", 100) + Self.tie("s", "leading", "r", "leading", 16)
        + Self.size("s", "width", 100)
        + Self.tie("below", "top", "s", "bottom") + Self.tie("below", "leading", "s", "leading")
        + Self.size("below", "width", 100) + Self.size("below", "height", 10), tools: tools)
    let scenes = CanvasDocument(document).layout(intrinsic: .predicted)
    let below = try #require(scenes.flatMap(\.frames).first { $0.element.id == "below" })
    #expect(below.frame.minY == 100 + height)
  }

  /// Two toolbars of one screen with a home indicator: the one at its end is 49 high, the one at its top 44.
  @Test func toolbarsByTheirPlace() throws {
    let document = try Self.storyboard(
      Self.view("toolbar", "upper", Self.rect(0, 44, 414, 44))
        + Self.view("toolbar", "lower", Self.rect(0, 813, 414, 49)),
      ["upper", "lower"].map { Self.tie($0, "leading", "r", "leading") + Self.tie($0, "trailing", "r", "trailing") }
        .joined() + Self.tie("upper", "top", "safe", "top") + Self.tie("safe", "bottom", "lower", "bottom"),
      tools: "20037", device: "retina6_1", root: Self.rect(0, 0, 414, 896))
    let scenes = CanvasDocument(document).layout(intrinsic: .predicted)
    let heights = scenes.flatMap(\.frames).filter { $0.element.tag == "toolbar" }.map(\.frame.height)
    #expect(heights == [44, 49])
  }

  /// A view of a fixed frame lies where it was drawn, and what is tied to it beside it.
  @Test func fixedViewsLieWhereTheyWereDrawn() throws {
    let document = try Self.storyboard(
      Self.view("view fixedFrame=\"YES\"", "a", Self.rect(159, 431, 97, 34)).replacing(
        "</view fixedFrame=\"YES\">", with: "</view>")
        + Self.view("view", "b", Self.rect(159, 473, 20, 20)),
      Self.tie("b", "leading", "a", "leading") + Self.tie("b", "top", "a", "bottom", 8) + Self.size("b", "width", 20)
        + Self.size("b", "height", 20))
    #expect(frames(document)["a"] == CGRect(x: 159, y: 431, width: 97, height: 34))
    #expect(frames(document)["b"] == CGRect(x: 159, y: 473, width: 20, height: 20))
  }

  /// Two buttons share a stack in proportion to their titles: as wide as they were drawn they are no more on a wider screen.
  @Test func sharesAreNoContents() throws {
    func saved(_ device: String, _ size: (Int, Int), _ widths: (Int, Int)) throws -> InterfaceDocument {
      func button(_ id: String, _ title: String, _ x: Int, _ width: Int) -> String {
        Self.view("button", id, Self.rect(x, 0, width, 40), "<state key=\"normal\" title=\"\(title)\"/>")
      }
      let buttons = button("a", "0%", 0, widths.0) + button("b", "A longer title", widths.0, widths.1)
      return try Self.storyboard(
        Self.view(
          "stackView", "s", Self.rect(0, 50, size.0, 40), "<subviews>\(buttons)</subviews>"
        ).replacing("<stackView ", with: "<stackView distribution=\"fillProportionally\" "),
        Self.tie("s", "leading", "r", "leading") + Self.tie("s", "trailing", "r", "trailing")
          + Self.tie("s", "top", "r", "top", 50) + Self.size("s", "height", 40), tools: "17701", device: device,
        root: Self.rect(0, 0, size.0, size.1))
    }
    let narrow = try saved("retina4_7", (375, 667), (95, 280))
    let wide = try saved("retina6_1", (414, 896), (105, 309))
    let measured = CanvasDocument(wide).layout(intrinsic: .predicted).flatMap(\.frames)
    let share = try #require(measured.first { $0.element.id == "a" }?.frame.width)
    #expect(abs((frames(narrow, as: wide)["a"]?.width ?? 0) - share) < 1)
  }
}
