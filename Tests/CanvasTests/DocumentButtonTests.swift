// Buttons, texts with attributes and parts of bars as documents describe them, asked by UIKit's names, and how large the canvas has
// them: apart from other looks, since configurations take whole elements.
import Canvas
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import InterfaceBuilder
import Testing

@testable import SwivelUI

@MainActor @Suite("Buttons and texts of documents") struct DocumentButtonTests {
  struct Row: Sendable, CustomTestStringConvertible {
    /// What is inside the element, after its opening.
    var xml: String
    var says: @MainActor @Sendable (UIView) -> Bool

    var testDescription: String { xml }
  }

  private static let red = "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
  nonisolated private static let crimson = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  nonisolated static let rows: [Row] = [
    Row(xml: "<button buttonType=\"infoLight\"/>") { ($0 as? UIButton)?.buttonType == .infoLight },
    Row(xml: "<button buttonType=\"contactAdd\"/>") {
      // The mark of such a button is a picture nobody names.
      ($0 as? UIButton)?.buttonType == .contactAdd && ($0 as? UIButton)?.currentImage != nil
    },
    Row(
      xml: "<button><state key=\"normal\" title=\"Off\"/><state key=\"selected\" title=\"On\"/>"
        + "<state key=\"highlighted\" title=\"Now\"/></button>"
    ) {
      guard let button = $0 as? UIButton else { return false }
      // A state without a title has the normal one's (UIButton.title(for:)).
      let titles = [UIControl.State.normal, .selected, .highlighted, .disabled].map(button.title(for:))
      return titles == ["Off", "On", "Now", "Off"]
    },
    Row(
      xml: "<button buttonType=\"system\">"
        + "<inset key=\"imageEdgeInsets\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/></button>"
    ) { ($0 as? UIButton)?.imageEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3) },
    Row(
      xml: "<button buttonType=\"system\"><state key=\"normal\" title=\"Button\"/>"
        + "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Pay\" subtitle=\"now\" cornerStyle=\"capsule\" buttonSize=\"large\""
        + " imagePlacement=\"trailing\" imagePadding=\"6\" titlePadding=\"3\" titleAlignment=\"leading\""
        + " showsActivityIndicator=\"YES\" indicator=\"popup\"><directionalEdgeInsets key=\"contentInsets\" top=\"1\""
        + " leading=\"2\" bottom=\"3\" trailing=\"4\"/><color key=\"baseBackgroundColor\" RED"
        + "<fontDescription key=\"titleFontDescription\" type=\"boldSystem\" pointSize=\"21\"/>"
        + "<backgroundConfiguration key=\"background\" strokeWidth=\"2\"><color key=\"strokeColor\" RED"
        + "</backgroundConfiguration></buttonConfiguration></button>"
    ) {
      guard let button = $0 as? UIButton, let made = button.configuration else { return false }
      let words = [made.title, made.subtitle, button.currentTitle] == ["Pay", "now", "Pay"]
      let shape = made.cornerStyle == .capsule && made.buttonSize == .large && made.imagePlacement == .trailing
      let room = made.imagePadding == 6 && made.titlePadding == 3 && made.titleAlignment == .leading
      let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      let signs = made.showsActivityIndicator && made.indicator == .popup && made.contentInsets == insets
      let colors = made.baseBackgroundColor == crimson && made.background.strokeColor == crimson
      return words && shape && room && signs && colors && made.background.strokeWidth == 2
        && made.backdrop == .full && button.titleLabel?.font == .boldSystemFont(ofSize: 21)
    },
    // What no configuration says is as its style has it; a style nobody knows is a plain one.
    Row(xml: "<button buttonType=\"system\"><buttonConfiguration key=\"configuration\" style=\"new\"/></button>") {
      guard let made = ($0 as? UIButton)?.configuration else { return false }
      return made.backdrop == .none && made.contentInsets == UIButton.Configuration.plain().contentInsets
    },
    Row(
      xml: "<label><attributedString key=\"attributedText\"><fragment content=\"Red\"><attributes>"
        + "<color key=\"NSColor\" RED<font key=\"NSFont\" metaFont=\"system\" size=\"20\"/></attributes></fragment><fragment content=\" line\">"
        + "<attributes><font key=\"NSFont\" size=\"12\" name=\"Face-Bold\"/><paragraphStyle key=\"NSParagraphStyle\""
        + " alignment=\"center\" lineSpacing=\"3\"/></attributes></fragment></attributedString></label>"
    ) {
      guard let text = ($0 as? UILabel)?.attributedText, text.string == "Red line" else { return false }
      let (first, second) = (
        text.attributes(at: 0, effectiveRange: nil), text.attributes(at: 5, effectiveRange: nil)
      )
      let style = second[.paragraphStyle] as? NSParagraphStyle
      return first[.foregroundColor] as? UIColor == crimson && first[.font] as? UIFont == .systemFont(ofSize: 20)
        && second[.foregroundColor] == nil && second[.font] as? UIFont == .boldSystemFont(ofSize: 12)
        && style?.alignment == .center && style?.lineSpacing == 3
    },
    Row(
      xml: "<textField><textInputTraits key=\"textInputTraits\" textContentType=\"new-password\""
        + " spellCheckingType=\"no\" enablesReturnKeyAutomatically=\"YES\"/></textField>"
    ) {
      guard let field = $0 as? UITextField else { return false }
      return field.textContentType == .newPassword && field.spellCheckingType == .no
        && field.enablesReturnKeyAutomatically
    },
    Row(
      xml: "<view><accessibility key=\"accessibilityConfiguration\" label=\"Cart\" hint=\"Opens it\">"
        + "<accessibilityTraits key=\"traits\" button=\"YES\" header=\"YES\" link=\"NO\"/><bool key=\"isElement\""
        + " value=\"YES\"/></accessibility></view>"
    ) {
      $0.accessibilityLabel == "Cart" && $0.accessibilityHint == "Opens it" && $0.isAccessibilityElement
        && $0.accessibilityTraits == [.button, .header]
    },
  ]

  private func app(_ scene: String) -> AppBundle {
    let text = """
      <document targetRuntime="iOS.CocoaTouch" toolsVersion="22505"><scenes><scene sceneID="s"><objects>\(scene)</objects>\
      </scene></scenes></document>
      """
    var app = AppBundle(name: "Panels", infoDictionary: InfoDictionary()) { TestDelegate(root: UIViewController()) }
    app.interfaceFiles = ["Main.storyboard": Array(text.utf8)]
    return app
  }

  /// What is said of the controller of the scene, on a phone under a version.
  private func check(
    _ scene: String, _ profile: DeviceProfile = .iPhoneSE3, _ era: Era = Era(16),
    _ says: @MainActor (UIViewController) -> Bool
  ) throws -> Bool? {
    let device = try EmulatedDevice(profile: profile, era: era, apps: [app(scene)])
    var isSaid: Bool?
    _ = device.perform(window: 1) { _ in
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "panel")
      made.loadViewIfNeeded()
      isSaid = says(made)
    }
    return isSaid
  }

  private func scene(_ row: Row) -> String {
    let xml = row.xml.replacing("RED", with: Self.red)
    let name = xml.dropFirst().prefix { $0.isLetter }
    return """
      <viewController storyboardIdentifier="panel" id="c"><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" \
      height="667"/><subviews><\(name) id="x" fixedFrame="YES"\(xml.dropFirst(name.count + 1))</subviews></view>\
      </viewController>
      """
  }

  @Test(arguments: rows) func viewsSayIt(row: Row) throws {
    #expect(try check(scene(row)) { $0.view.subviews.first.map(row.says) == true } == true)
  }

  /// Configurations came with iOS 15: before, a button shows what its states say.
  @Test(arguments: [(DeviceProfile.iPhoneSE3, Era(16), "Pay"), (.iPhone8, Era(14), "Button")])
  func configurationsBeginWithFifteen(profile: DeviceProfile, era: Era, title: String) throws {
    let row = Row(
      xml: "<button buttonType=\"system\"><state key=\"normal\" title=\"Button\"/>"
        + "<buttonConfiguration key=\"configuration\" style=\"gray\" title=\"Pay\"/></button>"
    ) {
      guard let button = $0 as? UIButton else { return false }
      return button.currentTitle == title && (button.configuration != nil) == (title == "Pay")
    }
    #expect(try check(scene(row), profile, era) { $0.view.subviews.first.map(row.says) == true } == true)
  }

  @Test("a view in a bar's title, and what pulling a table down turns on") func partsOfBars() throws {
    let scene = """
      <tableViewController storyboardIdentifier="panel" id="c"><tableView key="view" style="plain" id="v">\
      <rect key="frame" x="0" y="0" width="375" height="667"/></tableView><navigationItem key="navigationItem" id="n">\
      <segmentedControl key="titleView" id="t"><rect key="frame" x="0" y="0" width="120" height="32"/><segments>\
      <segment title="A"/><segment title="B"/></segments></segmentedControl></navigationItem>\
      <refreshControl key="refreshControl" id="f"><color key="tintColor" \(Self.red)</refreshControl></tableViewController>
      """
    let isSaid = try check(scene) { made in
      let segments = made.navigationItem.titleView as? UISegmentedControl
      let control = (made as? UITableViewController)?.refreshControl
      return segments?.numberOfSegments == 2 && segments?.bounds.width == 120 && control?.tintColor == Self.crimson
    }
    #expect(isSaid == true)
  }

  /// How large Interface Builder stored them, where nothing but the content says how large they are. One line of body text with 7
  /// above and below and 12 beside it: 34.33 high on a screen of three pixels a point, 35 on one of two (builds 23727 and 19162), 31 in
  /// the small text of build 19529. A mark is 50×34 (build 24128). A label of 17 points is 20.33 high up to build 23094, and 21 from 23727 on.
  @Test(
    arguments: [
      ("<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Set\"/>", "retina6_12", "23727", 34.33),
      ("<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Call\"/>", "retina6_1", "19162", 35),
      ("<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Button\"/>", "retina6_1", "19529", 31),
    ])
  func configuredButtonsAreAsHighAsStored(
    configuration: String, device: String, tools: String, height: Double
  ) throws {
    let button = "<button buttonType=\"system\" PLACE</rect>\(configuration)</button>"
    #expect(abs(try size(button, device, tools).height - height) < 0.01)
  }

  @Test func aConfiguredMarkIsAsLargeAsStored() throws {
    let button =
      "<button buttonType=\"infoLight\" PLACE</rect><buttonConfiguration key=\"configuration\" style=\"plain\"/>"
      + "</button>"
    #expect(try size(button, "retina6_1", "24128") == CGSize(width: 50, height: 34))
  }

  /// One that hides its build is 21 high as well; what may wrap stays as high as its lines in every build.
  @Test(arguments: [
    ("23094", 1, 20.33), ("23727", 1, 21), ("24128", 1, 21), ("32700.99.1234", 1, 21), ("23727", 0, 20.33),
    ("24128", 2, 20.33), ("32700.99.1234", 0, 20.33),
  ])
  func labelsAreAsHighAsStored(tools: String, lines: Int, height: Double) throws {
    let label =
      "<label text=\"Words\" numberOfLines=\"\(lines)\" PLACE</rect>"
      + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/></label>"
    #expect(abs(try size(label, "retina6_12", tools).height - height) < 0.01)
  }

  /// As stored: text of size 0 is 12 points (line 14.33), a field of 24 points is as high as its line and 8, and Xcode 6 drew a headline
  /// at 16 points: its line, 20 in whole points, and 12. Text of the sizes around is as high as ever.
  @Test(
    arguments: [
      (
        "<label text=\"Check-In Date\" PLACE</rect>FONT</label>", "type=\"system\" pointSize=\"0.0\"", "retina6_12",
        "21507", 14.33
      ),
      (
        "<label text=\"Check-In Date\" PLACE</rect>FONT</label>", "type=\"system\" pointSize=\"17\"", "retina6_12",
        "21507", 20.33
      ),
      (
        "<textField borderStyle=\"roundedRect\" PLACE</rect>FONT</textField>", "type=\"system\" pointSize=\"24\"",
        "retina6_1", "15505", 37
      ),
      (
        "<textField borderStyle=\"roundedRect\" PLACE</rect>FONT</textField>", "type=\"system\" pointSize=\"17\"",
        "retina6_1", "15505", 34
      ),
      (
        "<button buttonType=\"roundedRect\" PLACE</rect>FONT<state key=\"normal\" title=\"More\"/></button>",
        "style=\"UICTFontTextStyleHeadline\"", "retina6_1", "6185.7", 32
      ),
      (
        "<button buttonType=\"roundedRect\" PLACE</rect>FONT<state key=\"normal\" title=\"More\"/></button>",
        "style=\"UICTFontTextStyleHeadline\"", "retina6_1", "13771", 33
      ),
    ] as [(String, String, String, String, Double)])
  func textIsAsHighAsStored(view: String, font: String, device: String, tools: String, height: Double) throws {
    let view = view.replacing("FONT", with: "<fontDescription key=\"fontDescription\" \(font)/>")
    #expect(abs(try size(view, device, tools).height - height) < 0.01)
  }

  /// The predicted size of a view that two constraints place.
  private func size(_ view: String, _ device: String, _ tools: String) throws -> CGSize {
    let place =
      "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\">"
      + "<rect key=\"frame\" x=\"20\" y=\"100\" width=\"10\" height=\"10\">"
    let ties = ["leading", "top"].map {
      "<constraint firstItem=\"a\" firstAttribute=\"\($0)\" secondItem=\"r\" secondAttribute=\"\($0)\" constant=\"100\" "
        + "id=\"\($0)\"/>"
    }.joined()
    let screen = device == "retina6_1" ? (414, 896) : (393, 852)
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="vc"><device id="\(device)" \
      orientation="portrait"/><scenes><scene sceneID="s1"><objects><viewController id="vc" sceneMemberID="viewController">\
      <view key="view" id="r"><rect key="frame" x="0" y="0" width="\(screen.0)" height="\(screen.1)"/><subviews>\
      \(view.replacing("PLACE", with: place))</subviews><constraints>\(ties)</constraints></view></viewController></objects>\
      </scene></scenes></document>
      """
    let document = try InterfaceDocument(Array(text.utf8), file: "s.storyboard")
    let scenes = CanvasDocument(document).layout(intrinsic: .predicted)
    return try #require(scenes.flatMap(\.frames).first { $0.element.id == "a" }?.frame.size)
  }
}
