// Which class a name in a document stands for: Swift on Linux cannot ask the runtime for a class by its Objective-C name.

/// Makes instances of the classes documents name.
package struct NibClasses: Sendable {
  package typealias ViewMaker = @MainActor @Sendable (CGRect) -> UIView

  package var views: [String: ViewMaker] = [:]

  package init() {}

  /// An instance of a custom class, by module and name or by name alone.
  @MainActor func view(_ name: String, module: String?, frame: CGRect) -> UIView? {
    if let module, let maker = views["\(module).\(name)"] { return maker(frame) }
    return views[name]?(frame)
  }
}
