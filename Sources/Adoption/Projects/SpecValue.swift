// A YAML file as values, and how one stands over another: how `project.yml` is written. Apart from what targets are made of it,
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
  /// Tables in tables beyond any project's.
  private static let maximumDepth = 64
  /// The longest text names in it are put into: they may stand for long ones.
  private static let maximumLength = 1 << 16

  subscript(key: String) -> SpecValue? { table?[key] }

  var table: [String: SpecValue]? { if case .table(let table) = self { table } else { nil } }

  /// The items of a list; the value alone where a single one stands for a list of one.
  var items: [SpecValue] { if case .list(let items) = self { items } else { [self] } }

  /// A plain scalar's meaning where it is a flag (YAML 1.1).
  private var flag: Bool? {
    guard case .scalar(let text, isPlain: true) = self else { return nil }
    return switch text.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    case _: nil
    }
  }

  /// A scalar as build settings have it: flags are `YES` and `NO`.
  var text: String? {
    guard case .scalar(let text, _) = self else { return nil }
    return flag.map { $0 ? "YES" : "NO" } ?? text
  }

  /// The scalars of a list, or the one that stands for it.
  var texts: [String] { items.compactMap(\.text) }

  /// The value as a property list has it.
  var propertyList: Any {
    switch self {
    case .table(let table): return table.mapValues(\.propertyList)
    case .list(let items): return items.map(\.propertyList)
    case .scalar(let text, let isPlain):
      if let flag { return flag }
      return isPlain ? Int(text).map { $0 as Any } ?? Double(text).map { $0 as Any } ?? text : text
    }
  }

  /// Every text in it with what stands for `${NAME}` and `$NAME`, once; keys and other names are left as they are.
  func replacing(_ words: [String: String]) -> SpecValue {
    switch self {
    case .table(let table): return .table(table.mapValues { $0.replacing(words) })
    case .list(let items): return .list(items.map { $0.replacing(words) })
    case .scalar(let text, let isPlain):
      guard text.contains("$") else { return self }
      let new = text.replacing(/\$\{([A-Za-z0-9_-]+)\}|\$([A-Za-z]+)/) { match in
        (match.1 ?? match.2).flatMap { words[String($0)] } ?? String(match.0)
      }
      return new.utf8.count > Self.maximumLength ? self : .scalar(new, isPlain: isPlain)
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

  /// Nil for nothing, which in a table is no value; `left` is 0 where there are more values than it was, or too deep ones.
  init?(_ node: Node, _ left: inout Int, depth: Int) {
    left -= 1
    guard left > 0, depth < Self.maximumDepth else {
      left = 0
      return nil
    }
    switch node {
    case .scalar(let scalar):
      let isPlain = scalar.style == .plain || scalar.style == .any
      if isPlain, ["", "~", "null", "Null", "NULL"].contains(scalar.string) { return nil }
      self = .scalar(scalar.string, isPlain: isPlain)
    case .sequence(let sequence):
      var items: [SpecValue] = []
      for item in sequence {
        if let value = SpecValue(item, &left, depth: depth + 1) { items.append(value) }
        if left == 0 { return nil }
      }
      self = .list(items)
    case .mapping(let mapping):
      var (own, below) = ([String: SpecValue](), [String: SpecValue]())
      for (key, item) in mapping {
        guard let value = SpecValue(item, &left, depth: depth + 1) else {
          if left == 0 { return nil }
          continue
        }
        guard let name = key.scalar?.string else { continue }
        // "<<": the tables' keys that are not here; of several the first counts.
        if name == "<<" {
          for table in value.items.compactMap(\.table) { below.merge(table) { first, _ in first } }
        } else {
          own[name] = value
        }
      }
      self = .table(below.merging(own) { $1 })
    case .alias: return nil
    }
  }
}
