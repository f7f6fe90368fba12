// swivel-bench walk: random apps on random devices, which act inside their callbacks, and whether everything that has to be so is.
import ArgumentParser
import Configuration
import DeviceCatalog
import Foundation
import Launcher
import Walker

struct WalkMeasure: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "walk", abstract: "Random walks through apps that misbehave, and what breaks on them.",
    discussion: """
      A walk is a seed: a device of the catalogue with a version, a tree of controllers, inputs, and what controllers do inside \
      of their callbacks. After every input the invariants are looked at; each walk is walked twice and has to give the same \
      bytes. What breaks is cut down to its shortest walk and printed with its seed.
      """)

  @OptionGroup var output: ReportOptions

  @Option(help: "The first seed.")
  var seed: UInt64 = 1

  @Option(help: "Seconds of it; ten minutes unless told otherwise.")
  var seconds = 600.0

  @Option(help: "Steps to be taken, at most.")
  var steps = 2_000_000

  @Option(help: "Steps of one walk.")
  var length = 60

  @Option(help: "The configuration folder.")
  var config: String?

  func validate() throws {
    guard seconds > 0, seconds.isFinite else { throw ValidationError("--seconds: expected more than 0") }
    guard steps > 0 else { throw ValidationError("--steps: expected more than 0") }
    guard (1...10_000).contains(length) else { throw ValidationError("--length: expected 1 to 10000") }
  }

  func run() throws {
    try output.run { printer in
      guard let folder = Installation.configuration(named: config) else {
        throw BenchError.core("\(LaunchPlanError.noConfiguration)")
      }
      do {
        let devices = try ConfigurationFolder(path: folder).devices()
        for figure in try MainActor.assumeIsolated({ try walk(devices) }) { printer.report(figure) }
      } catch { throw BenchError.core("\(error)") }
    }
  }

  /// Walks until the steps or the seconds are up.
  @MainActor private func walk(_ devices: [DeviceProfile]) throws -> [Figure] {
    let clock = ContinuousClock()
    let start = clock.now
    var next = seed
    var taken = 0
    var violations = 0
    var differing = 0
    while taken < steps, start.duration(to: clock.now) < .seconds(seconds) {
      let walk = Walk(seed: next, steps: length, on: devices)
      let result = try WalkRun.walk(walk)
      taken += max(result.steps, 1)
      if result.violation != nil {
        violations += 1
        try tell(walk, seed: next)
      } else if try WalkRun.walk(walk) != result {
        differing += 1
        Complaint.print("seed \(next): a second run gives other bytes\n\(walk)")
      }
      next += 1
    }
    let spent = start.duration(to: clock.now) / .seconds(1)
    return [
      Figure(bench: "walk", figure: "walks, from seed \(seed)", value: Double(next - seed), unit: ""),
      Figure(bench: "walk", figure: "steps", value: Double(taken), unit: ""),
      Figure(bench: "walk", figure: "steps a second, each taken twice", value: Double(taken) / spent, unit: ""),
      Figure(bench: "walk", figure: "violations", value: Double(violations), unit: "", target: .valueAtMost(0)),
      Figure(bench: "walk", figure: "walks that differ", value: Double(differing), unit: "", target: .valueAtMost(0)),
    ]
  }

  @MainActor private func tell(_ walk: Walk, seed: UInt64) throws {
    let small = try WalkRun.shrink(walk)
    let violation = try WalkRun.walk(small).violation
    Complaint.print("seed \(seed): \(violation.map { "\($0)" } ?? "")\n\(small)")
  }
}
