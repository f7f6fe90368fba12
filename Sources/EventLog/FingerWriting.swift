// What fingers do, as lines of a log and as words for people: acts with more to them than a name.
import Vocabulary

extension FingerWay {
  func add(to json: inout JSONText) {
    json.add("byX", exact: x)
    json.add("byY", exact: y)
  }

  var summary: String { "(\(JSONText.digits(x)), \(JSONText.digits(y)))" }
}

extension Typing {
  func add(to json: inout JSONText, window: Int) {
    json.add("event", "type")
    json.add("window", window)
    json.add("text", text)
    if !field.isEmpty { json.add("field", field) }
    if deletes != 0 { json.add("deletes", deletes) }
  }

  var summary: String {
    let deleted = deletes > 0 ? "delete \(deletes) and " : ""
    return "\(deleted)type '\(text)'" + (field.isEmpty ? "" : " into '\(field)'")
  }
}

extension Drag {
  func add(to json: inout JSONText, window: Int) {
    json.add("event", "drag")
    json.add("window", window)
    if !target.isEmpty { json.add("target", target) }
    json.add("x", exact: start.x)
    json.add("y", exact: start.y)
    way.add(to: &json)
    json.add("seconds", exact: seconds)
  }

  var summary: String {
    let place = target.isEmpty ? start.summary : "'\(target)'" + (start == .none ? "" : " + \(start.summary)")
    return way == .none
      ? "press \(place) for \(JSONText.digits(seconds)) s" : "drag \(place) by \(way.summary)"
  }
}
