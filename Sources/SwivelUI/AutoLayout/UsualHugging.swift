// How strongly views hug their contents before anybody says so: a number of each class, as UIKit has them in code.

/// By axis, horizontal first.
enum UsualHugging {
  /// Of most views.
  static let low: [UILayoutPriority] = [.defaultLow, .defaultLow]
  /// Of what has one size: switches, steppers, activity indicators.
  static let both: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
  /// Of progress views, which are as wide as there is room.
  static let upright: [UILayoutPriority] = [.defaultLow, .defaultHigh]
}
