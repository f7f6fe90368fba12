// Looking for what nobody wrote a test for: an app's own host explores it.
import ArgumentParser
import Configuration
import Exploration
import Foundation
import Launcher
import Scripting
import Vocabulary

struct ExploreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Find paths through an app after which something is wrong; exit 1 when there are.",
    discussion: """
      Turns, splits, taps and ways back are tried from launch on, and what different paths lead to is compared: no test is \
      needed. Each finding is shrunk, verified 20 times and can be written as a script for swivel run (--out). Nothing has to \
      be up. Machines that share the work (--shard) each write what they found; swivel merge makes one report of it. Asked \
      to end, it tells what it has. Oracles: \(Oracle.allCases.map(\.rawValue).joined(separator: ", ")).
      """)

  @Option(help: "The app's name; with --storyboard the document's, unless told otherwise.")
  var app: String?

  @Option(help: "A storyboard to explore without code; repeated for the ones it refers to.")
  var storyboard: [String] = []

  @OptionGroup var texts: StringsOption

  @Option(help: "Devices' identifiers, separated by commas; a phone and an iPad unless told otherwise.")
  var device: String?

  @Option(name: [.customLong("ios"), .customLong("era")], help: "The iOS version.")
  var ios: String?

  @OptionGroup var explore: ExploreOptions

  @Option(help: "The program that hosts the app; the sample apps' host unless told otherwise.")
  var host: String?

  @Flag(
    help: "Then run the script of each finding once through sensor, host and monitor, and say whether it is there, too."
  )
  var live = false

  @OptionGroup var catalogue: CatalogueOptions
  @OptionGroup var output: OutputOptions

  /// The explorer's options, `--json` among them.
  private var chosen: ExploreOptions {
    var chosen = explore
    if output.json { chosen.format = "json" }
    return chosen
  }

  func validate() throws {
    try output.demand(beside: explore.format == ExploreOptions.plain ? nil : explore.format)
    guard app != nil || !storyboard.isEmpty || explore.from != nil else {
      throw ValidationError("expected --app NAME, --storyboard FILE or --from SCRIPT")
    }
    guard !live || explore.out != nil else {
      throw ValidationError("--live runs the findings' scripts: say where they go with --out DIR")
    }
    if explore.from != nil, app != nil || device != nil || ios != nil {
      throw ValidationError("--from brings its own app, device and version: leave out --app, --device and --ios")
    }
  }

  func run() throws {
    try StoryboardApp.read(storyboard, texts)
    try check()
    var arguments = ["--explore"]
    if explore.from == nil, let app = app ?? storyboard.first.map(StoryboardApp.name) { arguments += ["--app", app] }
    arguments += StoryboardApp.arguments(storyboard + texts.strings)
    if let device { arguments += ["--device", device] }
    if let ios { arguments += ["--ios", ios] }
    guard live else { return try explore(arguments, chosen) }
    let folder = explore.out ?? ""
    let before = scripts(in: folder)
    do { try self.explore(arguments, chosen) } catch let code as ExitCode {
      guard code.rawValue == ExitStatus.finding.rawValue else { throw code }
      let now = scripts(in: folder)
      for path in now.keys.sorted() where before[path] != now[path] { try verify(folder + "/" + path) }
      throw code
    }
  }

  private func explore(_ arguments: [String], _ explore: ExploreOptions) throws {
    try HostProgram(host: host, config: catalogue.config).run(
      of: "explore", arguments + explore.arguments, handingOn: [SIGINT, SIGTERM])
  }

  /// Names of the scripts in a folder, and when each was written last, in seconds and nanoseconds.
  private func scripts(in folder: String) -> [String: [Int]] {
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder) } catch { return [:] }
    return Dictionary(
      uniqueKeysWithValues: names.filter { $0.hasSuffix(".swivel") }.map { name in
        var facts = stat()
        stat("\(folder)/\(name)", &facts)
        return (name, [facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec])
      })
  }

  /// Says of a finding whether it is there in the real processes: then its script is not met.
  private func verify(_ path: String) throws {
    var words = host.map { ["--host", $0.asPathWord] } ?? []
    words += catalogue.config.map { ["--config", $0.asPathWord] } ?? []
    words += StoryboardApp.arguments(storyboard + texts.strings)
    let name = URL(fileURLWithPath: path).lastPathComponent
    var unmet: ScriptCheck?
    let said: String
    do {
      let result = try LiveRun(path: path, hosted: try HostedOptions.parse(words)) { report in
        if case .checked(let check) = report, !check.isMet { unmet = unmet ?? check }
      }.run()
      said =
        unmet.map { "there, too: \($0.subject) is \($0.actual), not \($0.expected)" }
        ?? "not there: \(result.inputs) inputs settled, and all that is expected is met"
    } catch let failure as Failure { said = "not told: \(failure.text)" }
    let line = "\(name) through sensor, host and monitor: \(said)"
    // Other formats are for programs, which read what the exploration prints.
    if explore.format == ExploreOptions.plain { print(line) } else { Diagnostics.report(line) }
  }

  /// An unknown device is told here, with the ones that are alike.
  private func check() throws {
    let folder = try catalogue.folder()
    do {
      for id in (device ?? "").split(separator: ",").map(String.init) where try folder.device(id) == nil {
        throw Failure("\(LaunchPlanError.unknownDevice(id: id, known: try folder.deviceIdentifiers()))", .usage)
      }
    } catch let error as ConfigurationError { throw Failure("\(error)", .usage) }
  }
}
