// The network's way out of the device, watched: there is none, and who begins to watch is told so once, as Network does with the first path.
import Foundation
import SwivelUI

/// A part of the device that leads into a network; it has none.
public struct NWInterface: Hashable, Sendable {
  /// The kinds.
  public enum InterfaceType: Hashable, Sendable {
    /// Another.
    case other
    /// Wi-Fi.
    case wifi
    /// The telephone's.
    case cellular
    /// A wire.
    case wiredEthernet
    /// To the device itself.
    case loopback
  }
  /// The kind.
  public let type: InterfaceType
  /// Its name.
  public let name: String
  /// Its number.
  public let index: Int
}

/// A way into a network.
public struct NWPath: Hashable, Sendable {
  /// Whether there is one.
  public enum Status: Hashable, Sendable {
    /// There is.
    case satisfied
    /// There is not.
    case unsatisfied
    /// There may be, once somebody wants to go.
    case requiresConnection
  }
  /// Why there is none.
  public enum UnsatisfiedReason: Hashable, Sendable {
    /// Nobody knows.
    case notAvailable
    /// The telephone's network may not be used.
    case cellularDenied
    /// Wi-Fi may not be used.
    case wifiDenied
    /// Local networks may not be used.
    case localNetworkDenied
  }
  /// Whether there is one: there is not.
  public var status: Status { .unsatisfied }
  /// Why.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// By what it can go: by nothing.
  public var availableInterfaces: [NWInterface] { [] }
  /// Whether it costs something.
  public var isExpensive: Bool { false }
  /// Whether little is to be sent.
  public var isConstrained: Bool { false }
  /// Whether names can be asked for.
  public var supportsDNS: Bool { false }
  /// Whether it goes by version 4 of the protocol.
  public var supportsIPv4: Bool { false }
  /// Whether it goes by version 6.
  public var supportsIPv6: Bool { false }
  /// Whether it goes by a kind of interface.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// Watches the way: its handler is called with the path there is when it starts, and would be with each new one
/// (developer.apple.com/documentation/network/nwpathmonitor).
public final class NWPathMonitor: @unchecked Sendable {
  /// Hears of paths, on the queue it was started on.
  public var pathUpdateHandler: ((NWPath) -> Void)?
  /// The path there is.
  public let currentPath = NWPath()
  /// Where it was started; nil before that.
  public private(set) var queue: DispatchQueue?
  private var isCancelled = false
  /// Of any interface.
  public init() {}
  /// Of one kind of interface.
  public convenience init(requiredInterfaceType: NWInterface.InterfaceType) { self.init() }
  /// Of all but some.
  public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) { self.init() }

  /// Begins: the first path is told. It begins once.
  public func start(queue: DispatchQueue) {
    guard self.queue == nil, !isCancelled else { return }
    self.queue = queue
    queue.async { [self] in
      if !isCancelled { pathUpdateHandler?(currentPath) }
    }
  }
  /// Ends: nothing more is told.
  public func cancel() { isCancelled = true }
}
