// Walks paths from launch and remembers where they led. Apps cannot be forked inside a process; a replay is exact and cheap.
import Emulator
import EventLog
import Foundation
import Orientation
import Scripting
import SwivelUI

/// Events from launch, in order.
typealias Path = [DeviceEvent]

/// How a path went wrong while it was walked.
enum Misstep: Hashable {
  /// An event could not be done: the path is none.
  case refused
  /// UIKit would have thrown.
  case raised(String)
  /// The device did not come to rest.
  case unsettled(String)
}

/// A device at the end of a path.
struct Walked {
  var device: EmulatedDevice
  /// Nil when every event settled.
  var misstep: Misstep?
  /// The event it happened at, from 0.
  var step: Int
  /// Seconds that were waited after the last event, because something was still to come.
  var waited = 0.0
  /// Timers that were set when the last event was over.
  var timers = 0
}

/// Who watches replays from outside of the process, in case that it ends.
public protocol ExplorationWatch: AnyObject {
  /// A path is about to be walked.
  func begin(_ events: [DeviceEvent])
  /// Its event of this number, from 0, is about to happen, after so many events in all; its count when all is well.
  func reach(_ step: Int, after events: Int)
}

/// Replays paths in one world.
@MainActor final class Replayer {
  let world: ExploredWorld
  let watch: (any ExplorationWatch)?
  /// Events handled so far.
  private(set) var events = 0
  /// Documents that apps without code refer to and that were not given.
  var elsewhere: Set<String> = []
  /// Launches so far.
  private(set) var launches = 0
  /// What ended the process: never done again, whatever is done in between.
  private let avoided: [Path]
  /// What ended a process and did not again by itself: these alone are passed over.
  private let skipped: Set<Path>
  private var known: [LongHash: Mark?] = [:]
  /// Paths after which something comes to pass within a second, and how many seconds after.
  private var unrest: [Path: Double] = [:]
  /// Seconds until nothing is still to come, where that takes longer than the next event does.
  private var rests: [Path: Double] = [:]
  /// Paths after which something goes on for ever, and how many timers are set there.
  private var restless: [Path: Int] = [:]
  private var last: (path: Path, device: EmulatedDevice)?
  /// So many states are remembered, in a table of 2^15 places: what is asked for again is asked for soon.
  private static let memory = 24_500
  /// Seconds between looks whether something is still to come, and how many pass at most: what goes on for ever, such as a
  /// clock, is not waited for.
  private static let rest = 0.5
  static let longestRest = 10.0

  init(_ world: ExploredWorld, watch: (any ExplorationWatch)?, avoiding avoided: [Path], skipping skipped: [Path] = [])
  {
    self.world = world
    self.watch = watch
    self.avoided = avoided
    self.skipped = Set(skipped)
  }

  /// Whether a path is not walked because a process ended on it.
  func avoids(_ path: Path) -> Bool { skipped.contains(path) || avoided.contains { path.holds($0) } }

  /// The device after a path; nil when the world cannot be launched like this, or the path ends the process.
  func walk(_ path: Path, from launch: ExploredWorld.Launch = ExploredWorld.Launch(), anew: Bool = false) -> Walked? {
    if avoids(path) { return nil }
    watch?.begin(path)
    let isPlain = launch == ExploredWorld.Launch()
    var device: EmulatedDevice
    var done = 0
    if isPlain, !anew, let last, path.starts(with: last.path) {
      device = last.device
      done = last.path.count
    } else {
      do throws(EmulatorError) { device = try world.launch(launch) } catch { return nil }
      launches += 1
      if let raised = device.raised { return Walked(device: device, misstep: .raised(raised), step: -1) }
    }
    last = nil
    var schedule = PathSchedule()
    var input = DeviceInput(time: 0, event: .tick)
    for (step, event) in path.enumerated() {
      input = schedule.input(event)
      guard step >= done else { continue }
      watch?.reach(step, after: events)
      events += 1
      if let misstep = misstep(device.advance(input)) { return Walked(device: device, misstep: misstep, step: step) }
    }
    if isPlain, let due = device.nextDue, due <= Script.step { unrest[path] = due }
    // What is looked at is what a person sees who waits for what is still to come. Nobody goes on from there, since a script of
    // the same events does not wait in between.
    var waited = 0.0
    let timers = device.timerCount
    // What went on for ever still does: no wait tells more of it.
    if isPlain, timers > 0, !path.isEmpty, let before = restless[Array(path.dropLast())], timers >= before {
      watch?.reach(path.count, after: events)
      restless[path] = timers
      last = (path, device)
      return Walked(device: device, misstep: nil, step: path.count, waited: Self.longestRest, timers: timers)
    }
    while let due = device.nextDue, due <= Self.longestRest - waited, waited < Self.longestRest {
      waited += Self.rest
      if let misstep = misstep(device.advance(DeviceInput(time: input.time, event: .wait(Self.rest)))) {
        return Walked(device: device, misstep: misstep, step: max(0, path.count - 1))
      }
    }
    watch?.reach(path.count, after: events)
    if isPlain, waited > Script.step, waited < Self.longestRest { rests[path] = waited }
    // A clock is still to go off, however its seconds fall.
    if isPlain, waited > 0, let due = device.nextDue, due <= Self.longestRest { restless[path] = timers }
    if isPlain, waited == 0 { last = (path, device) }
    return Walked(device: device, misstep: nil, step: path.count, waited: waited, timers: timers)
  }

