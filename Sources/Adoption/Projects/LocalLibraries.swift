// Libraries that lie beside a project as sources: found by where package managers put them, taken by who imports them.
import Foundation

/// Modules that could be adopted with a project.
struct LocalLibraries {
  /// Where a module's sources are; folders are read when the module is taken.
  private enum Place {
    case folder(String, PackageManifest.Target)
    case listed(PlannedModule, [Remark])
  }

  private var places: [String: Place] = [:]
  /// Products of packages that were found.
  private(set) var products: Set<String> = []
  /// What could not be read of what was looked into unasked.
  private(set) var remarks: [Remark] = []
  private var visited: Set<String> = []

  /// Further away than any example lies from its library.
  private static let parents = 2

  // MARK: Finding

  /// A library somebody named, as `FOLDER` or `MODULE=FOLDER`: a folder, a package, a project, or a folder of packages.
  ///
  /// - Returns: the names of the modules it brought.
  /// - Throws: no such folder, one that cannot be read, or one that brings nothing new.
  mutating func add(given text: String) throws(AdoptionError) -> Set<String> {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    let path = URL(fileURLWithPath: parts[parts.count - 1]).standardizedFileURL.path
    let before = Set(places.keys)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw .nothing(path: path, reason: "there is no such folder")
    }
    if parts.count == 2 {
      add(parts[0], in: path)
    } else if path.hasSuffix(".xcodeproj") {
      try add(project: path)
    } else if FileManager.default.fileExists(atPath: path + "/Package.swift") {
      try add(package: path)
    } else if try Self.holdsPackages(path) {
      add(checkouts: path)
    } else {
      add(URL(fileURLWithPath: path).lastPathComponent, in: path)
    }
    let brought = Set(places.keys).subtracting(before)
    guard !brought.isEmpty else { throw .nothing(path: path, reason: "no library in it, or none that is not known") }
    return brought
  }

  private static func holdsPackages(_ folder: String) throws(AdoptionError) -> Bool {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      return names.contains { FileManager.default.fileExists(atPath: "\(folder)/\($0)/Package.swift") }
    } catch { throw .unreadable(file: folder, reason: (error as NSError).localizedDescription) }
  }

  /// Whatever lies around a project's folder: CocoaPods' and Carthage's checkouts, and the package an example is part of.
  mutating func add(around folder: String) {
    var place = URL(fileURLWithPath: folder)
    for _ in 0...Self.parents {
      for vendor in ["Pods", "Carthage/Checkouts"] { add(checkouts: place.appendingPathComponent(vendor).path) }
      place.deleteLastPathComponent()
      look { libraries throws(AdoptionError) in try libraries.add(package: place.path) }
    }
  }

  /// A project or package of the same workspace.
  mutating func add(beside path: String) {
    look { libraries throws(AdoptionError) in
      if path.hasSuffix(".xcodeproj") { try libraries.add(project: path) } else { try libraries.add(package: path) }
    }
  }

  /// What nobody named may be as it likes: it is told, and left.
  private mutating func look(_ into: (inout LocalLibraries) throws(AdoptionError) -> Void) {
    do throws(AdoptionError) { try into(&self) } catch {
      remarks.append(Remark(file: error.file ?? "", line: error.line, text: "not looked into: \(error.reason)"))
    }
  }

  private mutating func add(checkouts folder: String) {
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch { return }
    for name in names where !["Headers", "Local Podspecs", "Target Support Files", "Pods.xcodeproj"].contains(name) {
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { continue }
      if FileManager.default.fileExists(atPath: path + "/Package.swift") {
        look { libraries throws(AdoptionError) in try libraries.add(package: path) }
      } else {
        add(name, in: path)
      }
    }
  }

  /// The library targets of a package, and of the packages beside it that it names; nothing where there is none.
  ///
  /// - Returns: the names of its own targets that have a place.
  @discardableResult
  mutating func add(package folder: String) throws(AdoptionError) -> Set<String> {
    let file = folder + "/Package.swift"
    guard FileManager.default.fileExists(atPath: file), visited.insert(folder).inserted else { return [] }
    let before = Set(places.keys)
    let manifest = try PackageManifest(file: file, text: try FolderListing.text(file))
    products.formUnion(manifest.products)
    for target in manifest.targets {
      // Sources that were copied without the folders around them are all there is.
      guard let place = Self.place(of: target, in: folder) ?? (manifest.targets.count == 1 ? folder : nil) else {
        continue
      }
      add(target.name, in: place, of: target)
    }
    if manifest.targets.isEmpty {
      for name in ["Sources", "Source"] { add(foldersOf: "\(folder)/\(name)") }
    }
    let own = Set(places.keys).subtracting(before)
    for path in manifest.packages {
      let other = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
      try add(package: other.standardizedFileURL.path)
    }
    return own
  }

  private mutating func add(foldersOf folder: String) {
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch { return }
    for name in names {
      var isFolder: ObjCBool = false
      let path = "\(folder)/\(name)"
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { continue }
      add(name, in: path)
    }
  }

  private static func place(of target: PackageManifest.Target, in folder: String) -> String? {
    let usual = ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
    for path in target.path.map({ [$0] }) ?? usual + ["Sources"] {
      var isFolder: ObjCBool = false
      let place = URL(fileURLWithPath: "\(folder)/\(path)").standardizedFileURL.path
      if FileManager.default.fileExists(atPath: place, isDirectory: &isFolder), isFolder.boolValue { return place }
    }
    return nil
  }

  /// The libraries of another project.
  mutating func add(project path: String) throws(AdoptionError) {
    guard !visited.contains(path) else { return }
    try add(GivenProject.read(path), at: path)
  }

  /// Those of a project that was read.
  mutating func add(_ project: any DescribedProject, at path: String) throws(AdoptionError) {
    guard visited.insert(path).inserted else { return }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    for target in project.targets
    where target.kind == .library && target.isForPhones && places[target.module] == nil {
      var left: [Remark] = []
      var module = PlannedModule(target)
      for source in target.sources where source.hasSuffix(".swift") {
        let file = "\(folder)/\(source)"
        if FileManager.default.fileExists(atPath: file) { module.sources.append(file) }
      }
      for resource in target.resources { try module.add(resource: "\(folder)/\(resource)", &left) }
      module.folder = folder
      places[module.name] = .listed(module, left)
    }
  }

  /// - Parameter target: what a package says of it; all of the folder where none does.
  private mutating func add(_ name: String, in folder: String, of target: PackageManifest.Target? = nil) {
    let target = target ?? PackageManifest.Target(name: name)
    let name = PlannedModule.identifier(name)
    if places[name] == nil { places[name] = .folder(folder, target) }
  }

  // MARK: Taking

  /// Whether there is a module of a name.
  func has(_ name: String) -> Bool { places[name] != nil }

  /// A module with its files; nil for none, or one without a Swift file.
  func module(_ name: String, _ told: inout [Remark]) throws(AdoptionError) -> PlannedModule? {
    var module: PlannedModule
    switch places[name] {
    case .none: return nil
    case .listed(let listed, let left):
      module = listed
      told += left
    case .folder(let folder, let target):
      module = try PlannedModule(name: name, folder: folder, exclude: target.exclude, only: target.sources, &told)
      module.swiftSettings = target.swiftSettings
      module.folder = folder
    }
    return module.sources.isEmpty ? nil : module
  }

  /// Puts what modules import before them, and what that imports before it.
  func complete(_ own: [PlannedModule], _ told: inout [Remark]) throws(AdoptionError) -> [PlannedModule] {
    var order = ModuleOrder(names: Set(places.keys).union(own.map(\.name)), own: Set(own.map(\.name)))
    if places.isEmpty { return own }
    for module in own { try order.add(module, self, &told) }
    return order.done
  }
}

