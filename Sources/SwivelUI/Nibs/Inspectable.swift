// Properties a document sets: user-defined runtime attributes, by name and by UIKit's own key paths.

/// A property that a user-defined runtime attribute of a document may set, as `@IBInspectable` marks it in Xcode. Numbers,
/// texts, truth values, sizes, points, rectangles and images arrive; observers of the property are not called.
///
/// ```swift
/// @Inspectable var inset: CGFloat = 8
/// ```
@preconcurrency @MainActor @propertyWrapper public final class Inspectable<Value> {
  /// What was set.
  public var wrappedValue: Value

  /// An attribute with the value it has unless a document says otherwise.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// An attribute without a value unless a document gives one.
  public init() where Value: ExpressibleByNilLiteral { wrappedValue = nil }
}

/// An attribute of whatever type.
@MainActor protocol AnyInspectable: AnyObject {
  var content: Any { get }
  /// Sets the value, if it is of the attribute's type or a number that can be.
  func set(_ value: Any?) -> Bool
}

extension Inspectable: AnyInspectable {
  var content: Any { wrappedValue }

  func set(_ value: Any?) -> Bool {
    guard let value else {
      guard let none = Optional<Any>.none as? Value else { return false }
      wrappedValue = none
      return true
    }
    guard let new = (value as? Value) ?? Self.number(value) else { return false }
    wrappedValue = new
    return true
  }

  /// A number or truth value as whatever number the property holds.
  private static func number(_ value: Any) -> Value? {
    guard let number = (value as? Double) ?? (value as? Bool).map({ $0 ? 1 : 0 }) else { return nil }
    if let value = CGFloat(number) as? Value { return value }
    if let value = Float(number) as? Value { return value }
    if let value = Int(exactly: number) as? Value { return value }
    if let value = UInt(exactly: number.magnitude) as? Value { return value }
    return (number != 0) as? Value
  }
}

/// Sets attributes by key path.
@MainActor enum AttributeSetting {
  /// What bears on looks, and stays as it was where it is not known.
  private static let looks: Set<String> = [
    "cornerRadius", "borderWidth", "borderColor", "backgroundColor", "shadowColor", "shadowOffset", "shadowOpacity",
    "shadowRadius", "tintColor", "textColor", "barTintColor", "borderUIColor", "alpha", "opacity",
  ]

  /// Sets the attribute; says what is wrong if there is none, or if it does not take the value.
  static func set(_ value: Any?, _ path: String, of object: AnyObject) -> String? {
    if let setter = NamedSetters.inspectable(path, of: object) {
      return setter.set(value, on: object) ? nil : "the attribute \(path) cannot be \(value.map { "\($0)" } ?? "nil")"
    }
    if let attribute = NamedProperties.first(of: object, (any AnyInspectable).self, where: { $0 == path }) {
      return attribute.set(value) ? nil : "the attribute \(path) cannot be \(value.map { "\($0)" } ?? "nil")"
    }
    if let view = object as? UIView, setOwn(value, path, of: view) { return nil }
    let steps = path.split(separator: ".", maxSplits: 1)
    guard steps.count == 2 else { return "no @Inspectable \(path) to set" }
    guard let next = property(String(steps[0]), of: object) else { return "no property \(path) to set" }
    return set(value, String(steps[1]), of: next)
  }

  private static func property(_ name: String, of object: AnyObject) -> AnyObject? {
    switch (name, object) {
    case ("titleLabel", let button as UIButton): return button.titleLabel
    case ("textLabel", let cell as UITableViewCell): return cell.textLabel
    case ("detailTextLabel", let cell as UITableViewCell): return cell.detailTextLabel
    case ("contentView", let cell as UITableViewCell): return cell.contentView
    case ("view", let controller as UIViewController): return controller.view
    case _: break
    }
    let outlet = NamedProperties.first(of: object, (any AnyOutlet).self) { $0 == name }
    return outlet?.content as? UIResponder
  }

  /// UIKit's own properties, and those of looks nobody has to know.
  private static func setOwn(_ value: Any?, _ path: String, of view: UIView) -> Bool {
    FrameworkSetters.set(value, path, of: view)
      || looks.contains(path) || path.hasPrefix("layer.") || path.hasPrefix("accessibility")
  }
}
