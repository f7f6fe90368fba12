// The root of the objects that can respond to events.

/// An object in the responder chain.
@MainActor open class UIResponder {
  /// Creates a responder; subclasses call it as `super.init()`.
  public init() {}

  /// After everything of the storyboard or xib the object came with is there and connected.
  open func awakeFromNib() {}

  /// The next object up the chain, or nil at its end.
  open var next: UIResponder? { nil }
}

extension UIResponder: Equatable {
  /// Whether two are one and the same.
  public nonisolated static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }
}
