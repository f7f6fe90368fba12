// What views and windows begin with when a document is loaded: outlets of UIKit's classes, frames, numbers in texts, tints.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Testing

@testable import SwivelUI

@MainActor @Suite struct LoadedDocumentTests {
  /// Key-value coding asks the value it is given for a `doubleValue` or `boolValue`, and NSString has both: the number a text begins
  /// with, and YES for texts that begin with Y, y, T, t or a digit that is not 0.
  @Test func textsAreTakenAsNumbersAndTruthValues() throws {
    let rows = [("10f", "YES", 10.0, true), ("6.5", "no", 6.5, false), ("wide", "1", 0, true)]
    for (radius, clips, number, isClipped) in rows {
      let inside = """
        <view id="a">\(Panel.rect)<userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="layer.cornerRadius" value="\(radius)"/>
        <userDefinedRuntimeAttribute type="string" keyPath="clipsToBounds" value="\(clips)"/>
        </userDefinedRuntimeAttributes></view>
        """
      let said = try Panel.warnings(Panel.storyboard(inside)) { panel in
        let view = panel.view.subviews.first
        #expect(view.map { Double($0.layer.cornerRadius) } == number, "\(radius)")
        #expect(view?.clipsToBounds == isClipped, "\(clips)")
      }
      #expect(said == [])
    }
  }

  /// UIKit marks the delegates and data sources of these classes as outlets (their documentation: `@IBOutlet weak var delegate`).
  @Test func outletsOfUIKitsClasses() throws {
    let names = ["textField", "textView", "searchBar", "scrollView", "tabBar", "toolbar", "navigationBar", "tableView"]
    let told = names.map { name in
      "<\(name) id=\"\(name)\">\(Panel.rect)<connections><outlet property=\"delegate\" destination=\"c\" id=\"\(name)-d\"/>"
        + "</connections></\(name)>"
    }
    let picker = """
      <pickerView id="p">\(Panel.rect)<connections><outlet property="delegate" destination="c" id="p-d"/>
      <outlet property="dataSource" destination="c" id="p-s"/></connections></pickerView>
      """
    let text = Panel.storyboard(told.joined() + picker).replacingOccurrences(
      of: "PanelController", with: "HearingController")
    let calls = try Panel.run(["Main.storyboard": text]) { _ in
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "panel")
      made.loadViewIfNeeded()
      #expect(made is HearingController && made.view.subviews.count == names.count + 1)
      for view in made.view.subviews {
        let delegate: AnyObject? =
          switch view {
          case let view as UITableView: view.delegate
          case let view as UITextView: view.delegate
          case let view as UIScrollView: view.delegateOfScrollView
          case let view as UITextField: view.delegate
          case let view as UISearchBar: view.delegate
          case let view as UITabBar: view.delegate
          case let view as UIToolbar: view.delegate
          case let view as UINavigationBar: view.delegate
          case let view as UIPickerView: view.delegate
          case _: nil
          }
        #expect(delegate === made, "\(type(of: view))")
        if let view = view as? UIPickerView { #expect(view.dataSource === made) }
      }
    }
    #expect(!calls.contains { $0.contains("outlet") })
  }

  /// Interface Builder's global tint of the main storyboard is the window's, which views have that say nothing else.
  @Test(arguments: [true, false])
  func theGlobalTintIsTheWindows(_ isGiven: Bool) throws {
    let red = "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\""
    let tint = "<color key=\"tintColor\" \(red)/></document>"
    let text = Panel.storyboard("").replacingOccurrences(
      of: "toolsVersion", with: "initialViewController=\"c\" toolsVersion"
    )
    .replacingOccurrences(of: "</document>", with: isGiven ? tint : "</document>")
    var app = AppBundle(name: "Panels", infoDictionary: InfoDictionary()) { WindowKeeper() }
    app.interfaceFiles = ["Main.storyboard": Array(text.utf8)]
    app.mainStoryboard = MainStoryboard(name: "Main") { ($1 as? WindowKeeper)?.window = $0 }
    let device = try EmulatedDevice(profile: .iPhoneSE3, era: Era(16), apps: [app])
    let tints = device.inspect(window: 1) { [$0.tintColor, $0.rootViewController?.view.tintColor] }
    #expect(tints == (isGiven ? [.red, .red] : [.systemBlue, .systemBlue]))
  }

