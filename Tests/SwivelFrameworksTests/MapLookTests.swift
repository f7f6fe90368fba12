// How marks and signs of maps look and stand: pictures, markers and pins, buttons that belong to a map, what it is said to look like, and
// where places are on a picture of one.
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@testable import SwivelFrameworks

@MainActor struct MapLookTests {
  private func picture(_ wide: Double, _ high: Double) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: wide, height: high)).image { _ in }
  }

  /// MKAnnotationView.image: the view is as large as its picture; another takes its place, and none leaves the size.
  @Test func pictures() throws {
    let stage = try Stage()
    stage.act { _ in
      let view = MKAnnotationView(annotation: nil, reuseIdentifier: nil)
      view.image = self.picture(30, 20)
      #expect(view.bounds.size == CGSize(width: 30, height: 20) && view.subviews.map(\.frame) == [view.bounds])
      let above = UIView()
      view.addSubview(above)
      view.image = self.picture(8, 9)
      #expect(
        view.bounds.size == CGSize(width: 8, height: 9) && view.subviews.count == 2 && view.subviews.last === above)
      #expect(view.subviews.first?.frame == view.bounds && (view.subviews.first as? UIImageView)?.image === view.image)
      view.image = nil
      #expect(view.subviews == [above] && view.bounds.size == CGSize(width: 8, height: 9))
      view.setDragState(.dragging, animated: false)
      view.setSelected(true, animated: false)
      #expect(view.dragState == .dragging && view.isSelected)
    }
  }

  /// MKMarkerAnnotationView: a letter or a sign in the tint's colour, its name below; hidden, it has none.
  @Test func markers() throws {
    let stage = try Stage()
    stage.act { _ in
      let mark = MKPointAnnotation(coordinate: CLLocationCoordinate2D(), title: "Here", subtitle: nil)
      let view = MKMarkerAnnotationView(annotation: mark, reuseIdentifier: "a")
      view.layoutIfNeeded()
      let labels = view.subviews.compactMap { $0 as? UILabel }
      let sign = view.subviews.compactMap { $0 as? UIImageView }.first
      #expect(view.bounds.size == CGSize(width: 28, height: 28) && view.centerOffset == CGPoint(x: 0, y: -14))
      #expect(view.subviews.first?.backgroundColor == .systemRed && view.subviews.first?.layer.cornerRadius == 14)
      #expect(labels.map { $0.text ?? "-" } == ["-", "Here"] && sign?.image != nil && sign?.tintColor == .white)
      let name = labels.last
      #expect(name?.frame.minY == 30 && name?.center.x == 14 && (name?.frame.width ?? 0) > 10)
      (view.glyphText, view.glyphTintColor, view.markerTintColor) = ("A", .green, .blue)
      view.layoutIfNeeded()
      #expect(
        labels.first?.text == "A" && labels.first?.textColor == .green && sign?.image == nil
          && sign?.tintColor == .green)
      #expect(view.subviews.first?.backgroundColor == .blue)
      (view.glyphText, view.glyphImage, view.titleVisibility, view.markerTintColor) = (
        nil, self.picture(3, 3), .hidden, nil
      )
      view.layoutIfNeeded()
      #expect(
        sign?.image === view.glyphImage && name?.text == nil && view.subviews.first?.backgroundColor == .systemRed)
      view.titleVisibility = .visible
      view.layoutIfNeeded()
      #expect(name?.text == "Here" && !view.animatesWhenAdded && view.subtitleVisibility == .adaptive)
    }
  }

  /// MKPinAnnotationView: 32 by 39 points, its needle's end 8 points left of the middle.
  @Test func pins() throws {
    let stage = try Stage()
    stage.act { _ in
      let view = MKPinAnnotationView(annotation: nil, reuseIdentifier: nil)
      #expect(
        view.bounds.size == CGSize(width: 32, height: 39) && view.centerOffset == CGPoint(x: 8, y: -19.5)
          && !view.animatesDrop)
      let (needle, head) = (view.subviews.first, view.subviews.last)
      #expect(head?.frame == CGRect(x: 0, y: 0, width: 16, height: 16) && head?.layer.cornerRadius == 8)
      #expect(
        head?.backgroundColor == .systemRed && needle?.frame.midX == 8 && (needle?.frame.maxY ?? 0) <= 39
          && needle?.frame.width == 2)
      view.pinTintColor = .purple
      #expect(head?.backgroundColor == .purple)
      // The needle's end stands on the place: the middle of the view is 8 right of it and half its height above.
      #expect(16 - view.centerOffset.x == needle?.frame.midX)
    }
  }

  /// Buttons and signs know their map and have the sizes of theirs; compass and scale are seen only where they always are.
  @Test func controls() throws {
    let stage = try Stage()
    stage.act { root in
      let map = MKMapView(frame: root.bounds)
      let button = MKUserTrackingButton(mapView: map)
      #expect(
        button.mapView === map && button.bounds.size == CGSize(width: 44, height: 44)
          && button.intrinsicContentSize == CGSize(width: 44, height: 44))
      #expect(
        button.subviews.first?.frame == button.bounds
          && (button.subviews.first as? UIButton)?.image(for: .normal) != nil)
      let item = MKUserTrackingBarButtonItem(mapView: map)
      #expect(item.mapView === map && item.image != nil && item.style == .plain)
      let compass = MKCompassButton(mapView: map)
      #expect(compass.mapView === map && compass.isHidden && compass.compassVisibility == .adaptive)
      #expect(
        compass.intrinsicContentSize == CGSize(width: 36, height: 36)
          && compass.bounds.size == compass.intrinsicContentSize)
      let letter = compass.subviews.first as? UILabel
      #expect(letter?.text == "N" && letter?.frame == compass.bounds && letter?.textAlignment == .center)
      let scale = MKScaleView(mapView: map)
      #expect(
        scale.mapView === map && scale.isHidden && scale.legendAlignment == .leading
          && scale.intrinsicContentSize == CGSize(width: 100, height: 30))
      for (visibility, isHidden) in [
        (MKFeatureVisibility.visible, false), (.hidden, true), (.visible, false), (.adaptive, true),
      ] {
        (compass.compassVisibility, scale.scaleVisibility) = (visibility, visibility)
        #expect(compass.isHidden == isHidden && scale.isHidden == isHidden)
      }
    }
  }

  /// The word for a map before iOS 16 is that of its configuration, which also says places and traffic.
  @Test func configurations() throws {
    let stage = try Stage()
    stage.act { _ in
      let rows: [(MKMapConfiguration, MKMapType)] = [
        (MKStandardMapConfiguration(), .standard), (MKStandardMapConfiguration(elevationStyle: .realistic), .standard),
        (MKStandardMapConfiguration(emphasisStyle: .muted), .mutedStandard),
        (MKStandardMapConfiguration(elevationStyle: .flat, emphasisStyle: .muted), .mutedStandard),
        (MKHybridMapConfiguration(), .hybrid), (MKHybridMapConfiguration(elevationStyle: .realistic), .hybridFlyover),
        (MKHybridMapConfiguration(elevationStyle: .flat), .hybrid), (MKImageryMapConfiguration(), .satellite),
        (MKImageryMapConfiguration(elevationStyle: .realistic), .satelliteFlyover),
      ]
      let map = MKMapView()
      #expect(
        map.preferredConfiguration is MKStandardMapConfiguration
          && map.preferredConfiguration === map.preferredConfiguration)
      for (configuration, word) in rows {
        map.preferredConfiguration = configuration
        #expect(
          map.mapType == word && map.preferredConfiguration === configuration && !map.showsTraffic
            && map.pointOfInterestFilter == nil)
      }
      #expect(
        MKStandardMapConfiguration(elevationStyle: .realistic).elevationStyle == .realistic
          && MKStandardMapConfiguration().elevationStyle == .flat)
      #expect(
        MKStandardMapConfiguration(emphasisStyle: .muted).emphasisStyle == .muted
          && MKStandardMapConfiguration().emphasisStyle == .default)
      for (filtered, isOn) in [(true, true), (false, false)] {
        let (standard, hybrid) = (MKStandardMapConfiguration(), MKHybridMapConfiguration())
        (standard.showsTraffic, hybrid.showsTraffic) = (isOn, isOn)
        (standard.pointOfInterestFilter, hybrid.pointOfInterestFilter) =
          filtered ? (.excludingAll, .excludingAll) : (nil, nil)
        for configuration in [standard, hybrid] {
          map.preferredConfiguration = configuration
          #expect(map.showsTraffic == isOn && (map.pointOfInterestFilter != nil) == filtered)
        }
      }
    }
  }

  /// MKMapSnapshotter: a picture's middle is that of its part of the world, its corners are the corners; who cancels, or begins again, is told
  /// once at most.
  @Test func snapshots() throws {
    let stage = try Stage()
    nonisolated(unsafe) var heard: [String] = []
    var kept: [MKMapSnapshotter] = []
    stage.act { _ in
      let options = MKMapSnapshotter.Options()
      #expect(
        options.size == CGSize(width: 256, height: 256) && options.mapRect == .world && options.showsPointsOfInterest
          && options.scale == UIScreen.main.scale)
      let side = MKMapSize.world.width
      options.mapRect = MKMapRect(x: side / 4, y: side / 4, width: side / 2, height: side / 4)
      let snapshot = MKMapSnapshotter.Snapshot(self.picture(200, 100), options)
      for (x, y) in [(0.25, 0.25), (0.75, 0.5), (0.5, 0.375), (0.3, 0.4)] {
        let point = snapshot.point(for: MKMapPoint(x: x * side, y: y * side).coordinate)
        #expect(abs(point.x - (x - 0.25) * 400) < 1e-4 && abs(point.y - (y - 0.25) * 400) < 1e-4)
      }
      let none = MKMapSnapshotter.Options()
      none.mapRect = MKMapRect(x: 5, y: 5, width: 0, height: 3)
      #expect(
        MKMapSnapshotter.Snapshot(self.picture(1, 1), none).point(
          for: CLLocationCoordinate2D(latitude: 9, longitude: 9)) == .zero)
      options.region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 20))
      #expect(abs(options.region.span.longitudeDelta - 20) < 1e-6 && abs(options.mapRect.width - side / 18) < 1)
      let (one, two, three) = (MKMapSnapshotter(), MKMapSnapshotter(options: options), MKMapSnapshotter())
      #expect(!one.isLoading && two.options === options)
      for name in ["first", "second"] {
        one.start { heard.append("\(name) \($0 == nil) \(($1 as? MKError)?.errorCode ?? 0)") }
      }
      two.start { _, _ in heard.append("cancelled") }
      #expect(one.isLoading && two.isLoading)
      two.cancel()
      #expect(!two.isLoading)
      three.start(with: .main) { _, error in heard.append("queue \(error != nil)") }
      kept = [one, two, three]
    }
    #expect(heard == ["second true 2", "queue true"])
    #expect(stage.read { _ in kept.map(\.isLoading) } == [false, false, false])
  }

  /// Several marks as one stand in the middle of the rectangle around them; marks and placemarks say what they were made of.
  @Test func marks() throws {
    let stage = try Stage()
    stage.act { _ in
      let side = MKMapSize.world.width
      let places = [(0.5, 0.5), (0.6, 0.4), (0.52, 0.46)].map { MKMapPoint(x: $0.0 * side, y: $0.1 * side).coordinate }
      let all = places.map { MKPointAnnotation(coordinate: $0) }
      let middle = MKMapPoint(MKClusterAnnotation(memberAnnotations: all).coordinate)
      #expect(abs(middle.x / side - 0.55) < 1e-9 && abs(middle.y / side - 0.45) < 1e-9)
      #expect(MKClusterAnnotation(memberAnnotations: all).memberAnnotations.count == 3)
      let mark = MKPointAnnotation(coordinate: places[1], title: "a", subtitle: "b")
      #expect(
        mark.title == "a" && mark.subtitle == "b" && mark.coordinate.latitude == places[1].latitude
          && MKPointAnnotation().coordinate.latitude == 0)
      let user = MKUserLocation()
      #expect(
        !CLLocationCoordinate2DIsValid(user.coordinate) && user.location == nil && user.heading == nil
          && !user.isUpdating)
      let place = MKPlacemark(coordinate: places[0], addressDictionary: nil)
      #expect(
        place.coordinate.latitude == places[0].latitude && place.location?.coordinate.longitude == places[0].longitude
          && place.title == place.name)
      let item = MKMapItem(placemark: place)
      #expect(item.placemark === place && item.name == nil && item.phoneNumber == nil && item.url == nil)
    }
  }
}
