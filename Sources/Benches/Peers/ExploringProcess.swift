// A process that explores by itself and says how fast: what several do at once shows what a second core brings.
import Foundation
import Launcher

/// A running `swivel-bench explore --worker`.
final class ExploringProcess {
  private let process = Process()
  private let answers = Pipe()

  /// So many events of the bench's app, with all oracles, by a seed.
  init(events: Int, seed: Int, config: String?) throws {
    process.executableURL = URL(fileURLWithPath: Installation.program("swivel-bench"))
    process.arguments =
      ["explore", "--worker", "--events", "\(events)", "--seed", "\(seed)"] + (config.map { ["--config", $0] } ?? [])
    process.standardOutput = answers
    try process.run()
  }

  /// Events a second, once it is done.
  func rate() throws -> Double {
    let words = String(decoding: try answers.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0, let rate = Double(words.trimmingCharacters(in: .whitespacesAndNewlines))
    else {
      throw BenchError.peer("an exploring process ended with \(process.terminationStatus)")
    }
    return rate
  }

  /// Events a second of so many at once, all together.
  static func rate(of count: Int, events: Int, config: String?) throws -> Double {
    let all = try (1...count).map { try ExploringProcess(events: events, seed: $0, config: config) }
    return try all.map { try $0.rate() }.reduce(0, +)
  }
}
