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
