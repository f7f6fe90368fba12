// Playing what a sensor would read: a recorded trace, a stream, or a motion by name.
import ArgumentParser
import Bus
import Configuration
import ControlClient
import Emulator
import Foundation
import Launcher
import Orientation
import SensorSources
import Wire

struct SensorPlay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Play a trace or a motion and report every turn it makes.")

  @Argument(
    help: """
      A CSV file, plain or gzip: the columns t,ax,ay,az (s, g, iOS signs), or what an app on a phone exports. \
      - plays standard input as it comes.
      """)
  var file: String?

  @Option(help: "A motion of the configuration's motions/ instead of a file, such as turn-left.")
  var motion: String?

  @Option(help: "The configuration folder, for --motion.")
  var config: String?

  @Option(help: "Times real time.")
  var rate = 1.0

  @Option(help: "Seconds to wait beyond the trace's own time.")
  var timeout = 10.0

  @OptionGroup var columns: ColumnsOption
  @OptionGroup var instance: InstanceOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard rate > 0, rate.isFinite else { throw ValidationError("--rate: expected more than 0, got \(rate)") }
    guard timeout > 0, timeout <= FollowOptions.longestTimeout else {
      throw ValidationError("--timeout: expected more than 0 s, got \(timeout)")
    }
    guard (file == nil) != (motion == nil) else {
      throw ValidationError("expected a file, - for standard input, or --motion NAME, and only one of them")
    }
  }

  func run() throws {
    if let motion {
      let samples = try namedMotion(motion, config: config).samples()
      return try play(samples, name: motion, rate: rate, slack: timeout, try instance.client(), output)
    }
    guard let file, file != "-" else { return try playInput(try instance.client()) }
    try Mistakes.demandFile(file, endings: [".csv", ".csv.gz"])
    let trace: Trace
    let told = try columns.parsed()
    do { trace = try TraceReader.trace(fromFile: file, columns: told) } catch { throw Failure("\(error)", .usage) }
    sayUnits(trace.units)
    let samples = trace.samples
    var progress = TraceProgress()
    for sample in samples { progress.take(sample) }
    if let finding = progress.finding { throw Failure("\(file): \(finding)", .finding) }
    guard samples.count <= maximumTraceSamples else {
      throw Failure("\(file): \(samples.count) samples; at most \(maximumTraceSamples) can be played", .usage)
    }
    let name = (file as NSString).lastPathComponent
    try play(samples, name: name, rate: rate, slack: timeout, try instance.client(), output)
  }

  /// How long one look for more input may keep receipts waiting, in milliseconds.
  private static let glance: Int32 = 20

  private func playInput(_ client: ControlClient) throws {
    let input = InputBytes(descriptor: STDIN_FILENO)
    var stream = TraceStream(name: "standard input", columns: try columns.parsed())
    var printer = ReceiptPrinter(output)
    var count = 0
    do {
      _ = try client.stream(
        name: "standard input", rate: rate, slack: timeout,
        next: {
          do {
            guard let bytes = try input.next(milliseconds: Self.glance) else {
              let rest = try stream.finish()
              count += rest.count
              return .last(rest)
            }
            let samples = try stream.take(bytes)
            count += samples.count
            return .samples(samples)
          } catch let error as SensorSourceError { throw Failure("\(error)", .usage) }
        },
        each: { printer.show($0) })
    } catch let error as ControlError { throw Failure(error) }
    try printer.finish("played \(count) samples of standard input")
  }
}

/// The motion with this name in the configuration.
func namedMotion(_ name: String, config: String?) throws -> Motion {
  guard let folder = Installation.configuration(named: config) else {
    throw Failure("\(LaunchPlanError.noConfiguration)", .usage)
  }
  do { return try ConfigurationFolder(path: folder).motion(name) } catch { throw Failure("\(error)", .usage) }
}

/// Prints receipts as they come; the exit code is the worst of all.
struct ReceiptPrinter {
  private let output: OutputOptions
  private var worst = ExitStatus.done
  private(set) var count = 0

  init(_ output: OutputOptions) { self.output = output }

  mutating func show(_ receipt: Receipt) {
    count += 1
    let told = receipt.ending()
    output.tell(lines: receipt.lines(as: told), jsonLines: [receipt.json(as: told).closed])
    fflush(nil)
    let status = receipt.exitStatus()
    if status.rawValue > worst.rawValue { worst = status }
  }

  /// Says what was played, and leaves with the code.
  func finish(_ what: String) throws {
    output.remark(
      "\(what): \(count) orientation \(count == 1 ? "change" : "changes")\(worst == .done ? ", all settled" : "")")
    if worst != .done { throw ExitCode(worst.rawValue) }
  }
}

/// Plays samples and prints each receipt as it comes; the exit code is the worst of all.
func play(
  _ samples: [AccelerationSample], name: String, rate: Double, slack: Double, _ client: ControlClient,
  _ output: OutputOptions
) throws {
  var printer = ReceiptPrinter(output)
  do {
    _ = try client.play(name: name, samples: samples, rate: rate, slack: slack) { printer.show($0) }
  } catch { throw Failure(error) }
  try printer.finish("played \(samples.count) samples of \(name)")
}
