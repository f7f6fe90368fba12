// CURVE, libzmq's encryption: key pairs, the two ends of a connection, and who is let in (ZeroMQ RFC 26 and 27).
import CZeroMQ

/// A key pair of Curve25519 in Z85, 40 characters each.
public struct CurveKeys: Sendable, Equatable {
  /// What others may know.
  public var publicKey: String
  /// What nobody else may.
  public var secretKey: String

  /// Characters of a key in Z85.
  public static let length = 40
  /// Bytes of a key: four for every five characters.
  private static let size = length / 5 * 4

  /// Whether the library this process runs with has CURVE.
  public static var isAvailable: Bool { zmq_has("curve") == 1 }

  /// A new pair; throws where the library has no CURVE.
  public static func make() throws(ZeroMQError) -> CurveKeys {
    var (open, secret) = ([CChar](repeating: 0, count: length + 1), [CChar](repeating: 0, count: length + 1))
    guard zmq_curve_keypair(&open, &secret) == 0 else { throw ZeroMQError("zmq_curve_keypair") }
    return CurveKeys(publicKey: text(open), secretKey: text(secret))
  }

  /// The pair of a secret key; throws when it is none.
  public init(secretKey: String) throws(ZeroMQError) {
    var open = [CChar](repeating: 0, count: Self.length + 1)
    guard Self.isKey(secretKey), zmq_curve_public(&open, secretKey) == 0 else {
      throw ZeroMQError("zmq_curve_public")
    }
    publicKey = Self.text(open)
    self.secretKey = secretKey
  }

  private init(publicKey: String, secretKey: String) {
    self.publicKey = publicKey
    self.secretKey = secretKey
  }

  /// Whether a text has the form of a key.
  public static func isKey(_ text: String) -> Bool {
    var bytes = [UInt8](repeating: 0, count: size)
    return text.utf8.count == length && zmq_z85_decode(&bytes, text) != nil
  }

  /// A key's 32 bytes as Z85.
  public static func text(ofKey bytes: [UInt8]) -> String? {
    guard bytes.count == size else { return nil }
    var text = [CChar](repeating: 0, count: length + 1)
    guard zmq_z85_encode(&text, bytes, bytes.count) != nil else { return nil }
    return Self.text(text)
  }

  private static func text(_ characters: [CChar]) -> String {
    String(decoding: characters[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension Socket {
  /// What asks who is let in calls itself; any name but none makes libzmq ask for each connection.
  static let domain = "swivel"

  /// Encrypts the binds made from now on, and has the door (`Door`) asked for everybody who connects there.
  public func serveCurve(_ keys: CurveKeys) throws(ZeroMQError) {
    isEncrypted = true
    try set(ZMQ_CURVE_SERVER, Int32(1), "ZMQ_CURVE_SERVER")
    try set(ZMQ_CURVE_SECRETKEY, text: keys.secretKey, "ZMQ_CURVE_SECRETKEY")
    try set(ZMQ_ZAP_DOMAIN, text: Self.domain, "ZMQ_ZAP_DOMAIN")
  }

  /// Encrypts the connections made from now on, to whoever has the secret of `server`.
  public func dialCurve(_ keys: CurveKeys, server: String) throws(ZeroMQError) {
    isEncrypted = true
    try set(ZMQ_CURVE_SERVERKEY, text: server, "ZMQ_CURVE_SERVERKEY")
    try set(ZMQ_CURVE_PUBLICKEY, text: keys.publicKey, "ZMQ_CURVE_PUBLICKEY")
    try set(ZMQ_CURVE_SECRETKEY, text: keys.secretKey, "ZMQ_CURVE_SECRETKEY")
  }
}

/// Who asks to be let in (ZeroMQ RFC 27, ZAP 1.0).
public struct Knock: Equatable, Sendable {
  var request: [UInt8]
  /// The peer's address, such as 127.0.0.1.
  public var address: String
  /// The peer's public key in Z85; nil for somebody without one.
  public var key: String?

  /// Reads a request's frames; nil for what is none.
  init?(_ frames: [[UInt8]]) {
    guard frames.count >= 6, frames[0] == Array("1.0".utf8) else { return nil }
    request = frames[1]
    address = String(decoding: frames[3], as: UTF8.self)
    let isCurve = frames[5] == Array("CURVE".utf8) && frames.count == 7
    key = isCurve ? CurveKeys.text(ofKey: frames[6]) : nil
  }

  /// The answer's frames.
  func answer(isWelcome: Bool) -> [[UInt8]] {
    ["1.0", nil, isWelcome ? "200" : "400", isWelcome ? "OK" : "not on the list", key ?? "", ""]
      .map { text in text.map { Array($0.utf8) } ?? request }
  }
}

/// Where libzmq asks for each connection of the context whether it may be. One a context, before any socket is served.
public final class Door {
  let socket: Socket

  /// Takes the place libzmq asks at.
  public init(in context: Context) throws(ZeroMQError) {
    socket = try Socket(.rep, in: context)
    try socket.bind("inproc://zeromq.zap.01")
  }

  /// Answers all who knock now.
  public func answer(_ isWelcome: (Knock) -> Bool) throws(ZeroMQError) {
    while let frames = try socket.receive() {
      // libzmq asks in its own form; anything else is answered with what it takes for a no.
      guard let knock = Knock(frames) else {
        try socket.send([[]])
        continue
      }
      try socket.send(knock.answer(isWelcome: isWelcome(knock)))
    }
  }
}

extension Poller {
  /// Adds a door, so that a knock ends the wait; returns its index among the items.
  public mutating func add(_ door: Door) -> Int { add(door.socket) }
}
