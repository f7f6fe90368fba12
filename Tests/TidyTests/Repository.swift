// The repository this test was built from, as files of text.
import Foundation

/// The files the rules look at.
struct Repository {
  let root: URL
  /// Every Swift file of Sources and Tests that people wrote, in order of its path.
  let files: [SourceFile]
  let architecture: String
  let package: PackageText
  /// Read once for all tests: two thousand files take seconds.
  private static let asRead = Result { try Repository() }

  static func read() throws -> Repository { try asRead.get() }

  private init() throws {
    root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    architecture = try String(contentsOf: root.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
    package = PackageText(try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8))
    var files: [SourceFile] = []
    for folder in ["Sources", "Tests"] {
      for path in try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path).sorted() {
        // Generated code is not written by people.
        guard path.hasSuffix(".swift"), !path.split(separator: "/").contains("Generated") else { continue }
        let file = folder + "/" + path
        files.append(SourceFile(path: file, try String(contentsOf: root.appending(path: file), encoding: .utf8)))
      }
    }
    self.files = files
  }

  /// The names of the folders that hold a target of Sources.
  func sourceTargets() throws -> Set<String> {
    let manager = FileManager.default
    var names = Set(try manager.contentsOfDirectory(atPath: root.appending(path: "Sources").path))
    names.remove("Apps")
    names.formUnion(try manager.contentsOfDirectory(atPath: root.appending(path: "Sources/Apps").path))
    return names
  }
}
