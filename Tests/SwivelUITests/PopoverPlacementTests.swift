// Where popovers lie: on the side that has room and that the app permits, by arithmetic from what they point at.
import Foundation
import Testing

@testable import SwivelUI

@Suite struct PopoverPlacementTests {
  private static let wish = CGSize(width: 200, height: 100)
  private static let bounds = CGRect(x: 0, y: 0, width: 800, height: 600)

  /// What it points at, what is permitted, and where it lies: 13 points from that for the arrow, 10 at least from the edges.
  private static let cases: [(CGRect, UIPopoverArrowDirection, String, CGPoint)] = [
    // Below, in the middle of 300…340: 320 − 100.
    (CGRect(x: 300, y: 100, width: 40, height: 20), .any, "up", CGPoint(x: 220, y: 133)),
    // No room below: above, 550 − 13 − 100.
    (CGRect(x: 300, y: 550, width: 40, height: 20), .any, "down", CGPoint(x: 220, y: 437)),
    // Near the right edge it keeps 10 points from it.
    (CGRect(x: 760, y: 100, width: 40, height: 20), .any, "up", CGPoint(x: 590, y: 133)),
    // Only beside it: to the right, in the middle of 100…120: 110 − 50; where there is no room there, to the left.
    (CGRect(x: 300, y: 100, width: 40, height: 20), [.left, .right], "left", CGPoint(x: 353, y: 60)),
    (CGRect(x: 700, y: 100, width: 40, height: 20), [.left, .right], "right", CGPoint(x: 487, y: 60)),
    // Nowhere: in front of it, without an arrow.
    (CGRect(x: 0, y: 0, width: 800, height: 600), .any, "none", CGPoint(x: 300, y: 490)),
  ]

  @Test func itLiesWhereThereIsRoom() {
    let names: [(UIPopoverArrowDirection, String)] = [
      (.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"), (.unknown, "none"),
    ]
    for (anchor, permitted, arrow, origin) in Self.cases {
      let place = PopoverPlacement(Self.wish, at: anchor, in: Self.bounds, permitted: permitted)
      #expect(names.first { $0.0 == place.direction }?.1 == arrow, "\(anchor)")
      #expect(place.frame == CGRect(origin: origin, size: Self.wish), "\(anchor)")
    }
  }

  /// It is never larger than its container leaves.
  @Test func itFits() {
    let place = PopoverPlacement(
      CGSize(width: 2000, height: 2000), at: .zero, in: Self.bounds, permitted: .any)
    #expect(place.frame == CGRect(x: 10, y: 10, width: 780, height: 580))
  }
}
