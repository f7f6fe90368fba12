// How near and where maps are held, how they are said to look, and the shortest way over the Earth.
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct MapLimitTests {
  private func map(_ body: @escaping @MainActor (MKMapView) -> Void) throws -> (MKMapView, Stage) {
    let stage = try Stage()
    var map: MKMapView?
    stage.act { view in
      let made = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      view.addSubview(made)
      made.layoutIfNeeded()
      body(made)
      map = made
    }
    return (try #require(map), stage)
  }

  /// MKMapView.CameraZoomRange: between two distances; the map is as far as the nearer end of them where it was beyond.
  @Test(arguments: [(10_000.0, 10_000.0), (100.0, 1000.0), (1_000_000.0, 50_000.0)])
  func aMapIsHeldBetweenDistances(wanted: Double, seen: Double) throws {
    let (map, stage) = try map { map in
      map.cameraZoomRange = MKMapView.CameraZoomRange(
        minCenterCoordinateDistance: 1000, maxCenterCoordinateDistance: 50_000)
      map.setCamera(
        MKMapCamera(
          lookingAtCenter: CLLocationCoordinate2D(latitude: 48, longitude: 11), fromDistance: wanted, pitch: 0,
          heading: 0), animated: false)
    }
    let distance = try #require(stage.read { _ in map.camera.centerCoordinateDistance })
    #expect(abs(distance - seen) < seen / 100)
    #expect(abs((stage.read { _ in map.centerCoordinate.latitude } ?? 0) - 48) < 1e-6)
  }

  /// A range whose ends are in the wrong order is none, and so is a boundary without an area.
  @Test func limitsThatAreNone() {
    #expect(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 2, maxCenterCoordinateDistance: 1) == nil)
    #expect(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 2)?.maxCenterCoordinateDistance == -1)
    #expect(MKMapView.CameraBoundary(mapRect: .null) == nil)
  }

  /// MKMapView.CameraBoundary: "an area within which the map's center must remain".
  @Test(arguments: [(11.0, 11.0), (20.0, 12.0), (-5.0, 10.0)])
  func theMiddleStaysWithin(wanted: Double, seen: Double) throws {
    let middle = CLLocationCoordinate2D(latitude: 48, longitude: 11)
    let (map, stage) = try map { map in
      map.setRegion(
        MKCoordinateRegion(center: middle, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)), animated: false
      )
      map.cameraBoundary = MKMapView.CameraBoundary(
        coordinateRegion: MKCoordinateRegion(
          center: middle, span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2)))
      map.setCenter(CLLocationCoordinate2D(latitude: 48, longitude: wanted), animated: false)
    }
    #expect(abs((stage.read { _ in map.centerCoordinate.longitude } ?? 0) - seen) < 1e-6)
  }

  /// preferredConfiguration is the word of iOS 16 for mapType and what belongs to it.
  @Test func aConfigurationWins() throws {
    let (map, stage) = try map { map in
      map.mapType = .satellite
      let configuration = MKStandardMapConfiguration(emphasisStyle: .muted)
      (configuration.showsTraffic, configuration.pointOfInterestFilter) = (true, .excludingAll)
      map.preferredConfiguration = configuration
    }
    #expect(stage.read { _ in map.mapType } == .mutedStandard && stage.read { _ in map.showsTraffic } == true)
    #expect(stage.read { _ in map.pointOfInterestFilter === MKPointOfInterestFilter.excludingAll } == true)
  }

  /// MKPointOfInterestFilter names kinds it includes, or all but those it excludes.
  @Test func filters() {
    let (some, others) = (MKPointOfInterestFilter(including: [.cafe]), MKPointOfInterestFilter(excluding: [.cafe]))
    #expect(some.includes(.cafe) && some.excludes(.bank) && others.excludes(.cafe) && others.includes(.bank))
    #expect(MKPointOfInterestFilter.includingAll.includes(.zoo) && MKPointOfInterestFilter.excludingAll.excludes(.zoo))
  }

  /// The shortest way from 0° to 90° east at 60° north goes through 45° east at 67.79° north: tan φ = tan 60° / cos 45°.
  @Test func theShortestWayIsBent() {
    let ends = [
      CLLocationCoordinate2D(latitude: 60, longitude: 0), CLLocationCoordinate2D(latitude: 60, longitude: 90),
    ]
    let line = MKGeodesicPolyline(coordinates: ends, count: 2)
    var places = [CLLocationCoordinate2D](repeating: CLLocationCoordinate2D(), count: line.pointCount)
    line.getCoordinates(&places, range: NSRange(location: 0, length: line.pointCount))
    let highest = places.map(\.latitude).max() ?? 0
    #expect(abs(highest - atan(tan(60 * Double.pi / 180) / cos(45 * Double.pi / 180)) * 180 / Double.pi) < 0.05)
    #expect(places.first?.longitude == 0 && abs((places.last?.longitude ?? 0) - 90) < 1e-9)
    // Its points are as far from each other, and no further than a hundred kilometres.
    let steps = zip(places, places.dropFirst()).map { one, other in
      CLLocation(latitude: one.latitude, longitude: one.longitude)
        .distance(from: CLLocation(latitude: other.latitude, longitude: other.longitude))
    }
    #expect((steps.max() ?? 0) <= 100_500 && (steps.max() ?? 0) - (steps.min() ?? 0) < 1000)
    let straight = MKPolyline(coordinates: ends, count: 2)
    // The points are the line's, and last as long as it does.
    withExtendedLifetime(straight) { #expect(straight.points()[0].x == MKMapPoint(ends[0]).x) }
  }

  /// A picture of a map comes over a network.
  @Test func aSnapshotFails() throws {
    var (heard, kept): ([MKError?], MKMapSnapshotter?) = ([], nil)
    let stage = try Stage()
    stage.act { _ in
      let snapshotter = MKMapSnapshotter(options: MKMapSnapshotter.Options())
      kept = snapshotter
      snapshotter.start { snapshot, error in
        heard.append(snapshot == nil ? error as? MKError : nil)
      }
    }
    #expect(heard == [MKError(.serverFailure)] && kept?.isLoading == false)
  }

  /// startRangingBeacons(satisfying:): a device that cannot says so by didFailRangingFor.
  @Test func noBeaconIsHeard() throws {
    final class Ear: NSObject, CLLocationManagerDelegate {
      var heard: [String] = []
      func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
      ) { heard.append("\((error as? CLError)?.code.rawValue ?? -1)") }
      func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
      ) { heard.append("\(region.identifier) \(state.rawValue)") }
    }
    let (stage, ear) = (try Stage(), Ear())
    let uuid = try #require(UUID(uuidString: "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0"))
    let region = CLBeaconRegion(uuid: uuid, major: 3, identifier: "r")
    var kept: CLLocationManager?
    stage.act { _ in
      let manager = CLLocationManager()
      manager.delegate = ear
      manager.startRangingBeacons(satisfying: region.beaconIdentityConstraint)
      manager.requestState(for: region)
      kept = manager
    }
    #expect(ear.heard == ["16", "r 0"] && kept != nil && !CLLocationManager.isRangingAvailable())
    #expect(region.major == 3 && region.minor == nil)
    #expect(region.beaconIdentityConstraint == CLBeaconIdentityConstraint(uuid: uuid, major: 3))
  }

  /// A placemark made of an address says its parts; CNPostalAddressFormatter writes it as on letters.
  @Test func aPlacemarkSaysItsAddress() {
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.state) = ("1 Infinite Loop", "Cupertino", "CA")
    (address.postalCode, address.country) = ("95014", "United States")
    let place = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 37, longitude: -122), postalAddress: address)
    #expect(place.locality == "Cupertino" && place.administrativeArea == "CA" && place.isoCountryCode == nil)
    #expect(
      CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
        == "1 Infinite Loop\nCupertino CA 95014\nUnited States")
  }
}
