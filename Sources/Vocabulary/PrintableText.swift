// Words of others for people's terminals: apps, logs and documents may hold characters that a terminal takes for orders.

extension Unicode.Scalar {
  /// Whether a terminal takes the character for an order instead of showing it: control characters, the marks of Unicode's bidirectional
  /// algorithm that change the order in which text is read, and the two separators at which readers of lines in other languages end one
  /// (Python's `splitlines`), so that no text of an app's begins a line there.
  public var isOrder: Bool {
    switch value {
    case 0..<0x20, 0x7f..<0xa0, 0x2028...0x202e, 0x2066...0x2069: true
    case _: false
    }
  }
}

extension String {
  /// The text with every order to a terminal but line breaks and tabs written out, as in `\u{1b}`.
  public var printable: String { spelled { $0.isOrder && $0 != "\t" && $0 != "\n" } }

  /// The same for what is one line: a line break in it would pass what an app says for a line of ours, and is written `\n`.
  public var printableLine: String { spelled { $0.isOrder && $0 != "\t" } }

  private func spelled(where isSpelled: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: isSpelled) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if !isSpelled(scalar) {
        text.unicodeScalars.append(scalar)
      } else if scalar == "\n" {
        text += "\\n"
      } else {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return text
  }
}
