// The line a crash names, and the file it is in: crashes name a file without its folder, because builds are moved.
import Foundation

/// A line of a file.
public struct SourcePlace: Sendable, Hashable {
  /// The file as it was named: `Rows.swift`, `Screens/Main.swift`.
  public var file: String
  /// From 1.
  public var line: Int

  /// The place a message begins with: `Rows.swift:34: Fatal error: no such row`.
  init?(_ message: String) {
    guard let match = message.firstMatch(of: /(?:^|\s)([^\s:]+\.(?:swift|storyboard|xib|m|mm|c|h)):(\d{1,7})\b/),
      let line = Int(match.2), line > 0
    else { return nil }
    self.file = String(match.1)
    self.line = line
  }

  /// Files and folders looked at: a large repository's, and a bound on how long a key may take.
  static let maximumEntries = 20_000

  /// The files below `folder` whose path ends as this one is named, nearest first; builds and hidden folders are left out.
  func files(below folder: String) -> [String] {
    if file.hasPrefix("/") { return FileManager.default.isReadableFile(atPath: file) ? [file] : [] }
    var found: [String] = []
    var folders = [folder][...]
    var looked = 0
    // By levels, so that the nearest comes first and the order is always the same.
    while let next = folders.popFirst() {
      let names: [String]
      do { names = try FileManager.default.contentsOfDirectory(atPath: next).sorted() } catch { continue }
      for name in names where !name.hasPrefix(".") && name != "node_modules" {
        looked += 1
        guard looked <= Self.maximumEntries else { return found }
        let path = next + "/" + name
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          folders.append(path)
        } else if ("/" + path).hasSuffix("/" + file) {
          found.append(path)
        }
      }
    }
    return found
  }
}
