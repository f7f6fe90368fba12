// A sweep's outcome for people, for programs, and for test reports.
import EventLog
import Findings
import Foundation

extension SweepResult {
  /// So many screens are named of each mistake; the rest is counted.
  private static let namedScreens = 4
  /// Of what could not be tried so much is told to people; programs get all.
  private static let namedSkips = 6

  /// Lines for people.
  public var text: String {
    var lines: [String] = []
    if let widths {
      for swept in widths {
        for found in swept.breaks {
          lines.append("\(swept.name): \(found.identity.check.rawValue) \(names(found.identity)) \(found.text)")
          lines.append("    at \(found.worstWidth): \(found.worst.message)")
        }
      }
    } else {
      for group in groups {
        lines.append(
          "\(group.identity.check.rawValue) \(names(group.identity)): on \(group.screens.count) of \(screens.count) "
            + "screens, \(spans(group.screens))")
        lines.append("    \(group.worst.message) on \(group.worstScreen.name)")
        for screen in group.screens.prefix(Self.namedScreens) { lines.append("    \(screen.name)") }
        let more = group.screens.count - Self.namedScreens
        if more > 0 { lines.append("    and \(more) more") }
      }
    }
    for reason in skipped.prefix(Self.namedSkips) { lines.append("not tried: \(reason)") }
    if skipped.count > Self.namedSkips { lines.append("not tried: \(skipped.count - Self.namedSkips) more") }
    let count = widths.map { $0.reduce(0) { $0 + $1.breaks.count } } ?? groups.count
    lines.append("\(title): \(layouts) layouts, \(count == 0 ? "nothing breaks" : Self.counted(count))")
    return lines.joined(separator: "\n")
  }

  static func counted(_ findings: Int) -> String { "\(findings) \(findings == 1 ? "finding" : "findings")" }

  private func names(_ identity: Finding.Identity) -> String {
    switch identity.check {
    case .overlapping: "\(identity.view) and \(identity.other)"
    case .clipped, .unreachable: "\(identity.view) in \(identity.other)"
    case .offScreen, .outsideSafeArea, .ambiguous, .unsatisfiable, .truncated: identity.view
    }
  }

  /// The smallest and the largest width among screens.
  private func spans(_ screens: [SweptScreen]) -> String {
    let widths = screens.map(\.size.width)
    guard let least = widths.min(), let most = widths.max() else { return "" }
    return least == most ? "\(points(least)) wide" : "\(points(least)) to \(points(most)) wide"
  }

  /// JSON Lines: one a finding, then one of the whole.
  public var json: String {
    var lines: [String] = []
    for swept in widths ?? [] {
      for found in swept.breaks {
        var json = line(found.worst)
        json.add("device", swept.device)
        json.add("era", swept.era.description)
        json.add("orientation", swept.orientation.name)
        json.add("from", found.widths.lowerBound)
        json.add("to", found.widths.upperBound)
        json.add("worst", found.worstWidth)
        lines.append(json.closed)
      }
    }
    for screen in screens where widths == nil {
      for finding in screen.findings {
        var json = line(finding)
        json.add("device", screen.device)
        json.add("era", screen.era.description)
        json.add("orientation", screen.orientation.name)
        json.add("window", screen.window)
        json.add("size", screen.size.json)
        lines.append(json.closed)
      }
    }
    var whole = JSONText.object
    whole.add("v", 1)
    whole.add("app", app)
    if let scene { whole.add("scene", scene.id) }
    whole.add("layouts", layouts)
    whole.add("findings", lines.count)
    var reasons = JSONText.array
    for reason in skipped { reasons.append(reason) }
    whole.add("skipped", reasons)
    return (lines + [whole.closed]).joined(separator: "\n")
  }

  private func line(_ finding: Finding) -> JSONText {
    var json = JSONText.object
    json.add("v", 1)
    if let scene { json.add("scene", scene.id) }
    json.add("check", finding.identity.check.rawValue)
    json.add("view", finding.identity.view)
    json.add("other", finding.identity.other)
    json.add("amount", finding.amount)
    json.add("message", finding.message)
    return json
  }

  /// JUnit's XML of several sweeps: a suite each.
  public static func junit(of results: [SweepResult]) -> String {
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let suites = results.map(\.suite).joined(separator: "\n")
    return head + (results.count == 1 ? suites : "<testsuites>\n\(suites)\n</testsuites>")
  }

  /// A test a screen, or a test a device and orientation where widths were swept.
  private var suite: String {
    var cases: [(name: String, failures: [String])] = []
    for swept in widths ?? [] {
      cases.append((swept.name, swept.breaks.map { "\($0.worst.message); \($0.text)" }))
    }
    for screen in screens where widths == nil { cases.append((screen.name, screen.findings.map(\.message))) }
    let failed = cases.filter { !$0.failures.isEmpty }.count
    var lines: [String] = []
    lines.append("<testsuite name=\"sweep \(xml(title))\" tests=\"\(cases.count)\" failures=\"\(failed)\">")
    for (name, failures) in cases {
      let head = "  <testcase classname=\"\(xml(title))\" name=\"\(xml(name))\""
      if failures.isEmpty {
        lines.append(head + "/>")
      } else {
        lines.append(head + ">")
        lines.append(
          "    <failure message=\"\(xml(failures[0]))\">\(xml(failures.joined(separator: "\n")))</failure>")
        lines.append("  </testcase>")
      }
    }
    return (lines + ["</testsuite>"]).joined(separator: "\n")
  }
}

/// Text for XML: the five entities, and no characters XML 1.0 does not have.
func xml(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    case "'": escaped += "&apos;"
    case "\t", "\n", "\r": escaped.unicodeScalars.append(scalar)
    default:
      let isAllowed = scalar.value >= 0x20 && scalar.value != 0xfffe && scalar.value != 0xffff
      escaped.unicodeScalars.append(isAllowed ? scalar : "\u{fffd}")
    }
  }
  return escaped
}
