// Projects that are described in a file, by XcodeGen's "Project Spec".
import Foundation
import Testing

@testable import Adoption

@Suite final class GeneratedProjectTests {
  private let folder = NSTemporaryDirectory() + "described-\(ProcessInfo.processInfo.globallyUniqueString)"

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { Issue.record("\(error)") }
  }

  private func write(_ files: [String: String]) throws {
    for (path, text) in files { try FolderListing.write([UInt8](text.utf8), to: "\(folder)/\(path)") }
  }

  private func project(_ text: String, _ files: [String: String] = [:]) throws -> GeneratedProject {
    try write(files.merging(["project.yml": text]) { $1 })
    return try GeneratedProject(folder + "/project.yml")
  }

  private static let app = """
    name: Tilt
    options:
      bundleIdPrefix: org.example
    packages:
      Shapes: {path: ../Shapes}
      Far: {url: "https://example.org/far", from: 1.0.0}
    targets:
      Tilt:
        type: application
        platform: iOS
        sources:
          - App
          - path: Shared
            excludes: ["**/*.md", Old, "*Mac.swift"]
          - {path: Words/en.lproj, buildPhase: resources}
          - {path: Scripts, buildPhase: none}
          - {path: Maybe, optional: true}
        info:
          path: App/Info.plist
          properties:
            UISupportedInterfaceOrientations: [UIInterfaceOrientationLandscapeLeft]
            UIRequiresFullScreen: true
            UILaunchScreen: {}
        dependencies:
          - target: Kit
          - package: Shapes
          - {package: Far, product: FarThings}
      Kit:
        type: framework
        platform: [iOS, macOS]
        sources: Kit
      Watch:
        type: application
        platform: watchOS
        sources: [Watch]
      TiltTests:
        type: bundle.unit-test
        platform: iOS
        sources: [Tests]
    """
  private static let files = [
    "App/A.swift": "import UIKit\n", "App/Main.storyboard": "", "App/Info.plist": "", "App/B.m": "",
    "Shared/C.swift": "", "Shared/DMac.swift": "", "Shared/Old/E.swift": "", "Shared/Deep/F.swift": "",
    "Shared/Deep/Note.md": "", "Words/en.lproj/L.strings": "", "Scripts/S.swift": "", "Kit/K.swift": "",
    "Watch/W.swift": "", "Tests/T.swift": "",
  ]

  @Test func targetsAsTheProjectWouldHaveThem() throws {
    let project = try project(Self.app, Self.files)
    #expect(project.targets.map(\.name) == ["Kit_iOS", "Tilt", "TiltTests", "Watch"])
    #expect(project.targets.map(\.kind) == [.library, .app, .test, .other])
    #expect(project.targets.map(\.module) == ["Kit", "Tilt", "TiltTests", "Watch"])
    let app = project.targets[1]
    #expect(app.sources == ["App/A.swift", "App/B.m", "Shared/C.swift", "Shared/Deep/F.swift"])
    #expect(app.resources == ["App/Info.plist", "App/Main.storyboard", "Words/en.lproj/L.strings"])
    #expect(app.dependencies == ["Kit"])
    #expect(app.products == ["Shapes", "FarThings"])
    #expect(app.settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.example.Tilt")
    #expect(project.localPackages == ["../Shapes"])
    #expect(project.remarks.isEmpty)
  }

  /// What the app supports is said in the description alone.
  @Test func thePlanOfAnApp() throws {
    let named = Self.app.replacing("- target: Kit", with: "- target: Kit_iOS")
    try write(Self.files.merging(["project.yml": named]) { $1 })
    let plan = try AdoptionPlan(folder, target: nil)
    #expect(plan.modules.map(\.name) == ["Kit", "Tilt"])
    #expect(plan.main.dependencies == ["Kit"])
    #expect(plan.info.orientations == ["LandscapeLeft"] && plan.info.requiresFullScreen)
    #expect(plan.entries?.contains("org.example.Tilt") == true)
    let told = plan.remarks.map { $0.description.replacing(folder + "/", with: "") }
    #expect(
      told == [
        "App/B.m:1: left out: no Swift", "project.yml:1: the package product Shapes is not here",
        "project.yml:1: the package product FarThings is not here",
      ])
  }

  private struct Row: CustomTestStringConvertible {
    var text: String
    /// Of the target `T`.
    var settings: [String: String]
    var testDescription: String { text }
  }

  private static let target = "targets: {T: {type: application, platform: iOS, settings: "
  private static let rows = [
    Row(
      text: target + "{A: 1, B: two, C: YES, D: true, E: false, F: '01'}}}",
      settings: ["A": "1", "B": "two", "C": "YES", "D": "YES", "E": "NO", "F": "01"]),
    Row(text: target + "{A: 1.10, B: [x, y]}}}", settings: ["A": "1.10", "B": "x y"]),
    Row(
      text: target + "{base: {A: base, B: base}, configs: {debug: {A: debug}, release: {A: release}}}}}",
      settings: ["A": "debug", "B": "base"]),
    Row(
      text: """
        configs: {Beta Debug: debug, Beta Release: release, Debug: debug}
        options: {defaultConfig: Beta Release}
        \(target){base: {A: base}, configs: {beta: {A: beta}, release: {B: release}, debug: {B: debug}}}}}
        """, settings: ["A": "beta", "B": "release"]),
    Row(
      text: """
        settingGroups: {one: {A: one, B: one, C: one}, two: {groups: [one], base: {B: two}}}
        \(target){groups: [two], base: {C: own}}}}
        """, settings: ["A": "one", "B": "two", "C": "own"]),
    Row(
      text: "settings: {A: whole, B: whole}\n" + target + "{B: $(inherited) own}}}",
      settings: ["A": "whole", "B": "whole own"]),
    // Groups that name each other end.
    Row(
      text: "settingGroups: {one: {groups: [one], base: {A: one}}}\n" + target + "{groups: [one]}}}",
      settings: ["A": "one"]),
  ]

  @Test(arguments: rows) private func settingsOfATarget(row: Row) throws {
    let found = try project("name: T\n" + row.text).targets[0].settings
    for (name, value) in row.settings { #expect(found[name] == value, "\(name)") }
  }

  @Test func templatesAndIncludes() throws {
    let project = try project(
      """
      include: [base.yml, {path: Sub/more.yml}]
      targets:
        T:
          templates: [App]
          templateAttributes: {where: Here}
          sources:REPLACE: [Own]
          settings: {A: own}
      """,
      [
        "base.yml": """
        name: Base
        targetTemplates:
          Any: {platform: iOS, settings: {A: any, B: any, C: "${target_name} in ${where}"}}
          App: {templates: [Any], type: application, settings: {B: app}}
        targets: {T: {sources: [None]}}
        """,
        "Sub/more.yml": "targets: {U: {type: framework, platform: iOS, sources: [More, {path: Less}]}}",
        "Own/A.swift": "", "Sub/More/B.swift": "", "Sub/Less/C.swift": "",
      ])
    #expect(project.targets.map(\.name) == ["T", "U"])
    let target = project.targets[0]
    #expect(
      target.kind == .app && target.sources == ["Own/A.swift"]
        && project.targets[1].sources == ["Sub/More/B.swift", "Sub/Less/C.swift"])
    #expect(["A", "B"].map { target.settings[$0] } == ["own", "app"])
    #expect(target.settings["C"] == "T in Here")
    #expect(project.remarks.isEmpty)
  }

  @Test func settingsInFilesOfTheirOwn() throws {
    let project = try project(
      "name: T\nconfigFiles: {Debug: W.xcconfig}\ntargets: {T: {type: application, platform: iOS, "
        + "configFiles: {Debug: T.xcconfig}, settings: {A: own}}}",
      ["W.xcconfig": "A = w\nB = w\nC = w", "T.xcconfig": "A = t\nB = t"])
    let settings = project.targets[0].settings
    #expect(["A", "B", "C"].map { settings[$0] } == ["own", "t", "w"])
  }

  /// Paths of an included file are seen from where it is, unless it says otherwise; one may be switched off.
  @Test(arguments: [
    ("Sub/more.yml", ["Sub/A.swift"]), ("{path: Sub/more.yml, relativePaths: false}", ["A.swift"]),
    ("{path: Sub/more.yml, enable: false}", []),
  ])
  func pathsOfIncludedFiles(include: String, sources: [String]) throws {
    let project = try project(
      "include: [\(include)]\ntargets: {T: {type: application, platform: iOS}}",
      ["Sub/more.yml": "targets: {T: {sources: [A.swift]}}", "A.swift": "", "Sub/A.swift": ""])
    #expect(project.targets[0].sources == sources)
  }

  /// The one that is called so, not the first that ends so; a setting counts before the description.
  @Test(
    arguments: [
      ("", "App/Info.plist", false), ("info: {path: Made.plist, properties: {A: b}}", "Made.plist", true),
      ("settings: {INFOPLIST_FILE: Set.plist}, info: {path: Made.plist}", "Set.plist", false),
      ("settings: {INFOPLIST_FILE: Made.plist}, info: {path: Made.plist}", "Made.plist", true),
      ("settings: {GENERATE_INFOPLIST_FILE: YES}", nil, false),
    ] as [(String, String?, Bool)])
  func whichInfoPlist(text: String, file: String?, isMade: Bool) throws {
    let target = try project(
      "targets: {T: {type: application, platform: iOS, sources: [App], \(text)}}",
      ["App/GoogleService-Info.plist": "", "App/Info.plist": ""]
    ).targets[0]
    #expect(target.settings["INFOPLIST_FILE"] == file)
    #expect((target.plist != nil) == isMade)
  }

  @Test func platformsAndNames() throws {
    let project = try project(
      """
      targets:
        K:
          name: Kit
          type: framework
          platform: [iOS, macOS]
          platformSuffix: -${platform}
          sources: ["Kit/${platform}", Kit/$platform/More]
      """, ["Kit/iOS/A.swift": "", "Kit/iOS/More/B.swift": ""])
    #expect(project.targets.map(\.name) == ["Kit-iOS"])
    #expect(project.targets[0].module == "Kit")
    #expect(project.targets[0].sources == ["Kit/iOS/A.swift", "Kit/iOS/More/B.swift", "Kit/iOS/More/B.swift"])
  }

  /// Nothing behind a key is no value: not the whole folder.
  @Test func nothingIsNoValue() throws {
    let target = try project(
      "targets:\n  T:\n    type: application\n    platform: iOS\n    sources:\n    settings: {A: , B: ~, C: ''}",
      ["A.swift": ""]
    ).targets[0]
    #expect(target.sources.isEmpty)
    #expect(target.settings["A"] == nil && target.settings["B"] == nil && target.settings["C"] == "")
  }

  /// Templates and attributes that stand for each other many times end.
  @Test func namesThatGrow() throws {
    let attributes = (0..<40).map { "a\($0): '${a\($0 + 1)}${a\($0 + 1)}'" }.joined(separator: ", ")
    let project = try project(
      """
      targetTemplates:
        A: {templates: [B, B, B, A, A, A], type: application}
        B: {templates: [A, A, A, B, B, B], platform: iOS}
      targets: {T: {templates: [A, A, A, B, B], templateAttributes: {\(attributes)}, settings: {S: '${a0}'}}}
      """)
    #expect(project.targets[0].kind == .app)
    #expect(project.targets[0].settings["S"] == "${a1}${a1}")
  }

  // MARK: What cannot be read

  @Test func whatIsNotThereIsSaid() throws {
    let project = try project(
      "include: [own.yml]\nname: T\ntargets: {T: {type: application, platform: iOS, sources: [None]}}")
    #expect(
      project.remarks.map { $0.description.replacing(folder + "/", with: "") } == [
        "project.yml:1: 'own.yml' is included and is not there",
        "None:1: the project names it, and it is not there",
      ])
  }

  private static let bad: [(text: String, words: String)] = [
    ("name: [", "expected YAML, found what is none"), ("- a", "expected a table"), ("name: T", "without targets"),
    ("include: project.yml\ntargets: {}", "files include each other"),
    // Nine lists of nine of the one before: 387,420,489 values.
    (
      (1...9).reduce("a0: &a0 [x]\n") { text, n in
        text + "a\(n): &a\(n) [\(Array(repeating: "*a\(n - 1)", count: 9).joined(separator: ", "))]\n"
      }, "a table of at most 100000 values"
    ),
  ]

  @Test(arguments: bad) func whatIsNoDescription(text: String, words: String) throws {
    let error = #expect(throws: AdoptionError.self) { try project(text) }
    #expect(error.map { "\($0)" }?.contains(words) == true, "\(error.map { "\($0)" } ?? "")")
  }

  /// Another tool's file of that name is none, and a project Xcode has counts before it.
  @Test(arguments: [("tasks: {a: b}", false), ("targets: {}", true), ("targets: {T: {type: application}}", true)])
  func otherFilesOfThatName(text: String, isOne: Bool) throws {
    try write(["project.yml": text, "Sources/A.swift": ""])
    #expect(try GivenProject.find(folder, target: nil)?.path == (isOne ? folder + "/project.yml" : nil))
    try write(["A.xcodeproj/project.pbxproj": ""])
    #expect(try GivenProject.find(folder, target: nil)?.path == folder + "/A.xcodeproj")
  }
}
