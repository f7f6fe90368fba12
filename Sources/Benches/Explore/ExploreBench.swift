// swivel-bench explore: how many events a second an exploration takes, and how many it needs beside plain random search.
import Alternates
import ArgumentParser
import Configuration
import DeviceCatalog
import Exploration
import Foundation
import Launcher
import PlantedApps
import SwivelUI

struct ExploreMeasure: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore", abstract: "Exploring Alternates in two windows, with and without oracles, on one core.",
    discussion: """
      Then what a second process at the same time adds, how much memory grows from the second quarter of the events to the last, and \
      events to the first finding, beside walks that try the same events at random and ask what their own past can \
      answer; the median over seeds.
      """)

  @Option(help: "The configuration folder.")
  var config: String?

  @Option(help: "Events of each measurement.")
  var events = 60_000

  @Option(help: "Events of the measurement of memory, most of the time the bench takes.")
  var memoryEvents = 10_000_000

  @Option(help: "Seeds of the comparison.")
  var seeds = 9

  @Flag(help: .hidden)
  var worker = false

  /// A worker's.
  @Option(help: .hidden)
  var seed: UInt64 = 1

  @OptionGroup var output: ReportOptions

  func run() throws {
    let (pad, phone, small) = try devices()
    if worker {
      let rate = MainActor.assumeIsolated { self.rate(pad, Set(Oracle.allCases), seed: seed).events }
      return print(rate)
    }
    try output.run { printer in
      for figure in try MainActor.assumeIsolated({ try measure(pad, phone, small) }) { printer.report(figure) }
      let one = try ExploringProcess.rate(of: 1, events: events, config: config)
      let two = try ExploringProcess.rate(of: 2, events: events, config: config)
      printer.report(
        Figure(
          bench: "explore", figure: "events a second of two processes at once", value: two, unit: "",
          peer: Figure.Peer("one", one), target: .ratioAtLeast(1.8)))
    }
  }

  private func devices() throws -> (pad: DeviceProfile, phone: DeviceProfile, small: DeviceProfile) {
    guard let folder = Installation.configuration(named: config) else {
      throw BenchError.core("\(LaunchPlanError.noConfiguration)")
    }
    do {
      let folder = ConfigurationFolder(path: folder)
      guard let pad = try folder.device("ipad-air-2"), let phone = try folder.device("iphone-4"),
        let small = try folder.device("iphone-8")
      else { throw BenchError.core("no ipad-air-2, iphone-4 or iphone-8 in the configuration") }
      return (pad, phone, small)
    } catch let error as ConfigurationError { throw BenchError.core("\(error)") }
  }

  @MainActor private func measure(_ pad: DeviceProfile, _ phone: DeviceProfile, _ small: DeviceProfile)
    throws(BenchError) -> [Figure]
  {
    let app = Alternates.app
    let one = ExploredWorld(profile: phone, era: Era(5), apps: [app], installed: [app])
    var figures: [Figure] = []
    for (name, oracles) in [("with all oracles", Set(Oracle.allCases)), ("without oracles", [])] {
      let rates = (0..<Self.rounds).map { _ in rate(pad, oracles, seed: 1) }
      figures.append(
        Figure(
          bench: "explore", figure: "events a second, \(name), median of \(Self.rounds) rounds",
          value: median(rates.map(\.events)), unit: "", target: oracles.isEmpty ? nil : .valueAtLeast(10_000)))
      figures.append(
        Figure(bench: "explore", figure: "states a second, \(name)", value: median(rates.map(\.states)), unit: ""))
    }
    let memory = try memory(pad)
    figures.append(
      Figure(
        bench: "explore", figure: "memory in the last quarter of \(memory.events) events", value: memory.last,
        unit: "MB", peer: Figure.Peer("in the second", memory.second), target: .ratioAtMost(1.1)))
    let guided = median((1...seeds).map { toFirst(one, seed: UInt64($0)) })
    let plain = median((1...seeds).map { Explorer(one, plan(events, seed: UInt64($0))).runPlainly().events })
    figures.append(
      Figure(
        bench: "explore", figure: "events to the first finding, median of \(seeds) seeds", value: guided, unit: "",
        peer: Figure.Peer("plain random search", plain)))
    return figures + onPlanted(small, pad)
  }

  /// How often the same is measured: processors are not equally fast from one second to the next.
  private static let rounds = 5

  /// So many events are granted for one planted mistake; who has not found it then counts as if this were the last.
  private static let patience = 20_000

  /// Each planted mistake is looked for by both: its median of the seeds, and that of all of them.
  @MainActor private func onPlanted(_ phone: DeviceProfile, _ pad: DeviceProfile) -> [Figure] {
    var (allGuided, allPlain): ([Double], [Double]) = ([], [])
    var figures: [Figure] = []
    for planted in Planted.all {
      let app = planted.app(isWrong: true)
      let world = ExploredWorld(
        profile: planted.isShared ? pad : phone, era: Era(15), apps: planted.isShared ? [app, app] : [app],
        installed: [app])
      var (guided, plain): ([Double], [Double]) = ([], [])
      for seed in 1...UInt64(seeds) {
        guided.append(min(toFirst(world, seed: seed), Double(Self.patience)))
        plain.append(Double(Explorer(world, plan(Self.patience, seed: seed)).runPlainly().events))
      }
      figures.append(
        Figure(
          bench: "explore", figure: "events to the first finding of \"\(planted.name)\"", value: median(guided),
          unit: "", peer: Figure.Peer("plain random search", median(plain))))
      allGuided += guided
      allPlain += plain
    }
    let all = Figure(
      bench: "explore", figure: "events to the first finding, median of \(Planted.all.count) planted mistakes",
      value: median(allGuided), unit: "", peer: Figure.Peer("plain random search", median(allPlain)),
      target: .ratioAtMost(0.1))
    return figures + [all]
  }

  /// How much memory is in use on the way, in MB, in the mean of four moments of a quarter: what is remembered of the last minute comes
  /// and goes. An exploration that finds nothing new any more is followed by the next seed's.
  @MainActor private func memory(_ pad: DeviceProfile) throws(BenchError) -> (
    events: Int, second: Double, last: Double
  ) {
    let app = Alternates.app
    let world = ExploredWorld(profile: pad, era: Era(9), apps: [app, app], installed: [app])
    let (way, limit) = (OnTheWay(), memoryEvents)
    var (used, seed): (Int, UInt64) = (0, 0)
    while used < limit {
      let before = used
      seed += 1
      var plan = ExplorationPlan { events in
        way.look(Double(before + events) / Double(limit))
        return Double(before + events) / Double(limit)
      }
      plan.seed = seed
      used += Explorer(world, plan).run().figures.events
    }
    way.look(1)
    return (used, try way.megabytes(ofQuarter: 2), try way.megabytes(ofQuarter: 4))
  }

  /// Events and states a second of two windows on one core.
  @MainActor private func rate(
    _ pad: DeviceProfile, _ oracles: Set<Oracle>, seed: UInt64
  ) -> (events: Double, states: Double) {
    let app = Alternates.app
    let world = ExploredWorld(profile: pad, era: Era(9), apps: [app, app], installed: [app])
    var plan = plan(events, seed: seed)
    plan.intent = ExplorationIntent(oracles: oracles)
    let explorer = Explorer(world, plan)
    let clock = ContinuousClock()
    let start = clock.now
    let result = explorer.run().figures
    let spent = start.duration(to: clock.now) / .seconds(1)
    return (Double(result.events) / spent, Double(result.states) / spent)
  }

  /// Events until the first finding is made, its shrinking and verification included.
  @MainActor private func toFirst(_ world: ExploredWorld, seed: UInt64) -> Double {
    let first = FirstFinding()
    var plan = ExplorationPlan { used in
      first.used = used
      return first.events == nil ? Double(used) / Double(events) : 1
    }
    plan.seed = seed
    let explorer = Explorer(world, plan) { _ in first.events = first.events ?? first.used }
    _ = explorer.run()
    return Double(first.events ?? events)
  }

  private func plan(_ limit: Int, seed: UInt64) -> ExplorationPlan {
    var plan = ExplorationPlan { Double($0) / Double(limit) }
    plan.seed = seed
    return plan
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
  private func median(_ values: [Int]) -> Double { median(values.map(Double.init)) }
}

/// When the first finding came.
private final class FirstFinding {
  var used = 0
  var events: Int?
}

/// What is noted while the exploration goes on.
private final class OnTheWay {
  /// So many moments are looked at, four in a quarter.
  private static let moments = 16
  private var marks: [MemoryMark] = []

  /// So much of the way lies behind: whether it is time for another look.
  func look(_ share: Double) {
    while marks.count < Self.moments, share * Double(Self.moments) >= Double(marks.count + 1) {
      marks.append(MemoryMark())
    }
  }

  /// The mean of a quarter, from 1.
  func megabytes(ofQuarter quarter: Int) throws(BenchError) -> Double {
    let each = Self.moments / 4
    var sum = 0.0
    for mark in marks[(quarter - 1) * each..<quarter * each] { sum += try mark.megabytes() }
    return sum / Double(each)
  }
}

/// How much memory was in use at a moment; that it could not be read is told afterwards.
private struct MemoryMark {
  private let bytes: Result<Double, BenchError>

  init() {
    bytes = Result { () throws(BenchError) in try ProcessMemory.proportionalBytes(ofFamily: getpid()) }
  }

  func megabytes() throws(BenchError) -> Double { try bytes.get() / 1_000_000 }
}
