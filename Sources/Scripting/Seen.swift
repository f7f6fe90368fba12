// What can be seen after an input, and how it compares with what a script expects.
import Emulator
import EventLog
import Foundation

/// The state and the calls after one input.
struct Seen {
  let outcome: Outcome
  let snapshot: DeviceSnapshot
  /// The lines of `swivel why` for a window.
  let reasons: (Int) -> [String]
  /// How many of each kind the apps keep.
  let kept: () -> [String: Int]
  /// The colours of a view in a window, or in the first that shows it.
  let colors: (String, Int?) -> String?

  /// Frames are compared to a hundredth of a point: finer than a pixel, coarser than what people write down.
  private static let tolerance = 0.01

  func check(_ expectation: Expectation) -> ScriptCheck {
    let prefix = expectation.window.map { "window.\($0)." } ?? ""
    func result(_ subject: String, _ expected: String, _ actual: String, _ isMet: Bool) -> ScriptCheck {
      ScriptCheck(
        line: expectation.line, column: expectation.column, subject: prefix + subject, expected: expected,
        actual: actual, isMet: isMet)
    }
    let ending = outcome.ending
    switch expectation.what {
    case .value(let key, let expected):
      let actual = snapshot.answer(to: key)?.text ?? "no such value"
      return ScriptCheck(
        line: expectation.line, column: expectation.column, subject: key.description, expected: expected,
        actual: actual, isMet: actual == expected)
    case .ending(let name): return result("ending", name, ending.name, name == ending.name)
    case .because(let part): return result("because", "…\(part)…", ending.text, ending.text.contains(part))
    case .receipt(let expected):
      let words = outcome.windows.filter { expectation.window == nil || $0.id == expectation.window }.map(\.reason)
      let actual = words.isEmpty ? "no such window" : words.map(\.rawValue).joined(separator: ", ")
      return result("receipt", expected.rawValue, actual, !words.isEmpty && words.allSatisfy { $0 == expected })
    case .calls(let expected):
      let missing = CallOrder(calls(expectation.window)).firstMissing(of: expected)
      let actual = missing.map { "no '\($0)' there" } ?? "\(expected.count) calls in this order"
      return result("calls", expected.joined(separator: ", "), actual, missing == nil)
    case .noCall(let part):
      let found = calls(expectation.window).first { $0.contains(part) }
      return result("noCalls", "none with '\(part)'", found ?? "none", found == nil)
    case .why(let part):
      let lines = reasons(of: expectation.window)
      return result("why", "…\(part)…", lines.joined(separator: "; "), lines.contains { $0.contains(part) })
    case .kept(let kind, let count):
      let actual = kept()[kind, default: 0]
      return result("kept.\(kind)", "\(count)", "\(actual)", actual == count)
    case .view(let name, let fact):
      let (subject, expected, actual, isMet) = look(name, fact, window: expectation.window)
      return result("\(name).\(subject)", expected, actual, isMet)
    }
  }

  private func calls(_ window: Int?) -> [String] {
    outcome.ledger.filter { window == nil || $0.window == window }.map { "\($0.subject).\($0.call)" }
  }

  private func reasons(of window: Int?) -> [String] {
    snapshot.windows.map(\.id).filter { window == nil || $0 == window }.flatMap(reasons)
  }

  private func look(_ name: String, _ fact: Expectation.ViewFact, window: Int?) -> (String, String, String, Bool) {
    let windows = snapshot.windows.filter { window == nil || $0.id == window }
    let found = windows.lazy.compactMap { $0.root.find(name) }.first
    switch fact {
    case .exists(let expected):
      return ("exists", "\(expected)", "\(found != nil)", expected == (found != nil))
    case .text(let expected):
      // A label without a text shows the same as one with an empty text.
      let actual = found.map { $0.view.text ?? "" }
      return ("text", expected, actual ?? "no such view", actual == expected)
    case .value(let expected):
      let actual = found.map { $0.view.value ?? "" }
      return ("value", expected, actual ?? "no such view", actual == expected)
    case .isHidden(let expected):
      return ("hidden", "\(expected)", found.map { "\($0.isHidden)" } ?? "no such view", found?.isHidden == expected)
    case .isTappable(let expected):
      let actual = found?.view.isTappable
      return ("tappable", "\(expected)", actual.map { "\($0)" } ?? "no such view", actual == expected)
    case .isInside(let expected):
      let actual = found.map { view in windows.contains { $0.root.find(name) == view && $0.holds(view.frame) } }
      return ("inside", "\(expected)", actual.map { "\($0)" } ?? "no such view", actual == expected)
    case .colors(let expected):
      let actual = colors(name, window)
      return ("colors", expected, actual ?? "no such view is seen", actual == expected)
    case .frame(let expected):
      let frame = found.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
      let isMet = frame.map { zip($0, expected).allSatisfy { abs(Double($0) - $1) <= Self.tolerance } } ?? false
      let actual = frame.map { $0.map(pointText).joined(separator: ",") } ?? "no such view"
      return ("frame", expected.map { pointText(CGFloat($0)) }.joined(separator: ","), actual, isMet)
    }
  }
}

extension WindowSnapshot {
  /// Less than so many points is the rounding of edges.
  private static let edge: CGFloat = 1

  /// Whether a frame, in the window's coordinates, lies wholly in it.
  fileprivate func holds(_ frame: CGRect) -> Bool {
    CGRect(origin: .zero, size: root.frame.size).insetBy(dx: -Self.edge, dy: -Self.edge).contains(frame)
  }
}
