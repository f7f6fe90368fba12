// What the apps on a device keep, in numbers: for whoever wants to know whether it grows.
import SwivelUI

extension EmulatedDevice {
  /// How many there are of each: living controllers by class, and `observer`, `constraint`, `gesture recognizer` and `timer`.
  public var kept: [String: Int] {
    var counts = ["timer": context.clock.timerCount]
    var met: Set<ObjectIdentifier> = []
    for window in windows where met.insert(ObjectIdentifier(window.scene.app)).inserted {
      counts.merge(context.clock.asGuest { window.scene.run { window.scene.app.kept } }, uniquingKeysWith: +)
    }
    return counts
  }
}
