// Properties a document fills: Linux has no @IBOutlet, so a wrapper stands in that can be found by its name.

/// A property that a storyboard or xib connects, as `@IBOutlet` marks it in Xcode. Everything is connected in `awakeFromNib()` and
/// `viewDidLoad()`. Observers of the property are called only where an `@OutletSetter` says that there are any.
///
/// ```swift
/// @Outlet var nameLabel: UILabel!
/// @Outlet var buttons: [UIButton] = []
/// ```
@preconcurrency @MainActor @propertyWrapper public final class Outlet<Value> {
  /// Whether an outlet keeps what it is connected to.
  public enum Ownership: Sendable {
    /// It keeps it.
    case strong
    /// It is nil when nobody else keeps it.
    case weak
  }

  private var kept: Value
  /// What a weak outlet is connected to; `kept` is then what it is without.
  private weak var object: AnyObject?
  private let ownership: Ownership

  /// What was connected.
  public var wrappedValue: Value {
    get {
      guard let object, let value = object as? Value else { return kept }
      return value
    }
    set { hold(newValue) }
  }

  /// An outlet that is not connected yet.
  public convenience init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, .strong) }

  /// An outlet that is not connected yet, weak or strong. A weak one is of an optional type.
  public init(wrappedValue: Value, _ ownership: Ownership) {
    self.ownership = ownership
    kept = wrappedValue
    if ownership == .weak, let none = Optional<Any>.none as? Value {
      kept = none
      hold(wrappedValue)
    }
  }

  /// An outlet that is not connected yet.
  public convenience init() where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil, .strong) }

  /// An outlet that is not connected yet, weak or strong.
  public convenience init(_ ownership: Ownership) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, ownership)
  }

  private func hold(_ value: Value) {
    guard ownership == .weak else {
      kept = value
      return
    }
    object = unwrapped(value) as AnyObject?
  }
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
    if let setter = NamedSetters.setter(property, of: object) {
      if !setter.set(target, on: object) {
        AppScene.current.record(subject, "warning: the outlet \(property) cannot hold a \(type(of: target))")
      }
      return
    }
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