/// Modules in an order in which each can be built.
private struct ModuleOrder {
  let names: Set<String>
  let own: Set<String>
  private(set) var done: [PlannedModule] = []
  private var begun: Set<String> = []

  init(names: Set<String>, own: Set<String>) {
    self.names = names
    self.own = own
  }

  mutating func add(
    _ module: PlannedModule, _ libraries: LocalLibraries, _ told: inout [Remark]
  ) throws(AdoptionError) {
    guard begun.insert(module.name).inserted else { return }
    var module = module
    for name in ImportedModules.of(module.sources, among: names, with: names).sorted() where name != module.name {
      if !own.contains(name), !begun.contains(name), let library = try libraries.module(name, &told) {
        try add(library, libraries, &told)
      }
      // Of two that import each other one comes first, and does without.
      let isThere = done.contains { $0.name == name }
      if isThere, !module.dependencies.contains(name) { module.dependencies.append(name) }
    }
    done.append(module)
  }
}

/// Which modules sources import.
enum ImportedModules {
  /// Those of `names` that any of the files imports where `available` are there; a file that cannot be read imports nothing.
  static func of(_ files: [String], among names: Set<String>, with available: Set<String>) -> Set<String> {
    let context = AdoptionContext(modules: available)
    var found: Set<String> = []
    for file in files {
      do throws(AdoptionError) {
        let text = try FolderListing.text(file)
        // A file that does not even name one need not be read word by word.
        guard names.contains(where: text.contains) else { continue }
        let source = try Source(file: file, text: text)
        let conditions = Conditions(source, isAvailable: context.isAvailable)
        found.formUnion(ImportStatement.all(in: source, conditions).map(\.module))
      } catch { continue }
    }
    return found.intersection(names)
  }
}
