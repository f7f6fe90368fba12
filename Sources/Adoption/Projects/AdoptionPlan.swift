// What a package around a project is made of: its modules with their files, and the app with what its Info.plist says.
import Foundation

/// A project as it will be adopted.
package struct AdoptionPlan: Equatable {
  /// What depends on others comes behind them; the last is what the project is about.
  package var modules: [PlannedModule]
  package var info: AppInfo
  /// The Info.plist the app finds at run time, as text; nil where it has none.
  var entries: String?
  /// What was left out: files that are not there, in another language, or of other targets.
  package var remarks: [Remark] = []

  /// The module the project is about.
  package var main: PlannedModule { modules[modules.count - 1] }

  // MARK: Reading

  /// An `.xcodeproj`, a workspace, a folder with a project in it or below it, or any folder of sources.
  ///
  /// - Parameters:
  ///   - target: which of several targets is meant; by default the first app, else the first library.
  ///   - libraries: folders of libraries to adopt with it, each as `FOLDER` or `MODULE=FOLDER`, besides those found beside it.
  package init(_ path: String, target: String?, libraries given: [String] = []) throws(AdoptionError) {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw .nothing(path: path, reason: "there is no such file")
    }
    var libraries = LocalLibraries()
    var brought: [(library: String, modules: Set<String>)] = []
    for library in given { brought.append((library, try libraries.add(given: library))) }
    let found = try GivenProject.find(url.path, target: target)
    if let found {
      for other in found.others { libraries.add(beside: other) }
      try self.init(project: found.path, target: target, &libraries)
      remarks = found.remarks + remarks
    } else if let package = try Self(package: url.path, &libraries) {
      self = package
    } else {
      try self.init(folder: url.path)
    }
    let project = found.map { URL(fileURLWithPath: $0.path).deletingLastPathComponent().path }
    libraries.add(around: project ?? url.path)
    var told = libraries.remarks
    modules = try libraries.complete(modules, &told)
    remarks += told
    for index in modules.indices {
      leaveOutBrokenNames(index)
      leaveOutEntry(index)
      leaveOutSwiftUI(index)
    }
    let names = Set(modules.map(\.name))
    for index in modules.indices
    where !ImportedModules.of(modules[index].sources, among: ["CryptoKit"], with: names).isEmpty {
      modules[index].usesCrypto = true
    }
    for (library, found) in brought where found.isDisjoint(with: names) {
      let path = library.split(separator: "=", maxSplits: 1).last.map(String.init) ?? library
      remarks.append(Remark(file: path, line: 1, text: "no file imports it: not adopted"))
    }
  }

  /// Calls what the project is about otherwise where Swivel's own package has a target of that name, for "target names need to be
  /// unique across the package graph" (SwiftPM). Documents find their classes in it all the same: it is the delegate's module.
  ///
  /// - Parameter manifest: Swivel's `Package.swift`.
  package mutating func avoidTargets(of manifest: String) {
    let taken = Set(
      manifest.matches(of: /\bname: "([A-Za-z0-9_]+)"/).map { String($0.1) } + modules.dropLast().map(\.name))
    let name = main.name
    guard taken.contains(name) else { return }
    var other = name + "App"
    while taken.contains(other) { other += "_" }
    modules[modules.count - 1].name = other
    remarks.append(
      Remark(file: "Package.swift", line: 1, text: "the module is called \(other): Swivel has a \(name) of its own"))
  }

  /// The list of a module's sources has a path a line: one with a line break would be two others.
  private mutating func leaveOutBrokenNames(_ index: Int) {
    let broken = modules[index].sources.filter { $0.contains(where: \.isNewline) }
    modules[index].sources.removeAll(where: broken.contains)
    remarks += broken.map { Remark(file: $0, line: 1, text: "left out: a line break in its name") }
  }

  /// The app is begun by the host, as it is where `@UIApplicationMain` stands before its delegate.
  private mutating func leaveOutEntry(_ index: Int) {
    let entries = modules[index].sources.filter(LeftOutFiles.isEntry)
    modules[index].sources.removeAll(where: entries.contains)
    remarks += entries.map { Remark(file: $0, line: 1, text: "left out: the host begins the app") }
  }

  /// Nothing here draws SwiftUI: a file that is written in it would keep its module from compiling.
  private mutating func leaveOutSwiftUI(_ index: Int) {
    let left = LeftOutFiles(of: modules[index].sources).reasons
    modules[index].sources.removeAll { source in left.contains { $0.file == source } }
    remarks += left.map { Remark(file: $0.file, line: 1, text: "left out: \($0.reason)") }
  }

  private init(
    project path: String, target wanted: String?, _ libraries: inout LocalLibraries
  ) throws(AdoptionError) {
    let project = try GivenProject.read(path)
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
    remarks += project.remarks
    // Without a value for `SRCROOT` and `PROJECT_DIR`, which are this folder.
    let known = BuildSettings.usual(chosen.name, of: project.name).merging(chosen.settings) { $1 }
    let plist = chosen.settings["INFOPLIST_FILE"].map { name in
      "\(folder)/" + BuildSettings.filledIn(name, known).drop { $0 == "/" }
    }
    var bytes: [UInt8]?
    if let made = chosen.plist {
      bytes = made
    } else if let plist, FileManager.default.fileExists(atPath: plist) {
      bytes = try FolderListing.bytes(plist)
    } else if let plist {
      remarks.append(Remark(file: plist, line: 1, text: "the Info.plist is not there"))
    }
    info = try AppInfo(plist: bytes, file: bytes == nil ? path : plist ?? path, settings: chosen.settings)
    entries = InfoEntries.text(plist: bytes, settings: known, target: chosen.name)
    for other in project.targets where other.kind == .app && other.name != chosen.name {
      remarks.append(Remark(file: path, line: 1, text: "the target \(other.name) is another app; --target chooses it"))
    }
    // What it imports of the same project is linked without being named as what it depends on.
    try libraries.add(project, at: path)
    for package in project.localPackages { try libraries.add(package: "\(folder)/\(package)") }
    for other in project.subprojects where FileManager.default.fileExists(atPath: "\(folder)/\(other)") {
      try libraries.add(project: "\(folder)/\(other)")
    }
    for product in chosen.products where !libraries.has(product) && !libraries.products.contains(product) {
      remarks.append(Remark(file: path, line: 1, text: "the package product \(product) is not here"))
    }
    guard !main.sources.isEmpty else {
      throw .nothing(path: path, reason: "the target \(chosen.name) has no Swift file")
    }
  }

  private mutating func add(
    _ target: XcodeTarget, of project: any DescribedProject, in folder: String, _ added: inout Set<String>
  ) throws(AdoptionError) {
    guard added.insert(target.name).inserted else { return }
    var module = PlannedModule(target)
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
      } else if PlannedModel.folder(around: source) != nil {
        try module.add(resource: path, &remarks)
      } else {
        remarks.append(Remark(file: path, line: 1, text: "left out: no Swift"))
      }
    }
    for resource in target.resources { try module.add(resource: "\(folder)/\(resource)", &remarks) }
    modules.append(module)
  }

  private init(folder: String) throws(AdoptionError) {
    info = AppInfo()
    modules = []
    var module = try PlannedModule(name: URL(fileURLWithPath: folder).lastPathComponent, folder: folder, &remarks)
    var problems: [Remark] = []
    var hasInfo = false
    // The one called so, else what older projects of Xcode have, `App-Info.plist`; the tests' is not the app's.
    let lists = try FolderListing.files(folder, &problems).filter {
      $0.hasSuffix("Info.plist") && !$0.contains("Tests/")
    }
    let isPlain = { (file: String) in file.split(separator: "/").last == "Info.plist" }
    for file in lists.filter(isPlain) + lists.filter({ !isPlain($0) }) {
      let bytes = try FolderListing.bytes("\(folder)/\(file)")
      let read = try AppInfo(plist: bytes, file: file, settings: [:])
      if info == AppInfo() { info = read }
      entries = entries ?? InfoEntries.text(plist: bytes, settings: [:], target: module.name)
      hasInfo = true
    }
    let description = folder + "/Project.swift"
    if FileManager.default.fileExists(atPath: description) {
      module.sources.removeAll { $0 == description }
      let text = "not read: adopt the project that Tuist makes of it; here all sources below are one module"
      remarks.append(Remark(file: description, line: 1, text: text))
    }
    guard !module.sources.isEmpty else { throw .nothing(path: folder, reason: "no Swift file in it") }
    modules = [module]
    if !hasInfo { try takeTemplate(folder, module) }
  }

  /// An app's sources without an Info.plist were copied out of a project: that of Xcode's template is the best guess at what it said.
  private mutating func takeTemplate(_ folder: String, _ module: PlannedModule) throws(AdoptionError) {
    var texts: [String] = []
    for source in module.sources { texts.append(try FolderListing.text(source)) }
    guard texts.contains(where: { $0.contains("UIApplicationDelegate") }) else { return }
    info = .template
    var words = "turns"
    // The template's Info.plist begins with the storyboard `Main`; who makes windows in code takes that out of it.
    if module.resources["Main.storyboard"] != nil, !texts.contains(where: { $0.contains("makeKeyAndVisible") }) {
      info.mainStoryboard = "Main"
      info.sceneStoryboard = "Main"
      words = "begins with Main.storyboard and turns"
    }
    remarks.append(
      Remark(file: folder, line: 1, text: "no Info.plist in it: the app \(words) as one of Xcode's template does"))
  }

  /// A package: the target that is called as its folder, else the first, with all others it imports.
  private init?(package folder: String, _ libraries: inout LocalLibraries) throws(AdoptionError) {
    let own = try libraries.add(package: folder).sorted()
    let name = PlannedModule.identifier(URL(fileURLWithPath: folder).lastPathComponent)
    guard let chosen = own.first(where: { $0 == name }) ?? own.first,
      var main = try libraries.module(chosen, &remarks)
    else { return nil }
    main.folder = nil
    info = AppInfo()
    modules = [main]
  }
}
