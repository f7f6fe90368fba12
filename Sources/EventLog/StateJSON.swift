// States as JSON, row by row of their tables: what `get`, `tree` and the monitor print, written once.
import Foundation
import Vocabulary

extension DeviceSnapshot {
  /// Adds what the device says of itself, then `windows`; with `views`, each window has its `root`.
  public func add(to json: inout JSONText, views: Bool) {
    json.add(Self.fields, of: self)
    var array = JSONText.array
    for window in windows {
      var object = JSONText.object
      window.add(to: &object, views: views)
      array.append(object)
    }
    json.add("windows", array)
  }
}

extension WindowSnapshot {
  /// Adds what the window says of itself; with `views`, its `root` as an object.
  public func add(to json: inout JSONText, views: Bool) {
    json.add(Self.fields, of: self)
    if views { json.add("root", root.tree) }
  }
}

extension ViewSnapshot {
  /// Adds what the view says of itself, without its subviews.
  public func add(to json: inout JSONText) { json.add(Self.fields, of: self) }

  /// The view as an object, its `subviews` in it.
  fileprivate var tree: JSONText {
    var json = JSONText.object
    add(to: &json)
    var array = JSONText.array
    for view in subviews { array.append(view.tree) }
    json.add("subviews", array)
    return json
  }
}

extension JSONText {
  /// Every listed row under its name.
  fileprivate mutating func add<Subject>(_ fields: [StateField<Subject>], of subject: Subject) {
    for field in fields where field.isListed { add(field.name, field.answer(subject)) }
  }

  /// A value as JSON has it: sizes, points and frames as lists of numbers, insets by edge, a display as `{"size":…,"scale":…}`, null for none.
  public mutating func add(_ name: String, _ answer: StateAnswer) {
    switch answer {
    case .word(let text?): add(name, text)
    case .word(nil), .display(nil): addNull(name)
    case .number(let number): add(name, number)
    case .flag(let isSo), .toggle(let isSo): add(name, isSo)
    case .list(let texts): add(name, JSONText.list(texts))
    case .size(let size): add(name, size.json)
    case .point(let point): add(name, JSONText.list([Double(point.x), Double(point.y)]))
    case .frame(let frame): add(name, frame.json)
    case .insets(let insets):
      var object = JSONText.object
      object.add("top", Double(insets.top))
      object.add("left", Double(insets.left))
      object.add("bottom", Double(insets.bottom))
      object.add("right", Double(insets.right))
      add(name, object)
    case .display(let display?):
      var object = JSONText.object
      object.add("size", display.size.json)
      object.add("scale", display.scale)
      add(name, object)
    }
  }
}

extension [WindowReport] {
  /// The windows as receipts show them, by the names of states; logs keep their own shorter ones.
  public var stateJSON: JSONText {
    var array = JSONText.array
    for window in self {
      var json = JSONText.object
      json.add("id", window.id)
      json.add("from", window.from.name)
      json.add("interfaceOrientation", window.interface.name)
      json.add("changed", window.changed)
      json.add("frame", CGRect(origin: window.origin, size: window.size).json)
      json.add("horizontal", window.horizontal.rawValue)
      json.add("vertical", window.vertical.rawValue)
      json.add("reason", window.reason.rawValue)
      json.add("screen", window.screen.rawValue)
      array.append(json)
    }
    return array
  }
}

extension CGRect {
  /// `[x,y,width,height]`
  public var json: JSONText { JSONText.list([origin.x, origin.y, size.width, size.height].map { Double($0) }) }
}
