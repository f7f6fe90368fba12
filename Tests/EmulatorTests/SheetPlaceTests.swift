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
}
