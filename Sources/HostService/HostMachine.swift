// The host without its sockets: numbers inputs, logs them before and after, and remembers their receipts.
import DeviceCatalog
import Emulator
import EventLog
import Orientation
import SwivelUI
import Wire

/// How the host before this one ended, which decides what becomes of an input it did not finish.
public enum Predecessor: Sendable, Equatable {
  /// Nobody saw it.
  case unknown
  /// By a signal from outside.
  case killed
  /// By itself: an app trapped, or left, and perhaps said why.
  case ended(lastWords: String?)

  /// Reads the launcher's words.
  public init(_ word: String?, lastWords: String?) {
    switch word {
    case "killed": self = .killed
    case "ended": self = .ended(lastWords: lastWords)
    default: self = .unknown
    }
  }
}

/// What a handled input came to.
struct Handled {
  var receipt: Receipt
  var ledger: [LedgerEntry]
  /// Windows that are not as they were before.
  var changed: [WindowSnapshot]
  /// The identifiers of windows that are no more.
  var closed: [Int]
}

/// Sequences inputs into one emulated device.
@MainActor
public final class HostMachine {
  /// The device all inputs go to.
  public let device: EmulatedDevice
  private let header: LogHeader
  private var log: LogWriter?
  private(set) var seq: UInt64 = 0
  /// The last sensor message handled; epoch 0 before the first.
  private(set) var sensorCause = Cause(epoch: 0, n: 0)
  private(set) var snapshot: DeviceSnapshot
  private var time = 0.0
  /// What is known of a cause: what was asked for, and what came of it.
  private var known: [Cause: (event: DeviceEvent, receipt: Receipt)] = [:]
  private var order: [Cause] = []
  private(set) var ledgers = LedgerTail()
  /// The input whose ledger is not among them yet, and the windows before it, which are no longer needed.
  private var unfinished: (input: LedgerTail.Input, windows: [WindowSnapshot])?
  /// Told of each stage as it ends; nil where nobody measures.
  var stageEnded: ((TurnStage) -> Void)?

  /// Receipts kept for those who ask late.
  static let receiptLimit = 10_000

  /// Boots the device with windows of `apps`; more can be opened of `installed`. With a log file the run is written to it; one that exists is replayed first.
  public init(
    profile: DeviceProfile, era: Era, apps: [AppBundle], installed: [AppBundle]? = nil, date: WallTime? = nil,
    logFile: String?, predecessor: Predecessor = .unknown, passingOver: Bool = false, sync: LogSync = .none,
    partSize: Int? = LogWriter.usualPartSize, report: (String) -> Void
  ) throws(HostError) {
    do {
      device = try EmulatedDevice(
        profile: profile, era: era, apps: apps, installed: installed, arrangement: nil, date: date)
    } catch {
      throw .emulator(error)
    }
    header = LogHeader(device: profile.id, era: era.description, apps: apps.map(\.name), date: date)
    snapshot = device.snapshot
    ledgers.append(seq: 0, input: "launch", device.launchOutcome.ledger)
    guard let logFile else { return }
    var found = header
    do throws(EventLogError) {
      if try LogPartReader.isBegun(logFile) {
        var reader = try LogPartReader(path: logFile, passingOver: passingOver)
        found = try replay(&reader, after: predecessor, sync: sync, partSize: partSize, report: report).first
      } else {
        log = try LogWriter(beginning: logFile, header: header, hasSums: true, sync: sync, partSize: partSize)
        try log?.append(.outcome(launch))
      }
    } catch { throw .log(error) }
    guard found == header else {
      throw .otherLog(path: logFile, expected: header.summary, actual: found.summary)
    }
  }

  private var launch: LoggedOutcome { LoggedOutcome(seq: 0, outcome: device.launchOutcome) }

