// How animations end that do not run to their end, and in which order a presentation's animator and manager are asked.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct AnimationEndTests {
  /// What was noted, for blocks that run later.
  final class Notes {
    var lines: [String] = []
  }

  private func device() throws -> EmulatedDevice {
    try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { V() }])
  }

  /// The completion is told whether the animations came to their end (animate(withDuration:…)).
  @Test(arguments: [
    ("nothing", ["finished true"]), ("layer.removeAllAnimations", ["finished false"]),
    ("removeFromSuperview", ["finished false"]), ("superview.removeFromSuperview", ["finished false"]),
    ("another view's", ["finished true"]),
  ])
  func whatStopsAnAnimation(act: String, told: [String]) throws {
    let device = try device()
    let driver = Driver(device)
    let notes = Notes()
    _ = device.perform(window: 1) { window in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      outer.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      window.rootViewController?.view.addSubview(outer)
      UIView.animate(withDuration: 5) {
        outer.subviews[0].alpha = 0
        outer.subviews[0].frame.origin.x = 50
      } completion: {
        notes.lines.append("finished \($0)")
      }
    }
    _ = device.perform(window: 1) { window in
      let outer = window.rootViewController?.view.subviews.last
      let inner = outer?.subviews.first
      switch act {
      case "layer.removeAllAnimations": inner?.layer.removeAllAnimations()
      case "removeFromSuperview": inner?.removeFromSuperview()
      case "superview.removeFromSuperview": outer?.removeFromSuperview()
      case "another view's": outer?.layer.removeAllAnimations()
      default: break
      }
    }
    #expect(notes.lines == (told == ["finished false"] ? told : []))
    driver.send(.wait(10))
    #expect(notes.lines == told)
  }

  /// An animator that ends at its start leaves what was before it (UIViewAnimatingPosition.start).
  @Test(arguments: [(false, "0", CGFloat(0), CGFloat(100)), (true, "1", 1, 20)])
  func aReversedAnimatorEndsWhereItBegan(isReversed: Bool, position: String, alpha: CGFloat, x: CGFloat) throws {
    let device = try device()
    let driver = Driver(device)
    let notes = Notes()
    _ = device.perform(window: 1) { window in
      let view = UIView(frame: CGRect(x: 20, y: 0, width: 10, height: 10))
      window.rootViewController?.view.addSubview(view)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.alpha = 0
        view.frame.origin.x = 100
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
      }
      animator.addCompletion { notes.lines.append("\($0.rawValue)") }
      animator.fractionComplete = 0.5
      animator.isReversed = isReversed
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    }
    driver.send(.wait(5))
    #expect(notes.lines == [position])
    device.inspect(window: 1) { window in
      let view = window.rootViewController?.view.subviews.last
      #expect(view?.alpha == alpha)
      #expect(view?.transform == (isReversed ? .identity : CGAffineTransform(scaleX: 2, y: 2)))
      #expect(view?.center.x == x + 5)
    }
  }

  /// Notes when it is told of its transitions.
  final class Manager: UIPresentationController {
    var notes: Notes?
    override func presentationTransitionWillBegin() { notes?.lines.append("will present") }
    override func dismissalTransitionWillBegin() { notes?.lines.append("will dismiss") }
  }

  /// Animates nothing.
  final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(true)
    }
  }

  /// Notes what it is asked for.
  final class Provider: NSObject, UIViewControllerTransitioningDelegate {
    let notes: Notes
    init(_ notes: Notes) { self.notes = notes }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      notes.lines.append("manager")
      let manager = Manager(presentedViewController: presented, presenting: presenting)
      manager.notes = notes
      return manager
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      notes.lines.append("animator")
      return Animator()
    }
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    {
      notes.lines.append("finger")
      return nil
    }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      notes.lines.append("animator")
      return Animator()
    }
  }

  /// The manager first, then the animator and who drives it, then the beginning (View
  /// Controller Programming Guide for iOS, Creating Custom Presentations).
  @Test func whoIsAskedBeforeATransitionBegins() throws {
    let device = try device()
    let notes = Notes()
    var provider: Provider?
    _ = device.perform(window: 1) { window in
      let made = Provider(notes)
      provider = made
      let shown = A()
      shown.modalPresentationStyle = .custom
      shown.transitioningDelegate = made
      window.rootViewController?.present(shown, animated: true)
    }
    #expect(notes.lines == ["manager", "animator", "finger", "will present"])
    notes.lines = []
    _ = device.perform(window: 1) { $0.rootViewController?.dismiss(animated: true) }
    #expect(notes.lines == ["animator", "will dismiss"])
    #expect(provider != nil)
  }

  /// When the animations are over (transition(from:to:…)), whoever asked for the passage goes on before the old child is told that it is gone.
  @Test func aPassageEndsAfterWhoAskedForIt() throws {
    let device = try device()
    _ = device.perform(window: 1) { $0.rootViewController?.contain(A()) }
    let outcome = device.perform(window: 1) { window in
      guard let parent = window.rootViewController, let from = parent.children.first else { return }
      let to = C()
      parent.addChild(to)
      parent.transition(from: from, to: to, duration: 0.3, options: [], animations: nil) { _ in from.removeFromParent()
      }
      #expect(from.view.superview === parent.view)
      #expect(to.view.superview === parent.view)
    }
    let calls = outcome.calls()
    #expect(calls.last { $0.contains("Disappear") } == "A.viewDidDisappear(true)")
    #expect(device.inspect(window: 1) { $0.rootViewController?.children.count } == 1)
  }
}
