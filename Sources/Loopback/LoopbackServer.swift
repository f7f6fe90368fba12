// An HTTP server on a port of this machine alone: what phones and pages have in common, on threads of its own.
import Dispatch
import FlyingFox
import FlyingSocks
import Foundation

/// A running server; it ends with this object.
public final class LoopbackServer {
  /// The port, which the system chose where 0 was asked for.
  public let port: UInt16
  /// Seconds in which what is only looked up is answered, on a busy machine too.
  public static let patience = 15.0
  /// Seconds in which whoever asks has to take something of the answer.
  public static let readersPatience = 30.0
  private let gate: Gate
  private let serving: Task<Void, Never>

  /// Opens the port on 127.0.0.1 and hands all requests of this user's (and root's) on; waits for it, so that none of Swift's own
  /// threads may ask. What other users connect is closed unread. `isWelcome` is told where a connection comes from. A request that
  /// is not answered within `patience` seconds fails; whoever takes nothing of an answer for `readersPatience` seconds is let go.
  public init(
    port asked: UInt16, handler: some HTTPHandler, patience: Double = LoopbackServer.patience,
    readersPatience: Double = LoopbackServer.readersPatience,
    isWelcome: (@Sendable (in_addr, in_port_t) -> Bool)? = nil
  ) throws(LoopbackError) {
    gate = try Gate(port: asked, patience: readersPatience)
    port = gate.port
    let socket = try UnnamedSocket(port)
    let address: sockaddr_un = .unix(path: socket.path)
    let server = HTTPServer(
      config: HTTPServer.Configuration(
        address: address, timeout: patience, sharedRequestReplaySize: RequestBounds.largestBody, logger: .disabled))
    let opening = Opening()
    // Tasks of this rank have threads of their own, and all that the server starts inherits it: a process whose
    // other tasks hold theirs answers nevertheless.
    serving = Task.detached(priority: .high) {
      await server.appendRoute("*", to: handler)
      let waiting = Task {
        do {
          try await server.waitUntilListening(timeout: Opening.patience)
          opening.tell(nil)
        } catch { opening.tell(error) }
      }
      // A server that runs does not return; one that cannot open its port does at once, with the reason.
      do { try await server.run() } catch { opening.tell(error) }
      waiting.cancel()
    }
    if let error = opening.wait() {
      serving.cancel()
      throw LoopbackError(asked, reason: "\(error)")
    }
    let port = port
    let inner: Int32
    do { inner = try socket.takeName() } catch {
      serving.cancel()
      throw error
    }
    gate.open(to: inner, isWelcome: isWelcome ?? { LocalPeer.isOurs(.tcp, address: $0, port: $1, to: port) })
  }

  deinit { serving.cancel() }
}

/// A port that cannot be listened at.
public struct LoopbackError: Error, Sendable {
  /// The port that was asked for.
  public let port: UInt16
  /// What the system or the server said.
  public let reason: String

  init(_ port: UInt16, reason: String) { (self.port, self.reason) = (port, reason) }
}

/// Where the server behind the gate listens: a socket in a directory of its own, whose name is taken away when it is there.
private final class UnnamedSocket {
  private let port: UInt16
  private let directory: String
  var path: String { directory + "/s" }
  /// Linux's O_PATH, which Foundation does not name: a socket cannot be opened, only held.
  private static let pathOnly: Int32 = 0o10000000

  init(_ port: UInt16) throws(LoopbackError) {
    self.port = port
    var template = Array((NSTemporaryDirectory() + "swivel-XXXXXX").utf8CString)
    guard let made = mkdtemp(&template) else { throw Self.failure(port) }
    directory = String(cString: made)
  }

  deinit { removeName() }

  /// A descriptor that leads to the socket, which has no name from now on.
  func takeName() throws(LoopbackError) -> Int32 {
    defer { removeName() }
    let descriptor = open(path, Self.pathOnly | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(port) }
    return descriptor
  }

  private func removeName() {
    unlink(path)
    rmdir(directory)
  }

  private static func failure(_ port: UInt16) -> LoopbackError {
    LoopbackError(port, reason: String(cString: strerror(errno)))
  }
}

/// The outcome of opening a port, waited for by a thread that is not the server's. The first one counts.
private final class Opening: @unchecked Sendable {
  private let lock = NSLock()
  private let told = DispatchSemaphore(value: 0)
  private var outcome: (error: (any Error)?, isKnown: Bool) = (nil, false)

  /// Seconds a port may take to open; long, for a busy machine, since a port that cannot be had is told at once.
  static let patience = 60.0

  func tell(_ error: (any Error)?) {
    lock.withLock {
      guard !outcome.isKnown else { return }
      outcome = (error, true)
      told.signal()
    }
  }

  /// What went wrong; nil when it is open.
  func wait() -> (any Error)? {
    told.wait()
    return lock.withLock { outcome.error }
  }
}
