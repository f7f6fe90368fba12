// The product a user links to host their own apps: one call that never returns.
import ArgumentParser
import Bus
import Configuration
import DeviceCatalog
import DeviceLocale
import Emulator
import EventLog
import Exploration
import Foundation
import HostService
import Picture
import Reports
import Scripting
import Spelling
import Sweep
import SwivelUI
import Vocabulary

/// Hosts apps in a process of Swivel's.
public enum SwivelHost {
  /// Runs as the host of these apps: as `swivel up --host` starts it, or by hand with `--help`. `exploring` says of them what has
  /// to be so wherever `swivel explore` comes to, and what is meant.
  @MainActor
  public static func run(_ apps: [AppBundle], exploring: (inout ExploreRules) -> Void = { _ in }) -> Never {
    Service.ignoreSignals()
    Service.tellLoss()
    let words = Array(CommandLine.arguments.dropFirst())
    // Who explores tells what was found, and takes its folders away.
    Starter.follow(by: words.contains(HostedExploration.word) ? SIGTERM : SIGKILL)
    AppHome.make()
    do {
      if words.contains(HostedExploration.word), !words.contains("--script") {
        let exploration = try HostedExploration.parse(words.filter { $0 != HostedExploration.word })
        var rules = ExploreRules()
        exploring(&rules)
        leave(try exploration.run(apps, rules) ? .done : .finding)
      }
      let options = try HostOptions.parse()
      try options.run(apps)
      leave(.done)
    } catch {
      guard let ending = HostEnding(error) else { HostOptions.exit(withError: error) }
      if let words = ending.words { Service.report("host")(words) }
      leave(ending.status)
    }
  }

  private static func leave(_ status: ExitStatus) -> Never { exit(status.rawValue) }
}

extension LogSync: ExpressibleByArgument {}
extension WallTime: ExpressibleByArgument {}

/// The host's arguments, mostly the launcher's to give.
struct HostOptions: ParsableArguments {
  @Option(help: "The instance's directory.")
  var directory: String?

  @Option(help: "The device's catalogue identifier; with --sweep several, separated by commas, or all.")
  var device: String?

  @Option(help: "The iOS version.")
  var era: String?

  @Option(help: "What the device's clock says at the launch.")
  var date: WallTime?

  @Option(help: "The configuration folder.")
  var config: String

  @Option(help: "An app to open a window for; repeated for more windows.")
  var app: [String] = []

  @Flag(help: "Pass over lines of the log that cannot be read, each named on standard error, instead of refusing it.")
  var passOver = false

  @Option(help: "When the log is forced to the disk: none, batch (ten times a second) or each (every record).")
  var sync = LogSync.none

  @Option(help: "KiB a file of the log grows to before another goes on.")
  var logPart = LogWriter.usualPartSize >> 10

  @Option(help: "Serve at this tcp:// address as well, for those on the list.")
  var listen: String?

  @Option(help: "With --listen: the file with the instance's keys.")
  var keys: String?

  @Option(help: "With --listen: the file with the public keys of those who are let in.")
  var allow: String?

  @Option(help: "How the host before this one ended, as its launcher saw it: killed or ended.")
  var predecessor: String?

  @Option(help: "What the host before this one said as it crashed.")
  var lastWords: String?

  @Option(
    help:
      "A storyboard to show as an app of its file's name, without code; repeated for the ones it refers to and .strings."
  )
  var storyboard: [String] = []

  @Option(help: "Replay this log instead of hosting: exit 6 when an outcome differs.")
  var replay: String?

  @Option(help: "With --replay: write the replayed log here.")
  var to: String?

  @Option(help: "Run this script instead of hosting: exit 1 when an expectation is not met.")
  var script: String?

  @Option(help: "With --replay, --script or --sweep: write what happened here, as a page to look through.")
  var report: String?

  @Flag(help: "With --script or --sweep: print JSON Lines.")
  var json = false

  @Flag(help: "Lay the apps out at many sizes instead of hosting them: exit 1 when something breaks.")
  var sweep = false

  @OptionGroup(title: "With --sweep") var sweepOptions: SweepOptions

  @OptionGroup(title: "With --picture") var picture: LogPicture

  @OptionGroup(title: "With --film") var film: LogFilm

  struct Unmet: Error {}

  struct Diverged: Error {
    var text: String
  }

