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

  /// A finger that is lifted where it was is a tap around the table, which ends editing in many apps: the row below is chosen where the
  /// recogniser leaves touches to the view, and not where it takes them (UIGestureRecognizer.cancelsTouchesInView). One of two taps is none.
  @Test(arguments: [(false, 1, 1, true), (true, 1, 1, false), (false, 2, 0, true)])
  func aTapAroundRows(cancels: Bool, taps: Int, heard: Int, isChosen: Bool) throws {
    @MainActor final class Heard: NSObject {
      var count = 0
      func tapped() { count += 1 }
    }
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(13), apps: [.test { RowsController(style: .plain) }])
    let heardTaps = Heard()
    var table: UITableView?
    _ = device.perform(window: 1) { window in
      let tap = UITapGestureRecognizer(target: heardTaps, action: Selector("tapped", Heard.tapped))
      tap.cancelsTouchesInView = cancels
      tap.numberOfTapsRequired = taps
      window.addGestureRecognizer(tap)
      table = (window.rootViewController as? RowsController)?.tableView
      for own in (window.rootViewController as? RowsController)?.cell.gestureRecognizers ?? [] { own.isEnabled = false }
    }
    Driver(device).send(.drag(window: 1, Drag(from: FingerWay(x: 300, y: 40), by: .none, seconds: 0.1)))
    #expect(heardTaps.count == heard)
    #expect(device.inspect(window: 1) { _ in table?.indexPathForSelectedRow != nil } == isChosen)
  }
}
