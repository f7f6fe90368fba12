// Laying one screen out at every size there is, to see where it breaks.
import ArgumentParser
import Configuration
import Foundation
import Launcher
import Sweep
import Vocabulary

struct SweepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep", abstract: "Lay an app out at every size of the catalogue; exit 1 where something breaks.",
    discussion: """
      Without --width: each device in each orientation with each window it offers, at its newest version and its newest \
      with Split View. With --width: every whole width of a range, at the height of the device's screen; what breaks is \
      told with its first and last width. Nothing has to be up. --json is --format json.
      """)

  @Option(help: "The app's name; with --storyboard the document's, unless told otherwise.")
  var app: String?

  @Option(help: "A storyboard to lay out without code; repeated for the ones it refers to.")
  var storyboard: [String] = []

  @OptionGroup var texts: StringsOption

  @Option(
    help: "Devices' identifiers, separated by commas; all, or with --width the configured one, unless told otherwise.",
    completion: .devices)
  var device: String?

  @OptionGroup var given: SizeOption

  @OptionGroup var sweep: SweepOptions

  @Option(help: "Write a page to look through in a browser here.", completion: .file())
  var report: String?

  @Option(help: "The iOS version.")
  var era: String?

  @Option(help: "The program that hosts the app; the sample apps' host unless told otherwise.")
  var host: String?

  @OptionGroup var catalogue: CatalogueOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    guard let app = app ?? storyboard.first.map(StoryboardApp.name) else {
      throw ValidationError("expected --app NAME or --storyboard FILE")
    }
    try StoryboardApp.read(storyboard, texts)
    var arguments = ["--sweep", "--app", app] + StoryboardApp.arguments(storyboard + texts.strings)
    var devices = try given.device(besides: device)
    if devices == nil, sweep.width != nil { devices = try catalogue.folder().emulator().device }
    try check(devices)
    arguments += sweep.arguments
    if let devices { arguments += ["--device", devices] }
    if let era { arguments += ["--era", era] }
    if let report { arguments += ["--report", report.asPathWord] }
    if output.json { arguments.append("--json") }
    try HostProgram(host: host, config: catalogue.config).run(of: app, arguments)
  }

  func validate() throws {
    try output.demand(beside: sweep.format?.rawValue)
  }

  /// An unknown device is told here, with the ones that are alike.
  private func check(_ devices: String?) throws {
    let folder = try catalogue.folder()
    do {
      for id in (devices ?? "").split(separator: ",").map(String.init) where try folder.device(id) == nil {
        throw Failure("\(LaunchPlanError.unknownDevice(id: id, known: try folder.deviceIdentifiers()))", .usage)
      }
    } catch let error as ConfigurationError { throw Failure("\(error)", .usage) }
  }
}
