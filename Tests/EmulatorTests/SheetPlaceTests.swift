// Presentations of an app's own: what constraints place in the container, and what an animator places.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct SheetPlaceTests {
  /// Dims the window by a view that constraints tie to the container; says nothing of the presented view's frame.
  private final class Dimming: UIPresentationController {
    let dimming = UIView()
    override func presentationTransitionWillBegin() {
      guard let containerView else { return }
      dimming.translatesAutoresizingMaskIntoConstraints = false
      containerView.addSubview(dimming)
      NSLayoutConstraint.activate([
        dimming.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
        dimming.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),
        dimming.topAnchor.constraint(equalTo: containerView.topAnchor),
        dimming.bottomAnchor.constraint(equalTo: containerView.bottomAnchor),
      ])
    }
  }

  /// Slides the view up to 241 points below the top.
  private final class Slider: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
    var dimming: Dimming?
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      if let view = transitionContext.view(forKey: .to) {
        transitionContext.containerView.addSubview(view)
        view.frame = CGRect(x: 0, y: 241, width: 375, height: 426)
      }
      transitionContext.completeTransition(true)
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      let made = Dimming(presentedViewController: presented, presenting: presenting)
      dimming = made
      return made
    }
  }

  @Test func dimmingFillsTheContainerAndTheSheetStaysWhereItsAnimatorPutIt() throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { V() }], arrangement: nil)
    let slider = Slider()
    let modal = try #require(device.inspect(window: 1) { _ in UIViewController() })
    _ = device.perform(window: 1) { window in
      modal.modalPresentationStyle = .custom
      modal.transitioningDelegate = slider
      window.rootViewController?.present(modal, animated: true)
    }
    let frames = try #require(
      device.inspect(window: 1) { _ in (slider.dimming?.dimming.frame, modal.view.frame) })
    #expect(frames.0 == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(frames.1 == CGRect(x: 0, y: 241, width: 375, height: 426))
    // Another pass of layout moves nothing.
    _ = device.perform(window: 1) { _ in slider.dimming?.containerView?.setNeedsLayout() }
    #expect(device.inspect(window: 1) { _ in modal.view.frame } == CGRect(x: 0, y: 241, width: 375, height: 426))
  }

  /// Takes the lower half, and dims what is behind by a view that fills the container by its mask.
  private final class Lower: UIPresentationController, UIViewControllerTransitioningDelegate {
    let dimming = UIView()
    var placesAgain = false
    override var frameOfPresentedViewInContainerView: CGRect {
      let room = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: room.midY, width: room.width, height: room.height / 2)
    }
    override func presentationTransitionWillBegin() {
      dimming.frame = containerView?.bounds ?? .zero
      dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      containerView?.addSubview(dimming)
    }
    override func containerViewWillLayoutSubviews() {
      if placesAgain { presentedView?.frame = frameOfPresentedViewInContainerView }
    }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { self }
  }

  /// The frame a presentation of the app's own wants is asked for when it begins: whoever does not place the view again when the
  /// container lays out has it as its mask leaves it (github.com/material-motion/motion-transitioning-objc/issues/49). 333.5 above and
  /// all of the width kept, 375 − 333.5 high.
  @Test(arguments: [
    (true, CGRect(x: 0, y: 187.5, width: 667, height: 187.5)),
    (false, CGRect(x: 0, y: 333.5, width: 667, height: 41.5)),
  ])
  func whoDoesNotPlaceItsViewAgainHasItAsTheMaskLeavesIt(placesAgain: Bool, frame: CGRect) throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { V() }])
    var lower: Lower?
    let modal = try #require(device.inspect(window: 1) { _ in UIViewController() })
    _ = device.perform(window: 1) { window in
      modal.modalPresentationStyle = .custom
      let made = Lower(presentedViewController: modal, presenting: window.rootViewController)
      made.placesAgain = placesAgain
      lower = made
      modal.transitioningDelegate = made
      window.rootViewController?.present(modal, animated: false)
    }
    #expect(device.inspect(window: 1) { _ in modal.view.frame } == CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
    Driver(device).turn(.landscapeLeft)
    #expect(device.inspect(window: 1) { _ in modal.view.frame } == frame)
    #expect(device.inspect(window: 1) { _ in lower?.dimming.frame } == CGRect(x: 0, y: 0, width: 667, height: 375))
  }

  /// Brings the presenter back, with something at its left.
  private final class Aside: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
    var told: CGRect?
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      if let view = transitionContext.view(forKey: .to), let to = transitionContext.viewController(forKey: .to) {
        let final = transitionContext.finalFrame(for: to)
        told = final
        view.frame = CGRect(x: 50, y: 0, width: final.width - 50, height: final.height)
        transitionContext.containerView.insertSubview(view, at: 0)
      }
      transitionContext.completeTransition(true)
    }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      self
    }
  }

  /// finalFrame(for:) is where a view is to be at the end, which for a screen that was turned while it was covered is its size now.
  /// The animator puts it there (View Controller Programming Guide, Customizing the Transition Animations).
  @Test func anAnimatorIsToldTheSizeOfAScreenThatWasTurnedWhileItWasCovered() throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test(plist: .allButUpsideDown) { V() }])
    let aside = Aside()
    _ = device.perform(window: 1) { window in
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      modal.transitioningDelegate = aside
      window.rootViewController?.present(modal, animated: false)
    }
    Driver(device).turn(.landscapeLeft)
    _ = device.perform(window: 1) { $0.rootViewController?.dismiss(animated: true) }
    #expect(aside.told == CGRect(x: 0, y: 0, width: 667, height: 375))
    let left = device.inspect(window: 1) { $0.rootViewController?.view.frame } ?? nil
    #expect(left == CGRect(x: 50, y: 0, width: 617, height: 375))
  }
}
