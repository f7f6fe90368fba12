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

  /// What cannot be looked at has the time that goes by.
  @Test func whoIsGone() {
    var patience = Patience(limit: 2)
    #expect((1...3).map { _ in patience.look(nil, didSomething: false, after: 1) } == [false, true, true])
  }
}
