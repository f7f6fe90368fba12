// What the apps on a device keep, in numbers: for whoever wants to know whether it grows.
import SwivelUI

extension EmulatedDevice {
  /// The word for who gets what is typed, of which each window has one at most.
  public nonisolated static let focusWord = "first responder"

  /// The word for what goes off later, by itself.
  public nonisolated static let timerWord = "timer"
  /// Those of them that are no classes, and are looked for by the number there has to be.
  package nonisolated static let countedWords: Set<String> = [focusWord, timerWord]

  /// How many timers of its apps will go off.
  public var timerCount: Int { context.clock.timerCount }

  /// How many there are of each: living controllers by class, and `observer`, `constraint`, `gesture recognizer`, `timer` and
  /// `first responder`.
  public var kept: [String: Int] {
    var counts = [Self.timerWord: timerCount]
    counts[Self.focusWord] = windows.count { window in inspect(window: window.id) { $0.holdsFirstResponder } ?? false }
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

extension UIView {
  fileprivate var holdsFirstResponder: Bool { isFirstResponder || subviews.contains { $0.holdsFirstResponder } }
}
