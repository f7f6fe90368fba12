// An instance that is reached from elsewhere: where, by whose key, and who is let in.
import Foundation
import Synchronization
import ZeroMQ

/// The `tcp://` addresses of one instance: four ports in a row, from the one that is named.
public struct RemoteAddress: Sendable, Equatable {
  /// The host's number, or `*` for all interfaces; IPv6 in brackets.
  public let host: String
  /// The port of the sensor's events; its control, the host's state and the host's control follow.
  public let port: Int

  /// How many ports an instance takes.
  static let ports = 4

  /// Reads `tcp://HOST:PORT`. Names are not looked up: what they stand for is not this machine's to say.
  public init(_ text: String) throws(BusError) {
    let prefix = "tcp://"
    let rest = text.dropFirst(prefix.count)
    guard text.hasPrefix(prefix), let colon = rest.lastIndex(of: ":"),
      let port = Int(rest[rest.index(after: colon)...]), (1...65536 - Self.ports).contains(port)
    else {
      throw .badKeys(path: text, reason: "expected tcp://HOST:PORT, such as tcp://127.0.0.1:5570")
    }
    let host = String(rest[..<colon])
    guard host == "*" || Self.isNumber(host) else {
      throw .badKeys(path: text, reason: "'\(host)' is no address such as 127.0.0.1 or [::1]")
    }
    self.host = host
    self.port = port
  }

  private static func isNumber(_ host: String) -> Bool {
    var (four, six) = (in_addr(), in6_addr())
    if host.hasPrefix("["), host.hasSuffix("]") {
      return inet_pton(AF_INET6, String(host.dropFirst().dropLast()), &six) == 1
    }
    return inet_pton(AF_INET, host, &four) == 1
  }

  /// The addresses of the instance's sockets there. A monitor is asked by its own machine alone.
  public var endpoints: Endpoints {
    let all = (0..<Self.ports).map { "tcp://\(host):\(port + $0)" }
    return Endpoints(
      sensorEvents: all[0], sensorControl: all[1], hostState: all[2], hostControl: all[3], monitorControl: "")
  }
}

/// What a process that serves needs to be reached from elsewhere.
public struct Listening: Sendable {
  /// Where else what is served at an endpoint is served.
  let places: [String: String]
  let keys: CurveKeys
  private let allowed: AllowList
  private let report: @Sendable (String) -> Void
  private let refused = Refused()

  /// Who was refused before: whoever is refused may come again without end, and is told of once.
  private final class Refused: Sendable {
    /// Names remembered; whoever comes after so many is not told of any more.
    private static let limit = 100
    private let names = Mutex<Set<String>>([])

    func isNew(_ name: String) -> Bool {
      names.withLock { names in names.count < Self.limit && names.insert(name).inserted }
    }
  }

  /// Serves the endpoints of `local` at `address` as well, encrypted, for those on the list; `report` is told who is not.
  public init(
    at address: RemoteAddress, of local: Endpoints, keys: KeyFile, allowed: AllowList,
    report: @escaping @Sendable (String) -> Void
  ) {
    let remote = address.endpoints
    places = [
      local.sensorEvents: remote.sensorEvents, local.sensorControl: remote.sensorControl,
      local.hostState: remote.hostState, local.hostControl: remote.hostControl,
    ]
    self.keys = keys.keys
    self.allowed = allowed
    self.report = report
  }

  /// What was asked for in words, nil when nothing was: an address, a file of keys and a list of who is let in. None without
  /// the others: whoever can reach a port, every user of this machine included, could turn the device and run its commands.
  public static func read(
    _ address: String?, keys: String?, allow: String?, of local: Endpoints, report: @escaping @Sendable (String) -> Void
  ) throws(BusError) -> Listening? {
    guard let address else { return nil }
    let place = try RemoteAddress(address)
    guard let keys, let allow else {
      throw .badKeys(
        path: address,
        reason: "not listened at without --keys FILE (swivel keys new FILE) and --allow FILE, a public key a line: "
          + "anybody who reaches it could give commands")
    }
    guard CurveKeys.isAvailable else { throw .noCurve }
    return Listening(
      at: place, of: local, keys: try KeyFile(path: keys), allowed: try AllowList(path: allow), report: report)
  }

  /// Whether somebody with this public key is let in.
  func isWelcome(key: String?, address: String) -> Bool {
    if let key, allowed.keys.contains(key) { return true }
    guard refused.isNew(key ?? "") else { return false }
    report("refused \(address): \(key.map { "the key \($0) is not on the list" } ?? "it has no key")")
    return false
  }
}

/// What a process that asks elsewhere needs: its own keys, and whom it means to reach.
public struct Dialing: Sendable {
  let keys: CurveKeys
  let server: String

  /// Asks with `keys` whoever has the secret of the public key `server`.
  public init(keys: KeyFile, server: String) throws(BusError) {
    guard CurveKeys.isKey(server) else {
      throw .badKeys(path: server, reason: "is no public key of \(CurveKeys.length) characters")
    }
    self.keys = keys.keys
    self.server = server
  }
}
