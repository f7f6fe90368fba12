// Whom one speaks to over a network and how: names, numbers and settings, which are kept as they were given.
import Foundation
import SwivelUI

/// Whom one speaks to.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
  /// A host's name or number, as it was written.
  public struct Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    private let text: String
    /// By its name or number.
    public init(_ string: String) { text = string }
    /// By its name or number.
    public init(stringLiteral: StringLiteralType) { text = stringLiteral }
    /// A host's name; nil for numbers.
    public static func name(_ name: String, _ interface: NWInterface?) -> Host { Host(name) }
    /// As it was written.
    public var debugDescription: String { text }
  }
  /// A host's door.
  public struct Port: Hashable, Sendable, ExpressibleByIntegerLiteral, RawRepresentable, CustomDebugStringConvertible {
    /// Its number.
    public let rawValue: UInt16
    /// By its number.
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    /// By its number.
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// By its number as a text, or a service's name; nil for others.
    public init?(_ service: String) {
      let known: [String: UInt16] = ["http": 80, "https": 443, "ssh": 22, "smtp": 25, "imap": 143, "pop": 110]
      guard let number = UInt16(service) ?? known[service] else { return nil }
      rawValue = number
    }
    /// Any.
    public static let any: Port = 0
    /// Of pages.
    public static let http: Port = 80
    /// Of pages nobody else reads.
    public static let https: Port = 443
    /// Of shells.
    public static let ssh: Port = 22
    /// Of letters that are sent.
    public static let smtp: Port = 25
    /// Of letters that are fetched.
    public static let imap: Port = 143
    /// Of letters that are taken.
    public static let pop: Port = 110
    /// Its number.
    public var debugDescription: String { String(rawValue) }
  }
  /// A host's door.
  case hostPort(host: Host, port: Port)
  /// Something that is offered near.
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  /// A file two processes share.
  case unix(path: String)
  /// An address.
  case url(URL)
  /// By which it is spoken to: nobody said.
  public var interface: NWInterface? { nil }
  /// For people.
  public var debugDescription: String {
    switch self {
    case .hostPort(let host, let port): "\(host.debugDescription):\(port.debugDescription)"
    case .service(let name, let type, let domain, _): "\(name).\(type).\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }
}

/// How something is spoken; what is said of it is kept.
public class NWProtocolOptions: @unchecked Sendable {
  init() {}
}

/// Streams of bytes.
public enum NWProtocolTCP {
  /// How they are.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether little is sent at once.
    public var noDelay = false
    /// Whether it is asked after when nothing is sent.
    public var enableKeepalive = false
    /// After how many seconds.
    public var keepaliveIdle = 0
    /// How often.
    public var keepaliveCount = 0
    /// Seconds between.
    public var keepaliveInterval = 0
    /// How many seconds one waits for an answer.
    public var connectionTimeout = 0
    /// As usual.
    public override init() { super.init() }
  }
}
/// Letters of bytes.
public enum NWProtocolUDP {
  /// How they are.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether they go without a sum.
    public var preferNoChecksum = false
    /// As usual.
    public override init() { super.init() }
  }
}
/// What nobody else reads.
public enum NWProtocolTLS {
  /// How it is.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// As usual.
    public override init() { super.init() }
  }
}
/// Letters over pages' doors.
public enum NWProtocolWebSocket {
  /// How they are.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether what asks whether one is there is answered.
    public var autoReplyPing = false
    /// How large letters may be.
    public var maximumMessageSize = 0
    /// As usual.
    public override init() { super.init() }
  }
}

