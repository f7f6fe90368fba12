// Running a script: inputs and expectations in the log's own format, on a device of its own.
import ArgumentParser
import Foundation
import Launcher
import Vocabulary

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run a script of inputs and expectations; exit 1 when one is not met.",
    discussion: """
      A script is a .swivel log, of which outcomes, numbers and times may be left out, with expect lines between the \
      inputs. It names its device, era and apps and runs in a fresh process, without sensor, monitor and sockets; \
      nothing has to be up. Every log runs as it is: each recorded outcome must come again.
      """)

  @Argument(help: "The script.", completion: .file(extensions: ["swivel"]))
  var script: String

  @Option(help: "Write what happened here, as a page to look through in a browser.", completion: .file())
  var report: String?

  @Option(help: "The program that hosts the apps; the sample apps' host unless told otherwise.")
  var host: String?

  @Option(help: "The configuration folder.")
  var config: String?

  @OptionGroup var output: OutputOptions

  func run() throws {
    let status = try HostProgram(host: host, config: config).run(
      ["--script", script] + (output.json ? ["--json"] : []) + (report.map { ["--report", $0] } ?? []))
    if status > ExitStatus.signal {
      throw Failure("\(script): the app ended its process by signal \(status - ExitStatus.signal)", .crashed)
    }
    if status != 0 { throw ExitCode(status) }
  }
}

/// A host that is run to its end, instead of being left to serve.
struct HostProgram {
  private let program: String
  private let folder: String

  init(host: String?, config: String?) throws {
    guard let folder = Installation.configuration(named: config) else {
      throw Failure("\(LaunchPlanError.noConfiguration)", .usage)
    }
    let program = host ?? Installation.program("swivel-host")
    guard access(program, X_OK) == 0 else { throw Failure("\(LaunchPlanError.noHost(path: program))", .usage) }
    self.folder = folder
    self.program = program
  }

  /// Its exit code, more than `ExitStatus.signal` when a signal ended it.
  func run(_ arguments: [String]) throws -> Int32 {
    // What was printed before comes before what the host prints.
    fflush(nil)
    return try supervising { () throws(LauncherError) in
      try ChildProgram(path: program, arguments: ["--config", folder] + arguments).runToEnd()
    }
  }
}
