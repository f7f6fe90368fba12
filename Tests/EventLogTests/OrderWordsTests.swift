// What a line of a log says in words or escapes: window orders for people, characters as JSON writes them, and resumptions.
import Foundation
import Testing
import Vocabulary

@testable import EventLog

@Suite struct OrderWordsTests {
  @Test(
    arguments: [
      (.open(app: "Notes"), "open a window of Notes"),
      (.open(app: "Notes", on: .external), "open a window of Notes on the external display"),
      (.close(window: 3), "close window 3"), (.focus(window: 3), "window 3 to the front"),
      (.swap(1, 2), "windows 1 and 2 change places"),
      (.split(first: 1, second: 2, .half), "Split View 1/2 of windows 1 and 2"),
      (.split(first: 1, second: 2, .wide), "Split View 2/3 of windows 1 and 2"),
      (.split(first: 1, second: 2, .narrow), "Split View 1/3 of windows 1 and 2"),
      (.slideOver(window: 2, .left), "window 2 in Slide Over on the left"),
      (.slideOver(window: 2, .right), "window 2 in Slide Over on the right"), (.putAway, "Slide Over put away"),
      (.move(window: 1, x: 20, y: -7.5), "move window 1 to 20,-7.5"),
      (.resize(window: 1, width: 400, height: 300.25, .topLeft, steps: 1), "resize window 1 to 400×300.25"),
      (.resize(window: 1, width: 400, height: 300, .topLeft, steps: 2), "resize window 1 to 400×300 in 2 steps"),
      (.tile(window: 1, .leftHalf), "tile window 1 left"), (.divider(at: 512, steps: 4), "drag the divider to 512"),
      (
        .connect(DisplaySize(width: 1920, height: 1080, scale: 2)),
        "connect a display of 1920×1080@2"
      ), (.disconnect, "disconnect the display"), (.home, "to the Home Screen"),
      (.transfer(window: 2, to: .device), "window 2 to the device's screen"),
      (.transfer(window: 2, to: .external), "window 2 to the external display"),
    ] as [(WindowOrder, String)])
  func orders(order: WindowOrder, words: String) { #expect(order.summary == words) }

  private func log(_ event: String) throws(EventLogError) -> EventLog {
    try Records.log([Records.headerLine, Records.outcomeLine(0), Records.inputLine(1, event)])
  }

  /// A word that is none of its kind is named with those that are.
  @Test(
    arguments: [
      (
        #""order":"fold""#, "order",
        "one of open, close, focus, swap, split, slideOver, putAway, move, resize, tile, divider, connect, disconnect, home, "
          + "transfer"
      ),
      (#""order":"split","first":1,"second":2,"share":"most""#, "share", "one of half, wide, narrow"),
      (#""order":"slideOver","window":1,"side":"top""#, "side", "one of left, right"),
      (#""order":"transfer","window":1,"screen":"moon""#, "screen", "one of device, external"),
    ])
  func wordsThatAreNone(order: String, key: String, expected: String) {
    let error = #expect(throws: EventLogError.self) { try log(#""event":"window","# + order) }
    guard case .field("a.swivel", 3, key, expected, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  /// RFC 8259, 7: two-character escapes; `\u` and four digits; a pair of surrogates for a character beyond the first plane, whose
  /// halves are D800…DBFF and DC00…DFFF (RFC 2781, 2.1).
  @Test(
    arguments: [
      (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{c}\n\r\t"), (#"\u0041\u00e9\u00E9"#, "Aéé"), (#"\ud7ff"#, "\u{d7ff}"),
      (#"\ue000"#, "\u{e000}"), (#"\ud83d\ude00"#, "😀"), (#"\ud800\udc00"#, "\u{10000}"),
      (#"\ud800\udfff"#, "\u{103ff}"), (#"\udbff\udc00"#, "\u{10fc00}"), (#"\udbff\udffd"#, "\u{10fffd}"),
    ])
  func escapes(written: String, read: String) throws {
    let log = try log(#""event":"tap","window":1,"target":"\#(written)""#)
    #expect(log.entries.first?.input.input.event == .tap(window: 1, target: read))
  }

  @Test(
    arguments: [
      #"\ud800"#, #"\udbff"#, #"\udc00"#, #"\udfff"#, #"\ud800\udbff"#, #"\ud800\ue000"#, #"\ud800x"#, #"\ud800\n"#,
      #"\ud800\u"#, #"\u004"#, #"\u004g"#, #"\u+041"#, #"\u-041"#, #"\x"#, #"\"#, #"\U0041"#,
    ])
  func noEscapes(written: String) {
    #expect(throws: EventLogError.self) { try log(#""event":"tap","window":1,"target":"\#(written)""#) }
  }

  /// A restart goes on from the last input only: again from one that was cut, quietly from one that crashed, each once.
  @Test(
    arguments: [
      ("cut", ["again 1"], nil), ("crashed", ["quietly 1"], nil), ("settled", ["again 1"], "an input that was cut"),
      ("settled", ["quietly 1"], "an input that was cut"), ("cut", ["quietly 1"], "an input that was cut"),
      ("crashed", ["again 1"], "an input that was cut"), ("cut", ["again 1", "again 1"], "an input that was cut"),
      ("crashed", ["quietly 1", "quietly 1"], "an input that was cut"), ("cut", ["again 2"], "the last input"),
      ("crashed", ["quietly 2"], "the last input"),
    ] as [(String, [String], String?)])
  func resumptions(ending: String, said: [String], expected: String?) throws {
    var lines = [Records.headerLine, Records.outcomeLine(0), Records.inputLine(1, #""event":"tick""#)]
    if ending != "cut" {
      lines.append(Records.outcomeLine(1, ending: ending, text: ending == "crashed" ? "signal 11" : ""))
    }
    for words in said {
      let parts = words.split(separator: " ")
      lines.append(#"{"v":1,"record":"resumed","seq":\#(parts[1]),"way":"\#(parts[0])"}"#)
    }
    guard let expected else {
      let entry = try #require(try Records.log(lines).entries.first)
      #expect(entry.ranAgain == (ending == "cut"))
      #expect(entry.tookOverQuietly == (ending == "crashed"))
      return
    }
    let last = try #require(said.last?.split(separator: " "))
    let error = EventLogError.order(
      path: "a.swivel", line: lines.count, expected: expected, actual: "\(last[0]) of \(last[1])")
    #expect(throws: error) { try Records.log(lines) }
  }
}
