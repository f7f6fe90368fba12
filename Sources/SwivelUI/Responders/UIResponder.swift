// The root of the objects that can respond to events.

/// An object in the responder chain.
@MainActor open class UIResponder {
  /// Creates a responder; subclasses call it as `super.init()`.
  public init() {}

  /// After everything of the storyboard or xib the object came with is there and connected.
  open func awakeFromNib() {}

  /// Takes a value a document sets for a user-defined runtime attribute. The default ignores it: Swift on Linux sets no
  /// property by its name.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {}

  /// The actions documents may send to the object, by selector as it stands in the document, such as `save:`.
  open var nibActions: [String: @MainActor (Any?) -> Void] { [:] }

  /// Does what a document's action asks for; the nearest object up the chain that knows the selector does it.
  func performNibAction(_ selector: String, sender: Any?) {
    var responder: UIResponder? = self
    while let current = responder {
      if let action = current.nibActions[selector] {
        action(sender)
        return
      }
      responder = current.next
    }
    AppProcess.current.record("\(type(of: self))", "warning: nothing answers to the action \(selector)")
  }

  /// The next object up the chain, or nil at its end.
  open var next: UIResponder? { nil }
}
