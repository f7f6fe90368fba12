// An `.xcodeproj`: its targets, the files of each, and what their settings say.
import Foundation

/// What a target is built from.
package struct XcodeTarget: Equatable {
  package enum Kind: Equatable { case app, library, test, other }

  package var name: String
  /// The Swift module.
  package var module: String
  package var kind: Kind
  /// Paths of sources and resources from the project's folder, in the project's order.
  package var sources: [String] = []
  package var resources: [String] = []
  /// Names of targets of the same project.
  package var dependencies: [String] = []
  /// Products of Swift packages.
  package var products: [String] = []
  /// Build settings of the usual configuration: the target's over the project's, and each over its `.xcconfig`'s.
  package var settings: [String: String] = [:]
  /// An Info.plist that is in no file.
  package var plist: [UInt8]?

  /// Whether it is built for phones and tablets, as far as its settings say: projects have a library once for each system, or one for several.
  var isForPhones: Bool {
    let platforms = BuildSettings.filledIn(settings["SUPPORTED_PLATFORMS"] ?? "", settings)
    let systems = platforms.isEmpty ? BuildSettings.filledIn(settings["SDKROOT"] ?? "", settings) : platforms
    return systems.isEmpty || systems.split(separator: " ").contains { $0 == "auto" || $0.hasPrefix("iphone") }
  }

  /// A module's name: what a product's name makes of one.
  static func module(_ target: String, of project: String, _ settings: [String: String]) -> String {
    let known = BuildSettings.usual(target, of: project).merging(settings) { $1 }
    let name = BuildSettings.filledIn(settings["PRODUCT_MODULE_NAME"] ?? "$(PRODUCT_NAME)", known)
    return PlannedModule.identifier(name.isEmpty ? target : name)
  }
}

/// What is read of a project, in whatever form it is described.
package protocol DescribedProject {
  /// What `PROJECT_NAME` stands for.
  var name: String { get }
  var targets: [XcodeTarget] { get }
  /// Local Swift packages by their paths from the project's folder.
  var localPackages: [String] { get }
  /// Other projects it refers to, by their paths from the project's folder.
  var subprojects: [String] { get }
  /// What of it cannot be read.
  var remarks: [Remark] { get }
}

