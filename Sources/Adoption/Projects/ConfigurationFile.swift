// An `.xcconfig`: build settings in a file of their own, line by line, which may include others.
import Foundation

/// Reads configuration files into a level of settings; what cannot be read is a remark, because a project is built without it as well.
struct ConfigurationFile {
  private(set) var remarks: [Remark] = []
  private var filesRead = 0

  /// Files that include each other end here.
  static let maximumDepth = 16
  /// Files of one level: each may include another twice.
  static let maximumFiles = 256
  /// Such a file is written by hand.
  static let maximumSize = 1 << 20
  /// Remarks of one level, each once: a file of another kind would be told line by line.
  static let maximumRemarks = 20

  /// The settings of the file at `path` and of those it includes, in the order in which they are written.
  mutating func read(_ path: String, into level: inout BuildSettings, depth: Int = 0) {
    let text: String
    do throws(AdoptionError) { text = try FolderListing.text(path, atMost: Self.maximumSize) } catch {
      return say("its settings are not known: \(error.reason)", at: Remark(file: path, line: 1, text: ""))
    }
    filesRead += 1
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      take(Self.withoutComment(line), Remark(file: path, line: index + 1, text: ""), &level, depth)
    }
  }

  /// What stands before `//`, which begins a comment in values too.
  private static func withoutComment(_ line: Substring) -> String {
    let end = line.firstRange(of: "//")?.lowerBound ?? line.endIndex
    return line[..<end].trimmingCharacters(in: .whitespaces)
  }

  private mutating func take(_ line: String, _ place: Remark, _ level: inout BuildSettings, _ depth: Int) {
    if line.isEmpty { return }
    if let include = line.wholeMatch(of: /#include(\??)\s*"([^"]*)"/) {
      return self.include(String(include.2), isOptional: !include.1.isEmpty, place, &level, depth)
    }
    guard let setting = line.wholeMatch(of: /([A-Za-z_][A-Za-z0-9_]*(?:\[[^\]]*\])*)\s*=\s*(.*)/) else {
      return say("expected NAME = value, found '\(line.prefix(80))'", at: place)
    }
    let value = setting.2.hasSuffix(";") ? setting.2.dropLast().trimmingCharacters(in: .whitespaces) : String(setting.2)
    level.set(setting.1, to: value)
  }

  private mutating func include(
    _ name: String, isOptional: Bool, _ place: Remark, _ level: inout BuildSettings, _ depth: Int
  ) {
    // One that comes with Xcode says nothing of the app.
    if name.hasPrefix("<") { return }
    guard depth < Self.maximumDepth, filesRead < Self.maximumFiles else {
      return say("'\(name)' is not included: files include each other, or too many", at: place)
    }
    let folder = URL(fileURLWithPath: place.file).deletingLastPathComponent().path
    let path = name.hasPrefix("/") ? name : "\(folder)/\(name)"
    if !FileManager.default.fileExists(atPath: path) {
      if !isOptional { say("'\(name)' is included and is not there", at: place) }
      return
    }
    read(path, into: &level, depth: depth + 1)
  }

  private mutating func say(_ text: String, at place: Remark) {
    let remark = Remark(file: place.file, line: place.line, text: text)
    if remarks.count < Self.maximumRemarks, !remarks.contains(remark) { remarks.append(remark) }
  }
}
