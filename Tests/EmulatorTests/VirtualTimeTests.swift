// What apps put off, in the device's own time: when it comes to pass, in which order, and that it does so again.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import Orientation
import SwivelUI
import Testing

/// Something an app keeps between inputs.
private final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

@MainActor struct VirtualTimeTests {
  @Test func thisProcessHandsOverWhatIsPutOff() { #expect(VirtualClock.catchesWork) }

  @Test func whatIsDueNowIsDoneBeforeTheInputIsSettledAndTheRestWhenItIsDue() throws {
    let timed = try TimedDevice()
    let outcome = timed.run { notes in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { notes("after 0.2") }
      _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
        MainActor.assumeIsolated { notes("timer 0.1") }
      }
      DispatchQueue.main.async { notes("async") }
      RunLoop.main.perform { MainActor.assumeIsolated { notes("run loop") } }
      OperationQueue.main.addOperation { MainActor.assumeIsolated { notes("operation") } }
      notes("now")
    }
    #expect(outcome.ending == .settled)
    #expect(timed.notes.all == ["now", "async", "run loop", "operation"])
    timed.wait(0.1)
    #expect(timed.notes.all.dropFirst(4) == ["timer 0.1"])
    timed.wait(0.0999)
    #expect(timed.notes.all.count == 5)
    timed.wait(0.0001)
    #expect(timed.notes.all.dropFirst(5) == ["after 0.2"])
  }

  @Test func timersOfDispatchFireInTheDevicesTime() throws {
    let timed = try TimedDevice()
    let timer = Box<(any DispatchSourceTimer)?>(nil)
    timed.run { notes in
      let made = DispatchSource.makeTimerSource(queue: .main)
      made.schedule(deadline: .now() + 1, repeating: .milliseconds(500))
      made.setEventHandler { notes("tick") }
      made.setCancelHandler { notes("cancelled") }
      made.resume()
      timer.value = made
    }
    timed.wait(0.999)
    #expect(timed.notes.all == [])
    timed.wait(0.001)
    #expect(timed.notes.all == ["tick"])
    timed.wait(1)
    #expect(timed.notes.all == ["tick", "tick", "tick"])
    timed.run { _ in timer.value?.suspend() }
    timed.wait(5)
    #expect(timed.notes.all.count == 3)
    timed.run { _ in timer.value?.resume() }
    #expect(timed.notes.all.count == 4, "what came while it was suspended comes once")
    timed.run { _ in timer.value?.schedule(deadline: .now() + 0.1) }
    timed.wait(2)
    #expect(timed.notes.all.count == 5, "once, and no more by its former time")
    timed.run { _ in
      timer.value?.schedule(deadline: .now() + 1)
      timer.value?.cancel()
    }
    timed.wait(2)
    #expect(timed.notes.all.dropFirst(5) == ["cancelled"])
    #expect(timer.value?.isCancelled == true)
  }

  @Test func aTimerOfDispatchThatNobodyHoldsFiresNoMore() throws {
    let timed = try TimedDevice()
    let timer = Box<(any DispatchSourceTimer)?>(nil)
    timed.run { notes in
      timer.value = DispatchSource.makeTimerSource(queue: .main)
      timer.value?.schedule(deadline: .now(), repeating: 1)
      timer.value?.setEventHandler { notes("tick") }
      timer.value?.activate()
    }
    #expect(timed.notes.all == ["tick"])
    timed.run { _ in timer.value = nil }
    timed.wait(3)
    #expect(timed.notes.all == ["tick"])
  }

  @Test func aTimerOfAnotherQueueTellsTheMainOne() throws {
    let timed = try TimedDevice()
    let timer = Box<(any DispatchSourceTimer)?>(nil)
    timed.run { notes in
      timer.value = DispatchSource.makeTimerSource()
      timer.value?.schedule(deadline: .now() + 1, repeating: 1)
      timer.value?.setEventHandler { DispatchQueue.main.async { notes("told") } }
      timer.value?.resume()
    }
    timed.wait(2.5)
    #expect(timed.notes.all == ["told", "told"])
    timed.run { _ in timer.value?.cancel() }
    timed.wait(2.5)
    #expect(timed.notes.all == ["told", "told"])
  }

