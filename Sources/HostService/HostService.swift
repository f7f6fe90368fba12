// The host's loop: the sensor's stream and commands go into the machine, deltas and receipts come out.
import Bus
import Drawing
import Emulator
import EventLog
import Foundation
import Picture
import Wire

/// An app host on the bus, on the main thread.
@MainActor
public final class HostService {
  /// What handles the inputs.
  public let machine: HostMachine
  private let epoch: UInt64
  private let state: Publisher
  private let control: Responder
  private let sensor: Subscriber
  private let sensorControl: Requester
  private var link: SensorLink
  private var agreement = SensorAgreement()
  private let node: Node
  private var waiters = Waiters()
  private let report: (String) -> Void
  /// Told of each stage of an input as it ends; nil where nobody measures.
  package var stageEnded: ((TurnStage) -> Void)? {
    didSet { machine.stageEnded = stageEnded }
  }
  /// What pictures are painted with, once somebody asks for one.
  private lazy var fonts = PictureFonts.ofThisMachine()
  private let press: PicturePress

  /// Takes the host's endpoints and follows the sensor's; `node` is the loop's.
  public convenience init(
    machine: HostMachine, endpoints: Endpoints, epoch: UInt64, node: Node, report: @escaping (String) -> Void
  ) throws(HostError) {
    try self.init(
      machine: machine, endpoints: endpoints, epoch: epoch, node: node, press: PicturePress(), report: report)
  }

  init(
    machine: HostMachine, endpoints: Endpoints, epoch: UInt64, node: Node, press: PicturePress,
    report: @escaping (String) -> Void
  ) throws(HostError) {
    self.press = press
    self.machine = machine
    self.epoch = epoch
    self.node = node
    self.report = report
    link = SensorLink(last: machine.sensorCause)
    SeenViews.begin()
    do {
      state = try Publisher(endpoints.hostState, on: node, report: report)
      control = try Responder(endpoints.hostControl, on: node, largest: Responder.largestCommand, report: report)
      sensor = try Subscriber(
        endpoints.sensorEvents, topics: [Topic.orientation, Topic.heartbeat], on: node, report: report)
      sensorControl = try Requester(endpoints.sensorControl, peer: "sensor", on: node, wakesNode: true)
    } catch { throw .bus(error) }
  }

  /// Waits for at most `milliseconds` (nil: until a heartbeat is due), then does what is there to do.
  public func step(milliseconds limit: Int? = nil) throws(HostError) {
    // Everything below throws one of these two; this is the seam where they become one type.
    do { try turn(limit) } catch let error as HostError {
      throw error
    } catch let error as BusError {
      throw .bus(error)
    } catch { preconditionFailure("not one of the host's errors: \(error)") }
  }

  private func turn(_ limit: Int?) throws {
    let isBusy = press.isBusy
    try node.wait(until: state.nextBeat, atMost: isBusy ? min(limit ?? .max, PicturePress.period) : limit)
    stageEnded?(.woken)
    if isBusy { try handOutPictures() }
    try followSensor()
    for _ in 0..<Responder.messagesPerTurn {
      guard control.isReady, let (peer, body) = try control.next() else { break }
      try answer(peer, body)
      if state.isBeatDue { break }
    }
    if state.isBeatDue { _ = try machine.synchronizeLog() }
    let greet = try state.isReady && state.takeNewSubscribers()
    if greet || state.isBeatDue { try state.heartbeat(epoch: epoch, n: machine.seq) }
  }

