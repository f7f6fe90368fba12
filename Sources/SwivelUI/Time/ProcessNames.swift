// Words of Core Foundation's and Foundation's that Swift code says of kinds of values, threads and what a process is busy with.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A kind of Core Foundation's values; its number says nothing by itself.
public typealias CFTypeID = UInt
/// The kind of a value.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
  switch cf {
  case let number as NSNumber: String(cString: number.objCType) == "c" ? CFBooleanGetTypeID() : CFNumberGetTypeID()
  case is NSString: CFStringGetTypeID()
  case is NSArray: CFArrayGetTypeID()
  case is NSDictionary: CFDictionaryGetTypeID()
  case is NSData: CFDataGetTypeID()
  case is NSDate: CFDateGetTypeID()
  case is NSNull: CFNullGetTypeID()
  case _: 1
  }
}
/// The kind of texts.
public func CFStringGetTypeID() -> CFTypeID { 7 }
/// The kind of what is nothing.
public func CFNullGetTypeID() -> CFTypeID { 16 }
/// The kind of tables.
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
/// The kind of lists.
public func CFArrayGetTypeID() -> CFTypeID { 19 }
/// The kind of bytes.
public func CFDataGetTypeID() -> CFTypeID { 20 }
/// The kind of truth values.
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
/// The kind of numbers.
public func CFNumberGetTypeID() -> CFTypeID { 22 }
/// The kind of dates.
public func CFDateGetTypeID() -> CFTypeID { 42 }

extension ProcessInfo {
  /// Why a process is not to be put to sleep; raw values are Foundation's.
  public struct ActivityOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// Creates a set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The display stays on.
    public static let idleDisplaySleepDisabled = Self(rawValue: 1 << 40)
    /// The device stays on.
    public static let idleSystemSleepDisabled = Self(rawValue: 1 << 20)
    /// The process is not ended.
    public static let suddenTerminationDisabled = Self(rawValue: 1 << 14)
    /// The user asked for it.
    public static let userInitiated = Self(rawValue: 0x00FF_FFFF | 1 << 20)
    /// The same, with the device asleep.
    public static let userInitiatedAllowingIdleSystemSleep = Self(rawValue: 0x00FF_FFFF & ~(1 << 20))
    /// Nobody waits for it.
    public static let background = Self(rawValue: 0xFF)
  }
  /// Begins what keeps the process awake, which nothing puts to sleep here; to be handed to `endActivity(_:)`.
  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }
  /// Ends it.
  public func endActivity(_ activity: any NSObjectProtocol) {}
  /// Does something while the process is kept awake.
  public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) { block() }
  /// Does something that has to be ended when the process is put to sleep: it is called once, with `false`.
  public func performExpiringActivity(withReason reason: String, using block: @escaping (Bool) -> Void) {
    nonisolated(unsafe) let block = block
    DispatchQueue.main.async { block(false) }
  }
}

extension Thread {
  /// A thread that sends a message when it is started: with the input's other work, for an app's code runs on the main one here.
  public convenience init(target: Any, selector: Selector, object argument: Any?) {
    nonisolated(unsafe) let (target, argument) = (target as AnyObject, argument)
    self.init {
      DispatchQueue.main.async { (target as? NSObject)?.performSelector(inBackground: selector, with: argument) }
    }
  }
  /// Sends a message on another thread, as above.
  public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
    (target as? NSObject)?.performSelector(inBackground: selector, with: argument)
  }
}

extension NSObject {
  /// Sends a message on a thread: the main one here, at once where it is waited for.
  public func perform(_ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool) {
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
  }
}
