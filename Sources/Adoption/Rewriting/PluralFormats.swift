// Formats that come from a table of strings: `String(format: NSLocalizedString(…), count)`. On Apple's systems such a text keeps its
// plural forms until its numbers are known; here the calls that know the numbers look for them.

extension Rewriting {
  mutating func changePluralFormats(_ file: Int) {
    let source = source(file)
    // Which of both a call means goes by types, which nobody knows here: a project's own keeps its calls.
    let own = ownFormats
    for token in source.tokens.indices where source.reads(token, "String") && isActive(file, token) {
      guard !source.reads(token - 1, ".") else { continue }
      if source.reads(token + 1, "("), source.reads(token + 2, "format"), source.reads(token + 3, ":") {
        guard !own.initializer else { continue }
        // What is written out is no text of a table.
        guard !source.isKind(token + 4, .literal) else { continue }
        name("textFormat", file, token + 2)
      } else if source.reads(token + 1, "."), source.reads(token + 2, "localizedStringWithFormat") {
        guard !own.function, source.reads(token + 3, "("), !source.isKind(token + 4, .literal) else { continue }
        name("localizedTextWithFormat", file, token + 2)
      }
    }
  }

  /// Whether the project gives texts an `init(format:…)` or a `localizedStringWithFormat` of its own.
  private var ownFormats: (initializer: Bool, function: Bool) {
    var own = (initializer: false, function: false)
    for parsed in index.files {
      for scope in parsed.outline.types where scope.keyword == "extension" && scope.name == "String" {
        for member in scope.members where member.condition != .no {
          let source = parsed.source
          if source.reads(member.keyword, "init") {
            let open = source.reads(member.keyword + 1, "(") ? member.keyword + 1 : member.keyword + 2
            own.initializer = own.initializer || source.reads(open, "(") && source.reads(open + 1, "format")
          }
          own.function = own.function || member.name == "localizedStringWithFormat"
        }
      }
    }
    return own
  }

  private mutating func name(_ name: String, _ file: Int, _ token: Int) {
    let source = source(file)
    plans[file].edits.replace(source.tokens[token].start, source.tokens[token].end, with: name, in: source.bytes)
    plans[file].needsUIKit = true
  }
}
