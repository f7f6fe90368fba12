// The verbs that explain: why windows have their orientation, and what the apps' objects were told.
import ArgumentParser
import ControlClient
import EventLog
import Foundation
import Orientation
import Wire

struct Why: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain the last decision about orientation: who was asked, which masks met, which gate closed.",
    discussion: "The numbers in parentheses are the rules of the specification.")

  @Flag(help: "Explain the device's orientation instead: the sensor's last decision, and what it was made from.")
  var sensor = false

  @OptionGroup var only: WindowOption

  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func run() throws {
    let client = try instance.client()
    if sensor { return try explainSensor(client, output, following) }
    let reasons: WireReasons
    do { reasons = try client.reasons(window: only.window ?? 0, deadline: following.deadline) } catch {
      throw Failure(error)
    }
    for window in reasons.windows {
      let interface = InterfaceOrientation(rawValue: Int(window.interface)) ?? .unknown
      output.remark("window \(window.id) \(window.app): \(interface)")
      for (index, line) in window.lines.enumerated() {
        output.tell("  \(line)") { json in
          json.add("window", Int(window.id))
          json.add("app", window.app)
          json.add("interfaceOrientation", interface.name)
          json.add("line", index + 1)
          json.add("text", line)
        }
      }
    }
  }
}

struct LedgerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ledger", abstract: "Print the callbacks of the last inputs, in order.",
    discussion: "Input 0 is the launch. The host keeps the last inputs only.")

  @OptionGroup var only: WindowOption

  @Option(help: "How many inputs.")
  var last = 1

  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var following: FollowOptions

  func validate() throws {
    guard last > 0 else { throw ValidationError("--last: expected 1 or more, got \(last)") }
  }

  func run() throws {
    let client = try instance.client()
    let ledger: WireLedger
    do { ledger = try client.ledger(last: last, deadline: following.deadline) } catch { throw Failure(error) }
    for input in ledger.inputs {
      output.remark("#\(input.seq) \(input.input)")
      for entry in input.entries where only.window.map({ entry.window == $0 }) ?? true {
        output.tell("  \(entry.window)  \(entry.subject).\(entry.call)", json: json(input, entry))
      }
    }
  }

  private func json(_ input: WireLedgerOfInput, _ entry: WireLedgerEntry) -> String {
    var json = JSONText.object
    json.add("v", 1)
    json.add("seq", input.seq)
    json.add("window", Int(entry.window))
    json.add("subject", entry.subject)
    json.add("call", entry.call)
    return json.closed
  }
}
