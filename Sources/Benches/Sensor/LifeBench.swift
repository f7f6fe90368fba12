// The classifier on made people: what walking, jogging, glancing and a day come to, beside ports of its peers.
import DailyLife
import Foundation
import Orientation
import SensorMetrics

/// A scene, how it is judged, and what is wanted of it.
struct LifeScene {
  enum Metric: String {
    case falseChanges = "false changes"
    case missed = "missed turns"
    case missedShare = "missed turns of 100"
    case p50 = "delay p50"
    case p95 = "delay p95"
    case changesAMinute = "changes a minute"
    case turned = "glances of 100 that turn"
    case accuracy = "settled seconds right"

    var unit: String {
      switch self {
      case .p50, .p95: "ms"
      case .accuracy, .missedShare, .turned: "%"
      case .falseChanges, .missed, .changesAMinute: ""
      }
    }
  }

  /// What is made, by which of the two generators.
  enum Making: Sendable {
    case subjects(Scene)
    case passersby(Errand)

    /// A recording of each person of a part, made when it is asked for.
    func recordings(of split: Split, rate: Double) -> AnySequence<Recording> {
      switch self {
      case .subjects(let scene): AnySequence(split.subjects.lazy.map { scene.recording(of: $0, rate: rate) })
      case .passersby(let errand): AnySequence(split.passersby.lazy.map { errand.recording(of: $0, rate: rate) })
      }
    }
  }

  var name: String
  var making: Making
  var count = OrientationCount.four
  var rates = [15.0, 50, 100, 200]
  var goals: [(metric: Metric, target: Figure.Target?)]

  private static let none = Figure.Target.valueAtMost(0)

  /// Up to 0.3 g is walking; the hand turns of made people end as far from an edge's middle as real ones, and take as long.
  static let all =
    [
      LifeScene(
        name: "hand turns", making: .subjects(.handTurns), count: .six,
        goals: [(.falseChanges, none), (.missed, none), (.p50, .valueAtMost(180)), (.p95, .valueAtMost(300))])
    ]
    + [0.15, 0.2, 0.25, 0.3].map { bounce in
      LifeScene(
        name: "turned while walking, \(bounce) g", making: .subjects(.walkingTurns(bounce: bounce)),
        goals: [(.falseChanges, none), (.missed, none), (.p50, .valueAtMost(400)), (.p95, nil)])
    }
    + [0.5, 0.8].map { bounce in
      LifeScene(
        name: "turned while jogging, \(bounce) g", making: .subjects(.joggingTurns(bounce: bounce)),
        goals: [(.missed, none), (.p95, .valueAtMost(1500)), (.falseChanges, nil)])
    } + [
      LifeScene(
        name: "turned at two readings a second", making: .subjects(.handTurns), rates: [2],
        goals: [(.missedShare, .valueAtMost(10))]),
      LifeScene(
        name: "walking with 0.12 g on a boundary of edges", making: .subjects(.walkingOnEdge(bounce: 0.12)),
        goals: [(.changesAMinute, .valueAtMost(1))]),
      LifeScene(
        name: "walking with 0.12 g on a face's boundary", making: .subjects(.walkingOnFace(bounce: 0.12)), count: .six,
        goals: [(.changesAMinute, .valueAtMost(1))]),
      LifeScene(name: "glances to 60°", making: .subjects(.glances), goals: [(.turned, nil)]),
      LifeScene(name: "shoves of 4 to 6 g", making: .subjects(.shoves), count: .six, goals: [(.falseChanges, none)]),
      LifeScene(
        name: "switched on while jogging, 1.8 g", making: .subjects(.startInMotion(bounce: 1.8)),
        goals: [(.accuracy, .valueAtLeast(99.9))]),
      LifeScene(
        name: "an hour of daily life", making: .subjects(.dailyLife(seconds: 180)), count: .six,
        goals: [(.accuracy, .valueAtLeast(99.9)), (.falseChanges, none)]),
    ] + passersby

