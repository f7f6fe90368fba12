// Keeps the three processes of an instance running, and leaves nothing behind.
import Bus
import EventLog
import Foundation
import Processes
import Wire

/// The parts of an instance, in the order they are started.
public enum Role: String, Sendable, CaseIterable {
  /// Which turns accelerations into orientations; then what runs the apps; then what shows both.
  case sensor
  case host
  case monitor
}

/// Why a supervisor came to its end.
public enum SupervisorEnd: Sendable, Equatable {
  /// The monitor's user quit.
  case quit
  /// A signal told it to leave.
  case signal(Int32)
  /// Whoever started it gave up waiting for it.
  case abandoned
  /// Its directory is no longer where it was: nobody can reach it any more.
  case removed
}

/// One running instance: lock, lifeline, children.
public final class Supervisor {
  private struct ChildState {
    var program: ChildProgram
    var process: Int32?
    var started = 0.0
    var restartAt: Double?
    var policy = RestartPolicy()
    /// How it ended last, in the words of its arguments; nil before.
    var predecessor: String?
    /// Bytes of the diagnostics before it was started.
    var saidBefore = 0
    /// What it said as it crashed, where that went to a file.
    var lastWords: String?
    var watch: ChildWatch
  }

  private let directory: InstanceDirectory
  private let lock: InstanceLock
  private let lockForChildren: Int32
  private let lifelineForChildren: Int32
  // Open until the children shall leave, and written to by nobody.
  private var lifelineWriteEnd: Int32?
  private let signals: SignalPipe
  private let node: Node
  private let requesters: [Role: Requester]
  private var children: [Role: ChildState]
  private var isReady = false
  private var isLongRestartTold = false
  /// What a host goes on from once the instance was ready.
  private var keptLog: KeptLog?
  /// When the directory was first seen not to be in its place; nil while it is.
  private var displacedSince: Double?
  private let report: (String) -> Void

  /// How long children may take to leave when told to, in seconds; then they are killed.
  static let leavingPatience = 2.0
  /// Milliseconds between two hellos to a child that answers but is not ready: asked without a pause, it would be busy
  /// with answering instead.
  static let helloInterval = 2
  /// Seconds the directory may be away, for whoever exchanges it for another on purpose.
  static let displacedPatience = 1.0

  /// The exit code by which a child says that its arguments are wrong.
  static let usageStatus: Int32 = 2

  /// Takes the instance's lock and starts the programs.
  public init(
    directory: InstanceDirectory, programs: [Role: ChildProgram], report: @escaping (String) -> Void
  ) throws(LauncherError) {
    self.directory = directory
    self.report = report
    lock = try InstanceLock(directory)
    lockForChildren = try raised(lock.descriptor)
    let lifeline = try makePipe()
    lifelineForChildren = try raised(lifeline.readEnd)
    close(lifeline.readEnd)
    lifelineWriteEnd = lifeline.writeEnd
    signals = try SignalPipe([SIGCHLD, SIGINT, SIGTERM, SIGHUP])
    children = Dictionary(
      uniqueKeysWithValues: programs.map { role, program in
        (role, ChildState(program: program, watch: ChildWatch(role)))
      })
    do throws(BusError) {
      node = try Node()
      requesters = [
        .sensor: try Requester(directory.endpoints.sensorControl, peer: "sensor", on: node),
        .host: try Requester(directory.endpoints.hostControl, peer: "host", on: node),
        .monitor: try Requester(directory.endpoints.monitorControl, peer: "monitor", on: node),
      ]
    } catch { throw .bus(error) }
    do { try LogParts.move(directory.logFile, to: directory.previousLogFile) } catch {
      throw .bus(.file(call: "move", path: directory.logFile, reason: "\(error)"))
    }
    // Whatever stands there: what is opened below has to be a file of this run.
    for path in [directory.sensorStateFile, directory.diagnosticsFile, directory.monitorFile] { unlink(path) }
    do throws(LauncherError) { for role in Role.allCases { try startChild(role) } } catch {
      // Nobody is left to end those that were.
      stop()
      throw error
    }
  }

  deinit {
    close(lifelineForChildren)
    close(lockForChildren)
  }

  private var now: Double { node.now }

  private func startChild(_ role: Role) throws(LauncherError) {
    guard var program = children[role]?.program else { return }
    // Only a host goes on from what was under way.
    if role == .host, let predecessor = children[role]?.predecessor {
      program.arguments += ["--predecessor", predecessor]
      if let words = children[role]?.lastWords { program.arguments.append("--last-words=\(words)") }
    }
    children[role]?.saidBefore = diagnosticsSize
    children[role]?.process = try program.spawn(lifeline: lifelineForChildren, lock: lockForChildren)
    children[role]?.started = now
    children[role]?.restartAt = nil
    let before = children[role]?.watch.processorTime ?? 0
    children[role]?.watch = ChildWatch(role, before: before)
  }

