// Places on the Earth: coordinates, distances between them, regions.
import Foundation
import SwivelUI

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres around a place within which it is.
public typealias CLLocationAccuracy = Double
/// Metres a second.
public typealias CLLocationSpeed = Double
/// Degrees from the north, clockwise.
public typealias CLLocationDirection = Double

/// As exactly as there is.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// As exactly as there is, for who drives.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// To ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To a hundred.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To a thousand.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// To three thousand.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Every movement is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place by degrees.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north, -90…90.
  public var latitude: CLLocationDegrees
  /// Degrees east, -180…180.
  public var longitude: CLLocationDegrees
  /// Where the equator meets the meridian of Greenwich.
  public init() { (latitude, longitude) = (0, 0) }
  /// By degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// By degrees, as in C.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether there is such a place.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Where something was at a time.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// Metres within which it is; negative for a place that is none.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The same of the height.
  public let verticalAccuracy: CLLocationAccuracy
  /// Where it moved; negative where nobody knows.
  public let course: CLLocationDirection
  /// How fast; negative where nobody knows.
  public let speed: CLLocationSpeed
  /// When.
  public let timestamp: Date

  /// A place, now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent()))
  }

  /// A place at a time.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// A movement.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    (self.course, self.speed) = (course, speed)
    super.init()
  }

  /// Metres along the Earth's surface, on a sphere of its mean radius (IUGG: 6,371,008.8 m); heights are not counted.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    coordinate.metres(to: location.coordinate)
  }
}

extension CLLocationCoordinate2D {
  /// The mean radius of the Earth, in metres (IUGG).
  static let earth = 6_371_008.8

  /// Along a great circle, by the haversine formula, which is exact for near places too.
  func metres(to other: CLLocationCoordinate2D) -> Double {
    let degree = Double.pi / 180
    let (north, east) = ((other.latitude - latitude) * degree / 2, (other.longitude - longitude) * degree / 2)
    let half = sin(north) * sin(north) + cos(latitude * degree) * cos(other.latitude * degree) * sin(east) * sin(east)
    return 2 * Self.earth * asin(min(1, half.squareRoot()))
  }
}

/// Where somebody may be.
open class CLRegion: NSObject {
  /// Its name.
  public let identifier: String
  /// Whether coming in is told.
  open var notifyOnEntry = true
  /// Whether going is told.
  open var notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
}

/// A circle on the Earth.
open class CLCircularRegion: CLRegion {
  /// Its middle.
  public let center: CLLocationCoordinate2D
  /// Metres from there to its edge.
  public let radius: CLLocationDistance
  /// A circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }
  /// Whether a place is in it.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { center.metres(to: coordinate) <= radius }
}
