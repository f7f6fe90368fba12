// The host's side of the sensor's stream: what it handles, what it asks for again, and what is lost for good.
import Emulator
import Testing
import Wire

@testable import HostService

@Suite struct SensorLinkTests {
  /// What the sensor says.
  enum Said: Sendable {
    case change(UInt64, UInt64)
    case beat(UInt64, UInt64)
    /// The answer to a catch-up: changes of an epoch.
    case answer(UInt64, [UInt64])
  }

  private static func change(_ epoch: UInt64, _ n: UInt64) -> SensorChange {
    SensorChange(cause: Cause(epoch: epoch, n: n), t: 0, what: .orientation(.portrait), reason: "")
  }

  private static func word(_ action: SensorLinkAction) -> String {
    switch action {
    case .nothing: "-"
    case .catchUp: "ask"
    case .handle(let changes): changes.map { "\($0.cause.epoch).\($0.cause.n)" }.joined(separator: " ")
    }
  }

  /// A host that has handled 3 of epoch 5 (or nothing, 0 of epoch 0): what is said, what is done, and how many are lost.
  @Test(
    arguments: [
      ("in order", 5, 3, [.change(5, 4), .change(5, 5)], ["5.4", "5.5"], 0),
      ("duplicates", 5, 3, [.change(5, 3), .change(5, 1), .change(5, 4), .change(5, 4)], ["-", "-", "5.4", "-"], 0),
      ("a gap", 5, 3, [.change(5, 6), .answer(5, [4, 5, 6]), .change(5, 7)], ["ask", "5.4 5.5 5.6", "5.7"], 0),
      (
        "published while asking", 5, 3,
        [.change(5, 5), .change(5, 6), .answer(5, [4, 5]), .beat(5, 6), .answer(5, [6])],
        ["ask", "-", "5.4 5.5", "ask", "5.6"], 0
      ),
      (
        "a heartbeat tells of a gap", 5, 3, [.beat(5, 3), .beat(5, 5), .answer(5, [4, 5])], ["-", "ask", "5.4 5.5"], 0
      ),
      ("the answer is lost", 5, 3, [.change(5, 5), .beat(5, 5), .answer(5, [4, 5])], ["ask", "ask", "5.4 5.5"], 0),
      (
        "two answers", 5, 3, [.beat(5, 5), .beat(5, 5), .answer(5, [4, 5]), .answer(5, [4, 5])],
        ["ask", "ask", "5.4 5.5", "-"], 0
      ),
      ("the sensor is new", 5, 3, [.change(6, 2), .answer(6, [1, 2]), .change(6, 3)], ["ask", "6.1 6.2", "6.3"], 0),
      ("new, by heartbeat", 5, 3, [.beat(6, 1), .answer(6, [1])], ["ask", "6.1"], 0),
      ("the first contact", 0, 0, [.beat(6, 2), .answer(6, [1, 2])], ["ask", "6.1 6.2"], 0),
      ("too old for the sensor", 5, 3, [.beat(5, 20), .answer(5, [11, 12])], ["ask", "5.11 5.12"], 7),
      ("a new one's beginning is gone", 5, 3, [.beat(6, 12), .answer(6, [11, 12])], ["ask", "6.11 6.12"], 10),
      ("nothing to add", 5, 3, [.beat(5, 4), .answer(5, []), .change(5, 4)], ["ask", "-", "5.4"], 0),
      (
        "numbers without end", 5, 3, [.beat(6, .max), .answer(6, [.max]), .change(6, 1)],
        ["ask", "6.\(UInt64.max)", "-"], .max - 1
      ),
    ] as [(String, UInt64, UInt64, [Said], [String], UInt64)])
  func following(name: String, epoch: UInt64, n: UInt64, said: [Said], done: [String], lost: UInt64) {
    var link = SensorLink(last: Cause(epoch: epoch, n: n))
    let actions = said.map { said in
      switch said {
      case .change(let epoch, let n): link.receive(Self.change(epoch, n))
      case .beat(let epoch, let n): link.receiveBeat(Cause(epoch: epoch, n: n))
      case .answer(let epoch, let numbers): link.receive(numbers.map { Self.change(epoch, $0) })
      }
    }
    #expect(actions.map(Self.word) == done)
    #expect(link.lost == lost)
  }

  @Test func itIsLinkedOnceTheSensorWasHeard() {
    var link = SensorLink(last: Cause(epoch: 5, n: 3))
    #expect(!link.isLinked)
    _ = link.receiveBeat(Cause(epoch: 5, n: 3))
    #expect(link.isLinked)
    #expect(link.last == Cause(epoch: 5, n: 3))
  }
}
