// Transitions that apps animate and manage themselves, with their fingers, their cancellation and their coordinators.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct TransitionTests {
  /// Puts the incoming view in place by an animation, whose completion ends the transition.
  final class Fader: UIViewControllerAnimatedTransitioning {
    var notes: [String] = []
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.3
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let names = [UITransitionContextViewControllerKey.from, .to].map {
        transitionContext.viewController(forKey: $0)?.title ?? "?"
      }
      notes.append("animate \(names.joined(separator: " to ")) interactive=\(transitionContext.isInteractive)")
      if let view = transitionContext.view(forKey: .to), let to = transitionContext.viewController(forKey: .to) {
        view.frame = transitionContext.finalFrame(for: to)
        transitionContext.containerView.addSubview(view)
      }
      UIView.animate(withDuration: 0.3) {
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { notes.append("ended \(transitionCompleted)") }
  }

  /// A panel at the right edge, over a dimming view.
  final class Panel: UIPresentationController {
    let dimming = UIView(frame: .zero)
    var notes: [String] = []
    override func presentationTransitionWillBegin() {
      dimming.frame = containerView?.bounds ?? .zero
      dimming.accessibilityIdentifier = "dimming"
      containerView?.addSubview(dimming)
      presentedViewController.transitionCoordinator?.animate(
        alongsideTransition: { [weak self] _ in self?.notes.append("alongside") },
        completion: { [weak self] in self?.notes.append("coordinator done, cancelled=\($0.isCancelled)") })
      notes.append("presentation begins")
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { notes.append("presentation ended \(completed)") }
    override func dismissalTransitionWillBegin() { notes.append("dismissal begins") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { notes.append("dismissal ended \(completed)") }
    override func containerViewWillLayoutSubviews() {
      dimming.frame = containerView?.bounds ?? .zero
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: bounds.width - 300, y: 0, width: 300, height: bounds.height)
    }
    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: 300, height: parentSize.height) }
  }

  /// Hands out the animator, the finger and the panel.
  final class Director: UIViewControllerTransitioningDelegate {
    let fader = Fader()
    var finger: UIPercentDrivenInteractiveTransition?
    var presentingFinger: UIPercentDrivenInteractiveTransition?
    var panel: Panel?
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fader }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      fader
    }
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { finger }
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { presentingFinger }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      let made = Panel(presentedViewController: presented, presenting: presenting)
      panel = made
      return made
    }
  }

  static let quiet = ["viewWillLayout", "viewDidLayout", "supported", "should", "UIDevice", "loadView", "viewDidLoad"]

  static func device(_ era: Era = Era(15)) throws -> EmulatedDevice {
    try EmulatedDevice(
      profile: .iPhone8, era: era,
      apps: [
        .test(plist: .allButUpsideDown) {
          let root = V()
          root.title = "V"
          return root
        }
      ])
  }

  static func modal(_ style: UIModalPresentationStyle, _ director: Director) -> B {
    let modal = B(style)
    modal.title = "B"
    modal.transitioningDelegate = director
    return modal
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom])
  func anAnimatorKeepsTheOrders(style: UIModalPresentationStyle) throws {
    // T4a and T4b hold for an app's own animation; R-MOD-03 for the completions.
    let device = try Self.device()
    let director = Director()
    var completions: [String] = []
    let removes = style == .fullScreen
    let present = device.perform(window: 1) { window in
      window.rootViewController?.present(Self.modal(style, director), animated: true) {
        completions.append("presented")
      }
      #expect(completions == [])
      #expect(window.rootViewController?.transitionCoordinator != nil)
    }
    #expect(
      present.calls(leaving: Self.quiet) == (removes ? ["V.viewWillDisappear(true)"] : []) + [
        "B.viewWillAppear(true)", "B.viewIsAppearing(true)", "B.viewDidAppear(true)",
      ] + (removes ? ["V.viewDidDisappear(true)"] : []))
    let dismiss = device.perform(window: 1) { window in
      window.rootViewController?.dismiss(animated: true) { completions.append("dismissed") }
    }
    #expect(
      dismiss.calls(leaving: Self.quiet) == ["B.viewWillDisappear(true)"]
        + (removes ? ["V.viewWillAppear(true)", "V.viewIsAppearing(true)", "V.viewDidAppear(true)"] : [])
        + ["B.viewDidDisappear(true)"])
    #expect(completions == ["presented", "dismissed"])
    #expect(
      director.fader.notes == [
        "animate V to B interactive=false", "ended true", "animate B to V interactive=false", "ended true",
      ])
  }

  @Test func aPresentationControllerHasItsFrameItsViewsAndItsSizes() throws {
    let device = try Self.device()
    let driver = Driver(device)
    let director = Director()
    let modal = try #require(device.inspect(window: 1) { _ in Self.modal(.custom, director) })
    _ = device.perform(window: 1) { $0.rootViewController?.present(modal, animated: true) }
    #expect(modal.presentationController === director.panel)
    #expect(device.inspect(window: 1) { _ in modal.view.frame } == CGRect(x: 75, y: 0, width: 300, height: 667))
    #expect(driver.window().root.find("dimming")?.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    // R-ROT-13: the root hears of the window's size, the panel of its own.
    let turn = driver.turn(.landscapeLeft).calls(leaving: Self.quiet)
    #expect(turn.contains("V.viewWillTransition(to: 667×375)"))
    #expect(turn.contains("B.viewWillTransition(to: 300×375)"))
    #expect(device.inspect(window: 1) { _ in modal.view.frame } == CGRect(x: 367, y: 0, width: 300, height: 375))
    #expect(driver.window().root.find("dimming")?.frame.width == 667)
    _ = device.perform(window: 1) { _ in modal.dismiss(animated: false) }
    #expect(
      director.panel?.notes == [
        "presentation begins", "alongside", "presentation ended true", "coordinator done, cancelled=false",
        "dismissal begins", "dismissal ended true",
      ])
  }

  /// Hangs a curtain into the container by constraints: 10 from the left, 20 from the right, 30 and 40 from top and bottom.
  final class Curtains: UIViewControllerTransitioningDelegate {
    final class Presentation: UIPresentationController {
      let curtain = UIView(frame: .zero)
      override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        curtain.translatesAutoresizingMaskIntoConstraints = false
        curtain.accessibilityIdentifier = "curtain"
        container.addSubview(curtain)
        NSLayoutConstraint.activate([
          curtain.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10),
          curtain.rightAnchor.constraint(equalTo: container.rightAnchor, constant: -20),
          curtain.topAnchor.constraint(equalTo: container.topAnchor, constant: 30),
          curtain.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -40),
        ])
      }
    }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { Presentation(presentedViewController: presented, presenting: presenting) }
  }

  @Test func constraintsPlaceWhatAPresentationAdds() throws {
    let driver = Driver(try Self.device())
    let curtains = Curtains()
    _ = driver.device.perform(window: 1) { window in
      let modal = B(.custom)
      modal.transitioningDelegate = curtains
      window.rootViewController?.present(modal, animated: false)
    }
    #expect(driver.window().root.find("curtain")?.frame == CGRect(x: 10, y: 30, width: 345, height: 597))
    driver.turn(.landscapeLeft)
    #expect(driver.window().root.find("curtain")?.frame == CGRect(x: 10, y: 30, width: 637, height: 305))
  }

  @Test func aDismissalLetGoBringsEverythingBack() throws {
    // R-APP-05: a cancelled Will is followed by the opposite Will and Did.
    let device = try Self.device()
    let director = Director()
    let finger = try #require(device.inspect(window: 1) { _ in UIPercentDrivenInteractiveTransition() })
    _ = device.perform(window: 1) { $0.rootViewController?.present(Self.modal(.fullScreen, director), animated: false) }
    director.finger = finger
    let begin = device.perform(window: 1) { $0.rootViewController?.dismiss(animated: true) }
    #expect(
      begin.calls(leaving: Self.quiet) == [
        "B.viewWillDisappear(true)", "V.viewWillAppear(true)", "V.viewIsAppearing(true)",
      ])
    // The finger is still down; nothing else may begin.
    let other = device.perform(window: 1) { $0.rootViewController?.dismiss(animated: true) }
    #expect(other.calls().contains { $0.contains("while a presentation or dismiss is in progress") })
    let cancel = device.perform(window: 1) { _ in
      finger.update(0.4)
      finger.cancel()
    }
    #expect(
      cancel.calls(leaving: Self.quiet) == [
        "V.viewWillDisappear(true)", "V.viewDidDisappear(true)", "B.viewWillAppear(true)", "B.viewDidAppear(true)",
      ])
    #expect(device.snapshot.windows[0].visibleController == "B")
    #expect(director.fader.notes == ["animate B to V interactive=true", "ended false"])
    // Once more, to the end.
    _ = device.perform(window: 1) { $0.rootViewController?.dismiss(animated: true) }
    _ = device.perform(window: 1) { _ in finger.finish() }
    #expect(device.snapshot.windows[0].visibleController == "V")
  }

  @Test func aPresentationLetGoIsTakenBack() throws {
    // R-APP-05: a cancelled Will is followed by the opposite Will and Did; of what is presented there is nothing left.
    let device = try Self.device()
    let director = Director()
    let finger = try #require(device.inspect(window: 1) { _ in UIPercentDrivenInteractiveTransition() })
    director.presentingFinger = finger
    func present() -> Outcome {
      device.perform(window: 1) { $0.rootViewController?.present(Self.modal(.fullScreen, director), animated: true) }
    }
    #expect(
      present().calls(leaving: Self.quiet) == [
        "V.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
      ])
    let cancel = device.perform(window: 1) { _ in finger.cancel() }.calls(leaving: Self.quiet)
    #expect(
      cancel.filter { $0.hasPrefix("B.") } == ["B.viewWillDisappear(true)", "B.viewDidDisappear(true)"])
    #expect(cancel.filter { $0.hasPrefix("V.") }.first == "V.viewWillAppear(true)")
    #expect(cancel.last { $0.hasPrefix("V.") } == "V.viewDidAppear(true)")
    #expect(device.snapshot.windows[0].visibleController == "V")
    #expect(device.inspect(window: 1) { $0.rootViewController?.presentedViewController == nil } == true)
    #expect(director.fader.notes == ["animate V to B interactive=true", "ended false"])
    // Once more, to the end.
    _ = present()
    let finish = device.perform(window: 1) { _ in finger.finish() }.calls(leaving: Self.quiet)
    // The second of its class.
    #expect(finish == ["B#2.viewDidAppear(true)", "V.viewDidDisappear(true)"])
    #expect(device.snapshot.windows[0].visibleController == "B")
  }

  /// A stack behind what was presented is out of reach: nothing is pushed there, popped or swiped back.
  @Test func aStackBehindAPresentation() throws {
    let app = AppBundle.test(screens: ["A": { A() }, "B": { B(.fullScreen) }]) {
      UINavigationController(rootViewController: V())
    }
    let driver = Driver(try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app]))
    driver.send(.push(window: 1, screen: "A"))
    #expect(driver.stack() == ["V", "A"])
    driver.send(.present(window: 1, screen: "B"))
    let outcomes = [
      driver.send(.pop(window: 1)), driver.send(.push(window: 1, screen: "A")), driver.send(.gesture(window: 1, .pop)),
    ]
    for outcome in outcomes { #expect(Screens.refusal(outcome).contains("no navigation stack is visible")) }
    #expect(driver.window().visibleController == "B")
    driver.send(.dismiss(window: 1))
    #expect(driver.stack() == ["V", "A"])
    driver.send(.pop(window: 1))
    #expect(driver.stack() == ["V"])
  }

  @Test func anAnimatorOfANavigationDelegate() throws {
    final class Guide: UINavigationControllerDelegate {
      let fader = Fader()
      var finger: UIPercentDrivenInteractiveTransition?
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { fader }
      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
    }
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15), apps: [.test { UINavigationController(rootViewController: A()) }])
    let guide = Guide()
    func navigation(_ body: (UINavigationController) -> Void) -> Outcome {
      device.perform(window: 1) { window in
        guard let navigation = window.rootViewController as? UINavigationController else { return }
        navigation.delegate = guide
        body(navigation)
      }
    }
    let push = navigation { $0.pushViewController(C(), animated: true) }
    #expect(
      push.calls(leaving: Self.quiet) == [
        "C.willMove(toParent: UINavigationController)", "A.viewWillDisappear(true)", "C.viewWillAppear(true)",
        "UINavigationController.willShow(C)", "C.viewIsAppearing(true)", "A.viewDidDisappear(true)",
        "C.viewDidAppear(true)", "C.didMove(toParent: UINavigationController)", "UINavigationController.didShow(C)",
      ])
    guide.finger = device.inspect(window: 1) { _ in UIPercentDrivenInteractiveTransition() }
    _ = navigation { $0.popViewController(animated: true) }
    let cancel = navigation { _ in guide.finger?.cancel() }
    // T3b.
    #expect(
      cancel.calls(leaving: Self.quiet) == [
        "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "C.viewWillAppear(true)", "C.viewDidAppear(true)",
      ])
    #expect(device.snapshot.windows[0].navigationStack == ["A", "C"])
  }

  @Test func turnsHaveATransformAndResizesNone() throws {
    // R-ROT-06, R-ROT-07.
    final class Turned: UIViewController {
      var notes: [String] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let transform = coordinator.targetTransform
        notes.append("\(Int(transform.a.rounded())),\(Int(abs(transform.b).rounded()))")
        coordinator.animate(alongsideTransition: { [weak self] _ in
          self?.notes.append("alongside \(Int(self?.view.bounds.width ?? 0))")
        })
      }
    }
    let app = AppBundle.test { Turned() }
    let driver = Driver(
      try EmulatedDevice(profile: .iPadAir2, era: Era(9), apps: [app, app], arrangement: .full(window: 1)))
    driver.turn(.landscapeLeft)
    driver.send(.arrange(.half))
    let notes = driver.device.inspect(window: 1) { ($0.rootViewController as? Turned)?.notes }
    #expect(notes == ["0,1", "alongside 1024", "1,0", "alongside 507"])
  }

  /// Wraps what it adapts in a navigation controller.
  final class Wrapper: UIAdaptivePresentationControllerDelegate {
    func presentationController(
      _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { UINavigationController(rootViewController: controller.presentedViewController) }
  }

  @Test func theDelegateWrapsAnAdaptedPresentation() throws {
    // R-ADP-05, live: full width shows the form sheet itself, half width the wrapper.
    let app = AppBundle.test { V() }
    let driver = Driver(
      try EmulatedDevice(profile: .iPadAir2, era: Era(12), apps: [app, app], arrangement: .full(window: 1)))
    driver.turn(.landscapeLeft)
    let wrapper = Wrapper()
    _ = driver.device.perform(window: 1) { window in
      let sheet = B(.formSheet)
      sheet.presentationController?.delegate = wrapper
      window.rootViewController?.present(sheet, animated: false)
      #expect(window.rootViewController?.presentedViewController === sheet)
    }
    let narrow = driver.send(.arrange(.half)).calls(leaving: Self.quiet)
    #expect(
      narrow.filter { $0.contains("delegate") } == [
        "B.delegate viewControllerForAdaptivePresentationStyle(fullScreen) -> UINavigationController",
        "B.delegate willPresentWithAdaptiveStyle(fullScreen)",
      ])
    #expect(driver.stack() == ["B"])
    driver.send(.arrange(.full(window: 1)))
    #expect(driver.stack() == [])
    #expect(driver.window().visibleController == "B")
    #expect(driver.send(.dismiss(window: 1)).ending == .settled)
    #expect(driver.window().visibleController == "V")
  }

  @Test func aSheetDraggedALittle() throws {
    // R-MOD-09: the delegate hears that it will, then the sheet comes back; the presenter hears nothing.
    let device = try Self.device()
    let adapter = ModalRuleTests.Adapter()
    _ = device.perform(window: 1) { window in
      let sheet = B(.pageSheet)
      sheet.presentationController?.delegate = adapter
      window.rootViewController?.present(sheet, animated: false)
    }
    #expect(
      Driver(device).send(.gesture(window: 1, .pullDownCancelled)).calls() == [
        "B.delegate presentationControllerShouldDismiss -> YES", "B.delegate presentationControllerWillDismiss",
        "B.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewDidAppear(true)",
      ])
    #expect(device.snapshot.windows[0].visibleController == "B")
  }
}
