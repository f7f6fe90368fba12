// Running a script: inputs and expectations in the log's own format, on a device of its own.
import ArgumentParser
import Bus
import Foundation
import Launcher
import Vocabulary

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run scripts of inputs and expectations; exit 1 when one is not met.",
    discussion: """
      A script is a .swivel log, of which outcomes, numbers and times may be left out, with expect lines between the \
      inputs. It names its device, era and apps and runs in a fresh process, without sensor, monitor and sockets; \
      nothing has to be up. Every log runs as it is: each recorded outcome must come again. Several scripts run one \
      after the other, and the exit code is that of the first that failed. With --live sensor, host and monitor are started \
      for each, turns go through the sensor, and outcomes that were recorded are not compared.
      """)

  @Argument(help: "The scripts; of a folder all in it.", completion: .file(extensions: ["swivel"]))
  var scripts: [String]

  @Option(help: "Write what happened here, as a page to look through in a browser.", completion: .file())
  var report: String?

  @Flag(help: "Run it through sensor, host and monitor, which are started for it, and not in one process.")
  var live = false

  @OptionGroup var hosted: HostedOptions
  @OptionGroup var results: ResultOptions

  private var output: OutputOptions { results.lines }

  func run() throws {
    let paths = try Self.files(of: scripts)
    guard report == nil || paths.count == 1 else {
      throw Failure("--report: a page is of one script, got \(paths.count)", .usage)
    }
    guard report == nil || !live else { throw Failure("--report is of a run in one process: leave out --live", .usage) }
    let program = try hosted.program()
    if let format = results.document {
      return try ResultOptions.tell(paths.map { SuiteFile(path: $0, kind: .script) }, format) { path in
        ["run", path.asPathWord] + (live ? ["--live"] : []) + (report.map { ["--report", $0.asPathWord] } ?? [])
          + hosted.arguments
      }
    }
    guard paths.count > 1 else { return try run(paths[0], program) }
    var failed: [(path: String, status: Int32)] = []
    for path in paths {
      output.remark("== \(path)")
      do { try run(path, program) } catch let code as ExitCode {
        failed.append((path, code.rawValue))
      } catch let failure as Failure {
        Diagnostics.report(failure.text)
        failed.append((path, failure.status.rawValue))
      }
    }
    output.remark("\(paths.count - failed.count) of \(paths.count) scripts met all that they expect")
    for (path, _) in failed { output.remark("  FAIL \(path)") }
    if let first = failed.first { throw ExitCode(first.status) }
  }

  /// The scripts themselves: of a folder all below it that end in `.swivel`, in order of their paths.
  static func files(of paths: [String]) throws -> [String] {
    try paths.flatMap { path in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
        try Mistakes.demandFile(path, endings: [".swivel"])
        return [path]
      }
      let found: [String]
      do { found = try FileManager.default.subpathsOfDirectory(atPath: path) } catch {
        throw Failure("\(path): cannot be read", .usage)
      }
      let scripts = found.filter { $0.hasSuffix(".swivel") }.sorted()
      guard !scripts.isEmpty else { throw Failure("\(path): no script (.swivel) in this folder", .usage) }
      return scripts.map { (path as NSString).appendingPathComponent($0) }
    }
  }

  private func run(_ script: String, _ program: HostProgram) throws {
    if live { return try runLive(script) }
    try program.run(
      of: script,
      ["--script", script.asPathWord] + (output.json ? ["--json"] : [])
        + (report.map { ["--report", $0.asPathWord] } ?? []))
  }

  private func runLive(_ script: String) throws {
    let result = try LiveRun(path: script, hosted: hosted) { report in
      print(output.json ? report.json.closed : report.lines.map(\.printableLine).joined(separator: "\n"))
    }.run()
    output.remark(
      "\(result.inputs) \(result.inputs == 1 ? "input" : "inputs") through sensor, host and monitor, \(result.met) expectations met, "
        + "\(result.failed) not met")
    if result.failed > 0 { throw ExitCode(ExitStatus.finding.rawValue) }
  }
}
