// The object that manages one presentation: its style as adapted, its container view and the place of what it shows.
import DeviceCatalog
import Orientation

/// Manages how one controller is shown over another.
@preconcurrency @MainActor
open class UIPresentationController: NumberedObject, UIContentContainer,
  UITraitEnvironment
{
  /// The controller that is shown; or that would be, if the delegate had not given another for an adapted style.
  public let presentedViewController: UIViewController
  /// What the delegate gave instead for the present style (R-ADP-05).
  var substitute: UIViewController?
  /// The controller it is shown over: the one that covers the context (R-MOD-04). Before it is shown, whoever was named; there
  /// must be one when it is asked for.
  open var presentingViewController: UIViewController {
    presenter ?? presentedViewController.presenter ?? presentedViewController
  }
  /// The same, nil before anybody is named.
  var presenter: UIViewController? {
    get { presenterLink?.object }
    set { presenterLink = newValue?.link }
  }
  private var presenterLink: BackLink<UIViewController>?
  /// Asked how to adapt; must be set before the presentation begins (R-ADP-05).
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view all of the presentation is in, while it lasts.
  open private(set) var containerView: UIView?
  /// Traits this presentation sets for the presented controller, from era 8; nil to let it inherit the window's.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { if overrideTraitCollection != oldValue { ownScene.overridesDidChange() } }
  }
  /// The window's traits with those this presentation sets; the presented controller may have others of its own.
  open var traitCollection: UITraitCollection {
    let scene = ownScene
    return traits(over: scene.windowTraits(scene.traits))
  }
  /// Those of the presented controller changed; called before its own. Does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// What becomes of inherited traits here.
  final func traits(over inherited: UITraitCollection) -> UITraitCollection {
    var result = inherited
    if let imposedTraits { result = result.overlaid(by: imposedTraits) }
    if let override = overrideTraitCollection { result = result.overlaid(by: override.values) }
    return result
  }
  /// The style that was set.
  open var presentationStyle: UIModalPresentationStyle { madeStyle }
  private let madeStyle: UIModalPresentationStyle

  /// The style in the present environment; `presentationStyle` keeps its value (R-ADP-04).
  package internal(set) var resolvedStyle: UIModalPresentationStyle
  /// The orientation of the interface when this presentation began to cover it (R-NEG-08).
  var orientationWhenCovered: InterfaceOrientation
  /// Whether the presentation is being begun or ended.
  var isInTransition = false
  /// The frame for the presented view that an animator of the app's was told. Where the animator put the view it stays, until
  /// the frame is another: in a turn.
  var frameToldToAnimator: CGRect?
  /// Who had the keyboard behind it, until something in front took it.
  weak var displacedResponder: UIResponder?
  /// Where the presenter's view was before a style took it out.
  private weak var presentersSuperview: UIView?

  /// Creates the manager of a presentation; UIKit makes its own when nobody does.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    presenterLink = presenting?.link
    madeStyle = presentedViewController.modalPresentationStyle
    resolvedStyle = madeStyle
    orientationWhenCovered = (presenting ?? presentedViewController).ownScene.interfaceOrientation
    super.init()
  }

  /// The view that is shown.
  open var presentedView: UIView? { displayed.viewIfLoaded }
  /// Whether it takes all of the window, or stays in what presents it. Kept: the style says so.
  open var shouldPresentInFullscreen: Bool { true }
  /// The style in compact width.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }
  /// The controller prefers another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The controller has another size by its constraints.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size the presented controller prefers.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Whether the presenter's view leaves the window meanwhile (R-MOD-01).
  open var shouldRemovePresentersView: Bool { resolvedStyle.removesPresenter }
  /// The presented view's frame in the container view (R-ADP-07).
  open var frameOfPresentedViewInContainerView: CGRect {
    PresentationGeometry(presentation: self, scene: ownScene).frame
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

  /// The style in an environment, none for the one that was set (era 8). The default follows the published tables; a
  /// subclass may have its own. A delegate's word counts before it.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    stockStyle(in: traitCollection)
  }

  /// The window is about to become `size`; tells the presented controller of its own new size (R-ROT-13). Override with
  /// super.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let child = self.size(forChildContentContainer: displayed, withParentContainerSize: size)
    let scene = ownScene
    let turned = (coordinator as? WindowTransition)?.to ?? scene.interfaceOrientation
    displayed.sendViewWillTransition(
      to: child == size ? displayed.sizeAfterTransition(to: size, turned) : child, with: coordinator)
  }

  /// The window's traits are about to change; tells the presented controller of its own. Override with super.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let scene = ownScene
    let new = scene.hasTraitOverrides ? displayed.ownTraits(over: newCollection) : newCollection
    if new != displayed.traits(in: scene) { displayed.sendWillTransition(to: new, with: coordinator) }
  }

  /// The size of the presented view in a container of `parentSize`; the same where the presentation itself knows the
  /// frame.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Whether the app's own class places the view after the beginning: the frame it wants is asked for when the presentation
  /// begins and not again when the container has another size, where the view's mask counts (observed in
  /// github.com/material-motion/motion-transitioning-objc/issues/49 and github.com/gaetanzanella/OverlayContainer/issues/67).
  var placesItsViewItself: Bool {
    let stock: [UIPresentationController.Type] = [
      UIPresentationController.self, UIPopoverPresentationController.self, UISheetPresentationController.self,
    ]
    return resolvedStyle == .custom && !stock.contains { $0 == type(of: self) }
  }

  /// Whether the presented controller fills the window, so that its orientations count.
  var coversWindow: Bool { resolvedStyle.coversWindow }

  // MARK: The views

  /// Puts the container view over the presenter.
  func installContainer() {
    guard let presenter, let home = presenter.homeOfPresentations else { return }
    let container = PresentationContainerView(presentation: self, frame: home.bounds)
    containerView = container
    home.addSubview(container)
  }

  /// Puts the presented view into the container view, in front of what a subclass put there.
  func insertPresentedView() {
    guard let container = containerView, let view = presentedView else { return }
    container.frame = container.superview?.bounds ?? container.frame
    view.frame = frameOfPresentedViewInContainerView
    container.addSubview(view)
    view.setNeedsLayout()
  }

  /// The presentation is over, or did not come about: the next one has a manager of its own.
  func forget() {
    displayed.ownPresentation = nil
    presentedViewController.ownPresentation = nil
    substitute = nil
  }

  /// Takes the container view away.
  func uninstall() {
    containerView?.removeFromSuperview()
    presentedView?.removeFromSuperview()
    containerView = nil
  }

  /// Takes the presenter's view out of the window.
  func removePresentersView() {
    guard let view = presenter?.viewIfLoaded, let parent = view.superview else { return }
    presentersSuperview = parent
    view.removeFromSuperview()
  }

  /// Where the presenter's view belongs when it is back; nil where it was not taken out.
  func frameOfPresentersView(in scene: AppScene) -> CGRect? {
    guard let presenter, let home = presentersSuperview else { return nil }
    return presenter.frameInHome(home, scene)
  }

  /// Puts the presenter's view back where it was, at its present size; where an animator of the app's put it, it stays.
  func restorePresentersView(in scene: AppScene) {
    guard let presenter, let home = presentersSuperview else { return }
    presentersSuperview = nil
    if presenter.view.superview == nil || presenter.view.superview !== containerView {
      presenter.view.frame = presenter.frameInHome(home, scene)
    }
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

  fileprivate func frameInHome(_ home: UIView, _ scene: AppScene) -> CGRect {
    if let container = home as? PresentationContainerView {
      return container.presentation?.frameOfPresentedViewInContainerView ?? home.bounds
    }
    return parent == nil ? scene.rootFrame : home.bounds
  }
}

