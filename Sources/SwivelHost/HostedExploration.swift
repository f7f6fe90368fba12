// A host that explores its apps instead of serving them: one process plans and tells, others look.
import ArgumentParser
import Configuration
import DeviceCatalog
import Emulator
import EventLog
import Exploration
import Foundation
import HostService
import Reports
import Scripting
import SwivelUI

/// The arguments of a host that explores: `--explore` and these.
struct HostedExploration: ParsableArguments {
  @Option(help: "The configuration folder.")
  var config: String

  @Option(help: "An app to explore; repeated for a window each.")
  var app: [String] = []

  @Option(help: "A storyboard to explore without code; repeated for the ones it refers to and .strings.")
  var storyboard: [String] = []

  @Option(help: "Devices' identifiers, separated by commas.")
  var device: String?

  @Option(help: "The iOS version.")
  var ios: String?

  @OptionGroup var explore: ExploreOptions

  @Option(help: .hidden)
  var worker: String?

  /// The word that makes a host explore.
  static let word = "--explore"
  /// A phone with a notch and an iPad that shares its screen, with versions that have all there is to find on them.
  private static let devices = [("iphone-13", "16"), ("ipad-pro-11-4", "18")]

  /// Explores, or looks for who explores; whether nothing was found.
  @MainActor func run(_ given: [AppBundle]) throws -> Bool {
    let apps = try given + StoryboardFiles.apps(storyboard)
    let script = try explore.from.map { try Script(file: $0) }
    let worlds = try worlds(apps, script)
    if let worker {
      try work(try JSONDecoder().decode(WorkerOrder.self, from: Data(worker.utf8)), worlds, script)
      return true
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "swivel-explore-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { print("\(folder.path) stays: \(error)") }
    }
    return try coordinate(worlds, folder)
  }

  /// The part of the process that looks.
  @MainActor private func work(_ order: WorkerOrder, _ worlds: [ExploredWorld], _ script: Script?) throws {
    let clock = ContinuousClock()
    let start = clock.now
    var plan = ExplorationPlan { events in
      if let limit = order.events { return Double(events) / Double(max(1, limit)) }
      return (start.duration(to: clock.now) / .seconds(1)) / max(0.001, order.seconds ?? 1)
    }
    plan.depth = explore.depth
    plan.seed = explore.seed &+ UInt64(order.part)
    plan.start = script?.steps.map(\.input.input.event) ?? []
    plan.expectations = try explore.expectations()
    plan.intent = try explore.intent()
    plan.part = (order.part, order.parts)
    let head = LogRecord.header(LogHeader(device: "-", era: "-", apps: [])).line
    plan.avoided = try order.avoided.map { lines in
      try Script(text: ([head] + lines).joined(separator: "\n"), path: "worker").steps.map(\.input.input.event)
    }
    let encoder = JSONEncoder()
    func say(_ mark: String, _ value: some Encodable) throws {
      let line = Data((mark + String(decoding: try encoder.encode(value), as: UTF8.self) + "\n").utf8)
      try FileHandle.standardOutput.write(contentsOf: line)
    }
    var failure: (any Error)?
    let journal = try ExplorationJournal(file: order.journal)
    let explorer = Explorer(worlds[order.world], plan, watch: journal) { finding in
      do { try say(ExplorationWorkers.findingMark, FindingRecord(finding)) } catch { failure = error }
    }
    let end: WorkerEnd
    if explore.neutral != nil {
      end = WorkerEnd(figures: explorer.runNeutral(), differing: nil)
    } else {
      let (figures, differing) = explorer.run()
      end = WorkerEnd(figures: figures, differing: differing)
    }
    if let failure { throw failure }
    try say(ExplorationWorkers.endMark, end)
  }

