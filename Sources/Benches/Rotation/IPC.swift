// swivel-bench ipc: what Swivel adds to the three hops a rotation takes anyway.
import ArgumentParser

struct IPC: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ipc", abstract: "From a rotation to the settled state at a subscriber, beside three raw hops in C.",
    discussion: """
      Both sides run three processes over ipc sockets of the same types with messages of the same size, in blocks that \
      take turns; a figure is the median of its blocks.
      """)

  @OptionGroup var output: ReportOptions

  @Option(help: "Blocks of 2,000 rotations for each side.")
  var blocks = 9

  static let blockSize = 2_000

  func validate() throws {
    guard (1...1_000).contains(blocks) else { throw ValidationError("--blocks: expected 1 to 1000, got \(blocks)") }
  }

  func run() throws {
    try output.run { printer in
      for scenario in [Scenario.ignoring, .demo] {
        for figure in try benching({ try measure(scenario) }) { printer.report(figure) }
      }
    }
  }

  private func measure(_ scenario: Scenario) throws -> [Figure] {
    let instance = try BenchInstance()
    defer { instance.remove() }
    let path = try RotationPath(scenario, instance)
    defer { path.stop() }
    try path.warmUp()
    let peer = try HopsPeer(
      directory: instance.directory.path, topicSuffix: scenario.device, request: path.requestBytes.rounded,
      change: path.changeBytes.rounded, delta: path.deltaBytes.rounded)
    defer { peer.stop() }
    _ = try peer.measure(RotationPath.warmUp)
    var ours: [Sample] = []
    var theirs: [Sample] = []
    for _ in 0..<blocks {
      ours.append(Sample(try path.measure(Self.blockSize)))
      theirs.append(Sample(try peer.measure(Self.blockSize)))
    }
    return [50, 99].map { percent in
      func median(_ blocks: [Sample]) -> Double { Sample(blocks.map { $0.percentile(percent) }).median }
      return Figure(
        bench: "ipc", figure: "rotate to settled, \(scenario.name), p\(percent)", value: median(ours), unit: "µs",
        peer: Figure.Peer(HopsPeer.name, median(theirs)),
        target: percent == 50 ? .ratioAtMost(scenario.ratioTarget) : nil)
    }
  }
}
