// A map: which part of the world it shows, what is marked there and drawn over it. Its ground is plain, since pictures of the world come
// over a network.
import Foundation
import SwivelUI

/// How a map looks; raw values are MapKit's.
public enum MKMapType: UInt, Sendable {
  /// Streets.
  case standard = 0
  /// Photographs.
  case satellite = 1
  /// Photographs with streets.
  case hybrid = 2
  /// Photographs one can fly over.
  case satelliteFlyover = 3
  /// The same with streets.
  case hybridFlyover = 4
  /// Streets in pale colours.
  case mutedStandard = 5
}

/// How a map follows its user; raw values are MapKit's.
public enum MKUserTrackingMode: Int, Sendable {
  /// Not.
  case none = 0
  /// By place.
  case follow = 1
  /// By place and heading.
  case followWithHeading = 2
}

/// A map that can be moved. A turn keeps its middle and its scale.
@preconcurrency @MainActor open class MKMapView: UIView {
  /// Who makes views and hears of it.
  open weak var delegate: (any MKMapViewDelegate)?
  /// How it looks.
  open var mapType = MKMapType.standard
  /// Whether a finger moves it.
  open var isScrollEnabled = true
  /// Whether two make it larger.
  open var isZoomEnabled = true
  /// Whether two turn it.
  open var isRotateEnabled = true
  /// Whether two tilt it.
  open var isPitchEnabled = true
  /// Whether a compass is shown when it is turned.
  open var showsCompass = true
  /// Whether a scale is shown.
  open var showsScale = false
  /// Whether traffic is shown.
  open var showsTraffic = false
  /// What of the ground a finger can choose (iOS 16). Kept: the ground is plain.
  open var selectableMapFeatures: MKMapFeatureOptions = []
  /// Whether buildings are shown.
  open var showsBuildings = true
  /// Whether shops and the like are shown.
  open var showsPointsOfInterest = true
  /// Which kinds of places are named; nil for all (iOS 13).
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether the user is shown: nobody knows where that is.
  open var showsUserLocation = false {
    didSet {
      guard showsUserLocation, !oldValue else { return }
      DispatchQueue.main.async { [weak self] in
        guard let self else { return }
        delegate?.mapView(self, didFailToLocateUserWithError: CLError(.denied))
      }
    }
  }
  /// Where the user is: nowhere.
  public let userLocation = MKUserLocation()
  /// How it follows the user.
  open var userTrackingMode = MKUserTrackingMode.none
  /// What is marked, in the order it came.
  open internal(set) var annotations: [any MKAnnotation] = []
  /// What is selected.
  open internal(set) var selectedAnnotations: [any MKAnnotation] = []
  /// What is drawn over it.
  open internal(set) var overlays: [any MKOverlay] = []
  var views: [ObjectIdentifier: MKAnnotationView] = [:]
  var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
  var shapes: [ObjectIdentifier: CAShapeLayer] = [:]
  var unused: [String: [MKAnnotationView]] = [:]
  var registered: [String: MKAnnotationView.Type] = [:]
  var callout: UIView?
  var configuration: MKMapConfiguration?
  var zoomRange: CameraZoomRange?
  var boundary: CameraBoundary?
  /// What the middle shows.
  var middle = MKMapPoint(CLLocationCoordinate2D())
  /// Points of the world in a point of the screen; nil until it is known.
  var scale: Double?
  /// What is to be shown as soon as the view has a size.
  private var wanted: MKMapRect?
  private var hasFailed = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A view of a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemGray5
    clipsToBounds = true
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("pan:", MKMapView.pan)))
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap:", MKMapView.tap)))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    fit()
    place()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, !hasFailed else { return }
    hasFailed = true
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      let error = NSError(domain: NSURLErrorDomain, code: NSURLErrorNotConnectedToInternet)
      delegate?.mapViewDidFailLoadingMap(self, withError: error)
    }
  }

  private func fit() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    guard let rect = wanted ?? (scale == nil ? .world : nil) else { return }
    wanted = nil
    middle = MKMapPoint(x: rect.midX, y: rect.midY)
    let smallest = 1e-3
    scale = max(rect.width / Double(bounds.width), rect.height / Double(bounds.height), smallest)
    let held = held(visibleMapRect)
    middle = MKMapPoint(x: held.midX, y: held.midY)
    scale = max(held.width / Double(bounds.width), smallest)
  }

  // MARK: What it shows

  /// The rectangle of the world that is seen.
  open var visibleMapRect: MKMapRect {
    get {
      guard let scale, wanted == nil else { return wanted ?? .world }
      let (width, height) = (Double(bounds.width) * scale, Double(bounds.height) * scale)
      return MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// Shows all of a rectangle, and more at two sides where the view has another shape.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    guard !mapRect.isNull, mapRect.width.isFinite, mapRect.height.isFinite else { return }
    delegate?.mapView(self, regionWillChangeAnimated: animate)
    wanted = mapRect
    fit()
    place()
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: animate)
  }

  /// The same with room at the edges, in points of the screen.
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
    let (width, height) = (bounds.width - insets.left - insets.right, bounds.height - insets.top - insets.bottom)
    guard width > 0, height > 0 else { return setVisibleMapRect(mapRect, animated: animate) }
    let scale = max(mapRect.width / Double(width), mapRect.height / Double(height))
    let (left, top) = (Double(insets.left - insets.right) / 2 * scale, Double(insets.top - insets.bottom) / 2 * scale)
    let (wide, tall) = (Double(bounds.width) * scale, Double(bounds.height) * scale)
    setVisibleMapRect(
      MKMapRect(x: mapRect.midX - left - wide / 2, y: mapRect.midY - top - tall / 2, width: wide, height: tall),
      animated: animate)
  }

  /// The part of the world that is seen.
  open var region: MKCoordinateRegion {
    get { MKCoordinateRegion(visibleMapRect) }
    set { setRegion(newValue, animated: false) }
  }

  /// Shows all of a part of the world. One that is none raises an exception, as MapKit does.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    let (span, center) = (region.span, region.center)
    guard CLLocationCoordinate2DIsValid(center), span.latitudeDelta >= 0, span.longitudeDelta >= 0,
      span.latitudeDelta <= 180, span.longitudeDelta <= 360
    else { return raise("NSInvalidArgumentException", "Invalid Region \(region)") }
    setVisibleMapRect(region.rect, animated: animated)
  }

  /// The largest part of the world within another shape.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    guard bounds.width > 0, bounds.height > 0 else { return region }
    let rect = region.rect
    let scale = max(rect.width / Double(bounds.width), rect.height / Double(bounds.height))
    let (width, height) = (Double(bounds.width) * scale, Double(bounds.height) * scale)
    return MKCoordinateRegion(
      MKMapRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height))
  }

  /// What the middle shows.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { setCenter(newValue, animated: false) }
  }

  /// Shows something else at the same scale.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    let (rect, point) = (visibleMapRect, MKMapPoint(coordinate))
    setVisibleMapRect(
      MKMapRect(x: point.x - rect.width / 2, y: point.y - rect.height / 2, width: rect.width, height: rect.height),
      animated: animated)
  }

  /// From where it is looked at; from above, and so high that what is seen is as wide as the view (our measure).
  open var camera: MKMapCamera {
    get { MKMapCamera(lookingAtCenter: centerCoordinate, fromDistance: metresAcross, pitch: 0, heading: 0) }
    set { setCamera(newValue, animated: false) }
  }

  /// Looks from elsewhere.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    let side = camera.centerCoordinateDistance
    setRegion(
      MKCoordinateRegion(center: camera.centerCoordinate, latitudinalMeters: 1, longitudinalMeters: side),
      animated: animated)
  }

  private var metresAcross: Double {
    let rect = visibleMapRect
    return MKMapPoint(x: rect.minX, y: rect.midY).distance(to: MKMapPoint(x: rect.maxX, y: rect.midY))
  }

  /// Where a place is in a view.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let (point, rect) = (MKMapPoint(coordinate), visibleMapRect)
    let scale = scale ?? 1
    let here = CGPoint(x: (point.x - rect.minX) / scale, y: (point.y - rect.minY) / scale)
    return view.map { convert(here, to: $0) } ?? here
  }

  /// Which place is at a point of a view.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    let (here, rect) = (view.map { convert(point, from: $0) } ?? point, visibleMapRect)
    let scale = scale ?? 1
    return MKMapPoint(x: rect.minX + Double(here.x) * scale, y: rect.minY + Double(here.y) * scale).coordinate
  }

  private func pan(_ recognizer: UIPanGestureRecognizer) {
    guard isScrollEnabled, let scale else { return }
    let way = recognizer.translation(in: self)
    recognizer.setTranslation(.zero, in: self)
    let rect = visibleMapRect
    guard way != .zero else { return }
    setVisibleMapRect(
      MKMapRect(
        x: rect.minX - Double(way.x) * scale, y: rect.minY - Double(way.y) * scale, width: rect.width,
        height: rect.height), animated: false)
  }

  private func tap(_ recognizer: UITapGestureRecognizer) {
    let point = recognizer.location(in: self)
    let hit = annotations.last { annotation in
      views[ObjectIdentifier(annotation)].map { $0.isEnabled && $0.frame.contains(point) } ?? false
    }
    for other in selectedAnnotations where other !== hit { deselectAnnotation(other, animated: true) }
    if let hit { selectAnnotation(hit, animated: true) }
  }
}

/// From where a map is looked at.
@preconcurrency @MainActor open class MKMapCamera: NSObject {
  /// What is in the middle.
  open var centerCoordinate: CLLocationCoordinate2D
  /// How far it is from there, in metres (iOS 13).
  open var centerCoordinateDistance: CLLocationDistance
  /// The same above the ground.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance }
    set { centerCoordinateDistance = newValue }
  }
  /// How it is tilted, in degrees.
  open var pitch: CGFloat
  /// How it is turned, in degrees.
  open var heading: CLLocationDirection
  /// Over the middle of the map of the world.
  public override convenience init() {
    self.init(lookingAtCenter: CLLocationCoordinate2D(), fromDistance: 0, pitch: 0, heading: 0)
  }
  /// At a place from a distance.
  public init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
    heading: CLLocationDirection
  ) {
    (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
    (self.pitch, self.heading) = (pitch, heading)
    super.init()
  }
}
