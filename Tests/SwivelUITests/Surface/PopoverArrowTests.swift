// The arrow of a popover that is shown: between what it points at and the popover, 13 points high, and never on the round corners.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct PopoverArrowTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let source: CGRect
    let permitted: UIPopoverArrowDirection
    let direction: UIPopoverArrowDirection
    var testDescription: String { name }
  }

  /// On an upright iPad Air 2, 768×1024; the popover is 200×100 and keeps 10 points from the edges.
  nonisolated static let rows = [
    Row(
      name: "below", source: CGRect(x: 300, y: 100, width: 40, height: 20), permitted: .any, direction: .up),
    Row(
      name: "above", source: CGRect(x: 300, y: 900, width: 40, height: 20), permitted: .down, direction: .down),
    Row(
      name: "to the right", source: CGRect(x: 100, y: 400, width: 40, height: 20), permitted: .left, direction: .left),
    Row(
      name: "to the left", source: CGRect(x: 600, y: 400, width: 40, height: 20), permitted: .right, direction: .right),
    Row(name: "in the corner", source: CGRect(x: 0, y: 100, width: 10, height: 20), permitted: .up, direction: .up),
  ]

  @Test(arguments: rows) func itPoints(row: Row) throws {
    try onDevice(.iPadAir2, Era(12)) { window in
      let (root, content) = (try #require(window.rootViewController), UIViewController())
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: 200, height: 100)
      let popover = try #require(content.popoverPresentationController)
      #expect(popover.arrow == nil && popover.arrowDirection == .unknown)
      (popover.sourceView, popover.sourceRect, popover.permittedArrowDirections) = (
        root.view, row.source, row.permitted
      )
      root.present(content, animated: false)
      window.layoutIfNeeded()
      #expect(popover.arrowDirection == row.direction)
      let arrow = try #require(popover.arrow)
      let frame = try #require(popover.presentedView).frame
      let (tip, ends) = (arrow.tip, [arrow.base.0, arrow.base.1])
      switch row.direction {
      case .up, .down:
        let edge = row.direction == .up ? frame.minY : frame.maxY
        // The tip lies on the source's edge, 13 points from the popover's; both ends of the base 13 points beside it.
        #expect(ends.map(\.y) == [edge, edge] && ends.map(\.x) == [tip.x - 13, tip.x + 13])
        #expect(tip.y == (row.direction == .up ? row.source.maxY : row.source.minY))
        #expect(abs(tip.y - edge) == 13)
        // In the middle of the source, where the corner's 13 points leave room for the base's half.
        #expect(tip.x == max(row.source.midX, frame.minX + 26))
      case _:
        let edge = row.direction == .left ? frame.minX : frame.maxX
        #expect(ends.map(\.x) == [edge, edge] && ends.map(\.y) == [tip.y - 13, tip.y + 13])
        #expect(tip.x == (row.direction == .left ? row.source.maxX : row.source.minX))
        #expect(abs(tip.x - edge) == 13 && tip.y == row.source.midY)
      }
    }
  }

  /// Without room beside what it points at there is no arrow; a popover too narrow for corners and base has it in its middle.
  @Test func withoutRoom() throws {
    try onDevice(.iPadAir2, Era(12)) { window in
      let root = try #require(window.rootViewController)
      for (source, size, tip) in [
        (CGRect(x: 0, y: 0, width: 768, height: 1024), CGSize(width: 200, height: 100), nil),
        (CGRect(x: 0, y: 100, width: 10, height: 20), CGSize(width: 40, height: 100), 30),
      ] as [(CGRect, CGSize, CGFloat?)] {
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = size
        let popover = try #require(content.popoverPresentationController)
        (popover.sourceView, popover.sourceRect, popover.permittedArrowDirections) = (root.view, source, .up)
        root.present(content, animated: false)
        window.layoutIfNeeded()
        // 10 points from the edge, and half of 40.
        #expect(popover.arrow?.tip.x == tip)
        root.dismiss(animated: false)
      }
    }
  }

  /// UIPopoverPresentationController.sourceItem: "the item on which to anchor the popover", a view or an item of a bar.
  @Test func whatItPointsAt() throws {
    try onDevice(.iPadPro11, Era(17)) { window in
      let content = UIViewController()
      content.modalPresentationStyle = .popover
      let popover = try #require(content.popoverPresentationController)
      let (view, item) = (
        UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8)),
        UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
      )
      popover.sourceItem = view
      #expect(popover.sourceView === view && popover.barButtonItem == nil && popover.sourceItem === view)
      popover.sourceItem = item
      #expect(popover.sourceView == nil && popover.barButtonItem === item && popover.sourceItem === item)
      popover.sourceItem = nil
      #expect(popover.sourceView == nil && popover.barButtonItem == nil && popover.sourceItem == nil)
      window.addSubview(view)
      #expect(view.frame(in: window) == CGRect(x: 5, y: 6, width: 7, height: 8))
      // An item that is shown nowhere is nowhere.
      #expect(item.frame(in: window).isNull)
    }
  }
}
