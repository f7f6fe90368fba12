// Looking for what nobody wrote a test for: an app's own host explores it.
import ArgumentParser
import Configuration
import Exploration
import Foundation
import Launcher
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

  @OptionGroup var catalogue: CatalogueOptions

  func validate() throws {
    guard app != nil || !storyboard.isEmpty || explore.from != nil else {
      throw ValidationError("expected --app NAME, --storyboard FILE or --from SCRIPT")
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
    try HostProgram(host: host, config: catalogue.config).run(
      of: "explore", arguments + explore.arguments, handingOn: [SIGINT, SIGTERM])
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
