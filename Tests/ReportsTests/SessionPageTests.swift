// The page of a session: nothing of an app is markup, the device lies as it is held, and the file stays small.
import CZlib
import Findings
import Foundation
import Orientation
import Testing
import Vocabulary

@testable import Reports

@Suite struct SessionPageTests {
  private static func page(_ steps: [SessionPage.Step], title: String = "run") -> SessionPage {
    SessionPage(title: title, facts: [("device", "iphone-15")], steps: steps)
  }

  private static func text(_ page: SessionPage) throws -> String { String(decoding: try page.html(), as: UTF8.self) }

  /// The page's data as a browser unpacks it: base 64, RFC 1950, JSON.
  static func data(_ text: String) throws -> [String: Any] {
    let start = try #require(text.range(of: "<script id=\"data\" type=\"text/plain\">")?.upperBound)
    let end = try #require(text[start...].range(of: "</script>")?.lowerBound)
    let packed = try #require(Data(base64Encoded: String(text[start..<end])))
    var length = uLongf(8 << 20)
    var code = Z_OK
    let unpacked = [UInt8](unsafeUninitializedCapacity: Int(length)) { room, count in
      code = packed.withUnsafeBytes { bytes in
        uncompress(room.baseAddress, &length, bytes.bindMemory(to: UInt8.self).baseAddress, uLong(bytes.count))
      }
      count = Int(length)
    }
    try #require(code == Z_OK)
    return try #require(try JSONSerialization.jsonObject(with: Data(unpacked)) as? [String: Any])
  }

  /// Words of an app, wherever they come in, are text.
  @Test(arguments: [
    "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\" onload=\"alert(1)", "a & b",
    "\u{202E}abc",
    "\u{0}\u{1B}[31m", "🙂",
  ])
  func hostileWords(words: String) throws {
    let finding = Finding(
      identity: .init(check: .clipped, view: words), amount: 1, place: .zero, message: words, confidence: .certain)
    let step = SessionPage.Step(
      number: 1, time: 1, title: words, ending: .refused(words), receipt: [words], deviceOrientation: .portrait,
      picture: "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
      ledger: [LedgerEntry(window: 1, subject: words, call: words)],
      reasons: [.init(window: 1, lines: [words])],
      layouts: [
        WindowLayout(
          id: 1, app: words,
          views: [
            ViewLayout(
              depth: 0, className: words, identifier: words, frame: .zero, constraints: [ConstraintLine(text: words)])
          ])
      ],
      findings: [finding],
      checks: [.init(place: words, subject: words, expected: words, actual: words, isMet: false)])
    let plain = SessionPage.Step(
      number: 1, time: 1, title: "w", ending: .refused("w"), receipt: ["w"], deviceOrientation: .portrait,
      picture: "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
      ledger: [LedgerEntry(window: 1, subject: "w", call: "w")], reasons: [.init(window: 1, lines: ["w"])],
      layouts: [
        WindowLayout(
          id: 1, app: "w",
          views: [
            ViewLayout(
              depth: 0, className: "w", identifier: "w", frame: .zero, constraints: [ConstraintLine(text: "w")])
          ])
      ],
      findings: [
        Finding(
          identity: .init(check: .clipped, view: "w"), amount: 1, place: .zero, message: "w", confidence: .certain)
      ], checks: [.init(place: "w", subject: "w", expected: "w", actual: "w", isMet: false)])
    let text = try Self.text(Self.page([step], title: words))
    let model = try Self.text(Self.page([plain], title: "w"))
    // As many tags and attributes as with a harmless word.
    for mark in ["<", ">", "\""] {
      #expect(text.count { String($0) == mark } == model.count { String($0) == mark }, "\(mark)")
    }
    #expect(!text.contains("\u{0}") && !text.contains("\u{1B}"))
    #expect((try Self.data(text)["texts"] as? [String])?.first == words)
  }

  /// What is drawn upright is turned as the device is held against its interface (spec/orientation: landscapeLeft is a quarter
  /// turn to the left, and its interface landscapeRight).
  @Test(
    arguments: [
      (.portrait, .portrait, 0), (.landscapeLeft, .portrait, -90), (.landscapeRight, .portrait, 90),
      (.portraitUpsideDown, .portrait, 180), (.landscapeLeft, .landscapeRight, 0),
      (.landscapeRight, .landscapeLeft, 0), (.portraitUpsideDown, .portraitUpsideDown, 0),
      (.portrait, .landscapeRight, 90), (.landscapeRight, .landscapeRight, 180), (.faceUp, .landscapeLeft, 0),
      (nil, .landscapeLeft, 0),
    ] as [(DeviceOrientation?, InterfaceOrientation, Int)])
  func attitudes(device: DeviceOrientation?, interface: InterfaceOrientation, degrees: Int) {
    let step = SessionPage.Step(
      number: 1, time: 0, title: "", deviceOrientation: device, screenOrientation: interface)
    #expect(step.attitude == degrees)
  }

