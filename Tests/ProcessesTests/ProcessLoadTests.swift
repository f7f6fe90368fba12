// What Linux says of processes.
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
}
