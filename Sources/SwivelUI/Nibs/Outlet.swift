// Properties a document fills: Linux has no @IBOutlet, so a wrapper stands in that can be found by its name.

/// A property that a storyboard or xib connects, as `@IBOutlet` marks it in Xcode. Observers of the property are not called:
/// everything is connected in `awakeFromNib()` and `viewDidLoad()`.
///
/// ```swift
/// @Outlet var nameLabel: UILabel!
/// @Outlet var buttons: [UIButton] = []
/// ```
@preconcurrency @MainActor @propertyWrapper public final class Outlet<Value> {
  /// What was connected.
  public var wrappedValue: Value

  /// An outlet that is not connected yet.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// An outlet that is not connected yet.
  public init() where Value: ExpressibleByNilLiteral { wrappedValue = nil }
}

/// An outlet of whatever type.
@MainActor protocol AnyOutlet: AnyObject {
  /// What is connected.
  var content: Any { get }
  /// Connects an object, if it is of the outlet's type.
  func fill(_ object: Any) -> Bool
}

extension Outlet: AnyOutlet {
  var content: Any { wrappedValue }

  func fill(_ object: Any) -> Bool {
    guard let value = object as? Value else { return false }
    wrappedValue = value
    return true
  }
}

/// Finds outlets by name.
@MainActor enum OutletFilling {
  /// Connects the outlet of this name. What does not fit is a line of the ledger; a property that is not there is one too,
  /// unless a base class stands in for the class the document means.
  static func fill(_ property: String, of object: AnyObject, with target: Any, isStandIn: Bool) {
    let subject = "\(type(of: object))"
    guard let outlet = NamedProperties.first(of: object, (any AnyOutlet).self, where: { $0 == property }) else {
      if !isStandIn {
        let own = ClassFinder.isOwn(type(of: object)) ? "is not known here" : "is connected to no @Outlet"
        AppScene.current.record(subject, "warning: the outlet \(property) \(own)")
      }
      return
    }
    if !outlet.fill(target) {
      AppScene.current.record(subject, "warning: the outlet \(property) cannot hold a \(type(of: target))")
    }
  }
}
