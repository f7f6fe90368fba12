// What apps can put in the keyboard's place, and what is told of menus and links in texts.

/// A controller whose view is shown in the keyboard's place.
@preconcurrency @MainActor open class UIInputViewController: UIViewController, UITextInputDelegate {
  /// Takes the keyboard away.
  open func dismissKeyboard() { view.window?.endEditing(true) }
  // Of UITextInputDelegate, each of which a subclass may answer otherwise. No app's text is told of another's keyboard here.
  /// What is selected will be something else.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// What is selected is something else.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  /// The text will be another.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// The text is another.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// A view in the keyboard's place, or above it.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// How it looks; raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// As any view.
    case `default` = 0
    /// As the keyboard.
    case keyboard = 1
  }
  /// How it looks.
  public let inputViewStyle: Style
  /// Whether its constraints say how high it is.
  open var allowsSelfSizing = false
  /// Creates a view that looks as any view.
  public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }
  /// Creates a view.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  /// Creates what a document describes.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A view in the keyboard's place that clicks.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: AnyObject {
  /// Whether it clicks.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// It does not.
  public var enableInputClicksWhenVisible: Bool { false }
}

extension UIDevice {
  /// Clicks as a key does. There is no sound.
  public func playInputClick() {}
}

/// Tells when a menu comes or goes.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// As in UIKit.
  func addAnimations(_ animations: @escaping () -> Void)
  /// As in UIKit.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// A link, an attachment or a marked part of a text, from era 17.
@preconcurrency @MainActor open class UITextItem: NumberedObject {
  /// What it is.
  public enum Content {
    /// A link.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// A marked part.
    case tag(String)
  }
  /// The menu of such a part.
  @preconcurrency @MainActor open class MenuConfiguration: NumberedObject {
    /// The menu.
    public let menu: UIMenu
    /// A menu.
    public init(menu: UIMenu) {
      self.menu = menu
      super.init()
    }
  }
  /// What it is.
  public let content: Content
  /// Where it is, in UTF-16 units.
  public let range: NSRange
  init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

extension UITextView {
  /// Whether words can be looked for.
  public var isFindInteractionEnabled: Bool {
    get { findInteraction != nil }
    set { finding = newValue ? findInteraction ?? UIFindInteraction(of: self) : nil }
  }
  /// Looks for words; nil unless enabled.
  public var findInteraction: UIFindInteraction? { finding }
}

/// What a password has to be like, for those who make one up.
public final class UITextInputPasswordRules: NSObject, NSCopying, Sendable {
  /// The rules in Apple's language for them, such as `required: upper; minlength: 8;`.
  public let passwordRulesDescriptor: String
  /// Creates rules.
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
  /// The same rules.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What stands above the keyboard of an iPad: groups of buttons before and behind what is proposed.
@preconcurrency @MainActor open class UITextInputAssistantItem: NumberedObject {
  /// The groups before.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups behind.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Whether the user may hide it.
  open var allowsHidingShortcuts = true

  /// Creates an item without groups.
  public override init() { super.init() }
}

/// Gestures of three fingers that undo, copy and paste; raw values are UIKit's.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// None.
  case none = 0
  /// As everywhere.
  case `default` = 1
}
