// Both ends of a bus in one thread, whatever carries it: who waits lets the others go on.
import Bus

/// The transports there are.
public enum Carrier: CaseIterable, Sendable {
  case memory
  case zeroMQ
}

/// A node on either transport whose waits run the others of this thread.
public struct OneThread {
  public let node: Node
  private let setOthers: (@escaping () -> Void) -> Void

  public init(_ carrier: Carrier) throws {
    switch carrier {
    case .memory:
      let transport = MemoryTransport()
      self.init(node: transport.node()) { transport.others = $0 }
    case .zeroMQ: self.init(try ZeroMQTransport())
    }
  }

  /// A node on this transport, whose waits are short.
  public init(_ base: any Transport) {
    let transport = YieldingTransport(base)
    self.init(node: Node(transport: transport)) { transport.others = $0 }
  }

  private init(node: Node, setOthers: @escaping (@escaping () -> Void) -> Void) {
    self.node = node
    self.setOthers = setOthers
  }

  /// What the others do while somebody waits.
  public func meanwhile(_ work: @escaping () -> Void) { setOthers(work) }
}

/// A transport whose waits are short and run the others first.
private final class YieldingTransport: Transport {
  private let base: any Transport
  var others: () -> Void = {}

  init(_ base: any Transport) { self.base = base }

  func open(_ kind: LinkKind, at endpoint: String) throws(BusError) -> any Link {
    try base.open(kind, at: endpoint)
  }

  var endedConnections: Int { base.endedConnections }

  func makePoller() -> any LinkPoller { YieldingPoller(base.makePoller(), of: self) }
}

private final class YieldingPoller: LinkPoller {
  private let base: any LinkPoller
  private let transport: YieldingTransport

  init(_ base: any LinkPoller, of transport: YieldingTransport) {
    self.base = base
    self.transport = transport
  }

  func add(_ link: any Link) -> Int { base.add(link) }

  func add(descriptor: Int32) -> Int { base.add(descriptor: descriptor) }

  func replace(_ link: any Link, at index: Int) { base.replace(link, at: index) }

  func replace(descriptor: Int32?, at index: Int) { base.replace(descriptor: descriptor, at: index) }

  func wait(milliseconds: Int) throws(BusError) {
    transport.others()
    try base.wait(milliseconds: min(milliseconds, 1))
  }

  func isReady(_ index: Int) -> Bool { base.isReady(index) }
}
