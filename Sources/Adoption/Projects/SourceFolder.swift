// A folder of sources on disk, rewritten into another one.
import FileReading
import FileWriting
import Foundation

/// Rewrites folders.
package enum SourceFolder {
  /// What came of a folder.
  package struct Result {
    package var module: AdoptedModule
    package var swiftFiles: Int
    /// Sources in languages nobody here compiles.
    package var foreignSources: [String]
  }

  private static let foreign: Set<String> = ["m", "mm", "c", "cpp", "cc", "xcdatamodeld", "metal", "s"]

  /// The text of a source.
  package static func text(_ file: String) throws(AdoptionError) -> String { try FolderListing.text(file) }

  /// The Swift files of a folder, or the one file there is, with their texts; those that are no UTF-8 are left out.
  package static func sources(_ path: String) throws(AdoptionError) -> [(path: String, text: String)] {
    if path.hasSuffix(".swift") { return [(path, try text(path))] }
    var problems: [Remark] = []
    var found: [(path: String, text: String)] = []
    for file in try FolderListing.files(path, &problems) where file.hasSuffix(".swift") {
      guard let text = String(validating: try FolderListing.bytes("\(path)/\(file)"), as: UTF8.self) else { continue }
      found.append((file, text))
    }
    guard !found.isEmpty else { throw .nothing(path: path, reason: "no Swift file in it") }
    return found
  }

  /// Rewrites the Swift files of a folder into another, which is made if need be, and copies what else there is. Files that are
  /// already as they should be are not touched, so that a build sees what changed.
  ///
  /// - Parameter keepsPlaces: whether the compiler's errors are to name the file that was read.
  /// - Throws: a folder or file that cannot be read or written.
  @discardableResult
  package static func rewrite(
    _ input: String, to output: String, _ context: AdoptionContext, keepsPlaces: Bool = true
  ) throws(AdoptionError) -> Result {
    var problems: [Remark] = []
    let paths = try FolderListing.files(input, &problems)
    let sources = paths.filter { $0.hasSuffix(".swift") }
    guard !sources.isEmpty else { throw .nothing(path: input, reason: "no Swift file in it") }
    for path in paths { try FolderListing.demandPlace(path, in: output) }
    var files: [(path: String, text: String)] = []
    var copied = paths.filter { !$0.hasSuffix(".swift") }
    for path in sources {
      let bytes = try FolderListing.bytes(input + "/" + path)
      if let text = String(validating: bytes, as: UTF8.self) {
        files.append((path, text))
      } else {
        problems.append(Remark(file: path, line: 1, text: "left as it is: not UTF-8"))
        copied.append(path)
      }
    }
    let root = URL(fileURLWithPath: input).standardizedFileURL.path
    var module = Adoption.adopt(files, context)
    module.remarks += problems
    for (path, text) in files {
      let adopted = module.texts[path] ?? text
      let placed = keepsPlaces ? SourcePlace.named(adopted, as: "\(root)/\(path)") : adopted
      module.texts[path] = placed
      try FolderListing.write([UInt8](placed.utf8), to: path, in: output)
    }
    for path in copied {
      try FolderListing.write(try FolderListing.bytes(input + "/" + path), to: path, in: output)
    }
    let foreignSources = paths.filter { path in
      foreign.contains(path.split(separator: ".").last.map(String.init) ?? "")
    }
    return Result(module: module, swiftFiles: sources.count, foreignSources: foreignSources)
  }
}

