// What a user does with windows, in the log and in words.
import Foundation
import Vocabulary

extension WindowOrder {
  func add(to json: inout JSONText) {
    json.add("event", "window")
    json.add("order", name)
    switch self {
    case .open(let app, let screen):
      json.add("app", app)
      if screen != .device { json.add("screen", screen.rawValue) }
    case .close(let id), .focus(let id): json.add("window", id)
    case .swap(let first, let second):
      json.add("first", first)
      json.add("second", second)
    case .split(let first, let second, let share):
      json.add("first", first)
      json.add("second", second)
      json.add("share", share.rawValue)
    case .slideOver(let id, let side):
      json.add("window", id)
      json.add("side", side.rawValue)
    case .putAway, .disconnect, .home: break
    case .connect(let display):
      json.add("width", exact: display.width)
      json.add("height", exact: display.height)
      json.add("scale", display.scale)
    case .transfer(let id, let screen):
      json.add("window", id)
      json.add("screen", screen.rawValue)
    case .move(let id, let x, let y):
      json.add("window", id)
      json.add("x", exact: x)
      json.add("y", exact: y)
    case .resize(let id, let width, let height, let corner, let steps):
      json.add("window", id)
      json.add("width", exact: width)
      json.add("height", exact: height)
      json.add("corner", corner.rawValue)
      json.add("steps", steps)
    case .tile(let id, let tile):
      json.add("window", id)
      json.add("tile", tile.rawValue)
    case .divider(let x, let steps):
      json.add("x", exact: x)
      json.add("steps", steps)
    }
  }

  private var name: String {
    switch self {
    case .open: "open"
    case .close: "close"
    case .focus: "focus"
    case .swap: "swap"
    case .split: "split"
    case .slideOver: "slideOver"
    case .putAway: "putAway"
    case .move: "move"
    case .resize: "resize"
    case .tile: "tile"
    case .divider: "divider"
    case .connect: "connect"
    case .disconnect: "disconnect"
    case .transfer: "transfer"
    case .home: "home"
    }
  }

  /// What happened, for people.
  public var summary: String {
    switch self {
    case .open(let app, .device): "open a window of \(app)"
    case .open(let app, .external): "open a window of \(app) on the external display"
    case .close(let id): "close window \(id)"
    case .focus(let id): "window \(id) to the front"
    case .swap(let first, let second): "windows \(first) and \(second) change places"
    case .split(let first, let second, .half): "Split View 1/2 of windows \(first) and \(second)"
    case .split(let first, let second, .wide): "Split View 2/3 of windows \(first) and \(second)"
    case .split(let first, let second, .narrow): "Split View 1/3 of windows \(first) and \(second)"
    case .slideOver(let id, let side): "window \(id) in Slide Over on the \(side.rawValue)"
    case .putAway: "Slide Over put away"
    case .move(let id, let x, let y): "move window \(id) to \(short(x)),\(short(y))"
    case .resize(let id, let width, let height, _, let steps):
      "resize window \(id) to \(short(width))×\(short(height))\(steps > 1 ? " in \(steps) steps" : "")"
    case .tile(let id, let tile): "tile window \(id) \(tile.rawValue)"
    case .divider(let x, _): "drag the divider to \(short(x))"
    case .connect(let display):
      "connect a display of \(short(display.width))×\(short(display.height))@\(display.scale)"
    case .disconnect: "disconnect the display"
    case .home: "to the Home Screen"
    case .transfer(let id, .device): "window \(id) to the device's screen"
    case .transfer(let id, .external): "window \(id) to the external display"
    }
  }

  private func short(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? String(format: "%g", value) }
}

extension LogLine {
  func windowOrder() throws(EventLogError) -> WindowOrder {
    switch try string("order") {
    case "open":
      return .open(app: try string("app"), on: try screen())
    case "close": return .close(window: try identifier("window"))
    case "focus": return .focus(window: try identifier("window"))
    case "swap": return .swap(try identifier("first"), try identifier("second"))
    case "split":
      return .split(first: try identifier("first"), second: try identifier("second"), try word("share"))
    case "slideOver": return .slideOver(window: try identifier("window"), try word("side"))
    case "putAway": return .putAway
    case "move": return .move(window: try identifier("window"), x: try number("x"), y: try number("y"))
    case "resize":
      return .resize(
        window: try identifier("window"), width: try number("width"), height: try number("height"),
        try word("corner"), steps: try identifier("steps"))
    case "tile": return .tile(window: try identifier("window"), try word("tile"))
    case "divider": return .divider(at: try number("x"), steps: try identifier("steps"))
    case "connect":
      return .connect(
        DisplaySize(width: try number("width"), height: try number("height"), scale: try identifier("scale")))
    case "disconnect": return .disconnect
    case "home": return .home
    case "transfer": return .transfer(window: try identifier("window"), to: try word("screen"))
    default: throw fail("order", Self.oneOf(Self.orders))
    }
  }

  /// The words of `order`, as docs/scripts.md lists them.
  private static let orders = [
    "open", "close", "focus", "swap", "split", "slideOver", "putAway", "move", "resize", "tile", "divider", "connect",
    "disconnect", "home", "transfer",
  ]

  private func word<Word: RawRepresentable & CaseIterable>(_ key: String) throws(EventLogError) -> Word
  where Word.RawValue == String {
    guard let word = Word(rawValue: try string(key)) else {
      throw fail(key, Self.oneOf(Word.allCases.map(\.rawValue)))
    }
    return word
  }
}
