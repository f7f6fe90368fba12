// The symbols Xcode writes for pictures and colours of asset catalogues, from version 15 on: `.init(resource: .logo)`, `UIColor.accent`.
import Foundation

/// Symbols for the sets of a module's catalogues.
package struct AssetSymbols {
  /// A set: its name in the catalogue with the folders that make a namespace, and its symbol.
  package struct Symbol: Hashable {
    package var name: String
    package var path: [String]
  }
  package private(set) var images: [Symbol] = []
  package private(set) var colors: [Symbol] = []

  /// Names UIKit's own colours and pictures have: Xcode writes nothing in their place.
  private static let taken: Set<String> = [
    "clear", "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
    "orange", "purple", "brown", "label", "link", "separator", "tint", "add", "remove", "actions", "checkmark",
    "strokedCheckmark",
    "darkText", "lightText", "placeholderText",
  ]
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "func", "import", "init", "inout", "internal", "let",
    "operator", "private", "protocol", "public", "static", "struct", "subscript", "typealias", "var", "break", "case",
    "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return",
    "switch",
    "where", "while", "as", "catch", "false", "is", "nil", "rethrows", "self", "super", "throw", "throws", "true",
    "try",
  ]

  /// By the paths of the resources; `isNamespace` says of a folder's path whether it is a part of its sets' names.
  package init(_ paths: [String], isNamespace: (String) -> Bool) {
    for path in paths.sorted() where path.contains(".xcassets/") && path.hasSuffix("/Contents.json") {
      let folders = path.split(separator: "/").map(String.init).dropLast()
      guard let set = folders.last, let catalog = folders.lastIndex(where: { $0.hasSuffix(".xcassets") }) else {
        continue
      }
      let kinds = [".imageset", ".symbolset", ".colorset"]
      guard let kind = kinds.first(where: { set.hasSuffix($0) }) else { continue }
      let name = String(set.dropLast(kind.count))
      let between = folders.indices.filter { $0 > catalog && $0 < folders.count - 1 }
      let spaces = between.filter { isNamespace(folders[...$0].joined(separator: "/")) }.map { folders[$0] }
      let isColor = kind == ".colorset"
      guard let last = Self.identifier(name, without: isColor ? "Color" : "Image") else { continue }
      let symbol = Symbol(
        name: (spaces + [name]).joined(separator: "/"),
        path: spaces.compactMap { Self.identifier($0, without: "") } + [last])
      if isColor { colors.append(symbol) } else { images.append(symbol) }
    }
    images = Self.distinct(images)
    colors = Self.distinct(colors)
  }

  private static func distinct(_ symbols: [Symbol]) -> [Symbol] {
    var known: Set<[String]> = []
    return symbols.filter { known.insert($0.path).inserted }
  }

  /// Words joined as Swift writes names, without a word at the end that says only what it is; nil for no letters.
  static func identifier(_ name: String, without ending: String) -> String? {
    var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first else { return nil }
    // Capitals at the beginning become small: `URLIcon` is `urlIcon`, `Logo` is `logo`.
    let capitals = first.prefix { $0.isUppercase }.count
    let isWordAfter = capitals > 1 && first.dropFirst(capitals).first?.isLowercase == true
    let small = isWordAfter ? capitals - 1 : capitals
    words[0] = first.prefix(small).lowercased() + first.dropFirst(small)
    for index in words.indices.dropFirst() {
      words[index] = words[index].prefix(1).uppercased() + words[index].dropFirst()
    }
    var joined = words.joined()
    if !ending.isEmpty, joined.hasSuffix(ending), joined.count > ending.count { joined.removeLast(ending.count) }
    if joined.first?.isNumber == true { joined = "_" + joined }
    return joined
  }

  /// Types of UIKit's that the symbols extend, and that an app can have one of its own instead of.
  package static let resources: Set<String> = ["ImageResource", "ColorResource"]

  /// The names of static members in a source.
  package static func statics(in text: String) -> Set<String> {
    var names: Set<String> = []
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    for (index, word) in words.enumerated().dropLast(2) where word == "static" || word == "class" {
      let kind = words[index + 1]
      if kind == "let" || kind == "var" || kind == "func" { names.insert(String(words[index + 2])) }
    }
    return names
  }

  /// The source; empty for no symbols. UIKit's classes have those that neither UIKit nor the app's sources declare, and none where it is
  /// not known what the sources declare.
  ///
  /// - Parameter types: types the sources declare. Of a resource they have themselves there are no symbols: in them its name is theirs.
  package func source(declared: Set<String>?, types: Set<String> = []) -> String {
    var text = ""
    for (symbols, kind, type) in [(images, "ImageResource", "UIImage"), (colors, "ColorResource", "UIColor")]
    where !symbols.isEmpty && !types.contains(kind) {
      text += nested(symbols, 0, "extension \(kind)", kind) { symbol, _ in
        "\(kind)(name: \(SwiftText.literal(symbol.name)), bundle: .main)"
      }
      guard let declared else { continue }
      let free = symbols.filter {
        !Self.taken.contains($0.path[0]) && !$0.path[0].hasPrefix("system") && !declared.contains($0.path[0])
      }
      text += nested(free, 0, "extension \(type)", type) { symbol, path in "\(type)(resource: .\(path))" }
    }
    return text
  }

  private func nested(
    _ symbols: [Symbol], _ depth: Int, _ head: String, _ type: String, _ value: (Symbol, String) -> String
  ) -> String {
    guard !symbols.isEmpty else { return "" }
    let indent = String(repeating: "  ", count: depth)
    var text = "\(indent)\(head) {\n"
    var spaces: [String] = []
    for symbol in symbols {
      guard symbol.path.count == depth + 1 else {
        if !spaces.contains(symbol.path[depth]) { spaces.append(symbol.path[depth]) }
        continue
      }
      let path = symbol.path.map(Self.quoted).joined(separator: ".")
      text += "\(indent)  static var \(Self.quoted(symbol.path[depth])): \(type) { \(value(symbol, path)) }\n"
    }
    for space in spaces {
      let inner = symbols.filter { $0.path.count > depth + 1 && $0.path[depth] == space }
      text += nested(inner, depth + 1, "enum \(Self.quoted(space))", type, value)
    }
    return text + "\(indent)}\n"
  }

  private static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
}
