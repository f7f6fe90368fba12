// The owner of libzmq's threads: sockets hold it, so that it terminates after the last of them has closed.
import CZeroMQ
import Glibc

/// A libzmq context. Thread-safe, as libzmq documents its contexts to be.
public final class Context: @unchecked Sendable {
  let handle: UnsafeMutableRawPointer

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
    guard let handle = zmq_ctx_new() else { throw ZeroMQError("zmq_ctx_new") }
    self.handle = handle
  }

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
