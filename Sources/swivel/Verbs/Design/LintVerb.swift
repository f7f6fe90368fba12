// swivel lint: what breaks where in storyboards and xibs, over devices, turns and splits.
import ArgumentParser
import Configuration
import DeviceCatalog
import Foundation
import InterfaceBuilder
import Launcher
import Lint
import Reports
import Sweep
import SwivelUI
import Vocabulary

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Say what breaks where in storyboards and xibs.",
    discussion: """
      Every scene is laid out on each device, upright and turned, in every window it offers: the whole screen, Split View, \
      Slide Over, tiles. Found are views off screen, clipped, overlapping or outside the safe area, ambiguous and \
      conflicting constraints, and truncated text. Cells of xibs are rows of a table. A document for iPads alone is looked at \
      on iPads unless --device says otherwise. Exit 1 when something is found that the baseline does not accept.
      """)

  @Argument(help: "Storyboards and xibs.")
  var files: [String]

  @OptionGroup var texts: StringsOption

  @Option(
    help: "A device of the catalogue; repeated for more. Every screen of the catalogue that runs the version without.")
  var device: [String] = []

  @Option(help: "The iOS version; the configured one unless told otherwise.")
  var era: Era?

  @Option(help: "text, json, github, junit or svg.")
  var format: ReportFormat = .text

  @Option(help: "A file with findings to accept, one a line.")
  var baseline: String?

  @Flag(help: "Write all findings to the baseline file instead of judging them.")
  var writeBaseline = false

  @Option(help: "The configuration folder.")
  var config: String?

  func run() throws {
    let (lines, status) = try report()
    for line in lines { print(line) }
    if status != .done { throw ExitCode(status.rawValue) }
  }

  /// What is printed, and how the verb ends.
  func report() throws -> (lines: [String], status: ExitStatus) {
    let documents = try StoryboardApp.read(files, texts)
    for diagnostic in documents.flatMap(\.diagnostics) where diagnostic.severity != .note {
      Diagnostics.report("\(diagnostic)")
    }
    let screens = try self.screens()
    var reports = documents.map { document in
      let lint = DocumentLint(
        document: document, screens: shown(document, screens), keepsScreens: format == .svg)
      return MainActor.assumeIsolated { lint.report { Diagnostics.report("\($0)") } }
    }
    if writeBaseline {
      guard let baseline else { throw Failure("--write-baseline needs --baseline FILE", .usage) }
      let keys = reports.flatMap(\.issues).map(\.baselineKey)
      guard FileManager.default.createFile(atPath: baseline, contents: Data(keys.map { $0 + "\n" }.joined().utf8))
      else {
        throw Failure("\(baseline) cannot be written", .usage)
      }
      return (["accepted \(FindingsReport.counted(keys.count)) in \(baseline)"], .done)
    }
    let accepted = try self.accepted()
    for index in reports.indices { reports[index].issues.removeAll { accepted.contains($0.baselineKey) } }
    let isClean = reports.allSatisfy(\.issues.isEmpty)
    return (format.lines(of: reports, summed: false), isClean ? .done : .finding)
  }

  /// The screens a document is meant for.
  private func shown(_ document: InterfaceDocument, _ screens: [LintScreen]) -> [LintScreen] {
    let pads = screens.filter { $0.profile.idiom == .pad }
    guard document.isForPad, device.isEmpty, !pads.isEmpty else { return screens }
    Diagnostics.report("\(document.file) is for iPads alone: looked at on iPads; --device names others")
    return pads
  }

  private func accepted() throws -> Set<String> {
    guard let baseline else { return [] }
    guard let data = FileManager.default.contents(atPath: baseline) else {
      throw Failure("\(baseline) cannot be read; --write-baseline makes it", .usage)
    }
    return Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
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
    return try (chosen.isEmpty ? LintScreen.distinct(devices, era: wanted) : chosen).flatMap { profile in
      do {
        return try MainActor.assumeIsolated {
          try LintScreen.all(of: profile, era: profile.nearestVersion(to: wanted))
        }
      } catch { throw Failure("\(profile.id): \(error)", .usage) }
    }
  }
}
