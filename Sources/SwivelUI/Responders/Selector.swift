// The name of an action, as it stands in documents, and the method it means: Linux has no runtime that finds one by the other.
import Foundation

/// An action by its name, such as `save:`, and by its method where the code that made it knew it. Objects answer to a bare name
/// with a property marked `@Action`.
///
/// ```swift
/// recognizer.addTarget(self, action: Selector("flip:", PageController.flip(_:)))
/// ```
///
/// Selectors are equal by their names, as Objective-C's are.
public struct Selector: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, with a colon for each argument.
  public let description: String
  /// The method; nil for a bare name.
  let method: SelectorMethod?

  /// The action of this name.
  public init(_ str: String) {
    description = str
    method = nil
  }

  /// The action of this name.
  public init(stringLiteral value: String) { self.init(value) }

  private init(_ str: String, method: SelectorMethod) {
    description = str
    self.method = method
  }

  /// The getter of a property of a class: objects of the class respond to it. What it gives is known of properties that are known by
  /// name, see `value(forKey:)`.
  public init<Owner>(_ str: String, getterOf type: Owner.Type) {
    self.init(
      str,
      method: SelectorMethod(type) { owner, _ in
        .answered((owner as? any KeyValueObservable)?.value(forKey: str) as Any)
      })
  }

  /// A method without arguments. One that throws has its error dropped, here and below: whoever sends a selector looks at none.
  public init<Owner, Result>(_ str: String, _ method: @escaping @MainActor (Owner) -> @MainActor () throws -> Result) {
    self.init(str, method: SelectorMethod(Owner.self) { owner, _ in .of { try method(owner)() } })
  }

  /// A method of one argument.
  public init<Owner, First, Result>(
    _ str: String, _ method: @escaping @MainActor (Owner) -> @MainActor (First) throws -> Result
  ) {
    self.init(
      str,
      method: SelectorMethod(Owner.self) { owner, arguments in
        guard let first = arguments.as(First.self, 0) else { return .refused }
        return .of { try method(owner)(first) }
      })
  }

  /// A method of two arguments.
  public init<Owner, First, Second, Result>(
    _ str: String, _ method: @escaping @MainActor (Owner) -> @MainActor (First, Second) throws -> Result
  ) {
    self.init(
      str,
      method: SelectorMethod(Owner.self) { owner, arguments in
        guard let first = arguments.as(First.self, 0), let second = arguments.as(Second.self, 1) else {
          return .refused
        }
        return .of { try method(owner)(first, second) }
      })
  }

  /// A method of three arguments.
  public init<Owner, First, Second, Third, Result>(
    _ str: String, _ method: @escaping @MainActor (Owner) -> @MainActor (First, Second, Third) throws -> Result
  ) {
    self.init(
      str,
      method: SelectorMethod(Owner.self) { owner, arguments in
        guard let first = arguments.as(First.self, 0), let second = arguments.as(Second.self, 1),
          let third = arguments.as(Third.self, 2)
        else { return .refused }
        return .of { try method(owner)(first, second, third) }
      })
  }

  /// The name: what makes two selectors equal.
  public var rawValue: String { description }

  /// The action of this name.
  public init(rawValue: String) { self.init(rawValue) }

  /// What stands before the first colon: the name of the method, with what its first argument is called.
  var base: Substring { description.prefix { $0 != ":" } }

  /// Whether a method of this name can be meant: `make` by `make:` and `make`, and by `makeWithCoder:`, since Objective-C
  /// joins the label of the first argument to the name.
  func means(_ name: some StringProtocol) -> Bool {
    guard base != name else { return true }
    guard base.hasPrefix(name) else { return false }
    let label = base.dropFirst(name.count)
    let joint = "With"
    return label.hasPrefix(joint) && label.dropFirst(joint.count).first?.isUppercase == true
  }
}

