// A view above or below a section.
import DeviceCatalog

/// A view above or below a section of a table, with one or two standard labels.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// Where the view's contents are.
  open private(set) var contentView: UIView
  /// The name the view is reused by.
  open var reuseIdentifier: String? { reuseName }
  var reuseName: String?
  /// The standard label.
  open private(set) lazy var textLabel: UILabel? = makeLabel()
  /// The standard detail.
  open private(set) lazy var detailTextLabel: UILabel? = makeLabel()
  /// The view behind the contents.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// What is behind the contents.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsLayout() } }
  /// Whether that follows the state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// What the contents show.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContentConfiguration() } }
  /// Whether that follows the state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Sets configurations by the state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Sets configurations by the state.
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
  private var configuredView: (any UIContentView)?
  private var configuredBackground: ConfiguredBackground?
  private var isUpdating = false
  /// The standard labels there are: these the view lays out, others are whoever's who added them.
  package private(set) var standardLabels: [UILabel] = []
  /// The font of a standard label the app gives none: it follows the user's size of text, as those of standard rows do (WWDC 2017,
  /// Building Apps with Dynamic Type).
  private func usualFont(of label: UILabel) -> UIFont {
    let font = UIFont.systemFont(ofSize: 13)
    guard ownScene.era >= Era(11) else { return font }
    return UIFontMetrics(forTextStyle: .footnote).scaledFont(for: font, compatibleWith: label.traitCollection)
  }
  /// The large font of a plain list's title; the app's where it gave the label one.
  package func largeFont(of label: UILabel) -> UIFont {
    guard label.font == usualFont(of: label) else { return label.font }
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    guard ownScene.era >= Era(11) else { return font }
    return UIFontMetrics(forTextStyle: .headline).scaledFont(for: font, compatibleWith: label.traitCollection)
  }
  /// How far in the label stands in a width: as the words of rows do.
  private func labelInset(width: CGFloat) -> CGFloat {
    let scene = ownScene
    return scene.canvas == nil && scene.era >= Era(11) ? nearestSystemMinimum.left + readableSide(width: width) : 16
  }
  /// The margins of a content view nobody gave any: at the sides those of rows, so that what keeps to them begins where rows do, as in the
  /// title of Apple's "Adding headers and footers to table sections".
  var contentMargins: UIEdgeInsets {
    let (sides, more, plain) = (nearestSystemMinimum, readableSide, marginsWithoutSafeArea)
    return UIEdgeInsets(top: plain.top, left: sides.left + more, bottom: plain.bottom, right: sides.right + more)
  }
  /// Between a group's title and its rows.
  private static let besideRows: CGFloat = 7.5

  override var isLayoutBoundary: Bool { true }

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    contentView = UIView(frame: .zero)
    reuseName = reuseIdentifier
    super.init(frame: .zero)
  }
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }
  /// Creates what a document describes.
  public required init?(coder: NSCoder) {
    contentView = UIView(frame: .zero)
    super.init(coder: coder)
  }

  override func makeParts() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Called before a used view is shown again.
  open func prepareForReuse() {}

  /// The state configurations are made for.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Asks for `updateConfiguration(using:)`, which is done at once.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: configurationState)
    }
    observing(.configuration, in: AppScene.running) { updateConfiguration(using: configurationState) }
    setNeedsLayout()
  }
  /// Sets configurations by the state.
  open func updateConfiguration(using state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }
  /// What is behind a standard header of its table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    (superview as? UITableView)?.style ?? .plain == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }
  /// What a standard header of its table shows.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    (superview as? UITableView)?.style ?? .plain == .plain ? .plainHeader() : .groupedHeader()
  }
  private func showContentConfiguration() {
    if let contentConfiguration, let shown = configuredView, shown.supports(contentConfiguration) {
      shown.configuration = contentConfiguration
      return
    }
    (configuredView as? UIView)?.removeFromSuperview()
    configuredView = contentConfiguration?.makeContentView()
    guard let view = configuredView as? UIView else { return }
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }
  private func showBackground() {
    guard let given = backgroundConfiguration else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
      return
    }
    let background = configuredBackground ?? ConfiguredBackground(frame: .zero)
    if configuredBackground == nil {
      configuredBackground = background
      insertSubview(background, at: 0)
    }
    background.show(
      automaticallyUpdatesBackgroundConfiguration ? given.updated(for: configurationState) : given, in: self)
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = usualFont(of: label)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    standardLabels.append(label)
    return label
  }

  /// The labels stand at the side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    // As with rows, what a camera takes at the sides the content keeps clear of; the canvas has none.
    if AppScene.current.canvas == nil {
      contentView.frame = bounds.inset(
        by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    }
    if AppScene.current.canvas == nil { showBackground() }
    guard let label = standardLabels.first else { return }
    let room = contentView.bounds
    let side = labelInset(width: bounds.width)
    let area = CGRect(x: side, y: 0, width: max(0, room.width - 2 * side), height: room.height)
    guard let table = superview as? UITableView, table.style != .plain, let text = textHeight(width: bounds.width)
    else {
      label.frame = area
      return
    }
    // A group's title is close above its rows, and a text below it close to them.
    let isFooter = table.footers.values.contains { $0 === self }
    let top = isFooter ? Self.besideRows : area.height - Self.besideRows - text
    label.frame = CGRect(x: area.minX, y: max(0, top), width: area.width, height: min(text, area.height))
  }

  /// How high the standard label's text is in a view of this width; nil where something else is shown, or has constraints.
  func textHeight(width: CGFloat) -> CGFloat? {
    guard contentConfiguration == nil, let label = standardLabels.first, !contentView.usesConstraints else {
      return nil
    }
    let safe = AppScene.current.canvas == nil ? safeAreaInsets.left + safeAreaInsets.right : 0
    let room = max(0, width - safe - 2 * labelInset(width: width))
    return label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
  }
}

/// Who is told of rows that will soon be shown.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: OptionalMethods {
  /// Rows that will soon be shown.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows that will not be shown after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
