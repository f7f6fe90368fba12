// A YAML file as values, with those it includes merged in: how `project.yml` is written. Apart from what targets are made of it,
// because its rules are about keys and not about projects.
import Foundation
import Yams

/// A value of a project's description.
indirect enum SpecValue: Equatable {
  /// A scalar's text; plain where it stands without quotes, and may be a number or a flag.
  case scalar(String, isPlain: Bool)
  case list([SpecValue])
  case table([String: SpecValue])

  /// More values than any project has: aliases may stand for each other again and again.
  static let maximumValues = 100_000
  /// Files that include each other end here.
  static let maximumFiles = 100

  subscript(key: String) -> SpecValue? { table?[key] }

  var table: [String: SpecValue]? { if case .table(let table) = self { table } else { nil } }

  /// The items of a list; the value alone where a single one stands for a list of one.
  var items: [SpecValue] { if case .list(let items) = self { items } else { [self] } }

  /// A scalar as build settings have it: flags are `YES` and `NO`.
  var text: String? {
    guard case .scalar(let text, let isPlain) = self else { return nil }
    return switch isPlain ? text.lowercased() : "" {
    case "true": "YES"
    case "false": "NO"
    case _: text
    }
  }

  /// The scalars of a list, or the one that stands for it.
  var texts: [String] { items.compactMap(\.text) }

  /// The value as a property list has it.
  var propertyList: Any {
    switch self {
    case .table(let table): return table.mapValues(\.propertyList)
    case .list(let items): return items.map(\.propertyList)
    case .scalar(let text, let isPlain):
      guard isPlain else { return text }
      switch text.lowercased() {
      case "true", "yes", "on": return true
      case "false", "no", "off": return false
      case _: return Int(text).map { $0 as Any } ?? Double(text).map { $0 as Any } ?? text
      }
    }
  }

  /// Every text in it with one text put for another, keys left as they are.
  func replacing(_ words: [String: String]) -> SpecValue {
    switch self {
    case .table(let table): return .table(table.mapValues { $0.replacing(words) })
    case .list(let items): return .list(items.map { $0.replacing(words) })
    case .scalar(let text, let isPlain):
      let new = words.sorted { $0.key < $1.key }.reduce(text) { $0.replacing($1.key, with: $1.value) }
      return .scalar(new, isPlain: isPlain)
    }
  }

  /// What stands over this: tables are merged, lists go on, all else is replaced; with `:REPLACE` behind its key anything is.
  func merged(with upper: SpecValue) -> SpecValue {
    switch (self, upper) {
    case (.table(var table), .table(let over)):
      for (key, value) in over.sorted(by: { $0.key < $1.key }) {
        let name = key.replacing(":REPLACE", with: "")
        table[name] = name == key ? table[name]?.merged(with: value) ?? value : value
      }
      return .table(table)
    case (.list(let items), .list(let over)): return .list(items + over)
    case _: return upper
    }
  }

  // MARK: Files

  /// The file at `path`, over those it includes; one that is not there is a remark, for it may be each developer's own.
  init(file path: String, _ remarks: inout [Remark]) throws(AdoptionError) {
    var filesRead = 0
    self = try Self.read(path, &filesRead, &remarks)
  }

  private static func read(
    _ path: String, _ filesRead: inout Int, _ remarks: inout [Remark]
  ) throws(AdoptionError) -> SpecValue {
    filesRead += 1
    guard filesRead <= maximumFiles else {
      throw .unreadable(file: path, reason: "files include each other, or more than \(maximumFiles)")
    }
    let own = try parsed(path, try FolderListing.text(path))
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var whole = SpecValue.table([:])
    for include in own["include"]?.items ?? [] {
      guard let name = include.text ?? include["path"]?.text else { continue }
      let file = "\(folder)/\(name)"
      guard FileManager.default.fileExists(atPath: file) else {
        remarks.append(Remark(file: path, line: 1, text: "'\(name)' is included and is not there"))
        continue
      }
      whole = whole.merged(with: try read(file, &filesRead, &remarks))
    }
    return whole.merged(with: own)
  }

  private static func parsed(_ path: String, _ text: String) throws(AdoptionError) -> SpecValue {
    let node: Node?
    do { node = try compose(yaml: text) } catch {
      let line = (error as? YamlError)?.line ?? 1
      throw .malformed(file: path, line: line, expected: "YAML", actual: "what is none")
    }
    var left = maximumValues
    guard let value = node.flatMap({ SpecValue($0, &left) }), value.table != nil else {
      throw .malformed(
        file: path, line: 1, expected: "a table of at most \(maximumValues) values", actual: "more, or none")
    }
    return value
  }

  /// Nil where there are more values than `left`.
  private init?(_ node: Node, _ left: inout Int) {
    left -= 1
    guard left > 0 else { return nil }
    switch node {
    case .scalar(let scalar): self = .scalar(scalar.string, isPlain: scalar.style == .plain || scalar.style == .any)
    case .sequence(let sequence):
      var items: [SpecValue] = []
      for item in sequence {
        guard let value = SpecValue(item, &left) else { return nil }
        items.append(value)
      }
      self = .list(items)
    case .mapping(let mapping):
      var table: [String: SpecValue] = [:]
      for (key, item) in mapping {
        guard let value = SpecValue(item, &left) else { return nil }
        if let name = key.scalar?.string { table[name] = value }
      }
      self = .table(table)
    case .alias: return nil
    }
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
