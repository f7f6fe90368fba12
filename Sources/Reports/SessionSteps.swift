// What a session's log says of each input that a person would write into a test: the input, and what is other than before.
import EventLog
import Foundation
import Vocabulary

/// The launch and the inputs of a log, each with what it changed.
struct SessionSteps {
  /// What a test expects of a window.
  struct Expected: Equatable {
    var interface: String
    var size: CGSize
    var horizontal: String
    var vertical: String
  }

  /// An input and what it came to.
  struct Step {
    /// Nil for the launch.
    var input: LoggedInput?
    /// Nil where the host ended while it handled the input.
    var ending: Ending?
    /// Whether UIKit would have thrown.
    var hasRaised: Bool
    /// The windows that are other than when they were last told of, in order of identifier.
    var windows: [(id: Int, expected: Expected)]
  }

  /// In the order of the session.
  let steps: [Step]

  /// Those of the inputs from `first` to `last`; nil for all. What comes before is done and not expected: a test has to come
  /// to where the session was.
  init(_ log: EventLog, from first: UInt64 = 0, to last: UInt64? = nil) {
    var known: [Int: Expected] = [:]
    func step(_ input: LoggedInput?, _ outcome: LoggedOutcome?) -> Step {
      let isTold = (input?.seq ?? 0) >= first
      var changed: [(id: Int, expected: Expected)] = []
      for window in outcome?.windows ?? [] {
        let expected = Expected(
          interface: window.interface.name, size: window.size, horizontal: window.horizontal.rawValue,
          vertical: window.vertical.rawValue)
        if window.reason == .closed {
          known[window.id] = nil
        } else if known[window.id] != expected, isTold {
          known[window.id] = expected
          changed.append((window.id, expected))
        }
      }
      let hasRaised = (outcome?.windows ?? []).contains { $0.reason == .exception }
      return Step(input: input, ending: outcome?.ending, hasRaised: hasRaised, windows: changed)
    }
    let entries = log.entries.filter { $0.input.seq <= last ?? .max }
    steps = [step(nil, log.launch)] + entries.map { step($0.input, $0.outcome) }
  }
}