/// How two speak.
public final class NWParameters: @unchecked Sendable, CustomDebugStringConvertible {
  /// What kind of traffic it is.
  public enum ServiceClass: Hashable, Sendable {
    /// Any.
    case bestEffort
    /// What can wait.
    case background
    /// Films that are spoken into.
    case interactiveVideo
    /// Voices.
    case interactiveVoice
    /// What somebody waits for.
    case responsiveData
    /// What keeps it going.
    case signaling
  }
  /// Which protocols lie upon each other.
  public final class ProtocolStack: @unchecked Sendable {
    /// Those above, the uppermost first.
    public var applicationProtocols: [NWProtocolOptions] = []
    /// The one that carries.
    public var transportProtocol: NWProtocolOptions?
    /// The one below.
    public var internetProtocol: NWProtocolOptions?
  }
  /// Which.
  public let defaultProtocolStack = ProtocolStack()
  /// By which interface alone.
  public var requiredInterface: NWInterface?
  /// By which kind of interface alone.
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  /// By which not.
  public var prohibitedInterfaces: [NWInterface]?
  /// By which kinds not.
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  /// Whether not where it costs something.
  public var prohibitExpensivePaths = false
  /// Whether not where little is to be sent.
  public var prohibitConstrainedPaths = false
  /// Whether devices that are near count.
  public var includePeerToPeer = false
  /// Whether a door may be taken again.
  public var allowLocalEndpointReuse = false
  /// Whether only devices of the same network may ask.
  public var acceptLocalOnly = false
  /// What kind of traffic it is.
  public var serviceClass = ServiceClass.bestEffort
  /// From which door.
  public var requiredLocalEndpoint: NWEndpoint?
  private let name: String
  private init(_ name: String, _ transport: NWProtocolOptions?, _ above: [NWProtocolOptions?]) {
    self.name = name
    defaultProtocolStack.transportProtocol = transport
    defaultProtocolStack.applicationProtocols = above.compactMap { $0 }
  }
  /// By no protocol yet.
  public convenience init() { self.init("", nil, []) }
  /// By streams, with what nobody else reads in them.
  public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
    self.init(tls == nil ? "tcp" : "tls", tcp, [tls])
  }
  /// By letters, with what nobody else reads in them.
  public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
    self.init(dtls == nil ? "udp" : "dtls", udp, [dtls])
  }
  /// Streams.
  public static var tcp: NWParameters { NWParameters(tls: nil) }
  /// Letters.
  public static var udp: NWParameters { NWParameters(dtls: nil) }
  /// Streams nobody else reads.
  public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  /// Letters nobody else reads.
  public static var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }
  /// Another that says the same.
  public func copy() -> NWParameters {
    let copy = NWParameters(
      name, defaultProtocolStack.transportProtocol, defaultProtocolStack.applicationProtocols)
    copy.defaultProtocolStack.internetProtocol = defaultProtocolStack.internetProtocol
    (copy.requiredInterface, copy.requiredInterfaceType) = (requiredInterface, requiredInterfaceType)
    (copy.prohibitedInterfaces, copy.prohibitedInterfaceTypes) = (prohibitedInterfaces, prohibitedInterfaceTypes)
    (copy.prohibitExpensivePaths, copy.prohibitConstrainedPaths) = (prohibitExpensivePaths, prohibitConstrainedPaths)
    (copy.includePeerToPeer, copy.allowLocalEndpointReuse) = (includePeerToPeer, allowLocalEndpointReuse)
    (copy.acceptLocalOnly, copy.serviceClass) = (acceptLocalOnly, serviceClass)
    copy.requiredLocalEndpoint = requiredLocalEndpoint
    return copy
  }
  /// For people.
  public var debugDescription: String { name }
}

/// What went wrong.
public enum NWError: Error, Hashable, Sendable, CustomNSError {
  /// The system's number.
  case posix(POSIXErrorCode)
  /// The number of who knows names.
  case dns(Int32)
  /// The number of who keeps secrets.
  case tls(Int32)
  /// Network's domain.
  public static var errorDomain: String { "Network.NWError" }
  /// The number.
  public var errorCode: Int {
    switch self {
    case .posix(let code): Int(code.rawValue)
    case .dns(let number), .tls(let number): Int(number)
    }
  }
}