  /// Starts a child again; a program that is not there now, such as one that is being built, is tried again later.
  private func restartChild(_ role: Role) throws(LauncherError) {
    do { try startChild(role) } catch {
      guard isReady else { throw error }
      report("the \(role) cannot be started: \(error); tried again in \(Int(RestartPolicy.longestDelay)) s")
      children[role]?.restartAt = now + RestartPolicy.longestDelay
    }
  }

  /// Waits until each of `roles` has answered hello as ready; nil then. Else a signal or the user ended it before, or nobody
  /// waits for it any more.
  public func waitUntilReady(
    _ roles: [Role], seconds: Double, isAwaited: () -> Bool = { true }
  ) throws(LauncherError) -> SupervisorEnd? {
    let deadline = Deadline(seconds: seconds)
    let lastWord = Deadline(seconds: seconds + Watchdog.sayingPatience)
    var missing = roles
    var pause = 0
    while let role = missing.first {
      if let end = try turn(milliseconds: pause) { return end }
      guard isAwaited() else { return .abandoned }
      pause = 0
      if try answersReady(role) {
        missing.removeFirst()
      } else if deadline.hasPassed, lastWord.hasPassed || !isSayingWhy {
        if let child = children[.host], let words = words(of: child) {
          throw .crashed(role: Role.host.rawValue, ending: "as it started", words: words)
        }
        throw .notReady(missing: missing.map(\.rawValue), seconds: seconds, diagnostics: diagnostics)
      } else {
        pause = Self.helloInterval
      }
    }
    isReady = true
    keptLog = children[.host].map { KeptLog(path: directory.logFile, arguments: $0.program.arguments) }
    for role in roles { children[role]?.watch = ChildWatch(role, isReady: true) }
    return nil
  }

  /// Whether a child crashed and Swift's runtime still reads where, which takes seconds of a large program: its words are the
  /// answer people wait for.
  private var isSayingWhy: Bool {
    running.contains { role in children[role]?.process.map(ProcessLoad.isBacktracing) == true }
  }

  /// Asks once and waits a moment: short, because a starting child binds within milliseconds.
  private func answersReady(_ role: Role) throws(LauncherError) -> Bool {
    guard let requester = requesters[role] else { return false }
    do {
      let answer = try requester.ask(.hello(WireHello()), within: Deadline(seconds: 0.02))
      if case .helloReply(let reply) = answer { return reply.ready }
      return false
    } catch {
      guard case .noAnswer = error else { throw .bus(error) }
      return false
    }
  }

  /// Supervises until the user quits or a signal comes. What ends it otherwise is left in the diagnostics, for whoever asks next.
  public func run() throws(LauncherError) -> SupervisorEnd {
    do throws(LauncherError) {
      while true {
        if let end = try turn(milliseconds: -1) { return end }
      }
    } catch {
      Diagnostics.noteEnd("\(error)", of: directory)
      throw error
    }
  }

  /// Tells every child to leave, and kills those that stay.
  public func stop() {
    if let end = lifelineWriteEnd { close(end) }
    lifelineWriteEnd = nil
    let deadline = Deadline(seconds: Self.leavingPatience)
    while !running.isEmpty {
      for role in running { reap(role) }
      if running.isEmpty { return }
      if deadline.hasPassed {
        for role in running {
          report("the \(role) did not leave; killed")
          if let process = children[role]?.process { kill(process, SIGKILL) }
        }
      }
      poll(nil, 0, 2)
    }
  }

  private var running: [Role] { Role.allCases.filter { children[$0]?.process != nil } }

  /// The wait status of a child that has ended, once.
  @discardableResult
  private func reap(_ role: Role) -> Int32? {
    guard let process = children[role]?.process else { return nil }
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    children[role]?.process = nil
    return status
  }

  private func turn(milliseconds limit: Int) throws(LauncherError) -> SupervisorEnd? {
    let asked = [Role.sensor, .host].compactMap { role in children[role].map(\.watch.found) }
    let look = isReady ? [now + Watchdog.pause(after: asked)] : []
    let due = (children.values.compactMap(\.restartAt) + look).min()
    let wait = due.map { max(0, Int((($0 - now) * 1000).rounded(.up))) } ?? limit
    signals.wait(milliseconds: limit < 0 ? wait : min(limit, wait))
    for signal in signals.take() where signal != SIGCHLD { return .signal(signal) }
    for role in Role.allCases {
      if let status = reap(role), let end = try died(role, status) { return end }
      if let due = children[role]?.restartAt, due <= now { try restartChild(role) }
    }
    if isDisplaced() { return .removed }
    try watch()
    return nil
  }

