// A project adopted whole: the plan with every remark, and the package that is written for it, line for line.
import Foundation
import Testing

@testable import Adoption

@Suite final class PlanTests {
  private let folder = NSTemporaryDirectory() + "plans-\(ProcessInfo.processInfo.globallyUniqueString)"

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { Issue.record("\(error)") }
  }

  private func write(_ files: [String: String]) throws {
    for (path, text) in files { try FolderListing.write([UInt8](text.utf8), to: "\(folder)/\(path)") }
  }

  private static let project = """
    { objects = {
      P = { mainGroup = G; targets = (T, U, W, V, X); };
      G = { children = (A, B, M, R1, R2, R3, D, K, Gone, Model, Q, N); };
      A = { path = A.swift; }; B = { path = B.swift; }; M = { path = old.m; }; R1 = { path = Own.xib; }; R2 = { path = gone.png; };
      R3 = { path = Art; }; D = { path = D.swift; }; K = { path = K.swift; }; Gone = { path = Gone.swift; };
      Model = { path = M.xcdatamodeld; }; Q = { path = Beside/Other.xcodeproj; }; N = { path = Nothing.xcodeproj; };
      L = { isa = XCLocalSwiftPackageReference; relativePath = Pack; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S, R);
            dependencies = (DU, DW); packageProductDependencies = (N1, N2, N3); buildConfigurationList = C; };
      C = { buildConfigurations = (C1); }; C1 = { buildSettings = { INFOPLIST_FILE = "$(SRCROOT)/Info.plist"; }; };
      N1 = { productName = Pack; }; N2 = { productName = Absent; }; N3 = { productName = PackProduct; };
      DU = { target = U; }; DW = { target = W; };
      S = { isa = PBXSourcesBuildPhase; files = (FA, FG, FM, FMo); }; FA = { fileRef = A; }; FG = { fileRef = Gone; };
      FM = { fileRef = M; }; FMo = { fileRef = Model; };
      R = { isa = PBXResourcesBuildPhase; files = (F1, F2, F3); }; F1 = { fileRef = R1; }; F2 = { fileRef = R2; }; F3 = { fileRef = R3; };
      U = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (SU); dependencies = (DX); };
      SU = { isa = PBXSourcesBuildPhase; files = (FK); }; FK = { fileRef = K; }; DX = { target = X; };
      W = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; buildPhases = (); };
      V = { isa = PBXNativeTarget; name = Demo; productType = "com.apple.product-type.application"; buildPhases = (SV); };
      SV = { isa = PBXSourcesBuildPhase; files = (FD); }; FD = { fileRef = D; };
      X = { isa = PBXNativeTarget; name = Base; productType = "com.apple.product-type.library.static"; buildPhases = (SX); };
      SX = { isa = PBXSourcesBuildPhase; files = (FB); }; FB = { fileRef = B; };
    }; rootObject = P; }
    """

  private func writeProject() throws {
    try write([
      "A.xcodeproj/project.pbxproj": Self.project, "Pods.xcodeproj/project.pbxproj": "",
      "A.swift": "import Kit\nimport Pack\nimport Other\n",
      "B.swift": "", "K.swift": "import Base\n", "D.swift": "", "old.m": "", "Own.xib": "", "Art/a.txt": "",
      "Art/b/c.png": "",
      "M.xcdatamodeld/M.xcdatamodel/contents": "<model/>",
      "Info.plist": "<plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>",
      "Pack/Package.swift":
        "let package = Package(name: \"Pack\", products: [.library(name: \"PackProduct\", targets: [\"Pack\"])], targets: [.target(name: \"Pack\")])",
      "Pack/Sources/Pack/P.swift": "import CryptoKit\n", "Beside/Other/O.swift": "", "Beside/row.xib": "",
      "Beside/Other.xcodeproj/project.pbxproj": """
      { objects = { P = { mainGroup = G; targets = (T, U); }; G = { children = (O, Z, X); };
        O = { path = Other/O.swift; }; Z = { path = Other/Z.swift; }; X = { path = row.xib; };
        T = { isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.framework"; buildPhases = (S, R); };
        U = { isa = PBXNativeTarget; name = OtherApp; productType = "com.apple.product-type.application"; buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (FO, FZ); }; FO = { fileRef = O; }; FZ = { fileRef = Z; };
        R = { isa = PBXResourcesBuildPhase; files = (FX); }; FX = { fileRef = X; };
      }; rootObject = P; }
      """,
    ])
  }

  @Test func theWholePlanOfAProject() throws {
    try writeProject()
    let plan = try AdoptionPlan(folder, target: nil)
    func module(_ name: String, _ sources: [String], _ dependencies: [String] = []) -> PlannedModule {
      var module = PlannedModule(name: name, sources: sources.map { "\(folder)/\($0)" })
      module.dependencies = dependencies
      return module
    }
    var other = module("Other", ["Beside/Other/O.swift"])
    other.resources = ["row.xib": folder + "/Beside/row.xib"]
    other.folder = folder + "/Beside"
    var pack = module("Pack", ["Pack/Sources/Pack/P.swift"])
    pack.folder = folder + "/Pack/Sources/Pack"
    pack.usesCrypto = true
    var app = module("App", ["A.swift"], ["Kit", "Other", "Pack"])
    app.resources = [
      "Own.xib": folder + "/Own.xib", "Art/a.txt": folder + "/Art/a.txt", "Art/b/c.png": folder + "/Art/b/c.png",
      "M.momd/contents": folder + "/M.xcdatamodeld/M.xcdatamodel/contents",
    ]
    app.models = plan.main.models
    #expect(plan.main.models.map(\.path) == [folder + "/M.xcdatamodeld"])
    #expect(plan.modules == [module("Base", ["B.swift"]), module("Kit", ["K.swift"], ["Base"]), other, pack, app])
    var info = AppInfo()
    info.mainStoryboard = "Main"
    #expect(plan.info == info)
    let path = folder + "/A.xcodeproj"
    #expect(
      plan.remarks == [
        Remark(file: folder + "/Gone.swift", line: 1, text: "the project names it, and it is not there"),
        Remark(file: folder + "/old.m", line: 1, text: "left out: no Swift"),
        Remark(file: folder + "/gone.png", line: 1, text: "the project names it, and it is not there"),
        Remark(file: path, line: 1, text: "the target Demo is another app; --target chooses it"),
        Remark(file: path, line: 1, text: "the package product Absent is not here"),
      ])
    #expect(try AdoptionPlan(path, target: nil) == plan)
  }

  @Test func whatIsNoProject() throws {
    try writeProject()
    let path = folder + "/A.xcodeproj"
    for (target, reason) in [
      ("None", "no target None; there are App, Kit, Widget, Demo, Base"),
      ("Widget", "the target Widget has no Swift file"),
    ] {
      #expect(throws: AdoptionError.nothing(path: path, reason: reason)) { try AdoptionPlan(path, target: target) }
    }
    #expect(throws: AdoptionError.nothing(path: folder + "/x", reason: "there is no such file")) {
      try AdoptionPlan(folder + "/x", target: nil)
    }
    try write([
      "Empty/a.txt": "",
      "T.xcodeproj/project.pbxproj":
        "{ objects = { P = { targets = (T); }; T = { isa = PBXNativeTarget; name = T; }; }; rootObject = P; }",
    ])
    let empty = folder + "/Empty"
    #expect(throws: AdoptionError.nothing(path: empty, reason: "no Swift file in it")) {
      try AdoptionPlan(empty, target: nil)
    }
    let reason = "no target that is an app or a library; there are T"
    #expect(throws: AdoptionError.nothing(path: folder + "/T.xcodeproj", reason: reason)) {
      try AdoptionPlan(folder + "/T.xcodeproj", target: nil)
    }
    try FileManager.default.removeItem(atPath: folder + "/Info.plist")
    let remark = Remark(file: folder + "/Info.plist", line: 1, text: "the Info.plist is not there")
    #expect(try AdoptionPlan(path, target: "App").remarks.filter { $0.file.hasSuffix(".plist") } == [remark])
    let library = try AdoptionPlan(path, target: "Kit")
    #expect(library.modules.map(\.name) == ["Base", "Kit"] && library.info == AppInfo())
    #expect(
      library.remarks.map(\.text) == [
        "the target App is another app; --target chooses it", "the target Demo is another app; --target chooses it",
      ])
  }

  // MARK: The package

  private static let manifest = """
    // swift-tools-version: 6.1
    import PackageDescription

    // The sources say `import UIKit` and get SwivelUI. They are Swift 5; .v6 here makes them Swift 6. Regular expressions between slashes are
    // Xcode's default.
    let uiKit: [SwiftSetting] = [
      .swiftLanguageMode(.v5), .enableUpcomingFeature("BareSlashRegexLiterals"),
      .unsafeFlags(["-module-alias", "UIKit=SwivelUI"]),
    ]
    let frameworks: [Target.Dependency] = [
      .product(name: "SwivelFrameworks", package: "swivel"), .product(name: "SwivelUI", package: "swivel"),
    ]

    let package = Package(
      name: "App",
      dependencies: [.package(name: "swivel", path: "/repository"), .package(url: "https://github.com/apple/swift-crypto.git", exact: "3.12.3")],
      targets: [
        .target(
          name: "Kit", dependencies: [.product(name: "Crypto", package: "swift-crypto")] + frameworks, exclude: ["Adopted.list"], resources: [.copy("Resources")],
          swiftSettings: uiKit, plugins: [.plugin(name: "AdoptSources", package: "swivel")]),
        .target(
          name: "App", dependencies: ["Kit"] + frameworks, exclude: ["Adopted.list"], resources: [.copy("Resources")],
          swiftSettings: uiKit, plugins: [.plugin(name: "AdoptSources", package: "swivel")]),
        .executableTarget(
          name: "App-host", dependencies: ["App", .product(name: "SwivelHost", package: "swivel")]),
        .testTarget(
          name: "AppTests",
          dependencies: ["App", .product(name: "SwivelTesting", package: "swivel")] + frameworks,
          swiftSettings: uiKit),
      ]
    )

    """

  private static let app = """
    // The app as hosts and tests launch it, by its Info.plist. Written by swivel adopt; what you change stays until you adopt anew.
    import Foundation
    import UIKit

    /// The adopted app.
    public enum AdoptedApp {
      @MainActor public static let app: AppBundle = {
        let info = InfoDictionary(supportedInterfaceOrientations: [.portrait], supportedInterfaceOrientationsPhone: [.portraitUpsideDown, .landscapeLeft], supportedInterfaceOrientationsPad: [.landscapeRight], requiresFullScreen: true, supportsMultipleScenes: true, userInterfaceStyle: .dark)
        var bundle = AppBundle(name: "App", infoDictionary: info, sceneDelegate: { Scene() }) { Delegate() }
        bundle.interfaceFiles = files(below: Bundle.module.bundlePath + "/Resources")
        bundle.resourcePath = Bundle.module.bundlePath
        bundle.urlSchemes = ["a", "b-c"]
        bundle.mainStoryboard = MainStoryboard(name: "Main") { ($1 as? Delegate)?.window = $0 }
        bundle.sceneStoryboard = MainStoryboard(name: "Start") { _, _ in }
        bundle.sceneDelegates["Second"] = { Second() }
        bundle.sceneDelegates["Third"] = { Base() }
        bundle.sceneStoryboards["Third"] = MainStoryboard(name: "Other") { ($1 as? Base)?.window = $0 }
        return bundle
      }()

      /// The documents, strings and pictures of a folder by their paths in it: what else is there, `Bundle.main` has.
      private static func files(below folder: String) -> [String: [UInt8]] {
        let kinds = [".storyboard", ".xib", ".strings", ".png", ".jpg", ".jpeg", ".gif", ".pdf"]
        var files: [String: [UInt8]] = [:]
        for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init()
        where path.contains(".xcassets/") || kinds.contains(where: path.lowercased().hasSuffix) {
          if let data = FileManager.default.contents(atPath: folder + "/" + path) { files[path] = [UInt8](data) }
        }
        return files
      }
    }

    """

  private func plan() throws -> AdoptionPlan {
    try write([
      "App/A.swift": "import Kit\nimport UIKit\n", "Kit/K.swift": "import CryptoKit\n", "Kit/Row.xib": "row",
      "Kit/Art.xcassets/Tab/Contents.json": "{ \"properties\" : { \"provides-namespace\" : true } }",
      "Kit/Art.xcassets/Tab/home.imageset/Contents.json": "{}", "Kit/Art.xcassets/Tab/home.imageset/home.png": "png",
    ])
    return try AdoptionPlan(folder + "/App", target: nil, libraries: [folder + "/Kit"])
  }

  private static let delegates = """
    class Base: UIResponder { var window: UIWindow? }
    #if os(macOS)
    class Other: NSObject, UIApplicationDelegate {}
    #endif
    class Delegate: Base, UIApplicationDelegate {}
    class Second: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate { static let ink = 1 }
    struct NoClass: UIWindowSceneDelegate { var window = 1 }
    """

  @Test func thePackageOfAnApp() throws {
    var plan = try plan()
    plan.info.orientations = ["Portrait", "None"]
    plan.info.orientationsPhone = ["PortraitUpsideDown", "LandscapeLeft"]
    plan.info.orientationsPad = ["LandscapeRight"]
    plan.info.requiresFullScreen = true
    plan.info.supportsMultipleScenes = true
    plan.info.userInterfaceStyle = "Dark"
    plan.info.declaresScenes = true
    plan.info.urlSchemes = ["a", "b-c"]
    plan.info.mainStoryboard = "Main"
    plan.info.sceneStoryboard = "Start"
    plan.info.sceneDelegate = "Scene"
    plan.info.furtherScenes = [
      AppInfo.SceneConfiguration(name: "Second", delegate: "Second", storyboard: nil),
      AppInfo.SceneConfiguration(name: "Third", delegate: "Base", storyboard: "Other"),
    ]
    let classes = AppClasses([("A.swift", Self.delegates), ("B.swift", "class {")])
    var expected = AppClasses([])
    (expected.delegate, expected.sceneDelegate) = ("Delegate", "Second")
    (expected.withWindow, expected.statics) = (["Base", "Delegate", "NoClass"], ["ink"])
    #expect(classes == expected)
    let package = AdoptedPackage(plan, folder: folder + "/out", repository: "/repository", classes: classes)
    let files = package.files
    let note =
      "// The sources of this module are those Adopted.list names; the plugin rewrites them into the build folder.\n"
    #expect(
      files.map(\.path) == [
        "Package.swift", ".gitignore", "Sources/Kit/Adopted.list", "Sources/App/Adopted.list",
        "Sources/Kit/Adopted.swift",
        "Sources/App/Adopted.swift", "Sources/Kit/AdoptedAssets.swift", "Sources/App/AdoptedAssets.swift",
        "Sources/App-host/Host.swift", "Tests/AppTests/AppTests.swift",
      ])
    #expect(package.isApp && files[0].text == Self.manifest)
    #expect(
      files[2].text == "modules: App\n\(folder)/Kit/K.swift\n"
        && files[3].text == "modules: Kit\n\(folder)/App/A.swift\n")
    #expect(files[4].text == note && files[5].text == Self.app)
    let head =
      "// The symbols of the catalogues' pictures and colours, as Xcode writes them. Written by swivel adopt.\nimport Foundation\nimport UIKit\n\n"
    let symbols =
      "extension ImageResource {\n  enum tab {\n    static var home: ImageResource { ImageResource(name: \"Tab/home\", bundle: .main) }\n  }\n}\n"
    let pictures =
      "extension UIImage {\n  enum tab {\n    static var home: UIImage { UIImage(resource: .tab.home) }\n  }\n}\n"
    #expect(files[6].text == head + symbols && files[7].text == head + symbols + pictures)
    #expect(
      files[8].text == """
        // The program that hosts the app: swivel up --host …/App-host --app App
        import App
        import SwivelHost

        @main
        struct Host {
          static func main() { SwivelHost.run([AdoptedApp.app]) }
        }

        """)
    try package.write()
    #expect(
      try FolderListing.text(folder + "/out/Sources/Kit/Resources/Art.xcassets/Tab/home.imageset/home.png") == "png")
  }

  /// Scenes that are declared without a delegate in the file: the app's delegate says the class.
  @Test func anAppThatSaysLittle() throws {
    try write(["App/A.swift": "import UIKit\n"])
    var plan = try AdoptionPlan(folder + "/App", target: nil)
    plan.info.declaresScenes = true
    plan.info.mainStoryboard = "Main"
    plan.info.sceneStoryboard = "Start"
    let source = "class D: UIResponder, UIApplicationDelegate {}"
    let package = AdoptedPackage(plan, folder: "", repository: "/r", classes: AppClasses([("", source)]))
    let app = try #require(package.files.first { $0.path == "Sources/App/Adopted.swift" }).text.split(separator: "\n")
    #expect(
      app[6...11].map(String.init) == [
        "    let info = InfoDictionary()", "    var bundle = AppBundle(name: \"App\", infoDictionary: info) { D() }",
        "    bundle.declaresScenes = true", "    bundle.mainStoryboard = MainStoryboard(name: \"Main\") { _, _ in }",
        "    return bundle", "  }()",
      ])
    let manifest = package.files[0].text
    #expect(
      !manifest.contains("resources:") && manifest.contains("dependencies: frameworks, exclude: [\"Adopted.list\"],\n"))
    #expect(manifest.contains("  dependencies: [.package(name: \"swivel\", path: \"/r\")],\n"))
  }

  /// "target names need to be unique across the package graph" (SwiftPM): Swivel's own samples have targets, too.
  @Test(
    arguments: [("App", "AppApp_"), ("Kit", "AppApp"), ("Other", "App")])
  func anAppIsCalledOtherwiseThanSwivelsTargets(taken: String, called: String) throws {
    var plan = try plan()
    let more = taken == "App" ? "\n    .executableTarget(\n      name: \"AppApp\"," : ""
    if taken == "Kit" { plan.modules[0].name = "App" }
    plan.avoidTargets(of: "  targets: [\n    .target(name: \"\(taken)\", dependencies: [])," + more)
    #expect(plan.main.name == called)
    let text = "the module is called \(called): Swivel has a App of its own"
    #expect(plan.remarks.contains(Remark(file: "Package.swift", line: 1, text: text)) == (called != "App"))
  }

  @Test func thePackageOfALibrary() throws {
    try write(["Kit/A.swift": "import UIKit\n"])
    let plan = try AdoptionPlan(folder + "/Kit", target: nil)
    let package = AdoptedPackage(
      plan, folder: "", repository: "/r", classes: AppClasses([("", "class D: NSObject {}")]))
    #expect(!package.isApp && package.files.map(\.path).last == "Tests/KitTests/KitTests.swift")
    #expect(!package.files[0].text.contains("host"))
    #expect(
      package.files.last?.text == """
        // A first test: the library is there.
        import Testing
        import UIKit

        @testable import Kit

        @MainActor struct KitTests {
          @Test func aViewIsMade() { #expect(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)).bounds.width == 1) }
        }

        """)
  }

  /// Of the files called `main.swift` the one that begins an app and does nothing else is the host's (UIApplicationMain(_:_:_:_:)); others are the module's.
  @Test(arguments: [
    ("UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(A.self))\n", false),
    ("A.main()\n", false), ("A.main()\nprint(A.self)\n", true), ("A.name()\n", true),
    ("// UIApplicationMain\nlet a = A()\n", true),
    ("class B {}\nUIApplicationMain(0, nil, nil, NSStringFromClass(B.self))\n", true),
  ])
  func anAppIsBegunByItsHost(main: String, stays: Bool) throws {
    try write(["App/A.swift": "import UIKit\nclass A: UIResponder {}\n", "App/main.swift": "import UIKit\n" + main])
    let plan = try AdoptionPlan(folder + "/App", target: nil)
    #expect(plan.main.sources == ["A", "main"].prefix(stays ? 2 : 1).map { "\(folder)/App/\($0).swift" })
    let said = Remark(file: folder + "/App/main.swift", line: 1, text: "left out: the host begins the app")
    #expect(plan.remarks.contains(said) == !stays)
  }
}
