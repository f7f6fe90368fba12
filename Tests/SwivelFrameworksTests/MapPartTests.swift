// What is painted over maps and said above them: whose outline a painter has, and how the words of a callout are told apart.
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct MapPartTests {
  /// MKPolylineRenderer.polyline: the line it draws.
  @Test func whatPaintersPaint() {
    let places = [(48.0, 11.0), (49, 12), (50, 13)].map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
    let line = MKPolyline(coordinates: places, count: 3)
    let area = MKPolygon(coordinates: places, count: 3)
    #expect(MKPolylineRenderer(polyline: line).polyline === line && line.pointCount == 3)
    #expect(MKPolylineRenderer(overlay: area).polyline.pointCount == 0, "of something else there is none")
  }

  /// Words of a callout: the title is larger than what stands below it; a mark without a subtitle has one line.
  @Test(arguments: [("at 10", 2), (nil, 1)] as [(String?, Int)])
  func wordsOfACallout(subtitle: String?, lines: Int) throws {
    let stage = try Stage()
    let mark = MKPointAnnotation()
    mark.coordinate = CLLocationCoordinate2D(latitude: 48, longitude: 11)
    (mark.title, mark.subtitle) = ("Here", subtitle)
    var map: MKMapView?
    stage.act { view in
      let made = MKMapView(frame: view.bounds)
      view.addSubview(made)
      made.layoutIfNeeded()
      made.setCenter(mark.coordinate, animated: false)
      made.addAnnotation(mark)
      made.view(for: mark)?.canShowCallout = true
      made.selectAnnotation(mark, animated: false)
      map = made
    }
    // The mark has a name of its own beside it.
    func labels(_ view: UIView) -> [UILabel] {
      let own = (view as? UIStackView)?.arrangedSubviews.compactMap { $0 as? UILabel } ?? []
      return own + view.subviews.flatMap(labels)
    }
    let found = stage.read { _ in map.map(labels) ?? [] } ?? []
    #expect(found.map { $0.text ?? "" } == ["Here", "at 10"].prefix(lines).map { $0 })
    let sizes = found.map { $0.font.pointSize }
    try #require(sizes.count == lines)
    #expect(lines == 1 || sizes[0] > sizes[1])
    #expect(sizes[0] == UIFont.preferredFont(forTextStyle: .body).pointSize)
  }
}
