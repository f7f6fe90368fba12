// swivel-bench start: how long until all processes answer as ready, and how much memory they share out.
import ArgumentParser
import Bus
import Foundation
import Launcher

struct Start: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: "swivel up --detach until all are ready, and the memory of all processes.")

  @OptionGroup var output: ReportOptions

  @Option(help: "How often it is started.")
  var runs = 9

  /// Milliseconds, the median.
  static let timeTarget = 300.0
  /// Megabytes of 10⁶ bytes, the median of the sums of proportional set sizes.
  static let memoryTarget = 80.0

  func validate() throws {
    guard (1...1_000).contains(runs) else { throw ValidationError("--runs: expected 1 to 1000, got \(runs)") }
  }

  func run() throws {
    try output.run { printer in
      var milliseconds: [Double] = []
      var megabytes: [Double] = []
      let instance = try BenchInstance()
      defer { instance.remove() }
      for _ in 0..<runs {
        let run = try benching { try start(instance.directory) }
        milliseconds.append(run.seconds * 1000)
        megabytes.append(run.bytes / 1e6)
      }
      let time = Sample(milliseconds)
      let memory = Sample(megabytes)
      for (name, value, target) in [
        ("median", time.median, Figure.Target.valueAtMost(Self.timeTarget)), ("least", time.least, nil),
        ("greatest", time.greatest, nil),
      ] {
        printer.report(
          Figure(bench: "start", figure: "up --detach to all ready, \(name)", value: value, unit: "ms", target: target))
      }
      printer.report(
        Figure(
          bench: "start", figure: "proportional set sizes of all processes", value: memory.median, unit: "MB",
          target: .valueAtMost(Self.memoryTarget)))
    }
  }

  private func start(_ directory: InstanceDirectory) throws -> (seconds: Double, bytes: Double) {
    var up = ChildProgram(
      path: Installation.program("swivel"), arguments: ["up", "--detach", "--name", directory.name])
    up.standardOutput = .file("/dev/null")
    let begun = MonotonicClock.machine.now
    let code = try up.runToEnd()
    let seconds = MonotonicClock.machine.now - begun
    guard code == 0 else { throw BenchError.upFailed(code: code) }
    guard let supervisor = try InstanceLock.livingHolder(directory) else {
      throw BenchError.launcher(.notRunning(name: directory.name))
    }
    let bytes = try ProcessMemory.proportionalBytes(ofFamily: supervisor)
    try InstanceLock.stop(directory, within: 5)
    return (seconds, bytes)
  }
}
