// Animations begun, paused, scrubbed and turned round at chance moments, beside the clock: what is set is at its end at once, a fraction is the
// share of the time that is over, and each completion comes once, when its time is over and not before.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SeededNumbers
import SwivelUI
import Testing

@MainActor struct AnimationModelTests {
  nonisolated static let seeds: [UInt64] = Array(1...16)

  @Test(arguments: seeds) func completionsComeOnceAndInTime(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(16), apps: [.test { V() }])
    let view = try #require(
      device.inspect(window: 1) { window -> UIView in
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
        window.rootViewController?.view.addSubview(view)
        return view
      })
    func wait(_ seconds: Double) { _ = device.handle(DeviceInput(time: 0, event: .wait(seconds))) }
    for step in 0..<10 {
      let (delay, length) = (Double(numbers.below(4)) / 2, Double(1 + numbers.below(8)) / 2)
      let (to, alpha) = (CGFloat(numbers.below(300)), CGFloat(numbers.below(11)) / 10)
      var ends: [Bool] = []
      _ = device.perform(window: 1) { _ in
        UIView.animate(withDuration: length, delay: delay, options: .curveLinear) {
          view.center.x = to
          view.alpha = alpha
        } completion: {
          ends.append($0)
        }
      }
      #expect(view.center.x == to && view.alpha == alpha, "step \(step): set at once")
      var time = 0.0
      for _ in 0..<4 {
        let pause = Double(numbers.below(5)) / 4 + 0.05
        wait(pause)
        time += pause
        #expect(
          ends == (time >= delay + length ? [true] : []), "step \(step) at \(time) of \(delay)+\(length): \(ends)")
      }
      wait(10)
      #expect(ends == [true], "step \(step)")
    }
  }

  /// An animator that is paused, scrubbed, turned round and let go by chance is where its fraction says, and ends once.
  @Test(arguments: seeds) func animatorsAreWhereTheirFractionIs(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(16), apps: [.test { V() }])
    let view = try #require(
      device.inspect(window: 1) { window -> UIView in
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
        window.rootViewController?.view.addSubview(view)
        return view
      })
    var animator: UIViewPropertyAnimator?
    var ends: [UIViewAnimatingPosition] = []
    _ = device.perform(window: 1) { _ in
      animator = UIViewPropertyAnimator(duration: 8, curve: .linear) { view.center.x = 220 }
      animator?.addCompletion { ends.append($0) }
      animator?.startAnimation()
    }
    let running = try #require(animator)
    var (fraction, isPaused, isReversed) = (0.0, false, false)
    for step in 0..<30 where ends.isEmpty {
      _ = device.perform(window: 1) { _ in
        switch numbers.below(5) {
        case 0:
          running.pauseAnimation()
          isPaused = true
        case 1:
          guard isPaused else { return }
          fraction = Double(numbers.below(9) + 1) / 10
          // The share of the way that is begun, seen from where it runs to.
          running.fractionComplete = fraction
        case 2:
          guard isPaused else { return }
          running.startAnimation()
          isPaused = false
        case 3:
          guard !isPaused else { return }
          isReversed.toggle()
          running.isReversed = isReversed
        default: break
        }
      }
      let pause = Double(numbers.below(4)) / 2
      _ = device.handle(DeviceInput(time: 0, event: .wait(pause)))
      if !isPaused { fraction += (isReversed ? -pause : pause) / 8 }
      guard fraction > 0.001 || !isReversed, fraction < 0.999 else { break }
      let now = device.inspect(window: 1) { _ in running.fractionComplete }
      #expect(abs((now ?? -1) - fraction) < 0.001, "step \(step): \(String(describing: now)), not \(fraction)")
      #expect(running.isRunning == !isPaused && running.state == .active, "step \(step)")
    }
    _ = device.perform(window: 1) { _ in if isPaused { running.startAnimation() } }
    _ = device.handle(DeviceInput(time: 0, event: .wait(30)))
    #expect(ends == [isReversed ? .start : .end] && running.state == .inactive && !running.isRunning)
    #expect(view.center.x == (isReversed ? 20 : 220))
  }
}
