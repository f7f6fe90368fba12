// swivel-bench core: how many events an emulated device handles in a second.
import ArgumentParser

struct Core: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "core", abstract: "Events handled a second, without log and sockets.",
    discussion: """
      One event is a rotation: negotiation, callbacks, ledger, layout, snapshot, fingerprint and the bytes a host would \
      publish. On one core.
      """)

  @OptionGroup var output: ReportOptions

  func run() throws {
    try output.run { printer in
      let figures: CoreFigures
      do {
        figures = try MainActor.assumeIsolated { try CoreBench.run(allocations: Allocations.counter) }
      } catch {
        throw BenchError.core("\(error)")
      }
      printer.report(
        Figure(
          bench: "core", figure: "rotations of both windows of Alternates in a second",
          value: figures.rotationsPerSecond,
          unit: "", target: .valueAtLeast(20_000)))
      if let allocations = figures.allocationsPerRotation {
        printer.report(
          Figure(bench: "core", figure: "heap allocations of such a rotation", value: allocations, unit: ""))
      }
      printer.report(
        Figure(
          bench: "core", figure: "bytes of such a rotation", value: figures.encoding.direct, unit: "µs",
          peer: Figure.Peer("by generated messages", figures.encoding.messages), target: .ratioAtMost(0.5)))
      printer.report(
        Figure(
          bench: "core", figure: "\(figures.windows) windows of \(figures.viewsInWindow) views turned",
          value: figures.manyWindows, unit: "ms", target: .valueAtMost(2)))
    }
  }
}
