// From the findings at every width to the widths at which something breaks.
import Foundation

/// A mistake and the widths that have it.
public struct BreakingWidths: Sendable, Equatable, Codable {
  /// The mistake.
  public var identity: Finding.Identity
  /// In points, both ends breaking, every whole width between them breaking too.
  public var widths: ClosedRange<Int>
  /// The finding at the width where it is worst, the narrowest of several.
  public var worst: Finding
  /// That width.
  public var worstWidth: Int

  public init(identity: Finding.Identity, widths: ClosedRange<Int>, worst: Finding, worstWidth: Int) {
    self.identity = identity
    self.widths = widths
    self.worst = worst
    self.worstWidth = worstWidth
  }

  /// Looks at every whole width of `range`, so that nothing narrow is missed; in order of identity, then width.
  public static func search<Failure: Error>(
    _ range: ClosedRange<Int>, findings: (Int) throws(Failure) -> [Finding]
  ) throws(Failure) -> [BreakingWidths] {
    var open: [Finding.Identity: BreakingWidths] = [:]
    var closed: [BreakingWidths] = []
    for width in range {
      for finding in try findings(width) {
        if var run = open[finding.identity], run.widths.upperBound == width - 1 {
          run.widths = run.widths.lowerBound...width
          if finding.amount > run.worst.amount {
            run.worst = finding
            run.worstWidth = width
          }
          open[finding.identity] = run
        } else {
          if let earlier = open[finding.identity], earlier.widths.upperBound < width { closed.append(earlier) }
          if open[finding.identity]?.widths.upperBound != width {
            open[finding.identity] = BreakingWidths(
              identity: finding.identity, widths: width...width, worst: finding, worstWidth: width)
          }
        }
      }
    }
    closed.append(contentsOf: open.values)
    return closed.sorted { ($0.identity, $0.widths.lowerBound) < ($1.identity, $1.widths.lowerBound) }
  }

  /// `breaks for width 413–437`, or `breaks for width 413`.
  public var text: String {
    let ends = widths.count == 1 ? "\(widths.lowerBound)" : "\(widths.lowerBound)–\(widths.upperBound)"
    return "breaks for width \(ends)"
  }
}
