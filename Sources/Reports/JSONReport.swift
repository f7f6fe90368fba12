// A report for programs: JSON Lines, one a mistake.
import EventLog
import Findings
import Foundation

extension FindingsReport {
  /// A line each mistake. What is told of one screen is told of the worst; `screens` names all, `amounts` says how bad it is
  /// on each.
  var jsonLines: [String] {
    issues.map { issue in
      let finding = issue.worst.finding
      let screen = screens[issue.worst.screen]
      var json = JSONText.object
      json.add("v", 1)
      if let file = issue.origin.file { json.add("file", file) }
      if let line = issue.origin.line { json.add("line", line) }
      if let scene = issue.origin.scene ?? scene?.id { json.add("scene", scene) }
      json.add("check", finding.identity.check.rawValue)
      json.add("severity", finding.severity.rawValue)
      json.add("confidence", finding.confidence.rawValue)
      json.add("view", finding.identity.view)
      json.add("other", finding.identity.other)
      json.add("amount", finding.amount)
      json.add("frame", finding.place.json)
      json.add("screens", Self.list(issue.hits) { list, hit in list.append(screens[hit.screen].name) })
      json.add("amounts", Self.list(issue.hits) { list, hit in list.append(hit.finding.amount) })
      json.add("message", finding.message)
      if !issue.related.isEmpty { json.add("related", Self.list(issue.related) { $0.append($1.message) }) }
      json.add("model", screen.device)
      json.add("era", screen.era)
      json.add("interfaceOrientation", screen.orientation)
      if let breaks = issue.worst.breaks {
        json.add("from", breaks.widths.lowerBound)
        json.add("to", breaks.widths.upperBound)
        json.add("worst", breaks.worstWidth)
      } else {
        if let window = screen.window { json.add("window", window) }
        json.add("size", screen.size.json)
      }
      return json.closed
    }
  }

  /// One line of the whole.
  var jsonSum: String {
    var json = JSONText.object
    json.add("v", 1)
    json.add("app", subject)
    if let scene { json.add("scene", scene.id) }
    json.add("layouts", layouts)
    json.add("findings", issues.count)
    if tellsScreens { json.add("screens", Self.list(screens) { $0.append($1.name) }) }
    json.add("skipped", Self.list(skipped) { $0.append($1) })
    return json.closed
  }

  private static func list<Element>(_ elements: [Element], _ append: (inout JSONText, Element) -> Void) -> JSONText {
    var list = JSONText.array
    for element in elements { append(&list, element) }
    return list
  }
}

extension CGRect {
  /// x, y, width, height, rounded to hundredths.
  fileprivate var json: JSONText {
    var list = JSONText.array
    for value in [minX, minY, width, height] { list.append((Double(value) * 100).rounded() / 100) }
    return list
  }
}
