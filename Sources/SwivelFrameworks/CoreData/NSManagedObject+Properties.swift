// What stands for `@NSManaged`: properties of the type they are declared with, from values by name.
import SwivelUI

extension NSManagedObject {
  /// The value of a property that may be nil. Called by what `swivel adopt` writes.
  public func managedValue<Value>(_ key: String) -> Value? {
    guard let value = value(forKey: key) else { return nil }
    return Self.converted(value)
  }

  /// The value of a property that is always there: where nothing is kept, a number is zero, a text empty and a set without objects, as
  /// Objective-C's nothing reads; other values end the app. Called by what `swivel adopt` writes.
  @_disfavoredOverload
  public func managedValue<Value>(_ key: String) -> Value {
    if let value = value(forKey: key), let converted: Value = Self.converted(value) { return converted }
    for nothing in [NSNumber(value: 0), "", NSSet(), NSOrderedSet()] as [Any] {
      if let converted: Value = Self.converted(nothing) { return converted }
    }
    preconditionFailure("\(entity.name ?? "").\(key) is \(Value.self), and nothing is kept")
  }

  /// Keeps the value of a property. Called by what `swivel adopt` writes.
  public func setManagedValue<Value>(_ value: Value, _ key: String) { setValue(value, forKey: key) }

  private static func converted<Value>(_ value: Any) -> Value? {
    if let number = value as? NSNumber {
      // Bridged, a number that another type does not have exactly would be none.
      let read: Any? =
        switch Value.self {
        case is Bool.Type: number.boolValue
        case is Int.Type: number.intValue
        case is Int16.Type: number.int16Value
        case is Int32.Type: number.int32Value
        case is Int64.Type: number.int64Value
        case is Float.Type: number.floatValue
        case is Double.Type: number.doubleValue
        case is NSDecimalNumber.Type: value as? NSDecimalNumber ?? NSDecimalNumber(decimal: number.decimalValue)
        case _: nil
        }
      if let read { return read as? Value }
    }
    if Value.self is Double.Type, let date = value as? Date { return date.timeIntervalSinceReferenceDate as? Value }
    return value as? Value
  }
}
