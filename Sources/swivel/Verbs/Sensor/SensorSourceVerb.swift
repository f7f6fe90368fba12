// Choosing where the samples come from: gives back what rotate displaced.
import ArgumentParser
import Bus
import ControlClient
import EventLog
import Foundation

struct SensorSourceVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "source", abstract: "Choose the source of the samples, or print it.",
    discussion: """
      held: the device stays as it is now. iio: an accelerometer of this machine, looked for anew, its configuration \
      read again. The name of a trace that was displaced, as its receipt told: it goes on where it was, and each turn \
      it makes is reported.
      """)

  @Argument(help: "held, iio, or the name of the displaced trace; nothing prints the present one.")
  var source: String?

  @Option(help: "Seconds to wait for an answer, beyond a trace's own time.")
  var timeout = 5.0

  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard timeout > 0, timeout <= FollowOptions.longestTimeout else {
      throw ValidationError("--timeout: expected more than 0 s, got \(timeout)")
    }
  }

  func run() throws {
    let client = try instance.client()
    guard let source else { return try show(client) }
    var printer = ReceiptPrinter(output)
    let followed: Followed
    do { followed = try client.select(source: source, slack: timeout) { printer.show($0) } } catch {
      throw Failure(error)
    }
    output.tell("source \(source): \(followed.sensorReason)") { json in
      json.add("source", source)
      json.add("displacedSource", followed.displacedSource)
      json.add("sensor", followed.sensorReason)
    }
    if !followed.displacedSource.isEmpty { output.remark("  displaced the source '\(followed.displacedSource)'") }
  }

  private func show(_ client: ControlClient) throws {
    do {
      let state = try client.sensorState(deadline: Deadline(seconds: timeout))
      output.tell(state.source + (state.sourceDetail.isEmpty ? "" : ": " + state.sourceDetail)) { json in
        json.add("source", state.source)
        json.add("sourceDetail", state.sourceDetail)
        json.add("displacedSource", state.displacedSource)
      }
      if !state.displacedSource.isEmpty {
        output.remark("  '\(state.displacedSource)' was displaced and can be given back")
      }
    } catch { throw Failure(error) }
  }
}
