// The peer's side of the comparison: the C program with three raw libzmq hops, driven block by block.
import Foundation
import Launcher

/// A running `swivel-bench-hops`.
final class HopsPeer {
  static let name = "three libzmq hops in C"

  private let process = Process()
  private let orders = Pipe()
  private let latencies = Pipe()

  /// Payloads in bytes; `directory` is where its sockets go.
  init(directory: String, topicSuffix: String, request: Int, change: Int, delta: Int) throws {
    process.executableURL = URL(fileURLWithPath: Installation.program("swivel-bench-hops"))
    process.arguments = [directory, topicSuffix, "\(request)", "\(change)", "\(delta)"]
    process.standardInput = orders
    process.standardOutput = latencies
    try process.run()
  }

  /// Latencies of a block of round trips, in microseconds.
  func measure(_ count: Int) throws -> [Double] {
    withUnsafeBytes(of: UInt32(count)) { orders.fileHandleForWriting.write(Data($0)) }
    let size = count * MemoryLayout<UInt64>.size
    var data = Data()
    while data.count < size {
      guard let more = try latencies.fileHandleForReading.read(upToCount: size - data.count), !more.isEmpty else {
        throw BenchError.peer("ended before it answered")
      }
      data += more
    }
    return data.withUnsafeBytes { bytes in
      (0..<count).map { Double(bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self)) / 1000 }
    }
  }

  /// Its input's end is the order to leave.
  func stop() {
    orders.fileHandleForWriting.closeFile()
    process.waitUntilExit()
  }
}
