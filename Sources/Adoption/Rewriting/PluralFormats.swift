// Formats that come from a table of strings: `String(format: NSLocalizedString(…), count)`. On Apple's systems such a text keeps its
// plural forms until its numbers are known; here the calls that know the numbers look for them.

extension Rewriting {
  mutating func changePluralFormats(_ file: Int) {
    let source = source(file)
    for token in source.tokens.indices where source.reads(token, "String") && isActive(file, token) {
      guard !source.reads(token - 1, ".") else { continue }
      if source.reads(token + 1, "("), source.reads(token + 2, "format"), source.reads(token + 3, ":") {
        // What is written out is no text of a table.
        guard !source.isKind(token + 4, .literal) else { continue }
        name("textFormat", file, token + 2)
      } else if source.reads(token + 1, "."), source.reads(token + 2, "localizedStringWithFormat") {
        guard source.reads(token + 3, "("), !source.isKind(token + 4, .literal) else { continue }
        name("localizedTextWithFormat", file, token + 2)
      }
    }
  }

  private mutating func name(_ name: String, _ file: Int, _ token: Int) {
    let source = source(file)
    plans[file].edits.replace(source.tokens[token].start, source.tokens[token].end, with: name, in: source.bytes)
    plans[file].needsUIKit = true
  }
}
