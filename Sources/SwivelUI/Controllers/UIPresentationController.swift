// The object that manages one presentation: its style as adapted, its container view and the place of what it shows.
import DeviceCatalog
import Orientation

/// Manages how one controller is shown over another.
@MainActor open class UIPresentationController {
  /// The controller that is shown.
  public let presentedViewController: UIViewController
  /// The controller it is shown over: the one that covers the context (R-MOD-04).
  public internal(set) var presentingViewController: UIViewController? {
    get { presenterLink?.object }
    set { presenterLink = newValue?.link }
  }
  private var presenterLink: BackLink<UIViewController>?
  /// Asked how to adapt; must be set before the presentation begins (R-ADP-05).
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view all of the presentation is in, while it lasts.
  public private(set) var containerView: UIView?
  /// The style that was set.
  public let presentationStyle: UIModalPresentationStyle

  /// The style in the present environment; `presentationStyle` keeps its value (R-ADP-04).
  private(set) var resolvedStyle: UIModalPresentationStyle
  /// The orientation of the interface when this presentation began to cover it (R-NEG-08).
  var orientationWhenCovered: InterfaceOrientation
  /// Whether the presentation is being begun or ended.
  var isInTransition = false
  /// Where the presenter's view was before a style took it out.
  private weak var presentersSuperview: UIView?

  /// Creates the manager of a presentation; UIKit makes its own when nobody does.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    presenterLink = presenting?.link
    presentationStyle = presentedViewController.modalPresentationStyle
    resolvedStyle = presentationStyle
    orientationWhenCovered = AppProcess.current.interfaceOrientation
  }

  /// The view that is shown.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// Whether the presenter's view leaves the window meanwhile (R-MOD-01).
  open var shouldRemovePresentersView: Bool { resolvedStyle.removesPresenter }
  /// The presented view's frame in the container view (R-ADP-07).
  open var frameOfPresentedViewInContainerView: CGRect {
    PresentationGeometry(presentation: self, process: .current).frame
  }

  /// Before the presentation.
  open func presentationTransitionWillBegin() {}
  /// After the presentation.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Before the dismissal.
  open func dismissalTransitionWillBegin() {}
  /// After the dismissal.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Before the container view lays out.
  open func containerViewWillLayoutSubviews() {}
  /// After the container view laid out.
  open func containerViewDidLayoutSubviews() {}

  /// Whether the presented controller fills the window, so that its orientations count.
  var coversWindow: Bool { resolvedStyle.coversWindow }

  // MARK: Adaptation (R-ADP-02…05)

  /// Finds the style for the environment, asking the delegate; returns whether it is another than before.
  @discardableResult
  func adapt(in process: AppProcess) -> Bool {
    let old = resolvedStyle
    let traits = process.traits
    let style = delegatesStyle(traits, in: process)
    resolvedStyle =
      style
      ?? presentationStyle.adapted(
        era: process.era, idiom: traits.userInterfaceIdiom, horizontal: traits.horizontalSizeClass,
        vertical: traits.verticalSizeClass)
    return resolvedStyle != old
  }

  /// The delegate's word on the style; nil without one. None keeps the style that was set.
  private func delegatesStyle(_ traits: UITraitCollection, in process: AppProcess) -> UIModalPresentationStyle? {
    guard let delegate, process.era >= Era(8), presentationStyle.isAdaptive else { return nil }
    var answer = process.optional { delegate.adaptivePresentationStyle(for: self, traitCollection: traits) }
    if answer == nil, traits.horizontalSizeClass == .compact {
      answer = process.optional { delegate.adaptivePresentationStyle(for: self) }
    }
    guard let answer else { return nil }
    process.record(presentedViewController.subject, "delegate adaptivePresentationStyle -> \(answer.name)")
    switch answer {
    case .none: return presentationStyle == .automatic ? .pageSheet : presentationStyle
    case .fullScreen, .overFullScreen, .formSheet: return answer
    case .automatic, .pageSheet, .currentContext, .custom, .overCurrentContext, .popover: return nil
    }
  }

  /// Tells the delegate which style will be used.
  func tellWillPresent(_ coordinator: (any UIViewControllerTransitionCoordinator)?, in process: AppProcess) {
    guard let delegate, process.era >= Era(8), presentationStyle.isAdaptive else { return }
    let style = resolvedStyle == presentationStyle ? UIModalPresentationStyle.none : resolvedStyle
    process.record(presentedViewController.subject, "delegate willPresentWithAdaptiveStyle(\(style.name))")
    delegate.presentationController(self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
  }

  // MARK: The views

  /// Puts the container view over the presenter and the presented view into it.
  func install() {
    guard let presenter = presentingViewController, let home = presenter.homeOfPresentations else { return }
    let container = PresentationContainerView(presentation: self, frame: home.bounds)
    containerView = container
    if let view = presentedView {
      view.frame = frameOfPresentedViewInContainerView
      container.addSubview(view)
    }
    home.addSubview(container)
    presentedView?.setNeedsLayout()
  }

  /// Takes the container view away.
  func uninstall() {
    containerView?.removeFromSuperview()
    presentedView?.removeFromSuperview()
    containerView = nil
  }

  /// Takes the presenter's view out of the window.
  func removePresentersView() {
    guard let view = presentingViewController?.viewIfLoaded, let parent = view.superview else { return }
    presentersSuperview = parent
    view.removeFromSuperview()
  }

  /// Puts the presenter's view back where it was, at its present size.
  func restorePresentersView(in process: AppProcess) {
    guard let presenter = presentingViewController, let home = presentersSuperview else { return }
    presentersSuperview = nil
    presenter.view.frame = presenter.frameInHome(home, process)
    home.insertSubview(presenter.view, at: 0)
    presenter.view.setNeedsLayout()
  }

  /// Whether this presentation took the presenter's view out.
  var removedPresentersView: Bool { presentersSuperview != nil }
}

extension UIViewController {
  /// The view that holds the containers of what this controller presents: the window, or for a child that defines the
  /// context the view it is in.
  var homeOfPresentations: UIView? { parent == nil ? view.window : viewIfLoaded?.superview }

  fileprivate func frameInHome(_ home: UIView, _ process: AppProcess) -> CGRect {
    if let container = home as? PresentationContainerView {
      return container.presentation?.frameOfPresentedViewInContainerView ?? home.bounds
    }
    return parent == nil ? process.rootFrame : home.bounds
  }
}

/// The view a presentation is in. It takes the taps beside the presented view.
final class PresentationContainerView: UIView {
  private(set) weak var presentation: UIPresentationController?

  init(presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    autoresizesSubviews = false
  }

  override func layoutSubviews() {
    guard let presentation else { return }
    presentation.containerViewWillLayoutSubviews()
    if let view = presentation.presentedView, view.superview === self {
      view.frame = presentation.frameOfPresentedViewInContainerView
    }
    presentation.containerViewDidLayoutSubviews()
  }
}
