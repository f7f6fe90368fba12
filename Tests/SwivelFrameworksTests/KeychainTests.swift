// The keychain by the statuses Apple's pages of SecItemAdd and its neighbours name, and by what tells items apart.
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct KeychainTests {
  private func password(_ account: String, _ service: String = "mail", _ more: [CFString: Any] = [:]) -> CFDictionary {
    var query: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrAccount: account, kSecAttrService: service,
    ]
    query.merge(more) { $1 }
    return query as CFDictionary
  }
  private func secret(_ text: String) -> [CFString: Any] { [kSecValueData: Data(text.utf8)] }

  /// Runs as one app's code on a device of its own.
  private func statuses(_ body: @escaping @MainActor () -> [OSStatus]) throws -> [OSStatus] {
    let stage = try Stage()
    var found: [OSStatus] = []
    stage.act { _ in found = body() }
    return found
  }

  /// "errSecDuplicateItem": account and service are the primary key of a generic password, and its data are not.
  @Test func accountAndServiceTellItemsApart() throws {
    let found = try statuses {
      [
        SecItemAdd(password("a", "mail", secret("1")), nil), SecItemAdd(password("a", "mail", secret("2")), nil),
        SecItemAdd(password("a", "chat", secret("1")), nil), SecItemAdd(password("b", "mail", secret("1")), nil),
        SecItemAdd(password("a", "mail", [kSecAttrSynchronizable: true]), nil),
      ]
    }
    #expect(found == [errSecSuccess, errSecDuplicateItem, errSecSuccess, errSecSuccess, errSecSuccess])
  }

  /// What is not there cannot be read, changed or deleted (errSecItemNotFound, -25300), and a query has a class (errSecParam, -50).
  @Test func whatIsNotThereIsNotFound() throws {
    let found = try statuses {
      [
        SecItemCopyMatching(password("a"), nil), SecItemUpdate(password("a"), secret("1") as CFDictionary),
        SecItemDelete(password("a")), SecItemAdd([kSecAttrAccount: "a"] as CFDictionary, nil),
        SecItemAdd(password("a"), nil), SecItemDelete(password("a")), SecItemCopyMatching(password("a"), nil),
      ]
    }
    #expect(found == [-25300, -25300, -25300, -50, 0, 0, -25300])
  }

  /// kSecReturnData gives Data, kSecReturnAttributes a dictionary, both a dictionary with the data in it; kSecMatchLimitAll an array.
  @Test func whatIsHandedOver() throws {
    let stage = try Stage()
    var (data, both, all): (Data?, [String: Any]?, [[String: Any]]?)
    stage.act { _ in
      _ = SecItemAdd(password("a", "mail", secret("one")), nil)
      _ = SecItemAdd(password("b", "mail", secret("two")), nil)
      var result: CFTypeRef?
      _ = SecItemCopyMatching(password("b", "mail", [kSecReturnData: kCFBooleanTrue as Any]), &result)
      data = result as? Data
      let form: [CFString: Any] = [kSecReturnData: true, kSecReturnAttributes: true]
      _ = SecItemCopyMatching(password("a", "mail", form), &result)
      both = result as? [String: Any]
      let query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "mail",
        kSecMatchLimit as String: kSecMatchLimitAll, kSecReturnAttributes as String: true,
      ]
      _ = SecItemCopyMatching(query as CFDictionary, &result)
      all = result as? [[String: Any]]
    }
    #expect(data == Data("two".utf8))
    #expect(both?[kSecValueData as String] as? Data == Data("one".utf8))
    #expect(both?[kSecAttrAccount as String] as? String == "a")
    #expect(all?.compactMap { $0[kSecAttrAccount as String] as? String } == ["a", "b"])
  }

  /// kSecReturnPersistentRef gives bytes by which kSecValuePersistentRef finds the item, whatever it is called by then.
  @Test func aReferenceStays() throws {
    let stage = try Stage()
    var data: Data?
    stage.act { _ in
      var reference: CFTypeRef?
      var more = secret("one")
      more[kSecReturnPersistentRef] = true
      _ = SecItemAdd(password("a", "mail", more), &reference)
      _ = SecItemAdd(password("b", "mail", secret("two")), nil)
      _ = SecItemUpdate(password("a"), [kSecAttrAccount: "c"] as CFDictionary)
      var result: CFTypeRef?
      let query: [CFString: Any] = [kSecValuePersistentRef: reference as? Data ?? Data(), kSecReturnData: true]
      _ = SecItemCopyMatching(query as CFDictionary, &result)
      data = result as? Data
    }
    #expect(data == Data("one".utf8))
  }

  /// SecItemUpdate changes all it finds, and must not make two of one.
  @Test func whatIsChanged() throws {
    let stage = try Stage()
    var (found, data): ([OSStatus], Data?) = ([], nil)
    stage.act { _ in
      _ = SecItemAdd(password("a", "mail", secret("old")), nil)
      _ = SecItemAdd(password("b", "mail", secret("other")), nil)
      found.append(SecItemUpdate(password("a"), secret("new") as CFDictionary))
      found.append(SecItemUpdate(password("a"), [kSecAttrAccount: "b"] as CFDictionary))
      var result: CFTypeRef?
      _ = SecItemCopyMatching(password("a", "mail", [kSecReturnData: true]), &result)
      data = result as? Data
    }
    #expect(found == [errSecSuccess, errSecDuplicateItem] && data == Data("new".utf8))
  }

  /// SecRandomCopyBytes: other bytes each time; the same on another device that has done the same, so that a run can be repeated.
  @Test func bytesThatLookRandom() throws {
    func bytes() throws -> [[UInt8]] {
      let stage = try Stage()
      var found: [[UInt8]] = []
      stage.act { _ in
        for _ in 0..<2 {
          var bytes = [UInt8](repeating: 0, count: 16)
          #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
          found.append(bytes)
        }
      }
      return found
    }
    let (one, other) = (try bytes(), try bytes())
    #expect(one == other && one.count == 2 && one[0] != one[1] && Set(one[0]).count > 8)
  }

  /// Another device is another keychain; an app that is launched again on the same has what it kept.
  @Test func theKeychainIsTheDevices() throws {
    let stage = try Stage()
    stage.act { _ in _ = SecItemAdd(password("a"), nil) }
    #expect(try statuses { [SecItemCopyMatching(password("a"), nil)] } == [errSecItemNotFound])
    var found: OSStatus?
    stage.act { _ in found = SecItemCopyMatching(password("a"), nil) }
    #expect(found == errSecSuccess)
  }
}
