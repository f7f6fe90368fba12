// Shapes of several, lines along the Earth, and the points of shapes as MapKit hands them out.
import Foundation
import SwivelUI

/// The shortest way over the Earth between places, which is bent on a map. A point stands on it at least every hundred kilometres (ours).
@preconcurrency @MainActor open class MKGeodesicPolyline: MKPolyline {
  /// Metres between points.
  private static let step = 100_000.0
  /// A way so long has this many points, no more.
  private static let most = 512
  /// By the places it goes through.
  public required init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    let places = (0..<count).map { coords[$0] }
    var way = Array(places.prefix(1))
    for (from, to) in zip(places, places.dropFirst()) {
      let parts = min(max(Int((from.metres(to: to) / Self.step).rounded(.up)), 1), Self.most)
      for part in 1..<parts { way.append(from.between(to, Double(part) / Double(parts))) }
      way.append(to)
    }
    super.init(coordinates: way, count: way.count)
  }
}

extension CLLocationCoordinate2D {
  /// A place on the great circle between two, by the share of the way: the sum of both directions from the Earth's middle.
  func between(_ other: CLLocationCoordinate2D, _ share: Double) -> CLLocationCoordinate2D {
    let angle = metres(to: other) / Self.earth
    guard angle > 0, sin(angle) != 0 else { return self }
    let (near, far) = (sin((1 - share) * angle) / sin(angle), sin(share * angle) / sin(angle))
    let (one, two) = (direction, other.direction)
    let (x, y, z) = (near * one.x + far * two.x, near * one.y + far * two.y, near * one.z + far * two.z)
    let radian = 180 / Double.pi
    return CLLocationCoordinate2D(latitude: atan2(z, hypot(x, y)) * radian, longitude: atan2(y, x) * radian)
  }
  private var direction: (x: Double, y: Double, z: Double) {
    let degree = Double.pi / 180
    return (
      cos(latitude * degree) * cos(longitude * degree), cos(latitude * degree) * sin(longitude * degree),
      sin(latitude * degree)
    )
  }
}

extension MKMultiPoint {
  /// By points of the world.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    let places = (0..<count).map { points[$0].coordinate }
    self.init(coordinates: places, count: count)
  }
  /// Its points; they stay as long as it does.
  public func points() -> UnsafeMutablePointer<MKMapPoint> { storage.points(places.map { MKMapPoint($0) }) }
  /// How far along its way a point is, 0…1, by the map's own measure.
  public func location(atPointIndex index: Int) -> CGFloat {
    guard places.indices.contains(index) else { return 0 }
    let lengths = zip(places, places.dropFirst()).map { MKMapPoint($0).span(to: MKMapPoint($1)) }
    let all = lengths.reduce(0, +)
    return all > 0 ? CGFloat(lengths.prefix(index).reduce(0, +) / all) : 0
  }
  /// The same of several.
  public func locations(at indexes: IndexSet) -> [CGFloat] { indexes.map { location(atPointIndex: $0) } }
}

extension MKMapPoint {
  fileprivate func span(to other: MKMapPoint) -> Double { hypot(other.x - x, other.y - y) }
}

/// Points that are handed out by their address.
final class PointStorage {
  private var place: UnsafeMutableBufferPointer<MKMapPoint>?
  func points(_ points: [MKMapPoint]) -> UnsafeMutablePointer<MKMapPoint> {
    let room = place ?? .allocate(capacity: max(points.count, 1))
    if place == nil { _ = room.initialize(from: points) }
    place = room
    guard let first = room.baseAddress else { preconditionFailure("room for one point at least") }
    return first
  }
  deinit { place?.deallocate() }
}

/// Several lines as one.
@preconcurrency @MainActor open class MKMultiPolyline: NSObject, MKOverlay {
  /// The lines.
  public let polylines: [MKPolyline]
  /// What its callout says.
  open var title: String?
  /// What it says below.
  open var subtitle: String?
  /// Of lines.
  public init(_ polylines: [MKPolyline]) {
    self.polylines = polylines
    super.init()
  }
  /// The middle of the rectangle around them.
  open var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }
  /// The rectangle around them.
  open var boundingMapRect: MKMapRect { polylines.reduce(MKMapRect.null) { $0.union($1.boundingMapRect) } }
}

/// Several areas as one.
@preconcurrency @MainActor open class MKMultiPolygon: NSObject, MKOverlay {
  /// The areas.
  public let polygons: [MKPolygon]
  /// What its callout says.
  open var title: String?
  /// What it says below.
  open var subtitle: String?
  /// Of areas.
  public init(_ polygons: [MKPolygon]) {
    self.polygons = polygons
    super.init()
  }
  /// The middle of the rectangle around them.
  open var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }
  /// The rectangle around them.
  open var boundingMapRect: MKMapRect { polygons.reduce(MKMapRect.null) { $0.union($1.boundingMapRect) } }
}

/// Paints several lines.
@preconcurrency @MainActor open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  /// Those of an overlay.
  public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
  /// What it paints.
  open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }
  override func outline(_ convert: (CLLocationCoordinate2D) -> CGPoint) -> UIBezierPath? {
    together(multiPolyline.polylines.compactMap { outline(of: $0, isClosed: false, convert) })
  }
}

/// Paints several areas.
@preconcurrency @MainActor open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  /// Those of an overlay.
  public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
  /// What it paints.
  open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }
  override func outline(_ convert: (CLLocationCoordinate2D) -> CGPoint) -> UIBezierPath? {
    together(multiPolygon.polygons.compactMap { outline(of: $0, isClosed: true, convert) })
  }
}

extension MKOverlayPathRenderer {
  fileprivate func together(_ paths: [UIBezierPath]) -> UIBezierPath? {
    guard !paths.isEmpty else { return nil }
    let whole = UIBezierPath()
    for path in paths { whole.append(path) }
    return whole
  }
}
