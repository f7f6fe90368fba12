// Watching an instance: the monitor is a program of its own, which this verb becomes.
import ArgumentParser
import Launcher

struct Monitor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Watch a running instance: a picture on a terminal, lines elsewhere.")

  @Flag(help: "Print everything once and leave.")
  var once = false

  @Flag(inversion: .prefixedNo, help: "Colour; also off with NO_COLOR and TERM=dumb.")
  var color = true

  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let directory = try instance.directory()
    try instance.demandLiving(directory)
    var program = ChildProgram(
      path: Installation.program("swivel-monitor"), arguments: ["--directory", directory.path])
    if once { program.arguments.append("--once") }
    if output.json { program.arguments.append("--json") }
    if !color { program.arguments.append("--no-color") }
    do { try program.replaceThisProcess() } catch { throw Failure(error) }
  }
}
