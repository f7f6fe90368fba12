// Receipts as people and programs read them.
import ControlClient
import Emulator
import EventLog
import Foundation
import Wire

extension Followed {
  /// One JSON object: `{"v":1,"seq":…,"cause":{…},"device":…,"windows":[…],"settled":…,…}`; without a receipt, what was
  /// accepted.
  var json: String {
    var json = receipt?.json ?? JSONText.object
    if receipt == nil {
      json.add("v", 1)
      json.add("cause", cause.json)
      json.add("settled", false)
    }
    if !displacedSource.isEmpty { json.add("displaced", displacedSource) }
    if !sensorReason.isEmpty { json.add("sensor", sensorReason) }
    return json.closed
  }

  /// Lines for people.
  var text: String {
    guard let receipt else { return "accepted as \(cause.n), not waited for" }
    var lines = receipt.lines
    if !displacedSource.isEmpty {
      lines.append("  displaced the source '\(displacedSource)'; the device is now held")
    }
    return lines.joined(separator: "\n")
  }
}

extension Receipt {
  /// The receipt's own fields, open for more.
  var json: JSONText {
    var json = JSONText.object
    json.add("v", 1)
    json.add("seq", seq)
    json.add("cause", cause.json)
    json.add("input", input)
    json.add("device", device)
    json.add("windows", windows.json)
    json.add("settled", ending == .verdict(.settled))
    if !ending.text.isEmpty { json.add(ending.name, ending.text) }
    return json
  }

  /// One line for the input and one for each window.
  var lines: [String] {
    var lines = ["#\(seq) \(input) ⇒ \(ending.name)\(ending.text.isEmpty ? "" : ": " + ending.text)"]
    for window in windows {
      let turn =
        window.from == window.interface ? window.interface.name : "\(window.from) → \(window.interface)"
      let size = "\(short(window.size.width))×\(short(window.size.height))"
      let place = window.origin == .zero ? "" : " at \(window.origin.text)"
      lines.append(
        "  window \(window.id): \(turn), \(size)\(place) \(window.horizontal.letter)/\(window.vertical.letter), "
          + "\(window.changed ? "changed" : "unchanged") (\(window.reason.rawValue))")
    }
    return lines
  }
}

extension SizeClassName {
  /// The letter tables use: C, R or –.
  var letter: String {
    switch self {
    case .unspecified: "–"
    case .compact: "C"
    case .regular: "R"
    }
  }
}

/// A number of points without superfluous digits. Guests can set any frame: what is no whole number, or none an integer
/// holds, is printed as what it is.
func short(_ value: CGFloat) -> String {
  Int(exactly: value).map(String.init) ?? String(format: "%g", Double(value))
}
