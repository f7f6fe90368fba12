// The layout of a window in words, as values: what constraints say of each view.
import Foundation

/// A constraint in words, and what came of it.
public struct ConstraintLine: Sendable, Equatable {
  /// As UIKit prints it.
  public var text: String
  /// The conflicts it is in: places in the window's list, from 0.
  public var conflicts: [Int]
  /// Whether it was given up so that the others can hold.
  public var isBroken: Bool

  public init(text: String, conflicts: [Int] = [], isBroken: Bool = false) {
    self.text = text
    self.conflicts = conflicts
    self.isBroken = isBroken
  }
}

/// What constraints say of one view.
public struct ViewLayout: Sendable, Equatable {
  /// How many views lie above it; the window is at 0.
  public var depth: Int
  /// The class name without its module.
  public var className: String
  /// `accessibilityIdentifier`.
  public var identifier: String?
  /// The view's own `isHidden`, whatever is around it.
  public var isHidden: Bool
  /// In the coordinates of the superview, in points.
  public var frame: CGRect
  /// Where the constraints put it, before edges are rounded to pixels; nil for a view they do not place.
  public var solvedFrame: CGRect?
  /// Active constraints, in order of activation. Each stands with the deeper of the views it mentions, the first if both
  /// are as deep.
  public var constraints: [ConstraintLine]
  /// Whether another frame would satisfy everything equally well.
  public var isAmbiguous: Bool

  public init(
    depth: Int, className: String, identifier: String? = nil, isHidden: Bool = false, frame: CGRect,
    solvedFrame: CGRect? = nil, constraints: [ConstraintLine] = [], isAmbiguous: Bool = false
  ) {
    self.depth = depth
    self.className = className
    self.identifier = identifier
    self.isHidden = isHidden
    self.frame = frame
    self.solvedFrame = solvedFrame
    self.constraints = constraints
    self.isAmbiguous = isAmbiguous
  }
}

/// Required constraints that cannot hold together.
public struct ConstraintConflict: Sendable, Equatable {
  /// The smallest such set, as UIKit's log lists it; the sizes it takes as given are the last.
  public var members: [String]
  /// The member that was given up.
  public var broken: String

  public init(members: [String], broken: String) {
    self.members = members
    self.broken = broken
  }
}

/// What constraints say of a window.
public struct WindowLayout: Sendable, Equatable {
  /// The window's number, from 1.
  public var id: Int
  /// The app's name.
  public var app: String
  /// Depth first, back to front.
  public var views: [ViewLayout]
  /// Required constraints that cannot hold together; empty where all do.
  public var conflicts: [ConstraintConflict]

  public init(id: Int, app: String, views: [ViewLayout], conflicts: [ConstraintConflict] = []) {
    self.id = id
    self.app = app
    self.views = views
    self.conflicts = conflicts
  }
}
