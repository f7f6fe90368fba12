// What the processes of an exploration came to, together: what is told, and whether it is well. Apart from who starts and hears them.
import Exploration

/// The ends of all processes.
struct ExplorationSum {
  /// Device, version and windows of each world.
  let worlds: [String]
  private let ends: [(world: Int, end: WorkerEnd)]

  init(_ ends: [(world: Int, end: WorkerEnd)], worlds: [String]) {
    self.worlds = worlds
    // Of several processes some may come too late, when others tried.
    let tried = Set(ends.filter { $0.end.obstacle == nil }.map(\.world))
    self.ends = ends.map { world, end in
      var end = end
      if end.obstacle == .untried, tried.contains(world) { end.obstacle = nil }
      return (world, end)
    }
  }

  /// What is to be said instead of a report: that nothing could be looked at, and nothing was found.
  var refusal: ExploreError? {
    let obstacles = ends.compactMap(\.end.obstacle)
    if worlds.count == 1, let first = obstacles.first(where: { !$0.isOfTheApp }) { return .world(first.text) }
    guard !ends.isEmpty, ends.allSatisfy({ $0.end.obstacle == .untried }) else { return nil }
    return .world(ExplorationObstacle.untried.text)
  }

  /// What was looked at.
  var figures: [ShardFigures] { ends.map { ShardFigures(world: worlds[$0.world], figures: $0.end.figures) } }

  /// What users' expectations are about that was nowhere.
  var absent: [String] {
    guard let first = ends.first?.end.figures else { return [] }
    return (first.absent ?? []).filter { name in ends.allSatisfy { $0.end.figures.absent?.contains(name) ?? false } }
  }

  /// What was not done, each once, for several processes of one world say the same: `notes` are of those that ended before.
  func notes(after notes: [String], absent: [String], isInterrupted: Bool) -> [String] {
    var notes = notes
    for (world, end) in ends {
      notes += (end.figures.elsewhere ?? []).map {
        "\($0).storyboard: it was not given, and --storyboard takes several"
      }
      if let obstacle = end.obstacle { notes.append("\(worlds[world]): \(obstacle.text)") }
    }
    notes += absent.map { "--expect of \($0): it was never there" }
    notes = notes.enumerated().filter { notes.firstIndex(of: $0.element) == $0.offset }.map(\.element)
    return isInterrupted ? notes + ["the rest: it was interrupted"] : notes
  }

  /// Whether every process looked at its part.
  var isWhole: Bool { ends.allSatisfy { $0.end.obstacle == nil } }
}

extension ExplorationObstacle {
  /// Whether it is a mistake of the app's, and not of who asks.
  fileprivate var isOfTheApp: Bool {
    switch self {
    case .launch, .start, .untried: false
    case .differing: true
    }
  }
}
