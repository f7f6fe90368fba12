// The owner of libzmq's threads: sockets hold it, so that it terminates after the last of them has closed.
import CZeroMQ
import CZeroMQInput
import Glibc
import Processes
import Synchronization

/// A libzmq context. Thread-safe, as libzmq documents its contexts to be.
public final class Context: @unchecked Sendable {
  let handle: UnsafeMutableRawPointer
  /// By which its threads are known where they read (`CZeroMQInput`).
  private let number: Int32
  private let endedBefore: Int64

  private static let numbers = 1_000
  private static let made = Atomic<Int>(0)

  /// Descriptors a process with a context may have at least: libzmq ends a process by a signal that gets none for its own.
  static let leastDescriptors: UInt = 64

  /// Descriptors a process with a context may have where the system lets it: whoever connects takes one, also without a word, and
  /// libzmq ends a process that has none left for the next.
  static let usualDescriptors: UInt = 65_536

  /// Whether a process with this limit can have a context; `limit` is what it is to be raised to first.
  static func wanted(soft: UInt, hard: UInt) -> (limit: UInt, isEnough: Bool) {
    let limit = max(soft, min(hard, usualDescriptors))
    return (limit, limit >= leastDescriptors)
  }

  /// Threads of a context's own.
  private static let threads = 2

  /// Bytes of one peer that wait to be read where its messages are encrypted, so that only libzmq sees where one ends: what a socket
  /// may have waiting, and a message that has begun.
  static let mostWaitingBytes = (256 << 20) + UInt64(Socket.maximumMessageSize)

  /// Starts libzmq's threads; throws when the system grants no more, or too few descriptors.
  public init() throws(ZeroMQError) {
    var limit = rlimit()
    if getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 {
      let wanted = Self.wanted(soft: limit.rlim_cur, hard: limit.rlim_max)
      limit.rlim_cur = wanted.limit
      guard wanted.isEnough, setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
        errno = EMFILE
        throw ZeroMQError("zmq_ctx_new")
      }
    }
    // libzmq ends a process by a signal that gets no threads: what reads and what closes sockets, begun with the first socket.
    guard SideBySide.isGranted(Self.threads) else {
      errno = EAGAIN
      throw ZeroMQError("zmq_ctx_new")
    }
    guard let handle = zmq_ctx_new() else { throw ZeroMQError("zmq_ctx_new") }
    self.handle = handle
    number = Int32(Self.made.add(1, ordering: .relaxed).oldValue % Self.numbers)
    endedBefore = swivel_input_ended(number)
    zmq_ctx_set(handle, ZMQ_THREAD_NAME_PREFIX, number)
    swivel_input_bound(
      number,
      swivel_input_bounds(
        parts: UInt32(Socket.mostFrames), bytes: UInt64(Socket.maximumMessageSize),
        // Twice what a socket may have waiting, in messages of two parts.
        waiting_parts: UInt32(4 * Socket.highWaterMark), waiting_bytes: Self.mostWaitingBytes))
  }

  /// How many connections were ended because a message on them had no end, more than `Socket.mostFrames` parts or more than
  /// `Socket.maximumMessageSize` bytes.
  public var endedConnections: Int { Int(swivel_input_ended(number) - endedBefore) }

  /// The version of the library this process runs with.
  public static var libraryVersion: (major: Int, minor: Int, patch: Int) {
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    zmq_version(&major, &minor, &patch)
    return (Int(major), Int(minor), Int(patch))
  }

  deinit {
    while zmq_ctx_term(handle) != 0 && zmq_errno() == EINTR {}
  }
}
