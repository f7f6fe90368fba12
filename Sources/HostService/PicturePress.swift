// Pictures written beside the host's loop: a large one takes a debug build seconds, in which the host has others to answer.
import Bus
import Foundation
import Synchronization

/// Does one piece of work after another on a thread that ends when nothing is left to do; who asked is answered later.
final class PicturePress: Sendable {
  /// A file and what its reader should know of it, or why there is none.
  typealias Print = (peer: Peer, file: Result<(bytes: [UInt8], note: String), any Error>)
  typealias Work = @Sendable () throws -> (bytes: [UInt8], note: String)

  /// Pictures asked for and not yet answered: each holds the values of a screen.
  static let limit = 32
  /// The same of one client, so that it leaves room for others.
  static let clientLimit = 8
  /// Milliseconds between two looks for what is done, while there is something to do.
  static let period = 5
  /// Bytes of the thread's stack: as many as the main thread has, because views lie as deep here.
  private static let stack = 8 << 20

  private struct State {
    var waiting: [(peer: Peer, work: Work)] = []
    var done: [Print] = []
    var isRunning = false
    /// Whose orders were not handed out yet.
    var open: [Peer] = []

    func hasRoom(for peer: Peer) -> Bool {
      open.count < PicturePress.limit && open.count(where: { $0.place == peer.place }) < PicturePress.clientLimit
    }
  }
  private let state = Mutex(State())
  private let isBeside: Bool

  /// `isBeside` is false where time is a test's, which does not wait for another thread: orders are done when they are taken.
  init(isBeside: Bool = true) { self.isBeside = isBeside }

  /// Whether there is something to look for.
  var isBusy: Bool { state.withLock { !$0.open.isEmpty } }

  /// Whether this very request was ordered and not handed out: who waits sends it again.
  func isUnderWay(_ peer: Peer) -> Bool { peer.isRepeatable && state.withLock { $0.open.contains(peer) } }

  /// Takes an order; false where there are too many.
  func order(for peer: Peer, _ work: @escaping Work) -> Bool {
    let (isTaken, begins) = state.withLock { state in
      guard state.hasRoom(for: peer) else { return (false, false) }
      state.open.append(peer)
      state.waiting.append((peer, work))
      defer { state.isRunning = true }
      return (true, !state.isRunning)
    }
    if begins, !isBeside {
      workOff()
    } else if begins {
      let thread = Thread { [self] in workOff() }
      thread.stackSize = Self.stack
      thread.start()
    }
    return isTaken
  }

  /// What was done since the last look, in the order it was asked for.
  func takeDone() -> [Print] {
    state.withLock { state in
      defer { state.done = [] }
      // They are done in the order they came in.
      state.open.removeFirst(state.done.count)
      return state.done
    }
  }

  private func workOff() {
    while let next = next() {
      let file = Result { try next.work() }
      state.withLock { $0.done.append((next.peer, file)) }
    }
  }

  private func next() -> (peer: Peer, work: Work)? {
    state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.isRunning = false
        return nil
      }
      return state.waiting.removeFirst()
    }
  }
}
