// What swivel layout says of views and checks, as lines for people and for programs: one formatter per kind of answer.
import Canvas
import EventLog

extension PlacedView {
  var json: String {
    var json = JSONText.object
    json.add("v", 1)
    json.add("file", file)
    json.add("scene", scene)
    json.add("id", id)
    json.add("class", className)
    json.add("name", name)
    json.add("frame", JSONText.list(Self.numbers(frame)))
    json.add("hidden", isHidden)
    json.add("ambiguous", isAmbiguous)
    json.add("conflicts", JSONText.list(conflicts))
    return json.closed
  }
}

extension CanvasCheck {
  /// The summary, what was not compared, and each view that is elsewhere with its constraints.
  func lines(file: String) -> [String] {
    var lines = [summary(file: file)]
    if !omitted.isEmpty { lines.append("  not compared: \(omitted.words)") }
    lines += reservations.map { "  \($0)" }
    for mismatch in mismatches {
      lines.append("  \(mismatch.text)")
      lines += mismatch.constraints.map { "    \($0)" }
    }
    return lines
  }

  /// The summary, and each view that is elsewhere.
  func jsonLines(file: String) -> [String] {
    [json(file: file)] + mismatches.map { $0.json(file: file) }
  }

  private func summary(file: String) -> String {
    "\(file): \(matched) of \(compared) views where they were stored, \(nontrivialMatched) of \(nontrivial) non-trivial ones"
      + (moved.map { ", \($0.words)" } ?? "")
  }

  private func json(file: String) -> String {
    var json = JSONText.object
    json.add("v", 1)
    json.add("file", file)
    json.add("compared", compared)
    json.add("matched", matched)
    json.add("nontrivial", nontrivial)
    json.add("nontrivialMatched", nontrivialMatched)
    if let moved {
      json.add("moved", moved.count)
      json.add("movedMatched", moved.matched)
    }
    json.add("fallbacks", fallbacks)
    var left = JSONText.object
    for kind in CanvasOmission.allCases { if let count = omitted[kind] { left.add("\(kind)", count) } }
    json.add("notCompared", left)
    json.add("reservations", JSONText.list(reservations))
    return json.closed
  }
}

extension CanvasCheck.Sum {
  var summary: String {
    "in all: \(matched) of \(compared) views, \(matchedFiles) of \(files) files, \(nontrivialMatched) of \(nontrivial) "
      + "non-trivial views" + (moved.map { ", \($0.words)" } ?? "")
  }
}

extension CanvasCheck.Mismatch {
  fileprivate func json(file: String) -> String {
    var json = JSONText.object
    json.add("v", 1)
    json.add("file", file)
    json.add("line", line)
    json.add("scene", scene)
    json.add("id", id)
    json.add("element", element)
    json.add("expected", JSONText.list(PlacedView.numbers(expected)))
    json.add("actual", JSONText.list(PlacedView.numbers(actual)))
    json.add("constraints", JSONText.list(constraints))
    return json.closed
  }
}
