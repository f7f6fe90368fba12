// Libraries in source form that lie beside a project: where they are found, and in which order they are built.
import Foundation
import Testing

@testable import Adoption

@Suite final class LocalLibraryTests {
  private let folder = NSTemporaryDirectory() + "libraries-\(ProcessInfo.processInfo.globallyUniqueString)"

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { Issue.record("\(error)") }
  }

  private func write(_ files: [String: String]) throws {
    for (path, text) in files { try FolderListing.write([UInt8](text.utf8), to: "\(folder)/\(path)") }
  }

  private static let manifest = """
    // swift-tools-version:5.9
    import PackageDescription
    let package = Package(
      name: "Kit", platforms: [.iOS(.v13)],
      products: [.library(name: "KitProduct", targets: ["Kit"]), .executable(name: "tool", targets: ["Tool"])],
      dependencies: [.package(path: "../Base"), .package(url: "https://example.org/x", from: "1.0.0")],
      targets: [
        .target(name: "Kit", dependencies: [.target(name: "Core"), "Base"], exclude: ["Old", "Notes.md"]),
        .target(name: "Core", path: "Elsewhere", sources: ["A"]), .testTarget(name: "KitTests", path: "Checks"),
      ])
    """

  @Test func whatAManifestDeclares() throws {
    let manifest = try PackageManifest(file: "Package.swift", text: Self.manifest)
    #expect(manifest.products == ["KitProduct"])
    #expect(manifest.packages == ["../Base"])
    #expect(
      manifest.targets == [
        .init(name: "Kit", path: nil, exclude: ["Old", "Notes.md"]),
        .init(name: "Core", path: "Elsewhere", sources: ["A"]),
      ])
  }

  @Test(arguments: ["let package = Package(name: n, targets: targets)", "", "print(1)"])
  func aManifestThatIsComputedDeclaresNothing(text: String) throws {
    #expect(try PackageManifest(file: "Package.swift", text: text).targets.isEmpty)
  }

  @Test func aManifestWithoutAnEnd() {
    #expect(throws: AdoptionError.unbalanced(file: "Package.swift", line: 1, what: "'('")) {
      try PackageManifest(file: "Package.swift", text: "let package = Package(")
    }
  }

  /// A package named by its folder: its targets and the package beside it, each before who imports it; what no file imports is not
  /// taken, nor what the manifest excludes.
  @Test func aPackageAndThePackagesItNames() throws {
    try write([
      "App/App.swift": "import Kit\nimport UIKit\n", "Kit/Package.swift": Self.manifest,
      "Kit/Sources/Kit/Kit.swift": "import Core\nimport Base\n", "Kit/Sources/Kit/Old/Old.swift": "",
      "Kit/Elsewhere/A/Core.swift": "", "Kit/Elsewhere/B/Other.swift": "", "Kit/Sources/Unused/U.swift": "",
      "Base/Package.swift":
        "let package = Package(name: \"Base\", targets: [.target(name: \"Base\", path: \"Sources\")])",
      "Base/Sources/B.swift": "",
    ])
    let plan = try AdoptionPlan(folder + "/App", target: nil, libraries: [folder + "/Kit"])
    #expect(plan.modules.map(\.name) == ["Base", "Core", "Kit", "App"])
    #expect(plan.modules.map(\.dependencies) == [[], [], ["Base", "Core"], ["Kit"]])
    #expect(plan.modules[1].sources == [folder + "/Kit/Elsewhere/A/Core.swift"])
    #expect(plan.modules[2].sources == [folder + "/Kit/Sources/Kit/Kit.swift"])
    #expect(plan.main.folder == nil && plan.modules[2].folder == folder + "/Kit/Sources/Kit")
    #expect(plan.remarks.isEmpty)
  }

  /// An app's screens find the documents of its libraries; of two with one name its own, and texts stay where they are.
  @Test func anAppHasTheDocumentsOfItsLibraries() throws {
    try write([
      "App/App.swift": "import Kit\nimport UIKit\n", "App/Own.xib": "own", "Kit/Kit.swift": "import UIKit\n",
      "Kit/Row.xib": "row", "Kit/Own.xib": "kit", "Kit/en.lproj/Localizable.strings": "",
    ])
    let plan = try AdoptionPlan(folder + "/App", target: nil, libraries: ["Kit=" + folder + "/Kit"])
    let package = AdoptedPackage(plan, folder: folder + "/out", repository: "", classes: AppClasses([]))
    try package.write()
    func text(_ path: String) -> String? {
      FileManager.default.contents(atPath: folder + "/out/Sources/App/Resources/" + path).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    #expect([text("Row.xib"), text("Own.xib"), text("en.lproj/Localizable.strings")] == ["row", "own", nil])
  }

  /// (where the library lies, what its folder holds besides): found without being named.
  @Test(arguments: [
    ("App/Pods/Kit/Classes/Kit.swift", ""),
    ("App/Carthage/Checkouts/Kit/Sources/Kit/Kit.swift", "App/Carthage/Checkouts/Kit/"),
    ("Sources/Kit/Kit.swift", "/"),
  ])
  func librariesBesideAProject(source: String, package: String) throws {
    try write(["App/App.swift": "import Kit\n", source: "public struct Kit {}\n"])
    if !package.isEmpty {
      try write([package + "Package.swift": "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])"])
    }
    let plan = try AdoptionPlan(folder + "/App", target: nil)
    #expect(plan.modules.map(\.name) == ["Kit", "App"])
    #expect(plan.modules[0].sources == ["\(folder)/\(source)"])
    #expect(plan.main.dependencies == ["Kit"])
  }

  /// A folder into which several were cloned is named once.
  @Test func aFolderOfPackages() throws {
    let package: (String) -> String = { "let package = Package(name: \"\($0)\", targets: [.target(name: \"\($0)\")])" }
    try write([
      "App/App.swift": "import A\nimport B\n", "libs/a/Package.swift": package("A"), "libs/a/Sources/A/A.swift": "",
      "libs/b/Package.swift": package("B"), "libs/b/Sources/B/B.swift": "", "libs/README.md": "",
    ])
    let plan = try AdoptionPlan(folder + "/App", target: nil, libraries: [folder + "/libs"])
    #expect(plan.modules.map(\.name) == ["A", "B", "App"])
    #expect(plan.remarks.isEmpty)
  }

  /// What nobody named and cannot be read is told; what somebody named is an error.
  @Test func aPackageThatCannotBeRead() throws {
    try write([
      "App/App.swift": "import Kit\n", "Package.swift": "let package = Package(", "Kit/Package.swift": "Package(",
    ])
    let plan = try AdoptionPlan(folder + "/App", target: nil)
    #expect(plan.modules.map(\.name) == ["App"])
    #expect(plan.remarks.map(\.text) == ["not looked into: '(' has no counterpart"])
    #expect(throws: AdoptionError.unbalanced(file: folder + "/Kit/Package.swift", line: 1, what: "'('")) {
      try AdoptionPlan(folder + "/App", target: nil, libraries: [folder + "/Kit"])
    }
    #expect(throws: AdoptionError.nothing(path: folder + "/None", reason: "there is no such folder")) {
      try AdoptionPlan(folder + "/App", target: nil, libraries: ["Kit=\(folder)/None"])
    }
  }

  @Test func aLibraryNobodyImportsIsTold() throws {
    try write(["App/App.swift": "import UIKit\n", "Any/A.swift": ""])
    // A folder whose name begins as that of one that is imported is another.
    try write(["App/B.swift": "import Other\n", "Anything/O.swift": ""])
    let plan = try AdoptionPlan(
      folder + "/App", target: nil, libraries: ["Kit=\(folder)/Any", "Other=\(folder)/Anything"])
    #expect(plan.modules.map(\.name) == ["Other", "App"])
    #expect(plan.remarks == [Remark(file: folder + "/Any", line: 1, text: "no file imports it: not adopted")])
  }

  /// Two that import each other: one is built without the other, and nothing is asked for ever.
  @Test func librariesInACircle() throws {
    try write(["App/App.swift": "import A\n", "A/A.swift": "import B\n", "B/B.swift": "import A\n"])
    let plan = try AdoptionPlan(folder + "/App", target: nil, libraries: [folder + "/A", folder + "/B"])
    #expect(plan.modules.map(\.name) == ["B", "A", "App"])
    #expect(plan.modules.map(\.dependencies) == [[], ["B"], ["A"]])
  }

  /// An app copied out of its project turns as a new project of Xcode's does, and it is said; a library has no Info.plist, and one that
  /// is there holds.
  @Test func anAppWithoutAnInfoPlistTurnsAsXcodesTemplate() throws {
    let app = "import UIKit\nclass A: UIResponder, UIApplicationDelegate {}\n"
    try write([
      "App/A.swift": app, "Kit/B.swift": "import UIKit\nclass B: UIView {}\n", "Full/A.swift": app,
      "Full/Info.plist": "<plist version=\"1.0\"><dict></dict></plist>",
    ])
    let plan = try AdoptionPlan(folder + "/App", target: nil)
    #expect(plan.info.orientationsPhone == ["Portrait", "LandscapeLeft", "LandscapeRight"])
    #expect(plan.info.orientationsPad?.count == 4)
    #expect(plan.remarks.contains { $0.text.hasPrefix("no Info.plist in it") })
    for other in ["Kit", "Full"] {
      let plan = try AdoptionPlan(folder + "/" + other, target: nil)
      #expect(plan.info == AppInfo() && plan.remarks.isEmpty, "\(other)")
    }
  }

  /// Xcode's template of storyboards names the first one `Main`; an app whose delegate makes its window has taken that out.
  @Test(arguments: [("", "Main"), ("\nfunc f(w: UIWindow) { w.makeKeyAndVisible() }\n", nil)] as [(String, String?)])
  func anAppWithoutAnInfoPlistBeginsWithMain(more: String, name: String?) throws {
    try write([
      "App/A.swift": "import UIKit\nclass A: UIResponder, UIApplicationDelegate {}\n" + more,
      "App/Base.lproj/Main.storyboard": "<document/>",
    ])
    let plan = try AdoptionPlan(folder + "/App", target: nil)
    #expect(plan.info.mainStoryboard == name && plan.info.sceneStoryboard == name)
    // What it begins with is a guess, and said.
    #expect(plan.remarks.contains { $0.text.contains("begins with Main.storyboard") } == (name != nil))
  }

  /// A file in SwiftUI is left out by name; where one only asks whether it is there, or all are in it, they stay.
  @Test func filesInSwiftUIAreLeftOut() throws {
    try write([
      "App/A.swift": "import UIKit\n", "App/B.swift": "import SwiftUI\n",
      "App/C.swift": "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n", "Only/B.swift": "import SwiftUI\n",
    ])
    let plan = try AdoptionPlan(folder + "/App", target: nil)
    #expect(plan.main.sources == ["\(folder)/App/A.swift", "\(folder)/App/C.swift"])
    #expect(plan.remarks == [Remark(file: folder + "/App/B.swift", line: 1, text: "left out: SwiftUI")])
    #expect(try AdoptionPlan(folder + "/Only", target: nil).main.sources == ["\(folder)/Only/B.swift"])
  }

  /// A screen of UIKit's whose file shows it on Xcode's canvas stays; one that draws with SwiftUI, or hosts what does, does not.
  @Test func screensThatAreOnlyShownStay() throws {
    let shown =
      "struct S: UIViewControllerRepresentable {}\nstruct P: PreviewProvider { static var previews: some View { S() } }\n"
    try write([
      "App/A.swift": "import UIKit\nimport SwiftUI\nclass A: UIViewController {}\n" + shown,
      "App/B.swift":
        "import UIKit\nimport SwiftUI\nclass B: UIViewController { let c = UIHostingController(rootView: Text(\"\")) }\n",
      "App/C.swift": "import SwiftUI\n" + shown,
    ])
    let plan = try AdoptionPlan(folder + "/App", target: nil)
    #expect(plan.main.sources == ["\(folder)/App/A.swift"])
    #expect(plan.remarks.map(\.text) == ["left out: SwiftUI", "left out: SwiftUI"])
  }

  /// SwiftUI hands UIKit on: a file of UIKit's that imports it alone stays, and imports UIKit instead. Whatever draws, hosts or bridges does
  /// not, nor does what names nothing of UIKit's.
  @Test func filesThatImportSwiftUIForUIKitStay() throws {
    let page = "import SwiftUI\nextension Page: UITableViewDelegate {}\n"
    try write([
      "App/A.swift": "import UIKit\nclass Page: UIViewController {}\n", "App/B.swift": page,
      "App/C.swift": page + "let c = UIHostingController(rootView: c)\n", "App/D.swift": page + "struct D: Shape {}\n",
      "App/E.swift": "import SwiftUI\nlet e = 1\n", "App/F.swift": page + "#Preview { Page() }\n",
    ])
    let plan = try AdoptionPlan(folder + "/App", target: nil)
    #expect(plan.main.sources == ["A", "B", "F"].map { "\(folder)/App/\($0).swift" })
    let text = adopted(page).joined(separator: "\n")
    #expect(text.contains("import UIKit") && !text.contains("SwiftUI"))
  }

  /// What cannot do without a type of such a file is left out as well, and what cannot do without that; a type that is declared elsewhere
  /// too, a type inside of another and words where SwiftUI is not there are no reason.
  @Test func filesThatNeedThoseInSwiftUIAreLeftOut() throws {
    try write([
      "App/Page.swift": "import SwiftUI\nstruct Page: View { struct Inner {} }\nenum Both {}\n",
      "App/Views.swift": "import SwiftUI\nstruct Views: View {}\n",
      "App/Item.swift": "struct Item { let page: Page }\n",
      "App/Items.swift": "final class Items { var all: [Item] = [] }\n",
      "App/Both.swift": "enum Both {}\n",
      "App/Screen.swift":
        "import UIKit\nstruct Inner {}\nlet a = Inner(), b = Both.self\n#if canImport(SwiftUI)\nlet c = Page()\n#endif\n",
    ])
    let plan = try AdoptionPlan(folder + "/App", target: nil)
    #expect(plan.main.sources == ["\(folder)/App/Both.swift", "\(folder)/App/Screen.swift"])
    #expect(
      plan.remarks.map { "\($0.file.split(separator: "/").last ?? ""): \($0.text)" } == [
        "Item.swift: left out: it names Page, which is declared beside SwiftUI",
        "Items.swift: left out: it names Item, which is declared beside SwiftUI", "Page.swift: left out: SwiftUI",
        "Views.swift: left out: SwiftUI",
      ])
  }

  /// What most of a module needs is no side of it.
  @Test func theMiddleOfAModuleStays() throws {
    try write([
      "App/Page.swift": "import SwiftUI\nstruct Page: View {}\n",
      "App/Pages.swift": "class Pages { var shown: Page? }\n",
      "App/A.swift": "class A { let pages = Pages() }\n", "App/B.swift": "class B {}\n",
    ])
    let plan = try AdoptionPlan(folder + "/App", target: nil)
    #expect(plan.main.sources == ["A", "B", "Pages"].map { "\(folder)/App/\($0).swift" })
    #expect(plan.remarks.map(\.text) == ["left out: SwiftUI"])
  }

  /// Swift Crypto takes long to build: only a module that imports CryptoKit has it among its dependencies.
  @Test(arguments: [("import CryptoKit\n", 1), ("import UIKit // CryptoKit\n", 0)])
  func cryptographyIsForWhoImportsIt(_ source: String, _ count: Int) throws {
    try write(["App/A.swift": source])
    let plan = try AdoptionPlan(folder + "/App", target: nil)
    let package = AdoptedPackage(plan, folder: folder, repository: "", classes: AppClasses([]))
    let manifest = try #require(package.files.first { $0.path == "Package.swift" }).text
    func times(_ text: String) -> Int { manifest.components(separatedBy: text).count - 1 }
    #expect(times(".product(name: \"Crypto\", package: \"swift-crypto\")") == count)
    #expect(times("/swift-crypto.git\"") == count)
  }

  /// The first test is compiled and run by `AdoptedTemplateTests`: what is written has to be those lines.
  @Test func theFirstTestIsOneThatCompiles() throws {
    try write(["App/AppDelegate.swift": "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n"])
    let plan = try AdoptionPlan(folder + "/App", target: nil)
    let files = [(path: "", text: try FolderListing.text(folder + "/App/AppDelegate.swift"))]
    let package = AdoptedPackage(plan, folder: folder, repository: "", classes: AppClasses(files))
    let test = try #require(package.files.first { $0.path.hasPrefix("Tests/") }).text
    let compiled = try FolderListing.text(
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("SwivelTestingTests/AdoptedTemplateTests.swift").path)
    let lines = test.split(separator: "\n").drop { !$0.hasPrefix("  @Test") }.dropLast()
    #expect(lines.count == 8 && compiled.contains(lines.joined(separator: "\n")))
  }

  private static func package(_ name: String, _ more: String = "") -> String {
    "let package = Package(name: \"\(name)\", targets: [.target(name: \"\(name)\"\(more))])"
  }

  /// Around a project its own folder, the one around it and the next are looked into for checkouts, and the next three for a package.
  @Test(arguments: [
    ("a/b/c/App/Pods/Kit/Kit.swift", "", true), ("a/b/c/Pods/Kit/Kit.swift", "", true),
    ("a/b/Pods/Kit/Kit.swift", "", true),
    ("a/Pods/Kit/Kit.swift", "", false), ("a/b/c/Sources/Kit/Kit.swift", "a/b/c/", true),
    ("a/b/src/Kit/Kit.swift", "a/b/", true), ("a/srcs/Kit/Kit.swift", "a/", true),
    ("Source/Kit/Kit.swift", "./", false),
    ("a/b/c/App/Carthage/Checkouts/Kit/Kit.swift", "", true), ("a/b/c/App/Carthage/Kit/Kit.swift", "", false),
    ("a/b/c/App/Pods/Headers/Kit.swift", "", false),
  ])
  func howFarLibrariesAreLookedFor(source: String, package: String, isFound: Bool) throws {
    try write(["a/b/c/App/App.swift": "import Kit\nimport Headers\n", source: "", "a/b/c/App/Pods/Kit.txt": ""])
    if !package.isEmpty { try write([package + "Package.swift": Self.package("Kit")]) }
    let plan = try AdoptionPlan(folder + "/a/b/c/App", target: nil)
    #expect(plan.modules.map(\.name) == (isFound ? ["Kit", "App"] : ["App"]))
    #expect(plan.remarks.isEmpty)
  }

  /// Where a package's target lies, what is no part of it, and what is all of it.
  @Test(
    arguments: [
      ("", ["Sources/Kit/A.swift"], ["Sources/Kit/A.swift"]), ("", ["Sources/A.swift"], ["Sources/A.swift"]),
      ("", ["A.swift"], ["A.swift"]), (", path: \"X\"", ["X/A.swift", "Sources/Kit/B.swift"], ["X/A.swift"]),
      (", path: \".\"", ["A.swift", "X/B.swift"], ["A.swift", "X/B.swift"]),
      (
        ", exclude: [\"B\", \"C.swift\"]",
        ["Sources/Kit/A.swift", "Sources/Kit/B/B.swift", "Sources/Kit/C.swift", "Sources/Kit/Bb.swift"],
        ["Sources/Kit/A.swift", "Sources/Kit/Bb.swift"]
      ),
      (
        ", sources: [\"B/\"]", ["Sources/Kit/A.swift", "Sources/Kit/B/B.swift", "Sources/Kit/BB/C.swift"],
        ["Sources/Kit/B/B.swift"]
      ),
      (", sources: [\".\"]", ["Sources/Kit/A.swift"], ["Sources/Kit/A.swift"]),
      (
        "",
        [
          "Sources/Kit/A.swift", "Sources/Kit/KitTests/B.swift", "Sources/Kit/UITests/C.swift",
          "Sources/Kit/ATests.swift",
        ],
        ["Sources/Kit/A.swift", "Sources/Kit/ATests.swift"]
      ),
    ] as [(String, [String], [String])])
  func theFilesOfATarget(more: String, files: [String], expected: [String]) throws {
    try write(["App/A.swift": "import Kit\n", "Kit/Package.swift": Self.package("Kit", more)])
    for file in files { try write(["Kit/" + file: ""]) }
    let plan = try AdoptionPlan(folder + "/App", target: nil, libraries: [folder + "/Kit"])
    #expect(plan.modules.first?.sources == expected.map { folder + "/Kit/" + $0 })
  }

  /// A manifest whose targets are computed has its folders of sources; named again, or with nothing in it, it brings nothing.
  @Test func whatBringsNothingIsAnError() throws {
    try write([
      "App/A.swift": "import Kit\nimport Old\n", "Kit/Package.swift": "let package = Package(name: n, targets: t)",
      "Kit/Sources/Kit/K.swift": "", "Kit/Source/Old/O.swift": "", "Kit/Sources/note": "", "None/Package.swift": "",
    ])
    let plan = try AdoptionPlan(folder + "/App", target: nil, libraries: [folder + "/Kit"])
    #expect(plan.modules.map(\.name) == ["Kit", "Old", "App"])
    for libraries in [
      [folder + "/None"], [folder + "/Kit", folder + "/Kit"], ["Kit=\(folder)/App", "Kit=\(folder)/None"],
    ] {
      let path = String(libraries[libraries.count - 1].split(separator: "=").last ?? "")
      #expect(throws: AdoptionError.nothing(path: path, reason: "no library in it, or none that is not known")) {
        try AdoptionPlan(folder + "/App", target: nil, libraries: libraries)
      }
    }
  }

  /// A package is adopted by the target that is called as its folder, else by the first, with those it imports.
  @Test(arguments: [("Kit", ["Base", "Kit"]), ("Other", ["Base"])])
  func aPackageByItself(name: String, modules: [String]) throws {
    try write([
      "\(name)/Package.swift":
        "let package = Package(name: \"P\", targets: [.target(name: \"Kit\"), .target(name: \"Base\"), .testTarget(name: \"T\")])",
      "\(name)/Sources/Kit/K.swift": "import Base\n", "\(name)/Sources/Base/B.swift": "",
    ])
    let plan = try AdoptionPlan("\(folder)/\(name)", target: nil)
    #expect(plan.modules.map(\.name) == modules && plan.main.folder == nil && plan.info == AppInfo())
  }

  /// What Swift makes of a folder's name.
  @Test(arguments: [("Kit", "Kit"), ("my kit-2.0", "my_kit_2_0"), ("3D", "_3D"), ("a_b", "a_b"), ("é", "é"), ("", "")])
  func identifiers(name: String, expected: String) { #expect(PlannedModule.identifier(name) == expected) }

  /// What an app's bundle has of a folder: files by their last name, of translations the base before English, catalogues whole.
  @Test func resources() throws {
    let all = [
      "a.storyboard", "a.xib", "a.strings", "a.stringsdict", "a.xcstrings", "a.png", "a.jpg", "a.jpeg", "a.json",
      "a.plist",
    ]
    for name in all + ["a.gif", "a.ttf", "a.otf", "a.txt", "a.md", "a.mm"] { try write(["App/" + name: ""]) }
    try write([
      "App/Info.plist": "<plist version=\"1.0\"><dict></dict></plist>",
      "App/A.swift": "", "App/en.lproj/b.strings": "", "App/de.lproj/b.strings": "", "App/de.lproj/c.strings": "",
      "App/Base.lproj/d.xib": "", "App/en.lproj/d.xib": "", "App/Zed/Base.lproj/e.xib": "", "App/Abc/e.xib": "",
      "App/Abc/f.xib": "", "App/Zed/f.xib": "", "App/Sub/Art.xcassets/x.imageset/x.pdf": "",
      "App/Sub/S.bundle/en.lproj/r.txt": "",
    ])
    let plan = try AdoptionPlan(folder + "/App", target: nil)
    var expected: [String: String] = [:]
    for name in all + ["a.gif", "a.ttf", "a.otf"] { expected[name] = name }
    expected["b.strings"] = "en.lproj/b.strings"
    expected["d.xib"] = "Base.lproj/d.xib"
    (expected["e.xib"], expected["f.xib"]) = ("Zed/Base.lproj/e.xib", "Abc/f.xib")
    for name in ["Art.xcassets/x.imageset/x.pdf", "S.bundle/en.lproj/r.txt"] { expected[name] = "Sub/" + name }
    #expect(plan.main.resources == expected.mapValues { folder + "/App/" + $0 })
    #expect(plan.remarks == [Remark(file: "a.mm", line: 1, text: "left out: Objective-C")])
  }
}
