// A view's own menu: who gives it, and who is told when it opens and closes.

/// Who gives a view's menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: OptionalMethods {
  /// As in UIKit.
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
    -> UIContextMenuConfiguration?
  /// The menu is about to open.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The menu is about to close.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// A tap chose what is shown above the menu: commands find it as `menu-preview`.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// What rises as the menu opens.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// What falls back as the menu closes. Never called here: it is gone at once.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// The first of these before era 16.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The second of these before era 16. Never called here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Says that the view does.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  /// Says that the view does.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  /// Says that the view does.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Says that the view does.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
}

/// A view's menu: a finger that stays on the view opens it.
@preconcurrency @MainActor open class UIContextMenuInteraction: NumberedObject, UIInteraction {
  /// How a menu looks; raw values are UIKit's.
  public enum Appearance: UInt, Sendable {
    /// None is open.
    case unknown = 0
    /// Above everything.
    case rich = 1
    /// Beside the pointer.
    case compact = 2
  }
  /// The view.
  open private(set) weak var view: UIView?
  /// Who gives the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// How the menu looks, from era 14.
  open private(set) var menuAppearance = Appearance.unknown
  private var location = CGPoint.zero
  /// A menu given by a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Before it moves to another view.
  open func willMove(to view: UIView?) {}
  /// After it moved to another view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Closes the menu.
  open func dismissMenu() {
    if menuAppearance != .unknown, let window = view?.window { MenuView.close(in: window) }
  }
  /// Gives the menu that is open other entries, from era 14.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    if menuAppearance != .unknown, let window = view?.window { MenuView.change(in: window, block) }
  }
  /// Where the finger that opened the menu was.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(location, to: view) ?? location }

  /// Opens what the delegate gives for a point of the view; whether it gave anything.
  func open(at point: CGPoint) -> Bool {
    guard let view, let delegate,
      let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    else { return false }
    location = point
    var giver = ContextMenuGiver(configuration: configuration)
    giver.highlight = { [weak self] in
      guard let self else { return nil }
      return delegate.contextMenuInteraction(
        self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
        ?? delegate.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
    }
    giver.willDisplay = { [weak self] animator in
      guard let self else { return }
      menuAppearance = .rich
      delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    }
    giver.willEnd = { [weak self] animator in
      guard let self else { return }
      menuAppearance = .unknown
      self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    }
    giver.commit = { [weak self] animator in
      guard let self else { return }
      self.delegate?.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    return giver.open(from: view)
  }
}

extension UIContextMenuConfiguration {
  /// The menu that is shown; nil for none.
  var menu: UIMenu? { actionProvider?([]) }
}

/// What goes on while a menu opens and closes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// What is shown above the menu.
  var previewViewController: UIViewController? { get }
  /// As in UIKit.
  func addAnimations(_ animations: @escaping () -> Void)
  /// As in UIKit.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How what is shown above a menu opens; raw values are UIKit's.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes.
  case dismiss = 0
  /// It becomes the app's.
  case pop = 1
}

/// What goes on while what is shown above a menu opens.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects what is to be done with a menu that opens or closes at once.
final class MenuAnimator: UIContextMenuInteractionCommitAnimating, UIEditMenuInteractionAnimating {
  private var changes: [() -> Void] = []
  private var completions: [() -> Void] = []
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

  init(_ preview: UIViewController? = nil) { previewViewController = preview }

  func addAnimations(_ animations: @escaping () -> Void) { changes.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Changes are made now, and completions follow when the input ends.
  func run() {
    for change in changes { change() }
    let due = completions
    AppScene.current.later { for completion in due { completion() } }
  }
}

/// A view that is shown above a menu.
@preconcurrency @MainActor open class UITargetedPreview: NumberedObject {
  /// The view.
  public let view: UIView
  /// How.
  public let parameters: UIPreviewParameters
  /// Where; by default where the view is.
  public let target: UIPreviewTarget
  /// A view in a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }
  /// A view.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }
  /// A view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
  /// Its size.
  open var size: CGSize { view.bounds.size }
  /// The same in another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
