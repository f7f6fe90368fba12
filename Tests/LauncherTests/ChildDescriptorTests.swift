// What children find when they start: their descriptors, their signals, their output in files; and how one under watch is treated.
import Bus
import Foundation
import Processes
import Testing

@testable import Launcher

@Suite final class ChildDescriptorTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/swd" + UUID().uuidString.prefix(8)
  /// Ends of pipes that stay open while somebody reads the other.
  private var writers: [Int32] = []

  init() throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
  }

  deinit {
    for writer in writers where writer >= 0 { close(writer) }
    do { try FileManager.default.removeItem(atPath: folder) } catch { print("left behind: \(folder): \(error)") }
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
  }

  /// A process that has done what it is told and reads from a pipe nobody writes to. It works no more: one that is still being
  /// loaded waits now and then, and is busy again when it is looked at.
  private func sleeper(_ before: String) throws -> Int32 {
    let pipe = folder + "/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    let process = try ChildProgram(path: "/bin/sh", arguments: ["-c", before + "read nothing <\"$1\"", "sh", pipe])
      .spawn(lifeline: nil, lock: nil)
    let deadline = Deadline(seconds: 60)
    // Nobody can open it for writing until the process has opened it for reading.
    var writer: Int32 = -1
    while writer < 0, !deadline.hasPassed { writer = open(pipe, O_WRONLY | O_NONBLOCK | O_CLOEXEC) }
    writers.append(writer)
    func isAsleep() throws -> Bool {
      try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8).contains(") S ")
    }
    while try !isAsleep(), !deadline.hasPassed {}
    try #require(writer >= 0 && !deadline.hasPassed)
    return process
  }

  private func end(_ process: Int32) {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  /// Output is appended to files only the user can read; nothing is to be read unless it reads the launcher's input.
  @Test func outputGoesWhereItIsSent() throws {
    var program = ChildProgram(
      path: "/bin/sh", arguments: ["-c", "readlink /proc/self/fd/0; echo \"$1 $2\" >&2", "x", "a", "b"])
    program.standardOutput = .file(folder + "/out")
    program.standardError = .file(folder + "/err")
    for _ in 0..<2 { #expect(try program.runToEnd() == 0) }
    #expect(try text("out") == "/dev/null\n/dev/null\n" && text("err") == "a b\na b\n")
    var status = stat()
    #expect(stat(folder + "/out", &status) == 0 && status.st_mode & 0o777 == 0o600)
    let pipe = try makePipe()
    program.standardError = .descriptor(pipe.writeEnd)
    #expect(try program.runToEnd() == 0)
    close(pipe.writeEnd)
    var bytes = [UInt8](repeating: 0, count: 16)
    #expect(read(pipe.readEnd, &bytes, 16) == 4 && read(pipe.readEnd, &bytes[4], 8) == 0)
    close(pipe.readEnd)
    program.standardError = .inherited
    program.readsInput = true
    program.arguments[1] = "test \"$(readlink /proc/self/fd/0)\" = \"$(readlink /proc/$PPID/fd/0)\""
    #expect(try program.runToEnd() == 0)
  }

  /// The lifeline and the lock are where children look for them, open across the start; every other pipe ends with it. No signal is
  /// blocked.
  @Test func lifelineAndLock() throws {
    let (pipe, other) = (try makePipe(), try makePipe())
    defer { for end in [pipe.readEnd, pipe.writeEnd, other.readEnd, other.writeEnd] { close(end) } }
    let high = try raised(pipe.readEnd)
    defer { close(high) }
    #expect(high >= 10 && fcntl(high, F_GETFD) == FD_CLOEXEC)
    for end in [pipe.readEnd, pipe.writeEnd] { #expect(fcntl(end, F_GETFD) == FD_CLOEXEC) }
    var program = ChildProgram(
      path: "/bin/sh",
      arguments: [
        "-c",
        "for d in \(ChildDescriptors.lifeline) \(ChildDescriptors.lock) \(other.readEnd); do readlink /proc/$$/fd/$d || echo none; done; grep SigBlk /proc/self/status",
      ])
    program.standardOutput = .file(folder + "/out")
    let second = try raised(other.readEnd)
    defer { close(second) }
    var all = sigset_t()
    sigfillset(&all)
    var before = sigset_t()
    pthread_sigmask(SIG_SETMASK, &all, &before)
    let process = try program.spawn(lifeline: high, lock: second)
    pthread_sigmask(SIG_SETMASK, &before, nil)
    #expect(waitpid(process, nil, 0) == process)
    func name(_ end: Int32) -> String {
      var status = stat()
      return fstat(end, &status) == 0 ? "pipe:[\(status.st_ino)]" : "none"
    }
    #expect(
      try text("out").split(separator: "\n").map(String.init) == [
        name(high), name(second), "none", "SigBlk:\t0000000000000000",
      ])
  }

  /// A child that was stopped is told to go on after three seconds of the watcher's; one that waits without an answer for ten is
  /// ended by the signal whose words Swift's runtime writes. The seconds are the watcher's own.
  @Test func aChildUnderWatch() throws {
    let node = try Node()
    let requester = try Requester("inproc://nobody-\(UUID())", peer: "host", on: node)
    let process = try sleeper("")
    var isGone = false
    defer { if !isGone { end(process) } }
    func wait(for state: ProcessLoad.State) {
      let deadline = Deadline(seconds: 30)
      while ProcessLoad(process: process)?.state != state, !deadline.hasPassed {}
    }
    var watch = ChildWatch(.host, isReady: true, before: 2)
    #expect(watch.processorTime == 2 && watch.hasAnswered && watch.found == .nothing)
    #expect(try watch.look(at: process, now: 0, asking: requester) == nil)
    #expect(watch.found == .ask && watch.processorTime == 2)
    kill(process, SIGSTOP)
    wait(for: .stopped)
    for now in [1, 2, 2.75] {
      #expect(try watch.look(at: process, now: now, asking: requester) == nil)
      #expect(watch.found == .nothing)
    }
    #expect(try watch.look(at: process, now: 3, asking: requester) == "was stopped; it is told to go on")
    #expect(watch.found == .stopped && watch.hang == nil)
    wait(for: .waiting)
    for now in 4...12 {
      #expect(try watch.look(at: process, now: Double(now), asking: requester) == nil)
    }
    try #require(try watch.look(at: process, now: 13, asking: requester) == "hangs: no answer for 10 s; it is ended")
    #expect(watch.hang == "no answer for 10 s" && watch.found == .hangs("no answer for 10 s"))
    var status: Int32 = 0
    isGone = waitpid(process, &status, 0) == process
    #expect(isGone && status & 0x7f == SIGABRT)
    // Of one that is gone nothing is found.
    #expect(try watch.look(at: process, now: 14, asking: requester) == nil)
    #expect(watch.found == .nothing)
    #expect(!ChildWatch(.sensor).hasAnswered)
  }

  /// One that does not say where it hangs within half a minute is killed.
  @Test func aMuteChild() throws {
    let node = try Node()
    let requester = try Requester("inproc://nobody-\(UUID())", peer: "host", on: node)
    let process = try sleeper("trap '' ABRT; ")
    var isGone = false
    defer { if !isGone { end(process) } }
    var watch = ChildWatch(.host, isReady: true)
    for now in 0..<10 { #expect(try watch.look(at: process, now: Double(now), asking: requester) == nil) }
    try #require(try watch.look(at: process, now: 10, asking: requester) == "hangs: no answer for 10 s; it is ended")
    #expect(try watch.look(at: process, now: 39.75, asking: requester) == nil)
    try #require(try watch.look(at: process, now: 40, asking: requester) == "did not say where it hangs; killed")
    var status: Int32 = 0
    isGone = waitpid(process, &status, 0) == process
    #expect(isGone && status & 0x7f == SIGKILL)
  }

  /// How long a restart may take is what the living host had of the processor; nobody knows it of one that is gone.
  @Test func howLongARestartTakes() throws {
    let own = try #require(RestartBound.seconds(ofHost: getpid()))
    #expect(own > 0)
    let process = try ChildProgram(path: "/bin/true", arguments: []).spawn(lifeline: nil, lock: nil)
    #expect(waitpid(process, nil, 0) == process)
    #expect(RestartBound.seconds(ofHost: process) == nil)
  }

  /// Why an instance ended is looked for in the last 64 KiB of what was said; while a launcher lives it has not ended.
  @Test func wordsOfTheEnd() throws {
    let directory = try InstanceDirectory(path: folder + "/base/one")
    let lock = try InstanceLock(directory)
    Diagnostics.noteEnd("first", of: directory)
    Diagnostics.noteEnd("a\u{1B}[2Jb\nc", of: directory)
    #expect(try Diagnostics.end(of: directory) == "a\\u{1b}[2Jb\\nc")
    #expect(try Diagnostics.keeping(of: directory) == .kept)
    let line = "swivel: the instance has ended: a\\u{1b}[2Jb\\nc\n"
    #expect(
      try String(contentsOfFile: directory.diagnosticsFile, encoding: .utf8)
        == "swivel: the instance has ended: first\n" + line)
    var status = stat()
    #expect(stat(directory.diagnosticsFile, &status) == 0 && status.st_mode & 0o777 == 0o600)
    // Just within reach, and a byte too far.
    Diagnostics.append(String(repeating: "x", count: (64 << 10) - line.utf8.count - 9), to: directory)
    #expect(try Diagnostics.end(of: directory) == "a\\u{1b}[2Jb\\nc")
    Diagnostics.append("", to: directory)
    #expect(try Diagnostics.end(of: directory) == nil)
    withExtendedLifetime(lock) {}
  }
}

/// Exit tests, because a process lets go of all its descriptors.
@Suite struct DetachedAnswerTests {
  /// The answer goes to whoever reads the pipe, whole and once; every other descriptor is let go of.
  @Test(arguments: [true, false]) func anAnswerToWhoeverWaits(isHeard: Bool) async {
    await #expect(processExitsWith: .exitCode(7)) { [isHeard = isHeard as Bool] in
      var ends: [Int32] = [-1, -1]
      var isRight = pipe(&ends) == 0 && dup2(ends[0], 0) == 0 && dup2(ends[1], 1) == 1
      let inherited = dup(ends[1])
      let answer = DetachedSupervisor.Answer()
      isRight = isRight && fcntl(inherited, F_GETFD) == -1 && fcntl(ends[0], F_GETFD) == -1 && getsid(0) == getpid()
      if !isHeard { close(0) }
      isRight = isRight && answer.isAwaited == isHeard
      isRight = isRight && answer.ready() == isHeard
      if isHeard {
        var bytes = [UInt8](repeating: 0, count: 16)
        isRight =
          isRight && read(0, &bytes, 16) == 6 && Array("ready\n".utf8) == Array(bytes[..<6]) && read(0, &bytes, 16) == 0
      }
      exit(isRight ? 7 : 8)
    }
  }

  @Test func whyItFailed() async {
    await #expect(processExitsWith: .exitCode(7)) {
      var ends: [Int32] = [-1, -1]
      var isRight = pipe(&ends) == 0 && dup2(ends[0], 0) == 0 && dup2(ends[1], 1) == 1
      DetachedSupervisor.Answer().failed(status: 5, "no device 'x'")
      var bytes = [UInt8](repeating: 0, count: 32)
      let count = read(0, &bytes, 32)
      isRight =
        isRight && count == 15 && String(decoding: bytes[..<15], as: UTF8.self) == "5 no device 'x'"
        && read(0, &bytes, 8) == 0
      exit(isRight ? 7 : 8)
    }
  }
}
