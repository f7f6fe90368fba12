// How a map looks since iOS 16, and which places are named on it: kept, since the ground is plain here.
import Foundation
import SwivelUI

/// What of the ground itself a finger can choose (iOS 16); bits are MapKit's.
public struct MKMapFeatureOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// From bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Shops, parks and their like.
  public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
  /// Countries, towns and their like.
  public static let territories = MKMapFeatureOptions(rawValue: 2)
  /// Mountains, rivers and their like.
  public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}

/// How a map looks (developer.apple.com/documentation/mapkit/mkmapconfiguration).
@preconcurrency @MainActor open class MKMapConfiguration: NSObject {
  /// Whether hills are seen; raw values are MapKit's.
  public enum ElevationStyle: Int, Sendable {
    /// They are not.
    case flat = 0
    /// They are.
    case realistic = 1
  }
  /// Whether hills are seen.
  open var elevationStyle = ElevationStyle.flat
  override init() { super.init() }
  /// The word it has before iOS 16.
  var mapType: MKMapType { .standard }
  /// Which places are named; nil for all.
  var places: MKPointOfInterestFilter? { nil }
  /// Whether traffic is seen.
  var hasTraffic: Bool { false }
}

/// Streets.
@preconcurrency @MainActor open class MKStandardMapConfiguration: MKMapConfiguration {
  /// How strong they are; raw values are MapKit's.
  public enum EmphasisStyle: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// Pale.
    case muted = 1
  }
  /// How strong they are.
  open var emphasisStyle = EmphasisStyle.default
  /// Which places are named; nil for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is seen.
  open var showsTraffic = false
  /// Flat and as usual.
  public override init() { super.init() }
  /// With hills, or flat.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init(elevationStyle: elevationStyle, emphasisStyle: .default)
  }
  /// As strong.
  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle)
  }
  /// Both.
  public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    self.init()
    (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
  }
  override var mapType: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }
  override var places: MKPointOfInterestFilter? { pointOfInterestFilter }
  override var hasTraffic: Bool { showsTraffic }
}

/// Photographs with streets.
@preconcurrency @MainActor open class MKHybridMapConfiguration: MKMapConfiguration {
  /// Which places are named; nil for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is seen.
  open var showsTraffic = false
  /// Flat.
  public override init() { super.init() }
  /// With hills, or flat.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
  override var mapType: MKMapType { elevationStyle == .realistic ? .hybridFlyover : .hybrid }
  override var places: MKPointOfInterestFilter? { pointOfInterestFilter }
  override var hasTraffic: Bool { showsTraffic }
}

/// Photographs.
@preconcurrency @MainActor open class MKImageryMapConfiguration: MKMapConfiguration {
  /// Flat.
  public override init() { super.init() }
  /// With hills, or flat.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
  override var mapType: MKMapType { elevationStyle == .realistic ? .satelliteFlyover : .satellite }
}

/// Kinds of places that are named on maps (developer.apple.com/documentation/mapkit/mkpointofinterestcategory).
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// MapKit's word.
  public let rawValue: String
  /// By its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "MKPOICategory\(name)" }
  /// Airports.
  public static let airport = Self("Airport")
  /// Amusement parks.
  public static let amusementPark = Self("AmusementPark")
  /// Aquariums.
  public static let aquarium = Self("Aquarium")
  /// Cash machines.
  public static let atm = Self("ATM")
  /// Bakeries.
  public static let bakery = Self("Bakery")
  /// Banks.
  public static let bank = Self("Bank")
  /// Beaches.
  public static let beach = Self("Beach")
  /// Breweries.
  public static let brewery = Self("Brewery")
  /// Cafés.
  public static let cafe = Self("Cafe")
  /// Places to camp.
  public static let campground = Self("Campground")
  /// Cars to rent.
  public static let carRental = Self("CarRental")
  /// Chargers of cars.
  public static let evCharger = Self("EVCharger")
  /// Fire stations.
  public static let fireStation = Self("FireStation")
  /// Places to train.
  public static let fitnessCenter = Self("FitnessCenter")
  /// Food.
  public static let foodMarket = Self("FoodMarket")
  /// Petrol.
  public static let gasStation = Self("GasStation")
  /// Hospitals.
  public static let hospital = Self("Hospital")
  /// Hotels.
  public static let hotel = Self("Hotel")
  /// Laundries.
  public static let laundry = Self("Laundry")
  /// Libraries.
  public static let library = Self("Library")
  /// Ports.
  public static let marina = Self("Marina")
  /// Films.
  public static let movieTheater = Self("MovieTheater")
  /// Museums.
  public static let museum = Self("Museum")
  /// National parks.
  public static let nationalPark = Self("NationalPark")
  /// Nights.
  public static let nightlife = Self("Nightlife")
  /// Parks.
  public static let park = Self("Park")
  /// Places for cars.
  public static let parking = Self("Parking")
  /// Medicines.
  public static let pharmacy = Self("Pharmacy")
  /// The police.
  public static let police = Self("Police")
  /// The post.
  public static let postOffice = Self("PostOffice")
  /// Stops.
  public static let publicTransport = Self("PublicTransport")
  /// Restaurants.
  public static let restaurant = Self("Restaurant")
  /// Toilets.
  public static let restroom = Self("Restroom")
  /// Schools.
  public static let school = Self("School")
  /// Stadiums.
  public static let stadium = Self("Stadium")
  /// Shops.
  public static let store = Self("Store")
  /// Plays.
  public static let theater = Self("Theater")
  /// Universities.
  public static let university = Self("University")
  /// Wine.
  public static let winery = Self("Winery")
  /// Animals.
  public static let zoo = Self("Zoo")
}

/// Which kinds of places are named.
@preconcurrency @MainActor open class MKPointOfInterestFilter: NSObject {
  private let kinds: Set<MKPointOfInterestCategory>
  private let includes: Bool
  /// All.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// None.
  public static let excludingAll = MKPointOfInterestFilter(including: [])
  /// These.
  public init(including categories: [MKPointOfInterestCategory]) {
    (kinds, includes) = (Set(categories), true)
    super.init()
  }
  /// All but these.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    (kinds, includes) = (Set(categories), false)
    super.init()
  }
  /// Whether a kind is named.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool { kinds.contains(category) == includes }
  /// Whether it is not.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

extension MKMapView {
  /// How it looks (iOS 16). It wins over what was said before: the kind of map, the places and the traffic follow it.
  public var preferredConfiguration: MKMapConfiguration {
    get {
      let present = configuration ?? MKStandardMapConfiguration()
      configuration = present
      return present
    }
    set {
      configuration = newValue
      mapType = newValue.mapType
      pointOfInterestFilter = newValue.places
      showsTraffic = newValue.hasTraffic
    }
  }
}
