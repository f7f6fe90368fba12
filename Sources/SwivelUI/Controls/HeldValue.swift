// What controls hold, in words: apart from them, since several say it alike.
import Foundation

/// Values of controls as people and XCUIElement's `value` write them.
enum HeldValue {
  /// `50%` for a half; what is no number is 0.
  static func percent(_ share: Float) -> String {
    "\(Int(exactly: (min(max(share, 0), 1) * 100).rounded()) ?? 0)%"
  }

  /// `3`, `2.5`: whole numbers without a fraction.
  static func number(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }
}

extension UIView {
  /// What a screen reader says of the view's value: what the app told it, else what the control holds.
  var spokenValue: String? { associations?.spoken.value ?? heldValue }
}
