// What frameworks tell after the call that asked, and what they keep on the device for an app, longer than its process lives.
import Foundation
import SwivelUI

/// Tells in the next turn of the main queue, as code of the app whose call asked.
func later(_ tell: @escaping () -> Void) {
  nonisolated(unsafe) let tell = tell
  DispatchQueue.main.async { tell() }
}

/// The device's time.
func presentDate() -> Date { Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent()) }

/// What a device keeps for one app: another device, and so another path of an exploration, begins with nothing.
final class KeptForApp: @unchecked Sendable {
  /// What is made for an app may ask for a number while it is made.
  private let lock = NSRecursiveLock()
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// The one of the app whose code runs. A thread of the app's own has that of the app that ran last; outside an app it is nobody's.
  static var current: KeptForApp {
    guard MainThread.isHere else { return latest.withLock { $0.kept } }
    let kept: KeptForApp = MainActor.assumeIsolated {
      guard let scene = AppScene.running else { return KeptForApp() }
      return scene.device.kept(for: scene.app) { KeptForApp() }
    }
    latest.withLock { $0.kept = kept }
    return kept
  }
  private struct Latest {
    let lock = NSLock()
    var kept = KeptForApp()
    mutating func withLock<Value>(_ body: (inout Latest) -> Value) -> Value { lock.withLock { body(&self) } }
  }
  nonisolated(unsafe) private static var latest = Latest()

  /// A number no object of the app has had.
  func number() -> Int {
    lock.withLock {
      numbers += 1
      return numbers
    }
  }
  private var numbers = 0

  /// What a framework keeps, made when it is first asked for.
  func object<Object: AnyObject>(_ make: () -> Object) -> Object {
    lock.withLock {
      if let found = objects[ObjectIdentifier(Object.self)] as? Object { return found }
      let made = make()
      objects[ObjectIdentifier(Object.self)] = made
      return made
    }
  }
}

/// An identifier that no other object of the app has, the same in every run.
func numberedUUID() -> UUID {
  let number = UInt64(KeptForApp.current.number())
  let low = (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
  return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, low[0], low[1], low[2], low[3], low[4], low[5], low[6], low[7]))
}
