// What is read of a source before anything is rewritten: tokens with their places, types with their members, conditions and imports, each
// example whole.
import Testing

@testable import Adoption

@Suite struct OutlineTests {
  private func source(_ text: String) throws -> Source { try Source(file: "A.swift", text: text) }

  /// A token as `kind text line`, with `^` where it is the first of its line and the number of its counterpart.
  private func tokens(_ text: String) throws -> [String] {
    try source(text).tokens.enumerated().map { index, token in
      let text = try source(text).text(index).replacing("\n", with: "|")
      return "\(token.kind) \(text) \(token.line)\(token.startsLine ? "^" : "")"
        + (token.partner == index ? "" : " \(token.partner)")
    }
  }

  /// By the chapter "Lexical Structure", with the lines a person counts.
  @Test func tokensHaveTheirPlaces() throws {
    let text = """
      #!/usr/bin/swift {
      a // b {
      /* c
      { */ `d e` 0xFp-1 1e+5 1_0.5e3 ->#if
        ##"x"#"## ( "\\(f(
      "g"))" [
      ])
      .h;@i
      \"""
      j"
      \""" k
      = #/
      /m/# n
      """
    #expect(
      try tokens(text) == [
        "word a 2^", "word `d e` 4^", "number 0xFp-1 4", "number 1e+5 4", "number 1_0.5e3 4", "symbol -> 4",
        "pound #if 4", "literal ##\"x\"#\"## 5^", "open ( 5 12", "literal \"\\(f(|\"g\"))\" 5", "open [ 6 11",
        "close ] 7^ 10", "close ) 7 8", "mark . 8^", "word h 8", "mark ; 8", "mark @ 8",
        "word i 8", "literal \"\"\"|j\"|\"\"\" 9^", "word k 11", "symbol = 12^", "literal #/|/m/# 12", "word n 13",
      ])
    #expect(try tokens("\u{FEFF}a\r\n\tb") == ["word a 1^", "word b 2^"])
    #expect(try tokens("#") == ["symbol # 1^"])
    #expect(try tokens("`a\nb") == ["word ` 1^", "word a 1", "word b 2^"])
  }

  /// Where an operand may stand a slash begins an expression, if it ends on its line and has no blank at its ends.
  @Test(arguments: [
    ("return /a/", "/a/"), ("[/a/]", "/a/"), ("f(/a/)", "/a/"), ("a: /b/", "/b/"), ("a, /b/", "/b/"),
    ("a = /[(]b/", "/[(]b/"), ("a = /\\//", "/\\//"), ("a = /(b)/", "/(b)/"), ("/a/", "/a/"), ("a ? /b/ : c", "/b/"),
    ("a = / b/", nil), ("a = /b /", nil), ("a = /b\n/", nil), ("a = //", nil), ("a /b/ c", nil), ("1 /b/ c", nil),
    ("() /b/", nil), ("\"\" /b/", nil), ("a! /b/", "/b/"), ("a!/b/", nil), ("a.b /c/ d", nil),
    ("#/a\\/#b/#", "#/a\\/#b/#"), ("##/a/#/##", "##/a/#/##"), ("#if /a/", "/a/"), ("in /a/", "/a/"),
  ])
  func regularExpressions(text: String, expected: String?) throws {
    let source = try source(text)
    let found = source.tokens.indices.first { source.isKind($0, .literal) && source.text($0) != "\"\"" }
    #expect(found.map { source.text($0) } == expected)
  }

  // MARK: Declarations

  private func described(_ member: Member, _ source: Source) -> String {
    let parameters = member.parameters.map { parameter in
      "\(parameter.label ?? "_") \(parameter.name): \(source.joined(parameter.type))"
        + (parameter.isInOut ? " (inout)" : "") + (parameter.isVariadic ? " (variadic)" : "")
    }
    let words = (member.attributes + member.modifiers + [member.keyword]).map { source.text($0) }
    return [
      "\(member.kind) \(member.name)", words.joined(separator: " "), parameters.joined(separator: "; "),
      source.joined(member.type), member.body == nil ? "" : "body", source.text(member.tokens.upperBound - 1),
      member.condition == .yes ? "" : "\(member.condition)",
    ].joined(separator: " | ")
  }

  private static let declarations = """
    @available(iOS 13, *) @objc public final class A<T: B>: C<T, D>, E.F where T: G, T.H == (I) {
      @objc(go:) open override func go(_ a: Int = f(1, 2), with b: inout [String: Int], c d: D..., @E e: E<F, G>) async throws
        -> [T] where T: H { f { 1 } }
      class func make() -> A? { nil }; static let x = 1
      static func == <U>(a: A, b: A) -> Bool { true }
      private(set) lazy var p: (Int) -> [String: A] = { _ in [:] }
      class var q: Int { get { 1 } set {} }
      var r = f { $0 } { didSet { g() } }
      let s: Int?
      var t: A! = nil
      init?(a: Int) {}
      #if os(macOS)
      func gone()
      #elseif DEBUG
      func open() -> ((Int) -> Void)?
      #endif
      class Inner: J {
        case k
      }
      func last(_: Int,
        at _: Int)
        -> Int
      deinit {}
    }
    fileprivate extension A.Inner: @unchecked Sendable, L where M: N {
      func `class`() {}
      struct Deep { var v: Int }
    }
    func f() {
      enum Local { case a; struct In {} }
    }
    protocol P: AnyObject {
      @objc optional func m(_ n: Int) -> Int
      var o: Int { get }
    }
    actor Q {}
    let a = b.extension
    """

  @Test func typesAndTheirMembers() throws {
    let source = try source(Self.declarations)
    let outline = Outline(source) { $0 != "AppKit" }
    let types = outline.types.map { type in
      [
        "\(type.keyword) \(type.name)", type.path, type.modifiers.map { source.text($0) }.joined(separator: " "),
        type.inherited.joined(separator: ", "), type.isConstrained ? "where" : "", type.isLocal ? "local" : "",
        source.text(type.nameEnd), "\(source.tokens[type.open].line)-\(source.tokens[type.close].line)",
      ].joined(separator: " | ")
    }
    #expect(
      types == [
        "class A | A | @ available ( iOS 13 , * ) @ objc public final | C<T, D>, E.F | where |  | : | 1-24",
        "class Inner | A.Inner |  | J |  |  | : | 17-19",
        "extension A.Inner | A.Inner | fileprivate | @unchecked Sendable, L | where |  | : | 25-28",
        "struct Deep | A.Inner.Deep |  |  |  |  | { | 27-27", "enum Local | Local |  |  |  | local | { | 30-30",
        "struct In | Local.In |  |  |  | local | { | 30-30", "protocol P | P |  | AnyObject |  |  | : | 32-35",
        "actor Q | Q |  |  |  |  | { | 36-36",
      ])
    #expect(
      outline.types[0].members.map { described($0, source) } == [
        "function go | objc open override func | _ a: Int; with b: inout [String: Int] (inout); c d: D... (variadic); e e: E<F, G> | [T] | body | } | ",
        "function make | class func |  | A? | body | ; | ", "constant x | static let |  |  |  | 1 | ",
        "function = | static func | a a: A; b b: A | Bool | body | } | ",
        "property p | private lazy var |  | (Int) -> [String: A] |  | } | ",
        "property q | class var |  | Int | body | } | ", "property r | var |  |  | body | } | ",
        "constant s | let |  | Int? |  | ? | ", "property t | var |  | A! |  | nil | ", "other  | init |  |  |  | } | ",
        "function gone | func |  |  |  | ) | no", "function open | func |  | ((Int) -> Void)? |  | ? | open",
        "other  | class |  |  |  | } | ", "function last | func | _ _: Int; at _: Int | Int |  | Int | ",
        "other  | deinit |  |  |  | } | ",
      ])
    #expect(
      outline.types[2].members.map { described($0, source) } == [
        "function `class` | func |  |  | body | } | ", "other  | struct |  |  |  | } | ",
      ])
    #expect(
      outline.types[6].members.map { described($0, source) } == [
        "function m | objc optional func | _ n: Int | Int |  | Int | ", "property o | var |  | Int | body | } | ",
      ])
    // The innermost type around a word; none at the top.
    for (word, path) in [("v", "A.Inner.Deep"), ("`class`", "A.Inner"), ("k", "A.Inner"), ("gone", "A"), ("f", "A")] {
      let token = try #require(source.tokens.indices.first { source.text($0) == word })
      #expect(outline.innermost(token)?.path == path, "\(word)")
    }
    #expect(outline.innermost(source.tokens.count - 1) == nil)
  }

  /// (a source, whether its class A is within a function): braces that are closed before it are none around it.
  @Test(arguments: [
    ("func f() {}\nclass A {}", false), ("class B { func f() {} }\nclass A {}", false),
    ("class B { func f() { g {} }; class A {} }", false), ("let a = { 1 }()\nclass A {}", false),
    ("class B { class C {}; func f() {}; class A {} }", false), ("class B { var x: Int { 1 }; class A {} }", false),
    ("class B { func f() { struct C {} }; class A {} }", false), ("func f() { do {}; class A {} }", true),
    ("class B { func f() { class A {} } }", true), ("func f() { class B { func g() {} }; class A {} }", true),
    ("func f() { class B { class A {} } }", true), ("f { g {}; class A {} }", true),
  ])
  func closedBracesAreNotAround(text: String, isLocal: Bool) throws {
    let types = Outline(try source(text)) { _ in true }.types
    #expect(types.filter { $0.name == "A" }.map(\.isLocal) == [isLocal])
  }

  /// (a property with a value, what its observers begin with): a closure's first word may be one of theirs only within brackets.
  @Test(
    arguments: [
      ("var a = 1 { didSet { g() } }", "didSet"), ("var a = b { willSet { g() } }", "willSet"),
      ("var a = [b] { didSet { g() } }", "didSet"), ("var a = [{ didSet() }]", nil),
      ("var a = (willSet: { willSet() }, 1)", nil), ("var a = [{ didSet() }] { willSet { g() } }", "willSet"),
      ("var a = f { $0 }", nil), ("var a = { 1 }()", nil), ("var a = didSet", nil), ("var a = 1", nil),
    ] as [(String, String?)])
  func observers(declaration: String, first: String?) throws {
    let source = try source("class A {\n  \(declaration)\n}")
    let member = try #require(Outline(source) { _ in true }.types.first?.members.first)
    #expect(member.body.map { source.text($0 + 1) } == first)
  }

  // MARK: Conditions

  /// (a condition, what it comes to on an emulated device: iOS, a simulator, UIKit and Combine, and flags nobody knows)
  @Test(
    arguments: [
      ("os(iOS)", .yes), ("os(macOS)", .no), ("os(Linux)", .yes), ("!os(iOS)", .no), ("!os(macOS)", .yes),
      ("!!os(iOS)", .yes), ("DEBUG", .open), ("!DEBUG", .open), ("true", .yes), ("false", .no), ("!false", .yes),
      ("SWIFT_PACKAGE", .yes), ("swift(>=5.5)", .open), ("canImport(UIKit)", .yes), ("canImport(AppKit)", .no),
      ("canImport(UIKit, _version: 1)", .yes), ("canImport(AppKit, _version: 1)", .no), ("canImport(Combine)", .yes),
      ("targetEnvironment(simulator)", .yes), ("targetEnvironment(macCatalyst)", .no), ("os(iOS) && DEBUG", .open),
      ("os(macOS) && DEBUG", .no), ("DEBUG && os(macOS)", .no), ("os(iOS) || DEBUG", .yes), ("DEBUG || os(iOS)", .yes),
      ("DEBUG || os(macOS)", .open), ("os(macOS) || os(tvOS)", .no), ("os(iOS) && os(iOS) && os(macOS)", .no),
      ("os(macOS) && os(iOS) || os(iOS)", .yes), ("os(iOS) || os(iOS) && os(macOS)", .yes),
      ("(os(iOS) || os(iOS)) && os(macOS)", .no), ("!(os(macOS) || os(iOS))", .no), ("!os(macOS) && os(iOS)", .yes),
      ("DEBUG && DEBUG", .open), ("os(tvOS) || os(macOS) || os(iOS)", .yes), ("!DEBUG || !os(iOS)", .open),
    ] as [(String, ConditionValue)])
  func conditionsComeTo(condition: String, expected: ConditionValue) throws {
    let source = try source("#if \(condition)\nx\n#endif\ny")
    let values = Conditions(source) { ["UIKit", "Combine"].contains($0) }.values
    #expect(values[source.tokens.count - 3] == expected && source.text(source.tokens.count - 3) == "x")
    #expect(values.last == .yes && values.first == .yes)
  }

  /// For each of the words a, b, c and d in a chain of clauses what is built of it: + built, - not, ? it depends.
  @Test(arguments: [
    ("#if DEBUG\na\n#elseif os(iOS)\nb\n#else\nc\n#endif\nd", "??-+"),
    ("#if os(macOS)\na\n#elseif DEBUG\nb\n#else\nc\n#endif\nd", "-??+"),
    ("#if os(iOS)\na\n#elseif DEBUG\nb\n#else\nc\n#endif\nd", "+--+"),
    ("#if os(macOS)\na\n#elseif os(tvOS)\nb\n#else\nc\n#endif\nd", "--++"),
    ("#if os(macOS)\n#if os(iOS)\na\n#else\nb\n#endif\nc\n#endif\nd", "---+"),
    ("#if DEBUG\n#if os(iOS)\na\n#endif\n#if os(macOS)\nb\n#endif\nc\n#endif\nd", "?-?+"),
    ("#if os(iOS)\n#if os(macOS)\na\n#endif\nb\n#else\nc\n#endif\nd", "-+-+"),
    ("#if os(Linux)\na\n#elseif os(iOS)\nb\n#else\nc\n#endif\nd", "-+-+"),
    ("#if os(Linux)\na\n#else\nb\n#if os(iOS)\nc\n#endif\n#endif\nd", "+--+"),
    ("#if os(Linux)\na\n#endif\n#if os(iOS)\nb\n#endif\nc\nd", "++++"),
    ("#if os(macOS)\na\n#elseif os(Linux) || os(tvOS)\nb\n#elseif true\nc\n#endif\nd", "-+-+"),
  ])
  func clauses(text: String, expected: String) throws {
    let source = try source(text)
    let values = Conditions(source) { _ in false }.values
    let found = try ["a", "b", "c", "d"].map { word in
      let token = try #require(source.tokens.indices.first { source.text($0) == word })
      return values[token] == .yes ? "+" : values[token] == .no ? "-" : "?"
    }
    #expect(found.joined() == expected)
  }

  // MARK: Imports

  /// (a source, each import as its first word, its last, its module, and whether a part is meant)
  @Test(
    arguments: [
      ("import A", ["import A A"]), ("@testable import A", ["@ A A"]), ("public import A", ["public A A"]),
      ("@_exported @preconcurrency import A", ["@ A A"]), ("import class A.B", ["import B A part"]),
      ("import A.B.C", ["import C A part"]), ("import func A.f", ["import f A part"]),
      ("let a = 1; import B", ["import B B"]),
      ("import A; import B\nimport C", ["import A A", "import B B", "import C C"]),
      ("#if os(macOS)\nimport A\n#endif\nimport B", ["import B B"]), ("a.import B", []), ("f(import, A)", []),
      ("import", []),
      ("import struct A", ["import A A part"]),
      ("\"\" import A", []), ("a()\nimport A", ["import A A"]), ("#if DEBUG\nimport A\n#endif", ["import A A"]),
    ] as [(String, [String])])
  func imports(text: String, expected: [String]) throws {
    let source = try source(text)
    let found = ImportStatement.all(in: source, Conditions(source) { _ in false })
    #expect(
      found.map { "\(source.text($0.first)) \(source.text($0.last)) \($0.module)\($0.isPart ? " part" : "")" }
        == expected)
  }
}
