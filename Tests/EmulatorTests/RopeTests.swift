// A rope between two items: while it is slack neither feels it, and where it is taut they go no further apart
// (UIAttachmentBehavior.limitAttachment(with:offsetFromCenter:attachedTo:offsetFromCenter:), length).
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite("Ropes") struct RopeTests {
  /// One is held at (50, 200), the other begins 100 points to its right and goes on at a speed; a second later it is where its speed takes
  /// it, or at the rope's end.
  @Test(arguments: [
    (100.0, 60.0, 150.0), (200, 60, 210), (200, -60, 90), (120, 60, 170), (150, 100, 200), (300, 100, 250),
    (200, 0, 150),
  ]) func slackAndTaut(length: Double, speed: Double, expected: Double) throws {
    let timed = try TimedDevice()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
    let (held, free) = (UIView(), UIView())
    for (item, x) in [(held, 50.0), (free, 150)] {
      item.frame = CGRect(x: x - 10, y: 190, width: 20, height: 20)
      view.addSubview(item)
    }
    let animator = UIDynamicAnimator(referenceView: view)
    timed.run { _ in
      let rope = UIAttachmentBehavior.limitAttachment(
        with: held, offsetFromCenter: .zero, attachedTo: free, offsetFromCenter: .zero)
      rope.length = length
      let still = UIDynamicItemBehavior(items: [held])
      still.isAnchored = true
      let moving = UIDynamicItemBehavior(items: [free])
      (moving.resistance, moving.elasticity) = (0, 0)
      moving.addLinearVelocity(CGPoint(x: speed, y: 0), for: free)
      for behavior in [rope, still, moving] { animator.addBehavior(behavior) }
    }
    timed.wait(1)
    #expect(abs(free.center.x - expected) < 3 && abs(free.center.y - 200) < 1 && held.center == CGPoint(x: 50, y: 200))
  }
}
