// Collections of objects that may keep them or not, and pools: classes of Foundation's that Linux lacks.

/// A set of objects, kept or not. What is in it may be told by a protocol of an app's, which in Objective-C is a class of objects as well.
open class NSHashTable<ObjectType>: NSObject {
  /// How objects are held; raw values are Foundation's.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// They are kept.
    public static var strongMemory: Options { [] }
    /// They are not kept.
    public static var weakMemory: Options { Options(rawValue: 5) }
    /// They are the same only where they are one object.
    public static var objectPointerPersonality: Options { Options(rawValue: 512) }
    /// Copies are kept. The objects themselves are here.
    public static var copyIn: Options { Options(rawValue: 65536) }
  }

  private struct Entry {
    weak var object: AnyObject?
    let kept: AnyObject?
  }
  private let isWeak: Bool
  /// Objects are told apart by what they are, and not by `isEqual(_:)` (NSPointerFunctions.Options.objectPointerPersonality).
  private let isByIdentity: Bool
  private var entries: [Entry] = []

  /// A set that holds objects as told.
  public init(options: Options = [], capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
    isByIdentity = options.contains(.objectPointerPersonality)
    super.init()
  }
  /// A set that keeps none of its objects.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }
  /// A set that keeps its objects.
  public convenience override init() { self.init(options: []) }

  /// The objects that are still there, in the order they came.
  open var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }
  /// How many there are.
  open var count: Int { allObjects.count }
  /// One of them; nil for none.
  open var anyObject: ObjectType? { allObjects.first }
  /// Adds an object that is not in it.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    entries.removeAll { $0.object == nil }
    let held = object as AnyObject
    entries.append(Entry(object: held, kept: isWeak ? nil : held))
  }
  /// Takes an object out.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    entries.removeAll { $0.object == nil || areSame($0.object, object) }
  }
  /// Takes all out.
  open func removeAllObjects() { entries = [] }
  /// Whether an object is in it.
  open func contains(_ anObject: ObjectType?) -> Bool {
    guard let anObject else { return false }
    return entries.contains { areSame($0.object, anObject) }
  }

  private func areSame(_ one: AnyObject?, _ other: ObjectType) -> Bool {
    guard let one else { return false }
    return one === other as AnyObject || !isByIdentity && (one as? NSObject)?.isEqual(other) == true
  }
}

/// Objects by objects, kept or not.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  /// How objects are held.
  public typealias Options = NSHashTable<KeyType>.Options

  private struct Entry {
    weak var key: KeyType?
    let keptKey: KeyType?
    weak var object: ObjectType?
    let keptObject: ObjectType?
    var isThere: Bool { key != nil && object != nil }
  }
  private let keysAreWeak: Bool
  private let valuesAreWeak: Bool
  private var entries: [Entry] = []

  private init(_ keysAreWeak: Bool, _ valuesAreWeak: Bool) {
    (self.keysAreWeak, self.valuesAreWeak) = (keysAreWeak, valuesAreWeak)
    super.init()
  }
  /// A table that keeps both.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(false, false) }
  /// A table that keeps its values.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(true, false) }
  /// A table that keeps its keys.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(false, true) }
  /// A table that keeps neither.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(true, true) }

  /// How many pairs there are.
  open var count: Int { entries.count(where: \.isThere) }
  /// The value of a key; nil for none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries.first { $0.isThere && Self.areSame($0.key, aKey) }?.object
  }
  /// Gives a key a value; nil takes it away.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let aKey, let anObject else { return }
    entries.append(
      Entry(
        key: aKey, keptKey: keysAreWeak ? nil : aKey, object: anObject, keptObject: valuesAreWeak ? nil : anObject))
  }
  /// Takes a key's value away.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries.removeAll { !$0.isThere || Self.areSame($0.key, aKey) }
  }
  /// Takes all away.
  open func removeAllObjects() { entries = [] }
  /// The values, one after the other.
  open func objectEnumerator() -> NSEnumerator? { NSArray(array: entries.compactMap(\.object)).objectEnumerator() }
  /// The keys, one after the other.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: entries.compactMap(\.key)).objectEnumerator() }

  private static func areSame(_ one: KeyType?, _ other: KeyType) -> Bool {
    guard let one else { return false }
    return one === other || (one as? NSObject)?.isEqual(other) == true
  }
}

/// Runs `body`: what it makes is freed as soon as nobody has it, with a pool or without.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
