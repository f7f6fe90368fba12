// swivel-bench idle: how often an instance wakes a processor, at rest and with a fast sensor.
import ArgumentParser
import Bus
import Foundation
import Launcher

struct Idle: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "idle",
    abstract: "Wake-ups a second of an instance at rest, and of its monitor at 1,000 samples a second.",
    discussion: """
      A wake-up is a voluntary switch of context of one of the processes' threads, as Linux counts them: a wait that ended. \
      What the kernel preempts is not counted, so that a busy machine does not change the figures much.
      """)

  @OptionGroup var output: ReportOptions

  @Option(help: "Seconds each is counted for.")
  var seconds = 10.0

  /// Wake-ups a second of all processes together at rest; of the monitor while a sensor is read a thousand times a second.
  static let restTarget = 30.0
  static let samplesTarget = 100.0
  /// Seconds an instance has before it is at rest: heartbeats come faster in the first.
  private static let settling = 3.0

  func validate() throws {
    guard (1...3_600).contains(seconds) else { throw ValidationError("--seconds: expected 1 to 3600, got \(seconds)") }
  }

  func run() throws {
    try output.run { printer in
      let instance = try BenchInstance()
      defer { instance.remove() }
      let directory = instance.directory
      let program = Installation.program("swivel")
      try runToEnd(program, ["up", "--detach", "--name", directory.name])
      defer { stop(directory) }
      guard let supervisor = try benching({ try InstanceLock.livingHolder(directory) }) else {
        throw BenchError.launcher(.notRunning(name: directory.name))
      }
      let node = try benching { try Node() }
      try wait(node, Self.settling)
      let family = [supervisor] + (try ProcessMemory.children(of: supervisor))
      let atRest = try rate(of: family) { try wait(node, seconds) }
      printer.report(
        Figure(
          bench: "idle", figure: "wake-ups a second at rest, all processes", value: atRest, unit: "",
          target: .valueAtMost(Self.restTarget)))
      let trace = FileManager.default.temporaryDirectory.appending(path: "\(directory.name).csv")
      defer { remove(trace) }
      do { try Data(Self.trace(seconds: seconds).utf8).write(to: trace) } catch { throw BenchError.traces("\(error)") }
      let monitors = try family.filter { try WakeUps.name(of: $0) == "swivel-monitor" }
      let fast = try rate(of: monitors) {
        try runToEnd(program, ["sensor", "play", trace.path, "--name", directory.name])
      }
      printer.report(
        Figure(
          bench: "idle", figure: "wake-ups a second of the monitor, 1,000 samples a second", value: fast, unit: "",
          target: .valueAtMost(Self.samplesTarget)))
    }
  }

  /// Lets time pass, at the one place where processes wait; nothing is watched that could end it before.
  private func wait(_ node: Node, _ seconds: Double) throws { try node.wait(until: node.now + seconds) }

  /// Wake-ups a second of `processes` while `body` runs.
  private func rate(of processes: [Int32], while body: () throws -> Void) throws -> Double {
    let (before, begun) = (try WakeUps.count(of: processes), MonotonicClock.machine.now)
    try body()
    return Double(try WakeUps.count(of: processes) - before) / (MonotonicClock.machine.now - begun)
  }

  private func runToEnd(_ program: String, _ arguments: [String]) throws {
    var child = ChildProgram(path: program, arguments: arguments)
    child.standardOutput = .file("/dev/null")
    let code = try benching { try child.runToEnd() }
    guard code == 0 else { throw BenchError.upFailed(code: code) }
  }

  private func stop(_ directory: InstanceDirectory) {
    do { try InstanceLock.stop(directory, within: 5) } catch { Complaint.print("swivel-bench: \(error)") }
  }

  private func remove(_ file: URL) {
    do { try FileManager.default.removeItem(at: file) } catch { Complaint.print("left behind: \(file.path)") }
  }

  /// A device that is held upright, read a thousand times a second; the last digit of a reading changes.
  private static func trace(seconds: Double) -> String {
    let rows = (0..<Int(seconds * 1_000)).map { "\(Double($0) / 1_000),0,-1,\(Double($0 % 10) / 1_000)" }
    return "t,ax,ay,az\n" + rows.joined(separator: "\n") + "\n"
  }
}

/// How often the threads of processes have been woken, as `/proc` tells it.
enum WakeUps {
  /// The sum over all threads of `processes`; a thread that has ended counts no more.
  static func count(of processes: [Int32]) throws(BenchError) -> Int {
    var sum = 0
    for process in processes {
      let tasks = "/proc/\(process)/task"
      let threads: [String]
      do { threads = try FileManager.default.contentsOfDirectory(atPath: tasks) } catch { throw .proc(path: tasks) }
      for thread in threads {
        let path = "\(tasks)/\(thread)/status"
        guard let count = count(status: try ProcessMemory.text(path)) else { throw .proc(path: path) }
        sum += count
      }
    }
    return sum
  }

  /// `voluntary_ctxt_switches` of proc(5)'s status; nil where there is none.
  static func count(status: String) -> Int? {
    for line in status.split(separator: "\n") where line.hasPrefix("voluntary_ctxt_switches:") {
      return line.split(whereSeparator: { $0 == "\t" || $0 == " " }).last.flatMap { Int($0) }
    }
    return nil
  }

  /// A process's name, the first fifteen characters of its program's.
  static func name(of process: Int32) throws(BenchError) -> String {
    try ProcessMemory.text("/proc/\(process)/comm").trimmingCharacters(in: .newlines)
  }
}
