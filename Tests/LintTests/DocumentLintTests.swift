// What a look at documents finds and what it leaves alone, on documents of our own; and how many planted defects it finds.
import DeviceCatalog
import DeviceFixtures
import DocumentSeeds
import Findings
import Foundation
import InterfaceBuilder
import Lint
import Reports
import Testing
import TextMetrics

@MainActor @Suite struct DocumentLintTests {
  private static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private static func tie(_ first: String, _ a: String, _ second: String, _ b: String, _ constant: Int = 0) -> String {
    "<constraint firstItem=\"\(first)\" firstAttribute=\"\(a)\" secondItem=\"\(second)\" secondAttribute=\"\(b)\" "
      + "constant=\"\(constant)\" id=\"\(first)-\(a)-\(b)\"/>\n"
  }

  private static func size(_ view: String, _ attribute: String, _ constant: Int) -> String {
    "<constraint firstItem=\"\(view)\" firstAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(view)-\(attribute)\"/>\n"
  }

  private static func view(_ kind: String, _ id: String, _ attributes: String = "", _ inside: String = "") -> String {
    "<\(kind) translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes) id=\"\(id)\">\n\(rect(0, 0, 60, 30))\n\(inside)"
      + "</\(kind)>\n"
  }

  private static func head(_ kind: String) -> String {
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.\(kind)\" version=\"3.0\" toolsVersion=\"17506\" "
      + "targetRuntime=\"iOS.CocoaTouch\" useAutolayout=\"YES\" useSafeAreas=\"YES\">\n"
      + "<device id=\"retina6_1\" orientation=\"portrait\"/>\n"
  }

  private static func storyboard(_ subviews: String, _ constraints: String) -> String {
    head("Storyboard.XIB") + "<scenes>\n<scene sceneID=\"s1\">\n<objects>\n<viewController id=\"vc\">\n"
      + "<view key=\"view\" id=\"r\">\n\(rect(0, 0, 414, 896))\n"
      + "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>\n<subviews>\n \(subviews)"
      + "</subviews>\n<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>\n<constraints>\n\(constraints)</constraints>\n</view>\n"
      + "</viewController>\n</objects>\n</scene>\n</scenes>\n</document>\n"
  }

  private func lint(_ text: String, on profile: DeviceProfile = .iPhoneX) throws -> FindingsReport {
    let document = try InterfaceDocument(Array(text.utf8), file: "d.storyboard")
    var report = DocumentLint(document: document, screens: try LintScreen.all(of: profile, era: Era(16))).report()
    report.joinCauses()
    return report
  }

  /// One scene laid out once on each screen.
  @Test func layoutsAreCounted() throws {
    let report = try lint(Self.storyboard(Self.view("view", "v"), Self.size("v", "width", 60)))
    #expect(report.layouts == report.screens.count)
    #expect(report.layouts > 1)
  }

  private func kinds(_ text: String, on profile: DeviceProfile = .iPhoneX) throws -> [LayoutCheck] {
    try lint(text, on: profile).issues.map(\.worst.finding.identity.check)
  }

  /// A view 300 wide with a label 260 wide 20 from its edge, in a xib: as it was drawn it has room, and no window is asked.
  @Test func viewsOfXibsAreAsLargeAsDrawn() throws {
    let label = Self.view("label", "l", "text=\"Hello\" textAlignment=\"right\"")
    let text =
      Self.head("XIB")
      + "<objects>\n<view id=\"v\">\(Self.rect(0, 0, 300, 50))<subviews>\(label)</subviews><constraints>"
      + Self.tie("l", "leading", "v", "leading", 20) + Self.tie("l", "top", "v", "top", 4)
      + Self.size("l", "width", 260)
      + "</constraints></view></objects></document>"
    #expect(try kinds(text) == [])
    // Drawn 200 wide, the same label ends, as its words do, 80 beyond the edge, on all screens.
    let report = try lint(text.replacingOccurrences(of: "width=\"300\"", with: "width=\"200\""))
    #expect(report.issues.map(\.worst.finding.amount) == [80])
    #expect(report.issues.first?.hits.count == report.screens.count)
  }

