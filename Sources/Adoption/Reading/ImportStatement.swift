// The imports of a source: the rewriter changes them, and a plan asks them which libraries a project needs.

/// An `import`: its tokens, the module, and whether only a part of it is meant.
struct ImportStatement: Equatable {
  /// The first token, attributes and modifiers included.
  var first: Int
  var last: Int
  var module: String
  /// `import class UIKit.UIView`, `import UIKit.UIView`.
  var isPart: Bool

  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "func", "let", "var", "actor",
  ]

  /// Those of a source that an adopted app is built with, in order.
  static func all(in source: Source, _ conditions: Conditions) -> [ImportStatement] {
    source.tokens.indices.compactMap { token in
      guard source.reads(token, "import"), conditions.values[token] != .no else { return nil }
      var first = token
      while !source.tokens[first].startsLine, first > 0, source.isKind(first - 1, .word) || source.reads(first - 1, "@")
      {
        first -= 1
      }
      guard source.tokens[first].startsLine || source.reads(first - 1, ";") || first == 0 else { return nil }
      var index = token + 1
      var isPart = false
      if source.isKind(index, .word), kinds.contains(source.text(index)), source.isKind(index + 1, .word) {
        isPart = true
        index += 1
      }
      guard source.isKind(index, .word) else { return nil }
      let module = source.text(index)
      var last = index
      while source.reads(last + 1, "."), source.isKind(last + 2, .word) {
        last += 2
        isPart = true
      }
      return ImportStatement(first: first, last: last, module: module, isPart: isPart)
    }
  }
}
