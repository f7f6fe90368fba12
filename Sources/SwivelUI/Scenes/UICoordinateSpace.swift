// Rectangles on a screen with coordinates of their own, as scenes tell of where they were and are.

/// Something points and rectangles have coordinates in.
@MainActor public protocol UICoordinateSpace: AnyObject {
  /// The whole space in its own coordinates.
  var bounds: CGRect { get }
  /// A point of this space in the coordinates of another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in the coordinates of this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle of this space in the coordinates of another.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of another space in the coordinates of this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A part of a screen, or the whole: upright, so only the corner makes a difference. A space of an app's own making does the
/// conversion itself.
final class ScreenPart: UICoordinateSpace {
  /// On the screen, in points.
  let frame: CGRect

  init(_ frame: CGRect) { self.frame = frame }

  var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let other = coordinateSpace as? ScreenPart else { return coordinateSpace.convert(point, from: self) }
    return CGPoint(
      x: point.x + frame.minX - other.frame.minX, y: point.y + frame.minY - other.frame.minY)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let other = coordinateSpace as? ScreenPart else { return coordinateSpace.convert(point, to: self) }
    return other.convert(point, to: self)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, from: coordinateSpace), size: rect.size)
  }
}

extension UIWindowScene {
  /// Where the scene is on its screen; empty once it is gone.
  public var coordinateSpace: any UICoordinateSpace { ScreenPart(process?.sceneFrame ?? .zero) }
}

extension UIScreen {
  /// The whole screen as the interface is turned.
  public var coordinateSpace: any UICoordinateSpace { ScreenPart(bounds) }
}