  /// Turned, a phone with a camera narrows the content of rows: what is tied to its edge keeps clear of the camera.
  @Test func rowsKeepClearOfTheCamera() throws {
    let label = Self.view("label", "l", "text=\"Hello\"")
    let content =
      "<tableViewCellContentView key=\"contentView\" id=\"c\">\(Self.rect(0, 0, 414, 44))"
      + "<autoresizingMask key=\"autoresizingMask\"/><subviews>\(label)</subviews><constraints>"
      + Self.tie("l", "leading", "c", "leading") + Self.tie("l", "top", "c", "top", 8)
      + Self.tie("c", "bottom", "l", "bottom", 8) + "</constraints></tableViewCellContentView>"
    let cell =
      "<prototypes><tableViewCell id=\"cell\">\(Self.rect(0, 28, 414, 44))\(content)</tableViewCell></prototypes>"
    let edges = ["leading", "trailing", "top", "bottom"].map { Self.tie("t", $0, "r", $0) }.joined()
    #expect(try kinds(Self.storyboard(Self.view("tableView", "t", "", cell), edges)) == [])
    // Without a row around it the same label lies under the camera.
    #expect(
      try kinds(
        Self.storyboard(
          label, Self.tie("l", "leading", "r", "leading") + Self.tie("l", "centerY", "r", "centerY")))
        == [.outsideSafeArea])
  }

  /// The title of a section is laid out by the table, clear of the camera as its rows are: nobody can move it.
  @Test func titlesOfSectionsAreTheSystems() throws {
    let row =
      "<tableViewCell id=\"cell\">\(Self.rect(0, 28, 414, 44))<tableViewCellContentView key=\"contentView\" id=\"c\">"
      + "\(Self.rect(0, 0, 414, 44))</tableViewCellContentView></tableViewCell>"
    let text =
      Self.head("Storyboard.XIB") + "<scenes><scene sceneID=\"s1\"><objects><tableViewController id=\"vc\">"
      + "<tableView key=\"view\" dataMode=\"static\" style=\"grouped\" sectionHeaderHeight=\"18\" id=\"t\">"
      + "\(Self.rect(0, 0, 414, 896))<sections><tableViewSection headerTitle=\"Colours\" id=\"x\">"
      + "<cells>\(row)</cells></tableViewSection></sections></tableView></tableViewController></objects></scene></scenes>"
      + "</document>"
    #expect(try kinds(text) == [])
  }

  /// A button nobody sees makes a text touchable; one with a title hides it.
  @Test func buttonsUponTexts() throws {
    func drawn(_ state: String) -> String {
      let ties = ["leading", "top", "width", "height"].map { Self.tie("b", $0, "l", $0) }.joined()
      return Self.storyboard(
        Self.view("label", "l", "text=\"Hello\"") + Self.view("button", "b", "", state),
        Self.tie("l", "centerX", "safe", "centerX") + Self.tie("l", "centerY", "safe", "centerY") + ties)
    }
    #expect(try kinds(drawn("")) == [])
    #expect(try kinds(drawn("<state key=\"normal\" title=\"Over\"/>")) == [.overlapping])
  }

  /// What Interface Builder writes into a new button, code that has a hold of it replaces; else it is what people will read.
  @Test func titlesThatStandIn() throws {
    func drawn(_ title: String, isHeld: Bool) -> String {
      let text = Self.storyboard(
        Self.view("button", "b", "", "<state key=\"normal\" title=\"\(title)\"/>"),
        Self.tie("b", "leading", "safe", "leading", 20) + Self.tie("b", "top", "safe", "top")
          + Self.size("b", "width", 35))
      let outlet = "<connections><outlet property=\"b\" destination=\"b\" id=\"o\"/></connections>\n"
      return isHeld ? text.replacingOccurrences(of: "</viewController>", with: outlet + "</viewController>") : text
    }
    func sure(_ text: String) throws -> [FindingConfidence] { try lint(text).issues.map(\.worst.finding.confidence) }
    #expect(try sure(drawn("Button", isHeld: false)) == [.likely])
    #expect(try sure(drawn("Button", isHeld: true)) == [.possible])
    #expect(try sure(drawn("Settings", isHeld: true)) == [.likely])
  }

  /// How large a picture is only its file says, and the title beside it is often the one Interface Builder put there.
  @Test func titlesBesidePictures() throws {
    func sure(_ state: String) throws -> [FindingConfidence] {
      try lint(
        Self.storyboard(
          Self.view("button", "b", "", "<state key=\"normal\" title=\"Settings\" \(state)/>"),
          Self.tie("b", "leading", "safe", "leading", 20) + Self.tie("b", "top", "safe", "top")
            + Self.size("b", "width", 35))
      ).issues.map(\.worst.finding.confidence)
    }
    #expect(try sure("") == [.likely])
    #expect(try sure("image=\"info\"") == [.possible])
  }

  /// A value 8 points up in the slider above it is meant to be there; the same value that merely came to lie there is not.
  @Test func viewsTiedUponEachOther() throws {
    func sure(_ tie: String) throws -> [FindingConfidence] {
      try lint(
        Self.storyboard(
          Self.view("slider", "s") + Self.view("label", "l", "text=\"1.00\""),
          Self.tie("s", "top", "safe", "top", 100) + Self.tie("s", "leading", "safe", "leading", 20)
            + Self.size("s", "width", 200) + Self.size("s", "height", 31)
            + Self.tie("l", "leading", "safe", "leading", 40) + tie)
      ).issues.filter { $0.worst.finding.identity.check == .overlapping }.map(\.worst.finding.confidence)
    }
    #expect(try sure(Self.tie("l", "top", "s", "bottom", -8)) == [.possible])
    #expect(try sure(Self.tie("l", "top", "safe", "top", 123)) == [.likely])
    #expect(try sure(Self.tie("l", "top", "s", "bottom", -12)) == [.likely])
  }

  /// Nothing says how high the label is: it comes to lie below the status bar, and that is no second mistake.
  @Test func placesOfOpenViews() throws {
    let issues = try lint(
      Self.storyboard(
        Self.view("label", "l", "text=\"Execution log:\""), Self.tie("l", "centerX", "r", "centerX"))
    ).issues.map(\.worst.finding)
    let sure = Dictionary(issues.map { ($0.identity.check, $0.confidence) }) { first, _ in first }
    #expect(sure[.ambiguous] == .likely)
    #expect(sure[.outsideSafeArea] == .possible)
  }

  /// A prototype 200 high is drawn 414 wide with a square and a caption below it: where rows are wider they are higher.
  @Test func prototypesGrowWithTheirContent() throws {
    let square = Self.view("view", "q") + Self.view("label", "l", "text=\"Hello\"")
    let ties =
      Self.tie("q", "leading", "c", "leadingMargin") + Self.tie("c", "trailingMargin", "q", "trailing")
      + Self.tie("q", "top", "c", "top") + Self.tie("l", "top", "q", "bottom")
      + Self.tie("l", "leading", "q", "leading") + Self.tie("c", "bottom", "l", "bottom")
      + "<constraint firstItem=\"q\" firstAttribute=\"height\" secondItem=\"q\" secondAttribute=\"width\" "
      + "multiplier=\"1:2\" id=\"aspect\"/>"
    let content =
      "<tableViewCellContentView key=\"contentView\" id=\"c\">\(Self.rect(0, 0, 414, 208))"
      + "<autoresizingMask key=\"autoresizingMask\"/><subviews>\(square)</subviews><constraints>\(ties)</constraints>"
      + "</tableViewCellContentView>"
    let cell =
      "<prototypes><tableViewCell clipsSubviews=\"YES\" rowHeight=\"208\" id=\"cell\">\(Self.rect(0, 28, 414, 208))"
      + "\(content)</tableViewCell></prototypes>"
    let edges = ["leading", "trailing", "top", "bottom"].map { Self.tie("t", $0, "r", $0) }.joined()
    #expect(try kinds(Self.storyboard(Self.view("tableView", "t", "rowHeight=\"-1\"", cell), edges)) == [])
  }

  /// Words in the middle of a wide label are clear of the camera, and so is nothing at all; at the label's edge they are not.
  @Test func onlyWordsAreCovered() throws {
    func drawn(_ kind: String, _ attributes: String) -> String {
      Self.storyboard(
        Self.view(kind, "v", attributes),
        Self.tie("v", "leading", "r", "leading") + Self.tie("v", "trailing", "r", "trailing")
          + Self.tie("v", "centerY", "safe", "centerY"))
    }
    #expect(try kinds(drawn("label", "text=\"Hello\" textAlignment=\"center\"")) == [])
    #expect(try kinds(drawn("label", "text=\"Hello\" textAlignment=\"natural\"")) == [.outsideSafeArea])
    #expect(try kinds(drawn("label", "text=\"Hello\" textAlignment=\"right\"")) == [.outsideSafeArea])
    #expect(try kinds(drawn("label", "text=\" \" textAlignment=\"natural\"")) == [])
    #expect(try kinds(drawn("button", "")) == [])
    #expect(try kinds(drawn("searchBar", "")) == [])
  }

  /// A title stands in the middle of a wide button, clear of the camera; a painted button reaches below it.
  @Test func onlyTitlesAreCovered() throws {
    func drawn(_ colour: String) -> String {
      Self.storyboard(
        Self.view("button", "v", "", "<state key=\"normal\" title=\"Over\"/>" + colour),
        Self.tie("v", "leading", "r", "leading") + Self.tie("v", "trailing", "r", "trailing")
          + Self.tie("v", "centerY", "safe", "centerY"))
    }
    #expect(try kinds(drawn("")) == [])
    let colour = "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"%\"/>"
    #expect(try kinds(drawn(colour.replacingOccurrences(of: "%", with: "1"))) == [.outsideSafeArea])
    #expect(try kinds(drawn(colour.replacingOccurrences(of: "%", with: "0"))) == [])
  }

  /// Windows 320, 400 and 500 wide, and 400 once more: what is right in the narrowest and the widest is not looked at between;
  /// what is wrong in one of them is looked at in each size once, and told of all.
  @Test func endsAreLookedAtFirst() throws {
    func looked(_ width: Int) throws -> (layouts: Int, screens: [Int]) {
      let label = Self.view("label", "l", "text=\"Hello\" textAlignment=\"center\"")
      let text = Self.storyboard(
        label,
        Self.tie("l", "leading", "safe", "leading", 20) + Self.tie("l", "top", "safe", "top")
          + Self.size("l", "width", width))
      let document = try InterfaceDocument(Array(text.utf8), file: "d.storyboard")
      let screens = [320.0, 400, 500, 400].map {
        LintScreen(
          name: "\($0)", share: "full", profile: .iPhoneX, era: Era(16),
          window: .init(size: .init(width: $0, height: 812), orientation: .portrait))
      }
      let report = DocumentLint(document: document, screens: screens).report()
      return (report.layouts, report.issues.flatMap(\.hits).map(\.screen))
    }
    #expect(try looked(200) == (2, []))
    // Its words are in the middle, at 20 + 380: inside of 500 alone.
    #expect(try looked(760) == (3, [0, 1, 3]))
  }

  /// A scene drawn in a size of its own is put somewhere by code: nobody knows what is taken of it there.
  @Test func freeformScenesHaveNoPlace() throws {
    func drawn(_ size: String) -> String {
      Self.storyboard(
        Self.view("label", "l", "text=\"Hello\""),
        Self.tie("l", "leading", "r", "leading", 20) + Self.tie("l", "top", "r", "top")
      ).replacingOccurrences(of: "</viewController>", with: size + "</viewController>")
    }
    #expect(try kinds(drawn("")) == [.outsideSafeArea])
    #expect(try kinds(drawn("<size key=\"freeformSize\" width=\"414\" height=\"896\"/>")) == [])
    // It was freeform once, and has been given a device's size since.
    #expect(try kinds(drawn("<size key=\"freeformSize\" width=\"320\" height=\"40\"/>")) == [.outsideSafeArea])
  }

  /// A row of a xib sizes itself: two labels that fill it leave nothing open, though it was drawn 4 points higher.
  @Test func rowsOfXibsAreAsHighAsTheirContent() throws {
    func drawn(_ height: Int, _ content: String) -> String {
      Self.head("XIB") + "<objects>\n<tableViewCell id=\"cell\">\(Self.rect(0, 0, 320, height))"
        + "<tableViewCellContentView key=\"contentView\" id=\"c\">\(Self.rect(0, 0, 320, height))"
        + "<autoresizingMask key=\"autoresizingMask\"/><subviews>" + Self.view("label", "a", "text=\"Above\"")
        + Self.view("label", "b", "text=\"Below\"") + "</subviews><constraints>"
        + Self.tie("a", "leading", "c", "leading", 20) + Self.tie("b", "leading", "c", "leading", 20)
        + Self.tie("a", "top", "c", "top", 8) + Self.tie("b", "top", "a", "bottom", 8) + content
        + "</constraints></tableViewCellContentView></tableViewCell></objects></document>"
    }
    let filled = Self.tie("c", "bottom", "b", "bottom", 8)
    #expect(try kinds(drawn(70, filled)) == [])
    // Without the last constraint the row is as high as it was drawn.
    #expect(try kinds(drawn(70, "")) == [])
  }

  /// Texts of one line that need a tenth more than they have end in an ellipsis; a hundredth is nearer than texts are measured.
  @Test func onlyWhatIsSurelyCut() throws {
    let words = "Configuration"
    func cut(_ share: Double) throws -> [LayoutCheck] {
      // 13 letters of 17 points, as the fitted table has them.
      let width = SystemFont(size: 17, generation: .variable).width(of: words)
      return try kinds(
        Self.storyboard(
          Self.view(
            "label", "l", "text=\"\(words)\"",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"),
          Self.tie("l", "leading", "safe", "leading", 20) + Self.tie("l", "top", "safe", "top")
            + Self.size("l", "width", Int((width * share).rounded()))))
    }
    #expect(try cut(0.99) == [])
    #expect(try cut(0.9) == [.truncated])
  }

  /// One line of the system's face is surely cut; of another face nobody knows the widths, and of two lines more may be meant.
  @Test func cutTextsOfUnknownRoom() throws {
    func sure(_ lines: Int, _ font: String) throws -> [FindingConfidence] {
      let face = "<fontDescription key=\"fontDescription\" \(font) pointSize=\"17\"/>"
      return try lint(
        Self.storyboard(
          Self.view("label", "l", "text=\"Congratulations and celebrations\" numberOfLines=\"\(lines)\"", face),
          Self.tie("l", "leading", "safe", "leading", 20) + Self.tie("l", "top", "safe", "top")
            + Self.size("l", "width", 60))
      ).issues.map(\.worst.finding.confidence)
    }
    #expect(try sure(1, "type=\"system\"") == [.likely])
    #expect(try sure(2, "type=\"system\"") == [.possible])
    #expect(try sure(1, "name=\"OpenSans\" family=\"Open Sans\"") == [.possible])
  }

  /// A class that is not here may say how large it is; a plain view does not.
  @Test func viewsOfClassesThatAreNotHere() throws {
    let ties = Self.tie("v", "leading", "safe", "leading", 20) + Self.tie("v", "top", "safe", "top", 20)
    #expect(try kinds(Self.storyboard(Self.view("view", "v", "customClass=\"Gauge\""), ties)) == [])
    #expect(try kinds(Self.storyboard(Self.view("view", "v"), ties)) == [.ambiguous])
  }

  /// Nine labels below each other, 100 apart, the last ones below the edge of a turned phone: one mistake.
  @Test func oneColumnIsOneMistake() throws {
    var views = ""
    var ties = Self.tie("l0", "top", "safe", "top", 0)
    for row in 0..<9 {
      views += Self.view("label", "l\(row)", "text=\"Row \(row)\"")
      ties += Self.tie("l\(row)", "leading", "safe", "leading", 20)
      if row > 0 { ties += Self.tie("l\(row)", "top", "l\(row - 1)", "bottom", 60) }
    }
    let report = try lint(Self.storyboard(views, ties))
    #expect(report.issues.map(\.worst.finding.identity.check) == [.offScreen])
    #expect(report.issues.map(\.worst.finding.identity.view) == ["l8 \"Row 8\""])
    #expect((report.issues.first?.related.count ?? 0) > 2)
  }

  /// A document that takes too much work, or time, is left between two screens, and what was found on the first is told.
  @Test func workRunsOut() throws {
    let ties = Self.tie("l", "leading", "r", "trailing", 5) + Self.tie("l", "top", "safe", "top")
    let text = Self.storyboard(Self.view("label", "l", "text=\"Hello\""), ties)
    let document = try InterfaceDocument(Array(text.utf8), file: "d.storyboard")
    let screens = try LintScreen.all(of: .iPhoneX, era: Era(16))
    func report(_ allowance: Int, turns: Int = .max) -> FindingsReport {
      var asked = (1...).makeIterator()
      return DocumentLint(document: document, screens: screens, allowance: allowance) { asked.next() ?? 0 > turns }
        .report()
    }
    // Two views take some work on any screen: an allowance of none ends after the first. What ends with the last one is whole.
    for cut in [report(0), report(LintLimits.work, turns: 1)] {
      #expect(cut.layouts == 1 && cut.issues.map(\.worst.finding.identity.check) == [.unfinished, .offScreen])
    }
    for all in [report(LintLimits.work), report(LintLimits.work, turns: report(LintLimits.work).layouts)] {
      #expect(all.layouts > 1 && all.issues.map(\.worst.finding.identity.check) == [.offScreen])
    }
  }

  /// What no person draws ends with a finding, before anything is laid out.
  @Test func documentsBeyondAllBounds() throws {
    let ties = (0...LintLimits.constraints).map { Self.size("v", "width", $0) }.joined()
    let report = try lint(Self.storyboard(Self.view("view", "v"), ties))
    #expect(report.issues.contains { $0.worst.finding.identity.check == .unfinished })
    #expect(report.layouts == 0)
    // The root is a view as well: with it there is one too many.
    let views = (0..<LintLimits.views).map { Self.view("view", "v\($0)") }.joined()
    let crowded = try lint(Self.storyboard(views, ""))
    let told = crowded.issues.first { $0.worst.finding.identity.check == .unfinished }?.worst.finding.message ?? ""
    #expect(told.contains("has \(LintLimits.views + 1) views; with more than \(LintLimits.views) nothing is laid out"))
    #expect(crowded.layouts == 0)
  }

  /// Of the defects that can be planted in a clean document nearly all are found, each kind by itself.
  @Test(arguments: Defect.allCases)
  func plantedDefectsAreFound(_ defect: Defect) throws {
    let text = Self.storyboard(
      " " + Self.view("label", "title", "text=\"Title\"")
        + Self.view("button", "go", "", "<state key=\"normal\" title=\"Go\"/>"),
      Self.tie("title", "leading", "safe", "leading", 20) + Self.tie("title", "top", "safe", "top", 20)
        + Self.size("title", "width", 120) + Self.size("title", "height", 30)
        + Self.tie("go", "leading", "safe", "leading", 20) + Self.tie("go", "top", "title", "bottom", 20)
        + Self.size("go", "width", 80) + Self.size("go", "height", 40))
    #expect(try kinds(text) == [])
    let document = try InterfaceDocument(Array(text.utf8), file: "d.storyboard")
    let planter = try #require(DefectPlanter(document, Array(text.utf8)))
    let planted = try #require(planter.planted(defect))
    #expect(planted != Array(text.utf8))
    guard defect != .cutOff else {
      #expect(throws: InterfaceError.self) { try InterfaceDocument(planted, file: "d.storyboard") }
      return
    }
    let mutant = try InterfaceDocument(planted, file: "d.storyboard")
    let screens = try LintScreen.all(of: .iPhoneX, era: Era(16))
    #expect(!DocumentLint(document: mutant, screens: screens).report().issues.isEmpty)
  }
}
