// One libzmq socket: typed, closed with its owner, never shared between threads.
import CZeroMQ
import CZeroMQInput

/// The socket types Swivel uses.
public enum SocketType: Sendable {
  /// As libzmq's `zmq_socket(3)` describes them.
  case dealer
  case router
  case pub
  case xpub
  case sub
  case rep

  var code: Int32 {
    switch self {
    case .dealer: ZMQ_DEALER
    case .router: ZMQ_ROUTER
    case .pub: ZMQ_PUB
    case .xpub: ZMQ_XPUB
    case .sub: ZMQ_SUB
    case .rep: ZMQ_REP
    }
  }
}

/// A libzmq socket. Not Sendable: libzmq allows one thread at a time, the compiler enforces it.
public final class Socket {
  let handle: UnsafeMutableRawPointer
  private let context: Context
  /// Readable when something has happened to the socket since it was last asked for anything.
  let descriptor: Int32
  /// Whether input may wait that the descriptor does not show (any more): every call but a receive in vain leaves that
  /// open.
  private(set) var mayHaveInput = true
  /// Whether messages come encrypted, so that only those that are taken show which have ended.
  var isEncrypted = false
  /// Frames at the beginning of a message that no peer sent: the name of the one that did.
  private let ownFrames: Int

  /// The largest message accepted, in bytes: a trace of a million samples at 32 bytes and its envelope fit.
  public static let maximumMessageSize: Int64 = 48 << 20
  /// How long closing waits for unsent messages, in milliseconds: enough for a local peer, never a hang.
  public static let linger: Int32 = 250
  /// Milliseconds a connection may take to say who it is; those that never do hold descriptors for as long.
  public static let handshake: Int32 = 5_000
  /// Queued messages a peer may lag behind before the newest are dropped: above ten seconds of samples at 1 kHz.
  public static let highWaterMark: Int32 = 16_384

  /// A socket that is bound and connected nowhere; throws what libzmq refuses.
  public init(_ type: SocketType, in context: Context) throws(ZeroMQError) {
    guard let handle = zmq_socket(context.handle, type.code) else { throw ZeroMQError("zmq_socket") }
    self.handle = handle
    self.context = context
    ownFrames = type == .router ? 1 : 0
    descriptor = try Self.option(ZMQ_FD, of: handle, "ZMQ_FD")
    try set(ZMQ_LINGER, Self.linger, "ZMQ_LINGER")
    try set(ZMQ_SNDHWM, Self.highWaterMark, "ZMQ_SNDHWM")
    try set(ZMQ_RCVHWM, Self.highWaterMark, "ZMQ_RCVHWM")
    try set(ZMQ_MAXMSGSIZE, Self.maximumMessageSize, "ZMQ_MAXMSGSIZE")
    try set(ZMQ_HANDSHAKE_IVL, Self.handshake, "ZMQ_HANDSHAKE_IVL")
    // A peer that restarts is found again within this many milliseconds; the default backs off no further than this.
    try set(ZMQ_RECONNECT_IVL, Int32(20), "ZMQ_RECONNECT_IVL")
    // A client that comes again under a name of its own is the one to answer.
    if type == .router { try set(ZMQ_ROUTER_HANDOVER, Int32(1), "ZMQ_ROUTER_HANDOVER") }
    if type == .xpub { try set(ZMQ_XPUB_VERBOSER, Int32(1), "ZMQ_XPUB_VERBOSER") }
  }

  deinit { zmq_close(handle) }

  func set(_ option: Int32, text: String, _ name: String) throws(ZeroMQError) {
    if zmq_setsockopt(handle, option, text, text.utf8.count) != 0 { throw ZeroMQError("zmq_setsockopt", name) }
  }

  func set<Value>(_ option: Int32, _ value: Value, _ name: String) throws(ZeroMQError) {
    let status = withUnsafePointer(to: value) { zmq_setsockopt(handle, option, $0, MemoryLayout<Value>.size) }
    if status != 0 { throw ZeroMQError("zmq_setsockopt", name) }
  }

