// What a package around a project is made of: its modules with their files, and the app with what its Info.plist says.
import Foundation

/// A module of the package.
package struct PlannedModule: Equatable {
  package var name: String
  /// Absolute paths of Swift files.
  package var sources: [String]
  /// Files that are copied: the name in the app's bundle, and where each lies.
  package var resources: [String: String] = [:]
  /// Modules of the same package.
  package var dependencies: [String] = []
}

/// A project as it will be adopted.
package struct AdoptionPlan: Equatable {
  /// What depends on others comes behind them; the last is what the project is about.
  package var modules: [PlannedModule]
  package var info: AppInfo
  /// What was left out: files that are not there, in another language, or of other targets.
  package var remarks: [Remark] = []

  /// The module the project is about.
  package var main: PlannedModule { modules[modules.count - 1] }

  // MARK: Reading

  /// A folder with an `.xcodeproj`, the project itself, or any folder of sources.
  ///
  /// - Parameter target: which of several targets is meant; by default the first app, else the first library.
  package init(_ path: String, target: String?) throws(AdoptionError) {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw .nothing(path: path, reason: "there is no such file")
    }
    if url.pathExtension == "xcodeproj" {
      try self.init(project: url.path, target: target)
    } else if let project = Self.project(in: url.path) {
      try self.init(project: project, target: target)
    } else {
      try self.init(folder: url.path)
    }
  }

  private static func project(in folder: String) -> String? {
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder) } catch { return nil }
    return names.filter { $0.hasSuffix(".xcodeproj") && $0 != "Pods.xcodeproj" }.sorted().first.map {
      "\(folder)/\($0)"
    }
  }

  private init(project path: String, target wanted: String?) throws(AdoptionError) {
    let project = try XcodeProject(path)
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let usual = project.targets.first { $0.kind == .app } ?? project.targets.first { $0.kind == .library }
    let named = wanted.flatMap { name in project.targets.first { $0.name == name } }
    guard let chosen = wanted == nil ? usual : named else {
      let names = project.targets.map(\.name).joined(separator: ", ")
      throw .nothing(path: path, reason: "no target \(wanted ?? "that is an app or a library"); there are \(names)")
    }
    modules = []
    info = AppInfo()
    var added: Set<String> = []
    try add(chosen, of: project, in: folder, &added)
    let plist = chosen.settings["INFOPLIST_FILE"].map { name in
      "\(folder)/" + name.replacing("$(SRCROOT)/", with: "").replacing("${SRCROOT}/", with: "")
    }
    if let plist, FileManager.default.fileExists(atPath: plist) {
      info = try AppInfo(plist: try FolderListing.bytes(plist), file: plist, settings: chosen.settings)
    } else {
      if let plist { remarks.append(Remark(file: plist, line: 1, text: "the Info.plist is not there")) }
      info = try AppInfo(plist: nil, file: path, settings: chosen.settings)
    }
    for other in project.targets where other.kind == .app && other.name != chosen.name {
      remarks.append(Remark(file: path, line: 1, text: "the target \(other.name) is another app; --target chooses it"))
    }
    for package in project.localPackages {
      remarks.append(
        Remark(file: path, line: 1, text: "the local package \(package) is not adopted with it; adopt it by its path"))
    }
    for product in chosen.products {
      remarks.append(Remark(file: path, line: 1, text: "the package product \(product) is not here"))
    }
    guard !main.sources.isEmpty else {
      throw .nothing(path: path, reason: "the target \(chosen.name) has no Swift file")
    }
  }

  private mutating func add(
    _ target: XcodeTarget, of project: XcodeProject, in folder: String, _ added: inout Set<String>
  ) throws(AdoptionError) {
    guard added.insert(target.name).inserted else { return }
    var module = PlannedModule(name: target.module, sources: [])
    for name in target.dependencies {
      guard let other = project.targets.first(where: { $0.name == name }), other.kind == .library else { continue }
      try add(other, of: project, in: folder, &added)
      if modules.contains(where: { $0.name == other.module }) { module.dependencies.append(other.module) }
    }
    for source in target.sources {
      let path = "\(folder)/\(source)"
      guard FileManager.default.fileExists(atPath: path) else {
        remarks.append(Remark(file: path, line: 1, text: "the project names it, and it is not there"))
        continue
      }
      if source.hasSuffix(".swift") {
        module.sources.append(path)
      } else {
        remarks.append(Remark(file: path, line: 1, text: "left out: no Swift"))
      }
    }
    for resource in target.resources { try add(resource: "\(folder)/\(resource)", to: &module) }
    modules.append(module)
  }

  private init(folder: String) throws(AdoptionError) {
    var problems: [Remark] = []
    let files = try FolderListing.files(folder, &problems)
    let name = String(
      URL(fileURLWithPath: folder).lastPathComponent.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    var module = PlannedModule(name: name.first?.isNumber == true ? "_\(name)" : name, sources: [])
    info = AppInfo()
    modules = []
    remarks = problems
    for file in files where !Self.isTest(file) {
      if file.hasSuffix(".swift") { module.sources.append("\(folder)/\(file)") }
      if file.hasSuffix(".m") || file.hasSuffix(".mm") {
        remarks.append(Remark(file: file, line: 1, text: "left out: Objective-C"))
      }
      if file.hasSuffix("Info.plist") {
        let read = try AppInfo(plist: try FolderListing.bytes("\(folder)/\(file)"), file: file, settings: [:])
        if info == AppInfo() { info = read }
      }
      if !file.contains(".xcassets/") { try add(resource: "\(folder)/\(file)", to: &module) }
    }
    for catalog in Set(
      files.compactMap { file in
        file.range(of: ".xcassets/").map { String(file[..<$0.upperBound].dropLast()) }
      }
    ).sorted() { try add(resource: "\(folder)/\(catalog)", to: &module) }
    module.sources.removeAll { $0.hasSuffix("/Package.swift") }
    guard !module.sources.isEmpty else { throw .nothing(path: folder, reason: "no Swift file in it") }
    modules = [module]
  }

  private static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") || $0.hasSuffix("UITests") }
  }

  // MARK: Resources

  private static let kinds: Set<String> = [
    "storyboard", "xib", "strings", "stringsdict", "xcstrings", "png", "jpg", "jpeg", "json", "plist", "gif", "ttf",
    "otf",
  ]

  /// A file, a folder of files, or an asset catalogue.
  private mutating func add(resource path: String, to module: inout PlannedModule) throws(AdoptionError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      remarks.append(Remark(file: path, line: 1, text: "the project names it, and it is not there"))
      return
    }
    let url = URL(fileURLWithPath: path)
    if isFolder.boolValue {
      let files = try FolderListing.files(path, &remarks)
      for file in files { module.resources["\(url.lastPathComponent)/\(file)"] = "\(path)/\(file)" }
      return
    }
    guard Self.kinds.contains(url.pathExtension), url.lastPathComponent != "Info.plist" else { return }
    // Of translations the base and English are taken; there is one file of a name.
    let folder = url.deletingLastPathComponent().lastPathComponent
    guard !folder.hasSuffix(".lproj") || ["Base.lproj", "en.lproj"].contains(folder) else { return }
    if let catalog = path.range(of: ".xcassets/") {
      let start = path[..<catalog.lowerBound].lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
      module.resources[String(path[start...])] = path
    } else if module.resources[url.lastPathComponent] == nil || folder == "Base.lproj" {
      module.resources[url.lastPathComponent] = path
    }
  }
}
