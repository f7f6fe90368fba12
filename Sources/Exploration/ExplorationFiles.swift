// What an exploration leaves behind: a baseline of known findings, scripts, and the report on standard output.
import FileReading
import FileWriting
import Foundation
import Reports

/// A file that cannot be read or written, or is another than was meant.
public struct ExplorationFileError: Error, CustomStringConvertible {
  /// Which.
  public var path: String
  /// The first line that is none of a baseline's, from 1; nil where the file itself is the trouble.
  public var line: Int?

  public var description: String {
    guard let line else { return "\(path): cannot be read or written" }
    return "\(path):\(line): expected a finding, as --write-baseline writes it: an oracle, a screen, what differs, "
      + "and the events"
  }
}

/// Findings a team knows, by their fingerprints, a line each.
public struct ExplorationBaseline: Sendable {
  private let fingerprints: Set<String>

  /// The fingerprints of a file; one of another kind is refused, for it would know nothing without a word.
  public init(file: String) throws(ExplorationFileError) {
    let bytes: [UInt8]
    do throws(FileReadingError) { bytes = try GivenFile.bytes(of: file, limit: Self.limit, pipes: .awaited) } catch {
      throw ExplorationFileError(path: file)
    }
    var found: Set<String> = []
    let lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count >= Self.parts, Oracle(rawValue: String(parts[0])) != nil else {
        throw ExplorationFileError(path: file, line: index + 1)
      }
      found.insert(String(line))
    }
    fingerprints = found
  }

  /// Those of findings.
  public init(_ findings: [ExplorationFinding]) { fingerprints = Set(findings.map(Self.line)) }

  /// More than any list of findings has, in bytes.
  private static let limit = 1 << 28
  /// What a fingerprint consists of, between tabs.
  private static let parts = 4

  /// A fingerprint on one line, whatever screens and views are called.
  private static func line(_ finding: ExplorationFinding) -> String { finding.fingerprint.onOneLine }

  /// What is not known.
  public func unknown(_ findings: [ExplorationFinding]) -> [ExplorationFinding] {
    findings.filter { !fingerprints.contains(Self.line($0)) }
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
