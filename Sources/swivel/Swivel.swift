// The front command: arguments in, exit code out.
import ArgumentParser
import Foundation
import Vocabulary

@main
struct Swivel: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swivel", abstract: "A headless iPad and iPhone that you can tilt.",
    discussion: """
      Exit codes: 0 done, 1 finding or failed expectation, 2 usage, 3 refused, 4 not settled in time, 5 nothing running,
      6 replay diverged, 7 version mismatch, 8 the app crashed.
      """,
    subcommands: [
      Up.self, Down.self, Processes.self, KeysCommand.self, Rotate.self, SensorCommand.self, WindowCommand.self,
      Act.self, Get.self,
      Tree.self, Screenshot.self, Expect.self, Why.self, LedgerCommand.self, ConformanceCommand.self, Classify.self,
      Demo.self,
      Run.self, Replay.self, LogCommand.self, Monitor.self, Devices.self, LayoutCommand.self, LintCommand.self,
      DiffCommand.self,
      SweepCommand.self, New.self, Adopt.self, Doctor.self,
      Supervise.self,
    ])

  static func main() {
    // A reader that has gone (`swivel get | head`) is no reason to die of a signal.
    signal(SIGPIPE, SIG_IGN)
    // Whoever started this process may have blocked signals in the thread that did; Ctrl-C is for every verb.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    do {
      try checkVerb(CommandLine.arguments.dropFirst().first)
      var command = try parseAsRoot()
      try command.run()
    } catch let failure as Failure {
      FileHandle.standardError.write(Data("swivel: \(failure.text)\n".utf8))
      Foundation.exit(failure.status.rawValue)
    } catch {
      let code = exitCode(for: error)
      if code == .validationFailure {
        FileHandle.standardError.write(Data((fullMessage(for: error) + "\n").utf8))
        Foundation.exit(ExitStatus.usage.rawValue)
      }
      exit(withError: error)
    }
  }

  /// Tells a word that is no verb from the verbs there are; ArgumentParser only calls it unexpected.
  static func checkVerb(_ word: String?) throws {
    guard let word, !word.hasPrefix("-"), word != "help" else { return }
    let verbs = configuration.subcommands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
    guard !configuration.subcommands.contains(where: { $0._commandName == word }) else { return }
    throw Failure("no verb '\(word)'; there are \(verbs.joined(separator: ", "))", .usage)
  }
}
