// What can be said of annotation views beside how they look: what hides what, and how they are dragged.
import SwivelUI

/// What lies above what, from 0 to 1000 (iOS 14).
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  /// 0…1000.
  public let rawValue: Float
  /// By its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// By its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Above all.
  public static let max = MKAnnotationViewZPriority(rawValue: 1000)
  /// As usual.
  public static let defaultUnselected = MKAnnotationViewZPriority(rawValue: 500)
  /// As usual of those that are selected.
  public static let defaultSelected = MKAnnotationViewZPriority(rawValue: 1000)
  /// Below all.
  public static let min = MKAnnotationViewZPriority(rawValue: 0)
}

extension MKAnnotationView {
  /// By which shape views lie upon each other; raw values are MapKit's.
  public enum CollisionMode: Int, Sendable {
    /// Their frame.
    case rectangle = 0
    /// The circle in it.
    case circle = 1
    /// None: they never do (iOS 14).
    case none = 2
  }
  /// How far a finger has moved it; raw values are MapKit's.
  public enum DragState: UInt, Sendable {
    /// It does not.
    case none = 0
    /// It begins to.
    case starting = 1
    /// It does.
    case dragging = 2
    /// It goes back.
    case canceling = 3
    /// It is let go.
    case ending = 4
  }
}
