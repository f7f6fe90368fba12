// The catalogue: which devices can be emulated, and how one looks in each orientation.
import ArgumentParser
import Configuration
import DeviceCatalog
import Drawing
import EventLog
import Foundation
import Launcher
import Lint
import Orientation
import Spelling

struct Devices: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the devices that can be emulated, or show one.", subcommands: [DeviceList.self, DeviceShow.self],
    defaultSubcommand: DeviceList.self)
}

struct CatalogueOptions: ParsableArguments {
  @Option(help: "The configuration folder.")
  var config: String?

  func folder() throws -> ConfigurationFolder {
    guard let folder = Installation.configuration(named: config) else {
      throw Failure("\(LaunchPlanError.noConfiguration)", .usage)
    }
    return ConfigurationFolder(path: folder)
  }
}

extension DeviceIdiom: ExpressibleByArgument {}
extension Multitasking: ExpressibleByArgument {}

extension Era: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}

struct DeviceList: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "ls", abstract: "One line a device.")

  @Argument(help: "Only devices with this in their identifier or name.")
  var text: String?

  @Option(help: "Only phones or iPads.")
  var idiom: DeviceIdiom?

  @Option(help: "Only devices that run this iOS version.")
  var era: Era?

  @Option(help: "Only devices that offer this: slideOver, splitView, stageManager, windowing26 or externalDisplay.")
  var offers: Multitasking?

  @OptionGroup var catalogue: CatalogueOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let devices: [DeviceProfile]
    do { devices = try catalogue.folder().devices() } catch let error as ConfigurationError {
      throw Failure("\(error)", .usage)
    }
    let shown = devices.filter(matches)
    for device in shown { output.tell(device.line, json: device.json.closed) }
    guard shown.isEmpty else { return }
    let meant = text.map { Spelling.suggestion(for: $0, in: devices.map(\.id)) } ?? ""
    throw Failure("none of \(devices.count) devices is like that\(meant)", .finding)
  }

  private func matches(_ device: DeviceProfile) -> Bool {
    if let idiom, device.idiom != idiom { return false }
    if let era, device.version(meantBy: era) == nil { return false }
    if let offers, !device.displays.contains(where: { $0.multitasking.contains(offers) }) { return false }
    guard let text = text?.lowercased() else { return true }
    let letters = Spelling.folded(text)
    return device.name.lowercased().contains(text)
      || !letters.isEmpty
        && (Spelling.folded(device.id).contains(letters) || Spelling.folded(device.name).contains(letters))
  }
}

extension DeviceProfile {
  fileprivate var line: String {
    let sizes = displays.map { "\(short($0.width))×\(short($0.height)) @\($0.scale)x" }.joined(separator: ", ")
    let offered = Multitasking.allCases.filter { kind in displays.contains { $0.multitasking.contains(kind) } }
    return
      "\(padded(id, 18)) \(padded(sizes, 14)) iOS \(padded("\(launchEra)–\(lastMajorVersion)", 8)) "
      + "\(name)\(offered.isEmpty ? "" : " · " + offered.map(\.rawValue).joined(separator: " "))"
  }

  fileprivate var json: JSONText {
    var json = JSONText.object
    json.add("v", 1)
    json.add("model", id)
    json.add("name", name)
    json.add("idiom", idiom.rawValue)
    json.add("release", releaseYear)
    json.add("from", launchEra.description)
    json.add("to", lastMajorVersion)
    var models = JSONText.array
    for model in self.models { models.append(model) }
    json.add("hardware", models)
    var screens = JSONText.array
    for display in displays { screens.append(display.json) }
    json.add("displays", screens)
    return json
  }
}

extension Display {
  fileprivate var json: JSONText {
    var json = JSONText.object
    json.add("name", name)
    json.add("width", width)
    json.add("height", height)
    json.add("scale", scale)
    if let nativeScale { json.add("nativeScale", nativeScale) }
    json.add("corners", corners.rawValue)
    json.add("upsideDown", supportsUpsideDown)
    var kinds = JSONText.array
    for kind in multitasking { kinds.append(kind.rawValue) }
    json.add("multitasking", kinds)
    json.add("quarterTurns", quarterTurns)
    if let fold { json.add("fold", fold.position) }
    json.add("source", source.keys)
    json.add("confidence", source.confidence.rawValue)
    return json
  }
}

