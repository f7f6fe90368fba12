// The frame every SARIF 2.1.0 report here has, whatever it tells of.
import EventLog
import Foundation

/// A log file with one run.
struct SARIFLog {
  /// The tool's name.
  let tool: String
  /// What it can tell of.
  let rules: JSONText
  /// What it tells.
  let results: JSONText

  /// The document's lines: one.
  var lines: [String] {
    var runs = JSONText.array
    runs.append(
      Self.object { run in
        run.add(
          "tool",
          Self.object { tool in
            tool.add(
              "driver",
              Self.object { driver in
                driver.add("name", self.tool)
                driver.add("rules", rules)
              })
          })
        run.add("columnKind", "utf16CodeUnits")
        run.add("results", results)
      })
    let log = Self.object { log in
      log.add("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      log.add("version", "2.1.0")
      log.add("runs", runs)
    }
    return [log.closed]
  }

  /// An object with what `fill` adds.
  static func object(_ fill: (inout JSONText) -> Void) -> JSONText {
    var json = JSONText.object
    fill(&json)
    return json
  }

  /// A message.
  static func text(_ text: String) -> JSONText { object { $0.add("text", text) } }

  /// A line of a file, from 1.
  static func locations(_ file: String, _ line: Int) -> JSONText {
    var locations = JSONText.array
    locations.append(
      object {
        $0.add(
          "physicalLocation",
          object {
            $0.add(
              "artifactLocation",
              object { $0.add("uri", file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file) })
            $0.add("region", object { $0.add("startLine", line) })
          })
      })
    return locations
  }
}
