// What of a window's edges the screen takes, and what is left of it: the places are those of the iPhone X's safe area in Apple's
// layout guidelines, 44 above and 34 below upright, 44 at either side and 21 below on its side.
import Canvas
import DeviceCatalog
import DeviceFixtures
import Foundation
import InterfaceBuilder
import Testing

@MainActor @Suite struct WindowPlaceTests {
  private func layout(_ profile: DeviceProfile, _ era: Era) throws -> DeviceLayout {
    let text = """
      <document targetRuntime="iOS.CocoaTouch" toolsVersion="17506"><scenes><scene sceneID="s"><objects>
      <viewController id="c"><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      </viewController></objects></scene></scenes></document>
      """
    return DeviceLayout(try InterfaceDocument(Array(text.utf8), file: "a.storyboard"), profile: profile, era: era)
  }

  @Test(
    arguments: [
      (375, 812, false, [44, 0, 34, 0]), (812, 375, true, [0, 44, 21, 44]),
    ] as [(Double, Double, Bool, [Double])])
  func edges(width: Double, height: Double, isLandscape: Bool, taken: [Double]) throws {
    let window = DeviceLayout.Window(
      size: CGSize(width: width, height: height), orientation: isLandscape ? .landscapeLeft : .portrait)
    let place = try #require(try layout(.iPhoneX, Era(13)).traits(in: window).place)
    #expect([place.top, place.left, place.bottom, place.right] == taken)
    #expect(place.size == CGSize(width: width, height: height) && place.isLandscape == isLandscape)
  }

  /// On a device the root lies in a window, which is none of the document's: it is the outermost of the views all the same.
  @Test func theRootIsOutermostInAWindow() throws {
    let window = DeviceLayout.Window(size: CGSize(width: 375, height: 812), orientation: .portrait)
    let placed = try layout(.iPhoneX, Era(13)).layout(in: window).flatMap { $0.placed(in: "a", explaining: false) }
    #expect(placed.map(\.id) == ["v"] && placed.map(\.depth) == [0])
    #expect(placed.first?.place == CGRect(x: 0, y: 0, width: 375, height: 812))
  }

  /// A xib's view that its owner, a controller, has for its own fills a window; one it does not have, or of another owner, is as large as it
  /// was drawn.
  @Test(
    arguments: [
      ("PanelController", "view", "v", true), ("PanelController", "view", "w", false),
      ("PanelController", "badge", "v", false), ("PanelCell", "view", "v", false),
    ])
  func ownersOfXibs(owner: String, outlet: String, view: String, fills: Bool) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" toolsVersion="17506"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="\(owner)">
      <connections><outlet property="\(outlet)" destination="\(view)" id="o"/></connections></placeholder>
      <view id="v"><rect key="frame" x="0" y="0" width="100" height="50"/></view></objects></document>
      """
    let layout = DeviceLayout(
      try InterfaceDocument(Array(text.utf8), file: "a.xib"), profile: .iPhoneX, era: Era(13))
    let window = DeviceLayout.Window(size: CGSize(width: 375, height: 812), orientation: .portrait)
    #expect((layout.traits(in: window).place != nil) == fills)
  }

  /// A panel of a xib lies below no status bar, wherever code puts it: what is tied to its safe area is as large as the panel.
  @Test func panelsLieBelowNoStatusBar() throws {
    let ties = ["leading", "trailing", "top", "bottom"].map {
      "<constraint firstItem=\"v\" firstAttribute=\"\($0)\" secondItem=\"safe\" secondAttribute=\"\($0)\" id=\"\($0)\"/>"
    }.joined()
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" toolsVersion="17506" \
      useAutolayout="YES" useSafeAreas="YES"><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="panel"><rect key="frame" x="0" y="0" width="300" height="124"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
      </subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>\(ties)</constraints></view></objects></document>
      """
    let layout = DeviceLayout(
      try InterfaceDocument(Array(text.utf8), file: "a.xib"), profile: .iPhoneX, era: Era(13))
    let scenes = layout.layout(in: DeviceLayout.Window(size: CGSize(width: 375, height: 812), orientation: .portrait))
    let frame = scenes.flatMap(\.frames).first { $0.element.id == "v" }?.frame
    #expect(frame == CGRect(x: 0, y: 0, width: 300, height: 124))
  }

  /// A text of several lines wraps in apps as well, however strongly it resists: 335 points are left, and it takes two lines.
  @Test func textThatResistsWraps() throws {
    let text = """
      <document targetRuntime="iOS.CocoaTouch" toolsVersion="17506" useAutolayout="YES"><scenes><scene sceneID="s"><objects>
      <viewController id="c"><view key="view" id="r"><rect key="frame" x="0" y="0" width="375" height="812"/><subviews>
      <label numberOfLines="0" horizontalCompressionResistancePriority="1000" text="One two three four five six seven eight nine \
      ten eleven twelve" translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <rect key="frame" x="20" y="40" width="335" height="41"/></label></subviews><constraints>
      <constraint firstItem="l" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="20" id="k1"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="r" secondAttribute="top" constant="90" id="k2"/>
      <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="l" secondAttribute="trailing" \
      constant="20" id="k3"/></constraints></view></viewController></objects></scene></scenes></document>
      """
    let layout = DeviceLayout(
      try InterfaceDocument(Array(text.utf8), file: "a.storyboard"), profile: .iPhoneX, era: Era(13))
    let scenes = layout.layout(in: DeviceLayout.Window(size: CGSize(width: 375, height: 812), orientation: .portrait))
    let frame = try #require(scenes.flatMap(\.frames).first { $0.element.id == "l" }?.frame)
    #expect(frame.minX == 20 && frame.width > 200 && frame.maxX <= 355 && frame.height > 40, "\(frame)")
  }
}
