// History: what a log tells of inputs before the monitor was there, what was other after one, where a crash was.
import EventLog
import Foundation
import Orientation
import Terminal
import Testing
import Vocabulary

@testable import MonitorService

@Suite struct PastTests {
  private static func report(_ interface: InterfaceOrientation, from: InterfaceOrientation, _ size: CGSize)
    -> WindowReport
  {
    WindowReport(
      id: 1, from: from, interface: interface, changed: interface != from, size: size, horizontal: .regular,
      vertical: .regular, reason: interface == from ? .already : .rotated)
  }

  private static let upright = CGSize(width: 768, height: 1024)
  private static let lying = CGSize(width: 1024, height: 768)

  /// A launch, a turn to the left, a push that crashed, and an input that is being handled.
  private static var log: EventLog {
    get throws {
      func outcome(_ seq: UInt64, _ ending: Ending, _ report: WindowReport) -> LogRecord {
        .outcome(LoggedOutcome(seq: seq, ending: ending, windows: [report], fingerprint: 1, calls: 1))
      }
      func input(_ seq: UInt64, _ event: DeviceEvent) -> LogRecord {
        .input(
          LoggedInput(seq: seq, cause: Cause(epoch: 7, n: seq), input: DeviceInput(time: Double(seq), event: event)))
      }
      let records: [LogRecord] = [
        .header(LogHeader(device: "ipad-pro-97", era: "9", apps: ["Alternates"])),
        outcome(0, .settled, report(.portrait, from: .portrait, upright)),
        input(1, .deviceOrientation(.landscapeLeft)),
        outcome(1, .settled, report(.landscapeRight, from: .portrait, lying)),
        input(2, .push(window: 1, screen: "B")),
        outcome(
          2, .crashed("Rows.swift:34: Fatal error: Index out of range"),
          report(.landscapeRight, from: .landscapeRight, lying)),
        input(3, .rotationLock(true)),
      ]
      let text = records.map { $0.line + "\n" }.joined()
      return try EventLog(bytes: Data(text.utf8), path: "host.swivel")
    }
  }

  private static func attached() throws -> MonitorModel {
    var model = MonitorModel(instance: "demo")
    model.apply(snapshot: Fixtures.split, at: 0)
    model.apply(log: try log, at: 0)
    return model
  }

  @Test func theLogIsHistoryOnAttach() throws {
    var model = try Self.attached()
    #expect(model.receipts.map(\.seq) == [0, 1, 2])
    #expect(model.receipts.map(\.input) == ["launch", "device landscapeLeft", "push B in window 1"])
    // What the log has as unfinished comes by itself; what was heard is not listed twice.
    model.apply(receipt: Fixtures.receipt(Fixtures.split, seq: 3, from: .portrait), at: 1)
    #expect(model.apply(log: try Self.log, at: 2).isEmpty)
    #expect(model.receipts.map(\.seq) == [0, 1, 2, 3])
  }

  /// Home is the launch; ← goes on back and stays there; → past the last input is now.
  @Test func arrowsGoThroughHistory() throws {
    var model = try Self.attached()
    var steps: [UInt64?] = []
    for key in [Key(.left), Key(.left), Key(.left), Key(.left), Key(.right), Key(.end), Key(.home), Key(.escape)] {
      _ = model.handle(key)
      steps.append(model.view.step)
    }
    #expect(steps == [2, 1, 0, 0, 1, nil, 0, nil])
  }

  /// Of the past only what receipts tell is shown: places and orientations, no views.
  @Test func thePastIsShownAsFarAsItIsKnown() throws {
    var model = try Self.attached()
    _ = model.handle(Key(.home))
    let launch = try #require(model.shownDevice)
    #expect(launch.screenOrientation == .portrait && launch.screenSize == Self.upright)
    #expect(launch.windows.map(\.frame) == [CGRect(origin: .zero, size: Self.upright)])
    _ = model.handle(Key(.right))
    #expect(model.shownDevice?.deviceOrientation == .landscapeLeft)
    #expect(model.shownDevice?.screenSize == Self.lying)
    #expect(model.device == Fixtures.split)
    // What this monitor saw itself is whole.
    model.apply(receipt: Fixtures.receipt(Fixtures.split, seq: 3, from: .portrait), at: 1)
    model.apply(snapshot: Fixtures.refused, at: 2)
    model.apply(receipt: Fixtures.receipt(Fixtures.refused, seq: 4, from: .portrait), at: 2)
    for _ in 0..<1 { _ = model.handle(Key(.right)) }
    _ = model.handle(Key(.right))
    #expect(model.view.step == 3 && model.shownDevice == Fixtures.split)
  }

