// YAML read strictly: every key must be known, every value of its kind, and all that is wrong is collected.
import FileReading
import Foundation
import Yams

/// The problems found so far in one file.
final class ProblemList {
  let file: String
  private(set) var problems: [ConfigurationProblem] = []

  init(file: String) { self.file = file }

  /// Characters that are shown of what stands in a file: enough to find it.
  private static let shown = 100

  private static func shortened(_ text: String) -> String {
    text.count > shown ? text.prefix(shown) + "…" : text
  }

  func add(_ node: Node?, _ keyPath: String, expected: String, actual: String) {
    add(line: node?.mark?.line ?? 0, keyPath, expected: expected, actual: actual)
  }

  private func add(line: Int, _ keyPath: String, expected: String, actual: String) {
    problems.append(
      ConfigurationProblem(
        file: file, line: line, keyPath: Self.shortened(keyPath), expected: expected, actual: Self.shortened(actual)))
  }

  /// What the parser could not read, with its line and without what stands in it, which may be the whole file.
  func add(_ error: any Error) {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      add(line: mark.line, "", expected: "YAML", actual: "what is none: \(problem)")
    case .duplicatedKeysInMapping(let keys, let context):
      let names = keys.sorted().joined(separator: "', '")
      add(line: context.mark.line, "", expected: "each key once", actual: "'\(names)' again")
    case let other:
      let text = other.map { "\($0)" } ?? "\(error)"
      add(line: 0, "", expected: "YAML", actual: text.split(separator: "\n").first.map(String.init) ?? text)
    }
  }

  /// Throws what was found, in the order of the lines.
  func throwIfAny() throws(ConfigurationError) {
    guard !problems.isEmpty else { return }
    let ordered = problems.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
    throw ConfigurationError(problems: ordered.map(\.element))
  }
}

/// One mapping while it is being read. A value that is wrong is reported and replaced by a default, so that the rest
/// can be checked too; the caller throws at the end.
struct StrictMapping {
  let keyPath: String
  private let node: Node
  private let values: [String: Node]
  let problems: ProblemList

  /// The longest file read, in bytes: configuration is written by hand.
  static let maximumSize = 1 << 20

  /// Reads a file's top-level mapping.
  init(file path: String, keys: [String]) throws(ConfigurationError) {
    let problems = ProblemList(file: path)
    let bytes: [UInt8]
    do throws(FileReadingError) {
      bytes = try GivenFile.bytes(of: path, limit: Self.maximumSize, pipes: .refused)
    } catch {
      switch error {
      case .system(_, let reason): problems.add(nil, "", expected: "a readable file", actual: reason)
      case .notRegular: problems.add(nil, "", expected: "a readable file", actual: "a pipe or a device")
      case .tooLarge: problems.add(nil, "", expected: "at most \(Self.maximumSize) bytes", actual: "more")
      }
      throw ConfigurationError(problems: problems.problems)
    }
    do {
      guard let node = try compose(yaml: String(decoding: bytes, as: UTF8.self)) else {
        problems.add(nil, "", expected: "a mapping", actual: "an empty file")
        throw ConfigurationError(problems: problems.problems)
      }
      self.init(node, keyPath: "", keys: keys, problems: problems)
    } catch let error as ConfigurationError { throw error } catch {
      problems.add(error)
      throw ConfigurationError(problems: problems.problems)
    }
  }

  init(_ node: Node, keyPath: String, keys: [String], problems: ProblemList) {
    self.node = node
    self.keyPath = keyPath
    self.problems = problems
    var values: [String: Node] = [:]
    if let mapping = node.mapping {
      for (key, value) in mapping {
        let name = key.string ?? "?"
        if !keys.contains(name) {
          let path = keyPath.isEmpty ? name : "\(keyPath).\(name)"
          problems.add(key, path, expected: "one of the keys \(keys.joined(separator: ", "))", actual: "'\(name)'")
        } else if values.updateValue(value, forKey: name) != nil {
          problems.add(key, name, expected: "each key once", actual: "'\(name)' again")
        }
      }
    } else {
      problems.add(node, keyPath, expected: "a mapping", actual: Self.kind(node))
    }
    self.values = values
  }

