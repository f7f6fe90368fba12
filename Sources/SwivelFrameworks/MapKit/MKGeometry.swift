// Places as points of a flat map: Mercator's projection, in which MapKit measures the world as 2^28 points a side.
import Foundation

/// A point of the map of the world.
public struct MKMapPoint: Sendable, Equatable {
  /// From the west, 0…2^28.
  public var x: Double
  /// From the north, 0…2^28.
  public var y: Double
  /// The north-west.
  public init() { (x, y) = (0, 0) }
  /// By numbers.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  /// Where a place lies (Mercator; beyond 85.05° north and south the map ends).
  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = max(-Self.edge, min(Self.edge, coordinate.latitude)) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * MKMapSize.world.width
    y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2 * MKMapSize.world.height
  }
  /// The latitude at which a square map of the world ends.
  static let edge = 85.05112877980659

  /// Which place it is.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: atan(sinh(.pi * (1 - 2 * y / MKMapSize.world.height))) * 180 / .pi,
      longitude: x / MKMapSize.world.width * 360 - 180)
  }
  /// Metres to another along the ground.
  public func distance(to other: MKMapPoint) -> CLLocationDistance { coordinate.metres(to: other.coordinate) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Where a place lies, as in C.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }

/// A size on the map of the world.
public struct MKMapSize: Sendable, Equatable {
  /// From west to east.
  public var width: Double
  /// From north to south.
  public var height: Double
  /// Nothing.
  public init() { (width, height) = (0, 0) }
  /// By numbers.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  /// All of it: 2^28 points a side.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle of the map of the world.
public struct MKMapRect: Sendable, Equatable {
  /// Its north-west.
  public var origin: MKMapPoint
  /// How large it is.
  public var size: MKMapSize
  /// Nothing.
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
  /// By its parts.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  /// By numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  /// No rectangle.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The world.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// Whether it is no rectangle.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether nothing is in it.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  /// From west to east.
  public var width: Double { size.width }
  /// From north to south.
  public var height: Double { size.height }
  /// Its west.
  public var minX: Double { origin.x }
  /// Its north.
  public var minY: Double { origin.y }
  /// The middle between west and east.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between north and south.
  public var midY: Double { origin.y + size.height / 2 }
  /// Its east.
  public var maxX: Double { origin.x + size.width }
  /// Its south.
  public var maxY: Double { origin.y + size.height }
  /// Both and what lies between.
  public func union(_ other: MKMapRect) -> MKMapRect {
    guard !isNull else { return other }
    guard !other.isNull else { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
  /// Smaller at each side.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  /// Whether a point is in it.
  public func contains(_ point: MKMapPoint) -> Bool {
    minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
  }
  /// Whether they have something in common.
  public func intersects(_ other: MKMapRect) -> Bool {
    !isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

/// How many degrees a region has.
public struct MKCoordinateSpan: Sendable {
  /// From north to south.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees
  /// None.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  /// By degrees.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the world around a place.
public struct MKCoordinateRegion: Sendable {
  /// Its middle.
  public var center: CLLocationCoordinate2D
  /// How many degrees it has.
  public var span: MKCoordinateSpan
  /// None.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  /// By degrees.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
  /// By metres, on a sphere.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let degree = CLLocationCoordinate2D.earth * .pi / 180
    let wide = max(degree * cos(center.latitude * .pi / 180), 1)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree, longitudeDelta: min(360, longitudinalMeters / wide)))
  }
  /// What a rectangle of the map shows.
  public init(_ rect: MKMapRect) {
    let (north, south) = (MKMapPoint(x: rect.midX, y: rect.minY), MKMapPoint(x: rect.midX, y: rect.maxY))
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: north.coordinate.latitude - south.coordinate.latitude,
        longitudeDelta: rect.width / MKMapSize.world.width * 360))
  }

  /// The rectangle of the map that shows it.
  var rect: MKMapRect {
    let (tall, wide) = (span.latitudeDelta / 2, span.longitudeDelta / 2)
    let first = MKMapPoint(
      CLLocationCoordinate2D(latitude: center.latitude + tall, longitude: center.longitude - wide))
    let last = MKMapPoint(CLLocationCoordinate2D(latitude: center.latitude - tall, longitude: center.longitude + wide))
    return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// By metres, as in C.
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// By degrees, as in C.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// By its parts, as in C.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }
