// Who waits for which receipt: many peers and many causes, none of whom can slow the others or fill the host's memory.
import Bus
import Emulator
import Wire

/// Requests for receipts of inputs that have not been handled yet.
struct Waiters {
  private struct Waiter: Hashable {
    var cause: Cause
    var place: [UInt8]
  }

  private var peers: [Cause: [Peer]] = [:]
  private var known: Set<Waiter> = []
  private var counts: [[UInt8]: Int] = [:]
  /// In the order they came; those in it that are no longer known have been answered.
  private var order: [Waiter] = []
  private var oldest = 0

  /// Requests that may wait at once; beyond it the oldest is forgotten, whose asker has most likely gone.
  static let limit = 10_000
  /// Causes one peer may wait for at once: a client follows a handful of them.
  static let peerLimit = 256

  /// Notes a request; false when the peer waits for too many already. Who asks again for the same cause has given its earlier
  /// request up, and only the newest is answered: following a long silence asks ten times a second.
  mutating func add(_ peer: Peer, for cause: Cause) -> Bool {
    let waiter = Waiter(cause: cause, place: peer.place)
    if known.contains(waiter) {
      peers[cause] = peers[cause]?.map { $0.place == peer.place ? peer : $0 }
      return true
    }
    guard counts[peer.place, default: 0] < Self.peerLimit else { return false }
    if known.count >= Self.limit { forgetOldest() }
    known.insert(waiter)
    counts[peer.place, default: 0] += 1
    peers[cause, default: []].append(peer)
    order.append(waiter)
    return true
  }

  /// Those who wait for the receipt of `cause`, in the order they came; they wait no longer.
  mutating func take(_ cause: Cause) -> [Peer] {
    guard let found = peers.removeValue(forKey: cause) else { return [] }
    for peer in found { leave(Waiter(cause: cause, place: peer.place)) }
    return found
  }

  var count: Int { known.count }

  private mutating func leave(_ waiter: Waiter) {
    known.remove(waiter)
    if let place = counts.index(forKey: waiter.place) {
      if counts.values[place] > 1 { counts.values[place] -= 1 } else { counts.remove(at: place) }
    }
    // Room is made in one go, when most of the list has been answered.
    if order.count > 2 * max(known.count, Self.peerLimit) {
      order = order[oldest...].filter(known.contains)
      oldest = 0
    }
  }

  private mutating func forgetOldest() {
    while oldest < order.count, !known.contains(order[oldest]) { oldest += 1 }
    guard oldest < order.count else { return }
    let waiter = order[oldest]
    oldest += 1
    peers[waiter.cause]?.removeAll { $0.place == waiter.place }
    if peers[waiter.cause]?.isEmpty == true { peers[waiter.cause] = nil }
    leave(waiter)
  }
}
