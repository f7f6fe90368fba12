// Which pairs of orientation, screen, arrangement and presentation were seen together: a figure for what a search has been to.
import Emulator
import SwivelUI

/// Values of the four that were seen, and pairs of them.
struct PairwiseCoverage {
  private var values: [Set<String>] = Array(repeating: [], count: 4)
  private var pairs: Set<[String]> = []

  @MainActor mutating func add(_ device: EmulatedDevice) {
    for window in device.settled.windows where window.isForeground {
      let facts = [
        window.interface.name, window.visibleController, window.placement.rawValue,
        (device.inspect(window: window.id) { Self.style($0) } ?? nil)
          ?? (window.navigationStack.count > 1 ? "pushed" : "root"),
      ]
      for (index, fact) in facts.enumerated() {
        values[index].insert(fact)
        for other in facts.indices where other > index { pairs.insert(["\(index)\(other)", fact, facts[other]]) }
      }
    }
  }

  /// In which style, after adapting, what lies uppermost is presented; nil for what is not.
  @MainActor private static func style(_ window: UIWindow) -> String? {
    var front = window.rootViewController
    while let next = front?.presentedViewController { front = next }
    guard front !== window.rootViewController else { return nil }
    return front?.presentationController.map { "\($0.resolvedStyle)" }
  }

  var screens: [String] { values[1].sorted() }
  var seen: Int { pairs.count }

  var possible: Int {
    values.indices.reduce(0) { sum, index in
      sum + values.indices.filter { $0 > index }.reduce(0) { $0 + values[index].count * values[$1].count }
    }
  }
}
