// The owner of libzmq's threads: sockets hold it, so that it terminates after the last of them has closed.
import CZeroMQ

/// A libzmq context. Thread-safe, as libzmq documents its contexts to be.
public final class Context: @unchecked Sendable {
  let handle: UnsafeMutableRawPointer

  /// Starts libzmq's threads; throws when the system grants no more.
  public init() throws(ZeroMQError) {
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
