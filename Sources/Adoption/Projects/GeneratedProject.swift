// A `project.yml`, of which XcodeGen makes an `.xcodeproj` that is in no repository: its targets as that project would have them, by
// XcodeGen's "Project Spec" (Docs/ProjectSpec.md).
import Foundation

/// A project as its description has it.
struct GeneratedProject: DescribedProject {
  let name: String
  private(set) var targets: [XcodeTarget] = []
  private(set) var localPackages: [String] = []
  private(set) var subprojects: [String] = []
  private(set) var remarks: [Remark] = []
  private let spec: SpecValue
  private let file: String
  private let folder: String
  /// The build configuration settings are read for.
  private let configuration: String

  /// Groups of settings and templates that are looked up, since each may name others many times.
  private static let maximumLookups = 10_000
  private var lookups = 0
  private static let platform = "iOS"

  /// - Parameter path: of the description, usually `project.yml`.
  init(_ path: String) throws(AdoptionError) {
    file = path
    folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var reader = SpecFile()
    spec = try reader.read(path)
    remarks = reader.remarks
    let names = spec["configs"]?.table?.keys.sorted() ?? []
    configuration = spec["options"]?["defaultConfig"]?.text ?? names.first ?? "Debug"
    name = spec["name"]?.text ?? ""
    let shared = settings(of: spec, over: [:])
    for (name, value) in (spec["targets"]?.table ?? [:]).sorted(by: { $0.key < $1.key }) {
      targets.append(try target(name, whole(value, name, within: []), shared))
    }
    let packages = (spec["packages"]?.table ?? [:]).sorted { $0.key < $1.key }.compactMap { $1["path"]?.text }
    localPackages = packages + (spec["localPackages"]?.texts ?? [])
    subprojects = (spec["projectReferences"]?.table ?? [:]).sorted { $0.key < $1.key }.compactMap { $1["path"]?.text }
    guard !targets.isEmpty else { throw .nothing(path: path, reason: "a project without targets") }
  }

  /// Whether a file is such a description: other tools have a `project.yml` too. What is wrong in it is told when it is read.
  static func isOne(_ path: String) -> Bool {
    do throws(AdoptionError) { return try FolderListing.text(path).contains(/(?m)^targets:/) } catch { return false }
  }

  // MARK: Settings

  private mutating func settings(of part: SpecValue, over lower: [String: String]) -> [String: String] {
    var own = BuildSettings(configuration: configuration)
    for (name, value) in values(part["settings"], within: []).sorted(by: { $0.key < $1.key }) {
      own.set(name[...], to: value)
    }
    guard let name = part["configFiles"]?[configuration]?.text else { return own.over(lower) }
    var (below, reader) = (BuildSettings(configuration: configuration), ConfigurationFile())
    reader.read("\(folder)/\(name)", into: &below)
    remarks += reader.remarks.filter { !remarks.contains($0) }
    return own.over(below.over(lower))
  }

  /// Settings as they are written, or by groups, for all and by configuration, in this order.
  private mutating func values(_ settings: SpecValue?, within names: Set<String>) -> [String: String] {
    guard let table = settings?.table else { return [:] }
    guard table["groups"] != nil || table["base"] != nil || table["configs"] != nil else {
      return table.compactMapValues { $0.text ?? $0.texts.joined(separator: " ") }
    }
    var all: [String: String] = [:]
    for name in table["groups"]?.texts ?? [] where !names.contains(name) && isAllowed() {
      all.merge(values(spec["settingGroups"]?[name], within: names.union([name]))) { $1 }
    }
    all.merge(values(table["base"], within: names)) { $1 }
    let parts = table["configs"]?.table ?? [:]
    for (name, part) in parts.sorted(by: { $0.key < $1.key }) where isMeant(name) {
      all.merge(values(part, within: names)) { $1 }
    }
    return all
  }

  private mutating func isAllowed() -> Bool {
    lookups += 1
    return lookups <= Self.maximumLookups
  }

  /// Whether settings under this name are for the configuration: it is its name, or in it and no other's.
  private func isMeant(_ name: String) -> Bool {
    if name == configuration { return true }
    let others = spec["configs"]?.table?.keys.sorted() ?? ["Debug", "Release"]
    return !others.contains(name) && configuration.lowercased().contains(name.lowercased())
  }

  // MARK: Targets

  /// A target over the templates it names, with what stands for names in them.
  private mutating func whole(_ target: SpecValue, _ name: String, within names: Set<String>) -> SpecValue {
    var all = SpecValue.table([:])
    for template in target["templates"]?.texts ?? [] where !names.contains(template) && isAllowed() {
      guard let found = spec["targetTemplates"]?[template] else { continue }
      all = all.merged(with: whole(found, name, within: names.union([template])))
    }
    var words = (target["templateAttributes"]?.table ?? [:]).compactMapValues(\.text)
    words.merge(["target_name": name, "platform": Self.platform]) { $1 }
    return all.merged(with: target).replacing(words)
  }

