// Live screens that scroll, as the judge of mistakes sees them: what can be scrolled to is no mistake, what cannot is one.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Findings
import Foundation
import Orientation
import Readings
import SwivelUI
import Testing

/// Thirty rows of 44 points, 1320 in all: on a screen of 667 those from the sixteenth on are below its edge.
@MainActor private final class Rows: UIViewController, UITableViewDataSource {
  private let scrolls: Bool

  init(scrolls: Bool) {
    self.scrolls = scrolls
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let table = UITableView(frame: .zero, style: .plain)
    table.accessibilityIdentifier = "table"
    table.rowHeight = 44
    table.isScrollEnabled = scrolls
    table.dataSource = self
    view = table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel(frame: CGRect(x: 16, y: 11, width: 200, height: 22))
    label.text = "Row \(indexPath.row)"
    label.accessibilityIdentifier = "row \(indexPath.row)"
    cell.contentView.addSubview(label)
    return cell
  }
}

@MainActor @Suite("What is wrong with screens that scroll") struct ScrolledFindingsTests {
  private func findings(scrolls: Bool) throws -> (table: ViewReading?, told: [Finding]) {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15), apps: [.test { Rows(scrolls: scrolls) }], arrangement: .full(window: 1))
    let screen = try #require(device.inspect(window: 1) { ScreenReading($0) })
    return (view("table", in: screen.root), ScreenInspector().findings(in: screen))
  }

  private func view(_ name: String, in root: ViewReading) -> ViewReading? {
    if root.name == name { return root }
    for below in root.subviews {
      if let found = view(name, in: below) { return found }
    }
    return nil
  }

  @Test("rows below the edge of a table that scrolls are neither off the screen nor clipped")
  func table() throws {
    let (table, told) = try findings(scrolls: true)
    #expect(table?.subviews.count == 30 && table?.scrolls == true && table?.clips == true)
    #expect(told == [])
  }

  @Test(
    "a table begins below the status bar, so that none of the safe area, 44 points at the top, is in its first cell")
  func cellsBelowTheBar() throws {
    let device = try EmulatedDevice(
      profile: .iPhoneX, era: Era(15), apps: [.test { Rows(scrolls: true) }], arrangement: .full(window: 1))
    let cell = try #require(device.inspect(window: 1) { window in Self.cell(in: window) } ?? nil)
    #expect(cell.superview?.bounds.origin.y == -44 && cell.frame.minY == 0)
    #expect(device.inspect(window: 1) { _ in cell.safeAreaInsets } == .zero)
  }

  private static func cell(in view: UIView) -> UIView? {
    if view is UITableViewCell { return view }
    for below in view.subviews {
      if let found = cell(in: below) { return found }
    }
    return nil
  }

  @Test("rows below the edge of a table that does not scroll are off the screen: nobody gets there")
  func stuck() throws {
    let (table, told) = try findings(scrolls: false)
    #expect(table?.scrolls == false)
    let offScreen = Set(told.filter { $0.identity.check == .offScreen }.map(\.identity.view))
    #expect(offScreen.contains("row 29") && offScreen.contains("row 16") && !offScreen.contains("row 10"))
  }
}
