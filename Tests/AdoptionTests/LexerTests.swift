// What is one token: by the lexical structure chapter of The Swift Programming Language.
import Testing

@testable import Adoption

@Suite struct LexerTests {
  private func tokens(_ text: String) throws -> [String] {
    let source = try Source(file: "A.swift", text: text)
    return source.tokens.indices.map { source.text($0) }
  }

  @Test(arguments: [
    ("a /* x /* y */ } */ b // { \"", ["a", "b"]),
    (#""a\"b" c"#, [#""a\"b""#, "c"]),
    (#""\(f("}")) {" c"#, [#""\(f("}")) {""#, "c"]),
    ("#\"a\"b\\(c\"# d", ["#\"a\"b\\(c\"#", "d"]),
    ("#\"\\#(f(1))\"# d", ["#\"\\#(f(1))\"#", "d"]),
    ("\"\"\"\n \" } \\(\"}\")\n \"\"\" d", ["\"\"\"\n \" } \\(\"}\")\n \"\"\"", "d"]),
    ("#\"\"\"#", ["#\"\"\"#"]),
    ("let r = /a{2}\"/; x", ["let", "r", "=", "/a{2}\"/", ";", "x"]),
    ("a / b / c", ["a", "/", "b", "/", "c"]),
    ("f(a)/2 + b/2", ["f", "(", "a", ")", "/", "2", "+", "b", "/", "2"]),
    ("reduce(1, /) + g(/)", ["reduce", "(", "1", ",", "/", ")", "+", "g", "(", "/", ")"]),
    ("x! / y / z", ["x", "!", "/", "y", "/", "z"]),
    ("s.split(separator: #/[/{]/#)", ["s", ".", "split", "(", "separator", ":", "#/[/{]/#", ")"]),
    ("1.5e-3 0x1p+4 t.0.1 1...2", ["1.5e-3", "0x1p+4", "t", ".", "0", ".", "1", "1", ".", ".", ".", "2"]),
    ("`class` #if é->A", ["`class`", "#if", "é", "->", "A"]),
  ])
  func wholeTokens(text: String, expected: [String]) throws { #expect(try tokens(text) == expected) }

  /// What a string of a property list may hold (the format's description in Apple's archives): a backslash and a letter.
  @Test func charactersWrittenWithABackslash() throws {
    var reader = PropertyReader(file: "p", bytes: Array(#"{ a = "x\ty\nz\"\\"; b = w; }"#.utf8))
    #expect(try reader.value() == .table(["a": .text("x\ty\nz\"\\"), "b": .text("w")]))
  }

  @Test(arguments: [
    ("a\nf(", 2, "'('"), ("}", 1, "'}'"), ("(\n]", 1, "'('"), ("\n\n/* /* */", 3, "'/*'"), ("let a = \"x\n", 1, "'\"'"),
    ("\"\"\"\nabc", 1, "'\"'"), ("a\n\"\\(b", 2, "'\\('"), ("\"\\(f(b)\n", 1, "'\\('"),
    ("\"\\(\"a\", /* b */ ", 1, "'\\('"),
  ])
  func whatNeverEndsIsToldByItsLine(text: String, line: Int, what: String) {
    #expect(throws: AdoptionError.unbalanced(file: "A.swift", line: line, what: what)) { try tokens(text) }
  }
}
