// Starting, listing and stopping instances.
import ArgumentParser
import Bus
import Configuration
import DeviceCatalog
import EventLog
import Foundation
import Launcher
import Vocabulary

/// What to run: shared by `up` and the supervisor it may leave behind.
struct LaunchOptions: ParsableArguments {
  @OptionGroup var instance: InstanceOptions

  @Option(help: "The device's catalogue identifier; see swivel devices.", completion: .devices)
  var device: String?

  @OptionGroup var given: SizeOption

  @Option(help: "The iOS version, major or major.minor.")
  var era: String?

  @Option(
    help: """
      What the device's clock says at first, such as 2024-02-29T21:05, a day alone for 9:41, or now for this machine's; else 9:41 of \
      the ninth of January in the first whole year of the version, so that every run is the same.
      """)
  var date: StartDate?

  @Option(help: "The apps, one for each window: repeated, or separated by commas.")
  var app: [String] = []

  @Option(help: "A storyboard to run without code; repeated for the ones it refers to.")
  var storyboard: [String] = []

  @OptionGroup var texts: StringsOption

  @Option(help: "The program that hosts the apps; the sample apps' host unless told otherwise.")
  var host: String?

  @Option(help: "The configuration folder.")
  var config: String?

  @Option(help: "Where samples come from at first: held, or iio for an accelerometer of this machine.")
  var source: SourceName?

  @Flag(help: "Have a restarted host pass over lines of its log that cannot be read, instead of ending.")
  var passOver = false

  @Option(
    help:
      "When the log is forced to the disk, so that it survives a loss of power: none, batch (ten times a second), each."
  )
  var sync: LogSync?

  @Option(help: "KiB a file of the log grows to before another goes on: host.swivel, then host.part2.swivel and so on.")
  var logPart: Int?

  func validate() throws {
    // A part of nothing would be begun before each input, and one that cannot be counted in bytes never.
    if let logPart, !(1...1_048_576).contains(logPart) {
      throw ValidationError("--log-part: expected 1 to 1048576 KiB, got \(logPart)")
    }
  }

  @Option(
    help: """
      Serve at tcp://HOST:PORT and the three ports after it as well, encrypted; needs --keys and --allow. Off the machine \
      the instance can be told to do what its apps can.
      """)
  var listen: String?

  @Option(help: "With --listen: a file with the public keys of those who are let in, one a line.", completion: .file())
  var allow: String?

  enum SourceName: String, ExpressibleByArgument, CaseIterable { case held, iio }

  /// The checked plan; every error in it is the user's to mend.
  func plan() throws -> LaunchPlan {
    // Told here, with the file and the line, and not by a host that is started again and again.
    let documents = try StoryboardApp.read(storyboard, texts)
    if app.isEmpty, let first = documents.first, !first.isStoryboard {
      throw Failure("\(first.file) is a xib, which has no scenes to run; name its storyboard first", .usage)
    }
    do {
      var plan = try LaunchPlan(
        directory: try instance.directory(), device: try given.device(besides: device), era: era,
        apps: app.isEmpty ? storyboardApp : app.flatMap { $0.split(separator: ",").map(String.init) }, host: host,
        config: config)
      plan.hostArguments = StoryboardApp.hostArguments(storyboard + texts.strings) + (passOver ? ["--pass-over"] : [])
      if let date { plan.hostArguments += ["--date", date.wallTime.description] }
      if let logPart { plan.hostArguments += ["--log-part", "\(logPart)"] }
      if let sync { plan.hostArguments += ["--sync", sync.rawValue] }
      if let source { plan.sensorArguments = ["--source", source.rawValue] }
      try reach(&plan)
      return plan
    } catch let error as LaunchPlanError { throw Failure("\(error)", .usage) }
  }

  /// Has sensor and host listen elsewhere; what cannot be is refused here, before anything runs.
  private func reach(_ plan: inout LaunchPlan) throws {
    guard let listen else { return }
    // An address that is none is a word that is not understood; without keys, or with a file that will not do, it is refused.
    do { _ = try RemoteAddress(listen) } catch { throw Failure("--listen \(error)", .usage) }
    do {
      _ = try Listening.read(
        listen, keys: instance.keys, allow: allow, of: plan.directory.endpoints, report: { _ in })
    } catch { throw Failure(error) }
    for (option, value) in [("--listen", listen), ("--keys", instance.keys ?? ""), ("--allow", allow ?? "")] {
      plan.hostArguments += [option, value]
      plan.sensorArguments += [option, value]
    }
  }

  /// Without --app the first storyboard is the app.
  private var storyboardApp: [String]? { storyboard.first.map { [StoryboardApp.name($0)] } }

  /// The words that give a supervisor the same options.
  var arguments: [String] { arguments(name: instance.name) }

  /// The words for an instance of another name.
  func arguments(name: String) -> [String] {
    var arguments = ["--name", name]
    // Without its type this table takes the compiler seconds.
    let options: [(name: String, value: String?)] = [
      ("--device", device), ("--size", given.size), ("--era", era), ("--date", date?.wallTime.description),
      ("--app", app.isEmpty ? nil : app.joined(separator: ",")), ("--host", host), ("--config", config),
      ("--source", source?.rawValue), ("--sync", sync?.rawValue), ("--log-part", logPart.map(String.init)),
      ("--listen", listen), ("--keys", instance.keys), ("--allow", allow),
    ]
    for case (let name, let value?) in options { arguments += [name, value] }
    if passOver { arguments.append("--pass-over") }
    return arguments + StoryboardApp.hostArguments(storyboard) + texts.arguments
  }
}

extension LogSync: ExpressibleByArgument {}