  /// Whether the instance's directory was removed or exchanged, so that it has to end: no verb finds it, and another of its
  /// name may be started beside it. Where something else has the place, children are killed: in leaving they would remove
  /// the sockets of others by their paths.
  private func isDisplaced() -> Bool {
    let place = lock.place(in: directory)
    guard place != .here else {
      displacedSince = nil
      return false
    }
    let since = displacedSince ?? now
    displacedSince = since
    guard now - since >= Self.displacedPatience else { return false }
    report("\(directory.path) is no longer this instance's; it ends")
    if place == .taken { for role in running { if let process = children[role]?.process { kill(process, SIGKILL) } } }
    return true
  }

  /// Looks whether sensor and host still answer, and how much has been said. A monitor may well wait, for whoever reads it.
  private func watch() throws(LauncherError) {
    for path in [directory.diagnosticsFile, directory.monitorFile] where Diagnostics.trim(path) {
      for role in children.keys { children[role]?.saidBefore = 0 }
    }
    for role in [Role.sensor, .host] where isReady {
      guard let process = children[role]?.process, let requester = requesters[role] else { continue }
      do throws(BusError) {
        let found = try children[role]?.watch.look(at: process, now: now, asking: requester)
        if let text = found.flatMap({ $0 }) { report("the \(role) \(text)") }
        if role == .host { tellLongRestart() }
      } catch { throw .bus(error) }
    }
  }

  /// Says once that a restart has become long.
  private func tellLongRestart() {
    guard !isLongRestartTold, let time = children[.host]?.watch.processorTime, time >= RestartBound.long else { return }
    isLongRestartTold = true
    report(
      "a restart of the host may take \(Int(RestartBound.long)) s and more from now on, because it runs all inputs again; "
        + "'swivel down' and 'up' begin anew, 'swivel ps' says how long it may take")
  }

  private func died(_ role: Role, _ status: Int32) throws(LauncherError) -> SupervisorEnd? {
    if role == .monitor, status == 0 { return .quit }
    guard var child = children[role] else { return nil }
    let isRefusal = (status >> 8) & 0xff == Self.usageStatus && status & 0x7f == 0
    if !isReady, isRefusal { throw .cannotRun(role: role.rawValue, diagnostics: diagnostics) }
    // An app may leave with the same code; the log says which it was.
    if role == .host, isRefusal, !child.watch.hasAnswered, let reason = keptLog?.obstacle() {
      throw .unreadableLog(path: directory.logFile, next: directory.previousLogFile, reason: reason)
    }
    if role == .host, keptLog?.isGone() == true {
      throw .lostLog(path: directory.logFile, ending: describeEnding(status))
    }
    // An app that says why it ends as it is launched says the same the next time.
    if !isReady, role == .host, hasCrashed(status), let words = words(of: child) {
      throw .crashed(role: role.rawValue, ending: describeEnding(status), words: words)
    }
    switch child.policy.died(at: now, afterLiving: now - child.started, wasReady: isReady) {
    case .giveUp where hasCrashed(status):
      throw .crashed(role: role.rawValue, ending: describeEnding(status), words: words(of: child))
    case .giveUp(let attempts):
      throw .neverReady(
        role: role.rawValue, attempts: attempts, ending: describeEnding(status), diagnostics: diagnostics)
    case .restart(let time):
      report("the \(role) ended (\(describeEnding(status))); it is started again")
      child.restartAt = time
      let hang = child.watch.hang
      child.predecessor = hang == nil && wasKilled(status) ? "killed" : "ended"
      child.lastWords = hang.map { LastWords(hang: $0, said: said(by: child)).text }
      if hang == nil, role == .host, !wasKilled(status) {
        child.lastWords = (hasCrashed(status) ? words(of: child) : nil) ?? describeEnding(status)
      }
      children[role] = child
    }
    return nil
  }

  private var diagnosticsSize: Int {
    var status = stat()
    return stat(directory.diagnosticsFile, &status) == 0 ? Int(status.st_size) : 0
  }

  private func words(of child: ChildState) -> String? { LastWords(said(by: child))?.text }

  /// What was said since a child was started, and not by one before it.
  private func said(by child: ChildState) -> String {
    guard let data = FileManager.default.contents(atPath: directory.diagnosticsFile) else { return "" }
    return String(decoding: data.dropFirst(child.saidBefore).suffix(LastWords.reach), as: UTF8.self)
  }

  /// The end of what the children said on standard error, when it went to a file.
  private var diagnostics: String {
    guard let data = FileManager.default.contents(atPath: directory.diagnosticsFile) else { return "" }
    return String(decoding: data.suffix(2_000), as: UTF8.self)
  }
}
