// The words and limits of what processes say to each other, and a snapshot's fingerprint a second, slow way.
import Foundation
import Orientation
import SeededNumbers
import Testing

@testable import Vocabulary

@Suite struct VocabularyTests {
  // MARK: Fingers

  /// At each limit and one past it: 0 to 10000 deleted characters, a million points, 0 to 60 seconds.
  @Test func fingersHaveLimits() {
    let far = "a finger goes at most 1000000 points"
    for (deletes, words) in [
      (0, nil), (10_000, nil), (-1, "0 to 10000 characters are deleted, not -1"),
      (10_001, "0 to 10000 characters are deleted, not 10001"),
    ] as [(Int, String?)] { #expect(Typing("a", deletes: deletes).refusal == words) }
    for (x, y, words) in [
      (1e6, -1e6, nil), (-1e6, 1e6, nil), (1_000_001, 0, far), (0, 1_000_001, far), (-1_000_001, 0, far),
      (0, -1_000_001, far), (.nan, 0, far), (0, .infinity, far),
    ] as [(Double, Double, String?)] {
      let way = FingerWay(x: x, y: y)
      #expect(way.refusal == words)
      #expect(Drag(by: way).refusal == words && Drag(from: way, by: .none).refusal == words)
    }
    for (seconds, words) in [
      (0, nil), (60, nil), (-0.5, "a drag takes 0 to 60 s, not -0.5 s"), (60.5, "a drag takes 0 to 60 s, not 60.5 s"),
      (.nan, "a drag takes 0 to 60 s, not nan s"),
    ] as [(Double, String?)] { #expect(Drag(by: .none, seconds: seconds).refusal == words) }
    #expect(Drag("a", by: .none).seconds == 0.3 && Drag("a", by: .none).start == FingerWay(x: 0, y: 0))
  }

  @Test func partsOfMovements() {
    let parts: Set<UserGesture> = [.popBegin, .popMove, .popFinish, .popLetGo]
    for gesture in UserGesture.allCases { #expect(gesture.isPart == parts.contains(gesture), "\(gesture)") }
  }

  // MARK: Outcomes

  @Test func whatIsARefusal() {
    let refusals: Set<RotationReason> = [.mask, .locked, .shouldAutorotate, .stayed, .exception, .crashed]
    for reason in RotationReason.allCases { #expect(reason.isRefusal == refusals.contains(reason), "\(reason)") }
  }

  @Test func endingsAndTheirWords() {
    let table: [(Ending, String, String, isCrash: Bool)] = [
      (.settled, "settled", "", false), (.refused("a"), "refused", "a", false),
      (.unsettled("b"), "unsettled", "b", false),
      (.crashed("c"), "crashed", "c", true),
    ]
    for (ending, name, text, isCrash) in table {
      #expect(ending.name == name && ending.text == text && ending.isCrash == isCrash)
      #expect(Ending(name: name, text: text) == ending)
    }
    #expect(Ending(name: "done", text: "") == nil)
    #expect(Ending.outcomeMissing.text == "the app ended the host's process while it handled this input")
    #expect(Ending.hostEnded.text == "the host's process ended while it handled this input, nobody knows why")
    #expect(
      Ending.killedTwice.text == "the host's process was killed from outside twice while it handled this input")
    let raised = LedgerEntry(window: 1, subject: "A", call: "exception NSInvalidArgument: no")
    #expect(raised.isRaised && raised.words == "A exception NSInvalidArgument: no")
    #expect(!LedgerEntry(window: 1, subject: "exception ", call: "viewDidLoad()").isRaised)
  }

  @Test func whatASensorSays() {
    func event(_ what: SensorChange.What) -> DeviceEvent {
      SensorChange(cause: Cause(epoch: 1, n: 2), t: 0, what: what, reason: "").event
    }
    #expect(event(.orientation(.faceUp)) == .deviceOrientation(.faceUp))
    #expect(event(.rotationLock(true)) == .rotationLock(true))
  }

  // MARK: Exit codes

  private static func receipt(_ ending: Ending, _ reasons: RotationReason...) -> Receipt {
    let windows = reasons.enumerated().map { index, reason in
      WindowReport(
        id: index + 1, from: .portrait, interface: .portrait, changed: false, size: .zero, horizontal: .compact,
        vertical: .regular, reason: reason)
    }
    return Receipt(
      seq: 1, cause: Cause(epoch: 1, n: 1), input: "", device: "d", ending: ending, windows: windows, fingerprint: 0)
  }

  /// A turn that settled is refused where a window refused it, in the words of which; of others only what UIKit would have thrown.
  @Test func codesOfReceipts() {
    let mixed = Self.receipt(.settled, .rotated, .mask, .covered, .locked)
    #expect(mixed.exitStatus() == .refused && mixed.ending() == .refused("window 2: mask, window 4: locked"))
    #expect(mixed.exitStatus(window: 1) == .done && mixed.ending(window: 1) == .settled)
    #expect(mixed.ending(window: 4) == .refused("window 4: locked"))
    #expect(mixed.exitStatus(any: true) == .done && mixed.ending(any: true) == .settled)
    #expect(mixed.exitStatus(window: 3, any: true) == .done && mixed.exitStatus(window: 2, any: true) == .refused)
    #expect(mixed.exitStatus(turns: false) == .done && mixed.ending(turns: false) == .settled)
    let thrown = Self.receipt(.settled, .rotated, .exception)
    #expect(
      thrown.exitStatus(turns: false) == .refused && thrown.ending(turns: false) == .refused("window 2: exception"))
    #expect(
      Self.receipt(.crashed("x")).exitStatus() == .crashed && Self.receipt(.unsettled("x")).exitStatus() == .notSettled)
    #expect(
      Self.receipt(.refused("x")).exitStatus() == .refused && Self.receipt(.refused("x")).ending() == .refused("x"))
    #expect(ExitStatus.allCases.map(\.rawValue) == Array(0...8) && ExitStatus.signal == 128)
  }

