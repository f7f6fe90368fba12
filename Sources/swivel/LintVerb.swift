// swivel lint: what breaks where in storyboards and xibs, over devices, turns and splits.
import ArgumentParser
import Canvas
import Configuration
import DeviceCatalog
import EventLog
import Findings
import Foundation
import InterfaceBuilder
import Launcher
import Orientation
import SwivelUI

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

  @Option(help: "text, json or github.")
  var format: Format = .text

  @Option(help: "A file with findings to accept, one a line.")
  var baseline: String?

  @Flag(help: "Write all findings to the baseline file instead of judging them.")
  var writeBaseline = false

  @Option(help: "The configuration folder.")
  var config: String?

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, github }

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
    var found: [LintFinding] = []
    for document in documents {
      let shown = self.shown(document, screens)
      found += MainActor.assumeIsolated { DocumentLint(document: document, screens: shown).findings() }
    }
    if writeBaseline {
      guard let baseline else { throw Failure("--write-baseline needs --baseline FILE", .usage) }
      let text = found.map { $0.key + "\n" }.joined()
      guard FileManager.default.createFile(atPath: baseline, contents: Data(text.utf8)) else {
        throw Failure("\(baseline) cannot be written", .usage)
      }
      return (["accepted \(found.count) \(found.count == 1 ? "finding" : "findings") in \(baseline)"], .done)
    }
    let accepted = try self.accepted()
    let left = found.filter { !accepted.contains($0.key) }
    return (left.map { $0.text(format) }, left.isEmpty ? .done : .finding)
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
          try LintScreen.all(of: profile, era: profile.runs(wanted) ? wanted : Era(profile.lastMajorVersion))
        }
      } catch { throw Failure("\(profile.id): \(error)", .usage) }
    }
  }
}

/// One mistake of one scene, with the screens that have it.
struct LintFinding {
  var file: String
  var line: Int
  var scene: String
  var finding: Finding
  var spread: LintSpread
  /// What conflicting constraints say, and where they are.
  var constraints: String?

  /// What a baseline knows it by: the line may change, the identity not.
  var key: String {
    let other = finding.identity.check == .unsatisfiable ? "" : finding.identity.other
    return [
      URL(fileURLWithPath: file).lastPathComponent, scene, finding.identity.check.rawValue, finding.identity.view,
      other,
    ].joined(separator: "\t").replacingOccurrences(of: "\n", with: " ")
  }

  /// Where it is worst is what is told.
  mutating func add(_ finding: Finding, on screen: LintScreen) {
    if spread.screens.last?.name != screen.name { spread.screens.append(screen) }
    guard finding.amount > self.finding.amount else { return }
    self.finding = finding
    spread.worst = screen
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
      .replacingOccurrences(of: "\n", with: "%0A")
  }

  func text(_ format: LintCommand.Format) -> String {
    let why = constraints.map { ": \($0)" } ?? ""
    let words = "\(finding.identity.check.rawValue): \(finding.message)\(why) (\(spread.text))"
    switch format {
    case .text: return "\(file):\(line): \(words)"
    case .github:
      // The runner undoes these: three characters everywhere, two more where properties are told apart by them.
      let place = Self.escaped(file).replacingOccurrences(of: ":", with: "%3A")
        .replacingOccurrences(of: ",", with: "%2C")
      return "::warning file=\(place),line=\(line)::\(Self.escaped(words))"
    case .json:
      var json = JSONText.object
      json.add("v", 1)
      json.add("file", file)
      json.add("line", line)
      json.add("scene", scene)
      json.add("check", finding.identity.check.rawValue)
      json.add("view", finding.identity.view)
      json.add("other", finding.identity.other)
      json.add("amount", finding.amount)
      json.add("place", JSONText.list(PlacedView.numbers(finding.place)))
      json.add("screens", JSONText.list(spread.screens.map(\.name)))
      json.add("message", finding.message)
      return json.closed
    }
  }
}

extension Finding {
  /// Conflicts of one view name other constraints on each screen, and are one mistake nevertheless.
  fileprivate func isAlike(_ other: Finding) -> Bool {
    guard identity.check == other.identity.check, identity.view == other.identity.view else { return false }
    return identity.check == .unsatisfiable || identity.other == other.identity.other
  }
}

/// The findings of one document over several screens.
struct DocumentLint {
  var document: InterfaceDocument
  var screens: [LintScreen]
  /// Only this scene; nil for all.
  var scene: String?

  /// In order of the lines they point at.
  @MainActor func findings() -> [LintFinding] {
    let inspector = ScreenInspector()
    var found: [LintFinding] = []
    for screen in screens {
      let layout = DeviceLayout(document, profile: screen.profile, era: screen.era)
      for scene in layout.layout(in: screen.window, scene: scene) {
        // What a document says wrong it says on every screen.
        if screen.name == screens.first?.name {
          for error in scene.builder.diagnostics where error.severity == .error { Diagnostics.report("\(error)") }
        }
        let reading = scene.reading
        let lines = reading.lines
        for finding in inspector.findings(in: reading) {
          if let known = found.firstIndex(where: { $0.scene == scene.id && $0.finding.isAlike(finding) }) {
            found[known].add(finding, on: screen)
          } else {
            found.append(
              LintFinding(
                file: document.file, line: lines[finding.identity.view] ?? scene.controller?.line ?? 1,
                scene: scene.id, finding: finding,
                spread: LintSpread(
                  screens: [screen], looked: screens.count, worst: screen, isMeasured: finding.amount > 0),
                constraints: finding.identity.check == .unsatisfiable
                  ? scene.conflictWords[finding.identity.other] : nil))
          }
        }
      }
    }
    return found.sorted { ($0.line, $0.finding.identity) < ($1.line, $1.finding.identity) }
  }
}
