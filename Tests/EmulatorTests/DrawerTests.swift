// A drawer presented by a presentation controller of an app's own with an animator of its own, as public code writes them.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

/// A drawer of 200 points at the bottom, over a view that dims what is behind.
@MainActor private final class DrawerController: UIPresentationController {
  let dimming = UIView()
  var lines: [String] = []
  override var frameOfPresentedViewInContainerView: CGRect {
    let room = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: room.maxY - 200, width: room.width, height: 200)
  }
  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    let coordinator = presentedViewController.transitionCoordinator
    coordinator?.animateAlongsideTransition(in: dimming) { [self] context in
      dimming.alpha = 1
      lines.append("alongside \(context.containerView.window != nil) \(context.isInterruptible)")
    } completion: { [self] context in
      lines.append("completed \(!context.isCancelled) \(context.completionVelocity)")
    }
  }
  override func containerViewWillLayoutSubviews() {
    dimming.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// Animates by an animator that can be held.
@MainActor private final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var ended: [Bool] = []
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.9)
    if let view = transitionContext.view(forKey: .to), let to = transitionContext.viewController(forKey: .to) {
      transitionContext.containerView.addSubview(view)
      animator.addAnimations { view.frame = transitionContext.finalFrame(for: to) }
    }
    animator.addCompletion { position in transitionContext.completeTransition(position == .end) }
    return animator
  }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }
  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

@MainActor private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
  let animator = DrawerAnimator()
  private(set) var controller: DrawerController?
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let made = DrawerController(presentedViewController: presented, presenting: presenting ?? source)
    controller = made
    return made
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

@MainActor struct DrawerTests {
  /// UIViewControllerTransitionCoordinator's documentation: closures run alongside and after; what they change may be anywhere.
  /// The drawer stays at the bottom through a turn: 667 − 200 upright, 375 − 200 across.
  @Test func aDrawerComesAndFollowsATurn() throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { UIViewController() }])
    let delegate = Delegate()
    let drawer = try #require(device.inspect(window: 1) { _ in UIViewController() })
    _ = device.perform(window: 1) { window in
      drawer.modalPresentationStyle = .custom
      drawer.transitioningDelegate = delegate
      window.rootViewController?.present(drawer, animated: true)
    }
    _ = device.handle(DeviceInput(time: 0, event: .wait(1)))
    let controller = try #require(delegate.controller)
    var seen = (drawer.view.frame, controller.dimming.frame.size, controller.dimming.alpha, controller.lines)
    #expect(seen.0 == CGRect(x: 0, y: 467, width: 375, height: 200) && seen.2 == 1)
    #expect(seen.3 == ["alongside true false", "completed true 1.0"])
    let ended = delegate.animator.ended
    #expect(ended == [true])
    Driver(device).turn(.landscapeLeft)
    seen = (drawer.view.frame, controller.dimming.frame.size, controller.dimming.alpha, controller.lines)
    #expect(seen.0 == CGRect(x: 0, y: 175, width: 667, height: 200))
    #expect(seen.1 == CGSize(width: 667, height: 375))
  }
}
