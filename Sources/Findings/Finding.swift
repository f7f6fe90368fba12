// What can be wrong with a screen, and one such thing as a value.
import Foundation

/// A kind of mistake; raw values are the words of commands and reports.
public enum LayoutCheck: String, Sendable, CaseIterable, Comparable {
  /// Text or a control beyond the edge of a view that does not draw what is beyond it.
  case clipped
  /// Texts or controls upon each other.
  case overlapping
  /// Text or a control beyond the edge of the window.
  case offScreen = "off-screen"
  /// Text or a control under the camera, a corner, the status bar or the home indicator.
  case outsideSafeArea = "outside-safe-area"
  /// A view for which another frame would do as well.
  case ambiguous
  /// Constraints that cannot all hold.
  case unsatisfiable
  /// Text that has no room and ends in an ellipsis.
  case truncated
  /// Text or a control in something that scrolls, where no scrolling gets.
  case unreachable

  /// In the order of declaration.
  public static func < (left: LayoutCheck, right: LayoutCheck) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// One mistake of one screen.
public struct Finding: Sendable, Equatable {
  /// What makes a finding the same on screens of different sizes.
  public struct Identity: Sendable, Hashable, Comparable {
    /// The kind of mistake.
    public var check: LayoutCheck
    /// The view's name.
    public var view: String
    /// The other view's name where two are involved, or the conflicting constraints; else "".
    public var other: String

    public init(check: LayoutCheck, view: String, other: String = "") {
      self.check = check
      self.view = view
      self.other = other
    }

    public static func < (left: Identity, right: Identity) -> Bool {
      (left.check, left.view, left.other) < (right.check, right.view, right.other)
    }
  }

  /// What it is and in which views.
  public var identity: Identity
  /// By how many points, where points measure it; else 0.
  public var amount: Double
  /// The place in the window's coordinates, in points.
  public var place: CGRect
  /// One sentence for people.
  public var message: String

  public init(identity: Identity, amount: Double, place: CGRect, message: String) {
    self.identity = identity
    self.amount = amount
    self.place = place
    self.message = message
  }
}
