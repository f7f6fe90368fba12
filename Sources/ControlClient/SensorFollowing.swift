// Following what plays on the sensor: every change to its receipt, until the trace has ended, whole or still being written.
import Bus
import Orientation
import Vocabulary
import Wire

/// More of a trace that is still being written.
public enum TracePart: Sendable, Equatable {
  /// These came; perhaps none, yet.
  case samples([AccelerationSample])
  /// These, and no more will come.
  case last([AccelerationSample])
}

extension ControlClient {
  /// Seconds of a trace the sensor is given ahead of time: a turn is never late for want of samples, and a long file is
  /// not held twice.
  static let lead = 5.0
  /// Seconds between parts, even empty ones: the sensor takes a longer silence for the writer's end.
  static let keepAlive = 1.0

  /// Plays a trace and hands over the receipt of each change it makes, in order, until it has ended and all of its
  /// changes have settled. `slack` is the time allowed beyond the trace's own, in seconds.
  public func play(
    name: String, samples: [AccelerationSample], rate: Double, slack: Double, each: (Receipt) -> Void
  ) throws(ControlError) -> Followed {
    let request = WirePlayTrace(name: name, rate: rate, samples: samples)
    return try follow(
      name, try accepted(try ask(sensor, .playTrace(request), node.deadline(seconds: slack))), slack, each)
  }

  /// Makes `source` the sensor's source. A trace that goes on is followed to its end as by `play`.
  public func select(source: String, slack: Double, each: (Receipt) -> Void) throws(ControlError) -> Followed {
    let request = WireSelectSource.with { $0.name = source }
    let accepted = try accepted(try ask(sensor, .selectSource(request), node.deadline(seconds: slack)))
    if accepted.duration > 0 { return try follow(source, accepted, slack, each) }
    return Followed(
      cause: Cause(accepted.cause), displacedSource: accepted.displacedSource, sensorReason: accepted.reason)
  }

  /// How the sensor sees the device, and why.
  public func sensorState(deadline: Deadline) throws(ControlError) -> WireSensorState {
    let answer = try ask(sensor, .getSensor(WireGetSensor()), deadline)
    guard case .sensorState(let state) = answer else {
      throw .bus(.unexpectedReply(peer: "sensor", expected: "its state", actual: "\(answer)"))
    }
    return state
  }

  /// Plays what `next` brings as it comes due; `next` may wait a few hundredths of a second for more. Receipts as in
  /// `play`; an error of `next` ends the trace first. While a `live` one is silent for three seconds, nothing is known of
  /// the device.
  public func stream(
    name: String, rate: Double, slack: Double, live: Bool = false, next: () throws -> TracePart, each: (Receipt) -> Void
  ) throws -> Followed {
    let start = WireFeedTrace(name: name, rate: rate, samples: [], starts: true, live: live)
    let accepted = try accepted(try ask(sensor, .feedTrace(start), node.deadline(seconds: slack)))
    var settling = ReceiptsInOrder(after: Cause(accepted.cause), host: host, node: node)
    var queue = PartQueue()
    var ahead = node.deadline(seconds: 0)
    var alive = node.deadline(seconds: Self.keepAlive)
    while !queue.isDone {
      if queue.takesMore {
        do { queue.add(try next()) } catch {
          _ = try feed(WireFeedTrace(name: name, rate: rate, samples: [], ends: true), slack)
          throw error
        }
      }
      if (!queue.isEmpty && ahead.hasPassed) || alive.hasPassed {
        let part = ahead.hasPassed ? queue.next() : []
        let left = try feed(WireFeedTrace(name: name, rate: rate, samples: part), slack)
        ahead = node.deadline(seconds: max(0, left - Self.lead))
        alive = node.deadline(seconds: Self.keepAlive)
      }
      // While more can be read, reading is what waits.
      try settling.take(milliseconds: queue.takesMore ? 0 : min(50, ahead.millisecondsLeft), each)
    }
    let last = WireFeedTrace(name: name, rate: rate, samples: [], ends: true)
    var end = try self.accepted(try ask(sensor, .feedTrace(last), node.deadline(seconds: slack)))
    end.cause = settling.last.message
    end.displacedSource = accepted.displacedSource
    return try follow(name, end, slack, each)
  }

