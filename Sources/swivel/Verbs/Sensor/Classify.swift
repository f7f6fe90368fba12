// The classifier alone over a recorded trace: one line for each change, or for each sample.
import ArgumentParser
import EventLog
import FileWriting
import Foundation
import Orientation
import SensorSources

struct Classify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tell how a device was held from a trace of its accelerometer, and why.",
    discussion: """
      Columns: t (s), deviceOrientation, edge (the last edge it was held by), tilt (degrees from upright, + towards face up), \
      confidence (0 to 1), reason. Readings that cannot be (NaN, beyond 16 g, time running backwards) change nothing \
      and are named with --every. What the numbers are in is told by the header and by the length at rest, and said. A \
      trace that never gets beyond its first reading is a finding: exit code 1.
      """)

  @Argument(help: "A CSV file as for sensor play, plain or gzip; - for standard input.")
  var file: String

  @Flag(help: "A line for every sample, not only for changes.")
  var every = false

  @OptionGroup var columns: ColumnsOption
  @OptionGroup var output: OutputOptions

  func run() throws {
    var judge = Judge(every: every, json: output.json)
    if file == "-" {
      header()
      try judgeInput(&judge)
    } else {
      let trace: Trace
      try Mistakes.demandFile(file, endings: [".csv", ".csv.gz"])
      let told = try columns.parsed()
      do { trace = try TraceReader.trace(fromFile: file, odd: .keep, columns: told) } catch {
        throw Failure("\(error)", .usage)
      }
      sayUnits(trace.units)
      header()
      judge.take(trace.samples)
    }
    if let finding = judge.finding { throw Failure("\(file): \(finding)", .finding) }
  }

  private func header() {
    output.remark("t\tdeviceOrientation\tedge\ttilt\tconfidence\treason")
  }

  private func judgeInput(_ judge: inout Judge) throws {
    let input = InputBytes(descriptor: STDIN_FILENO)
    var stream = TraceStream(name: "standard input", odd: .keep, columns: try columns.parsed())
    var isSaid = false
    func take(_ samples: [AccelerationSample]) {
      if !isSaid, let units = stream.units {
        sayUnits(units)
        isSaid = true
      }
      judge.take(samples)
    }
    while let bytes = try input.next(milliseconds: -1) {
      do { take(try stream.take(bytes)) } catch { throw Failure("\(error)", .usage) }
      fflush(nil)
    }
    do { take(try stream.finish()) } catch { throw Failure("\(error)", .usage) }
  }
}

/// Says what a file's numbers are in, beside the answers and not among them; nothing of a trace of our own.
func sayUnits(_ units: String) {
  if !units.isEmpty { StandardStreams.say("read as \(units)\n") }
}

/// What the user says of a file's columns.
struct ColumnsOption: ParsableArguments {
  // Whatever follows: -,t(50Hz),x,y,z begins like an option.
  @Option(
    parsing: .unconditional,
    help: """
      Which column is what, for files whose header does not tell: t,x,y,z in their order, - for others; t(ms) tells the \
      unit of the time, t(50Hz) that rows have none and come so often a second, =accelerometer that only rows count that \
      hold this word there.
      """)
  var columns: String?

  func parsed() throws -> TraceColumns? {
    guard let columns else { return nil }
    do { return try TraceColumns(columns) } catch { throw Failure("\(error)", .usage) }
  }
}

/// The classifier's answers as lines.
struct Judge {
  let every: Bool
  let json: Bool
  var write: (String) -> Void = { print($0) }
  private var classifier = OrientationClassifier()
  private var progress = TraceProgress()

  init(every: Bool, json: Bool, write: @escaping (String) -> Void = { print($0) }) {
    self.every = every
    self.json = json
    self.write = write
  }

  /// What is wrong with the trace as a whole, if it is.
  var finding: String? { progress.finding }

  mutating func take(_ samples: [AccelerationSample]) {
    for sample in samples {
      progress.take(sample)
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
