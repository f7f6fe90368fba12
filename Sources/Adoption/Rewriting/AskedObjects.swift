// `(value as AnyObject).cgRectValue`: Objective-C lets any object be asked for what some class has, with an answer that may be missing.

extension Rewriting {
  /// What Foundation's boxes are asked for most; `AskedObject` has it.
  private static let asked: Set<String> = [
    "boolValue", "cgPointValue", "cgRectValue", "cgSizeValue", "doubleValue", "floatValue", "intValue", "integerValue",
    "stringValue",
  ]

  mutating func askObjects(_ file: Int) {
    let source = source(file)
    for token in source.tokens.indices where source.reads(token, "AnyObject") && isActive(file, token) {
      guard source.reads(token - 1, "as"), source.reads(token + 1, ")"),
        source.reads(token + 2, ".") || asksOptional(token, source)
      else { continue }
      let name = source.reads(token + 2, ".") ? token + 3 : token + 4
      guard name < source.tokens.count, Self.asked.contains(source.text(name)) else { continue }
      plans[file].edits.insert("AskedObject", at: source.tokens[source.tokens[token + 1].partner].start)
      plans[file].needsUIKit = true
    }
  }

  private func asksOptional(_ token: Int, _ source: Source) -> Bool {
    source.reads(token + 2, "?") && source.reads(token + 3, ".")
  }
}
