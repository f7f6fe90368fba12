// What every verb does: give the cause to whom it belongs, then follow it to the settled state in every window.
import Bus
import Orientation
import Vocabulary
import Wire

/// How far a verb follows what it caused.
public enum WaitMode: String, Sendable, CaseIterable {
  /// Until layout has settled in every window: only this makes a receipt.
  case settled
  /// Until the sensor or host took it.
  case applied
  /// Not at all beyond handing it over.
  case none
}

/// What a verb brought back.
public struct Followed: Sendable, Equatable {
  /// The stream and number of the cause.
  public var cause: Cause
  /// The sensor source that was displaced, "" for none.
  public var displacedSource = ""
  /// Why the device orientation is what it is; "" for commands to the host.
  public var sensorReason = ""
  /// The receipt, when it was waited for.
  public var receipt: Receipt?
}

/// A client of one instance's sensor and host.
public final class ControlClient {
  let sensor: Requester
  let host: Requester
  let node: Node
  private let epoch: UInt64
  private var commands: UInt64 = 0

  /// How long one request waits before the client looks whether the sensor was restarted, in seconds.
  static let patience = 1.0
  /// How long a living peer may take to say hello, in seconds: hundreds of times what it takes.
  static let glance = 0.25

  /// Asks at the instance's control endpoints; `epoch` names the stream of this client's commands. Nobody is waited for once
  /// `keeping` says that the instance has no launcher any more.
  public init(
    endpoints: Endpoints, epoch: UInt64, node: Node,
    keeping: @escaping () throws(BusError) -> Keeping = { () throws(BusError) in .kept }
  ) throws(BusError) {
    self.epoch = epoch
    self.node = node
    sensor = try Requester(
      endpoints.sensorControl, peer: Endpoints.peer("sensor", at: endpoints.sensorControl), on: node, keeping: keeping)
    host = try Requester(
      endpoints.hostControl, peer: Endpoints.peer("host", at: endpoints.hostControl), on: node,
      largest: Responder.largestCommand, keeping: keeping)
  }

  /// Holds the device in `orientation`.
  public func rotate(to orientation: DeviceOrientation, wait: WaitMode, deadline: Deadline) throws(ControlError)
    -> Followed
  {
    let request = WireHoldOrientation.with { $0.orientation = orientation.wireValue }
    return try followSensor(.holdOrientation(request), wait: wait, deadline: deadline)
  }

  /// Holds an acceleration, in g.
  public func set(x: Double, y: Double, z: Double, wait: WaitMode, deadline: Deadline) throws(ControlError) -> Followed
  {
    let request = WireHoldAcceleration.with {
      $0.x = x
      $0.y = y
      $0.z = z
    }
    return try followSensor(.holdAcceleration(request), wait: wait, deadline: deadline)
  }

  /// The user's rotation lock.
  public func lock(_ locked: Bool, wait: WaitMode, deadline: Deadline) throws(ControlError) -> Followed {
    try followSensor(.setRotationLock(.with { $0.locked = locked }), wait: wait, deadline: deadline)
  }

  /// A command of the user's to a window.
  public func command(_ event: DeviceEvent, wait: WaitMode, deadline: Deadline) throws(ControlError) -> Followed {
    commands += 1
    let cause = Cause(epoch: epoch, n: commands)
    guard let command = WireCommand(event, cause: cause) else {
      preconditionFailure("\(event) is the sensor's to say")
    }
    switch wait {
    case .none:
      do { try host.send(.command(command)) } catch { throw .bus(error) }
      return Followed(cause: cause)
    case .applied, .settled:
      // The host applies and settles in one go; its receipt is the answer to both.
      let receipt = try receipt(try ask(host, .command(command), deadline))
      return Followed(cause: cause, receipt: receipt)
    }
  }

  /// The whole state.
  public func snapshot(deadline: Deadline) throws(ControlError) -> DeviceSnapshot {
    let answer = try ask(host, .getSnapshot(WireGetSnapshot()), deadline)
    guard case .snapshot(let snapshot) = answer else {
      throw .bus(.unexpectedReply(peer: "host", expected: "a snapshot", actual: "\(answer)"))
    }
    do { return try DeviceSnapshot(snapshot.device) } catch { throw .bus(.message(error)) }
  }

  /// The sensor's answer to hello.
  public func sensorHello(deadline: Deadline) throws(ControlError) -> WireHelloReply {
    let answer = try ask(sensor, .hello(WireHello()), deadline)
    guard case .helloReply(let reply) = answer else {
      throw .bus(.unexpectedReply(peer: "sensor", expected: "a hello", actual: "\(answer)"))
    }
    return reply
  }

  /// The callbacks of the last inputs the host keeps, oldest first; 0 for all.
  public func ledger(last: Int, deadline: Deadline) throws(ControlError) -> WireLedger {
    let answer = try ask(host, .getLedger(.with { $0.last = UInt32(clamping: last) }), deadline)
    guard case .ledger(let ledger) = answer else {
      throw .bus(.unexpectedReply(peer: "host", expected: "a ledger", actual: "\(answer)"))
    }
    return ledger
  }

