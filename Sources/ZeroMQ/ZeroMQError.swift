// What libzmq can refuse, with the call that was refused.
import CZeroMQ

/// An error of libzmq: which call, on what, and errno with libzmq's own text.
public struct ZeroMQError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The libzmq call, such as `zmq_bind`.
  public var call: String
  /// The endpoint or option it was about; "" when there is none.
  public var subject: String
  /// errno as libzmq left it.
  public var code: Int32

  /// Reads errno, so it must be made right after the failing call.
  init(_ call: String, _ subject: String = "") {
    self.call = call
    self.subject = subject
    code = zmq_errno()
  }

  /// libzmq's text for the code.
  public var reason: String { String(cString: zmq_strerror(code)) }

  public var description: String {
    let about = subject.isEmpty ? "" : " \(subject)"
    return "\(call)\(about): \(reason)"
  }
}
