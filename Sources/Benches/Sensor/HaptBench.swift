// The classifier on people who were recorded: HAPT's phone at the waist, by subjects, beside ports of its peers.
import DailyLife
import Foundation
import Orientation
import SensorMetrics
import SensorSources

/// HAPT as `tools/hapt` writes it: a file `hapt_USER_N.csv.gz` for each session, with the reference.
struct HaptBench {
  let folder: String

  private static let rates = [15.0, 50, 100, 200]

  /// The sessions of a part, by subject: constants were searched for on all of these people, before they were split.
  private func sessions(_ split: Split) throws(BenchError) -> [Trace] {
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch {
      throw .traces("\(folder): cannot be read")
    }
    let ofPart = names.filter { name in
      guard name.hasPrefix("hapt_"), let user = name.split(separator: "_").dropFirst().first.flatMap({ Int($0) }) else {
        return false
      }
      return (split == .train) == (user % 2 == 1)
    }
    guard !ofPart.isEmpty else {
      throw .traces("\(folder): no hapt_USER_N.csv.gz: tools/hapt makes them of the package")
    }
    var traces: [Trace] = []
    for name in ofPart {
      do { traces.append(try TraceReader.trace(fromFile: "\(folder)/\(name)")) } catch { throw .traces("\(error)") }
    }
    return traces
  }

  /// The figures of a part at every rate.
  func measure(_ split: Split) throws(BenchError) -> [Figure] {
    let sessions = try sessions(split)
    return Self.rates.flatMap { rate in
      var (four, six) = (TraceMetrics(), TraceMetrics())
      var theirs = sensorPeers.map { _ in TraceMetrics() }
      for session in sessions {
        let trace = session.at(rate: rate)
        let run = ClassifierRun(trace.samples)
        four = four + run.metrics(gravity: trace.gravity, count: .four)
        six = six + run.metrics(gravity: trace.gravity, count: .six)
        for (index, peer) in sensorPeers.enumerated() {
          theirs[index] =
            theirs[index]
            + TraceMetrics(
              times: run.times, answers: peer.answers(to: trace.samples), gravity: trace.gravity, count: .four)
        }
      }
      let place = "people at work (HAPT), \(split.rawValue), \(Int(rate)) Hz"
      func figures(
        _ metric: LifeScene.Metric, _ ours: TraceMetrics, beside peers: [TraceMetrics], target: Figure.Target?,
        words: String = ""
      ) -> [Figure] {
        let named = zip(sensorPeers, peers).map { Figure.Peer($0.name, metric.value($1)) }
        return [
          Figure(
            bench: "sensor", figure: "\(place): \(metric.rawValue)\(words)", value: metric.value(ours),
            unit: metric.unit, peer: named.first, target: target)
        ]
          + named.dropFirst().map {
            Figure(
              bench: "sensor", figure: "\(place): \(metric.rawValue)\(words), \($0.name)", value: $0.value,
              unit: metric.unit)
          }
      }
      var all = figures(.falseChanges, four, beside: theirs, target: .valueAtMost(0))
      all += figures(.missedShare, four, beside: theirs, target: .valueAtMost(1))
      all += figures(.p50, four, beside: theirs, target: .valueAtMost(300))
      all += figures(.p95, four, beside: theirs, target: .valueAtMost(750))
      all += figures(.accuracy, four, beside: theirs, target: .valueAtLeast(99.9))
      // No peer of these knows faces.
      all += figures(.falseChanges, six, beside: [], target: nil, words: " of six states")
      return all
    }
  }
}
