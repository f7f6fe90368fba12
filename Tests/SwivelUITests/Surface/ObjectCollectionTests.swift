// Collections of objects that keep them or do not, by Foundation's documentation of NSHashTable and NSMapTable.
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct ObjectCollectionTests {
  private final class Thing: NSObject {}

  /// "weakObjects(): entries are not necessarily purged right away when the weak object is reclaimed", but nobody gets them any more.
  @Test(arguments: [true, false]) func aSet(isWeak: Bool) {
    let set: NSHashTable<Thing> = isWeak ? .weakObjects() : NSHashTable()
    let stays = Thing()
    var goes: Thing? = Thing()
    #expect(set.count == 0 && set.anyObject == nil && set.allObjects == [])
    set.add(stays)
    set.add(goes)
    set.add(stays)
    #expect(set.count == 2 && set.contains(stays) && set.contains(goes) && set.anyObject != nil)
    goes = nil
    #expect(set.count == (isWeak ? 1 : 2) && set.allObjects.contains(stays))
    set.add(nil)
    set.remove(nil)
    #expect(!set.contains(nil) && set.count == (isWeak ? 1 : 2))
    set.remove(stays)
    #expect(!set.contains(stays) && set.count == (isWeak ? 0 : 1))
    set.removeAllObjects()
    #expect(set.count == 0)
  }

  /// Objects that are equal are one to a set (NSHashTable: "hash and isEqual are used").
  @Test func equalObjectsAreOne() {
    let set = NSHashTable<NSString>()
    set.add("a" as NSString)
    set.add(NSString(string: "a"))
    set.add("b" as NSString)
    #expect(set.count == 2 && set.contains(NSString(string: "b")))
    set.remove(NSString(string: "a"))
    #expect(set.allObjects == ["b"])
  }

  /// Options.objectPointerPersonality: "direct equality", so that two that are equal are two.
  @Test(arguments: [true, false]) func equalObjectsByIdentity(isWeak: Bool) {
    let set = NSHashTable<NSURL>(
      options: isWeak ? [.objectPointerPersonality, .weakMemory] : .objectPointerPersonality)
    let pair = (0..<2).map { _ in NSURL(fileURLWithPath: "/a") }
    #expect(pair[0].isEqual(pair[1]) && pair[0] !== pair[1])
    set.add(pair[0])
    set.add(pair[0])
    #expect(set.count == 1 && set.contains(pair[0]) && !set.contains(pair[1]))
    set.add(pair[1])
    #expect(set.count == 2)
    set.remove(pair[0])
    #expect(set.count == 1 && !set.contains(pair[0]) && set.contains(pair[1]))
  }

  /// (a table, whether a pair whose key nobody else has is still there, whether one whose value nobody else has is)
  @Test(
    arguments: [
      ("strong", "strong", true, true), ("weak", "strong", false, true), ("strong", "weak", true, false),
      ("weak", "weak", false, false),
    ])
  func aTable(keys: String, values: String, keepsKeys: Bool, keepsValues: Bool) {
    let table: NSMapTable<Thing, Thing> =
      switch (keys, values) {
      case ("strong", "strong"): .strongToStrongObjects()
      case ("weak", "strong"): .weakToStrongObjects()
      case ("strong", _): .strongToWeakObjects()
      case _: .weakToWeakObjects()
      }
    let (key, value) = (Thing(), Thing())
    var (lonelyKey, lonelyValue): (Thing?, Thing?) = (Thing(), Thing())
    table.setObject(value, forKey: lonelyKey)
    table.setObject(lonelyValue, forKey: key)
    #expect(table.count == 2 && table.object(forKey: key) === lonelyValue && table.object(forKey: lonelyKey) === value)
    (lonelyKey, lonelyValue) = (nil, nil)
    #expect(table.count == (keepsKeys ? 1 : 0) + (keepsValues ? 1 : 0))
    #expect((table.object(forKey: key) != nil) == keepsValues && table.object(forKey: nil) == nil)
    table.setObject(value, forKey: key)
    #expect(table.object(forKey: key) === value)
    table.setObject(nil, forKey: key)
    #expect(table.object(forKey: key) == nil)
    table.setObject(value, forKey: key)
    table.removeObject(forKey: key)
    #expect(table.object(forKey: key) == nil)
    table.removeAllObjects()
    #expect(table.count == 0)
  }

  /// NSMapTable: a key that is equal to one in the table has its value; both go through all that is there.
  @Test func equalKeysAndWalks() {
    let table = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
    table.setObject(1, forKey: "a")
    table.setObject(2, forKey: "b")
    table.setObject(3, forKey: NSString(string: "a"))
    #expect(table.count == 2 && table.object(forKey: NSString(string: "a")) == 3)
    #expect(Set(table.keyEnumerator().allObjects.compactMap { $0 as? String }) == ["a", "b"])
    #expect(Set((table.objectEnumerator()?.allObjects ?? []).compactMap { $0 as? Int }) == [2, 3])
  }
}
