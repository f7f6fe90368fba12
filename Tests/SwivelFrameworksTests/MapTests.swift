// Places, maps and what is marked on them: distances and projections by arithmetic, views by their places, before and after a turn.
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

private final class Flag: MKAnnotationView {
  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = CGSize(width: 10, height: 20)
    accessibilityIdentifier = "flag \((annotation?.title ?? nil) ?? "-") \(reuseIdentifier ?? "-")"
  }
  required init?(coder: NSCoder) { nil }
}

private final class Atlas: NSObject, MKMapViewDelegate {
  var heard: [String] = []
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    mapView.dequeueReusableAnnotationView(withIdentifier: "flag", for: annotation)
  }
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { heard.append("select") }
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { heard.append("deselect") }
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { heard.append("region") }
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) { heard.append("callout") }
}

@MainActor struct MapTests {
  /// A degree of a meridian is 6,371,008.8 m · π / 180 = 111,195 m; of a parallel at 60° half of that.
  @Test(
    arguments: [(0, 0, 1, 0, 111_195), (0, 0, 0, 1, 111_195), (60, 0, 60, 1, 55_595), (0, 179.5, 0, -179.5, 111_195)]
      as [(Double, Double, Double, Double, Double)])
  func distances(a: Double, b: Double, c: Double, d: Double, metres: Double) {
    let distance = CLLocation(latitude: a, longitude: b).distance(from: CLLocation(latitude: c, longitude: d))
    #expect(abs(distance - metres) < 5)
  }

  /// MKMapPoint: the world is 268,435,456 points a side; its middle is at 0, 0, its upper edge at 85.0511° (Mercator).
  @Test(
    arguments: [(0, 0, 0.5, 0.5), (85.05112877980659, -180, 0, 0), (-85.05112877980659, 180, 1, 1), (0, 90, 0.75, 0.5)]
      as [(Double, Double, Double, Double)])
  func projection(latitude: Double, longitude: Double, x: Double, y: Double) {
    let point = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    #expect(abs(point.x - x * 268_435_456) < 1 && abs(point.y - y * 268_435_456) < 1)
    #expect(abs(point.coordinate.latitude - latitude) < 1e-6 && abs(point.coordinate.longitude - longitude) < 1e-6)
  }

  private func map(_ stage: Stage, _ atlas: Atlas) throws -> MKMapView {
    var made: MKMapView?
    stage.act { view in
      let map = MKMapView(frame: view.bounds)
      map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      map.register(Flag.self, forAnnotationViewWithReuseIdentifier: "flag")
      map.delegate = atlas
      view.addSubview(map)
      made = map
    }
    return try #require(made)
  }

  private let here = CLLocationCoordinate2D(latitude: 0, longitude: 10)