/// A project as its `project.pbxproj` describes it.
package struct XcodeProject: DescribedProject {
  package let name: String
  package private(set) var targets: [XcodeTarget] = []
  package private(set) var localPackages: [String] = []
  package private(set) var subprojects: [String] = []
  package private(set) var remarks: [Remark] = []
  private let objects: [String: PropertyValue]
  /// Paths by the identifiers of files and groups.
  private var paths: [String: String] = [:]
  private let folder: String
  /// Folders that are some target's as they are and have exceptions, in the order of their identifiers.
  private let sharingFolders: [String]

  /// - Parameter path: of the `.xcodeproj`, or of the `project.pbxproj` in it.
  package init(_ path: String) throws(AdoptionError) {
    let file = path.hasSuffix(".pbxproj") ? path : path + "/project.pbxproj"
    let package = URL(fileURLWithPath: file).deletingLastPathComponent()
    folder = package.deletingLastPathComponent().path
    name = package.deletingPathExtension().lastPathComponent
    var reader = PropertyReader(file: file, bytes: try FolderListing.bytes(file))
    let root = try reader.value()
    guard let objects = root["objects"]?.table, let project = root["rootObject"]?.text, let described = objects[project]
    else { throw .malformed(file: file, line: 1, expected: "objects and a rootObject", actual: "neither or one") }
    self.objects = objects
    sharingFolders = objects.filter {
      $0.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" && $0.value["exceptions"] != nil
    }.keys.sorted()
    if let main = described["mainGroup"]?.text { place(main, in: described["projectDirPath"]?.text ?? "", depth: 0) }
    let shared = settings(described, over: [:])
    for id in described["targets"]?.texts ?? [] {
      if let target = target(id, shared) { targets.append(target) }
    }
    localPackages = objects.values.filter { $0["isa"]?.text == "XCLocalSwiftPackageReference" }
      .compactMap { $0["relativePath"]?.text }.sorted()
    subprojects = objects.keys.compactMap { paths[$0] }.filter { $0.hasSuffix(".xcodeproj") }.sorted()
    guard !targets.isEmpty else { throw .nothing(path: path, reason: "a project without targets") }
  }

  // MARK: Paths

  private mutating func place(_ id: String, in parent: String, depth: Int) {
    guard depth < 64, let object = objects[id], paths[id] == nil else { return }
    let own = object["path"]?.text
    let isFree = object["sourceTree"]?.text == "SOURCE_ROOT"
    let base = isFree ? "" : parent
    let path = own.map { base.isEmpty ? $0 : "\(base)/\($0)" } ?? base
    paths[id] = path
    for child in object["children"]?.texts ?? [] { place(child, in: path, depth: depth + 1) }
  }

  // MARK: Targets

  private mutating func settings(_ object: PropertyValue, over lower: [String: String]) -> [String: String] {
    guard let list = object["buildConfigurationList"]?.text.flatMap({ objects[$0] }) else { return lower }
    let configurations = (list["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
    let wanted = list["defaultConfigurationName"]?.text
    guard let chosen = configurations.first(where: { $0["name"]?.text == wanted }) ?? configurations.first else {
      return lower
    }
    let name = chosen["name"]?.text ?? ""
    var own = BuildSettings(configuration: name)
    for (written, value) in (chosen["buildSettings"]?.table ?? [:]).sorted(by: { $0.key < $1.key }) {
      if let text = value.text ?? value.list.map({ _ in value.texts.joined(separator: " ") }) {
        own.set(written[...], to: text)
      }
    }
    guard let file = configurationFile(chosen) else { return own.over(lower) }
    var (below, reader) = (BuildSettings(configuration: name), ConfigurationFile())
    reader.read("\(folder)/\(file)", into: &below)
    remarks += reader.remarks.filter { !remarks.contains($0) }
    return own.over(below.over(lower))
  }

  /// The `.xcconfig` a configuration stands on: a file of the project, or one in a folder that is the project's as it is (Xcode 16).
  private func configurationFile(_ configuration: PropertyValue) -> String? {
    if let id = configuration["baseConfigurationReference"]?.text { return paths[id] ?? objects[id]?["path"]?.text }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text,
      let name = configuration["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return (paths[anchor] ?? objects[anchor]?["path"]?.text).map { "\($0)/\(name)" }
  }

  private mutating func target(_ id: String, _ shared: [String: String]) -> XcodeTarget? {
    guard let object = objects[id], let name = object["name"]?.text, object["isa"]?.text == "PBXNativeTarget" else {
      return nil
    }
    let settings = settings(object, over: shared)
    let kind: XcodeTarget.Kind
    switch object["productType"]?.text ?? "" {
    case "com.apple.product-type.application": kind = .app
    case "com.apple.product-type.framework", "com.apple.product-type.library.static",
      "com.apple.product-type.framework.static":
      kind = .library
    case let type where type.contains("unit-test") || type.contains("ui-testing"): kind = .test
    case _: kind = .other
    }
    var target = XcodeTarget(name: name, module: XcodeTarget.module(name, of: self.name, settings), kind: kind)
    target.settings = settings
    for phase in object["buildPhases"]?.texts ?? [] { add(phase, to: &target) }
    let folders = object["fileSystemSynchronizedGroups"]?.texts ?? []
    for folder in folders { addFolder(folder, id, to: &target) }
    for folder in sharingFolders where !folders.contains(folder) { addShared(of: folder, id, to: &target) }
    target.dependencies = (object["dependencies"]?.texts ?? []).compactMap { dependency in
      objects[dependency]?["target"]?.text.flatMap { objects[$0]?["name"]?.text }
    }
    target.products = (object["packageProductDependencies"]?.texts ?? []).compactMap {
      objects[$0]?["productName"]?.text
    }
    return target
  }

  private func add(_ phase: String, to target: inout XcodeTarget) {
    guard let object = objects[phase], let kind = object["isa"]?.text else { return }
    let files = (object["files"]?.texts ?? []).compactMap { objects[$0]?["fileRef"]?.text }
    for file in files {
      let members = objects[file]?["isa"]?.text == "PBXVariantGroup" ? objects[file]?["children"]?.texts ?? [] : [file]
      let found = members.compactMap { paths[$0] }
      if kind == "PBXSourcesBuildPhase" { target.sources += found }
      if kind == "PBXResourcesBuildPhase" { target.resources += found }
    }
  }

  /// A folder whose files are the target's without being listed (Xcode 16), but for exceptions.
  private func addFolder(_ id: String, _ targetID: String, to target: inout XcodeTarget) {
    guard let path = paths[id] ?? objects[id]?["path"]?.text else { return }
    let without = exceptions(of: id, for: targetID)
    add(path, to: &target) { !Self.isAmong(without, $0) }
  }

  /// The exceptions of a folder that is another target's are the files this one has of it.
  private func addShared(of id: String, _ targetID: String, to target: inout XcodeTarget) {
    guard let path = paths[id] ?? objects[id]?["path"]?.text else { return }
    let shared = exceptions(of: id, for: targetID)
    if !shared.isEmpty { add(path, to: &target) { Self.isAmong(shared, $0) } }
  }

  private func exceptions(of folder: String, for target: String) -> Set<String> {
    let sets = (objects[folder]?["exceptions"]?.texts ?? []).compactMap { objects[$0] }
    return Set(sets.filter { $0["target"]?.text == target }.flatMap { $0["membershipExceptions"]?.texts ?? [] })
  }

  /// Whether a file is named, or lies in a folder that is.
  private static func isAmong(_ names: Set<String>, _ file: String) -> Bool {
    if names.contains(file) || names.contains(where: { file.hasPrefix($0 + "/") }) { return true }
    // A file with translations stands for all of them, as `/Localized: Texts/Main.strings`.
    var parts = file.split(separator: "/")
    guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { return false }
    parts.remove(at: parts.count - 2)
    return names.contains("/Localized: " + parts.joined(separator: "/"))
  }

  private func add(_ path: String, to target: inout XcodeTarget, where isMeant: (String) -> Bool) {
    var problems: [Remark] = []
    let files: [String]
    do throws(AdoptionError) { files = try FolderListing.files("\(folder)/\(path)", &problems) } catch { return }
    for file in files where isMeant(file) {
      if file.hasSuffix(".swift") {
        target.sources.append("\(path)/\(file)")
      } else {
        target.resources.append("\(path)/\(file)")
      }
    }
  }
}
