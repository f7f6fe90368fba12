// The safe areas of Interface Builder's canvas, row by row: rules R3 to R5 of the storyboard notes, each on a document of our own.
import Canvas
import InterfaceBuilder
import SwivelUI
import Testing

/// What a document has, and the safe area its root view gets.
struct InsetsRow: Sendable, CustomTestStringConvertible {
  var what: String
  var device: String
  var size: (width: Int, height: Int)
  var tools = 22000
  var isLandscape = false
  /// What stands in the controller, or in the view of a xib: simulated bars and edges.
  var metrics = ""
  var isXib = false
  /// The kind of root, in a xib.
  var root = "view"
  /// Top, left, bottom, right.
  var expected: [CGFloat]

  var testDescription: String { what }

  static func simulated(_ place: String, _ kind: String, _ more: String = "") -> String {
    "<simulated\(kind)Metrics key=\"simulated\(place)BarMetrics\"\(more)/>"
  }
}

@MainActor @Suite struct CanvasInsetsTests {
  private nonisolated static let navigation = InsetsRow.simulated("Top", "NavigationBar")
  private nonisolated static let prompted = InsetsRow.simulated("Top", "NavigationBar", " prompted=\"YES\"")
  private nonisolated static let freeform =
    "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
  private nonisolated static let phone = (width: 375, height: 667)
  private nonisolated static let notch = (width: 375, height: 812)

  /// R3: what a device takes; home buttons had no status bar in Xcode 11 to 14.2, and Xcode 26.1 doubles both ends.
  private nonisolated static let devices: [InsetsRow] = [
    InsetsRow(what: "a home button", device: "retina4_7", size: phone, expected: [20, 0, 0, 0]),
    InsetsRow(what: "Xcode 11", device: "retina4_7", size: phone, tools: 14800, expected: [0, 0, 0, 0]),
    InsetsRow(what: "just before Xcode 11", device: "retina4_7", size: phone, tools: 14799, expected: [20, 0, 0, 0]),
    InsetsRow(what: "Xcode 14.2", device: "retina4_7", size: phone, tools: 21507, expected: [0, 0, 0, 0]),
    // A document of an iPhone SE: a text view tied to the safe area's top is 20 below the screen's.
    InsetsRow(what: "Xcode 14.3", device: "retina4_0", size: (320, 568), tools: 21701, expected: [20, 0, 0, 0]),
    InsetsRow(what: "a notch", device: "retina5_9", size: notch, tools: 20999, expected: [44, 0, 34, 0]),
    InsetsRow(what: "a notch of Xcode 15", device: "retina5_9", size: notch, tools: 21000, expected: [50, 0, 34, 0]),
    InsetsRow(
      what: "a wide notch of Xcode 15", device: "retina6_1", size: (414, 896), tools: 21000, expected: [48, 0, 34, 0]),
    // Two documents: of a screen of 926 a stack between the safe area's ends takes 44 to 892; of one of 844 a label 437 below
    // the safe area's top is at 484.
    InsetsRow(
      what: "a later notch of Xcode 13", device: "retina6_7", size: (428, 926), tools: 19162, expected: [44, 0, 34, 0]),
    InsetsRow(
      what: "a later notch since Xcode 14", device: "retina6_0", size: (390, 844), tools: 21225,
      expected: [47, 0, 34, 0]),
    InsetsRow(
      what: "doubled", device: "retina6_1", size: (414, 896), tools: 23700, expected: [96, 0, 68, 0]),
    InsetsRow(
      what: "not doubled yet", device: "retina6_1", size: (414, 896), tools: 23699, expected: [48, 0, 34, 0]),
    // A document of an iPhone 8 Plus: two views 20 within the safe area's edges are 374 of 414 high and begin at 20.
    InsetsRow(
      what: "a button on its side", device: "retina5_5", size: (736, 414), tools: 14113, isLandscape: true,
      expected: [0, 0, 0, 0]),
    InsetsRow(
      what: "a notch on its side", device: "retina5_9", size: (812, 375), tools: 20000, isLandscape: true,
      expected: [0, 44, 21, 44]),
    // A document of an iPhone XR on its side, build 22155: a stack between the safe area's sides is 800 of 896 wide.
    InsetsRow(
      what: "a wide notch of Xcode 15 on its side", device: "retina6_1", size: (896, 414), tools: 22155,
      isLandscape: true, expected: [0, 48, 21, 48]),
    // Two documents of an iPhone 13 on its side, build 21507: of 844×390 a stack keeps 16 from the safe area's sides and is 812 wide,
    // and what keeps 20 from its bottom ends at 336.
    InsetsRow(
      what: "a notch of Xcode 14.2 on its side", device: "retina6_0", size: (844, 390), tools: 21507,
      isLandscape: true, expected: [47, 0, 34, 0]),
    InsetsRow(
      what: "a notch of Xcode 14.3 on its side", device: "retina6_0", size: (844, 390), tools: 21701,
      isLandscape: true, expected: [0, 47, 21, 47]),
    // Sheets: of 896 the older one leaves 54 free, of 896 and of 852 the newer ones 10, and only the older keeps off the home indicator.
    InsetsRow(
      what: "a sheet of Xcode 11", device: "retina6_1", size: (414, 842), tools: 16097, expected: [0, 0, 34, 0]),
    InsetsRow(
      what: "a sheet of Xcode 15", device: "retina6_1", size: (414, 886), tools: 21701, expected: [0, 0, 0, 0]),
    InsetsRow(
      what: "a sheet below an island", device: "retina6_12", size: (393, 842), tools: 23094, expected: [0, 0, 0, 0]),
    InsetsRow(what: "an iPad with a button", device: "ipad9_7", size: (768, 1024), expected: [20, 0, 0, 0]),
    InsetsRow(what: "a round iPad", device: "ipad11_0rounded", size: (834, 1194), expected: [24, 0, 20, 0]),
  ]

