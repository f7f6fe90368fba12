// The benches: programs that print figures beside a peer's of the same run, and leave with 1 when a target is missed.
import ArgumentParser
import Synchronization

/// The command `swivel-bench`; its subcommands are the benches.
public struct SwivelBench: ParsableCommand {
  /// What the command line offers.
  public static let configuration = CommandConfiguration(
    commandName: "swivel-bench", abstract: "Measures Swivel beside its peers.",
    discussion:
      "Build it with -c release. Exit codes: 0 every target met, 1 a target missed, 2 it could not be measured.",
    subcommands: [
      Core.self, ExploreMeasure.self, FleetMeasure.self, IPC.self, Idle.self, Layout.self, PicturesMeasure.self,
      ReplayMeasure.self, Sensor.self, Start.self, Storyboards.self, StoryboardFuzz.self, SweepMeasure.self, Turn.self,
      WalkMeasure.self,
    ])

  /// The benches by themselves; arguments choose among them.
  public init() {}
}

/// The allocations of the program that measures.
public enum Allocations {
  private static let source = Mutex<(@Sendable () -> Int)?>(nil)
  private static let scale = Mutex<(@Sendable () -> Int)?>(nil)

  /// What counts the heap allocations of this process so far; said once, by a program that can.
  public static func count(by counter: @escaping @Sendable () -> Int) { source.withLock { $0 = counter } }

  /// Counts the heap allocations of this process so far; nil in a program that cannot.
  static var counter: (@Sendable () -> Int)? { source.withLock { $0 } }

  /// What tells the bytes this process has in use; said once, by a program that can.
  public static func weigh(by bytes: @escaping @Sendable () -> Int) { scale.withLock { $0 = bytes } }

  /// Tells the bytes this process has in use; nil in a program that cannot.
  static var bytes: (@Sendable () -> Int)? { scale.withLock { $0 } }
}

/// How figures are printed.
struct ReportOptions: ParsableArguments {
  @Flag(help: "Print JSON Lines.")
  var json = false

  /// Measures with a printer, and leaves with what the figures came to.
  func run(_ measure: (inout FigurePrinter) throws -> Void) throws {
    var printer = FigurePrinter(json: json)
    do { try measure(&printer) } catch let error as BenchError {
      Complaint.print("swivel-bench: \(error)")
      throw ExitCode(2)
    }
    if printer.exitCode != 0 { throw ExitCode(printer.exitCode) }
  }
}