  /// Why windows have their orientation; 0 for all windows.
  public func reasons(window: Int, deadline: Deadline) throws(ControlError) -> WireReasons {
    let answer = try ask(host, .getReasons(.with { $0.window = UInt32(clamping: window) }), deadline)
    guard case .reasons(let reasons) = answer else {
      throw .bus(.unexpectedReply(peer: "host", expected: "reasons", actual: "\(answer)"))
    }
    return reasons
  }

  /// What constraints say of windows; 0 for all windows.
  public func layouts(window: Int, deadline: Deadline) throws(ControlError) -> [WindowLayout] {
    let answer = try ask(host, .getLayout(.with { $0.window = UInt32(clamping: window) }), deadline)
    guard case .layouts(let message) = answer else {
      throw .bus(.unexpectedReply(peer: "host", expected: "layouts", actual: "\(answer)"))
    }
    var layouts: [WindowLayout] = []
    do { for window in message.windows { layouts.append(try WindowLayout(window)) } } catch {
      throw .bus(.message(error))
    }
    return layouts
  }

  /// What is seen of the device as a file of this format (svg, png or txt), and what its reader should know; window 0 is the
  /// screen.
  public func picture(
    window: Int, hasFrame: Bool, layers: [String], format: String, scale: Double, deadline: Deadline
  ) throws(ControlError) -> (bytes: [UInt8], note: String) {
    let request = WireGetPicture.with {
      $0.window = UInt32(clamping: window)
      $0.deviceFrame = hasFrame
      $0.layers = layers
      $0.format = format
      $0.scale = scale
    }
    let answer = try ask(host, .getPicture(request), deadline)
    guard case .pictureFile(let file) = answer else {
      throw .bus(.unexpectedReply(peer: "host", expected: "a picture", actual: "\(answer)"))
    }
    return (Array(file.content), file.note)
  }

  func ask(_ peer: Requester, _ body: WireEnvelope.OneOf_Body, _ deadline: Deadline) throws(ControlError)
    -> WireEnvelope.OneOf_Body
  {
    do { return try peer.ask(body, within: deadline) } catch { throw .bus(error) }
  }

  func receipt(_ answer: WireEnvelope.OneOf_Body) throws(ControlError) -> Receipt {
    guard case .receipt(let message) = answer else {
      throw .bus(.unexpectedReply(peer: "host", expected: "a receipt", actual: "\(answer)"))
    }
    do { return try Receipt(message) } catch { throw .bus(.message(error)) }
  }

  func accepted(_ answer: WireEnvelope.OneOf_Body) throws(ControlError) -> WireAccepted {
    guard case .accepted(let accepted) = answer else {
      throw .bus(.unexpectedReply(peer: "sensor", expected: "its acceptance", actual: "\(answer)"))
    }
    return accepted
  }

  /// Asks the sensor, then waits for the host. A sensor that is restarted in between is asked again: its old stream
  /// will not reach the host any more.
  private func followSensor(
    _ body: WireEnvelope.OneOf_Body, wait: WaitMode, deadline: Deadline
  ) throws(ControlError) -> Followed {
    while true {
      let accepted = try accepted(try ask(sensor, body, deadline))
      var followed = Followed(
        cause: Cause(accepted.cause), displacedSource: accepted.displacedSource, sensorReason: accepted.reason)
      guard wait == .settled else { return followed }
      if let receipt = try settledReceipt(of: followed.cause, deadline: deadline) {
        followed.receipt = receipt
        return followed
      }
    }
  }

  /// The receipt of a sensor's cause; nil when the sensor has been restarted since.
  private func settledReceipt(of cause: Cause, deadline: Deadline) throws(ControlError) -> Receipt? {
    let request = WireAwaitCause.with { $0.cause = cause.message }
    while !deadline.hasPassed {
      let patience = node.deadline(seconds: min(Self.patience, Double(deadline.millisecondsLeft) / 1000))
      do { return try receipt(try host.ask(.awaitCause(request), within: patience)) } catch let error as ControlError {
        throw error
      } catch let error as BusError {
        guard case .noAnswer = error else { throw .bus(error) }
        if try hello(of: sensor).map({ $0.epoch != cause.epoch }) ?? false { return nil }
      } catch { preconditionFailure("\(error)") }
    }
    // Whoever is silent is named, and not whoever was asked last.
    if try hello(of: host) == nil { throw .bus(.noAnswer(peer: host.peer, seconds: deadline.seconds)) }
    throw .notSettled(cause: cause, seconds: deadline.seconds)
  }

  /// A peer's answer to hello within a moment of its own, whatever is left of somebody's deadline; nil when it is silent.
  private func hello(of peer: Requester) throws(ControlError) -> WireHelloReply? {
    do throws(BusError) {
      let answer = try peer.ask(.hello(WireHello()), within: node.deadline(seconds: Self.glance))
      guard case .helloReply(let reply) = answer else {
        throw .unexpectedReply(peer: peer.peer, expected: "a hello", actual: "\(answer)")
      }
      return reply
    } catch {
      if case .noAnswer = error { return nil }
      throw .bus(error)
    }
  }
}
