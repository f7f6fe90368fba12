// The rows of lists made of collections: content, and what stands beside it at the start and the end.

/// The handle an item is moved by; a finger that leaves it elsewhere moves the item there.
@MainActor final class ItemHandle: UIImageView {
  override func keepsFinger(going way: CGPoint) -> Bool { true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let cell = superview as? UICollectionViewCell, let list = cell.collection, let touch = touches.first else {
      return
    }
    list.userMoved(cell, to: touch.location(in: list))
  }
}

/// A row of a list.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// What a row is in its list.
  enum Role { case cell, header, footer }
  /// Between what stands beside each other.
  private static let gap: CGFloat = 8
  /// What the system keeps for a sign, so that those below each other stand in one line. Sources have no number.
  private static let standardWidth: CGFloat = 28
  /// A row is no lower.
  private static let leastHeight: CGFloat = 44

  private var role = Role.cell
  private var listOfSection: UICollectionLayoutListConfiguration?
  private var shownViews: [(accessory: UICellAccessory, view: UIView)] = []
  private var accessoriesAreOld = true
  /// What stands beside the content.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      accessoriesAreOld = true
      setNeedsLayout()
    }
  }
  /// How far in it stands.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// How far in each level is.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  /// Whether what stands at the start moves in, too.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsLayout() } } }
  /// Where the line below the row begins and ends: with the text, unless the app says otherwise.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let start = guide.leadingAnchor.constraint(equalTo: leadingAnchor)
    let end = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
    for constraint in [start, end] {
      constraint.priority = .init(1)
      constraint.isActive = true
    }
    separatorStart = start
    return guide
  }()
  /// Keeps the line's start at the text; there once the app has asked for the guide.
  private var separatorStart: NSLayoutConstraint?

  /// What a row of its list shows by itself.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let appearance = listOfSection?.appearance ?? .plain
    let isSidebar = appearance == .sidebar || appearance == .sidebarPlain
    switch role {
    case .cell: return isSidebar ? .sidebarCell() : .cell()
    case .header: return isSidebar ? .sidebarHeader() : appearance == .plain ? .plainHeader() : .groupedHeader()
    case .footer: return appearance == .plain ? .plainFooter() : .groupedFooter()
    }
  }
  /// What is behind a row of its list by itself.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    switch role {
    case .cell: return listOfSection?.cellBackground ?? .listPlainCell()
    case .header, .footer: return .listPlainHeaderFooter()
    }
  }
  override var usualBackground: UIBackgroundConfiguration? { defaultBackgroundConfiguration() }

  /// It comes to a place of a list, as an item or as what is beside items.
  func comes(from collection: UICollectionView, at path: IndexPath, as kind: String? = nil) {
    listOfSection = collection.collectionViewLayout.list(of: path.section)
    source = collection
    let isFirst = listOfSection?.headerMode == .firstItemInSection && path.item == 0
    role =
      kind == nil ? (isFirst ? .header : .cell) : kind == UICollectionView.elementKindSectionFooter ? .footer : .header
    guard kind == nil else { return }
    if placeInList != path {
      placeInList = path
      let outline = (collection.dataSource as? any OutlineSource)?.outline(at: path)
      indentationLevel = outline.map { max(0, $0.level) } ?? 0
      isExpandedInOutline = outline?.isExpanded ?? false
    }
  }
  private weak var source: UICollectionView?
  private var placeInList: IndexPath?
  private var isExpandedInOutline = false
  open override func prepareForReuse() {
    super.prepareForReuse()
    placeInList = nil
  }
  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = isExpandedInOutline
    return state
  }

  // MARK: What stands beside the content

  private var isEdited: Bool { collection?.isEditing ?? source?.isEditing ?? false }
  override func editingChanged() {
    accessoriesAreOld = true
    super.editingChanged()
  }
  open override var isSelected: Bool {
    didSet {
      guard isSelected != oldValue, accessories.contains(where: { $0.accessoryType == .multiselect }) else { return }
      accessoriesAreOld = true
      setNeedsLayout()
    }
  }

  /// Whether a tap anywhere expands the row.
  var expandsByTap: Bool {
    accessories.contains {
      $0.accessoryType == .outlineDisclosure && ($0.style == .header || $0.style == .automatic && role == .header)
    }
  }
  /// Expands or collapses what is below.
  func toggleOutline() {
    guard let collection, let path = collection.indexPath(for: self) else { return }
    if let own = accessories.first(where: { $0.accessoryType == .outlineDisclosure })?.action { return own() }
    (collection.dataSource as? any OutlineSource)?.toggleOutline(at: path)
  }

  private func makeAccessories() {
    accessoriesAreOld = false
    for shown in shownViews { shown.view.removeFromSuperview() }
    let isEditing = isEdited
    shownViews = [true, false].flatMap { isLeading in
      UICellAccessory.ordered(accessories, isLeading: isLeading, isEditing: isEditing).map { ($0, view(of: $0)) }
    }
    for shown in shownViews {
      shown.view.isHidden = shown.accessory.isHidden
      addSubview(shown.view)
    }
  }

  private func view(of accessory: UICellAccessory) -> UIView {
    let name = accessibilityIdentifier ?? layoutRecord?.documentID ?? className
    switch accessory.accessoryType {
    case .customView(let view):
      if let tint = accessory.tint { view.tintColor = tint }
      return view
    case .label:
      let label = UILabel(frame: .zero)
      label.text = accessory.text
      label.font = accessory.font ?? .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = accessory.followsTextSize
      label.textColor = accessory.tint ?? .secondaryLabel
      return label
    case .checkmark: return sign("checkmark", accessory.tint)
    case .disclosureIndicator: return sign(isMirrored ? "chevron.left" : "chevron.right", accessory.tint)
    case .multiselect:
      return sign(isSelected ? "checkmark.circle.fill" : "circle", isSelected ? accessory.tint : .tertiaryLabel)
    case .reorder:
      let handle = ItemHandle(image: UIImage(systemName: "line.3.horizontal"))
      handle.tintColor = accessory.tint
      handle.isUserInteractionEnabled = true
      handle.accessibilityIdentifier = "\(name).move"
      return handle
    case .delete:
      return button("minus.circle.fill", accessory.background, "\(name).edit") { [weak self] in
        if let own = accessory.action { own() } else { self?.offerDeletion() }
      }
    case .insert:
      return button("plus.circle.fill", accessory.background, "\(name).edit") { accessory.action?() }
    case .detail: return button("info.circle", accessory.tint, "\(name).accessory") { accessory.action?() }
    case .outlineDisclosure:
      let folded = isMirrored ? "chevron.left" : "chevron.right"
      return button(isExpandedInOutline ? "chevron.down" : folded, accessory.tint, "\(name).outline") {
        [weak self] in self?.toggleOutline()
      }
    case .popUpMenu:
      let button = UIButton(type: .system)
      button.setTitle((accessory.menu?.children.first as? UIAction)?.title, for: .normal)
      button.menu = accessory.menu
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      return button
    }
  }
  private func sign(_ name: String, _ tint: UIColor?) -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: name))
    if let tint { view.tintColor = tint }
    return view
  }
  private func button(_ name: String, _ tint: UIColor?, _ identifier: String, _ action: @escaping () -> Void)
    -> UIButton
  {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: name), for: .normal)
    if let tint { button.tintColor = tint }
    button.accessibilityIdentifier = identifier
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }
  /// The sign that deletes shows what a swipe to the left offers.
  private func offerDeletion() { _ = collection?.offer(self) }

  private func size(of shown: (accessory: UICellAccessory, view: UIView)) -> CGSize {
    if case .customView(let view) = shown.accessory.accessoryType {
      if shown.accessory.keepsSize { return view.bounds.size }
      let own = view.intrinsicContentSize
      return CGSize(
        width: own.width > 0 ? own.width : view.bounds.width, height: own.height > 0 ? own.height : view.bounds.height)
    }
    return shown.view.intrinsicContentSize
  }
  private func room(for accessory: UICellAccessory, _ size: CGSize) -> CGFloat {
    switch accessory.width {
    case .actual: size.width
    case .standard: max(size.width, Self.standardWidth)
    case .custom(let width): width
    }
  }

  /// Puts everything beside the content, and gives the content what is left.
  override func placeContent() {
    if accessoriesAreOld { makeAccessories() }
    let margins = directionalLayoutMargins
    let level = CGFloat(indentationLevel) * indentationWidth
    var start: CGFloat = indentsAccessories ? level : 0
    var end = bounds.width
    func place(_ shown: (accessory: UICellAccessory, view: UIView), _ x: CGFloat, _ room: CGFloat, _ size: CGSize) {
      let left = isMirrored ? bounds.width - x - room : x
      shown.view.frame = CGRect(
        x: left + (room - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
    for (index, shown) in shownViews.filter(\.accessory.isLeading).enumerated() {
      let size = size(of: shown)
      let room = room(for: shown.accessory, size)
      start += index == 0 ? max(margins.leading, Self.gap) : Self.gap
      place(shown, start, room, size)
      start += room
    }
    if !indentsAccessories { start += level }
    for (index, shown) in shownViews.filter({ !$0.accessory.isLeading }).reversed().enumerated() {
      let size = size(of: shown)
      let room = room(for: shown.accessory, size)
      end -= (index == 0 ? max(margins.trailing, Self.gap) : Self.gap) + room
      place(shown, end, room, size)
    }
    let width = max(0, end - start)
    contentView.frame = CGRect(x: isMirrored ? bounds.width - end : start, y: 0, width: width, height: bounds.height)
    separatorStart?.constant = textStart
  }

  open override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard layoutAttributes.asksHeight, !layoutAttributes.asksWidth else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    placeContent()
    let copy = super.preferredLayoutAttributesFitting(layoutAttributes)
    if role == .cell || layoutAttributes.representedElementCategory == .cell {
      copy.frame.size.height = max(copy.frame.height, Self.leastHeight)
    }
    return copy
  }

  // MARK: What is around it

  /// How far from the row's beginning the text begins.
  private var textStart: CGFloat {
    (isMirrored ? bounds.width - contentView.frame.maxX : contentView.frame.minX)
      + ((configuredView as? UIListContentView)?.textStart ?? max(16, directionalLayoutMargins.leading))
  }
  /// Which item of how many it is; nil for what is no item.
  private var position: (isFirst: Bool, isLast: Bool, path: IndexPath)? {
    guard let collection, let path = collection.indexPath(for: self), collection.counts.indices.contains(path.section)
    else { return nil }
    let first = listOfSection?.headerMode == .firstItemInSection ? 1 : 0
    return (path.item == first, path.item + 1 == collection.counts[path.section], path)
  }
  override var usualCorners: (radius: CGFloat, which: CACornerMask)? {
    guard listOfSection?.appearance == .insetGrouped, role == .cell, let position else { return nil }
    var corners: CACornerMask = []
    if position.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if position.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners.isEmpty ? nil : (10, corners)
  }

  /// The lines above and below the row, in its own coordinates, without their thickness.
  package var separators: [(isAbove: Bool, from: CGFloat, to: CGFloat, color: UIColor)] {
    guard role == .cell || listOfSection?.headerMode == .firstItemInSection, let list = listOfSection, let position
    else {
      return []
    }
    let (isAbove, isBelow, look) = list.separators(
      at: position.path, isFirst: position.isFirst, isLast: position.isLast)
    func line(_ isAbove: Bool, _ insets: NSDirectionalEdgeInsets) -> (Bool, CGFloat, CGFloat, UIColor) {
      // Of each end by itself: an app that says where a line begins leaves open where it ends.
      let usual = UIListSeparatorConfiguration.automaticInsets
      let guide = separatorStart != nil ? separatorLayoutGuide.layoutFrame : nil
      let (before, behind) = guide.map { ($0.minX, bounds.width - $0.maxX) } ?? (nil, nil)
      let start = insets.leading == usual.leading ? (isMirrored ? behind : before) ?? textStart : insets.leading
      let rest = insets.trailing == usual.trailing ? (isMirrored ? before : behind) ?? 0 : insets.trailing
      return (isAbove, isMirrored ? rest : start, bounds.width - (isMirrored ? start : rest), look.color)
    }
    return (isAbove ? [line(true, look.topSeparatorInsets)] : [])
      + (isBelow ? [line(false, look.bottomSeparatorInsets)] : [])
  }
}
