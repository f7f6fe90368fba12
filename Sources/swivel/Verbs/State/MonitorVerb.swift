// Watching an instance: the monitor is a program of its own, which this verb becomes; its page is served from here.
import ArgumentParser
import Bus
import Foundation
import Launcher
import MonitorService
import WebMonitor

struct Monitor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Watch a running instance and act on it: a console on a terminal, lines elsewhere, a page with --web.",
    discussion: """
      The console turns, taps and runs any verb; its key ? lists what it does.

      The page shows the device as it is held, and acts: a click taps, a drag beside the screen tilts the device, the session is \
      kept as a script or a Swift test, and a slider goes through every size of the catalogue. It is served on this machine alone; each printed link lets one browser in.
      """)

  @Flag(help: "Print everything once and leave.")
  var once = false

  @Flag(inversion: .prefixedNo, help: "Colour; also off with NO_COLOR and TERM=dumb.")
  var color = true

  @Flag(help: "Serve a page instead, until the instance goes or Ctrl-C.")
  var web = false

  @Option(help: "With --web: the port of 127.0.0.1; any that is free unless told otherwise.")
  var port: UInt16?

  @OptionGroup(title: "With --web, of what is laid out at other sizes") var hosted: HostedOptions
  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if port != nil, !web { throw ValidationError("--port belongs to --web") }
    if !hosted.isEmpty, !web { throw ValidationError("--host, --config and --storyboard belong to --web") }
    if web, once || output.json { throw ValidationError("--web is a page: leave out --once and --json") }
  }

  func run() throws {
    let directory = try instance.directory()
    try instance.demandLiving(directory)
    if web { return try serve(directory) }
    var program = ChildProgram(
      path: Installation.program("swivel-monitor"), arguments: ["--directory", directory.path])
    if once { program.arguments.append("--once") }
    if output.json { program.arguments.append("--json") }
    if !color { program.arguments.append("--no-color") }
    do { try program.replaceThisProcess() } catch { throw Failure(error) }
  }

  private func serve(_ directory: InstanceDirectory) throws {
    let client = try instance.client()
    do {
      let session = try MonitorSession(
        instance: directory.name, endpoints: directory.endpoints, answersHello: false,
        epoch: ProcessIdentity.newEpoch(), node: try Node(), report: { Diagnostics.report($0) })
      let monitor = try WebMonitor(
        session, client: client, log: directory.logFile, port: port ?? 0,
        sizes: WebSizes(program: Installation.program("swivel"), arguments: hosted.arguments),
        isGone: { () throws(BusError) in try !directory.isLed() },
        say: { line in
          print(line)
          fflush(nil)
        })
      try monitor.run()
    } catch let error as WebMonitorError {
      switch error {
      case .bus(let error): throw Failure(error)
      case .monitor, .order: throw Failure("\(error)", .finding)
      case .port: throw Failure("\(error)", .refused)
      }
    } catch let error as MonitorError { throw Failure("\(error)", .finding) } catch let error as BusError {
      throw Failure(error)
    }
  }
}
