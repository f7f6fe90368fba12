// Pictures of maps without a view: they come over a network, which is not there.
import Foundation
import SwivelUI

/// Makes a picture of a map: each ends with `MKError.serverFailure`
/// (developer.apple.com/documentation/mapkit/mkmapsnapshotter).
@preconcurrency @MainActor open class MKMapSnapshotter: NSObject {
  /// What is on the picture.
  @preconcurrency @MainActor open class Options: NSObject {
    /// From where it is looked at.
    open var camera = MKMapCamera()
    /// Which rectangle of the world.
    open var mapRect = MKMapRect.world
    /// Which part of the world.
    open var region: MKCoordinateRegion {
      get { MKCoordinateRegion(mapRect) }
      set { mapRect = newValue.rect }
    }
    /// How it looks.
    open var mapType = MKMapType.standard
    /// The same from iOS 16 on.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    /// Which places are named; nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether shops and the like are.
    open var showsPointsOfInterest = true
    /// Whether buildings are seen.
    open var showsBuildings = true
    /// How large it is, in points.
    open var size = CGSize(width: 256, height: 256)
    /// How many pixels a point has.
    open var scale: CGFloat = UIScreen.main.scale
    /// In the light or in the dark, and so on.
    open var traitCollection = UITraitCollection.current
    /// All of the world.
    public override init() { super.init() }
  }

  /// A picture, and where places are on it.
  @preconcurrency @MainActor open class Snapshot: NSObject {
    /// The picture.
    public let image: UIImage
    /// In the light or in the dark, and so on.
    public let traitCollection: UITraitCollection
    private let rect: MKMapRect
    init(_ image: UIImage, _ options: Options) {
      (self.image, traitCollection, rect) = (image, options.traitCollection, options.mapRect)
      super.init()
    }
    /// Where a place is, in points.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      let point = MKMapPoint(coordinate)
      guard rect.width > 0, rect.height > 0 else { return .zero }
      return CGPoint(
        x: (point.x - rect.minX) / rect.width * Double(image.size.width),
        y: (point.y - rect.minY) / rect.height * Double(image.size.height))
    }
  }

  /// Takes a picture, or hears that there is none.
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void
  /// What is on it.
  public let options: Options
  /// Whether it is being made.
  open private(set) var isLoading = false
  private var attempt = 0
  /// Of what is said.
  public init(options: Options) {
    self.options = options
    super.init()
  }
  /// Of all of the world.
  public override convenience init() { self.init(options: Options()) }
  /// Begins, and fails in a later turn.
  open func start(completionHandler: @escaping CompletionHandler) {
    start(with: .main, completionHandler: completionHandler)
  }
  /// The same on a queue.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    attempt += 1
    isLoading = true
    let number = attempt
    later { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.attempt == number, self.isLoading else { return }
        self.isLoading = false
        completionHandler(nil, MKError(.serverFailure))
      }
    }
  }
  /// The same.
  open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
  /// It is not wanted any more, and nobody is told.
  open func cancel() { isLoading = false }
}
