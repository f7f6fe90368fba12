// Choices at the bottom as apps offered them before iOS 8, shown as the action sheets that took their place.

/// Who hears what was chosen. The methods come after the sheet has gone.
@preconcurrency @MainActor public protocol UIActionSheetDelegate: OptionalMethods {
  /// As in UIKit.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// As in UIKit.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  /// As in UIKit.
  func willPresent(_ actionSheet: UIActionSheet)
  /// As in UIKit.
  func didPresent(_ actionSheet: UIActionSheet)
  /// As in UIKit.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// As in UIKit.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func willPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func didPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// What action sheets were before iOS 8. The view itself is in no window.
@preconcurrency @MainActor open class UIActionSheet: UIView {
  /// Who hears what was chosen.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The title.
  open var title: String = ""
  /// The button that cancels; -1 for none.
  open var cancelButtonIndex = -1
  /// The button that loses something; -1 for none.
  open var destructiveButtonIndex = -1
  /// The first button that does neither; -1 for none.
  open var firstOtherButtonIndex: Int {
    choices.titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
  }
  /// How many buttons there are.
  open var numberOfButtons: Int { choices.titles.count }
  /// Whether it is shown.
  open var isVisible: Bool { choices.isShown }
  private let choices = OlderChoices()

  /// A sheet of nothing.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Documents have no sheets: nil.
  public required init?(coder: NSCoder) { nil }
  /// A sheet with a button that loses something and one that cancels.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }
  /// A sheet with more buttons.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  /// Adds a button and says its number.
  @discardableResult open func addButton(withTitle title: String?) -> Int { choices.add(title) }
  /// The words on a button.
  open func buttonTitle(at buttonIndex: Int) -> String? { choices.title(at: buttonIndex) }

  /// Asks from a view.
  open func show(in view: UIView) { show(from: view.bounds, in: view, animated: true) }
  /// Asks from a tab bar.
  open func show(from view: UITabBar) { show(in: view) }
  /// Asks from a toolbar.
  open func show(from view: UIToolbar) { show(in: view) }
  /// Asks from a part of a view, which a popover points at.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    show(animated) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }
  /// Asks from a button of a bar, which a popover points at.
  open func show(from item: UIBarButtonItem, animated: Bool) { show(animated) { $0.barButtonItem = item } }
  /// Takes it away as if a button had been chosen.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    choices.dismiss(animated: animated) { [self] in gone(buttonIndex) }
  }

  private func show(_ animated: Bool, _ place: (UIPopoverPresentationController) -> Void) {
    let alert = UIAlertController(title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    choices.fill(alert, cancel: cancelButtonIndex, destructive: destructiveButtonIndex) { [self] index in
      delegate?.actionSheet(self, clickedButtonAt: index)
      gone(index)
    }
    if let popover = alert.popoverPresentationController { place(popover) }
    delegate?.willPresent(self)
    choices.show(alert, animated: animated) { [self] in delegate?.didPresent(self) }
  }
  private func gone(_ index: Int) {
    delegate?.actionSheet(self, willDismissWithButtonIndex: index)
    delegate?.actionSheet(self, didDismissWithButtonIndex: index)
  }
}
