// Items in the places a layout gives them: those of a data source, made from classes, xibs or a document's prototypes.

/// What gives a collection its items.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: OptionalMethods {
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// How many sections there are; 1 unless implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// A view beside items.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Whether an item can be moved.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// An item was moved by a user.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// The titles beside the items; they are not shown.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// Where such a title leads.
  func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
}

extension UICollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// An empty view.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// It can, if the source says what comes of it.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    AppScene.current.unimplemented(returning: true)
  }
  /// Stands for a source without the method: "the collection view ignores any attempts to reorder items".
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { AppScene.current.unimplemented(returning: ()) }
  /// None.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// The section at the same place.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}

/// Shows items in the places its layout gives them.
@preconcurrency @MainActor open class UICollectionView: ItemsView {
  /// Which way content runs; raw values are UIKit's.
  public enum ScrollDirection: Int, Sendable {
    /// Lines below each other.
    case vertical = 0
    /// Lines beside each other.
    case horizontal = 1
  }
  /// Kinds of elements; raw values are UIKit's.
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell = 0
    /// A view beside items.
    case supplementaryView = 1
    /// A view of the layout's.
    case decorationView = 2
  }
  /// Where an item comes to stand; raw values are UIKit's.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }
  /// The kind of headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Items shown at most: no screen shows more.
  static let maximumItems = 200
  /// How items are placed.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.prepareForTransition(to: collectionViewLayout)
      collectionViewLayout.prepareForTransition(from: oldValue)
      oldValue.heldCollection = nil
      adopt(collectionViewLayout)
      placesMove = true
      oldValue.finalizeLayoutTransition()
      collectionViewLayout.finalizeLayoutTransition()
    }
  }
  /// What gives the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// What is told of the items.
  open weak var delegate: (any UICollectionViewDelegate)? { didSet { delegateOfScrollView = delegate } }
  /// Who is told of items that will soon be shown, and of those that will not after all.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { didSet { setNeedsLayout() } }
  var ahead = ToldAhead()
  /// Who gives what is dragged out. Nothing is.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// Who takes what is dropped. Nothing is.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether things can be dragged out: "true by default on iPad and false by default on iPhone".
  open var dragInteractionEnabled: Bool {
    get { letsDrag ?? (UIDevice.current.userInterfaceIdiom == .pad) }
    set { letsDrag = newValue }
  }
  private var letsDrag: Bool?
  /// Whether something is being dragged out.
  open var hasActiveDrag: Bool { false }
  /// Whether something is being dropped.
  open var hasActiveDrop: Bool { false }
  /// Whether `prefetchDataSource` is told of items ahead.
  open var isPrefetchingEnabled = true
  /// Whether a user can choose items.
  open var allowsSelection = true
  /// Whether a user can choose several.
  open var allowsMultipleSelection = false
  /// Whether a user can choose several while they are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether items are edited.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      endSwiping()
      if isEditing ? !allowsSelectionDuringEditing && !allowsMultipleSelectionDuringEditing : true { forgetChosen() }
      for path in cells.keys.sorted() { cells[path]?.editingChanged() }
      setNeedsLayout()
    }
  }
  /// Whether items can be focused. There is no focus here.
  open var allowsFocus = true
  /// The same while they are edited.
  open var allowsFocusDuringEditing = false
  /// Whether the focus comes back to the item that had it. There is no focus here.
  open var remembersLastFocusedIndexPath = false
  /// How soon items make room for one that is moved. It takes no time here.
  open var reorderingCadence = ReorderingCadence.immediate
  /// When cells that changed are measured anew. They are at each layout.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Who is told of drags of the drop delegate's, besides: nothing is dropped here.
  open var isSpringLoaded = false
  /// What opens menus over its items, from era 13; nil, since its delegate is asked without one here.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  /// Whether changes are under way that are not shown.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }
  /// How soon items make room for one that is moved; raw values are UIKit's.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// Soon.
    case fast = 1
    /// Later.
    case slow = 2
  }
  /// When cells that changed are measured anew; raw values are UIKit's.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled = 0
    /// When they say so.
    case enabled = 1
    /// When their constraints change, too.
    case enabledIncludingConstraints = 2
  }
  /// The views of sections that scroll across, by section.
  var scrollers: [Int: OrthogonalScroller] = [:]
  /// The item a finger drew aside.
  var swipedItem: SwipedItem?
  /// The item a finger moves, and where it would go.
  var movedItem: (from: IndexPath, to: IndexPath)?
  /// Where the finger that moves it was last.
  var movedPosition: CGPoint?
  /// Whether what is seen is told before it is shown.
  private var hasItemHandlers: Bool {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.sections.values.contains {
      $0.visibleItemsInvalidationHandler != nil
    } ?? false
  }
  /// Whether a user can choose items while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether choosing follows the focus.
  open var selectionFollowsFocus = false
  /// The view behind the items.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// What changes until they are made, and what the layout is told of what was made.
  var itemMoves = RowMoves()
  var layoutUpdates: [UICollectionViewUpdateItem] = []
  /// The chosen items.
  var chosen: Set<IndexPath> = []
  /// Makes a cell of a document's prototype, a class or a xib.
  var prototypes: [String: () -> UICollectionViewCell] = [:]
  /// What a document that is run alone has for items: its prototypes, each once.
  var documentItems: [UICollectionViewCell] = []
  var documentExtras: [String: UICollectionReusableView] = [:]
  /// The item or view beside items that is asked for: what is made of a class is made with its frame, as in UIKit.
  var comingLooks: UICollectionReusableView.Looks?
  var coming: CGRect { comingLooks?.frame ?? .zero }
  var supplementaries: [String: () -> UICollectionReusableView] = [:]
  var pool: [String: [UICollectionReusableView]] = [:]
  /// How many items each section has, as the data source last said.
  var counts: [Int] = []
  /// Whether it was asked since the items changed.
  var hasCounts = false
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var extras: [ExtraKey: UICollectionReusableView] = [:]
  var needsItems = true
  /// The cells that stay when the items are asked for anew, by where they will be; nil while nothing changes.
  var keptItems: [IndexPath: KeptCell<UICollectionViewCell>]?
  /// The cells that stay and are to be filled anew, and the one that is being filled.
  var unfilled: [IndexPath: UICollectionViewCell] = [:]
  var filled: (path: IndexPath, cell: UICollectionViewCell)?
  /// The items that were last seen, and those of them that were taken away since.
  var seenItems: [IndexPath: UICollectionViewCell] = [:]
  var leavingItems: [(path: IndexPath, cell: UICollectionViewCell)] = []
  /// The bounds the items were placed for.
  var placedBounds: CGRect?
  /// Whether it is to be asked what is seen of other places.
  var placesMove = false
  /// The bounds before, while a layout is asked about new ones.
  var boundsBefore: CGRect?
  open override var bounds: CGRect {
    get { boundsBefore ?? super.bounds }
    set { super.bounds = newValue }
  }
  var updateDepth = 0

  /// A view that is no item's.
  struct ExtraKey: Hashable, Comparable {
    var kind: String
    var path: IndexPath
    static func < (one: Self, other: Self) -> Bool { (one.path, one.kind) < (other.path, other.kind) }
  }

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    adopt(layout)
  }

  /// Creates a collection with a layout that places nothing: what `appearance()` of an app's own class is made by.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
  }

  /// Creates what a document describes.
  public required init?(coder: NSCoder) {
    collectionViewLayout = (coder as? NibCoder)?.collectionLayout ?? UICollectionViewLayout()
    super.init(coder: coder)
    adopt(collectionViewLayout)
  }

  private func adopt(_ layout: UICollectionViewLayout) {
    layout.heldCollection = self
    layout.invalidateLayout()
  }

  /// Exchanges the layout; animations take no time.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
  /// Exchanges the layout; animations take no time.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    if let completion { ownScene.later { completion(true) } }
  }

  /// A cell shown before, or a new one of the class, xib or prototype with this identifier; a plain one, and a line in the
  /// ledger, if there is none.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let filled, filled.path == indexPath, filled.cell.reuseIdentifier == identifier { return filled.cell }
    if let used = pool[identifier]?.popLast() as? UICollectionViewCell {
      used.prepareForReuse()
      used.begin(comingLooks)
      (used as? UICollectionViewListCell)?.comes(from: self, at: indexPath)
      return used
    }
    if let cell = prototypes[identifier]?() {
      if cell.reuseName == nil { cell.reuseName = identifier }
      if let comingLooks { cell.begin(comingLooks) }
      (cell as? UICollectionViewListCell)?.comes(from: self, at: indexPath)
      return cell
    }
    ownScene.raise(
      "NSInternalInconsistencyException",
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier)", by: className)
    return UICollectionViewCell(frame: .zero)
  }

  /// A view beside items of the class or xib with this identifier; a plain one, and a line in the ledger, if there is none.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaries[elementKind + "/" + identifier]?() {
      if view.reuseName == nil { view.reuseName = identifier }
      if let comingLooks { view.begin(comingLooks) }
      (view as? UICollectionViewListCell)?.comes(from: self, at: indexPath, as: elementKind)
      return view
    }
    ownScene.raise(
      "NSInternalInconsistencyException",
      "could not dequeue a view of kind: \(elementKind) with identifier \(identifier)", by: className)
    return UICollectionReusableView(frame: .zero)
  }

  /// Lets `dequeueReusableCell` make cells of a class.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    prototypes[identifier] = (cellClass as? UICollectionViewCell.Type).map { type in
      { [weak self] in GuestClasses.view(type, frame: self?.coming ?? .zero) }
    }
  }
  /// Lets `dequeueReusableCell` make cells of the first view of a xib.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    prototypes[identifier] = nib.map { nib in
      {
        nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionViewCell }.first
          ?? UICollectionViewCell(frame: .zero)
      }
    }
  }
  /// Lets `dequeueReusableSupplementaryView` make views of a class.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    supplementaries[elementKind + "/" + identifier] = (viewClass as? UICollectionReusableView.Type).map { type in
      { [weak self] in GuestClasses.view(type, frame: self?.coming ?? .zero) }
    }
  }
  /// Lets `dequeueReusableSupplementaryView` make views of a xib.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    supplementaries[kind + "/" + identifier] = nib.map { nib in
      {
        nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
          ?? UICollectionReusableView(frame: .zero)
      }
    }
  }

  /// Asks the data source anew.
  open func reloadData() {
    forgetChosen()
    layoutUpdates = []
    (collectionViewLayout.vanishing, collectionViewLayout.vanishingExtras) = ([:], [:])
    collectionViewLayout.changes = .everything
    remakeItems { _ in nil }
  }

  override var adjustsItself: Bool { true }
  override func contentOffsetDidChange() {
    if collectionViewLayout.hasPins || hasItemHandlers || cells.count < counts.reduce(0, +)
      || invalidation(by: bounds) != nil
    {
      setNeedsLayout()
    }
    tellSeenItems()
    tellNearItems()
  }

  /// Layouts that snap say where a drag ends (targetContentOffset(forProposedContentOffset:withScrollingVelocity:)).
  override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  open override func layoutSubviews() {
    if AppScene.current.canvas == nil { placeItems() }
    super.layoutSubviews()
  }
}
