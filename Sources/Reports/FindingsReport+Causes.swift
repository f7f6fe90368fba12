// One cause is one mistake: findings of a scene that share a cause are told together, the gravest by name.
import Findings
import Foundation

extension FindingsReport {
  /// Joins the mistakes of each scene that share a cause. A view that is elsewhere, or left open, only on screens where it is
  /// also in a conflict is so because of the conflict.
  public mutating func joinCauses() {
    var sets = Array(issues.indices)
    func root(_ index: Int) -> Int { sets[index] == index ? index : root(sets[index]) }
    func join(_ one: Int, _ other: Int) {
      let (a, b) = (root(one), root(other))
      if a != b { sets[max(a, b)] = min(a, b) }
    }
    var first: [CauseKey: Int] = [:]
    for index in issues.indices {
      for cause in issues[index].causes
      where ![Finding.nearness, Finding.between, Finding.within].contains(where: { cause.hasPrefix($0) }) {
        let key = CauseKey(origin: issues[index].origin, cause: cause)
        if let known = first[key] { join(known, index) } else { first[key] = index }
      }
    }
    for index in issues.indices where issues[index].worst.finding.identity.check == .unsatisfiable {
      for cause in issues[index].causes {
        guard let view = cause.stripping("conflict ") else { continue }
        for led in ["about \(view)", "open \(view)"] {
          let other = first[CauseKey(origin: issues[index].origin, cause: led)]
          if let other, issues[other].isOnly(where: issues[index]) { join(index, other) }
        }
      }
      for other in issues.indices where issues[other].isLed(by: issues[index]) { join(index, other) }
    }
    let groups = Dictionary(grouping: issues.indices) { root($0) }
    issues = issues.indices.compactMap { index in
      guard let group = groups[index] else { return nil }
      let members = group.sorted { issues[$0].rank(at: $0) < issues[$1].rank(at: $1) }.map { issues[$0] }
      return members.dropFirst().reduce(into: members[0]) { $0.join($1) }
    }
  }

  /// A cause within one scene of one document.
  private struct CauseKey: Hashable {
    var file: String?
    var scene: String?
    var cause: String

    init(origin: Origin, cause: String) {
      file = origin.file
      scene = origin.scene
      self.cause = cause
    }
  }
}

extension FindingsReport.Issue {
  /// The gravest first: what cannot hold, what is left open, then what is seen of it; of several alike the first.
  fileprivate func rank(at place: Int) -> (Int, Int, Double, Int) {
    let finding = worst.finding
    return (
      -(FindingConfidence.allCases.firstIndex(of: finding.confidence) ?? 0), finding.identity.check.graveness,
      -finding.amount, place
    )
  }

  /// Whether it may come from a conflict in the same row or column, between the views it is in, or of one that is beyond the same edge,
  /// because it shows only where that is.
  fileprivate func isLed(by conflict: FindingsReport.Issue) -> Bool {
    guard worst.finding.identity.check != .unsatisfiable, origin.file == conflict.origin.file,
      origin.scene == conflict.origin.scene, isOnly(where: conflict)
    else { return false }
    let parties = Set(conflict.causes.compactMap { $0.stripping("conflict ") })
    return causes.contains {
      $0.hasPrefix(Finding.nearness) && conflict.causes.contains($0)
        || $0.stripping(Finding.between)?.split(separator: "\n").allSatisfy { parties.contains(String($0)) } == true
        || $0.stripping(Finding.within).map(parties.contains) == true
    }
  }

  /// Whether it shows on no other screens than another one does.
  fileprivate func isOnly(where other: FindingsReport.Issue) -> Bool {
    Set(hits.map(\.screen)).isSubset(of: other.hits.map(\.screen))
  }
}

extension LayoutCheck {
  /// Its place among the kinds, the gravest first.
  fileprivate var graveness: Int {
    switch self {
    case .unreadable: 0
    case .unfinished: 1
    case .broken: 2
    case .unsatisfiable: 3
    case .ambiguous: 4
    case .offScreen: 5
    case .unreachable: 6
    case .clipped: 7
    case .overlapping: 8
    case .outsideSafeArea: 9
    case .truncated: 10
    case .stretched: 11
    }
  }
}

extension String {
  fileprivate func stripping(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}

extension FindingsReport.Issue {
  /// What stays the same when lines move and texts are reworded: the scene, the kind, and the views by their identifiers.
  public var identityKey: String {
    let identity = worst.finding.identity
    // Which constraints conflict differs from screen to screen.
    let other = identity.check == .unsatisfiable ? "" : identity.other
    return [origin.scene ?? "", identity.check.rawValue, identity.view.withoutWords, other.withoutWords].joined(
      separator: "\t")
  }
}

extension String {
  /// A view's name without the words it shows.
  fileprivate var withoutWords: String { range(of: " \"").map { String(self[..<$0.lowerBound]) } ?? self }
}
