// Holes in areas over a map and lines in several colours (MKPolygon, MKGradientPolylineRenderer), and pages as a book has them (PDFView).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor private final class Painter: NSObject, MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    if let line = overlay as? MKPolyline {
      let renderer = MKGradientPolylineRenderer(polyline: line)
      renderer.setColors([.red, .blue], locations: [0, 1])
      return renderer
    }
    let renderer = MKPolygonRenderer(overlay: overlay)
    renderer.fillColor = .green
    return renderer
  }
}

@MainActor @Suite struct AreaTests {
  private func square(_ side: Double) -> [CLLocationCoordinate2D] {
    [(-side, -side), (-side, side), (side, side), (side, -side)].map {
      CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)
    }
  }

  /// The middle of an area with a hole is not filled, a place between the hole and the edge is.
  @Test func holes() throws {
    let (stage, painter) = (try Stage(), Painter())
    var shape: CAShapeLayer?
    stage.act { view in
      let map = MKMapView(frame: view.bounds)
      map.delegate = painter
      map.region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
        span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 4))
      view.addSubview(map)
      let hole = MKPolygon(coordinates: square(0.5), count: 4)
      let area = MKPolygon(coordinates: square(1), count: 4, interiorPolygons: [hole])
      #expect(area.interiorPolygons == [hole] && hole.interiorPolygons == nil)
      map.addOverlay(area)
      map.layoutIfNeeded()
      shape = map.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first
    }
    let drawn = try #require(shape)
    let path = try #require(drawn.path)
    let box = path.boundingBox
    let middle = CGPoint(x: box.midX, y: box.midY)
    #expect(drawn.fillRule == .evenOdd)
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: box.minX + box.width / 8, y: box.midY), using: .evenOdd))
  }

  @Test func colours() throws {
    let (stage, painter) = (try Stage(), Painter())
    var shape: CAShapeLayer?
    stage.act { view in
      let map = MKMapView(frame: view.bounds)
      map.delegate = painter
      view.addSubview(map)
      map.addOverlay(MKPolyline(coordinates: square(1), count: 4))
      map.layoutIfNeeded()
      shape = map.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first
    }
    #expect(try #require(shape).strokeColor == UIColor.red.cgColor)
  }

  /// Bits of MKLocalSearch.ResultType, and what is looked for without a word.
  @Test func searches() {
    #expect(
      MKLocalSearch.Request(naturalLanguageQuery: "tea").resultTypes == [
        .address, .pointOfInterest,
      ])
    #expect(MKLocalSearch.ResultType.physicalFeature.rawValue == 4)
  }

  /// Three pages of 100×100 beside each other, by their middles: as they are, as a book with a cover, and both from right to left.
  @Test(
    arguments: [
      (false, false, ["50,50", "150,50", "50,150"]),
      (true, false, ["150,50", "50,150", "150,150"]),
      (false, true, ["150,50", "50,50", "150,150"]), (true, true, ["50,50", "150,150", "50,150"]),
    ] as [(Bool, Bool, [String])])
  func books(isBook: Bool, isMirrored: Bool, expected: [String]) throws {
    let stage = try Stage()
    var middles: [String] = []
    stage.act { view in
      let document = PDFDocument()
      for index in 0..<3 {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { _ in }
        if let page = PDFPage(image: picture) { document.insert(page, at: index) }
      }
      let pages = PDFView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      pages.displaysPageBreaks = false
      pages.displayMode = .twoUpContinuous
      pages.displaysAsBook = isBook
      pages.displaysRTL = isMirrored
      view.addSubview(pages)
      pages.document = document
      pages.scaleFactor = 1
      pages.layoutIfNeeded()
      middles = (pages.documentView?.subviews ?? []).map {
        "\(Int($0.center.x)),\(Int($0.center.y))"
      }
    }
    #expect(middles == expected)
  }

  /// One page is seen at a time, as large as two fit beside each other; a book's cover is the right one of them.
  @Test func aCoverThatFits() throws {
    let stage = try Stage()
    stage.act { view in
      let document = PDFDocument()
      for index in 0..<3 {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { _ in }
        if let page = PDFPage(image: picture) { document.insert(page, at: index) }
      }
      let pages = PDFView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      pages.displaysPageBreaks = false
      pages.displayMode = .twoUp
      pages.displaysAsBook = true
      pages.autoScales = true
      view.addSubview(pages)
      pages.document = document
      pages.layoutIfNeeded()
      #expect(pages.documentView?.subviews.map { $0.frame.minX } == [150])
      #expect(pages.documentView?.subviews.map { $0.frame.size } == [CGSize(width: 150, height: 150)])
    }
  }
}
