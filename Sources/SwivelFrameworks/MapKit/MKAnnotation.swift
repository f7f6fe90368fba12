// What is marked on a map, and the views that mark it.
import Foundation
import SwivelUI

/// Something at a place.
@preconcurrency @MainActor public protocol MKAnnotation: NSObjectProtocol {
  /// Where it is.
  var coordinate: CLLocationCoordinate2D { get }
  /// What its callout says.
  var title: String? { get }
  /// What it says below.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// Nothing.
  public var title: String? { nil }
  /// Nothing.
  public var subtitle: String? { nil }
}

/// A place with words that can be changed.
@preconcurrency @MainActor open class MKPointAnnotation: NSObject, MKAnnotation {
  /// Where it is.
  open var coordinate = CLLocationCoordinate2D()
  /// What its callout says.
  open var title: String?
  /// What it says below.
  open var subtitle: String?
  /// At no place in particular.
  public override init() { super.init() }
  /// At a place with words (iOS 13).
  public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
    super.init()
  }
  /// At a place.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init()
  }
}

/// A place with its name and street.
@preconcurrency @MainActor open class MKPlacemark: CLPlacemark, MKAnnotation {
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D
  /// What its callout says.
  open var title: String? { name }
  /// A place.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(at: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
  /// The same with its address.
  public init(coordinate: CLLocationCoordinate2D, postalAddress: CNPostalAddress) {
    self.coordinate = coordinate
    super.init(
      at: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude), postalAddress: postalAddress)
  }
  /// The same with what is known of it, of which nothing is kept.
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }
}

/// Where the user is: nobody knows.
@preconcurrency @MainActor open class MKUserLocation: NSObject, MKAnnotation {
  /// Where it is.
  public let coordinate = kCLLocationCoordinate2DInvalid
  /// What its callout says.
  open var title: String?
  /// What it says below.
  open var subtitle: String?
  /// The place; none.
  public let location: CLLocation? = nil
  /// The heading; none.
  public let heading: CLHeading? = nil
  /// Whether it is being looked for.
  public let isUpdating = false
}

/// Marks something on a map; its middle is at the place, moved by `centerOffset`.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  /// The kind by which it is used again.
  public let reuseIdentifier: String?
  /// What it marks.
  open var annotation: (any MKAnnotation)?
  /// A picture; the view is as large as that.
  open var image: UIImage? {
    didSet {
      picture?.removeFromSuperview()
      picture = image.map { UIImageView(image: $0) }
      guard let picture, let image else { return }
      bounds.size = image.size
      picture.frame = bounds
      insertSubview(picture, at: 0)
    }
  }
  private var picture: UIImageView?
  /// From the place to the middle of the view.
  open var centerOffset = CGPoint.zero
  /// Where its callout points, from the middle of its upper edge.
  open var calloutOffset = CGPoint.zero
  /// Whether it can be selected.
  open var isEnabled = true
  /// Whether it looks touched.
  open var isHighlighted = false
  /// Whether it is selected.
  open var isSelected = false
  /// Whether a selected one says more in a callout.
  open var canShowCallout = false
  /// At the left of a callout's words.
  open var leftCalloutAccessoryView: UIView?
  /// At their right.
  open var rightCalloutAccessoryView: UIView?
  /// Below them.
  open var detailCalloutAccessoryView: UIView?
  /// Whether it can be moved.
  open var isDraggable = false
  /// Views of one name that are near each other can be one.
  open var clusteringIdentifier: String?
  /// Which of two that lie upon each other is seen.
  open var displayPriority = MKFeatureDisplayPriority.required

  /// By which shape it lies upon others (iOS 11).
  open var collisionMode = CollisionMode.rectangle
  /// What lies above what (iOS 14).
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  /// The same while it is selected.
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
  /// How far a finger has moved it: not at all.
  open var dragState = DragState.none
  /// Sets how far.
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
  /// A view of a kind.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
    setUp()
  }

  /// A view of a document.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  /// What a view of the framework's own looks like.
  func setUp() {}

  /// It is about to mark something else.
  open func prepareForReuse() {}
  /// It is about to be seen.
  open func prepareForDisplay() {}
  /// Selected or not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// Which of two views that lie upon each other is seen.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// 0…1000.
  public let rawValue: Float
  /// By its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// By its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Always.
  public static let required = MKFeatureDisplayPriority(rawValue: 1000)
  /// Mostly.
  public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
  /// Where there is room.
  public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}

/// A round marker with a sign or a letter (iOS 11). How large it is nobody wrote down: 28 points, ours.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  /// Its colour.
  open var markerTintColor: UIColor? { didSet { disc.backgroundColor = markerTintColor ?? .systemRed } }
  /// The colour of what is on it.
  open var glyphTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// A letter on it.
  open var glyphText: String? { didSet { setNeedsLayout() } }
  /// A picture on it; a pin where there is no letter either.
  open var glyphImage: UIImage? { didSet { setNeedsLayout() } }
  /// The same when it is selected.
  open var selectedGlyphImage: UIImage?
  /// Whether it comes by itself with a movement.
  open var animatesWhenAdded = false
  /// Whether its name is seen below it: without `hidden` it is, whatever lies there.
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsLayout() } }
  /// Whether what else it says is.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  private let disc = UIView()
  private let letter = UILabel()
  private let glyph = UIImageView()
  private let name = CaptionLabel(frame: .zero)

  override func setUp() {
    bounds.size = CGSize(width: 28, height: 28)
    centerOffset = CGPoint(x: 0, y: -14)
    disc.frame = bounds
    disc.backgroundColor = .systemRed
    disc.layer.cornerRadius = 14
    letter.frame = bounds
    letter.textAlignment = .center
    letter.textColor = .white
    glyph.frame = bounds.insetBy(dx: 6, dy: 6)
    glyph.contentMode = .scaleAspectFit
    name.font = .systemFont(ofSize: 11, weight: .semibold)
    for view in [disc, letter, glyph, name] { addSubview(view) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let tint = glyphTintColor ?? .white
    (letter.text, letter.textColor) = (glyphText, tint)
    glyph.image = glyphText == nil ? glyphImage ?? UIImage(systemName: "mappin") : nil
    glyph.tintColor = tint
    name.text = titleVisibility == .hidden ? nil : annotation?.title ?? nil
    let size = name.intrinsicContentSize
    name.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: bounds.maxY + 2, width: size.width, height: size.height)
  }
}

/// A pin; 32 by 39 points as its picture was, with the point at 8 points left of the middle and 0.
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
  /// Its colour.
  open var pinTintColor: UIColor! = .systemRed { didSet { head.backgroundColor = pinTintColor } }
  /// Whether it falls from above.
  open var animatesDrop = false
  private let head = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))

  override func setUp() {
    bounds.size = CGSize(width: 32, height: 39)
    centerOffset = CGPoint(x: 8, y: -19.5)
    head.layer.cornerRadius = 8
    head.backgroundColor = .systemRed
    let needle = UIView(frame: CGRect(x: 7, y: 14, width: 2, height: 24))
    needle.backgroundColor = .systemGray
    addSubview(needle)
    addSubview(head)
  }
}
