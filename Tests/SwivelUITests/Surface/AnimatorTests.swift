// Property animators in the device's time: how far they are, which way they run, and how they end
// (UIViewPropertyAnimator, UIViewAnimating).
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct AnimatorTests {
  /// What is done to an animator of ten seconds, at the second it is done.
  enum Step: Sendable {
    case start(Double)
    case pause
    case proceed(CGFloat)
    case reverse(Bool)
    case scrub(CGFloat)
    case stop(Bool)
    case finish(UIViewAnimatingPosition)
    case wait(Double)
  }
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let steps: [Step]
    /// Nil where it says nothing any more.
    let fraction: CGFloat?
    let state: UIViewAnimatingState
    let isRunning: Bool
    /// What the completion was told; nil where it was not called.
    let end: UIViewAnimatingPosition?
    /// Where the view is: it goes from 0 to 100.
    let x: CGFloat
    var testDescription: String { name }

    init(
      _ name: String, _ steps: [Step], _ fraction: CGFloat?, _ state: UIViewAnimatingState, _ isRunning: Bool,
      _ end: UIViewAnimatingPosition?, x: CGFloat
    ) {
      (self.name, self.steps, self.fraction, self.state) = (name, steps, fraction, state)
      (self.isRunning, self.end, self.x) = (isRunning, end, x)
    }
  }

  nonisolated static let rows = [
    Row("nothing", [], 0, .inactive, false, nil, x: 0),
    Row("started", [.start(0)], 0, .active, true, nil, x: 100),
    Row("under way", [.start(0), .wait(4)], 0.4, .active, true, nil, x: 100),
    Row("over", [.start(0), .wait(11)], 0, .inactive, false, .end, x: 100),
    Row("in its delay", [.start(5), .wait(3)], 0, .active, true, nil, x: 100),
    Row("behind its delay", [.start(5), .wait(7)], 0.2, .active, true, nil, x: 100),
    Row("a delay from a half on", [.scrub(0.5), .start(5), .wait(3)], 0.5, .active, true, nil, x: 100),
    Row("paused", [.start(0), .wait(4), .pause, .wait(20)], 0.4, .active, false, nil, x: 100),
    Row("paused before it began", [.pause], 0, .active, false, nil, x: 100),
    Row("goes on", [.start(0), .wait(4), .pause, .wait(20), .proceed(0), .wait(3)], 0.7, .active, true, nil, x: 100),
    Row("goes on to its end", [.start(0), .wait(4), .pause, .proceed(0), .wait(7)], 0, .inactive, false, .end, x: 100),
    Row("goes on faster", [.scrub(0.5), .proceed(0.1), .wait(2)], 0, .inactive, false, .end, x: 100),
    Row("turned round", [.start(0), .wait(4), .reverse(true), .wait(1)], 0.3, .active, true, nil, x: 100),
    Row(
      "turned round to its start", [.start(0), .wait(4), .reverse(true), .wait(5)], 0, .inactive, false, .start, x: 0),
    Row(
      "turned round twice", [.start(0), .wait(4), .reverse(true), .wait(2), .reverse(false), .wait(3)], 0.5, .active,
      true,
      nil, x: 100),
    Row("turned round while paused", [.scrub(0.6), .reverse(true)], 0.6, .active, false, nil, x: 100),
    Row("set beyond its end", [.scrub(7)], 1, .active, false, nil, x: 100),
    Row("set before its beginning", [.scrub(-1)], 0, .active, false, nil, x: 100),
    Row("set while it runs", [.start(0), .wait(1), .scrub(0.8), .wait(1)], 0.9, .active, true, nil, x: 100),
    Row("stopped", [.start(0), .wait(4), .stop(false), .wait(20)], 0.4, .stopped, false, nil, x: 100),
    Row("stopped and finished", [.start(0), .wait(4), .stop(false), .finish(.end)], 0, .inactive, false, .end, x: 100),
    Row("finished at its start", [.start(0), .stop(false), .finish(.start)], 0, .inactive, false, .start, x: 0),
    Row("finished where it is", [.start(0), .stop(false), .finish(.current)], 0, .inactive, false, .current, x: 100),
    Row("ended without a word", [.start(0), .stop(true), .wait(20)], nil, .inactive, false, nil, x: 100),
  ]

  @Test(arguments: rows) func animators(row: Row) throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { V() }])
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var ends: [UIViewAnimatingPosition] = []
    var made: UIViewPropertyAnimator?
    _ = device.perform(window: 1) { window in
      window.addSubview(view)
      made = UIViewPropertyAnimator(duration: 10, curve: .linear) { view.frame.origin.x = 100 }
      made?.addCompletion { ends.append($0) }
    }
    let animator = try #require(made)
    for step in row.steps {
      if case .wait(let seconds) = step {
        _ = device.handle(DeviceInput(time: 0, event: .wait(seconds)))
        continue
      }
      _ = device.perform(window: 1) { _ in Self.take(step, animator) }
    }
    let fraction = device.inspect(window: 1) { _ in animator.fractionComplete } ?? -1
    #expect(abs(fraction - (row.fraction ?? fraction)) < 0.001)
    #expect(animator.state == row.state && animator.isRunning == row.isRunning)
    #expect(ends == [row.end].compactMap { $0 } && view.frame.minX == row.x)
  }

  private static func take(_ step: Step, _ animator: UIViewPropertyAnimator) {
    switch step {
    case .start(let delay): animator.startAnimation(afterDelay: delay)
    case .pause: animator.pauseAnimation()
    case .proceed(let factor): animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
    case .reverse(let isReversed): animator.isReversed = isReversed
    case .scrub(let fraction): animator.fractionComplete = fraction
    case .stop(let withoutFinishing): animator.stopAnimation(withoutFinishing)
    case .finish(let position): animator.finishAnimation(at: position)
    case .wait: break
    }
  }

  /// "Convenience" initializers time what they are made of: a curve of a name, one between two points, a spring, and the curve in the
  /// options of one that is running.
  @Test func timing() throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      for curve in [UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear] {
        let animator = UIViewPropertyAnimator(duration: 1, curve: curve)
        let parameters = animator.timingParameters?.cubicTimingParameters
        #expect(parameters?.animationCurve == curve && animator.timingParameters?.timingCurveType == .builtin)
        #expect(animator.duration == 1 && animator.timingParameters?.springTimingParameters == nil)
      }
      let points = (CGPoint(x: 0.1, y: 0.2), CGPoint(x: 0.3, y: 0.4))
      let bent = UIViewPropertyAnimator(duration: 2, controlPoint1: points.0, controlPoint2: points.1).timingParameters
      #expect(bent?.timingCurveType == .cubic && bent?.cubicTimingParameters?.controlPoint1 == points.0)
      #expect(bent?.cubicTimingParameters?.controlPoint2 == points.1)
      let spring = UIViewPropertyAnimator(duration: 2, dampingRatio: 0.5).timingParameters
      #expect(spring?.timingCurveType == .spring && spring?.cubicTimingParameters == nil)
      #expect(spring?.springTimingParameters?.initialVelocity == .zero)
      let options: [(UIView.AnimationOptions, UIView.AnimationCurve)] = [
        ([], .easeInOut), (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut), (.curveLinear, .linear),
        ([.curveLinear, .repeat, .allowUserInteraction], .linear),
      ]
      for (option, curve) in options {
        let running = UIViewPropertyAnimator.runningPropertyAnimator(
          withDuration: 3, delay: 1, options: option, animations: {})
        #expect(running.timingParameters?.cubicTimingParameters?.animationCurve == curve)
        #expect(running.isRunning && running.duration == 3 && running.delay == 1)
      }
    }
  }

  /// The curves' points (UIView.AnimationCurve, CAMediaTimingFunction).
  @Test(
    arguments: [
      (.easeInOut, 0.42, 0, 0.58, 1), (.easeIn, 0.42, 0, 1, 1), (.easeOut, 0, 0, 0.58, 1), (.linear, 0, 0, 1, 1),
    ] as [(UIView.AnimationCurve, CGFloat, CGFloat, CGFloat, CGFloat)])
  func points(curve: UIView.AnimationCurve, x1: CGFloat, y1: CGFloat, x2: CGFloat, y2: CGFloat) {
    let parameters = UICubicTimingParameters(animationCurve: curve)
    #expect(parameters.controlPoint1 == CGPoint(x: x1, y: y1) && parameters.controlPoint2 == CGPoint(x: x2, y: y2))
  }
}
