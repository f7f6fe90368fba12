// The time the apps of a device live in: it stands still until an input lets it pass. What they put off is done in the order
// of due times and, among equals, of registration, so that every run and every replay does the same.
import CSwiftRuntime
import Foundation
import Vocabulary

/// A device's time, in nanoseconds since its launch, and everything its apps put off.
///
/// Dispatch, Foundation's timers and run loops, and Swift's tasks hand their work to C functions, which are caught while a
/// guest's code runs (`guest_time.h`). Nothing of it is touched from any thread but the device's own.
package final class VirtualClock: @unchecked Sendable {
  /// Rounds in which work that is due puts off work that is due at once, before that counts as a circle: an honest chain of
  /// tasks takes some dozens.
  package static let maximumRounds = 1_000
  /// Pieces of work in one input: five minutes of a display link, and less of the machine's time than a launcher takes for a
  /// host that hangs.
  package static let maximumPieces = 20_000
  /// Nanoseconds of the machine's time that work on other threads is waited for in one input: long enough for a picture to be
  /// decoded, and short of what a launcher takes for a host that hangs.
  static let patience: Int64 = 1_000_000_000

  /// Nanoseconds since the launch.
  package private(set) var now: Int64 = 0
  /// Why what is due in this input was not all done; nil when it was.
  package private(set) var complaint: String?
  /// When the first day after the launch begins.
  private let midnight: Int64
  var queue = PutOffQueue()
  var timers: [PendingTimer] = []
  /// Methods objects perform later.
  var performs: [PutOffPerform] = []
  private var registered = 0
  /// Pieces done since the input began.
  private var pieces = 0
  /// The scenes that gave work to other threads, by identifier.
  private var owners: [Int: PutOffOwner] = [:]
  private var guest: OpaquePointer?

  /// A clock that stands at `beginning`, in the time zone of the device's apps.
  package init(beginning: WallTime) {
    let wall = beginning.secondsSince1970
    // Where the zone's clocks are put forward or back about then, the second look knows.
    let near = wall - TimeZone.current.secondsFromGMT(for: Date(timeIntervalSince1970: Double(wall)))
    let start = wall - TimeZone.current.secondsFromGMT(for: Date(timeIntervalSince1970: Double(near)))
    let parts = beginning.time
    midnight = Int64(86_400 - parts.hour * 3_600 - parts.minute * 60 - parts.second) * 1_000_000_000
    guest = swivel_guest_make(
      Unmanaged.passUnretained(self).toOpaque(), Int64(start) * 1_000_000_000, { VirtualClock.at($0).tag },
      { VirtualClock.at($0).take($4!, kind: $2, after: $1, tag: $3) },
      { VirtualClock.at($0).take(Unmanaged<Timer>.fromOpaque($1!).takeUnretainedValue()) })
  }

  deinit {
    end()
    swivel_guest_end(guest)
  }

  /// The device is no more: what was put off keeps the guests that put it off, and is forgotten.
  package func end() {
    let left = queue.all
    queue = PutOffQueue()
    for pending in timers { pending.end() }
    timers = []
    performs = []
    for item in left { if case .caught(let work) = item.work { swivel_work_drop(work) } }
  }

  private static func at(_ pointer: UnsafeMutableRawPointer?) -> VirtualClock {
    guard let pointer else { preconditionFailure("a guest is ended before its clock") }
    return Unmanaged<VirtualClock>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Whether this process hands what guests put off to here, as it does where Dispatch and Foundation are shared libraries.
  package static var catchesWork: Bool { swivel_catches_work() }

  /// Seconds since the launch.
  package var seconds: Double { Double(now) / 1e9 }

  /// The present as apps' dates have it: seconds of Foundation's reference date.
  var referenceTime: Double { swivel_guest_reference_time(guest) }

  /// What a clock on the wall says; the last there is once it ran beyond that.
  package var wallTime: WallTime {
    let seconds = Int((referenceTime + Date.timeIntervalBetween1970AndReferenceDate).rounded(.down))
    let zone = TimeZone.current.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
    return WallTime(secondsSince1970: seconds + zone) ?? .last
  }

  /// The last beginning of a day after the present and until `end`; nil for none. Days have 24 hours, also where clocks are put forward.
  package func lastMidnight(until end: Int64) -> Int64? {
    let day: Int64 = 86_400_000_000_000
    guard end >= midnight else { return nil }
    let last = midnight + (end - midnight) / day * day
    return last > now ? last : nil
  }

  /// The same of the app whose code runs on this thread; the beginning of 2001 where none runs.
  static var present: Double { swivel_reference_time() }

  /// The longest that is counted: with any present there can be it is a moment still, and later than all of them.
  private static let longest: Int64 = 1 << 62

  /// A number of seconds in nanoseconds; what is longer than anything is counted, such as for ever, as the longest.
  package static func nanoseconds(_ seconds: Double) -> Int64 {
    let count = (seconds * 1e9).rounded()
    guard abs(count) < Double(longest) else { return count > 0 ? longest : count < 0 ? -longest : 0 }
    return Int64(count)
  }

  /// What `body` puts off is this clock's.
  package func asGuest<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let outer = swivel_guest_enter(guest)
    defer { swivel_guest_leave(outer) }
    return try body()
  }

  // MARK: Putting off

  private var tag: Int64 {
    guard let scene = AppScene.running else { return 0 }
    let id = MainActor.unchecked { scene.id }
    if owners[id]?.link !== scene.link { owners[id] = owner }
    return Int64(id)
  }

  private var owner: PutOffOwner? {
    AppScene.running.map { scene in PutOffOwner(link: scene.link, app: MainActor.unchecked { scene.app }) }
  }

  private func take(_ work: OpaquePointer, kind: Int32, after delay: Int64, tag: Int64) {
    guard let kind = PutOff.Kind(rawValue: kind) else { preconditionFailure("C knows no kind \(kind)") }
    // Tasks measure their sleep between two looks at a clock of the machine's that is not always this one.
    insert(kind, "", delay, .caught(work), owner: AppScene.running == nil ? owners[Int(tag)] : owner)
  }

  /// Puts `body` off for so many nanoseconds, as code of the scene that runs.
  @discardableResult
  func after(
    _ delay: Int64, _ kind: PutOff.Kind, _ name: String = "", ticket: PutOffTicket? = nil,
    _ body: @escaping @MainActor () -> Void
  ) -> PutOffTicket? {
    insert(kind, name, delay, .body(body), owner: owner, ticket: ticket)
    return ticket
  }

  func insert(
    _ kind: PutOff.Kind, _ name: String, _ delay: Int64, _ work: PutOff.Work, owner: PutOffOwner?,
    ticket: PutOffTicket? = nil
  ) {
    registered += 1
    let (due, isNever) = now.addingReportingOverflow(max(0, delay))
    guard !isNever else { return }
    queue.insert(
      PutOff(due: due, order: registered, kind: kind, name: name, owner: owner, work: work, ticket: ticket))
  }

  var currentOwner: PutOffOwner? { owner }

  // MARK: Passing

  /// An input begins.
  package func beginInput() {
    complaint = nil
    pieces = 0
  }

  /// When the next thing is due; nil for never.
  package var nextDue: Int64? {
    followTimers()
    return queue.first?.due
  }

  /// How many timers will fire: those that were added to a run loop and are valid.
  package var timerCount: Int {
    followTimers()
    return timers.count
  }

  /// Lets time pass up to there.
  package func move(to time: Int64) {
    guard time > now else { return }
    now = time
    swivel_guest_set_now(guest, now)
  }

  /// Whether something is due. Waits for what other threads do, since that may put off more.
  package var hasDue: Bool {
    if swivel_guest_has_elsewhere(guest) {
      let left = swivel_guest_collect(guest, Self.patience)
      if left > 0, complaint == nil {
        complaint =
          "\(left) piece\(left == 1 ? "" : "s") of work on other threads did not end in "
          + "\(Self.words(Self.patience)) s; what comes of it belongs to later inputs"
      }
    }
    followTimers()
    guard let first = queue.first else { return false }
    return first.due <= now
  }

  /// Does what is due, except what is put off meanwhile. Returns false once that was too much for one input.
  @MainActor package func runDue() -> Bool {
    let last = registered
    while let first = queue.first, first.due <= now, first.order <= last {
      guard pieces < Self.maximumPieces else {
        complaint =
          "\(pieces) pieces of put-off work came due in one input, until \(Self.words(now)) s: the last was \(words(first))"
        return false
      }
      let item = queue.removeFirst()
      if item.ticket?.isCancelled == true { continue }
      pieces += 1
      run(item)
    }
    return true
  }

  @MainActor private func run(_ item: PutOff) {
    let scene = item.owner?.scene
    guard item.owner == nil || scene != nil else {
      if case .caught(let work) = item.work { swivel_work_drop(work) }
      return
    }
    if case .timer(let timer, let turn) = item.work, !timer.isDue(turn) { return }
    func body() {
      switch item.work {
      case .caught(let work): swivel_work_run(work)
      case .timer(let timer, let turn): fire(timer, turn: turn, owner: item.owner)
      case .body(let body): body()
      }
    }
    if let call = item.kind.call, let scene {
      let name = item.name.isEmpty ? "" : " \(item.name)"
      scene.record(item.kind.subject, "\(call)\(name) at \(Self.words(now)) s")
    }
    if let scene { scene.run { body() } } else { body() }
  }

  /// What is due goes round in a circle: it is named and given up.
  package func giveUpDue() {
    var circle: [String] = []
    while let first = queue.first, first.due <= now {
      let item = queue.removeFirst()
      if case .caught(let work) = item.work { swivel_work_drop(work) }
      let words = words(item)
      if !circle.contains(words) { circle.append(words) }
    }
    complaint =
      "work that is due at once is put off again and again: \(circle.joined(separator: ", ")); stopped after "
      + "\(Self.maximumRounds) rounds"
  }

  private func words(_ item: PutOff) -> String {
    let app = item.owner?.app
    let name = MainActor.unchecked { app?.bundle.name }
    return [name, item.kind.words, item.name].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Nanoseconds as seconds, with as many digits as there are.
  static func words(_ nanoseconds: Int64) -> String {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    guard rest != 0 else { return "\(whole)" }
    var digits = String(String(rest + 1_000_000_000).dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
  }
}

extension MainActor {
  /// Runs `body` on the device's thread where nobody can tell the compiler: tasks that belong to no actor run there too, so
  /// `assumeIsolated` would find itself elsewhere.
  package static func unchecked<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }
}
