// What documents tie together and what is said when there is nothing to tie: classes, outlets, actions, attributes, xibs.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import InterfaceBuilder
import Testing

@testable import SwivelUI

extension UIView {
  fileprivate var roundness: CGFloat {
    get { layer.cornerRadius * 2 }
    set { layer.cornerRadius = newValue / 2 }
  }
}

final class Attribute_UIView_roundness: ExtensionAttribute {
  override func setter() -> AnyObject? { InspectableSetter(wrappedValue: \UIView.roundness, "roundness") }
}

@MainActor @Suite struct ConnectionTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let inside: String
    var connections = ""
    var beside = ""
    let says: [String]
  }

  /// A tab's item is of the class the document names before anybody asks for its controller's view, and so is what it leads to,
  /// which is the same for all.
  @Test func tabItemsAndTheObjectsBesideThem() throws {
    let text = """
      <document targetRuntime="iOS.CocoaTouch" toolsVersion="17506"><scenes><scene sceneID="s"><objects>
      <viewController storyboardIdentifier="panel" id="c">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <tabBarItem key="tabBarItem" title="Lamp" tag="3" badgeValue="2" id="i" customClass="GlowItem" customModule="CanvasTests">
      <connections><outlet property="glow" destination="g" id="o"/></connections></tabBarItem></viewController>
      <customObject id="g" customClass="Glow" customModule="CanvasTests">
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="strength">
      <real key="value" value="0.25"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      <connections><outlet property="again" destination="h" id="p"/></connections></customObject>
      <customObject id="h" customClass="Glow" customModule="CanvasTests"/>
      </objects></scene></scenes></document>
      """
    let calls = try Panel.run(["Main.storyboard": text]) { _ in
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "panel")
      let item = made.tabBarItem as? GlowItem
      #expect(!made.isViewLoaded && item?.title == "Lamp" && item?.tag == 3 && item?.badgeValue == "2")
      #expect(item?.glow?.strength == 0.25 && item?.glow?.again?.strength == 0)
      let glow = item?.glow
      made.loadViewIfNeeded()
      #expect(glow != nil && (made.tabBarItem as? GlowItem)?.glow === glow)
    }
    #expect(!calls.contains { $0.contains("warning") })
  }

  /// User-defined runtime attributes are set by key-value coding: numbers, flags and colours of UIKit's own properties.
  @Test func attributesOfUIKitsOwnProperties() throws {
    let color =
      "<color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    let inside = """
      <view id="a">\(Panel.rect)<userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="6"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      <userDefinedRuntimeAttribute type="color" keyPath="backgroundColor">\(color)</userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """
    let said = try Panel.warnings(Panel.storyboard(inside)) { panel in
      let view = panel.view.subviews.first
      #expect(view?.layer.cornerRadius == 6 && view?.clipsToBounds == true && view?.backgroundColor == .red)
    }
    #expect(said == [])
  }

  /// What an extension of UIKit's class declares is set by its setter, before anything of that name that UIKit has: of the class or one
  /// above it.
  @Test func attributesOfExtensions() throws {
    let attribute = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="roundness"><real key="value" value="8"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    let inside =
      "<view id=\"a\" customModule=\"CanvasTests\">\(Panel.rect)\(attribute)</view>"
      + "<label id=\"b\" customModule=\"CanvasTests\">\(Panel.rect)\(attribute)</label>"
    let said = try Panel.warnings(Panel.storyboard(inside)) { panel in
      #expect(panel.view.subviews.map(\.layer.cornerRadius) == [4, 4])
    }
    #expect(said == [])
  }

  /// Items of bars have their pictures, and are of the class the document names.
  @Test func barItemsHavePictures() throws {
    let text = """
      <document targetRuntime="iOS.CocoaTouch" toolsVersion="17506"><scenes><scene sceneID="s"><objects>
      <viewController storyboardIdentifier="panel" id="c">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <navigationItem key="navigationItem" id="n">
      <barButtonItem key="leftBarButtonItem" image="lens" tag="4" id="l" customClass="LensItem" customModule="CanvasTests"/>
      <barButtonItem key="rightBarButtonItem" title="Go" image="absent" id="r"/></navigationItem></viewController>
      </objects></scene></scenes><resources><image name="lens" width="20" height="22"/></resources></document>
      """
    let calls = try Panel.run(["Main.storyboard": text]) { _ in
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "panel")
      made.loadViewIfNeeded()
      let left = made.navigationItem.leftBarButtonItem as? LensItem
      #expect(left?.image?.size == CGSize(width: 20, height: 22) && left?.title == nil && left?.tag == 4)
      let right = made.navigationItem.rightBarButtonItem
      #expect(right?.title == "Go" && right?.image == nil)
    }
    #expect(!calls.contains { $0.contains("warning") })
  }

  /// NSObject's documentation of `awakeFromNib()`: sent to each object of the nib, once everything in it is there.
  @Test func itemsOfTheAppsOwnClassAreWoken() throws {
    let text = """
      <document targetRuntime="iOS.CocoaTouch" toolsVersion="17506"><scenes><scene sceneID="s"><objects>
      <viewController storyboardIdentifier="panel" id="c">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <navigationItem key="navigationItem" id="n">
      <barButtonItem key="leftBarButtonItem" title="Lens" id="l" customClass="LensItem" customModule="CanvasTests"/>
      <barButtonItem key="rightBarButtonItem" title="Go" id="r"/></navigationItem></viewController>
      </objects></scene></scenes></document>
      """
    _ = try Panel.run(["Main.storyboard": text]) { _ in
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "panel")
      made.loadViewIfNeeded()
      let left = made.navigationItem.leftBarButtonItem as? LensItem
      #expect(left?.titlesWhenWoken == ["Lens"])
    }
  }

  nonisolated static let faults: [Fault] = [
    Fault(
      testDescription: "a class nobody wrote",
      inside: "<view id=\"a\" customClass=\"Ghost\" customModule=\"CanvasTests\">\(box)</view>",
      says: ["no class Ghost here; its base class stands in"]),
    Fault(
      testDescription: "a class that is no view",
      inside: "<view id=\"a\" customClass=\"PanelController\" customModule=\"CanvasTests\">\(box)</view>",
      says: ["PanelController is no view; its base class stands in"]),
    Fault(
      testDescription: "an outlet the class lacks", inside: "<label id=\"a\">\(box)</label>",
      connections: "<outlet property=\"nowhere\" destination=\"a\" id=\"o\"/>",
      says: ["the outlet nowhere is connected to no @Outlet"]),
    Fault(
      testDescription: "an outlet of another type", inside: "<view id=\"a\">\(box)</view>",
      connections: "<outlet property=\"name\" destination=\"a\" id=\"o\"/>",
      says: ["the outlet name cannot hold a UIView"]),
    Fault(
      testDescription: "an action the class lacks",
      inside:
        "<button id=\"a\">\(box)<connections><action selector=\"jump:\" destination=\"c\" eventType=\"touchUpInside\" "
        + "id=\"x\"/></connections></button>",
      says: ["PanelController has no @Action for jump:: nothing will happen"]),
    Fault(
      testDescription: "an attribute the class lacks",
      inside: "<view id=\"a\">\(box)<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" "
        + "keyPath=\"mood\" value=\"high\"/></userDefinedRuntimeAttributes></view>",
      says: ["no @Inspectable mood to set"]),
    Fault(
      testDescription: "a segue from what nobody touches",
      inside:
        "<label id=\"a\">\(box)<connections><segue destination=\"c\" kind=\"show\" id=\"s\"/></connections></label>",
      says: ["nothing here triggers a segue of UILabel"]),
  ]

  private nonisolated static let box = Panel.rect

  @Test(arguments: faults)
  func whatHasNowhereToGoIsSaid(_ fault: Fault) throws {
    let said = try Panel.warnings(Panel.storyboard(fault.inside, fault.connections, beside: fault.beside))
    #expect(said.map { $0.split(separator: "> ").last.map(String.init) ?? $0 } == fault.says)
  }

  /// Taps on the button arrive by the method's name, whatever its first argument is called.
  @Test(arguments: [("save:", "saved"), ("saveWithSender:", "saved"), ("close", "closed"), ("count:", "counted 1")])
  func selectorsFindTheirMethods(selector: String, said: String) throws {
    let button = """
      <button id="a">\(Panel.rect)<connections>
      <action selector="\(selector)" destination="c" eventType="touchUpInside" id="x"/></connections></button>
      """
    var heard: [String] = []
    let warned = try Panel.warnings(Panel.storyboard(button)) { panel in
      (panel.view.subviews.first as? UIControl)?.sendActions(for: .touchUpInside)
      heard = panel.heard
    }
    #expect(heard == [said])
    #expect(warned == [])
  }

  /// A swipe of the document, which the device does not make, sends its action when it is recognised.
  @Test func recognisersOfEveryKindAreMadeAndTied() throws {
    let kinds = ["tap", "swipe", "pongPress", "pan", "pinch", "rotation", "screenEdgePan"]
    let ties = kinds.map { "<outletCollection property=\"gestureRecognizers\" destination=\"\($0)\" id=\"t-\($0)\"/>" }
    let beside = kinds.map { kind in
      """
      <\(kind)GestureRecognizer id="\(kind)"><connections>
      <action selector="save:" destination="c" id="x-\(kind)"/></connections></\(kind)GestureRecognizer>
      """
    }
    let view = "<view id=\"a\">\(Panel.rect)<connections>\(ties.joined())</connections></view>"
    var heard = 0
    var classes: [String] = []
    let warned = try Panel.warnings(Panel.storyboard(view, beside: beside.joined())) { panel in
      let recognizers = panel.view.subviews[0].gestureRecognizers ?? []
      for recognizer in recognizers { recognizer.state = .ended }
      heard = panel.heard.count
      classes = recognizers.map { "\(type(of: $0))" }
    }
    #expect(warned == [])
    #expect(heard == kinds.count)
    #expect(
      classes == [
        "UITapGestureRecognizer", "UISwipeGestureRecognizer", "UILongPressGestureRecognizer", "UIPanGestureRecognizer",
        "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
      ])
  }

  /// Numbers arrive as the property's own type, and UIKit's key paths at UIKit's properties.
  @Test func attributesAreSet() throws {
    func attribute(_ type: String, _ path: String, _ value: String) -> String {
      type == "number"
        ? "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"\(path)\"><real key=\"value\" value=\"\(value)\"/>"
          + "</userDefinedRuntimeAttribute>"
        : "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\" value=\"\(value)\"/>"
    }
    let attributes = [
      attribute("number", "rows", "3"), attribute("number", "ratio", "0.5"), attribute("boolean", "isOpen", "YES"),
      attribute("string", "note", "hello"), attribute("boolean", "layer.masksToBounds", "YES"),
      attribute("number", "layer.cornerRadius", "4"), attribute("string", "accessibilityIdentifier", "gauge"),
    ]
    let view = """
      <view id="a" customClass="GaugeView" customModule="CanvasTests">\(Panel.rect)
      <userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes></view>
      """
    var gauge: GaugeView?
    let warned = try Panel.warnings(Panel.storyboard(view)) { gauge = $0.view.subviews[0] as? GaugeView }
    #expect(warned == [])
    #expect(gauge?.rows == 3)
    #expect(gauge?.ratio == 0.5)
    #expect(gauge?.isOpen == true)
    #expect(gauge?.note == "hello")
    #expect(gauge?.clipsToBounds == true)
    #expect(gauge?.accessibilityIdentifier == "gauge")
  }

  private static let xib = """
    <document targetRuntime="iOS.CocoaTouch" toolsVersion="17506"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController">
    <connections><outlet property="view" destination="v" id="o1"/><outlet property="name" destination="n" id="o2"/>
    </connections></placeholder>
    <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
    <label text="Card" id="n"><rect key="frame" x="0" y="0" width="50" height="30"/></label></subviews></view>
    </objects></document>
    """

  /// A controller's view comes from the xib it is told, or from the one named like its class.
  @Test(arguments: [("Card.xib", "Card"), ("CardController.xib", nil), ("CardController.xib", "CardController")])
  func controllersLoadTheirXibs(file: String, name: String?) throws {
    var text: String?
    var size = CGSize.zero
    _ = try Panel.run([file: Self.xib]) { _ in
      let card = CardController(nibName: name, bundle: nil)
      size = card.view.frame.size
      text = card.name.text
    }
    #expect(text == "Card")
    #expect(size == CGSize(width: 375, height: 667))
  }

  @Test func namedXibsFillTheirOwner() throws {
    var count = 0
    var text: String?
    _ = try Panel.run(["Card.xib": Self.xib]) { _ in
      let owner = CardController()
      count = Bundle.main.loadNibNamed("Card", owner: owner)?.count ?? 0
      text = owner.name.text
    }
    #expect(count == 1)
    #expect(text == "Card")
  }
}

/// Real documents as apps without code: whatever triggers a segue or an action in them has found its place.
@MainActor @Suite(.enabled(if: Corpus.folder != nil, "SWIVEL_CORPUS names no folder with storyboards"))
struct RealConnectionTests {
  @Test func everySegueStartsSomewhereAndLeadsWhereItSays() throws {
    var prepared = 0
    for file in try Corpus.files() where file.name.hasSuffix(".storyboard") {
      let device = try EmulatedDevice(
        profile: .iPhoneSE3, era: Era(16), apps: [.showing(storyboard: "Real", files: ["Real.storyboard": file.bytes])])
      let document = try InterfaceDocument(file.bytes, file: file.name)
      let outcome = device.perform(window: 1) { _ in
        let nib = NibFile.named("Real", extension: "storyboard")
        for element in document.controllers where element.name.isController {
          guard let made = nib.document?.element(element.id).flatMap(nib.makeController) else { continue }
          made.loadViewIfNeeded()
          for segue in NibSegue.all(of: element) where ![.relationship, .embed, .unwind].contains(segue.kind) {
            guard document.element(segue.destination)?.name.isController == true else { continue }
            let destination = made.makeDestination(of: segue, sender: nil)
            #expect(destination?.nib?.element.id == segue.destination, "\(file.name): \(segue.name)")
            prepared += 1
          }
        }
      }
      let lost = outcome.calls().filter { $0.contains("nothing here triggers") || $0.contains("nothing here sends") }
      #expect(lost == [], "\(file.name)")
    }
    #expect(prepared > 40)
  }
}

/// A tab's item that leads to an object of the app's beside the controller.
final class GlowItem: UITabBarItem { @Outlet var glow: Glow! }
@MainActor final class Glow: NSObject {
  @Outlet var again: Glow!
  @Inspectable var strength = 0.0
}

/// The classes of this file's documents.
final class PanelController: UIViewController {
  @Outlet var name: UILabel!
  var heard: [String] = []

  @Action var save = PanelController.save
  func save(_ sender: Any?) { heard.append("saved") }

  @Action("close") var onClose = PanelController.close
  func close() { heard.append("closed") }

  @Action var count = PanelController.count
  func count(_ sender: UIControl) { heard.append("counted \(heard.count + 1)") }
}

final class CardController: UIViewController {
  @Outlet var name: UILabel!
}

final class GaugeView: UIView {
  @Inspectable var rows = 1
  @Inspectable var ratio: CGFloat = 1
  @Inspectable var isOpen = false
  @Inspectable var note: String?
}

/// A bar's item of the app's.
final class LensItem: UIBarButtonItem {
  var titlesWhenWoken: [String?] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    titlesWhenWoken.append(title)
  }
}