  @Test func aCrashIsARowWithItsLine() throws {
    var model = try Self.attached()
    for (columns, rows) in [(140, 45), (100, 24)] {
      if columns == 100 { _ = model.handle(Key(.tab)) }
      var screen = Screen(columns: columns, rows: rows)
      MonitorPicture.draw(model, into: &screen)
      #expect(screen.text.contains("✗ #2 push B in window 1 ⇒ crashed: Rows.swift:34: Fatal error: Index"))
    }
    #expect(model.handle(.typed("e")) == .edit(try #require(SourcePlace("Rows.swift:34: x"))))
    _ = model.handle(Key(.home))
    #expect(model.handle(.typed("e")) == .redraw)
    #expect(model.view.message?.text == "the shown input did not crash")
  }

  @Test(
    arguments: [
      ("Rows.swift:34: Fatal error: x", "Rows.swift", 34),
      ("in A: Screens/Main.swift:12: Fatal error", "Screens/Main.swift", 12),
      ("the app ended the host's process", nil, 0), ("Rows.swift:0: x", nil, 0), ("at 10:30: late", nil, 0),
    ] as [(String, String?, Int)])
  func aCrashNamesALine(_ text: String, _ file: String?, _ line: Int) {
    let place = SourcePlace(text)
    #expect(place?.file == file)
    if place != nil { #expect(place?.line == line) }
  }

  @Test func theNearestFileOfThatNameIsFound() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "swivel-places-\(UUID())").path
    defer { do { try FileManager.default.removeItem(atPath: folder) } catch { Issue.record(error) } }
    for path in ["App/Deep/Rows.swift", "Rows.swift", ".build/Rows.swift", "App/OtherRows.swift"] {
      let file = folder + "/" + path
      try FileManager.default.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data().write(to: URL(filePath: file))
    }
    let place = try #require(SourcePlace("Rows.swift:3: x"))
    #expect(place.files(below: folder) == [folder + "/Rows.swift", folder + "/App/Deep/Rows.swift"])
    #expect(try #require(SourcePlace("Deep/Rows.swift:3: x")).files(below: folder) == [folder + "/App/Deep/Rows.swift"])
    #expect(try #require(SourcePlace("None.swift:3: x")).files(below: folder) == [])
    // A whole path is that file, wherever one looks, if it is there.
    for (file, found) in [("/.build/Rows.swift", true), ("/App/Rows.swift", false)] {
      let whole = try #require(SourcePlace("\(folder)\(file):3: x"))
      #expect(whole.files(below: folder + "/App/Deep") == (found ? [folder + file] : []))
    }
  }

  @Test(
    arguments: [
      (["EDITOR": "vi"], ["vi", "+3", "A.swift"]),
      (["EDITOR": "vi", "VISUAL": "code --wait"], ["code", "--wait", "--goto", "A.swift:3"]),
      (["EDITOR": "hx"], ["hx", "A.swift:3"]), ([:], nil), (["EDITOR": ""], nil),
    ] as [([String: String], [String]?)])
  func editorsAreOpenedAtTheLine(_ environment: [String: String], _ words: [String]?) {
    let settings = ConsoleSettings(program: "swivel", log: "", environment: environment)
    #expect(settings.editor("A.swift", 3) == words)
  }

  // MARK: Differences

  @Test func whatAnInputChanged() throws {
    let receipts = try Self.attached().receipts
    #expect(
      Difference.lines(from: (receipts[0], nil), to: (receipts[1], nil)) == [
        "#1 device landscapeLeft ⇒ settled", "against #0 launch:", "window 1: rotated",
        "  interface portrait → landscapeRight", "  size 768×1024 → 1024×768",
      ])
    #expect(
      Difference.lines(from: (receipts[1], nil), to: (receipts[2], nil)) == [
        "#2 push B in window 1 ⇒ crashed: Rows.swift:34: Fatal error: Index out of range",
        "against #1 device landscapeLeft:",
        "nothing is other that is known here",
      ])
  }

  @Test func viewsAreCompared() throws {
    let receipts = try Self.attached().receipts
    var after = Fixtures.split
    after.isRotationLocked = true
    let content = after.windows[0].root.subviews[0].subviews[0]
    after.windows[0].root.subviews[0].subviews[0].subviews[0].text = "changed"
    after.windows[0].root.subviews[0].subviews[0].subviews.remove(at: 1)
    after.windows[0].root.subviews[0].subviews[0].subviews[1].frame.origin.y = 600
    #expect(content.subviews[2].text == "Push B")
    #expect(
      Difference.lines(from: (receipts[1], Fixtures.split), to: (receipts[1], after)) == [
        "#1 device landscapeLeft ⇒ settled", "against #1 device landscapeLeft:", "lock off → on", "window 1: rotated",
        "  UILabel “changed” “A in landscape” → “changed”", "  UIButton “Push B” 163.5,540 180×100 → 163.5,600 180×100",
        "  − UIView 40,280 427×200",
      ])
  }
}
