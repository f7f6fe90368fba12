// The host on the bus beside a sensor, in memory and one thread: what is refused before it is logged, whose receipt is
// whose, and that device and sensor agree.
import Bus
import BusFixtures
import DeviceCatalog
import DeviceFixtures
import Emulator
import EventLog
import Foundation
import Orientation
import SensorService
import SwivelUI
import Testing
import Wire

@testable import HostService

@MainActor @Suite final class ServiceTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "swivel-hs-\(UUID().uuidString)").path
  private let transport = MemoryTransport()
  private let endpoints = Endpoints.inproc("service")
  private let node: Node
  private var sensor: SensorService?
  private var host: HostService?
  private var reported: [String] = []

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    node = transport.node()
    try startSensor(epoch: 7)
    try startHost()
    transport.others = { [weak self] in MainActor.assumeIsolated { self?.takeSteps() } }
    transport.pass(milliseconds: 300)
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { print("left behind: \(folder): \(error)") }
  }

  private var path: String { folder + "/host.swivel" }
  private var bytes: Data { FileManager.default.contents(atPath: path) ?? Data() }

  private func startSensor(epoch: UInt64) throws {
    sensor = nil
    sensor = try SensorService(
      device: "ipad-pro-11-4", endpoints: endpoints, epoch: epoch, stateFile: nil, node: transport.node()
    ) { _ in }
  }

  private func startHost(after predecessor: Predecessor = .unknown) throws {
    host = nil
    let machine = try HostMachine(
      profile: .iPadPro11, era: Era(26), apps: [.test { UIViewController() }], logFile: path, predecessor: predecessor
    ) { reported.append($0) }
    host = try HostService(
      machine: machine, endpoints: endpoints, epoch: 8, node: transport.node(), press: PicturePress(isBeside: false)
    ) { [weak self] line in MainActor.assumeIsolated { self?.reported.append(line) }
    }
  }

  private func takeSteps() {
    do {
      try sensor?.step(milliseconds: 0)
      try host?.step(milliseconds: 0)
    } catch { Issue.record(error) }
  }

  private func asking(_ endpoint: String) throws -> Requester { try Requester(endpoint, peer: "peer", on: node) }

  private func ask(_ body: WireEnvelope.OneOf_Body, at endpoint: String) throws -> WireEnvelope.OneOf_Body {
    try asking(endpoint).ask(body, within: node.deadline(seconds: 10))
  }

  private var snapshot: DeviceSnapshot? { host?.machine.snapshot }

  private func command(_ n: UInt64, epoch: UInt64 = 9, _ fill: (inout WireCommand) -> Void) -> WireEnvelope.OneOf_Body {
    var command = WireCommand()
    command.cause = Cause(epoch: epoch, n: n).message
    fill(&command)
    return .command(command)
  }

  /// Who asks what just happened is told of the last input, whose ledger is kept only after everybody has its receipt.
  @Test func theLastInputsCallsAreToldAtOnce() throws {
    for n in 1...3 as ClosedRange<UInt64> {
      _ = try ask(command(n) { $0.wait = .with { $0.seconds = Double(n) } }, at: endpoints.hostControl)
      guard case .ledger(let ledger) = try ask(.getLedger(.with { $0.last = 1 }), at: endpoints.hostControl) else {
        Issue.record("another answer than the ledger")
        return
      }
      #expect(ledger.inputs.map(\.seq) == [host?.machine.seq])
      #expect(ledger.inputs.map(\.input) == ["wait \(n) s"])
    }
  }

  /// Each stage of a turn once, in the order in which they are done: the input is in the log before the device has it.
  @Test func aTurnGoesThroughItsStages() throws {
    var stages: [TurnStage] = []
    let waiting = try asking(endpoints.hostControl)
    let next = Cause(epoch: 7, n: (host?.machine.sensorCause.n ?? 0) + 1)
    try waiting.send(.awaitCause(.with { $0.cause = next.message }))
    transport.pass(milliseconds: 10)
    host?.stageEnded = { if $0 != .woken { stages.append($0) } }
    let pose = WireEnvelope.OneOf_Body.holdOrientation(
      .with { $0.orientation = DeviceOrientation.landscapeLeft.wireValue })
    _ = try ask(pose, at: endpoints.sensorControl)
    transport.pass(milliseconds: 10)
    #expect(stages == TurnStage.allCases.filter { $0 != .woken })
  }

  /// Numbers that are none, as only hostile bytes have them: refused, in no log, and a restart finds what was there.
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aNumberThatIsNoneIsRefusedBeforeItIsLogged(number: Double) throws {
    let before = bytes
    let orders: [(inout WireWindowOrder) -> Void] = [
      { $0.move = .with { ($0.window, $0.x) = (1, number) } }, { $0.move = .with { ($0.window, $0.y) = (1, number) } },
      { $0.resize = .with { ($0.window, $0.size.width, $0.size.height) = (1, number, 400) } },
      { $0.resize = .with { ($0.window, $0.size.width, $0.size.height) = (1, 400, number) } },
      { $0.divider = .with { ($0.x, $0.steps) = (number, 1) } },
      { $0.connect = .with { ($0.size.width, $0.size.height, $0.scale) = (number, 1080, 1) } },
      { $0.connect = .with { ($0.size.width, $0.size.height, $0.scale) = (1920, number, 1) } },
    ]
    for (index, order) in orders.enumerated() {
      let error = #expect(throws: BusError.self) {
        try self.ask(self.command(UInt64(index) + 1) { order(&$0.windowOrder) }, at: self.endpoints.hostControl)
      }
      guard case .refused(_, .outOfRange, _) = error else {
        Issue.record("order \(index): \(String(describing: error))")
        continue
      }
    }
    #expect(bytes == before)
    try startHost()
    #expect(snapshot?.deviceOrientation == .portrait)
  }

  /// Reasons and layouts are asked of one window by its number, or of all by 0.
  @Test func windowsAreAskedForByTheirNumber() throws {
    let app = try #require(snapshot?.windows.first?.app)
    _ = try ask(command(1) { $0.windowOrder = .with { $0.open = app } }, at: endpoints.hostControl)
    try #require(snapshot?.windows.map(\.id) == [1, 2])
    for (asked, told) in [(0, [1, 2]), (1, [1]), (2, [2])] as [(UInt32, [UInt32])] {
      guard
        case .reasons(let reasons) = try ask(.getReasons(.with { $0.window = asked }), at: endpoints.hostControl),
        case .layouts(let layouts) = try ask(.getLayout(.with { $0.window = asked }), at: endpoints.hostControl)
      else {
        Issue.record("another answer for \(asked)")
        continue
      }
      #expect(reasons.windows.map(\.id) == told)
      #expect(layouts.windows.count == told.count)
    }
  }

  private func picture(_ fill: (inout WireGetPicture) -> Void) -> WireEnvelope.OneOf_Body {
    var request = WireGetPicture()
    (request.format, request.scale) = ("svg", 1)
    fill(&request)
    return .getPicture(request)
  }

  /// Each format begins as its rules say; a question changes nothing and is in no log.
  @Test(arguments: [("svg", Array("<svg".utf8)), ("png", [0x89, 0x50, 0x4E, 0x47]), ("txt", [])])
  func aPictureIsAnswered(format: String, beginning: [UInt8]) throws {
    let before = (bytes, snapshot)
    guard case .pictureFile(let file) = try ask(picture { $0.format = format }, at: endpoints.hostControl) else {
      Issue.record("no picture")
      return
    }
    #expect(file.content.starts(with: beginning) && !file.content.isEmpty)
    #expect(before.0 == bytes && before.1 == snapshot)
  }

  /// What cannot be drawn is refused, and the host goes on.
  @Test func picturesThatCannotBeAreRefused() throws {
    let requests: [(inout WireGetPicture) -> Void] = [
      { $0.format = "gif" }, { $0.window = 9 }, { $0.layers = ["safe-area", "<x>"] },
      { ($0.format, $0.scale) = ("png", .nan) }, { ($0.format, $0.scale) = ("png", 0) },
      { ($0.format, $0.scale) = ("png", 1e9) },
    ]
    for request in requests {
      let error = #expect(throws: BusError.self) { try self.ask(self.picture(request), at: self.endpoints.hostControl) }
      guard case .refused(_, .outOfRange, _) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
    #expect(snapshot?.windows.count == 1)
  }

  /// A cause belongs to one command: the same again gets its receipt, another is told so and not run.
  @Test func aCauseThatIsUsedForAnotherCommandIsRefused() throws {
    let first = command(1) { $0.pop = .with { $0.window = 1 } }
    guard case .receipt(let receipt) = try ask(first, at: endpoints.hostControl) else {
      Issue.record("no receipt")
      return
    }
    let logged = bytes
    #expect(try ask(first, at: endpoints.hostControl) == .receipt(receipt))
    for other in [
      command(1) { $0.dismiss = .with { $0.window = 1 } }, command(1) { $0.pop = .with { $0.window = 2 } },
      // The sensor's own number of its first pose.
      command(1, epoch: 7) { $0.pop = .with { $0.window = 1 } },
    ] {
      let error = #expect(throws: BusError.self) { try self.ask(other, at: self.endpoints.hostControl) }
      guard case .refused(_, .unavailable, let text) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(text.contains("it is not run"))
    }
    #expect(bytes == logged)
  }

  /// A flood is answered in turns, between which heartbeats and the sensor come to their right.
  @Test func aFloodIsAnsweredInTurns() throws {
    let client = try node.open(.requester, at: endpoints.hostControl)
    // What is due is done, and the clock stands still.
    try host?.step(milliseconds: 0)
    let flood = 3 * Responder.messagesPerTurn
    for number in 1...flood { try client.send([WireEnvelope.bytes(.hello(WireHello()), request: UInt64(number))]) }
    for turn in 1...3 {
      try host?.step(milliseconds: 0)
      var answers = 0
      while try client.receive() != nil { answers += 1 }
      #expect(answers == Responder.messagesPerTurn, "turn \(turn)")
    }
  }

  /// Two requests of one client without numbers, for two receipts: each gets its own.
  @Test func requestsWithoutNumbersGetTheirOwnReceipts() throws {
    let client = try node.open(.requester, at: endpoints.hostControl)
    for n in [2, 3] as [UInt64] {
      let question = WireAwaitCause.with { $0.cause = Cause(epoch: 7, n: n).message }
      try client.send([WireEnvelope.bytes(.awaitCause(question))])
    }
    transport.pass(milliseconds: 5)
    try hold(.landscapeLeft)
    try hold(.portrait)
    transport.pass(milliseconds: 50)
    var found: [UInt64] = []
    while let frames = try client.receive() {
      if case .receipt(let receipt) = try WireEnvelope.read(frames[0]).body { found.append(receipt.cause.n) }
    }
    #expect(found == [2, 3])
  }

  /// Names are logged and remembered: long ones are refused before.
  @Test(arguments: [(1024, true), (1025, false), (1 << 20, false)])
  func aNameHasALimit(length: Int, isTaken: Bool) throws {
    let before = bytes.count
    let tap = command(1) { $0.tap = .with { ($0.window, $0.target) = (1, String(repeating: "x", count: length)) } }
    if isTaken {
      _ = try ask(tap, at: endpoints.hostControl)
    } else {
      #expect(throws: BusError.self) { try ask(tap, at: endpoints.hostControl) }
    }
    #expect((bytes.count > before) == isTaken)
  }

  /// More changes than one answer holds come in parts, one after the other.
  @Test func aLongGapIsMadeUpForInParts() throws {
    host = nil
    // From 1, the first pose, on.
    for index in 0..<600 { try hold(index.isMultiple(of: 2) ? .landscapeLeft : .portrait) }
    try hold(.landscapeRight)
    try startHost()
    transport.pass(milliseconds: 130)
    #expect(snapshot?.deviceOrientation == .landscapeRight)
    #expect(host?.machine.sensorCause.n == 602)
    #expect(host?.machine.seq == 602)
  }

  private func hold(_ orientation: DeviceOrientation) throws {
    _ = try ask(
      .holdOrientation(.with { $0.orientation = orientation.wireValue }), at: endpoints.sensorControl)
  }

  /// Cuts the last input's outcome off the log, as a kill in the middle of it does.
  private func cutLastOutcome() throws {
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    lines.removeLast()
    host = nil
    try (lines.joined(separator: "\n") + "\n").write(toFile: path, atomically: false, encoding: .utf8)
  }

  /// Whatever ended the host in the middle of a turn or a lock, it agrees with the sensor afterwards.
  @Test(arguments: [Predecessor.killed, .ended(lastWords: nil), .unknown], [true, false])
  func afterARestartHostAndSensorAgree(predecessor: Predecessor, isLock: Bool) throws {
    if isLock {
      _ = try ask(.setRotationLock(.with { $0.locked = true }), at: endpoints.sensorControl)
    } else {
      try hold(.landscapeLeft)
    }
    transport.pass(milliseconds: 200)
    #expect(snapshot?.deviceOrientation == (isLock ? .portrait : .landscapeLeft))
    try cutLastOutcome()
    try startHost(after: predecessor)
    transport.pass(milliseconds: 300)
    #expect(snapshot?.deviceOrientation == (isLock ? .portrait : .landscapeLeft))
    #expect(snapshot?.isRotationLocked == isLock)
  }

  /// A sensor that is killed after it has told of a lock and before it has kept it comes back unlocked, and says so with no
  /// number: its stream begins with the pose alone.
  @Test func aLockTheSensorForgotIsTakenBack() throws {
    _ = try ask(.setRotationLock(.with { $0.locked = true }), at: endpoints.sensorControl)
    transport.pass(milliseconds: 200)
    #expect(snapshot?.isRotationLocked == true)
    try startSensor(epoch: 70)
    transport.pass(milliseconds: 300)
    #expect(snapshot?.isRotationLocked == false)
    #expect(host?.machine.sensorCause == Cause(epoch: 70, n: 1))
  }

  /// The log says it has heard the sensor's last word, and the device is otherwise: only the state can tell.
  @Test func aStateThatWasLostIsTakenOver() throws {
    try hold(.landscapeLeft)
    transport.pass(milliseconds: 200)
    host = nil
    let text = String(decoding: bytes, as: UTF8.self).replacing(/,"sum":"[0-9a-f]{8}"}/, with: "}")
    let changed = text.replacingOccurrences(of: #""orientation":"landscapeLeft""#, with: #""orientation":"faceUp""#)
    #expect(changed != text)
    try changed.write(toFile: path, atomically: false, encoding: .utf8)
    try startHost()
    #expect(snapshot?.deviceOrientation == .faceUp)
    transport.pass(milliseconds: 300)
    #expect(snapshot?.deviceOrientation == .landscapeLeft)
    #expect(snapshot?.screenOrientation == .landscapeRight)
    #expect(reported.contains("the sensor says device landscapeLeft, which the device had missed"))
  }
}

