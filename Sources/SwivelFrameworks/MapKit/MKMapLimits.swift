// How near, how far and where a map may be moved to.
import Foundation
import SwivelUI

// swift-format-ignore: AlwaysUseLowerCamelCase
/// No limit of a camera's distance.
public let MKMapCameraZoomDefault: CLLocationDistance = -1

extension MKMapView {
  /// Between which distances from the ground a map is looked at, in metres.
  @preconcurrency @MainActor open class CameraZoomRange: NSObject {
    /// The nearest; `MKMapCameraZoomDefault` for as near as maps go.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// The farthest; `MKMapCameraZoomDefault` for all of the world.
    public let maxCenterCoordinateDistance: CLLocationDistance
    /// Between two; nil where the farthest is nearer than the nearest, or one is negative and not the default.
    public init?(
      minCenterCoordinateDistance: CLLocationDistance, maxCenterCoordinateDistance: CLLocationDistance
    ) {
      for distance in [minCenterCoordinateDistance, maxCenterCoordinateDistance] {
        guard distance >= 0 || distance == MKMapCameraZoomDefault else { return nil }
      }
      guard maxCenterCoordinateDistance < 0 || minCenterCoordinateDistance <= maxCenterCoordinateDistance else {
        return nil
      }
      self.minCenterCoordinateDistance = minCenterCoordinateDistance
      self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
      super.init()
    }
    /// No nearer.
    public convenience init?(minCenterCoordinateDistance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: minCenterCoordinateDistance, maxCenterCoordinateDistance: MKMapCameraZoomDefault)
    }
    /// No farther.
    public convenience init?(maxCenterCoordinateDistance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: MKMapCameraZoomDefault, maxCenterCoordinateDistance: maxCenterCoordinateDistance)
    }
    /// The distance within them.
    func held(_ distance: CLLocationDistance) -> CLLocationDistance {
      let nearest = max(minCenterCoordinateDistance, 0)
      let farthest = maxCenterCoordinateDistance < 0 ? CLLocationDistance.infinity : maxCenterCoordinateDistance
      return min(max(distance, nearest), farthest)
    }
  }

  /// Within which part of the world the middle of a map stays.
  @preconcurrency @MainActor open class CameraBoundary: NSObject {
    /// The part.
    public let mapRect: MKMapRect
    /// The part.
    public var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }
    /// A rectangle of the world; nil for one that is empty.
    public init?(mapRect: MKMapRect) {
      guard !mapRect.isEmpty else { return nil }
      self.mapRect = mapRect
      super.init()
    }
    /// A part of the world; nil for one that is empty.
    public convenience init?(coordinateRegion region: MKCoordinateRegion) { self.init(mapRect: region.rect) }
    /// The place within it.
    func held(_ point: MKMapPoint) -> MKMapPoint {
      MKMapPoint(
        x: min(max(point.x, mapRect.minX), mapRect.maxX), y: min(max(point.y, mapRect.minY), mapRect.maxY))
    }
  }

  /// Sets how near and far it may be; nil for any.
  public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    zoomRange = cameraZoomRange
    move(animated: animated)
  }
  /// Between which distances it is looked at (iOS 13).
  public var cameraZoomRange: CameraZoomRange! {
    get {
      zoomRange
        ?? CameraZoomRange(
          minCenterCoordinateDistance: MKMapCameraZoomDefault, maxCenterCoordinateDistance: MKMapCameraZoomDefault)
    }
    set { setCameraZoomRange(newValue, animated: false) }
  }
  /// Sets where its middle stays; nil for anywhere.
  public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    boundary = cameraBoundary
    move(animated: animated)
  }
  /// Where its middle stays (iOS 13).
  public var cameraBoundary: CameraBoundary? {
    get { boundary }
    set { setCameraBoundary(newValue, animated: false) }
  }
  /// Shows what it shows within its limits, and tells of that where it is something else.
  private func move(animated: Bool) {
    let before = visibleMapRect
    guard scale != nil, before != held(before) else { return }
    setVisibleMapRect(before, animated: animated)
  }
  /// What is seen where a rectangle is wanted: within the limits, around the same middle if it may be there.
  func held(_ rect: MKMapRect) -> MKMapRect {
    guard zoomRange != nil || boundary != nil, rect.width > 0 else { return rect }
    let middle = MKMapPoint(x: rect.midX, y: rect.midY)
    let held = boundary?.held(middle) ?? middle
    let across = MKMapPoint(x: held.x - rect.width / 2, y: held.y)
      .distance(to: MKMapPoint(x: held.x + rect.width / 2, y: held.y))
    let factor = across > 0 ? (zoomRange?.held(across) ?? across) / across : 1
    guard held != middle || factor != 1 else { return rect }
    let (width, height) = (rect.width * factor, rect.height * factor)
    return MKMapRect(x: held.x - width / 2, y: held.y - height / 2, width: width, height: height)
  }
}
