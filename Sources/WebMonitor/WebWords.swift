// What pages are told, a JSON object a message; `kind` says which.
import EventLog
import MonitorService
import Vocabulary

/// The messages to pages. Everything known and each change are the monitor's own lines (docs/json.md).
enum WebWords {
  /// The latest reading: `[x,y,z]` in g.
  static func motion(_ reading: SensorReading) -> String {
    said("motion") { json in
      json.add("g", JSONText.list([reading.sample.x, reading.sample.y, reading.sample.z]))
      json.add("deviceOrientation", reading.orientation.name)
      json.add("source", reading.source)
    }
  }

  /// There is another picture than the one with the number before.
  static func picture(_ number: Int) -> String { said("picture") { $0.add("n", number) } }

  /// What is known of the view that was asked for, line by line.
  static func view(window: Int, path: [Int], _ lines: [String]) -> String {
    said("view") { json in
      var (place, words) = (JSONText.array, JSONText.array)
      for index in [window] + path { place.append(Double(index)) }
      for line in lines { words.append(line) }
      json.add("of", place)
      json.add("lines", words)
    }
  }

  /// Messages of before this page was there, the oldest first, each as it was.
  static func past(_ messages: [String]) -> String {
    said("past") { json in
      var list = JSONText.array
      for message in messages { list.append(message) }
      json.add("messages", list)
    }
  }

  /// What was asked for cannot be had.
  static func refusal(_ text: String) -> String { said("refusal") { $0.add("text", text) } }

  private static func said(_ kind: String, _ fill: (inout JSONText) -> Void) -> String {
    var json = JSONText.object
    json.add("v", MonitorLines.jsonVersion)
    json.add("kind", kind)
    fill(&json)
    return json.closed
  }
}
