// The views a collection places.

/// A view a collection places.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The name the view is reused by.
  open var reuseIdentifier: String? { reuseName }
  var reuseName: String?
  /// What the layout said last of its looks, and where it was put.
  var given: Looks?
  var taken: CGRect?
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
    guard let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else { return layoutAttributes }
    // What a compositional layout knows is kept: the view says only what was estimated.
    let (asksWidth, asksHeight) = (layoutAttributes.asksWidth, layoutAttributes.asksHeight)
    if asksWidth != asksHeight {
      let content = fittedContent
      let width = content === self ? layoutAttributes.frame.width : content.bounds.width
      let size = content.systemLayoutSizeFitting(
        CGSize(width: asksHeight ? width : 0, height: asksHeight ? 0 : layoutAttributes.frame.height),
        withHorizontalFittingPriority: asksHeight ? .required : .fittingSizeLevel,
        verticalFittingPriority: asksHeight ? .fittingSizeLevel : .required)
      if asksHeight, size.height > 0 { copy.frame.size.height = size.height }
      if asksWidth, size.width > 0 { copy.frame.size.width = size.width }
      return copy
    }
    let size = fittedContent.systemLayoutSizeFitting(
      CGSize(width: 0, height: 0), withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    guard size.width > 0, size.height > 0 else { return layoutAttributes }
    copy.frame.size = size
    return copy
  }
  /// What is measured.
  var fittedContent: UIView { self }
}

/// An item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Where the cell's views are.
  open private(set) var contentView: UIView
  /// Whether it is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  override var heldValue: String? { isSelected ? "selected" : nil }
  /// Whether it is touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  private func stateChanged() {
    showSelectedBackground()
    setNeedsUpdateConfiguration()
  }
  /// Its list is edited, or no more.
  func editingChanged() {
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }
  /// What a drag does with it changed. Nothing is dragged here.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// What a drag does with a cell; raw values are UIKit's.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It is lifted.
    case lifting = 1
    /// It is dragged.
    case dragging = 2
  }
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// The view behind the content while it is chosen.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showSelectedBackground()
    }
  }
  /// It is seen while the cell is chosen or touched, over the other background.
  private func showSelectedBackground() {
    guard let selectedBackgroundView else { return }
    if selectedBackgroundView.superview !== self {
      insertSubview(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
    }
    selectedBackgroundView.frame = bounds
    selectedBackgroundView.isHidden = !isSelected && !isHighlighted
  }
  /// What is behind the content; nil for what the cell has by itself, which is nothing but in lists.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsLayout() } }
  private var configuredBackground: ConfiguredBackground?
  /// What a cell of its kind has behind its content.
  var usualBackground: UIBackgroundConfiguration? { nil }
  /// What is behind a cell of its kind by itself, from era 16: nothing.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  /// The corners its place among others gives it.
  var usualCorners: (radius: CGFloat, which: CACornerMask)? { nil }
  /// Whether that follows the state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// What the content shows.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContentConfiguration() } }
  /// Whether that follows the state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Sets configurations by the state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Sets configurations by the state.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
  private(set) var configuredView: (any UIContentView)?
  /// What a tap on the item does.
  var onSelect: (() -> Void)?
  /// The collection it is an item of.
  var collection: UICollectionView? {
    superview as? UICollectionView ?? (superview as? OrthogonalScroller)?.superview as? UICollectionView
  }
  package override var takesTaps: Bool {
    // A finger chooses an item whether anybody hears of it or not (UICollectionView.allowsSelection).
    (onSelect != nil || collection.map { $0.delegate != nil || $0.allowsSelection } == true)
      && isUserInteractionEnabled || recognizesTaps
  }
  override func tapped() { collection?.userChose(self) }
  override var fittedContent: UIView { constrainsOwnViews(beside: contentView) ? self : contentView }

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

  /// Puts the content where it belongs: over all of the cell, whatever size a document drew it in.
  func placeContent() { if contentView.frame != bounds { contentView.frame = bounds } }

  /// The view behind the content fills the cell.
  open override func layoutSubviews() {
    if AppScene.current.canvas == nil {
      placeContent()
      showBackground()
    }
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }

  private func showBackground() {
    guard let given = backgroundConfiguration ?? (backgroundView == nil ? usualBackground : nil) else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
      return
    }
    let background = configuredBackground ?? ConfiguredBackground(frame: .zero)
    if configuredBackground == nil {
      configuredBackground = background
      insertSubview(background, at: 0)
    }
    let shown = automaticallyUpdatesBackgroundConfiguration ? given.updated(for: configurationState) : given
    let corners = usualCorners
    background.show(shown, in: self, corners: corners?.which, radius: corners?.radius ?? 0)
  }

  /// The state configurations are made for.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    if let collection {
      state.isEditing = collection.isEditing
      state.isSwiped = collection.swipedItem?.cell === self
      if let moved = collection.movedItem { state.isReordering = collection.indexPath(for: self) == moved.from }
    }
    return state
  }
  /// Asks for `updateConfiguration(using:)`, which is done at once.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    observing(.configuration, in: AppScene.running) { updateConfiguration(using: state) }
    setNeedsLayout()
  }
  private var isUpdating = false
  /// Sets configurations by the state.
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  private func showContentConfiguration() {
    // A view that can show the new content stays.
    if let contentConfiguration, let shown = configuredView, shown.supports(contentConfiguration) {
      shown.configuration = contentConfiguration
      return
    }
    if let view = configuredView as? UIView { view.removeFromSuperview() }
    configuredView = contentConfiguration?.makeContentView()
    guard let view = configuredView as? UIView else { return }
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }
}
