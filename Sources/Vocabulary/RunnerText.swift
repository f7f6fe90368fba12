// Words of others for the runner of GitHub Actions, which carries out what it takes for commands in a step's output. Apart from what
// terminals obey, since it reads words and not characters, and only where it listens.

extension String {
  /// The text with what the runner would carry out written so that it is shown: `##[` anywhere, and `::` at the beginning of a line, which is
  /// where its `ActionCommand` looks for them. In JSON and XML it means the same text as before. One line that is an annotation of ours
  /// stays as it is: it is for the runner.
  public var withoutRunnerCommands: String {
    let isAnnotation = ["::error", "::warning"].contains { unicodeScalars.starts(with: $0.unicodeScalars) }
    if isAnnotation, !unicodeScalars.contains("\n") { return self }
    let start = unicodeScalars.first { !$0.properties.isWhitespace }
    func spelled(_ scalar: Unicode.Scalar) -> String {
      switch start {
      case "{": "\\u00\(String(scalar.value, radix: 16))"
      case "<": "&#\(scalar.value);"
      case _: "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    var text = ""
    // Whether only blanks stand before it in its line, and how many of `#` stand right before it.
    var (isFirst, hashes) = (true, 0)
    for scalar in unicodeScalars {
      if (scalar == ":" && isFirst) || (scalar == "[" && hashes > 1) {
        text += spelled(scalar)
      } else {
        text.unicodeScalars.append(scalar)
      }
      isFirst = scalar == "\n" || (isFirst && scalar.properties.isWhitespace)
      hashes = scalar == "#" ? hashes + 1 : 0
    }
    return text
  }
}
