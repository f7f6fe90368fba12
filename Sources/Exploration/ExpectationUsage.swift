// Which of the users' expectations could be looked at: one about a view that never was has been kept by nothing.
import Scripting

/// Takes note of expectations whose view and window were there.
@MainActor final class ExpectationUsage {
  private var used: [Expectation] = []

  /// An expectation was held against a state.
  func note(_ expectation: Expectation) {
    if !used.contains(expectation) { used.append(expectation) }
  }

  /// What those are about that never could be, each once; nil for none.
  func absent(of expectations: [Expectation]) -> [String]? {
    let names = expectations.filter { !used.contains($0) }.map(\.subject)
    let first = names.enumerated().filter { names.firstIndex(of: $0.element) == $0.offset }.map(\.element)
    return first.isEmpty ? nil : first
  }
}

extension Expectation {
  /// The view or the window it is about.
  fileprivate var subject: String {
    let place = window.map { " in window \($0)" } ?? ""
    return switch what {
    case .view(let name, _): "'\(name)'\(place)"
    case .value, .ending, .because, .receipt, .calls, .noCall, .why, .kept: "what is expected\(place)"
    }
  }
}
