// Controllers whose view is a table or a collection, and which are its source and delegate.

/// A controller of a table. Without overrides it has the rows of the document it was made from.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  /// Whether nothing is chosen any more when the table appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller of a table of its own making.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates what a document describes.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table: the view itself.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Makes the table as the document has it, else one that fills the interface.
  open override func loadView() {
    if loadNib() { return }
    let table = UITableView(frame: AppScene.current.rootFrame, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view = table
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let tableView, let chosen = tableView.indexPathForSelectedRow else { return }
    tableView.deselectRow(at: chosen, animated: animated)
  }

  /// The sections of the document; one without a document.
  open func numberOfSections(in tableView: UITableView) -> Int { max(1, tableView.staticSections.count) }

  /// The rows of the document's section; none without a document.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticSections.indices.contains(section) ? tableView.staticSections[section].cells.count : 0
  }

  /// The row of the document; a plain one without a document.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let sections = tableView.staticSections
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].cells.indices.contains(indexPath.row)
    else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    return sections[indexPath.section].cells[indexPath.row]
  }

  /// A row was tapped.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// The button beside a row was tapped.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
}

/// A controller of a collection.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let givenLayout: UICollectionViewLayout?

  /// Creates a controller of a collection of its own making.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    givenLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenLayout = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates what a document describes.
  public required init?(coder: NSCoder) {
    givenLayout = nil
    super.init(coder: coder)
  }

  /// The collection, which is or fills the view.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// Makes the collection as the document has it, else one that fills the interface.
  open override func loadView() {
    if loadNib() { return }
    let collection = UICollectionView(
      frame: AppScene.current.rootFrame, collectionViewLayout: givenLayout ?? UICollectionViewFlowLayout())
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.dataSource = self
    collection.delegate = self
    view = collection
  }

  /// None, unless the app says otherwise.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// A plain cell, unless the app says otherwise.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  /// An item was tapped.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
