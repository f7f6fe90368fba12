// What verbs ask of a state: a value by its name, a window by its number; and the window's line for people.
import Emulator
import EventLog
import Foundation
import Scripting
import Spelling

extension DeviceSnapshot {
  /// Fails when there is no such window.
  func check(window id: Int?) throws {
    guard let id, !windows.contains(where: { $0.id == id }) else { return }
    throw Failure("no window \(id); there are \(windows.map { String($0.id) }.joined(separator: ", "))", .usage)
  }

  /// The listed values of the device and its windows, or of one window.
  func values(window id: Int?) throws -> [StateValue] {
    try check(window: id)
    return windows.first { $0.id == id }?.values ?? values
  }

  /// The value people mean, a name or an older one, or a failure that lists the names there are.
  func value(named name: String, window id: Int?) throws -> StateValue {
    try check(window: id)
    guard let key = StateKey(name, window: id), let answer = answer(to: key) else {
      let names = try values(window: id).map { id == nil ? $0.key.description : $0.key.name }
      // Many windows have the same names: those of one are enough to read.
      let shown = names.filter { !$0.hasPrefix("window.") || $0.hasPrefix("window.\(windows.first?.id ?? 1).") }
      let meant = Spelling.suggestion(for: name, in: names)
      throw Failure(
        "no value '\(name)'\(meant.isEmpty ? ";" : meant) there are \(shown.joined(separator: ", "))", .usage)
    }
    return StateValue(key: key, answer: answer)
  }
}

extension StateValue {
  /// Its name as it is printed: without the prefix where one window is asked about.
  func name(window id: Int?) -> String { id == nil ? key.description : key.name }
}

extension WindowSnapshot {
  /// The window without its views, as one JSON object.
  var json: JSONText {
    var json = JSONText.object
    json.add("v", 1)
    add(to: &json, views: false)
    return json
  }

  /// One line for people, device and interface orientation side by side.
  func line(deviceOrientation: some CustomStringConvertible) -> String {
    "window \(id) \(app): device \(deviceOrientation), interface \(interface), \(frame.size.text) at "
      + "\(frame.origin.text) (\(screen == .external ? "external display, " : "")\(placement.rawValue)"
      + "\(isFocused ? ", in front" : "")) "
      + "\(horizontal.letter)/\(vertical.letter), [\(navigationStack.joined(separator: ", "))] showing \(visibleController); \(reasonLine)"
  }
}
