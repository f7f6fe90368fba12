// What an instance will run, checked before anything is started.
import Bus
import Configuration
import DeviceCatalog
import Foundation
import Spelling

/// What cannot be run, with what can.
public enum LaunchPlanError: Error, Sendable, Equatable, CustomStringConvertible {
  /// No folder was named, and none stands where one is looked for.
  case noConfiguration
  /// A file of the folder cannot be read; all its problems.
  case configuration(String)
  /// The catalogue has no such device.
  case unknownDevice(id: String, known: [String])
  /// Not `major` or `major.minor`.
  case badEra(String)
  /// The device does not run the version.
  case eraOfDevice(device: String, era: String, from: String, to: Int)
  /// There is no program of this path, or it may not be run.
  case noHost(path: String)
  /// Nobody named an app.
  case noApps

  public var description: String {
    switch self {
    case .noConfiguration: "no configuration found; name its folder with --config or SWIVEL_CONFIG"
    case .configuration(let text): text
    case .unknownDevice(let id, let known): "no device '\(id)'; \(Self.alike(id, known)) ('swivel devices' lists all)"
    case .badEra(let text): "'\(text)' is no iOS version; expected major or major.minor, such as 18 or 16.1"
    case .eraOfDevice(let device, let era, let from, let to):
      "\(device) runs iOS \(from == "\(to)" ? "\(to) alone" : "\(from) to \(to)"), not \(era)"
    case .noHost(let path): "no program to run at \(path)"
    case .noApps: "no apps; expected at least one name with --app"
    }
  }

  /// As many names as one reads without being lost in them.
  private static let shownNames = 6

  /// The identifier that was meant, else those that share the longest beginning with `id`, else how many there are in all.
  private static func alike(_ id: String, _ known: [String]) -> String {
    let meant = Spelling.suggestion(for: id, in: known)
    guard meant.isEmpty else { return String(meant.dropFirst(2)) }
    let shared = known.map { name in zip(name, id.lowercased()).prefix { $0 == $1 }.count }
    let longest = shared.max() ?? 0
    let names = zip(known, shared).filter { $0.1 == longest && longest > 0 }.map(\.0)
    guard !names.isEmpty else { return "there are \(known.count)" }
    let more = names.count > shownNames ? ", …" : ""
    return "there are \(names.prefix(shownNames).joined(separator: ", "))\(more)"
  }
}

/// Where the monitor shows what it sees.
public enum MonitorPlace: Sendable, Equatable {
  /// Drawn on the terminal the launcher runs in.
  case terminal
  /// As lines of text or JSON on standard output.
  case lines(json: Bool)
  /// A file in the instance's directory.
  case file
}

/// A checked instance to be.
public struct LaunchPlan: Sendable {
  /// Where its sockets, lock and log are.
  public let directory: InstanceDirectory
  /// The device that is emulated.
  public let profile: DeviceProfile
  /// The version it runs.
  public let era: Era
  /// The apps' names, one for each window; at least one.
  public let apps: [String]
  /// The path of the host's program.
  public let host: String
  /// The path of the configuration folder.
  public let configuration: String
  /// The sensor's further arguments: its first source.
  public var sensorArguments: [String] = []
  /// The host's further arguments: the documents it shows.
  public var hostArguments: [String] = []

  /// Fills in the configured defaults and checks what can be checked without running a host; which apps a host has
  /// only the host knows.
  public init(
    directory: InstanceDirectory, device: String?, era: String?, apps: [String]?, host: String?, config: String?
  ) throws(LaunchPlanError) {
    guard let folder = Installation.configuration(named: config) else { throw .noConfiguration }
    let loaded: EmulatorConfiguration
    let id: String
    let found: DeviceProfile?
    let known: [String]
    do {
      let configuration = ConfigurationFolder(path: folder)
      loaded = try configuration.emulator()
      id = device ?? loaded.device
      found = try configuration.device(id)
      known = found == nil ? try configuration.deviceIdentifiers() : []
    } catch { throw .configuration("\(error)") }
    guard let profile = found else { throw .unknownDevice(id: id, known: known) }
    let text = era ?? profile.nearestVersion(to: loaded.era).description
    guard let named = Era(text) else { throw .badEra(text) }
    guard let wanted = profile.version(meantBy: named) else {
      throw .eraOfDevice(
        device: profile.id, era: text, from: profile.launchEra.description, to: profile.lastMajorVersion)
    }
    let names = apps ?? loaded.apps
    guard !names.isEmpty else { throw .noApps }
    let program = host ?? Installation.program("swivel-host")
    guard access(program, X_OK) == 0 else { throw .noHost(path: program) }
    self.directory = directory
    self.profile = profile
    self.era = wanted
    self.apps = names
    self.host = program
    configuration = folder
  }

  /// The programs of the instance.
  public func programs(monitor place: MonitorPlace) -> [Role: ChildProgram] {
    let common = ["--directory", directory.path, "--device", profile.id]
    var sensor = ChildProgram(
      path: Installation.program("swivel-sensor"),
      arguments: common + ["--config", configuration] + sensorArguments)
    var host = ChildProgram(
      path: host,
      arguments: common + ["--era", era.description, "--config", configuration]
        + apps.flatMap { ["--app", $0] } + hostArguments)
    var monitor = ChildProgram(path: Installation.program("swivel-monitor"), arguments: common)
    let diagnostics = ChildOutput.file(directory.diagnosticsFile)
    switch place {
    case .terminal:
      monitor.readsInput = true
      for output in [\ChildProgram.standardOutput, \.standardError] {
        sensor[keyPath: output] = diagnostics
        host[keyPath: output] = diagnostics
      }
      monitor.standardError = diagnostics
    case .lines(let json):
      monitor.arguments += json ? ["--json"] : ["--lines"]
      // Standard output is the monitor's, line by line; what an app prints would break a reader of it.
      sensor.standardOutput = .descriptor(STDERR_FILENO)
      host.standardOutput = .descriptor(STDERR_FILENO)
    case .file:
      monitor.arguments += ["--lines"]
      monitor.standardOutput = .file(directory.monitorFile)
      sensor.standardOutput = diagnostics
      sensor.standardError = diagnostics
      host.standardOutput = diagnostics
      host.standardError = diagnostics
      monitor.standardError = diagnostics
    }
    return [.sensor: sensor, .host: host, .monitor: monitor]
  }
}
