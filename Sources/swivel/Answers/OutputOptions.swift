// The one place that decides between lines for people and JSON Lines for programs.
import ArgumentParser
import EventLog

/// How a verb shows what it found.
struct OutputOptions: ParsableArguments {
  @Flag(help: "Print JSON Lines.")
  var json = false

  /// Prints an answer: the text, or a line of JSON.
  func tell(_ text: @autoclosure () -> String, json line: @autoclosure () -> String) {
    print(json ? line() : text())
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
    json ? jsonLines() : lines()
  }

  /// Prints what only people want to know: heads, sums, encouragement.
  func remark(_ text: @autoclosure () -> String) { if !json { print(text()) } }

  private static func object(_ fill: (inout JSONText) -> Void) -> String {
    var json = JSONText.object
    json.add("v", 1)
    fill(&json)
    return json.closed
  }
}