  /// Timer.invalidate: "Stops the timer from ever firing again": the ledger does not say it did.
  @Test func whatWasInvalidatedDoesNotFire() throws {
    let timed = try TimedDevice()
    timed.run { notes in
      nonisolated(unsafe) var left = 2
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        left -= 1
        MainActor.assumeIsolated { notes("fire") }
        if left == 0 { timer.invalidate() }
      }
    }
    let outcome = timed.wait(5)
    #expect(timed.notes.all == ["fire", "fire"])
    #expect(outcome.ledger.filter { $0.subject == "Timer" }.map(\.call) == ["fire at 1 s", "fire at 2 s"])
  }

  @Test func whatIsDueTogetherIsDoneInTheOrderItWasPutOff() throws {
    let timed = try TimedDevice()
    let target = Target(timed.notes)
    timed.run { notes in
      UIView.animate(withDuration: 0.3, delay: 0.2) {
      } completion: { _ in
        notes("animation")
      }
      _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in MainActor.assumeIsolated { notes("timer") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { notes("after") }
      target.perform(Selector("note:", Target.note), with: "perform", afterDelay: 0.5)
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.5) { notes("wall") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { notes("earlier") }
    }
    let outcome = timed.wait(0.5)
    #expect(timed.notes.all == ["earlier", "animation", "timer", "after", "perform", "wall"])
    #expect(
      outcome.ledger.filter { $0.call.contains(" at ") }.map { "\($0.subject) \($0.call)" } == [
        "DispatchQueue asyncAfter at 0.4 s", "UIView completion at 0.5 s", "Timer fire at 0.5 s",
        "DispatchQueue asyncAfter at 0.5 s", "NSObject perform note: at 0.5 s", "DispatchQueue asyncAfter at 0.5 s",
      ])
  }

  /// Answers to selectors.
  @MainActor final class Target: NSObject {
    let notes: TimeNotes
    init(_ notes: TimeNotes) { self.notes = notes }
    func note(_ text: String) { notes(text) }
    func fire(_ timer: Timer) { notes("fire \(timer.userInfo as? String ?? "")") }
    func frame(_ link: CADisplayLink) { notes("\(link.timestamp)") }
  }

  /// Timer.init(timeInterval:target:selector:userInfo:repeats:): for a run loop it is added to, and it keeps what it was given
  /// (Timer.userInfo), until it is invalid, and may be asked for before.
  @Test func aTimerForARunLoopKeepsItsInformation() throws {
    let timed = try TimedDevice()
    let target = Target(timed.notes)
    timed.run { notes in
      let timer = Timer(
        timeInterval: 0.5, target: target, selector: Selector("fire:", Target.fire), userInfo: "once", repeats: false)
      notes(timer.userInfo as? String ?? "nothing")
      RunLoop.main.add(timer, forMode: .common)
    }
    timed.wait(0.4)
    #expect(timed.notes.all == ["once"])
    timed.wait(0.2)
    #expect(timed.notes.all == ["once", "fire once"])
  }

  @Test func timersRepeatUntilTheyAreInvalid() throws {
    let timed = try TimedDevice()
    let target = Target(timed.notes)
    var timer: Timer?
    timed.run { _ in
      timer = Timer.scheduledTimer(
        timeInterval: 0.25, target: target, selector: Selector("fire:", Target.fire), userInfo: "tick", repeats: true)
      timer?.tolerance = 0.1
    }
    timed.wait(1)
    #expect(timed.notes.all == Array(repeating: "fire tick", count: 4))
    timed.run { _ in timer?.fireDate = .distantFuture }
    timed.wait(3)
    #expect(timed.notes.all.count == 4)
    timed.run { _ in timer?.fireDate = Date(timeIntervalSinceNow: 0.1) }
    timed.wait(0.35)
    #expect(timed.notes.all.count == 6)
    timed.run { _ in timer?.invalidate() }
    timed.wait(3)
    #expect(timed.notes.all.count == 6)
  }

  @Test func whatIsCancelledIsNotDone() throws {
    let timed = try TimedDevice()
    let target = Target(timed.notes)
    timed.run { notes in
      let item = DispatchWorkItem { MainActor.assumeIsolated { notes("item") } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
      let other = DispatchWorkItem { MainActor.assumeIsolated { notes("other item") } }
      DispatchQueue.main.async(execute: other)
      item.cancel()
      for text in ["a", "b"] { target.perform(Selector("note:", Target.note), with: text, afterDelay: 0.1) }
      NSObject.cancelPreviousPerformRequests(
        withTarget: target, selector: Selector("note:", Target.note), object: "a")
    }
    timed.wait(1)
    #expect(timed.notes.all == ["other item", "b"])
  }

  @Test func animationsChangeAtOnceAndCompleteAtTheirEnd() throws {
    let timed = try TimedDevice()
    var view: UIView?
    timed.run { notes in
      let made = UIView()
      view = made
      UIView.animate(withDuration: 0.3) {
        made.alpha = 0.5
        UIView.animate(withDuration: 9, animations: {}) { _ in notes("inner") }
      } completion: { isFinished in
        notes("outer \(isFinished)")
        UIView.animate(withDuration: 0.2, animations: {}) { _ in notes("chained") }
      }
      UIView.animate(withDuration: 0, animations: {}) { _ in notes("nothing") }
      UIView.performWithoutAnimation { UIView.animate(withDuration: 1, animations: {}) { _ in notes("without") } }
      UIView.animate(withDuration: 0.1, delay: 0, options: [.repeat], animations: {}) { _ in notes("never") }
      #expect(made.alpha == 0.5)
    }
    #expect(view?.alpha == 0.5)
    #expect(timed.notes.all == ["nothing", "without"])
    timed.wait(0.3)
    #expect(timed.notes.all.dropFirst(2) == ["inner", "outer true"])
    timed.wait(0.2)
    #expect(timed.notes.all.dropFirst(4) == ["chained"])
  }

  @Test func animatorsCanBePausedAndGoOn() throws {
    let timed = try TimedDevice()
    var animator: UIViewPropertyAnimator?
    timed.run { notes in
      animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { notes("changes") }
      animator?.addCompletion { notes("\($0)") }
      animator?.startAnimation()
    }
    timed.wait(0.25)
    timed.run { _ in
      #expect(animator?.fractionComplete == 0.25)
      animator?.pauseAnimation()
    }
    timed.wait(5)
    #expect(timed.notes.all == ["changes"])
    timed.run { _ in animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    timed.wait(0.74)
    #expect(timed.notes.all == ["changes"])
    timed.wait(0.01)
    #expect(timed.notes.all == ["changes", "end"])
  }

  @Test(arguments: [(0, 60), (30, 30), (25, 30), (20, 20), (1, 1)])
  func displayLinksTickWithTheScreen(preferred: Int, frames: Int) throws {
    let timed = try TimedDevice()
    let target = Target(timed.notes)
    timed.run { _ in
      let link = CADisplayLink(target: target, selector: Selector("frame:", Target.frame))
      link.preferredFramesPerSecond = preferred
      link.add(to: .main, forMode: .common)
    }
    timed.wait(1)
    #expect(timed.notes.all.count == frames)
    #expect(timed.notes.all.last == "1.0")
  }

  /// CADisplayLink's documentation: paused, or removed from the run loop, it sends nothing; then it goes on.
  @Test func displayLinksRestWhileTheyArePausedOrRemoved() throws {
    let timed = try TimedDevice()
    let target = Target(timed.notes)
    var link: CADisplayLink?
    func ticks(after body: (CADisplayLink?) -> Void) -> Int {
      let before = timed.notes.all.count
      timed.run { _ in body(link) }
      timed.wait(1)
      return timed.notes.all.count - before
    }
    timed.run { _ in
      link = CADisplayLink(target: target, selector: Selector("frame:", Target.frame))
      link?.preferredFramesPerSecond = 20
    }
    #expect(ticks { _ in } == 0)
    #expect(ticks { $0?.isPaused = true } == 0)
    #expect(ticks { $0?.add(to: .main, forMode: .common) } == 0)
    #expect(ticks { $0?.isPaused = false } == 20)
    #expect(ticks { $0?.isPaused = true } == 0)
    #expect(ticks { $0?.isPaused = false } == 20)
    #expect(ticks { $0?.remove(from: .main, forMode: .common) } == 0)
    #expect(ticks { $0?.add(to: .main, forMode: .common) } == 20)
    #expect(ticks { $0?.invalidate() } == 0)
  }

  @Test func datesGoWithTheDevice() throws {
    let timed = try TimedDevice()
    var (start, media) = (Date.distantPast, 0.0)
    timed.run { _ in (start, media) = (Date(), CACurrentMediaTime()) }
    timed.wait(2.5)
    timed.run { _ in
      #expect(abs(Date().timeIntervalSince(start) - 2.5) < 1e-6)
      #expect(CACurrentMediaTime() - media == 2.5)
    }
    #expect(timed.device.now == 2.5)
  }

  @Test func aLaterInputFindsDoneWhatWasDueBefore() throws {
    let timed = try TimedDevice()
    timed.run { notes in
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { notes("three") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 4) { notes("four") }
    }
    _ = timed.device.handle(DeviceInput(time: 3, event: .deviceOrientation(.landscapeLeft)))
    #expect(timed.notes.all == ["three"])
    _ = timed.device.handle(DeviceInput(time: 9, event: .tick))
    #expect(timed.notes.all == ["three", "four"])
  }

  @Test(arguments: [-0.001, .nan, .infinity, 86_400.001]) func nonsenseIsRefused(seconds: Double) throws {
    guard case .refused(let text) = try TimedDevice().wait(seconds).ending else {
      Issue.record("not refused")
      return
    }
    #expect(text.hasPrefix("a wait takes 0 to 86400 seconds"))
  }

  /// The clock counts nanoseconds in 64 bits and ends at 4,000,000,000 seconds, a century hence.
  @Test func whatWouldEndBehindTheClocksEndIsRefused() throws {
    let timed = try TimedDevice()
    let (end, late) = (4_000_000_000.0, 1e300)
    #expect(timed.device.handle(DeviceInput(time: late, event: .tick)).ending == .settled)
    #expect(timed.device.now == end)
    #expect(timed.device.handle(DeviceInput(time: late, event: .wait(0))).ending == .settled)
    let text = "the device has run for 4000000000 of the 4000000000 seconds its clock can count"
    #expect(timed.device.handle(DeviceInput(time: late, event: .wait(1))).ending == .refused(text))
    #expect(timed.device.now == end)
  }

  /// Apps say "never" by the largest number there is, or by none.
  @Test(arguments: [Double.infinity, .greatestFiniteMagnitude, 1e10]) func whatIsPutOffForEverNeverComes(
    seconds: Double
  ) throws {
    let timed = try TimedDevice()
    let target = Target(timed.notes)
    let outcome = timed.run { notes in
      target.perform(Selector("note:", Target.note), with: "perform", afterDelay: seconds)
      _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) { _ in
        MainActor.assumeIsolated { notes("timer") }
      }
      UIViewPropertyAnimator(duration: 1, curve: .linear) { notes("animation") }.startAnimation(afterDelay: seconds)
    }
    #expect(outcome.ending == .settled)
    #expect(timed.wait(86_400).ending == .settled)
    #expect(timed.notes.all == ["animation"])
  }

  @Test func circlesAreToldAndGivenUp() throws {
    let timed = try TimedDevice()
    @MainActor func again() { DispatchQueue.main.async { again() } }
    let outcome = timed.run { _ in again() }
    guard case .unsettled(let text) = outcome.ending else {
      Issue.record("settled")
      return
    }
    #expect(text.contains("Test DispatchQueue.async"))
    #expect(text.contains("1000 rounds"))
    #expect(timed.wait(1).ending == .settled)
  }

  @Test func moreThanAnInputCanTakeIsTold() throws {
    let timed = try TimedDevice()
    timed.run { _ in _ = Timer.scheduledTimer(withTimeInterval: 0.0001, repeats: true) { _ in } }
    guard case .unsettled(let text) = timed.wait(60).ending else {
      Issue.record("settled")
      return
    }
    // Twenty thousand firings, ten thousand a second, and the one that was too much.
    #expect(text.contains("20000 pieces") && text.contains("until 2.0001 s") && text.contains("Timer.fire"))
  }
}
