// Where words stand in wide labels and buttons, and what they are tied to: the camera of a turned phone takes 44 points at a side
// (the catalogue's safe areas), and is over words or only over the empty room beside them.
import DeviceCatalog
import DocumentSeeds
import Findings
import Foundation
import InterfaceBuilder
import Lint
import Reports
import Testing

@MainActor struct CoveredWordsTests {
  private func tie(_ first: String, _ a: String, _ second: String, _ b: String, _ constant: Int = 0) -> String {
    "<constraint firstItem=\"\(first)\" firstAttribute=\"\(a)\" secondItem=\"\(second)\" secondAttribute=\"\(b)\" "
      + "constant=\"\(constant)\" id=\"\(first)-\(a)-\(second)\"/>\n"
  }

  private func size(_ view: String, _ attribute: String, _ constant: Int) -> String {
    "<constraint firstItem=\"\(view)\" firstAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(view)-\(attribute)\"/>\n"
  }

  private func view(_ kind: String, _ id: String, _ attributes: String = "", _ inside: String = "") -> String {
    "<\(kind) translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes) id=\"\(id)\">\n"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"60\" height=\"30\"/>\n\(inside)</\(kind)>\n"
  }

  private func text(_ views: String, _ ties: String) -> String {
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" toolsVersion=\"17506\" "
      + "targetRuntime=\"iOS.CocoaTouch\" useAutolayout=\"YES\" useSafeAreas=\"YES\">\n"
      + "<device id=\"retina6_1\" orientation=\"portrait\"/>\n<scenes>\n<scene sceneID=\"s1\">\n<objects>\n"
      + "<viewController id=\"vc\">\n<view key=\"view\" id=\"r\">\n"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"414\" height=\"896\"/>\n"
      + "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>\n<subviews>\n\(views)"
      + "</subviews>\n<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>\n<constraints>\n\(ties)</constraints>\n</view>\n"
      + "</viewController>\n</objects>\n</scene>\n</scenes>\n</document>\n"
  }

  private func report(_ text: String) throws -> FindingsReport {
    let document = try InterfaceDocument(Array(text.utf8), file: "d.storyboard")
    var report = DocumentLint(document: document, screens: try LintScreen.all(of: .iPhoneX, era: Era(16))).report()
    report.joinCauses()
    return report
  }

  /// "Hello" of 17 points is about 40 wide, at the edge of a turned screen: in the middle of 150 it begins at 55, in the middle of 110
  /// at 35; at the right of 100 at 60, of 70 at 30.
  @Test(
    "words in a label clear of the camera are no mistake",
    arguments: [
      ("center", 150, true), ("center", 110, false), ("right", 100, true), ("right", 70, false), ("left", 150, false),
    ])
  func labels(alignment: String, width: Int, isClear: Bool) throws {
    let report = try report(
      text(
        view("label", "v", "text=\"Hello\" textAlignment=\"\(alignment)\""),
        tie("v", "leading", "r", "leading") + tie("v", "centerY", "safe", "centerY") + size("v", "width", width)))
    #expect(report.issues.map(\.worst.finding.identity.check) == (isClear ? [] : [.outsideSafeArea]))
  }

  /// The upper 44 points of an upright iPhone X are the status bar's. A title of about 18 points stands in the middle of what its
  /// insets leave of a button that begins at the screen's edge: at (60 − 18) / 2 = 21, (120 − 18) / 2 = 51, 20 + (60 − 20 − 18) / 2 =
  /// 31, 20 + (100 − 20 − 18) / 2 = 51, and with an inset below at (120 − 40 − 18) / 2 = 31.
  @Test(
    "a title in a button clear of the status bar is no mistake",
    arguments: [(0, 0, 60, false), (0, 0, 120, true), (20, 0, 60, false), (20, 0, 100, true), (0, 40, 120, false)])
  func buttons(top: Int, bottom: Int, height: Int, isClear: Bool) throws {
    let insets = "<inset key=\"contentEdgeInsets\" minX=\"0.0\" minY=\"\(top)\" maxX=\"0.0\" maxY=\"\(bottom)\"/>"
    let report = try report(
      text(
        view("button", "v", "", insets + "<state key=\"normal\" title=\"Over\"/>"),
        tie("v", "top", "r", "top") + tie("v", "centerX", "safe", "centerX") + size("v", "height", height)))
    #expect(report.issues.contains { $0.worst.finding.identity.check == .outsideSafeArea } != isClear)
  }

