// The classifier alone over a recorded trace: one line for each change, or for each sample.
import ArgumentParser
import EventLog
import Foundation
import Orientation
import SensorSources

struct Classify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tell how a device was held from a trace of its accelerometer, and why.",
    discussion: """
      Columns: t (s), device, edge (the last edge it was held by), tilt (degrees from upright, + towards face up), \
      confidence (0 to 1), reason. Readings that cannot be (NaN, beyond 16 g, time running backwards) change nothing \
      and are named with --every.
      """)

  @Argument(help: "A CSV file as for sensor play, plain or gzip; - for standard input.")
  var file: String

  @Flag(help: "A line for every sample, not only for changes.")
  var every = false

  @OptionGroup var output: OutputOptions

  func run() throws {
    var judge = Judge(every: every, json: output.json)
    if file == "-" {
      header()
      return try judgeInput(&judge)
    }
    let trace: Trace
    do { trace = try TraceReader.trace(fromFile: file, odd: .keep) } catch { throw Failure("\(error)", .usage) }
    header()
    judge.take(trace.samples)
  }

  private func header() {
    output.remark("t\tdevice\tedge\ttilt\tconfidence\treason")
  }

  private func judgeInput(_ judge: inout Judge) throws {
    let input = InputBytes(descriptor: STDIN_FILENO)
    var stream = TraceStream(name: "standard input", odd: .keep)
    while let bytes = try input.next(milliseconds: -1) {
      do { judge.take(try stream.take(bytes)) } catch { throw Failure("\(error)", .usage) }
      fflush(nil)
    }
    do { judge.take(try stream.finish()) } catch { throw Failure("\(error)", .usage) }
  }
}

/// The classifier's answers as lines.
struct Judge {
  let every: Bool
  let json: Bool
  var write: (String) -> Void = { print($0) }
  private var classifier = OrientationClassifier()

  init(every: Bool, json: Bool, write: @escaping (String) -> Void = { print($0) }) {
    self.every = every
    self.json = json
    self.write = write
  }

  mutating func take(_ samples: [AccelerationSample]) {
    for sample in samples {
      switch classifier.ingest(sample) {
      case .changed(_, let reason): write(line(sample.t, reason.text))
      case .kept(let reason): if every { write(line(sample.t, reason.text)) }
      }
    }
  }

  private func line(_ t: Double, _ reason: String) -> String {
    // Adding 0 makes −0 a plain 0.
    let tilt = (classifier.tilt * 10).rounded() / 10 + 0
    let confidence = (classifier.confidence * 100).rounded() / 100
    let (device, edge) = (classifier.orientation.name, classifier.lastEdge.name)
    guard json else { return "\(t)\t\(device)\t\(edge)\t\(tilt)\t\(confidence)\t\(reason)" }
    var text = JSONText.object
    text.add("v", 1)
    text.add("t", t)
    text.add("deviceOrientation", device)
    text.add("edge", edge)
    text.add("tilt", tilt)
    text.add("confidence", confidence)
    text.add("reason", reason)
    return text.closed
  }
}
