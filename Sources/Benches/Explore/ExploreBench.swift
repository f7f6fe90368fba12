// swivel-bench explore: how many events a second an exploration takes, and how many it needs beside plain random search.
import Alternates
import ArgumentParser
import Configuration
import DeviceCatalog
import Exploration
import Foundation
import Launcher
import SwivelUI

struct ExploreMeasure: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore", abstract: "Exploring Alternates in two windows, with and without oracles, on one core.",
    discussion: """
      Then events to the first finding, beside walks that try the same events at random and ask what their own past can \
      answer; the median over seeds.
      """)

  @Option(help: "The configuration folder.")
  var config: String?

  @Option(help: "Events of each measurement.")
  var events = 60_000

  @Option(help: "Seeds of the comparison.")
  var seeds = 9

  @OptionGroup var output: ReportOptions

  func run() throws {
    try output.run { printer in
      guard let folder = Installation.configuration(named: config) else {
        throw BenchError.core("\(LaunchPlanError.noConfiguration)")
      }
      do {
        let folder = ConfigurationFolder(path: folder)
        guard let pad = try folder.device("ipad-air-2"), let phone = try folder.device("iphone-4") else {
          throw BenchError.core("no ipad-air-2 or iphone-4 in the configuration")
        }
        for figure in MainActor.assumeIsolated({ measure(pad, phone) }) { printer.report(figure) }
      } catch let error as ConfigurationError { throw BenchError.core("\(error)") }
    }
  }

  @MainActor private func measure(_ pad: DeviceProfile, _ phone: DeviceProfile) -> [Figure] {
    let app = Alternates.app
    let two = ExploredWorld(profile: pad, era: Era(9), apps: [app, app], installed: [app])
    let one = ExploredWorld(profile: phone, era: Era(5), apps: [app], installed: [app])
    var figures: [Figure] = []
    for (name, oracles) in [("with all oracles", Set(Oracle.allCases)), ("without oracles", [])] {
      var plan = plan(events, seed: 1)
      plan.intent = ExplorationIntent(oracles: oracles)
      let explorer = Explorer(two, plan)
      let clock = ContinuousClock()
      let start = clock.now
      let result = explorer.run().figures
      let spent = start.duration(to: clock.now) / .seconds(1)
      figures.append(
        Figure(
          bench: "explore", figure: "events a second, \(name)", value: Double(result.events) / spent, unit: "",
          target: oracles.isEmpty ? nil : .valueAtLeast(10_000)))
      figures.append(
        Figure(bench: "explore", figure: "states a second, \(name)", value: Double(result.states) / spent, unit: ""))
    }
    let guided = median((1...seeds).map { toFirst(one, seed: UInt64($0)) })
    let plain = median((1...seeds).map { Explorer(one, plan(events, seed: UInt64($0))).runPlainly().events })
    figures.append(
      Figure(
        bench: "explore", figure: "events to the first finding, median of \(seeds) seeds", value: guided, unit: "",
        peer: Figure.Peer("plain random search", plain)))
    return figures
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
