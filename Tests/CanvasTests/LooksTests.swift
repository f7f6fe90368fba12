// What a document says of looks, fingers and keys is what the views say when code asks them, by UIKit's names.
import DeviceCatalog
import DeviceFixtures
import Emulator
import InterfaceBuilder
import Testing

@testable import SwivelUI

@MainActor @Suite("Looks and behaviour of documents") struct LooksTests {
  struct Row: Sendable, CustomTestStringConvertible {
    /// The element of a view, as Interface Builder writes it.
    var xml: String
    var says: @MainActor @Sendable (UIView) -> Bool

    var testDescription: String { xml }
  }

  private static let red = "<color key=\"KEY\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"

  private static func red(_ key: String) -> String { red.replacing("KEY", with: key) }

  nonisolated static let rows: [Row] = [
    Row(xml: "<view alpha=\"0.25\"/>") { $0.alpha == 0.25 },
    Row(xml: "<view alpha=\"7\"/>") { $0.alpha == 1 },
    Row(xml: "<view contentMode=\"scaleAspectFill\" multipleTouchEnabled=\"YES\"/>") {
      $0.contentMode == .scaleAspectFill && $0.isMultipleTouchEnabled
    },
    Row(xml: "<view>backgroundColor tintColor</view>") { $0.backgroundColor == crimson && $0.tintColor == crimson },
    Row(xml: "<view><color key=\"backgroundColor\" systemColor=\"systemGroupedBackgroundColor\"/></view>") {
      $0.backgroundColor == .systemGroupedBackground
    },
    Row(xml: "<view><color key=\"backgroundColor\" name=\"Nowhere\"/></view>") { $0.backgroundColor == nil },
    Row(xml: "<label text=\"a\" textAlignment=\"center\" baselineAdjustment=\"alignCenters\">textColor</label>") {
      let label = $0 as? UILabel
      return label?.textAlignment == .center && label?.textColor == crimson
        && label?.baselineAdjustment == .alignCenters
    },
    Row(xml: "<label text=\"a\" adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.5\"/>") {
      let label = $0 as? UILabel
      return label?.adjustsFontSizeToFitWidth == true && label?.minimumScaleFactor == 0.5
    },
    // Interface Builder writes NO where a label does not shrink, and nothing where it does.
    Row(xml: "<label text=\"a\" minimumScaleFactor=\"0.5\"/>") {
      let label = $0 as? UILabel
      return label?.adjustsFontSizeToFitWidth == true && label?.minimumScaleFactor == 0.5
    },
    Row(xml: "<label text=\"a\" adjustsFontSizeToFit=\"NO\"/>") {
      ($0 as? UILabel)?.adjustsFontSizeToFitWidth == false
    },
    // 9 of 18 points.
    Row(
      xml:
        "<label text=\"a\" adjustsFontSizeToFit=\"YES\" minimumFontSize=\"9\"><fontDescription key=\"fontDescription\""
        + " type=\"system\" pointSize=\"18\"/></label>"
    ) { ($0 as? UILabel)?.minimumScaleFactor == 0.5 },
    Row(
      xml: "<textField clearButtonMode=\"whileEditing\" textAlignment=\"right\" clearsOnBeginEditing=\"YES\">"
        + "<textInputTraits key=\"textInputTraits\" keyboardType=\"emailAddress\" returnKeyType=\"done\""
        + " secureTextEntry=\"YES\" autocorrectionType=\"no\"/></textField>"
    ) {
      guard let field = $0 as? UITextField else { return false }
      return field.clearButtonMode == .whileEditing && field.textAlignment == .right && field.clearsOnBeginEditing
        && field.keyboardType == .emailAddress && field.returnKeyType == .done && field.isSecureTextEntry
        && field.autocorrectionType == .no && field.autocapitalizationType == .none
    },
    Row(
      xml: "<button contentHorizontalAlignment=\"left\" contentVerticalAlignment=\"bottom\"><state key=\"normal\""
        + " title=\"Go\">titleColor</state></button>"
    ) {
      guard let button = $0 as? UIButton else { return false }
      return button.contentHorizontalAlignment == .left && button.contentVerticalAlignment == .bottom
        && button.titleColor(for: .normal) == crimson
    },
    Row(xml: "<switch>onTintColor thumbTintColor</switch>") {
      ($0 as? UISwitch)?.onTintColor == crimson && ($0 as? UISwitch)?.thumbTintColor == crimson
    },
    Row(
      xml: "<scrollView pagingEnabled=\"YES\" alwaysBounceVertical=\"YES\" keyboardDismissMode=\"onDrag\""
        + " contentInsetAdjustmentBehavior=\"never\" showsVerticalScrollIndicator=\"NO\" maximumZoomScale=\"4\"/>"
    ) {
      guard let scroll = $0 as? UIScrollView else { return false }
      return scroll.isPagingEnabled && scroll.alwaysBounceVertical && scroll.keyboardDismissMode == .onDrag
        && scroll.contentInsetAdjustmentBehavior == .never && !scroll.showsVerticalScrollIndicator
        && scroll.maximumZoomScale == 4 && scroll.isScrollEnabled
    },
    // Interface Builder writes `clipsSubviews="YES"` where its box is ticked, as it is at first in a scroll view, and else nothing.
    Row(xml: "<scrollView clipsSubviews=\"YES\"/>") { $0.clipsToBounds },
    Row(xml: "<scrollView/>") { !$0.clipsToBounds },
    Row(xml: "<collectionView><collectionViewFlowLayout/></collectionView>") { !$0.clipsToBounds },
    Row(xml: "<scrollView scrollEnabled=\"NO\"/>") { ($0 as? UIScrollView)?.isScrollEnabled == false },
    Row(
      xml:
        "<tableView separatorStyle=\"none\" allowsMultipleSelection=\"YES\" style=\"plain\">separatorColor</tableView>"
    ) {
      guard let table = $0 as? UITableView else { return false }
      return table.separatorStyle == .none && table.allowsMultipleSelection && table.separatorColor == crimson
    },
    Row(xml: "<pageControl numberOfPages=\"1\" hidesForSinglePage=\"YES\">pageIndicatorTintColor</pageControl>") {
      ($0 as? UIPageControl)?.hidesForSinglePage == true && ($0 as? UIPageControl)?.pageIndicatorTintColor == crimson
    },
    Row(xml: "<progressView progress=\"0.25\"/>") { ($0 as? UIProgressView)?.progress == 0.25 },
    Row(xml: "<pageControl numberOfPages=\"3\" currentPage=\"2\"/>") { ($0 as? UIPageControl)?.currentPage == 2 },
    Row(
      xml:
        "<tableView style=\"plain\"><inset key=\"separatorInset\" minX=\"0\" minY=\"0\" maxX=\"8\" maxY=\"0\"/></tableView>"
    ) {
      ($0 as? UITableView)?.separatorInset == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8)
    },
    Row(xml: "<toolbar barStyle=\"blackTranslucent\"/>") { ($0 as? UIToolbar)?.barStyle == .black },
    Row(xml: "<toolbar/>") { ($0 as? UIToolbar)?.barStyle == .default },
    Row(xml: "<datePicker minuteInterval=\"15\"/>") { ($0 as? UIDatePicker)?.minuteInterval == 15 },
  ]

  nonisolated static let crimson = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test(arguments: rows) func viewsSayIt(row: Row) throws {
    var xml = row.xml
    for key in [
      "backgroundColor", "tintColor", "textColor", "titleColor", "onTintColor", "thumbTintColor", "separatorColor",
      "pageIndicatorTintColor",
    ] {
      for (before, after) in [(">", " "), (">", "<"), (" ", "<")] {
        xml = xml.replacing(before + key + after, with: before + Self.red(key) + after)
      }
    }
    // The attributes every element of a view has.
    let name = xml.dropFirst().prefix { $0.isLetter }
    let opening = "<\(name) id=\"x\" fixedFrame=\"YES\""
    let text = """
      <document targetRuntime="iOS.CocoaTouch" toolsVersion="17506"><scenes><scene sceneID="s"><objects>
      <viewController storyboardIdentifier="panel" id="c" automaticallyAdjustsScrollViewInsets="NO">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      \(opening)\(xml.dropFirst(name.count + 1))
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    var app = AppBundle(name: "Panels", infoDictionary: InfoDictionary()) { TestDelegate(root: UIViewController()) }
    app.interfaceFiles = ["Main.storyboard": Array(text.utf8)]
    let device = try EmulatedDevice(profile: .iPhoneSE3, era: Era(16), apps: [app])
    var isSaid: Bool?
    _ = device.perform(window: 1) { _ in
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "panel")
      isSaid = made.view.subviews.first.map(row.says)
      #expect(!made.automaticallyAdjustsScrollViewInsets)
    }
    #expect(isSaid == true)
  }

  @Test("what code sets holds, and a bar says what its controller's element says") func bars() throws {
    let text = """
      <document targetRuntime="iOS.CocoaTouch" toolsVersion="17506"><scenes><scene sceneID="s"><objects>
      <navigationController storyboardIdentifier="stack" id="n" hidesBarsOnSwipe="YES">
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="b">\(Self.red("barTintColor"))</navigationBar>
      </navigationController></objects></scene></scenes></document>
      """
    var app = AppBundle(name: "Panels", infoDictionary: InfoDictionary()) { TestDelegate(root: UIViewController()) }
    app.interfaceFiles = ["Main.storyboard": Array(text.utf8)]
    let device = try EmulatedDevice(profile: .iPhoneSE3, era: Era(16), apps: [app])
    _ = device.perform(window: 1) { _ in
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "stack")
      let stack = made as? UINavigationController
      #expect(stack?.navigationBar.barTintColor == Self.crimson && stack?.hidesBarsOnSwipe == true)
    }
  }
}
