// Sets and lists that change whom an object belongs with: what is put into them or taken out is the object's at once.
import SwivelUI

extension NSManagedObject {
  /// Whom it belongs with under a name, to be changed; a name that is none of many is raised.
  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    guard let relationship = many(key) else { return NSMutableSet() }
    return ManagedSet(self, relationship)
  }
  /// The same of an ordered relationship. What is changed by other ways is in the next one that is asked for.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    guard let relationship = many(key) else { return NSMutableOrderedSet() }
    return ManagedList(self, relationship)
  }
  private func many(_ key: String) -> NSRelationshipDescription? {
    let relationship = entity.property(key) as? NSRelationshipDescription
    guard let relationship, relationship.isToMany else {
      complain(
        "NSInvalidArgumentException",
        "NSManagedObjects of entity '\(entity.name ?? "")' do not support a set for \"\(key)\"")
      return nil
    }
    return relationship
  }
}

/// Whom an object belongs with, as a set.
private final class ManagedSet: NSMutableSet {
  private var owner: NSManagedObject?
  private var relationship: NSRelationshipDescription?
  convenience init(_ owner: NSManagedObject, _ relationship: NSRelationshipDescription) {
    self.init(capacity: 0)
    (self.owner, self.relationship) = (owner, relationship)
  }
  required init(capacity numItems: Int) { super.init(capacity: numItems) }
  /// None is archived.
  required convenience init?(coder: NSCoder) { return nil }

  private var members: [NSManagedObject] {
    guard let owner, let relationship else { return [] }
    return NSManagedObject.objects(owner.primitiveValue(forKey: relationship.name))
  }
  private func change(to members: [NSManagedObject]) {
    guard let owner, let relationship else { return }
    owner.link(relationship, to: members)
  }
  override var count: Int { members.count }
  override func member(_ object: Any) -> Any? { members.first { $0 === object as AnyObject } }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: members).objectEnumerator() }
  override func add(_ object: Any) {
    guard let object = object as? NSManagedObject, !members.contains(where: { $0 === object }) else { return }
    change(to: members + [object])
  }
  override func remove(_ object: Any) { change(to: members.filter { $0 !== object as AnyObject }) }
}

/// Whom an object belongs with, in an order: what its methods make of it is the object's when they are done.
private final class ManagedList: NSMutableOrderedSet {
  private var owner: NSManagedObject?
  private var relationship: NSRelationshipDescription?
  /// One method may call another: what stands between is nobody's.
  private var depth = 0
  convenience init(_ owner: NSManagedObject, _ relationship: NSRelationshipDescription) {
    self.init(capacity: 0)
    for object in NSManagedObject.objects(owner.primitiveValue(forKey: relationship.name)) {
      super.insert(object, at: count)
    }
    (self.owner, self.relationship) = (owner, relationship)
  }
  override init(capacity numItems: Int) { super.init(capacity: numItems) }
  required init(arrayLiteral elements: Any...) { super.init(capacity: elements.count) }
  /// None is archived.
  required convenience init?(coder: NSCoder) { return nil }

  private func change(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    guard depth == 0, let owner, let relationship else { return }
    owner.link(relationship, to: array.compactMap { $0 as? NSManagedObject })
  }
  override func insert(_ object: Any, at idx: Int) { change { super.insert(object, at: idx) } }
  override func insert(_ objects: [Any], at indexes: IndexSet) { change { super.insert(objects, at: indexes) } }
  override func add(_ object: Any) { change { super.add(object) } }
  override func addObjects(from array: [Any]) { change { super.addObjects(from: array) } }
  override func remove(_ val: Any) { change { super.remove(val) } }
  override func removeObject(at idx: Int) { change { super.removeObject(at: idx) } }
  override func removeObjects(at indexes: IndexSet) { change { super.removeObjects(at: indexes) } }
  override func removeObjects(in array: [Any]) { change { super.removeObjects(in: array) } }
  override func removeAllObjects() { change { super.removeAllObjects() } }
  override func replaceObject(at idx: Int, with obj: Any) { change { super.replaceObject(at: idx, with: obj) } }
  override func setObject(_ obj: Any, at idx: Int) { change { super.setObject(obj, at: idx) } }
  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    change { super.exchangeObject(at: idx1, withObjectAt: idx2) }
  }
  override func moveObjects(at indexes: IndexSet, to idx: Int) { change { super.moveObjects(at: indexes, to: idx) } }
  override func union(_ other: NSOrderedSet) { change { super.union(other) } }
  override func minus(_ other: NSOrderedSet) { change { super.minus(other) } }
  // Foundation's own on Linux comes to no end where it takes an object away.
  override func intersect(_ other: NSOrderedSet) { keep { other.contains($0) } }
  override func unionSet(_ other: Set<AnyHashable>) { change { super.unionSet(other) } }
  override func minusSet(_ other: Set<AnyHashable>) { change { super.minusSet(other) } }
  override func intersectSet(_ other: Set<AnyHashable>) { keep { ($0 as? AnyHashable).map(other.contains) ?? false } }
  private func keep(_ isKept: (Any) -> Bool) {
    let all = array
    removeObjects(at: IndexSet(all.indices.filter { !isKept(all[$0]) }))
  }
}
