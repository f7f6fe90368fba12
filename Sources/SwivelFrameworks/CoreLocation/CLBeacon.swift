// Beacons: which are looked for, and what would be heard of them. The device has nothing to hear them with.
import Foundation
import SwivelUI

/// Which of a place's beacons.
public typealias CLBeaconMajorValue = UInt16
/// Which of those.
public typealias CLBeaconMinorValue = UInt16

/// How near a beacon is; raw values are Core Location's.
public enum CLProximity: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// At hand.
  case immediate = 1
  /// Near.
  case near = 2
  /// Far.
  case far = 3
}

/// Which beacons are meant (iOS 13).
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  /// Whose.
  public let uuid: UUID
  /// Which of them; nil for any.
  public let major: CLBeaconMajorValue?
  /// Which of those; nil for any.
  public let minor: CLBeaconMinorValue?
  /// All of somebody's.
  public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }
  /// Some of them.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }
  /// One of them.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
    self.init(uuid, major, minor)
  }
  init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
    super.init()
  }
  open override var hash: Int { Int(uuid.uuid.0) }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLBeaconIdentityConstraint else { return false }
    return (uuid, major, minor) == (other.uuid, other.major, other.minor)
  }
}

/// Where some beacons are heard.
open class CLBeaconRegion: CLRegion {
  /// Which.
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint
  /// Whether it is told each time the screen is turned on.
  open var notifyEntryStateOnDisplay = false
  /// Whose.
  open var uuid: UUID { beaconIdentityConstraint.uuid }
  /// The same before iOS 13.
  open var proximityUUID: UUID { uuid }
  /// Which of them; nil for any.
  open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
  /// Which of those; nil for any.
  open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
  /// Of some beacons.
  public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    self.beaconIdentityConstraint = beaconIdentityConstraint
    super.init(identifier: identifier)
  }
  /// Of all of somebody's.
  public convenience init(uuid: UUID, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
  }
  /// Of some of them.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
  }
  /// Of one of them.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
      identifier: identifier)
  }
  /// Of all of somebody's, before iOS 13.
  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(uuid: proximityUUID, identifier: identifier)
  }
  /// Of some of them, before iOS 13.
  public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(uuid: proximityUUID, major: major, identifier: identifier)
  }
  /// Of one of them, before iOS 13.
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) { self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier) }
  /// What a device that is a beacon itself would say: it has no radio.
  open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary { NSMutableDictionary() }
}

/// A beacon that was heard: none is.
open class CLBeacon: NSObject {
  /// Whose.
  public let uuid: UUID
  /// The same before iOS 13.
  open var proximityUUID: UUID { uuid }
  /// Which of them.
  public let major: NSNumber
  /// Which of those.
  public let minor: NSNumber
  /// How near.
  public let proximity = CLProximity.unknown
  /// Metres; negative where nobody knows.
  public let accuracy: CLLocationAccuracy = -1
  /// How loud, in decibels.
  public let rssi = 0
  /// When.
  public let timestamp: Date
  init(_ uuid: UUID, major: Int, minor: Int, at time: Date) {
    (self.uuid, timestamp) = (uuid, time)
    (self.major, self.minor) = (NSNumber(value: major), NSNumber(value: minor))
  }
}

extension CLLocationManager {
  /// Whether beacons can be heard: they cannot.
  public class func isRangingAvailable() -> Bool { false }
  /// Which are listened to: none can be (iOS 13).
  public var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
  /// The same before iOS 13.
  public var rangedRegions: Set<CLRegion> { [] }
  /// Listens: it cannot, and says so.
  public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, didFailRangingFor: constraint, error: CLError(.rangingUnavailable))
    }
  }
  /// No more.
  public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// Listens: it cannot, and says so.
  public func startRangingBeacons(in region: CLBeaconRegion) {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, rangingBeaconsDidFailFor: region, withError: CLError(.rangingUnavailable))
    }
  }
  /// No more.
  public func stopRangingBeacons(in region: CLBeaconRegion) {}
}
