// Sizes as large as can be: `CGSize(width: 200, height: .greatestFiniteMagnitude)`. Apple's Foundation has such
// sizes of `CGFloat` before all others; on Linux those of `Double` are as good, so that the compiler asks which.
// The number's own type says it.

extension Rewriting {
  private static let shapes: Set = ["CGSize", "CGPoint", "CGRect"]
  private static let labels: Set = [["width", "height"], ["x", "y"], ["x", "y", "width", "height"]]
  private static let numbers: Set = [
    "greatestFiniteMagnitude", "infinity", "pi", "zero", "leastNormalMagnitude", "leastNonzeroMagnitude", "nan",
  ]

  mutating func changeLargeSizes(_ file: Int) {
    let source = source(file)
    for token in source.tokens.indices where source.isKind(token, .word) && source.reads(token + 1, "(") {
      let word = source.text(token)
      // Without a name only sizes are told by their labels: an app's own points may be of other numbers.
      let isUnnamed = word == "init" && source.reads(token - 1, ".")
      guard Self.shapes.contains(word) || isUnnamed, isActive(file, token) else { continue }
      let parts = source.split(token + 2..<source.tokens[token + 1].partner)
      let named = parts.map { source.reads($0.lowerBound + 1, ":") ? source.text($0.lowerBound) : "" }
      guard isUnnamed ? named == ["width", "height"] : Self.labels.contains(named) else { continue }
      for part in parts {
        let dot = part.lowerBound + 2
        guard part.count == 4, source.reads(dot, "."), Self.numbers.contains(source.text(dot + 1)) else { continue }
        plans[file].edits.insert("CGFloat", at: source.tokens[dot].start)
      }
    }
  }
}
