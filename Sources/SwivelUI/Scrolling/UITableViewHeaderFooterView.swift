// A view above or below a section.

/// A view above or below a section of a table, with one or two standard labels.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// Where the view's contents are.
  public let contentView: UIView
  /// The name the view is reused by.
  open internal(set) var reuseIdentifier: String?
  /// The standard label.
  public private(set) lazy var textLabel: UILabel? = makeLabel()
  /// The standard detail.
  public private(set) lazy var detailTextLabel: UILabel? = makeLabel()
  /// The view behind the contents.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// What is behind the contents.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// What the contents show.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// The standard labels there are: these the view lays out, others are whoever's who added them.
  package private(set) var standardLabels: [UILabel] = []
  /// How far in the label stands.
  private static let labelInset: CGFloat = 16

  override var isLayoutBoundary: Bool { true }

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    contentView = UIView(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
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

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 13)
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
    guard let label = standardLabels.first else { return }
    label.frame = contentView.bounds.inset(
      by: UIEdgeInsets(top: 0, left: Self.labelInset, bottom: 0, right: Self.labelInset))
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
