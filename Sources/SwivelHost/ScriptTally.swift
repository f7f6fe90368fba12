// What the lines of a script came to, counted: what a run ends with, in words and by its status.
import Scripting

/// Counts what a run reports.
struct ScriptTally: Equatable {
  private(set) var inputs = 0
  private(set) var met = 0
  private(set) var failed = 0

  mutating func add(_ report: ScriptReport) {
    switch report {
    case .ran: inputs += 1
    case .skipped: break
    case .checked(let check): if check.isMet { met += 1 } else { failed += 1 }
    }
  }

  /// The last line for people.
  var words: String { "\(inputs) \(inputs == 1 ? "input" : "inputs"), \(met) expectations met, \(failed) not met" }
}
