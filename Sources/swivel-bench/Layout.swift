// The layout engine beside kiwi: arguments to the bench's library, with this program's allocation counter.
import ArgumentParser
import CMallocCount
import LayoutBench

struct Layout: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "The constraint solver on the problems of a folder, beside kiwi.",
    discussion: "tools/setup --bench builds the kiwi peer; without it kiwi's columns say that it is absent.")

  @Option(help: "The folder with the .alp problems and their .expect values.")
  var problems: String?

  @Option(help: "The kiwi peer's program.")
  var kiwi: String?

  @Flag(help: "One batch instead of medians.")
  var quick = false

  @Flag(help: "Print JSON Lines.")
  var json = false

  @Option(help: "Instead of timing, compare this many random small systems with the oracle.")
  var random: Int?

  @Option(help: "The seed of the random systems.")
  var seed = 1

  func run() throws {
    var arguments: [String] = []
    if let random {
      arguments = ["random", "\(random)", "\(seed)"]
    } else {
      if let problems { arguments += ["--problems", problems] }
      if let kiwi { arguments += ["--kiwi", kiwi] }
      if quick { arguments.append("--quick") }
      if json { arguments.append("--json") }
    }
    let status = LayoutBench.run(arguments: arguments, allocations: { Int(swivel_malloc_count()) })
    if status != 0 { throw ExitCode(status) }
  }
}