  /// A document keeps a frame for each view: until the first layout it is the view's, also where constraints or a stack will place it.
  @Test func viewsBeginWithTheFramesOfTheirDocument() throws {
    let pill = "customClass=\"PillView\" customModule=\"CanvasTests\""
    let placed = pill + " translatesAutoresizingMaskIntoConstraints=\"NO\""
    let inside = """
      <view id="a" \(placed)><rect key="frame" x="20" y="30" width="80" height="22"/>
      <constraints><constraint firstAttribute="height" constant="40" id="h"/></constraints></view>
      <stackView id="s" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="100" width="90" height="60"/>
      <subviews><view id="b" \(placed)><rect key="frame" x="0" y="0" width="90" height="60"/></view></subviews></stackView>
      """
    let said = try Panel.warnings(Panel.storyboard(inside)) { panel in
      let (view, stack) = (panel.view.subviews.first, panel.view.subviews.last as? UIStackView)
      #expect(view?.layer.cornerRadius == 11 && stack?.arrangedSubviews.first?.layer.cornerRadius == 30)
      panel.view.layoutIfNeeded()
      #expect(view?.frame.height == 40 && view?.layer.cornerRadius == 11)
    }
    #expect(said == [])
  }

  /// UITableView's documentation: a row is as high as the delegate says, else as `rowHeight`; where that is automatic, as the cell's
  /// constraints make it. How high a prototype is drawn is no more than its place on the canvas.
  @Test(arguments: [("rowHeight=\"-1\"", 70.0), ("rowHeight=\"50\"", 50)])
  func howHighAPrototypeIsDrawnDecidesNothing(_ height: String, _ expected: Double) throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="a"><scenes><scene sceneID="s"><objects>
      <tableViewController id="a" sceneMemberID="viewController">
      <tableView key="view" dataMode="prototypes" style="plain" separatorStyle="none" \(height) id="b">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
      <tableViewCell reuseIdentifier="row" rowHeight="161" id="c"><rect key="frame" x="0" y="28" width="375" height="161"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="d"><rect key="frame" x="0" y="0" width="375" height="161"/>
      <subviews><view id="e" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="10" width="375" height="141"/>
      <constraints><constraint firstAttribute="height" constant="50" priority="999" id="f"/></constraints></view></subviews><constraints>
      <constraint firstItem="e" firstAttribute="top" secondItem="d" secondAttribute="top" constant="10" id="g"/>
      <constraint firstAttribute="bottom" secondItem="e" secondAttribute="bottom" constant="10" id="h"/>
      <constraint firstItem="e" firstAttribute="leading" secondItem="d" secondAttribute="leading" id="i"/>
      <constraint firstAttribute="trailing" secondItem="e" secondAttribute="trailing" id="j"/></constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController></objects></scene></scenes></document>
      """
    var app = AppBundle.showing(storyboard: "Main", files: ["Main.storyboard": Array(document.utf8)])
    app.showsPrototypes = false
    let device = try EmulatedDevice(profile: .iPhoneSE3, era: Era(16), apps: [app])
    let found = device.inspect(window: 1) { window -> CGFloat? in
      guard let list = window.rootViewController as? UITableViewController else { return nil }
      let rows = PrototypeRows()
      list.tableView.dataSource = rows
      list.tableView.layoutIfNeeded()
      return list.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height
    }
    #expect(found == CGFloat(expected))
  }
}

/// A delegate that is given the main storyboard's window.
private final class WindowKeeper: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

/// Who is told by everything there is on the panel.
final class HearingController: UIViewController, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate,
  UITableViewDelegate, UITabBarDelegate, UIToolbarDelegate, UINavigationBarDelegate, UIPickerViewDelegate,
  UIPickerViewDataSource
{
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
}

/// A view that rounds itself as it is woken.
final class PillView: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
    layer.cornerRadius = frame.height / 2
  }
}

/// One row of the prototype "row".
private final class PrototypeRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
