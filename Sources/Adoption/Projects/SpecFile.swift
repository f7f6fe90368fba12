// The files of a project's description: YAML, bounded, with those it includes under it and their paths seen from where it is. Apart
// from the values, which know no files.
import Foundation
import Yams

/// Reads a file and what it includes into one value.
struct SpecFile {
  private(set) var remarks: [Remark] = []
  private var filesRead = 0

  /// A description is written by hand.
  static let maximumSize = 1 << 20
  /// Files that include each other end here.
  static let maximumFiles = 100

  /// The value of the file at `path`, over those it includes; one that is not there is a remark, for it may be each developer's own.
  mutating func read(_ path: String) throws(AdoptionError) -> SpecValue {
    filesRead += 1
    guard filesRead <= Self.maximumFiles else {
      throw .unreadable(file: path, reason: "files include each other, or more than \(Self.maximumFiles)")
    }
    let own = try Self.parsed(path, try FolderListing.text(path, atMost: Self.maximumSize))
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var whole = SpecValue.table([:])
    for include in own["include"]?.items ?? [] {
      guard let name = include.text ?? include["path"]?.text, include["enable"]?.text != "NO" else { continue }
      let file = "\(folder)/\(name)"
      guard FileManager.default.fileExists(atPath: file) else {
        remarks.append(Remark(file: path, line: 1, text: "'\(name)' is included and is not there"))
        continue
      }
      var part = try read(file)
      if include["relativePaths"]?.text != "NO", let slash = name.lastIndex(of: "/") {
        part = part.withPaths(from: String(name[..<slash]))
      }
      whole = whole.merged(with: part)
    }
    return whole.merged(with: own)
  }

  private static func parsed(_ path: String, _ text: String) throws(AdoptionError) -> SpecValue {
    if let excess = SpecAnchors.excess(of: text) {
      throw .malformed(file: path, line: excess.line, expected: excess.expected, actual: excess.actual)
    }
    let node: Node?
    do { node = try compose(yaml: text) } catch {
      let line = (error as? YamlError)?.line ?? 1
      throw .malformed(file: path, line: line, expected: "YAML", actual: "what is none")
    }
    var left = SpecValue.maximumValues
    guard let value = node.flatMap({ SpecValue($0, &left, depth: 0) }), left > 0, value.table != nil else {
      throw .malformed(
        file: path, line: 1, expected: "a table of at most \(SpecValue.maximumValues) values", actual: "more, or none")
    }
    return value
  }
}

extension SpecValue {
  /// The description with its paths seen from the file that includes it, whose way to this one's folder is `prefix`.
  fileprivate func withPaths(from prefix: String) -> SpecValue {
    func moved(_ value: SpecValue) -> SpecValue {
      guard case .scalar(let path, let isPlain) = value else { return value }
      return path.hasPrefix("/") ? value : .scalar("\(prefix)/\(path)", isPlain: isPlain)
    }
    func movedPath(_ value: SpecValue) -> SpecValue { value.changing("path", moved) }
    func target(_ value: SpecValue) -> SpecValue {
      value.changing("sources") { sources in
        .list(sources.items.map { $0.table == nil ? moved($0) : movedPath($0) })
      }
      .changing("info", movedPath).changing("configFiles") { $0.changingEach(moved) }
    }
    return changing("targets") { $0.changingEach(target) }.changing("targetTemplates") { $0.changingEach(target) }
      .changing("configFiles") { $0.changingEach(moved) }.changing("packages") { $0.changingEach(movedPath) }
      .changing("projectReferences") { $0.changingEach(movedPath) }
      .changing("localPackages") { .list($0.items.map(moved)) }
  }

  private func changing(_ key: String, _ change: (SpecValue) -> SpecValue) -> SpecValue {
    guard var table else { return self }
    for name in [key, key + ":REPLACE"] { table[name] = table[name].map(change) }
    return .table(table)
  }

  private func changingEach(_ change: (SpecValue) -> SpecValue) -> SpecValue {
    table.map { .table($0.mapValues(change)) } ?? self
  }
}

extension YamlError {
  /// From 1; nil where it is not known.
  fileprivate var line: Int? {
    switch self {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
    case .duplicatedKeysInMapping(_, let context): context.mark.line
    case _: nil
    }
  }
}
