// The keychain: secrets of an app by class and attributes, kept by the device as long as it runs. Nothing is encrypted, and nothing is locked.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwivelUI

/// Puts an item into the keychain (developer.apple.com/documentation/security/secitemadd(_:_:)).
/// - Returns: `errSecDuplicateItem` if there is one with the same primary key, `errSecParam` for no class.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  Keychain.current.locked { $0.add(KeychainQuery(attributes), result) }
}

/// Finds items that have all the attributes of a query: one, or all of them, as the query wishes.
/// - Returns: `errSecItemNotFound` for none.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  Keychain.current.locked { $0.copy(KeychainQuery(query), result) }
}

/// Changes attributes of all items a query finds.
/// - Returns: `errSecItemNotFound` for none, `errSecDuplicateItem` if another has the primary key that would come of it.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.current.locked { $0.update(KeychainQuery(query), KeychainQuery(attributesToUpdate)) }
}

/// Takes away all items a query finds.
/// - Returns: `errSecItemNotFound` for none.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.current.locked { $0.delete(KeychainQuery(query)) }
}

/// A status in words; nil for one without.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  let words: String? =
    switch status {
    case errSecSuccess: "No error."
    case errSecParam: "One or more parameters passed to a function were not valid."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    default: nil
    }
  return words.map { NSString(string: $0) }
}

/// Where random bytes come from.
public final class SecRandom: Sendable {
  private init() {}
}
/// A source of random bytes.
public typealias SecRandomRef = SecRandom
/// The usual one.
public let kSecRandomDefault: SecRandomRef? = nil
/// Fills memory with bytes that look random, and are the same in every run, so that what an app makes of them is (SplitMix64: Steele, Lea and
/// Flood, "Fast Splittable Pseudorandom Number Generators", 2014). They keep no secret.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  var state = UInt64(KeptForApp.current.number()) << 32
  for index in 0..<count {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    bytes.storeBytes(of: UInt8(truncatingIfNeeded: mixed ^ mixed >> 31), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}

/// The names of a query, as a dictionary of Core Foundation's has them.
struct KeychainQuery {
  /// What each name says, without the optional a constant such as `kCFBooleanTrue` comes in.
  let values: [String: Any]

  init(_ dictionary: CFDictionary) {
    var values: [String: Any] = [:]
    for (key, value) in dictionary {
      guard let name = (key as? String) ?? (key as? NSString).map({ String(describing: $0) }) else { continue }
      values[name] = Self.plain(value)
    }
    self.values = values
  }

  /// Texts, numbers and bytes as Swift's, whichever of the two worlds they came from.
  private static func plain(_ value: Any) -> Any {
    if let text = value as? String { return text }
    if let text = value as? NSString { return String(describing: text) }
    if let data = value as? Data { return data }
    if let data = value as? NSData { return Data(referencing: data) }
    return value
  }

  subscript(name: CFString) -> Any? { values[String(describing: name)] }

  func says(_ name: CFString) -> Bool { (self[name] as? Bool) ?? (self[name] as? NSNumber)?.boolValue ?? false }
  func text(_ name: CFString) -> String? { self[name] as? String }
}