  // MARK: States

  @Test func valuesAsTheyArePrinted() {
    let table: [(StateAnswer, String)] = [
      (.word("a b"), "a b"), (.word(nil), "none"), (.number(-3), "-3"), (.flag(true), "yes"), (.flag(false), "no"),
      (.toggle(true), "on"), (.toggle(false), "off"), (.list(["A", "B"]), "A,B"), (.list([]), ""),
      (.size(CGSize(width: 507, height: 768.5)), "507x768.5"), (.point(CGPoint(x: -1, y: 0.25)), "-1,0.25"),
      (.frame(CGRect(x: 1, y: 2, width: 3, height: 4)), "1,2,3,4"),
      (.insets(EdgeInsets(top: 47, left: 0, bottom: 34, right: 0.5)), "47,0,34,0.5"),
      (.display(DisplaySize(width: 1920, height: 1080, scale: 2)), "1920x1080@2"), (.display(nil), "none"),
      (.size(CGSize(width: Double.infinity, height: 1e300)), "infx1e+300"),
    ]
    for (answer, text) in table { #expect(answer.text == text) }
  }

  /// Names of the device, names of a window with its number or without, older names; anything else is none.
  @Test func names() {
    let table: [(String, Int?, String?)] = [
      ("era", nil, "era"), ("lock", nil, "rotationLocked"), ("window.1.frame", nil, "window.1.frame"),
      ("window.12.h", nil, "window.12.horizontal"), ("window.2.v_class", nil, "window.2.vertical"), ("frame", nil, nil),
      ("frame", 3, "window.3.frame"), ("why", 3, "window.3.explanation"), ("era", 3, nil), ("window.3.frame", 3, nil),
      ("window.0.frame", nil, nil), ("window.-1.frame", nil, nil), ("window.x.frame", nil, nil), ("window.1", nil, nil),
      ("window.1.frame.x", nil, nil), ("window..frame", nil, nil), ("window.1.era", nil, nil), ("", nil, nil),
    ]
    for (text, window, name) in table { #expect(StateKey(text, window: window)?.description == name, "\(text)") }
    let key = StateKey("window.2.app")
    #expect(key?.window == 2 && key?.name == "app" && StateKey("era")?.window == nil)
  }

  @Test func answersUnderNames() throws {
    func answer(_ name: String) throws -> StateAnswer? { Values.device.answer(to: try #require(StateKey(name))) }
    #expect(try answer("appearance") == .word("dark") && answer("window.2.app") == .word("App 2"))
    #expect(try answer("window.1.size") == .size(CGSize(width: 507, height: 768)) && answer("window.3.app") == nil)
    let listed = Values.device.values
    // What is a part of another value stands in no listing: of 19 values of a window, two.
    #expect(listed.count == 9 + 2 * 17 && !listed.contains { ["size", "origin"].contains($0.key.name) })
    #expect(
      listed.prefix(3).map { "\($0.key) \($0.answer.text)" } == [
        "model ipad-air-2", "era 9.1", "deviceOrientation faceUp",
      ])
    #expect(listed.last.map { "\($0.key) \($0.answer.text)" } == "window.2.screen device")
  }

  /// The same controllers and views; a new window is compared with nothing. The reason is said once.
  @Test func whatAWindowShows() {
    let window = Values.window(1)
    var other = window
    (other.frame, other.reason, other.explanation) = (.zero, .mask, "mask: portrait only")
    #expect(window.shows(as: other) && window.shows(as: nil))
    for change in [{ $0.visibleController = "C" }, { $0.navigationStack = ["A"] }, { $0.root.text = "x" }]
      as [(inout WindowSnapshot) -> Void]
    {
      var other = window
      change(&other)
      #expect(!window.shows(as: other))
    }
    #expect(window.reasonLine == "rotated: because" && other.reasonLine == "mask: portrait only")
  }

  // MARK: Fingerprints

  /// The canonical encoding as words, and FNV-1a over them, as the description of a fingerprint has it.
  private struct Slow {
    var words: [UInt64] = []
    mutating func add(_ number: Int) { words.append(UInt64(bitPattern: Int64(number))) }
    mutating func add(_ flag: Bool) { add(flag ? 1 : 0) }
    mutating func add(_ text: String) {
      let bytes = Array(text.utf8)
      add(bytes.count)
      for start in stride(from: 0, to: bytes.count, by: 8) {
        var word: UInt64 = 0
        for (place, byte) in bytes[start..<min(start + 8, bytes.count)].enumerated() {
          word |= UInt64(byte) << UInt64(8 * place)
        }
        words.append(word)
      }
    }
    mutating func add(_ text: String?) {
      add(text != nil)
      if let text { add(text) }
    }
    mutating func add(_ lengths: [CGFloat]) { for length in lengths { add(Int((Double(length) * 64).rounded())) } }
    mutating func add(_ rect: CGRect) { add([rect.minX, rect.minY, rect.width, rect.height]) }
    mutating func add(_ view: ViewSnapshot) {
      add(view.className)
      add(view.frame)
      add(view.isHidden)
      add(view.text)
      add(view.identifier)
      add(view.isTappable)
      add(view.subviews.count)
      for view in view.subviews { add(view) }
    }
    mutating func add(_ window: WindowSnapshot) {
      add(window.id)
      add(window.app)
      add(window.isForeground)
      add(window.frame)
      for word in [window.horizontal.rawValue, window.vertical.rawValue] { add(word) }
      add(window.interface.rawValue)
      add(window.reason.rawValue)
      add(window.explanation)
      add(window.navigationStack.count)
      for name in window.navigationStack { add(name) }
      add(window.visibleController)
      add(window.root)
      add(window.placement.rawValue)
      add(window.layer)
      add(window.isFocused)
      if window.screen == .external { add("external") }
    }
    mutating func add(_ device: DeviceSnapshot) {
      add(device.device)
      add(device.era)
      add(device.deviceOrientation.rawValue)
      add(device.screenOrientation.rawValue)
      add([device.screenSize.width, device.screenSize.height])
      add(device.isRotationLocked)
      add(device.windows.count)
      for window in device.windows { add(window) }
      if device.contentSize != .large { add(device.contentSize.rawValue) }
      if device.appearance == .dark { add("dark") }
      if let external = device.external {
        add([external.width, external.height])
        add(external.scale)
      }
    }
    var value: UInt64 {
      words.reduce(14_695_981_039_346_656_037) { hash, word in
        let product = (hash ^ word) &* 1_099_511_628_211
        return product ^ product >> 32
      }
    }
  }

  @Test func fingerprintsAreWhatTheyAreSaidToBe() {
    func check(_ device: DeviceSnapshot) {
      var slow = Slow()
      slow.add(device)
      #expect(device.fingerprint == slow.value)
    }
    var device = Values.device
    check(device)
    (device.appearance, device.contentSize, device.external, device.isRotationLocked) = (.light, .large, nil, false)
    check(device)
    var random = SplitMix64(seed: 4)
    for length in 0..<40 {
      device.device = String(repeating: "é", count: length / 2) + String(repeating: "x", count: length % 2)
      device.windows[0].app = String((0..<length).map { _ in Character(Unicode.Scalar(UInt8(33 + random.below(90)))) })
      device.windows[0].frame.origin.x = Double(random.below(100_000)) / 7 - 5_000
      check(device)
    }
    // What no integer holds is told apart all the same.
    var prints = Set<UInt64>()
    for x in [0, 1.0 / 64, 1.0 / 300, .nan, .infinity, -.infinity, 1e300, 1e301] as [CGFloat] {
      device.windows[0].frame.origin.x = x
      prints.insert(device.fingerprint)
    }
    // A three-hundredth is rounded to nothing.
    #expect(prints.count == 7)
  }
}
