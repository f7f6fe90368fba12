// Receipts as people and programs read them.
import Emulator
import EventLog
import Foundation

extension Receipt {
  /// The receipt's own fields, open for more.
  public var json: JSONText {
    var json = JSONText.object
    json.add("v", 1)
    json.add("seq", seq)
    json.add("cause", cause.json)
    json.add("input", input)
    json.add("device", device)
    json.add("windows", windows.json)
    json.add("settled", ending == .settled)
    if !ending.text.isEmpty { json.add(ending.name, ending.text) }
    return json
  }

  /// One line for the input and one for each window.
  public var lines: [String] {
    var lines = ["#\(seq) \(input) ⇒ \(ending.name)\(ending.text.isEmpty ? "" : ": " + ending.text)"]
    for window in windows {
      let turn =
        window.from == window.interface ? window.interface.name : "\(window.from) → \(window.interface)"
      let size = "\(pointText(window.size.width))×\(pointText(window.size.height))"
      let screen = window.screen == .external ? " on the external display" : ""
      let place = (window.origin == .zero ? "" : " at \(window.origin.text)") + screen
      lines.append(
        "  window \(window.id): \(turn), \(size)\(place) \(window.horizontal.letter)/\(window.vertical.letter), "
          + "\(window.changed ? "changed" : "unchanged") (\(window.reason.rawValue))")
    }
    return lines
  }
}

extension SizeClassName {
  /// The letter tables use: C, R or –.
  public var letter: String {
    switch self {
    case .unspecified: "–"
    case .compact: "C"
    case .regular: "R"
    }
  }
}
