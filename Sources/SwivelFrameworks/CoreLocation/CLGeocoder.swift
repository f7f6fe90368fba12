// Names of places and places of names: both are asked over the network, which is not there.
import Foundation
import SwivelUI

/// What a geocoder answers.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Asks for names and places: each question ends with `CLError.network`.
@preconcurrency @MainActor open class CLGeocoder: NSObject {
  /// Whether an answer is still to come.
  open private(set) var isGeocoding = false
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
  /// The same near somewhere in a language.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { answer(completionHandler) }
  /// The places of an address.
  open func geocodePostalAddress(
    _ postalAddress: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { answer(completionHandler) }
  /// The same in a language.
  open func geocodePostalAddress(
    _ postalAddress: CNPostalAddress, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { answer(completionHandler) }
  /// The names of a place.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// The places of a name.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// The places of an address.
  open func geocodePostalAddress(
    _ postalAddress: CNPostalAddress, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }
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
