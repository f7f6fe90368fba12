// What came of many checks of different kinds, file by file: for people, programs and those who read test results.
import EventLog

/// A suite that has run.
public struct SuiteReport: Sendable, Equatable {
  /// How a suite's results are written; raw values are the words of `--format`.
  public enum Format: String, Sendable, CaseIterable {
    /// For people.
    case text
    /// JSON Lines, one a file and one for all.
    case json
    /// The XML that shows as test results.
    case junit
    /// Annotations for GitHub's runner.
    case github
    /// SARIF, for code scanning.
    case sarif
  }

  /// What a file is, and with it what is run.
  public enum Kind: String, Sendable, CaseIterable {
    /// Inputs and expectations.
    case script
    /// Cases of rotation.
    case table
    /// Scenes to be looked at.
    case document
    /// A session that has to come again as it was.
    case log
    /// One case of a table.
    case row
  }

  /// One file's outcome.
  public struct Result: Sendable, Equatable {
    /// The path as it was found.
    public var file: String
    /// Where in the file it begins, when it is a part of it.
    public var line: Int?
    /// What the part is called.
    public var part: String?
    /// What was run.
    public var kind: Kind
    /// The exit code of the verb that ran it; 0 where all is as it should be.
    public var status: Int32
    /// What it printed.
    public var output: [String]
    /// How long it took, in seconds.
    public var seconds: Double

    public init(
      file: String, line: Int? = nil, part: String? = nil, kind: Kind, status: Int32, output: [String], seconds: Double
    ) {
      self.file = file
      self.line = line
      self.part = part
      self.kind = kind
      self.status = status
      self.output = output
      self.seconds = seconds
    }

    /// Whether all is as it should be.
    public var isGood: Bool { status == 0 }

    /// What stands in front of others where there is room for one line: what is wrong rather than what is well.
    var headline: String {
      output.first { $0.hasPrefix("FAIL") || $0.hasPrefix("DIFFERS") || $0.contains("swivel:") } ?? output.last
        ?? "ended with \(status)"
    }

    /// What is wrong, a message a place: each expectation of a script that was not met, with its line, else the whole.
    var faults: [(line: Int?, message: String)] {
      let marked = output.compactMap { text in
        text.prefixMatch(of: #/FAIL line (\d+)(?::\d+)?: /#).flatMap { match in
          Int(match.1).map { (line: Int?.some($0), message: String(text[match.range.upperBound...])) }
        }
      }
      if !marked.isEmpty { return marked }
      let place = place
      let rest = output.filter { $0 != headline }
      return [(line ?? place?.line, ([place?.message ?? headline] + rest).joined(separator: "\n"))]
    }

    /// What a headline that begins with a place in this file says, and the place: `swivel-host: a.swivel:3:61: expected …`.
    private var place: (line: Int, message: String)? {
      guard let head = headline.firstRange(of: "\(file):"),
        let match = headline[head.upperBound...].prefixMatch(of: #/(\d+)(?::\d+)?: /#), let line = Int(match.1)
      else { return nil }
      return (line, String(headline[match.range.upperBound...]))
    }

    /// The file, and which part of it.
    var name: String { part.map { "\(file): \($0)" } ?? file }
  }

  /// In the order of their paths.
  public var results: [Result]

  public init(_ results: [Result]) { self.results = results }

  /// Those with something wrong.
  public var failed: [Result] { results.filter { !$0.isGood } }

  /// What is written.
  public func lines(_ format: Format) -> [String] {
    switch format {
    case .text: results.flatMap(Self.text) + [sum]
    case .json: results.map(Self.json) + [jsonSum]
    case .junit: junit
    case .github: failed.flatMap(Self.github)
    case .sarif: SuiteSARIF(self).lines
    }
  }

  /// A file that is good takes a line; one that is not is followed by all it printed.
  public static func text(_ result: Result) -> [String] {
    guard !result.isGood else { return ["ok    \(result.name)"] }
    return ["FAIL  \(result.name) (\(result.status))"] + result.output.map { "        \($0)" }
  }

  /// `12 of 14 files are as they should be`
  public var sum: String {
    let all = results.count == 1 ? "1 file is as it should be" : "\(results.count) files are as they should be"
    return "\(results.count - failed.count) of \(all)"
  }

  /// A file's line of JSON.
  public static func json(_ result: Result) -> String {
    var json = JSONText.object
    json.add("v", 1)
    json.add("file", result.file)
    if let line = result.line { json.add("line", line) }
    if let part = result.part { json.add("part", part) }
    json.add("kind", result.kind.rawValue)
    json.add("passed", result.isGood)
    json.add("status", UInt64(max(0, result.status)))
    var output = JSONText.array
    if !result.isGood { for line in result.output { output.append(line) } }
    json.add("output", output)
    return json.closed
  }

  /// The line of JSON that sums up.
  public var jsonSum: String {
    var json = JSONText.object
    json.add("v", 1)
    json.add("files", results.count)
    json.add("failed", failed.count)
    return json.closed
  }

  private static func github(_ result: Result) -> [String] {
    let file = GitHubText.property(result.file)
    return result.faults.map { fault in
      "::error file=\(file)\(fault.line.map { ",line=\($0)" } ?? "")::\(GitHubText.message(fault.message))"
    }
  }

  private var junit: [String] {
    let seconds = Self.decimal(results.reduce(0) { $0 + $1.seconds })
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuite name=\"swivel\" tests=\"\(results.count)\" failures=\"\(failed.count)\" time=\"\(seconds)\">",
    ]
    for result in results {
      let head =
        "  <testcase classname=\"\(result.kind.rawValue)\" name=\"\(xml(result.name))\" "
        + "time=\"\(Self.decimal(result.seconds))\""
      guard !result.isGood else {
        lines.append(head + "/>")
        continue
      }
      let all = xml(result.output.joined(separator: "\n"))
      lines += [head + ">", "    <failure message=\"\(xml(result.headline))\">\(all)</failure>", "  </testcase>"]
    }
    return lines + ["</testsuite>"]
  }

  /// Milliseconds are as fine as anybody reads.
  private static func decimal(_ seconds: Double) -> String { JSONText.digits((seconds * 1000).rounded() / 1000) }
}