  @MainActor private func worlds(_ apps: [AppBundle], _ script: Script?) throws -> [ExploredWorld] {
    let folder = ConfigurationFolder(path: config)
    func world(_ id: String, _ version: String?, _ names: [String]?) throws -> ExploredWorld {
      guard let profile = try folder.device(id) else { throw ExploreError.noDevice(id) }
      let era: Era
      if let version {
        guard let given = Era(version) else { throw ExploreError.noVersion(version) }
        era = given
      } else {
        era = profile.newestEra
      }
      var chosen = try (names ?? app).map { try known($0, apps) }
      if let first = chosen.first, names == nil, chosen.count == 1 {
        let shares = first.infoDictionary.isMultitasking(on: profile.idiom, era: era)
        chosen = Array(repeating: first, count: explore.windows ?? (shares ? 2 : 1))
      }
      return ExploredWorld(profile: profile, era: era, apps: chosen, installed: apps)
    }
    if let script { return [try world(script.header.device, script.header.era, script.header.apps)] }
    guard !app.isEmpty else { throw ValidationError("expected --app NAME or --storyboard FILE") }
    guard let device else { return try Self.devices.map { try world($0.0, ios ?? $0.1, nil) } }
    return try device.split(separator: ",").map { try world(String($0), ios, nil) }
  }

  private func known(_ name: String, _ apps: [AppBundle]) throws -> AppBundle {
    guard let app = apps.first(where: { $0.name == name }) else {
      throw HostError.unknownApp(name: name, known: apps.map(\.name))
    }
    return app
  }

  @MainActor private func coordinate(_ worlds: [ExploredWorld], _ folder: URL) throws -> Bool {
    var headers: [(header: LogHeader, name: String)] = []
    for world in worlds {
      // What cannot be launched is told before anything is run.
      do throws(EmulatorError) {
        _ = try EmulatedDevice(
          profile: world.profile, era: world.era, apps: world.apps, installed: world.installed, arrangement: nil)
      } catch {
        if worlds.count == 1 { throw ExploreError.world("\(error)") }
      }
      let header = LogHeader(device: world.profile.id, era: world.era.description, apps: world.apps.map(\.name))
      headers.append((header, world.name))
    }
    let (limit, shard) = (try explore.limit(), try explore.part())
    let orders = worlds.indices.flatMap { world in
      (0..<explore.jobs).map { job in
        WorkerOrder(
          world: world, part: shard.index * explore.jobs + job, parts: shard.of * explore.jobs, journal: "",
          seconds: limit.seconds, events: limit.events.map { max(1, $0 / explore.jobs) }, avoided: [])
      }
    }
    let plain = ["--config", config] + storyboard.flatMap { ["--storyboard", $0] }
    let crashes = CrashShrinking(arguments: plain, folder: folder)
    let workers = ExplorationWorkers(
      arguments: Array(CommandLine.arguments.dropFirst()), folder: folder, crashes: crashes)
    let table = headers
    var (findings, ends, notes) = try workers.run(orders, jobs: explore.jobs) { table[$0] }
    for (world, end) in ends {
      guard let differing = end.differing else { continue }
      notes.append("\(headers[world].name): the app is not deterministic: run twice, \(differing)")
    }
    let fingerprints = findings.map(\.fingerprint).sorted()
    if let file = explore.writeBaseline { try write(fingerprints, to: file) }
    if let file = explore.baseline {
      guard let data = FileManager.default.contents(atPath: file) else { throw ExploreError.file(file) }
      let known = Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
      findings.removeAll { known.contains($0.fingerprint) }
    }
    try tell(findings, ends.map { (headers[$0.world].name, $0.end.figures) }, notes)
    return findings.isEmpty && ends.allSatisfy { $0.end.differing == nil }
  }

  private func tell(
    _ findings: [ExplorationFinding], _ figures: [(world: String, figures: ExplorationFigures)], _ notes: [String]
  ) throws {
    let name = app.first ?? "the script"
    let report = ExplorationReport(app: name, findings: findings, figures: figures, notes: notes)
    guard let format = ReportFormat(rawValue: explore.format), let lines = report.lines(format) else {
      throw ValidationError("--format: \(explore.format) is not drawn")
    }
    for line in lines { print(line) }
    guard let out = explore.out else { return }
    try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
    for (index, finding) in findings.enumerated() {
      let file = "\(out)/\(name)-\(index + 1).swivel"
      try write(finding.script, to: file)
      if format == .text { print("swivel run \(file)") }
    }
  }

  private func write(_ lines: [String], to file: String) throws {
    do { try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: URL(fileURLWithPath: file)) } catch {
      throw ExploreError.file(file)
    }
  }
}