struct Up: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Start sensor, app host and monitor together.",
    discussion: "Shows the monitor on a terminal, one line a change elsewhere; ends them all when it ends.")

  @OptionGroup var launch: LaunchOptions

  @Flag(help: "Return when all are ready, and leave them running.")
  var detach = false

  @Option(help: "With --detach: start this many instances, NAME-1, NAME-2 and so on, instead of one.")
  var devices: Int?

  @OptionGroup var output: OutputOptions

  @Option(help: "Seconds to wait until all are ready.")
  var timeout = 10.0

  func validate() throws {
    guard let devices else { return }
    guard (1...Fleet.limit).contains(devices) else {
      throw ValidationError("--devices: expected 1 to \(Fleet.limit), got \(devices)")
    }
    guard detach else { throw ValidationError("--devices needs --detach: one terminal shows one device") }
    guard launch.listen == nil else { throw ValidationError("--listen is for one instance, not for --devices") }
  }

  func run() throws {
    let plan = try launch.plan()
    if let devices {
      return try Fleet(name: launch.instance.name).start(
        devices, arguments: { ["supervise", "--timeout", "\(timeout)"] + launch.arguments(name: $0) },
        ready: { print(endpoints(of: $0)) })
    }
    if detach { return try detached(plan) }
    let isTerminal = isatty(STDOUT_FILENO) == 1 && isatty(STDIN_FILENO) == 1
    let directory = plan.directory
    let supervisor = try supervising { () throws(LauncherError) in
      try Supervisor(
        directory: directory, programs: plan.programs(monitor: isTerminal ? .terminal : .lines(json: output.json))
      ) { text in
        // On a terminal the monitor owns the screen.
        if isTerminal { Diagnostics.append(text, to: directory) } else { Diagnostics.report(text) }
      }
    }
    defer { supervisor.stop() }
    if !isTerminal {
      print(endpoints(of: directory))
      // The monitor writes to the same output.
      fflush(nil)
    }
    let end = try supervising { () throws(LauncherError) -> SupervisorEnd in
      if let early = try supervisor.waitUntilReady(Role.allCases, seconds: timeout) { return early }
      return try supervisor.run()
    }
    supervisor.stop()
    if end == .removed { throw Failure("\(directory.path) is no longer this instance's; it has ended", .finding) }
    if case .signal(let number) = end, number != SIGINT, number != SIGTERM { throw ExitCode(128 + number) }
  }

  private func detached(_ plan: LaunchPlan) throws {
    let text = try supervising { () throws(LauncherError) in
      try DetachedSupervisor.start(
        arguments: ["supervise", "--timeout", "\(timeout)"] + launch.arguments)
    }
    switch text {
    case .ready: print(endpoints(of: plan.directory))
    case .failed(let status, let text): throw Failure(text, ExitStatus(rawValue: status) ?? .finding)
    }
  }

  private func endpoints(of directory: InstanceDirectory) -> String {
    let endpoints = directory.endpoints
    let all = [
      ("sensorEvents", endpoints.sensorEvents), ("sensorControl", endpoints.sensorControl),
      ("hostState", endpoints.hostState), ("hostControl", endpoints.hostControl),
      ("monitorControl", endpoints.monitorControl), ("log", directory.logFile),
    ]
    if output.json {
      var json = JSONText.object
      json.add("v", 1)
      json.add("name", directory.name)
      for (key, value) in all { json.add(key, value) }
      return json.closed
    }
    return "'\(directory.name)'\n" + all.map { "  \($0.0) \($0.1)" }.joined(separator: "\n")
  }
}

/// Runs launcher work, its errors turned into exit codes.
func supervising<Result>(_ work: () throws(LauncherError) -> Result) throws -> Result {
  do { return try work() } catch { throw Failure(error) }
}

struct Supervise: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "What up --detach leaves behind.", shouldDisplay: false)

  @OptionGroup var launch: LaunchOptions
  @Option var timeout = 10.0

  func run() throws {
    let answer = DetachedSupervisor.Answer()
    do {
      let plan = try launch.plan()
      let directory = plan.directory
      let supervisor = try supervising { () throws(LauncherError) in
        try Supervisor(directory: directory, programs: plan.programs(monitor: .file)) { text in
          Diagnostics.append(text, to: directory)
        }
      }
      defer { supervisor.stop() }
      let early = try supervising { () throws(LauncherError) in
        try supervisor.waitUntilReady(Role.allCases, seconds: timeout, isAwaited: { answer.isAwaited })
      }
      guard early == nil else { return }
      guard answer.ready() else { return }
      _ = try supervising { () throws(LauncherError) in try supervisor.run() }
    } catch let failure as Failure {
      answer.failed(status: failure.status.rawValue, failure.text)
    }
  }
}

struct Down: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Stop an instance.")

  @OptionGroup var instance: InstanceOptions

  @Flag(help: "Stop all instances that up --devices started under the name.")
  var devices = false

  @Option(help: "Seconds to wait until its last process has left.")
  var timeout = 5.0

  func run() throws {
    if devices { return try stopFleet() }
    let directory = try instance.directory()
    try supervising { () throws(LauncherError) in try InstanceLock.stop(directory, within: timeout) }
    print("'\(directory.name)' has stopped")
  }

  private func stopFleet() throws {
    let fleet = Fleet(name: instance.name)
    let living = try fleet.living()
    guard !living.isEmpty else { throw Failure(LauncherError.notRunning(name: fleet.member(1))) }
    for directory in living {
      try supervising { () throws(LauncherError) in try InstanceLock.stop(directory, within: timeout) }
    }
    print("\(living.count) \(living.count == 1 ? "instance has" : "instances have") stopped")
  }
}
