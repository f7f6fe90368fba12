// What could be done with a controller while it was peeked at: until iOS 12 with a hard press, which no device here feels.

/// Something that can be done.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  /// What it is called.
  var title: String { get }
}

/// Something that can be done.
@preconcurrency @MainActor open class UIPreviewAction: NumberedObject, UIPreviewActionItem {
  /// What it looks like; raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// As any.
    case `default` = 0
    /// As what is chosen.
    case selected = 1
    /// As what destroys.
    case destructive = 2
  }
  /// What it is called.
  public let title: String
  /// What it looks like.
  public let style: Style
  /// What it does.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void
  /// Something.
  public init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    (self.title, self.style) = (title, style)
    self.handler = { action, controller in (action as? UIPreviewAction).map { handler($0, controller) } }
    super.init()
  }
}

/// Several things that can be done, behind one.
@preconcurrency @MainActor open class UIPreviewActionGroup: NumberedObject, UIPreviewActionItem {
  /// What they are called.
  public let title: String
  /// What they look like.
  public let style: UIPreviewAction.Style
  /// They.
  public let actions: [UIPreviewAction]
  /// Several.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
    super.init()
  }
}
