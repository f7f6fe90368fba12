// Buttons and signs that belong to a map and stand elsewhere: where the user is, which way north is, how far things are.
import Foundation
import SwivelUI

/// A button that has a map follow the user.
@preconcurrency @MainActor open class MKUserTrackingButton: UIView {
  /// The map.
  open weak var mapView: MKMapView?
  private let button = UIButton(type: .system)
  /// Of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
    button.setImage(UIImage(systemName: "location"), for: .normal)
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(button)
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}

/// The same in a bar.
@preconcurrency @MainActor open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  /// The map.
  open weak var mapView: MKMapView?
  /// Of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
    self.mapView = mapView
  }
}

/// When something is seen; raw values are MapKit's.
public enum MKFeatureVisibility: Int, Sendable {
  /// When it is needed.
  case adaptive = 0
  /// Never.
  case hidden = 1
  /// Always.
  case visible = 2
}

/// Which way north is: up, so that it is seen only where it always is.
@preconcurrency @MainActor open class MKCompassButton: UIView {
  /// The map.
  open weak var mapView: MKMapView?
  /// When it is seen.
  open var compassVisibility = MKFeatureVisibility.adaptive { didSet { isHidden = compassVisibility != .visible } }
  /// Of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 36, height: 36))
    self.mapView = mapView
    isHidden = true
    let label = UILabel(frame: bounds)
    label.text = "N"
    label.textAlignment = .center
    addSubview(label)
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 36, height: 36) }
}

/// How far things are: it is seen only where it always is.
@preconcurrency @MainActor open class MKScaleView: UIView {
  /// The map.
  open weak var mapView: MKMapView?
  /// When it is seen.
  open var scaleVisibility = MKFeatureVisibility.adaptive { didSet { isHidden = scaleVisibility != .visible } }
  /// At which side it begins; raw values are MapKit's.
  public enum Alignment: Int, Sendable {
    /// Where words do.
    case leading = 0
    /// Where they end.
    case trailing = 1
  }
  /// At which side it begins.
  open var legendAlignment = Alignment.leading
  /// Of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
    isHidden = true
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 30) }
}

/// Distances for people: metres and kilometres.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  /// In which units; raw values are MapKit's.
  public enum Units: UInt, Sendable {
    /// As the region has them.
    case `default` = 0
    /// Metres.
    case metric = 1
    /// Miles and feet.
    case imperial = 2
    /// Miles and yards.
    case imperialWithYards = 3
  }
  /// How units are written; raw values are MapKit's.
  public enum DistanceUnitStyle: UInt, Sendable {
    /// Short.
    case `default` = 0
    /// Short.
    case abbreviated = 1
    /// Whole.
    case full = 2
  }
  /// In which units. Here the default ones are metres.
  open var units = Units.default
  /// How they are written.
  open var unitStyle = DistanceUnitStyle.default
  /// A distance of so many metres.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let isMetric = units == .default || units == .metric
    let isFull = unitStyle == .full
    let (metres, most, words) =
      isMetric
      ? (1.0, 1000.0, isFull ? "meters" : "m")
      : units == .imperial ? (0.3048, 528, isFull ? "feet" : "ft") : (0.9144, 176, isFull ? "yards" : "yd")
    let small = (distance / metres).rounded()
    // Rounded up to where the larger unit begins, it is one of those.
    if small < most { return String(format: "%.0f", small) + " \(words)" }
    let large = distance / (isMetric ? 1000 : 1609.344)
    let tenths = (large * 10).rounded() / 10
    let isWhole = large >= 10 || tenths == tenths.rounded()
    let far = isMetric ? (isFull ? "kilometers" : "km") : (isFull ? "miles" : "mi")
    return String(format: isWhole ? "%.0f" : "%.1f", isWhole ? large : tenths) + " \(far)"
  }
  open override func string(for obj: Any?) -> String? { (obj as? Double).map(string(fromDistance:)) }
}

/// Several things that are near each other.
@preconcurrency @MainActor open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// They.
  public let memberAnnotations: [any MKAnnotation]
  /// What its callout says.
  open var title: String?
  /// What it says below.
  open var subtitle: String?
  /// Several. Maps make none here: things that are near each other stay where they are.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    super.init()
  }
  /// Their middle.
  open var coordinate: CLLocationCoordinate2D {
    let box = memberAnnotations.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize()))
    }
    return MKMapPoint(x: box.midX, y: box.midY).coordinate
  }
}

/// Pictures over a map, fetched by their places: none come.
@preconcurrency @MainActor open class MKTileOverlay: NSObject, MKOverlay {
  /// Where they are.
  public let urlTemplate: String?
  /// Whether they cover all of the map below.
  open var canReplaceMapContent = false
  /// From how far.
  open var minimumZ = 0
  /// Up to how near.
  open var maximumZ = 21
  /// How large one is.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Whether they begin at the upper left.
  open var isGeometryFlipped = false
  /// By their places.
  public init(urlTemplate URLTemplate: String?) {
    urlTemplate = URLTemplate
    super.init()
  }
  /// The middle of the world.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The world.
  open var boundingMapRect: MKMapRect { .world }
}

/// Paints such pictures: none come.
@preconcurrency @MainActor open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// Of some.
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
  /// Fetches them anew.
  open func reloadData() {}
}