  /// R4: bars add what they take.
  private nonisolated static let bars: [InsetsRow] = [
    InsetsRow(what: "a bar", device: "retina4_7", size: phone, metrics: navigation, expected: [64, 0, 0, 0]),
    // iOS 12 made bars of iPads 50 high; Xcode 11 to 14 drew no status bar on those with a button.
    InsetsRow(
      what: "an iPad's bar", device: "ipad9_7", size: (768, 1024), tools: 16097, metrics: navigation,
      expected: [50, 0, 0, 0]),
    InsetsRow(
      what: "an iPad's bar before", device: "ipad9_7", size: (768, 1024), tools: 12118, metrics: navigation,
      expected: [64, 0, 0, 0]),
    InsetsRow(
      what: "a bar with a prompt", device: "retina4_7", size: phone, metrics: prompted, expected: [94, 0, 0, 0]),
    InsetsRow(
      what: "a bar of Xcode 26", device: "retina4_7", size: phone, tools: 24000, metrics: navigation,
      expected: [74, 0, 0, 0]),
    InsetsRow(
      what: "a bar on its side", device: "retina4_7", size: (667, 375), isLandscape: true, metrics: navigation,
      expected: [32, 0, 0, 0]),
    InsetsRow(
      what: "a bar on a Plus on its side", device: "retina5_5", size: (736, 414), isLandscape: true,
      metrics: navigation, expected: [44, 0, 0, 0]),
    InsetsRow(
      what: "a bar on a notched phone on its side", device: "retina5_9", size: (812, 375), tools: 17701,
      isLandscape: true, metrics: navigation, expected: [32, 44, 21, 44]),
    // Two documents of an iPhone 13 on its side: 20 below the bar is 52 (build 19162) and 64 (22154, whose bar is 844×44).
    InsetsRow(
      what: "a bar of Xcode 13 on its side", device: "retina6_0", size: (844, 390), tools: 19162,
      isLandscape: true, metrics: navigation, expected: [32, 44, 21, 44]),
    InsetsRow(
      what: "a bar of Xcode 15 on its side", device: "retina6_0", size: (844, 390), tools: 22154,
      isLandscape: true, metrics: navigation, expected: [44, 47, 21, 47]),
    // Of regular width on its side, as R14 has it; its own bar says 44 in a document.
    InsetsRow(
      what: "a bar on a wide notched phone on its side", device: "retina6_1", size: (896, 414), tools: 17701,
      isLandscape: true, metrics: navigation, expected: [44, 44, 21, 44]),
    InsetsRow(
      what: "a tab bar", device: "retina4_7", size: phone, metrics: InsetsRow.simulated("Bottom", "TabBar"),
      expected: [20, 0, 49, 0]),
    InsetsRow(
      what: "a toolbar", device: "retina4_7", size: phone, tools: 15000,
      metrics: InsetsRow.simulated("Bottom", "Toolbar"), expected: [0, 0, 49, 0]),
    InsetsRow(
      what: "an older toolbar", device: "retina4_7", size: phone, tools: 14799,
      metrics: InsetsRow.simulated("Bottom", "Toolbar"), expected: [20, 0, 44, 0]),
    // 667 − 64: shorter by exactly the bars.
    InsetsRow(
      what: "a root that does not lie below its bar", device: "retina4_7", size: (375, 603), metrics: navigation,
      expected: [0, 0, 0, 0]),
    // 667 − 64 − 49: a tab bar too, of a container in another document (seen in XLPagerTabStrip's example).
    InsetsRow(
      what: "a root that does not lie below its bar and a tab bar", device: "retina4_7", size: (375, 554),
      metrics: navigation, expected: [0, 0, 0, 0]),
    InsetsRow(
      what: "a root shorter by something else", device: "retina4_7", size: (375, 600), metrics: navigation,
      expected: [64, 0, 0, 0]),
    InsetsRow(
      what: "a root shorter than a notched screen without bars", device: "retina5_9", size: (375, 800), tools: 14000,
      expected: [44, 0, 22, 0]),
  ]

