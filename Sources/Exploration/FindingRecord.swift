// A finding between processes: what a worker found outlives it.
import Emulator
import EventLog
import Scripting

/// A finding as JSON can carry it; events travel as lines of a script.
public struct FindingRecord: Codable, Sendable {
  private struct Deviation: Codable {
    var window: Int
    var screen: String
    var view: String
    var property: Int
    var expected: String
    var actual: String
    var list: String?
  }

  private var oracle: String
  private var world: String
  private var lines: [String]
  private var deviations: [Deviation]
  private var reference: String?
  private var text: String?
  private var needed: [Int]
  private var same: Int
  private var runs: Int
  private var layout: [String]

  /// What is sent.
  public init(_ finding: ExplorationFinding) {
    oracle = finding.oracle.rawValue
    world = finding.world
    lines = finding.bareScript
    deviations = finding.differences.map {
      Deviation(
        window: $0.window, screen: $0.screen, view: $0.view, property: $0.property.rawValue, expected: $0.expected,
        actual: $0.actual, list: $0.list)
    }
    reference = finding.reference
    text = finding.text
    needed = finding.needed
    (same, runs) = finding.verified
    layout = finding.layout
  }

  /// What was sent; nil for what is no finding.
  public var finding: ExplorationFinding? {
    let differences = deviations.compactMap { deviation in
      Difference.Property(rawValue: deviation.property).map { property in
        var difference = Difference(
          window: deviation.window, screen: deviation.screen, view: deviation.view, property: property,
          expected: deviation.expected, actual: deviation.actual)
        difference.list = deviation.list
        return difference
      }
    }
    guard let oracle = Oracle(rawValue: oracle), !differences.isEmpty, let script = Self.script(lines) else {
      return nil
    }
    var finding = ExplorationFinding(
      oracle: oracle, world: world, header: script.header, events: script.steps.map(\.input.input.event),
      differences: differences, reference: reference, text: text, needed: needed, verified: (same, runs))
    finding.layout = layout
    return finding
  }

  private static func script(_ lines: [String]) -> Script? {
    do throws(ScriptError) { return try Script(text: lines.joined(separator: "\n"), path: "finding") } catch {
      return nil
    }
  }
}
