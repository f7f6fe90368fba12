// Values and methods by their names, as far as Swift knows names of stored properties: by mirrors.

/// An object that keeps values by their names, and not in properties a mirror sees.
public protocol KeyedStorage: AnyObject {
  /// The value of a name; nil for a name there is none of.
  func keyedValue(forKey key: String) -> Any??
}

extension KeyValueObservable {
  /// The value of a property by its name: a stored one, the most derived class's first, or one of those of the framework's classes
  /// that are watched and asked for by name; nil for a name there is none of. An app's computed properties have no names at run time.
  public func value(forKey key: String) -> Any? {
    if let value = (self as? any KeyedStorage)?.keyedValue(forKey: key) { return value }
    var next: Mirror? = Mirror(reflecting: self)
    while let mirror = next {
      for child in mirror.children {
        guard let label = child.label, label == key || label == "_" + key else { continue }
        return unwrapped(child.value)
      }
      next = mirror.superclassMirror
    }
    guard MainThread.isHere else { return nil }
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = FrameworkKeys.value(key, of: object) }
    return value
  }

  /// The values of several names; `NSNull` for nothing.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
  }

  /// The value at the end of a path of names.
  public func value(forKeyPath keyPath: String) -> Any? {
    var value: Any? = self
    for key in keyPath.split(separator: ".") {
      guard let object = value as? NSObject else { return nil }
      value = object.value(forKey: String(key))
    }
    return value
  }
}

extension NSObject {
  /// The name of the class, with its module.
  @_disfavoredOverload
  public class func description() -> String { String(reflecting: self) }

  /// Whether the object has the method a selector carries, or answers to its name.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    nonisolated(unsafe) let object = self
    return MainActor.unchecked {
      ActionSending.answers(object, to: aSelector) || FrameworkMethods.has(aSelector, object)
    }
  }
  /// Whether objects of the class have the method a selector carries.
  @preconcurrency @MainActor public class func instancesRespond(to aSelector: Selector!) -> Bool {
    aSelector.map { FrameworkMethods.instances(of: self, have: $0) } ?? false
  }
  /// Whether the object is of a class that conforms to a protocol.
  public func conforms<Kind>(to aProtocol: Kind.Type) -> Bool { self is Kind }
}

extension NSObjectProtocol {
  /// Whether the object has the method a selector carries, or answers to its name (NSObjectProtocol.responds(to:)).
  @_disfavoredOverload
  public func responds(to aSelector: Selector!) -> Bool { (self as? NSObject)?.responds(to: aSelector) ?? false }
  /// Whether the object is of a class or of one that comes from it.
  @_disfavoredOverload
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: type(of: self) as AnyClass, next: { _getSuperclass($0) }).contains { $0 == aClass }
  }
  /// Whether the object is of a class and of none that comes from it.
  @_disfavoredOverload
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) as AnyClass == aClass }
  /// Whether the object is of a class that conforms to a protocol.
  @_disfavoredOverload
  public func conforms<Kind>(to aProtocol: Kind.Type) -> Bool { self is Kind }
}

/// What is in a value of whatever type that may be an optional, however deep; nil for nothing.
package func unwrapped(_ value: Any?) -> Any? {
  guard let value else { return nil }
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional ? unwrapped(mirror.children.first?.value) : value
}

extension UIApplication {
  /// What belongs to the class by its name: the app, by `shared`.
  @_disfavoredOverload
  public class func value(forKeyPath keyPath: String) -> Any? { keyPath == "shared" ? shared : nil }
  /// What belongs to the class by its name: the app, by `shared`.
  @_disfavoredOverload
  public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}

extension NSIndexPath {
  /// The row or item in its section and the section, as tables and collections count them.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// The row or item in its section and the section, as tables and collections count them.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
  /// The section.
  public var section: Int { index(atPosition: 0) }
  /// The row in the section.
  public var row: Int { index(atPosition: 1) }
  /// The item in the section.
  public var item: Int { index(atPosition: 1) }
}

/// Objects an app hands to the framework to be asked and told. Every one of them answers to the methods of its protocol: those it
/// leaves out have an answer of their own.
@preconcurrency @MainActor public protocol OptionalMethods: AnyObject {}

extension OptionalMethods {
  /// Whether the object has the method a selector carries, its own or the protocol's. Nobody asks for methods of other
  /// protocols, so one that carries a method is answered to.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return aSelector.method != nil || ActionSending.answers(self, to: aSelector)
  }
}
