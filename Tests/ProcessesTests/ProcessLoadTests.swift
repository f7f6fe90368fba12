// What Linux says of processes, and when one that is waited for hangs.
import Foundation
import Processes
import Testing

@Suite struct ProcessLoadTests {
  /// proc(5): the state is the third field and the times are the 14th and 15th, in ticks; a name may hold anything.
  @Test(
    arguments: [
      ("7 (swivel-host) S 1 7 7 0 -1 0 0 0 0 0 150 50 0 0 20", "TracerPid:\t0", .waiting, 2),
      ("7 (a) R (b) R 1 7 7 0 -1 0 0 0 0 0 0 25 0 0 20", "TracerPid:\t0", .running, 0.25),
      ("7 (a) T 1 7 7 0 -1 0 0 0 0 0 0 0 0 0 20", "Name:\ta\nTracerPid:\t0", .stopped, 0),
      ("7 (a) t 1 7 7 0 -1 0 0 0 0 0 0 0 0 0 20", "TracerPid:\t0", .traced, 0),
      ("7 (a) S 1 7 7 0 -1 0 0 0 0 0 0 0 0 0 20", "TracerPid:\t40", .traced, 0),
    ] as [(String, String, ProcessLoad.State, Double)])
  func loads(stat: String, status: String, state: ProcessLoad.State, time: Double) {
    #expect(
      ProcessLoad(stat: stat, status: status, ticksPerSecond: 100) == ProcessLoad(state: state, processorTime: time))
  }

  @Test(arguments: ["", "7", "7 (a", "7 (a) S 1 2", "7 (a) S 1 7 7 0 -1 0 0 0 0 0 x y 0"])
  func whatIsNoLoad(stat: String) { #expect(ProcessLoad(stat: stat, status: "", ticksPerSecond: 100) == nil) }

  @Test func ownLoad() throws {
    let load = try #require(ProcessLoad(process: getpid()))
    #expect(load.state != .stopped)
    #expect(load.processorTime > 0)
    #expect(ProcessLoad(process: -1) == nil)
  }

  /// Swift's runtime starts a program for a crash and waits for it; any other child is none. Its name is what the kernel calls it,
  /// proc(5)'s comm.
  @Test func whoseCrashIsRead() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "swivel-load-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    // One after the other, for they are children of one process.
    for (name, isRead) in [("cat", false), ("swift-backtrac", true), ("swift-backtrace-x", true), ("backtrace", false)]
    {
      let (child, pipe) = (Process(), Pipe())
      child.executableURL = folder.appending(path: name)
      try FileManager.default.copyItem(atPath: "/bin/cat", toPath: folder.appending(path: name).path)
      child.standardInput = pipe
      try child.run()
      #expect(ProcessLoad.isBacktracing(getpid()) == isRead, "\(name)")
      #expect((ProcessLoad(process: getpid())?.state == .dying) == isRead, "\(name)")
      try pipe.fileHandleForWriting.close()
      child.waitUntilExit()
      #expect(!ProcessLoad.isBacktracing(getpid()) && !ProcessLoad.isBacktracing(-1), "\(name)")
    }
  }

  /// Looks, a second each: what the process does, the processor time it has had, whether it did anything, and after which look of
  /// five seconds' patience it hangs.
  @Test(
    arguments: [
      ("computes", .running, 1, nil, 5),
      // A quarter of a core: the machine is busy with others.
      ("is starved", .running, 0.25, nil, 20),
      ("gets nothing at all", .running, 0, nil, nil),
      ("computes on four threads", .running, 4, nil, 5),
      ("waits", .waiting, 0, nil, 5),
      ("was stopped", .stopped, 0, nil, 5),
      ("is at a breakpoint", .traced, 0, nil, nil),
      ("has its crash read", .dying, 1, nil, nil),
      ("did something at the fourth look", .running, 1, 4, 9),
    ] as [(String, ProcessLoad.State, Double, Int?, Int?)])
  func whoHangs(name: String, state: ProcessLoad.State, share: Double, heard: Int?, after: Int?) {
    var patience = Patience(limit: 5)
    let hung = (1...30).first { look in
      let load = ProcessLoad(state: state, processorTime: share * Double(look))
      return patience.look(load, didSomething: look == heard, after: 1)
    }
    #expect(hung == after, "\(name)")
  }

  /// What counts is the time since the last look, not all the time it had; what did something begins anew, with the time it had by then.
  @Test func whatALookAdds() {
    var patience = Patience(limit: 5)
    var hung: [Bool] = []
    for (time, state, heard, elapsed) in [
      (2.0, .running, false, 100.0), (4, .running, true, 1), (8, .running, false, 100), (8, .waiting, false, 0.5),
      (8.5, .running, false, 1), (8.5, .running, false, 1), (9, .running, false, 0.25), (9, .running, false, 1),
      (9.25, .running, false, 1),
    ] as [(Double, ProcessLoad.State, Bool, Double)] {
      hung.append(patience.look(ProcessLoad(state: state, processorTime: time), didSomething: heard, after: elapsed))
    }
    // 2, then nothing; 4, 4.5, 5 of five.
    #expect(hung == [false, false, false, false, true, true, true, true, true])
    #expect(patience.limit == 5)
    // One that was not seen computes nothing, and keeps what it had.
    var other = Patience(limit: 1.5)
    let looks =
      [
        (ProcessLoad(state: .running, processorTime: 1), false, 1),
        (ProcessLoad(state: .dying, processorTime: 9), false, 9),
        (ProcessLoad(state: .running, processorTime: 9.25), false, 9), (nil, false, 0.25), (nil, true, 9),
        (ProcessLoad(state: .running, processorTime: 9.5), false, 9),
      ] as [(ProcessLoad?, Bool, Double)]
    let others = looks.map { other.look($0.0, didSomething: $0.1, after: $0.2) }
    // 1, nothing while its crash is read, 1.25, 1.5 of one and a half.
    #expect(others == [false, false, false, true, false, false])
  }

  /// What cannot be looked at has the time that goes by.
  @Test func whoIsGone() {
    var patience = Patience(limit: 2)
    #expect((1...3).map { _ in patience.look(nil, didSomething: false, after: 1) } == [false, true, true])
  }
}
