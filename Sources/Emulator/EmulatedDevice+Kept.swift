// What the apps on a device keep, in numbers: for whoever wants to know whether it grows.
import SwivelUI

extension EmulatedDevice {
  /// How many there are of each: living controllers by class, and `observer`, `constraint`, `gesture recognizer` and `timer`.
  public var kept: [String: Int] {
    var counts = ["timer": context.clock.timerCount]
    context.clock.asGuest {
      forEachApp { counts.merge($0.app.kept, uniquingKeysWith: +) }
    }
    return counts
  }

  /// Runs `body` in a scene of each app, in the order of windows.
  func forEachApp(_ body: (AppScene) -> Void) {
    var met: Set<ObjectIdentifier> = []
    for window in windows where met.insert(ObjectIdentifier(window.scene.app)).inserted {
      window.scene.run { body(window.scene) }
    }
  }
}
