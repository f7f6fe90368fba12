// What a search remembers: states it came to, paths that wait, and what was tried where. All are bounded, because a search goes on for
// millions of events.
import Emulator

/// States that were reached, each by one number, because an app whose stack grows has new ones for ever: of a million states two have one
/// number in one exploration of forty million. Those nobody came to again for long are forgotten, and count again.
struct SeenStates {
  /// So many of them are remembered, and at most twice as many: two tables of 2^19 places, with eight bytes each.
  static let limit = 390_000

  private let limit: Int
  /// How many were new.
  private(set) var count = 0
  private var young: Set<UInt64> = []
  private var old: Set<UInt64> = []

  /// None yet; `limit` is another one in tests.
  init(limit: Int = Self.limit) { self.limit = limit }

  /// A state was reached; whether it is new.
  mutating func meet(_ state: UInt64) -> Bool {
    guard !young.contains(state) else { return false }
    if young.count >= limit {
      old = young
      young = []
    }
    young.insert(state)
    guard !old.contains(state) else { return false }
    count += 1
    return true
  }
}

/// Paths that wait to be expanded, those that cost least first, and of these the oldest.
struct PathQueue {
  /// Paths of one cost.
  private struct Lane {
    var paths: [Path] = []
    /// The next one; those before it are gone.
    var next = 0
  }

  /// So many paths wait: more than are expanded in a minute, with half a kilobyte each.
  static let limit = 20_000

  private var lanes: [Int: Lane] = [:]
  private(set) var count = 0

  /// Takes a path in, unless too many wait.
  mutating func add(_ path: Path, cost: Int) {
    guard count < Self.limit else { return }
    lanes[cost, default: Lane()].paths.append(path)
    count += 1
  }

  /// The next path; nil when none is left.
  mutating func next() -> Path? {
    guard let cost = lanes.keys.min(), let index = lanes[cost]?.next, let path = lanes[cost]?.paths[index] else {
      return nil
    }
    count -= 1
    if index + 1 == lanes[cost]?.paths.count {
      lanes[cost] = nil
    } else {
      lanes[cost]?.paths[index] = []
      lanes[cost]?.next = index + 1
    }
    return path
  }
}

/// How often events were tried at states.
struct Tries {
  private struct Trial: Hashable {
    var state: UInt64
    var event: Int32
  }

  /// So many pairs are remembered, with some 40 bytes each; one that is forgotten is tried again.
  static let limit = 500_000

  /// Pairs of a state and an event that were tried; one that was forgotten counts again.
  private(set) var pairs = 0
  private var counts: [Trial: Int32] = [:]
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
    if counts.count >= Self.limit { counts.removeAll(keepingCapacity: true) }
    let trial = Trial(state: state.digestAsSeen, event: number)
    let count = counts[trial] ?? 0
    if count == 0 { pairs += 1 }
    counts[trial] = count + 1
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
