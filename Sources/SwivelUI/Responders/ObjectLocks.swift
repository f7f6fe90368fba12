// Locks on objects, as Objective-C's `@synchronized` has them: a thread that has one may take it again.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import Synchronization

/// The locks that are held or waited for, by object.
private enum ObjectLocks {
  private final class Held {
    let lock = NSRecursiveLock()
    var users = 0
  }
  private static let all = Mutex<[ObjectIdentifier: Held]>([:])

  static func enter(_ object: AnyObject) {
    let lock = all.withLock { all -> NSRecursiveLock in
      let held = all[ObjectIdentifier(object)] ?? Held()
      held.users += 1
      all[ObjectIdentifier(object)] = held
      return held.lock
    }
    lock.lock()
  }
  /// Whether somebody had it.
  static func exit(_ object: AnyObject) -> Bool {
    all.withLock { all in
      guard let held = all[ObjectIdentifier(object)] else { return false }
      held.lock.unlock()
      held.users -= 1
      if held.users == 0 { all[ObjectIdentifier(object)] = nil }
      return true
    }
  }
}

/// Waits until no other thread has an object's lock, and takes it; 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.enter(obj as AnyObject)
  return 0
}
/// Gives it back; 0, or −1 where nobody has it.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { ObjectLocks.exit(obj as AnyObject) ? 0 : -1 }
