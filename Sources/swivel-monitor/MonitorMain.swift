// The monitor process: arguments to a running picture.
import ArgumentParser
import Bus
import Foundation
import MonitorService
import Terminal

@main
struct MonitorMain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swivel-monitor", abstract: "Shows what sensor and host publish, and acts.")

  @Option(help: "The instance's directory.")
  var directory: String

  @Option(help: "The device's catalogue identifier.")
  var device: String?

  @Option(help: "The program the console's commands are given to: swivel beside this one unless told otherwise.")
  var program: String?

  @Flag(help: "One line a change instead of a picture.")
  var lines = false

  @Flag(help: "JSON Lines instead of a picture.")
  var json = false

  @Flag(help: "Print everything once and leave.")
  var once = false

  @Flag(inversion: .prefixedNo, help: "Colour; also off with NO_COLOR and TERM=dumb.")
  var color = true

  static func main() {
    Service.tellLoss()
    main(nil)
  }

  func run() throws {
    let lifeline = Service.lifeline()
    // Started by hand it is not its launcher's to end.
    if lifeline == nil { signal(SIGPIPE, SIG_IGN) } else { Service.ignoreSignals() }
    let place = try InstanceDirectory(path: directory)
    try place.enter()
    let session = try MonitorSession(
      instance: place.name, endpoints: place.endpoints, answersHello: lifeline != nil,
      epoch: ProcessIdentity.newEpoch(), node: try Node(), report: Service.report("monitor"))
    let loop = MonitorLoop(session, lifelineDescriptor: lifeline) { () throws(BusError) in try !place.isLed() }
    if once {
      print(try loop.once(json: json, seconds: 5), terminator: "")
    } else if json || lines || isatty(STDOUT_FILENO) == 0 || isatty(STDIN_FILENO) == 0 {
      try loop.runLines(json: json)
    } else {
      let capabilities = TerminalCapabilities(
        environment: ProcessInfo.processInfo.environment, isTerminal: true, wantsColor: color)
      try loop.runTerminal(
        colors: capabilities.colors,
        console: ConsoleSettings(
          program: program ?? ConsoleSettings.neighbour("swivel"), log: place.logFile,
          environment: ProcessInfo.processInfo.environment))
    }
  }
}
