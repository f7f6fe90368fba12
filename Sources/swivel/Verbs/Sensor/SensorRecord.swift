// Writing what the sensor publishes as a trace that can be played again.
import ArgumentParser
import Bus
import FileWriting
import Foundation
import Launcher
import Orientation
import Wire

struct SensorRecord: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Write the samples to a trace until Ctrl-C.",
    discussion: """
      The columns are t,ax,ay,az: seconds from the first sample, and g with iOS signs. A file that is there is replaced when the \
      recording ends.
      """)

  @Argument(help: "The CSV file to write; - for standard output.")
  var file: String

  @Option(help: "End after this many seconds.")
  var seconds: Double?

  @OptionGroup var instance: InstanceOptions

  func validate() throws {
    if let seconds, !(seconds > 0) { throw ValidationError("--seconds: expected more than 0, got \(seconds)") }
  }

  func run() throws {
    // Fails with its code when nothing runs.
    _ = try instance.client()
    let directory = try instance.directory()
    let signals = try supervising { () throws(LauncherError) in try SignalPipe([SIGINT, SIGTERM, SIGHUP]) }
    let out: RecordingFile
    do { out = try file == "-" ? RecordingFile() : RecordingFile(file) } catch { throw Failure("\(error)", .usage) }
    let count: Int
    do {
      do { count = try record(directory, signals, to: out) } catch let error as BusError {
        // Until then it is a recording.
        try out.finish()
        throw error
      }
      try out.finish()
    } catch let error as BusError { throw Failure(error) } catch let error as FileWritingError {
      throw Failure("\(error)", .refused)
    }
    StandardStreams.say("recorded \(count) samples\n")
  }

  private func record(_ directory: InstanceDirectory, _ signals: SignalPipe, to out: RecordingFile) throws -> Int {
    let node = try Node()
    let subscriber = try Subscriber(
      directory.endpoints.sensorEvents, topics: [Topic.samples], on: node, report: Diagnostics.report)
    _ = node.watch(descriptor: signals.descriptor)
    let end = seconds.map(node.deadline)
    var timeline = Timeline()
    var isRead = try out.append("t,ax,ay,az\n")
    while isRead, !(file == "-" && StandardStreams.isOutputAbandoned), end?.hasPassed != true {
      try node.wait(milliseconds: min(1000, end?.millisecondsLeft ?? 1000))
      if !signals.take().isEmpty { break }
      let now = node.now
      var rows = ""
      while let body = try subscriber.next() {
        guard case .sample(let sample) = body, let t = timeline.time(of: sample, arrival: now) else { continue }
        // To the microsecond: shorter than any sensor's jitter.
        rows += "\((t * 1e6).rounded() / 1e6),\(sample.x),\(sample.y),\(sample.z)\n"
      }
      isRead = try out.append(rows)
    }
    return timeline.count
  }
}

/// The recording's own time, which runs on while the device is held and its sample time stands still.
struct Timeline {
  private var t = 0.0
  private var last: (sample: Double, arrival: Double)?
  private(set) var count = 0

  /// Seconds since the first sample; nil for one that was published before.
  mutating func time(of sample: WireSample, arrival: Double) -> Double? {
    if let last {
      let step = sample.t > last.sample ? sample.t - last.sample : arrival - last.arrival
      guard sample.t != last.sample || (sample.source == "held" && step > 0) else { return nil }
      t += max(0, step)
    }
    last = (sample.t, arrival)
    count += 1
    return t
  }
}
