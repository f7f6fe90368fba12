import Foundation
import MonitorService
import Orientation
import Testing
// The lines for people and for programs.
import Vocabulary

@Suite struct MonitorLinesTests {
  @Test func aReceiptIsOneLine() {
    let event = MonitorEvent(
      time: 63.5, change: .receipt(Fixtures.receipt(Fixtures.refused, seq: 4, from: .portrait)))
    #expect(
      MonitorLines.text(event)
        == "1:03.500 #4 deviceOrientation landscapeLeft ⇒ settled; window 1 mask (portrait, 768×1024); "
        + "window 2 covered (portrait, 507×768)")
  }

  @Test(arguments: [
    (MonitorChange.connection(.host, .lost), "0:01.000 host: lost"),
    (.gap(.sensor, missed: 1), "0:01.000 sensor: 1 message missed"),
    (.deviceOrientation(from: .portrait, to: .faceUp), "0:01.000 device: portrait → faceUp"),
    (.rotationLock(true), "0:01.000 rotation lock: on"), (.windowClosed(id: 3), "0:01.000 window 3: closed"),
    (.note("two\nlines \u{1B}[31m"), "0:01.000 two␊lines ␛[31m"),
  ])
  func everyChangeIsOneSafeLine(_ change: MonitorChange, _ line: String) {
    #expect(MonitorLines.text(MonitorEvent(time: 1, change: change)) == line)
  }

  /// The shape of a receipt is the tool's (`--json`): v, seq, cause, windows, settled.
  @Test func aReceiptAsJSON() throws {
    let event = MonitorEvent(time: 1.5, change: .receipt(Fixtures.receipt(Fixtures.split, seq: 4, from: .portrait)))
    let line = MonitorLines.json(event)
    #expect(line.hasPrefix(#"{"v":1,"t":1.5,"kind":"receipt","seq":4,"cause":{"epoch":7,"n":4},"input":"#))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    let windows = try #require(object["windows"] as? [[String: Any]])
    #expect(
      Set(windows[0].keys) == [
        "id", "from", "interfaceOrientation", "changed", "frame", "horizontal", "vertical", "reason", "screen",
      ])
    #expect(windows[0]["reason"] as? String == "rotated")
    #expect((windows[0]["frame"] as? [Double])?.suffix(2) == [507, 768])
    #expect(object["settled"] as? Bool == true)
    #expect(object["fingerprint"] as? String == "00abcdef01234567")
    let ledger = try #require(object["ledger"] as? [[String: Any]])
    #expect(ledger.map { $0["window"] as? Int } == [0, 1, 1, 1])
    #expect(ledger.map { $0["subject"] as? String }.prefix(2) == ["UIDevice", "AViewController"])
    #expect(ledger.last?["call"] as? String == "viewDidLayoutSubviews()")
    #expect(object["ending"] as? String == "settled")
    #expect(object["explanation"] as? String == "")
  }

  /// What a note says is what it is for.
  @Test func aNoteAsJSON() {
    #expect(
      MonitorLines.json(MonitorEvent(time: 2, change: .note("the host ended")))
        == #"{"v":1,"t":2,"kind":"note","text":"the host ended"}"#)
  }

  @Test func everyChangeIsJSONWithAVersionAndNoNewline() throws {
    var hostile = Fixtures.split
    hostile.windows[0].app = "a\"\\\n\u{0}\u{1F}\u{85}é日👍"
    hostile.windows[0].frame = CGRect(x: Double.nan, y: .infinity, width: 0.1, height: 1e300)
    let changes: [MonitorChange] = [
      .state(hostile), .window(hostile.windows[0]), .windowClosed(id: 1), .rotationLock(false),
      .deviceOrientation(from: .unknown, to: .faceDown), .connection(.sensor, .silent), .gap(.host, missed: .max),
      .note("\u{7F}\r\t"),
    ]
    for change in changes {
      let line = MonitorLines.json(MonitorEvent(time: 0.25, change: change))
      #expect(!line.utf8.contains { $0 < 0x20 })
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(object["v"] as? Int == 1)
      #expect(object["kind"] as? String != nil)
    }
    var model = MonitorModel(instance: "x")
    model.apply(snapshot: hostile, at: 0)
    let object = try JSONSerialization.jsonObject(with: Data(MonitorLines.json(model).utf8)) as? [String: Any]
    let device = try #require(object?["device"] as? [String: Any])
    let window = try #require((device["windows"] as? [[String: Any]])?.first)
    #expect(window["app"] as? String == hostile.windows[0].app)
    #expect(window["frame"] as? [AnyHashable] == [NSNull(), NSNull(), 0.1, 1e300] as [AnyHashable])
    #expect((window["root"] as? [String: Any])?["class"] as? String == "UIWindow")
  }
}
