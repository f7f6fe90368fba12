// What there is: running instances.
import ArgumentParser
import Bus
import EventLog
import Foundation
import Launcher
import Vocabulary
import Wire

struct Processes: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ps", abstract: "List running instances and their processes.")

  @OptionGroup var output: OutputOptions

  /// Seconds a process may take to answer hello before it is shown without an answer.
  private static let patience = 0.5

  func run() throws {
    var found = false
    let names: [String]
    do { names = try InstanceDirectory.all() } catch { throw Failure(error) }
    for name in names {
      let directory: InstanceDirectory
      do { directory = try InstanceDirectory(name: name) } catch { continue }
      let holder: Int32?
      // What is no instance's, such as a link, hides none of the others.
      do { holder = try InstanceLock.livingHolder(directory) } catch {
        Diagnostics.report("\(error)")
        continue
      }
      guard let launcher = holder else { continue }
      found = true
      let endpoints = directory.endpoints
      let roles = [
        ("sensor", endpoints.sensorControl), ("host", endpoints.hostControl), ("monitor", endpoints.monitorControl),
      ]
      let answers = try roles.map { ($0.0, try hello($0.1, role: $0.0)) }
      show(name, launcher: launcher, answers)
    }
    if !found {
      output.remark("nothing running")
      throw ExitCode(ExitStatus.nothingRunning.rawValue)
    }
  }

  private func show(_ name: String, launcher: Int32, _ answers: [(String, WireHelloReply?)]) {
    let states = answers.map { role, reply in
      "\(role) \(reply.map { "\($0.process)\($0.ready ? "" : " (not ready)")\(restart(role, $0))" } ?? "no answer")"
    }
    output.tell("\(name): launcher \(launcher), \(states.joined(separator: ", "))") { json in
      json.add("name", name)
      json.add("launcher", launcher)
      for (role, reply) in answers {
        guard let reply else {
          json.addNull(role)
          continue
        }
        var process = JSONText.object
        process.add("process", reply.process)
        process.add("ready", reply.ready)
        process.add("n", reply.n)
        if role == "host", let seconds = restartSeconds(reply) { process.add("restartSeconds", seconds) }
        json.add(role, process)
      }
    }
  }

  /// What a restart of a host would cost: its inputs are run again.
  private func restart(_ role: String, _ reply: WireHelloReply) -> String {
    guard role == "host", let seconds = restartSeconds(reply) else { return "" }
    let inputs = "\(reply.n) \(reply.n == 1 ? "input" : "inputs")"
    return " (a restart runs \(inputs) again, at most \(JSONText.digits(seconds)) s)"
  }

  /// To tenths of a second, upwards.
  private func restartSeconds(_ reply: WireHelloReply) -> Double? {
    Int32(exactly: reply.process).flatMap { RestartBound.seconds(ofHost: $0) }.map { ($0 * 10).rounded(.up) / 10 }
  }

  private func hello(_ endpoint: String, role: String) throws -> WireHelloReply? {
    do {
      let requester = try Requester(endpoint, peer: role, on: try Node())
      guard
        case .helloReply(let reply) = try requester.ask(
          .hello(WireHello()), within: Deadline(seconds: Self.patience))
      else { return nil }
      return reply
    } catch {
      if case .noAnswer = error { return nil }
      throw Failure(error)
    }
  }
}
