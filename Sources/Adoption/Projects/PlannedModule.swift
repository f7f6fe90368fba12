// A module of an adopted package: which sources and resources it is made of.
import Foundation

/// A module of the package.
package struct PlannedModule: Equatable {
  package var name: String
  /// Absolute paths of Swift files.
  package var sources: [String]
  /// Files that are copied: the name in the app's bundle, and where each lies.
  package var resources: [String: String] = [:]
  /// Models of Core Data, whose classes are written.
  package var models: [PlannedModel] = []
  /// Modules of the same package.
  package var dependencies: [String] = []
  /// Settings of its own, as a manifest has them, such as `.define("BETA")`.
  package var swiftSettings: [String] = []
  /// Whether it imports Crypto Kit.
  package var usesCrypto = false
  /// Where a library lies that was found beside the project; nil for the project's own.
  package var folder: String?

  package init(name: String, sources: [String]) {
    self.name = name
    self.sources = sources
  }

  /// A target's, without its files.
  init(_ target: XcodeTarget) {
    self.init(name: target.module, sources: [])
    swiftSettings = BuildSettings.swiftSettings(target.settings)
  }

  /// All of a folder but tests; what is not Swift becomes resources, as far as an app's bundle holds it.
  ///
  /// - Parameters:
  ///   - exclude: paths in the folder that are no part of it.
  ///   - only: paths in the folder that are all of it; empty for the whole.
  init(
    name: String, folder: String, exclude: [String] = [], only: [String] = [], _ remarks: inout [Remark]
  ) throws(AdoptionError) {
    self.init(name: Self.identifier(name), sources: [])
    let files = try FolderListing.files(folder, &remarks)
    func lies(_ file: String, in paths: [String]) -> Bool {
      paths.contains { path in
        let plain = path.hasSuffix("/") ? String(path.dropLast()) : path
        return plain == "." || file == plain || file.hasPrefix(plain + "/")
      }
    }
    let own = files.filter { file in
      !Self.isTest(file) && !lies(file, in: exclude) && (only.isEmpty || lies(file, in: only))
    }
    var whole: Set<String> = []
    for file in own {
      if let folder = Self.wholes.compactMap({ file.range(of: $0)?.upperBound }).min() {
        whole.insert(String(file[..<folder].dropLast()))
        continue
      }
      if file.hasSuffix(".swift") { sources.append("\(folder)/\(file)") }
      if file.hasSuffix(".m") || file.hasSuffix(".mm") {
        remarks.append(Remark(file: file, line: 1, text: "left out: Objective-C"))
      }
      try add(resource: "\(folder)/\(file)", isListed: false, &remarks)
    }
    for path in whole.sorted() { try add(resource: "\(folder)/\(path)", &remarks) }
    sources.removeAll { $0.hasSuffix("/Package.swift") }
  }

  /// What Swift makes of a name that is none.
  static func identifier(_ name: String) -> String {
    let safe = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return safe.first?.isNumber == true ? "_" + safe : safe
  }

  private static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") || $0.hasSuffix("UITests") }
  }

  // MARK: Resources

  /// Folders Xcode copies as they are.
  private static let wholes = [".xcassets/", ".bundle/", ".scnassets/"]
  /// Folders Xcode compiles or links, and copies nothing of.
  private static let compiled = [
    ".xcframework/", ".framework/", ".docc/", ".playground/", ".mlpackage/", ".icon/", ".xcodeproj/",
  ]

  /// What an app's bundle has of files nobody lists.
  private static let kinds: Set<String> = [
    "storyboard", "xib", "strings", "stringsdict", "xcstrings", "png", "jpg", "jpeg", "json", "plist", "gif", "ttf",
    "otf",
  ]
  /// What Xcode compiles or reads itself, and copies into no bundle.
  private static let unbundled: Set<String> = [
    "swift", "h", "hpp", "pch", "m", "mm", "c", "cc", "cpp", "s", "metal", "modulemap", "xcconfig", "entitlements",
    "intentdefinition", "mlmodel", "storekit", "xctestplan", "playground",
  ]

  /// The largest file that is copied: films are not watched here.
  static let largestResource = 64 << 20

  /// A file, a folder of files, or an asset catalogue.
  ///
  /// - Parameter isListed: whether the project says so; of a folder's files only the usual kinds are an app's.
  mutating func add(
    resource path: String, isListed: Bool = true, _ remarks: inout [Remark]
  ) throws(AdoptionError) {
    // A path that leads up again would be copied to wherever it leads from the package, and links make it one of a file that is there.
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    if let model = PlannedModel.folder(around: path) { return try add(model: model, &remarks) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      remarks.append(Remark(file: path, line: 1, text: "the project names it, and it is not there"))
      return
    }
    if Self.compiled.contains(where: (path + "/").contains) { return }
    let url = URL(fileURLWithPath: path)
    if isFolder.boolValue {
      let files = try FolderListing.files(path, &remarks)
      for file in files { take("\(path)/\(file)", as: "\(url.lastPathComponent)/\(file)", &remarks) }
      return
    }
    if let whole = Self.wholes.compactMap({ path.range(of: $0)?.lowerBound }).min() {
      let start = path[..<whole].lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
      return take(path, as: String(path[start...]), &remarks)
    }
    let kind = url.pathExtension.lowercased()
    guard isListed ? !Self.unbundled.contains(kind) : Self.kinds.contains(kind) else { return }
    guard url.lastPathComponent != "Info.plist", !url.lastPathComponent.hasPrefix(".") else { return }
    // Of translations the base and English are taken; there is one file of a name.
    let folder = url.deletingLastPathComponent().lastPathComponent
    guard !folder.hasSuffix(".lproj") || ["Base.lproj", "en.lproj"].contains(folder) else { return }
    if resources[url.lastPathComponent] == nil || folder == "Base.lproj" {
      take(path, as: url.lastPathComponent, &remarks)
    }
  }

  private mutating func take(_ path: String, as name: String, _ remarks: inout [Remark]) {
    if let size = FolderListing.size(path), size > Self.largestResource {
      remarks.append(Remark(file: path, line: 1, text: "left out: more than \(Self.largestResource) bytes"))
    } else {
      resources[name] = path
    }
  }

  /// A model of Core Data, by the path of its `.xcdatamodeld` or of a lone `.xcdatamodel`; once.
  private mutating func add(model path: String, _ remarks: inout [Remark]) throws(AdoptionError) {
    guard !models.contains(where: { $0.path == path }) else { return }
    guard let model = try PlannedModel(path, &remarks) else { return }
    models.append(model)
    resources["\(model.name).momd/contents"] = model.contents
  }
}