  /// A hundred steps of a hundred views that all move, each with another picture: below 2 MB, and each text once.
  @Test func aHundredSteps() throws {
    let steps = (1...100).map { number in
      let boxes = (0..<100).map { view in
        "<rect id=\"view-\(view)\" x=\"\(number * 7 % 31 + view)\" y=\"\(number + view)\" width=\"44\" height=\"20\" rx=\"4\"/>"
      }
      return SessionPage.Step(
        number: UInt64(number), time: Double(number), title: "device landscapeLeft", deviceOrientation: .landscapeLeft,
        screenOrientation: .landscapeRight,
        picture: "<svg xmlns=\"http://www.w3.org/2000/svg\">\(boxes.joined())</svg>",
        ledger: (0..<50).map { LedgerEntry(window: 1, subject: "A#\($0)", call: "viewWillLayoutSubviews 375×667") },
        layouts: [
          WindowLayout(
            id: 1, app: "App",
            views: (0..<100).map { view in
              ViewLayout(
                depth: view % 5, className: "UILabel", identifier: "label-\(view)",
                frame: CGRect(x: number + view, y: 0, width: 44, height: 20),
                constraints: [ConstraintLine(text: "label-\(view).leading == superview.leading + 8")])
            })
        ])
    }
    let bytes = try Self.page(steps).html()
    #expect(bytes.count < 2_000_000)
    #expect(try Self.page(steps).html() == bytes)
    let data = try Self.data(String(decoding: bytes, as: UTF8.self))
    #expect((data["pictures"] as? [String])?.count == 100)
    // A class, a hundred names, a hundred constraints.
    #expect((data["texts"] as? [String])?.count == 201)
  }

  /// When a step was, how the device was held and how it ended, with its words if it has some; a screen alone has findings instead.
  @Test(
    arguments: [
      (1.5, .landscapeLeft, .settled, "1.500 s, held landscapeLeft, interface landscapeRight, ", "settled"),
      (0, nil, .refused("not <now>"), "0.000 s, ", "refused: not &lt;now&gt;"),
      (0, nil, .refused(""), "0.000 s, ", "refused"), (2, nil, .crashed("trap"), "2.000 s, ", "crashed: trap"),
      (nil, .portrait, .settled, "held portrait, interface landscapeRight, ", "0 findings"),
    ] as [(Double?, DeviceOrientation?, Ending, String, String)])
  func factsOfAStep(time: Double?, held: DeviceOrientation?, ending: Ending, facts: String, end: String) throws {
    let step = SessionPage.Step(
      number: 1, time: time, title: "t", ending: ending, deviceOrientation: held, screenOrientation: .landscapeRight)
    let text = try Self.text(Self.page([step]))
    #expect(text.contains("<p class=\"fact\">\(facts)<span class=\"ending\">\(end)</span></p>"))
    #expect(text.contains("data-alone=\"yes\"") == (time == nil))
  }

  /// What did not go as expected is marked, and counted in the head.
  @Test func failures() throws {
    let good = SessionPage.Check(place: "line 2", subject: "size", expected: "1×1", actual: "1×1", isMet: true)
    var bad = good
    bad.isMet = false
    let steps = [
      SessionPage.Step(number: 0, time: 0, title: "launch"),
      SessionPage.Step(number: 1, time: 1, title: "as expected", checks: [good]),
      SessionPage.Step(number: 2, time: 2, title: "otherwise", checks: [good, bad]),
      SessionPage.Step(number: 3, time: 3, title: "the end", ending: .crashed("trap")),
      SessionPage.Step(number: 4, time: 4, title: "no", ending: .refused("not now"), isChanged: false),
    ]
    let text = try Self.text(Self.page(steps))
    let marks = try steps.map { step in
      let start = try #require(text.range(of: "<section id=\"step-\(step.number)\" class=\"")?.upperBound)
      return String(text[start...].prefix { $0 != "\"" })
    }
    #expect(marks == ["changed", "changed", "bad", "bad", "refused"])
    #expect(text.contains("<div class=\"bad\"><dt>not as expected</dt><dd>2</dd></div>"))
    #expect(!text.contains("Not all steps are drawn"))
    var undrawn = Self.page(steps)
    undrawn.problem = .compression(code: -4)
    #expect(try Self.text(undrawn).contains("<p class=\"note\">Not all steps are drawn: "))
    // A page asks nothing of anybody.
    #expect(!text.contains("http://") && !text.contains("https://"))
  }
}
