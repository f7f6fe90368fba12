// The state as values of one window, as JSON and as lines for people.
import Emulator
import EventLog
import Foundation
import Scripting

extension DeviceSnapshot {
  /// The values of a window without their prefix, or of the device.
  func values(window id: Int?) throws -> [StateValue] {
    guard let id else { return values }
    guard let window = windows.first(where: { $0.id == id }) else {
      throw Failure("no window \(id); there are \(windows.map { String($0.id) }.joined(separator: ", "))", .usage)
    }
    return window.values
  }

  /// The whole state, views included.
  var json: JSONText {
    var json = JSONText.object
    json.add("v", 1)
    json.add("model", device)
    json.add("era", era)
    json.add("device", deviceOrientation.name)
    json.add("interface", screenOrientation.name)
    json.add("screen", screenSize.json)
    json.add("lock", isRotationLocked)
    if let external {
      json.add("display", CGSize(external).json)
      json.add("displayScale", external.scale)
    }
    var array = JSONText.array
    for window in windows { array.append(window.json) }
    json.add("windows", array)
    return json
  }
}

extension WindowSnapshot {
  /// The window without its views.
  var json: JSONText {
    var json = JSONText.object
    json.add("v", 1)
    json.add("id", id)
    json.add("app", app)
    json.add("foreground", isForeground)
    json.add("interface", interface.name)
    json.add("frame", frame.json)
    if screen != .device { json.add("screen", screen.rawValue) }
    json.add("placement", placement.rawValue)
    json.add("layer", layer)
    json.add("focused", isFocused)
    json.add("h", horizontal.rawValue)
    json.add("v_class", vertical.rawValue)
    json.add("reason", reason.rawValue)
    json.add("why", explanation)
    var stack = JSONText.array
    for name in navigationStack { stack.append(name) }
    json.add("stack", stack)
    json.add("visible", visibleController)
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

extension CGRect {
  /// `[x,y,width,height]`
  var json: JSONText {
    var json = JSONText.array
    for value in [origin.x, origin.y, size.width, size.height] { json.append(Double(value)) }
    return json
  }
}