  private func followSensor() throws {
    for _ in 0..<Responder.messagesPerTurn {
      guard sensor.isReady, let bytes = try sensor.nextBytes() else { break }
      if let change = SensorChange(published: bytes) {
        stageEnded?(.read)
        try act(link.receive(change))
        continue
      }
      switch sensor.body(of: bytes) {
      case nil: break  // unreadable; it was counted
      case .orientationChange(let message):
        guard let change = checked(message) else { break }
        stageEnded?(.read)
        try act(link.receive(change))
      case .heartbeat(let beat):
        let action = link.receiveBeat(Cause(epoch: beat.epoch, n: beat.n))
        try act(action)
        if agreement.isOpen, action == .nothing { try sensorControl.send(.getSensor(WireGetSensor())) }
      default: report("the sensor published something that is neither a change nor a heartbeat")
      }
    }
    while sensorControl.isReady, let (_, answer) = try sensorControl.receive() {
      switch answer {
      case .orientationChanges(let message):
        let lost = link.lost
        try act(link.receive(message.changes.compactMap { checked($0) }))
        agreement.doubt()
        // A long gap comes in parts.
        if !message.changes.isEmpty { try act(link.receiveBeat(Cause(epoch: message.epoch, n: message.last))) }
        if link.lost != lost { report("the sensor no longer had \(link.lost &- lost) of the changes missed") }
      case .sensorState(let state): try agree(state)
      default: break  // a refusal; the next heartbeat asks again
      }
    }
  }

  /// Has the device held as the sensor says it is.
  private func agree(_ state: WireSensorState) throws {
    let device = machine.snapshot
    let corrections: [DeviceEvent]
    do throws(WireError) {
      corrections = try agreement.corrections(
        state, last: link.last, device: (device.deviceOrientation, device.isRotationLocked))
    } catch { return report("the sensor has a state that cannot be: \(error)") }
    for event in corrections {
      report("the sensor says \(event.summary), which the device had missed")
      try handle(event, cause: link.last)
    }
  }

  private func checked(_ message: WireOrientationChange) -> SensorChange? {
    do { return try SensorChange(message) } catch {
      report("the sensor published a change that cannot be: \(error)")
      return nil
    }
  }

  private func act(_ action: SensorLinkAction) throws {
    switch action {
    case .nothing: break
    case .catchUp: try sensorControl.send(.catchUp(.with { $0.after = link.last.message }))
    case .handle(let changes):
      for change in changes { try handle(change.event, cause: change.cause) }
    }
  }

  private func handle(_ event: DeviceEvent, cause: Cause) throws {
    // Time passes for apps when somebody says so, so that a session comes out the same however fast it was typed.
    let handled = try machine.handle(event, cause: cause, at: machine.device.now, wall: node.now)
    let delta = StateDelta(
      epoch: epoch, receipt: handled.receipt, device: machine.snapshot, windows: handled.changed,
      ledger: handled.ledger, closed: handled.closed)
    let bytes = delta.envelopeBytes
    stageEnded?(.encoded)
    try state.publish(Topic.state + machine.snapshot.device, envelope: bytes)
    stageEnded?(.published)
    let waiting = waiters.take(cause)
    for peer in waiting { try control.reply(to: peer, handled.receipt) }
    if !waiting.isEmpty { stageEnded?(.answered) }
    machine.finish()
  }

  private func answer(_ peer: Peer, _ body: WireEnvelope.OneOf_Body) throws {
    switch body {
    case .hello:
      let reply = WireHelloReply.with {
        $0.role = "host"
        $0.ready = link.isLinked && machine.seq > 0
        $0.process = ProcessIdentity.current
        $0.epoch = epoch
        $0.n = machine.seq
      }
      try control.reply(to: peer, .helloReply(reply))
    case .getSnapshot:
      let reply = WireSnapshot.with {
        $0.epoch = epoch
        $0.seq = machine.seq
        $0.device = machine.snapshot.message()
      }
      try control.reply(to: peer, .snapshot(reply))
    case .getLedger(let request): try control.reply(to: peer, .ledger(ledger(last: Int(request.last))))
    case .getReasons(let request): try explain(window: Int(request.window), peer)
    case .getLayout(let request): try describeLayout(window: Int(request.window), peer)
    case .getPicture(let request): try draw(request, peer)
    case .awaitCause(let request): try reply(to: peer, whenSettled: Cause(request.cause))
    case .command(let command): try run(command, peer)
    default:
      // The generated enum holds every body of the catalogue; a host answers the ones above.
      try control.refuse(peer, .unexpectedBody, "a host does not answer this request")
    }
  }

