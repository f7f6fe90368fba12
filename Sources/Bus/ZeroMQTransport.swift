// The bus over ZeroMQ: the one file outside the module of that name that knows it.
import ZeroMQ

/// Links that are libzmq sockets of one context, over any of its transports (`ipc://`, `inproc://`).
public final class ZeroMQTransport: Transport {
  private let context: Context

  /// Makes the process's one context; fails when libzmq cannot have the descriptors it needs.
  public init() throws(BusError) {
    do { context = try Context() } catch { throw BusError(error) }
  }

  /// The version of the library this process runs with.
  public static var libraryVersion: (major: Int, minor: Int, patch: Int) { Context.libraryVersion }

  /// Binds responders and publishers, connects requesters and subscribers; fails as libzmq words it.
  public func open(_ kind: LinkKind, at endpoint: String) throws(BusError) -> any Link {
    do throws(ZeroMQError) {
      let socket: Socket
      switch kind {
      case .responder:
        socket = try Socket(.router, in: context)
        try socket.bind(endpoint)
      case .requester:
        socket = try Socket(.dealer, in: context)
        try socket.connect(endpoint)
      case .publisher:
        socket = try Socket(.xpub, in: context)
        try socket.bind(endpoint)
      case .subscriber(let topics):
        socket = try Socket(.sub, in: context)
        for topic in topics { try socket.subscribe(topic) }
        try socket.connect(endpoint)
      }
      return SocketLink(socket)
    } catch { throw BusError(error) }
  }

  /// A `zmq_poll` over links and descriptors.
  public func makePoller() -> any LinkPoller { SocketPoller() }
}

private final class SocketLink: Link {
  let socket: Socket

  init(_ socket: Socket) { self.socket = socket }

  func send(_ frames: [[UInt8]]) throws(BusError) -> Bool {
    do { return try socket.send(frames) } catch { throw BusError(error) }
  }

  func receive() throws(BusError) -> [[UInt8]]? {
    do { return try socket.receive() } catch { throw BusError(error) }
  }
}

private final class SocketPoller: LinkPoller {
  private var poller = Poller()

  func add(_ link: any Link) -> Int {
    guard let link = link as? SocketLink else { preconditionFailure("\(link) is a link of another transport") }
    return poller.add(link.socket)
  }

  func add(descriptor: Int32) -> Int { poller.add(descriptor: descriptor) }

  func replace(descriptor: Int32?, at index: Int) { poller.replace(descriptor: descriptor, at: index) }

  func wait(milliseconds: Int) throws(BusError) {
    do { try poller.wait(milliseconds: milliseconds) } catch { throw BusError(error) }
  }

  func isReady(_ index: Int) -> Bool { poller.isReady(index) }
}

extension BusError {
  fileprivate init(_ error: ZeroMQError) {
    self = .transport(call: error.call, subject: error.subject, reason: error.reason)
  }
}
