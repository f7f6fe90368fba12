// What else is asked of maps: what is marked in a part of the world, the order of what is drawn over it, how the user is followed.
import Foundation
import SwivelUI

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Metres in a point of the world, at a latitude: the Earth's girth at the equator by the world's width, less towards the poles.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  let place = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 0))
  return place.distance(to: MKMapPoint(x: place.x + 1, y: place.y))
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Points of the world in a metre, at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}

extension MKMapRect {
  /// What is in both; null where they have nothing in common.
  public func intersection(_ other: MKMapRect) -> MKMapRect {
    guard !isNull, !other.isNull else { return .null }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
  }
  /// Whether another lies in it.
  public func contains(_ other: MKMapRect) -> Bool { !other.isNull && intersection(other) == other }
  /// It elsewhere.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
}

extension MKMapView {
  /// What is marked in a part of the world.
  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? AnyHashable })
  }
  /// Whether the user is seen: nobody knows where that is.
  public var isUserLocationVisible: Bool { false }
  /// Follows the user so.
  public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
  /// Draws something over the map, at a place among all.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    guard !overlays.contains(where: { $0 === overlay }) else { return }
    addOverlay(overlay)
    var order = overlays
    order.insert(order.removeLast(), at: min(max(index, 0), order.count))
    arrange(order)
  }
  /// Draws the same in another order.
  private func arrange(_ order: [any MKOverlay]) {
    overlays = order
    for (index, overlay) in order.enumerated() {
      guard let shape = shapes[ObjectIdentifier(overlay)] else { continue }
      shape.removeFromSuperlayer()
      layer.insertSublayer(shape, at: UInt32(index))
    }
  }
  /// The same at a level, of which there is one here.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    insertOverlay(overlay, at: index)
  }
  /// Draws something above something else.
  public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    insertOverlay(overlay, at: (overlays.firstIndex { $0 === sibling } ?? overlays.count - 1) + 1)
  }
  /// Draws something below something else.
  public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    insertOverlay(overlay, at: overlays.firstIndex { $0 === sibling } ?? overlays.count)
  }
  /// Draws two each in the other's place.
  public func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
    guard index1 != index2, overlays.indices.contains(index1), overlays.indices.contains(index2) else { return }
    var order = overlays
    order.swapAt(index1, index2)
    arrange(order)
  }
}

extension MKLocalSearch {
  /// The same, waited for.
  public func start() async throws -> Response { throw MKError(.serverFailure) }
}
