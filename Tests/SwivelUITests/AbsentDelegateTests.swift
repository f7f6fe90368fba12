// What adopted sources write into a class whose subclasses alone have a delegate's method: it has to be as if the class had none.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// A delegate as it is rewritten, with the stand-ins of methods whose absence means something.
private class Base: UIViewController, UITableViewDelegate, UITableViewDataSource {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  override func viewDidLoad() {
    super.viewDidLoad()
    table.rowHeight = 70
    table.delegate = self
    table.dataSource = self
    view.addSubview(table)
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    (AbsentDelegate.shared as any UITableViewDelegate).tableView(tableView, heightForRowAt: indexPath)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    (AbsentDelegate.shared as any UITableViewDelegate).tableView(tableView, willSelectRowAt: indexPath)
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    (AbsentDelegate.shared as any UITableViewDataSource).tableView(tableView, canMoveRowAt: indexPath)
  }
  func numberOfSections(in tableView: UITableView) -> Int {
    (AbsentDelegate.shared as any UITableViewDataSource).numberOfSections(in: tableView)
  }
}

private final class Tall: Base {
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 90 }
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
}

@MainActor @Suite struct AbsentDelegateTests {
  /// "If the delegate does not implement" `heightForRowAt` the table's row height holds; a row can be chosen, and there is one section
  /// (UITableView.rowHeight, UITableViewDelegate, UITableViewDataSource).
  @Test(arguments: [(false, 70, true), (true, 90, false)] as [(Bool, CGFloat, Bool)])
  func absentMethodsAreAbsent(isTall: Bool, height: CGFloat, isChosen: Bool) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let screen = isTall ? Tall() : Base()
      window.rootViewController = screen
      window.layoutIfNeeded()
      let table = screen.table
      #expect(table.numberOfSections == 1)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == height)
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == height)
      #expect((screen.tableView(table, willSelectRowAt: IndexPath(row: 0, section: 0)) != nil) == isChosen)
      #expect(!screen.tableView(table, canMoveRowAt: IndexPath(row: 0, section: 0)))
    }
  }
}