  /// R5: roots of xibs; simulated bars are added.
  private nonisolated static let xibs: [InsetsRow] = [
    InsetsRow(what: "a xib", device: "retina4_7", size: phone, isXib: true, expected: [20, 0, 0, 0]),
    InsetsRow(
      what: "a xib with a bar", device: "retina4_7", size: phone, metrics: navigation, isXib: true,
      expected: [64, 0, 0, 0]),
    InsetsRow(
      what: "a xib with a prompt", device: "retina4_7", size: phone, metrics: prompted, isXib: true,
      expected: [94, 0, 0, 0]),
    InsetsRow(
      what: "a xib with tabs", device: "retina5_9", size: notch, tools: 20000,
      metrics: InsetsRow.simulated("Bottom", "TabBar"), isXib: true, expected: [44, 0, 83, 0]),
    // Xcode 26.1 doubles what the device takes at both ends, in xibs too.
    InsetsRow(
      what: "a xib, doubled", device: "retina6_1", size: (414, 896), tools: 23700, isXib: true,
      expected: [96, 0, 68, 0]),
    InsetsRow(
      what: "a xib with a toolbar", device: "retina5_9", size: notch, tools: 20000,
      metrics: InsetsRow.simulated("Bottom", "Toolbar"), isXib: true, expected: [44, 0, 83, 0]),
    // Panels of a size of their own: tied to the safe area or the margin of builds 14113 and 14490 they begin at 0 of a phone with a home
    // button and at 44 of one with a camera; of build 22505 they begin at 20.
    InsetsRow(
      what: "a panel of Xcode 10", device: "retina4_7", size: (375, 124), tools: 14490, metrics: freeform, isXib: true,
      expected: [0, 0, 0, 0]),
    InsetsRow(
      what: "a panel of Xcode 10 below a camera", device: "retina6_1", size: (500, 424), tools: 14490,
      metrics: freeform, isXib: true, expected: [44, 0, 34, 0]),
    InsetsRow(
      what: "a panel of Xcode 15", device: "retina4_7", size: (465, 154), tools: 22505, metrics: freeform, isXib: true,
      expected: [20, 0, 0, 0]),
    // A view of 701×667 of build 13771: a picture tied to the safe area's top is at 20.
    InsetsRow(
      what: "a panel of Xcode 9", device: "retina4_7", size: (701, 667), tools: 13771, metrics: freeform, isXib: true,
      expected: [20, 0, 0, 0]),
    // Headers of collections lie at the screen's top: one of 617, build 21507, has views from 59 to its end; of one of 50,
    // build 19529, the end was seen.
    InsetsRow(
      what: "a header of a collection", device: "retina6_12", size: (300, 617), tools: 21507, isXib: true,
      root: "collectionReusableView", expected: [59, 0, 0, 0]),
    InsetsRow(
      what: "a low header of a collection", device: "retina6_1", size: (414, 50), tools: 19529, isXib: true,
      root: "collectionReusableView", expected: [44, 0, 0, 0]),
    InsetsRow(
      what: "a header as high as the screen", device: "retina6_1", size: (414, 896), tools: 19529, isXib: true,
      root: "collectionReusableView", expected: [44, 0, 34, 0]),
    // A controller of a freeform size, build 14109: what is 20 below the safe area's top is at 40.
    InsetsRow(
      what: "a freeform controller of Xcode 10", device: "retina4_7", size: phone, tools: 14109, metrics: freeform,
      expected: [20, 0, 0, 0]),
  ]

