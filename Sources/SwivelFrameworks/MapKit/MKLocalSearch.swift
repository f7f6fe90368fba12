// What a map's servers would be asked: places by words and ways between them. No answer comes.
import Foundation
import SwivelUI

/// What went wrong; numbers are MapKit's.
public struct MKError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  /// The kinds.
  public enum Code: UInt, Sendable {
    /// Nobody knows.
    case unknown = 1
    /// The server did not answer.
    case serverFailure = 2
    /// It was asked too often.
    case loadingThrottled = 3
    /// There is no such place.
    case placemarkNotFound = 4
    /// There is no way.
    case directionsNotFound = 5
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// MapKit's domain.
  public static var errorDomain: String { "MKErrorDomain" }
  /// The kind's number.
  public var errorCode: Int { Int(code.rawValue) }
  /// For people, as NSError says it of a code alone.
  public var errorDescription: String? {
    "The operation couldn’t be completed. (MKErrorDomain error \(code.rawValue).)"
  }
}

/// A place of a map's.
@preconcurrency @MainActor open class MKMapItem: NSObject {
  /// Where it is.
  public let placemark: MKPlacemark
  /// What it is called.
  open var name: String?
  /// By which it is called.
  open var phoneNumber: String?
  /// Its page.
  open var url: URL?
  /// At a place.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    super.init()
  }
  /// Shows it in Apple's app, which is not on the device.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// Looks for places by words: each search ends with `MKError.serverFailure`.
@preconcurrency @MainActor open class MKLocalSearch: NSObject {
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
    /// Mountains and waters (iOS 18).
    public static let physicalFeature = ResultType(rawValue: 4)
  }
  /// What is looked for.
  @preconcurrency @MainActor open class Request: NSObject {
    /// By words.
    open var naturalLanguageQuery: String?
    /// Which kinds of places; nil for all (iOS 13).
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Where.
    open var region = MKCoordinateRegion()
    /// What may be found (iOS 13).
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// Nothing yet.
    public override init() { super.init() }
    /// By words.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    /// By words near a place.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }
  }
  /// What was found.
  @preconcurrency @MainActor open class Response: NSObject {
    /// The places.
    public let mapItems: [MKMapItem] = []
    /// Where they are.
    public let boundingRegion = MKCoordinateRegion()
  }
  /// Whether an answer is still to come.
  open private(set) var isSearching = false
  /// A search.
  public init(request: Request) { super.init() }
  /// Begins it.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    isSearching = true
    nonisolated(unsafe) let tell = completionHandler
    DispatchQueue.main.async { [weak self] in
      self?.isSearching = false
      tell(nil, MKError(.serverFailure))
    }
  }
  /// The answer is not wanted any more.
  open func cancel() { isSearching = false }
}
