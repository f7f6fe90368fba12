// Casts that take a value out of its `NSValue`, or put it into one, as Apple's runtime does for `as?` and no runtime of Linux: what
// adopted sources say instead, in the place and with the precedence of `as?` and `as!`.
import Foundation

infix operator <~? : CastingPrecedence
infix operator <~! : CastingPrecedence

/// What `value as? type` comes to on Apple's systems: a box is opened. Nil for another type, and for nil.
public func <~? <Value>(value: Any?, type: Value.Type) -> Value? {
  if let value = value as? Value { return value }
  guard let box = value as? NSValue else { return nil }
  let content: Any? =
    switch String(cString: box.objCType) {
    case BoxedType.rect: box.rectValue
    case BoxedType.size: box.sizeValue
    case BoxedType.point: box.pointValue
    case BoxedType.range: box.rangeValue
    case _: nil
    }
  return content as? Value
}

/// What `value as! type` comes to on Apple's systems.
public func <~! <Value>(value: Any?, type: Value.Type) -> Value {
  guard let result = value <~? type else { fatalError("\(value.map { "\($0)" } ?? "nil") is no \(type)") }
  return result
}

/// What `value as? NSValue` comes to on Apple's systems: a value that has a box gets one, as what observers are told does.
public func <~? (value: Any?, type: NSValue.Type) -> NSValue? {
  switch value {
  case let box as NSValue: box
  case let point as CGPoint: NSValue(cgPoint: point)
  case let size as CGSize: NSValue(cgSize: size)
  case let rect as CGRect: NSValue(cgRect: rect)
  case let vector as CGVector: NSValue(cgVector: vector)
  case let transform as CGAffineTransform: NSValue(cgAffineTransform: transform)
  case let transform as CATransform3D: NSValue(caTransform3D: transform)
  case let insets as UIEdgeInsets: NSValue(uiEdgeInsets: insets)
  case let insets as NSDirectionalEdgeInsets: NSValue(directionalEdgeInsets: insets)
  case let offset as UIOffset: NSValue(uiOffset: offset)
  case let range as NSRange: NSValue(range: range)
  case let number as NSNumber: number
  case _: nil
  }
}

/// What `value as! NSValue` comes to on Apple's systems.
public func <~! (value: Any?, type: NSValue.Type) -> NSValue {
  guard let result = value <~? type else { fatalError("\(value.map { "\($0)" } ?? "nil") is no NSValue") }
  return result
}

/// What Foundation says of its boxes.
private enum BoxedType {
  static let rect = String(cString: NSValue(rect: .zero).objCType)
  static let size = String(cString: NSValue(size: .zero).objCType)
  static let point = String(cString: NSValue(point: .zero).objCType)
  static let range = String(cString: NSValue(range: NSRange(location: 0, length: 0)).objCType)
}