  /// Nine labels beside each other, the last ones beyond the edge of any screen: one mistake.
  @Test func oneRowIsOneMistake() throws {
    var (views, ties) = ("", tie("l0", "leading", "safe", "leading"))
    for place in 0..<9 {
      views += view("label", "l\(place)", "text=\"Row \(place)\"")
      ties += tie("l\(place)", "top", "safe", "top", 20)
      if place > 0 { ties += tie("l\(place)", "leading", "l\(place - 1)", "trailing", 100) }
    }
    let report = try report(text(views, ties))
    #expect(report.issues.map(\.worst.finding.identity.check) == [.offScreen])
    #expect((report.issues.first?.related.count ?? 0) > 2)
  }

  /// What is tied into the middle of something else is meant to be there, but for a text upon a text, which nobody reads; one that is in
  /// the middle across alone may have come to lie there.
  @Test(arguments: [
    ("slider", "", true, FindingConfidence.possible), ("label", "text=\"Some words\"", true, .likely),
    ("slider", "", false, .likely),
  ])
  func whatLiesInTheMiddle(kind: String, words: String, isTied: Bool, confidence: FindingConfidence) throws {
    let report = try report(
      text(
        view(kind, "under", words) + view("label", "over", "text=\"1.00\""),
        tie("under", "top", "safe", "top", 100) + tie("under", "leading", "safe", "leading", 20)
          + size("under", "width", 200) + size("under", "height", 31) + tie("over", "centerX", "under", "centerX")
          + (isTied ? tie("over", "centerY", "under", "centerY") : tie("over", "top", "safe", "top", 105))))
    let found = report.issues.map(\.worst.finding).filter { $0.identity.check == .overlapping }
    #expect(found.map(\.confidence) == [confidence])
  }

  /// Two texts of about 300 points have no room beside each other on an upright phone, where equal priorities leave open which is cut,
  /// and both have on its side: a document that says the same of all screens has enough constraints. One with variations may have
  /// forgotten some.
  @Test(arguments: [false, true]) func whatIsOpenOnSomeScreensOnly(varies: Bool) throws {
    let words = "text=\"some forty letters of a rather long text\""
    let variation = "<variation key=\"heightClass=compact\" text=\"short\"/>"
    let report = try report(
      text(
        view("label", "a", words) + view("label", "b", words, varies ? variation : ""),
        tie("a", "leading", "safe", "leading") + tie("a", "top", "safe", "top", 20) + tie("b", "top", "a", "top")
          + tie("b", "leading", "a", "trailing", 8)
          + tie("b", "trailing", "safe", "trailing").replacingOccurrences(
            of: " constant", with: " relation=\"lessThanOrEqual\" constant")))
    let open = report.issues.map(\.worst.finding).filter { $0.identity.check == .ambiguous }
    #expect(!open.isEmpty && open.allSatisfy { ($0.confidence == .possible) != varies }, "\(open)")
  }

  /// A constraint that is removed at build time says that code brings another (Xcode's "Remove at build time"): a card without a
  /// height, held by a placeholder of its own or of what hangs on it, is `possible`. A placeholder elsewhere says nothing of it.
  @Test(arguments: [("card", FindingConfidence.possible), ("below", .possible), ("alone", .likely)])
  func whatCodeConstrains(held: String, confidence: FindingConfidence) throws {
    let placeholder = size(held, "height", 90).replacingOccurrences(of: "/>", with: " placeholder=\"YES\"/>")
      .replacingOccurrences(of: "-height", with: "-placeholder")
    let report = try report(
      text(
        view("view", "card") + view("view", "below") + view("view", "alone"),
        tie("card", "leading", "safe", "leading") + tie("card", "top", "safe", "top") + size("card", "width", 90)
          + tie("below", "leading", "card", "leading") + tie("below", "bottom", "card", "bottom")
          + size("below", "width", 20) + size("below", "height", 20) + tie("alone", "trailing", "safe", "trailing")
          + tie("alone", "bottom", "safe", "bottom") + size("alone", "width", 20) + size("alone", "height", 20)
          + placeholder))
    let open = report.issues.map(\.worst.finding).filter { $0.identity.check == .ambiguous }
    #expect(!open.isEmpty && open.allSatisfy { $0.confidence == confidence }, "\(open)")
  }

