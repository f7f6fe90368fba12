// Shapes over maps: the rectangles around them, their order and outlines, and the algebra of rectangles, by arithmetic and MapKit's
// documentation of each name.
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct MapShapeTests {
  private nonisolated static let world = MKMapSize.world.width
  private nonisolated static func place(_ x: Double, _ y: Double) -> CLLocationCoordinate2D {
    MKMapPoint(x: x, y: y).coordinate
  }
  private nonisolated static let corners = [(1e8, 1e8), (1.2e8, 1e8), (1.2e8, 1.4e8)].map { place($0.0, $0.1) }
  private func isNear(_ one: MKMapRect, _ two: MKMapRect) -> Bool {
    abs(one.minX - two.minX) < 1 && abs(one.minY - two.minY) < 1 && abs(one.maxX - two.maxX) < 1
      && abs(one.maxY - two.maxY) < 1
  }

  /// At the equator the Earth's girth has 2^28 points; at 60° half as many metres are in one. Both ways are each other's inverse.
  @Test(arguments: [-80.0, -60, -33, 0, 12, 45, 60, 84]) func metresAndPoints(latitude: Double) {
    let metres = MKMetersPerMapPointAtLatitude(latitude)
    let girth = 2 * Double.pi * 6_371_008.8
    #expect(abs(metres - girth / Self.world * cos(latitude * .pi / 180)) < 1e-6)
    #expect(abs(metres * MKMapPointsPerMeterAtLatitude(latitude) - 1) < 1e-12)
  }

  /// Of all rectangles whose edges are 0…3: what two have in common lies in both, is the same from either side, and is null where they
  /// do not touch; one lies in another if it is what they have in common.
  @Test func intersections() {
    let edges = (0..<3).flatMap { first in ((first + 1)...3).map { (Double(first), Double($0)) } }
    let all = edges.flatMap { across in
      edges.map { MKMapRect(x: across.0, y: $0.0, width: across.1 - across.0, height: $0.1 - $0.0) }
    }
    for one in all {
      #expect(one.intersection(one) == one && one.contains(one) && one.intersection(.null).isNull)
      #expect(MKMapRect.null.intersection(one).isNull && !one.contains(MKMapRect.null))
      let moved = one.offsetBy(dx: 5, dy: -7)
      #expect(moved.minX == one.minX + 5 && moved.minY == one.minY - 7 && moved.size == one.size)
      #expect(moved.offsetBy(dx: -5, dy: 7) == one)
      for two in all {
        let both = one.intersection(two)
        #expect(both == two.intersection(one))
        let touches = one.minX <= two.maxX && two.minX <= one.maxX && one.minY <= two.maxY && two.minY <= one.maxY
        #expect(both.isNull != touches)
        if touches {
          #expect(both.minX == max(one.minX, two.minX) && both.maxX == min(one.maxX, two.maxX))
          #expect(both.minY == max(one.minY, two.minY) && both.maxY == min(one.maxY, two.maxY))
        }
        #expect(one.intersects(two) == (touches && both.width > 0 && both.height > 0))
        let holds = one.minX <= two.minX && two.maxX <= one.maxX && one.minY <= two.minY && two.maxY <= one.maxY
        #expect(one.contains(two) == holds && one.union(two).contains(one) && one.union(two).contains(two))
      }
    }
  }

  /// A region's numbers by each of its makers.
  @Test func regions() {
    let place = CLLocationCoordinate2DMake(10, 20)
    let region = MKCoordinateRegionMake(place, MKCoordinateSpanMake(1, 2))
    #expect(region.center.latitude == 10 && region.center.longitude == 20)
    #expect(region.span.latitudeDelta == 1 && region.span.longitudeDelta == 2)
    let metres = MKCoordinateRegionMakeWithDistance(place, 111_195, 111_195)
    #expect(abs(metres.span.latitudeDelta - 1) < 1e-4)
    #expect(abs(metres.span.longitudeDelta - 1 / cos(10 * Double.pi / 180)) < 1e-4)
    #expect(MKCoordinateRegion().span.latitudeDelta == 0 && MKCoordinateSpan().longitudeDelta == 0)
    #expect(
      MKCoordinateRegion(center: place, latitudinalMeters: 1, longitudinalMeters: 1e12).span.longitudeDelta == 360)
    #expect(MKMapPointForCoordinate(place) == MKMapPoint(place) && MKMapPoint() == MKMapPoint(x: 0, y: 0))
    #expect(MKMapSize().width == 0 && MKMapSize(width: 2, height: 3).height == 3)
    // A degree of a meridian is 111,195 m.
    let distance = MKMapPoint(CLLocationCoordinate2DMake(1, 0)).distance(
      to: MKMapPoint(CLLocationCoordinate2DMake(2, 0)))
    #expect(abs(distance - 111_195) < 1)
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90, -180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.1, 0)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(0, 180.1)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  /// The rectangle around lines and areas, one or several, and its middle; of none it is null. Of points the same line comes.
  @Test func rectangles() throws {
    let around = MKMapRect(x: 1e8, y: 1e8, width: 2e7, height: 4e7)
    let (line, area) = (
      MKPolyline(coordinates: Self.corners, count: 3), MKPolygon(coordinates: Self.corners, count: 3)
    )
    let far = MKPolyline(coordinates: [Self.place(1.6e8, 0.8e8)], count: 1)
    let farArea = MKPolygon(coordinates: [Self.place(1.6e8, 0.8e8)], count: 1)
    #expect(isNear(line.boundingMapRect, around) && isNear(area.boundingMapRect, around))
    let middle = MKMapPoint(line.coordinate)
    #expect(abs(middle.x - 1.1e8) < 1 && abs(middle.y - 1.2e8) < 1)
    let whole = MKMapRect(x: 1e8, y: 0.8e8, width: 6e7, height: 6e7)
    let (lines, areas) = (MKMultiPolyline([line, far]), MKMultiPolygon([area, farArea]))
    #expect(isNear(lines.boundingMapRect, whole) && isNear(areas.boundingMapRect, whole))
    for coordinate in [lines.coordinate, areas.coordinate] {
      let point = MKMapPoint(coordinate)
      #expect(abs(point.x - 1.3e8) < 1 && abs(point.y - 1.1e8) < 1)
    }
    #expect(MKMultiPolyline([]).boundingMapRect.isNull && MKMultiPolygon([]).boundingMapRect.isNull)
    #expect(lines.polylines == [line, far] && areas.polygons == [area, farArea])
    let points = Self.corners.map { MKMapPoint($0) }
    let again = MKPolyline(points: points, count: 3)
    withExtendedLifetime(again) {
      #expect((0..<3).allSatisfy { abs(again.points()[$0].x - points[$0].x) < 1e-3 } && again.pointCount == 3)
      #expect(again.points() == again.points(), "they stay where they are")
    }
    var some = [CLLocationCoordinate2D](repeating: CLLocationCoordinate2D(), count: 2)
    line.getCoordinates(&some, range: NSRange(location: 1, length: 2))
    #expect(some.map(\.latitude) == Self.corners.dropFirst().map(\.latitude))
    // Legs of 2 and 4: after the first a third of the way is done.
    let shares = line.locations(at: IndexSet(0...2))
    #expect(zip(shares, [0, 1.0 / 3, 1]).allSatisfy { abs(Double($0) - $1) < 1e-6 } && shares.count == 3)
    #expect(line.location(atPointIndex: 3) == 0 && line.location(atPointIndex: -1) == 0)
    #expect(far.location(atPointIndex: 0) == 0)
  }

  /// A circle of r metres is 2r wide and high; a ring of pictures covers the world.
  @Test(arguments: [(0.0, 1000.0), (60, 1000), (-45, 20_000)]) func circles(latitude: Double, radius: Double) {
    let circle = MKCircle(center: CLLocationCoordinate2DMake(latitude, 5), radius: radius)
    let rect = circle.boundingMapRect
    let metres = MKMetersPerMapPointAtLatitude(latitude)
    #expect(abs(rect.width * metres / (2 * radius) - 1) < 1e-3 && abs(rect.height * metres / (2 * radius) - 1) < 1e-2)
    let middle = MKMapPoint(circle.coordinate)
    #expect(abs(rect.midX - middle.x) < 1)
    let tiles = MKTileOverlay(urlTemplate: nil)
    #expect(tiles.boundingMapRect == .world && tiles.coordinate.latitude == 0 && tiles.urlTemplate == nil)
    #expect(tiles.tileSize == CGSize(width: 256, height: 256))
  }

  @MainActor private final class Painter: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      switch overlay {
      case let line as MKPolyline: return MKPolylineRenderer(polyline: line)
      case let area as MKPolygon: return MKPolygonRenderer(polygon: area)
      case let circle as MKCircle: return MKCircleRenderer(circle: circle)
      case let lines as MKMultiPolyline: return MKMultiPolylineRenderer(multiPolyline: lines)
      case let areas as MKMultiPolygon: return MKMultiPolygonRenderer(multiPolygon: areas)
      case let tiles as MKTileOverlay: return MKTileOverlayRenderer(tileOverlay: tiles)
      case _: return MKOverlayRenderer(overlay: overlay)
      }
    }
  }
  private func onMap(_ body: @escaping @MainActor (MKMapView) -> Void) throws {
    let (stage, painter) = (try Stage(), Painter())
    stage.act { view in
      let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      map.delegate = painter
      view.addSubview(map)
      map.layoutIfNeeded()
      map.visibleMapRect = MKMapRect(x: 1e8, y: 1e8, width: 4e7, height: 4e7)
      body(map)
    }
    withExtendedLifetime(painter) {}
  }
  private func shapes(_ map: MKMapView) -> [CAShapeLayer] {
    map.layer.sublayers?.compactMap { $0 as? CAShapeLayer } ?? []
  }

  /// 4e7 points of the world on 200 of the screen: the corners of line and area lie at 0, 0, at 100, 0 and at 100, 200.
  @Test func outlines() throws {
    try onMap { map in
      let line = MKPolyline(coordinates: Self.corners, count: 3)
      let area = MKPolygon(coordinates: Self.corners, count: 3)
      let far = MKPolyline(coordinates: [Self.place(1.3e8, 1.2e8), Self.place(1.4e8, 1.2e8)], count: 2)
      let overlays: [any MKOverlay] = [
        line, area, MKMultiPolyline([line, far]), MKMultiPolygon([area]), MKMultiPolyline([]),
        MKTileOverlay(urlTemplate: ""),
        MKCircle(center: Self.place(1.2e8, 1.2e8), radius: 1e6),
      ]
      map.addOverlays(overlays)
      map.addOverlay(line)
      #expect(map.overlays.count == overlays.count)
      let boxes = self.shapes(map).map { $0.path?.boundingBoxOfPath }
      func isBox(_ index: Int, _ box: CGRect) -> Bool {
        guard boxes.indices.contains(index), let found = boxes[index] else { return false }
        return abs(found.minX - box.minX) < 0.01 && abs(found.minY - box.minY) < 0.01
          && abs(found.width - box.width) < 0.01 && abs(found.height - box.height) < 0.01
      }
      let own = CGRect(x: 0, y: 0, width: 100, height: 200)
      #expect(isBox(0, own) && isBox(1, own) && isBox(2, CGRect(x: 0, y: 0, width: 200, height: 200)) && isBox(3, own))
      #expect(boxes.count == 7 && boxes[4] == nil && boxes[5] == nil)
      let round = boxes[6] ?? .zero
      #expect(abs(round.midX - 100) < 0.01 && abs(round.width - round.height) < 0.5 && round.width > 10)
      #expect((map.renderer(for: area) as? MKPolygonRenderer)?.overlay === area)
      #expect((map.renderer(for: overlays[2]) as? MKMultiPolylineRenderer)?.multiPolyline === overlays[2])
      #expect((map.renderer(for: overlays[3]) as? MKMultiPolygonRenderer)?.multiPolygon === overlays[3])
      #expect(MKMultiPolylineRenderer(overlay: area).multiPolyline.polylines.isEmpty)
      #expect(MKMultiPolygonRenderer(overlay: line).multiPolygon.polygons.isEmpty)
      #expect(MKOverlayRenderer().overlay.boundingMapRect.isNull)
      map.removeOverlays([line, area])
      #expect(map.renderer(for: area) == nil && self.shapes(map).count == 5 && map.overlays.count == 5)
    }
  }

  enum Step: Sendable {
    case insert(Int, at: Int)
    case above(Int, Int)
    case below(Int, Int)
    case exchange(Int, Int)
  }
  /// insertOverlay(_:at:), (_:above:), (_:below:) and exchangeOverlay(at:withOverlayAt:) on 0, 1, 2: the order of `overlays` is that in
  /// which they lie upon each other.
  @Test(
    arguments: [
      ([.insert(3, at: 0)], [3, 0, 1, 2]), ([.insert(3, at: 1)], [0, 3, 1, 2]), ([.insert(3, at: 9)], [0, 1, 2, 3]),
      ([.insert(3, at: -1)], [3, 0, 1, 2]), ([.insert(1, at: 0)], [0, 1, 2]), ([.above(3, 0)], [0, 3, 1, 2]),
      ([.above(3, 2)], [0, 1, 2, 3]), ([.below(3, 0)], [3, 0, 1, 2]), ([.below(3, 2)], [0, 1, 3, 2]),
      ([.exchange(0, 2)], [2, 1, 0]), ([.exchange(1, 1)], [0, 1, 2]), ([.exchange(0, 3)], [0, 1, 2]),
      ([.above(3, 1), .exchange(0, 3)], [2, 1, 3, 0]), ([.above(3, 4)], [0, 1, 2, 3]), ([.below(3, 4)], [0, 1, 2, 3]),
    ] as [([Step], [Int])])
  func orders(steps: [Step], expected: [Int]) throws {
    try onMap { map in
      let all = (0..<5).map { MKPolyline(coordinates: [Self.corners[$0 % 3]], count: 1) }
      map.addOverlays(Array(all[0..<3]))
      var drawn = Dictionary(uniqueKeysWithValues: zip(0..<3, self.shapes(map)))
      for step in steps {
        switch step {
        case .insert(let number, let index): map.insertOverlay(all[number], at: index, level: .aboveLabels)
        case .above(let number, let other): map.insertOverlay(all[number], above: all[other])
        case .below(let number, let other): map.insertOverlay(all[number], below: all[other])
        case .exchange(let one, let other): map.exchangeOverlay(at: one, withOverlayAt: other)
        }
        for shape in self.shapes(map) where !drawn.values.contains(where: { $0 === shape }) { drawn[3] = shape }
      }
      #expect(map.overlays.map { one in all.firstIndex { $0 === one } ?? -1 } == expected)
      #expect(self.shapes(map).map { shape in drawn.first { $0.value === shape }?.key ?? -1 } == expected)
    }
  }
}
