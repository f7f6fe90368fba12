// From `Tab{S=NO}[Nav[X]]@0 >fullScreen Movie{mask=L S=NO}` to a tree of controllers, by recursive descent.
import Orientation
import SwivelUI

/// Reads the tree notation.
struct TreeParser {
  /// Deeper trees are a mistake, and must not exhaust the stack.
  static let maximumDepth = 64

  private let characters: [Character]
  private var index = 0

  private init(_ text: String) { characters = Array(text) }

  static func parse(_ text: String) throws(NotationError) -> ControllerNode {
    var parser = TreeParser(text)
    let node = try parser.chain(depth: 0)
    parser.skipSpaces()
    guard parser.index == parser.characters.count else { throw parser.fail("the end of the tree") }
    return node
  }

  /// `node (">" style node)*`: each presents the next.
  private mutating func chain(depth: Int) throws(NotationError) -> ControllerNode {
    guard depth < Self.maximumDepth else { throw fail("a tree of at most \(Self.maximumDepth) levels") }
    var node = try single(depth: depth)
    skipSpaces()
    guard take(">") else { return node }
    let start = index
    let word = word()
    guard let style = Self.styles.first(where: { $0.name == word })?.style else {
      index = start
      throw fail("one of \(Self.styles.map(\.name).joined(separator: ", "))")
    }
    node.presented = .controller(try chain(depth: depth + 1), style: style)
    return node
  }

  static let styles: [(name: String, style: UIModalPresentationStyle)] = [
    ("automatic", .automatic), ("fullScreen", .fullScreen), ("pageSheet", .pageSheet), ("formSheet", .formSheet),
    ("currentContext", .currentContext), ("custom", .custom), ("overFullScreen", .overFullScreen),
    ("overCurrentContext", .overCurrentContext), ("popover", .popover),
  ]

  /// `Name [ "{" overrides "}" ] [ "[" chain ("," chain)* "]" ] [ "@" index ]`
  private mutating func single(depth: Int) throws(NotationError) -> ControllerNode {
    skipSpaces()
    let name = word()
    guard !name.isEmpty else { throw fail("a controller's name") }
    var node = ControllerNode(name: name, kind: name == "Nav" ? .navigation : name == "Tab" ? .tabs : .plain)
    if take("{") { node.overrides = try overrides(of: node.kind) }
    if take("[") {
      if node.kind == .plain { node.kind = .custom }
      repeat { node.children.append(try chain(depth: depth + 1)) } while takeAfterSpaces(",")
      guard takeAfterSpaces("]") else { throw fail("',' or ']'") }
    }
    if take("@") {
      let start = index
      guard let selected = Int(word()), node.children.indices.contains(selected) else {
        index = start
        throw fail("the index of one of \(node.children.count) children, from 0")
      }
      node.selected = selected
    }
    return node
  }

  private mutating func overrides(of kind: ControllerNode.Kind) throws(NotationError) -> Overrides {
    var overrides = Overrides()
    while !takeAfterSpaces("}") {
      let start = index
      let key = word()
      guard take("=") else { throw fail("KEY=VALUE or '}'") }
      let valueStart = index
      let value = text(until: [" ", "}"])
      do throws(NotationError) {
        guard try overrides.set(key, value, kind) else {
          index = start
          throw fail("mask, S, legacy, pref or, for a container, delegateMask")
        }
      } catch {
        // Words count from their own beginning.
        let offset = index == start ? 0 : valueStart
        throw NotationError(position: offset + error.position, expected: error.expected, actual: error.actual)
      }
    }
    return overrides
  }

  // MARK: Characters

  private mutating func take(_ character: Character) -> Bool {
    guard index < characters.count, characters[index] == character else { return false }
    index += 1
    return true
  }

  private mutating func takeAfterSpaces(_ character: Character) -> Bool {
    skipSpaces()
    return take(character)
  }

  private mutating func skipSpaces() { while index < characters.count, characters[index] == " " { index += 1 } }

  private mutating func word() -> String {
    let start = index
    while index < characters.count, characters[index].isLetter || characters[index].isNumber || characters[index] == "_"
    {
      index += 1
    }
    return String(characters[start..<index])
  }

  private mutating func text(until ends: [Character]) -> String {
    let start = index
    while index < characters.count, !ends.contains(characters[index]) { index += 1 }
    return String(characters[start..<index])
  }

  private func fail(_ expected: String) -> NotationError {
    let rest = index < characters.count ? "'\(String(characters[index...].prefix(20)))'" : "the end"
    return NotationError(position: index + 1, expected: expected, actual: rest)
  }
}

extension Overrides {
  /// Sets the answer a key stands for; false for a key that stands for none.
  fileprivate mutating func set(
    _ key: String, _ value: String, _ kind: ControllerNode.Kind
  ) throws(NotationError) -> Bool {
    switch key {
    case "mask": mask = try Words.mask(value)
    case "legacy": legacy = try Words.mask(value)
    case "pref": preferred = try Words.orientation(value)
    case "S": shouldAutorotate = try Words.yesOrNo(value)
    case "delegateMask" where kind != .plain: delegateMask = try Words.mask(value)
    default: return false
    }
    return true
  }
}
