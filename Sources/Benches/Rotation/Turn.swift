// swivel-bench turn: what a host does with a turn, stage by stage.
import ArgumentParser
import HostService

struct Turn: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "turn", abstract: "What a host does with a turn, stage by stage.",
    discussion: """
      A sensor, a host with a log and a client that waits for each receipt, over ZeroMQ inside this process, one turn after \
      the other. A figure is the median of all turns. The target is for what is neither the device's own work nor the socket's: \
      the message read, the log's two lines, the comparison of windows, the bytes to publish, the receipt.
      """)

  @Option(help: "Turns of each scenario.")
  var turns = 4_000

  @OptionGroup var output: ReportOptions

  /// Microseconds all but the device and the socket may take.
  private static let limit = 15.0

  func validate() throws {
    guard (100...1_000_000).contains(turns) else {
      throw ValidationError("--turns: expected 100 to 1000000, got \(turns)")
    }
  }

  func run() throws {
    try output.run { printer in
      for scenario in TurnScenario.allCases {
        let stages: [TurnStage: Double]
        do { stages = try MainActor.assumeIsolated { try TurnBench(scenario).measure(turns) } } catch {
          throw BenchError.core("\(error)")
        }
        for stage in TurnStage.allCases {
          guard let microseconds = stages[stage] else { continue }
          printer.report(
            Figure(bench: "turn", figure: "\(scenario.rawValue), \(stage.words)", value: microseconds, unit: "µs"))
        }
        let rest = TurnStage.allCases.filter { !$0.isElsewhere }.reduce(0) { $0 + (stages[$1] ?? 0) }
        printer.report(
          Figure(
            bench: "turn", figure: "\(scenario.rawValue), all but device and socket", value: rest, unit: "µs",
            target: .valueAtMost(Self.limit)))
      }
    }
  }
}

extension TurnStage {
  /// What is measured up to its end, for people.
  fileprivate var words: String {
    switch self {
    case .woken: "waiting"
    case .read: "its message read"
    case .inputLogged: "the input logged"
    case .handled: "handled by the device"
    case .outcomeLogged: "the outcome logged"
    case .compared: "windows compared"
    case .encoded: "bytes made"
    case .published: "published"
    case .answered: "the waiting client answered"
    }
  }

  /// Whether it is the device's own work, or the socket's.
  fileprivate var isElsewhere: Bool {
    switch self {
    case .woken, .handled, .published: true
    case .read, .inputLogged, .outcomeLogged, .compared, .encoded, .answered: false
    }
  }
}
