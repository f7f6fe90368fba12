// The room above and below sections: figures of documents' canvases, the blog that measured groups, and Apple's pages on plain lists.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Testing

@testable import SwivelUI

/// Titles above and below, by section, over one row of 40 points each; what a delegate says of heights.
private final class Titled: NSObject, UITableViewDataSource, UITableViewDelegate {
  let titles: [(String?, String?)]
  var height: CGFloat?
  init(_ titles: [(String?, String?)]) { self.titles = titles }

  func numberOfSections(in tableView: UITableView) -> Int { titles.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section].0 }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { titles[section].1 }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    height ?? UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    height ?? UITableView.automaticDimension
  }
}

private typealias Titles = (String?, String?)
private let none: Titles = (nil, nil)
private let title: Titles = ("Title", nil)

@MainActor @Suite struct SectionRoomTests {
  /// Where rows of 40 points begin in a table of 375×600 at two pixels a point.
  private func starts(
    _ style: UITableView.Style, _ major: Int, _ titles: [(String?, String?)], height: CGFloat? = nil,
    _ change: (UITableView) -> Void = { _ in }
  ) throws -> [Double] {
    try onDevice(phone(running: major), Era(major)) { window in
      let rows = Titled(titles)
      rows.height = height
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: style)
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 40
      change(table)
      (table.dataSource, table.delegate) = (rows, rows)
      window.rootViewController?.view.addSubview(table)
      table.layoutIfNeeded()
      return try withExtendedLifetime(rows) {
        try titles.indices.map {
          (Double(try #require(table.cellForRow(at: [$0, 0])).frame.minY) * 100).rounded() / 100
        }
      }
    }
  }

  /// Static tables of public storyboards, as Interface Builder shows them on canvases of two pixels a point, with heights of 18 in the
  /// document (Xcode 10.2, 15 and 26): rows of 40 here, so each starts 40 and the gap after the one before.
  @Test(
    arguments: [
      (UITableView.Style.grouped, 12, [none, none], [35.0, 35 + 40 + 36]),
      (.grouped, 15, [title, title, title], [55.5, 151.5, 247.5]),
      (.insetGrouped, 17, [none, title, title], [18, 114, 210]),
      (.insetGrouped, 17, [title, none, none], [55.5, 131.5, 207.5]),
    ] as [(UITableView.Style, Int, [(String?, String?)], [Double])]) func documents(
      style: UITableView.Style, major: Int, titles: [(String?, String?)], rows: [Double]
    ) throws
  {
    let found = try starts(style, major, titles) { ($0.sectionHeaderHeight, $0.sectionFooterHeight) = (18, 18) }
    #expect(found == rows)
  }

  /// In a storyboard of Xcode 16 a footer of two lines adds 28 to the 18 of one without a text.
  @Test func aFooterTakesItsLines() throws {
    let text = "Count and period between the publication of two consecutive periodical messages that are sent to all."
    let found = try starts(.grouped, 15, [(nil, text), none]) {
      ($0.sectionHeaderHeight, $0.sectionFooterHeight) = (18, 18)
    }
    #expect(found == [18, 18 + 40 + 46 + 18])
  }

  /// Made by code, groups begin 35 below the top and stand 35 apart; a view above the rows, however low, takes the place of what is
  /// above the first; 0 is no answer, and a very small number is (blog.sunnyxx.com/2015/04/15).
  @Test func groupsByCode() throws {
    #expect(try starts(.grouped, 15, [none, none]) == [35, 110])
    #expect(try starts(.grouped, 15, [none, none], height: 0) == [35, 110])
    let low = CGFloat.leastNonzeroMagnitude
    #expect(try starts(.grouped, 15, [none, none], height: low) == [0, 40])
    let under = try starts(.grouped, 15, [none]) {
      $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: low))
    }
    #expect(under == [17.5])
    #expect(try starts(.grouped, 15, [title, none]) { $0.sectionHeaderHeight = 60 } == [60, 177.5])
  }

  /// A plain list has no room where there is no title; from era 15 on 22 points stand above one (rows at 28 in documents of Xcode 11
  /// and 12, at 50 from Xcode 13 on), unless an app says another number (UITableView.sectionHeaderTopPadding).
  @Test(
    arguments: [
      (14, [none, none], nil, [0.0, 40]), (14, [title, title], nil, [28, 96]), (15, [title, title], nil, [50, 140]),
      (15, [title, title], 0, [28, 96]), (14, [title, none], 5, [28, 68]), (17, [none, title], 5, [0, 73]),
    ] as [(Int, [(String?, String?)], CGFloat?, [Double])])
  func plainLists(major: Int, titles: [(String?, String?)], padding: CGFloat?, rows: [Double]) throws {
    let found = try starts(.plain, major, titles) { if let padding { $0.sectionHeaderTopPadding = padding } }
    #expect(found == rows)
  }

  /// "Section headers and footers float above the content" of a plain table (UITableView.Style.plain): 28 above rows of 40, two
  /// sections of a row, each 68 high. The header of the section at the top stays, and is pushed out by its section's end.
  @Test(
    arguments: [
      (UITableView.Style.plain, 0, 0.0, 68.0), (.plain, 20, 20, 68), (.plain, 50, 40, 68), (.plain, 80, 40, 80),
      (.plain, -30, 0, 68), (.grouped, 50, 17, 95),
    ] as [(UITableView.Style, CGFloat, Double, Double)])
  func headersOfPlainListsStayInView(style: UITableView.Style, offset: CGFloat, first: Double, second: Double) throws {
    try onDevice(.iPhone8, Era(14)) { window in
      let rows = Titled([title, title])
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 60), style: style)
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 40
      (table.dataSource, table.delegate) = (rows, rows)
      window.rootViewController?.view.addSubview(table)
      table.layoutIfNeeded()
      let resting = table.rectForHeader(inSection: 0)
      table.contentOffset.y = offset
      if style == .plain {
        let found = [0, 1].map { Double(table.headers[$0]?.frame.minY ?? -1) }
        #expect(found == [first, second])
      } else {
        #expect(table.headers[0]?.frame == resting, "groups take theirs along")
      }
      #expect(table.rectForHeader(inSection: 0) == resting)
      withExtendedLifetime(rows) {}
    }
  }

  /// Empty rows fill a plain table by themselves until era 14; an app can say so or not (UITableView.fillerRowHeight).
  @Test(arguments: [(14, -1), (15, 0)] as [(Int, CGFloat)]) func fillers(major: Int, height: CGFloat) throws {
    try onDevice(.iPhone8, Era(major)) { _ in
      let table = UITableView(frame: .zero)
      #expect(table.fillerRowHeight == height)
      table.fillerRowHeight = 12
      #expect(table.fillerRowHeight == 12)
    }
  }
}