  private func misstep(_ end: (ending: Ending, raised: String?)) -> Misstep? {
    if let text = end.raised { return .raised(text) }
    return switch end.ending {
    case .settled: nil
    case .refused, .crashed: .refused
    case .unsettled(let text): .unsettled(text)
    }
  }

  /// Nobody may go on with the device that was given last: it was changed by other means than events.
  func spoil() { last = nil }

  /// Where a path leads; nil for one that is none.
  func mark(_ path: Path) -> Mark? {
    let key = LongHash(path)
    if let mark = known[key] { return mark }
    var mark: Mark?
    if let walked = walk(path), walked.misstep == nil { mark = Mark(walked.device) }
    if known.count >= Self.memory { forget() }
    known[key] = .some(mark)
    return mark
  }

  /// What is seen after a path; nil for one that is none, and for a screen that never comes to rest: what a clock shows differs
  /// with the time alone.
  func snapshot(_ path: Path, from launch: ExploredWorld.Launch = ExploredWorld.Launch()) -> DeviceSnapshot? {
    guard let walked = walk(path, from: launch), walked.misstep == nil, walked.waited < Self.longestRest else {
      return nil
    }
    return walked.device.settled
  }

  /// Every call of the app on a path from a fresh launch, with what each input came to; empty where it is not walked.
  func calls(_ path: Path) throws(EmulatorError) -> [String] {
    if avoids(path) { return [] }
    watch?.begin(path)
    let device = try world.launch()
    launches += 1
    var calls = device.launchOutcome.ledger.map { "\($0.subject).\($0.call)" }
    for (step, input) in path.inputs.enumerated() {
      watch?.reach(step, after: events)
      events += 1
      let outcome = device.handle(input)
      calls += outcome.ledger.map { "\($0.subject).\($0.call)" } + [hexadecimal(outcome.fingerprint)]
    }
    return calls
  }

  /// Whether a line of `calls` is what an input came to, and no call, which names who is called.
  static func isFingerprint(_ line: String) -> Bool { !line.contains(".") }

  /// So many moments while something is still to come are tried.
  private static let moments = 3

  /// Seconds after the end of a path in the middle between what comes to pass and what comes next; none where nothing does within the
  /// second until the next event.
  func pauses(after path: Path) -> [Double] {
    guard mark(path) != nil else { return [] }
    var pauses: [Double] = []
    var passed = 0.0
    while pauses.count < Self.moments, passed < Script.step {
      let longer = passed == 0 ? path : path + [.wait(passed)]
      guard mark(longer) != nil, let due = unrest[longer] else { break }
      // In whole milliseconds, for people.
      pauses.append(((passed + due / 2) * 1000).rounded() / 1000)
      passed += due
    }
    return pauses
  }

  /// Seconds after a path until nothing is still to come; nil where that is so by the next event, or never.
  func rest(after path: Path) -> Double? { mark(path) == nil ? nil : rests[path] }

  /// Whether something goes on for ever after a path, as far as can be seen in twice the time that is waited for anything else.
  func goesOn(after path: Path) -> Bool {
    guard mark(path) != nil, restless[path] != nil else { return false }
    let longer = path + [.wait(Self.longestRest)]
    return mark(longer) != nil && restless[longer] != nil
  }

  /// Whether everything rests some time after a path.
  func comesToRest(after path: Path) -> Bool { mark(path) != nil && restless[path] == nil }

  /// Forgets what was remembered: a verification walks anew.
  func forget() {
    known.removeAll(keepingCapacity: true)
    unrest.removeAll(keepingCapacity: true)
    rests.removeAll(keepingCapacity: true)
    restless.removeAll(keepingCapacity: true)
    last = nil
  }
}

/// The times of a path's events, as a script has them that says none: each a second after the last one is over, and a wait right
/// then. What follows a wait comes at its end, so that a path can say that it comes soon.
struct PathSchedule {
  private var end = 0.0
  private var isAfterWait = false

  /// The next event, with its time.
  mutating func input(_ event: DeviceEvent) -> DeviceInput {
    if case .wait(let seconds) = event {
      defer { end += max(0, seconds) }
      isAfterWait = true
      return DeviceInput(time: end, event: event)
    }
    if !isAfterWait { end += Script.step }
    isAfterWait = false
    return DeviceInput(time: end, event: event)
  }
}

extension Path {
  /// The events with their times.
  var inputs: [DeviceInput] {
    var schedule = PathSchedule()
    return map { schedule.input($0) }
  }

  /// Whether rotation is locked at its end.
  var isLocked: Bool {
    for event in reversed() { if case .rotationLock(let isOn) = event { return isOn } }
    return false
  }

  /// How large the user wants text at its end.
  var contentSize: ContentSizeCategory {
    for event in reversed() { if case .contentSize(let size) = event { return size } }
    return .large
  }

  /// Whether all of `events` are among these, in their order.
  func holds(_ events: Path) -> Bool {
    var rest = events[...]
    for event in self where event == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
