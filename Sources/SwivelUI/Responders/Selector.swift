// The name of an action, as it stands in documents: Linux has no selectors of Objective-C.

/// An action by its name, such as `save:`. Objects answer to it with a property marked `@Action`.
///
/// ```swift
/// recognizer.addTarget(self, action: Selector("flip:"))
/// ```
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, with a colon for each argument.
  public let description: String

  /// The action of this name.
  public init(_ str: String) { description = str }
  /// The action of this name.
  public init(stringLiteral value: String) { description = value }

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
