// What comes from outside an app's windows, in the log and in words.
import Vocabulary

extension SystemEvent {
  func add(to json: inout JSONText) {
    switch self {
    case .shake: json.add("event", "shake")
    case .memoryWarning: json.add("event", "memoryWarning")
    case .openURL(let address):
      json.add("event", "openURL")
      json.add("url", address)
    case .shortcut(let name):
      json.add("event", "shortcut")
      json.add("name", name)
    case .notification(let name, let action):
      json.add("event", "notification")
      json.add("name", name)
      if !action.isEmpty { json.add("action", action) }
    }
  }

  /// What happened, for people.
  public var summary: String {
    switch self {
    case .shake: "shake the device"
    case .memoryWarning: "memory is short"
    case .openURL(let address): "open \(address)"
    case .shortcut(let name): "short cut '\(name)'"
    case .notification(let name, ""): "touch the notification '\(name)'"
    case .notification(let name, let action): "'\(action)' of the notification '\(name)'"
    }
  }
}
