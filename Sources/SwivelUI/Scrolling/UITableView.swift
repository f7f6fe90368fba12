// A column of cells: those of a document, or those of a data source.

/// What gives a table its rows.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are; 1 unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// What is told of a table's rows.
@preconcurrency @MainActor public protocol UITableViewDelegate: AnyObject {
  /// A row was tapped.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// The button beside a row was tapped.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
}

/// Shows rows below each other, as wide as the table.
@preconcurrency @MainActor open class UITableView: UIScrollView {
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
  /// Cells shown at most: what does not fit a screen is not made, and no screen shows more.
  private static let maximumRows = 100
  /// Rows without a height of their own.
  private static let defaultRowHeight: CGFloat = 44
  /// Section headers and footers of documents that name none.
  private static let headerHeight: CGFloat = 28

  /// The look.
  public let style: Style
  /// The height of rows; `automaticDimension` for one that follows from the content.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The height of section headers in a document.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height of section footers in a document.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The view above the rows.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView) } }
  /// The view below the rows.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView) } }
  /// What gives the rows; a table with static cells needs none.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// What is told of the rows.
  open weak var delegate: (any UITableViewDelegate)?

  /// The cells of a document, by section.
  package var staticSections: [(title: String?, cells: [UITableViewCell])] = []
  /// Makes a cell of a document's prototype.
  var prototypes: [String: () -> UITableViewCell] = [:]
  package private(set) var rows: [(section: Int, cell: UITableViewCell)] = []
  /// The chosen row's cell.
  weak var selectedCell: UITableViewCell?
  private var needsRows = true

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates what a document describes.
  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder)?.tableStyle ?? .plain
    super.init(coder: coder)
  }

  /// The cells shown, from the top.
  open var visibleCells: [UITableViewCell] { rows.map(\.cell) }

  /// Shows rows nobody asks a data source for.
  package func showRows(_ cells: [UITableViewCell]) {
    staticSections = [(nil, cells)]
    reloadData()
  }

  /// A new cell of the prototype with this identifier; a plain cell, and a line in the ledger, if there is none.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    ownScene.raise(
      "NSInternalInconsistencyException",
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
        + "connect a prototype cell in a storyboard", by: className)
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A new cell of the prototype with this identifier, or nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { prototypes[identifier]?() }

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

  /// Asks the data source anew.
  open func reloadData() {
    needsRows = true
    setNeedsLayout()
  }

  override var adjustsItself: Bool { true }

  // MARK: Placing

  open override func layoutSubviews() {
    if AppScene.current.canvas == nil {
      if needsRows { makeRows() }
      placeRows()
    }
    super.layoutSubviews()
  }

  private func makeRows() {
    needsRows = false
    for row in rows { row.cell.removeFromSuperview() }
    rows = []
    if let dataSource {
      for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
        let count = max(0, dataSource.tableView(self, numberOfRowsInSection: section))
        for row in 0..<min(count, max(0, Self.maximumRows - rows.count)) {
          rows.append((section, dataSource.tableView(self, cellForRowAt: IndexPath(indexes: [section, row]))))
        }
      }
    } else {
      for (section, content) in staticSections.enumerated() { rows += content.cells.map { (section, $0) } }
    }
    for row in rows { addSubview(row.cell) }
  }

  private func placeRows() {
    var width = bounds.width
    var x: CGFloat = 0
    var y: CGFloat = 0
    func place(_ view: UIView, height: CGFloat) {
      view.frame = CGRect(x: x, y: y, width: width, height: height)
      y += height
    }
    if let tableHeaderView { place(tableHeaderView, height: tableHeaderView.frame.height) }
    if style == .insetGrouped {
      x = layoutMargins.left
      width = max(0, width - x - layoutMargins.right)
    }
    var lastSection = -1
    for row in rows {
      if row.section != lastSection {
        y += headerHeight(row.section)
        lastSection = row.section
      }
      if row.cell.bounds.width != width { row.cell.frame.size.width = width }
      place(row.cell, height: height(of: row.cell))
    }
    x = 0
    width = bounds.width
    if let tableFooterView { place(tableFooterView, height: tableFooterView.frame.height) }
    contentSize = CGSize(width: width, height: y)
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let hasTitle = staticSections.indices.contains(section) && staticSections[section].title != nil
    if sectionHeaderHeight > 0, style != .plain || hasTitle { return sectionHeaderHeight }
    return style == .plain && !hasTitle ? 0 : Self.headerHeight
  }

  private func height(of cell: UITableViewCell) -> CGFloat {
    if let height = cell.documentHeight, height > 0 { return height }
    if rowHeight > 0 { return rowHeight }
    cell.placeContent()
    let fitted = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: cell.contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return max(fitted, cell.leastHeight, cell.leastHeight > 0 ? 0 : Self.defaultRowHeight)
  }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }
}

extension IndexPath {
  /// A row of a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The section.
  public var section: Int { self[0] }
  /// The row in the section.
  public var row: Int { self[1] }
}
