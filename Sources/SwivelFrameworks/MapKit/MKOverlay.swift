// What is drawn over a map: lines, areas and circles by places, and how their renderers paint them.
import Foundation
import SwivelUI

/// Something drawn over a map.
@preconcurrency @MainActor public protocol MKOverlay: MKAnnotation {
  /// The rectangle of the world it lies in.
  var boundingMapRect: MKMapRect { get }
}

/// Points of the world in an order.
@preconcurrency @MainActor open class MKMultiPoint: NSObject {
  let places: [CLLocationCoordinate2D]
  let storage = PointStorage()
  /// How many.
  open var pointCount: Int { places.count }
  /// What its callout says.
  open var title: String?
  /// What it says below.
  open var subtitle: String?

  /// By their places.
  public required init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    places = (0..<count).map { coords[$0] }
    super.init()
  }

  /// Copies some of them.
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for (index, place) in places[range.location..<range.location + range.length].enumerated() { coords[index] = place }
  }

  /// The middle of the rectangle around them.
  open var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }

  /// The rectangle around them.
  open var boundingMapRect: MKMapRect {
    places.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize())) }
  }
}

/// A line.
@preconcurrency @MainActor open class MKPolyline: MKMultiPoint, MKOverlay {}
/// An area.
@preconcurrency @MainActor open class MKPolygon: MKMultiPoint, MKOverlay {
  /// The holes in it; nil for none.
  open private(set) var interiorPolygons: [MKPolygon]?
  /// By its corners, with holes.
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init(coordinates: coords, count: count)
    self.interiorPolygons = interiorPolygons?.isEmpty == false ? interiorPolygons : nil
  }
  /// By points of the world, with holes.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
    let places = (0..<count).map { points[$0].coordinate }
    self.init(coordinates: places, count: count, interiorPolygons: interiorPolygons)
  }
}

/// A circle on the ground.
@preconcurrency @MainActor open class MKCircle: NSObject, MKOverlay {
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D
  /// Metres.
  public let radius: CLLocationDistance
  /// What its callout says.
  open var title: String?
  /// What it says below.
  open var subtitle: String?
  /// Around a place.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (coord, radius)
    super.init()
  }
  /// The rectangle around it.
  open var boundingMapRect: MKMapRect {
    MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius).rect
  }
}

/// Paints what lies over a map.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  /// What it paints.
  public let overlay: any MKOverlay
  /// 0…1.
  open var alpha: CGFloat = 1
  /// Paints something.
  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }
  /// Paints nothing: what apps answer with for what they do not know.
  public override convenience init() { self.init(overlay: NoOverlay()) }
  /// The line or area on the screen; nil for what an app paints itself, which is not drawn here.
  func outline(_ convert: (CLLocationCoordinate2D) -> CGPoint) -> UIBezierPath? { nil }
}

/// Nothing, nowhere.
private final class NoOverlay: NSObject, MKOverlay {
  let coordinate = kCLLocationCoordinate2DInvalid
  var boundingMapRect: MKMapRect { .null }
}

/// Paints a line or an area by colours.
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour of an area.
  open var fillColor: UIColor?
  /// The colour of a line.
  open var strokeColor: UIColor?
  /// How wide it is; 0 for the usual width.
  open var lineWidth: CGFloat = 0
  /// Lengths of dashes and gaps.
  open var lineDashPattern: [NSNumber]?
  /// How lines end.
  open var lineCap = CGLineCap.round
  /// How they bend.
  open var lineJoin = CGLineJoin.round
  /// Where pointed bends are cut off.
  open var miterLimit: CGFloat = 10
  /// Where in the pattern a line begins.
  open var lineDashPhase: CGFloat = 0

  fileprivate func dress(_ shape: CAShapeLayer) {
    shape.fillColor = fillColor?.cgColor
    shape.strokeColor = strokeColor?.cgColor
    shape.lineWidth = lineWidth > 0 ? lineWidth : 2
    shape.lineDashPattern = lineDashPattern
    shape.lineDashPhase = lineDashPhase
    shape.miterLimit = miterLimit
    // Holes lie in what is filled around them (MKPolygon.interiorPolygons).
    shape.fillRule = .evenOdd
    switch lineCap {
    case .butt: shape.lineCap = .butt
    case .round: shape.lineCap = .round
    case .square: shape.lineCap = .square
    }
    switch lineJoin {
    case .miter: shape.lineJoin = .miter
    case .round: shape.lineJoin = .round
    case .bevel: shape.lineJoin = .bevel
    }
  }

  /// Lines from place to place.
  func outline(
    of shape: MKMultiPoint?, isClosed: Bool, _ convert: (CLLocationCoordinate2D) -> CGPoint
  ) -> UIBezierPath? {
    guard let places = shape?.places, let first = places.first else { return nil }
    let path = UIBezierPath()
    path.move(to: convert(first))
    for place in places.dropFirst() { path.addLine(to: convert(place)) }
    if isClosed { path.close() }
    for hole in (shape as? MKPolygon)?.interiorPolygons ?? [] {
      if let inner = outline(of: hole, isClosed: true, convert) { path.append(inner) }
    }
    return path
  }
}

