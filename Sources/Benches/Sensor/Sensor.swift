// swivel-bench sensor: the classifier on recorded traces, beside what its peers were measured to do.
import ArgumentParser
import DailyLife
import Foundation
import Orientation
import Picture
import SensorMetrics
import SensorSources

struct Sensor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sensor", abstract: "The orientation classifier on traces, and nanoseconds a sample.",
    discussion: """
      The metrics M1 to M9 of the specification's orientation chapter. Beside recorded traces, peers' figures are the \
      published ones of that chapter, each peer at its own rate and over the whole of the set a trace is from; beside \
      made people they are those of ports, from the same readings. The people of the part `train` were looked at while \
      constants were searched for, those of `test` afterwards.
      """)

  @Option(help: "The folder with the traces; traces/ of SWIVEL_CORPUS unless told otherwise.")
  var traces: String?

  @Flag(help: "Print the map of decisions at rest instead: a letter for each 3 degrees of angle and 5 of tilt.")
  var map = false

  @Option(help: "Write the map to this file as a PPM picture instead, a pixel a degree.")
  var picture: String?

  @Option(help: "Draw the map on globes into this file instead, as SVG.")
  var sphere: String?

  @Flag(help: "Measure made people alone: walking, jogging, glancing, an hour of a day. Needs no traces.")
  var life = false

  @Flag(help: "Print every ported peer's figures too.")
  var peers = false

  @Option(help: "Measure recorded people alone: HAPT's sessions in this folder, which tools/hapt writes.")
  var hapt: String?

  @OptionGroup var output: ReportOptions

  func run() throws {
    if let hapt {
      return try output.run { printer in
        for split in Split.allCases {
          for figure in try HaptBench(folder: hapt).measure(split) { printer.report(figure) }
        }
      }
    }
    if life { return try output.run(measureLife) }
    if map { return print(BoundaryMap().text(), terminator: "") }
    if let picture {
      do { return try Data(BoundaryMap().ppm()).write(to: URL(fileURLWithPath: picture)) } catch {
        throw ValidationError("\(picture): cannot be written: \(error.localizedDescription)")
      }
    }
    if let sphere {
      do {
        return try Data(DecisionSphere(map: BoundaryMap()).picture().svg().utf8).write(to: URL(fileURLWithPath: sphere))
      } catch { throw ValidationError("\(sphere): cannot be written: \(error.localizedDescription)") }
    }
    try output.run { printer in
      guard let folder = traces ?? ProcessInfo.processInfo.environment["SWIVEL_CORPUS"].map({ $0 + "/traces" }) else {
        throw BenchError.traces("no traces: name their folder with --traces, or set SWIVEL_CORPUS")
      }
      let bench = SensorBench(folder: folder)
      for set in SensorSet.all {
        for rate in set.rates { for figure in try bench.measure(set, rate: rate) { printer.report(figure) } }
      }
      printer.report(bench.restingRows())
      for figure in try bench.heldStill() { printer.report(figure) }
      printer.report(try bench.speed())
      try measureLife(&printer)
    }
  }

  /// Made people: those constants were searched on, then those that were looked at once.
  private func measureLife(_ printer: inout FigurePrinter) throws {
    let bench = LifeBench(showsPeers: peers)
    for split in Split.allCases {
      for scene in LifeScene.all {
        for rate in scene.rates {
          for figure in bench.measure(scene, rate: rate, split: split) { printer.report(figure) }
        }
      }
    }
  }
}

/// Traces that are judged together, and what is wanted of them.
struct SensorSet {
  /// One metric: which, what is wanted, and who does best among the peers that answer as rightly.
  struct Goal {
    var metric: Metric
    var target: Figure.Target
    var peer: Figure.Peer?
  }

  enum Metric: String {
    case unjustifiedFlaps = "M1 unjustified flaps"
    case flaps = "M1 flaps"
    case falseChanges = "M2 false changes"
    case p50 = "M3 delay p50"
    case p95 = "M3 delay p95"
    case missed = "M4 missed turns"
    case accuracy = "M5 settled accuracy"
    case changes = "M7 changes"

