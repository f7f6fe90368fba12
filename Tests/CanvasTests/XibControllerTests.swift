// Xibs with a controller in them, whose view is laid out as a scene's is.
import Canvas
import DeviceCatalog
import DeviceFixtures
import InterfaceBuilder
import Orientation
import SwivelUI
import Testing

@MainActor @Suite struct XibControllerTests {
  /// A view tied to the safe area of a controller's view, 414×896 on a phone of that size, saved by Xcode 11.
  private func document(_ bars: String = "") throws -> InterfaceDocument {
    let ties = ["leading", "trailing", "top", "bottom"].map { edge in
      "<constraint firstItem=\"v\" firstAttribute=\"\(edge)\" secondItem=\"safe\" secondAttribute=\"\(edge)\" id=\"\(edge)\"/>"
    }.joined()
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="16097" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"><device id="retina6_1" orientation="portrait"/>\
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><viewController id="vc">\
      <view key="view" contentMode="scaleToFill" id="r"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/>\
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>\
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>\
      </view></subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>\(ties)</constraints></view>\(bars)\
      </viewController><view id="b"><rect key="frame" x="0.0" y="0.0" width="50" height="60"/></view></objects></document>
      """
    return try InterfaceDocument(Array(text.utf8), file: "c.xib")
  }

  /// On the canvas 44 are taken above and 34 below, of a simulated navigation bar 44 more (R3, R4 of the storyboard notes).
  @Test(arguments: [
    ("", CGRect(x: 0, y: 44, width: 414, height: 818)),
    (
      "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>",
      CGRect(x: 0, y: 88, width: 414, height: 774)
    ),
  ])
  func onTheCanvas(bars: String, expected: CGRect) throws {
    let scenes = CanvasDocument(try document(bars)).layout(intrinsic: .stored)
    #expect(scenes.map(\.id) == ["vc", "b"])
    #expect(scenes.map { $0.controller?.id } == ["vc", nil])
    #expect(scenes[0].frames.first { $0.element.id == "v" }?.frame == expected)
  }

  /// On an iPhone X its view fills the window, less 44 and 34; a view beside it is as large as it was drawn.
  @Test func onADevice() throws {
    let layout = DeviceLayout(try document(), profile: .iPhoneX, era: Era(13))
    let scenes = layout.layout(in: DeviceLayout.Window(size: CGSize(width: 375, height: 812), orientation: .portrait))
    let frames = Dictionary(uniqueKeysWithValues: scenes.flatMap(\.frames).map { ($0.element.id, $0.frame) })
    #expect(frames["v"] == CGRect(x: 0, y: 44, width: 375, height: 734))
    #expect(frames["b"]?.size == CGSize(width: 50, height: 60))
  }
}