@Suite struct SensorAgreementTests {
  /// A device held upright and unlocked that has heard message 3: the sensor's number, pose and lock, and what it is told.
  @Test(
    arguments: [
      (3, 1, false, []), (3, 3, false, [.deviceOrientation(.landscapeLeft)]), (3, 1, true, [.rotationLock(true)]),
      (3, 3, true, [.deviceOrientation(.landscapeLeft), .rotationLock(true)]),
      // Another moment than the one compared with: the changes in between are still to come.
      (4, 3, true, []), (2, 3, true, []),
    ] as [(UInt64, UInt32, Bool, [DeviceEvent])])
  func corrections(n: UInt64, pose: UInt32, locked: Bool, told: [DeviceEvent]) throws {
    var agreement = SensorAgreement()
    let state = WireSensorState.with { ($0.epoch, $0.n, $0.orientation, $0.rotationLocked) = (5, n, pose, locked) }
    let last = Cause(epoch: 5, n: 3)
    #expect(try agreement.corrections(state, last: last, device: (.portrait, false)) == told)
    #expect(agreement.isOpen == (n != 3))
    agreement.doubt()
    #expect(agreement.isOpen)
  }

  @Test func anOrientationThatIsNone() {
    var agreement = SensorAgreement()
    let state = WireSensorState.with { ($0.epoch, $0.n, $0.orientation) = (5, 3, 9) }
    #expect(throws: WireError.outOfRange(field: "orientation", expected: "0…6", actual: "9")) {
      try agreement.corrections(state, last: Cause(epoch: 5, n: 3), device: (.portrait, false))
    }
  }
}
