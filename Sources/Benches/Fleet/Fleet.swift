// swivel-bench fleet: how many devices one core turns at 60 Hz.
import ArgumentParser

struct FleetMeasure: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fleet", abstract: "Devices one core turns sixty times a second each.",
    discussion: """
      Each device is a sensor and a host with a log, over ZeroMQ inside this process, all in one thread. Every device gets a \
      pose every 1/60 s, whether or not the last one is done; the time is from when the pose was due until the settled state \
      has reached a subscriber. The devices are counted for which 99 of 100 poses take less than 16 ms.
      """)

  @Option(help: "How many devices, separated by commas; each is measured.")
  var devices = "1,10,50,100,200,500"

  @Option(help: "Seconds to measure each number of devices for.")
  var seconds = 3.0

  @OptionGroup var output: ReportOptions

  func validate() throws {
    guard !counts.isEmpty, counts.allSatisfy({ (1...500).contains($0) }) else {
      throw ValidationError("--devices: expected numbers from 1 to 500, got \(devices)")
    }
    guard seconds > 0, seconds <= 3600 else { throw ValidationError("--seconds: expected above 0 up to 3600") }
  }

  private var counts: [Int] {
    let words = devices.split(separator: ",")
    let numbers = words.compactMap { Int($0) }
    return numbers.count == words.count ? numbers.sorted() : []
  }

  func run() throws {
    try output.run { printer in
      var most = 0
      for count in counts {
        let latencies: Sample
        do {
          latencies = try MainActor.assumeIsolated { try FleetBench(count).measure(seconds: seconds) }
        } catch { throw BenchError.core("\(error)") }
        let worst = latencies.percentile(99)
        if worst < FleetBench.limit { most = max(most, count) }
        printer.report(
          Figure(bench: "fleet", figure: "\(count) devices, a pose, median", value: latencies.median, unit: "ms"))
        printer.report(Figure(bench: "fleet", figure: "\(count) devices, a pose, p99", value: worst, unit: "ms"))
      }
      printer.report(
        Figure(
          bench: "fleet", figure: "of these, devices a core with p99 under 16 ms", value: Double(most), unit: "",
          target: .valueAtLeast(1)))
    }
  }
}