  private static func kind(_ node: Node) -> String {
    switch node {
    case .scalar(let scalar): "'\(scalar.string)'"
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .alias: "an alias"
    }
  }

  private func path(_ key: String) -> String { keyPath.isEmpty ? key : "\(keyPath).\(key)" }

  /// Whether the key is there.
  func has(_ key: String) -> Bool { values[key] != nil }

  /// Reports a value that is of the right kind and still wrong.
  func reject(_ key: String, expected: String, actual: String) {
    problems.add(values[key] ?? node, path(key), expected: expected, actual: actual)
  }

  private func missing<Value>(_ key: String, _ expected: String, _ standIn: Value) -> Value {
    // What is no mapping was told already; it lacks everything.
    if node.mapping != nil { problems.add(node, path(key), expected: expected, actual: "nothing") }
    return standIn
  }

  func string(_ key: String) -> String {
    guard let value = values[key] else { return missing(key, "text", "") }
    guard let text = value.scalar?.string, !text.isEmpty else {
      problems.add(value, path(key), expected: "text", actual: Self.kind(value))
      return ""
    }
    return text
  }

  /// A finite number inside `range`.
  func number(_ key: String, _ range: ClosedRange<Double>, default standard: Double? = nil) -> Double {
    let expected = "a number from \(range.lowerBound) to \(range.upperBound)"
    guard let value = values[key] else { return standard ?? missing(key, expected, range.lowerBound) }
    guard let text = value.scalar?.string, let number = Double(text), range.contains(number) else {
      problems.add(value, path(key), expected: expected, actual: Self.kind(value))
      return range.lowerBound
    }
    return number
  }

  func integer(_ key: String, _ range: ClosedRange<Int>, default standard: Int? = nil) -> Int {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard let value = values[key] else { return standard ?? missing(key, expected, range.lowerBound) }
    guard let text = value.scalar?.string, let number = Int(text), range.contains(number) else {
      problems.add(value, path(key), expected: expected, actual: Self.kind(value))
      return range.lowerBound
    }
    return number
  }

  func bool(_ key: String) -> Bool {
    guard let value = values[key] else { return missing(key, "true or false", false) }
    switch value.scalar?.string {
    case "true": return true
    case "false": return false
    default:
      problems.add(value, path(key), expected: "true or false", actual: Self.kind(value))
      return false
    }
  }

  /// One of the words of a raw-value enum.
  func word<Word: RawRepresentable & CaseIterable>(_ key: String, _ type: Word.Type, standIn: Word) -> Word
  where Word.RawValue == String {
    let expected = "one of \(type.allCases.map(\.rawValue).joined(separator: ", "))"
    guard let value = values[key] else { return missing(key, expected, standIn) }
    guard let word = value.scalar.flatMap({ Word(rawValue: $0.string) }) else {
      problems.add(value, path(key), expected: expected, actual: Self.kind(value))
      return standIn
    }
    return word
  }

  /// A list of at least one text.
  func strings(_ key: String) -> [String] {
    guard let value = values[key] else { return missing(key, "a list of texts", []) }
    let texts = value.sequence?.compactMap { $0.scalar?.string }.filter { !$0.isEmpty } ?? []
    if texts.isEmpty || texts.count != value.sequence?.count {
      problems.add(value, path(key), expected: "a list of texts", actual: Self.kind(value))
    }
    return texts
  }

  /// A list of `count` numbers inside `range`.
  func numbers(_ key: String, count: Int, _ range: ClosedRange<Double>) -> [Double] {
    let numbers = optionalNumbers(key, count: count, range)
    guard !numbers.contains(nil) else {
      reject(key, expected: "numbers only", actual: "null")
      return []
    }
    return numbers.compactMap(\.self)
  }

