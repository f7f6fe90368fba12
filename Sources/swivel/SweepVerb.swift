// Laying one screen out at every size there is, to see where it breaks.
import ArgumentParser
import Configuration
import Findings
import Foundation
import Launcher
import Orientation

struct SweepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep", abstract: "Lay an app out at every size of the catalogue; exit 1 where something breaks.",
    discussion: """
      Without --width: each device in each orientation with each window it offers, at its newest version and its newest \
      with Split View. With --width: every whole width of a range, at the height of the device's screen; what breaks is \
      told with its first and last width. Nothing has to be up.
      """)

  @Option(help: "The app's name; with --storyboard the document's, unless told otherwise.")
  var app: String?

  @Option(help: "A storyboard to lay out without code; repeated for the ones it refers to.")
  var storyboard: [String] = []

  @Option(
    help:
      "With --storyboard: only the scene with this identifier, label or class; repeated for more. All with content unless told otherwise."
  )
  var scene: [String] = []

  @OptionGroup var texts: StringsOption

  @Option(
    help: "Devices' identifiers, separated by commas; all, or with --width the configured one, unless told otherwise.")
  var device: String?

  @OptionGroup var given: SizeOption

  @Option(help: "Widths in points, FROM..TO.")
  var width: String?

  @Option(help: "Orientations, separated by commas; portrait,landscapeRight unless told otherwise.")
  var orientation: String?

  @Option(help: "Checks, separated by commas: clipped, overlapping, off-screen, outside-safe-area, ambiguous, …")
  var check: String?

  @Option(help: "The iOS version.")
  var era: String?

  @Option(help: "Write JUnit's XML here.")
  var junit: String?

  @Option(help: "Write a contact sheet as SVG here.")
  var svg: String?

  @Option(help: "The program that hosts the app; the sample apps' host unless told otherwise.")
  var host: String?

  @OptionGroup var catalogue: CatalogueOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    guard let app = app ?? storyboard.first.map(StoryboardApp.name) else {
      throw ValidationError("expected --app NAME or --storyboard FILE")
    }
    try StoryboardApp.read(storyboard, texts)
    var arguments = ["--sweep", "--app", app] + StoryboardApp.hostArguments(storyboard + texts.strings)
    var devices = try given.device(besides: device)
    if devices == nil, width != nil { devices = try catalogue.folder().emulator().device }
    try check(devices)
    for (name, value) in [
      ("--devices", devices), ("--widths", width), ("--checks", check), ("--era", era), ("--junit", junit),
      ("--svg", svg), ("--orientations", try rawOrientations()),
    ] {
      if let value { arguments += [name, value] }
    }
    for scene in scene { arguments += ["--scene", scene] }
    if output.json { arguments.append("--json") }
    let status = try HostProgram(host: host, config: catalogue.config).run(arguments)
    if status > ExitStatus.signal {
      throw Failure("\(app): the app ended its process by signal \(status - ExitStatus.signal)", .crashed)
    }
    // The host's parser leaves with its own code for arguments that are wrong.
    if status == EX_USAGE { throw ExitCode(ExitStatus.usage.rawValue) }
    if status != 0 { throw ExitCode(status) }
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

  private func rawOrientations() throws -> String? {
    guard let orientation else { return nil }
    return try orientation.split(separator: ",").map { text in
      guard let found = InterfaceOrientation.allCases.first(where: { $0.name == text }), found != .unknown else {
        throw ValidationError("--orientation: expected portrait, landscapeLeft …, got '\(text)'")
      }
      return "\(found.rawValue)"
    }.joined(separator: ",")
  }
}
