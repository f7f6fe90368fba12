// Receipts as people and programs read them.
import Emulator
import EventLog
import Foundation

extension Receipt {
  /// The receipt's own fields, open for more, by the names of states; `told` is how it ended in the words of the exit code.
  public func json(as told: Ending) -> JSONText {
    var json = JSONText.object
    json.add("v", 1)
    json.add("seq", seq)
    json.add("cause", cause.json)
    json.add("input", input)
    json.add("model", device)
    json.add("windows", windows.stateJSON)
    json.add("ending", told.name)
    json.add("settled", told == .settled)
    if !told.text.isEmpty { json.add("explanation", told.text) }
    return json
  }

  /// One line for the input and one for each window.
  public var lines: [String] { lines(as: ending) }

  /// The same; `told` is how it ended in the words of the exit code.
  public func lines(as told: Ending) -> [String] {
    var lines = ["#\(seq) \(input) ⇒ \(told.name)\(told.text.isEmpty ? "" : ": " + told.text)"]
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
