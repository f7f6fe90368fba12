// Bars, rows and calendars from right to left: what stood at the beginning stands at the right, as far from its edge as it stood from the
// left one (Human Interface Guidelines, "Right to left"; UIView.semanticContentAttribute).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct MirroredBarTests {
  /// The places of some views in a view of 300 points, and from which edge.
  private func places(_ views: [UIView?], in parent: UIView) -> [[CGFloat]] {
    views.map { view in view.map { [$0.convert($0.bounds, to: parent).minX, $0.bounds.width] } ?? [] }
  }
  private func mirrored(_ places: [[CGFloat]], _ width: CGFloat) -> [[CGFloat]] {
    places.map { $0.isEmpty ? [] : [width - $0[0] - $0[1], $0[1]] }
  }
  private func agree(_ some: [[CGFloat]], _ others: [[CGFloat]]) -> Bool {
    some.count == others.count && zip(some, others).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) < 0.01 } }
  }

  /// What a bar of 300 points shows.
  enum Bar: String, CaseIterable, Sendable { case back, buttons, title, prompt, largeTitle, view }

  @Test(arguments: Bar.allCases) func bars(_ kind: Bar) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      @MainActor func layout(_ direction: UISemanticContentAttribute) -> [[CGFloat]] {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        bar.semanticContentAttribute = direction
        window.addSubview(bar)
        let item = UINavigationItem(title: "Title")
        switch kind {
        case .back: bar.items = [UINavigationItem(title: "First"), item]
        case .buttons:
          item.leftBarButtonItems = [UIBarButtonItem(title: "One"), UIBarButtonItem(title: "Another one")]
          item.rightBarButtonItem = UIBarButtonItem(title: "End")
          bar.items = [item]
        case .title: bar.items = [item]
        case .prompt:
          item.prompt = "Say"
          bar.items = [item]
        case .largeTitle:
          bar.frame.size.height = 96
          item.leftBarButtonItem = UIBarButtonItem(title: "One")
          bar.items = [item]
        case .view:
          item.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
          item.leftBarButtonItem = UIBarButtonItem(title: "A rather long one")
          bar.items = [item]
        }
        for _ in 0..<2 {
          bar.setNeedsLayout()
          bar.layoutIfNeeded()
        }
        defer { bar.removeFromSuperview() }
        return places(bar.subviews.filter { !$0.isHidden }, in: bar)
      }
      let (left, right) = (layout(.forceLeftToRight), layout(.forceRightToLeft))
      #expect(!left.isEmpty && agree(right, mirrored(left, 300)))
      // Titles alone are in the middle either way.
      #expect(agree(left, right) == (kind == .title || kind == .prompt || kind == .largeTitle && left.count == 1))
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let style: UITableViewCell.CellStyle
    let accessory: UITableViewCell.AccessoryType
    let hasPicture: Bool
    let hasView: Bool
    var testDescription: String { "\(style) \(accessory)\(hasPicture ? " picture" : "")\(hasView ? " view" : "")" }
  }
  nonisolated static let rows = [
    Row(style: .default, accessory: .none, hasPicture: false, hasView: false),
    Row(style: .default, accessory: .disclosureIndicator, hasPicture: true, hasView: false),
    Row(style: .value1, accessory: .checkmark, hasPicture: false, hasView: false),
    Row(style: .value2, accessory: .none, hasPicture: false, hasView: false),
    Row(style: .subtitle, accessory: .none, hasPicture: true, hasView: true),
  ]
  @Test(arguments: rows) func cells(_ row: Row) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
      @MainActor func layout(_ direction: UISemanticContentAttribute) -> [[CGFloat]] {
        let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        for view in [cell, cell.contentView] { view.semanticContentAttribute = direction }
        cell.textLabel?.text = "Text"
        cell.detailTextLabel?.text = "Some detail"
        cell.accessoryType = row.accessory
        if row.hasPicture { cell.imageView?.image = picture }
        if row.hasView { cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31)) }
        window.addSubview(cell)
        for _ in 0..<2 {
          cell.setNeedsLayout()
          cell.layoutIfNeeded()
        }
        defer { cell.removeFromSuperview() }
        return places(
          [
            cell.contentView, cell.textLabel, cell.detailTextLabel, row.hasPicture ? cell.imageView : nil,
            cell.accessoryView,
          ],
          in: cell)
      }
      let (left, right) = (layout(.forceLeftToRight), layout(.forceRightToLeft))
      #expect(agree(right, mirrored(left, 300)) && left[1][0] < 150)
    }
  }

  /// A calendar's weeks begin at the right, its way to the next month at the left.
  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func calendars(direction: UISemanticContentAttribute) throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 350, height: 330))
      view.semanticContentAttribute = direction
      view.calendar = Calendar(identifier: .gregorian)
      view.locale = Locale(identifier: "en_US")
      view.visibleDateComponents = DateComponents(year: 2026, month: 11)
      window.addSubview(view)
      view.layoutIfNeeded()
      @MainActor func x(_ name: String) -> CGFloat? {
        view.subviews.first { $0.accessibilityIdentifier == name }?.frame.minX
      }
      let isMirrored = direction == .forceRightToLeft
      // The first of November 2026 is a Sunday, the first day of a week in the United States; columns are 50 wide.
      #expect(x("day-1") == (isMirrored ? 300 : 0) && x("day-7") == (isMirrored ? 0 : 300))
      #expect(x("day-8") == x("day-1"))
      #expect(x("calendar-next") == (isMirrored ? 0 : 306) && x("calendar-previous") == (isMirrored ? 44 : 262))
      let next = view.subviews.first { $0.accessibilityIdentifier == "calendar-next" } as? UIButton
      #expect(next?.image(for: .normal) == UIImage(systemName: isMirrored ? "chevron.left" : "chevron.right"))
    }
  }

  /// availableDateRange: other months are neither shown nor gone to.
  @Test(
    arguments: [
      ("2026-11-10", "2026-12-02", "2026-11", false, true), ("2026-10-31", "2026-11-01", "2026-11", true, false),
      ("2026-01-05", "2026-03-05", "2026-03", true, false), ("2027-02-05", "2027-02-06", "2027-02", false, false),
    ]) func monthsThatAreThere(from: String, to: String, month: String, back: Bool, on: Bool) throws
  {
    try onDevice(.iPhone8, Era(16)) { window in
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
      @MainActor func date(_ text: String) throws -> Date {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        return try #require(calendar.date(from: DateComponents(year: parts[0], month: parts[1], day: parts[2])))
      }
      let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 350, height: 330))
      view.calendar = calendar
      view.visibleDateComponents = DateComponents(year: 2026, month: 11)
      view.availableDateRange = DateInterval(start: try date(from), end: try date(to))
      window.addSubview(view)
      let shown = view.visibleDateComponents
      #expect("\(shown.year ?? 0)-\((shown.month ?? 0) < 10 ? "0" : "")\(shown.month ?? 0)" == month)
      @MainActor func button(_ name: String) -> UIButton? {
        view.subviews.first { $0.accessibilityIdentifier == name } as? UIButton
      }
      #expect(button("calendar-previous")?.isEnabled == back && button("calendar-next")?.isEnabled == on)
      button("calendar-next")?.sendActions(for: .touchUpInside)
      #expect((view.visibleDateComponents.month != shown.month) == on)
    }
  }
}
