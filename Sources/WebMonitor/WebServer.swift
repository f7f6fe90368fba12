// The page's door on the loopback address: who is let in, and what they get.
import FlyingFox
import Foundation
import Loopback

/// Serves the page, and what it shows, to those who are let in.
final class WebServer {
  private let server: LoopbackServer
  private let guardian: Guardian

  /// - Parameter session: a file made of the session's log, by its ending; nil where there is none.
  init(
    port asked: UInt16, hub: WebHub, sizes: WebSizes, session: @escaping @Sendable (String) -> String?
  ) throws(WebMonitorError) {
    guardian = Guardian()
    do throws(LoopbackError) {
      server = try LoopbackServer(
        port: asked, handler: PageHandler(hub: hub, guardian: guardian, sizes: sizes, session: session),
        patience: WebSizes.patienceOfAll)
    } catch { throw .port(number: asked, reason: error.reason) }
    guardian.open(port: server.port)
  }

  /// Lets one browser in; another after each use.
  var link: String { "http://127.0.0.1:\(server.port)/?token=\(guardian.token)" }
}

/// The rules of the door, for all tasks of the server.
private final class Guardian: @unchecked Sendable {
  private let lock = NSLock()
  private var access: WebAccess?

  func open(port: UInt16) { lock.withLock { access = WebAccess(port: port) } }

  var token: String { lock.withLock { access?.token ?? "" } }

  func judge(_ visit: WebAccess.Visit) -> WebAccess.Verdict { lock.withLock { access?.judge(visit) ?? .unknown } }
}

private struct PageHandler: HTTPHandler {
  let hub: WebHub
  let guardian: Guardian
  let sizes: WebSizes
  let session: @Sendable (String) -> String?

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let opensChannel = request.path == "/live"
    let verdict = guardian.judge(
      WebAccess.Visit(
        host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")],
        cookies: request.headers[HTTPHeader("Cookie")],
        token: request.path == "/" ? request.query.first { $0.name == "token" }?.value : nil,
        opensChannel: opensChannel))
    switch verdict {
    case .enters(let cookie):
      // The token is gone from what the browser shows and remembers.
      return Self.answer(.seeOther, "", [HTTPHeader("Set-Cookie"): cookie, .location: "/"])
    case .unknown:
      return Self.answer(
        .unauthorized, "Open the link that swivel monitor --web printed last: each is for one browser.\n")
    case .foreign: return Self.answer(.forbidden, "Not from here.\n")
    case .welcome: break
    }
    guard request.method == .GET else { return Self.answer(.methodNotAllowed, "GET only.\n") }
    if opensChannel {
      guard !hub.isFull else {
        return Self.answer(.serviceUnavailable, "\(WebHub.maximumPages) pages look on already.\n")
      }
      return try await WebSocketHTTPHandler.webSocket(Channel(hub: hub)).handleRequest(request)
    }
    if request.path.hasPrefix("/sizes.") { return await swept(request) }
    return file(request.path)
  }

  private func file(_ path: String) -> HTTPResponse {
    switch path {
    case "/": Self.answer(.ok, WebPage.document, [.contentType: "text/html; charset=utf-8"])
    case "/page.css": Self.answer(.ok, WebStyle.sheet, [.contentType: "text/css; charset=utf-8"])
    case "/page.js": Self.answer(.ok, WebScript.source, [.contentType: "text/javascript; charset=utf-8"])
    case "/picture.svg": Self.file(hub.picture, [.contentType: "image/svg+xml"])
    case "/session.swivel", "/session.swift": made(path)
    case _: Self.answer(.notFound, "There is \(path) nowhere here.\n")
    }
  }

  private func swept(_ request: HTTPRequest) async -> HTTPResponse {
    func word(_ name: String) -> String { request.query.first { $0.name == name }?.value ?? "" }
    let isDrawn = request.path == "/sizes.svg"
    let question =
      isDrawn
      ? WebSizes.Question(
        drawnOf: word("app"), device: word("device"), era: word("era"), orientation: word("orientation"))
      : WebSizes.Question(everythingOf: word("app"))
    guard let question else { return Self.answer(.badRequest, "That is no app, or no screen.\n") }
    switch await sizes.answer(question) {
    case .bytes(let bytes): return Self.file(bytes, [.contentType: isDrawn ? "image/svg+xml" : "application/x-ndjson"])
    case .refused(let text): return Self.answer(.unprocessableContent, text)
    case .busy: return Self.answer(.serviceUnavailable, "Others wait for a sweep already.\n")
    }
  }

  private func made(_ path: String) -> HTTPResponse {
    guard let text = session((path as NSString).pathExtension) else {
      return Self.answer(.notFound, "The session's log cannot be read.\n")
    }
    let name = path == "/session.swift" ? "SessionTests.swift" : "session.swivel"
    return Self.answer(.ok, text, [HTTPHeader("Content-Disposition"): "attachment; filename=\"\(name)\""])
  }

  private static func answer(_ code: HTTPStatusCode, _ text: String, _ more: [HTTPHeader: String] = [:]) -> HTTPResponse
  {
    file(Array(text.utf8), [.contentType: "text/plain; charset=utf-8"].merging(more) { _, new in new }, code)
  }

  /// Nothing is loaded from elsewhere, framed, kept or guessed at.
  private static func file(
    _ bytes: [UInt8], _ headers: [HTTPHeader: String], _ code: HTTPStatusCode = .ok
  ) -> HTTPResponse {
    var all = HTTPHeaders(headers)
    all[HTTPHeader("Content-Security-Policy")] =
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
      + "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
    all[HTTPHeader("Cache-Control")] = "no-store"
    all[HTTPHeader("Referrer-Policy")] = "no-referrer"
    all[HTTPHeader("X-Content-Type-Options")] = "nosniff"
    return HTTPResponse(statusCode: code, headers: all, body: Data(bytes))
  }
}

/// One page's channel: orders come in, words go out.
private struct Channel: WSMessageHandler {
  let hub: WebHub

  /// Asked once the channel is agreed on: a request that only looks like one takes no page's place.
  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    let hub = hub
    // Others came since there was room.
    guard let (page, words) = hub.join() else { return AsyncStream { $0.finish() } }
    return AsyncStream { answers in
      let reading = Task {
        for await message in client { Self.take(message, hub, page) }
        hub.leave(page)
      }
      let writing = Task {
        for await text in words { answers.yield(.text(text)) }
        answers.finish()
      }
      answers.onTermination = { _ in
        hub.leave(page)
        reading.cancel()
        writing.cancel()
      }
    }
  }

  private static func take(_ message: WSMessage, _ hub: WebHub, _ page: Int) {
    guard case .text(let text) = message else { return }
    do throws(WebMonitorError) {
      guard hub.give(try WebOrder(text), from: page) else { throw .order("too many orders wait; this one is not done") }
    } catch { hub.tell(WebWords.refusal("\(error)"), to: page) }
  }
}
