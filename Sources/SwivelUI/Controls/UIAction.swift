// What a control does, as a closure: Linux has no selectors.

/// A titled closure for controls.
@MainActor public final class UIAction {
  /// What a control shows for it; "" for none.
  public let title: String
  private let handler: @MainActor (UIAction) -> Void
  /// The control that performs the action, while it does.
  public internal(set) weak var sender: AnyObject?

  /// Creates an action; buttons made for it show `title`.
  public init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
