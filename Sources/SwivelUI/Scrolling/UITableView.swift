// A column of cells: those of a document, or those of a data source.
import DeviceCatalog

/// Shows rows below each other, as wide as the table.
@preconcurrency @MainActor open class UITableView: RowsView {
  /// Looks; raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Sections follow each other.
    case plain = 0
    /// Sections stand apart.
    case grouped = 1
    /// Sections stand apart and keep from the edges.
    case insetGrouped = 2
  }

  /// The height that follows from the content.
  public static let automaticDimension: CGFloat = -1
  /// Rows of which all have cells; of more only those have some that are seen or a screen away.
  static let maximumRows = 100
  /// Rows without a height of their own: 51 in documents of iOS 26.
  package var usualRowHeight: CGFloat { ownScene.era >= Era(26) ? 51 : 44 }

  /// The look.
  open var style: Style { madeStyle }
  private let madeStyle: Style
  /// The height of rows; `automaticDimension` for one that follows from the content.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The height of section headers whose delegate names none; `automaticDimension` for what follows from them.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The same of section footers.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The view above the rows.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView, placed: endHeights.header) } }
  /// The view below the rows.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView, placed: endHeights.footer) } }
  /// The heights the two were placed with.
  var endHeights: (header: CGFloat, footer: CGFloat) = (0, 0)
  /// What gives the rows; a table with static cells needs none.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// What is told of the rows.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      delegateOfScrollView = delegate
      setNeedsLayout()
    }
  }
  /// What is told of rows that will soon be shown, and of those that will not after all.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? { didSet { setNeedsLayout() } }
  var ahead = ToldAhead()
  /// The height rows have until they are shown, about; 0 for none.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The same of section headers.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The same of section footers.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// Room above section headers, from era 15 on; by itself 22 points in plain lists, and none in groups.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The line between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// Its colour.
  open var separatorColor: UIColor? = .separator
  /// Where it begins and ends.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// What that is counted from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// What it does to what lies below.
  open var separatorEffect: UIVisualEffect?
  /// The view behind the rows.
  open var backgroundView: UIView? {
    didSet {
      exchange(oldValue, backgroundView)
      if let backgroundView { sendSubviewToBack(backgroundView) }
    }
  }
  /// Whether a user can choose rows.
  open var allowsSelection = true
  /// Whether a user can choose several.
  open var allowsMultipleSelection = false
  /// Whether a user can choose rows while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether a user can choose several while they are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether choosing follows the focus.
  open var selectionFollowsFocus = false
  /// Whether margins of cells follow the width that is easy to read.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { readableWidthDidChange() } }
  }
  /// Whether contents keep clear of the safe area.
  open var insetsContentViewsToSafeArea = true
  /// The colour of the titles beside the table.
  open var sectionIndexColor: UIColor?
  /// The colour behind the titles beside the table.
  open var sectionIndexBackgroundColor: UIColor?
  /// The colour behind those titles while a finger is on them.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// How high the empty rows are that fill a plain table below its own: 0 for none, as from era 15 on when nobody says;
  /// `automaticDimension` for the height of the last row.
  open var fillerRowHeight: CGFloat {
    get { givenFillerRowHeight ?? (ownScene.era < Era(15) ? Self.automaticDimension : 0) }
    set { givenFillerRowHeight = newValue }
  }
  private var givenFillerRowHeight: CGFloat?
  /// Whether `prefetchDataSource` is told of rows ahead.
  open var isPrefetchingEnabled = true
  /// Whether rows can be focused. There is no focus here.
  open var allowsFocus = true
  /// The same while they are edited.
  open var allowsFocusDuringEditing = false
  /// Whether the focus comes back to the row that had it. There is no focus here.
  open var remembersLastFocusedIndexPath = false
  /// When cells that changed are measured anew. They are at each layout.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// What content hugs; kept.
  open var contentHuggingElements: ContentHuggingElements = []
  /// Whether something dragged over the table chooses rows. Nothing is dragged here.
  open var isSpringLoaded = false
  /// What shows rows' menus; the table does it itself here.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  /// Whether changes are under way that are not shown.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }
  /// How many rows a table has before those titles are shown.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// Whether things can be dragged out: "true by default on iPad and false by default on iPhone".
  open var dragInteractionEnabled: Bool {
    get { letsDrag ?? (UIDevice.current.userInterfaceIdiom == .pad) }
    set { letsDrag = newValue }
  }
  private var letsDrag: Bool?
  /// Who gives what is dragged out. Nothing is.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// Who takes what is dropped. Nothing is.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether something is being dragged out.
  open var hasActiveDrag: Bool { false }
  /// Whether something is being dropped.
  open var hasActiveDrop: Bool { false }
  /// Whether rows are edited.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    endSwiping()
    guard editing != storedIsEditing else { return }
    exchangeChoice(forEditing: editing)
    storedIsEditing = editing
    for row in rows { row.cell.setEditing(editing, animated: animated) }
    setNeedsLayout()
  }
  /// Cells that were shown, by the name they are reused by.
  var pool: [String: [UITableViewCell]] = [:]
  /// Makes headers and footers.
  var headerMakers: [String: () -> UITableViewHeaderFooterView] = [:]
  /// The headers and footers shown, by section.
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// Those that stay in view.
  var pins: [SectionPin] = []
  /// How many rows each section has, as the data source last said.
  var rowCounts: [Int] = []
  /// The row that was chosen last, and the chosen ones beside it.
  var chosenRow: IndexPath?
  var chosenRows: Set<IndexPath> = []
  /// How deep updates are nested; rows are asked for when the outermost ends.
  var updateDepth = 0
  /// Rows inserted less rows deleted since updates began, by section, and whether whole sections changed.
  var rowChanges: [Int: Int] = [:]
  var rowMoves = RowMoves()
  /// What will be chosen; nil while the rows are those that were asked for.
  var pendingChoice: PendingChoice?
  /// What was chosen before rows were edited of which several can be chosen; nil while none are.
  var choiceBeforeEditing: PendingChoice?
  var sectionChange = 0
  /// The row a finger drew aside.
  var swipedRow: SwipedRow?

  /// The cells of a document, by section.
  package var staticSections: [StaticSection] = []
  /// Makes a cell of a document's prototype.
  var prototypes: [String: () -> UITableViewCell] = [:]
  /// The rows that have cells, from the top.
  package var rows: [TableRow] = []
  /// Where rows are that have none; nil for a table whose rows all have cells.
  var longRows: LongRows?
  var isPlacingRows = false
  var needsRows = true
  /// The cells that stay when rows are asked for, by where they will be; nil where no change is pending.
  var keptCells: [IndexPath: KeptCell<UITableViewCell>]?
  /// Whether a cell is being sized: an app may dequeue one to tell a height by.
  var isSizing = false
  /// The cell the data source gets to fill anew.
  private var offered: UITableViewCell?
  /// The rows that were last seen, with where they were.
  var seenRows: [(path: IndexPath, cell: UITableViewCell)] = []
  /// Those of them whose cells were taken away since.
  var leavingRows: [(path: IndexPath, cell: UITableViewCell)] = []

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    madeStyle = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates what a document describes.
  public required init?(coder: NSCoder) {
    madeStyle = (coder as? NibCoder)?.tableStyle ?? .plain
    super.init(coder: coder)
  }

  /// The cells that are seen, from the top.
  open var visibleCells: [UITableViewCell] {
    bringUpToDate()
    return rows.lazy.map(\.cell).filter(isSeen)
  }

  /// Shows rows nobody asks a data source for.
  package func showRows(_ cells: [UITableViewCell]) {
    staticSections = [StaticSection(cells: cells)]
    reloadData()
  }

  /// A new cell of the prototype with this identifier, as large as its row as far as that is known (UITableView.h: "returned and
  /// resized properly"); a plain cell, and a line in the ledger, if there is none.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) {
      size(cell, forRowAt: indexPath)
      return cell
    }
    ownScene.raise(
      "NSInternalInconsistencyException",
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
        + "connect a prototype cell in a storyboard", by: className)
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A cell shown before, or a new one of the prototype with this identifier, or nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = offered, cell.reuseIdentifier == identifier {
      offered = nil
      return cell
    }
    if let used = pool[identifier]?.popLast() {
      used.prepareForReuse()
      return used
    }
    let made = prototypes[identifier]?()
    if let made, made.reuseIdentifier == nil { made.reuseName = identifier }
    return made
  }
  /// Asks the data source for a row; to be filled anew is `cell`.
  func askForRow(at path: IndexPath, filling cell: UITableViewCell? = nil, from dataSource: any UITableViewDataSource)
    -> UITableViewCell
  {
    offered = cell
    defer { offered = nil }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    if let delegate, let level = ownScene.optional({ delegate.tableView(self, indentationLevelForRowAt: path) }) {
      cell.indentationLevel = level
    }
    return cell
  }

  /// Lets `dequeueReusableCell` make cells of a class.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    prototypes[identifier] = (cellClass as? UITableViewCell.Type).map { type in
      { GuestClasses.cell(type, identifier: identifier) }
    }
  }

  /// Lets `dequeueReusableCell` make cells of the first view of a xib.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    prototypes[identifier] = nib.map { nib in
      { [className] in
        let made = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
        if made == nil {
          AppScene.current.raise(
            "NSInternalInconsistencyException",
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
              + "must be a UITableViewCell instance", by: className)
        }
        return made ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
    }
  }

  /// Asks the data source anew. No row is chosen any more.
  open func reloadData() {
    remakeRows { _ in nil }
  }

  override var adjustsItself: Bool { true }
  override func contentOffsetDidChange() {
    followLongRows()
    placePins()
    tellSeenRows()
    tellNearRows()
  }

  // MARK: Placing

  /// How much room the rows take at a width, with what is above, below and between them: menus made of tables ask for it. UIKit's
  /// documentation says only that views answer what suits them best.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfRows(width: size.width) }

  open override func layoutSubviews() {
    if AppScene.current.canvas == nil {
      if needsRows { makeRows() }
      placeRows()
      tellSeenRows()
      tellNearRows()
    }
    super.layoutSubviews()
  }

  func exchange(_ old: UIView?, _ new: UIView?, placed height: CGFloat? = nil) {
    if old === new {
      // Given again a view is placed again, as apps do when they have given it another height.
      if let new, let height, new.frame.height != height { setNeedsLayout() }
      return
    }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }
}

extension IndexPath {
  /// A row of a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The row in the section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
