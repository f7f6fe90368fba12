// What an app is held against: relations between paths that have to lead to the same, known from the app alone.

/// A way of knowing that something is wrong without knowing what is right; raw values are the words of commands.
public enum Oracle: String, Sendable, CaseIterable, Comparable {
  /// Turned or shared and back.
  case thereAndBack = "there-and-back"
  /// The same place by another way.
  case pathIndependence = "path-independence"
  /// An action on a screen before and after a turn.
  case places
  /// Other windows than the one that is touched.
  case windowIsolation = "window-isolation"
  /// Other windows, later.
  case echo
  /// The two landscapes.
  case mirror
  /// Dark Mode, on and off.
  case darkMode = "dark-mode"
  /// What the user did.
  case stateLoss = "state-loss"
  /// A second appearance.
  case callbackBalance = "callback-balance"
  /// What a screen supports, later.
  case mask
  /// What a screen does not support.
  case forbidden
  /// A turn while something still moves.
  case interruption
  /// What is left behind.
  case growth
  /// Another layout pass.
  case fixedPoint = "fixed-point"
  /// What UIKit throws.
  case exception
  /// What keeps going.
  case rest
  /// The end of the process.
  case crash
  /// No answer.
  case hang
  /// The user's own.
  case expectation

  /// One sentence for people.
  public var explanation: String {
    switch self {
    case .thereAndBack: "Turned or shared and back again, the same is to be seen as before."
    case .pathIndependence: "What is seen in a place does not depend on how the window came to it."
    case .places: "What fits into a window, or keeps to its edge, does so whether one acts before a turn or after it."
    case .windowIsolation: "What is done in one window does not move, open or close anything in another."
    case .echo: "What is done in one window and shows nothing in another shows nothing there later either."
    case .mirror: "The two landscapes show the same, or its mirror image."
    case .darkMode: "What is drawn in the dark, and in the light again, does not depend on when it became so."
    case .stateLoss: "What the user did is still there after a turn, a split or a way back."
    case .callbackBalance: "A screen that was left and shown again stands and answers as it did the first time."
    case .mask: "A screen that is shown again turns as it did before."
    case .forbidden: "No screen is left in an orientation it does not support."
    case .interruption: "A turn while something still moves, or is still to come, leads to the same as one afterwards."
    case .growth: "What is opened and left, or turned and back, leaves no more behind each time."
    case .fixedPoint: "Laid out once more, everything stays where it is."
    case .exception: "UIKit throws nothing."
    case .rest: "After each event everything comes to rest."
    case .crash: "The app does not end its process."
    case .hang: "The app answers."
    case .expectation: "What the user said has to be so."
    }
  }

  /// In the order of declaration.
  public static func < (left: Oracle, right: Oracle) -> Bool { left.rank < right.rank }

  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
