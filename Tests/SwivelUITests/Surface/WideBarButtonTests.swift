// Who gives way in a navigation bar that is too narrow: the title, not the buttons, as in the pictures of UINavigationBar in
// https://github.com/material-components/material-components-ios/issues/1662 and pull request 1479 there.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

@MainActor @Suite struct WideBarButtonTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let what: String
    var left: [String] = []
    var right: [String] = []
    /// Whether the buttons have all they want.
    var areWhole = true
    var isCentered = false
    var width: CGFloat = 375
    var testDescription: String { what }
  }

  private nonisolated static let title = "Panoramas"

  /// The widths are arithmetic over what the words take: a third of 375 points is 125, of 320 it is 106.
  @Test(arguments: [
    Row(what: "short words", left: ["Edit"], right: ["Add"], isCentered: true),
    Row(
      what: "wider than a third, the title in the middle still", right: ["Browse Random"], isCentered: true, width: 414),
    Row(what: "wider than a third, and in the title's way", right: ["Browse Random"], width: 320),
    Row(what: "several", right: ["One", "Two", "Three", "Four"]),
    Row(what: "on the left", left: ["Browse Random Ones"], width: 320),
    Row(what: "on both sides", left: ["Discard All"], right: ["Save All"], width: 320),
    Row(
      what: "more than the bar", left: ["Discard All The Pictures"], right: ["Keep All The Pictures"], areWhole: false,
      width: 320),
  ])
  func buttonsComeBeforeTheTitle(row: Row) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: row.width, height: 44))
      let item = UINavigationItem(title: Self.title)
      item.leftBarButtonItems = row.left.map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
      item.rightBarButtonItems = row.right.map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
      bar.items = [item]
      window.addSubview(bar)
      window.layoutIfNeeded()
      let title = try #require(bar.subviews.first { $0.accessibilityIdentifier == "navigation-title" })
      let buttons = bar.subviews.compactMap { $0 as? UIButton }.filter {
        (row.left + row.right).contains($0.currentTitle ?? "")
      }
      #expect(buttons.count == row.left.count + row.right.count)
      for button in buttons {
        #expect(
          (button.frame.width >= button.intrinsicContentSize.width) == row.areWhole, "\(button.currentTitle ?? "")")
        #expect(button.frame.minX >= 0 && button.frame.maxX <= row.width)
        let isBeside = button.frame.maxX <= title.frame.minX || button.frame.minX >= title.frame.maxX
        #expect(isBeside || !row.areWhole, "\(button.frame) \(title.frame)")
      }
      if row.areWhole { #expect((abs(title.frame.midX - row.width / 2) < 0.5) == row.isCentered) }
    }
  }
}
