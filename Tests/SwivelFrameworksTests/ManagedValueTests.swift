// Properties of managed objects by the types they are declared with, and their ordered sets, as Core Data's reference has them.
import DataModels
import SwivelUI
import Testing

@testable import SwivelFrameworks

private let numbers = """
  <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
  <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
    <entity name="Row" representedClassName="NSManagedObject">
      <attribute name="whole" optional="YES" attributeType="Integer 64"/>
      <attribute name="part" optional="YES" attributeType="Double"/>
      <attribute name="flag" optional="YES" attributeType="Boolean"/>
      <attribute name="exact" optional="YES" attributeType="Decimal"/>
      <attribute name="word" optional="YES" attributeType="String"/>
      <attribute name="day" optional="YES" attributeType="Date"/>
      <relationship name="parts" optional="YES" toMany="YES" ordered="YES" destinationEntity="Row" inverseName="whose"
        inverseEntity="Row" deletionRule="Nullify"/>
      <relationship name="whose" optional="YES" maxCount="1" destinationEntity="Row" inverseName="parts"
        inverseEntity="Row" deletionRule="Nullify"/>
    </entity>
  </model>
  """

@MainActor @Suite struct ManagedValueTests {
  private let coordinator: NSPersistentStoreCoordinator
  private let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)

  init() throws {
    let model = NSManagedObjectModel(try DataModel(contents: Data(numbers.utf8)))
    coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    context.persistentStoreCoordinator = coordinator
  }

  private func row(_ word: String? = nil) -> NSManagedObject {
    let object = NSEntityDescription.insertNewObject(forEntityName: "Row", into: context)
    if let word { object.setManagedValue(word, "word") }
    return object
  }

  private func read<Value>(_ name: String, of object: NSManagedObject, _ type: Value.Type) -> Value {
    object.managedValue(name)
  }

  /// NSNumber's `int16Value` and its like: the fraction goes; what is not 0 is true.
  @Test func scalars() {
    let object = row()
    for (given, whole, small, flag) in [
      (0.0, 0, Int16(0), false), (2.75, 2, 2, true), (-1.5, -1, -1, true), (300, 300, 300, true),
    ] {
      object.setManagedValue(NSNumber(value: given), "part")
      #expect(read("part", of: object, Double.self) == given && read("part", of: object, Float.self) == Float(given))
      #expect(read("part", of: object, Int.self) == whole && read("part", of: object, Int16.self) == small)
      #expect(read("part", of: object, Int32.self) == Int32(whole))
      #expect(read("part", of: object, Int64.self) == Int64(whole))
      #expect(read("part", of: object, Bool.self) == flag, "\(given)")
    }
    object.setManagedValue(NSNumber(value: 2.5), "exact")
    #expect(read("exact", of: object, NSDecimalNumber.self) == NSDecimalNumber(string: "2.5"))
    // A date that is declared as a scalar counts seconds since 2001.
    object.setManagedValue(Date(timeIntervalSinceReferenceDate: 90), "day")
    #expect(read("day", of: object, Double.self) == 90)
    #expect(read("day", of: object, Date.self) == Date(timeIntervalSinceReferenceDate: 90))
  }

  /// What is nothing is nil where the property may be, else 0, no text and nobody.
  @Test func nothing() {
    let object = row()
    let (whole, word, flag): (Int64?, String?, Bool?) =
      (object.managedValue("whole"), object.managedValue("word"), object.managedValue("flag"))
    #expect(whole == nil && word == nil && flag == nil)
    let (number, text, truth): (Int64, String, Bool) =
      (object.managedValue("whole"), object.managedValue("word"), object.managedValue("flag"))
    #expect(number == 0 && text == "" && !truth)
    object.setManagedValue("a", "word")
    let (given, again): (String, String?) = (object.managedValue("word"), object.managedValue("word"))
    #expect(given == "a" && again == "a")
  }

  /// NSMutableOrderedSet's methods, each on a, b and c: what it makes of them is at once the object's, and the other side follows.
  @Test(
    arguments: [
      ("add", "abcx"), ("add again", "abc"), ("insert", "xabc"), ("insert several", "xaybc"), ("remove at 1", "ac"),
      ("remove indexes", "b"), ("remove objects", "b"), ("remove all", ""), ("replace", "axc"), ("set", "axc"),
      ("move", "bca"), ("union", "abcx"), ("minus", "ac"), ("intersect", "b"),
      ("union set", "abcx"), ("minus set", "ac"), ("intersect set", "b"),
    ])
  func orderedSets(way: String, expected: String) {
    let (owner, a, b, c) = (row(), row("a"), row("b"), row("c"))
    let (x, y) = (row("x"), row("y"))
    owner.mutableOrderedSetValue(forKey: "parts").addObjects(from: [a, b, c])
    let list = owner.mutableOrderedSetValue(forKey: "parts")
    switch way {
    case "add": list.add(x)
    case "add again": list.add(b)
    case "insert": list.insert(x, at: 0)
    case "insert several": list.insert([x, y], at: IndexSet([0, 2]))
    case "remove at 1": list.removeObject(at: 1)
    case "remove indexes": list.removeObjects(at: IndexSet([0, 2]))
    case "remove objects": list.removeObjects(in: [a, c])
    case "remove all": list.removeAllObjects()
    case "replace": list.replaceObject(at: 1, with: x)
    case "set": list.setObject(x, at: 1)
    case "move": list.moveObjects(at: IndexSet(integer: 0), to: 2)
    case "union": list.union(NSOrderedSet(array: [b, x]))
    case "minus": list.minus(NSOrderedSet(array: [b, x]))
    case "intersect": list.intersect(NSOrderedSet(array: [b, x]))
    case "union set": list.unionSet([b, x])
    case "minus set": list.minusSet([b, x])
    case _: list.intersectSet([b, x])
    }
    let found = owner.mutableOrderedSetValue(forKey: "parts").array.compactMap { $0 as? NSManagedObject }
    let words = found.map { $0.value(forKey: "word") as? String ?? "-" }.joined()
    #expect(words == expected)
    for object in [a, b, c, x, y] {
      #expect((object.value(forKey: "whose") as? NSManagedObject === owner) == found.contains(object))
    }
  }
}
