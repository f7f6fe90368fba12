// A `project.yml`, of which XcodeGen makes an `.xcodeproj` that is in no repository: its targets as that project would have them, by
// XcodeGen's "Project Spec" (Docs/ProjectSpec.md).
import Foundation

/// A project as its description has it.
struct GeneratedProject: DescribedProject {
  private(set) var targets: [XcodeTarget] = []
  private(set) var localPackages: [String] = []
  private(set) var subprojects: [String] = []
  private(set) var remarks: [Remark] = []
  private let spec: SpecValue
  private let file: String
  private let folder: String
  /// The build configuration settings are read for.
  private let configuration: String

  /// How deep groups of settings and templates name each other.
  private static let maximumDepth = 16
  private static let platform = "iOS"

  /// - Parameter path: of the description, usually `project.yml`.
  init(_ path: String) throws(AdoptionError) {
    file = path
    folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    spec = try SpecValue(file: path, &remarks)
    let names = spec["configs"]?.table?.keys.sorted() ?? []
    configuration = spec["options"]?["defaultConfig"]?.text ?? names.first ?? "Debug"
    let shared = settings(of: spec, over: [:])
    for (name, value) in (spec["targets"]?.table ?? [:]).sorted(by: { $0.key < $1.key }) {
      targets.append(try target(name, whole(value, name, depth: 0), shared))
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
    for (name, value) in values(part["settings"], depth: 0).sorted(by: { $0.key < $1.key }) {
      own.set(name[...], to: value)
    }
    guard let name = part["configFiles"]?[configuration]?.text else { return own.over(lower) }
    var (below, reader) = (BuildSettings(configuration: configuration), ConfigurationFile())
    reader.read("\(folder)/\(name)", into: &below)
    remarks += reader.remarks.filter { !remarks.contains($0) }
    return own.over(below.over(lower))
  }

  /// Settings as they are written, or by groups, for all and by configuration, in this order.
  private func values(_ settings: SpecValue?, depth: Int) -> [String: String] {
    guard let table = settings?.table, depth < Self.maximumDepth else { return [:] }
    guard table["groups"] != nil || table["base"] != nil || table["configs"] != nil else {
      return table.compactMapValues { $0.text ?? $0.texts.joined(separator: " ") }
    }
    var all: [String: String] = [:]
    for name in table["groups"]?.texts ?? [] {
      all.merge(values(spec["settingGroups"]?[name], depth: depth + 1)) { $1 }
    }
    all.merge(values(table["base"], depth: depth + 1)) { $1 }
    for (name, part) in (table["configs"]?.table ?? [:]).sorted(by: { $0.key < $1.key })
    where configuration.lowercased().contains(name.lowercased()) {
      all.merge(values(part, depth: depth + 1)) { $1 }
    }
    return all
  }

  // MARK: Targets

  /// A target over the templates it names, with what stands for names in them.
  private func whole(_ target: SpecValue, _ name: String, depth: Int) -> SpecValue {
    var all = SpecValue.table([:])
    for template in depth < Self.maximumDepth ? target["templates"]?.texts ?? [] : [] {
      if let found = spec["targetTemplates"]?[template] { all = all.merged(with: whole(found, name, depth: depth + 1)) }
    }
    let attributes = (target["templateAttributes"]?.table ?? [:]).map { ("${\($0)}", $1.text ?? "") }
    let words = Dictionary(attributes + [("${target_name}", name), ("$platform", Self.platform)]) { $1 }
    return all.merged(with: target).replacing(words)
  }

  private mutating func target(
    _ key: String, _ spec: SpecValue, _ shared: [String: String]
  ) throws(AdoptionError) -> XcodeTarget {
    let platforms = spec["platform"]?.texts ?? []
    let isOne = platforms.count < 2
    let affix = (spec["platformPrefix"]?.text, spec["platformSuffix"]?.text)
    let name = isOne ? key : (affix.0 ?? "") + key + (affix.1 ?? (affix.0 == nil ? "_\(Self.platform)" : ""))
    var settings = settings(of: spec, over: shared)
    if !isOne, settings["PRODUCT_NAME"] == nil { settings["PRODUCT_NAME"] = key }
    if settings["PRODUCT_BUNDLE_IDENTIFIER"] == nil, let prefix = self.spec["options"]?["bundleIdPrefix"]?.text {
      settings["PRODUCT_BUNDLE_IDENTIFIER"] = "\(prefix).\(Self.identifier(name))"
    }
    var target = XcodeTarget(
      name: name, module: XcodeTarget.module(name, settings), kind: kind(spec, platforms))
    for source in spec["sources"]?.items ?? [] { try add(source, to: &target) }
    for dependency in spec["dependencies"]?.items ?? [] {
      if let other = dependency["target"]?.text { target.dependencies.append(other) }
      if let package = dependency["package"]?.text {
        let products = dependency["products"]?.texts ?? dependency["product"]?.texts ?? [package]
        target.products += products
      }
    }
    if let info = spec["info"] {
      settings["INFOPLIST_FILE"] = info["path"]?.text
      target.plist = try plist(info["properties"])
    } else if settings["INFOPLIST_FILE"] == nil, settings["GENERATE_INFOPLIST_FILE"] != "YES" {
      settings["INFOPLIST_FILE"] = target.resources.first { $0.hasSuffix("Info.plist") }
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