  /// A list of `count` entries, each a number inside `range` or null.
  func optionalNumbers(_ key: String, count: Int, _ range: ClosedRange<Double>) -> [Double?] {
    let expected = "\(count) numbers from \(range.lowerBound) to \(range.upperBound)"
    let standIn = [Double?](repeating: range.lowerBound, count: count)
    guard let value = values[key] else { return missing(key, expected, standIn) }
    var numbers: [Double?] = []
    for node in value.sequence.map(Array.init) ?? [] {
      let text = node.scalar?.string ?? ""
      if text == "null" {
        numbers.append(nil)
      } else if let number = Double(text), range.contains(number) {
        numbers.append(number)
      }
    }
    guard numbers.count == count, value.sequence?.count == count else {
      problems.add(value, path(key), expected: expected, actual: Self.kind(value))
      return standIn
    }
    return numbers
  }

  /// A list of words of a raw-value enum, which may be empty.
  func words<Word: RawRepresentable & CaseIterable>(_ key: String, _ type: Word.Type) -> [Word]
  where Word.RawValue == String {
    let expected = "a list of \(type.allCases.map(\.rawValue).joined(separator: ", "))"
    guard let value = values[key] else { return missing(key, expected, []) }
    let words = value.sequence?.compactMap { $0.scalar.flatMap { Word(rawValue: $0.string) } } ?? []
    if words.count != value.sequence?.count {
      problems.add(value, path(key), expected: expected, actual: Self.kind(value))
    }
    return words
  }

  /// A list of `count` texts out of `choices`.
  func choices(_ key: String, count: Int, _ choices: [String]) -> [String] {
    let expected = "\(count) of \(choices.map { "'\($0)'" }.joined(separator: ", "))"
    let standIn = [String](repeating: choices.first ?? "", count: count)
    guard let value = values[key] else { return missing(key, expected, standIn) }
    let texts = value.sequence?.compactMap { $0.scalar?.string }.filter(choices.contains) ?? []
    guard texts.count == count, value.sequence?.count == count else {
      problems.add(value, path(key), expected: expected, actual: Self.kind(value))
      return standIn
    }
    return texts
  }

  /// The mapping at a key that may be missing.
  func optionalMapping(_ key: String, keys: [String]) -> StrictMapping? {
    values[key].map { StrictMapping($0, keyPath: path(key), keys: keys, problems: problems) }
  }

  /// The mappings of a list that may be missing.
  func optionalMappings(_ key: String, keys: [String]) -> [StrictMapping] {
    has(key) ? mappings(key, keys: keys) : []
  }

  /// A list of three numbers inside `range`.
  func triple(_ key: String, _ range: ClosedRange<Double>, default standard: SIMD3<Double>) -> SIMD3<Double> {
    guard let value = values[key] else { return standard }
    let numbers = value.sequence?.compactMap { $0.scalar.flatMap { Double($0.string) } }.filter(range.contains) ?? []
    guard numbers.count == 3, value.sequence?.count == 3 else {
      problems.add(
        value, path(key), expected: "three numbers from \(range.lowerBound) to \(range.upperBound)",
        actual: Self.kind(value))
      return standard
    }
    return SIMD3(numbers[0], numbers[1], numbers[2])
  }

  /// The mappings of a list.
  func mappings(_ key: String, keys: [String]) -> [StrictMapping] {
    guard let value = values[key] else { return missing(key, "a list", []) }
    guard let sequence = value.sequence else {
      problems.add(value, path(key), expected: "a list", actual: Self.kind(value))
      return []
    }
    return sequence.enumerated().map { index, node in
      StrictMapping(node, keyPath: "\(path(key))[\(index)]", keys: keys, problems: problems)
    }
  }
}
