// Methods that make a segue's destination: what `@IBSegueAction` marks in Xcode.

/// A method that makes the destination of a segue of a storyboard, by an `init` that calls `super.init(coder:)`. The property
/// has the method's name. Where the method makes nothing, the destination is made as the document says.
///
/// ```swift
/// @SegueAction var makeDetail = ListController.makeDetail
/// func makeDetail(_ coder: NSCoder) -> DetailController? { DetailController(coder: coder, item: item) }
/// ```
@preconcurrency @MainActor @propertyWrapper public final class SegueAction<Function> {
  /// The method, still without its object.
  public let wrappedValue: Function
  /// What documents call it, if it is not the property's name.
  let name: String?
  private let call: @MainActor (AnyObject, NSCoder, Any?, String?) -> UIViewController?

  private init(
    _ function: Function, _ name: String?,
    _ call: @escaping @MainActor (AnyObject, NSCoder, Any?, String?) -> UIViewController?
  ) {
    wrappedValue = function
    self.name = name
    self.call = call
  }

  /// A method that needs nothing but the coder.
  public convenience init<Owner, Destination: UIViewController>(
    wrappedValue: @escaping @MainActor (Owner) -> @MainActor (NSCoder) -> Destination?, _ name: String? = nil
  ) where Function == @MainActor (Owner) -> @MainActor (NSCoder) -> Destination? {
    self.init(wrappedValue, name) { object, coder, _, _ in (object as? Owner).flatMap { wrappedValue($0)(coder) } }
  }

  /// A method that is told what triggered the segue.
  public convenience init<Owner, Destination: UIViewController>(
    wrappedValue: @escaping @MainActor (Owner) -> @MainActor (NSCoder, Any?) -> Destination?, _ name: String? = nil
  ) where Function == @MainActor (Owner) -> @MainActor (NSCoder, Any?) -> Destination? {
    self.init(wrappedValue, name) { object, coder, sender, _ in
      (object as? Owner).flatMap { wrappedValue($0)(coder, sender) }
    }
  }

  /// A method that is told what triggered the segue, and the segue's identifier.
  public convenience init<Owner, Destination: UIViewController>(
    wrappedValue: @escaping @MainActor (Owner) -> @MainActor (NSCoder, Any?, String?) -> Destination?,
    _ name: String? = nil
  ) where Function == @MainActor (Owner) -> @MainActor (NSCoder, Any?, String?) -> Destination? {
    self.init(wrappedValue, name) { object, coder, sender, identifier in
      (object as? Owner).flatMap { wrappedValue($0)(coder, sender, identifier) }
    }
  }
}

/// A segue action of whatever method.
@MainActor protocol AnySegueAction: AnyObject {
  /// The name, if it is not the property's.
  var name: String? { get }
  func make(by object: AnyObject, _ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController?
}

extension SegueAction: AnySegueAction {
  func make(by object: AnyObject, _ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController? {
    call(object, coder, sender, identifier)
  }
}
