// Files a host reads and writes: storyboards and their scenes, films, and the file of an exploration's part.
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

@testable import Exploration
@testable import SwivelHost

@MainActor struct StoryboardFileTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private static func scene(_ id: String, _ words: String = "", subviews: String) -> String {
    """
    <scene><objects><viewController id="\(id)" \(words)><view key="view" contentMode="scaleToFill" id="\(id)-v">
    <rect key="frame" x="0" y="0" width="375" height="667"/>\(subviews)</view></viewController></objects></scene>
    """
  }

  private static let label = """
    <subviews><label opaque="NO" text="x" id="l"><rect key="frame" x="20" y="100" width="100" height="20"/></label></subviews>
    """

  /// Two scenes with content, the second without a name, and an empty one.
  private static func text(_ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17506" \
    useAutolayout="YES" useSafeAreas="YES" initialViewController="a"><scenes>\(scenes)</scenes></document>
    """
  }
  private static let three = text(
    scene("a", "userLabel=\"First\"", subviews: label) + scene("b", subviews: label) + scene("c", subviews: ""))

  private func words(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch { return HostEnding(error)?.words }
  }

  @Test func filesByTheirNames() throws {
    try folder.write("A.storyboard", "one")
    try folder.write("B.xib", "two")
    let files = try StoryboardFiles.read([folder("A.storyboard"), folder("B.xib")])
    #expect(files == ["A.storyboard": Array("one".utf8), "B.xib": Array("two".utf8)])
    #expect(try StoryboardFiles.read([]).isEmpty)
    #expect(
      words { _ = try StoryboardFiles.read([folder("A.storyboard"), folder("A.storyboard")]) }
        == "two files are named A.storyboard")
  }

  @Test(arguments: [
    ("Main.storyboard", "Main"), ("/a/b/Main.storyboard", "Main"), ("a.b.storyboard", "a.b"), ("x", "x"),
  ])
  func names(path: String, name: String) { #expect(StoryboardFiles.name(path) == name) }

  /// An app for each storyboard, in order; other files are none, and all are there for each.
  @Test func apps() throws {
    for name in ["Two.storyboard", "One.storyboard"] { try folder.write(name, Self.three) }
    try folder.write("Words.strings", "\"a\" = \"b\";")
    let apps = try StoryboardFiles.apps(["Two.storyboard", "Words.strings", "One.storyboard"].map { folder($0) })
    #expect(apps.map(\.name) == ["Two", "One"])
    #expect(apps.allSatisfy { $0.isStoryboardAlone && $0.interfaceFiles.count == 3 })
  }

  @Test func oneThatIsNone() throws {
    try folder.write("Main.storyboard", "no document")
    #expect(words { _ = try StoryboardFiles.apps([folder("Main.storyboard")]) }?.contains("Main.storyboard") == true)
    #expect(
      words { _ = try StoryboardFiles.apps(["/nowhere/Main.storyboard"]) }
        == "/nowhere/Main.storyboard: cannot be read: No such file or directory")
  }

  private func app(_ text: String = three) throws -> AppBundle {
    try folder.write("Main.storyboard", text)
    return try #require(try StoryboardFiles.apps([folder("Main.storyboard")]).first)
  }

  /// (scenes that are asked for, those that are swept): all with content unless told otherwise, in the document's order.
  @Test(arguments: [
    ([], ["a", "b"]), (["First"], ["a"]), (["b"], ["b"]), (["b", "a"], ["a", "b"]), (["a", "First"], ["a"]),
  ])
  func scenes(wanted: [String], swept: [String]) throws {
    let scenes = try StoryboardFiles.scenes(of: try app(), wanted: wanted)
    #expect(scenes.map { $0.scene?.controller } == swept)
    #expect(scenes.allSatisfy { $0.app.name == "Main" && $0.app.isStoryboardAlone })
  }

  @Test(arguments: ["c", "Second"]) func aSceneThatIsNotThere(name: String) throws {
    let app = try app()
    let told = words { _ = try StoryboardFiles.scenes(of: app, wanted: ["a", name]) }
    #expect(told == "--scene: no scene '\(name)' with content, only a (First), b")
  }

  /// Containers only, or an app of code: it is swept as it is.
  @Test func noScene() throws {
    let empty = try StoryboardFiles.scenes(of: try app(Self.text(Self.scene("c", subviews: ""))), wanted: [])
    #expect(empty.count == 1 && empty[0].scene == nil && empty[0].app.name == "Main")
    let code = AppBundle.test { UIViewController() }
    let own = try StoryboardFiles.scenes(of: code, wanted: [])
    #expect(own.count == 1 && own[0].scene == nil && own[0].app.name == "Test")
    #expect(words { _ = try StoryboardFiles.scenes(of: code, wanted: ["a"]) } == "--scene: Test is no storyboard")
  }

  /// (a label's place, how the sweep ends): 100 from 20 is on every screen; from 300 on it is off one of 375 points' edge.
  @Test(arguments: [(20, nil), (360, HostEnding(HostOptions.Unmet()))]) func aSweep(x: Int, expected: HostEnding?)
    throws
  {
    let label = Self.label.replacingOccurrences(of: "x=\"20\"", with: "x=\"\(x)\"")
    try folder.write("Main.storyboard", Self.text(Self.scene("a", subviews: label)))
    let words = [
      "--sweep", "--storyboard", folder("Main.storyboard"), "--app", "Main", "--device", "iphone-8", "--era", "15",
      "--orientation", "portrait", "--check", "off-screen",
    ]
    #expect(folder.ending(words, []) == expected)
    let files = ["--junit", folder("a.xml"), "--svg", folder("a.svg"), "--report", folder("a.html")]
    #expect(folder.ending(words + files + ["--format", "sarif"], []) == expected)
    let found = try folder.text("a.xml")
    #expect(found.contains("<failure") == (expected != nil) && found.contains("<testsuite"), "\(found)")
    #expect(try folder.text("a.svg").contains("<svg") && folder.text("a.html").contains("<html"))
    #expect(folder.ending(words + ["--junit", "/nowhere/a.xml"], [])?.status == .usage)
  }
}

struct FilmFileTests {
  @Test(
    arguments: [
      ("a.gif", .gif), ("a.GIF", .gif), ("a.html", .html), ("/a.gif/b.mp4", .mp4), ("a.avi", nil), ("gif", nil),
      ("", nil),
    ] as [(String, KeptFilm.Format?)])
  func formats(path: String, format: KeptFilm.Format?) { #expect(KeptFilm.Format(of: path) == format) }

  @Test func aFolderOfOnesOwn() throws {
    let made = try (0..<2).map { _ in try ScratchFolder.make("test") }
    defer { for folder in made { rmdir(folder.path) } }
    #expect(made[0] != made[1])
    for folder in made {
      var status = stat()
      #expect(stat(folder.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_mode & 0o777 == 0o700)
      #expect(folder.lastPathComponent.hasPrefix("swivel-test-"))
    }
  }
}

struct ShardFileTests {
  private let folder: Folder
  private let header = ShardHeader(app: "Pages", part: 2, parts: 3, plan: ["--app", "Pages"])

  init() throws { folder = try Folder() }

  private func read(_ folder: String) throws -> ExplorationShard {
    let file = folder + "/shard-2-of-3.jsonl"
    return try ExplorationShard(text: try String(contentsOfFile: file, encoding: .utf8), file: file)
  }

  @Test(arguments: [true, false]) func whatIsWrittenIsRead(isFinished: Bool) throws {
    let file = try ShardFile(header, in: folder("new/out"))
    #expect(try read(folder("new/out")).header == header, "its first line is there at once")
    file.record(ShardLine(note: "first"))
    #expect(try read(folder("new/out")).notes == ["first"])
    let figures = [ShardFigures(world: "a", figures: ExplorationFigures())]
    file.end(figures, ["second", "third"], isFinished: isFinished)
    let whole = try read(folder("new/out"))
    #expect(whole.notes == ["first", "second", "third"] && whole.figures == figures)
    #expect(whole.isFinished == isFinished)
  }

  /// What an earlier one has left is gone.
  @Test func oneThatIsThere() throws {
    try ShardFile(header, in: folder.path).record(ShardLine(note: "old"))
    _ = try ShardFile(header, in: folder.path)
    #expect(try read(folder.path).notes.isEmpty)
  }

  @Test func withoutAFolder() throws {
    let file = try ShardFile(header, in: nil)
    file.record(ShardLine(note: "first"))
    file.end([], [], isFinished: true)
  }

  @Test func aFolderThatCannotBeMade() throws {
    try folder.write("file", "")
    #expect { try ShardFile(header, in: folder("file")) } throws: {
      "\($0)" == "\(folder("file")): cannot be read or written"
    }
  }

  private static func finding(_ screen: String) -> ExplorationFinding {
    ExplorationFinding(
      oracle: .thereAndBack, world: "w", header: .init(device: "iphone-8", era: "15", apps: ["Pages"]), events: [.tick],
      differences: [.init(window: 1, screen: screen, view: "a", property: .text, expected: "x", actual: "y")],
      reference: nil, text: nil, needed: [1], verified: (3, 3))
  }

  /// What a baseline knows is not told, and is in the next one; what is told has a script each.
  @Test func knownFindings() throws {
    let all = ["One", "Two"].map { Self.finding($0) }
    try ExplorationBaseline([all[0]]).write(to: folder("known"))
    let options = try ExploreOptions.parse([
      "--baseline", folder("known"), "--write-baseline", folder("next"), "--out", folder("out"), "--format", "json",
    ])
    let output = try ExplorationOutput(options, app: "Pages", plan: ["--app", "Pages"])
    #expect(try output.tell(all, [], []) == [all[1]])
    #expect(try folder.text("next") == all.map { $0.fingerprint + "\n" }.sorted().joined())
    #expect(try folder.text("out/Pages-1.swivel").contains("Two") && !folder.has("out/Pages-2.swivel"))
    let shard = try ExplorationShard(text: try folder.text("out/shard-1-of-1.jsonl"), file: "")
    #expect(
      shard.header == ShardHeader(app: "Pages", part: 1, parts: 1, plan: ["--app", "Pages"] + options.sharedArguments))
    #expect(!shard.isFinished)
  }

  /// A baseline's line is an oracle, a screen, what differs and the kinds of events, between tabs; the first that is none is named.
  @Test(
    arguments: [
      ("", nil), ("\n", nil), ("there-and-back\tOne\ta.text\t\n", nil),
      ("there-and-back\tOne\ta.text\trotate\r\nmirror\tTwo\tb.frame\ttap\r\n", nil),
      ("there-and-back\tOne\ta.text\trotate\n<<<<<<< ours\n", 2), ("nonsense", 1), (#"{"version": 1}"#, 1),
      ("there-and-back\tOne\n", 1), ("a\tb\tc\td\n", 1), ("a.storyboard\toff-screen\tlabel\t\n", 1),
      ("\u{0}\u{1}\n", 1),
    ] as [(String, Int?)])
  func whatIsABaseline(_ text: String, _ line: Int?) throws {
    try folder.write("known", text)
    do throws(ExplorationFileError) {
      _ = try ExplorationBaseline(file: folder("known"))
      #expect(line == nil)
    } catch {
      #expect(error.line == line && HostEnding(error)?.status == .usage)
      #expect("\(error)".hasPrefix("\(folder("known")):\(line ?? 0): "), "\(error)")
    }
  }

  /// Names with line breaks in them are one line of a baseline, and known again.
  @Test func aFindingIsALine() throws {
    let all = [Self.finding("One\ntwo\u{2028}three"), Self.finding("Four")]
    try ExplorationBaseline(all).write(to: folder("known"))
    #expect(try folder.text("known").split(separator: "\n").count == 2)
    #expect(try ExplorationBaseline(file: folder("known")).unknown(all).isEmpty)
  }
}
