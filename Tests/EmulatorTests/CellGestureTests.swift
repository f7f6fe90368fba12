// Rows that are their own recognisers' delegates, as rows with a slide or a switch of their own are.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// A row that hears taps, but not those on its button.
@MainActor private final class ChoosyCell: UITableViewCell {
  let place = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  let shut = UIView(frame: CGRect(x: 150, y: 0, width: 100, height: 40))
  var heard = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let tap = UITapGestureRecognizer(target: self, action: Selector("tapped", ChoosyCell.tapped))
    tap.delegate = self
    addGestureRecognizer(tap)
    for (view, name) in [(place, "open"), (shut, "shut")] {
      view.accessibilityIdentifier = name
      contentView.addSubview(view)
    }
  }
  required init?(coder: NSCoder) { nil }

  func tapped() { heard += 1 }

  // UITableViewCell adopts UIGestureRecognizerDelegate (its reference), so that this overrides.
  override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touch.view !== shut
  }
}

@MainActor private final class RowsController: UITableViewController {
  let cell = ChoosyCell(style: .default, reuseIdentifier: nil)
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}

@MainActor @Suite struct CellGestureTests {
  @Test func aRowDecides() throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(13), apps: [.test { RowsController(style: .plain) }])
    let rows = try #require(device.inspect(window: 1) { $0.rootViewController as? RowsController } ?? nil)
    let driver = Driver(device)
    driver.tap("open")
    driver.tap("shut")
    #expect(device.inspect(window: 1) { _ in rows.cell.heard } == 1)
  }
}
