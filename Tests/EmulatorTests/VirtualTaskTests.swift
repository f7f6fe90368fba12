// Tasks, and work on other threads, in the device's own time.
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor struct VirtualTaskTests {
  @Test func tasksRunBeforeTheInputIsSettled() throws {
    let timed = try TimedDevice()
    timed.run { notes in
      Task { @MainActor in
        notes("task")
        await Task.yield()
        notes("yielded")
        let sum = await Task.detached { 1 + 2 }.value
        notes("detached \(sum)")
      }
      Task.detached { await MainActor.run { notes("main actor") } }
      notes("now")
    }
    #expect(timed.notes.all.first == "now")
    #expect(Set(timed.notes.all) == ["now", "task", "yielded", "detached 3", "main actor"])
  }

  @Test func workOnOtherThreadsIsWaitedForAndTakenInItsOrder() throws {
    let timed = try TimedDevice()
    let outcome = timed.run { notes in
      for index in 0..<20 {
        DispatchQueue.global().async {
          let isMain = Thread.isMainThread
          DispatchQueue.main.async { notes("\(index) \(isMain)") }
        }
      }
    }
    #expect(outcome.ending == .settled)
    #expect(timed.notes.all == (0..<20).map { "\($0) false" })
  }

  @Test func groupsAreNotifiedWhenTheyAreEmpty() throws {
    let timed = try TimedDevice()
    timed.run { notes in
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { group.leave() }
      DispatchQueue.global().async(group: group) {}
      group.notify(queue: .main) { notes("all") }
    }
    timed.wait(0.4)
    #expect(timed.notes.all == [])
    timed.wait(0.1)
    #expect(timed.notes.all == ["all"])
  }

  @Test func aThreadThatWaitsForTheMainOneIsServed() throws {
    let timed = try TimedDevice()
    let outcome = timed.run { notes in
      DispatchQueue.global().async {
        DispatchQueue.main.sync { notes("in between") }
        DispatchQueue.main.async { notes("after") }
      }
    }
    #expect(outcome.ending == .settled)
    #expect(timed.notes.all == ["in between", "after"])
  }

  @Test func whatDoesNotEndIsTold() throws {
    let timed = try TimedDevice()
    let gate = DispatchSemaphore(value: 0)
    let outcome = timed.run { notes in
      DispatchQueue.global().async {
        gate.wait()
        DispatchQueue.main.async { notes("late") }
      }
    }
    guard case .unsettled(let text) = outcome.ending else {
      Issue.record("settled")
      return
    }
    #expect(text.hasPrefix("1 piece of work on other threads did not end in 1 s"))
    #expect(timed.wait(1).ending == .settled)
    gate.signal()
  }

  @Test func theSameHappensAgain() throws {
    func outcomes() throws -> [Outcome] {
      let timed = try TimedDevice()
      var all = [
        timed.run { notes in
          for index in 0..<20 {
            DispatchQueue.main.asyncAfter(deadline: .now() + Double(index % 5) * 0.1) { notes("\(index)") }
            Task { @MainActor in
              for _ in 0..<index % 3 { await Task.yield() }
              notes("task \(index)")
            }
          }
        }
      ]
      for _ in 0..<4 { all.append(timed.wait(0.1)) }
      all.append(
        Outcome(
          ending: .settled, windows: [], ledger: timed.notes.all.map { LedgerEntry(window: 1, subject: "", call: $0) },
          fingerprint: 0))
      return all
    }
    let first = try outcomes()
    #expect(first.last?.ledger.count == 40)
    for _ in 0..<3 { #expect(try outcomes() == first) }
  }
}