  /// The same of people whom another generator makes; of the constants only the lead and dwell of a pick-up saw some of them.
  private static let passersby = [
    LifeScene(
      name: "passers-by, turns sitting", making: .passersby(.sitting), count: .six,
      goals: [(.falseChanges, none), (.missed, none), (.p50, .valueAtMost(180)), (.p95, .valueAtMost(300))]),
    LifeScene(
      name: "passers-by, turns walking", making: .passersby(.walking),
      goals: [(.falseChanges, none), (.missed, none), (.p50, .valueAtMost(400)), (.p95, nil)]),
    LifeScene(
      name: "passers-by, turns jogging", making: .passersby(.jogging),
      goals: [(.missed, none), (.p95, .valueAtMost(1500)), (.falseChanges, nil)]),
    LifeScene(
      name: "passers-by, turns at two readings a second", making: .passersby(.sitting), rates: [2],
      goals: [(.missedShare, .valueAtMost(10))]),
    LifeScene(name: "passers-by, glances to 60°", making: .passersby(.glancing), goals: [(.turned, nil)]),
    LifeScene(
      name: "passers-by, an hour of a day", making: .passersby(.day(seconds: 180)), count: .six,
      goals: [(.accuracy, .valueAtLeast(99.9)), (.falseChanges, none)]),
  ]
}

struct LifeBench {
  /// Whether every peer's figure is printed, or only Android's beside ours.
  let showsPeers: Bool

  /// The figures of one scene at one rate, over the people of one part.
  func measure(_ scene: LifeScene, rate: Double, split: Split) -> [Figure] {
    var ours = TraceMetrics()
    var theirs = sensorPeers.map { _ in TraceMetrics() }
    for made in scene.making.recordings(of: split, rate: rate) {
      ours = ours + ClassifierRun(made.samples).metrics(gravity: made.gravity, count: scene.count)
      let times = made.samples.map(\.t)
      for (index, peer) in sensorPeers.enumerated() where showsPeers || index == 0 {
        // No peer knows faces; they are asked for edges alone.
        theirs[index] =
          theirs[index]
          + TraceMetrics(times: times, answers: peer.answers(to: made.samples), gravity: made.gravity, count: .four)
      }
    }
    let place = "\(scene.name), \(split.rawValue), \(Int(rate)) Hz"
    return scene.goals.flatMap { goal in
      let peers = zip(sensorPeers, theirs).map { Figure.Peer($0.name, goal.metric.value($1)) }
      let unit = goal.metric.unit
      var figures = [
        Figure(
          bench: "sensor", figure: "\(place): \(goal.metric.rawValue)", value: goal.metric.value(ours), unit: unit,
          peer: peers[0], target: goal.metric.allowing(rate, goal.target))
      ]
      if showsPeers {
        figures += peers.dropFirst().map {
          Figure(
            bench: "sensor", figure: "\(place): \(goal.metric.rawValue), \($0.name)", value: $0.value, unit: unit)
        }
      }
      return figures
    }
  }
}

extension LifeScene.Metric {
  /// A metric that cannot be told, for want of turns, is no number and meets no target.
  func value(_ metrics: TraceMetrics) -> Double {
    let turns = Double(metrics.turns ?? 0)
    switch self {
    case .falseChanges: return Double(metrics.falseChanges ?? 0)
    case .missed: return Double(metrics.missed ?? 0)
    case .missedShare: return 100 * Double(metrics.missed ?? 0) / turns
    case .p50: return metrics.delay(share: 0.5).map { $0 * 1000 } ?? .nan
    case .p95: return metrics.delay(share: 0.95).map { $0 * 1000 } ?? .nan
    case .changesAMinute: return Double(metrics.changes) * 60 / metrics.duration
    // A glance that turns makes two changes beyond those of the turns; there are as many glances as turns.
    case .turned: return 100 * max(0, Double(metrics.changes) - turns) / 2 / turns
    case .accuracy: return metrics.accuracy.map { $0 * 100 } ?? .nan
    }
  }

  /// At 15 Hz an answer may come one sample period later.
  fileprivate func allowing(_ rate: Double, _ target: Figure.Target?) -> Figure.Target? {
    guard rate == 15, self == .p50 || self == .p95, case .valueAtMost(let limit) = target else { return target }
    return .valueAtMost(limit + 1000 / 15.0)
  }
}
