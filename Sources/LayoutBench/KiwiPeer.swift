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

  func measure(_ figure: Figure, _ path: String, _ plan: MeasurementPlan) throws -> Answer {
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
