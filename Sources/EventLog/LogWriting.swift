// Records to JSON Lines: fixed key order, all fields, so that equal runs give equal bytes.
import Foundation
import Orientation
import Vocabulary

extension LogRecord {
  /// The version of the log's format, the `v` of each line.
  public static let version = 1

  /// The record as one line, without its newline.
  public var line: String { String(decoding: lineBytes, as: UTF8.self) }

  /// The line's UTF-8.
  var lineBytes: [UInt8] {
    var json = JSONText.object
    json.add("v", Self.version)
    switch self {
    case .header(let header):
      json.add("record", "header")
      json.add("device", header.device)
      json.add("era", header.era)
      json.add("apps", JSONText.list(header.apps))
      if let date = header.date { json.add("date", date.description) }
      if let continues = header.continues {
        json.add("part", continues.part)
        json.add("after", continues.after)
        json.add("ends", LineSum.text(continues.ends))
      }
    case .input(let logged):
      json.add("record", "input")
      json.add("seq", logged.seq)
      json.add("t", exact: logged.input.time)
      if let wall = logged.wall { json.add("wall", exact: wall) }
      json.add("cause", object: logged.cause.add(to:))
      logged.input.event.add(to: &json)
    case .outcome(let outcome):
      json.add("record", "outcome")
      json.add("seq", outcome.seq)
      json.add("ending", outcome.ending.name)
      json.add("text", outcome.ending.text)
      json.add("windows", array: outcome.windows.append(to:))
      json.add("fingerprint", hexadecimal: outcome.fingerprint)
      json.add("calls", hexadecimal: outcome.calls)
    case .resumed(let resumption):
      json.add("record", "resumed")
      json.add("seq", resumption.seq)
      json.add("way", resumption.way.rawValue)
    case .goesOn(let part):
      json.add("record", "goesOn")
      json.add("part", part)
    }
    return json.finished()
  }
}

extension DeviceInput {
  /// The line of a script that does this at its time.
  public var scriptLine: String {
    var json = JSONText.object
    json.add("record", "input")
    json.add("t", exact: time)
    event.add(to: &json)
    return json.closed
  }
}

extension DeviceEvent {
  /// The line of a script that does this: what a device fills in is left out.
  public var scriptLine: String {
    var json = JSONText.object
    json.add("record", "input")
    add(to: &json)
    return json.closed
  }
}

