// Controllers that do something inside their callbacks: what apps do that the core must not lose its word to.
import Orientation
import SwivelUI

/// A callback of a controller.
public enum Moment: Hashable, Sendable {
  case load, willAppear, isAppearing, didAppear, willDisappear, didDisappear
  case willLayout, didLayout, willTransition, willRotate
}

/// Does what it is told to at the moments of its life.
open class Acting: UIViewController {
  /// What to do at a moment, each time.
  public var acts: [Moment: @MainActor (UIViewController) -> Void]
  private let mask: UIInterfaceOrientationMask?

  /// With `mask` nil the controller answers as one that says nothing of orientations.
  public init(
    _ style: UIModalPresentationStyle = .fullScreen, mask: UIInterfaceOrientationMask? = nil,
    _ acts: [Moment: @MainActor (UIViewController) -> Void] = [:]
  ) {
    self.acts = acts
    self.mask = mask
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = style
  }

  /// Does this and that, full screen when it is presented.
  public convenience init(_ acts: [Moment: @MainActor (UIViewController) -> Void]) {
    self.init(.fullScreen, mask: nil, acts)
  }

  /// Does `act` at one moment.
  public convenience init(_ moment: Moment, _ act: @escaping @MainActor (UIViewController) -> Void) {
    self.init(.fullScreen, [moment: act])
  }

  public required init?(coder: NSCoder) { nil }

  func reached(_ moment: Moment) { acts[moment]?(self) }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    mask ?? super.supportedInterfaceOrientations
  }
  open override func viewDidLoad() { reached(.load) }
  open override func viewWillAppear(_ animated: Bool) { reached(.willAppear) }
  open override func viewIsAppearing(_ animated: Bool) { reached(.isAppearing) }
  open override func viewDidAppear(_ animated: Bool) { reached(.didAppear) }
  open override func viewWillDisappear(_ animated: Bool) { reached(.willDisappear) }
  open override func viewDidDisappear(_ animated: Bool) { reached(.didDisappear) }
  open override func viewWillLayoutSubviews() { reached(.willLayout) }
  open override func viewDidLayoutSubviews() { reached(.didLayout) }
}

/// Acts in `viewWillTransition(to:with:)` as well, after what it passes on.
public final class Turner: Acting {
  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    reached(.willTransition)
  }
}

/// Acts in the legacy call before a turn.
public final class LegacyTurner: Acting {
  public override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
    reached(.willRotate)
  }
  public override func shouldAutorotateToInterfaceOrientation(_ orientation: UIInterfaceOrientation) -> Bool { true }
}

/// What happens once however often it is asked for.
@MainActor public final class Once {
  private var isDone = false
  public init() {}
  public func callAsFunction(_ body: () -> Void) {
    guard !isDone else { return }
    isDone = true
    body()
  }
}

extension UIViewController {
  /// Makes `child` a child with its view in this one's, as the documents say.
  public func contain(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Undoes `contain`.
  public func release() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}
