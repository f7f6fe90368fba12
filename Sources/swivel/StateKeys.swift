// The state as named values: what `get` prints and `expect` compares.
import Emulator
import EventLog
import Foundation

/// One named value of the state.
struct StateValue {
  var key: String
  var value: String
}

extension DeviceSnapshot {
  /// Every value under its key; windows are `window.N.…`.
  var values: [StateValue] {
    var values = [
      StateValue(key: "model", value: device), StateValue(key: "era", value: era),
      StateValue(key: "device", value: deviceOrientation.name),
      StateValue(key: "interface", value: screenOrientation.name),
      StateValue(key: "screen", value: screenSize.text),
      StateValue(key: "lock", value: isRotationLocked ? "on" : "off"),
    ]
    for window in windows {
      values += window.values.map { StateValue(key: "window.\(window.id).\($0.key)", value: $0.value) }
    }
    return values
  }

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
    var array = JSONText.array
    for window in windows { array.append(window.json) }
    json.add("windows", array)
    return json
  }
}

extension WindowSnapshot {
  var values: [StateValue] {
    [
      StateValue(key: "app", value: app), StateValue(key: "interface", value: interface.name),
      StateValue(key: "size", value: frame.size.text), StateValue(key: "origin", value: frame.origin.text),
      StateValue(key: "h", value: horizontal.rawValue), StateValue(key: "v", value: vertical.rawValue),
      StateValue(key: "foreground", value: isForeground ? "yes" : "no"),
      StateValue(key: "placement", value: placement.rawValue), StateValue(key: "layer", value: "\(layer)"),
      StateValue(key: "focused", value: isFocused ? "yes" : "no"),
      StateValue(key: "reason", value: reason.rawValue),
      StateValue(key: "stack", value: navigationStack.joined(separator: ",")),
      StateValue(key: "visible", value: visibleController),
    ]
  }

  /// The window without its views.
  var json: JSONText {
    var json = JSONText.object
    json.add("v", 1)
    json.add("id", id)
    json.add("app", app)
    json.add("foreground", isForeground)
    json.add("interface", interface.name)
    json.add("frame", frame.json)
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
      + "\(frame.origin.text) (\(placement.rawValue)\(isFocused ? ", in front" : "")) \(horizontal.letter)/\(vertical.letter), [\(navigationStack.joined(separator: ", "))] "
      + "showing \(visibleController); \(reason.rawValue): \(explanation)"
  }
}

extension CGSize {
  var text: String { "\(short(width))x\(short(height))" }
}

extension CGPoint {
  var text: String { "\(short(x)),\(short(y))" }
}

extension CGRect {
  /// `[x,y,width,height]`
  var json: JSONText {
    var json = JSONText.array
    for value in [origin.x, origin.y, size.width, size.height] { json.append(Double(value)) }
    return json
  }
}