  /// Runs the kept inputs again, part after part, and goes on with the last one; nothing of a log of something else, whose
  /// header is the answer.
  private func replay(
    _ reader: inout LogPartReader, after predecessor: Predecessor, sync: LogSync, partSize: Int?,
    report: (String) -> Void
  ) throws(EventLogError) -> LogHeader {
    while let part = try reader.next() {
      guard part.header.first == header else { return part.header }
      for error in part.passedOver { report("passed over \(error)") }
      if reader.isAtEnd {
        log = try LogWriter(goingOnFrom: reader, part, sync: sync, partSize: partSize)
        if part.header.continues == nil, part.launch == nil, part.entries.isEmpty { try log?.append(.outcome(launch)) }
      }
      for entry in part.entries { try replay(entry, after: predecessor, report: report) }
    }
    snapshot = device.snapshot
    if seq > 0 { report("replayed \(seq) inputs") }
    return header
  }

  /// Runs a kept input again, except one without an outcome that ended the process by itself: it did so once, it shall not do
  /// so for ever. One that a kill from outside cut is run again, once.
  private func replay(_ entry: EventLog.Entry, after predecessor: Predecessor, report: (String) -> Void)
    throws(EventLogError)
  {
    seq = entry.input.seq
    time = entry.input.input.time
    if entry.input.isFromSensor { sensorCause = entry.input.cause }
    switch entry.outcome?.ending {
    case nil where entry.isOutcomeLost: _ = run(entry.input)
    case nil: try resume(entry, after: predecessor, report: report)
    case .crashed:
      if let outcome = entry.outcome { remember(entry.input, outcome) }
      if entry.tookOverQuietly { device.takeOver(entry.input.input.event) }
    case .settled, .refused, .unsettled:
      let outcome = run(entry.input)
      if outcome != entry.outcome { report("replay of input \(seq) came out differently than logged") }
    }
  }

  private func run(_ logged: LoggedInput) -> LoggedOutcome {
    let ran = device.handle(logged.input)
    let outcome = LoggedOutcome(seq: seq, outcome: ran)
    let receipt = remember(logged, outcome)
    ledgers.append(seq: seq, input: receipt.input, ran.ledger)
    return outcome
  }

  /// Goes on from the input that was under way when the host before this one ended.
  private func resume(_ entry: EventLog.Entry, after predecessor: Predecessor, report: (String) -> Void)
    throws(EventLogError)
  {
    let summary = entry.input.input.event.summary
    let ending: Ending
    switch predecessor {
    case .killed where !entry.ranAgain:
      report("the host was killed while it handled input \(seq) (\(summary)); it is run again")
      try log?.append(.resumed(LoggedResumption(seq: seq, way: .again)))
      try log?.append(.outcome(run(entry.input)))
      return
    case .killed: ending = .killedTwice
    case .ended(let words): ending = words.map { .crashed("\($0): \(Ending.outcomeMissing.text)") } ?? .outcomeMissing
    case .unknown: ending = .hostEnded
    }
    let crash = LoggedOutcome(
      seq: seq, ending: ending, windows: reports(as: .crashed), fingerprint: device.fingerprint, calls: 0)
    try log?.append(.outcome(crash))
    remember(entry.input, crash)
    report("input \(seq) (\(summary)) ended the host; it is not run again")
    guard entry.input.isFromSensor else { return }
    try log?.append(.resumed(LoggedResumption(seq: seq, way: .quietly)))
    device.takeOver(entry.input.input.event)
  }

  private func reports(as reason: RotationReason) -> [WindowReport] {
    device.snapshot.windows.map { window in
      WindowReport(
        id: window.id, from: window.interface, interface: window.interface, changed: false, origin: window.frame.origin,
        size: window.frame.size,
        horizontal: window.horizontal, vertical: window.vertical, reason: reason, screen: window.screen)
    }
  }

