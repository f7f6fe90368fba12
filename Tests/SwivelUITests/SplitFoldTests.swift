// The states of a split view's columns: which width leads where from each (R-SPLIT-01).
import Testing

@testable import SwivelUI

@MainActor @Suite struct SplitFoldTests {
  /// How a state is reached, whether it is collapsed, and what compact and regular width call for in it.
  private static let rows:
    [(
      name: String, reach: (inout SplitFold) -> Void, isCollapsed: Bool, compact: SplitFold.Step,
      regular: SplitFold.Step
    )] =
      [
        ("untouched", { _ in }, false, .stay, .stay),
        ("begun", { $0.begin() }, false, .collapse, .stay),
        (
          "merging",
          { fold in
            fold.begin()
            fold.startMerging()
          }, true, .stay, .expand
        ),
        (
          "collapsed",
          { fold in
            fold.begin()
            fold.startMerging()
            fold.remain(nil)
          }, true, .stay, .expand
        ),
        (
          "begun again",
          { fold in
            fold.begin()
            fold.startMerging()
            fold.begin()
          }, true, .stay, .expand
        ),
        (
          "expanded",
          { fold in
            fold.begin()
            fold.startMerging()
            fold.remain(nil)
            fold.expand()
          }, false, .collapse, .stay
        ),
      ]

  @Test func widthsLeadFromStateToState() {
    for row in Self.rows {
      var fold = SplitFold()
      row.reach(&fold)
      #expect(fold.isCollapsed == row.isCollapsed, "\(row.name)")
      #expect(fold.step(isCompact: true) == row.compact, "\(row.name)")
      #expect(fold.step(isCompact: false) == row.regular, "\(row.name)")
      #expect(fold.remaining == nil, "\(row.name)")
    }
  }
}
