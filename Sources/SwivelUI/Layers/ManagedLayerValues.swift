// What `@NSManaged` makes of a layer's property: a value kept by its name, whose change draws the layer anew if its class says so.
import Foundation

extension CALayer {
  /// The value of a property; where none is kept, the class's own for it, else zero. Called by what `swivel adopt` writes.
  public func managedValue<Value>(_ key: String) -> Value {
    let kept = value(forKey: key)
    if let value = kept as? Value { return value }
    let number = kept as? NSNumber ?? NSNumber(value: 0)
    let read: [Any] = [
      number.doubleValue, CGFloat(number.doubleValue), number.floatValue, number.intValue, number.boolValue, "",
      CGPoint.zero, CGSize.zero, CGRect.zero,
    ]
    for case let value as Value in read { return value }
    guard let nothing = Any?.none as? Value else {
      preconditionFailure("\(type(of: self)).\(key) is \(Value.self), and nothing is kept")
    }
    return nothing
  }

  /// Keeps the value of a property, and does what the layer has to do for it (CALayer.action(forKey:)): it is asked before the value is
  /// another, for animations begin at the one that is seen, and not where a transaction disables actions. Called by what `swivel
  /// adopt` writes.
  public func setManagedValue<Value>(_ value: Value, _ key: String) {
    let action = CATransaction.disableActions() ? nil : action(forKey: key)
    setValue(value, forKey: key)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }
}
