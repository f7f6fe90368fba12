// What can go wrong between two processes, told with the endpoint and what was waited for.
import Wire

/// An error of the bus.
public enum BusError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What carries the messages refused a call; `subject` is the endpoint or option, "" for none.
  case transport(call: String, subject: String, reason: String)
  /// A message could not be read.
  case message(WireError)
  /// The peer answered that it will not.
  case refused(peer: String, code: WireErrorCode, text: String)
  /// The peer's answer has a body that does not answer the question.
  case unexpectedReply(peer: String, expected: String, actual: String)
  /// What is asked has more bytes than the peer takes, which would end the connection without a word.
  case requestTooLarge(peer: String, size: Int, limit: Int)
  /// Nobody answered within the deadline.
  case noAnswer(peer: String, seconds: Double)
  /// Nobody answered, and nobody will: whoever kept the instance has left, for this reason where it is known.
  case ended(peer: String, reason: String?)
  /// The instance's name cannot be a directory.
  case badName(String)
  /// The directory's path leaves no room for a socket's name.
  case pathTooLong(path: String, limit: Int)
  /// A system call on the instance's directory failed.
  case file(call: String, path: String, reason: String)
  /// A launcher lives in the directory, and whoever would serve there is none of its children.
  case led(path: String)
  /// A directory or file somebody else could have made, entered or exchanged; nothing in it is used.
  case untrusted(path: String, reason: String)

  /// The libzmq of this machine was built without encryption.
  case noCurve
  /// A key file, a list of keys or an address to listen at is not what it has to be.
  case badKeys(path: String, reason: String)

  /// What the system says where a process may have no further descriptor.
  private static let noDescriptors = "Too many open files"
  /// What it says where it grants no further threads.
  private static let noThreads = "Resource temporarily unavailable"

  private static func advice(_ reason: String, to call: String) -> String {
    switch reason {
    case noDescriptors: "; a process may have more after: ulimit -n 1024"
    case noThreads where call == "zmq_ctx_new": "; it needs two more threads than it is granted (ulimit -u, ulimit -v)"
    case _: ""
    }
  }

  public var description: String {
    switch self {
    case .transport(let call, let subject, let reason):
      "\(call)\(subject.isEmpty ? "" : " \(subject)"): \(reason)"
        + Self.advice(reason, to: call)
    case .message(let error): "\(error)"
    case .refused(let peer, _, let text): "\(peer): \(text)"
    case .unexpectedReply(let peer, let expected, let actual): "\(peer): expected \(expected), got \(actual)"
    case .requestTooLarge(let peer, let size, let limit):
      "\(peer): a request of \(size) bytes, and \(limit) are taken at most; give less at a time"
    case .noAnswer(let peer, let seconds):
      "no answer from \(peer) within \(seconds) s"
        + (peer.contains(Endpoints.elsewhere)
          ? ": nobody listens there, your key is not on its list, or --server is not its key" : "")
    case .ended(let peer, let reason):
      "the instance ended, and no answer from \(peer) will come\(reason.map { ": \($0)" } ?? "")"
    case .badName(let name): "'\(name)' is no instance name: 1 to 32 letters, digits, '.', '_' or '-', not '.' or '..'"
    case .pathTooLong(let path, let limit):
      "\(path): a socket's path may have \(limit) bytes; set a shorter XDG_RUNTIME_DIR"
    case .file(let call, let path, let reason): "\(call) \(path): \(reason)"
    case .led(let path): "\(path): an instance runs here, and its own processes serve it; choose another directory"
    case .noCurve: "the libzmq of this machine was built without CURVE; without encryption nothing leaves the machine"
    case .badKeys(let path, let reason): "\(path): \(reason)"
    case .untrusted(let path, let reason): "\(path) \(reason); nothing in it is used"
    }
  }
}
