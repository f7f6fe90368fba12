// Where the project is that somebody names: a project itself, one in a workspace, in a folder or below it. Apart from what is read of
// it, because people clone a repository and name that.
import Foundation

/// An `.xcodeproj` or a `project.yml` found for a path, and the others of its workspace.
struct GivenProject: Equatable {
  var path: String
  /// Projects and packages whose libraries it may use.
  var others: [String] = []
  /// How it was found, where that says more than the path, and what could not be read.
  var remarks: [Remark] = []

  /// How many folders deep a repository's project lies at most.
  static let maximumDepth = 3
  /// Folders no app's project lies in.
  private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules", "vendor"]

  /// What a project's file, in either form, says.
  static func read(_ path: String) throws(AdoptionError) -> any DescribedProject {
    isDescription(path) ? try GeneratedProject(path) : try XcodeProject(path)
  }

  private static func isDescription(_ path: String) -> Bool { path.hasSuffix(".yml") || path.hasSuffix(".yaml") }

  /// The project meant by `path`; nil for a folder to be taken as a package or as sources.
  ///
  /// - Parameter target: the target that is meant, which decides between several projects.
  static func find(_ path: String, target: String?) throws(AdoptionError) -> GivenProject? {
    if path.hasSuffix(".xcodeproj") || isDescription(path) { return GivenProject(path: path) }
    if path.hasSuffix(".xcworkspace") { return try inWorkspace(path, target: target) }
    let content = Self.content(of: path)
    if let own = projects(content).first { return GivenProject(path: "\(path)/\(own)") }
    if content.contains("Package.swift") { return nil }
    if let own = descriptions(in: path, content).first { return GivenProject(path: "\(path)/\(own)") }
    if content.contains(where: isSource) { return nil }
    return try below(path, target: target)
  }

  /// The one project, or the one with the target, of the uppermost level below a folder that has any.
  private static func below(_ folder: String, target: String?) throws(AdoptionError) -> GivenProject? {
    var level = [""]
    for _ in 0..<maximumDepth {
      var next: [String] = []
      for outer in level {
        let names = content(of: folder + "/" + outer).filter { !skipped.contains($0) && !$0.hasPrefix(".") }
        next += names.filter { isFolder("\(folder)/\(outer)\($0)") }.map { "\(outer)\($0)/" }
      }
      let found = next.flatMap { inner in
        let names = content(of: folder + "/" + inner)
        let made = projects(names)
        return (made.isEmpty ? descriptions(in: folder + "/" + inner, names) : made).map { inner + $0 }
      }
      let meant = found.count < 2 || target == nil ? found : found.filter { has(target, "\(folder)/\($0)") }
      if meant.count > 1 || meant.isEmpty && !found.isEmpty {
        throw .nothing(
          path: folder, reason: "several projects are below it; name one: \(found.joined(separator: ", "))")
      }
      if let one = meant.first {
        return GivenProject(
          path: "\(folder)/\(one)", remarks: [Remark(file: folder, line: 1, text: "its project is \(one)")])
      }
      level = next.filter { !$0.hasSuffix(".xcworkspace/") }
    }
    return nil
  }

  /// Whether a project has the target, or for nil an app; one that cannot be read has none.
  private static func has(_ target: String?, _ project: String) -> Bool {
    do throws(AdoptionError) {
      return try read(project).targets.contains { target == nil ? $0.kind == .app : $0.name == target }
    } catch { return false }
  }

  /// What is at the top of a folder of sources; a repository may have a script for Danger there.
  private static func isSource(_ name: String) -> Bool { name.hasSuffix(".swift") && name != "Dangerfile.swift" }

  /// Names in a folder, sorted; none where it cannot be read, which is told when its sources are looked for.
  private static func content(of folder: String) -> [String] {
    do { return try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch { return [] }
  }

  private static func projects(_ names: [String]) -> [String] {
    names.filter { $0.hasSuffix(".xcodeproj") && $0 != "Pods.xcodeproj" }
  }

  private static func descriptions(in folder: String, _ names: [String]) -> [String] {
    ["project.yml", "project.yaml"].filter { names.contains($0) && GeneratedProject.isOne("\(folder)/\($0)") }
  }

  /// A folder itself, and no link to one, which may lead back.
  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  // MARK: Workspaces

  /// The first project with the target that is meant, by default an app's; else the first.
  private static func inWorkspace(_ path: String, target: String?) throws(AdoptionError) -> GivenProject {
    let there = try members(of: path)
    let projects = there.filter { $0.hasSuffix(".xcodeproj") }
    guard let first = projects.first else {
      throw .nothing(path: path, reason: "a workspace without a project that is there")
    }
    let chosen = projects.first { has(target, $0) } ?? first
    return GivenProject(path: chosen, others: there.filter { $0 != chosen })
  }

  /// The paths of the projects and packages a workspace lists and that are there, in its order.
  private static func members(of workspace: String) throws(AdoptionError) -> [String] {
    let text = try FolderListing.text(workspace + "/contents.xcworkspacedata")
    let folder = URL(fileURLWithPath: workspace).deletingLastPathComponent().path
    var groups: [String] = []
    var found: [String] = []
    for tag in text.matches(of: /<(\/?)(Group|FileRef)\b([^>]*)>/) {
      guard tag.1.isEmpty else {
        if tag.2 == "Group" { groups = groups.dropLast() }
        continue
      }
      let location = tag.3.firstMatch(of: /location\s*=\s*"([^":]*):([^"]*)"/)
      let name = (location.map { String($0.2) } ?? "").replacing("&amp;", with: "&").replacing("&apos;", with: "'")
      let place: String
      switch location?.1 {
      case "absolute": place = name
      case "container": place = "\(folder)/\(name)"
      case _: place = (groups.last ?? folder) + (name.isEmpty ? "" : "/\(name)")
      }
      if tag.2 == "Group" {
        if !tag.3.hasSuffix("/") { groups.append(place) }
      } else {
        found.append(URL(fileURLWithPath: place).standardizedFileURL.path)
      }
    }
    return found.filter { place in
      let isProject = place.hasSuffix(".xcodeproj") && !place.hasSuffix("/Pods.xcodeproj")
      return FileManager.default.fileExists(atPath: isProject ? place : place + "/Package.swift")
    }
  }
}
