// An object that is asked for what some class has, as Objective-C allows: adopted sources say it where they said `as AnyObject`.
import Foundation

/// What an object has of Foundation's boxes; nothing where it is none.
public struct AskedObject {
  private let object: AnyObject
  /// Of an object.
  public init(_ object: AnyObject) { self.object = object }
  private var number: NSNumber? { object as? NSNumber }
  /// A number is a value as well, but of no rectangle: Foundation ends the process that asks it.
  private var value: NSValue? { number == nil ? object as? NSValue : nil }
  private var text: String? { object as? String }
  /// The rectangle in it.
  public var cgRectValue: CGRect! { value?.cgRectValue ?? object as? CGRect }
  /// The point in it.
  public var cgPointValue: CGPoint! { value?.cgPointValue ?? object as? CGPoint }
  /// The size in it.
  public var cgSizeValue: CGSize! { value?.cgSizeValue ?? object as? CGSize }
  /// The number in it, or in its words.
  public var doubleValue: Double! { number?.doubleValue ?? text.map { ($0 as NSString).doubleValue } }
  /// The number in it, or in its words.
  public var floatValue: Float! { number?.floatValue ?? text.map { ($0 as NSString).floatValue } }
  /// The number in it, or in its words.
  public var intValue: Int! { number?.intValue ?? text.map { ($0 as NSString).integerValue } }
  /// The number in it, or in its words.
  public var integerValue: Int! { intValue }
  /// Whether it says yes.
  public var boolValue: Bool! { number?.boolValue ?? text.map { ($0 as NSString).boolValue } }
  /// The words of its number.
  public var stringValue: String! { number?.stringValue }
}
