// The documents of a repository: storyboards and xibs in a folder, but for what git leaves alone.
import FileReading
import Foundation

/// Finds documents.
package enum LintFiles {
  /// The endings of documents.
  private static let endings = [".storyboard", ".xib"]
  /// More than anybody writes into a .gitignore, in bytes.
  private static let largestIgnore = 1 << 20
  /// What no repository has its own documents in, whether git knows or not.
  private static let foreign: Set<String> = [".git", ".build", "DerivedData"]

  /// The documents in a folder and all below it, sorted by path. Folders that cannot be read are told of.
  package static func documents(in folder: String, telling tell: (String) -> Void = { _ in }) -> [String] {
    var found: [String] = []
    var folder = folder
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    var ignores = rules(above: folder)
    walk(folder, &ignores, &found, tell)
    found = found.map(asGitWrites)
    return found.sorted()
  }

  /// The path without `./` before it: so git writes paths, and so those who draw annotations look them up.
  package static func asGitWrites(_ path: String) -> String {
    path.hasPrefix("./") ? asGitWrites(String(path.dropFirst("./".count))) : path
  }

  /// Whether a path is a folder.
  package static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// A .gitignore file and the folder whose paths it is about.
  private struct Rules {
    var folder: String
    var patterns: GitIgnore
  }

  private static func walk(
    _ folder: String, _ ignores: inout [Rules], _ found: inout [String], _ tell: (String) -> Void
  ) {
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch {
      tell("\(folder) cannot be read")
      return
    }
    let depth = ignores.count
    defer { ignores.removeSubrange(depth...) }
    if let rules = rules(folder, "\(folder)/.gitignore") { ignores.append(rules) }
    for name in names where !foreign.contains(name) {
      let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      // A link may lead round in a circle; git does not follow it either.
      guard !isLink(path) else { continue }
      let isFolder = isFolder(path)
      guard isFolder || endings.contains(where: name.hasSuffix), !isIgnored(path, isFolder: isFolder, ignores) else {
        continue
      }
      if isFolder { walk(path, &ignores, &found, tell) } else { found.append(path) }
    }
  }

  private static func isLink(_ path: String) -> Bool {
    do { return try !FileManager.default.destinationOfSymbolicLink(atPath: path).isEmpty } catch { return false }
  }

  /// The nearest file that says something decides.
  private static func isIgnored(_ path: String, isFolder: Bool, _ ignores: [Rules]) -> Bool {
    for rules in ignores.reversed() {
      let inside = place(of: absolute(path), below: rules.folder)
      if let verdict = rules.patterns.verdict(inside, isFolder: isFolder) { return verdict }
    }
    return false
  }

  /// The path from a folder to what is below it, both absolute. Below `/` there is no slash more to leave out.
  package static func place(of path: String, below folder: String) -> String {
    String(path.dropFirst(folder == "/" ? 1 : folder.count + 1))
  }

  /// The rules of the repository above a folder in it, from its top.
  private static func rules(above folder: String) -> [Rules] {
    var above: [Rules] = []
    var path = absolute(folder)
    while true {
      if path != absolute(folder), let rules = rules(path, "\(path)/.gitignore") { above.insert(rules, at: 0) }
      if isFolder("\(path)/.git") {
        if let rules = rules(path, "\(path)/.git/info/exclude") { above.insert(rules, at: 0) }
        return above
      }
      // A folder in no repository has no rules but its own.
      guard let slash = path.lastIndex(of: "/"), path != "/" else { return [] }
      path = slash == path.startIndex ? "/" : String(path[..<slash])
    }
  }

  private static func rules(_ folder: String, _ file: String) -> Rules? {
    // Where there is none, or no file, there are no rules.
    let bytes: [UInt8]
    do throws(FileReadingError) {
      bytes = try GivenFile.bytes(of: file, limit: largestIgnore, pipes: .refused)
    } catch { return nil }
    return Rules(folder: absolute(folder), patterns: GitIgnore(String(decoding: bytes, as: UTF8.self)))
  }

  private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
