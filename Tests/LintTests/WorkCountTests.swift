// What is counted of a document is the document's own: the same bytes have the same count, whatever was looked at before.
import DeviceCatalog
import DocumentSeeds
import InterfaceBuilder
import Lint
import SwivelUI
import Testing

@MainActor @Suite struct WorkCountTests {
  /// A column of labels, each below the one before.
  private func column(_ labels: Int) throws -> InterfaceDocument {
    let views = (0..<labels).map {
      "<label text=\"Words\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\($0)\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"60\" height=\"20\"/></label>"
    }.joined()
    func tie(_ number: Int, _ attribute: String, _ other: String, _ second: String) -> String {
      "<constraint firstItem=\"l\(number)\" firstAttribute=\"\(attribute)\" secondItem=\"\(other)\" "
        + "secondAttribute=\"\(second)\" constant=\"20\" id=\"l\(number)-\(attribute)\"/>"
    }
    let ties = (0..<labels).map {
      tie($0, "leading", "r", "leading") + tie($0, "top", $0 == 0 ? "r" : "l\($0 - 1)", $0 == 0 ? "top" : "bottom")
    }.joined()
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17506" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_1" orientation="portrait"/><scenes>\
      <scene sceneID="s"><objects><viewController id="vc"><view key="view" id="r"><rect key="frame" x="0" y="0" \
      width="414" height="896"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\
      <subviews>\(views)</subviews><constraints>\(ties)</constraints></view></viewController></objects></scene></scenes>\
      </document>
      """
    return try InterfaceDocument(Array(text.utf8), file: "d.storyboard")
  }

  /// Structures compiled, and work done, for the last of some documents.
  private func taken(_ counts: [Int]) throws -> [Int] {
    let screens = try LintScreen.all(of: .iPhoneX, era: Era(16))
    var before = 0
    for count in counts {
      before = LayoutWork.total
      _ = DocumentLint(document: try column(count), screens: screens).report()
    }
    return [LayoutWork.compilations, LayoutWork.total - before]
  }

  @Test(arguments: [[3], [5, 3], [3, 3], [3, 5, 3]]) func whatCameBeforeDoesNotCount(counts: [Int]) throws {
    let (alone, after) = (try taken([3]), try taken(counts))
    #expect(after == alone && alone[0] > 0)
  }
}
