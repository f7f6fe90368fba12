// A place with its names: of those an app makes, what it said; others come over the network, which is not there.
import Foundation
import SwivelUI

/// A place with its name.
open class CLPlacemark: NSObject {
  /// Where it is.
  public let location: CLLocation?
  private let given: String?
  /// Its address, as Contacts writes one.
  public let postalAddress: CNPostalAddress?
  /// What it is called.
  open var name: String? { given }
  /// The street.
  open var thoroughfare: String? { said(\.street) }
  /// The number in the street.
  open var subThoroughfare: String? { nil }
  /// The town.
  open var locality: String? { said(\.city) }
  /// The quarter.
  open var subLocality: String? { said(\.subLocality) }
  /// The state or province.
  open var administrativeArea: String? { said(\.state) }
  /// The county.
  open var subAdministrativeArea: String? { said(\.subAdministrativeArea) }
  /// By which letters come.
  open var postalCode: String? { said(\.postalCode) }
  /// Two letters.
  open var isoCountryCode: String? { said(\.isoCountryCode) }
  /// The country.
  open var country: String? { said(\.country) }
  /// The lake it is on.
  open var inlandWater: String? { nil }
  /// The sea it is on.
  open var ocean: String? { nil }
  /// What is near.
  open var areasOfInterest: [String]? { nil }
  /// The circle it is in.
  open var region: CLRegion? { nil }
  /// What time it is there.
  open var timeZone: TimeZone? { nil }
  init(at location: CLLocation?, name: String? = nil, postalAddress: CNPostalAddress? = nil) {
    (self.location, given, self.postalAddress) = (location, name, postalAddress)
    super.init()
  }
  /// A place by what is known of it (iOS 11).
  public convenience init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) {
    self.init(at: location, name: name, postalAddress: postalAddress)
  }
  /// A copy.
  public convenience init(placemark: CLPlacemark) {
    self.init(at: placemark.location, name: placemark.given, postalAddress: placemark.postalAddress)
  }
  private func said(_ part: KeyPath<CNPostalAddress, String>) -> String? {
    postalAddress.flatMap { $0[keyPath: part].isEmpty ? nil : $0[keyPath: part] }
  }
}