  private func ledger(last count: Int) -> WireLedger {
    .with { message in
      message.inputs = machine.ledgers.last(count).map { input in
        .with {
          $0.seq = input.seq
          $0.input = input.input
          $0.entries = input.entries.map(\.message)
        }
      }
    }
  }

  /// The window with this number, or all of them for 0; nil after the peer was told that there is none.
  private func windows(_ id: Int, for peer: Peer) throws -> [WindowSnapshot]? {
    let windows = machine.snapshot.windows.filter { id == 0 || $0.id == id }
    if !windows.isEmpty { return windows }
    try control.refuse(peer, .outOfRange, machine.device.unknownWindow(id))
    return nil
  }

  private func describeLayout(window id: Int, _ peer: Peer) throws {
    guard let windows = try windows(id, for: peer) else { return }
    let reply = WireLayouts.with { message in
      message.windows = windows.compactMap { machine.device.layout(ofWindow: $0.id)?.message }
    }
    try control.reply(to: peer, .layouts(reply))
  }

  private func draw(_ request: WireGetPicture, _ peer: Peer) throws {
    guard !press.isUnderWay(peer) else { return }
    guard let format = PictureFormat(rawValue: request.format) else {
      return try control.refuse(
        peer, .outOfRange, "'\(request.format)' is no format of pictures: \(PictureFormat.endings)")
    }
    let layers = request.layers.map(PictureLayer.init(rawValue:))
    guard !layers.contains(nil) else {
      return try control.refuse(peer, .outOfRange, "\(request.layers): no such layer")
    }
    guard try windows(Int(request.window), for: peer) != nil else { return }
    let options = DevicePictureOptions(
      window: request.window == 0 ? nil : Int(request.window), hasFrame: request.deviceFrame,
      layers: Set(layers.compactMap { $0 }))
    guard let picture = machine.device.picture(options) else { return }
    let (scale, fonts) = (request.scale, format == .png ? fonts : .none)
    guard press.order(for: peer, { try format.file(of: picture, scale: scale) { fonts } }) else {
      return try control.refuse(
        peer, .unavailable,
        "more pictures are waited for than \(PicturePress.clientLimit) of one client or \(PicturePress.limit) of all")
    }
  }

  private func handOutPictures() throws {
    for print in press.takeDone() {
      switch print.file {
      case .success(let file):
        let reply = WirePictureFile.with {
          $0.content = Data(file.bytes)
          $0.note = file.note
        }
        try control.reply(to: print.peer, .pictureFile(reply))
      case .failure(let error): try control.refuse(print.peer, .outOfRange, "\(error)")
      }
    }
  }

  private func explain(window id: Int, _ peer: Peer) throws {
    guard let windows = try windows(id, for: peer) else { return }
    let reply = WireReasons.with { message in
      message.windows = windows.map { window in
        .with {
          $0.id = UInt32(clamping: window.id)
          $0.app = window.app
          $0.interface = UInt32(window.interface.rawValue)
          $0.lines = machine.device.reasons(window: window.id) ?? []
        }
      }
    }
    try control.reply(to: peer, .reasons(reply))
  }

  private func reply(to peer: Peer, whenSettled cause: Cause) throws {
    if let receipt = machine.receipt(for: cause) { return try control.reply(to: peer, receipt) }
    guard waiters.add(peer, for: cause) else {
      return try control.refuse(peer, .unavailable, "more than \(Waiters.peerLimit) requests of one client wait")
    }
  }

  /// A command with a cause that was handled before gets the receipt it got then.
  private func run(_ command: WireCommand, _ peer: Peer) throws {
    let cause = Cause(command.cause)
    let event: DeviceEvent
    do { event = try command.event() } catch { return try control.refuse(peer, error.code, "\(error)") }
    if let earlier = machine.event(of: cause) {
      guard earlier == event else {
        return try control.refuse(
          peer, .unavailable,
          "command \(cause.n) of stream \(cause.epoch) was \(earlier.summary), now it is \(event.summary); it is not run"
        )
      }
    } else {
      try handle(event, cause: cause)
    }
    try reply(to: peer, whenSettled: cause)
  }
}
