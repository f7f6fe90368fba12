// A row of a table: a content view, and what stands beside it.

/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// Where the standard labels stand; raw values are UIKit's.
  public enum CellStyle: Int, Sendable {
    /// One label.
    case `default` = 0
    /// A label left, a detail right.
    case value1 = 1
    /// A label right-aligned at the left, a detail beside it.
    case value2 = 2
    /// A label above a detail.
    case subtitle = 3
  }

  /// What stands at the trailing edge; raw values are UIKit's.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron.
    case disclosureIndicator = 1
    /// A button and a chevron.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// A button.
    case detailButton = 4
  }

  /// Where the cell's views are.
  public let contentView: UIView
  /// The name the cell is reused by.
  open internal(set) var reuseIdentifier: String?
  /// What stands at the trailing edge.
  open var accessoryType: AccessoryType = .none { didSet { if accessoryType != oldValue { setNeedsLayout() } } }
  /// The standard label.
  open internal(set) var textLabel: UILabel?
  /// The standard detail.
  open internal(set) var detailTextLabel: UILabel?
  /// The standard style a document names; nil for cells that place their views themselves.
  var documentStyle: CellStyle?
  /// Whether labels stay where the document has them: beside a picture, or moved in.
  var keepsLabelsLeft = false
  /// The height a document gives the row; nil for one that follows from the content.
  var documentHeight: CGFloat?
  /// The row is no lower than this, however little its content needs: as high as it was drawn.
  private(set) var leastHeight: CGFloat = 0
  /// What a tap on the row does, beyond what the delegate says.
  var onSelect: (() -> Void)?
  /// What a tap on the button beside the row does, beyond what the delegate says.
  var onAccessory: (() -> Void)?
  private var accessoryButton: UIButton?

  override var isLayoutBoundary: Bool { true }
  package override var takesTaps: Bool {
    (onSelect != nil || table?.delegate != nil) && isUserInteractionEnabled || recognizesTaps
  }

  override func tapped() { table?.userChose(self) }

  /// The room the accessory takes.
  private var accessoryWidth: CGFloat { accessoryType == .none ? 0 : 38.5 }

  /// The size of a cell no table has placed yet.
  private static let usualFrame = CGRect(x: 0, y: 0, width: 320, height: 44)

  /// Creates a cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    contentView = UIView(frame: Self.usualFrame)
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: Self.usualFrame)
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
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
    }
    super.layoutSubviews()
  }

  /// Before a row is fitted, and at layout: what fits depends on the width the content will have. What a camera takes at the
  /// sides of a row, the content view keeps clear of; so it is with tables from era 11 on.
  func placeContent() {
    let safe = safeAreaInsets
    contentView.frame = CGRect(
      x: safe.left, y: 0, width: max(0, bounds.width - safe.left - safe.right - accessoryWidth), height: bounds.height)
  }

  /// The detail button beside the row: commands find it by the row's name and `.accessory`.
  private func placeAccessory() {
    let isButton = accessoryType == .detailButton || accessoryType == .detailDisclosureButton
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
    button.frame = CGRect(x: contentView.frame.maxX, y: 0, width: accessoryWidth, height: bounds.height)
  }
}
