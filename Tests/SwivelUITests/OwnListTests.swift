// Tables and collections that code puts in place of a controller's first one.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

/// Shows two rows in a table of its own making.
private final class OwnTable: UITableViewController {
  let isServed: Bool
  let others = Others()

  init(isServed: Bool) {
    self.isServed = isServed
    super.init(style: .plain)
  }
  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let table = UITableView(frame: view.frame, style: .insetGrouped)
    if isServed { table.dataSource = others }
    tableView = table
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
}

private final class Others: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

private final class OwnCollection: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.frame, collectionViewLayout: UICollectionViewFlowLayout())
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
}

@MainActor @Suite struct OwnListTests {
  /// UITableViewController: where there is none, it "sets the data source and the delegate of the table view to self".
  @Test(arguments: [(false, 2), (true, 5)])
  func aTableHasWhoServesIt(isServed: Bool, rows: Int) throws {
    try onDevice(phone(running: 17), Era(17)) { window in
      let list = OwnTable(isServed: isServed)
      window.rootViewController = list
      window.layoutIfNeeded()
      #expect(list.view === list.tableView && list.tableView.style == .insetGrouped)
      #expect(list.tableView.numberOfRows(inSection: 0) == rows)
      #expect(list.tableView.delegate === list && (list.tableView.dataSource === list) == !isServed)
    }
  }

  /// UICollectionViewController: "the collection view controller assigns itself".
  @Test func aCollectionHasWhoServesIt() throws {
    try onDevice(phone(running: 17), Era(17)) { window in
      let list = OwnCollection(collectionViewLayout: UICollectionViewFlowLayout())
      window.rootViewController = list
      window.layoutIfNeeded()
      #expect(list.collectionView.numberOfItems(inSection: 0) == 3)
      #expect(list.collectionView.delegate === list && list.collectionView.dataSource === list)
    }
  }
}
