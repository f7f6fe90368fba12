// What an exploration tries at one state: controls that can be tapped, and of the many rows that do the same a few.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@testable import Exploration

/// Ten rows that can be chosen, above three buttons.
private final class Shop: UIViewController, UITableViewDataSource, UITableViewDelegate {
  override func viewDidLoad() {
    let table = UITableView(frame: CGRect(x: 0, y: 60, width: 375, height: 440), style: .plain)
    (table.rowHeight, table.dataSource, table.delegate) = (44, self, self)
    view.addSubview(table)
    for (place, name) in ["Buy", "Keep", "Leave"].enumerated() {
      let button = UIButton(frame: CGRect(x: 20, y: 510 + 45 * Double(place), width: 100, height: 40))
      button.setTitle(name, for: .normal)
      button.addAction(UIAction { _ in }, for: .touchUpInside)
      view.addSubview(button)
    }
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

@MainActor struct ChoiceTests {
  /// The first rows stand for all of a list; no row stands for a button.
  @Test func someRowsAndEveryButtonAreTapped() throws {
    let app = AppBundle.test { Shop() }
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app])
    let world = ExploredWorld(profile: .iPhone8, era: Era(15), apps: [app], installed: [app])
    let taps = Choices(device, of: world).actions.compactMap { event -> String? in
      if case .tap(1, let target, _) = event { target } else { nil }
    }
    let rows = taps.filter { $0.hasPrefix("Row") }
    #expect(rows == (0..<rows.count).map { "Row \($0)" } && (1..<10).contains(rows.count))
    #expect(taps.filter { !$0.hasPrefix("Row") } == ["Buy", "Keep", "Leave"])
  }
}
