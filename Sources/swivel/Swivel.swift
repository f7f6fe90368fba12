// The front command: arguments in, exit code out.
import ArgumentParser
import Bus
import FileWriting
import Foundation
import Vocabulary

@main
struct Swivel: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swivel", abstract: "A headless iPad and iPhone that you can tilt.",
    discussion: """
      Exit codes: 0 done, 1 finding or failed expectation, 2 usage, 3 refused, 4 not settled in time, 5 nothing running,
      6 replay diverged, 7 version mismatch, 8 the app crashed.
      """, version: "swivel \(swivelVersion)",
    subcommands: [
      Up.self, Down.self, Processes.self, KeysCommand.self, Rotate.self, SensorCommand.self, WindowCommand.self,
      Act.self, Get.self,
      Tree.self, Screenshot.self, Record.self, Expect.self, Why.self, LedgerCommand.self, ConformanceCommand.self,
      Classify.self,
      Demo.self,
      Run.self, TestCommand.self, Replay.self, LogCommand.self, Codegen.self, Monitor.self, Devices.self,
      LayoutCommand.self,
      LintCommand.self,
      DiffCommand.self,
      SweepCommand.self, ExploreCommand.self, Merge.self, New.self, Adopt.self, Doctor.self, Explain.self,
      ModelContextServer.self,
      Supervise.self,
    ])

  static func main() {
    StandardStreams.prepare()
    // A reader that has gone (`swivel get | head`) is no reason to die of a signal.
    signal(SIGPIPE, SIG_IGN)
    // Whoever started this process may have blocked signals in the thread that did; Ctrl-C is for every verb.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    Starter.follow(by: SIGTERM)
    let end = failure(of: Array(CommandLine.arguments.dropFirst()))
    if let end, !end.text.isEmpty {
      if end.status == 0 { print(end.text) } else { StandardStreams.say("\(end.text.printable)\n") }
    }
    let loss = StandardStreams.outputLoss()
    if let loss { StandardStreams.say("swivel: \(loss)\n") }
    // Half an answer is none, whatever became of what was asked for.
    let status = end?.status ?? 0
    if status != 0 || loss != nil { Foundation.exit(status != 0 ? status : ExitStatus.refused.rawValue) }
  }

  /// Does what the words ask for; nil when all went well, else what to say and the code to leave with, 0 for help.
  static func failure(of arguments: [String]) -> (text: String, status: Int32)? {
    do {
      if let text = Mistakes.verb(arguments) { throw Failure(text, .usage) }
      var command = try parseAsRoot(arguments)
      do { try command.run() } catch let wrong as ValidationError {
        // Thrown while it runs, it is not known whose usage would help.
        let usage = usageString(for: type(of: command))
        return ("Error: \(wrong.message)\nUsage: \(usage)", ExitStatus.usage.rawValue)
      }
      return nil
    } catch let failure as Failure {
      return ("swivel: \(failure.text)", failure.status.rawValue)
    } catch {
      let code = exitCode(for: error)
      let text = fullMessage(for: error)
      if code == .validationFailure {
        return (Advice.added(to: Mistakes.value(in: text), of: arguments), ExitStatus.usage.rawValue)
      }
      return (text, code.rawValue)
    }
  }
}
