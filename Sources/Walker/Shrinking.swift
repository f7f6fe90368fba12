// A walk that went wrong, made as short as it can be and still go wrong in the same way (ddmin, Zeller and Hildebrandt 2002).
import Emulator
import SwivelUI

extension WalkRun {
  /// The shortest walk found that breaks the same rule; the walk itself when it breaks none. `budget` runs are made at most,
  /// each of which is a whole walk.
  package static func shrink(_ walk: Walk, budget: Int = 2_000) throws(EmulatorError) -> Walk {
    guard let first = try self.walk(walk).violation else { return walk }
    var start = walk
    start.steps = Array(walk.steps.prefix(first.step + 1))
    return try start.shrunk(budget: budget) { candidate throws(EmulatorError) in
      try self.walk(candidate).violation?.rule == first.rule
    }
  }
}

extension Walk {
  /// What is left when whatever is not needed for `breaks` to stay true is gone: steps, what guests do in them, the world.
  /// `breaks` is asked `budget` times at most and holds for this walk.
  package func shrunk(
    budget: Int, while breaks: (Walk) throws(EmulatorError) -> Bool
  ) throws(EmulatorError) -> Walk {
    var shrinking = Shrinking(best: self, rest: budget)
    try shrinking.dropSteps(breaks)
    try shrinking.dropMischiefs(breaks)
    for simplify in World.simplifications { try shrinking.attempt(breaks) { simplify(&$0.world) } }
    return shrinking.best
  }
}

/// The shortest walk so far.
private struct Shrinking {
  var best: Walk
  var rest: Int

  /// Whether the walk still breaks with that done to it; then it is kept.
  @discardableResult
  mutating func attempt(
    _ breaks: (Walk) throws(EmulatorError) -> Bool, _ change: (inout Walk) -> Void
  ) throws(EmulatorError) -> Bool {
    guard rest > 0 else { return false }
    rest -= 1
    var candidate = best
    change(&candidate)
    guard try breaks(candidate) else { return false }
    best = candidate
    return true
  }

  mutating func dropSteps(_ breaks: (Walk) throws(EmulatorError) -> Bool) throws(EmulatorError) {
    let world = best
    best.steps = try best.steps.shortened(budget: &rest) { steps throws(EmulatorError) in
      var candidate = world
      candidate.steps = steps
      return try breaks(candidate)
    }
  }

  mutating func dropMischiefs(_ breaks: (Walk) throws(EmulatorError) -> Bool) throws(EmulatorError) {
    for step in best.steps.indices {
      for index in best.steps[step].mischiefs.indices.reversed() {
        try attempt(breaks) { $0.steps[step].mischiefs.remove(at: index) }
      }
    }
  }
}

extension World {
  /// What can be taken out of one, a thing at a time.
  fileprivate static let simplifications: [@Sendable (inout World) -> Void] = [
    { $0.root = .guest(mask: nil) }, { $0.windows = 1 }, { $0.requiresFullScreen = false }, { $0.plist = .all },
  ]
}
