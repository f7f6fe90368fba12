// A folder of a test's own and the words for a host in it, gone when the test is.
import DeviceCatalog
import Emulator
import Foundation
import SwivelUI

@testable import SwivelHost

/// A temporary folder.
final class Folder {
  let path = FileManager.default.temporaryDirectory.appending(path: "swivel-hosttests-\(UUID().uuidString)").path

  /// The repository's configuration.
  static let configuration = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "config").path

  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false) }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch { print("left behind: \(path): \(error)") }
  }

  /// The path of a file in it.
  func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Writes a file and gives its path.
  @discardableResult func write(_ name: String, _ text: String) throws -> String {
    try text.write(toFile: self(name), atomically: false, encoding: .utf8)
    return self(name)
  }

  func text(_ name: String) throws -> String { try String(contentsOfFile: self(name), encoding: .utf8) }

  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: self(name)) }

  /// Runs a host of `apps` as if it had been started with these words, in this process.
  @MainActor func host(_ words: [String], _ apps: [AppBundle]) throws {
    try HostOptions.parse(["--config", Self.configuration] + words).run(apps)
  }

  /// How a host that is started with these words ends; nil when nothing keeps it from its end.
  @MainActor func ending(_ words: [String], _ apps: [AppBundle]) -> HostEnding? {
    do {
      try host(words, apps)
      return nil
    } catch { return HostEnding(error) }
  }
}
