// Which class a name in a document stands for: Swift on Linux cannot ask the runtime for a class by its Objective-C name.

/// Makes instances of the classes documents name.
///
/// ```swift
/// app.interfaceClasses.register("MainViewController", module: "MyApp") { MainViewController() }
/// ```
public struct NibClasses: Sendable {
  private var views: [String: @MainActor @Sendable () -> UIView] = [:]
  private var controllers: [String: @MainActor @Sendable () -> UIViewController] = [:]

  /// Knows no classes.
  public init() {}

  /// Makes a class of views known by its name, within a module or in any.
  public mutating func register(
    view name: String, module: String? = nil, _ make: @escaping @MainActor @Sendable () -> UIView
  ) { views[Self.key(name, module)] = make }

  /// Makes a class of controllers known by its name, within a module or in any.
  public mutating func register(
    _ name: String, module: String? = nil, _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) { controllers[Self.key(name, module)] = make }

  private static func key(_ name: String, _ module: String?) -> String { module.map { "\($0).\(name)" } ?? name }

  @MainActor func view(_ name: String, module: String?) -> UIView? {
    (views[Self.key(name, module)] ?? views[name])?()
  }

  @MainActor func controller(_ name: String, _ module: String?) -> UIViewController? {
    (controllers[Self.key(name, module)] ?? controllers[name])?()
  }
}
