// What an exploration leaves behind: a baseline of known findings, scripts, and the report on standard output.
import FileWriting
import Foundation
import Reports

/// A file that cannot be read or written.
public struct ExplorationFileError: Error, CustomStringConvertible {
  /// Which.
  public var path: String

  public var description: String { "\(path): cannot be read or written" }
}

/// Findings a team knows, by their fingerprints, a line each.
public struct ExplorationBaseline: Sendable {
  private let fingerprints: Set<String>

  /// The fingerprints of a file.
  public init(file: String) throws(ExplorationFileError) {
    guard let data = FileManager.default.contents(atPath: file) else { throw ExplorationFileError(path: file) }
    fingerprints = Set(String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init))
  }

  /// Those of findings.
  public init(_ findings: [ExplorationFinding]) { fingerprints = Set(findings.map(\.fingerprint)) }

  /// What is not known.
  public func unknown(_ findings: [ExplorationFinding]) -> [ExplorationFinding] {
    findings.filter { !fingerprints.contains($0.fingerprint) }
  }

  /// Writes them, sorted.
  public func write(to file: String) throws(ExplorationFileError) { try Self.write(fingerprints.sorted(), to: file) }

  fileprivate static func write(_ lines: [String], to file: String) throws(ExplorationFileError) {
    do { try WholeFile.write(lines.map { $0 + "\n" }.joined(), to: file) } catch {
      throw ExplorationFileError(path: file)
    }
  }
}

extension ExplorationReport {
  /// Prints the report in a format of `ExploreOptions`, and writes each finding as a script into a folder.
  public func tell(_ format: String, scripts folder: String?) throws(ExplorationFileError) {
    let format = ReportFormat(rawValue: format) ?? .text
    for line in lines(format) ?? [] { print(line) }
    guard let folder else { return }
    do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
      throw ExplorationFileError(path: folder)
    }
    for (index, finding) in findings.enumerated() {
      let file = "\(folder)/\(app)-\(index + 1).swivel"
      try ExplorationBaseline.write(finding.script, to: file)
      if format == .text { print("swivel run \(file)") }
    }
  }
}
