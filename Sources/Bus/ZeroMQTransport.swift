// The bus over ZeroMQ: the one file outside the module of that name that knows it.
import ZeroMQ

/// Links that are libzmq sockets of one context, over any of its transports (`ipc://`, `inproc://`, `tcp://` with keys).
public final class ZeroMQTransport: Transport {
  private let context: Context
  private let listening: Listening?
  private let dialing: Dialing?
  /// Where libzmq asks who may connect, held by the first poller; nil where nobody from outside can.
  private var door: Door?

  /// Makes the process's one context; fails when libzmq cannot have the descriptors it needs. With `listening` what is served
  /// here is served there as well; with `dialing` it asks at `tcp://` endpoints, which nobody can without keys.
  public init(listening: Listening? = nil, dialing: Dialing? = nil) throws(BusError) {
    guard (listening == nil && dialing == nil) || CurveKeys.isAvailable else { throw .noCurve }
    self.listening = listening
    self.dialing = dialing
    do {
      context = try Context()
      if listening != nil { door = try Door(in: context) }
    } catch { throw BusError(error) }
  }

  /// Bytes of one client's requests that wait to be read; it waits to send more.
  private static let inputBudget = 256 << 20
  /// Bytes of a subscription, and of the handshake before it: libzmq keeps a node for each byte of a topic.
  private static let largestSubscription = 1024
  /// Subscriptions of one client that wait to be read: libzmq takes in all there are before it shows the first, and forty thousand of a
  /// KiB are 1.3 GB by then. With one its reader, which is quicker than what brings the next, comes to count them in between.
  private static let waitingSubscriptions = 1

  /// Of all sockets of the context, since it was made.
  public var endedConnections: Int { context.endedConnections }

  /// The version of the library this process runs with.
  public static var libraryVersion: (major: Int, minor: Int, patch: Int) { Context.libraryVersion }

  /// Binds responders and publishers, connects requesters and subscribers; fails as libzmq words it.
  public func open(_ kind: LinkKind, at endpoint: String) throws(BusError) -> any Link {
    do throws(ZeroMQError) {
      let socket: Socket
      switch kind {
      case .responder(let largest):
        socket = try Socket(.router, in: context)
        try socket.limitInput(largest: largest, waiting: max(1, Self.inputBudget / largest))
        try bind(socket, endpoint)
      case .requester:
        socket = try Socket(.dealer, in: context)
        try dial(socket, endpoint)
      case .publisher:
        socket = try Socket(.xpub, in: context)
        try socket.limitInput(largest: Self.largestSubscription, waiting: Self.waitingSubscriptions)
        try bind(socket, endpoint)
      case .subscriber(let topics):
        socket = try Socket(.sub, in: context)
        for topic in topics { try socket.subscribe(topic) }
        try dial(socket, endpoint)
      }
      return SocketLink(socket)
    } catch { throw BusError(error) }
  }

  /// What is bound first stays open to this user alone and without keys: options hold for the binds that follow them.
  private func bind(_ socket: Socket, _ endpoint: String) throws(ZeroMQError) {
    try socket.bind(endpoint)
    guard let listening, let place = listening.places[endpoint] else { return }
    try socket.serveCurve(listening.keys)
    try socket.bind(place)
  }

  private func dial(_ socket: Socket, _ endpoint: String) throws(ZeroMQError) {
    if let dialing { try socket.dialCurve(dialing.keys, server: dialing.server) }
    try socket.connect(endpoint)
  }

  /// A `zmq_poll` over links and descriptors. The first one, which is its node's, also answers who may connect.
  public func makePoller() -> any LinkPoller {
    defer { door = nil }
    return SocketPoller(door: door, listening: listening)
  }
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
  private var poller: Poller
  private let door: Door?
  private let doorIndex: Int?
  private let listening: Listening?

  init(door: Door?, listening: Listening?) {
    self.door = door
    self.listening = listening
    var poller = Poller()
    doorIndex = door.map { poller.add($0) }
    self.poller = poller
  }

  func add(_ link: any Link) -> Int {
    guard let link = link as? SocketLink else { preconditionFailure("\(link) is a link of another transport") }
    return poller.add(link.socket)
  }

  func replace(_ link: any Link, at index: Int) {
    guard let link = link as? SocketLink else { preconditionFailure("\(link) is a link of another transport") }
    poller.replace(link.socket, at: index)
  }

  func add(descriptor: Int32) -> Int { poller.add(descriptor: descriptor) }

  func replace(descriptor: Int32?, at index: Int) { poller.replace(descriptor: descriptor, at: index) }

  func wait(milliseconds: Int) throws(BusError) {
    do {
      try poller.wait(milliseconds: milliseconds)
      guard let door, let doorIndex, let listening, poller.isReady(doorIndex) else { return }
      try door.answer { knock in listening.isWelcome(key: knock.key, address: knock.address) }
    } catch { throw BusError(error) }
  }

  func isReady(_ index: Int) -> Bool { poller.isReady(index) }
}

extension CurveKeys {
  /// A new pair; throws where libzmq has no CURVE.
  static func fresh() throws(BusError) -> CurveKeys {
    guard isAvailable else { throw .noCurve }
    do { return try make() } catch { throw BusError(error) }
  }

  /// The pair of a secret key; nil when it is none.
  static func pair(secretKey: String) throws(BusError) -> CurveKeys? {
    guard isAvailable else { throw .noCurve }
    do { return try CurveKeys(secretKey: secretKey) } catch { return nil }
  }
}

extension BusError {
  fileprivate init(_ error: ZeroMQError) {
    self = .transport(call: error.call, subject: error.subject, reason: error.reason)
  }
}
