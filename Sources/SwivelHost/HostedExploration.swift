// A host that explores its apps instead of serving them: one process plans and tells, others look.
import ArgumentParser
import Bus
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
  @MainActor func run(_ given: [AppBundle], _ rules: ExploreRules) throws -> Bool {
    let apps = try given + StoryboardFiles.apps(storyboard)
    let script = try explore.from.map { try Script(file: $0) }
    let worlds = try worlds(apps, script)
    if let worker {
      try work(try JSONDecoder().decode(WorkerOrder.self, from: Data(worker.utf8)), worlds, script, rules)
      return true
    }
    // What cannot be read or written is told before anything is run.
    let output = try ExplorationOutput(explore, app: worlds[0].apps.first?.name ?? "", plan: plan)
    Interruption.listen()
    let folder = try ScratchFolder.make("explore")
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { print("\(folder.path) stays: \(error)") }
    }
    return try coordinate(worlds, output, folder)
  }

  /// The part of the process that looks.
  @MainActor private func work(
    _ order: WorkerOrder, _ worlds: [ExploredWorld], _ script: Script?, _ rules: ExploreRules
  ) throws {
    WorkerProcess.endWithParent()
    WorkerProcess.limitMemory()
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
    plan.rules = rules
    plan.intent = try explore.intent()
    plan.part = (order.part, order.parts)
    let head = LogRecord.header(LogHeader(device: "-", era: "-", apps: [])).line
    func events(_ lines: [String]) throws -> [DeviceEvent] {
      try Script(text: ([head] + lines).joined(separator: "\n"), path: "worker").steps.map(\.input.input.event)
    }
    plan.avoided = try order.avoided.map { try events($0) }
    plan.skipped = try order.skipped.map { try events($0) }
    let encoder = JSONEncoder()
    func say(_ mark: String, _ value: some Encodable) throws {
      // What an app prints may not have come to the end of its line.
      let line = Data(("\n" + mark + String(decoding: try encoder.encode(value), as: UTF8.self) + "\n").utf8)
      try FileHandle.standardOutput.write(contentsOf: line)
    }
    var failure: (any Error)?
    let journal = try ExplorationJournal(file: order.journal)
    let explorer = Explorer(worlds[order.world], plan, watch: journal) { finding in
      do { try say(ExplorationWorkers.findingMark, FindingRecord(finding)) } catch { failure = error }
    }
    if let lines = order.walk {
      explorer.walk(try events(lines))
      // What is waited for is this process's end, which a thread of the app's may bring; nothing tells that it will not.
      let end = Deadline(seconds: order.aftermath ?? 0)
      while !end.hasPassed { poll(nil, 0, Int32(end.millisecondsLeft)) }
      return try say(ExplorationWorkers.endMark, lines)
    }
    let (figures, obstacle) = explore.neutral != nil ? explorer.runNeutral() : explorer.run()
    if let failure { throw failure }
    try say(ExplorationWorkers.endMark, WorkerEnd(figures: figures, obstacle: obstacle))
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
      var world = ExploredWorld(profile: profile, era: era, apps: chosen, installed: apps)
      world.clear = { AppHome.empty() }
      return world
    }
    if let script {
      var its = try world(script.header.device, script.header.era, script.header.apps)
      its.date = script.header.date
      return [its]
    }
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

  @MainActor private func coordinate(
    _ worlds: [ExploredWorld], _ output: ExplorationOutput, _ folder: URL
  ) throws -> Bool {
    let headers = worlds.map { world in
      (
        header: LogHeader(
          device: world.profile.id, era: world.era.description, apps: world.apps.map(\.name), date: world.date),
        name: world.name
      )
    }
    let workers = ExplorationWorkers(
      arguments: Array(CommandLine.arguments.dropFirst()), folder: folder, record: output.shard.record)
    var (findings, ends, notes) = try workers.run(try orders(worlds), jobs: explore.jobs) { headers[$0] }
    let sum = ExplorationSum(ends, worlds: headers.map(\.name))
    if findings.isEmpty, let refusal = sum.refusal { throw refusal }
    let absent = explore.neutral == nil ? sum.absent : []
    notes = sum.notes(after: notes, absent: absent, isInterrupted: Interruption.isAsked)
    output.shard.end(sum.figures, notes, isFinished: !Interruption.isAsked)
    findings = try output.tell(findings, sum.figures, notes)
    try output.shard.demandWhole()
    // A part need not come to where a view is.
    let isExpected = try absent.isEmpty || explore.part().of > 1
    return findings.isEmpty && isExpected && sum.isWhole
  }

  @MainActor private func orders(_ worlds: [ExploredWorld]) throws -> [WorkerOrder] {
    let (limit, shard) = (try explore.limit(), try explore.part())
    return worlds.indices.flatMap { world in
      (0..<explore.jobs).map { job in
        WorkerOrder(
          world: world, part: shard.index * explore.jobs + job, parts: shard.of * explore.jobs, journal: "",
          seconds: limit.seconds, events: limit.events.map { max(1, $0 / explore.jobs) })
      }
    }
  }

  /// What says where is looked: with the options, what parts of one exploration have in common.
  private var plan: [String] {
    let given: [(String, String?)] = [("--device", device), ("--ios", ios)]
    return app.flatMap { ["--app", $0] } + storyboard.flatMap { ["--storyboard", $0] }
      + given.flatMap { name, value in value.map { [name, $0] } ?? [] }
  }
}
