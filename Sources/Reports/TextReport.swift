// A report for people: what is wrong, where it stands, and on which screens it shows.
import Findings
import Foundation
import Vocabulary

extension FindingsReport {
  /// So many views a mistake shows in are named besides the worst.
  private static let namedViews = 2
  /// So many screens are named one by one.
  private static let namedScreens = 3
  /// Of what could not be tried so much is told to people; programs get all.
  private static let namedSkips = 6

  /// A line each mistake, in the report's order; a file's name with a line break in it passes for no other mistake.
  var textLines: [String] {
    issues.flatMap { issue in
      [(issue.place.isEmpty ? "\(title): " : issue.place) + words(issue)] + issue.explanation.map { "    \($0)" }
    }.map(\.printableLine)
  }

  /// What was not tried, and the sum.
  var textSum: [String] {
    var lines = skipped.prefix(Self.namedSkips).map { "not tried: \($0)" }
    if skipped.count > Self.namedSkips { lines.append("not tried: \(skipped.count - Self.namedSkips) more") }
    let sum = issues.isEmpty ? "nothing breaks" : Self.counted(issues.count)
    return (lines + ["\(title): \(layouts) layouts, \(sum)"]).map(\.printableLine)
  }

  /// What is wrong, and where it shows.
  func words(_ issue: Issue) -> String {
    let finding = issue.worst.finding
    let why = issue.origin.constraints.map { ": \($0)" } ?? ""
    return "\(finding.identity.check.rawValue): \(finding.message)\(why)\(besides(issue)) (\(spread(issue)))"
  }

  /// What else the cause led to: other views by name, or else other kinds of mistakes.
  private func besides(_ issue: Issue) -> String {
    let told = issue.worst.finding.identity
    var names: [String] = []
    for finding in issue.related {
      for name in [finding.identity.view] + (finding.identity.check == .overlapping ? [finding.identity.other] : [])
      where name != told.view && name != told.other && !names.contains(name) { names.append(name) }
    }
    guard !names.isEmpty else {
      let kinds = Set(issue.related.map(\.identity.check)).subtracting([told.check]).sorted()
      return kinds.isEmpty ? "" : "; also \(kinds.map(\.rawValue).joined(separator: ", "))"
    }
    let shown = names.prefix(Self.namedViews).joined(separator: ", ")
    let rest = names.count - Self.namedViews
    return "; also in \(shown)" + (rest > 0 ? " and \(rest) more" : "")
  }

  /// The screens by name if they are few, else how many, from which width to which, and where it is worst; of a range of
  /// widths those that break.
  private func spread(_ issue: Issue) -> String {
    let worst = screens[issue.worst.screen].name
    if let breaks = issue.worst.breaks { return "\(worst) \(breaks.text), worst at \(breaks.worstWidth)" }
    let shown = issue.hits.map { screens[$0.screen] }
    guard shown.count > Self.namedScreens else { return shown.map(\.name).joined(separator: ", ") }
    let widths = shown.map(\.size.width)
    let least = points(widths.min() ?? 0)
    let most = points(widths.max() ?? 0)
    let span = least == most ? "\(least) wide" : "\(least) to \(most) wide"
    let count =
      shown.count == screens.count ? "all \(screens.count) screens" : "\(shown.count) of \(screens.count) screens"
    let isMeasured = issue.worst.finding.amount > 0
    return "\(count), \(span), \(isMeasured ? "worst on" : "such as") \(worst)"
  }
}
