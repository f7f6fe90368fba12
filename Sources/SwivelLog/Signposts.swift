// Signposts and the lock that come with Apple's log: signposts lead nowhere here, the lock locks.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// What tells one stretch of work from another.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// A stretch by its number.
  public init(_ value: UInt64) { rawValue = value }
  /// A stretch of a log.
  public init(log: OSLog) { rawValue = 1 }
  /// A stretch of an object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
  }
  /// The only one.
  public static let exclusive = OSSignpostID(0)
  /// The smaller number first.
  public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// Which end of a stretch; raw values are Apple's.
public enum OSSignpostType: UInt8, Sendable {
  /// A moment.
  case event = 0
  /// Where it begins.
  case begin = 1
  /// Where it ends.
  case end = 2
}

/// A stretch that has begun.
public final class OSSignpostIntervalState: Sendable {}

/// Marks stretches of work. Nobody measures them here.
public struct OSSignposter: Sendable {
  /// Of a log.
  public init(subsystem: String, category: String) {}
  /// Of one of Apple's categories.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Of a log.
  public init(logHandle: OSLog) {}
  /// Of a logger's log.
  public init(logger: Logger) {}
  /// Of the log of whoever names none.
  public init() {}
  /// Whether anybody measures: nobody.
  public var isEnabled: Bool { false }
  /// Something to tell one stretch from another.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// A stretch begins.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// A stretch ends.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = "") {}
  /// A moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "") {}
  /// Work that is a stretch.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// Marks an end of a stretch. Nobody measures it here.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}
/// The same with a message.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: any CVarArg...
) {}

/// A lock around what it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Guarded {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let guarded: Guarded

  /// Guards what only it hands out.
  public init(uncheckedState initialState: State) { guarded = Guarded(initialState) }
  /// Guards what may go from thread to thread.
  public init(initialState: State) where State: Sendable { guarded = Guarded(initialState) }
  /// Guards nothing of its own.
  public init() where State == Void { guarded = Guarded(()) }

  /// Runs `body` with what is guarded, alone.
  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
    try withLockUnchecked(body)
  }
  /// The same without a word of the compiler.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    guarded.lock.lock()
    defer { guarded.lock.unlock() }
    return try body(&guarded.state)
  }
  /// Locks by hand.
  public func lock() where State == Void { guarded.lock.lock() }
  /// Unlocks by hand.
  public func unlock() where State == Void { guarded.lock.unlock() }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Runs `body` alone.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }
}
