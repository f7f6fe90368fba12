// Debian's rsvg-convert painting our own SVG: what another way to a PNG costs.
import Foundation

/// The peer of painting.
enum SVGPeer {
  /// The best of some runs in milliseconds, each with the program's start; nil where it is not on the `PATH` or fails.
  static func best(of runs: Int, painting drawing: String, scale: Int) -> Double? {
    let program = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appending(path: "rsvg-convert") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let program else { return nil }
    let folder = FileManager.default.temporaryDirectory.appending(path: "swivel-bench-\(UUID().uuidString)")
    let (given, made) = (folder.appending(path: "screen.svg"), folder.appending(path: "screen.png"))
    defer { do { try FileManager.default.removeItem(at: folder) } catch {} }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(drawing.utf8).write(to: given)
      let clock = ContinuousClock()
      var best = Double.infinity
      for _ in 0..<runs {
        let process = Process()
        process.executableURL = program
        process.arguments = ["-z", "\(scale)", "-o", made.path, given.path]
        let time = try clock.measure {
          try process.run()
          process.waitUntilExit()
        }
        guard process.terminationStatus == 0 else { return nil }
        best = min(best, time / .milliseconds(1))
      }
      return best
    } catch { return nil }
  }
}
