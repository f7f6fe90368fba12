// A control with a title.
import TextMetrics

/// A button. Its content size is the title's in whole points: at least 30 wide and 12 higher than a line, unless content
/// insets say otherwise.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// Kinds of buttons; raw values are UIKit's. Those that are only a picture are not here.
  public enum ButtonType: Int, Sendable {
    /// No look of its own.
    case custom = 0
    /// A title in the tint colour.
    case system = 1
  }

  /// How the button was made.
  public private(set) var buttonType: ButtonType = .custom
  private var titles: [State: String] = [:]
  private let label = UIButtonLabel(frame: .zero)

  /// Around the title; while it is zero, the title has the kind's own padding.
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { if contentEdgeInsets != oldValue { contentChanged() } } }
  /// Moves the title inside the button; the content size does not know of it.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } } }

  /// The picture beside the title.
  private var picture: UIImage?
  /// Whether the title has the padding of a button configuration.
  var usesConfigurationPadding = false { didSet { contentChanged() } }
  /// Around the title of a configuration (from 15 on).
  private static let configurationPadding = UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12)

  /// Sets the picture beside the title; only the normal state's takes part in layout.
  open func setImage(_ image: UIImage?, for state: State) {
    guard state == .normal else { return }
    picture = image
    contentChanged()
  }
  /// The picture beside the title.
  open var currentImage: UIImage? { picture }

  /// The narrowest button without content insets.
  private static let minimumWidth: CGFloat = 30
  /// How much higher than a line a button without content insets is.
  private static let heightBeyondLine: CGFloat = 12

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates what a document describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a custom button that performs `primaryAction` and has its title.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    adoptTitle(of: primaryAction)
  }

  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a button of a kind that performs `primaryAction` and has its title.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    become(buttonType)
  }

  /// The view that shows the title: 15 points in system buttons, 18 in custom ones.
  open var titleLabel: UILabel? { label }

  /// A button that shows only a picture is known by what is said of it.
  package override var shownText: String? {
    if let currentTitle, !currentTitle.isEmpty { return currentTitle }
    return layoutRecord?.spokenName ?? currentTitle
  }
  package override var hidesText: Bool { currentTitle?.isEmpty == false && label.hidesText }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    showTitle()
  }

  /// The title set for a state.
  open func title(for state: State) -> String? { titles[state] }

  /// The title shown now: that of the present state, else of the normal one.
  open var currentTitle: String? { titles[state] ?? titles[.normal] }

  override func stateDidChange() { showTitle() }

  /// As large as the title and what is around it; see the class.
  open override var intrinsicContentSize: CGSize {
    let width = CGFloat(PixelGrid.roundUp(Double(label.lineWidth), scale: 1, slack: PixelGrid.fitSlack))
    let height = CGFloat(PixelGrid.roundUp(Double(label.font.lineHeight), scale: 1))
    if let picture { return pictureSize(picture, titleWidth: width, titleHeight: height) }
    let insets = usesConfigurationPadding ? Self.configurationPadding : contentEdgeInsets
    guard insets == .zero else {
      return CGSize(width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
    }
    return CGSize(width: max(Self.minimumWidth, width), height: height + Self.heightBeyondLine)
  }

  /// Title and picture side by side, within the insets.
  private func pictureSize(_ picture: UIImage, titleWidth: CGFloat, titleHeight: CGFloat) -> CGSize {
    let hasTitle = currentTitle?.isEmpty == false
    let insets = usesConfigurationPadding ? Self.configurationPadding : contentEdgeInsets
    return CGSize(
      width: picture.size.width + (hasTitle ? titleWidth : 0) + insets.left + insets.right,
      height: max(picture.size.height, hasTitle ? titleHeight + (insets == .zero ? Self.heightBeyondLine : 0) : 0)
        + insets.top + insets.bottom)
  }

  /// The content size, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The title stands in the middle of what the insets leave.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: contentEdgeInsets).inset(by: titleEdgeInsets)
    let size = label.sizeThatFits(CGSize(width: area.width, height: area.height))
    let width = min(size.width, max(0, area.width))
    let scale = UIScreen.main.scale
    label.frame = CGRect(
      x: ((area.midX - width / 2) * scale).rounded() / scale,
      y: ((area.midY - size.height / 2) * scale).rounded() / scale, width: width, height: size.height)
  }

  /// The title is one line in the middle of what the insets leave: its first baseline is its last.
  override var baselineFromCenter: CGFloat? {
    let inset = (contentEdgeInsets.top - contentEdgeInsets.bottom + titleEdgeInsets.top - titleEdgeInsets.bottom) / 2
    return (label.font.ascender + label.font.descender) / 2 + inset
  }

  override func makeParts() {
    label.lineBreakMode = .byTruncatingMiddle
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.onChange = { [unowned self] in contentChanged() }
    addSubview(label)
  }

  func become(_ type: ButtonType) {
    buttonType = type
    switch type {
    case .custom: break
    case .system: label.font = .systemFont(ofSize: 15)
    }
  }

  private func adoptTitle(of action: UIAction?) {
    guard let title = action?.title, !title.isEmpty else { return }
    setTitle(title, for: .normal)
  }

  private func showTitle() { label.text = currentTitle }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

/// The label in a button. Snapshots have the text once, with the button.
@MainActor final class UIButtonLabel: UILabel {
  /// Called when text or font change.
  var onChange: (() -> Void)?

  package override var shownText: String? { nil }

  /// The width of the text on one line, not rounded.
  var lineWidth: CGFloat { CGFloat(unlimitedLayout.width) }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    onChange?()
  }
}
