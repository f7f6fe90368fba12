// The sensor on its sockets, in one thread: who asks wrongly is told, and what a restart keeps.
import Bus
import Foundation
import Orientation
import Testing
import Wire
import ZeroMQ

@testable import SensorService

@Suite struct ServiceTests {
  private static func bus(stateFile: String? = nil, epoch: UInt64 = 3) throws -> (SensorService, Requester) {
    let context = try Context()
    let endpoints = Endpoints.inproc("sensor")
    let service = try SensorService(
      device: "ipad", endpoints: endpoints, epoch: epoch, stateFile: stateFile, context: context
    ) { line in Issue.record("\(line)") }
    let requester = try Requester(endpoints.sensorControl, peer: "sensor", in: context)
    requester.idle = { do { try service.step(milliseconds: 0) } catch { Issue.record(error) } }
    return (service, requester)
  }

  private static let patience = Deadline(seconds: 10)

  private static func trace(rate: Double = 1, _ samples: [Double]) -> WireEnvelope.OneOf_Body {
    .playTrace(
      .with {
        $0.name = "t"
        $0.rate = rate
        $0.samples = samples
      })
  }

  @Test(arguments: [
    (WireEnvelope.OneOf_Body.holdOrientation(.with { $0.orientation = 99 }), WireErrorCode.outOfRange),
    (.holdOrientation(.with { $0.orientation = 0 }), .outOfRange),
    (.holdAcceleration(.with { $0.x = .nan }), .outOfRange),
    (.holdAcceleration(.with { $0.y = .infinity }), .outOfRange),
    (.holdAcceleration(.with { $0.z = 16.01 }), .outOfRange), (.holdAcceleration(.with { $0.z = -16.01 }), .outOfRange),
    (trace([]), .outOfRange), (trace([0, 0, -1]), .outOfRange), (trace(rate: 0, [0, 0, -1, 0]), .outOfRange),
    (trace([1, 0, -1, 0, 0, 0, -1, 0]), .outOfRange), (.awaitTraceEnd(.with { $0.epoch = 2 }), .unavailable),
    (.getSnapshot(WireGetSnapshot()), .unexpectedBody), (.heartbeat(WireHeartbeat()), .unexpectedBody),
  ])
  func whatCannotBeIsRefused(body: WireEnvelope.OneOf_Body, code: WireErrorCode) throws {
    let (_, requester) = try Self.bus()
    let error = #expect(throws: BusError.self) { try requester.ask(body, within: Self.patience) }
    guard case .refused("sensor", let found, let text) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(found == code)
    #expect(!text.isEmpty)
    // Nothing was changed: 1 is the first pose.
    guard case .helloReply(let hello) = try requester.ask(.hello(WireHello()), within: Self.patience) else { return }
    #expect(hello.n == 1)
    #expect(hello.role == "sensor")
    #expect(hello.epoch == 3)
    #expect(hello.lastEdge == DeviceOrientation.portrait.wireValue)
  }

  @Test func aHoldNamesTheTraceItDisplaces() throws {
    let (_, requester) = try Self.bus()
    guard
      case .accepted(let played) = try requester.ask(Self.trace([0, 0, -1, 0, 1e6, 0, -1, 0]), within: Self.patience)
    else { return }
    #expect(played.duration == 1e6)
    #expect(played.displacedSource == "held")
    let hold = WireEnvelope.OneOf_Body.holdOrientation(.with { $0.orientation = 3 })
    guard case .accepted(let held) = try requester.ask(hold, within: Self.patience) else { return }
    #expect(held.displacedSource == "t")
    #expect(held.orientation == 3)
    #expect(held.cause == .with { ($0.epoch, $0.n) = (3, 2) })
    guard case .accepted(let again) = try requester.ask(hold, within: Self.patience) else { return }
    #expect(again.displacedSource == "")
    #expect(again.cause.n == 3)
  }

  /// Who waits for a trace's end is answered when something else takes its place.
  @Test func waitingForATraceEndsWithIt() throws {
    let (_, requester) = try Self.bus()
    _ = try requester.ask(Self.trace([0, 0, -1, 0, 1e6, 0, -1, 0]), within: Self.patience)
    let waiting = try requester.send(.awaitTraceEnd(.with { $0.epoch = 3 }))
    var answers: [UInt64] = []
    try requester.send(.holdOrientation(.with { $0.orientation = 3 }))
    let deadline = Self.patience
    while answers.count < 2, !deadline.hasPassed {
      requester.idle?()
      while let (request, body) = try requester.receive() {
        guard case .accepted = body else {
          Issue.record("\(body)")
          continue
        }
        answers.append(request)
      }
    }
    #expect(answers.sorted() == [waiting, waiting + 1])
  }

  /// A restarted sensor goes on from the pose and the lock it had, in a stream of its own.
  @Test(arguments: [3, 6] as [UInt32], [true, false])
  func theRestartKeepsPoseAndLock(orientation: UInt32, locked: Bool) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "swivel-state-\(UUID().uuidString)").path
    defer { unlink(file) }
    do {
      let (_, requester) = try Self.bus(stateFile: file)
      _ = try requester.ask(.setRotationLock(.with { $0.locked = locked }), within: Self.patience)
      _ = try requester.ask(.holdOrientation(.with { $0.orientation = orientation }), within: Self.patience)
    }
    let (_, requester) = try Self.bus(stateFile: file, epoch: 4)
    let ask = WireEnvelope.OneOf_Body.catchUp(.with { $0.after = .with { ($0.epoch, $0.n) = (3, 2) } })
    guard case .orientationChanges(let changes) = try requester.ask(ask, within: Self.patience) else {
      Issue.record("no changes")
      return
    }
    #expect(changes.epoch == 4)
    #expect(changes.changes.first?.orientation == orientation)
    #expect(changes.changes.dropFirst().map(\.rotationLock) == (locked ? [true] : []))
  }

  @Test(arguments: [
    ("3 1\n", DeviceOrientation.landscapeLeft, true), ("0 0\n", .unknown, false), ("6 0", .faceDown, false),
  ])
  func statesAreRead(text: String, orientation: DeviceOrientation, locked: Bool) throws {
    let state = try #require(SensorState(text: text))
    #expect(state == SensorState(orientation: orientation, isLocked: locked))
    #expect(SensorState(text: state.text) == state)
  }

  @Test(arguments: ["", "3", "7 0", "x 1", "3 x", "3 1 1", "-1 0", "\n"])
  func statesThatAreNone(text: String) {
    #expect(SensorState(text: text) == nil)
  }
}
