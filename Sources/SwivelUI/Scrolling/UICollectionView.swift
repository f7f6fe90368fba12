// Cells in rows that are filled and followed by the next: those of a data source, made from a document's prototypes.

/// What gives a collection its items.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}

/// What is told of a collection's items.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: AnyObject {
  /// An item was tapped.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

/// A view a collection places.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The name the view is reused by.
  open internal(set) var reuseIdentifier: String?
  override var isLayoutBoundary: Bool { true }
  /// Called before a used view is shown again.
  open func prepareForReuse() {}
}

/// An item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Where the cell's views are.
  public let contentView: UIView
  /// What a tap on the item does.
  var onSelect: (() -> Void)?
  private var collection: UICollectionView? { superview as? UICollectionView }
  package override var takesTaps: Bool {
    (onSelect != nil || collection?.delegate != nil) && isUserInteractionEnabled || recognizesTaps
  }
  override func tapped() { collection?.userChose(self) }

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
}

/// How a collection places its items.
@preconcurrency @MainActor open class UICollectionViewLayout {
  /// Creates a layout.
  public init() {}

  /// Creates the layout a document describes; nil for a coder that is not a storyboard's or xib's.
  public required init?(coder: NSCoder) {
    guard let nib = coder as? NibCoder else { return nil }
    nib.decode(into: self)
  }
  /// The frames of items in a width, and the height they take.
  func frames(count: Int, in size: CGSize) -> (frames: [CGRect], size: CGSize) { ([], .zero) }
}

/// Places items side by side as long as they fit, then in the next row.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Which way the content runs; raw values are UIKit's.
  public enum ScrollDirection: Int, Sendable {
    /// Rows below each other.
    case vertical = 0
    /// Columns beside each other.
    case horizontal = 1
  }

  /// The size of items.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The distance between rows, at least.
  open var minimumLineSpacing: CGFloat = 10
  /// The distance between items of a row, at least.
  open var minimumInteritemSpacing: CGFloat = 10
  /// Room around the items of a section.
  open var sectionInset: UIEdgeInsets = .zero
  /// Which way the content runs.
  open var scrollDirection: ScrollDirection = .vertical

  override func frames(count: Int, in size: CGSize) -> (frames: [CGRect], size: CGSize) {
    let isVertical = scrollDirection == .vertical
    let across = isVertical ? itemSize.width : itemSize.height
    let along = isVertical ? itemSize.height : itemSize.width
    let inset = sectionInset
    let room =
      isVertical ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom
    let perLine = max(1, Int((room + minimumInteritemSpacing) / max(1, across + minimumInteritemSpacing)))
    let gap = perLine > 1 ? (room - CGFloat(perLine) * across) / CGFloat(perLine - 1) : 0
    var frames: [CGRect] = []
    for index in 0..<count {
      let line = CGFloat(index / perLine) * (along + minimumLineSpacing)
      let place = CGFloat(index % perLine) * (across + max(gap, minimumInteritemSpacing))
      let origin =
        isVertical
        ? CGPoint(x: inset.left + place, y: inset.top + line) : CGPoint(x: inset.left + line, y: inset.top + place)
      frames.append(CGRect(origin: origin, size: itemSize))
    }
    let lines = CGFloat((count + perLine - 1) / perLine)
    let length = max(0, lines * (along + minimumLineSpacing) - minimumLineSpacing)
    return (
      frames,
      isVertical
        ? CGSize(width: size.width, height: length + inset.top + inset.bottom)
        : CGSize(width: length + inset.left + inset.right, height: size.height)
    )
  }
}

/// Shows items in the places its layout gives them.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// Items shown at most: no screen shows more.
  private static let maximumItems = 200

  /// How items are placed.
  open var collectionViewLayout: UICollectionViewLayout { didSet { setNeedsLayout() } }
  /// What gives the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// What is told of the items.
  open weak var delegate: (any UICollectionViewDelegate)?
  /// The chosen item's cell.
  weak var selectedCell: UICollectionViewCell?
  /// Makes a cell of a document's prototype.
  var prototypes: [String: () -> UICollectionViewCell] = [:]
  private var cells: [UICollectionViewCell] = []
  private var needsCells = true

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Creates what a document describes.
  public required init?(coder: NSCoder) {
    collectionViewLayout = (coder as? NibCoder)?.collectionLayout ?? UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// The cells shown, in their order.
  open var visibleCells: [UICollectionViewCell] { cells }

  /// A new cell of the prototype with this identifier; a plain one, and a line in the ledger, if there is none.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = prototypes[identifier]?() { return cell }
    ownScene.raise(
      "NSInternalInconsistencyException",
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier)", by: className)
    return UICollectionViewCell(frame: .zero)
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

  /// Asks the data source anew.
  open func reloadData() {
    needsCells = true
    setNeedsLayout()
  }

  override var adjustsItself: Bool { true }

  open override func layoutSubviews() {
    if AppScene.current.canvas == nil {
      if needsCells { makeCells() }
      let placed = collectionViewLayout.frames(count: cells.count, in: bounds.size)
      for (cell, frame) in zip(cells, placed.frames) { cell.frame = frame }
      contentSize = placed.size
    }
    super.layoutSubviews()
  }

  private func makeCells() {
    needsCells = false
    for cell in cells { cell.removeFromSuperview() }
    cells = []
    guard let dataSource else { return }
    let count = min(Self.maximumItems, max(0, dataSource.collectionView(self, numberOfItemsInSection: 0)))
    for item in 0..<count {
      let cell = dataSource.collectionView(self, cellForItemAt: IndexPath(indexes: [0, item]))
      cells.append(cell)
      addSubview(cell)
    }
  }
}
