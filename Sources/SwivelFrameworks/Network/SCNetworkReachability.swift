// Whether a host can be reached, as System Configuration says it: the device is offline, as for web pages, and stays so.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import SwivelUI

/// What is known of the way to a host; bits are System Configuration's.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// From bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// By a connection that comes and goes.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  /// It can be reached.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  /// After a connection was made.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  /// What is sent makes one.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  /// Somebody has to help.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  /// Frameworks make one when they need it.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  /// It is this device.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// No gateway is between.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// By the telephone's network.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
  /// The same as on traffic.
  public static let connectionAutomatic = connectionOnTraffic
}

/// A host, or an address, that is asked for.
public final class SCNetworkReachability: Sendable {
  fileprivate init() {}
}

/// Hears that a host can be reached, or no longer.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// What a listener is given.
public struct SCNetworkReachabilityContext {
  /// 0.
  public var version: CFIndex
  /// What the listener knows it by.
  public var info: UnsafeMutableRawPointer?
  /// Keeps it.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Lets it go.
  public var release: ((UnsafeRawPointer) -> Void)?
  /// Describes it.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
  /// All of it.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
  ) {
    (self.version, self.info, self.retain) = (version, info, retain)
    (self.release, self.copyDescription) = (release, copyDescription)
  }
  /// Nothing.
  public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }
}

/// By an address.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }
/// By a name; nil for none.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { nodename.pointee == 0 ? nil : SCNetworkReachability() }
/// What is known: no flag, for nothing can be reached.
/// - Returns: whether the flags are valid.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = []
  return true
}
/// Sets who hears of changes. The device stays offline, so that there are none.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }
/// Where changes are told.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
  true
}
/// Where changes are told.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool { true }
/// No longer.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool { true }

extension sockaddr {
  /// How many bytes it has: Apple's systems keep that in it, Linux knows.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set {}
  }
}
extension sockaddr_in {
  /// How many bytes it has.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}
extension sockaddr_in6 {
  /// How many bytes it has.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}
