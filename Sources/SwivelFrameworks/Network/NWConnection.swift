// Who speaks and listens over a network that is not there: a connection waits for one, as Network has it, and nothing is sent or received.
import Foundation
import SwivelUI

/// ENETDOWN: there is no network.
private let noNetwork = NWError.posix(.ENETDOWN)

/// Speaks to somebody (developer.apple.com/documentation/network/nwconnection). Without a network it waits for ever; what is sent or wanted
/// meanwhile is told when it is cancelled, as an error.
public final class NWConnection: @unchecked Sendable {
  /// How it stands.
  public enum State: Equatable, Sendable {
    /// It has not begun.
    case setup
    /// There is no way, and it waits for one.
    case waiting(NWError)
    /// It looks for one.
    case preparing
    /// It speaks.
    case ready
    /// It cannot.
    case failed(NWError)
    /// It ended.
    case cancelled
  }
  /// What belongs to what is sent.
  public final class ContentContext: Sendable {
    /// Its name.
    public let identifier: String
    /// Whether it is the last.
    public let isFinal: Bool
    /// Which goes first, 0…1.
    public let relativePriority: Double
    /// By its name.
    public init(
      identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
      antecedent: ContentContext? = nil, metadata: [NWProtocolOptions]? = []
    ) { (self.identifier, self.isFinal, relativePriority) = (identifier, isFinal, priority) }
    /// As usual, a letter.
    public static let defaultMessage = ContentContext(identifier: "default message")
    /// The last.
    public static let finalMessage = ContentContext(identifier: "final message", isFinal: true)
    /// As usual, of a stream.
    public static let defaultStream = ContentContext(identifier: "default stream", isFinal: true)
  }
  /// Who hears what became of what was sent.
  public enum SendCompletion {
    /// Is told.
    case contentProcessed((NWError?) -> Void)
    /// Nobody.
    case idempotent
  }
  /// Takes what came.
  public typealias ReceiveCompletion = (Data?, ContentContext?, Bool, NWError?) -> Void

  /// To whom.
  public let endpoint: NWEndpoint
  /// How.
  public let parameters: NWParameters
  /// Hears how it stands, on the queue it was started on.
  public var stateUpdateHandler: ((State) -> Void)?
  /// Hears whether there may be a way.
  public var viabilityUpdateHandler: ((Bool) -> Void)?
  /// Hears whether there is a better one.
  public var betterPathUpdateHandler: ((Bool) -> Void)?
  /// Hears of ways.
  public var pathUpdateHandler: ((NWPath) -> Void)?
  /// How it stands.
  public private(set) var state = State.setup
  /// Where it was started; nil before that.
  public private(set) var queue: DispatchQueue?
  /// The way: there is none.
  public var currentPath: NWPath? { queue == nil ? nil : NWPath() }
  /// How much is sent at once.
  public let maximumDatagramSize = 0
  private let lock = NSLock()
  private var waiting: [(NWError) -> Void] = []

  /// To somebody.
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    (self.endpoint, self.parameters) = (endpoint, parameters)
  }
  /// To a host's door.
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }

  /// Begins: it looks for a way, and waits for one. It begins once.
  public func start(queue: DispatchQueue) {
    guard self.queue == nil, state == .setup else { return }
    self.queue = queue
    queue.async { [self] in
      change(to: .preparing)
      pathUpdateHandler?(NWPath())
      change(to: .waiting(noNetwork))
    }
  }
  /// Looks for a way anew.
  public func restart() {
    queue?.async { [self] in
      guard case .waiting = state else { return }
      change(to: .preparing)
      change(to: .waiting(noNetwork))
    }
  }
  private func change(to next: State) {
    guard state != .cancelled else { return }
    state = next
    stateUpdateHandler?(next)
  }
  /// Ends: what waits is told so (ECANCELED).
  public func cancel() {
    let told = lock.withLock {
      defer { waiting = [] }
      return waiting
    }
    guard state != .cancelled else { return }
    guard let queue else {
      state = .cancelled
      return
    }
    nonisolated(unsafe) let left = told
    queue.async { [self] in
      for tell in left { tell(.posix(.ECANCELED)) }
      change(to: .cancelled)
    }
  }
  /// The same at once.
  public func forceCancel() { cancel() }
  /// The same of the way it has: it has none.
  public func cancelCurrentEndpoint() {}

  private func wait(_ tell: @escaping (NWError) -> Void) {
    guard state == .cancelled else { return lock.withLock { waiting.append(tell) } }
    nonisolated(unsafe) let late = tell
    queue?.async { late(.posix(.ECANCELED)) }
  }
  /// Sends something: it waits with the connection.
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    switch completion {
    case .contentProcessed(let tell): wait { tell($0) }
    case .idempotent: break
    }
  }
  /// Wants some bytes: none come.
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping ReceiveCompletion
  ) { wait { completion(nil, nil, false, $0) } }
  /// Wants a letter: none comes.
  public func receiveMessage(completion: @escaping ReceiveCompletion) { wait { completion(nil, nil, false, $0) } }
  /// Does several things at once.
  public func batch(_ block: () -> Void) { block() }
}

