// Documents of our own and, where there are some, other people's: lint, sweep and layout say the same of each.
import Canvas
import Configuration
import DeviceCatalog
import Findings
import Foundation
import InterfaceBuilder
import Lint
import Orientation
import Sweep
import SwivelUI
import Testing

@testable import swivel

/// A finding as every verb tells it.
private struct Told: Hashable, CustomStringConvertible {
  var scene: String
  var check: String
  var view: String
  /// Which constraints conflict differs from size to size, and is not compared.
  var other: String
  var screen: String

  init(_ scene: String, _ finding: Finding, _ screen: String) {
    self.scene = scene
    check = finding.identity.check.rawValue
    view = finding.identity.view
    other = finding.identity.check == .unsatisfiable ? "" : finding.identity.other
    self.screen = screen
  }

  var description: String { "\(screen): \(scene) \(check) \(view) \(other)" }
}

/// One document on one device, upright and turned, in every window that offers.
@MainActor private struct Verbs {
  let document: InterfaceDocument
  let bytes: [UInt8]
  let profile: DeviceProfile
  private let era = Era(18)

  init(_ bytes: [UInt8], file: String, on device: String) throws {
    self.bytes = bytes
    document = try InterfaceDocument(bytes, file: file)
    let folder = ConfigurationFolder(path: Folder.configuration[1])
    profile = try #require(try folder.device(device))
  }

  func lint() throws -> Set<Told> {
    var told: Set<Told> = []
    for screen in try LintScreen.all(of: profile, era: era) {
      // What the document itself says wrong, and views beside its scenes, no sweep shows.
      let scenes = Set(document.controllers.compactMap { $0.parent?.parent?[.sceneID] })
      for issue in DocumentLint(document: document, screens: [screen]).report().issues
      where issue.origin.scene.map(scenes.contains) == true && issue.worst.finding.identity.check != .broken {
        told.insert(Told(issue.origin.scene ?? "", issue.worst.finding, screen.name))
      }
    }
    return told
  }

  func sweep() -> Set<Told> {
    var told: Set<Told> = []
    let plan = SweepPlan(devices: [profile], era: era)
    for scene in StoryboardScene.all(of: document) {
      let app = AppBundle.showing(storyboard: "Main", scene: scene, files: ["Main.storyboard": bytes])
      var runner = SweepRunner(app: app, scene: scene, plan: plan)
      let id = document.element(scene.controller)?.parent?.parent?[.sceneID] ?? scene.controller
      for screen in runner.run().screens {
        let turned = "\(profile.id) \(screen.orientation.isLandscape ? "landscape" : "portrait")"
        let name = screen.window == "full" ? turned : "\(turned) \(screen.window)"
        for finding in screen.findings { told.insert(Told(id, finding, name)) }
      }
    }
    return told
  }
}

