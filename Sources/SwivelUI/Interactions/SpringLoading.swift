// What springs open under something that is dragged: a name delegates of lists are asked with. Nothing of it happens here.

/// Something resting over a view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: AnyObject {
}
