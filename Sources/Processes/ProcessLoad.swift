// What the kernel says of a process, for whoever waits for one: it stands apart because launcher and explorer both wait.
import Foundation

/// What the kernel says of a process at one moment.
public struct ProcessLoad: Sendable, Equatable {
  /// `dying` is a process whose crash is being read, to say where it was.
  public enum State: Sendable { case running, waiting, stopped, traced, dying }
  /// What it does at this moment.
  public var state: State
  /// Seconds of processor time it has had since it was started.
  public var processorTime: Double

  /// A load as it is given.
  public init(state: State, processorTime: Double) {
    self.state = state
    self.processorTime = processorTime
  }
}

extension ProcessLoad {
  /// Whether the helper that reads a crashed process for Swift's runtime is at work for this one.
  public static func isBacktracing(_ process: Int32) -> Bool {
    let tasks = "/proc/\(process)/task"
    return threads(tasks).contains { task in
      (text("\(tasks)/\(task)/children") ?? "").split(separator: " ").contains { child in
        text("/proc/\(child)/comm")?.hasPrefix("swift-backtrac") == true
      }
    }
  }

  /// A process may be gone by the time it is looked at.
  private static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func threads(_ path: String) -> [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if Int32(name) != nil { names.append(name) }
    }
    return names
  }

  /// Reads it of a living process; nil when it cannot be read.
  public init?(process: Int32) {
    guard let stat = Self.text("/proc/\(process)/stat"), let status = Self.text("/proc/\(process)/status") else {
      return nil
    }
    self.init(stat: stat, status: status, ticksPerSecond: Double(sysconf(Int32(_SC_CLK_TCK))))
    if Self.isBacktracing(process) { state = .dying }
  }

  /// Reads proc(5): the name in parentheses may hold anything, so that what follows is counted from its end.
  public init?(stat: String, status: String, ticksPerSecond: Double) {
    guard let end = stat.lastIndex(of: ")") else { return nil }
    let fields = stat[stat.index(after: end)...].split(separator: " ")
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return nil }
    processorTime = (user + system) / ticksPerSecond
    let isTraced = status.split(separator: "\n").contains { line in
      line.hasPrefix("TracerPid:") && !line.hasSuffix("\t0")
    }
    switch fields[0] {
    case _ where isTraced: state = .traced
    case "R": state = .running
    case "T": state = .stopped
    case "t": state = .traced
    default: state = .waiting
    }
  }
}
