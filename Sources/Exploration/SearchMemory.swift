// What a search remembers: states it came to, paths that wait, and what was tried where. All are bounded, because a search goes on for
// millions of events.
import Emulator

/// A value by 128 bits of it: paths and suspicions are long, and of a thousand million two have the same in one exploration of 10^20.
struct LongHash: Hashable {
  private let first: Int
  private let second: Int

  /// That of a value, the same within a process.
  init(_ value: some Hashable) {
    var hasher = Hasher()
    hasher.combine(value)
    first = hasher.finalize()
    hasher = Hasher()
    hasher.combine(first)
    hasher.combine(value)
    second = hasher.finalize()
  }
}

/// Values by keys, of which those nobody kept again for long are forgotten: two generations, the older of which goes when the younger is
/// full. What it takes is as much after ten million events as after one.
struct Generations<Key: Hashable, Value> {
  private let limit: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  /// None yet; at least `limit` keys are remembered, and at most twice as many.
  init(limit: Int) { self.limit = limit }

  /// What was kept; nil where nothing was, or it is forgotten.
  subscript(key: Key) -> Value? { young[key] ?? old[key] }

  /// Keeps a value; a key that is kept again is young again.
  mutating func keep(_ value: Value, for key: Key) {
    if young.count >= limit, young[key] == nil {
      old = young
      young = [:]
    }
    young[key] = value
  }
}

/// States that were reached, each by one number, because an app whose stack grows has new ones for ever: of a million states two have one
/// number in one exploration of forty million. One that is forgotten counts again.
struct SeenStates {
  /// So many are remembered: two tables of 2^17 places, with eight bytes each.
  static let limit = 98_000

  private var states: Generations<UInt64, Void>
  /// How many were new.
  private(set) var count = 0

  /// None yet; `limit` is another one in tests.
  init(limit: Int = Self.limit) { states = Generations(limit: limit) }

  /// A state was reached; whether it is new.
  mutating func meet(_ state: UInt64) -> Bool {
    let isNew = states[state] == nil
    states.keep((), for: state)
    if isNew { count += 1 }
    return isNew
  }
}

/// Paths that wait to be expanded, those that cost least first, and of these the oldest.
struct PathQueue {
  /// Paths of one cost.
  private struct Lane {
    /// Each in two parts: those that begin alike share what they begin with.
    var paths: [(start: Path, last: DeviceEvent?)] = []
    /// The next one; those before it are gone.
    var next = 0
  }

  /// So many paths wait: more than are expanded in a minute.
  static let limit = 20_000
  /// So many paths that are gone, or as many as wait, keep their places in a lane.
  private static let mostGone = 500

  private var lanes: [Int: Lane] = [:]
  private(set) var count = 0

  /// Takes a path in, unless too many wait.
  mutating func add(_ start: Path, _ last: DeviceEvent? = nil, cost: Int) {
    guard count < Self.limit else { return }
    lanes[cost, default: Lane()].paths.append((start, last))
    count += 1
  }

  /// The next path; nil when none is left.
  mutating func next() -> Path? {
    guard let cost = lanes.keys.min(), let index = lanes[cost]?.next, let path = lanes[cost]?.paths[index] else {
      return nil
    }
    count -= 1
    lanes[cost]?.paths[index] = ([], nil)
    lanes[cost]?.next = index + 1
    if lanes[cost]?.next == lanes[cost]?.paths.count {
      lanes[cost] = nil
    } else if index >= Self.mostGone, index * 2 >= lanes[cost]?.paths.count ?? 0 {
      lanes[cost]?.paths.removeFirst(index + 1)
      lanes[cost]?.next = 0
    }
    return path.start + (path.last.map { [$0] } ?? [])
  }
}

/// How often events were tried at states.
struct Tries {
  private struct Trial: Hashable {
    var state: UInt64
    var event: Int32
  }

  /// So many pairs are remembered: two tables of 2^17 places, with twenty bytes each. One that is forgotten is tried again.
  static let limit = 98_000

  /// Pairs of a state and an event that were tried; one that was forgotten counts again.
  private(set) var pairs = 0
  private var counts = Generations<Trial, Int32>(limit: Self.limit)
  /// Events by number: there are few of them, and they are long.
  private var numbers: [DeviceEvent: Int32] = [:]

  /// How often an event was tried at a state.
  func count(_ event: DeviceEvent, at state: Mark) -> Int {
    guard let number = numbers[event] else { return 0 }
    return Int(counts[Trial(state: state.digestAsSeen, event: number)] ?? 0)
  }

  /// An event is tried at a state.
  mutating func note(_ event: DeviceEvent, at state: Mark) {
    let number = numbers[event] ?? Int32(numbers.count)
    numbers[event] = number
    let trial = Trial(state: state.digestAsSeen, event: number)
    let count = counts[trial] ?? 0
    if count == 0 { pairs += 1 }
    counts.keep(count + 1, for: trial)
  }
}

extension Mark {
  /// The state as it is seen, in one number.
  fileprivate var digestAsSeen: UInt64 {
    var digest = Digest()
    for part in asSeen { digest.add(Int(truncatingIfNeeded: part)) }
    return digest.value
  }

  /// The whole state in one number.
  var digest: UInt64 {
    var digest = Digest()
    for part in [configuration.value, screens.value, shown.value, hidden.value, focus.value, attitude.value] {
      digest.add(Int(truncatingIfNeeded: part))
    }
    for part in parts { digest.add(Int(truncatingIfNeeded: part)) }
    return digest.value
  }
}
