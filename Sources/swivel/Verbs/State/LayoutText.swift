// Layouts as people and programs read them: every view, what constraints say of it, and what went wrong.
import Emulator
import EventLog
import Foundation

extension WindowLayout {
  /// A line for the window, one for each view with its constraints below it, and the conflicts with the set that cannot
  /// hold.
  var lines: [String] {
    var lines = ["window \(id) \(app): \(summary)"]
    for view in views { lines += view.lines }
    for (index, conflict) in conflicts.enumerated() {
      lines.append("  conflict \(index + 1): these cannot hold together")
      for member in conflict.members {
        lines.append("    \(member)" + (member == conflict.broken ? "  BROKEN" : ""))
      }
      if !conflict.members.contains(conflict.broken) { lines.append("    BROKEN: \(conflict.broken)") }
    }
    return lines
  }

  /// What to look for.
  private var summary: String {
    let ambiguous = views.count { $0.isAmbiguous }
    let constraints = views.reduce(0) { $0 + $1.constraints.count }
    return "\(constraints == 1 ? "1 constraint" : "\(constraints) constraints"), "
      + "\(ambiguous == 0 ? "nothing" : ambiguous == 1 ? "1 view" : "\(ambiguous) views") ambiguous, "
      + "\(conflicts.isEmpty ? "no conflicts" : conflicts.count == 1 ? "1 conflict" : "\(conflicts.count) conflicts")"
  }

  /// One line a view, then one a conflict; conflicts are numbered from 1.
  var jsonLines: [String] {
    views.map { $0.json(window: id).closed }
      + conflicts.enumerated().map { index, conflict in
        var json = JSONText.object
        json.add("v", 1)
        json.add("window", id)
        json.add("conflict", index + 1)
        var members = JSONText.array
        for member in conflict.members { members.append(member) }
        json.add("constraints", members)
        json.add("broken", conflict.broken)
        return json.closed
      }
  }
}

extension ViewLayout {
  fileprivate var lines: [String] {
    let indent = String(repeating: "  ", count: depth + 1)
    var line = indent + className
    if let identifier { line += " #\(identifier)" }
    line += " \(frame.coordinates)"
    if let solvedFrame, solvedFrame.isApart(from: frame) { line += " before rounding \(solvedFrame.coordinates)" }
    if isHidden { line += " hidden" }
    if isAmbiguous { line += " AMBIGUOUS" }
    return [line]
      + constraints.map { constraint in
        let numbers = constraint.conflicts.map { "conflict \($0 + 1)" }.joined(separator: ", ")
        let mark = numbers.isEmpty ? "" : "  \(constraint.isBroken ? "BROKEN, " : "")\(numbers)"
        return "\(indent)    \(constraint.text)\(mark)"
      }
  }

  fileprivate func json(window: Int) -> JSONText {
    var json = JSONText.object
    json.add("v", 1)
    json.add("window", window)
    json.add("depth", depth)
    json.add("class", className)
    if let identifier { json.add("identifier", identifier) } else { json.addNull("identifier") }
    json.add("frame", frame.json)
    if let solvedFrame { json.add("solved", solvedFrame.json) } else { json.addNull("solved") }
    json.add("hidden", isHidden)
    json.add("ambiguous", isAmbiguous)
    var list = JSONText.array
    for constraint in constraints {
      var item = JSONText.object
      item.add("text", constraint.text)
      var numbers = JSONText.array
      for number in constraint.conflicts { numbers.append(Double(number + 1)) }
      item.add("conflicts", numbers)
      item.add("broken", constraint.isBroken)
      list.append(item)
    }
    json.add("constraints", list)
    return json
  }
}

extension CGRect {
  /// `(x, y; width×height)`
  var coordinates: String { "(\(short(minX)), \(short(minY)); \(short(width))×\(short(height)))" }

  /// Whether it differs by what can be told apart on paper: a hundredth of a point.
  fileprivate func isApart(from other: CGRect) -> Bool {
    zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height]).contains {
      abs($0 - $1) >= 0.01
    }
  }
}
