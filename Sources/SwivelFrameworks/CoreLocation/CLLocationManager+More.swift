// What else is asked of who knows where the device is: visits, regions' states, leave for a while.
import Foundation
import SwivelUI

/// How the device is held, for a compass; raw values are Core Location's.
public enum CLDeviceOrientation: Int32, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// On its head.
  case portraitUpsideDown = 2
  /// With its top at the left.
  case landscapeLeft = 3
  /// With its top at the right.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its face.
  case faceDown = 6
}

/// Whether the device is in a region; raw values are Core Location's.
public enum CLRegionState: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// It is.
  case inside = 1
  /// It is not.
  case outside = 2
}

/// A stay somewhere: none is noticed.
open class CLVisit: NSObject {
  /// Where.
  public let coordinate = kCLLocationCoordinate2DInvalid
  /// Metres within which it is.
  public let horizontalAccuracy: CLLocationAccuracy = -1
  /// Since when.
  public let arrivalDate = Date.distantPast
  /// Until when.
  public let departureDate = Date.distantFuture
  override init() { super.init() }
}

/// A storey of a building: none is known.
open class CLFloor: NSObject, @unchecked Sendable {
  /// 0 for the ground.
  public let level: Int
  init(level: Int) { self.level = level }
}

extension CLLocation {
  /// The storey; nil, for nobody knows.
  public var floor: CLFloor? { nil }
  /// Degrees within which it moves; negative, for nobody knows.
  public var courseAccuracy: CLLocationDirection { -1 }
  /// Metres a second within which it does; negative, for nobody knows.
  public var speedAccuracy: CLLocationSpeed { -1 }
}

extension CLLocationManager {
  /// How large regions may be: none can be watched.
  public var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  /// Asks for exact places for a while: where the services are off nobody is asked (iOS 14).
  public func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) { later { completion?(CLError(.denied)) } }
  /// The same.
  public func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {
    throw CLError(.denied)
  }
  /// Notices stays.
  public func startMonitoringVisits() { deny() }
  /// No more.
  public func stopMonitoringVisits() {}
  /// Whether it is in a region: nobody knows.
  public func requestState(for region: CLRegion) {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, didDetermineState: .unknown, for: region)
    }
  }
  /// The compass's page is taken away: it is not there.
  public func dismissHeadingCalibrationDisplay() {}
}