/// Listens to whoever asks (developer.apple.com/documentation/network/nwlistener). Nobody can, and it waits for a network.
public final class NWListener: @unchecked Sendable {
  /// How it stands.
  public enum State: Equatable, Sendable {
    /// It has not begun.
    case setup
    /// There is no network, and it waits for one.
    case waiting(NWError)
    /// It listens.
    case ready
    /// It cannot.
    case failed(NWError)
    /// It ended.
    case cancelled
  }
  /// What is offered to devices that are near.
  public struct Service: Hashable, Sendable {
    /// What it is called.
    public let name: String?
    /// What it is, such as `_http._tcp`.
    public let type: String
    /// Where; nil for near.
    public let domain: String?
    /// By its name, kind and place.
    public init(name: String? = nil, type: String, domain: String? = nil) {
      (self.name, self.type, self.domain) = (name, type, domain)
    }
  }
  /// A change of what is offered.
  public enum ServiceRegistrationChange: Sendable {
    /// It is.
    case add(NWEndpoint)
    /// It is not any more.
    case remove(NWEndpoint)
  }
  /// How.
  public let parameters: NWParameters
  /// At which door; nil until it listens.
  public let port: NWEndpoint.Port?
  /// What is offered.
  public var service: Service?
  /// Hears how it stands, on the queue it was started on.
  public var stateUpdateHandler: ((State) -> Void)?
  /// Hears who asks: nobody does.
  public var newConnectionHandler: ((NWConnection) -> Void)?
  /// Hears what is offered: nothing is.
  public var serviceRegistrationUpdateHandler: ((ServiceRegistrationChange) -> Void)?
  /// How many may ask.
  public var newConnectionLimit = Int.max
  /// How it stands.
  public private(set) var state = State.setup
  /// Where it was started; nil before that.
  public private(set) var queue: DispatchQueue?
  /// At a door.
  public init(using parameters: NWParameters, on port: NWEndpoint.Port) throws {
    (self.parameters, self.port) = (parameters, port)
  }
  /// At any door.
  public init(using parameters: NWParameters) throws { (self.parameters, port) = (parameters, nil) }
  /// Of something that is offered.
  public init(service: Service? = nil, using parameters: NWParameters) throws {
    (self.parameters, self.service, port) = (parameters, service, nil)
  }
  /// Begins: it waits for a network. It begins once.
  public func start(queue: DispatchQueue) {
    guard self.queue == nil, state == .setup else { return }
    self.queue = queue
    queue.async { [self] in change(to: .waiting(noNetwork)) }
  }
  /// Ends.
  public func cancel() {
    guard let queue else {
      state = .cancelled
      return
    }
    queue.async { [self] in change(to: .cancelled) }
  }
  private func change(to next: State) {
    guard state != .cancelled else { return }
    state = next
    stateUpdateHandler?(next)
  }
}

/// Looks for what devices that are near offer (developer.apple.com/documentation/network/nwbrowser). It waits for a network.
public final class NWBrowser: @unchecked Sendable {
  /// How it stands.
  public enum State: Equatable, Sendable {
    /// It has not begun.
    case setup
    /// It looks.
    case ready
    /// It cannot.
    case failed(NWError)
    /// It ended.
    case cancelled
    /// There is no network, and it waits for one.
    case waiting(NWError)
  }
  /// What is looked for.
  public enum Descriptor: Hashable, Sendable {
    /// What is offered, by its kind and place.
    case bonjour(type: String, domain: String?)
    /// The same with what is said of it.
    case bonjourWithTXTRecord(type: String, domain: String?)
  }
  /// What was found.
  public struct Result: Hashable, Sendable {
    /// A change of that.
    public enum Change: Hashable, Sendable {
      /// None.
      case identical
      /// It came.
      case added(Result)
      /// It went.
      case removed(Result)
    }
    /// Whom to speak to.
    public let endpoint: NWEndpoint
    /// By which ways.
    public let interfaces: [NWInterface]
  }
  /// What is looked for.
  public let descriptor: Descriptor
  /// How.
  public let parameters: NWParameters
  /// Hears how it stands, on the queue it was started on.
  public var stateUpdateHandler: ((State) -> Void)?
  /// Hears what was found: nothing is.
  public var browseResultsChangedHandler: ((Set<Result>, Set<Result.Change>) -> Void)?
  /// What was found: nothing.
  public let browseResults: Set<Result> = []
  /// How it stands.
  public private(set) var state = State.setup
  /// Where it was started; nil before that.
  public private(set) var queue: DispatchQueue?
  /// For something.
  public init(for descriptor: Descriptor, using parameters: NWParameters) {
    (self.descriptor, self.parameters) = (descriptor, parameters)
  }
  /// Begins: it waits for a network. It begins once.
  public func start(queue: DispatchQueue) {
    guard self.queue == nil, state == .setup else { return }
    self.queue = queue
    queue.async { [self] in change(to: .waiting(noNetwork)) }
  }
  /// Ends.
  public func cancel() {
    guard let queue else {
      state = .cancelled
      return
    }
    queue.async { [self] in change(to: .cancelled) }
  }
  private func change(to next: State) {
    guard state != .cancelled else { return }
    state = next
    stateUpdateHandler?(next)
  }
}
