// Which of UIKit's names a tree of sources uses that are not here, and how much code each of them stops.

/// The names there are.
package struct KnownNames {
  /// Types and free functions, nested types with their outer ones, as in `UIView.ContentMode`.
  package var types: Set<String>
  /// Well-known members that are absent, with the types that lack them.
  package var absentMembers: [String: [String]]
  private let nested: Set<Substring>

  /// - Parameters:
  ///   - absentMembers: such as `layer` of `UIView`; those that some other type has are not looked for, since nothing but a
  ///     compiler tells whose a member is.
  package init(types: Set<String>, absentMembers: [String: [String]]) {
    self.types = types
    self.absentMembers = absentMembers
    nested = Set(types.compactMap { name in name.lastIndex(of: ".").map { name[name.index(after: $0)...] } })
  }

  /// Whether a type of this name is in another: those of a superclass are a class's own.
  func hasNested(_ name: Substring) -> Bool { nested.contains(name) }
}

/// An absent name, and the files that use it.
package struct MissingName: Equatable {
  package var name: String
  /// In order.
  package var files: [String]
  /// Files that lack nothing else.
  package var filesBlockedAlone: Int
  package var uses: Int
}

/// What a tree of sources uses.
package struct NamesUsed {
  /// Most files first.
  package private(set) var missing: [MissingName] = []
  package private(set) var files = 0
  /// Files that use UIKit's names, and of them those that lack none.
  package private(set) var filesOfUIKit = 0
  package private(set) var wholeFiles = 0
  /// Files that could not be read, and why.
  package private(set) var remarks: [Remark] = []

  package init(_ sources: [(path: String, text: String)], _ known: KnownNames) {
    var parsed: [Source] = []
    for (path, text) in sources {
      do throws(AdoptionError) { parsed.append(try Source(file: path, text: text)) } catch {
        remarks.append(Remark(file: path, line: error.line, text: error.reason))
      }
    }
    files = sources.count
    let declared = Self.declared(parsed)
    var uses: [String: [String: Int]] = [:]
    var lacking: [String: Set<String>] = [:]
    for source in parsed {
      let reader = NameReader(source, known, declared)
      if reader.usesUIKit { filesOfUIKit += 1 }
      if reader.usesUIKit, reader.missing.isEmpty { wholeFiles += 1 }
      for (name, count) in reader.missing {
        uses[name, default: [:]][source.file] = count
        lacking[source.file, default: []].insert(name)
      }
    }
    missing = uses.map { name, files in
      MissingName(
        name: name, files: files.keys.sorted(), filesBlockedAlone: files.keys.count { lacking[$0]?.count == 1 },
        uses: files.values.reduce(0, +))
    }.sorted { ($1.files.count, $1.uses, $0.name) < ($0.files.count, $0.uses, $1.name) }
  }

  /// Names the tree declares itself.
  private static func declared(_ sources: [Source]) -> Set<String> {
    let keywords: Set<String> = [
      "class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype", "func", "var", "let", "case",
    ]
    var names: Set<String> = []
    for source in sources {
      for index in source.tokens.indices.dropLast() where source.isKind(index, .word) && source.isKind(index + 1, .word)
      {
        if keywords.contains(source.text(index)) { names.insert(source.text(index + 1)) }
      }
    }
    return names
  }
}

/// The names of one file.
private struct NameReader {
  private(set) var missing: [String: Int] = [:]
  private(set) var usesUIKit = false

  init(_ source: Source, _ known: KnownNames, _ declared: Set<String>) {
    let conditions = Conditions(source) { $0 != "AppKit" && $0 != "WatchKit" }
    for index in source.tokens.indices where source.isKind(index, .word) && conditions.values[index] != .no {
      let word = source.text(index)
      if source.reads(index - 1, ".") {
        member(word, index, source, known, declared)
      } else if UIKitSpelling.isName(word), !declared.contains(word), !source.reads(index - 1, "import"),
        !source.reads(index - 1, "@")
      {
        usesUIKit = true
        name(word, index, source, known, declared)
      }
    }
  }

  private mutating func name(
    _ word: String, _ index: Int, _ source: Source, _ known: KnownNames, _ declared: Set<String>
  ) {
    // Older names are rewritten.
    guard known.types.contains(word) || OlderNames.all[word] != nil else {
      missing[word, default: 0] += 1
      return
    }
    guard source.reads(index + 1, "."), source.isKind(index + 2, .word) else { return }
    let inner = source.text(index + 2)
    guard inner.first?.isUppercase == true, inner != "Type", inner != "Protocol" else { return }
    // An app nests types of its own in UIKit's by extensions.
    if !known.types.contains("\(word).\(inner)"), !known.hasNested(inner[...]), !declared.contains(inner) {
      missing["\(word).\(inner)", default: 0] += 1
    }
  }

  private mutating func member(
    _ word: String, _ index: Int, _ source: Source, _ known: KnownNames, _ declared: Set<String>
  ) {
    guard let owners = known.absentMembers[word], !declared.contains(word) else { return }
    usesUIKit = true
    missing["\(owners.joined(separator: ", ")).\(word)", default: 0] += 1
  }
}

/// How UIKit's names, and those of the frameworks below it, are spelled.
enum UIKitSpelling {
  /// Names of Foundation's that look like UIKit's.
  private static let textOfUIKit = [
    "NSLayout", "NSText", "NSCollectionLayout", "NSDiffable", "NSDirectional", "NSParagraphStyle",
    "NSMutableParagraphStyle",
    "NSShadow", "NSDataAsset", "NSStringDrawing", "NSFileProvider", "NSUnderlineStyle", "NSLineBreak",
  ]
  /// Foundation's, and the names of modules.
  private static let foundations: Set<String> = [
    "UIKit", "NSTextCheckingResult", "CGFloat", "CGPoint", "CGSize", "CGRect", "CGRectEdge", "NSTextCheckingTypes",
  ]

  static func isName(_ word: String) -> Bool {
    guard !foundations.contains(word) else { return false }
    if word.hasPrefix("NS") { return textOfUIKit.contains { word.hasPrefix($0) } }
    guard ["UI", "CA", "CG"].contains(where: { word.hasPrefix($0) }) else { return false }
    let rest = word.dropFirst(2)
    // A word of small letters follows: `UIView`, and not `UID` or `CAT`.
    return rest.first?.isUppercase == true && rest.dropFirst().contains { $0.isLowercase }
  }
}
