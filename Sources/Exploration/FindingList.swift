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
    guard finding.isPlainer(than: findings[alike]) else { return false }
    findings[alike] = finding
    // What it is alike with may be more than one.
    for index in findings.indices.reversed() where index > alike && findings[index].isAlike(finding) {
      findings.remove(at: index)
    }
    return true
  }
}

extension ExplorationFinding {
  /// Whether it says the same with fewer words: what is seen says more than what is left behind.
  fileprivate func isPlainer(than other: ExplorationFinding) -> Bool {
    guard (oracle == .growth) == (other.oracle == .growth) else { return other.oracle == .growth }
    return events.count < other.events.count
  }

  /// Whether one of the two is the other's mistake on a screen farther on: of the same view, by a path that has the other's in it.
  private func isFartherOn(_ other: ExplorationFinding) -> Bool {
    let (one, another) = (differences[0], other.differences[0])
    return oracle == other.oracle && text == nil && other.text == nil && !one.view.isEmpty && !one.view.hasPrefix("/")
      && one.view == another.view && one.property == another.property
      && (events.holds(other.events) || other.events.holds(events))
  }

  /// Whether it says of a screen farther on what another says of the one before: a row that is another opens another.
  private func carriesOn(_ other: ExplorationFinding) -> Bool {
    let said = differences[0]
    return oracle == other.oracle && said.property == .text && events.count > other.events.count
      && events.holds(other.events)
      && [said.expected, said.actual].allSatisfy { words in
        !words.isEmpty && other.differences.contains { $0.expected == words || $0.actual == words }
      }
  }

  /// Whether what is seen after this path is what another leaves behind each time: it does the same on the way, once.
  private func shows(_ growth: ExplorationFinding) -> Bool {
    // The last events of such a path are those of the one before once more.
    let times = growth.events.count / 2
    let round = (1...max(1, times)).last { growth.events.suffix(2 * $0).starts(with: growth.events.suffix($0)) }
    // Left and opened is the same as opened and left.
    return round.map { Set(growth.events.suffix($0)).isSubset(of: events) } ?? false
  }

  /// Whether the same property of some view goes wrong by the same kinds of events, or more of them, once all that gives a window
  /// another size is one kind. Views without a name of their own are known by places, which other paths change.
  private func isResizedLike(_ other: ExplorationFinding) -> Bool {
    let (one, another) = (differences[0], other.differences[0])
    guard one.property == another.property, one.view.hasPrefix("/"), another.view.hasPrefix("/") else { return false }
    let (mine, others) = (resizingKinds, other.resizingKinds)
    return mine.isSubset(of: others) || others.isSubset(of: mine)
  }

  private var resizingKinds: Set<String> {
    Set(kinds.split(separator: "+").map { ["rotate", "arrange"].contains($0) ? "resize" : String($0) })
  }

  fileprivate func isAlike(_ other: ExplorationFinding) -> Bool {
    // A lock that is left behind stays on every screen farther on.
    if oracle == .mask, other.oracle == .mask {
      let (one, another) = (Array(events.dropLast()), Array(other.events.dropLast()))
      if one.holds(another) || another.holds(one) { return true }
    }
    switch (oracle == .growth, other.oracle == .growth) {
    case (true, true):
      // Who is kept for ever is so wherever that is noticed; constraints and observers are the screen's, or the path's.
      let isKept = differences[0].view.first?.isUppercase ?? false
      return differences[0].view == other.differences[0].view
        && (isKept || screen == other.screen || events.holds(other.events) || other.events.holds(events))
    case (true, false): return other.shows(self)
    case (false, true): return shows(other)
    case (false, false): break
    }
    guard screen == other.screen else { return isFartherOn(other) || carriesOn(other) || other.carriesOn(self) }
    // What says its cause in words is alike by them alone.
    if oracle == other.oracle, text == nil, kinds == other.kinds || isResizedLike(other) { return true }
    return !Set(differences.map(\.site)).isDisjoint(with: other.differences.map(\.site))
  }
}
