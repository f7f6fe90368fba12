// Where the columns of a split view lie, shown or not (R-SPLIT-05, 07).
import Testing

@testable import SwivelUI

@MainActor @Suite struct SplitArrangementTests {
  /// Three columns, 1024 × 768, a primary of 320 and a supplementary of 280.
  private static let three = SplitArrangement(
    style: .tripleColumn, preferredBehavior: .automatic, size: CGSize(width: 1024, height: 768), primaryWidth: 320,
    supplementaryWidth: 280)

  /// What stands before a column takes its width; one that is not shown waits at the leading edge, as wide as it will be; what
  /// is laid over the secondary column takes nothing from it.
  private static let rows:
    [(
      mode: UISplitViewController.DisplayMode, primary: (x: CGFloat, width: CGFloat),
      supplementary: (x: CGFloat, width: CGFloat), secondary: (x: CGFloat, width: CGFloat)
    )] = [
      (.secondaryOnly, (0, 320), (0, 280), (0, 1024)),
      (.oneBesideSecondary, (0, 320), (0, 280), (280, 744)),
      (.oneOverSecondary, (0, 320), (0, 280), (0, 1024)),
      (.twoBesideSecondary, (0, 320), (320, 280), (600, 424)),
      (.twoOverSecondary, (0, 320), (320, 280), (0, 1024)),
      (.twoDisplaceSecondary, (0, 320), (320, 280), (600, 744)),
    ]

  @Test func columnsLieByTheirMode() {
    for row in Self.rows {
      for (column, place) in [
        (UISplitViewController.Column.primary, row.primary), (.supplementary, row.supplementary),
        (.secondary, row.secondary),
      ] {
        #expect(
          Self.three.frame(of: column, in: row.mode) == CGRect(x: place.x, y: 0, width: place.width, height: 768),
          "\(column.name) in \(row.mode.name)")
      }
    }
  }

  /// R-SPLIT-06: left to itself the primary is hidden upright and beside the secondary in landscape. UIKit's documentation of
  /// `SplitBehavior`: tiles lie side by side, also upright; an overlay covers content, so it comes on demand only.
  @Test func whatIsShownUnasked() {
    let (hidden, beside) = (
      UISplitViewController.DisplayMode.secondaryOnly, UISplitViewController.DisplayMode.oneBesideSecondary
    )
    let rows:
      [(
        behavior: UISplitViewController.SplitBehavior, upright: UISplitViewController.DisplayMode,
        turned: UISplitViewController.DisplayMode
      )] = [
        (.automatic, hidden, beside), (.tile, beside, beside), (.overlay, hidden, hidden), (.displace, hidden, beside),
      ]
    for row in rows {
      var split = Self.three
      split.preferredBehavior = row.behavior
      #expect(split.mode(preferring: .automatic) == row.turned, "\(row.behavior), 1024 × 768")
      split.size = CGSize(width: 768, height: 1024)
      #expect(split.mode(preferring: .automatic) == row.upright, "\(row.behavior), 768 × 1024")
    }
  }
}
