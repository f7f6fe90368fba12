// Where one running Swivel keeps its sockets, lock and log: a directory only its user can enter.
import Foundation
import Vocabulary

/// The directory of a named instance, and the files in it.
public struct InstanceDirectory: Sendable, Equatable {
  /// The name given to `swivel up --name`.
  public let name: String
  /// The absolute path.
  public let path: String

  /// The name of an instance nobody named.
  public static let standardName = "default"

  /// A UNIX socket's path holds 107 bytes and a NUL (`sun_path`).
  public static let maximumSocketPath = 107

  /// The directory that holds all instances: `$XDG_RUNTIME_DIR/swivel`, else a private one under the temporary directory.
  public static var base: String { base(in: ProcessInfo.processInfo.environment) }

  /// The same of some environment. A relative path is no place: it would be another one in each folder a verb is run in, and the XDG
  /// Base Directory Specification has it ignored.
  static func base(in environment: [String: String]) -> String {
    func place(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    if let runtime = place("XDG_RUNTIME_DIR") { return runtime + "/swivel" }
    let temporary = place("TMPDIR") ?? "/tmp"
    let trimmed = temporary.hasSuffix("/") && temporary.count > 1 ? String(temporary.dropLast()) : temporary
    return "\(trimmed)/swivel-\(getuid())"
  }

  /// The variables that name a relative path, which is passed over.
  public static var passedOver: [String] {
    let environment = ProcessInfo.processInfo.environment
    return ["XDG_RUNTIME_DIR", "TMPDIR"].filter { environment[$0].map { !$0.isEmpty && !$0.hasPrefix("/") } ?? false }
  }

  /// Checks the name and that sockets fit; touches no file.
  public init(name: String) throws(BusError) {
    let allowed = name.utf8.allSatisfy { byte in
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }
    guard (1...32).contains(name.utf8.count), allowed, name != ".", name != ".." else { throw .badName(name) }
    try self.init(name: name, path: Self.base + "/" + name)
  }

  /// The directory a launcher handed to its child.
  public init(path: String) throws(BusError) {
    try self.init(name: String(path.split(separator: "/").last ?? ""), path: path)
  }

  private init(name: String, path: String) throws(BusError) {
    self.name = name
    self.path = path
    let longest = path + "/monitor.control"
    guard longest.utf8.count <= Self.maximumSocketPath else {
      throw .pathTooLong(path: longest, limit: Self.maximumSocketPath)
    }
  }

  /// Makes the directory, and the one above it, with mode 0700, and opens it; refuses one that is not this user's alone.
  @discardableResult
  public func create() throws(BusError) -> PrivateDirectory {
    try PrivateDirectory.make(path)
    guard let open = try open() else {
      throw .file(call: "open", path: path, reason: String(cString: strerror(ENOENT)))
    }
    return open
  }

  /// Opens the directory; nil when there is none. Throws when it is not this user's alone: what lies in it, its sockets
  /// included, may be somebody else's then.
  public func open() throws(BusError) -> PrivateDirectory? { try PrivateDirectory.open(path) }

  /// Opens the directory for a process that was told to work in it. One that would serve there without a launcher of its own,
  /// `byHand`, is refused while there is one: libzmq would let it take the sockets from those who serve.
  public func enter(byHand: Bool = false) throws(BusError) {
    guard try open() != nil else { throw .file(call: "open", path: path, reason: String(cString: strerror(ENOENT))) }
    if byHand, try isLed() { throw .led(path: path) }
  }

  /// Whether a launcher lives in the directory: it holds the lock on its file for as long as it does.
  public func isLed() throws(BusError) -> Bool {
    guard let file = try open()?.file(Self.launcherName, O_RDWR) else { return false }
    defer { close(file) }
    return flock(file, LOCK_EX | LOCK_NB) != 0
  }

  static func failure(_ call: String, _ path: String) -> BusError {
    .file(call: call, path: path, reason: String(cString: strerror(errno)))
  }

  /// The names of `launcherFile` and `lockFile` in the directory.
  public static let (launcherName, lockName) = ("launcher", "lock")

  /// Locked by the living launcher alone; holds its process identifier.
  public var launcherFile: String { path + "/" + Self.launcherName }
  /// Locked while any process of the instance lives.
  public var lockFile: String { path + "/" + Self.lockName }
  /// The host's log of inputs and outcomes.
  public var logFile: String { path + "/" + Self.logName }
  private static let logName = "host.swivel"
  /// The host's log, once the directory and the file are proved to be this user's alone; nil when there is none. Later parts of it
  /// lie in the same directory.
  public func provenLog() throws(BusError) -> String? {
    guard let file = try open()?.file(Self.logName, O_RDONLY) else { return nil }
    close(file)
    return logFile
  }

  /// The log of the run before.
  public var previousLogFile: String { path + "/host.previous.swivel" }
  /// What a restarted sensor goes on from.
  public var sensorStateFile: String { path + "/sensor.state" }
  /// Where a detached instance's diagnostics go.
  public var diagnosticsFile: String { path + "/" + Self.diagnosticsName }
  /// Its name in the directory.
  public static let diagnosticsName = "diagnostics.log"

  /// Where a detached instance's monitor writes its lines.
  public var monitorFile: String { path + "/monitor.log" }

  /// The addresses of the instance's sockets, `ipc://` in the directory.
  public var endpoints: Endpoints {
    Endpoints(
      sensorEvents: "ipc://\(path)/sensor.events", sensorControl: "ipc://\(path)/sensor.control",
      hostState: "ipc://\(path)/host.state", hostControl: "ipc://\(path)/host.control",
      monitorControl: "ipc://\(path)/monitor.control")
  }

  /// The names of the instances that have a directory, sorted.
  public static func all() throws(BusError) -> [String] {
    guard try PrivateDirectory.isPrivate(base), let directory = opendir(base) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}

/// The addresses of one instance's sockets.
public struct Endpoints: Sendable, Equatable {
  /// PUB: samples, orientation changes, heartbeats.
  public var sensorEvents: String
  /// ROUTER: holds, traces, lock, catch-up.
  public var sensorControl: String
  /// PUB: state deltas, heartbeats.
  public var hostState: String
  /// ROUTER: commands, receipts, snapshots.
  public var hostControl: String
  /// ROUTER: hello.
  public var monitorControl: String

  public init(
    sensorEvents: String, sensorControl: String, hostState: String, hostControl: String, monitorControl: String
  ) {
    self.sensorEvents = sensorEvents
    self.sensorControl = sensorControl
    self.hostState = hostState
    self.hostControl = hostControl
    self.monitorControl = monitorControl
  }

  /// What stands between a peer's name and its address elsewhere.
  static let elsewhere = " at tcp://"

  /// What a process is called in errors: by its address as well where it is reached by TCP, for it may not be there, or not answer
  /// whom it does not know.
  public static func peer(_ role: String, at endpoint: String) -> String {
    endpoint.hasPrefix("tcp://") ? "\(role) at \(endpoint)" : role
  }

  /// Addresses inside one process, for a bus without processes.
  public static func inproc(_ name: String) -> Endpoints {
    Endpoints(
      sensorEvents: "inproc://\(name).sensor.events", sensorControl: "inproc://\(name).sensor.control",
      hostState: "inproc://\(name).host.state", hostControl: "inproc://\(name).host.control",
      monitorControl: "inproc://\(name).monitor.control")
  }
}
