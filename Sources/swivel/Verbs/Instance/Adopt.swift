// Sources and projects written for Xcode: rewritten folder by folder, or with a package around them.
import Adoption
import ArgumentParser
import Coverage
import Foundation
import Launcher
import MonitorService

struct Adopt: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a package around an app or library made for Xcode; its sources stay where they are.",
    discussion: """
      PATH is an .xcodeproj, a workspace, a project.yml, a folder with one in it or below it, or any folder of Swift files. The
      package has the app, its host and a first test; a plugin rewrites the sources for each build, line for line: @objc, #selector,
      #keyPath, @IBOutlet, @IBAction, overrides in extensions, #if os(iOS), imports. What cannot be translated is listed. SwiftUI
      and Objective-C are not adopted.

      With --sources IN OUT one folder is rewritten into another, and nothing else is done.
      """)

  @Flag(help: "Rewrite the folder IN into OUT; no package is written.")
  var sources = false

  @Argument(help: "The project or folder; with --sources two folders.")
  var paths: [String]

  @Option(help: "The folder to write the package to; it may exist. PATH-swivel unless told otherwise.")
  var at: String?

  @Option(help: "Which of an Xcode project's targets; the first app unless told otherwise.")
  var target: String?

  @Option(
    name: .customLong("library"),
    help: ArgumentHelp(
      "A library to adopt with it: a folder of sources or packages, a package, a project; repeated.",
      discussion:
        "Local packages, Pods/, Carthage/Checkouts/ and the package around an example are looked into anyway.",
      valueName: "[module=]folder"))
  var libraries: [String] = []

  func validate() throws {
    guard paths.count == (sources ? 2 : 1) else {
      throw ValidationError(sources ? "--sources takes two folders: IN OUT" : "expected one PATH")
    }
    guard !sources || at == nil && target == nil && libraries.isEmpty else {
      throw ValidationError("--at, --target and --library go without --sources")
    }
  }

  func run() throws {
    do throws(AdoptionError) {
      if sources {
        let result = try SourceFolder.rewrite(paths[0], to: paths[1], AdoptionContext())
        return tell(result.module, files: result.swiftFiles, foreign: result.foreignSources)
      }
      try writePackage()
    } catch { throw Failure("\(error)", .usage) }
  }

  // MARK: A folder

  private func tell(_ module: AdoptedModule, files: Int, foreign: [String]) {
    print("\(files) \(files == 1 ? "file" : "files") adopted")
    tellModules(module)
    for remark in module.remarks { print("  \(remark)") }
    for file in foreign { print("  \(file):1: not Swift: nobody here compiles it") }
  }

  private func tellModules(_ module: AdoptedModule) {
    for (name, files) in module.absentModules.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
      print(
        "  no module \(name) here: imported by \(files.count) \(files.count == 1 ? "file" : "files"), first \(files[0])"
      )
    }
  }

  // MARK: A project

  private func writePackage() throws(AdoptionError) {
    guard let repository = Installation.repository else {
      throw .nothing(
        path: paths[0], reason: "this program lies in no build of Swivel's package, which an app's package needs")
    }
    var plan = try AdoptionPlan(paths[0], target: target, libraries: libraries)
    plan.avoidTargets(of: try SourceFolder.text("\(repository)/Package.swift"))
    let own = URL(fileURLWithPath: paths[0]).standardizedFileURL.deletingPathExtension().path
    let folder = at.map { URL(fileURLWithPath: $0).standardizedFileURL.path } ?? own + "-swivel"
    // Beside a stranger's project it may be the stranger's; who names a link means where it leads.
    if at == nil { try FolderListing.demandNoLink(folder) }
    var all: [[(path: String, text: String)]] = []
    var mainFiles: [(path: String, text: String)] = []
    var module = AdoptedModule()
    for planned in plan.modules {
      var files: [(path: String, text: String)] = []
      for path in planned.sources { files.append((path, try SourceFolder.text(path))) }
      let others = plan.modules.map(\.name).filter { $0 != planned.name }
      let adopted = Adoption.adopt(files, AdoptionContext(modules: Set(others)))
      module.remarks += adopted.remarks
      module.absentModules.merge(adopted.absentModules) { $0 + $1 }
      all.append(files)
      mainFiles = files
    }
    let package = AdoptedPackage(plan, folder: folder, repository: repository, classes: AppClasses(mainFiles))
    try package.write()
    print("\(plan.main.name) in \(folder): \(all.joined().count) sources in \(plan.modules.count) modules")
    for library in plan.modules { library.folder.map { print("  with \(library.name) from \($0)") } }
    for remark in plan.remarks { print("  \(remark)") }
    tellModules(module)
    for remark in module.remarks { print("  \(remark)") }
    for remark in UnheardMethods.remarks(all) { print("  \(remark)") }
    MissingNames.tell(NamesUsed(all.flatMap(\.self), .swivelUI), atMost: 20)
    if !package.isApp { print("  no class is an app's delegate: the package has no host") }
    let name = plan.main.name
    // A clone's own build has compiled what the package stands on; without it that takes minutes.
    let clone = "\(repository)/.build"
    let isBuilt = FileManager.default.fileExists(atPath: clone)
    // Lines are there to be copied, and folders are called as their owners like.
    func tell(_ words: [String]) { print("  " + ShellWords.join(words)) }
    let place = ["--package-path", folder] + (isBuilt ? ["--scratch-path", clone] : [])
    tell(["swift", "test"] + place)
    guard package.isApp else { return }
    // SwiftPM may else take the plan of the package that was built there last.
    let planned = isBuilt ? ["--disable-build-manifest-caching"] : []
    tell(["swift", "build"] + place + planned + ["--product", "\(name)-host"])
    let host = "\(isBuilt ? clone : folder + "/.build")/debug/\(name)-host"
    tell(["\(repository)/tools/swivel", "up", "--host", host, "--app", name])
  }
}

extension KnownNames {
  /// What SwivelUI has, by its generated tables.
  static var swivelUI: KnownNames {
    var absent: [String: [String]] = [:]
    let behaving = Set(PublicType.all.flatMap(\.behaving))
    for type in PublicType.all where type.exists {
      for member in type.absent where !member.contains("(") && !behaving.contains(member) {
        absent[member, default: []].append(type.name)
      }
    }
    return KnownNames(types: Set(PublicType.all.lazy.filter(\.exists).map(\.name)), absentMembers: absent)
  }
}

/// Says which of UIKit's names a tree lacks.
enum MissingNames {
  static func tell(_ used: NamesUsed, atMost limit: Int) {
    let names = used.missing.count
    print(
      "  of \(used.filesOfUIKit) files with UIKit's names \(used.wholeFiles) lack none; \(names) \(names == 1 ? "name is" : "names are") absent"
    )
    for name in used.missing.prefix(limit) {
      let alone = name.filesBlockedAlone == 0 ? "" : ", \(name.filesBlockedAlone) lack it alone"
      print("  \(name.files.count) \(name.files.count == 1 ? "file uses" : "files use") \(name.name)\(alone)")
    }
    if names > limit { print("  … and \(names - limit) more: swivel doctor --api PATH") }
    for remark in used.remarks { print("  \(remark)") }
  }
}
