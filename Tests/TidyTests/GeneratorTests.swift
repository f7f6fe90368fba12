// What generators wrote stands in the repository as they would write it now: nobody edited it, nobody forgot to run them.
// The coverage tables have CoverageTests, the message catalogue its schema's sum in its header.
import Foundation
import Testing

@Suite struct GeneratorTests {
  private let root: URL

  init() throws { root = try Repository.read().root }

  /// Runs a generator into a folder of its own, and names the files that are not what stands in `folder`.
  private func differences(_ tool: String, _ folder: String, isGenerated: (String) -> Bool) throws -> [String] {
    let manager = FileManager.default
    let into = manager.temporaryDirectory.appending(path: "swivel-\(tool)-\(ProcessInfo.processInfo.processIdentifier)")
    try manager.createDirectory(at: into, withIntermediateDirectories: true)
    defer {
      do { try manager.removeItem(at: into) } catch { Issue.record("left behind: \(into.path)") }
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", root.appending(path: "tools/\(tool)").path, "--into", into.path]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "tools/\(tool) failed; it needs python3")
    let wanted = try texts(in: into)
    let here = try texts(in: root.appending(path: folder)).filter { isGenerated($0.value) }
    try #require(!wanted.isEmpty, "tools/\(tool) wrote nothing")
    return Set(wanted.keys).union(here.keys).sorted().filter { wanted[$0] != here[$0] }
  }

  /// The files of a folder by name.
  private func texts(in folder: URL) throws -> [String: String] {
    var texts: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".yaml") || name.hasSuffix(".swift") {
      texts[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    return texts
  }

  /// A user's own device does not begin with the tool's name.
  @Test func deviceFilesAreThoseOfTheTables() throws {
    let found = try differences("generate-devices", "config/devices") {
      $0.hasPrefix("# Written by tools/generate-devices")
    }
    #expect(found == [], "run tools/generate-devices")
  }

  @Test func textMetricsAreThoseOfTheTables() throws {
    let found = try differences("generate-metrics", "Sources/TextMetrics/Generated") { _ in true }
    #expect(found == [], "run tools/generate-metrics")
  }

  private static let corpus = ProcessInfo.processInfo.environment["SWIVEL_CORPUS"]

  /// The tables themselves are the corpus's.
  @Test(.enabled(if: corpus != nil, "SWIVEL_CORPUS names no folder with metrics"))
  func metricsTablesAreTheCorpus() throws {
    let corpus = try #require(Self.corpus)
    let tables = root.appending(path: "Sources/TextMetrics/Tables")
    let names = try FileManager.default.contentsOfDirectory(atPath: tables.path).filter { $0.hasSuffix(".csv") }
    #expect(names.count == 6)
    for name in names {
      let theirs = try Data(contentsOf: URL(fileURLWithPath: "\(corpus)/metrics/\(name)"))
      #expect(try Data(contentsOf: tables.appending(path: name)) == theirs, "\(name)")
    }
  }
}