  /// Only a text that is held in a width is cut when it is longer: it is planted in none that grows, in no button or field, and in no
  /// label of several lines.
  @Test func longerTextsAreWhereTheyAreCut() throws {
    let document = text(
      view("label", "held", "text=\"Held\"") + view("label", "free", "text=\"Free\"")
        + view("label", "lines", "text=\"Lines\" numberOfLines=\"0\"")
        + view("textField", "field", "text=\"Field\"")
        + view("button", "go", "", "<state key=\"normal\" title=\"Go\"/>"),
      ["held", "free", "lines", "field", "go"].map {
        tie($0, "leading", "safe", "leading") + tie($0, "top", "safe", "top")
      }
      .joined()
        + ["held", "lines", "field", "go"].map { size($0, "width", 120) }.joined())
    let bytes = Array(document.utf8)
    let planter = try #require(DefectPlanter(try InterfaceDocument(bytes, file: "d.storyboard"), bytes))
    for number in 0..<4 {
      let planted = try InterfaceDocument(
        try #require(planter.planted(.longerText, number: number)), file: "d.storyboard")
      #expect(planted.element("held")?[.text]?.hasPrefix("many more words") == true)
      #expect(["free", "lines", "field"].map { planted.element($0)?[.text] } == ["Free", "Lines", "Field"])
    }
  }

  /// A label of 120×30 points at 20, 20 in a screen of 414×896.
  private func planted(_ defect: Defect) throws -> InterfaceDocument {
    let bytes = Array(
      text(
        view("label", "v", "text=\"Held\""),
        tie("v", "leading", "safe", "leading", 20) + tie("v", "top", "safe", "top", 20) + size("v", "width", 120)
          + size("v", "height", 30)
      ).utf8)
    let planter = try #require(DefectPlanter(try InterfaceDocument(bytes, file: "d.storyboard"), bytes))
    return try InterfaceDocument(try #require(planter.planted(defect)), file: "d.storyboard")
  }

  /// What is pushed to a side is beyond that side, and stays where it was the other way.
  @Test(
    arguments: [
      (.pushedRight, "leading", 414...10_000), (.pushedLeft, "leading", -10_000...(-120)),
      (.pushedDown, "top", 896...10_000), (.pushedUp, "top", -10_000...(-30)),
    ] as [(Defect, String, ClosedRange<Double>)])
  func whatIsPushedIsBeyondItsSide(defect: Defect, edge: String, beyond: ClosedRange<Double>) throws {
    let document = try planted(defect)
    for other in ["leading", "top"] {
      let constant = try #require(document.element("v-\(other)-safe")?.number(.constant))
      let isRight = other == edge ? beyond.contains(constant) : constant == 20
      #expect(isRight, "\(other) \(constant)")
    }
  }

  /// A second size is of the same view and the same side, and another: it cannot hold beside the first.
  @Test(arguments: [(.secondWidth, "width", 120), (.secondHeight, "height", 30)] as [(Defect, String, Double)])
  func aSecondSizeContradictsTheFirst(defect: Defect, side: String, first: Double) throws {
    let document = try planted(defect)
    let second = try #require(document.element("again-v-\(side)"))
    #expect(document.element("v-\(side)")?.number(.constant) == first)
    #expect(second[.firstItem] == "v" && second[.firstAttribute] == side && !second.has(.secondItem))
    #expect(second.number(.constant).map { $0 != first } == true)
  }
}