  private mutating func target(
    _ key: String, _ spec: SpecValue, _ shared: [String: String]
  ) throws(AdoptionError) -> XcodeTarget {
    let platforms = spec["platform"]?.texts ?? []
    let isOne = platforms.count < 2
    let called = spec["name"]?.text ?? key
    let suffix = spec["platformSuffix"]?.text ?? "_\(Self.platform)"
    let name = isOne ? called : (spec["platformPrefix"]?.text ?? "") + called + suffix
    var settings = settings(of: spec, over: shared)
    if !isOne, settings["PRODUCT_NAME"] == nil { settings["PRODUCT_NAME"] = called }
    if settings["PRODUCT_BUNDLE_IDENTIFIER"] == nil, let prefix = self.spec["options"]?["bundleIdPrefix"]?.text {
      settings["PRODUCT_BUNDLE_IDENTIFIER"] = "\(prefix).\(Self.identifier(name))"
    }
    var target = XcodeTarget(
      name: name, module: XcodeTarget.module(name, of: self.name, settings), kind: kind(spec, platforms))
    for source in spec["sources"]?.items ?? [] { try add(source, to: &target) }
    for dependency in spec["dependencies"]?.items ?? [] {
      if let other = dependency["target"]?.text { target.dependencies.append(other) }
      if let package = dependency["package"]?.text {
        let products = dependency["products"]?.texts ?? dependency["product"]?.texts ?? [package]
        target.products += products
      }
    }
    // A setting counts before what the description says, unless both mean the same file.
    let described = spec["info"]?["path"]?.text
    if let described, settings["INFOPLIST_FILE"] ?? described == described {
      settings["INFOPLIST_FILE"] = described
      target.plist = try plist(spec["info"]?["properties"])
    } else if settings["INFOPLIST_FILE"] == nil, settings["GENERATE_INFOPLIST_FILE"] != "YES" {
      settings["INFOPLIST_FILE"] = target.resources.first { $0.split(separator: "/").last == "Info.plist" }
    }
    target.settings = settings
    return target
  }

  private func kind(_ target: SpecValue, _ platforms: [String]) -> XcodeTarget.Kind {
    let destinations = target["supportedDestinations"]?.texts
    guard platforms.contains(Self.platform) || destinations?.contains(Self.platform) == true else { return .other }
    return switch target["type"]?.text {
    case "application": .app
    case "framework", "framework.static", "library.static", "library.dynamic": .library
    case "bundle.unit-test", "bundle.ui-testing": .test
    case _: .other
    }
  }

  /// What is left of a target's name in a bundle's identifier.
  private static func identifier(_ name: String) -> String {
    String(
      name.replacing("_", with: "-").filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") })
  }

  /// The Info.plist that is made of the properties, with the entries every one has.
  private func plist(_ properties: SpecValue?) throws(AdoptionError) -> [UInt8] {
    var entries: [String: Any] = [
      "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleName": "$(PRODUCT_NAME)",
      "CFBundleExecutable": "$(EXECUTABLE_NAME)", "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
      "CFBundleInfoDictionaryVersion": "6.0", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
    entries.merge(properties?.propertyList as? [String: Any] ?? [:]) { $1 }
    do {
      return [UInt8](try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0))
    } catch { throw .unreadable(file: file, reason: "its Info.plist: \((error as NSError).localizedDescription)") }
  }

  // MARK: Sources

  private static let compiled: Set<String> = ["swift", "m", "mm", "c", "cc", "cpp", "metal"]

  /// A file or a folder with its files, less what is left out.
  private mutating func add(_ source: SpecValue, to target: inout XcodeTarget) throws(AdoptionError) {
    guard let path = source.text ?? source["path"]?.text else { return }
    let phase = source["buildPhase"]?.text
    // What is copied elsewhere is a table.
    if phase == "none" || source["buildPhase"]?.table != nil { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder) else {
      if source["optional"]?.text != "YES" {
        remarks.append(
          Remark(file: "\(folder)/\(path)", line: 1, text: "the project names it, and it is not there"))
      }
      return
    }
    if !isFolder.boolValue { return add(file: path, phase, to: &target) }
    if source["type"]?.text == "folder" { return target.resources.append(path) }
    let without = (source["excludes"]?.texts ?? []).map { PathPattern($0) }
    let only = source["includes"]?.texts.map { PathPattern($0) }
    for file in try FolderListing.files("\(folder)/\(path)", &remarks)
    where !without.contains(where: { $0.matches(file) }) && only?.contains(where: { $0.matches(file) }) != false {
      add(file: path == "." ? file : "\(path)/\(file)", phase, to: &target)
    }
  }

  private func add(file: String, _ phase: String?, to target: inout XcodeTarget) {
    let isCompiled = Self.compiled.contains(URL(fileURLWithPath: file).pathExtension)
    if phase == "sources" || phase == nil && isCompiled {
      target.sources.append(file)
    } else {
      target.resources.append(file)
    }
  }
}
