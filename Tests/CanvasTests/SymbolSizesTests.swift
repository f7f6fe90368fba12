// How large the system's symbols of documents are in apps: by what the document says of the text they are in, whatever size its list
// of pictures gives them, which is 128 points and in Xcode 11 was 64.
import Canvas
import DeviceCatalog
import DeviceFixtures
import Foundation
import InterfaceBuilder
import Testing

@MainActor @Suite struct SymbolSizesTests {
  private func width(_ view: String, declared: Int) throws -> CGFloat? {
    let text = """
      <document targetRuntime="iOS.CocoaTouch" toolsVersion="15505" useAutolayout="YES"><scenes><scene sceneID="s"><objects>
      <viewController id="c"><view key="view" id="r"><rect key="frame" x="0" y="0" width="375" height="812"/><subviews>\(view)
      </subviews><constraints>
      <constraint firstItem="v" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="20" id="k1"/>
      <constraint firstItem="v" firstAttribute="top" secondItem="r" secondAttribute="top" constant="90" id="k2"/>
      </constraints></view></viewController></objects></scene></scenes><resources><image name="star" catalog="system" \
      width="\(declared)" height="\(declared / 2)"/></resources></document>
      """
    let layout = DeviceLayout(
      try InterfaceDocument(Array(text.utf8), file: "a.storyboard"), profile: .iPhoneX, era: Era(13))
    let scenes = layout.layout(in: DeviceLayout.Window(size: CGSize(width: 375, height: 812), orientation: .portrait))
    let frame = try #require(scenes.flatMap(\.frames).first { $0.element.id == "v" }?.frame)
    #expect(abs(frame.height - frame.width / 2) < 0.5, "\(frame)")
    return frame.width
  }

  nonisolated private static func symbol(_ said: String, _ font: String = "") -> String {
    "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" \(said)>\(font)</preferredSymbolConfiguration>"
  }

  /// In text of 17 points 20, of 34 points 41, a quarter more where the symbol is large (51: a seal of build 15505 is stored 56 wide).
  @Test(
    arguments: [
      ("", 20), (symbol("scale=\"large\""), 26), (symbol("configurationType=\"pointSize\" pointSize=\"34\""), 41),
      (
        symbol(
          "configurationType=\"font\" scale=\"large\" weight=\"bold\"",
          "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleTitle0\"/>"), 51
      ),
    ] as [(String, CGFloat)], [64, 128])
  func sizes(said: (String, CGFloat), declared: Int) throws {
    let flags = "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\""
    let rect = "<rect key=\"frame\" x=\"20\" y=\"90\" width=\"7\" height=\"7\"/>"
    let picture = "image=\"star\" catalog=\"system\""
    #expect(try width("<imageView \(picture) \(flags)>\(rect)\(said.0)</imageView>", declared: declared) == said.1)
    let state = "<state key=\"normal\" \(picture)>\(said.0)</state>"
    #expect(try width("<button \(flags)>\(rect)\(state)</button>", declared: declared) == said.1)
  }
}
