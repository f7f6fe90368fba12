// A line as it is typed: what each key does to the text and to the cursor, which is written as |.
import Terminal
import Testing

@testable import MonitorService

@Suite struct ConsoleLineTests {
  private func shown(_ line: ConsoleLine) -> String { line.head + "|" + line.string.dropFirst(line.head.count) }

  private static let home = Key(.home)
  private static let end = Key(.end)
  private static let left = Key(.left)
  private static let right = Key(.right)

  /// From `one two` with the cursor at its end.
  @Test(
    arguments: [
      ([], "one two|"), ([left], "one tw|o"), ([left, right], "one two|"), ([right], "one two|"), ([home], "|one two"),
      ([home, left], "|one two"), ([home, right], "o|ne two"), ([.control("a")], "|one two"),
      ([home, end], "one two|"), ([home, .control("e")], "one two|"), ([.typed("x")], "one twox|"),
      ([home, .typed("x")], "x|one two"), ([home, Key(.character("X"), .shift)], "X|one two"),
      ([Key(.backspace)], "one tw|"), ([home, Key(.backspace)], "|one two"), ([left, Key(.backspace)], "one t|o"),
      ([Key(.delete)], "one two|"), ([home, Key(.delete)], "|ne two"), ([left, Key(.delete)], "one tw|"),
      ([.control("u")], "|"), ([left, .control("u")], "|o"), ([home, .control("u")], "|one two"),
      ([.control("k")], "one two|"), ([left, .control("k")], "one tw|"), ([home, .control("k")], "|"),
      ([.control("w")], "one |"), ([.control("w"), .control("w")], "|"), ([left, .control("w")], "one |o"),
      ([.typed(" "), .typed(" "), .control("w")], "one |"), ([home, .control("w")], "|one two"),
      ([Key(.up)], "one two|"), ([Key(.down)], "one two|"),
    ] as [([Key], String)])
  func edits(keys: [Key], expected: String) {
    var line = ConsoleLine(.command, text: "one two")
    for key in keys { #expect(line.handle(key) == .edited) }
    #expect(shown(line) == expected)
  }

  /// What a line is left or entered by; what it does not know stays everybody's.
  @Test(
    arguments: [
      (Key(.enter), .entered("ab")), (Key(.escape), .left), (.control("c"), .left), (.control("g"), .left),
      (Key(.tab), .complete), (Key(.character("x"), .alt), .ignored), (.control("x"), .ignored),
      (Key(.pageUp), .ignored),
    ] as [(Key, ConsoleLine.Answer)])
  func answers(key: Key, answer: ConsoleLine.Answer) {
    var line = ConsoleLine(.filter, text: "ab")
    #expect(line.handle(key) == answer)
    #expect(shown(line) == "ab|")
  }

  /// As in a shell's search: going back over the beginning leaves.
  @Test func goingBackFromNothingLeaves() {
    var line = ConsoleLine(.command, text: "a")
    #expect(line.handle(Key(.backspace)) == .edited)
    #expect(line.handle(Key(.backspace)) == .left)
  }

  /// 2000 characters and no more; one goes in again where one went.
  @Test func theLongestLine() {
    var line = ConsoleLine(.command, text: String(repeating: "a", count: 1999))
    for _ in 0..<2 { #expect(line.handle(.typed("b")) == .edited) }
    #expect(line.string == String(repeating: "a", count: 1999) + "b")
    #expect(line.cursor == 2000)
  }

  /// Up through the lines before, to the first; down again to what was being typed.
  @Test func linesBefore() {
    var line = ConsoleLine(.command, text: "new", history: ["a", "bc"])
    var seen: [String] = []
    for code in [Key.Code.up, .up, .up, .down, .down, .down] {
      #expect(line.handle(Key(code)) == .edited)
      seen.append(shown(line))
    }
    #expect(seen == ["bc|", "a|", "a|", "bc|", "new|", "new|"])
  }

  /// Control-W says where a word begins; what stands in for a word is put before what follows.
  @Test func wordsAreReplacedInPlace() {
    var line = ConsoleLine(.command, text: "tap b now")
    line.replace(4..<5, by: Array("button"))
    #expect(shown(line) == "tap button| now")
  }
}
