// What a map shows after it was told to, dragged, tapped or given room at its edges, what is told of that in which order, and where
// places are on the screen then: by arithmetic on Mercator's map.
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor private final class Ear: NSObject, MKMapViewDelegate {
  var heard: [String] = []
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { heard.append("will \(animated)") }
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { heard.append("did \(animated)") }
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { heard.append("seen") }
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {
    heard.append("no map \((error as NSError).domain == NSURLErrorDomain) \((error as NSError).code)")
  }
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
    heard.append("no user \((error as NSError).code)")
  }
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    heard.append("+\(view.annotation?.title ?? "-")")
  }
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    heard.append("-\(view.annotation?.title ?? "-")")
  }
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) { heard.append("added \(views.count)") }
}

@MainActor struct MapMoveTests {
  private let ear = Ear()
  private func map(_ body: @escaping @MainActor (MKMapView) -> Void = { _ in }) throws -> (MKMapView, Stage) {
    let stage = try Stage()
    var map: MKMapView?
    stage.act { view in
      let made = MKMapView(frame: CGRect(x: 20, y: 60, width: 300, height: 400))
      view.addSubview(made)
      made.layoutIfNeeded()
      body(made)
      map = made
    }
    return (try #require(map), stage)
  }
  private nonisolated static let world = MKMapSize.world.width
  /// A tenth of the world about its middle, half as high.
  private nonisolated static let part = MKMapRect(
    x: 0.45 * world, y: 0.475 * world, width: 0.1 * world, height: 0.05 * world)
  private func isNear(_ one: CGPoint, _ two: CGPoint) -> Bool { abs(one.x - two.x) < 1e-3 && abs(one.y - two.y) < 1e-3 }
  private func point(_ map: MKMapView, _ x: Double, _ y: Double) -> CGPoint {
    map.convert(MKMapPoint(x: x, y: y).coordinate, toPointTo: map)
  }

  /// A map that was told nothing shows all of the world in its middle, as wide as it is.
  @Test func atFirst() throws {
    let (map, stage) = try map()
    stage.act { _ in
      #expect(map.visibleMapRect.midX == Self.world / 2 && map.visibleMapRect.midY == Self.world / 2)
      #expect(map.visibleMapRect.width == Self.world && map.visibleMapRect.height == Self.world / 300 * 400)
      #expect(!map.isUserLocationVisible && map.camera.pitch == 0 && map.camera.heading == 0)
    }
  }

  /// setVisibleMapRect(_:animated:): the delegate hears that it will change, that it did, and how; all of the rectangle is seen, in the
  /// middle. What is none changes nothing.
  @Test(arguments: [true, false]) func aRectangle(isAnimated: Bool) throws {
    let (map, stage) = try map { $0.delegate = self.ear }
    ear.heard = []
    stage.act { _ in
      map.setVisibleMapRect(.null, animated: isAnimated)
      map.setVisibleMapRect(MKMapRect(x: 0, y: 0, width: .nan, height: 1), animated: isAnimated)
      map.setVisibleMapRect(MKMapRect(x: 0, y: 0, width: 1, height: .infinity), animated: isAnimated)
      #expect(self.ear.heard.isEmpty)
      map.setVisibleMapRect(Self.part, animated: isAnimated)
      #expect(self.ear.heard == ["will \(isAnimated)", "seen", "did \(isAnimated)"])
      let seen = map.visibleMapRect
      #expect(abs(seen.width - Self.part.width) < 1 && abs(seen.height - Self.part.width / 300 * 400) < 1)
      #expect(abs(seen.midX - Self.part.midX) < 1 && abs(seen.midY - Self.part.midY) < 1)
      map.visibleMapRect = Self.part
      #expect(self.ear.heard.suffix(1) == ["did false"])
      #expect(abs(map.region.center.latitude) < 1e-6 && abs(map.region.span.longitudeDelta - 36) < 1e-6)
    }
  }

  /// With room at the edges the rectangle lies in what is left: 300 by 400 points less 20 and 40 across, 100 and 60 down are 240 by 240,
  /// in which a rectangle twice as wide as it is high is 240 by 120.
  @Test func roomAtTheEdges() throws {
    let (map, stage) = try map()
    stage.act { _ in
      let insets = UIEdgeInsets(top: 100, left: 20, bottom: 60, right: 40)
      map.setVisibleMapRect(Self.part, edgePadding: insets, animated: false)
      #expect(self.isNear(self.point(map, Self.part.minX, Self.part.minY), CGPoint(x: 20, y: 100 + 60)))
      #expect(self.isNear(self.point(map, Self.part.maxX, Self.part.maxY), CGPoint(x: 260, y: 100 + 180)))
      // Where no room is left there is none at the edges.
      let none = UIEdgeInsets(top: 0, left: 200, bottom: 0, right: 100)
      map.setVisibleMapRect(Self.part, edgePadding: none, animated: false)
      #expect(self.isNear(self.point(map, Self.part.minX, Self.part.midY), CGPoint(x: 0, y: 200)))
      map.setVisibleMapRect(
        Self.part, edgePadding: UIEdgeInsets(top: 300, left: 0, bottom: 100, right: 0), animated: false)
      #expect(self.isNear(self.point(map, Self.part.maxX, Self.part.midY), CGPoint(x: 300, y: 200)))
    }
  }

  /// A point of the screen is a place and the place is the point again, in the map and in a view around it.
  @Test func placesAndPoints() throws {
    let (map, stage) = try map { $0.visibleMapRect = Self.part }
    stage.act { view in
      for x in stride(from: 0.0, through: 300, by: 60) {
        for y in stride(from: 0.0, through: 400, by: 80) {
          let here = CGPoint(x: x, y: y)
          let place = map.convert(here, toCoordinateFrom: map)
          #expect(self.isNear(map.convert(place, toPointTo: map), here))
          #expect(self.isNear(map.convert(place, toPointTo: nil), here))
          #expect(self.isNear(map.convert(place, toPointTo: view), CGPoint(x: x + 20, y: y + 60)))
          let outside = map.convert(CGPoint(x: x + 20, y: y + 60), toCoordinateFrom: view)
          #expect(abs(outside.latitude - place.latitude) < 1e-9 && abs(outside.longitude - place.longitude) < 1e-9)
        }
      }
      // North is up, and east is right.
      let (upper, lower) = (
        map.convert(CGPoint(x: 10, y: 10), toCoordinateFrom: map),
        map.convert(CGPoint(x: 290, y: 390), toCoordinateFrom: map)
      )
      #expect(upper.latitude > lower.latitude && upper.longitude < lower.longitude)
    }
  }

  /// regionThatFits(_:): all of the region in the view's shape, which fits as it is.
  @Test(arguments: [(10.0, 1.0), (1, 10), (5, 5)]) func whatFits(tall: Double, wide: Double) throws {
    let (map, stage) = try map()
    stage.act { _ in
      let center = CLLocationCoordinate2D(latitude: 10, longitude: 20)
      let region = MKCoordinateRegion(
        center: center, span: MKCoordinateSpan(latitudeDelta: tall, longitudeDelta: wide))
      let fitting = map.regionThatFits(region)
      #expect(fitting.span.latitudeDelta >= tall - 1e-6 && fitting.span.longitudeDelta >= wide - 1e-6)
      let again = map.regionThatFits(fitting)
      // A region's middle in degrees is that of its rectangle only where the map is not bent.
      #expect(abs(again.span.latitudeDelta / fitting.span.latitudeDelta - 1) < 1e-3)
      #expect(abs(again.span.longitudeDelta / fitting.span.longitudeDelta - 1) < 1e-3)
      map.region = region
      #expect(abs(map.region.span.longitudeDelta - fitting.span.longitudeDelta) < 1e-6)
      #expect(abs(map.region.span.latitudeDelta - fitting.span.latitudeDelta) < 1e-6)
      #expect(abs(map.region.center.longitude - 20) < 1e-6)
      let none = MKMapView()
      #expect(none.regionThatFits(region).span.latitudeDelta == tall)
      #expect(none.regionThatFits(region).span.longitudeDelta == wide)
    }
  }

  /// Another middle leaves the scale, a camera's place and distance are kept, and what is no region shows nothing else.
  @Test func middlesAndCameras() throws {
    let (map, stage) = try map { map in
      map.visibleMapRect = Self.part
      map.centerCoordinate = CLLocationCoordinate2D(latitude: 30, longitude: -40)
    }
    stage.act { _ in
      #expect(abs(map.centerCoordinate.latitude - 30) < 1e-3 && abs(map.centerCoordinate.longitude + 40) < 1e-6)
      #expect(abs(map.visibleMapRect.width - Self.part.width) < 1)
      map.camera = MKMapCamera(
        lookingAtCenter: CLLocationCoordinate2D(latitude: 5, longitude: 6), fromDistance: 20_000, pitch: 0, heading: 0)
      #expect(abs(map.camera.centerCoordinateDistance - 20_000) < 20)
      #expect(abs(map.camera.centerCoordinate.latitude - 5) < 1e-6 && abs(map.camera.altitude - 20_000) < 20)
    }
    let camera = MKMapCamera()
    (camera.altitude, camera.pitch, camera.heading) = (7, 8, 9)
    #expect(camera.centerCoordinateDistance == 7 && camera.pitch == 8 && camera.heading == 9)
    #expect(MKMapCamera().centerCoordinateDistance == 0 && MKMapCamera().centerCoordinate.latitude == 0)
  }

  /// "Invalid Region": beyond the poles, of less than nothing or of more than the world.
  @Test(
    arguments: [
      (91, 0, 1, 1, false), (0, 181, 1, 1, false), (0, 0, -1, 1, false), (0, 0, 1, -1, false), (0, 0, 181, 1, false),
      (0, 0, 1, 361, false), (0, 0, 180, 360, true), (0, 0, 0, 0, true), (-80, -170, 1, 1, true),
    ] as [(Double, Double, Double, Double, Bool)])
  func regionsThatAreNone(latitude: Double, longitude: Double, tall: Double, wide: Double, isOne: Bool) throws {
    let (map, stage) = try map { $0.visibleMapRect = Self.part }
    map.delegate = ear
    let outcome = stage.device.perform(window: 1) { _ in
      map.setRegion(
        MKCoordinateRegion(
          center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
          span: MKCoordinateSpan(latitudeDelta: tall, longitudeDelta: wide)), animated: false)
    }
    #expect(ear.heard.isEmpty != isOne, "\(outcome)")
  }

  /// A finger moves the ground with it, and does not where the map may not be scrolled.
  @Test(arguments: [(true, 30.0, 50.0), (true, -40, 0), (false, 30, 50)])
  func dragged(isScrollEnabled: Bool, x: Double, y: Double) throws {
    let (map, stage) = try map { map in
      map.visibleMapRect = Self.part
      map.isScrollEnabled = isScrollEnabled
      map.delegate = self.ear
    }
    ear.heard = []
    let before = try #require(stage.read { _ in map.convert(CLLocationCoordinate2D(), toPointTo: map) })
    // A finger that stays before it is lifted leaves nothing to roll on.
    stage.send(
      .drag(window: 1, Drag(from: FingerWay(x: 150, y: 250), by: FingerWay(x: x, y: y), seconds: 2)))
    let after = try #require(stage.read { _ in map.convert(CLLocationCoordinate2D(), toPointTo: map) })
    guard isScrollEnabled else {
      #expect(isNear(before, after) && ear.heard.isEmpty)
      return
    }
    // A recogniser begins after ten points.
    #expect(abs((after.x - before.x) - x) <= 10.5 && abs((after.y - before.y) - y) <= 10.5)
    #expect((after.x - before.x) * x > 0 && ear.heard.contains("did false"))
  }

  /// A tap selects what is marked there, one of all; beside it, it selects nothing; what is not enabled is not selected.
  @Test func tapped() throws {
    let marks = [(0.0, 0.0, "A"), (5, 5, "B"), (-5, -5, "C")].map {
      MKPointAnnotation(
        coordinate: CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1), title: $0.2, subtitle: nil)
    }
    let (map, stage) = try map { map in
      map.visibleMapRect = Self.part
      map.delegate = self.ear
      map.addAnnotations(marks)
      map.view(for: marks[2])?.isEnabled = false
    }
    #expect(ear.heard.contains("added 3"))
    ear.heard = []
    stage.act { _ in for mark in marks { map.view(for: mark)?.accessibilityIdentifier = mark.title } }
    func tap(_ mark: MKPointAnnotation) { stage.send(.tap(window: 1, target: mark.title ?? "")) }
    for mark in marks { tap(mark) }
    #expect(ear.heard == ["+A", "-A", "+B", "-B"])
    #expect(stage.read { _ in map.selectedAnnotations.count } == 0)
    tap(marks[0])
    tap(marks[0])
    #expect(ear.heard.suffix(1) == ["+A"] && stage.read { _ in map.selectedAnnotations.first === marks[0] } == true)
    stage.act { _ in map.removeAnnotations(marks) }
    #expect(ear.heard.suffix(1) == ["-A"] && stage.read { _ in map.annotations.count } == 0)
    #expect(stage.read { _ in map.selectedAnnotations.count } == 0)
  }

