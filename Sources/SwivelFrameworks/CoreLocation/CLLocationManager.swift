// Who knows where the device is: location services are off, as a user may have them, and nobody is asked.
import Foundation
import SwivelUI

/// What an app may know; raw values are Core Location's.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Nobody was asked.
  case notDetermined = 0
  /// Nobody may say.
  case restricted = 1
  /// No; so it is where the services are off.
  case denied = 2
  /// Always.
  case authorizedAlways = 3
  /// While it is used.
  case authorizedWhenInUse = 4
}

/// How exactly; raw values are Core Location's.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// Exactly.
  case fullAccuracy = 0
  /// About.
  case reducedAccuracy = 1
}

/// What somebody does on the way; raw values are Core Location's.
public enum CLActivityType: Int, Sendable {
  /// Anything.
  case other = 1
  /// Drives.
  case automotiveNavigation = 2
  /// Walks, runs, rides.
  case fitness = 3
  /// Goes in something else.
  case otherNavigation = 4
  /// Flies.
  case airborne = 5
}

/// What went wrong.
public struct CLError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  /// The kinds; numbers are Core Location's.
  public enum Code: Int, Sendable {
    /// Not known now.
    case locationUnknown = 0
    /// Not allowed.
    case denied = 1
    /// No network.
    case network = 2
    /// No compass.
    case headingFailure = 3
    /// No regions.
    case regionMonitoringDenied = 4
    /// A region that cannot be watched.
    case regionMonitoringFailure = 5
    /// Regions come later.
    case regionMonitoringSetupDelayed = 6
    /// What happens at regions is told later.
    case regionMonitoringResponseDelayed = 7
    /// Nothing by that name.
    case geocodeFoundNoResult = 8
    /// Something only in part.
    case geocodeFoundPartialResult = 9
    /// No longer wanted.
    case geocodeCanceled = 10
    /// Places are not told later.
    case deferredFailed = 11
    /// The same, for nobody asks for places.
    case deferredNotUpdatingLocation = 12
    /// The same, for they are asked for too roughly.
    case deferredAccuracyTooLow = 13
    /// The same, for not each movement is told.
    case deferredDistanceFiltered = 14
    /// The same, for it is no longer wanted.
    case deferredCanceled = 15
    /// There is nothing to hear beacons with.
    case rangingUnavailable = 16
    /// Beacons are not heard.
    case rangingFailure = 17
    /// Nobody was asked.
    case promptDeclined = 18
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// Core Location's domain.
  public static var errorDomain: String { "kCLErrorDomain" }
  /// The kind's number.
  public var errorCode: Int { code.rawValue }
  /// For people, as NSError says it of a code alone.
  public var errorDescription: String? {
    "The operation couldn’t be completed. (kCLErrorDomain error \(code.rawValue).)"
  }
}

/// Where the compass points; nobody knows.
open class CLHeading: NSObject {
  /// Degrees from the magnetic north.
  public let magneticHeading: CLLocationDirection = -1
  /// Degrees from the north.
  public let trueHeading: CLLocationDirection = -1
  /// Degrees within which it is; negative for none.
  public let headingAccuracy: CLLocationDirection = -1
}

/// Asks where the device is. The services are off: an app is told so, and that places are denied.
@preconcurrency @MainActor open class CLLocationManager: NSObject {
  /// Hears of it; told of the status once it is set.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      guard delegate != nil else { return }
      DispatchQueue.main.async { [weak self] in self?.tellStatus() }
    }
  }
  /// How exactly it is wanted.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// After how many metres it is told.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// What is done on the way.
  open var activityType = CLActivityType.other
  /// Whether it may wait for movement.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether it goes on behind other apps.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the status bar says that it goes on (iOS 11).
  open var showsBackgroundLocationIndicator = false
  /// Which edge of the device the compass is read from.
  open var headingOrientation = CLDeviceOrientation.portrait
  /// After how many degrees the compass is told.
  open var headingFilter: CLLocationDegrees = 1
  /// The last place; none.
  public let location: CLLocation? = nil
  /// The last heading; none.
  public let heading: CLHeading? = nil
  /// Places that are watched; none can be.
  public let monitoredRegions: Set<CLRegion> = []
  /// Nobody was asked yet.
  public override init() { super.init() }

  /// Whether the device tells places to anyone: it does not.
  open class func locationServicesEnabled() -> Bool { false }
  /// What the app may know.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// The same (iOS 14).
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// How exactly.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// Whether there is a compass.
  open class func headingAvailable() -> Bool { false }
  /// Whether great movements are told.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Whether regions are watched.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  /// Would ask the user; where the services are off nobody is asked.
  open func requestWhenInUseAuthorization() {}
  /// The same.
  open func requestAlwaysAuthorization() {}
  /// Asks again and again.
  open func startUpdatingLocation() { deny() }
  /// No more.
  open func stopUpdatingLocation() {}
  /// Asks once.
  open func requestLocation() { deny() }
  /// Asks the compass.
  open func startUpdatingHeading() {}
  /// No more.
  open func stopUpdatingHeading() {}
  /// Asks after great movements.
  open func startMonitoringSignificantLocationChanges() { deny() }
  /// No more.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Watches a region: it cannot be.
  open func startMonitoring(for region: CLRegion) {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied))
    }
  }
  /// No more.
  open func stopMonitoring(for region: CLRegion) {}

  func deny() {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, didFailWithError: CLError(.denied))
    }
  }

  private func tellStatus() {
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
  }
}