/// Methods that belong to no actor: what they are called with never leaves the main one.
extension Selector {
  /// A method without arguments of a class that belongs to no actor.
  @_disfavoredOverload
  public init<Owner, Result>(_ str: String, _ method: @escaping (Owner) -> () throws -> Result, anywhere: Void = ()) {
    nonisolated(unsafe) let method = method
    self.init(str) { @MainActor (owner: Owner) in { @MainActor in try method(owner)() } }
  }

  /// A method of one argument of a class that belongs to no actor.
  @_disfavoredOverload
  public init<Owner, First, Result>(
    _ str: String, _ method: @escaping (Owner) -> (First) throws -> Result, anywhere: Void = ()
  ) {
    nonisolated(unsafe) let method = method
    self.init(str) { @MainActor (owner: Owner) in { @MainActor (first: First) in try method(owner)(first) } }
  }

  /// A method of two arguments of a class that belongs to no actor.
  @_disfavoredOverload
  public init<Owner, First, Second, Result>(
    _ str: String, _ method: @escaping (Owner) -> (First, Second) throws -> Result, anywhere: Void = ()
  ) {
    nonisolated(unsafe) let method = method
    self.init(str) { @MainActor (owner: Owner) in
      { @MainActor (first: First, second: Second) in try method(owner)(first, second) }
    }
  }
}

/// A method that can be called on any object, whose class it checks.
struct SelectorMethod: Sendable {
  /// What came of a call.
  enum Answer {
    case answered(Any)
    /// The object is of another class.
    case stranger
    /// An argument is of a type the method does not take.
    case refused

    /// What a method gave; nothing where it threw, as Objective-C's form of it gives `false` or `nil`.
    @MainActor static func of(_ body: () throws -> Any) -> Self {
      do { return .answered(try body()) } catch { return .answered(()) }
    }
  }

  let belongs: @MainActor @Sendable (AnyObject) -> Bool
  /// Whether objects of a class have it.
  let isOf: @MainActor @Sendable (AnyClass) -> Bool
  let call: @MainActor @Sendable (AnyObject, [Any?]) -> Answer

  init<Owner>(_ type: Owner.Type, _ body: @escaping @MainActor @Sendable (Owner, [Any?]) -> Answer) {
    belongs = { $0 is Owner }
    isOf = { sequence(first: $0, next: { _getSuperclass($0) }).contains { $0 == Owner.self } }
    call = { object, arguments in
      guard let owner = object as? Owner else { return .stranger }
      return body(owner, arguments)
    }
  }
}

extension [Any?] {
  /// The argument as the method takes it; one that was not given is nil. Nil where it does not fit.
  fileprivate func `as`<Value>(_ type: Value.Type, _ index: Int) -> Value? {
    let argument = index < count ? self[index] : nil
    // Whoever is told as the sender arrives as what is not 0, where a method takes a number.
    if Value.self == Bool.self { return (argument as? Bool ?? (argument != nil)) as? Value }
    if let argument { return argument as? Value }
    return Optional<Any>.none as? Value
  }
}

extension Selector {
  /// Calls the method on an object, with nil for arguments nobody gave; nil for a bare name.
  @MainActor func call(on object: AnyObject, _ arguments: [Any?]) -> SelectorMethod.Answer? {
    method?.call(object, arguments)
  }

  /// Whether an object is of the class whose method this is; false for a bare name.
  @MainActor func belongs(to object: AnyObject) -> Bool { method?.belongs(object) ?? false }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The selector of this name, without its method.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// What a requirement throws that a conforming type leaves out: in Objective-C it is optional. Adopted sources ask by
/// `answered(_:)`.
public struct UnansweredRequirement: Error {
  /// Nothing is known but that nobody answers.
  public init() {}
}

/// What an optional requirement answers; nil where nobody does. No other error can come out of `call`, so none is lost.
public func answered<Value>(_ call: @autoclosure () throws(UnansweredRequirement) -> Value?) -> Value? {
  do { return try call() } catch { return nil }
}