/// Paints a line.
@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// A line's.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
  /// What it paints.
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(coordinates: [], count: 0) }
  override func outline(_ convert: (CLLocationCoordinate2D) -> CGPoint) -> UIBezierPath? {
    outline(of: overlay as? MKMultiPoint, isClosed: false, convert)
  }
}

/// Paints a line in colours that go over into each other (iOS 14). They are not mixed here: the line has the first of them.
@preconcurrency @MainActor open class MKGradientPolylineRenderer: MKPolylineRenderer {
  /// The colours along the line.
  open private(set) var colors: [UIColor] = []
  /// Where each is, 0…1.
  open private(set) var locations: [CGFloat] = []
  /// Says both.
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    (self.colors, self.locations) = (colors, locations)
    strokeColor = colors.first ?? strokeColor
  }
}

/// Paints an area.
@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// An area's.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
  override func outline(_ convert: (CLLocationCoordinate2D) -> CGPoint) -> UIBezierPath? {
    outline(of: overlay as? MKMultiPoint, isClosed: true, convert)
  }
}

/// Paints a circle.
@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  /// A circle's.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
  override func outline(_ convert: (CLLocationCoordinate2D) -> CGPoint) -> UIBezierPath? {
    let rect = overlay.boundingMapRect
    let (first, last) = (
      convert(MKMapPoint(x: rect.minX, y: rect.minY).coordinate),
      convert(MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate)
    )
    return UIBezierPath(ovalIn: CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y))
  }
}

/// Where something lies among what is on the map; raw values are MapKit's.
public enum MKOverlayLevel: Int, Sendable {
  /// Over streets.
  case aboveRoads = 0
  /// Over names, too.
  case aboveLabels = 1
}

extension MKMapView {
  /// Draws something over the map, as the delegate's renderer says.
  public func addOverlay(_ overlay: any MKOverlay) {
    guard !overlays.contains(where: { $0 === overlay }) else { return }
    overlays.append(overlay)
    let renderer = delegate?.mapView(self, rendererFor: overlay) ?? MKOverlayRenderer(overlay: overlay)
    let shape = CAShapeLayer()
    renderers[ObjectIdentifier(overlay)] = renderer
    shapes[ObjectIdentifier(overlay)] = shape
    layer.insertSublayer(shape, at: UInt32(overlays.count - 1))
    place()
  }
  /// The same at a level, of which there is one here.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  /// Draws some.
  public func addOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(addOverlay(_:)) }
  /// Draws it no more.
  public func removeOverlay(_ overlay: any MKOverlay) {
    overlays.removeAll { $0 === overlay }
    renderers[ObjectIdentifier(overlay)] = nil
    shapes.removeValue(forKey: ObjectIdentifier(overlay))?.removeFromSuperlayer()
  }
  /// Draws them no more.
  public func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
  /// What paints it; nil where nothing does.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { renderers[ObjectIdentifier(overlay)] }

  func placeOverlays() {
    for overlay in overlays {
      guard let shape = shapes[ObjectIdentifier(overlay)], let renderer = renderers[ObjectIdentifier(overlay)] else {
        continue
      }
      shape.path = renderer.outline { convert($0, toPointTo: nil) }?.cgPath
      shape.opacity = Float(renderer.alpha)
      (renderer as? MKOverlayPathRenderer)?.dress(shape)
    }
  }
}
