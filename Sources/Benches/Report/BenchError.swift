// Why something could not be measured.
import Bus
import Foundation
import Launcher
import Wire

/// An error of the benches.
enum BenchError: Error, CustomStringConvertible {
  case plan(LaunchPlanError)
  case launcher(LauncherError)
  case bus(BusError)
  /// The peer program could not be run, or ended early.
  case peer(String)
  /// No settled state came within these seconds.
  case noDelta(seconds: Double)
  /// What came is not what the scenario says.
  case unexpected(scenario: String, expected: String, actual: String)
  /// A signal or the end of a process stopped the run.
  case interrupted
  /// `swivel up` ended with this code.
  case upFailed(code: Int32)
  /// A file under `/proc` is not as documented.
  case proc(path: String)
  /// Traces that are not there or cannot be read.
  case traces(String)
  /// The device of the core bench could not be made.
  case core(String)
  /// Documents that are not there or cannot be read.
  case storyboards(String)

  var description: String {
    switch self {
    case .plan(let error): "\(error)"
    case .launcher(let error): "\(error)"
    case .bus(let error): "\(error)"
    case .peer(let text): "the peer: \(text)"
    case .noDelta(let seconds): "no settled state within \(seconds) s"
    case .unexpected(let scenario, let expected, let actual): "\(scenario): expected \(expected), got \(actual)"
    case .interrupted: "interrupted"
    case .upFailed(let code): "swivel up ended with \(code)"
    case .proc(let path): "\(path): cannot be read"
    case .traces(let text), .core(let text), .storyboards(let text): text
    }
  }
}

/// Runs work of the layers below, its errors turned into the bench's.
func benching<Result>(_ work: () throws -> Result) throws(BenchError) -> Result {
  do { return try work() } catch let error as BenchError { throw error } catch let error as LaunchPlanError {
    throw .plan(error)
  } catch let error as LauncherError {
    throw .launcher(error)
  } catch let error as BusError {
    throw .bus(error)
  } catch let error as WireError {
    throw .bus(.message(error))
  } catch { throw .peer("\(error)") }
}

/// Lines on standard error.
enum Complaint {
  static func print(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
