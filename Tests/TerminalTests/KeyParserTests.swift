// What terminals send, cut into reads in every way, becomes the keys that were pressed.
import Terminal
import Testing

@Suite struct KeyParserTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let sent: String
    let keys: [Key]
    init(_ sent: String, _ keys: Key...) {
      self.sent = sent
      self.keys = keys
    }
    var testDescription: String { sent.debugDescription }
  }

  /// Sequences from xterm's "Control Sequences" (ctlseqs), PC-style function keys; rxvt and Linux where they differ.
  static let table = [
    Row("a", .typed("a")), Row("Q", .typed("Q")), Row("é", .typed("é")), Row("日", .typed("日")),
    Row("👍", .typed("👍")), Row("\t", Key(.tab)), Row("\r", Key(.enter)), Row("\u{7F}", Key(.backspace)),
    Row("\u{03}", .control("c")), Row("\u{0C}", .control("l")), Row("\u{1A}", .control("z")),
    Row("\u{00}", .control(" ")), Row("\u{1C}", .control("\\")),
    Row("\u{1B}[A", Key(.up)), Row("\u{1B}[B", Key(.down)), Row("\u{1B}[C", Key(.right)), Row("\u{1B}[D", Key(.left)),
    Row("\u{1B}OA", Key(.up)), Row("\u{1B}OP", Key(.function(1))), Row("\u{1B}OM", Key(.enter)),
    Row("\u{1B}[H", Key(.home)), Row("\u{1B}[F", Key(.end)), Row("\u{1B}[1~", Key(.home)), Row("\u{1B}[8~", Key(.end)),
    Row("\u{1B}[2~", Key(.insert)), Row("\u{1B}[3~", Key(.delete)),
    Row("\u{1B}[5~", Key(.pageUp)), Row("\u{1B}[6~", Key(.pageDown)),
    Row("\u{1B}[15~", Key(.function(5))), Row("\u{1B}[17~", Key(.function(6))), Row("\u{1B}[24~", Key(.function(12))),
    Row("\u{1B}[[A", Key(.function(1))), Row("\u{1B}[[E", Key(.function(5))),
    Row("\u{1B}[Z", Key(.tab, .shift)), Row("\u{1B}[1;5C", Key(.right, .control)),
    Row("\u{1B}[1;2A", Key(.up, .shift)), Row("\u{1B}[3;3~", Key(.delete, .alt)),
    Row("\u{1B}b", Key(.character("b"), .alt)), Row("\u{1B}ß", Key(.character("ß"), .alt)),
    Row("\u{1B}\r", Key(.enter, .alt)),
    Row("\u{1B}\u{1B}[A", Key(.escape), Key(.up)),
    Row("\u{1B}[200~rm -rf q\r\u{1B}[A\u{1B}[201~x", .typed("x")),
    Row("\u{1B}[200~\u{1B}\u{1B}[201~x", .typed("x")),
    Row("\u{1B}[?62;22cq", .typed("q")), Row("\u{1B}[99~q", .typed("q")), Row("\u{1B}[12\u{03}", .control("c")),
    // SGR 1006: cells from 1; 4 is Shift, 16 Control, 32 a drag, 64 and 65 the wheel, `m` a release.
    Row("\u{1B}[<0;1;1M", Key(.press(column: 0, row: 0))),
    Row("\u{1B}[<0;140;45M\u{1B}[<0;140;45m", Key(.press(column: 139, row: 44))),
    Row("\u{1B}[<4;2;3M", Key(.press(column: 1, row: 2), .shift)),
    Row("\u{1B}[<16;2;3M", Key(.press(column: 1, row: 2), .control)),
    Row("\u{1B}[<64;9;9M\u{1B}[<65;9;9M", Key(.wheelUp), Key(.wheelDown)),
    Row("\u{1B}[<2;1;1Mx", .typed("x")), Row("\u{1B}[<32;1;1Mx", .typed("x")), Row("\u{1B}[<0;0;1Mx", .typed("x")),
    Row("\u{1B}[<0;1Mx", .typed("x")), Row("\u{1B}[<;;;Mx", .typed("x")),
    Row("ab\u{1B}[Bc", .typed("a"), .typed("b"), Key(.down), .typed("c")),
  ]

  /// What is at the end of a range, beside it, or spelled in another way.
  static let edges = [
    // C0, as ASCII's control key makes them of `@` to `_`.
    Row("\u{08}\u{0A}\u{01}\u{07}\u{0B}", Key(.backspace), Key(.enter), .control("a"), .control("g"), .control("k")),
    Row("\u{1D}\u{1E}\u{1F}", .control("]"), .control("^"), .control("_")), Row(" ~", .typed(" "), .typed("~")),
    Row("\u{1B}\u{01}\u{1B}\u{00}", Key(.character("a"), [.alt, .control]), Key(.character(" "), [.alt, .control])),
    Row("\u{1B}\u{7F}\u{1B}\t", Key(.backspace, .alt), Key(.tab, .alt)),
    Row("\u{1B}\u{1B}\u{1B}x", Key(.escape), Key(.escape), Key(.character("x"), .alt)),
    // F1 to F12 as xterm, rxvt and Linux spell them; 16 and 22 are no keys, neither are 9, 10 and 25.
    Row("\u{1B}OQ\u{1B}OR\u{1B}OS", Key(.function(2)), Key(.function(3)), Key(.function(4))),
    Row("\u{1B}[P\u{1B}[Q\u{1B}[R\u{1B}[S", Key(.function(1)), Key(.function(2)), Key(.function(3)), Key(.function(4))),
    Row("\u{1B}[11~\u{1B}[14~\u{1B}[16~\u{1B}[10~\u{1B}[9~", Key(.function(1)), Key(.function(4))),
    Row(
      "\u{1B}[18~\u{1B}[21~\u{1B}[22~\u{1B}[23~\u{1B}[25~", Key(.function(7)), Key(.function(10)), Key(.function(11))),
    Row("\u{1B}[[B\u{1B}[[C\u{1B}[[D\u{1B}[[F\u{1B}[[@", Key(.function(2)), Key(.function(3)), Key(.function(4))),
    Row("\u{1B}[7~\u{1B}[4~\u{1B}[0~\u{1B}[~", Key(.home), Key(.end)),
    Row("\u{1B}OH\u{1B}OF\u{1B}OB\u{1B}OC\u{1B}OD", Key(.home), Key(.end), Key(.down), Key(.right), Key(.left)),
    Row("\u{1B}OXq\u{1B}[Eq", .typed("q"), .typed("q")),
    // Modifiers are a number that is one more than their bits; one too small or with further bits has what is left of it.
    Row("\u{1B}[1;1A\u{1B}[1;3A", Key(.up), Key(.up, .alt)),
    Row(
      "\u{1B}[1;8A\u{1B}[1;9A\u{1B}[1;0A\u{1B}[1;A", Key(.up, [.shift, .alt, .control]), Key(.up), Key(.up), Key(.up)),
    Row("\u{1B}[15;5~\u{1B}[1;2P", Key(.function(5), .control), Key(.function(1), .shift)),
    Row("\u{1B}[0003~\u{1B}[00003~\u{1B}[3:1~", Key(.delete)),
    Row("\u{1B}[1 q\u{1B}[1$~\u{1B}[>1~x", .typed("x")),
    Row("\u{1B}[1\u{7F}\u{1B}[1é", Key(.backspace), .typed("é")),
    Row("\u{1B}[1\u{1B}[A", Key(.up)),
    // The mouse: 8 is Meta, 28 all three; other buttons, a wheel that goes sideways and places before the first are nothing.
    Row(
      "\u{1B}[<8;1;2M\u{1B}[<28;2;1M", Key(.press(column: 0, row: 1), .alt),
      Key(.press(column: 1, row: 0), [.shift, .alt, .control])),
    Row("\u{1B}[<1;1;1M\u{1B}[<3;1;1M\u{1B}[<66;1;1M\u{1B}[<67;1;1M\u{1B}[<128;1;1M"),
    Row(
      "\u{1B}[<0;1;0M\u{1B}[<0;0;1M\u{1B}[<0;1;1;1M\u{1B}[<0;10000;1M\u{1B}[<0;9999;1M",
      Key(.press(column: 9998, row: 0))),
    Row("\u{1B}[<80;1;1M\u{1B}[<69;1;1M", Key(.wheelUp, .control), Key(.wheelDown, .shift)),
    // The first and the last character of two, three and four bytes.
    Row(
      "\u{80}\u{7FF}\u{800}\u{FFFD}\u{10000}\u{10FFFF}", .typed("\u{80}"), .typed("\u{7FF}"), .typed("\u{800}"),
      .typed("\u{FFFD}"), .typed("\u{10000}"), .typed("\u{10FFFF}")),
    Row("\u{BF}", .typed("\u{BF}")),
    // Thirty-one characters are a sequence still, more are nobody's.
    Row("\u{1B}[\(String(repeating: "1;", count: 15))1A", Key(.up)),
    Row("\u{1B}[\(String(repeating: "1;", count: 16))A\u{1B}[\(String(repeating: "1;", count: 16))1Ax", .typed("x")),
    // Only the mark itself ends what is pasted.
    Row("\u{1B}[200~a\u{1B}[201a\u{1B}[20\u{1B}[201~\u{1B}[200~\u{1B}[201~x", .typed("x")),
    Row("\u{1B}[2001~x\u{1B}[200Ay\u{1B}[201~z", .typed("x"), Key(.up), .typed("y"), .typed("z")),
  ]

  @Test(arguments: edges) func atTheEdges(row: Row) {
    var parser = KeyParser()
    #expect(parser.feed(row.sent.utf8, at: 0) == row.keys)
    #expect(parser.deadline == nil)
    #expect(row.sent.utf8.flatMap { parser.feed([$0], at: 0) } == row.keys)
  }

  /// RFC 3629: bytes that begin nothing, and characters that end before they are whole; what follows is read.
  @Test(
    arguments: [
      ([0xC1, 0x80, 0x71], "q"), ([0xF5, 0x80, 0x80, 0x80, 0x71], "q"), ([0x80, 0xBF, 0x71], "q"),
      ([0xC3, 0x71], "q"), ([0xC3, 0xC3, 0xA9], "é"), ([0xE6, 0x97, 0xC3, 0xA9], "é"), ([0xF0, 0x9F, 0x91, 0x71], "q"),
      ([0xE0, 0x80, 0x80, 0x71], "q"), ([0xF4, 0x90, 0x80, 0x80, 0x71], "q"), ([0xC3, 0x7F], nil),
    ] as [([UInt8], Character?)])
  func brokenCharacters(bytes: [UInt8], typed: Character?) {
    var parser = KeyParser()
    #expect(parser.feed(bytes, at: 0) == [typed.map(Key.typed) ?? Key(.backspace)])
  }

  /// What is not whole when its time is up is no key, and what comes after it begins anew. Nothing pasted has a time.
  @Test(
    arguments: [
      ("\u{1B}[1", [], "A", [.typed("A")]), ("\u{1B}[1;5", [], "~", [.typed("~")]),
      ("\u{1B}", [Key(.escape)], "[", [.typed("[")]),
      ("\u{1B}O", [Key(.character("O"), .alt)], "M", [.typed("M")]), ("\u{1B}[[", [], "A", [.typed("A")]),
    ] as [(String, [Key], String, [Key])])
  func whatIsNotWholeInTime(sent: String, keys: [Key], then: String, after: [Key]) {
    var parser = KeyParser(escapeTimeout: 0.25)
    #expect(parser.feed(sent.utf8, at: 4) == [])
    #expect(parser.deadline == 4.25)
    #expect(parser.expire(at: 4.125) == [])
    #expect(parser.expire(at: 4.25) == keys)
    #expect(parser.deadline == nil && parser.expire(at: 9) == [])
    #expect(parser.feed(then.utf8, at: 9) == after)
  }

  @Test func aPasteAndACharacterMayTakeTheirTime() {
    var parser = KeyParser(escapeTimeout: 0.25)
    #expect(parser.feed(Array("\u{1B}[200~ab".utf8), at: 0) == [] && parser.deadline == nil)
    #expect(parser.feed(Array("c\u{1B}[201".utf8), at: 100) == [] && parser.deadline == nil)
    #expect(parser.feed(Array("~d".utf8), at: 200) == [.typed("d")])
    // The first half of a character that is late is no character, its second half neither.
    #expect(parser.feed([0xC3], at: 300) == [] && parser.deadline == 300.25)
    #expect(parser.feed([0xA9, 0x71], at: 301) == [.typed("q")])
    // The time is that of the last byte.
    #expect(parser.feed([0x1B], at: 400) == [] && parser.feed([0x5B], at: 400.125) == [] && parser.deadline == 400.375)
  }

  /// xterm's bracketed paste: only the whole mark ends it. What interrupts the mark anywhere is pasted, and so is the rest of it; a mark
  /// that follows a part of one ends the paste.
  @Test(arguments: 1...5) func anInterruptedMarkIsPasted(after: Int) {
    let mark = "\u{1B}[201~"
    let (first, rest) = (String(mark.prefix(after)), String(mark.dropFirst(after)))
    var parser = KeyParser()
    #expect(parser.feed("\u{1B}[200~a\(first)!\(rest)b".utf8, at: 0) == [])
    #expect(parser.feed("c\(first)\(mark)d".utf8, at: 1) == [.typed("d")])
  }

  @Test(arguments: table) func inOneRead(row: Row) {
    var parser = KeyParser()
    #expect(parser.feed(row.sent.utf8, at: 0) == row.keys)
    #expect(parser.deadline == nil)
  }

  @Test(arguments: table) func byteByByte(row: Row) {
    var parser = KeyParser()
    #expect(row.sent.utf8.flatMap { parser.feed([$0], at: 0) } == row.keys)
  }

  @Test func aLoneEscapeIsAKeyOnceTheTimeIsUp() {
    var parser = KeyParser(escapeTimeout: 0.05)
    #expect(parser.feed([0x1B], at: 10) == [])
    #expect(parser.deadline == 10.05)
    #expect(parser.expire(at: 10.04) == [])
    #expect(parser.expire(at: 10.05) == [Key(.escape)])
    #expect(parser.deadline == nil)
  }

  @Test func aLateByteDoesNotJoinAnOldEscape() {
    var parser = KeyParser(escapeTimeout: 0.05)
    #expect(parser.feed([0x1B], at: 10) == [])
    #expect(parser.feed(Array("[A".utf8), at: 11) == [Key(.escape), .typed("["), .typed("A")])
  }

  @Test func altAndABracketIsToldApartByTime() {
    var parser = KeyParser()
    #expect(parser.feed(Array("\u{1B}[".utf8), at: 0) == [])
    #expect(parser.expire(at: 1) == [Key(.character("["), .alt)])
    #expect(parser.feed(Array("\u{1B}O".utf8), at: 2) == [])
    #expect(parser.expire(at: 3) == [Key(.character("O"), .alt)])
  }

  @Test func bytesThatAreNoTextAreNoKeys() {
    var parser = KeyParser()
    #expect(parser.feed([0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0xE6, 0x97], at: 0) == [])
    #expect(parser.feed([UInt8(ascii: "q")], at: 0) == [.typed("q")])
  }

  @Test func anEndlessSequenceIsSwallowedAndWhatFollowsIsRead() {
    var parser = KeyParser()
    let bytes = Array("\u{1B}[".utf8) + Array(repeating: UInt8(ascii: "1"), count: 100_000) + Array("Aq".utf8)
    #expect(parser.feed(bytes, at: 0) == [.typed("q")])
  }

  @Test func anyBytesEndInAParserThatStillReads() {
    var generator = FixedNoise(state: 42)
    for _ in 0..<200 {
      var parser = KeyParser()
      let noise = (0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) }
      _ = parser.feed(noise, at: 0)
      _ = parser.expire(at: 1)
      _ = parser.feed(Array("\u{1B}[201~".utf8), at: 2)
      #expect(parser.feed([UInt8(ascii: "q")], at: 3) == [.typed("q")])
    }
  }
}

/// A fixed sequence of noise (xorshift64), so that a failure repeats.
struct FixedNoise: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
