// swivel lint: what breaks where in storyboards and xibs, over devices, turns and splits.
import ArgumentParser
import Configuration
import DeviceCatalog
import FileWriting
import Findings
import Foundation
import InterfaceBuilder
import Launcher
import Lint
import Reports
import SwivelUI
import Vocabulary

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Say what breaks where in storyboards and xibs.",
    discussion: """
      Every scene is laid out on each device, upright and turned: on the whole screen, and in the windows that share it, in \
      Split View, Slide Over and tiles; without --device only the narrowest and the widest of a kind. Found are views off \
      screen, clipped, overlapping or outside the safe area, ambiguous and conflicting constraints, truncated text, and what \
      a document says wrong or cannot be read for. Views and cells of xibs are looked at as large as they were drawn, unless \
      they are a controller's. A document for iPads alone is looked at on iPads unless --device says otherwise.

        swivel lint .                                  all documents of a repository, a summary first
        swivel lint Main.storyboard --explain          each mistake drawn, with the constraints behind it
        swivel lint Main.storyboard --picture why.svg  the same as pictures, findings outlined and numbered
        swivel lint . --baseline known --write-baseline, later swivel lint . --baseline known

      What has one cause is told once, with the screens that show it. Exit 0 when nothing is found, 1 when something is found \
      that the baseline does not accept, 2 for words that are not understood or paths that are not there.
      """)

  @Argument(help: "Storyboards, xibs, and folders: all documents below a folder but for what git ignores.")
  var files: [String]

  @OptionGroup var texts: StringsOption

  @Option(
    help:
      "A device of the catalogue, in every window it offers; repeated for more. Without, every device that runs the version.",
    completion: .devices)
  var device: [String] = []

  @Option(help: "The iOS version; the configured one unless told otherwise.")
  var era: Era?

  @Option(name: .customLong("format"), help: "How findings are written; text unless told otherwise.")
  var givenFormat: ReportFormat?

  @OptionGroup var output: OutputOptions

  private var format: ReportFormat { givenFormat ?? (output.json ? .json : .text) }

  @Option(
    help:
      "How sure a finding must be: possible (code that is not here may set it right), likely, or certain."
  )
  var confidence: FindingConfidence = .likely

  @Flag(help: "Draw each mistake where it is worst, with the constraints of the view; with --format text.")
  var explain = false

  @Option(help: "A file with findings to accept, one a line.")
  var baseline: String?

  @Flag(help: "Write all findings to the baseline file instead of judging them.")
  var writeBaseline = false

  @Flag(name: .customLong("list"), help: "Print the documents that would be looked at, a line each, and look at none.")
  var listsDocuments = false

  @Option(
    name: .customLong("report"), help: "Write a page to look through in a browser here.", completion: .file())
  var page: String?

  @Option(
    help:
      "Draw each screen where something is wrong into this file, findings outlined and numbered: .svg, .png or .txt.",
    completion: .file())
  var picture: String?

  @Option(help: "How many processes look at documents; as many as there are cores unless told otherwise.")
  var jobs: Int?

  @Option(help: "The configuration folder.")
  var config: String?

  /// Looks at the documents whose paths come in, a line each, and answers each with a line.
  @Flag(help: .hidden)
  var worker = false

  func validate() throws {
    if let jobs, !(1...Self.mostJobs).contains(jobs) {
      throw ValidationError("--jobs: expected 1 to \(Self.mostJobs), got \(jobs)")
    }
    try output.demand(beside: givenFormat?.rawValue)
    if let picture { _ = try PictureOptions.format(of: picture) }
    if explain, format != .text { throw ValidationError("--explain draws for --format text") }
  }

  /// Whether screens are drawn.
  private var draws: Bool { page != nil || picture != nil || format.isDrawn }

  /// Pixels per point of a PNG.
  private static let scale = 2.0
  /// More processes than any machine has cores.
  private static let mostJobs = 256

  func run() throws {
    if worker { return try serve() }
    let (lines, status) = try report(isSpread: !draws && texts.strings.isEmpty)
    for line in lines { print(line) }
    if status != .done { throw ExitCode(status.rawValue) }
  }

  /// What is printed, and how the verb ends.
  ///
  /// - Parameter isSpread: whether other processes look at the documents, so that none can stop the rest.
  func report(isSpread: Bool = false) throws -> (lines: [String], status: ExitStatus) {
    if listsDocuments { return (try documentPaths(), .done) }
    if writeBaseline, baseline == nil { throw Failure("--write-baseline needs --baseline FILE", .usage) }
    var accepted = try acceptedFindings()
    let paths = try documentPaths()
    // A device that is none is told of here, not by each process that looks.
    if isSpread, !device.isEmpty { _ = try screens() }
    let answers = isSpread ? try spread(paths) : try lookHere(paths, screens())
    var reports = answers.compactMap { answer in
      if case .report(let report) = answer { report } else { nil }
    }
    for index in reports.indices {
      reports[index].issues.removeAll { $0.worst.finding.confidence < confidence }
    }
    if writeBaseline, let baseline {
      accepted.accept(reports)
      do { try WholeFile.write(accepted.text, to: baseline) } catch { throw Failure("\(error)", .usage) }
      return (["accepted \(FindingsReport.counted(accepted.count)) in \(baseline)"], .done)
    }
    let all = reports.reduce(0) { $0 + $1.issues.count }
    for index in reports.indices {
      reports[index].issues.removeAll(where: accepted.accepts)
      reports[index].joinCauses()
    }
    let left = reports.reduce(0) { $0 + $1.issues.count }
    let known = all - reports.flatMap(\.issues).reduce(0) { $0 + $1.findingCount }
    if let page {
      let text = try ReportFormat.html.lines(of: reports, summed: false).joined(separator: "\n")
      do { try WholeFile.write(text, to: page) } catch { throw Failure("\(error)", .usage) }
    }
    if let picture {
      let sheet = FindingsReport.explanation(of: reports)
      try PictureOptions.write(try PictureOptions.format(of: picture).file(of: sheet, scale: Self.scale), to: picture)
    }
    var lines = try format.lines(of: reports, summed: false)
    if format == .text, paths.count > 1 || files.contains(where: LintFiles.isFolder) {
      lines.insert(LintSummary(reports, others: answers.count - reports.count, accepted: known).text, at: 0)
    }
    return (lines, left == 0 ? .done : .finding)
  }

  // MARK: Which documents

  /// The documents themselves: of a folder all that git knows.
  private func documentPaths() throws -> [String] {
    var paths: [String] = []
    for path in files {
      if !LintFiles.isFolder(path) { try Mistakes.demandFile(path, endings: [".storyboard", ".xib"]) }
      if LintFiles.isFolder(path) {
        paths += LintFiles.documents(in: path) { Diagnostics.report($0) }
      } else {
        paths.append(path)
      }
    }
    return paths
  }

  private func acceptedFindings() throws -> LintBaseline {
    guard let baseline else { return LintBaseline(path: "") }
    // Writing begins anew: what was set right must not stay accepted.
    if writeBaseline { return LintBaseline(path: baseline) }
    guard FileManager.default.fileExists(atPath: baseline) else {
      throw Failure("\(baseline) cannot be read; --write-baseline makes it", .usage)
    }
    let text = try Given.text(baseline)
    do { return try LintBaseline(path: baseline, text: text) } catch { throw Failure("\(error)", .usage) }
  }

  // MARK: Looking

  private func lookHere(_ paths: [String], _ screens: [LintScreen]) throws -> [DocumentAnswer] {
    let looking = DocumentLooking(
      screens: screens, isAnyDevice: device.isEmpty, keepsScreens: draws, explains: explain)
    if !texts.strings.isEmpty {
      let documents = try StoryboardApp.read(paths, texts)
      return MainActor.assumeIsolated { documents.map { .report(looking.report($0)) } }
    }
    return MainActor.assumeIsolated { paths.map(looking.answer) }
  }

  private func spread(_ paths: [String]) throws -> [DocumentAnswer] {
    var words = device.flatMap { ["--device", $0] } + (config.map { ["--config", $0.asPathWord] } ?? [])
    if let era { words += ["--era", "\(era)"] }
    if explain { words.append("--explain") }
    let cores = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    let workers = LintWorkers(
      program: CommandLine.arguments[0], arguments: ["lint", "--worker", "-"] + words,
      count: max(1, min(cores, paths.count)))
    return try workers.run(paths)
  }

  /// A worker's life: until no path comes in any more.
  private func serve() throws {
    let looking = DocumentLooking(
      screens: try screens(), isAnyDevice: device.isEmpty, keepsScreens: false, explains: explain,
      isLimited: true)
    try LintWorkers.serve { path in MainActor.assumeIsolated { looking.answer(path) } }
  }

  private func screens() throws -> [LintScreen] {
    guard let folder = Installation.configuration(named: config) else {
      throw Failure("\(LaunchPlanError.noConfiguration)", .usage)
    }
    let devices: [DeviceProfile]
    let standard: Era
    do {
      devices = try ConfigurationFolder(path: folder).devices()
      standard = try ConfigurationFolder(path: folder).emulator().era
    } catch { throw Failure("\(error)", .usage) }
    let wanted = era ?? standard
    let chosen = try device.map { id in
      guard let profile = devices.first(where: { $0.id == id }) else {
        throw Failure("\(LaunchPlanError.unknownDevice(id: id, known: devices.map(\.id)))", .usage)
      }
      return profile
    }
    let screens = try (chosen.isEmpty ? LintScreen.distinct(devices, era: wanted) : chosen).flatMap { profile in
      do {
        return try MainActor.assumeIsolated {
          try LintScreen.all(of: profile, era: profile.nearestVersion(to: wanted))
        }
      } catch { throw Failure("\(profile.id): \(error)", .usage) }
    }
    return chosen.isEmpty ? LintScreen.telling(screens) : screens
  }
}

extension FindingConfidence: ExpressibleByArgument {}
