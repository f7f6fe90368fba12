// Who may look: the rules of the page's door, as a value that knows no sockets.

/// Decides about each request of a browser.
///
/// Whoever knows the link gets in, once: its token is exchanged for a cookie that only this page sends (`SameSite=Strict`).
/// Another site in the same browser has neither, and cannot pretend to be this page: what names another host or comes from
/// another origin is refused, whatever it brings (a name of one's own that is resolved to 127.0.0.1 is one of these).
struct WebAccess {
  /// What a browser says of itself with a request.
  struct Visit {
    /// The header `Host`.
    var host: String?
    /// The header `Origin`, which browsers send with what is more than a look.
    var origin: String?
    /// The header `Cookie`.
    var cookies: String?
    /// The token in the link, where it is one.
    var token: String?
    /// Whether it opens the channel that orders come through.
    var opensChannel: Bool
  }

  enum Verdict: Equatable {
    case welcome
    /// The link was right: what is to be remembered by the browser, a value of `Set-Cookie`.
    case enters(cookie: String)
    /// The link is none, or was used before.
    case unknown
    /// It asks for, or comes from, somewhere else.
    case foreign
  }

  /// With the port, since browsers keep cookies apart by name and not by port: two pages of one machine each have theirs.
  private let cookieName: String
  private let hosts: Set<String>
  private let secret: String
  /// The link's token; another after each use, since one link is one browser's.
  private(set) var token: String
  private var source: any RandomNumberGenerator

  /// - Parameter source: where secrets come from; the system's, except in tests.
  init(port: UInt16, source: any RandomNumberGenerator = SystemRandomNumberGenerator()) {
    cookieName = "swivel-\(port)"
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    self.source = source
    secret = Self.secret(&self.source)
    token = Self.secret(&self.source)
  }

  /// 128 bits, which nobody guesses.
  private static func secret(_ source: inout any RandomNumberGenerator) -> String {
    (0..<2).map { _ in
      let word = String(source.next(), radix: 16)
      return String(repeating: "0", count: 16 - word.count) + word
    }.joined()
  }

  mutating func judge(_ visit: Visit) -> Verdict {
    guard let host = visit.host, hosts.contains(host) else { return .foreign }
    if let origin = visit.origin {
      guard hosts.contains(where: { origin == "http://\($0)" }) else { return .foreign }
    } else if visit.opensChannel {
      // Every browser says where a channel is opened from; who does not is none.
      return .foreign
    }
    if let given = visit.token {
      guard Self.isSame(given, token) else { return .unknown }
      token = Self.secret(&source)
      return .enters(cookie: "\(cookieName)=\(secret); HttpOnly; SameSite=Strict; Path=/")
    }
    let cookies = (visit.cookies ?? "").split(separator: ";").map { $0.drop { $0 == " " } }
    return cookies.contains { Self.isSame(String($0), "\(cookieName)=\(secret)") } ? .welcome : .unknown
  }

  /// Takes as long for a wrong first character as for a wrong last one.
  private static func isSame(_ given: String, _ expected: String) -> Bool {
    let (given, expected) = (Array(given.utf8), Array(expected.utf8))
    guard given.count == expected.count else { return false }
    return zip(given, expected).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
