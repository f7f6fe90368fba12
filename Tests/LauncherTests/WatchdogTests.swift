// What tells a child that hangs from one that is slow, starved, stopped or looked at by a debugger.
import Bus
import Foundation
import Processes
import Testing

@testable import Launcher

@Suite struct WatchdogTests {
  /// A look every quarter of a second at a child that answered once and then says nothing: what it does meanwhile, the share
  /// of the time it gets the processor, and the look at which something is found. A look is a quarter of a second.
  @Test(
    arguments: [
      ("it loops: 3 s of processor time", .running, 1, 12, .hangs("no answer for 3 s of processor time")),
      (
        "it loops on a machine that gives it a quarter", .running, 0.25, 48,
        .hangs("no answer for 3 s of processor time")
      ),
      ("it is starved", .running, 0, nil, .nothing),
      ("it waits for what does not come: 10 s", .waiting, 0, 40, .hangs("no answer for 10 s")),
      ("it was stopped: 3 s", .stopped, 0, 12, .stopped),
      ("a debugger holds it", .traced, 0, nil, .nothing),
      ("its crash is being read: 120 s", .dying, 1, 480, .hangs("its crash was not read in 120 s")),
    ] as [(String, ProcessLoad.State, Double, Int?, Watchdog.Finding)])
  func silence(name: String, state: ProcessLoad.State, share: Double, at found: Int?, finding: Watchdog.Finding) {
    var dog = answered()
    for look in 1...(found ?? 400) {
      let elapsed = Double(look) * Watchdog.period
      let load = ProcessLoad(state: state, processorTime: elapsed * share)
      let expected = look == found ? finding : .nothing
      let said = dog.look(at: elapsed, answered: false, load: load)
      #expect(said == expected, "\(name), look \(look)")
    }
  }

  /// Children that answered are left alone for a second; while one owes an answer, or something was found, a quarter.
  @Test(
    arguments: [
      ([.ask, .ask], 1), ([.ask, .nothing], 0.25), ([.nothing, .nothing], 0.25), ([.stopped, .ask], 0.25),
      ([.ask, .hangs("")], 0.25),
    ] as [([Watchdog.Finding], Double)])
  func whoAnswersIsLeftAlone(_ found: [Watchdog.Finding], _ seconds: Double) {
    #expect(Watchdog.pause(after: found) == seconds)
  }

  /// A watchdog at 0 s whose child has just answered and was asked again.
  private func answered() -> Watchdog {
    var dog = Watchdog(patience: 3)
    let idle = ProcessLoad(state: .waiting, processorTime: 0)
    let said = [
      dog.look(at: -Watchdog.period, answered: false, load: idle), dog.look(at: 0, answered: true, load: idle),
    ]
    #expect(said == [.ask, .ask])
    return dog
  }

  /// Each answer is followed by the next question, and what came before it no longer counts.
  @Test func whoAnswersIsAskedAgain() {
    var dog = answered()
    for look in 1...100 {
      let time = Double(look) * Watchdog.period
      let busy = ProcessLoad(state: .running, processorTime: time)
      let answers = look.isMultiple(of: 11)
      let said = dog.look(at: time, answered: answers, load: busy)
      #expect(said == (answers ? .ask : .nothing))
    }
  }

  /// Before its first answer a child starts, perhaps with a long log to run again: two minutes of the processor. Who was ready
  /// before it was first asked has no such time.
  @Test(arguments: [
    (false, 480, "no answer for 120 s of processor time"), (true, 12, "no answer for 3 s of processor time"),
  ])
  func aStartMayTakeItsTime(isReady: Bool, found: Int, words: String) {
    var dog = Watchdog(patience: 3, hasAnswered: isReady)
    for look in 0...found {
      let time = Double(look) * Watchdog.period
      let busy = ProcessLoad(state: .running, processorTime: time)
      let said = dog.look(at: time, answered: false, load: busy)
      #expect(said == (look == 0 ? .ask : look == found ? .hangs(words) : .nothing))
    }
  }

  /// What the host before had to do, the next has to do again before it answers: 200 s then are no reason to end it after 120
  /// now, and for ever. Twice the time, and it hangs.
  @Test func aLongLogMayBeRunAgain() {
    var dog = Watchdog(patience: 3, before: 200)
    var hung: Double?
    for look in 0...2000 where hung == nil {
      let time = Double(look) * Watchdog.period
      let said = dog.look(at: time, answered: false, load: ProcessLoad(state: .running, processorTime: time))
      if case .hangs = said { hung = time }
    }
    #expect(hung == 400)
  }

  /// A child told to say where it hangs is ended when it has: when the helper that says it is gone, when it goes on computing
  /// and no helper was seen in between, or after half a minute. Looks: seconds, whether the helper is there, processor time.
  @Test(
    arguments: [
      ("it says where it is", [(0.25, false, 0), (0.5, true, 0), (4, true, 0), (4.25, false, 0)], .said),
      ("a helper too quick to be seen", [(0.25, false, 0.25), (0.75, false, 0.75), (1, false, 1)], .said),
      ("it is starved", [(0.25, false, 0), (20, false, 0.5), (29.75, false, 0.5)], .wait),
      ("nobody says anything", [(0.25, false, 0), (30, false, 0)], .isMute),
      ("the helper hangs, too", [(0.25, true, 0), (30, true, 0)], .isMute),
    ] as [(String, [(Double, Bool, Double)], Farewell.Step)])
  func farewells(name: String, looks: [(Double, Bool, Double)], last: Farewell.Step) {
    var farewell = Farewell(began: 100, processorTime: 3)
    for (index, look) in looks.enumerated() {
      let step = farewell.look(
        at: 100 + look.0, isSaying: look.1, load: ProcessLoad(state: .running, processorTime: 3 + look.2))
      #expect(step == (index == looks.count - 1 ? last : .wait), "\(name), look \(index)")
    }
  }

  /// A watcher that was stopped itself, with its whole group, has not waited.
  @Test func whoWasAwayBeginsAnew() {
    var dog = answered()
    let stopped = ProcessLoad(state: .stopped, processorTime: 0)
    let said = [0, 1, 2].map { dog.look(at: 100 + Watchdog.period * $0, answered: false, load: stopped) }
    #expect(said == [.nothing, .nothing, .nothing])
  }
}
