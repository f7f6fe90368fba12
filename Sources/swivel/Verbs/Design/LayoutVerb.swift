// swivel layout: documents of Interface Builder laid out on their canvas or on devices, printed or checked.
import ArgumentParser
import Canvas
import Configuration
import DeviceCatalog
import Emulator
import EventLog
import Foundation
import InterfaceBuilder
import Launcher
import Lint
import Orientation
import Picture
import Reports
import Spelling
import SwivelUI

struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Lay out storyboards and xibs; no app is run.",
    discussion: """
      By itself, at the size and by the rules of Interface Builder, on the device the file was drawn for. With --device, \
      --size, --window, --orientation or --era, as the app runs: in a window of that size on the device (the configured one \
      unless named), inside its navigation and tab bars, with its safe area, size classes and text sizes.

        swivel layout Main.storyboard --size 400x800          a window of 400×800 points
        swivel layout Main.storyboard --device ipad-pro-11-4 --orientation landscapeLeft --window 1/2

      --check compares with the frames stored in the file, --as with another file's, by Interface Builder's rules; exit 1 \
      when a view is elsewhere.
      """)

  @Argument(help: "Storyboards and xibs.")
  var files: [String]

  @OptionGroup var texts: StringsOption

  @Option(help: "Only this scene, by its identifier, its controller's, or what people call it.")
  var scene: String?

  @Option(help: "A device of the catalogue; see swivel devices.", completion: .devices)
  var device: String?

  @Option(help: "A window of this size in points, such as 400x800; run-time rules.")
  var size: String?

  @Option(
    help: "How the interface is turned: portrait, portraitUpsideDown, landscapeLeft or landscapeRight; run-time rules.")
  var orientation: Turn?

  @Option(
    help:
      "The share of the screen: 1/1, or what the device and version offer as it is turned, such as 1/2, 'slide over' or left; run-time rules."
  )
  var window: String?

  @Flag(help: "Say what is wrong with the screens instead of where views are, as lint does; run-time rules.")
  var findings = false

  @Option(help: "The iOS version; the configured one unless told otherwise; run-time rules.")
  var era: Era?

  @Option(
    help: "Where contents take their sizes from on the canvas: stored or predicted; stored, with --strings predicted.")
  var intrinsic: Sizes?

  @Flag(help: "Compare with the stored frames.")
  var check = false

  @Option(name: .customLong("as"), help: "Compare with another save of the same screen, on its device.")
  var model: String?

  @Flag(help: "Print a drawing of the scenes, side by side, as SVG.")
  var svg = false

  @Option(help: "Draw the scenes into this file: .svg, .png or .txt.")
  var picture: String?

  @OptionGroup var drawing: PictureOptions

  @Option(help: "The configuration folder.")
  var config: String?

  @OptionGroup var output: OutputOptions

  enum Turn: String, ExpressibleByArgument, CaseIterable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    var interface: InterfaceOrientation {
      switch self {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      }
    }
  }

  enum Sizes: String, ExpressibleByArgument, CaseIterable { case stored, predicted }
  /// The whole screen.
  private static let whole = "1/1"

  /// Whether scenes are laid out as the app runs, not as Interface Builder draws them.
  private var isRunTime: Bool {
    device != nil || size != nil || window != nil || orientation != nil || era != nil || findings
  }

  func validate() throws {
    if isRunTime, check || model != nil {
      throw ValidationError(
        "--check and --as compare on the canvas; --device, --size, --window, --orientation, --era and --findings lay out as the app runs"
      )
    }
    if !texts.strings.isEmpty, check || model != nil || intrinsic == .stored {
      throw ValidationError("the stored frames and sizes are those of the document's own texts, not of --strings")
    }
    if let picture { _ = try PictureOptions.format(of: picture) }
    if size != nil, window != nil { throw ValidationError("--size and --window both say how large the window is") }
  }

  private var measured: NibSettings.Intrinsic {
    (intrinsic ?? (texts.strings.isEmpty ? .stored : .predicted)) == .stored ? .stored : .predicted
  }

  func run() throws {
    let (text, failure) = try report()
    print(text, terminator: "")
    if let failure { throw failure }
  }

  /// What is printed, and how the verb fails when views are elsewhere.
  func report() throws -> (text: String, failure: Failure?) {
    let documents = try StoryboardApp.read(files, texts)
    for document in documents {
      for diagnostic in document.diagnostics where diagnostic.severity != .note { Diagnostics.report("\(diagnostic)") }
    }
    let scene = try sceneMeant(in: documents)
    if check || model != nil { return try checked(documents) }
    let plan = try isRunTime ? devicePlan() : nil
    if findings, let plan { return try judged(documents, plan, scene) }
    let mode = measured
    let isDrawn = svg || picture != nil
    let (hasFrame, layers) = (drawing.deviceFrame, Set(drawing.layer))
    let (views, sheet) = MainActor.assumeIsolated { () -> ([[[PlacedView]]], Picture?) in
      var drawn: [(file: String, scene: CanvasScene)] = []
      let views = documents.map { document in
        let scenes =
          plan.map {
            DeviceLayout(document, profile: $0.profile, era: $0.era).layout(in: $0.window, scene: scene)
          } ?? CanvasDocument(document).layout(intrinsic: mode, scene: scene)
        for error in scenes.flatMap(\.builder.diagnostics) where error.severity == .error {
          Diagnostics.report("\(error)")
        }
        if isDrawn { drawn += scenes.map { (file: document.file, scene: $0) } }
        return scenes.map { $0.placed(in: document.file, explaining: true) }
      }
      guard isDrawn else { return (views, nil) }
      let device = plan.map { (profile: $0.profile, era: $0.era, window: $0.window) }
      return (views, ScenePictures(device: device, hasFrame: hasFrame, layers: layers).sheet(drawn))
    }
    guard let sheet else { return (views.joined().map(text).joined(), nil) }
    return (try write(sheet), nil)
  }

  /// The identifier of the scene that is meant, by whatever `sweep --scene` calls it as well; fails with those there are where no
  /// document has it, or where several are called so.
  private func sceneMeant(in documents: [InterfaceDocument]) throws -> String? {
    guard let words = scene else { return nil }
    let roots = MainActor.assumeIsolated { documents.flatMap { CanvasDocument($0).roots } }
    let known = roots.map { $0.controller?.id ?? $0.view.id }
    let others = roots.map(\.scene) + (isRunTime ? [] : roots.map(\.view.id))
    if known.contains(words) || others.contains(words) { return words }
    var called: [String] = []
    for document in documents where !words.isEmpty {
      let found = StoryboardScene.all(of: document).filter { $0.isCalled(words, in: document) }.map(\.controller)
      // Translations have the same scenes.
      called += found.filter { !called.contains($0) }
    }
    guard called.count < 2 else {
      throw Failure(
        "--scene: \(called.count) scenes are called '\(words)'; say which by its identifier: "
          + called.joined(separator: ", "), .usage)
    }
    if let one = called.first { return one }
    let there = known.isEmpty ? "there is none" : "there is \(known.joined(separator: ", "))"
    throw Failure(
      "--scene: no scene '\(words)' with a view\(Spelling.suggestion(for: words, in: known)); \(there)", .usage)
  }

  /// The drawing where it was asked to be: in a file, and what is printed.
  private func write(_ sheet: Picture) throws -> String {
    do {
      if let picture {
        let format = try PictureOptions.format(of: picture)
        try PictureOptions.write(try format.file(of: sheet, scale: drawing.scale), to: picture)
      }
      return svg ? try sheet.svg() : ""
    } catch let error as PictureError { throw Failure("\(error)", .refused) }
  }

  private func text(_ views: [PlacedView]) -> String {
    let head = views.first.map { ["\($0.file) scene \($0.scene)"] } ?? []
    return output.chosen(lines: head + views.map { "  " + $0.line }, jsonLines: views.map(\.json))
      .map { $0 + "\n" }.joined()
  }

  /// What is wrong in the one window, told as lint tells it of many.
  private func judged(
    _ documents: [InterfaceDocument], _ plan: Plan, _ scene: String?
  ) throws -> (text: String, failure: Failure?) {
    let name = "\(plan.profile.id) \(plan.window.orientation.isLandscape ? "landscape" : "portrait")"
    let share = window ?? size ?? Self.whole
    let screen = LintScreen(
      name: share == Self.whole ? name : "\(name) \(share)", share: share == Self.whole ? "full" : share,
      profile: plan.profile, era: plan.era, window: plan.window)
    let reports = MainActor.assumeIsolated {
      documents.map {
        var report = DocumentLint(document: $0, screens: [screen], scene: scene).report()
        report.joinCauses()
        return report
      }
    }
    let count = reports.reduce(0) { $0 + $1.issues.count }
    let format: ReportFormat = output.json ? .json : .text
    return (
      try format.lines(of: reports, summed: false).map { $0 + "\n" }.joined(),
      count == 0 ? nil : Failure(FindingsReport.counted(count), .finding)
    )
  }

  private struct Plan {
    var profile: DeviceProfile
    var era: Era
    var window: DeviceLayout.Window
  }

  private func devicePlan() throws -> Plan {
    guard let folder = Installation.configuration(named: config) else {
      throw Failure("\(LaunchPlanError.noConfiguration)", .usage)
    }
    do {
      let devices = try ConfigurationFolder(path: folder).devices()
      let defaults = try ConfigurationFolder(path: folder).emulator()
      let id = device ?? defaults.device
      guard let profile = devices.first(where: { $0.id == id }) else {
        throw Failure("\(LaunchPlanError.unknownDevice(id: id, known: devices.map(\.id)))", .usage)
      }
      let running = profile.nearestVersion(to: era ?? defaults.era)
      let interface = (orientation ?? .portrait).interface
      let frame =
        try size.map { CGRect(origin: .zero, size: try Self.size($0)) }
        ?? Self.frame(window, profile, running, interface)
      return Plan(
        profile: profile, era: running, window: DeviceLayout.Window(frame: frame, orientation: interface))
    } catch { throw error as? Failure ?? Failure("\(error)", .usage) }
  }

  /// Where a window of this share is on the screen, by the rules of the device itself.
  private static func frame(
    _ share: String?, _ profile: DeviceProfile, _ era: Era, _ interface: InterfaceOrientation
  ) throws -> CGRect {
    guard let share, share != whole else { return CGRect(origin: .zero, size: profile.screenSize(in: interface)) }
    return try MainActor.assumeIsolated {
      let device = try LintScreen.device(profile, era: era)
      // A display built in sideways is held otherwise than it shows.
      let attitudes: [DeviceOrientation] = [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
      for (time, attitude) in attitudes.enumerated()
      where device.snapshot.windows[0].interface.isLandscape != interface.isLandscape {
        _ = device.handle(DeviceInput(time: Double(time + 1), event: .deviceOrientation(attitude)))
      }
      let offered = device.offeredFrames
      if let found = offered.first(where: { $0.name == share }) { return found.frame }
      let reason = device.obstacle(toWindow: share) ?? ""
      let names = [whole] + offered.map(\.name).filter { $0 != "full" }
      throw Failure("--window \(share): \(reason); there is \(names.joined(separator: ", "))", .usage)
    }
  }

  private static func size(_ text: String) throws -> CGSize {
    let parts = text.split(separator: "x").map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], (1...10_000).contains(width),
      (1...10_000).contains(height)
    else { throw Failure("'\(text)' is no size; expected WIDTHxHEIGHT in points, such as 507x1194", .usage) }
    return CGSize(width: width, height: height)
  }

  private func checked(_ documents: [InterfaceDocument]) throws -> (text: String, failure: Failure?) {
    let reference = try model.map { try InterfaceFile.read($0) }
    let mode = measured
    let checks = MainActor.assumeIsolated {
      documents.map {
        ($0.file, CanvasCheck(CanvasDocument($0, as: reference), intrinsic: mode, reference: reference))
      }
    }
    var sum = CanvasCheck.Sum()
    var lines: [String] = []
    for (file, check) in checks {
      sum.add(check)
      lines += output.chosen(lines: check.lines(file: file), jsonLines: check.jsonLines(file: file))
    }
    if documents.count > 1 { lines += output.chosen(lines: [sum.summary], jsonLines: []) }
    let elsewhere = sum.compared - sum.matched
    return (
      lines.map { $0 + "\n" }.joined(),
      elsewhere > 0 ? Failure("\(elsewhere) \(elsewhere == 1 ? "view is" : "views are") elsewhere", .finding) : nil
    )
  }
}

/// Reading documents for verbs.
enum InterfaceFile {
  static func read(_ path: String) throws -> InterfaceDocument {
    try Mistakes.demandFile(path, endings: [".storyboard", ".xib"])
    let bytes = try Given.bytes(path, limit: InterfaceLimits.bytes, tooLarge: .refused)
    do throws(InterfaceError) { return try InterfaceDocument(bytes, file: path) } catch {
      // What cannot be read is a word that leads nowhere; what is too much was understood and is refused.
      switch error {
      case .malformed, .notADocument, .compiled, .otherPlatform, .notStrings: throw Failure("\(error)", .usage)
      case .tooLarge, .tooDeep, .tooMany, .documentType: throw Failure("\(error)", .refused)
      }
    }
  }
}
