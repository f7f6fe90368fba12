// What a conflict does to what is inside: a panel that it pushes under the camera takes its contents along, and that is one mistake.
import DeviceCatalog
import DocumentSeeds
import Findings
import InterfaceBuilder
import Lint
import Reports
import Testing

@MainActor @Suite struct ConflictEffectTests {
  private func tie(_ first: String, _ a: String, _ second: String, _ b: String, _ constant: Int = 0) -> String {
    "<constraint firstItem=\"\(first)\" firstAttribute=\"\(a)\" secondItem=\"\(second)\" secondAttribute=\"\(b)\" "
      + "constant=\"\(constant)\" id=\"\(first)-\(a)-\(second)\"/>\n"
  }

  /// A panel that ends at the screen's edge and at the safe area's, which is one place on an upright phone and two on a turned one, with
  /// a label in it.
  private func report(_ label: String) throws -> FindingsReport {
    let words =
      "<label text=\"Hello\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\">"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"60\" height=\"30\"/></label>"
    let panel =
      "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"p\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"60\" "
      + "height=\"30\"/><subviews>\(words)</subviews><constraints>\(label)\(tie("l", "centerY", "p", "centerY"))</constraints></view>"
    let ties =
      tie("p", "trailing", "r", "trailing") + tie("p", "leading", "safe", "leading") + tie("p", "top", "safe", "top")
      + tie("p", "bottom", "safe", "bottom") + tie("p", "trailing", "safe", "trailing")
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17506" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"><device id="retina6_1" orientation="portrait"/>\
      <scenes><scene sceneID="s"><objects><viewController id="vc"><view key="view" id="r"><rect key="frame" x="0" y="0" \
      width="414" height="896"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\
      <subviews>\(panel)</subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>\(ties)</constraints></view>\
      </viewController></objects></scene></scenes></document>
      """
    let document = try InterfaceDocument(Array(text.utf8), file: "d.storyboard")
    var report = DocumentLint(document: document, screens: try LintScreen.all(of: .iPhoneX, era: Era(16))).report()
    report.joinCauses()
    return report
  }

  /// At the panel's end the label is where the conflict has it: told with the conflict. In its middle nothing is wrong with it. 30 before
  /// its beginning it would be wrong without the conflict: told by itself.
  @Test(arguments: [
    ("trailing", 0, [LayoutCheck.unsatisfiable], true), ("centerX", 0, [.unsatisfiable], false),
    ("leading", -30, [.unsatisfiable, .offScreen], false),
  ])
  func labelsInThePanel(attribute: String, constant: Int, kinds: [LayoutCheck], isTold: Bool) throws {
    let report = try report(tie("l", attribute, "p", attribute, constant))
    #expect(Set(report.issues.map(\.worst.finding.identity.check)) == Set(kinds))
    let conflict = try #require(report.issues.first { $0.worst.finding.identity.check == .unsatisfiable })
    #expect(conflict.related.contains { "\($0)".contains("Hello") } == isTold)
  }
}
