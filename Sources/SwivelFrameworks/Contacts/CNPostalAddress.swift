// Addresses of houses, and how they are written on letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwivelUI

/// A part of an address.
public let CNPostalAddressStreetKey = "street"
/// A part of an address.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// A part of an address.
public let CNPostalAddressCityKey = "city"
/// A part of an address.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// A part of an address.
public let CNPostalAddressStateKey = "state"
/// A part of an address.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// A part of an address.
public let CNPostalAddressCountryKey = "country"
/// A part of an address.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"

/// Where somebody lives.
open class CNPostalAddress: NSObject, @unchecked Sendable {
  /// The street.
  open fileprivate(set) var street = ""
  /// The town.
  open fileprivate(set) var city = ""
  /// The quarter.
  open fileprivate(set) var subLocality = ""
  /// The county.
  open fileprivate(set) var subAdministrativeArea = ""
  /// The state or province.
  open fileprivate(set) var state = ""
  /// By which letters come.
  open fileprivate(set) var postalCode = ""
  /// The country.
  open fileprivate(set) var country = ""
  /// Two letters.
  open fileprivate(set) var isoCountryCode = ""
  public override init() { super.init() }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNPostalAddress else { return false }
    return parts == other.parts
  }
  open override var hash: Int { parts.count }
  fileprivate var parts: [String] {
    [street, subLocality, city, subAdministrativeArea, state, postalCode, country, isoCountryCode]
  }
}

/// The same, still to be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  /// The street.
  open override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  /// The town.
  open override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  /// The quarter.
  open override var subLocality: String {
    get { super.subLocality }
    set { super.subLocality = newValue }
  }
  /// The county.
  open override var subAdministrativeArea: String {
    get { super.subAdministrativeArea }
    set { super.subAdministrativeArea = newValue }
  }
  /// The state or province.
  open override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  /// By which letters come.
  open override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  /// The country.
  open override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
  /// Two letters.
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { super.isoCountryCode = newValue }
  }
  /// With nothing in it.
  public override init() { super.init() }
}

/// How an address is written; raw values are Contacts'.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// As on letters.
  case mailingAddress = 0
}

/// Writes addresses. Contacts does it as each country has it; here it is as in the United States for all.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  /// How.
  open var style = CNPostalAddressFormatterStyle.mailingAddress
  /// An address in a style.
  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    let place = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
    return [postalAddress.street, place.joined(separator: " "), postalAddress.country].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
  /// An address.
  open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }
  open override func string(for obj: Any?) -> String? {
    (obj as? CNPostalAddress).map { string(from: $0) }
  }
}
