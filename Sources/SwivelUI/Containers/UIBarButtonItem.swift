// A button in a navigation bar, as apps describe it.

/// An item of a bar with a title and what it does, or a view of the app's. There are no pictures, and closures take the
/// place of selectors.
@MainActor open class UIBarButtonItem {
  /// What the button shows; the action's title unless set.
  open var title: String? { didSet { owner?() } }
  /// What a tap does.
  open var primaryAction: UIAction?
  /// Whether it takes taps.
  open var isEnabled = true { didSet { owner?() } }
  /// Shown instead of a button, in its own size.
  open var customView: UIView? { didSet { if customView !== oldValue { owner?() } } }
  /// The name commands and tests find the button by.
  open var accessibilityIdentifier: String?
  /// A number for the app's own use.
  open var tag = 0
  /// The view that shows the item, while a bar does: what popovers point at.
  weak var shownView: UIView?
  /// The view a document has in the item's place.
  var keptView: UIView?
  /// Tells the bar of changes.
  var owner: (() -> Void)?

  /// Creates an item; without a title the action's is shown.
  public init(title: String? = nil, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction?.title
    self.primaryAction = primaryAction
  }

  /// Creates an item that shows a view of the app's.
  public init(customView: UIView) { self.customView = customView }

  /// Creates an item of the system's, from era 14: it shows the word for it, because there are no pictures.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    title = systemItem.word
    self.primaryAction = primaryAction
  }

  /// Items of the system's that are buttons; raw values are UIKit's.
  public enum SystemItem: Int, Sendable, CaseIterable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// A plus sign in UIKit.
    case add = 4
    /// A pencil in UIKit.
    case compose = 7
    /// An arrow in UIKit.
    case reply = 8
    /// A square with an arrow in UIKit.
    case action = 9
    /// A folder in UIKit.
    case organize = 10
    /// A book in UIKit.
    case bookmarks = 11
    /// A lens in UIKit.
    case search = 12
    /// Arrows in a circle in UIKit.
    case refresh = 13
    /// A cross in UIKit.
    case stop = 14
    /// A camera in UIKit.
    case camera = 15
    /// A bin in UIKit.
    case trash = 16
    /// A triangle in UIKit.
    case play = 17
    /// Two bars in UIKit.
    case pause = 18
    /// Triangles to the left in UIKit.
    case rewind = 19
    /// Triangles to the right in UIKit.
    case fastForward = 20
    /// Undo.
    case undo = 21
    /// Redo.
    case redo = 22
    /// Close.
    case close = 24

    /// The item in a word.
    var word: String {
      switch self {
      case .fastForward: "Fast Forward"
      case .done, .cancel, .edit, .save, .add, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh,
        .stop, .camera, .trash, .play, .pause, .rewind, .undo, .redo, .close:
        "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }
  }
}

extension UIBarButtonItem: Equatable {
  /// Whether two are one and the same.
  public nonisolated static func == (lhs: UIBarButtonItem, rhs: UIBarButtonItem) -> Bool { lhs === rhs }
}
