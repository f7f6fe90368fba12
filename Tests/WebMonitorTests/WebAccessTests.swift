// Who is let in at the page's door, and who is not: each row is a request, as RFC 6265 and the Fetch standard have them.
import Testing

@testable import WebMonitor

@Suite struct WebAccessTests {
  /// Numbers in order, so that secrets are known: 0…01 and 0…02 make the cookie, 3 and 4 the first token.
  private struct Counter: RandomNumberGenerator {
    var last: UInt64 = 0
    mutating func next() -> UInt64 {
      last += 1
      return last
    }
  }

  private static func hexadecimal(_ one: Int, _ other: Int) -> String {
    String(repeating: "0", count: 15) + "\(one)" + String(repeating: "0", count: 15) + "\(other)"
  }

  private static let cookie = "swivel-80=" + hexadecimal(1, 2)
  private static let token = hexadecimal(3, 4)

  private static func visit(
    host: String? = "127.0.0.1:80", origin: String? = nil, cookies: String? = nil, token: String? = nil,
    channel: Bool = false
  ) -> WebAccess.Visit {
    WebAccess.Visit(host: host, origin: origin, cookies: cookies, token: token, opensChannel: channel)
  }

  @Test(
    arguments: [
      ("nothing but the address", visit(), .unknown), ("with the cookie", visit(cookies: cookie), .welcome),
      ("among others", visit(cookies: "a=b; \(cookie); c=d"), .welcome),
      ("a cookie that is longer", visit(cookies: cookie + "0"), .unknown),
      ("a cookie of another name", visit(cookies: "x" + cookie), .unknown),
      ("the cookie of a page at another port", visit(cookies: "swivel-81=" + hexadecimal(1, 2)), .unknown),
      ("the link", visit(token: token), .enters(cookie: "\(cookie); HttpOnly; SameSite=Strict; Path=/")),
      ("a wrong link", visit(token: hexadecimal(3, 5)), .unknown), ("an empty link", visit(token: ""), .unknown),
      ("a wrong link beside the cookie", visit(cookies: cookie, token: "0"), .unknown),
      ("the same machine by name", visit(host: "localhost:80", cookies: cookie), .welcome),
      ("another port", visit(host: "127.0.0.1:81", cookies: cookie), .foreign),
      ("a name that leads here", visit(host: "evil.example:80", cookies: cookie), .foreign),
      ("no host", visit(host: nil, cookies: cookie), .foreign),
      ("a name that leads here, with the link", visit(host: "evil.example:80", token: token), .foreign),
      (
        "the channel from this page", visit(origin: "http://127.0.0.1:80", cookies: cookie, channel: true), .welcome
      ), ("the channel from nowhere", visit(cookies: cookie, channel: true), .foreign),
      ("from a sandbox", visit(origin: "null", cookies: cookie, channel: true), .foreign),
      (
        "from another page of this machine", visit(origin: "http://127.0.0.1:8080", cookies: cookie, channel: true),
        .foreign
      ), ("from another site", visit(origin: "http://evil.example", cookies: cookie, channel: true), .foreign),
      ("the channel without the cookie", visit(origin: "http://127.0.0.1:80", channel: true), .unknown),
    ] as [(String, WebAccess.Visit, WebAccess.Verdict)])
  func requests(name: String, visit: WebAccess.Visit, verdict: WebAccess.Verdict) {
    var access = WebAccess(port: 80, source: Counter())
    let given = access.judge(visit)
    #expect(given == verdict, "\(name)")
  }

  /// A link lets one browser in; the next one is another.
  @Test func aLinkIsForOnce() {
    var access = WebAccess(port: 80, source: Counter())
    let first = access.judge(Self.visit(token: Self.token))
    let again = access.judge(Self.visit(token: Self.token))
    let other = access.judge(Self.visit(token: access.token))
    #expect(first != .unknown)
    #expect(again == .unknown)
    #expect(other == first)
    #expect(access.token != Self.token)
  }
}
