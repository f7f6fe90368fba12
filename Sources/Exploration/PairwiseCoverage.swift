// Which pairs of orientation, screen, arrangement and presentation were seen together: a figure for what a search has been to.
import Emulator
import SwivelUI

/// Values of the four that were seen, and pairs of them.
struct PairwiseCoverage {
  private var values: [Set<String>] = Array(repeating: [], count: 4)
  private var pairs: Set<[String]> = []

  mutating func add(_ snapshot: DeviceSnapshot) {
    for window in snapshot.windows where window.isForeground {
      let depth = window.navigationStack.isEmpty ? "plain" : "stack of \(window.navigationStack.count)"
      let facts = [window.interface.name, window.visibleController, window.placement.rawValue, depth]
      for (index, fact) in facts.enumerated() {
        values[index].insert(fact)
        for other in facts.indices where other > index { pairs.insert(["\(index)\(other)", fact, facts[other]]) }
      }
    }
  }

  var screens: [String] { values[1].sorted() }
  var seen: Int { pairs.count }

  var possible: Int {
    values.indices.reduce(0) { sum, index in
      sum + values.indices.filter { $0 > index }.reduce(0) { $0 + values[index].count * values[$1].count }
    }
  }
}
