// Documents of hundreds of constraints that go round: told by adding up, and never where they add up to nothing.
import DeviceCatalog
import DeviceFixtures
import Findings
import InterfaceBuilder
import Reports
import Testing

@testable import Lint

@MainActor @Suite struct LintRingsTests {
  private static let count = 300

  /// Views of which each begins where the next one does or ends, and the last one where the first does.
  private func document(_ tie: (Int, Int) -> String, more: String = "") throws -> InterfaceDocument {
    let views = (0..<Self.count).map { "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\($0)\"/>" }
    let ties = (0..<Self.count).map { "<constraint \(tie($0, ($0 + 1) % Self.count)) id=\"c\($0)\"/>\n" }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17506" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene sceneID="s"><objects><viewController id="vc">\
      <view key="view" id="r"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(views.joined())</subviews>\
      <constraints>\(ties.joined())</constraints>\(more)</view></viewController></objects></scene></scenes></document>
      """
    return try InterfaceDocument(Array(text.utf8), file: "r.storyboard")
  }

  private func tie(_ a: String, _ relation: String, _ b: String, _ constant: Int, _ more: String = "") -> String {
    let one = a.split(separator: ".")
    let other = b.split(separator: ".")
    return "firstItem=\"\(one[0])\" firstAttribute=\"\(one[1])\" relation=\"\(relation)\" secondItem=\"\(other[0])\" "
      + "secondAttribute=\"\(other[1])\" constant=\"\(constant)\" \(more)"
  }

  /// Three hundred times one point: 300 more than nothing.
  @Test func equalitiesThatGoRound() throws {
    let ring = try #require(LintRings.first(in: document { tie("v\($0).leading", "equal", "v\($1).leading", 1) }))
    #expect(abs(ring.excess) == 300)
    #expect(ring.constraints.count == Self.count)
  }

  /// Each view lies 8 points right of the next one's end: 300 times 8, and no view ends before it begins.
  @Test func viewsBeyondThemselves() throws {
    let document = try document { tie("v\($0).left", "greaterThanOrEqual", "v\($1).right", 8) }
    let ring = try #require(LintRings.first(in: document))
    #expect(ring.excess == 2400)
    let report = DocumentLint(document: document, screens: try LintScreen.all(of: .iPhoneX, era: Era(16))).report()
    #expect(report.layouts == 0)
    let finding = try #require(report.issues.first?.worst.finding)
    #expect(finding.identity.check == .unsatisfiable)
    #expect(finding.message.contains("2400 pt more than nothing"))
    #expect(finding.message.contains("and 296 more"))
  }

  /// What adds up to nothing holds; so does what asks for less, what need not hold, and what holds on some screens only.
  @Test func ringsThatHold() throws {
    let held = [
      try document { tie("v\($0).top", "equal", "v\($1).top", $1 == 0 ? 299 : -1) },
      try document { tie("v\($0).top", "lessThanOrEqual", "v\($1).top", 1) },
      try document { tie("v\($0).top", "equal", "v\($1).top", 1, $0 == 7 ? "priority=\"999\"" : "") },
      try document { tie("v\($0).top", "equal", "v\($1).top", 1, $0 == 7 ? "multiplier=\"0.5\"" : "") },
      try document { tie("v\($0).top", "equal", "v\($1).top", 1, $0 == 7 ? "placeholder=\"YES\"" : "") },
      try document({ tie("v\($0).top", "equal", "v\($1).top", 1) }, more: "<variation key=\"heightClass=compact\"/>"),
    ]
    for document in held { #expect(LintRings.first(in: document)?.words == nil) }
  }
}