  /// setRegion(_:animated:) shows all of a region: a square of 2° in 375×667 points is 375 points wide, so 1° is 187.5 points at the
  /// equator, and its middle is the view's. A turn keeps both: 667×375 show 667 / 187.5 = 3.56°.
  @Test func aRegionFitsAndATurnKeepsMiddleAndScale() throws {
    let (stage, atlas) = (try Stage(), Atlas())
    let map = try map(stage, atlas)
    let (here, east) = (here, CLLocationCoordinate2D(latitude: 0, longitude: 11))
    stage.act { _ in
      map.setRegion(
        MKCoordinateRegion(center: here, span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2)), animated: false)
    }
    func places() -> [CGPoint]? {
      stage.read { _ in [map.convert(here, toPointTo: nil), map.convert(east, toPointTo: nil)] }
    }
    func isNear(_ points: [CGPoint]?, _ expected: [CGPoint]) -> Bool {
      guard let points else { return false }
      return zip(points, expected).allSatisfy { abs($0.x - $1.x) < 0.1 && abs($0.y - $1.y) < 0.1 }
    }
    #expect(
      isNear(places(), [CGPoint(x: 187.5, y: 333.5), CGPoint(x: 375, y: 333.5)]), "\(String(describing: places()))")
    #expect(abs((stage.read { _ in map.region.span.longitudeDelta } ?? 0) - 2) < 0.01)
    stage.send(.deviceOrientation(.landscapeLeft))
    #expect(
      isNear(places(), [CGPoint(x: 333.5, y: 187.5), CGPoint(x: 521, y: 187.5)]), "\(String(describing: places()))")
    #expect(abs((stage.read { _ in map.region.span.longitudeDelta } ?? 0) - 3.557) < 0.01)
    #expect(atlas.heard == ["region"])
  }

  /// Views of a registered class are made by the class's own `init(annotation:reuseIdentifier:)`; a view's middle is at its place.
  @Test func viewsAreMadeAndPlaced() throws {
    let (stage, atlas) = (try Stage(), Atlas())
    let map = try map(stage, atlas)
    let mark = MKPointAnnotation(coordinate: here, title: "Here", subtitle: nil)
    stage.act { _ in
      map.addAnnotation(mark)
      map.centerCoordinate = mark.coordinate
    }
    let flag = try #require(stage.device.settled.windows.first?.root.find("flag Here flag"))
    #expect(flag.frame == CGRect(x: 187.5 - 5, y: 333.5 - 10, width: 10, height: 20))
    stage.send(.deviceOrientation(.landscapeLeft))
    let turned = try #require(stage.device.settled.windows.first?.root.find("flag Here flag"))
    #expect(turned.frame == CGRect(x: 333.5 - 5, y: 187.5 - 10, width: 10, height: 20))
    stage.act { _ in map.removeAnnotation(mark) }
    #expect(stage.device.settled.windows.first?.root.find("flag Here flag") == nil)
    // A view of its name is used again.
    stage.act { _ in map.addAnnotation(mark) }
    #expect(stage.read { _ in map.view(for: mark)?.reuseIdentifier } == "flag")
  }

  /// A selected view shows its callout if it has a title; the control in it tells the delegate, and another selection ends the first.
  @Test func aCalloutTellsOfItsControl() throws {
    let (stage, atlas) = (try Stage(), Atlas())
    let map = try map(stage, atlas)
    let marks = [
      MKPointAnnotation(coordinate: here, title: "Here", subtitle: "at 10"), MKPointAnnotation(coordinate: here),
    ]
    stage.act { _ in
      map.addAnnotations(marks)
      let view = map.view(for: marks[0])
      view?.canShowCallout = true
      let more = UIButton(type: .detailDisclosure)
      more.accessibilityIdentifier = "more"
      view?.rightCalloutAccessoryView = more
      map.selectAnnotation(marks[0], animated: false)
    }
    #expect(stage.device.settled.windows.first?.root.find("more") != nil)
    stage.send(.tap(window: 1, target: "more"))
    stage.act { _ in map.selectAnnotation(marks[1], animated: false) }
    #expect(stage.device.settled.windows.first?.root.find("more") == nil)
    #expect(atlas.heard == ["select", "callout", "deselect", "select"])
  }

  /// Location services are off: CLLocationManager says denied, and that it failed with kCLErrorDenied, 1.
  @Test func nobodyKnowsWhereItIs() throws {
    final class Ear: NSObject, CLLocationManagerDelegate {
      var heard: [String] = []
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        heard.append("status \(manager.authorizationStatus.rawValue)")
      }
      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        heard.append("fail \((error as NSError).domain) \((error as NSError).code)")
      }
    }
    let (stage, ear) = (try Stage(), Ear())
    var manager: CLLocationManager?
    stage.act { _ in
      let made = CLLocationManager()
      made.delegate = ear
      made.requestWhenInUseAuthorization()
      made.startUpdatingLocation()
      manager = made
    }
    #expect(ear.heard == ["status 2", "fail kCLErrorDomain 1"])
    _ = manager
  }

  /// Names and places are asked over the network: kCLErrorNetwork, 2.
  @Test func nobodyAnswersAGeocoder() throws {
    let stage = try Stage()
    var heard: [Int] = []
    let geocoder = CLGeocoder()
    stage.act { _ in
      geocoder.geocodeAddressString("Cupertino") { places, error in
        if places == nil, let error { heard.append((error as NSError).code) }
      }
    }
    #expect(heard == [2])
  }
}
