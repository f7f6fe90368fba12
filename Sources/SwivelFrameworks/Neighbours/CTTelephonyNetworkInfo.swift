// The telephone: the device has no card in it, and nobody to call by.
import Foundation
import SwivelUI

/// Who carries calls. There is nobody here.
open class CTCarrier: NSObject, @unchecked Sendable {
  /// What it is called.
  open var carrierName: String? { nil }
  /// Its country's number.
  open var mobileCountryCode: String? { nil }
  /// Its number there.
  open var mobileNetworkCode: String? { nil }
  /// Two letters.
  open var isoCountryCode: String? { nil }
  /// Whether calls may go over a network.
  open var allowsVOIP: Bool { true }
  /// Nobody.
  public override init() { super.init() }
}

/// What is known of cards (developer.apple.com/documentation/coretelephony/cttelephonynetworkinfo): nil "if there is no SIM".
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  /// Who carries calls, before iOS 12.
  open var subscriberCellularProvider: CTCarrier? { nil }
  /// Who carries them, by card.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  /// How data come, before iOS 12.
  open var currentRadioAccessTechnology: String? { nil }
  /// How they come, by card.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  /// What is known.
  public override init() { super.init() }
}