func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

struct DeviceShow: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Draw a device in each orientation with its safe area.")

  @Argument(
    help: "The identifier; with a display's name behind it for another than the first, such as iphone-duo-inner.",
    completion: .devices)
  var device: String?

  @OptionGroup var given: SizeOption

  @Option(help: "The iOS version; the newest it runs unless told otherwise.")
  var era: Era?

  @Option(
    name: [.customLong("picture"), .customLong("svg")],
    help: "Draw it into this file instead, with its frame, safe areas and windows: .svg, .png or .txt.",
    completion: .file())
  var picture: String?

  @OptionGroup var catalogue: CatalogueOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if let picture { _ = try PictureOptions.format(of: picture) }
  }

  func run() throws {
    let folder = try catalogue.folder()
    let profile: DeviceProfile
    guard let device = try given.device(besides: device) else {
      throw ValidationError("expected a device's identifier or --size")
    }
    do {
      guard let found = try folder.device(device) else {
        throw Failure("\(LaunchPlanError.unknownDevice(id: device, known: try folder.deviceIdentifiers()))", .usage)
      }
      profile = found
    } catch let error as ConfigurationError { throw Failure("\(error)", .usage) }
    guard let shown = era.map(profile.version(meantBy:)) ?? profile.newestEra else {
      throw Failure(
        "\(profile.id) runs iOS \(profile.launchEra) to \(profile.lastMajorVersion), not \(era?.description ?? "")",
        .usage)
    }
    let names = folder.sourceNames
    let sheet = DeviceSheet(profile: profile, era: shown, names: names, width: Self.terminalWidth)
    if let picture { return try draw(profile, shown, sheet.orientations, into: picture) }
    output.tell(
      lines: sheet.lines, jsonLines: sheet.orientations.map { json(profile, shown, $0, names) })
  }

  private func draw(
    _ profile: DeviceProfile, _ era: Era, _ orientations: [InterfaceOrientation], into path: String
  ) throws {
    let offered = try MainActor.assumeIsolated { try LintScreen.all(of: profile, era: era) }
    let shares = offered.filter { $0.share != LintScreen.wholeScreen }.map {
      DevicePlan.Share($0.share, $0.window.frame, $0.window.orientation)
    }
    let plan = DevicePlan(profile: profile, era: era, orientations: orientations, shares: shares)
    try PictureOptions.write(
      try PictureOptions.format(of: path).file(of: plan.picture, scale: Self.scale), to: path)
  }

  /// Pixels per point of a PNG.
  private static let scale = 2.0
  /// Off a terminal two drawings and the table have room.
  private static let standardWidth = 100

  private static var terminalWidth: Int {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : standardWidth
  }

  private func json(
    _ profile: DeviceProfile, _ era: Era, _ orientation: InterfaceOrientation, _ names: SourceNames
  ) -> String {
    let area = profile.screenArea(era, orientation)
    let fact = profile.areaFact(era, orientation)
    let size = profile.screenSize(in: orientation)
    var json = JSONText.object
    json.add("v", 1)
    json.add("model", profile.id)
    json.add("era", era.description)
    json.add("interfaceOrientation", orientation.name)
    json.add("screen", size.json)
    var insets = JSONText.object
    for (key, value) in [("top", area.top), ("left", area.left), ("bottom", area.bottom), ("right", area.right)] {
      insets.add(key, value)
    }
    json.add("safeArea", insets)
    json.add("statusBar", area.statusBar)
    for (key, value) in [
      ("navigationBar", fact?.navigationBar), ("largeTitle", fact?.largeTitle), ("tabBar", fact?.tabBar),
      ("toolbar", fact?.toolbar), ("keyboard", fact?.keyboard), ("plainKeyboard", fact?.plainKeyboard),
    ] {
      if let value { json.add(key, value) } else { json.addNull(key) }
    }
    json.add("source", fact?.source.keys ?? "rules R-MET-01, R-MET-04")
    json.add("sourceNames", fact.map { names.text($0.source) } ?? "")
    json.add("confidence", (fact?.source.confidence ?? .inferred).rawValue)
    return json.closed
  }
}
