// Property lists as Xcode writes its projects: `{ key = value; }`, `( a, b )`, words and strings, with comments.

/// A value of a property list, with the line it begins in.
package indirect enum PropertyValue: Equatable {
  case text(String)
  case list([PropertyValue])
  case table([String: PropertyValue])

  package var text: String? { if case .text(let text) = self { text } else { nil } }
  package var list: [PropertyValue]? { if case .list(let list) = self { list } else { nil } }
  package var table: [String: PropertyValue]? { if case .table(let table) = self { table } else { nil } }

  /// The value under a key of a table.
  subscript(key: String) -> PropertyValue? { table?[key] }
  /// Texts of a list; what is no text is left out.
  var texts: [String] { list?.compactMap(\.text) ?? [] }
}

/// Reads one value and what is around it.
struct PropertyReader {
  let file: String
  let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var depth = 0

  /// Tables in tables beyond any project's.
  private static let deepest = 64

  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  mutating func value() throws(AdoptionError) -> PropertyValue {
    skip()
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { throw expected("fewer tables in tables") }
    switch here {
    case UInt8(ascii: "{"): return try table()
    case UInt8(ascii: "("): return try list()
    case UInt8(ascii: "<"): return try data()
    case _: return .text(try word())
    }
  }

  private var here: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func expected(_ what: String) -> AdoptionError {
    let actual = here.map { "'\(Character(Unicode.Scalar($0)))'" } ?? "the end"
    return .malformed(file: file, line: line, expected: what, actual: actual)
  }

  private mutating func skip() {
    while let byte = here {
      if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
        while let byte = here, byte != UInt8(ascii: "\n") { position += 1 }
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") {
        position += 2
        while let byte = here, !(byte == UInt8(ascii: "/") && bytes[position - 1] == UInt8(ascii: "*")) { advance() }
        position += 1
      } else if byte == 32 || byte >= 9 && byte <= 13 {
        advance()
      } else {
        return
      }
    }
  }

  private mutating func advance() {
    if here == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private mutating func take(_ character: Character) throws(AdoptionError) {
    skip()
    guard here == character.asciiValue else { throw expected("'\(character)'") }
    position += 1
  }

  private mutating func table() throws(AdoptionError) -> PropertyValue {
    try take("{")
    var table: [String: PropertyValue] = [:]
    skip()
    while here != UInt8(ascii: "}") {
      let key = try word()
      try take("=")
      table[key] = try value()
      try take(";")
      skip()
    }
    position += 1
    return .table(table)
  }

  private mutating func list() throws(AdoptionError) -> PropertyValue {
    try take("(")
    var list: [PropertyValue] = []
    skip()
    while here != UInt8(ascii: ")") {
      list.append(try value())
      skip()
      if here == UInt8(ascii: ",") {
        position += 1
        skip()
      } else if here != UInt8(ascii: ")") {
        throw expected("',' or ')'")
      }
    }
    position += 1
    return .list(list)
  }

  private mutating func data() throws(AdoptionError) -> PropertyValue {
    let start = position
    while let byte = here, byte != UInt8(ascii: ">") { advance() }
    try take(">")
    return .text(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func word() throws(AdoptionError) -> String {
    skip()
    if let quote = here, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try string(quote) }
    let start = position
    while let byte = here, Self.isInWord(byte) { position += 1 }
    guard position > start else { throw expected("a word or a string") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func string(_ quote: UInt8) throws(AdoptionError) -> String {
    let first = line
    position += 1
    var text: [UInt8] = []
    while let byte = here, byte != quote {
      if byte == UInt8(ascii: "\\"), position + 1 < bytes.count {
        position += 1
        let escaped = bytes[position]
        text.append(escaped == UInt8(ascii: "n") ? 10 : escaped == UInt8(ascii: "t") ? 9 : escaped)
      } else {
        text.append(byte)
      }
      advance()
    }
    guard here == quote else { throw .unbalanced(file: file, line: first, what: "'\"'") }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      || "_$+/:.-@~*".utf8.contains(byte) || byte >= 0x80
  }
}