  /// The view `v` is tied to the safe area's edges, so that its frame is the safe area.
  @Test(arguments: devices + bars + xibs) func safeAreas(row: InsetsRow) throws {
    let (width, height) = row.size
    let ties = ["leading", "trailing", "top", "bottom"].map { edge in
      "<constraint firstItem=\"v\" firstAttribute=\"\(edge)\" secondItem=\"safe\" secondAttribute=\"\(edge)\" id=\"\(edge)\"/>"
    }.joined()
    func rect(_ width: Int, _ height: Int) -> String {
      "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"\(height)\"/>"
    }
    let inside =
      rect(width, height)
      + "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/><subviews>"
      + "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\">\(rect(9, 9))</view></subviews>"
      + "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/><constraints>\(ties)</constraints>"
    let orientation = row.isLandscape ? "landscape" : "portrait"
    let kind = row.isXib ? "XIB" : "Storyboard.XIB"
    let content =
      row.isXib
      ? "<objects><placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/><\(row.root) contentMode=\"scaleToFill\" id=\"r\">"
        + inside + row.metrics + "</\(row.root)></objects>"
      : "<scenes><scene sceneID=\"s\"><objects><viewController id=\"vc\" sceneMemberID=\"viewController\">"
        + "<view key=\"view\" contentMode=\"scaleToFill\" id=\"r\">" + inside + "</view>" + row.metrics
        + "</viewController></objects></scene></scenes>"
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" toolsVersion="\(row.tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"><device id="\(row.device)" \
      orientation="\(orientation)"/>\(content)</document>
      """
    let document = try InterfaceDocument(Array(text.utf8), file: row.isXib ? "r.xib" : "r.storyboard")
    let scenes = CanvasDocument(document).layout(intrinsic: .stored)
    let frame = try #require(scenes.flatMap(\.frames).first { $0.element.id == "v" }?.frame)
    #expect(
      [frame.minY, frame.minX, CGFloat(height) - frame.maxY, CGFloat(width) - frame.maxX] == row.expected)
  }

  /// The frame of a view that is tied to the safe area of a root `height` high, in a navigation controller on a phone of 375×667.
  private func safeFrame(
    tools: Int, bar: String = "", controller: String = "", more: String, height: Int
  ) throws -> CGRect {
    let ties = ["leading", "trailing", "top", "bottom"].map { edge in
      "<constraint firstItem=\"v\" firstAttribute=\"\(edge)\" secondItem=\"safe\" secondAttribute=\"\(edge)\" id=\"\(edge)\"/>"
    }.joined()
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/>\
      <scenes><scene sceneID="n"><objects><navigationController id="nc" sceneMemberID="viewController">\
      <navigationBar key="navigationBar" contentMode="scaleToFill" \(bar) id="bar"/><connections>\
      <segue destination="vc" kind="relationship" relationship="rootViewController" id="root"/></connections>\
      </navigationController></objects></scene><scene sceneID="s"><objects><viewController id="vc" \(controller) \
      sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="r">\
      <rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/>\
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>\
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>\
      </view></subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>\(ties)</constraints></view>\
      \(more)</viewController></objects></scene></scenes></document>
      """
    let document = try InterfaceDocument(Array(text.utf8), file: "r.storyboard")
    let scenes = CanvasDocument(document).layout(intrinsic: .stored)
    return try #require(scenes.flatMap(\.frames).first { $0.element.id == "v" }?.frame)
  }

  /// R4: below a status bar of 20 a bar of 44, and 52 more for a large title; in Xcode 26 they are 106 together. A screen may
  /// want none (UINavigationItem.largeTitleDisplayMode).
  @Test(
    arguments: [
      (22000, "", 116), (22000, "largeTitleDisplayMode=\"never\"", 64), (24000, "", 126),
    ] as [(Int, String, CGFloat)])
  func largeTitles(tools: Int, item: String, top: CGFloat) throws {
    let frame = try safeFrame(
      tools: tools, bar: "largeTitles=\"YES\"", more: "<navigationItem key=\"navigationItem\" \(item) id=\"item\"/>",
      height: 667)
    #expect(frame == CGRect(x: 0, y: top, width: 375, height: 667 - top))
  }

  /// A root lies below translucent bars, and below opaque ones if `extendedLayoutIncludesOpaqueBars` says so
  /// (UIViewController's documentation). Nothing else tells of the root of 600: a bar takes 64 of 667.
  @Test(
    arguments: [
      ("a translucent bar", "", "", 64),
      ("an opaque bar", "translucent=\"NO\"", "", 0),
      (
        "an opaque bar, below which the root extends", "translucent=\"NO\"", "extendedLayoutIncludesOpaqueBars=\"YES\"",
        64
      ),
    ] as [(String, String, String, CGFloat)])
  func opaqueBars(what: String, bar: String, controller: String, top: CGFloat) throws {
    let frame = try safeFrame(tools: 14460, bar: bar, controller: controller, more: "", height: 600)
    #expect(frame == CGRect(x: 0, y: top, width: 375, height: 600 - top), "\(what)")
  }

  /// Of two views one is tied to a label's end: it alone follows from the size of contents, the other's frame is given by numbers.
  @Test func framesThatFollowFromContents() throws {
    func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
      "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }
    func size(_ attribute: String, _ constant: Int) -> String {
      "<constraint firstAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(attribute)-\(constant)\"/>"
    }
    func tie(_ view: String, _ edge: String, _ other: String, _ otherEdge: String) -> String {
      "<constraint firstItem=\"\(view)\" firstAttribute=\"\(edge)\" secondItem=\"\(other)\" secondAttribute=\"\(otherEdge)\" id=\"\(view)\(edge)\"/>"
    }
    let box = "<constraints>\(size("width", 30))\(size("height", 21))</constraints>"
    let views =
      "<label text=\"Hello\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\">\(rect(0, 0, 40, 21))</label>"
      + ["behind": 40, "fixed": 0].sorted { $0.key < $1.key }.map { id, x in
        "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">\(rect(x, 0, 30, 21))\(box.replacing("id=\"", with: "id=\"\(id)"))</view>"
      }.joined()
    let ties = [
      tie("l", "leading", "r", "leading"), tie("l", "top", "r", "top"), tie("behind", "leading", "l", "trailing"),
      tie("behind", "top", "r", "top"), tie("fixed", "leading", "r", "leading"), tie("fixed", "top", "r", "top"),
    ].joined()
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22000" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><scenes>\
      <scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController"><view key="view" id="r">\
      \(rect(0, 0, 375, 667))<subviews>\(views)</subviews><constraints>\(ties)</constraints></view></viewController>\
      </objects></scene></scenes></document>
      """
    let check = CanvasCheck(
      CanvasDocument(try InterfaceDocument(Array(text.utf8), file: "r.storyboard")), intrinsic: .stored)
    #expect(check.compared == 3 && check.matched == 3)
    // The label and what lies behind it move; these are trivial, since the file's own sizes made them right.
    #expect(check.nontrivial == 1 && check.nontrivialMatched == 1)
  }
}
