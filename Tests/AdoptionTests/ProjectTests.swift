// Projects on disk: what Xcode wrote, and what is not as Xcode writes it.
import Foundation
import Testing

@testable import Adoption

@Suite final class ProjectTests {
  private let folder = NSTemporaryDirectory() + "adoption-\(ProcessInfo.processInfo.globallyUniqueString)"

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { Issue.record("\(error)") }
  }

  private func write(_ files: [String: String]) throws {
    for (path, text) in files { try FolderListing.write([UInt8](text.utf8), to: "\(folder)/\(path)") }
  }

  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T, U, ); buildConfigurationList = L; };
      G = { isa = PBXGroup; children = (H, N, ); sourceTree = "<group>"; };
      H = { isa = PBXGroup; path = "My App"; children = (A, V, X, ); sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = "A+B.swift"; sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = Elsewhere/C.swift; sourceTree = SOURCE_ROOT; };
      V = { isa = PBXVariantGroup; name = Main.storyboard; children = (B, ); sourceTree = "<group>"; };
      B = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      N = { isa = PBXFileSystemSynchronizedRootGroup; path = New; exceptions = (E, ); sourceTree = "<group>"; };
      E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist, "Not.swift", ); };
      S = { isa = PBXSourcesBuildPhase; files = (FA, FX, ); };
      FA = { isa = PBXBuildFile; fileRef = A /* A+B.swift */; }; FX = { isa = PBXBuildFile; fileRef = X; };
      R = { isa = PBXResourcesBuildPhase; files = (FV, ); }; FV = { isa = PBXBuildFile; fileRef = V; };
      T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
            buildPhases = (S, R, ); buildConfigurationList = M; dependencies = (D, ); fileSystemSynchronizedGroups = (N, ); };
      D = { isa = PBXTargetDependency; target = U; };
      U = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = ( ); };
      L = { buildConfigurations = (C1, ); }; C1 = { name = Debug; buildSettings = { SWIFT_VERSION = 5.0; A = 1; }; };
      M = { buildConfigurations = (C2, ); defaultConfigurationName = Release; };
      C2 = { name = Release; buildSettings = { INFOPLIST_FILE = "My App/Info.plist"; PRODUCT_NAME = "$(TARGET_NAME)"; A = 2; }; };
    }; rootObject = P /* Project object */; }
    """

  @Test func aProjectsTargets() throws {
    try write([
      "A.xcodeproj/project.pbxproj": Self.project, "New/D.swift": "", "New/Not.swift": "",
      "New/Art.xcassets/Contents.json": "{}",
    ])
    let project = try XcodeProject(folder + "/A.xcodeproj")
    #expect(project.targets.map(\.name) == ["My App", "Kit"])
    #expect(project.targets.map(\.kind) == [.app, .library])
    let app = project.targets[0]
    #expect(app.module == "My_App")
    #expect(app.sources == ["My App/A+B.swift", "Elsewhere/C.swift", "New/D.swift"])
    #expect(app.resources == ["My App/Base.lproj/Main.storyboard", "New/Art.xcassets/Contents.json"])
    #expect(app.dependencies == ["Kit"])
    #expect(app.settings["A"] == "2" && app.settings["SWIFT_VERSION"] == "5.0")
  }

  /// As the plan says of its target: the one that is named; by default the first app, else the first library.
  @Test(arguments: [(nil, "My_App"), ("My App", "My_App"), ("Kit", "Kit")] as [(String?, String)])
  func theTargetThatIsMeant(target: String?, module: String) throws {
    // Both targets have the file C.swift.
    let project = Self.project.replacing(
      "buildPhases = ( ); };",
      with: "buildPhases = (K, ); }; K = { isa = PBXSourcesBuildPhase; files = (FK, ); };"
        + " FK = { isa = PBXBuildFile; fileRef = X; };")
    try write([
      "A.xcodeproj/project.pbxproj": project, "My App/A+B.swift": "import UIKit\n",
      "Elsewhere/C.swift": "import UIKit\n",
    ])
    #expect(try AdoptionPlan(folder, target: target).main.name == module)
    let library = project.replacing("product-type.application", with: "product-type.bundle.unit-test")
    try write(["A.xcodeproj/project.pbxproj": library])
    #expect(try AdoptionPlan(folder, target: target).main.name == (target == nil ? "Kit" : module))
  }

  @Test func aTargetThatIsNotThereIsTold() throws {
    try write(["A.xcodeproj/project.pbxproj": Self.project])
    #expect(throws: AdoptionError.self) { try AdoptionPlan(folder, target: "None") }
  }

  @Test(arguments: [
    ("{ objects = { }; }", 1, "objects and a rootObject"), ("{\n a = 1\n b = 2; }", 3, "';'"),
    ("{ a = (1 2); }", 1, "',' or ')'"),
    ("", 1, "a word or a string"),
  ])
  func whatXcodeDoesNotWrite(text: String, line: Int, expected: String) throws {
    try write(["A.xcodeproj/project.pbxproj": text])
    do throws(AdoptionError) {
      _ = try XcodeProject(folder + "/A.xcodeproj")
      Issue.record("it was read")
    } catch {
      guard case .malformed(_, let at, let what, _) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(at == line && what == expected)
    }
  }

  @Test func aFolderBecomesAnother() throws {
    try write([
      "In/A.swift": "// A\nimport UIKit\n@objc class A {}\n", "In/B.swift": "import UIKit\n@objc class B {}\n",
      "In/Base.lproj/Main.storyboard": "<x/>", "In/.git/HEAD": "x", "In/C.m": "",
    ])
    let result = try SourceFolder.rewrite(folder + "/In", to: folder + "/Out", AdoptionContext())
    #expect(
      try FolderListing.text(folder + "/Out/A.swift")
        == "#sourceLocation(file: \"\(folder)/In/A.swift\", line: 2)\nimport UIKit\n      class A {}\n")
    #expect(
      try FolderListing.text(folder + "/Out/B.swift")
        == "#sourceLocation(file: \"\(folder)/In/B.swift\", line: 2)\n      class B {}\nimport UIKit")
    #expect(try FolderListing.text(folder + "/Out/Base.lproj/Main.storyboard") == "<x/>")
    #expect(!FileManager.default.fileExists(atPath: folder + "/Out/.git"))
    #expect(result.swiftFiles == 2 && result.foreignSources == ["C.m"])
  }

  /// A link to a folder it lies in has no end: it is left out and named, and the rest is adopted.
  @Test(arguments: ["..", ".", "../../In"]) func aLinkThatLeadsBackIsLeftOut(_ target: String) throws {
    try write(["In/A.swift": "class A {}\n", "In/Deep/B.swift": "class B {}\n"])
    try FileManager.default.createSymbolicLink(atPath: folder + "/In/Deep/again", withDestinationPath: target)
    var problems: [Remark] = []
    #expect(try FolderListing.files(folder + "/In", &problems) == ["A.swift", "Deep/B.swift"])
    #expect(problems.map(\.description) == ["Deep/again:1: left out: a link to a folder around it"])
  }

  @Test func whatCannotBeReadIsTold() throws {
    try write(["Empty/a.txt": ""])
    #expect(throws: AdoptionError.nothing(path: folder + "/Empty", reason: "no Swift file in it")) {
      try SourceFolder.rewrite(folder + "/Empty", to: folder + "/Out", AdoptionContext())
    }
    #expect(throws: AdoptionError.self) { try XcodeProject(folder + "/None.xcodeproj") }
  }

  /// Files that are no UTF-8 are copied and told, links to nothing told; places are named only where they are asked for.
  @Test func whatIsNoSourceIsCopied() throws {
    try write([
      "In/A.swift": "@objc class A {}\n", "In/b.mm": "b", "In/c.metal": "", "In/d.txt": "", "In/build/E.swift": "",
      "In/Pods/F.swift": "",
    ])
    try FolderListing.write([0xFF, 0x0A], to: folder + "/In/Bad.swift")
    try FileManager.default.createSymbolicLink(atPath: folder + "/In/gone.swift", withDestinationPath: "nowhere")
    let result = try SourceFolder.rewrite(folder + "/In", to: folder + "/Out", AdoptionContext(), keepsPlaces: false)
    #expect(result.swiftFiles == 2 && result.foreignSources == ["b.mm", "c.metal"])
    #expect(
      result.module.remarks == [
        Remark(file: "gone.swift", line: 1, text: "left out: a link to nothing"),
        Remark(file: "Bad.swift", line: 1, text: "left as it is: not UTF-8"),
      ])
    #expect(result.module.texts == ["A.swift": "      class A {}\n"])
    #expect(try FolderListing.text(folder + "/Out/A.swift") == "      class A {}\n")
    #expect(try FolderListing.bytes(folder + "/Out/Bad.swift") == [0xFF, 0x0A])
    #expect(try FolderListing.text(folder + "/Out/b.mm") == "b")
    var problems: [Remark] = []
    #expect(
      try FolderListing.files(folder + "/Out", &problems) == ["A.swift", "Bad.swift", "b.mm", "c.metal", "d.txt"])
    #expect(try SourceFolder.sources(folder + "/In").map(\.path) == ["A.swift"])
    #expect(try SourceFolder.sources(folder + "/In/A.swift").map(\.text) == ["@objc class A {}\n"])
    #expect(throws: AdoptionError.unreadable(file: folder + "/In/Bad.swift", reason: "not UTF-8")) {
      try SourceFolder.text(folder + "/In/Bad.swift")
    }
    try write(["None/a.txt": ""])
    #expect(throws: AdoptionError.nothing(path: folder + "/None", reason: "no Swift file in it")) {
      try SourceFolder.sources(folder + "/None")
    }
  }

  /// A file that is as it should be is not written again, so that a build sees only what changed.
  @Test func whatIsThereIsLeftAlone() throws {
    let file = folder + "/Out/a"
    func number() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    }
    try FolderListing.write(Array("a".utf8), to: file)
    let first = try #require(try number())
    try FolderListing.write(Array("a".utf8), to: file)
    #expect(try number() == first)
    try FolderListing.write(Array("b".utf8), to: file)
    #expect(try FolderListing.text(file) == "b")
  }

  /// The sources of a list go into one folder, each under a name of its own that is not the source's, rewritten together: where a file says
  /// that its lines are of another of the same name, Swift 6 warns that `#fileID` is the same for both.
  @Test func theSourcesOfAList() throws {
    try write([
      "x/A.swift": "import ARKit\nimport Kit\nclass A: B {\n}\n",
      "y/C.swift": "extension A {\n  override func f() {}\n}\n",
      "list": "modules: Kit\n\(folder)/x/A.swift\n\(folder)/y/C.swift\n",
    ])
    let module = try SourceList(folder + "/list").rewrite(to: folder + "/out")
    #expect(module.absentModules == ["ARKit": ["\(folder)/x/A.swift"]])
    #expect(
      try FolderListing.text(folder + "/out/A.adopted.swift")
        == "#sourceLocation(file: \"\(folder)/x/A.swift\", line: 2)\nimport Kit\nclass A: B {\noverride func f() { override_f() } }\nimport UIKit"
    )
    #expect(
      try FolderListing.text(folder + "/out/C.adopted.swift")
        == "#sourceLocation(file: \"\(folder)/y/C.swift\", line: 1)\nextension A {\n  func override_f() {}\n}\n")
    #expect(throws: AdoptionError.self) { try SourceList(folder + "/none") }
  }
}