/// 16 hexadecimal digits: JSON readers in other languages lose the low bits of 64-bit numbers.
public func hexadecimal(_ value: UInt64) -> String {
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

extension Cause {
  /// `{"epoch":…,"n":…}`
  public var json: JSONText {
    var json = JSONText.object
    add(to: &json)
    return json
  }

  fileprivate func add(to json: inout JSONText) {
    json.add("epoch", epoch)
    json.add("n", n)
  }
}

extension [WindowReport] {
  /// The windows as receipts and logs show them.
  public var json: JSONText {
    var array = JSONText.array
    append(to: &array)
    return array
  }

  fileprivate func append(to array: inout JSONText) { for window in self { array.append(object: window.add(to:)) } }
}

extension WindowReport {
  fileprivate func add(to json: inout JSONText) {
    json.add("id", id)
    json.add("from", from.name)
    json.add("interface", interface.name)
    json.add("changed", changed)
    json.add("at", array: CGSize(width: origin.x, height: origin.y).append(to:))
    json.add("size", array: size.append(to:))
    json.add("h", horizontal.rawValue)
    json.add("v", vertical.rawValue)
    json.add("reason", reason.rawValue)
    if screen != .device { json.add("screen", screen.rawValue) }
  }
}

extension CGSize {
  /// `[width,height]`
  public var json: JSONText {
    var json = JSONText.array
    append(to: &json)
    return json
  }

  fileprivate func append(to json: inout JSONText) {
    json.append(Double(width))
    json.append(Double(height))
  }
}

extension DeviceEvent {
  fileprivate func add(to json: inout JSONText) {
    switch self {
    case .deviceOrientation(let orientation):
      json.add("event", "deviceOrientation")
      json.add("orientation", orientation.name)
    case .rotationLock(let locked):
      json.add("event", "rotationLock")
      json.add("locked", locked)
    case .arrange(.full(let window)):
      json.add("event", "arrange")
      json.add("arrangement", "full")
      json.add("window", window)
    case .arrange(.half):
      json.add("event", "arrange")
      json.add("arrangement", "half")
    case .window(let order): order.add(to: &json)
    case .tap(let window, let target, let times):
      json.add("event", "tap")
      json.add("window", window)
      json.add("target", target)
      if times != 1 { json.add("times", times) }
    case .segue(let window, let identifier):
      json.add("event", "segue")
      json.add("window", window)
      json.add("identifier", identifier)
    case .push(let window, let screen):
      json.add("event", "push")
      json.add("window", window)
      json.add("screen", screen)
    case .pop(let window):
      json.add("event", "pop")
      json.add("window", window)
    case .present(let window, let screen):
      json.add("event", "present")
      json.add("window", window)
      json.add("screen", screen)
    case .dismiss(let window):
      json.add("event", "dismiss")
      json.add("window", window)
    case .pullDown(let window):
      json.add("event", "pullDown")
      json.add("window", window)
    case .gesture(let window, let gesture):
      json.add("event", "gesture")
      json.add("window", window)
      json.add("gesture", gesture.rawValue)
    case .type(let window, let typing): typing.add(to: &json, window: window)
    case .scroll(let window, let target, let way):
      json.add("event", "scroll")
      json.add("window", window)
      if !target.isEmpty { json.add("target", target) }
      way.add(to: &json)
    case .drag(let window, let drag): drag.add(to: &json, window: window)
    case .contentSize(let category):
      json.add("event", "contentSize")
      json.add("category", category.rawValue)
    case .appearance(let appearance):
      json.add("event", "appearance")
      json.add("appearance", appearance.rawValue)
    case .system(let event): event.add(to: &json)
    case .wait(let seconds):
      json.add("event", "wait")
      json.add("seconds", exact: seconds)
    case .tick:
      json.add("event", "tick")
    }
  }

  /// What happened, for people.
  public var summary: String {
    switch self {
    case .deviceOrientation(let orientation): "device \(orientation)"
    case .contentSize(let category): "content size \(category.rawValue)"
    case .appearance(let appearance): "appearance \(appearance.rawValue)"
    case .system(let event): event.summary
    case .rotationLock(let locked): "rotation lock \(locked ? "on" : "off")"
    case .arrange(.full(let window)): "window \(window) full screen"
    case .arrange(.half): "Split View 1/2"
    case .window(let order): order.summary
    case .tap(let window, let target, let times):
      "tap '\(target)'\(times == 1 ? "" : times == 2 ? " twice" : " \(times) times") in window \(window)"
    case .segue(let window, let identifier): "segue '\(identifier)' in window \(window)"
    case .push(let window, let screen): "push \(screen) in window \(window)"
    case .pop(let window): "pop in window \(window)"
    case .present(let window, let screen): "present \(screen) in window \(window)"
    case .dismiss(let window): "dismiss in window \(window)"
    case .pullDown(let window): "pull down in window \(window)"
    case .gesture(let window, let gesture): "gesture \(gesture.rawValue) in window \(window)"
    case .type(let window, let typing): typing.summary + " in window \(window)"
    case .scroll(let window, let target, let way):
      "scroll \(target.isEmpty ? "" : "'\(target)' ")by \(way.summary) in window \(window)"
    case .drag(let window, let drag): "\(drag.summary) in window \(window)"
    case .wait(let seconds): "wait \(JSONText.digits(seconds)) s"
    case .tick: "tick"
    }
  }
}
