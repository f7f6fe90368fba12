// Points, rectangles and regions of MapKit's flat world: 2^28 points a side, projected as Mercator did. Figures by arithmetic.
import Foundation
import SwivelFrameworks
import Testing

@MainActor struct MapRectTests {
  private nonisolated static let side = 268_435_456.0

  /// Half of the way to the north lies where ln(tan φ + sec φ) = π/2, at atan(sinh(π/2)) = 66.5133°; beyond 85.05° the map ends.
  @Test(arguments: [
    (0.0, 0.0, 0.5, 0.5), (0, -180, 0, 0.5), (0, 90, 0.75, 0.5), (66.51326044311186, 0, 0.5, 0.25),
    (-66.51326044311186, -90, 0.25, 0.75), (85.05112877980659, 0, 0.5, 0), (90, 0, 0.5, 0), (-90, 180, 1, 1),
  ])
  func places(latitude: Double, longitude: Double, x: Double, y: Double) {
    let point = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    #expect(abs(point.x - x * Self.side) < 1 && abs(point.y - y * Self.side) < 1, "\(point)")
    let back = point.coordinate
    #expect(abs(back.longitude - longitude) < 1e-6)
    #expect(abs(back.latitude - max(-85.05112877980659, min(85.05112877980659, latitude))) < 1e-6)
  }

  private nonisolated static let box = MKMapRect(x: 10, y: 20, width: 30, height: 40)

  /// Edges and middles.
  @Test func edges() {
    let box = Self.box
    #expect((box.minX, box.midX, box.maxX) == (10, 25, 40) && (box.minY, box.midY, box.maxY) == (20, 40, 60))
    #expect(box.width == 30 && box.height == 40 && !box.isNull && !box.isEmpty)
    #expect(MKMapRect.null.isNull && MKMapRect.null.isEmpty && !MKMapRect().isNull && MKMapRect().isEmpty)
    #expect(MKMapRect(x: 0, y: 0, width: 5, height: 0).isEmpty && MKMapRect(x: 0, y: 0, width: 0, height: 5).isEmpty)
    #expect(MKMapRect(x: .infinity, y: 0, width: 1, height: 1).isNull && MKMapRect.world.width == Self.side)
  }

  /// What lies between two, and none with one is that one (MKMapRectUnion).
  @Test(arguments: [
    (MKMapRect(x: 0, y: 50, width: 5, height: 5), MKMapRect(x: 0, y: 20, width: 40, height: 40)),
    (MKMapRect(x: 50, y: 0, width: 10, height: 100), MKMapRect(x: 10, y: 0, width: 50, height: 100)),
    (MKMapRect(x: 15, y: 25, width: 1, height: 1), box), (.null, box),
  ])
  func unions(other: MKMapRect, both: MKMapRect) {
    #expect(Self.box.union(other) == both && other.union(Self.box) == both)
  }

  @Test(arguments: [
    (25.0, 40.0, true), (10, 20, true), (9, 40, false), (41, 40, false), (25, 19, false), (25, 61, false),
  ])
  func points(x: Double, y: Double, isInside: Bool) {
    #expect(Self.box.contains(MKMapPoint(x: x, y: y)) == isInside)
  }

  /// One that is made smaller than nothing has no point, and asking is no mistake.
  @Test func turnedInsideOut() {
    #expect(Self.box.insetBy(dx: 5, dy: 10) == MKMapRect(x: 15, y: 30, width: 20, height: 20))
    #expect(Self.box.insetBy(dx: -5, dy: 0) == MKMapRect(x: 5, y: 20, width: 40, height: 40))
    let none = Self.box.insetBy(dx: 20, dy: 0)
    #expect(!none.contains(MKMapPoint(x: 25, y: 40)) && !MKMapRect.null.contains(MKMapPoint(x: 25, y: 40)))
  }

  @Test(arguments: [
    (MKMapRect(x: 39, y: 59, width: 10, height: 10), true), (MKMapRect(x: 41, y: 20, width: 5, height: 5), false),
    (MKMapRect(x: 0, y: 20, width: 9, height: 5), false), (MKMapRect(x: 10, y: 0, width: 5, height: 19), false),
    (MKMapRect(x: 10, y: 61, width: 5, height: 5), false), (.world, true), (.null, false),
  ])
  func whatTheyHaveInCommon(other: MKMapRect, isSome: Bool) {
    #expect(Self.box.intersects(other) == isSome && other.intersects(Self.box) == isSome)
  }

  /// By metres on a sphere of 6,371 km a degree is 111.19 km from north to south, and at 60° half of that from west to east.
  @Test(arguments: [(0.0, 111_195.0, 1.0, 1.0), (60, 111_195, 1, 2), (-60, 222_390, 2, 4)])
  func regionsByMetres(latitude: Double, metres: Double, tall: Double, wide: Double) {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: latitude, longitude: 11), latitudinalMeters: metres,
      longitudinalMeters: metres)
    #expect(abs(region.span.latitudeDelta - tall) < 0.01 && abs(region.span.longitudeDelta - wide) < 0.02)
  }

  /// The world as a region: from one end of the map to the other, about the middle.
  @Test func theWorldAsARegion() {
    let region = MKCoordinateRegion(.world)
    #expect(abs(region.center.latitude) < 1e-6 && abs(region.center.longitude) < 1e-6)
    #expect(abs(region.span.latitudeDelta - 2 * 85.05112877980659) < 1e-6 && region.span.longitudeDelta == 360)
    let quarter = MKCoordinateRegion(
      MKMapRect(x: 0, y: 0, width: Self.side / 2, height: Self.side / 2))
    #expect(abs(quarter.center.longitude + 90) < 1e-6 && abs(quarter.center.latitude - 66.51326044311186) < 1e-6)
  }
}
