// A document read whole, element by element, numbers against the standard library's reader, and which elements make views and controllers.
import InterfaceBuilder
import Testing

@Suite struct WholeDocumentTests {
  private func told(_ element: Element, _ depth: Int) -> [String] {
    let attributes = element.attributes.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
    let content = element.content.map { " '" + $0.replacing("\n", with: "|") + "'" } ?? ""
    let own =
      "\(element.position) \(element.line) " + String(repeating: ">", count: depth)
      + "\(element.tag) [\(attributes)]\(content) \(element.parent?.position ?? -1)"
    return [own] + element.children.flatMap { told($0, depth + 1) }
  }

  /// Positions in the order of the file, lines from 1, attributes as written, text of the innermost elements only.
  @Test func everyElement() throws {
    let text = """
      <?xml version="1.0"?>
      <document targetRuntime="iOS.CocoaTouch" type="a&amp;b">
        <!-- <view/> --><objects>
          <view id="v" hidden="NO"><rect key="frame" x="1" y="-2.5"
            width="3" height="4"/>
            <subviews><label id="l"><string key="text">one &lt;
      two</string><string key="other"> x </string></label><hologram glow="9"/></subviews></view>
          <x:label xmlns:x="u" id="p"/><string key="c"><![CDATA[<raw>]]></string>
        </objects>
      </document>
      """
    let document = try InterfaceDocument(Array(text.utf8), file: "f")
    #expect(
      told(document.root, 0) == [
        "0 2 document [targetRuntime=iOS.CocoaTouch type=a&b] -1", "1 3 >objects [] 0", "2 4 >>view [id=v hidden=NO] 1",
        "3 5 >>>rect [key=frame x=1 y=-2.5 width=3 height=4] 2", "4 6 >>>subviews [] 2", "5 6 >>>>label [id=l] 4",
        "6 6 >>>>>string [key=text] 'one <|two' 5",
        "7 7 >>>>>string [key=other] ' x ' 5", "8 7 >>>> [=9] 4", "9 8 >> [id=p] 1", "10 8 >>string [key=c] '<raw>' 1",
      ])
    #expect(
      document.element("v")?.child(key: "frame")?.number(.y) == -2.5
        && document.element("l")?.child(key: "other")?.name == .string)
    #expect(
      document.element("v")?.child(.subviews)?.contents(.label).map(\.position) == [6, 7]
        && document.element("v")?.child(.state) == nil)
    #expect(
      document.census.unknown == 3
        && document.census.total == document.census.layout + document.census.behaviour + document.census.cosmetic + 3)
    #expect(
      document.diagnostics.filter { $0.severity == .warning }.map { "\($0.line) \($0.message)" } == [
        "7 unknown element hologram", "7 unknown attribute glow", "8 unknown element label",
      ])
  }

  private func parsed(_ text: String) -> Double? { Array(text.utf8).withUnsafeBufferPointer { Numbers.parse($0) } }

  /// What has up to fifteen digits is read quickly, all else as the standard library does; the nearest double either way.
  @Test func numbers() {
    var state: UInt64 = 7
    func dice(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<4_000 {
      let whole = String((0..<dice(8)).map { _ in Character("\(dice(10))") })
      let fraction = String((0..<dice(13)).map { _ in Character("\(dice(10))") })
      let text =
        ["", "-"][dice(2)] + whole + (dice(4) == 0 ? "" : "." + fraction) + (dice(8) == 0 ? "e\(dice(5) - 2)" : "")
      guard let value = Double(text.hasSuffix(".") ? text + "0" : text.replacing(".e", with: ".0e")),
        abs(value) <= Numbers.largest, !text.contains(".e"), whole.count + fraction.count > 0
      else { continue }
      #expect(parsed(text).map { abs($0 - value) <= abs(value).ulp } ?? false, "\(text)")
    }
    let long = String(repeating: "0", count: 63)
    #expect(parsed(long + "1") == 1 && parsed(long + "01") == nil && parsed("-" + long) == 0)
    for (text, value) in [
      ("123456789012345e-9", 123456.789012345), ("0.1", 0.1), ("-0", 0), ("10000000.0", 1e7), ("10000000.1", nil),
      ("-10000000.1", nil), ("1e8", nil), ("+1", 1), ("1e", nil), ("--1", nil), ("1.2.3", nil),
    ] as [(String, Double?)] {
      #expect(parsed(text) == value, "\(text)")
    }
  }

  private static let views: Set<String> = [
    "view", "label", "button", "imageView", "textField", "textView", "switch", "slider", "stepper", "segmentedControl",
    "progressView", "activityIndicatorView", "pageControl", "datePicker",
    "pickerView", "searchBar", "navigationBar", "toolbar", "tabBar", "stackView", "scrollView", "containerView",
    "tableView", "tableViewCell", "tableViewCellContentView", "collectionView",
    "collectionViewCell", "collectionViewCellContentView", "collectionReusableView", "visualEffectView", "wkWebView",
    "webView", "mapView", "glkView", "arscnView", "sceneKitView", "skView", "mtkView",
    "tableViewHeaderFooterView", "window",
  ]

  /// As the object library has them: what is drawn in a window, and what has a view.
  @Test func viewsAndControllers() {
    for name in ElementName.allCases {
      #expect(name.isView == Self.views.contains(name.rawValue), "\(name)")
      #expect(name.isController == name.rawValue.hasSuffix("Controller"), "\(name)")
    }
  }
}
