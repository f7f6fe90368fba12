// Running a log again in a process of its own.
import ArgumentParser
import Foundation
import Launcher

struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run a log again in a fresh process; exit 6 when an outcome differs.")

  @Argument(help: "A .swivel log, such as the one swivel up names.")
  var log: String

  @Option(help: "Write the replayed log here; it is byte for byte the old one when nothing differs.")
  var to: String?

  @Option(help: "The program that hosts the apps; the sample apps' host unless told otherwise.")
  var host: String?

  @Option(help: "The configuration folder.")
  var config: String?

  func run() throws {
    let status = try HostProgram(host: host, config: config).run(
      ["--replay", log] + (to.map { ["--to", $0] } ?? []))
    if status != 0 { throw ExitCode(status) }
  }
}

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
    program.readsInput = true
    let status = try supervising { () throws(LauncherError) in try program.runToEnd() }
    if status != 0 { throw ExitCode(status) }
  }
}
