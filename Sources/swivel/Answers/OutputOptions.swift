// The one place that decides between lines for people and JSON Lines for programs.
import ArgumentParser
import Bus
import EventLog
import Vocabulary

/// How a verb shows what it found.
struct OutputOptions: ParsableArguments {
  @Flag(help: "Print JSON Lines.")
  var json = false

  /// Prints an answer: the text, which is one line, or a line of JSON.
  func tell(_ text: @autoclosure () -> String, json line: @autoclosure () -> String) {
    print(json ? line() : text().printableLine)
  }

  /// Prints an answer: the text, or an object with what `fill` adds to its version.
  func tell(_ text: @autoclosure () -> String, json fill: (inout JSONText) -> Void) {
    tell(text(), json: Self.object(fill))
  }

  /// Prints an answer of several lines, either way.
  func tell(lines: @autoclosure () -> [String], jsonLines: @autoclosure () -> [String]) {
    for line in chosen(lines: lines(), jsonLines: jsonLines()) { print(line) }
  }

  /// The lines of an answer, either way, for those who print later.
  func chosen(lines: @autoclosure () -> [String], jsonLines: @autoclosure () -> [String]) -> [String] {
    json ? jsonLines() : lines().map(\.printableLine)
  }

  /// Prints what only people want to know: heads, sums, encouragement.
  func remark(_ text: @autoclosure () -> String) { if !json { print(text().printableLine) } }

  /// Refuses `--json` beside a `--format` that says something else; nil where none was given.
  func demand(beside format: String?) throws(ValidationError) {
    if json, let format, format != "json" {
      throw ValidationError("--json and --format \(format) both say what is printed")
    }
  }

  private static func object(_ fill: (inout JSONText) -> Void) -> String {
    var json = JSONText.object
    json.add("v", 1)
    fill(&json)
    return json.closed
  }
}