  private static func option(_ option: Int32, of handle: UnsafeMutableRawPointer, _ name: String)
    throws(ZeroMQError) -> Int32
  {
    var value: Int32 = 0
    var size = MemoryLayout<Int32>.size
    if zmq_getsockopt(handle, option, &value, &size) != 0 { throw ZeroMQError("zmq_getsockopt", name) }
    return value
  }

  /// Takes messages of `largest` bytes at most, and `waiting` of one peer before it has to wait; for binds that follow.
  public func limitInput(largest: Int, waiting: Int) throws(ZeroMQError) {
    try set(ZMQ_MAXMSGSIZE, Int64(largest), "ZMQ_MAXMSGSIZE")
    try set(ZMQ_RCVHWM, Int32(waiting), "ZMQ_RCVHWM")
  }

  /// Whether a message waits.
  func hasInput() throws(ZeroMQError) -> Bool {
    mayHaveInput = try Self.option(ZMQ_EVENTS, of: handle, "ZMQ_EVENTS") & ZMQ_POLLIN != 0
    return mayHaveInput
  }

  /// Binds. libzmq takes a living ipc path from another process without an error: hold the instance's lock first.
  public func bind(_ endpoint: String) throws(ZeroMQError) {
    mayHaveInput = true
    if zmq_bind(handle, endpoint) != 0 { throw ZeroMQError("zmq_bind", endpoint) }
  }

  /// Connects; the peer need not exist yet.
  public func connect(_ endpoint: String) throws(ZeroMQError) {
    mayHaveInput = true
    if zmq_connect(handle, endpoint) != 0 { throw ZeroMQError("zmq_connect", endpoint) }
  }

  /// Subscribes a SUB socket to every topic that starts with `prefix`.
  public func subscribe(_ prefix: String) throws(ZeroMQError) {
    mayHaveInput = true
    if zmq_setsockopt(handle, ZMQ_SUBSCRIBE, prefix, prefix.utf8.count) != 0 {
      throw ZeroMQError("zmq_setsockopt", "ZMQ_SUBSCRIBE \(prefix)")
    }
  }

  /// Sends one message of these frames without blocking. False when the socket's queue is full or nobody is connected
  /// to queue for (DEALER); nothing was sent then.
  @discardableResult
  public func send(_ frames: [[UInt8]]) throws(ZeroMQError) -> Bool {
    mayHaveInput = true
    for (index, frame) in frames.enumerated() {
      let more = index + 1 < frames.count ? ZMQ_SNDMORE : 0
      var status: Int32
      repeat {
        status = frame.withUnsafeBytes { zmq_send(handle, $0.baseAddress, $0.count, ZMQ_DONTWAIT | more) }
      } while status < 0 && zmq_errno() == EINTR
      if status < 0 {
        // libzmq refuses a multipart message at its first frame or not at all.
        if zmq_errno() == EAGAIN && index == 0 { return false }
        throw ZeroMQError("zmq_send")
      }
    }
    return true
  }

  /// Frames of a message that are kept: more than any message has that is understood, and enough to see that one is none. Who sends more
  /// from another process is disconnected.
  public static let mostFrames = 16

  /// The next whole message without blocking, its first `mostFrames` frames, or nil when there is none.
  public func receive() throws(ZeroMQError) -> [[UInt8]]? {
    var frames: [[UInt8]] = []
    var count = 0
    mayHaveInput = true
    while true {
      var message = zmq_msg_t()
      zmq_msg_init(&message)
      if zmq_msg_recv(&message, handle, ZMQ_DONTWAIT) < 0 {
        let code = zmq_errno()
        zmq_msg_close(&message)
        if code == EAGAIN && frames.isEmpty {
          mayHaveInput = false
          return nil
        }
        if code == EINTR { continue }
        throw ZeroMQError("zmq_msg_recv")
      }
      if frames.count < Self.mostFrames {
        frames.append([UInt8](UnsafeRawBufferPointer(start: zmq_msg_data(&message), count: zmq_msg_size(&message))))
      }
      if isEncrypted, count >= ownFrames {
        swivel_input_taken(zmq_msg_get(&message, ZMQ_SRCFD), UInt64(zmq_msg_size(&message)))
      }
      count += 1
      let more = zmq_msg_more(&message) != 0
      zmq_msg_close(&message)
      if !more { return frames }
    }
  }
}
