// What a keychain does: primary keys, what a query finds and in which form it is handed over.
import Foundation
import SwivelUI

/// The keychain of an app on a device.
final class Keychain: @unchecked Sendable {
  private struct Item {
    var attributes: [String: Any]
    var data: Data?
    /// Its name beyond the app's process; what stands in it only the keychain knows.
    let reference: Data
  }

  private let lock = NSLock()
  private var items: [Item] = []
  private var made = 0

  static var current: Keychain { KeptForApp.current.object { Keychain() } }

  func locked(_ body: (Keychain) -> OSStatus) -> OSStatus { lock.withLock { body(self) } }

  /// What tells items of a class apart, as `errSecDuplicateItem`'s page and those of the classes list it; nil for what is no class.
  private static func primaryKey(_ kind: String) -> [CFString]? {
    switch kind {
    case word(kSecClassGenericPassword): [kSecAttrAccount, kSecAttrService]
    case word(kSecClassInternetPassword):
      [
        kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType,
        kSecAttrPort, kSecAttrPath,
      ]
    case word(kSecClassKey): [kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrKeyType]
    case word(kSecClassCertificate): [kSecAttrLabel]
    default: nil
    }
  }

  private static func word(_ name: CFString) -> String { String(describing: name) }

  /// Which names ask for a form, a number or a way of asking, and are nothing an item has.
  private static func isAttribute(_ name: String) -> Bool {
    !(name.hasPrefix("r_") || name.hasPrefix("m_") || name.hasPrefix("u_") || name.hasPrefix("v_"))
  }

  /// Whether two values are the same to a keychain: texts and bytes are, of other kinds what they print as.
  private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as Data, let other as Data): one == other
    case (let one?, let other?): "\(one)" == "\(other)"
    default: false
    }
  }

  /// An item with no word of it is not shared between devices; so a query without one means those (kSecAttrSynchronizable).
  private static func isSynchronized(_ attributes: [String: Any]) -> Bool {
    let value = attributes[word(kSecAttrSynchronizable)]
    return (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false
  }

  private func key(of attributes: [String: Any]) -> [Any?]? {
    guard let kind = attributes[Self.word(kSecClass)] as? String, let names = Self.primaryKey(kind) else { return nil }
    return [kind, Self.isSynchronized(attributes)] + names.map { attributes[Self.word($0)] }
  }

  private func index(of key: [Any?], besides places: Set<Int> = []) -> Int? {
    items.indices.first { place in
      guard !places.contains(place), let other = self.key(of: items[place].attributes), other.count == key.count else {
        return false
      }
      return zip(key, other).allSatisfy { Self.isSame($0, $1) }
    }
  }

  private func places(_ query: KeychainQuery) -> [Int]? {
    if let reference = query[kSecValuePersistentRef] as? Data {
      return items.indices.filter { items[$0].reference == reference }
    }
    guard let kind = query.text(kSecClass), Self.primaryKey(kind) != nil else { return nil }
    let anySynchronized = query.text(kSecAttrSynchronizable) == Self.word(kSecAttrSynchronizableAny)
    let synchronized = Self.isSynchronized(query.values)
    let wanted = query.values.filter { name, _ in
      Self.isAttribute(name) && name != Self.word(kSecAttrSynchronizable) && name != Self.word(kSecAttrAccessGroup)
    }
    return items.indices.filter { place in
      let attributes = items[place].attributes
      guard anySynchronized || Self.isSynchronized(attributes) == synchronized else { return false }
      return wanted.allSatisfy { Self.isSame($0.value, attributes[$0.key]) }
    }
  }

  func add(_ query: KeychainQuery, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    var attributes = query.values.filter { Self.isAttribute($0.key) }
    guard let key = key(of: attributes) else { return errSecParam }
    guard index(of: key) == nil else { return errSecDuplicateItem }
    let accessible = Self.word(kSecAttrAccessible)
    if attributes[accessible] == nil { attributes[accessible] = Self.word(kSecAttrAccessibleWhenUnlocked) }
    let now = presentDate()
    attributes[Self.word(kSecAttrCreationDate)] = now
    attributes[Self.word(kSecAttrModificationDate)] = now
    made += 1
    let item = Item(attributes: attributes, data: query[kSecValueData] as? Data, reference: Data("item-\(made)".utf8))
    items.append(item)
    result?.pointee = form(item, query).map { $0 as AnyObject }
    return errSecSuccess
  }

  func copy(_ query: KeychainQuery, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    guard let places = places(query) else { return errSecParam }
    guard !places.isEmpty else { return errSecItemNotFound }
    let limit = query[kSecMatchLimit]
    let number: Int =
      if (limit as? String) == Self.word(kSecMatchLimitAll) { places.count } else { (limit as? Int) ?? 1 }
    let isMany = (limit as? String) == Self.word(kSecMatchLimitAll) || number > 1
    let found = places.prefix(number).compactMap { form(items[$0], query) }
    guard !found.isEmpty else { return errSecSuccess }
    result?.pointee = isMany ? (found as AnyObject) : (found[0] as AnyObject)
    return errSecSuccess
  }

  /// An item as a query wants it: its bytes, its reference, its attributes, or several of them in a dictionary; nil where it wants none.
  private func form(_ item: Item, _ query: KeychainQuery) -> Any? {
    let (wantsData, wantsAttributes) = (query.says(kSecReturnData), query.says(kSecReturnAttributes))
    let wantsReference = query.says(kSecReturnPersistentRef)
    guard wantsAttributes || wantsData && wantsReference else {
      return wantsReference ? item.reference : wantsData ? item.data : nil
    }
    var attributes = wantsAttributes ? item.attributes : [:]
    if wantsReference { attributes[Self.word(kSecValuePersistentRef)] = item.reference }
    if wantsData, let data = item.data { attributes[Self.word(kSecValueData)] = data }
    return attributes
  }

  func update(_ query: KeychainQuery, _ changes: KeychainQuery) -> OSStatus {
    guard let places = places(query) else { return errSecParam }
    guard !places.isEmpty else { return errSecItemNotFound }
    let changed = places.map { place in
      var item = items[place]
      item.attributes.merge(changes.values.filter { Self.isAttribute($0.key) }) { $1 }
      if let data = changes[kSecValueData] as? Data { item.data = data }
      item.attributes[Self.word(kSecAttrModificationDate)] = presentDate()
      return item
    }
    for item in changed {
      guard let key = key(of: item.attributes) else { return errSecParam }
      guard index(of: key, besides: Set(places)) == nil else { return errSecDuplicateItem }
    }
    for (place, item) in zip(places, changed) { items[place] = item }
    return errSecSuccess
  }

  func delete(_ query: KeychainQuery) -> OSStatus {
    guard let places = places(query) else { return errSecParam }
    guard !places.isEmpty else { return errSecItemNotFound }
    for place in places.reversed() { items.remove(at: place) }
    return errSecSuccess
  }
}