  /// There is no network and no place: a map that comes on the screen says so once, and one that is to show the user each time it is to.
  @Test func whatIsNotThere() throws {
    let (map, stage) = try map { $0.delegate = self.ear }
    #expect(ear.heard == ["no map true -1009"])
    stage.act { _ in
      map.removeFromSuperview()
      self.ear.heard = []
    }
    stage.act { view in
      view.addSubview(map)
      map.showsUserLocation = true
      map.showsUserLocation = true
    }
    #expect(ear.heard == ["no user 1"])
    stage.act { _ in
      map.showsUserLocation = false
      map.showsUserLocation = true
      map.setUserTrackingMode(.follow, animated: false)
    }
    #expect(ear.heard == ["no user 1", "no user 1"] && stage.read { _ in map.userTrackingMode } == .follow)
  }

  /// showAnnotations(_:animated:) marks them and shows all of them; what is marked in a rectangle is found by it.
  @Test func shownTogether() throws {
    let places = [(10.0, 10.0), (12, 14), (-3, 30)]
    let marks = places.map { MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)) }
    let (map, stage) = try map()
    stage.act { _ in
      map.showAnnotations(marks, animated: false)
      map.addAnnotation(marks[0])
      #expect(map.annotations.count == 3)
      for mark in marks {
        let point = map.convert(mark.coordinate, toPointTo: map)
        #expect(map.bounds.insetBy(dx: 20, dy: 20).contains(point))
      }
      let box = MKMapRect(origin: MKMapPoint(marks[0].coordinate), size: MKMapSize())
        .union(MKMapRect(origin: MKMapPoint(marks[1].coordinate), size: MKMapSize()))
      #expect(map.annotations(in: box) == [marks[0], marks[1]] && map.annotations(in: .world).count == 3)
      #expect(map.annotations(in: .null).isEmpty)
      let before = map.visibleMapRect
      map.showAnnotations([], animated: false)
      #expect(map.visibleMapRect == before)
      // One alone is seen in the middle.
      map.showAnnotations([marks[2]], animated: false)
      #expect(self.isNear(map.convert(marks[2].coordinate, toPointTo: map), CGPoint(x: 150, y: 200)))
    }
  }
}
