// A control with a title.
import TextMetrics

/// A button. Its content size is the title's in whole points: at least 30 wide and 12 higher than a line, unless content
/// insets say otherwise.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// Kinds of buttons; raw values are UIKit's.
  public enum ButtonType: Int, Sendable {
    /// No look of its own.
    case custom = 0
    /// A title in the tint colour.
    case system = 1
    /// A picture.
    case detailDisclosure = 2
    /// A picture.
    case infoLight = 3
    /// A picture.
    case infoDark = 4
    /// A picture.
    case contactAdd = 5
    /// A cross.
    case close = 7
    /// The name of system buttons before era 7.
    public static var roundedRect: ButtonType { .system }
  }

  /// How the button was made.
  open internal(set) var buttonType: ButtonType = .custom
  private var titles: [State: String] = [:]
  let label = UIButtonLabel(frame: .zero)

  /// Around the title; while it is zero, the title has the kind's own padding.
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { if contentEdgeInsets != oldValue { contentChanged() } } }
  /// Moves the title inside the button; the content size does not know of it.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } } }

  /// Sets the picture beside the title in a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    showPicture()
  }
  private var preferredSymbols: [UInt: UIImage.SymbolConfiguration] = [:]
  private var images: [UInt: UIImage] = [:]
  /// Shows the picture of the present state, else of the normal one, as its symbols are chosen.
  private func showPicture() {
    let seen = value(images).map { image in value(preferredSymbols).flatMap(image.applyingSymbolConfiguration) ?? image
    }
    guard seen !== currentImage else { return }
    currentImage = seen
    shownImageView?.image = seen
    contentChanged()
  }
  private var backgrounds: [UInt: UIImage] = [:]
  var titleColors: [UInt: UIColor] = [:]
  private var shadowColors: [UInt: UIColor] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private func value<Value>(_ values: [UInt: Value]) -> Value? {
    values.isEmpty ? nil : values[state.rawValue] ?? values[State.normal.rawValue]
  }
  /// The picture used in a state: its own, else the normal one's.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[State.normal.rawValue] }
  /// Sets what is behind the title in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state.rawValue] = image
    contentChanged()
  }
  /// What is behind the title in a state: its own, else what is in the normal one.
  open func backgroundImage(for state: State) -> UIImage? {
    backgrounds[state.rawValue] ?? backgrounds[State.normal.rawValue]
  }
  /// What is behind the title now.
  open var currentBackgroundImage: UIImage? { value(backgrounds) }
  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state.rawValue] = color }
  /// The title's colour as code set it; nil where it set none.
  package var titleColorOfCode: UIColor? { titleColors[state.rawValue] ?? titleColors[State.normal.rawValue] }
  /// The colour of the title in a state: its own, else the tint in system buttons and white in others.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[State.normal.rawValue] ?? (buttonType == .system ? tintColor : .white)
  }
  /// The colour of the title now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// Sets the colour of the title's shadow in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { shadowColors[state.rawValue] = color }
  /// The colour of the title's shadow in a state: its own, else the normal one's.
  open func titleShadowColor(for state: State) -> UIColor? {
    shadowColors[state.rawValue] ?? shadowColors[State.normal.rawValue]
  }
  /// Sets a title with attributes for a state, which is preferred to a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    showTitle()
    if let font = title.flatMap({ $0.length > 0 ? $0.attribute(.font, at: 0, effectiveRange: nil) : nil }) as? UIFont {
      label.font = font
    }
  }
  /// The title with attributes of a state, else of the normal one.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[State.normal.rawValue]
  }
  /// The title with attributes shown now; nil where a plain one is.
  open var currentAttributedTitle: NSAttributedString? { shownTitle.styled }
  /// What is shown now: what the present state has, else what the normal one has, with attributes rather than without.
  private var shownTitle: (plain: String?, styled: NSAttributedString?) {
    for state in state == .normal ? [State.normal] : [state, .normal] {
      if let styled = attributedTitles[state.rawValue] { return (styled.string, styled) }
      if let plain = titles[state] { return (plain, nil) }
    }
    return (nil, nil)
  }
  /// Sets how symbols are chosen in a state; where nothing is said of one, they are as in the normal one.
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    preferredSymbols[state.rawValue] = configuration
    showPicture()
  }
  /// How its picture is chosen in a state, where that was said.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    preferredSymbols[state.rawValue]
  }
  package private(set) var shownImageView: UIImageView?
  /// The view that shows the picture, also before there is one: what is said of it stays.
  open var imageView: UIImageView? {
    if let shownImageView { return shownImageView }
    let made = UIImageView(image: currentImage)
    shownImageView = made
    made.frame = configuredContent(in: bounds).map { $0.image ?? .zero } ?? plainParts.image
    return made
  }
  /// Moves the picture inside the button; the content size does not know of it.
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } } }
  /// Whether the picture is lighter while the button is touched.
  open var showsTouchWhenHighlighted = false
  /// Whether the picture is darker while the button is touched.
  open var adjustsImageWhenHighlighted = true
  /// Whether the picture is lighter while the button is disabled.
  open var adjustsImageWhenDisabled = true
  /// Whether the title's shadow turns round while the button is touched.
  open var reversesTitleShadowWhenHighlighted = false
  /// What a tap opens.
  open var menu: UIMenu? { didSet { showSelection() } }
  /// Whether a choice in the menu shows in the button (era 15).
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      showSelection()
      contentChanged()
    }
  }
  open override var showsMenuAsPrimaryAction: Bool { didSet { contentChanged() } }
  /// Whether a pointer is heeded.
  open var isPointerInteractionEnabled = false
  /// Who says how a pointer looks over the button.
  open var pointerStyleProvider: PointerStyleProvider?
  /// How the button looks as a whole (era 15).
  open var configuration: Configuration? {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      adoptConfiguration()
    }
  }
  private var storedConfiguration: Configuration?
  /// Sets the configuration by the state.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  /// Whether the configuration is updated when the state changes.
  open var automaticallyUpdatesConfiguration = true
  /// What the button is for in what is around it.
  open var role = Role.normal
  /// How a button behaves; raw values are UIKit's.
  public enum BehavioralStyle: UInt, Sendable {
    /// As the system likes it.
    case automatic = 0
    /// As on these devices.
    case pad = 1
    /// As on Macs.
    case mac = 2
  }
  /// How the app would like the button to behave.
  open var preferredBehavioralStyle = BehavioralStyle.automatic
  /// In which order its menu is shown.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// How it behaves: as on these devices.
  open var behavioralStyle: BehavioralStyle { .pad }
  /// Whether the menu is open or the finger stays.
  open var isHeld: Bool { isTracking }
  /// Whether a pointer is over the button; there is none here.
  open var isHovered: Bool { false }
  /// Creates a system button with a picture that sends a message.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    button.sizeToFit()
    return button
  }
  /// Asks for `updateConfiguration()`, which is done at once.
  open func setNeedsUpdateConfiguration() { observing(.configuration, in: AppScene.running) { updateConfiguration() } }
  /// Sets the configuration by the state.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  private func adoptConfiguration() {
    guard let configuration else { return contentChanged() }
    if let title = configuration.title { setTitle(title, for: .normal) }
    if let title = configuration.attributedTitle { setTitle(String(title.characters), for: .normal) }
    if let image = configuration.image {
      let symbol = configuration.preferredSymbolConfigurationForImage
      setImage(symbol.flatMap(image.applyingSymbolConfiguration) ?? image, for: .normal)
    }
    label.font = Self.titleFont(configuration)
    label.lineBreakMode = configuration.titleLineBreakMode
    contentChanged()
  }
  /// Where the content lies in the button.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Where the background lies in the button.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the title lies in the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { usualParts(in: contentRect).title }
  /// Where the picture lies in the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { usualParts(in: contentRect).image }
  /// The picture beside the title now: that of the present state, else of the normal one.
  open private(set) var currentImage: UIImage?

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
  /// What shows the subtitle of a configured button, by its text, font and place (iOS 15); nil without one. It is made for whoever asks:
  /// what is changed in it is not seen.
  open var subtitleLabel: UILabel? { shownSubtitle }

  /// A button that shows only a picture is known by what is said of it, else by the picture's name, as one of a document is.
  package override var shownText: String? {
    if let currentTitle, !currentTitle.isEmpty { return currentTitle }
    return layoutRecord?.spokenName ?? currentImage?.name ?? currentTitle
  }
  package override var hidesText: Bool { currentTitle?.isEmpty == false && label.hidesText }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    showTitle()
  }

  /// The title of a state, else of the normal one; of one with attributes its text.
  open func title(for state: State) -> String? {
    for state in [state, .normal] {
      if let title = titles[state] ?? attributedTitles[state.rawValue]?.string { return title }
    }
    return nil
  }

  /// The title shown now: that of the present state, else of the normal one.
  open var currentTitle: String? { shownTitle.plain }

  override func stateDidChange() {
    showTitle()
    showPicture()
    if automaticallyUpdatesConfiguration { observing(.configuration, in: AppScene.running) { updateConfiguration() } }
  }

  /// As large as the title and what is around it, and as the picture behind them; see the class.
  open override var intrinsicContentSize: CGSize {
    let content = contentSize
    guard let behind = currentBackgroundImage?.size else { return content }
    return CGSize(width: max(content.width, behind.width), height: max(content.height, behind.height))
  }

  private var contentSize: CGSize {
    if let configuration { return configuredSize(configuration) }
    let width = CGFloat(PixelGrid.roundUp(Double(label.lineWidth), scale: 1, slack: PixelGrid.fitSlack))
    let height = CGFloat(PixelGrid.roundUp(Double(label.lineHeight), scale: 1))
    if let currentImage { return pictureSize(currentImage, titleWidth: width, titleHeight: height) }
    let insets = contentEdgeInsets
    guard insets == .zero else {
      return CGSize(width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
    }
    return CGSize(width: max(Self.minimumWidth, width), height: height + Self.heightBeyondLine)
  }

  /// Title and picture side by side, within the insets.
  private func pictureSize(_ picture: UIImage, titleWidth: CGFloat, titleHeight: CGFloat) -> CGSize {
    let hasTitle = currentTitle?.isEmpty == false
    let insets = contentEdgeInsets
    return CGSize(
      width: picture.size.width + (hasTitle ? titleWidth : 0) + insets.left + insets.right,
      height: max(picture.size.height, hasTitle ? titleHeight + (insets == .zero ? Self.heightBeyondLine : 0) : 0)
        + insets.top + insets.bottom)
  }

  package override var takesTaps: Bool {
    super.takesTaps || showsMenuAsPrimaryAction && menu != nil && isEnabled && isUserInteractionEnabled
  }

  /// A button whose menu is what it is for opens it instead.
  override func lifted(isInside: Bool, from start: CGPoint, to end: CGPoint) {
    if isInside, showsMenuAsPrimaryAction, openMenu() { return }
    super.lifted(isInside: isInside, from: start, to: end)
  }

  /// The content size, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The title stands in the middle of what the insets leave.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let content = configuredContent(in: bounds) {
      label.frame = content.title ?? .zero
      shownImageView?.frame = content.image ?? .zero
      return
    }
    let parts = plainParts
    let scale = UIScreen.main.scale
    label.frame = CGRect(
      x: (parts.title.minX * scale).rounded() / scale, y: (parts.title.minY * scale).rounded() / scale,
      width: parts.title.width, height: parts.title.height)
    shownImageView?.frame = parts.image
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
    case .detailDisclosure, .infoLight, .infoDark: showMark("info.circle", side: 22, "More Info")
    case .contactAdd: showMark("plus.circle", side: 22, "Add")
    case .close: showMark("xmark.circle.fill", side: 30, "Close")
    }
  }

  private func showMark(_ name: String, side: CGFloat, _ word: String) {
    accessibilityLabel = word
    setImage(UIImage(size: CGSize(width: side, height: side), scale: 1, name: name), for: .normal)
  }

  private func adoptTitle(of action: UIAction?) {
    if let image = action?.image { setImage(image, for: .normal) }
    guard let title = action?.title, !title.isEmpty else { return }
    setTitle(title, for: .normal)
  }

  private func showTitle() {
    let (plain, styled) = shownTitle
    label.show(plain, styled)
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