    var unit: String {
      switch self {
      case .p50, .p95: "ms"
      case .accuracy: "%"
      case .unjustifiedFlaps, .flaps, .falseChanges, .missed, .changes: ""
      }
    }
  }

  var name: String
  /// The beginnings of the files' names.
  var files: [String]
  var count = OrientationCount.four
  /// nil is the rate it was recorded at.
  var rates: [Double?] = [nil, 50, 100, 200, 15]
  var goals: [Goal]

  private static let synthetic = [
    "synth_turn300ms_tilt45", "synth_turn400ms_tremor", "synth_turn500ms_tilt20", "synth_turn500ms_tilt30_flat",
    "synth_turn800ms_tilt65",
  ]
  private static let none = Figure.Target.valueAtMost(0)

  static let all = [
    SensorSet(
      name: "hand rotation", files: ["broad_04", "broad_06"],
      goals: [
        Goal(metric: .unjustifiedFlaps, target: none),
        Goal(metric: .falseChanges, target: none, peer: Figure.Peer("Android (an hour)", 0)),
        Goal(metric: .missed, target: none, peer: Figure.Peer("sensorfw", 0)),
        Goal(metric: .p50, target: .valueAtMost(180), peer: Figure.Peer("Android", 410)),
        Goal(metric: .p95, target: .valueAtMost(330), peer: Figure.Peer("Android", 1370)),
        Goal(metric: .accuracy, target: .valueAtLeast(99.95), peer: Figure.Peer("iio-sensor-proxy", 100)),
      ]),
    SensorSet(
      name: "flat and shoved", files: ["broad_10"],
      goals: [
        Goal(metric: .changes, target: .valueAtMost(1), peer: Figure.Peer("Android (in 15 min)", 18))
      ]),
    SensorSet(
      name: "combined and tapping", files: ["broad_21", "broad_24"],
      goals: [
        Goal(metric: .falseChanges, target: none, peer: Figure.Peer("iio-sensor-proxy (an hour)", 8.8)),
        Goal(metric: .unjustifiedFlaps, target: none),
      ]),
    SensorSet(
      name: "turns of 0.3 to 0.8 s", files: synthetic,
      goals: [
        Goal(metric: .falseChanges, target: none, peer: Figure.Peer("iio-sensor-proxy (an hour)", 20)),
        Goal(metric: .missed, target: none),
        Goal(metric: .p50, target: .valueAtMost(245), peer: Figure.Peer("Android", 380)),
        Goal(metric: .p95, target: .valueAtMost(350), peer: Figure.Peer("Android", 470)),
      ]),
    SensorSet(
      name: "slow turns (x-io)", files: ["xio"],
      goals: [
        Goal(metric: .falseChanges, target: none),
        Goal(metric: .p50, target: .valueAtMost(371), peer: Figure.Peer("iio-sensor-proxy", 371)),
        Goal(metric: .p95, target: .valueAtMost(443), peer: Figure.Peer("Android", 443)),
      ]),
    SensorSet(
      name: "a lid shaken by hand", files: ["chromeos_lid"],
      goals: [
        Goal(metric: .changes, target: .valueAtMost(37), peer: Figure.Peer("Android", 37)),
        Goal(metric: .flaps, target: .valueAtMost(1), peer: Figure.Peer("Android", 1)),
      ]),
    SensorSet(
      name: "six states, all traces with a reference", files: ["broad", "synth", "xio"], count: .six,
      goals: [
        Goal(metric: .unjustifiedFlaps, target: none, peer: Figure.Peer("iio-sensor-proxy (other traces)", 23)),
        Goal(metric: .falseChanges, target: none, peer: Figure.Peer("sensorfw (an hour of rotation)", 27)),
        Goal(metric: .missed, target: none, peer: Figure.Peer("sensorfw", 0)),
      ]),
  ]
}
