// Texts of a project in sources that are written for it: a name is a name, whatever characters are in it.

enum SwiftText {
  /// A string literal that stands for the text.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case _ where scalar.properties.generalCategory == .control:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      case _: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
