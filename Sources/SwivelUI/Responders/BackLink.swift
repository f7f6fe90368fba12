// A reference that ends with its object: what `weak` is, without its price for every other use of the object.

/// What points back at views, controllers and apps. An object that a `weak` reference was ever taken of is counted by a
/// slow path for the rest of its life; a third of a turn went there.
final class BackLink<Object: AnyObject>: Sendable {
  /// Nil once the object is gone, which says so when it goes; only touched on the main actor.
  nonisolated(unsafe) unowned(unsafe) var object: Object?

  init(_ object: Object?) { self.object = object }
}
