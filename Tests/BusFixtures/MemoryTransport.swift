// A bus without processes and without time of its own: messages lie in memory, and while one node waits the others go on.
import Bus
import Foundation

/// Links in one thread. Waiting costs no time: the clock is turned a millisecond at a time.
public final class MemoryTransport: Transport {
  public let clock = ManualClock()
  /// What the others in this thread do in a millisecond, while somebody waits.
  public var others: () -> Void = {}
  /// What becomes of a message for or from `endpoint`: other frames, or nil for one that is lost.
  public var fate: (_ endpoint: String, _ frames: [[UInt8]]) -> [[UInt8]]? = { $1 }

  private var links: [WeakLink] = []
  /// Requests for endpoints that nobody serves yet.
  private var waiting: [(endpoint: String, frames: [[UInt8]])] = []
  private var isRunningOthers = false

  private struct WeakLink {
    weak var link: MemoryLink?
  }

  public init() {}

  /// A node on this transport and its clock.
  public func node() -> Node { Node(transport: self, clock: clock.monotonic) }

  /// Lets the others go on for so many milliseconds.
  public func pass(milliseconds: Int) {
    for _ in 0..<milliseconds {
      if !isRunningOthers {
        isRunningOthers = true
        others()
        isRunningOthers = false
      }
      clock.advance(milliseconds: 1)
    }
  }

  public func open(_ kind: LinkKind, at endpoint: String) throws(BusError) -> any Link {
    let link = MemoryLink(kind, at: endpoint, of: self)
    switch kind {
    case .responder, .publisher:
      guard living(at: endpoint, where: { $0.kind == kind }).isEmpty else {
        throw .transport(call: "open", subject: endpoint, reason: "Address already in use")
      }
    case .requester, .subscriber: break
    }
    links.removeAll { $0.link == nil }
    links.append(WeakLink(link: link))
    switch kind {
    case .responder:
      link.inbox = waiting.filter { $0.endpoint == endpoint }.map(\.frames)
      waiting.removeAll { $0.endpoint == endpoint }
    case .publisher:
      for subscriber in living(at: endpoint, where: { !$0.topics.isEmpty }) { link.greet(subscriber) }
    case .subscriber:
      for publisher in living(at: endpoint, where: { $0.kind == .publisher }) { publisher.greet(link) }
    case .requester: break
    }
    return link
  }

  public var endedConnections: Int { 0 }

  public func makePoller() -> any LinkPoller { MemoryPoller(self) }

  private func living(at endpoint: String, where fits: (MemoryLink) -> Bool) -> [MemoryLink] {
    links.compactMap(\.link).filter { $0.endpoint == endpoint && fits($0) }
  }

  fileprivate func send(_ frames: [[UInt8]], from link: MemoryLink) {
    switch link.kind {
    case .requester:
      guard let kept = fate(link.endpoint, frames) else { return }
      let message = [link.identity] + kept
      guard let server = living(at: link.endpoint, where: \.isResponder).first else {
        return waiting.append((link.endpoint, message))
      }
      server.inbox.append(message)
    case .responder:
      guard let kept = fate(link.endpoint, Array(frames.dropFirst())) else { return }
      for requester in living(at: link.endpoint, where: { $0.kind == .requester && $0.identity == frames[0] }) {
        requester.inbox.append(kept)
      }
    case .publisher:
      guard let kept = fate(link.endpoint, frames) else { return }
      for subscriber in living(
        at: link.endpoint, where: { $0.topics.contains { frames[0].starts(with: $0.utf8) } })
      { subscriber.inbox.append(kept) }
    case .subscriber: preconditionFailure("a subscriber has nothing to say")
    }
  }
}

private final class MemoryLink: Link {
  let kind: LinkKind
  let endpoint: String
  let transport: MemoryTransport
  var inbox: [[[UInt8]]] = []

  init(_ kind: LinkKind, at endpoint: String, of transport: MemoryTransport) {
    self.kind = kind
    self.endpoint = endpoint
    self.transport = transport
  }

  var isResponder: Bool {
    switch kind {
    case .responder: true
    case .requester, .publisher, .subscriber: false
    }
  }

  /// What no other living link has.
  var identity: [UInt8] { [UInt8]("\(ObjectIdentifier(self))".utf8) }

  var topics: [String] { if case .subscriber(let topics) = kind { topics } else { [] } }

  /// Tells a publisher of a new subscriber.
  func greet(_ subscriber: MemoryLink) { inbox += subscriber.topics.map { [[1] + $0.utf8] } }

  func send(_ frames: [[UInt8]]) -> Bool {
    transport.send(frames, from: self)
    return true
  }

  func receive() -> [[UInt8]]? { inbox.isEmpty ? nil : inbox.removeFirst() }
}

private final class MemoryPoller: LinkPoller {
  private let transport: MemoryTransport
  private var links: [MemoryLink?] = []
  private var descriptors: [pollfd] = []

  init(_ transport: MemoryTransport) { self.transport = transport }

  func add(_ link: any Link) -> Int {
    guard let link = link as? MemoryLink else { preconditionFailure("\(link) is a link of another transport") }
    return add(link, -1)
  }

  func replace(_ link: any Link, at index: Int) { links[index] = link as? MemoryLink }

  func add(descriptor: Int32) -> Int { add(nil, descriptor) }

  private func add(_ link: MemoryLink?, _ descriptor: Int32) -> Int {
    links.append(link)
    descriptors.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
    return links.count - 1
  }

  func replace(descriptor: Int32?, at index: Int) {
    descriptors[index] = pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0)
  }

  func wait(milliseconds: Int) {
    precondition(milliseconds >= 0, "where everybody is in one thread nobody can wait for ever")
    var left = milliseconds
    while !look(), left > 0 {
      transport.pass(milliseconds: 1)
      left -= 1
    }
  }

  /// Whether any item has input now.
  private func look() -> Bool {
    let count = poll(&descriptors, nfds_t(descriptors.count), 0)
    for (index, link) in links.enumerated() where link.map({ !$0.inbox.isEmpty }) ?? false {
      descriptors[index].revents = Int16(POLLIN)
    }
    return count > 0 || descriptors.contains { $0.revents != 0 }
  }

  func isReady(_ index: Int) -> Bool { descriptors[index].revents != 0 }
}
