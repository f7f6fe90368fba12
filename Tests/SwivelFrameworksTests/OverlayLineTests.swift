// How lines over a map are drawn: as their renderer says (MKOverlayPathRenderer), wherever the map is.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor private final class Painter: NSObject, MKMapViewDelegate {
  let change: (MKPolylineRenderer) -> Void
  init(_ change: @escaping (MKPolylineRenderer) -> Void) { self.change = change }
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    let renderer = MKPolylineRenderer(overlay: overlay)
    change(renderer)
    return renderer
  }
}

@MainActor @Suite struct OverlayLineTests {
  /// What a line from 0°, 10° to 1°, 11° is drawn by.
  private func line(_ change: @escaping @MainActor (MKPolylineRenderer) -> Void) throws -> CAShapeLayer {
    let (stage, painter) = (try Stage(), Painter(change))
    var drawn: CAShapeLayer?
    stage.act { view in
      let map = MKMapView(frame: view.bounds)
      map.delegate = painter
      view.addSubview(map)
      let ends = [(0.0, 10.0), (1.0, 11.0)].map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
      map.addOverlay(MKPolyline(coordinates: ends, count: 2))
      map.layoutIfNeeded()
      drawn = map.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first
    }
    return try #require(drawn)
  }

  /// "The default line cap style is round", and so is the join; each other is drawn as it is said.
  @Test(
    arguments: [(nil, .round), (.butt, .butt), (.round, .round), (.square, .square)]
      as [(CGLineCap?, CAShapeLayerLineCap)])
  func ends(cap: CGLineCap?, drawn: CAShapeLayerLineCap) throws {
    #expect(try line({ if let cap { $0.lineCap = cap } }).lineCap == drawn)
  }

  @Test(
    arguments: [(nil, .round), (.miter, .miter), (.round, .round), (.bevel, .bevel)]
      as [(CGLineJoin?, CAShapeLayerLineJoin)])
  func bends(join: CGLineJoin?, drawn: CAShapeLayerLineJoin) throws {
    #expect(try line({ if let join { $0.lineJoin = join } }).lineJoin == drawn)
  }

  @Test func widthsAndDashes() throws {
    #expect(try line({ $0.lineWidth = 5 }).lineWidth == 5)
    #expect(try line({ $0.miterLimit = 3 }).miterLimit == 3)
    #expect(try line({ $0.lineDashPhase = 4 }).lineDashPhase == 4)
    #expect(try line({ $0.lineDashPattern = [2, 6] }).lineDashPattern == [2, 6])
    #expect(try line({ $0.alpha = 0.25 }).opacity == 0.25)
    #expect(try line({ $0.strokeColor = .red }).strokeColor == UIColor.red.cgColor)
    #expect(try line({ _ in }).fillColor == nil)
    #expect(try line({ _ in }).path != nil)
  }
}
