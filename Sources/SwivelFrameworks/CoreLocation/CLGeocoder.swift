// Names of places and places of names: both are asked over the network, which is not there.
import Foundation
import SwivelUI

/// A place with its name.
open class CLPlacemark: NSObject {
  /// Where it is.
  public let location: CLLocation?
  /// What it is called.
  open var name: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The number in the street.
  open var subThoroughfare: String? { nil }
  /// The town.
  open var locality: String? { nil }
  /// The quarter.
  open var subLocality: String? { nil }
  /// The state or province.
  open var administrativeArea: String? { nil }
  /// The county.
  open var subAdministrativeArea: String? { nil }
  /// By which letters come.
  open var postalCode: String? { nil }
  /// Two letters.
  open var isoCountryCode: String? { nil }
  /// The country.
  open var country: String? { nil }
  init(location: CLLocation?) { self.location = location }
  /// A copy.
  public convenience init(placemark: CLPlacemark) { self.init(location: placemark.location) }
}

/// What a geocoder answers.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Asks for names and places: each question ends with `CLError.network`.
@preconcurrency @MainActor open class CLGeocoder: NSObject {
  /// Whether an answer is still to come.
  public private(set) var isGeocoding = false
  private var question = 0
  /// Nothing was asked yet.
  public override init() { super.init() }

  /// The names of a place.
  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
    answer(completionHandler)
  }
  /// The same in a language.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { answer(completionHandler) }
  /// The places of a name.
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
    answer(completionHandler)
  }
  /// The same near somewhere.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { answer(completionHandler) }
  /// The answer is not wanted any more.
  open func cancelGeocode() {
    question += 1
    isGeocoding = false
  }

  private func answer(_ handler: @escaping CLGeocodeCompletionHandler) {
    question += 1
    let number = question
    isGeocoding = true
    nonisolated(unsafe) let tell = handler
    DispatchQueue.main.async { [weak self] in
      let isWanted = self?.question == number
      if isWanted { self?.isGeocoding = false }
      tell(nil, CLError(isWanted ? .network : .geocodeCanceled))
    }
  }
}
