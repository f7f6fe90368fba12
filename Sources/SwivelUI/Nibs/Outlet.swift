// Properties a document fills: Linux has no @IBOutlet, so a wrapper stands in that can be found by its name.

/// A property that a storyboard or xib connects, as `@IBOutlet` marks it in Xcode.
///
/// ```swift
/// @Outlet var nameLabel: UILabel!
/// @Outlet var buttons: [UIButton] = []
/// ```
@MainActor @propertyWrapper public final class Outlet<Value> {
  /// What was connected.
  public var wrappedValue: Value

  /// An outlet that is not connected yet.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// An outlet that is not connected yet.
  public init() where Value: ExpressibleByNilLiteral { wrappedValue = nil }
}

/// An outlet of whatever type.
@MainActor protocol AnyOutlet: AnyObject {
  /// Connects an object, if it is of the outlet's type.
  func fill(_ object: Any) -> Bool
}

extension Outlet: AnyOutlet {
  func fill(_ object: Any) -> Bool {
    guard let value = object as? Value else { return false }
    wrappedValue = value
    return true
  }
}

/// Finds outlets by name.
@MainActor enum OutletFilling {
  /// Connects the outlet of this name; records what does not fit. Objects without such a property are left alone, since a base
  /// class may stand in for theirs.
  static func fill(_ property: String, of object: AnyObject, with target: Any) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children where child.label == "_" + property {
        guard let outlet = child.value as? any AnyOutlet else { continue }
        if outlet.fill(target) { return true }
        AppProcess.current.record(
          "\(type(of: object))", "warning: the outlet \(property) cannot hold a \(type(of: target))")
        return false
      }
      mirror = current.superclassMirror
    }
    return false
  }
}
