// Questions as apps asked them before iOS 8: views by name, shown as the alerts that took their place.

/// Who hears what was chosen. The methods come after the alert has gone.
@preconcurrency @MainActor public protocol UIAlertViewDelegate: OptionalMethods {
  /// As in UIKit.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// As in UIKit.
  func alertViewCancel(_ alertView: UIAlertView)
  /// As in UIKit.
  func willPresent(_ alertView: UIAlertView)
  /// As in UIKit.
  func didPresent(_ alertView: UIAlertView)
  /// As in UIKit.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// As in UIKit.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// As in UIKit.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func alertViewCancel(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func willPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func didPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  /// It may be chosen.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}

/// What alerts were before iOS 8. The view itself is in no window.
@preconcurrency @MainActor open class UIAlertView: UIView {
  /// The fields an alert has; raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// None.
    case `default` = 0
    /// One whose text is not seen.
    case secureTextInput = 1
    /// One.
    case plainTextInput = 2
    /// One for a name and one for a password.
    case loginAndPasswordInput = 3
  }

  /// Who hears what was chosen.
  open weak var delegate: (any UIAlertViewDelegate)?
  /// The title.
  open var title: String = ""
  /// What is said below it.
  open var message: String?
  /// The fields.
  open var alertViewStyle = Style.default { didSet { fields = fields.isEmpty ? [] : madeFields() } }
  /// The button that cancels; -1 for none.
  open var cancelButtonIndex = -1
  /// The first button that does not; -1 for none.
  open var firstOtherButtonIndex: Int { choices.titles.indices.first { $0 != cancelButtonIndex } ?? -1 }
  /// How many buttons there are.
  open var numberOfButtons: Int { choices.titles.count }
  /// Whether it is shown.
  open var isVisible: Bool { choices.isShown }
  private let choices = OlderChoices()
  private var fields: [UITextField] = []

  /// An alert of nothing.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Documents have no alerts: nil.
  public required init?(coder: NSCoder) { nil }
  /// An alert with a button that cancels.
  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    (self.title, self.message) = (title ?? "", message)
    self.delegate = delegate as? any UIAlertViewDelegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }
  /// An alert with more buttons.
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  /// Adds a button and says its number.
  @discardableResult open func addButton(withTitle title: String?) -> Int { choices.add(title) }
  /// The words on a button.
  open func buttonTitle(at buttonIndex: Int) -> String? { choices.title(at: buttonIndex) }
  /// A field of the style's.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    if fields.isEmpty { fields = madeFields() }
    return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  /// Asks.
  open func show() {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    if fields.isEmpty { fields = madeFields() }
    for field in fields { alert.add(field) }
    choices.fill(alert, cancel: cancelButtonIndex) { [self] index in
      delegate?.alertView(self, clickedButtonAt: index)
      gone(index)
    }
    if firstOtherButtonIndex >= 0, delegate?.alertViewShouldEnableFirstOtherButton(self) == false {
      alert.actions[firstOtherButtonIndex].isEnabled = false
    }
    delegate?.willPresent(self)
    choices.show(alert, animated: true) { [self] in delegate?.didPresent(self) }
  }
  /// Takes it away as if a button had been chosen.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    choices.dismiss(animated: animated) { [self] in gone(buttonIndex) }
  }

  private func gone(_ index: Int) {
    delegate?.alertView(self, willDismissWithButtonIndex: index)
    delegate?.alertView(self, didDismissWithButtonIndex: index)
  }
  private func madeFields() -> [UITextField] {
    switch alertViewStyle {
    case .default: []
    case .plainTextInput: [Self.field("", isSecure: false)]
    case .secureTextInput: [Self.field("", isSecure: true)]
    case .loginAndPasswordInput: [Self.field("Login", isSecure: false), Self.field("Password", isSecure: true)]
    }
  }
  private static func field(_ placeholder: String, isSecure: Bool) -> UITextField {
    let field = UITextField(frame: .zero)
    field.placeholder = placeholder
    field.isSecureTextEntry = isSecure
    return field
  }
}

/// The buttons of an older question, and the alert that asks it.
@MainActor final class OlderChoices {
  private(set) var titles: [String] = []
  private weak var alert: UIAlertController?

  var isShown: Bool { alert?.presentingViewController != nil }

  func add(_ title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }
  func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

  /// Gives an alert the buttons, and tells which was chosen.
  func fill(_ alert: UIAlertController, cancel: Int, destructive: Int = -1, chosen: @escaping @MainActor (Int) -> Void)
  {
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style = index == cancel ? .cancel : index == destructive ? .destructive : .default
      alert.addAction(UIAlertAction(title: title, style: style) { _ in chosen(index) })
    }
  }
  /// Shows it above all of the app.
  func show(_ alert: UIAlertController, animated: Bool, _ completion: (@MainActor () -> Void)? = nil) {
    self.alert = alert
    var top = AppScene.current.keyWindow?.rootViewController
    while let upper = top?.presentedViewController { top = upper }
    top?.present(alert, animated: animated, completion: completion)
  }
  func dismiss(animated: Bool, _ completion: @escaping @MainActor () -> Void) {
    alert?.presentingViewController?.dismiss(animated: animated, completion: completion)
  }
}
