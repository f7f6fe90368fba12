// Programs that are run to their end, and what is left of them when the one that waits for it is killed: nothing.
import Bus
import Foundation
import Launcher
import Testing

@Suite struct StarterTests {
  private let sandbox: Sandbox
  private let pipe: String

  init() throws {
    sandbox = try Sandbox()
    pipe = sandbox.runtime + "/pipe.swivel"
    try #require(mkfifo(pipe, 0o600) == 0)
  }

  /// A verb whose host reads its script from a pipe, in which nothing comes: by itself it would wait for ever. With a format of
  /// suites another process of the same program stands between the two.
  @Test(arguments: [["run"], ["run", "--format", "junit"]], [SIGKILL, SIGTERM, SIGHUP])
  func aHostEndsWithTheVerbThatRunsIt(verb: [String], signal: Int32) throws {
    let running = try sandbox.start(verb + [pipe])
    // Nobody can open it for writing until the host has opened it for reading.
    var writer: Int32 = -1
    while writer < 0, running.process.isRunning { writer = open(pipe, O_WRONLY | O_NONBLOCK | O_CLOEXEC) }
    try #require(writer >= 0)
    defer { close(writer) }
    kill(running.process.processIdentifier, signal)
    // poll(2): a pipe that nobody reads any more is in error.
    var item = pollfd(fd: writer, events: 0, revents: 0)
    #expect(poll(&item, 1, 30_000) == 1 && item.revents & Int16(POLLERR) != 0)
    _ = try running.finish()
  }

  /// The demonstration's instance is its own, and nobody would know to end it. ps ends with 5 where nothing runs.
  @Test(arguments: [SIGKILL, SIGTERM]) func theDemonstrationTakesItsInstanceWithIt(signal: Int32) throws {
    let running = try sandbox.start(["demo"])
    while try sandbox.swivel("ps").status != 0, running.process.isRunning {}
    try #require(running.process.isRunning)
    kill(running.process.processIdentifier, signal)
    _ = try running.finish()
    let deadline = Deadline(seconds: 60)
    while try sandbox.swivel("ps").status != 5, !deadline.hasPassed {}
    #expect(!deadline.hasPassed)
  }

  /// Verbs that run others to their end, which would go on for ever: an app loops at its launch, one is explored for an hour, a tap of
  /// a suite's script never returns.
  enum Endless: String, CaseIterable {
    case sweep, explore, test

    /// Among the words of the process that is started last.
    fileprivate var mark: String {
      switch self {
      case .sweep: "--sweep"
      case .explore: "--worker"
      case .test: "--script"
      }
    }

    fileprivate func words(_ folder: String) throws -> [String] {
      let faulty = ["--host", Installation.program("swivel-fault-host")]
      switch self {
      case .sweep: return [rawValue, "--app", "LoopingAtLaunch", "--device", "iphone-8"] + faulty
      case .explore: return [rawValue, "--app", "Programmatic", "--device", "iphone-8", "--budget", "60m"]
      case .test:
        let lines = [
          #"{"v":1,"record":"header","device":"iphone-8","era":"11","apps":["Faulty"]}"#,
          #"{"record":"input","event":"tap","window":1,"target":"loop"}"#,
        ]
        let script = folder + "/loop.swivel"
        try lines.map { $0 + "\n" }.joined().write(toFile: script, atomically: false, encoding: .utf8)
        return [rawValue, script] + faulty
      }
    }
  }

  @Test(arguments: Endless.allCases, [SIGKILL, SIGTERM, SIGHUP])
  func nobodyIsLeftOfAVerbThatRunsOthers(verb: Endless, signal: Int32) throws {
    let running = try sandbox.start(try verb.words(sandbox.runtime))
    var isUnderWay = false
    while !isUnderWay, running.process.isRunning {
      isUnderWay = try sandbox.processes().contains { $0.words.contains(verb.mark) }
    }
    try #require(isUnderWay && running.process.isRunning)
    kill(running.process.processIdentifier, signal)
    let deadline = Deadline(seconds: 60)
    while try !sandbox.processes().isEmpty, !deadline.hasPassed {}
    let left = try sandbox.processes()
    #expect(left.isEmpty)
    for process in left { kill(process.number, SIGKILL) }
    // Not before: Foundation hears of an end only when those have ended, too, that the process left behind.
    _ = try running.finish()
  }

  /// Whoever is not the child of the process that is named lives on while that one does, and ends at once when there is none.
  @Test(
    arguments: [("1", 0), ("0", 0), ("-1", 0), ("x", 0), ("", 0), ("2147483647", 128 + SIGTERM)] as [(String, Int32)])
  func theStarterIsNamedByItsNumber(number: String, status: Int32) throws {
    let words = "SWIVEL_STARTER=\(number) exec \(Installation.program("swivel")) --version"
    #expect(try sandbox.start(["-c", words], program: "/bin/sh").finish().status == status)
  }
}