@Suite @MainActor struct OneJudgeTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  nonisolated private static let sentence = "A sentence that needs more than sixty points"

  /// A scene in a container 300×200 at (0, `top`), with a label at (20, `y`); in a view that scrolls, which keeps its content where it
  /// is, or not.
  nonisolated private static func embedded(_ y: Int, top: Int = 100, scrolled: Bool = false) -> Drawn {
    let label = Drawn.fixed("label", "a", 20, y, 100, 21, "text=\"Hi\"")
    var container = Drawn.fixed(
      "containerView", "c", 0, top, 300, 200,
      inside: "<connections><segue destination=\"vc\" kind=\"embed\" id=\"sg\"/></connections>")
    if scrolled {
      let ends = Drawn.tie("s", "trailing", "c", 0) + Drawn.tie("s", "bottom", "c", 900)
      let inner = container.constraints.replacingOccurrences(of: "\"r\"", with: "\"s\"") + ends
      container = Drawn.fixed(
        "scrollView", "s", 0, 0, 300, 600, "clipsSubviews=\"YES\" contentInsetAdjustmentBehavior=\"never\"",
        inside: "<subviews>\(container.view)</subviews><constraints>\(inner)</constraints>")
    }
    var drawn = Drawn(subviews: label.view, constraints: label.constraints)
    drawn.scenes =
      "<scene sceneID=\"s2\"><objects><viewController id=\"outer\" sceneMemberID=\"viewController\"><view key=\"view\" "
      + "id=\"r2\">\(Drawn.rect(0, 0, 414, 896))<subviews>\(container.view)</subviews><constraints>"
      + container.constraints.replacingOccurrences(of: "\"r\"", with: "\"r2\"")
      + "</constraints></view></viewController></objects></scene>"
    return drawn
  }

  /// A scene that is the root of a stack, in tabs or not.
  nonisolated private static func stacked(
    _ parts: [(view: String, constraints: String)], tabs: Bool, large: Bool = false
  )
    -> Drawn
  {
    var drawn = drawn(parts)
    drawn.scenes =
      "<scene sceneID=\"s3\"><objects><navigationController id=\"nav\" sceneMemberID=\"viewController\"><navigationBar "
      + "key=\"navigationBar\" \(large ? "largeTitles=\"YES\" " : "")id=\"bar\"/><connections><segue destination=\"vc\" "
      + "kind=\"relationship\" relationship=\"rootViewController\" id=\"root\"/></connections></navigationController>"
      + "</objects></scene>"
    if tabs {
      drawn.scenes +=
        "<scene sceneID=\"s4\"><objects><tabBarController id=\"tabs\" sceneMemberID=\"viewController\"><connections>"
        + "<segue destination=\"nav\" kind=\"relationship\" relationship=\"viewControllers\" id=\"tab\"/></connections>"
        + "</tabBarController></objects></scene>"
    }
    return drawn
  }

  nonisolated private static func drawn(_ parts: [(view: String, constraints: String)]) -> Drawn {
    Drawn(subviews: parts.map(\.view).joined(), constraints: parts.map(\.constraints).joined())
  }

  nonisolated private static func label(_ id: String, _ x: Int, _ y: Int, _ width: Int, _ more: String = "text=\"Hi\"")
    -> (view: String, constraints: String)
  { Drawn.fixed("label", id, x, y, width, 21, more) }

  nonisolated private static func holding(_ kind: String, _ more: String, _ y: Int) -> (
    view: String, constraints: String
  ) {
    Drawn.fixed(
      kind, "h", 20, 100, 100, 60, more,
      inside: "<subviews><label text=\"Hi\" id=\"l\">\(Drawn.rect(10, y, 40, 21))</label></subviews>")
  }

  /// A table with one row in the style `subtitle`, whose title has more words than there is room for.
  nonisolated private static let row = Drawn.fixed(
    "tableView", "t", 0, 100, 120, 300, "dataMode=\"prototypes\" style=\"plain\" rowHeight=\"44\"",
    inside:
      "<prototypes><tableViewCell style=\"IBUITableViewCellStyleDefault\" textLabel=\"title\" reuseIdentifier=\"Row\" "
      + "id=\"cell\">\(Drawn.rect(0, 0, 120, 44))<tableViewCellContentView key=\"contentView\" id=\"cc\">"
      + "\(Drawn.rect(0, 0, 120, 44))<subviews><label text=\"\(sentence)\" id=\"title\">\(Drawn.rect(16, 0, 88, 44))"
      + "</label></subviews></tableViewCellContentView></tableViewCell></prototypes>")

  /// Documents, and what is wrong with each on an iPhone SE upright: 375×667 with a status bar of 20, no home indicator; a
  /// navigation bar is 44 points high, 96 with a large title, a tab bar 49.
  nonisolated private static let table: [(name: String, drawn: Drawn, upright: [String])] = [
    ("nothing wrong", drawn([label("a", 20, 100, 200)]), []),
    ("125 points too far right", drawn([label("a", 300, 100, 200)]), ["off-screen a"]),
    ("under the status bar", drawn([label("a", 20, 0, 200)]), ["outside-safe-area a"]),
    (
      "under the navigation bar, which ends at 64", stacked([label("a", 20, 40, 200)], tabs: false),
      ["outside-safe-area a"]
    ),
    ("below the navigation bar", stacked([label("a", 20, 64, 200)], tabs: false), []),
    (
      "under a large title, which ends at 116", stacked([label("a", 20, 70, 200)], tabs: false, large: true),
      ["outside-safe-area a"]
    ),
    (
      "under the tab bar, which begins at 618", stacked([label("a", 20, 630, 200)], tabs: true), ["outside-safe-area a"]
    ),
    ("the same without tabs", stacked([label("a", 20, 630, 200)], tabs: false), []),
    (
      "two buttons on each other",
      drawn([Drawn.fixed("button", "a", 20, 100, 60, 40), Drawn.fixed("button", "b", 40, 120, 60, 40)]),
      ["overlapping a/b"]
    ),
    (
      "a button on a picture",
      drawn([Drawn.fixed("imageView", "a", 20, 100, 60, 40), Drawn.fixed("button", "b", 40, 120, 60, 40)]), []
    ),
    ("beyond a view that clips", drawn([holding("view", "clipsSubviews=\"YES\"", 50)]), ["clipped l/h"]),
    ("beyond one that does not", drawn([holding("view", "", 50)]), []),
    ("below the edge of what scrolls", drawn([holding("scrollView", "clipsSubviews=\"YES\"", 500)]), []),
    (
      "the same where a user cannot scroll",
      drawn([holding("scrollView", "clipsSubviews=\"YES\" scrollEnabled=\"NO\"", 50)]), ["clipped l/h"]
    ),
    ("text without room", drawn([label("a", 20, 100, 60, "text=\"\(sentence)\"")]), ["truncated a"]),
    (
      "text that may become small",
      drawn([label("a", 20, 100, 60, "text=\"\(sentence)\" adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.1\"")]),
      []
    ),
    ("off the screen and transparent", drawn([label("a", 300, 100, 200, "text=\"Hi\" alpha=\"0.0\"")]), []),
    (
      "two widths",
      drawn([
        Drawn.fixed("view", "a", 20, 100, 60, 40),
        ("", "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"90\" id=\"again\"/>"),
      ]), ["unsatisfiable a"]
    ),
    (
      "no height",
      drawn([
        (
          "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\">\(Drawn.rect(0, 100, 9, 9))</view>",
          Drawn.tie("a", "leading", "r", 0) + Drawn.tie("a", "trailing", "r", 0) + Drawn.tie("a", "top", "r", 100)
        )
      ]), ["ambiguous a"]
    ),
    (
      "in a stack wider than the screen",
      drawn([
        Drawn.fixed(
          "stackView", "s", 20, 100, 500, 40, "distribution=\"fillEqually\"",
          inside:
            "<subviews><label text=\"One\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"x\"/><label text=\"Two\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"y\"/></subviews>"
        )
      ]), ["off-screen y"]
    ),
    ("a scene in a container of 200, within it", embedded(150), []),
    ("the same 71 points too low", embedded(250), ["off-screen a"]),
    ("under the status bar, where it stays", embedded(5, top: 0), ["outside-safe-area a"]),
    ("under the status bar until it is scrolled", embedded(5, top: 0, scrolled: true), []),
    ("a row whose title has no room", drawn([row]), ["truncated title"]),
  ]

  @Test("each document has the mistakes the table says, upright", arguments: table.map(\.name))
  func mistakes(name: String) throws {
    let row = try #require(Self.table.first { $0.name == name })
    let verbs = try Verbs(Array(row.drawn.text.utf8), file: "Main.storyboard", on: "iphone-se-3")
    let lint = try verbs.lint()
    let upright = lint.filter { $0.screen == "iphone-se-3 portrait" }.map { told in
      let words = told.view.prefix { $0 != " " }
      let other = told.other.prefix { $0 != " " }
      return other.isEmpty ? "\(told.check) \(words)" : "\(told.check) \(words)/\(other)"
    }
    #expect(upright.sorted() == row.upright)
    #expect(verbs.sweep() == lint)
  }

  @Test("layout says of the screen what lint says", arguments: table.map(\.name))
  func layout(name: String) throws {
    let row = try #require(Self.table.first { $0.name == name })
    let path = try folder.file("Main.storyboard", row.drawn.text)
    let rest = [path, "--device", "iphone-se-3", "--era", "18"] + Folder.configuration
    let told = try LayoutCommand.parse(rest + ["--findings", "--json"]).report()
    let lint = try LintCommand.parse(rest + ["--format", "json"]).report().lines
    let upright = lint.filter { $0.contains("\"iphone-se-3 portrait\"") }
    #expect(try told.text.split(separator: "\n").map { try identity(String($0)) } == upright.map(identity))
    #expect(told.failure?.status == (upright.isEmpty ? nil : .finding))
  }

  private func identity(_ line: String) throws -> [String] {
    let json = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    // One cause is told once, by the screen it is worst on, where it can be another check's.
    return ["scene", "line", "view"].map { "\(json[$0] ?? "")" }
  }

  nonisolated private static let documents = ProcessInfo.processInfo.environment["SWIVEL_CORPUS"].map {
    $0 + "/storyboards"
  }

  @Test(
    "a sample of other people's storyboards, in every window of a phone and a pad",
    .enabled(if: documents != nil, "SWIVEL_CORPUS names no folder with storyboards"),
    arguments: ["iphone-15", "ipad-pro-11-4"])
  func corpus(device: String) throws {
    let folder = try #require(Self.documents)
    let names = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
    var told = 0
    let storyboards = names.filter { $0.hasSuffix(".storyboard") }.sorted()
    for name in stride(from: 0, to: storyboards.count, by: 4).map({ storyboards[$0] }) {
      let bytes = [UInt8](try #require(FileManager.default.contents(atPath: folder + "/" + name)))
      let verbs = try Verbs(bytes, file: name, on: device)
      let (lint, sweep) = (try verbs.lint(), verbs.sweep())
      told += lint.count
      #expect(lint.subtracting(sweep).map(\.description).sorted() == [], "lint alone, \(name)")
      #expect(sweep.subtracting(lint).map(\.description).sorted() == [], "sweep alone, \(name)")
    }
    #expect(told > 0)
  }
}
