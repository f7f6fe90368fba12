// A row of a table: a content view, and what stands beside it.
import DeviceCatalog

/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  // Optional methods of UIGestureRecognizerDelegate: subclasses that are their recognisers' delegates override them.

  /// Whether a finger is followed.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  /// Whether a press is followed.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
  /// Whether an event is followed.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
  /// Whether both may be recognised at once.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Whether the first waits until the other failed.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Whether the other waits until the first failed.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Where the cell's views are.
  open private(set) var contentView: UIView
  /// Whether it is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  override var heldValue: String? { isSelected ? "selected" : nil }
  /// Sets whether it is chosen; animations take no time.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Whether it is touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  /// Sets whether it is touched; animations take no time.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Whether it is edited.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false
  /// Begins or ends editing; animations take no time.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    willTransition(to: editing ? .showingEditControl : [])
    storedIsEditing = editing
    setNeedsLayout()
    setNeedsUpdateConfiguration()
    didTransition(to: editing ? .showingEditControl : [])
  }
  /// How it is edited: its table's delegate's word.
  open var editingStyle: EditingStyle {
    guard let table, let path = table.indexPath(for: self) else { return .none }
    return table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
  }
  /// Before it is edited, or no more.
  open func willTransition(to state: StateMask) {}
  /// After that.
  open func didTransition(to state: StateMask) {}
  /// Whether what a swipe offers is shown beside it.
  open var showingDeleteConfirmation: Bool { confirmsDeletion }
  var confirmsDeletion = false {
    didSet {
      guard confirmsDeletion != oldValue else { return }
      let state: StateMask = storedIsEditing ? .showingEditControl : []
      let next = confirmsDeletion ? state.union(.showingDeleteConfirmation) : state
      willTransition(to: next)
      didTransition(to: next)
    }
  }
  /// Whether it shows that it can be moved.
  open var showsReorderControl = false
  /// Whether it moves in while it is edited.
  open var shouldIndentWhileEditing = true
  /// How it looks while it is chosen.
  open var selectionStyle = SelectionStyle.default
  /// Where its separator begins and ends.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// How far in its standard labels and picture stand.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// How far in each level is.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
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
      showBackgrounds()
    }
  }
  /// The view behind the content while several are chosen.
  open var multipleSelectionBackgroundView: UIView?
  /// The view at the trailing edge, in its own size.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      // It may be another row's by now.
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let accessoryView {
        addSubview(accessoryView)
        // A compact picker nobody gave a size has its own, as in UIKit.
        if accessoryView is UIDatePicker, accessoryView.bounds.isEmpty { accessoryView.sizeToFit() }
      }
      setNeedsLayout()
    }
  }
  /// What stands at the trailing edge while it is edited.
  open var editingAccessoryType = AccessoryType.none
  /// Whether its accessory goes while it is edited, as documents say of rows from before there were others for that.
  var hidesAccessoryWhenEditing = true { didSet { setNeedsLayout() } }
  /// What stands at the trailing edge now.
  package var shownAccessoryType: AccessoryType {
    guard isEditing, editingAccessoryType != .none || hidesAccessoryWhenEditing else { return accessoryType }
    return editingAccessoryType
  }
  /// The view at the trailing edge while it is edited.
  open var editingAccessoryView: UIView?
  /// What is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsLayout() } }
  private var configuredBackground: ConfiguredBackground?
  /// How it is focused. There is no focus here.
  open var focusStyle = FocusStyle.default
  /// Whether something dragged over it may choose it. Nothing is dragged here.
  open var userInteractionEnabledWhileDragging = false
  /// What a drag does with it changed. Nothing is dragged here.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Whether that follows the state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// What the content shows.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContentConfiguration() } }
  /// Whether that follows the state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Sets configurations by the state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Sets configurations by the state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  private(set) var configuredView: (any UIContentView)?
  /// The style the cell was made in by code; nil for one of a document.
  private var madeStyle: CellStyle?
  /// The name the cell is reused by.
  open var reuseIdentifier: String? { reuseName }
  var reuseName: String?
  /// What stands at the trailing edge.
  open var accessoryType: AccessoryType = .none { didSet { if accessoryType != oldValue { setNeedsLayout() } } }
  /// The standard label; one that code made has it from when it is first asked for.
  open var textLabel: UILabel? { storedTextLabel ?? makeStandardLabel(isDetail: false) }
  /// The standard detail; only in styles that have one.
  open var detailTextLabel: UILabel? { storedDetailLabel ?? makeStandardLabel(isDetail: true) }
  /// The standard picture.
  open var imageView: UIImageView? {
    if let madeImageView { return madeImageView }
    takeUsualStyle()
    guard madeStyle != nil else { return nil }
    let view = UIImageView(frame: .zero)
    contentView.addSubview(view)
    madeImageView = view
    return view
  }
  /// The standard picture, once somebody asked for it.
  private(set) var madeImageView: UIImageView?
  var storedTextLabel: UILabel?
  var storedDetailLabel: UILabel?
  /// The standard style a document names; nil for cells that place their views themselves.
  var documentStyle: CellStyle?
  /// Whether labels stay where the document has them: beside a picture, or moved in.
  var keepsLabelsLeft = false
  /// Where a document has its labels and its picture begin, once they were turned round.
  final var documentPlaces: [(view: UIView, x: CGFloat)]?
  /// Whether the text of the second value style is aligned for content from right to left.
  final var turnsAlignment = false
  /// The height a document gives the row; nil for one that follows from the content.
  var documentHeight: CGFloat?
  /// Whether that height is only the one a prototype was drawn with: rows made of it are as high as their content.
  var growsWithContent = false
  /// The row is no lower than this, however little its content needs: as high as it was drawn.
  private(set) var leastHeight: CGFloat = 0
  /// What a tap on the row does, beyond what the delegate says.
  var onSelect: (() -> Void)?
  /// What a tap on the button beside the row does, beyond what the delegate says.
  var onAccessory: (() -> Void)?
  private var accessoryButton: UIButton?
  /// What stands at the start and at the end of a row that is edited.
  package var editControl: UIButton?
  var handle: RowHandle?

  override var isLayoutBoundary: Bool { true }
  package override var takesTaps: Bool {
    // A finger chooses a row whether anybody hears of it or not (UITableView.allowsSelection).
    (onSelect != nil || table.map { $0.delegate != nil || $0.allowsSelection } == true) && isUserInteractionEnabled
      || recognizesTaps
  }

  override func tapped() { table?.userChose(self) }
  var styleOfCode: CellStyle? { madeStyle }
  /// A document's cell of its own making ("Custom" in Xcode) names no style: asked for standard parts it is of the default one, as any cell.
  func takeUsualStyle() { if madeStyle == nil, documentStyle == nil { madeStyle = .default } }
  /// The state configurations are made for.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = confirmsDeletion
    state.isDisabled = !isUserInteractionEnabled
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
    showBackgrounds()
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
    (configuredView as? UIView)?.removeFromSuperview()
    configuredView = contentConfiguration?.makeContentView()
    guard let view = configuredView as? UIView else { return }
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }
  /// Whether the grey of a chosen or touched row lies behind its content: where neither the app nor a configuration gave it another
  /// ground (UITableViewCell.selectionStyle, from era 7; before it was blue, and is not drawn).
  package var showsChoice: Bool {
    (isSelected || isHighlighted) && selectionStyle != .none && selectedBackgroundView == nil
      && backgroundConfiguration == nil && ownScene.era >= Era(7)
  }

  /// Shows the background of a configuration, and over it that of a chosen row.
  func showBackgrounds() {
    if let given = backgroundConfiguration {
      let background = configuredBackground ?? ConfiguredBackground(frame: .zero)
      if configuredBackground == nil {
        configuredBackground = background
        insertSubview(background, at: 0)
      }
      let shown = automaticallyUpdatesBackgroundConfiguration ? given.updated(for: configurationState) : given
      background.show(shown, in: self)
    } else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
    }
    guard let selectedBackgroundView else { return }
    if selectedBackgroundView.superview !== self {
      insertSubview(selectedBackgroundView, at: (backgroundView == nil ? 0 : 1) + (configuredBackground == nil ? 0 : 1))
    }
    selectedBackgroundView.frame = bounds
    selectedBackgroundView.isHidden = selectionStyle == .none || !isSelected && !isHighlighted
  }

  /// The room the accessory takes.
  private var accessoryWidth: CGFloat {
    if isEditing {
      let own = editingAccessoryView.map { $0.bounds.width + Self.besideAccessoryView } ?? 0
      return max(own, shownAccessoryType == .none ? 0 : 38.5) + (isMovable ? Self.editControlWidth : 0)
    }
    if let accessoryView { return accessoryView.bounds.width + Self.besideAccessoryView + readableSide }
    return accessoryType == .none ? 0 : 38.5 + readableSide
  }
  /// What stays free beside a view at the trailing edge.
  private static let besideAccessoryView: CGFloat = 16

  /// The size of a cell no table has placed yet.
  private static let usualFrame = CGRect(x: 0, y: 0, width: 320, height: 44)

  /// Creates a cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    contentView = UIView(frame: Self.usualFrame)
    reuseName = reuseIdentifier
    madeStyle = style
    super.init(frame: Self.usualFrame)
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    // One that nobody placed has the size of a row, as `UITableViewCell()` has in UIKit.
    guard frame != .zero else { return }
    self.frame = frame
    contentView.frame = CGRect(origin: .zero, size: frame.size)
  }

  /// Creates what a document describes.
  public required init?(coder: NSCoder) {
    contentView = UIView(frame: .zero)
    super.init(coder: coder)
  }

  override func makeParts() { addSubview(contentView) }

  /// Keeps the row from being lower than so many points.
  package func showsAtLeast(_ height: CGFloat) { leastHeight = height }

  /// Called before a used cell is shown for another row.
  open func prepareForReuse() {}

  /// The content view takes what the accessory leaves.
  open override func layoutSubviews() {
    if AppScene.current.canvas == nil {
      placeContent()
      placeLabels()
      placeAccessory()
      placeEditingViews()
    }
    super.layoutSubviews()
    backgroundView?.frame = bounds
    if AppScene.current.canvas == nil { showBackgrounds() }
    guard let accessoryView else { return }
    accessoryView.isHidden = isEditing
    accessoryView.frame.origin = CGPoint(
      x: bounds.width - accessoryView.bounds.width - Self.besideAccessoryView - readableSide,
      y: (bounds.height - accessoryView.bounds.height) / 2)
    if isMirrored { mirror([accessoryView]) }
  }

  /// Before a row is fitted, and at layout: what fits depends on the width the content will have. What a camera takes at the
  /// sides of a row, the content view keeps clear of; so it is with tables from era 11 on.
  func placeContent() {
    let safe = isMirrored ? safeAreaInsets.mirrored : safeAreaInsets
    let indent = isEditing ? editingIndent : 0
    contentView.frame = CGRect(
      x: safe.left + indent, y: 0, width: max(0, bounds.width - safe.left - safe.right - indent - accessoryWidth),
      height: bounds.height)
    if isMirrored { mirror([contentView]) }
  }

  /// The detail button beside the row: commands find it by the row's name and `.accessory`.
  private func placeAccessory() {
    let type = shownAccessoryType
    let isButton = type == .detailButton || type == .detailDisclosureButton
    guard isButton, table != nil else {
      accessoryButton?.removeFromSuperview()
      accessoryButton = nil
      return
    }
    let button = accessoryButton ?? UIButton(frame: .zero)
    if accessoryButton == nil {
      accessoryButton = button
      button.addAction(
        UIAction { [weak self] _ in if let self { table?.userTappedAccessory(of: self) } }, for: .touchUpInside)
      addSubview(button)
    }
    button.accessibilityIdentifier = "\(accessibilityIdentifier ?? layoutRecord?.documentID ?? className).accessory"
    let width = accessoryWidth - readableSide
    let x = isMirrored ? contentView.frame.minX - width : contentView.frame.maxX
    button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
  }
}
