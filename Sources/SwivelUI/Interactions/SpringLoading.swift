// What springs open under something that is dragged: a name delegates of lists are asked with. Nothing of it happens here.

/// Something resting over a view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: AnyObject {
}

/// Opens what something dragged rests over. Nothing is dragged over it for long here.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NumberedObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  /// An interaction that opens by a closure.
  public init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.handler = handler
    super.init()
  }
  /// Before it moves to another view.
  open func willMove(to view: UIView?) {}
  /// After it moved to another view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// What can be made to open under what is dragged.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: AnyObject {
  /// Whether it does.
  var isSpringLoaded: Bool { get set }
}
