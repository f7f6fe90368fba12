// swivel lint on documents of our own: what is a mistake and what is not, formats, the baseline.
import ArgumentParser
import Foundation
import Testing

@testable import swivel

@Suite @MainActor struct LintVerbTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func lint(_ arguments: [String]) throws -> (lines: [String], status: Status) {
    try LintCommand.parse(arguments + Folder.configuration).report()
  }

  /// A label 200 wide that begins at 300, on a phone 375 wide: 125 points too far.
  nonisolated private static let beyond = Drawn.fixed("label", "lb", 300, 100, 200, 21, "text=\"Hi\"")
  private static let late = Drawn(subviews: beyond.view, constraints: beyond.constraints)
  nonisolated private static let words = "A sentence that needs more than sixty points"

  /// A view 60 wide with a label that ends 30 points beyond it.
  nonisolated private static func clipping(_ attributes: String, _ height: Int) -> (view: String, constraints: String) {
    Drawn.fixed(
      "view", "a", 20, 100, 60, height, attributes,
      inside: "<subviews><label text=\"Hi\" id=\"l\">\(Drawn.rect(50, 0, 40, 21))</label></subviews>")
  }

  /// One screen with a part each, and the checks that find something on an iPhone SE: 375×667, and turned.
  nonisolated private static let parts:
    [(name: String, parts: [(view: String, constraints: String)], checks: [String])] = [
      ("a label inside", [Drawn.fixed("label", "a", 20, 100, 200, 21, "text=\"Hi\"")], []),
      ("a label beyond the edge", [beyond], ["off-screen"]),
      ("the same, hidden", [Drawn.fixed("label", "a", 300, 100, 200, 21, "text=\"Hi\" hidden=\"YES\"")], []),
      ("a label without text", [Drawn.fixed("label", "a", 300, 100, 200, 21, "text=\"\"")], []),
      ("a decoration beyond the edge", [Drawn.fixed("view", "a", 300, 100, 200, 21)], []),
      ("a picture beyond the edge", [Drawn.fixed("imageView", "a", 300, 100, 200, 21)], []),
      ("a button of no size", [Drawn.fixed("button", "a", 800, 100, 0, 0)], []),
      (
        "a label under the status bar", [Drawn.fixed("label", "a", 20, 0, 200, 21, "text=\"Hi\"")],
        ["outside-safe-area"]
      ),
      (
        "two buttons on each other",
        [Drawn.fixed("button", "a", 20, 100, 60, 40), Drawn.fixed("button", "b", 40, 120, 60, 40)], ["overlapping"]
      ),
      (
        "a button on a picture",
        [Drawn.fixed("imageView", "a", 20, 100, 60, 40), Drawn.fixed("button", "b", 40, 120, 60, 40)], []
      ),
      (
        "content that scrolls",
        [
          Drawn.fixed(
            "scrollView", "a", 20, 100, 60, 40,
            inside: "<subviews><label text=\"Hi\" id=\"l\">\(Drawn.rect(500, 0, 40, 21))</label></subviews>")
        ], []
      ),
      (
        "a label beyond the edge of a view that clips", [clipping("clipsSubviews=\"YES\"", 60)], ["clipped"]
      ),
      ("the same in a view that does not", [clipping("", 60)], []),
      ("the same in a view that is folded in", [clipping("clipsSubviews=\"YES\"", 0)], []),
      (
        "a label nobody can see beyond the edge",
        [Drawn.fixed("label", "a", 300, 100, 200, 21, "text=\"Hi\" alpha=\"0.0\"")], []
      ),
      (
        "titles of segments",
        [
          (
            "<segmentedControl translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\">\(Drawn.rect(0, 100, 9, 9))"
              + "<segments><segment title=\"First\"/><segment title=\"Second\"/></segments></segmentedControl>",
            Drawn.tie("a", "leading", "r", 20) + Drawn.tie("a", "top", "r", 100)
          )
        ], []
      ),
      ("a text without room", [Drawn.fixed("label", "a", 20, 100, 60, 21, "text=\"\(words)\"")], ["truncated"]),
      (
        "the same in as many lines as it needs",
        [
          Drawn.fixed(
            "label", "a", 20, 100, 60, 250, "text=\"\(words)\" lineBreakMode=\"wordWrap\" numberOfLines=\"0\"")
        ],
        []
      ),
      (
        "in a label that makes it smaller",
        [
          Drawn.fixed(
            "label", "a", 20, 100, 60, 21, "text=\"\(words)\" adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.1\"")
        ],
        []
      ),
      (
        "in a label that cannot make it small enough",
        [
          Drawn.fixed(
            "label", "a", 20, 100, 60, 21, "text=\"\(words)\" adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.9\"")
        ],
        ["truncated"]
      ),
      (
        "a word in the middle of a wide field without border",
        [Drawn.fixed("textField", "a", -30, 100, 435, 30, "text=\"Hi\" textAlignment=\"center\"")], []
      ),
      (
        "the same with a border",
        [
          Drawn.fixed(
            "textField", "a", -30, 100, 435, 30, "text=\"Hi\" textAlignment=\"center\" borderStyle=\"roundedRect\"")
        ], ["off-screen"]
      ),
      (
        "cut off on purpose", [Drawn.fixed("label", "a", 20, 100, 60, 21, "text=\"\(words)\" lineBreakMode=\"clip\"")],
        []
      ),
      (
        "a width twice",
        [
          Drawn.fixed("view", "a", 20, 100, 60, 40),
          ("", "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"90\" id=\"again\"/>"),
        ], ["unsatisfiable"]
      ),
      (
        "no height",
        [
          (
            "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\">\(Drawn.rect(0, 100, 9, 9))</view>",
            Drawn.tie("a", "leading", "r", 0) + Drawn.tie("a", "trailing", "r", 0) + Drawn.tie("a", "top", "r", 100)
          )
        ], ["ambiguous"]
      ),
    ]

  /// What is wrong is drawn into a file, numbered and named below; without a mistake there is no screen to draw.
  @Test func whatIsWrongIsDrawnIntoAFile() throws {
    let path = folder.path + "/why.svg"
    let wrong = try folder.file("late.storyboard", Self.late.text)
    #expect(try lint([wrong, "--device", "iphone-se-3", "--picture", path]).status == .finding)
    let drawn = try String(contentsOfFile: path, encoding: .utf8)
    #expect(drawn.contains("1  off-screen"))
    #expect(drawn.contains("portrait full 375×667"))
    #expect(throws: (any Error).self) { try lint([wrong, "--picture", "why.jpeg"]) }
  }

  @Test(arguments: parts.map(\.name))
  func checks(name: String) throws {
    let row = try #require(Self.parts.first { $0.name == name })
    let drawn = Drawn(
      subviews: row.parts.map(\.view).joined(), constraints: row.parts.map(\.constraints).joined())
    let path = try folder.file("a.storyboard", drawn.text)
    let (lines, status) = try lint([path, "--device", "iphone-se-3", "--format", "json"])
    let found = try lines.map { line in
      let json = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      return try #require(json["check"] as? String)
    }
    #expect(found == row.checks)
    #expect(status == (row.checks.isEmpty ? .done : .finding))
  }

  /// A label under the status bar is no mistake in a scene whose place on the screen another one or code decides.
  @Test func partsOfScreens() throws {
    let label = Drawn.fixed("label", "a", 20, 0, 200, 21, "text=\"Hi\"")
    var drawn = Drawn(subviews: label.view, constraints: label.constraints)
    #expect(try lint([try folder.file("whole.storyboard", drawn.text), "--device", "iphone-se-3"]).status == .finding)
    drawn.controller = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    #expect(try lint([try folder.file("free.storyboard", drawn.text), "--device", "iphone-se-3"]).lines == [])
    drawn.controller = ""
    drawn.scenes =
      "<scene sceneID=\"s2\"><objects><viewController id=\"outer\" sceneMemberID=\"viewController\"><view key=\"view\" "
      + "id=\"o\">\(Drawn.rect(0, 0, 414, 896))<subviews><containerView id=\"c\">\(Drawn.rect(0, 200, 414, 200))"
      + "<connections><segue destination=\"vc\" kind=\"embed\" id=\"sg\"/></connections></containerView></subviews>"
      + "</view></viewController></objects></scene>"
    #expect(try lint([try folder.file("inner.storyboard", drawn.text), "--device", "iphone-se-3"]).lines == [])
  }

  /// A scene in a container is judged at the container's size, wherever that is: 200 high, so 250 is 71 too low for a label
  /// of 21 points.
  @Test func scenesInContainers() throws {
    let label = Drawn.fixed("label", "a", 20, 250, 100, 21, "text=\"Hi\"")
    var drawn = Drawn(subviews: label.view, constraints: label.constraints)
    #expect(try lint([try folder.file("whole.storyboard", drawn.text), "--device", "iphone-se-3"]).lines == [])
    let container = Drawn.fixed(
      "containerView", "c", 0, 100, 300, 200,
      inside: "<connections><segue destination=\"vc\" kind=\"embed\" id=\"sg\"/></connections>")
    drawn.scenes =
      "<scene sceneID=\"s2\"><objects><viewController id=\"outer\" sceneMemberID=\"viewController\"><view key=\"view\" "
      + "id=\"r2\">\(Drawn.rect(0, 0, 414, 896))<subviews>\(container.view)</subviews><constraints>"
      + container.constraints.replacingOccurrences(of: "\"r\"", with: "\"r2\"")
      + "</constraints></view></viewController></objects></scene>"
    let path = try folder.file("inner.storyboard", drawn.text)
    let lines = try lint([path, "--device", "iphone-se-3"]).lines
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasSuffix(
        "off-screen: a \"Hi\": 71 pt beyond the edge of its container (iphone-se-3 portrait, iphone-se-3 landscape)")
        == true)
  }

  /// Without devices the screen of each is looked at, and of the windows of a kind the narrowest and the widest; a finding
  /// says how many have it, and where it is worst: from 500 points on the label has room. Thirds are 320 points or more.
  @Test func everyScreen() throws {
    let path = try folder.file("a.storyboard", Self.late.text)
    let lines = try lint([path, "--format", "json"]).lines
    let line = try #require(lines.first)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    let screens = try #require(json["screens"] as? [String])
    #expect(
      screens.contains("iphone-se-3 portrait")
        && screens.contains { $0.hasPrefix("ipad-") && $0.hasSuffix(" portrait 1/3") })
    #expect(!screens.contains("iphone-se-3 landscape"))
    #expect(Set(screens).count == screens.count)
    // Slide Over and thirds are 320 points wide, of which the label needs 500.
    #expect(json["amount"] as? Double == 180)
    let text = try #require(try lint([path]).lines.first)
    #expect(text.contains("(\(screens.count) of ") && text.contains("screens, 320 to ") && text.contains(", worst on "))
  }

  /// The text says which constraints conflict, and where they stand: the second width is on a line of its own.
  @Test func conflictsAreNamed() throws {
    let view = Drawn.fixed("view", "a", 20, 100, 60, 40)
    let again = "\n<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"90\" id=\"again\"/>"
    let text = Drawn(subviews: view.view, constraints: view.constraints + again).text
    let path = try folder.file("a.storyboard", text)
    let lines = text.components(separatedBy: "\n")
    let first = try #require(lines.firstIndex { $0.contains("id=\"a-w\"") }) + 1
    let second = try #require(lines.firstIndex { $0.contains("id=\"again\"") }) + 1
    let found = try #require(try lint([path, "--device", "iphone-se-3"]).lines.first)
    #expect(
      found.contains(
        "its constraints cannot all hold: UIView:a.width == 60 (line \(first)), UIView:a.width == 90 (line \(second)) ("
      ))
  }

  /// A switch is 31 points high and here must not be higher than that: its content is named too.
  @Test func contentInConflictsIsNamed() throws {
    let view = Drawn.fixed("switch", "a", 20, 100, 49, 60, "verticalHuggingPriority=\"1000\"")
    let path = try folder.file("a.storyboard", Drawn(subviews: view.view, constraints: view.constraints).text)
    let found = try #require(try lint([path, "--device", "iphone-se-3"]).lines.first { $0.contains("unsatisfiable") })
    #expect(
      found.contains("UISwitch:a.height == 60 (line ") && found.contains("UISwitch:a.height <= 31 by its content"))
  }

  /// A document for iPads alone is not judged on phones, unless one is named.
  @Test func documentsForPads() throws {
    let text = Self.late.text.replacingOccurrences(of: "\"iOS.CocoaTouch\"", with: "\"iOS.CocoaTouch.iPad\"")
    let path = try folder.file("pad.storyboard", text)
    let line = try #require(try lint([path, "--format", "json"]).lines.first)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    let screens = try #require(json["screens"] as? [String])
    #expect(!screens.isEmpty && screens.allSatisfy { $0.hasPrefix("ipad") })
    #expect(try lint([path, "--device", "iphone-se-3"]).status == .finding)
  }

  /// A cell of a xib is a row as high as its content needs, 10 + 60 + 10 and not the whole screen, where that would conflict.
  @Test func cellsOfXibs() throws {
    let box = Drawn.fixed("view", "a", 20, 10, 60, 60)
    let inside = box.constraints.replacingOccurrences(of: "\"r\"", with: "\"content\"")
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" toolsVersion=\"17506\" "
      + "targetRuntime=\"iOS.CocoaTouch\" useAutolayout=\"YES\"><objects>"
      + "<tableViewCell contentMode=\"scaleToFill\" id=\"cell\">\(Drawn.rect(0, 0, 320, 80))"
      + "<tableViewCellContentView key=\"contentView\" id=\"content\">\(Drawn.rect(0, 0, 320, 80))"
      + "<subviews>\(box.view)</subviews><constraints>\(inside)<constraint firstAttribute=\"bottom\" "
      + "secondItem=\"a\" secondAttribute=\"bottom\" constant=\"10\" id=\"below\"/></constraints>"
      + "</tableViewCellContentView></tableViewCell></objects></document>"
    #expect(try lint([try folder.file("Cell.xib", text), "--device", "iphone-se-3"]).lines == [])
  }

  /// Mistakes of the document itself are told with their lines, and do not stop the rest.
  @Test func brokenReferences() throws {
    var drawn = Self.late
    drawn.constraints += "<constraint firstItem=\"lb\" firstAttribute=\"top\" secondItem=\"gone\" id=\"bad\"/>"
    let path = try folder.file("a.storyboard", drawn.text)
    let lines = try lint([path, "--device", "iphone-se-3"]).lines
    #expect(lines.count == 2)
    #expect(lines.contains { $0.contains("broken: <constraint id=\"bad\"> names gone") })
  }

  /// A file that is no document is a mistake of its own, with its line, and the next one is looked at nevertheless; a sum of
  /// all stands first.
  @Test func unreadableDocuments() throws {
    let bad = try folder.file("bad.storyboard", "<document>\n<scenes>")
    let good = try folder.file("good.storyboard", Self.late.text)
    let (lines, status) = try lint([bad, good, "--device", "iphone-se-3"])
    #expect(status == .finding)
    #expect(lines.count == 3)
    #expect(lines[0] == "2 documents: 2 errors and 0 warnings in 2 of them")
    #expect(lines[1].hasPrefix("\(bad):2: unreadable: not well-formed XML"))
    #expect(lines[2].contains("off-screen: lb"))
    #expect(throws: Failure.self) { try lint([folder.path + "/nothing.xib"]) }
  }

  /// Of a folder all documents are looked at, but those git ignores and those for other systems.
  @Test func folders() throws {
    let top = folder.path + "/project"
    for inner in ["App/Base.lproj", "Pods/Kit"] {
      try FileManager.default.createDirectory(atPath: "\(top)/\(inner)", withIntermediateDirectories: true)
    }
    for name in ["App/Base.lproj/Main.storyboard", "Pods/Kit/Kit.xib", "Old.storyboard"] {
      _ = try folder.file("project/\(name)", Self.late.text)
    }
    _ = try folder.file(
      "project/Desk.xib", Self.late.text.replacingOccurrences(of: "iOS.CocoaTouch", with: "MacOSX.Cocoa"))
    _ = try folder.file("project/.gitignore", "# Not ours\nPods/\n/Old.*\n")
    let (lines, status) = try lint([top, "--device", "iphone-se-3"])
    #expect(status == .finding)
    #expect(
      lines.first == "1 document: 1 error and 0 warnings in 1 of them; 1 document for other systems left alone")
    #expect(lines.count == 2 && lines[1].hasPrefix("\(top)/App/Base.lproj/Main.storyboard:"))
    // Whoever deals documents out asks for them first: those of other systems are known once they are read.
    let listed = try lint([top, "--list"])
    #expect(listed.lines == ["\(top)/App/Base.lproj/Main.storyboard", "\(top)/Desk.xib"] && listed.status == .done)
  }

  /// A drawing says on which screen, how grave and how sure it is, and which constraints there are.
  @Test func explanations() throws {
    let path = try folder.file("a.storyboard", Self.late.text)
    let lines = try lint([path, "--device", "iphone-se-3", "--explain"]).lines
    #expect(lines[1] == "    error, likely, on iphone-se-3 portrait")
    #expect(lines.contains { $0.contains("####") })
    #expect(lines.contains { $0.contains("a  lb \"Hi\"  300, 100; 200×21") })
    #expect(lines.contains { $0.contains(".width == 200") })
  }

  /// The place in the file, and who has it: upright only, for turned the screen is 667 wide.
  @Test func formats() throws {
    let text = Self.late.text
    let path = try folder.file("a,b:50%.storyboard", text)
    let line = try #require(text.components(separatedBy: "\n").firstIndex { $0.contains("id=\"lb\"") }) + 1
    let words = "off-screen: lb \"Hi\": 125 pt beyond the edge of the window (iphone-se-3 portrait)"
    let arguments = [path, "--device", "iphone-se-3"]
    #expect(try lint(arguments).lines == ["\(path):\(line): \(words)"])
    #expect(
      try lint(arguments + ["--format", "github"]).lines == [
        "::error file=\(folder.path)/a%2Cb%3A50%25.storyboard,line=\(line)::\(words)"
      ])
    let json = try #require(try lint(arguments + ["--format", "json"]).lines.first)
    let values = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(values["v"] as? Int == 1)
    #expect(values["file"] as? String == path)
    #expect(values["line"] as? Int == line)
    #expect(values["scene"] as? String == "s1")
    #expect(values["view"] as? String == "lb \"Hi\"")
    #expect(values["amount"] as? Double == 125)
    #expect(values["frame"] as? [Double] == [300, 100, 200, 21])
    #expect(values["screens"] as? [String] == ["iphone-se-3 portrait"])
    #expect(values["model"] as? String == "iphone-se-3")
    #expect(values["window"] as? String == "full")
    #expect(values["size"] as? [Double] == [375, 667])
    let junit = try lint(arguments + ["--format", "junit"])
    #expect(junit.lines.count { $0.contains("<testcase ") } == 2)
    #expect(
      junit.lines.filter { $0.contains("<failure ") }.map { $0.contains(":\(line): lb &quot;Hi&quot;: 125 pt") } == [
        true
      ])
    #expect(junit.status == .finding)
    let svg = try lint(arguments + ["--format", "svg"]).lines
    #expect(svg.count { $0.contains("class=\"broken\"") } == 1)
    let page = try lint(arguments + ["--format", "html"]).lines
    #expect(page.count { $0.contains("<section ") && $0.contains("class=\"bad\"") } == 1)
  }

  /// A text of several lines, or a long one, is still one line of the report.
  @Test func longNames() throws {
    let label = Drawn.fixed(
      "label", "lb", 300, 100, 200, 90, "text=\"One&#10;two 50%\" numberOfLines=\"0\" lineBreakMode=\"wordWrap\"")
    let path = try folder.file("n.storyboard", Drawn(subviews: label.view, constraints: label.constraints).text)
    let lines = try lint([path, "--device", "iphone-se-3"]).lines
    #expect(lines.count == 1)
    #expect(lines.allSatisfy { $0.contains("lb \"One\": ") && !$0.contains("\n") })
  }

  /// What the baseline has is accepted, at whatever line it stands now; what is new is not.
  @Test func baseline() throws {
    let path = try folder.file("a.storyboard", Self.late.text)
    let known = folder.path + "/known"
    let arguments = ["--device", "iphone-se-3", "--baseline", known]
    let missing = #expect(throws: Failure.self) { try lint([path] + arguments) }
    #expect(missing?.status == .usage)
    let written = try lint([path] + arguments + ["--write-baseline"])
    #expect(written.status == .done)
    #expect(written.lines == ["accepted 1 finding in \(known)"])
    #expect(try lint([path] + arguments).lines == [])
    var moved = Self.late
    let other = Drawn.fixed("button", "new", 350, 300, 50, 40)
    moved.subviews = "\n\n" + moved.subviews + other.view
    moved.constraints += other.constraints
    let left = try lint([try folder.file("a.storyboard", moved.text)] + arguments)
    #expect(left.status == .finding)
    #expect(left.lines.count == 1 && left.lines[0].contains("off-screen: new: 25 pt beyond"))
    let homeless = #expect(throws: Failure.self) { try lint([path, "--write-baseline"]) }
    #expect(homeless?.status == .usage)
    let unknown = #expect(throws: Failure.self) { try lint([path, "--device", "nokia"]) }
    #expect(unknown?.status == .usage)
  }
}