  /// Sends a part; seconds until the sensor has played what it has.
  private func feed(_ part: WireFeedTrace, _ slack: Double) throws(ControlError) -> Double {
    try accepted(try ask(sensor, .feedTrace(part), node.deadline(seconds: slack))).duration
  }

  /// Hands over the receipts of all changes after `accepted`'s cause until the trace has ended.
  private func follow(
    _ name: String, _ accepted: WireAccepted, _ slack: Double, _ each: (Receipt) -> Void
  ) throws(ControlError) -> Followed {
    let first = Cause(accepted.cause)
    let deadline = node.deadline(seconds: accepted.duration + slack)
    var next = first.n &+ 1
    var last: UInt64?
    var interruption: String?
    let question = sensor.reserve()
    while last.map({ next <= $0 }) ?? true {
      guard !deadline.hasPassed else {
        throw .notSettled(cause: Cause(epoch: first.epoch, n: next), seconds: deadline.seconds)
      }
      let cause = Cause(epoch: first.epoch, n: next)
      if let receipt = try receiptIfSettled(cause, within: node.deadline(seconds: last == nil ? 0.1 : Self.patience)) {
        each(receipt)
        next += 1
      } else if last == nil {
        guard let end = try traceEnd(name, epoch: first.epoch, as: question) else { continue }
        last = Cause(end.cause).n
        if !end.displacedSource.isEmpty { interruption = end.reason }
      }
    }
    if let interruption { throw .traceInterrupted(name: name, text: interruption) }
    return Followed(cause: first, displacedSource: accepted.displacedSource, sensorReason: accepted.reason)
  }

  private func receiptIfSettled(_ cause: Cause, within deadline: Deadline) throws(ControlError) -> Receipt? {
    let answer: WireEnvelope.OneOf_Body
    do { answer = try host.ask(.awaitCause(.with { $0.cause = cause.message }), within: deadline) } catch {
      guard case .noAnswer = error else { throw .bus(error) }
      return nil
    }
    return try receipt(answer)
  }

  /// The sensor's word on the end of the trace; nil while it plays. It is one question, however long that takes: every new one would be
  /// one more that waits in the sensor.
  private func traceEnd(_ name: String, epoch: UInt64, as question: UInt64) throws(ControlError) -> WireAccepted? {
    let request = WireAwaitTraceEnd.with { $0.epoch = epoch }
    let answer: WireEnvelope.OneOf_Body
    let patience = node.deadline(seconds: 0.01)
    do { answer = try sensor.ask(.awaitTraceEnd(request), as: question, within: patience) } catch {
      switch error {
      case .noAnswer: return nil
      case .refused(_, .unavailable, let text): throw .traceInterrupted(name: name, text: text)
      default: throw .bus(error)
      }
    }
    return try accepted(answer)
  }
}

/// The receipts of a stream of changes, asked for one after the other without standing in anybody's way.
private struct ReceiptsInOrder {
  /// The last change whose receipt has come.
  private(set) var last: Cause
  private let host: Requester
  private let node: Node
  private var again: Deadline

  /// Seconds after which a receipt is asked for again: the host may have been restarted.
  private static let patience = 1.0

  init(after cause: Cause, host: Requester, node: Node) {
    last = cause
    self.host = host
    self.node = node
    again = node.deadline(seconds: 0)
  }

  /// Hands over what has come, after waiting at most `milliseconds` for it.
  mutating func take(milliseconds: Int, _ each: (Receipt) -> Void) throws(ControlError) {
    do throws(BusError) {
      try host.wait(milliseconds: milliseconds)
      while let (_, body) = try host.receive() {
        guard case .receipt(let message) = body, Cause(message.cause) == next else { continue }
        do throws(WireError) { each(try Receipt(message)) } catch { throw .message(error) }
        last = next
        again = node.deadline(seconds: 0)
      }
      guard again.hasPassed else { return }
      let request = WireAwaitCause.with { $0.cause = next.message }
      try host.send(.awaitCause(request))
      again = node.deadline(seconds: Self.patience)
    } catch { throw .bus(error) }
  }

  private var next: Cause { Cause(epoch: last.epoch, n: last.n &+ 1) }
}
