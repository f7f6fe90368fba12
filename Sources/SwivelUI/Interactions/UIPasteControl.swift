// What can be pasted into something, and the button that pastes without asking, from era 16 on.

/// The types something takes when it is pasted or dropped.
@preconcurrency @MainActor open class UIPasteConfiguration: NumberedObject {
  /// The types, such as `public.image`.
  open var acceptableTypeIdentifiers: [String] = []
  /// Nothing.
  public override init() { super.init() }
  /// Types by their names.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }
  /// The types a class is made of.
  public init(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
    super.init()
  }
  /// More types.
  open func addAcceptableTypeIdentifiers(_ identifiers: [String]) { acceptableTypeIdentifiers += identifiers }
  /// The types a class is made of, too.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
  }
}

/// What takes pasted things.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: AnyObject {
  /// The types it takes.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes them.
  func paste(itemProviders: [NSItemProvider])
  /// Whether it would.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}

/// A button that pastes what is on the pasteboard into its target.
@preconcurrency @MainActor open class UIPasteControl: UIControl {
  /// What such a button shows; raw values are UIKit's.
  public enum DisplayMode: UInt, Sendable {
    /// Its sign and its word.
    case iconAndLabel = 0
    /// Its sign.
    case iconOnly = 1
    /// Its word.
    case labelOnly = 2
  }
  /// How such a button looks.
  @preconcurrency @MainActor open class Configuration: NumberedObject {
    /// What it shows.
    open var displayMode = DisplayMode.iconAndLabel
    /// How round its corners are.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// How round they are where the style says `fixed`.
    open var cornerRadius: CGFloat = 0
    /// The colour of sign and word; nil for white.
    open var baseForegroundColor: UIColor?
    /// The colour behind; nil for the tint.
    open var baseBackgroundColor: UIColor?
    /// As usual.
    public override init() { super.init() }
  }
  /// How it looks.
  public let configuration: Configuration
  /// Who is pasted into.
  open weak var target: (any UIPasteConfigurationSupporting)?
  private let face = UIButton(configuration: .filled())

  /// A button that looks so.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    setUp()
  }
  /// A button that looks as usual.
  public override convenience init(frame: CGRect) {
    self.init(configuration: Configuration())
    self.frame = frame
  }
  /// What a document describes.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    if configuration.displayMode != .iconOnly { face.configuration?.title = "Paste" }
    if configuration.displayMode != .labelOnly { face.configuration?.image = UIImage(systemName: "doc.on.clipboard") }
    face.configuration?.imagePadding = 6
    face.configuration?.cornerStyle = configuration.cornerStyle
    if configuration.cornerStyle == .fixed { face.configuration?.background.cornerRadius = configuration.cornerRadius }
    if let color = configuration.baseForegroundColor { face.configuration?.baseForegroundColor = color }
    if let color = configuration.baseBackgroundColor { face.configuration?.baseBackgroundColor = color }
    face.accessibilityLabel = "Paste"
    face.addAction(UIAction { [unowned self] _ in pasted() }, for: .primaryActionTriggered)
    addSubview(face)
  }
  private func pasted() {
    let items = UIPasteboard.general.itemProviders
    guard let target, !items.isEmpty, target.canPaste(items) else { return }
    target.paste(itemProviders: items)
  }
  /// As large as its button.
  open override var intrinsicContentSize: CGSize { face.intrinsicContentSize }
  /// As large as its button.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { face.sizeThatFits(size) }
  /// The button fills it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    face.frame = bounds
  }
}
