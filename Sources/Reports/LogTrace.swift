// A log as a picture over time: Chrome's trace events in JSON, which Perfetto and chrome://tracing show.
import EventLog
import Vocabulary

/// A track for the device, one for each window, and one for the inputs. Times are the inputs'; nothing is known of how long one
/// took.
struct LogTrace {
  private let log: EventLog

  init(_ log: EventLog) { self.log = log }

  /// The trace format's process; windows have their number as thread, from 1.
  private static let process = 1
  /// The thread of the inputs and that of the device's orientation: above all windows there can be.
  private static let (inputs, device) = (1001, 1000)

  /// A stretch of time in which something was the same.
  private struct Slice {
    var track: Int
    var name: String
    var from: Double
  }

  var lines: [String] {
    var events = [Self.name("process_name", 0, "\(log.header.device), iOS \(log.header.era)")]
    events += [Self.name("thread_name", Self.device, "device"), Self.name("thread_name", Self.inputs, "inputs")]
    var open: [Int: Slice] = [:]
    var named: Set<Int> = []
    func end(_ track: Int, at time: Double) {
      if let slice = open.removeValue(forKey: track) { events.append(Self.span(slice, until: time)) }
    }
    func begin(_ track: Int, _ name: String, at time: Double) {
      if open[track]?.name == name { return }
      end(track, at: time)
      open[track] = Slice(track: track, name: name, from: time)
    }
    func show(_ outcome: LoggedOutcome?, at time: Double) {
      guard let outcome else { return }
      // An outcome has all windows there are.
      let left = open.keys.filter { track in track < Self.device && !outcome.windows.contains { $0.id == track } }
      for track in left.sorted() { end(track, at: time) }
      for window in outcome.windows {
        if named.insert(window.id).inserted {
          events.append(Self.name("thread_name", window.id, "window \(window.id)"))
        }
        begin(window.id, window.interface.name, at: time)
      }
    }
    show(log.launch, at: 0)
    for entry in log.entries {
      let (time, event) = (entry.input.moment, entry.input.input.event)
      events.append(Self.instant(entry))
      if case .deviceOrientation(let orientation) = event { begin(Self.device, orientation.name, at: time) }
      show(entry.outcome, at: time)
    }
    for track in open.keys.sorted() { end(track, at: log.entries.last?.input.moment ?? 0) }
    return ["{\"displayTimeUnit\":\"ms\",\"traceEvents\":["]
      + events.enumerated().map { $1.closed + ($0 + 1 < events.count ? "," : "") } + ["]}"]
  }

  /// What both kinds of events have; times are in microseconds.
  private static func event(_ phase: String, _ name: String, _ track: Int, at seconds: Double) -> JSONText {
    var json = JSONText.object
    json.add("name", name)
    json.add("ph", phase)
    json.add("pid", process)
    json.add("tid", track)
    json.add("ts", exact: (seconds * 1e6).rounded())
    return json
  }

  private static func name(_ kind: String, _ track: Int, _ name: String) -> JSONText {
    var json = event("M", kind, track, at: 0)
    var arguments = JSONText.object
    arguments.add("name", name)
    json.add("args", arguments)
    return json
  }

  private static func span(_ slice: Slice, until end: Double) -> JSONText {
    var json = event("X", slice.name, slice.track, at: slice.from)
    json.add("dur", exact: ((end - slice.from) * 1e6).rounded())
    return json
  }

  private static func instant(_ entry: EventLog.Entry) -> JSONText {
    let input = entry.input
    var json = event("i", input.input.event.summary, inputs, at: input.moment)
    json.add("s", "t")
    var arguments = JSONText.object
    arguments.add("seq", input.seq)
    arguments.add("ending", entry.outcome?.ending.name ?? "")
    arguments.add("text", entry.outcome?.ending.text ?? "")
    json.add("args", arguments)
    return json
  }
}
