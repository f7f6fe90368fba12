// The views a collection places.

/// A view a collection places.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The name the view is reused by.
  open internal(set) var reuseIdentifier: String?
  override var isLayoutBoundary: Bool { true }
  /// Called before a used view is shown again.
  open func prepareForReuse() {}
  /// Takes what a layout says of the view, once its place is taken.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Before the layout changes.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// After the layout changed.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// The place the view would like: as large as its constraints say.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = fittedContent.systemLayoutSizeFitting(
      CGSize(width: 0, height: 0), withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    guard size.width > 0, size.height > 0,
      let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    copy.frame.size = size
    return copy
  }
  /// What is measured.
  var fittedContent: UIView { self }
}

/// An item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Where the cell's views are.
  public let contentView: UIView
  /// Whether it is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  override var heldValue: String? { isSelected ? "selected" : nil }
  /// Whether it is touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// The view behind the content while it is chosen.
  open var selectedBackgroundView: UIView?
  /// What is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether that follows the state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// What the content shows.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContentConfiguration() } }
  /// Whether that follows the state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Sets configurations by the state.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  private var configuredView: (any UIContentView)?
  /// What a tap on the item does.
  var onSelect: (() -> Void)?
  private var collection: UICollectionView? { superview as? UICollectionView }
  package override var takesTaps: Bool {
    (onSelect != nil || collection?.delegate != nil) && isUserInteractionEnabled || recognizesTaps
  }
  override func tapped() { collection?.userChose(self) }
  override var fittedContent: UIView { contentView }

  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
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

  /// The view behind the content fills the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }

  /// The state configurations are made for.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }
  /// Asks for `updateConfiguration(using:)`, which is done at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  /// Sets configurations by the state.
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  private func showContentConfiguration() {
    if let view = configuredView as? UIView { view.removeFromSuperview() }
    configuredView = contentConfiguration?.makeContentView()
    guard let view = configuredView as? UIView else { return }
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }
}
