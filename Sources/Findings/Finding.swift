// What can be wrong with a screen, and one such thing as a value.
import Foundation

/// A kind of mistake; raw values are the words of commands and reports.
public enum LayoutCheck: String, Sendable, CaseIterable, Comparable, Codable {
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
  /// A view that drew itself for one size and is stretched to another.
  case stretched
  /// Text or a control in something that scrolls, where no scrolling gets.
  case unreachable
  /// A document that contradicts itself: a reference to nothing, an identifier twice.
  case broken
  /// A document that cannot be read.
  case unreadable
  /// A document that asks for more than is laid out.
  case unfinished

  /// How much a mistake of this kind matters: what cannot be seen, reached or decided is an error; what is hard to read or
  /// to touch is a warning.
  public var severity: FindingSeverity {
    switch self {
    case .offScreen, .ambiguous, .unsatisfiable, .unreachable, .broken, .unreadable, .unfinished: .error
    case .clipped, .overlapping, .outsideSafeArea, .truncated, .stretched: .warning
    }
  }

  /// In the order of declaration.
  public static func < (left: LayoutCheck, right: LayoutCheck) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// How much a mistake matters; raw values are the words of reports.
public enum FindingSeverity: String, Sendable, CaseIterable {
  /// Something cannot be seen, reached or decided.
  case error
  /// Something is hard to read or to touch.
  case warning
}

/// How sure it is that a person would call it a mistake; raw values are the words of commands and reports.
public enum FindingConfidence: String, Sendable, CaseIterable, Comparable, Codable {
  /// Code that is not here may well be meant to set it right.
  case possible
  /// A mistake, unless code that is not here sets it right.
  case likely
  /// Nothing but a change of the document sets it right.
  case certain

  /// From possible to certain.
  public static func < (left: FindingConfidence, right: FindingConfidence) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// One mistake of one screen.
public struct Finding: Sendable, Equatable, Codable {
  /// What makes a finding the same on screens of different sizes.
  public struct Identity: Sendable, Hashable, Comparable, Codable {
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
  /// How sure it is.
  public var confidence: FindingConfidence
  /// What may have led to it, as keys: findings of a scene that share one are one mistake.
  public var causes: [String]

  public init(
    identity: Identity, amount: Double, place: CGRect, message: String, confidence: FindingConfidence = .likely,
    causes: [String] = []
  ) {
    self.identity = identity
    self.amount = amount
    self.place = place
    self.message = message
    self.confidence = confidence
    self.causes = causes
  }

  /// What the keys of neighbourhoods begin with: a conflict leads to what is near it; of all else only what is nearer is one.
  public static let nearness = "near "

  /// What the keys of two containers begin with in which views lie upon each other: a conflict between the two leads to that.
  public static let between = "between "

  /// What the keys of views begin with that are in a conflict, and beyond the edge what is in them is beyond: the conflict put both there.
  public static let within = "within "

  /// How much it matters.
  public var severity: FindingSeverity { identity.check.severity }
}
