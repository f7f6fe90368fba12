// An HTTP server on a port of this machine alone: what phones and pages have in common, on threads of its own.
import Dispatch
import FlyingFox
import FlyingSocks
import Foundation

/// A running server; it ends with this object.
public final class LoopbackServer {
  /// The port, which the system chose where 0 was asked for.
  public let port: UInt16
  private let serving: Task<Void, Never>

  /// Opens the port on 127.0.0.1 and hands all requests on; waits for it, so that none of Swift's own threads may ask.
  public init(port asked: UInt16, handler: some HTTPHandler) throws(LoopbackError) {
    let address: sockaddr_in
    do { address = try .inet(ip4: "127.0.0.1", port: asked) } catch { throw LoopbackError(asked, error) }
    let server = HTTPServer(address: address, logger: .disabled)
    let opening = Opening()
    // Tasks of this rank have threads of their own, and all that the server starts inherits it: a process whose
    // other tasks hold theirs answers nevertheless.
    serving = Task.detached(priority: .high) {
      await server.appendRoute("*", to: handler)
      let waiting = Task {
        do {
          try await server.waitUntilListening(timeout: Opening.patience)
          if case .ip4(_, let port)? = await server.listeningAddress { opening.tell(.success(port)) }
        } catch { opening.tell(.failure(error)) }
      }
      // A server that runs does not return; one that cannot open its port does at once, with the reason.
      do { try await server.run() } catch { opening.tell(.failure(error)) }
      waiting.cancel()
    }
    switch opening.wait() {
    case .success(let port): self.port = port
    case .failure(let error):
      serving.cancel()
      throw LoopbackError(asked, error)
    }
  }

  deinit { serving.cancel() }
}

/// A port that cannot be listened at.
public struct LoopbackError: Error, Sendable {
  /// The port that was asked for.
  public let port: UInt16
  /// What the system or the server said.
  public let reason: String

  init(_ port: UInt16, _ error: any Error) { (self.port, reason) = (port, "\(error)") }
}

/// The outcome of opening a port, waited for by a thread that is not the server's. The first one counts.
private final class Opening: @unchecked Sendable {
  private let lock = NSLock()
  private let told = DispatchSemaphore(value: 0)
  private var outcome: Result<UInt16, any Error>?

  /// Seconds a port may take to open; long, for a busy machine, since a port that cannot be had is told at once.
  static let patience = 60.0

  func tell(_ outcome: Result<UInt16, any Error>) {
    lock.withLock {
      guard self.outcome == nil else { return }
      self.outcome = outcome
      told.signal()
    }
  }

  func wait() -> Result<UInt16, any Error> {
    told.wait()
    return lock.withLock { outcome ?? .failure(CancellationError()) }
  }
}