  @MainActor func run(_ given: [AppBundle]) throws {
    let apps = try given + StoryboardFiles.apps(storyboard)
    if let replay { return try self.replay(replay, apps) }
    if sweep {
      let sweep = try HostedSweep(
        sweepOptions, devices: device, era: era, json: json, page: report, storyboards: storyboard,
        in: ConfigurationFolder(path: config))
      if try !sweep.run(try chosen(app, of: apps)) { throw Unmet() }
      return
    }
    if let script { return try run(try Script(file: script), script, apps) }
    guard let directory, let device, let era = era.flatMap(Era.init) else {
      throw ValidationError("expected --directory, --device and --era, or --replay")
    }
    // Before any of the apps' own code runs, so that what they start inherits nothing.
    let lifelineDescriptor = Service.lifeline()
    let place = try InstanceDirectory(path: directory)
    try place.enter(byHand: lifelineDescriptor == nil)
    let report = Service.report("host")
    if sync != .none {
      let cost = try LogCost.measure(beside: place.logFile)
      let times = sync == .each ? "twice an input" : "at most ten times a second"
      report("the log is forced to the disk \(times); that takes \(String(format: "%.2f", cost)) ms here")
    }
    let machine = try HostMachine(
      profile: try profile(device), era: era, apps: try chosen(app, of: apps), installed: apps,
      date: date, logFile: place.logFile, predecessor: Predecessor(predecessor, lastWords: lastWords),
      passingOver: passOver,
      sync: sync, partSize: logPart << 10, report: report)
    let node = try Node(
      listening: try Listening.read(
        listen, keys: keys, allow: allow, of: place.endpoints, report: Service.report("host")))
    let service = try HostService(
      machine: machine, endpoints: place.endpoints, epoch: ProcessIdentity.newEpoch(), node: node, report: report)
    let lifeline = lifelineDescriptor.map(node.watch(descriptor:))
    while !(lifeline.map(node.isReady) ?? false) { try service.step() }
  }

  private func profile(_ id: String) throws -> DeviceProfile {
    let folder = ConfigurationFolder(path: config)
    guard let profile = try folder.device(id) else {
      let meant = Spelling.suggestion(for: id, in: try folder.deviceIdentifiers())
      throw ValidationError("no device '\(id)' in \(config)\(meant)")
    }
    return profile
  }

  @MainActor private func chosen(_ names: [String], of apps: [AppBundle]) throws -> [AppBundle] {
    try names.map { name in
      guard let app = apps.first(where: { $0.name == name }) else {
        throw HostError.unknownApp(name: name, known: apps.map(\.name))
      }
      return app
    }
  }

  /// Runs a log's inputs again and compares every outcome.
  @MainActor private func replay(_ path: String, _ apps: [AppBundle]) throws {
    // A log that is written over while it is run is gone where its app ends the process.
    if let to, LogParts.isSame(to, as: path) {
      throw ValidationError("--to \(to) is the log itself; name another file")
    }
    let log: EventLog
    do { log = try EventLog(file: path, passingOver: passOver) } catch { throw HostError.log(error) }
    for error in log.passedOver { Service.report("host")("passed over \(error)") }
    guard let era = Era(log.header.era) else { throw ValidationError("\(path): no iOS version '\(log.header.era)'") }
    let page = report.map { report in
      PageRecorder(report, title: path, device: log.header.device, era: log.header.era, apps: log.header.apps)
    }
    let result = try Replay.run(
      log, profile: try profile(log.header.device), era: era, apps: try chosen(log.header.apps, of: apps),
      installed: apps, to: to
    ) { device, outcome, input, logged in
      page?.see(device, outcome, input)
      guard let logged else { return }
      page?.add(SessionPage.Check(logged, came: LoggedOutcome(seq: logged.seq, outcome: outcome)))
    }
    try page?.write()
    if let first = result.differences.first {
      let count = result.differences.count
      throw Diverged(
        text: "\(path): \(count) \(count == 1 ? "outcome differs" : "outcomes differ"); the first is of input \(first)")
    }
    print("replayed \(result.inputs) \(result.inputs == 1 ? "input" : "inputs"), every outcome as logged")
  }

  /// Runs a script on a device of its own and prints what came of each line.
  @MainActor private func run(_ script: Script, _ path: String, _ apps: [AppBundle]) throws {
    guard let era = Era(script.header.era) else {
      throw ValidationError("\(path): no iOS version '\(script.header.era)'")
    }
    if let file = picture.picture {
      do {
        return try picture.draw(
          script, path, profile: try profile(script.header.device), era: era,
          apps: try chosen(script.header.apps, of: apps), installed: apps, to: file)
      } catch let error as EmulatorError { throw HostError.emulator(error) }
    }
    if let file = film.film {
      do {
        return try film.make(
          script, path, profile: try profile(script.header.device), era: era,
          apps: try chosen(script.header.apps, of: apps), installed: apps, to: file)
      } catch let error as EmulatorError { throw HostError.emulator(error) }
    }
    var tally = ScriptTally()
    let page = report.map { report in
      PageRecorder(
        report, title: path, device: script.header.device, era: script.header.era, apps: script.header.apps)
    }
    do {
      try ScriptRunner.run(
        script, profile: try profile(script.header.device), era: era, apps: try chosen(script.header.apps, of: apps),
        installed: apps, seen: { page?.see($0, $1, $2) },
        report: { report in
          tally.add(report)
          if case .checked(let check) = report { page?.add(SessionPage.Check(check)) }
          print(json ? report.json.closed : report.lines.map(\.printableLine).joined(separator: "\n"))
        })
    } catch let error as EmulatorError { throw HostError.emulator(error) }
    if !json { print(tally.words) }
    try page?.write()
    if tally.failed > 0 { throw Unmet() }
  }
}
