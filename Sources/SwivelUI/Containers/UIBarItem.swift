// What all items of bars have.

/// An item of a bar.
@preconcurrency @MainActor open class UIBarItem: NumberedObject {
  /// What it shows.
  open var title: String?
  /// The picture it shows.
  open var image: UIImage?
  /// The picture it shows in compact height.
  open var landscapeImagePhone: UIImage?
  /// How far that picture is moved inwards; kept.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The picture it shows in the middle of the screen where texts are large; kept.
  open var largeContentSizeImage: UIImage?
  /// How far that picture is moved inwards; kept.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// Whether it takes taps.
  open var isEnabled = true
  /// Where the picture is moved to.
  open var imageInsets = UIEdgeInsets.zero
  /// A number for the app's own use.
  open var tag = 0
  /// The name commands and tests find it by.
  open var accessibilityIdentifier: String?
  /// What a screen reader says of it.
  open var accessibilityLabel: String?
  /// What a screen reader says a tap does.
  open var accessibilityHint: String?
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Sets how the title is drawn in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
  }
  /// How the title is drawn in a state; nil for what is the system's.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
  /// Creates an item.
  public override init() { super.init() }
  /// Creates an item of a document; what it shows follows.
  public required init?(coder: NSCoder) { super.init() }
}

/// Bars of usual and of compact height; raw values are UIKit's.
public enum UIBarMetrics: Int, Sendable {
  /// Usual.
  case `default` = 0
  /// Compact.
  case compact = 1
  /// Usual, with a line above the title.
  case defaultPrompt = 101
  /// Compact, with a line above the title.
  case compactPrompt = 102
}

/// Light and dark bars; raw values are UIKit's.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black = 1
  /// Dark, with content below it.
  case blackTranslucent = 2
}

/// Where a bar is; raw values are UIKit's.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, reaching under the status bar.
  case topAttached = 3
}
