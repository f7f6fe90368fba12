// kiwi in a process of its own, measuring one figure at a time on request, so that runs of both can alternate.
import Foundation

/// The peer program built by `tools/bench-peer-kiwi/build`. Commands and answers are lines: `FIGURE PATH BUDGET` → a number,
/// or `error …`.
final class KiwiPeer {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var buffer = Data()

  init(path: String) throws {
    process.executableURL = URL(filePath: path)
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  enum Answer {
    case value(Double)
    case failed(String)
  }

  func measure(_ figure: SolverFigure, _ path: String, _ plan: MeasurementPlan) throws -> Answer {
    try input.fileHandleForWriting.write(contentsOf: Data("\(figure.rawValue) \(path) \(plan.budget)\n".utf8))
    while true {
      if let end = buffer.firstIndex(of: 10) {
        let line = String(decoding: buffer[buffer.startIndex..<end], as: UTF8.self)
        buffer = Data(buffer[(end + 1)...])
        return Double(line).map(Answer.value) ?? .failed(line)
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return .failed("the peer ended") }
      buffer.append(more)
    }
  }
}

/// Fresh layouts by the kiwi peer, which `tools/bench-peer-kiwi/build` makes.
enum KiwiLayouts {
  /// What was found out.
  enum Answer: Sendable, Equatable {
    /// Microseconds of one layout, from no constraints to values.
    case microseconds(Double)
    /// Why there is no figure.
    case absent(String)
  }

  /// Measures a layout of a screen of 30 views from nothing: the problem `form-30` of `$SWIVEL_CORPUS/solver/problems`.
  /// `kiwi` is the peer's program; nil for the one `tools/setup --bench` builds.
  static func fresh(kiwi: String?) -> Answer {
    guard let options = BenchOptions(kiwi.map { ["--kiwi", $0] } ?? []), let program = options.kiwi else {
      return .absent("kiwi is absent (tools/bench-peer-kiwi/build makes it)")
    }
    guard let problems = options.problems, FileManager.default.fileExists(atPath: problems + "/form-30.alp") else {
      return .absent("kiwi has no problem of 30 views: set SWIVEL_CORPUS")
    }
    do {
      switch try KiwiPeer(path: program).measure(.build, problems + "/form-30.alp", options.plan) {
      case .value(let microseconds): return .microseconds(microseconds)
      case .failed(let reason): return .absent("kiwi failed: \(reason)")
      }
    } catch { return .absent("kiwi cannot be run at \(program): \(error)") }
  }
}
