// The monitor for programs: JSON Lines with a version, keys in a fixed order, numbers that read back exactly.
import EventLog
import Foundation
import Orientation
import Vocabulary

extension MonitorLines {
  /// The version of every JSON line; raised when old readers would misread.
  public static let jsonVersion = 1

  /// One change as one JSON object, without a newline. `kind` names the change.
  public static func json(_ event: MonitorEvent) -> String {
    var json = JSONText.object
    json.add("v", jsonVersion)
    json.add("t", event.time)
    add(event.change, to: &json)
    return json.closed
  }

  /// Everything known as one JSON object, views included, without a newline.
  public static func json(_ model: MonitorModel) -> String {
    var json = JSONText.object
    json.add("v", jsonVersion)
    json.add("kind", "monitor")
    json.add("instance", model.instance)
    json.add("sensor", model.sensor.rawValue)
    json.add("host", model.host.rawValue)
    add("lag", model.lag, to: &json)
    json.add("gaps", model.gaps)
    if let reading = model.reading { json.add("motion", value(reading)) } else { json.addNull("motion") }
    if let device = model.device { json.add("device", value(device, views: true)) } else { json.addNull("device") }
    return json.closed
  }

  private static func add(_ change: MonitorChange, to json: inout JSONText) {
    switch change {
    case .state(let device):
      json.add("kind", "state")
      json.add("device", value(device, views: false))
    case .deviceOrientation(let from, let to):
      json.add("kind", "deviceOrientation")
      json.add("from", from.name)
      json.add("to", to.name)
    case .rotationLock(let isLocked):
      json.add("kind", "rotationLock")
      json.add("locked", isLocked)
    case .window(let window):
      json.add("kind", "window")
      var object = JSONText.object
      window.add(to: &object, views: false)
      json.add("window", object)
    case .windowClosed(let id):
      json.add("kind", "windowClosed")
      json.add("id", id)
    case .receipt(let receipt):
      json.add("kind", "receipt")
      add(receipt, to: &json)
    case .connection(let peer, let state):
      json.add("kind", "connection")
      json.add("peer", peer.rawValue)
      json.add("state", state.rawValue)
    case .gap(let peer, let missed):
      json.add("kind", "gap")
      json.add("peer", peer.rawValue)
      json.add("missed", missed)
    case .note(let text):
      json.add("kind", "note")
      json.add("text", text)
    }
  }

  private static func add(_ receipt: MonitorReceipt, to json: inout JSONText) {
    json.add("seq", receipt.seq)
    if let cause = receipt.cause { json.add("cause", cause.json) } else { json.addNull("cause") }
    json.add("input", receipt.input)
    json.add("windows", receipt.windows.stateJSON)
    json.add("settled", receipt.ending == .settled)
    json.add("ending", receipt.ending.name)
    json.add("explanation", receipt.ending.text)
    json.add("fingerprint", hexadecimal(receipt.fingerprint))
    var ledger = JSONText.array
    for entry in receipt.ledger {
      var object = JSONText.object
      object.add("window", entry.window)
      object.add("subject", entry.subject)
      object.add("call", entry.call)
      ledger.append(object)
    }
    json.add("ledger", ledger)
  }

  private static func value(_ device: DeviceSnapshot, views: Bool) -> JSONText {
    var json = JSONText.object
    device.add(to: &json, views: views)
    return json
  }

  private static func value(_ reading: SensorReading) -> JSONText {
    var json = JSONText.object
    json.add("t", reading.sample.t)
    json.add("x", reading.sample.x)
    json.add("y", reading.sample.y)
    json.add("z", reading.sample.z)
    json.add("deviceOrientation", reading.orientation.name)
    add("tilt", reading.tilt, to: &json)
    add("confidence", reading.confidence, to: &json)
    json.add("source", reading.source)
    return json
  }

  private static func add(_ name: String, _ value: Double?, to json: inout JSONText) {
    if let value { json.add(name, value) } else { json.addNull(name) }
  }
}
