// Ways between places, and words that are completed: a server would know them, and none answers.
import Foundation
import SwivelUI

/// How somebody goes; bits are MapKit's.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// From bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// By train and bus.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// By bicycle.
  public static let cycling = MKDirectionsTransportType(rawValue: 8)
  /// In any way.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Asks for ways: each question ends with `MKError.serverFailure`.
@preconcurrency @MainActor open class MKDirections: NSObject {
  /// What is asked.
  @preconcurrency @MainActor open class Request: NSObject {
    /// From where.
    open var source: MKMapItem?
    /// Where to.
    open var destination: MKMapItem?
    /// How.
    open var transportType = MKDirectionsTransportType.any
    /// Whether several ways are wanted.
    open var requestsAlternateRoutes = false
    /// When one leaves.
    open var departureDate: Date?
    /// When one is there.
    open var arrivalDate: Date?
    /// Nothing yet.
    public override init() { super.init() }
  }
  /// What was found: no object of this class is made.
  @preconcurrency @MainActor open class Response: NSObject {
    /// From where.
    public let source: MKMapItem
    /// Where to.
    public let destination: MKMapItem
    /// The ways.
    public let routes: [MKRoute] = []
    init(_ request: Request) {
      let nowhere = MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
      (source, destination) = (request.source ?? nowhere, request.destination ?? nowhere)
      super.init()
    }
  }
  /// How long it takes: no object of this class is made.
  @preconcurrency @MainActor open class ETAResponse: NSObject {
    /// Seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// Metres.
    open var distance: CLLocationDistance { 0 }
  }
  /// Hears the ways.
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  /// Hears how long it takes.
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void
  /// Whether an answer is still to come.
  open private(set) var isCalculating = false
  /// A question.
  public init(request: Request) { super.init() }
  /// Asks for ways.
  open func calculate(completionHandler: @escaping DirectionsHandler) { ask { completionHandler(nil, $0) } }
  /// Asks for ways.
  open func calculate() async throws -> Response { throw MKError(.serverFailure) }
  /// Asks how long it takes.
  open func calculateETA(completionHandler: @escaping ETAHandler) { ask { completionHandler(nil, $0) } }
  /// The answer is not wanted any more.
  open func cancel() { isCalculating = false }

  private func ask(_ tell: @escaping (any Error) -> Void) {
    isCalculating = true
    later { [weak self] in
      self?.isCalculating = false
      tell(MKError(.serverFailure))
    }
  }
}

/// A way: none is found here.
@preconcurrency @MainActor open class MKRoute: NSObject {
  /// A part of it.
  @preconcurrency @MainActor open class Step: NSObject {
    /// What is to be done.
    open var instructions: String { "" }
    /// What is to be known.
    open var notice: String? { nil }
    /// Metres.
    open var distance: CLLocationDistance { 0 }
    /// Where it is.
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
    /// How.
    open var transportType: MKDirectionsTransportType { .any }
  }
  /// What it is called.
  open var name: String { "" }
  /// What is to be known.
  open var advisoryNotices: [String] { [] }
  /// Metres.
  open var distance: CLLocationDistance { 0 }
  /// Seconds.
  open var expectedTravelTime: TimeInterval { 0 }
  /// How.
  open var transportType: MKDirectionsTransportType { .any }
  /// Where it is.
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  /// Its parts.
  open var steps: [Step] { [] }
}

/// What words could become: no object of this class is made.
@preconcurrency @MainActor open class MKLocalSearchCompletion: NSObject {
  /// What it is called.
  open var title: String { "" }
  /// Where it is.
  open var subtitle: String { "" }
}

/// Completes words to places: each question ends with `MKError.serverFailure`.
@preconcurrency @MainActor open class MKLocalSearchCompleter: NSObject {
  /// Kinds of places; bits are MapKit's.
  public struct ResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// From bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Streets.
    public static let address = ResultType(rawValue: 1)
    /// What is worth going to.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Words.
    public static let query = ResultType(rawValue: 4)
  }
  /// Hears of them.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// Where.
  open var region = MKCoordinateRegion()
  /// Which.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// What was found.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether an answer is still to come.
  open private(set) var isSearching = false
  /// The words.
  open var queryFragment = "" {
    didSet {
      isSearching = !queryFragment.isEmpty
      guard isSearching else { return }
      later { [weak self] in
        guard let self, isSearching else { return }
        isSearching = false
        delegate?.completer(self, didFailWithError: MKError(.serverFailure))
      }
    }
  }
  /// Nothing yet.
  public override init() { super.init() }
  /// The answer is not wanted any more.
  open func cancel() { isSearching = false }
}

/// Hears of words.
@preconcurrency @MainActor public protocol MKLocalSearchCompleterDelegate: OptionalMethods {
  /// There are others.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// There are none.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
  /// Nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

extension MKLocalSearch.Request {
  /// For what words could become.
  public convenience init(completion: MKLocalSearchCompletion) {
    self.init()
    naturalLanguageQuery = completion.title
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How Apple's app shows ways.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// By train and bus.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// As it likes.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Where Apple's app looks.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How much of it.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

extension MKMapItem {
  /// Shows some in Apple's app, which is not on the device.
  @discardableResult
  public class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
  /// Where the user is: nobody knows.
  public class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }
  /// Whether it is where the user is.
  public var isCurrentLocation: Bool { !CLLocationCoordinate2DIsValid(placemark.coordinate) }
}
