// One finding of each cause, the shortest: within a process, and again over those of many.

/// Findings in the order their causes were found.
public struct FindingList: Sendable {
  /// One of each cause.
  public private(set) var findings: [ExplorationFinding] = []

  /// An empty list.
  public init() {}

  /// Takes a finding in if its cause is new or its path shorter; whether it did. One cause is what differs in the same place of
  /// a screen, or what is known in the same way on the same screen by the same kinds of events, or a lock that is left behind
  /// by the other's way and farther. What was thrown and how a process ended are causes by their words.
  @discardableResult public mutating func keep(_ finding: ExplorationFinding) -> Bool {
    guard let alike = findings.firstIndex(where: { $0.isAlike(finding) }) else {
      findings.append(finding)
      return true
    }
    guard finding.events.count < findings[alike].events.count else { return false }
    findings[alike] = finding
    // What it is alike with may be more than one.
    for index in findings.indices.reversed() where index > alike && findings[index].isAlike(finding) {
      findings.remove(at: index)
    }
    return true
  }
}

extension ExplorationFinding {
  fileprivate func isAlike(_ other: ExplorationFinding) -> Bool {
    // A lock that is left behind stays on every screen farther on.
    if oracle == .mask, other.oracle == .mask {
      let (one, another) = (Array(events.dropLast()), Array(other.events.dropLast()))
      if one.holds(another) || another.holds(one) { return true }
    }
    // Who is kept for ever is so wherever that is noticed; constraints and observers are the screen's.
    if oracle == .growth, other.oracle == .growth {
      return differences[0].view == other.differences[0].view
        && (screen == other.screen || differences[0].view.first?.isUppercase ?? false)
    }
    guard screen == other.screen else { return false }
    // What says its cause in words is alike by them alone.
    if oracle == other.oracle, kinds == other.kinds, text == nil { return true }
    return !Set(differences.map(\.site)).isDisjoint(with: other.differences.map(\.site))
  }
}
