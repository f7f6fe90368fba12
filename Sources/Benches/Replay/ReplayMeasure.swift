// swivel-bench replay: how many inputs of a log are run again in a second.
import ArgumentParser
import Foundation

struct ReplayMeasure: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Inputs of a log read, run again and compared in a second.",
    discussion: """
      The log is of the demo's kind: two apps side by side are turned, walked with taps, and split anew. It is written, then read \
      and run again as swivel replay does, and as it does with --to; both must come out as logged, the copy byte for byte. Its \
      peer is the same device given the same inputs without a log. Processor time of one thread.
      """)

  @Option(help: "How many inputs the log has.")
  var inputs = 50_000

  @OptionGroup var output: ReportOptions

  func validate() throws {
    guard (100...1_000_000).contains(inputs) else {
      throw ValidationError("--inputs: expected 100 to 1000000, got \(inputs)")
    }
  }

  func run() throws {
    try output.run { printer in
      let figures: ReplayFigures
      do { figures = try MainActor.assumeIsolated { try ReplayBench.run(inputs: inputs) } } catch {
        throw BenchError.core("\(error)")
      }
      printer.report(
        Figure(
          bench: "replay", figure: "inputs of the demo's kind replayed in a second", value: 1e6 / figures.replayed,
          unit: "", target: .valueAtLeast(20_000)))
      printer.report(
        Figure(
          bench: "replay", figure: "an input replayed", value: figures.replayed, unit: "µs",
          peer: Figure.Peer("the device alone", figures.device)))
      printer.report(Figure(bench: "replay", figure: "of that, its lines read", value: figures.read, unit: "µs"))
      printer.report(
        Figure(bench: "replay", figure: "an input replayed and written", value: figures.copied, unit: "µs"))
    }
  }
}
