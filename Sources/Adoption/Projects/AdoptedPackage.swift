// The package written beside a project: manifest, app, host and a first test. The sources stay where they are.
import Foundation

/// A package around a plan.
package struct AdoptedPackage {
  package let plan: AdoptionPlan
  /// Where the package will lie, absolute.
  package let folder: String
  /// Where Swivel's own package lies.
  package let repository: String
  private let classes: AppClasses
  /// The class of the app's delegate; nil for a library.
  private let delegate: String?
  private let sceneDelegate: String?

  package init(_ plan: AdoptionPlan, folder: String, repository: String, classes: AppClasses) {
    self.plan = Self.withDocuments(plan)
    self.folder = folder
    self.repository = repository
    self.classes = classes
    delegate = classes.delegate
    sceneDelegate = plan.info.sceneDelegate ?? classes.sceneDelegate
  }

  package var isApp: Bool { delegate != nil }

  /// The app has the documents and pictures of its libraries, too, which it finds among its own: there is one list of them here, and frameworks
  /// of Apple's systems bring theirs. Its own win.
  private static func withDocuments(_ plan: AdoptionPlan) -> AdoptionPlan {
    var plan = plan
    let main = plan.modules.count - 1
    for library in plan.modules.dropLast() {
      let documents = library.resources.filter { name, _ in
        name.hasSuffix(".xib") || name.hasSuffix(".storyboard") || name.contains(".xcassets/")
      }
      plan.modules[main].resources.merge(documents) { own, _ in own }
    }
    return plan
  }

  /// Files by their paths in the package.
  package var files: [(path: String, text: String)] {
    var files = [("Package.swift", manifest), (".gitignore", ".build/\n")]
    for module in plan.modules { files.append(("Sources/\(module.name)/Adopted.list", list(module))) }
    let name = plan.main.name
    for module in plan.modules.dropLast() { files.append(("Sources/\(module.name)/Adopted.swift", note)) }
    files.append(("Sources/\(name)/Adopted.swift", isApp ? app : note))
    for module in plan.modules {
      let classes = module.models.map(\.classes).joined()
      guard !classes.isEmpty else { continue }
      files.append(("Sources/\(module.name)/AdoptedModels.swift", Self.modelNote + classes))
    }
    for module in plan.modules {
      let symbols = assetSymbols(module).source(
        declared: module.name == name ? classes.statics : nil, types: module.name == name ? classes.ownResources : [])
      guard !symbols.isEmpty else { continue }
      files.append(("Sources/\(module.name)/AdoptedAssets.swift", Self.assetNote + symbols))
    }
    if isApp { files.append(("Sources/\(name)-host/Host.swift", host)) }
    files.append(("Tests/\(name)Tests/\(name)Tests.swift", isApp ? test : libraryTest))
    return files
  }

  /// Writes the package and copies the resources of its modules, with the Info.plist among those of an app; where one of these cannot be copied,
  /// or what is there leaves no place for a file, nothing is written.
  package func write() throws(AdoptionError) {
    var written = files
    if isApp, let entries = plan.entries, !plan.main.resources.isEmpty {
      written.append(("Sources/\(plan.main.name)/Resources/Info.plist", entries))
    }
    let copied = plan.modules.flatMap { module in
      module.resources.sorted(by: { $0.key < $1.key }).map { name, source in
        (path: "Sources/\(module.name)/Resources/\(name)", source: source)
      }
    }
    for file in copied { try FolderListing.demandFile(file.source) }
    for path in written.map(\.path) + copied.map(\.path) { try FolderListing.demandPlace(path, in: folder) }
    for file in written { try FolderListing.write([UInt8](file.text.utf8), to: file.path, in: folder) }
    for file in copied { try FolderListing.write(try FolderListing.bytes(file.source), to: file.path, in: folder) }
  }

  private static let modelNote =
    "// The classes of the entities, as Xcode writes them. Written by swivel adopt from the model.\n"
    + "import SwivelFrameworks\nimport UIKit\n\n"

  private static let assetNote =
    "// The symbols of the catalogues' pictures and colours, as Xcode writes them. Written by swivel adopt.\n"
    + "import Foundation\nimport UIKit\n\n"

  private func assetSymbols(_ module: PlannedModule) -> AssetSymbols {
    AssetSymbols(Array(module.resources.keys)) { folder in
      guard let contents = module.resources["\(folder)/Contents.json"],
        let data = FileManager.default.contents(atPath: contents)
      else { return false }
      return String(decoding: data, as: UTF8.self).filter { !$0.isWhitespace }.contains("\"provides-namespace\":true")
    }
  }

  private var note: String {
    "// The sources of this module are those Adopted.list names; the plugin rewrites them into the build folder.\n"
  }

  /// What the plugin reads: the modules there are, then the sources.
  private func list(_ module: PlannedModule) -> String {
    let modules = plan.modules.map(\.name).filter { $0 != module.name }
    return (["modules: \(modules.joined(separator: " "))"] + module.sources).joined(separator: "\n") + "\n"
  }

  // MARK: Texts

  private func target(_ module: PlannedModule) -> String {
    let crypto = module.usesCrypto ? [".product(name: \"\(Frameworks.crypto)\", package: \"swift-crypto\")"] : []
    let others = (module.dependencies.map { "\"\($0)\"" } + crypto).joined(separator: ", ")
    let resources = module.resources.isEmpty ? "" : " resources: [.copy(\"Resources\")],"
    let own = module.swiftSettings.isEmpty ? "" : " + [\(module.swiftSettings.joined(separator: ", "))]"
    return """
          .target(
            name: "\(module.name)", dependencies: \(others.isEmpty ? "" : "[\(others)] + ")frameworks, exclude: ["Adopted.list"],\(resources)
            swiftSettings: uiKit\(own), plugins: [.plugin(name: "AdoptSources", package: "swivel")]),

      """
  }

  private var cryptoPackage: String {
    guard plan.modules.contains(where: \.usesCrypto) else { return "" }
    return ", .package(url: \"https://github.com/apple/swift-crypto.git\", exact: \"3.12.3\")"
  }

  private var manifest: String {
    let name = plan.main.name
    let host = """
          .executableTarget(
            name: "\(name)-host", dependencies: ["\(name)", .product(name: "SwivelHost", package: "swivel")]),

      """
    return """
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
        name: "\(name)",
        dependencies: [.package(name: "swivel", path: \(SwiftText.literal(repository)))\(cryptoPackage)],
        targets: [
      \(plan.modules.map(target).joined())\(isApp ? host : "")\
          .testTarget(
            name: "\(name)Tests",
            dependencies: ["\(name)", .product(name: "SwivelTesting", package: "swivel")] + frameworks,
            swiftSettings: uiKit),
        ]
      )

      """
  }

  /// The delegates and storyboards of scenes that are asked for by name.
  private var furtherScenes: String {
    plan.info.furtherScenes.map { scene in
      let name = "[\(SwiftText.literal(scene.name))]"
      return "    bundle.sceneDelegates\(name) = { \(scene.delegate)() }\n"
        + storyboard(scene.storyboard, scene.delegate, "sceneStoryboards\(name)")
    }.joined()
  }

  private func storyboard(_ name: String?, _ type: String?, _ property: String) -> String {
    guard let name, let type else { return "" }
    // Delegates of apps with scenes declare no window; UIKit says so in the console and goes on.
    let takes = classes.withWindow.contains(type) ? "($1 as? \(type))?.window = $0" : "_, _ in"
    return "    bundle.\(property) = MainStoryboard(name: \(SwiftText.literal(name))) { \(takes) }\n"
  }

  private var app: String {
    let info = plan.info
    var entries: [String] = []
    for (label, names) in [
      ("supportedInterfaceOrientations", info.orientations),
      ("supportedInterfaceOrientationsPhone", info.orientationsPhone),
      ("supportedInterfaceOrientationsPad", info.orientationsPad),
    ] {
      if let mask = AppInfo.mask(names) { entries.append("\(label): \(mask)") }
    }
    if info.requiresFullScreen { entries.append("requiresFullScreen: true") }
    if info.supportsMultipleScenes { entries.append("supportsMultipleScenes: true") }
    if let style = AppInfo.style(info.userInterfaceStyle) { entries.append("userInterfaceStyle: \(style)") }
    entries += info.statusBar
    if info.tracksObservation { entries.append("tracksObservation: true") }
    let scene = sceneDelegate.map { ", sceneDelegate: { \($0)() }" } ?? ""
    // Without a delegate in the manifest, the app delegate says the class.
    let declared =
      info.declaresScenes && sceneDelegate == nil ? "    bundle.declaresScenes = true\n" : ""
    let schemes = info.urlSchemes.map { "\"\($0)\"" }.joined(separator: ", ")
    let own = schemes.isEmpty ? "" : "    bundle.urlSchemes = [\(schemes)]\n"
    let files =
      plan.main.resources.isEmpty
      ? ""
      : "    bundle.interfaceFiles = files(below: Bundle.module.bundlePath + \"/Resources\")\n"
        + "    bundle.resourcePath = Bundle.module.bundlePath\n"
    return """
      // The app as hosts and tests launch it, by its Info.plist. Written by swivel adopt; what you change stays until you adopt anew.
      import Foundation
      import UIKit

      /// The adopted app.
      public enum AdoptedApp {
        @MainActor public static let app: AppBundle = {
          let info = InfoDictionary(\(entries.joined(separator: ", ")))
          var bundle = AppBundle(name: "\(plan.main.name)", infoDictionary: info\(scene)) { \(delegate ?? "")() }
      \(files)\(declared)\(own)\(storyboard(info.mainStoryboard, delegate, "mainStoryboard"))\
      \(storyboard(info.sceneStoryboard, sceneDelegate, "sceneStoryboard"))\(furtherScenes)\
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
  }

  private var host: String {
    """
    // The program that hosts the app: swivel up --host …/\(plan.main.name)-host --app \(plan.main.name)
    import \(plan.main.name)
    import SwivelHost

    @main
    struct Host {
      static func main() { SwivelHost.run([AdoptedApp.app]) }
    }

    """
  }

  private var test: String {
    """
    // The app launched, turned there and back, on a phone and an iPad.
    import SwivelTesting
    import Testing
    import UIKit

    @testable import \(plan.main.name)

    @MainActor struct \(plan.main.name)Tests {
      @Test(arguments: ["iphone-8", "ipad-pro-11-1"] as [TestModel])
      func itTurnsThereAndBack(model: TestModel) throws {
        let device = try TestDevice(model, iOS: "15", AdoptedApp.app)
        let upright = device.window.inspect(\\.bounds.size)
        device.rotate(.landscapeLeft)
        device.rotate(.portrait)
        #expect(device.window.inspect(\\.bounds.size) == upright)
      }
    }

    """
  }

  private var libraryTest: String {
    """
    // A first test: the library is there.
    import Testing
    import UIKit

    @testable import \(plan.main.name)

    @MainActor struct \(plan.main.name)Tests {
      @Test func aViewIsMade() { #expect(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)).bounds.width == 1) }
    }

    """
  }
}

/// The classes an app is launched by.
package struct AppClasses: Equatable {
  package var delegate: String?
  package var sceneDelegate: String?
  /// Types that declare a property `window`, or inherit it within the module.
  package var withWindow: Set<String> = []
  /// Names of static members the sources declare, in whatever type: what Xcode writes gives way to them.
  package var statics: Set<String> = []
  /// Resources of catalogues the sources have a type of their own for.
  package var ownResources: Set<String> = []

  /// The first class that says it is an app's delegate, and the first that says so of a scene.
  package init(_ files: [(path: String, text: String)]) {
    var parsed: [ParsedFile] = []
    for (path, text) in files {
      do throws(AdoptionError) {
        let source = try Source(file: path, text: text)
        parsed.append(ParsedFile(source: source, outline: Outline(source, isAvailable: { _ in true })))
      } catch { continue }
    }
    for (_, text) in files { statics.formUnion(AssetSymbols.statics(in: text)) }
    ownResources = AssetSymbols.resources.intersection(
      parsed.flatMap(\.outline.types).filter { $0.keyword != "extension" && $0.condition != .no }.map(\.path))
    for type in parsed.flatMap(\.outline.types) where type.keyword == "class" && type.condition != .no {
      if delegate == nil, type.inherited.contains("UIApplicationDelegate") { delegate = type.path }
      if sceneDelegate == nil, type.inherited.contains("UIWindowSceneDelegate") { sceneDelegate = type.path }
    }
    let index = ModuleIndex(parsed)
    for path in index.types.keys
    where index.chain(path).contains(where: { $0.type.members.contains { $0.member.name == "window" } }) {
      withWindow.insert(path)
    }
  }
}
