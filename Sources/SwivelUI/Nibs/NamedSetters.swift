// Properties a document sets by their setters, so that observers hear of it and computed properties can be set.

/// Lets a storyboard or xib connect a property by its setter: one that has observers, or is computed. `swivel adopt` puts it
/// behind such an `@IBOutlet`.
///
/// ```swift
/// @Outlet var button: UIButton? { didSet { … } }
/// @OutletSetter("button") private var buttonSetter = \MessageView.button
/// ```
@MainActor @propertyWrapper public final class OutletSetter<Owner: AnyObject, Value> {
  /// The property.
  public let wrappedValue: ReferenceWritableKeyPath<Owner, Value>
  /// What documents call it.
  let name: String

  /// A property of this name.
  public init(wrappedValue: ReferenceWritableKeyPath<Owner, Value>, _ name: String) {
    self.wrappedValue = wrappedValue
    self.name = name
  }
}

/// Lets a user-defined runtime attribute set a property by its setter. `swivel adopt` puts it behind an `@IBInspectable` that has
/// observers or is computed.
@MainActor @propertyWrapper public final class InspectableSetter<Owner: AnyObject, Value> {
  /// The property.
  public let wrappedValue: ReferenceWritableKeyPath<Owner, Value>
  /// What documents call it.
  let name: String

  /// A property of this name.
  public init(wrappedValue: ReferenceWritableKeyPath<Owner, Value>, _ name: String) {
    self.wrappedValue = wrappedValue
    self.name = name
  }
}

/// A runtime attribute an extension of a class of UIKit's declares. `swivel adopt` writes a subclass for each, named after class and
/// attribute, since only classes are found by their names.
@preconcurrency @MainActor open class ExtensionAttribute {
  /// Creates what has the setter.
  public required init() {}
  /// The attribute's `InspectableSetter`.
  open func setter() -> AnyObject? { nil }
}

/// A setter of whatever property.
@MainActor protocol AnySetter: AnyObject {
  var name: String { get }
  /// Sets the property, if the value is of its type.
  func set(_ value: Any?, on object: AnyObject) -> Bool
}

/// A setter of an outlet.
@MainActor protocol AnyOutletSetter: AnySetter {}

/// A setter of a runtime attribute.
@MainActor protocol AnyInspectableSetter: AnySetter {}

extension OutletSetter: AnyOutletSetter {
  func set(_ value: Any?, on object: AnyObject) -> Bool {
    guard let owner = object as? Owner, let new = value as? Value else { return false }
    owner[keyPath: wrappedValue] = new
    return true
  }
}

extension InspectableSetter: AnyInspectableSetter {
  func set(_ value: Any?, on object: AnyObject) -> Bool {
    guard let owner = object as? Owner else { return false }
    let holder = Inspectable(wrappedValue: owner[keyPath: wrappedValue])
    guard holder.set(value) else { return false }
    owner[keyPath: wrappedValue] = holder.wrappedValue
    return true
  }
}

/// Finds setters by name, the most derived class's first.
@MainActor enum NamedSetters {
  static func setter(_ name: String, of object: AnyObject) -> (any AnyOutletSetter)? {
    NamedProperties.all(of: object, (any AnyOutletSetter).self).first { $0.wrapper.name == name }?.wrapper
  }

  /// The setter of an attribute that extensions in the document's module, or the app's, declare of the object's class or those above.
  static func ofExtension(_ name: String, of object: AnyObject, module: String?) -> (any AnyInspectableSetter)? {
    var next: AnyClass? = type(of: object)
    while let type = next, type != NSObject.self {
      if ClassFinder.isOwn(type) {
        let found = ClassFinder.find("Attribute_\(type)_\(name)", module: module) as? ExtensionAttribute.Type
        if let setter = found?.init().setter() as? any AnyInspectableSetter { return setter }
      }
      next = _getSuperclass(type)
    }
    return nil
  }

  static func inspectable(_ name: String, of object: AnyObject) -> (any AnyInspectableSetter)? {
    NamedProperties.all(of: object, (any AnyInspectableSetter).self).first { $0.wrapper.name == name }?.wrapper
  }
}