extension UIView {
  /// The popover that is presented in front of all below; nil without one.
  var popoverInFront: UIPresentationController? {
    let front = firstVisible { $0 is PresentationContainerView } as? PresentationContainerView
    return front?.presentation.flatMap { $0.resolvedStyle == .popover ? $0 : nil }
  }
}

/// The view a presentation is in. It takes the touches beside the presented view, of which one beside a popover closes it.
package final class PresentationContainerView: UIView {
  package private(set) weak var presentation: UIPresentationController?

  init(presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  package required init?(coder: NSCoder) { nil }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let presentation, presentation.resolvedStyle == .popover else { return }
    presentation.touchedBeside()
  }

  /// What lies behind and is named in `passthroughViews` is touched as if there were no popover, and all of it beside a sheet that
  /// does not dim it ("to let people interact with the content underneath": `largestUndimmedDetentIdentifier`).
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    if hit === self, let sheet = presentation as? UISheetPresentationController, sheet.leavesUndimmed { return nil }
    guard hit === self, let popover = presentation as? UIPopoverPresentationController,
      popover.resolvedStyle == .popover
    else { return hit }
    for view in popover.passthroughViews ?? [] where view.window === window {
      if let inner = view.hitTest(view.convert(point, from: self), with: event) { return inner }
    }
    return hit
  }

  override var mayReadModels: Bool { presentation.map { !ClassFinder.isOwn(type(of: $0)) } ?? false }

  package override func layoutSubviews() {
    guard let presentation else { return }
    presentation.containerViewWillLayoutSubviews()
    // What a presentation of the app's put here may be placed by constraints.
    super.layoutSubviews()
    if let view = presentation.presentedView, view.superview === self, !presentation.placesItsViewItself {
      let frame = presentation.frameOfPresentedViewInContainerView
      if frame != presentation.frameToldToAnimator {
        presentation.frameToldToAnimator = nil
        view.frame = frame
      }
    }
    presentation.containerViewDidLayoutSubviews()
  }
}