  private func receipt(_ logged: LoggedInput, _ outcome: LoggedOutcome) -> Receipt {
    Receipt(
      seq: outcome.seq, cause: logged.cause, input: logged.input.event.summary, device: header.device,
      ending: outcome.ending, windows: outcome.windows,
      fingerprint: outcome.fingerprint)
  }

  @discardableResult
  private func remember(_ logged: LoggedInput, _ outcome: LoggedOutcome) -> Receipt {
    let receipt = receipt(logged, outcome)
    if known.updateValue((logged.input.event, receipt), forKey: logged.cause) == nil { order.append(logged.cause) }
    if order.count >= 2 * Self.receiptLimit {
      for cause in order.prefix(Self.receiptLimit) { known[cause] = nil }
      order.removeFirst(Self.receiptLimit)
    }
    return receipt
  }

  /// Keeps the last input's ledger and gives up the memory of what was before it, once everybody who waits for the input knows:
  /// giving back some hundred texts takes as long as logging them. The next input does it where nobody else has.
  func finish() {
    guard let (input, _) = unfinished else { return }
    ledgers.append(seq: input.seq, input: input.input, input.entries)
    unfinished = nil
  }

  /// Forces the log to the disk as its policy says; whether there was something to force.
  func synchronizeLog() throws(HostError) -> Bool {
    do { return try log?.synchronize() ?? false } catch { throw .log(error) }
  }

  /// The receipt of the input with this cause, once it has been handled.
  public func receipt(for cause: Cause) -> Receipt? { known[cause]?.receipt }

  /// What the input with this cause was, once it has been handled.
  func event(of cause: Cause) -> DeviceEvent? { known[cause]?.event }

  /// Numbers, logs and handles one input at `time`, which is brought up to the last input's if it lies before.
  /// `wall` is when it came, in seconds of the host's life: what is told of it, while the device's time is the log's.
  func handle(_ event: DeviceEvent, cause: Cause, at time: Double, wall: Double? = nil) throws(HostError) -> Handled {
    finish()
    seq += 1
    // Whole milliseconds, so that the log shows what was used.
    self.time = max(self.time, (time * 1000).rounded() / 1000)
    let input = DeviceInput(time: self.time, event: event)
    let logged = LoggedInput(
      seq: seq, cause: cause, input: input, wall: wall.map { ($0 * 1000).rounded() / 1000 })
    if logged.isFromSensor { sensorCause = cause }
    do throws(EventLogError) {
      try log?.append(.input(logged))
      stageEnded?(.inputLogged)
      let outcome = device.handle(input)
      stageEnded?(.handled)
      let entry = LoggedOutcome(seq: seq, outcome: outcome)
      try log?.append(.outcome(entry))
      stageEnded?(.outcomeLogged)
      let receipt = remember(logged, entry)
      let before = snapshot.windows
      let now = device.settled
      let changed = now.windows.filter { window in !before.contains { $0.id == window.id && $0 == window } }
      let closed = before.map(\.id).filter { id in !now.windows.contains { $0.id == id } }
      snapshot = now
      unfinished = (LedgerTail.Input(seq: seq, input: receipt.input, entries: outcome.ledger), before)
      stageEnded?(.compared)
      return Handled(receipt: receipt, ledger: outcome.ledger, changed: changed, closed: closed)
    } catch { throw .log(error) }
  }
}

extension LogHeader {
  /// For people: device, version and apps.
  fileprivate var summary: String {
    "\(device), iOS \(era), with \(apps.joined(separator: ", "))\(date.map { ", from \($0)" } ?? "")"
  }
}

extension LoggedInput {
  /// Whether the sensor's stream caused it; commands have streams of their own.
  var isFromSensor: Bool {
    switch input.event {
    case .deviceOrientation, .rotationLock: true
    case .arrange, .window, .tap, .segue, .push, .pop, .present, .dismiss, .pullDown, .gesture, .type, .scroll, .drag,
      .wait, .contentSize, .appearance, .system, .tick:
      false
    }
  }
}