/// Where the compiler says a rewritten file's lines are.
enum SourcePlace {
  /// The text with a first line that names the original. It takes the place of a comment, an empty line or a sole import, which
  /// moves behind everything else, so that the number of lines stays.
  static func named(_ text: String, as path: String) -> String {
    let quoted = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    func directive(_ line: Int) -> String { "#sourceLocation(file: \"\(quoted)\", line: \(line))" }
    guard let end = text.firstIndex(where: { $0 == "\n" || $0 == "\r\n" }) else { return directive(1) + "\n" + text }
    let first = text[..<end].drop { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" }
    let isBlock = first.hasPrefix("/*") && first.dropFirst(2).hasSuffix("*/") && !first.dropFirst(2).contains("/*")
    if first.isEmpty || first.hasPrefix("//") || isBlock { return directive(2) + text[end...] }
    let isImport = first.hasPrefix("import ") && first.allSatisfy { $0.isLetter || $0.isNumber || " ;_".contains($0) }
    guard isImport, text.last == "\n" || text.last == "\r\n" || hasTail(text) else {
      return directive(1) + "\n" + text
    }
    return directive(2) + text[end...] + (hasTail(text) ? "; " : "") + first
  }

  /// Whether the last line is one of ours.
  private static func hasTail(_ text: String) -> Bool {
    let last = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.last ?? ""
    return ["private var selector_", "extension ", "import "].contains { last.hasPrefix($0) }
      && (last.hasSuffix("}") || last.hasPrefix("import "))
  }
}

/// Files on disk, with errors of our own.
package enum FolderListing {
  /// The largest file that is read: what is larger is no source of an app's.
  static let largestFile = 256 << 20

  /// Folders no sources are looked for in.
  private static let skipped: Set<String> = [".git", ".build", ".swiftpm", "Pods", "Carthage", "DerivedData", "build"]

  /// More files and folders than any project has: a link has led out of it, or links lead to each other.
  private static let most = 100_000

  /// The paths of all files below a folder, in order.
  static func files(_ folder: String, _ problems: inout [Remark]) throws(AdoptionError) -> [String] {
    var found: [String] = []
    var left = most
    try add("", of: folder, to: &found, &problems, within: [], &left)
    return found.sorted()
  }

  private static func add(
    _ path: String, of root: String, to found: inout [String], _ problems: inout [Remark],
    within outer: Set<String>, _ left: inout Int
  ) throws(AdoptionError) {
    let folder = path.isEmpty ? root : "\(root)/\(path)"
    let place = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard !outer.contains(place) else {
      problems.append(Remark(file: path, line: 1, text: "left out: a link to a folder around it"))
      return
    }
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
      // Of a file Foundation tells a number alone.
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
        throw .unreadable(file: folder, reason: "no such folder")
      }
      guard isFolder.boolValue else {
        throw .unreadable(file: folder, reason: "expected a folder of sources or an .xcodeproj, found a file")
      }
      throw .unreadable(file: folder, reason: (error as NSError).localizedDescription)
    }
    for name in names.sorted() where !skipped.contains(name) && name != ".DS_Store" {
      left -= 1
      guard left > 0 else {
        throw .unreadable(file: root, reason: "more than \(most) files and folders below it, as links lead on")
      }
      let inner = path.isEmpty ? name : "\(path)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: "\(root)/\(inner)", isDirectory: &isFolder) else {
        problems.append(Remark(file: inner, line: 1, text: "left out: a link to nothing"))
        continue
      }
      if isFolder.boolValue {
        try add(inner, of: root, to: &found, &problems, within: outer.union([place]), &left)
      } else if kind("\(root)/\(inner)") == S_IFREG {
        found.append(inner)
      } else {
        problems.append(Remark(file: inner, line: 1, text: "left out: a pipe or a device"))
      }
    }
  }

  /// What a name leads to, links followed unless told otherwise; nil for nothing.
  private static func kind(_ file: String, following: Bool = true) -> mode_t? {
    var status = stat()
    return (following ? stat(file, &status) : lstat(file, &status)) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// The bytes of a file; nil where there is none.
  static func size(_ file: String) -> Int? {
    var status = stat()
    return stat(file, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Throws what `bytes` would, as far as it is known before a byte is read.
  static func demandFile(_ file: String) throws(AdoptionError) {
    var status = stat()
    guard stat(file, &status) == 0 else { throw .unreadable(file: file, reason: String(cString: strerror(errno))) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .unreadable(file: file, reason: String(cString: strerror(EISDIR)))
    default: throw .unreadable(file: file, reason: "a pipe or a device")
    }
    guard status.st_size <= largestFile else { throw .unreadable(file: file, reason: "more than \(largestFile) bytes") }
    if access(file, R_OK) != 0 { throw .unreadable(file: file, reason: String(cString: strerror(errno))) }
  }

  /// Throws where a name is a link: whoever made what is adopted may have put it there, and where it leads is nobody's to write to.
  package static func demandNoLink(_ path: String) throws(AdoptionError) {
    guard kind(path, following: false) == S_IFLNK else { return }
    throw .unreadable(
      file: path, reason: "a link, through which nothing is written; take it away, or name another folder")
  }

  static func bytes(_ file: String, atMost limit: Int = largestFile) throws(AdoptionError) -> [UInt8] {
    do throws(FileReadingError) { return try GivenFile.bytes(of: file, limit: limit, pipes: .refused) } catch {
      switch error {
      case .system(_, let reason): throw .unreadable(file: file, reason: reason)
      case .tooLarge(_, let limit): throw .unreadable(file: file, reason: "more than \(limit) bytes")
      case .notRegular: throw .unreadable(file: file, reason: "a pipe or a device")
      }
    }
  }

  static func text(_ file: String, atMost limit: Int = largestFile) throws(AdoptionError) -> String {
    guard let text = String(validating: try bytes(file, atMost: limit), as: UTF8.self) else {
      throw .unreadable(file: file, reason: "not UTF-8")
    }
    return text
  }

  /// Writes a file below a folder, and the folders it is in, unless it is there as it should be. Below the folder no link is followed.
  package static func write(_ bytes: [UInt8], to path: String, in folder: String) throws(AdoptionError) {
    try demandPlace(path, in: folder)
    try write(bytes, to: "\(folder)/\(path)")
  }

  /// Throws where a file could not be written below a folder, as far as what is there says: asked of all before one is written.
  static func demandPlace(_ path: String, in folder: String) throws(AdoptionError) {
    let file = "\(folder)/\(path)"
    var place = folder
    for name in path.split(separator: "/") {
      place += "/\(name)"
      try demandNoLink(place)
      guard let kind = kind(place) else { continue }
      if place == file, kind != S_IFREG {
        throw .unreadable(file: file, reason: "a folder, a pipe or a device, where a file is to be")
      }
      if place != file, kind != S_IFDIR { throw .unreadable(file: place, reason: String(cString: strerror(ENOTDIR))) }
    }
  }

  /// The same of a path nobody else had a say in.
  package static func write(_ bytes: [UInt8], to file: String) throws(AdoptionError) {
    let url = URL(fileURLWithPath: file)
    do {
      if FileManager.default.fileExists(atPath: file), try Data(contentsOf: url).elementsEqual(bytes) { return }
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try WholeFile.write(bytes, to: file)
    } catch let error as FileWritingError { throw .unreadable(file: file, reason: error.reason) } catch {
      throw .unreadable(file: file, reason: (error as NSError).localizedDescription)
    }
  }
}
