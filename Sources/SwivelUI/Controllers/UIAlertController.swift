// An alert: a presentation that does not cover the window (R-PRES-06), with buttons that dismiss it.
import DeviceCatalog

/// A choice in an alert.
@preconcurrency @MainActor open class UIAlertAction: NumberedObject {
  /// What a choice means; raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// An ordinary choice.
    case `default` = 0
    /// Leaves everything as it is; there is one at most.
    case cancel = 1
    /// Loses something.
    case destructive = 2
  }

  /// The button's title.
  public let title: String?
  /// What the choice means.
  public let style: Style
  let handler: (@MainActor (UIAlertAction) -> Void)?
  /// The button's colour, set by name; nil for the style's.
  package var titleColor: UIColor?
  /// What stands before the title, set by name.
  package var image: UIImage?
  /// What it is chosen by while the alert is shown.
  package fileprivate(set) weak var button: UIButton?

  /// Creates an ordinary choice without a title, which does nothing.
  public override init() {
    title = nil
    style = .default
    handler = nil
    super.init()
  }
  /// Creates a choice; `handler` runs after the alert has gone.
  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Whether it can be chosen, now that the alert is shown as well: an app that wants a name first says so as it is typed.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
}

/// An alert or action sheet.
///
/// Two choices of an alert stand side by side, "Cancel" on the leading side, and that of an action sheet by itself at the bottom
/// (Human Interface Guidelines, Alerts and Action sheets). Sizes are ours: sources have none.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// In the middle, or at the bottom; raw values are UIKit's. On iPad, an action sheet is a popover in regular width, from era 8, and
  /// has to point at something ("you must … set the sourceView or barButtonItem", UIAlertController).
  public enum Style: Int, Sendable {
    /// Choices at the bottom.
    case actionSheet = 0
    /// A question in the middle.
    case alert = 1
  }

  /// What the alert says below its title, also while it is shown.
  open var message: String? { didSet { if message != oldValue { wordsDidChange() } } }
  /// How much an alert matters; raw values are UIKit's.
  public enum Severity: Int, Sendable {
    /// As any.
    case `default` = 0
    /// Something is lost.
    case critical = 1
  }
  /// How much the alert matters, from era 16. Kept, and not drawn.
  open var severity = Severity.default
  /// The choice the return key makes; its title is bold. One that was not added before raises as in UIKit.
  open var preferredAction: UIAlertAction? {
    didSet {
      guard let preferredAction, !actions.contains(where: { $0 === preferredAction }) else { return }
      ownScene.raise(
        "NSInternalInconsistencyException", "preferredAction has to be one of the actions that were added", by: subject)
      self.preferredAction = oldValue
    }
  }
  /// The fields of the alert.
  open private(set) var textFields: [UITextField]?
  /// Adds a field between text and choices; raises for an action sheet as in UIKit.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      ownScene.raise(
        "NSInternalInconsistencyException", "Text fields can only be added to an alert controller of style alert",
        by: subject)
      return
    }
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    add(field)
  }
  func add(_ field: UITextField) { textFields = (textFields ?? []) + [field] }
  /// Alert or action sheet.
  open var preferredStyle: Style { madeStyle }
  private let madeStyle: Style
  /// The choices, in the order they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// Creates an alert without choices.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    madeStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    let scene = AppScene.current
    let isPopover = preferredStyle == .actionSheet && scene.device.profile.idiom == .pad && scene.era >= Era(8)
    modalPresentationStyle = isPopover ? .popover : .custom
  }

  /// Documents have no alerts: nil.
  public required init?(coder: NSCoder) { nil }

  /// Adds a choice below the others; raises for a second one that cancels.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      ownScene.raise(
        "NSInternalInconsistencyException",
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel", by: subject)
      return
    }
    actions.append(action)
  }

  private var words: [UILabel] = []
  /// Shows title and message before all else.
  private func showWords() {
    for label in words { label.removeFromSuperview() }
    words = []
    for text in [title, message] {
      guard let text else { continue }
      let label = UILabel(frame: .zero)
      label.text = text
      label.numberOfLines = 0
      label.textAlignment = .center
      let isTitle = words.isEmpty && title != nil
      label.font =
        preferredStyle == .alert && isTitle
        ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13, weight: isTitle ? .semibold : .regular)
      label.textColor = preferredStyle == .alert ? .label : .secondaryLabel
      view.insertSubview(label, at: words.count)
      words.append(label)
    }
  }
  /// Title or message are others.
  func wordsDidChange() {
    guard isViewLoaded else { return }
    showWords()
    view.setNeedsLayout()
    view.superview?.setNeedsLayout()
  }

  open override func viewDidLoad() {
    showWords()
    for field in textFields ?? [] {
      if field.borderStyle == .none { field.borderStyle = .roundedRect }
      view.addSubview(field)
    }
    for action in actions {
      let button = UIButton(frame: .zero)
      button.setTitle(action.title, for: .normal)
      action.button = button
      button.isEnabled = action.isEnabled
      button.addAction(UIAction { [weak self] _ in self?.choose(action) }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  open override func viewWillLayoutSubviews() {
    for (part, frame) in zip(view.subviews, plan(width: view.bounds.width).frames) {
      part.frame = frame
      if part is UIButton { part.isHidden = frame.isEmpty }
    }
  }

  /// The first field is written in as soon as it is there.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    _ = textFields?.first?.becomeFirstResponder()
  }

  /// In the middle of what a keyboard leaves, or at the bottom.
  func frame(in bounds: CGRect) -> CGRect {
    let isAlert = preferredStyle == .alert
    let bounds =
      isAlert ? bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: ownScene.keyboardHeight ?? 0, right: 0)) : bounds
    let side = min(bounds.width, bounds.height)
    let width = min(bounds.width, isAlert ? AlertPlan.width : min(side - 2 * AlertPlan.margin, AlertPlan.widestSheet))
    let height = min(bounds.height, plan(width: width).height)
    let below = max(AlertPlan.margin, ownScene.windowInsets.bottom)
    let y = isAlert ? (bounds.height - height) / 2 : max(0, bounds.height - height - below)
    return CGRect(x: (bounds.width - width) / 2, y: y, width: width, height: height)
  }

  /// The cards its parts lie on, in its view: one, or one more below it for the choice that cancels an action sheet.
  package var cards: [CGRect] { plan(width: view.bounds.width).cards }

  /// Whether it is a popover, which a touch beside it cancels: it shows no choice that does.
  package var isPopover: Bool { ownPresentation?.resolvedStyle == .popover }
  /// How large it is as a popover.
  var popoverSize: CGSize {
    loadViewIfNeeded()
    return CGSize(width: AlertPlan.width, height: plan(width: AlertPlan.width).height)
  }

  private func plan(width: CGFloat) -> AlertPlan {
    AlertPlan(view.subviews, actions, preferredStyle, width: width, hidesCancel: isPopover)
  }

  /// The user touched beside it: what cancels is done.
  func cancelled() {
    if let cancel = actions.first(where: { $0.style == .cancel }) { cancel.handler?(cancel) }
  }

  private func choose(_ action: UIAlertAction) {
    presenter?.dismiss(animated: true) { action.handler?(action) }
  }
}
