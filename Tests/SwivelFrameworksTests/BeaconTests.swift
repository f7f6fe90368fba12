// Beacons, services of Bluetooth and places with addresses: values by Core Location's, Core Bluetooth's and Contacts' references.
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct BeaconTests {
  private let one = UUID()
  private let other = UUID()

  /// A constraint is of a UUID, a major and a minor value; what is left out is any, and any is none of the numbers.
  @Test func constraints() {
    let all = CLBeaconIdentityConstraint(uuid: one)
    let some = CLBeaconIdentityConstraint(uuid: one, major: 1)
    let single = CLBeaconIdentityConstraint(uuid: one, major: 1, minor: 0)
    let rows: [(CLBeaconIdentityConstraint, CLBeaconIdentityConstraint, isSame: Bool)] = [
      (all, CLBeaconIdentityConstraint(uuid: one), true), (all, CLBeaconIdentityConstraint(uuid: other), false),
      (all, some, false), (some, single, false), (some, CLBeaconIdentityConstraint(uuid: one, major: 1), true),
      (some, CLBeaconIdentityConstraint(uuid: one, major: 2), false),
      (single, CLBeaconIdentityConstraint(uuid: one, major: 1, minor: 0), true),
      (single, CLBeaconIdentityConstraint(uuid: one, major: 1, minor: 1), false),
      (single, CLBeaconIdentityConstraint(uuid: one, major: 0, minor: 0), false),
    ]
    for (index, row) in rows.enumerated() {
      #expect((row.0 == row.1) == row.isSame, "row \(index)")
      if row.isSame { #expect(row.0.hash == row.1.hash, "row \(index)") }
    }
    #expect(Set([all, some, single, CLBeaconIdentityConstraint(uuid: one)]).count == 3)
  }

  /// Each initializer of a region, of iOS 13 and of before, says the same of what it is given.
  @Test func regions() {
    let rows: [(CLBeaconRegion, major: NSNumber?, minor: NSNumber?)] = [
      (CLBeaconRegion(uuid: one, identifier: "a"), nil, nil),
      (CLBeaconRegion(uuid: one, major: 3, identifier: "a"), 3, nil),
      (CLBeaconRegion(uuid: one, major: 3, minor: 65_535, identifier: "a"), 3, 65_535),
      (CLBeaconRegion(proximityUUID: one, identifier: "a"), nil, nil),
      (CLBeaconRegion(proximityUUID: one, major: 4, identifier: "a"), 4, nil),
      (CLBeaconRegion(proximityUUID: one, major: 4, minor: 0, identifier: "a"), 4, 0),
    ]
    for (index, row) in rows.enumerated() {
      let region = row.0
      #expect(region.identifier == "a" && region.uuid == one && region.proximityUUID == one, "row \(index)")
      #expect(region.major == row.major && region.minor == row.minor, "row \(index)")
      #expect(region.beaconIdentityConstraint.major == row.major?.uint16Value, "row \(index)")
      #expect(region.beaconIdentityConstraint.minor == row.minor?.uint16Value, "row \(index)")
      #expect(!region.notifyEntryStateOnDisplay && region.peripheralData(withMeasuredPower: nil).count == 0)
    }
  }

  private final class Listener: NSObject, CLLocationManagerDelegate, CBPeripheralManagerDelegate {
    var heard: [String] = []
    func locationManager(
      _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error
    ) { heard.append("\(region.identifier) \((error as? CLError)?.code == .rangingUnavailable)") }
    func locationManager(
      _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
    ) { heard.append("\(beaconConstraint.major ?? 0) \((error as? CLError)?.code == .rangingUnavailable)") }
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) { heard.append("\(peripheral.state)") }
  }

  /// Where ranging is not available the delegate is told of the failure, once a start, and nothing is ranged.
  @Test func nothingIsRanged() throws {
    let (stage, listener) = (try Stage(), Listener())
    var manager: CLLocationManager?
    stage.act { [one] _ in
      let made = CLLocationManager()
      manager = made
      made.delegate = listener
      made.startRangingBeacons(in: CLBeaconRegion(uuid: one, identifier: "region"))
      made.startRangingBeacons(satisfying: CLBeaconIdentityConstraint(uuid: one, major: 7))
      #expect(listener.heard == [])
    }
    #expect(listener.heard == ["region true", "7 true"] && !CLLocationManager.isRangingAvailable())
    #expect(manager?.rangedRegions == [] && manager?.rangedBeaconConstraints == [])
  }

  /// A device without a radio is no peripheral either: it says so once and advertises nothing.
  @Test func nothingIsAdvertised() throws {
    let (stage, listener) = (try Stage(), Listener())
    var manager: CBPeripheralManager?
    stage.act { _ in
      manager = CBPeripheralManager(delegate: listener, queue: nil)
      manager?.startAdvertising(nil)
    }
    #expect(listener.heard == ["unsupported"] && manager?.isAdvertising == false)
  }

  /// Services and characteristics of an app's own keep what they are made with; errors have Core Bluetooth's domain and numbers.
  @Test func services() {
    for isPrimary in [true, false] {
      let service = CBMutableService(type: CBUUID(string: "180d"), primary: isPrimary)
      #expect(service.isPrimary == isPrimary && service.uuid.uuidString == "180D" && service.characteristics == nil)
    }
    let rate = CBMutableCharacteristic(
      type: CBUUID(string: "2A37"), properties: [.read, .notify], value: Data([1]), permissions: .readable)
    #expect(rate.properties.rawValue == 18 && rate.permissions.rawValue == 1 && rate.value == Data([1]))
    #expect(rate.uuid.description == "2A37" && !rate.isNotifying && rate.descriptors == nil)
    #expect(CBUUID(nsuuid: one).uuidString == one.uuidString && CBUUID(data: Data([0x18, 0x0D])).uuidString == "180D")
    #expect(CBUUID(string: "180d").hash == CBUUID(string: "180D").hash)
    #expect(CBUUID(string: "180D") != CBUUID(string: "180F") && CBUUID(string: "180D") != NSString(string: "180D"))
    let error = CBError(.peripheralDisconnected) as NSError
    #expect(error.domain == "CBErrorDomain" && error.code == 7)
    #expect(CBCentralManager.authorization == .allowedAlways)
  }

  private func address(_ change: (CNMutablePostalAddress) -> Void = { _ in }) -> CNMutablePostalAddress {
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.state, address.postalCode) = ("1 Main St", "Town", "CA", "94000")
    (address.country, address.isoCountryCode) = ("Land", "us")
    (address.subLocality, address.subAdministrativeArea) = ("Quarter", "County")
    change(address)
    return address
  }

  /// Addresses are the same whose parts all are.
  @Test func addresses() {
    let paths: [ReferenceWritableKeyPath<CNMutablePostalAddress, String>] = [
      \.street, \.subLocality, \.city, \.subAdministrativeArea, \.state, \.postalCode, \.country, \.isoCountryCode,
    ]
    #expect(address() == address() && address().hash == address().hash && address() != NSString())
    for (index, path) in paths.enumerated() {
      let changed = address { $0[keyPath: path] = "else" }
      #expect(changed != address() && changed[keyPath: path] == "else", "\(index)")
      for other in paths where other != path {
        #expect(changed[keyPath: other] == address()[keyPath: other], "\(index)")
      }
    }
  }

  /// On a letter: the street, the place with its state and number, the country; what is not known leaves no line.
  @Test func letters() {
    let formatter = CNPostalAddressFormatter()
    let rows: [((CNMutablePostalAddress) -> Void, String)] = [
      ({ _ in }, "1 Main St\nTown CA 94000\nLand"), ({ $0.country = "" }, "1 Main St\nTown CA 94000"),
      ({ $0.street = "" }, "Town CA 94000\nLand"), ({ $0.state = "" }, "1 Main St\nTown 94000\nLand"),
      ({ ($0.city, $0.state, $0.postalCode) = ("", "", "") }, "1 Main St\nLand"),
    ]
    for (change, text) in rows {
      #expect(formatter.string(from: address(change)) == text && formatter.string(for: address(change)) == text)
    }
    #expect(formatter.string(for: "a") == nil && formatter.string(for: nil) == nil)
    #expect(formatter.style == .mailingAddress)
  }

  /// CLPlacemark: the parts of its address, nil for those that are empty; a copy is of the same place.
  @Test func places() {
    let location = CLLocation(latitude: 1, longitude: 2)
    let place = CLPlacemark(
      placemark: CLPlacemark(location: location, name: "Home", postalAddress: address { $0.subLocality = "" }))
    #expect(place.location?.coordinate.latitude == 1 && place.name == "Home")
    #expect([place.thoroughfare, place.locality, place.subLocality] == ["1 Main St", "Town", nil])
    #expect([place.administrativeArea, place.subAdministrativeArea, place.postalCode] == ["CA", "County", "94000"])
    #expect([place.country, place.isoCountryCode] == ["Land", "us"])
    let nowhere = CLPlacemark(location: location, name: nil, postalAddress: nil)
    #expect(
      [nowhere.name, nowhere.thoroughfare, nowhere.country, nowhere.ocean, nowhere.inlandWater] == [
        nil, nil, nil, nil, nil,
      ])
    #expect(nowhere.areasOfInterest == nil && nowhere.region == nil && nowhere.timeZone == nil)
  }
}
