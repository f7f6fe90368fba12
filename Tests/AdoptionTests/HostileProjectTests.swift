// Projects of strangers: nothing of one is written outside its package, and its names are names whatever characters are in them.
import Foundation
import Testing

@testable import Adoption

@Suite final class HostileProjectTests {
  private let folder = NSTemporaryDirectory() + "hostile-\(ProcessInfo.processInfo.globallyUniqueString)"

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { Issue.record("\(error)") }
  }

  private func write(_ files: [String: String]) throws {
    for (path, text) in files { try FolderListing.write([UInt8](text.utf8), to: "\(folder)/\(path)") }
  }

  private func everything() throws -> Set<String> {
    Set(try FileManager.default.subpathsOfDirectory(atPath: folder).filter { !$0.hasPrefix("P/") && $0 != "P" })
  }

  private static func project(resource: String) -> String {
    """
    { objects = { P = { mainGroup = G; targets = (T); }; G = { children = (A, R); };
      A = { path = A.swift; }; R = { path = "\(resource)"; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.framework"; buildPhases = (S, B); };
      S = { isa = PBXSourcesBuildPhase; files = (FA); }; FA = { fileRef = A; };
      B = { isa = PBXResourcesBuildPhase; files = (FR); }; FR = { fileRef = R; }; }; rootObject = P; }
    """
  }

  /// The project is in P and its package in Out: six steps up from a folder of a catalogue in the package's resources lead beside it.
  /// In the project the catalogue's folder is a link five folders down, so that the same steps lead to a file of the project's, which
  /// has the name it has there.
  @Test(
    arguments: [
      ("Art.xcassets/deep/../../../../../../tasks.json", "tasks.json"),
      ("Art.xcassets/deep/../../../../../../.vscode", ".vscode/tasks.json"),
    ]) func nothingIsWrittenBesideThePackage(resource: String, name: String) throws
  {
    try write([
      "P/A.xcodeproj/project.pbxproj": Self.project(resource: resource), "P/A.swift": "",
      "P/Art.xcassets/a/b/c/d/e/f.txt": "", "P/tasks.json": "{}", "P/.vscode/tasks.json": "{}",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/P/Art.xcassets/deep", withDestinationPath: folder + "/P/Art.xcassets/a/b/c/d/e")
    #expect(FileManager.default.fileExists(atPath: "\(folder)/P/\(resource)"))
    let plan = try AdoptionPlan(folder + "/P/A.xcodeproj", target: nil)
    try AdoptedPackage(plan, folder: folder + "/Out", repository: "", classes: AppClasses([])).write()
    #expect(try everything().filter { !$0.hasPrefix("Out/") } == ["Out"])
    #expect(plan.main.resources == [name: "\(folder)/P/\(name)"])
  }

  /// A stranger's archive may hold the folder the package is written to, with links in it to anywhere: none is written through.
  @Test(arguments: ["Package.swift", "Sources", "Sources/App/Resources", "Sources/App/Resources/tasks.json"])
  func linksInThePackagesFolder(link: String) throws {
    try write([
      "P/A.xcodeproj/project.pbxproj": Self.project(resource: "tasks.json"), "P/A.swift": "", "P/tasks.json": "{}",
      "precious/kept": "precious",
    ])
    let place = "\(folder)/Out/\(link)"
    try FileManager.default.createDirectory(
      atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    let isFile = link.contains(".")
    try FileManager.default.createSymbolicLink(
      atPath: place, withDestinationPath: folder + (isFile ? "/precious/kept" : "/precious"))
    let plan = try AdoptionPlan(folder + "/P/A.xcodeproj", target: nil)
    #expect(
      throws: AdoptionError.unreadable(
        file: place, reason: "a link, through which nothing is written; take it away, or name another folder")
    ) { try AdoptedPackage(plan, folder: folder + "/Out", repository: "", classes: AppClasses([])).write() }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/precious") == ["kept"])
    #expect(FileManager.default.contents(atPath: folder + "/precious/kept") == Data("precious".utf8))
    // Half a package is none: what stands in the way is looked for before anything is written.
    #expect(try written() == [])
  }

  /// The files in the package's folder, links not followed.
  private func written() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder + "/Out").filter {
      try FileManager.default.attributesOfItem(atPath: "\(folder)/Out/\($0)")[.type] as? FileAttributeType
        == .typeRegular
    }
  }

  /// (what is there, whether as a folder, what is said of it). errno(3): a file is no folder for others.
  @Test(arguments: [
    ("Sources/App/Resources", false, "Sources/App/Resources", "Not a directory"),
    ("Tests", false, "Tests", "Not a directory"),
    (
      "Sources/App/Resources/tasks.json", true, "Sources/App/Resources/tasks.json",
      "a folder, a pipe or a device, where a file is to be"
    ),
    (
      "Tests/AppTests/AppTests.swift", true, "Tests/AppTests/AppTests.swift",
      "a folder, a pipe or a device, where a file is to be"
    ),
  ])
  func whatStandsInTheWay(_ name: String, _ isFolder: Bool, _ named: String, _ reason: String) throws {
    try write([
      "P/A.xcodeproj/project.pbxproj": Self.project(resource: "tasks.json"), "P/A.swift": "", "P/tasks.json": "{}",
    ])
    if isFolder {
      try FileManager.default.createDirectory(atPath: "\(folder)/Out/\(name)", withIntermediateDirectories: true)
    } else {
      try write(["Out/\(name)": "mine"])
    }
    let before = try written()
    let plan = try AdoptionPlan(folder + "/P/A.xcodeproj", target: nil)
    #expect(throws: AdoptionError.unreadable(file: "\(folder)/Out/\(named)", reason: reason)) {
      try AdoptedPackage(plan, folder: folder + "/Out", repository: "", classes: AppClasses([])).write()
    }
    #expect(try written() == before)
  }

  /// Swift's book, String Literals: a quote and a backslash in a text are written with a backslash.
  @Test func theRepositorysFolderMayBeCalledAnything() throws {
    try write([
      "P/A.xcodeproj/project.pbxproj": Self.project(resource: "tasks.json"), "P/A.swift": "", "P/tasks.json": "{}",
    ])
    let plan = try AdoptionPlan(folder + "/P/A.xcodeproj", target: nil)
    let package = AdoptedPackage(plan, folder: folder + "/Out", repository: #"/R&D "x"/\n"#, classes: AppClasses([]))
    let manifest = try #require(package.files.first { $0.path == "Package.swift" }?.text)
    #expect(manifest.contains(#".package(name: "swivel", path: "/R&D \"x\"/\\n")"#))
  }

  /// A pipe would keep whoever reads it; of a project that names one nothing is written, and of a folder it is left out.
  @Test func pipesInAProject() throws {
    try write(["P/A.xcodeproj/project.pbxproj": Self.project(resource: "tasks.json"), "P/A.swift": "", "Q/B.swift": ""])
    for project in ["P", "Q"] { #expect(mkfifo("\(folder)/\(project)/tasks.json", 0o600) == 0) }
    let named = try AdoptionPlan(folder + "/P/A.xcodeproj", target: nil)
    #expect(throws: AdoptionError.unreadable(file: "\(folder)/P/tasks.json", reason: "a pipe or a device")) {
      try AdoptedPackage(named, folder: folder + "/Out", repository: "", classes: AppClasses([])).write()
    }
    #expect(!FileManager.default.fileExists(atPath: folder + "/Out"))
    let found = try AdoptionPlan(folder + "/Q", target: nil)
    #expect(found.remarks.contains { $0.file.hasSuffix("tasks.json") && $0.text == "left out: a pipe or a device" })
    try AdoptedPackage(found, folder: folder + "/Out", repository: "", classes: AppClasses([])).write()
    #expect(FileManager.default.fileExists(atPath: folder + "/Out/Package.swift"))
  }

  /// A path that leads up and down again within the project is the file it leads to.
  @Test func pathsWithinTheProjectStay() throws {
    try write([
      "P/A.xcodeproj/project.pbxproj": Self.project(
        resource: "Views/../Art.xcassets/Logo.imageset/../Logo.imageset/a.png"),
      "P/A.swift": "", "P/Views/V.swift": "", "P/Art.xcassets/Logo.imageset/a.png": "x",
    ])
    let plan = try AdoptionPlan(folder + "/P/A.xcodeproj", target: nil)
    #expect(plan.main.resources == ["Art.xcassets/Logo.imageset/a.png": folder + "/P/Art.xcassets/Logo.imageset/a.png"])
  }

  /// The list the plugin reads has a path a line.
  @Test func aNameWithALineBreakIsNoTwoNames() throws {
    try write(["P/A.swift": "", "P/B\nC.swift": ""])
    let plan = try AdoptionPlan(folder + "/P", target: nil)
    #expect(plan.main.sources == [folder + "/P/A.swift"])
    #expect(
      plan.remarks.contains(Remark(file: folder + "/P/B\nC.swift", line: 1, text: "left out: a line break in its name"))
    )
  }

  /// Literals of Swift, by its grammar: a quote and a backslash are escaped, and what ends a line is written as its number.
  @Test(
    arguments: [
      ("Main", #""Main""#), ("", #""""#), (#"a"b"#, #""a\"b""#), (#"a\b"#, #""a\\b""#),
      (#"\(exit(1))"#, #""\\(exit(1))""#),
      ("a\nb\r\t\0", #""a\u{a}b\u{d}\u{9}\u{0}""#), ("Grüße 🙂", "\"Grüße 🙂\""),
    ]) func literals(text: String, literal: String)
  { #expect(SwiftText.literal(text) == literal) }

  /// The class of a scene's delegate becomes a word of the app's source; what is no name of a class is none.
  @Test(arguments: [
    ("App.Scenes", "Scenes"), ("Scenes", "Scenes"), ("Scenes() }; func x() { exit(1)", nil), ("a b", nil),
  ])
  func sceneDelegates(name: String, found: String?) throws {
    let plist = """
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneDelegateClassName</key><string>\(name)</string>
      </dict></array></dict></dict></dict></plist>
      """
    #expect(try AppInfo(plist: Array(plist.utf8), file: "Info.plist", settings: [:]).sceneDelegate == found)
  }

  /// A condition of Swift's by its value: an even number of `!` takes nothing away, and what is too deep to be anybody's is not known.
  @Test(
    arguments: [
      (String(repeating: "!", count: 20_000) + "os(iOS)", ConditionValue.yes),
      (String(repeating: "!", count: 20_001) + "os(iOS)", .no),
      (String(repeating: "(", count: 60) + "os(iOS)" + String(repeating: ")", count: 60), .yes),
      (String(repeating: "(", count: 20_000) + "os(iOS)" + String(repeating: ")", count: 20_000), .open),
      (String(repeating: "!(", count: 20_000) + "os(iOS)" + String(repeating: ")", count: 20_000) + " || true", .yes),
    ]) func deepConditions(condition: String, value: ConditionValue) throws
  {
    let source = try Source(file: "A.swift", text: "#if \(condition)\nx\n#endif\n")
    let x = try #require(source.tokens.indices.first { source.text($0) == "x" })
    #expect(Conditions(source) { _ in false }.values[x] == value)
  }

  @Test func stringsInStrings() throws {
    func text(_ depth: Int) -> String {
      String(repeating: "\"\\(", count: depth) + "1" + String(repeating: ")\"", count: depth)
    }
    let source = try Source(file: "A.swift", text: text(64))
    #expect(source.tokens.map { source.bytes[$0.start] } == [UInt8(ascii: "\"")])
    let error = AdoptionError.malformed(
      file: "A.swift", line: 1, expected: "at most 64 strings in each other", actual: "more")
    #expect(throws: error) { try Source(file: "A.swift", text: text(65)) }
    #expect(throws: error) { try Source(file: "A.swift", text: text(20_000)) }
  }
}
