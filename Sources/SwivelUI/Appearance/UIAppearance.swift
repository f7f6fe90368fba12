// Looks set for all views of a class: each takes them when it comes into a window, where it has none of its own.

/// What looks can be limited to.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

/// What has looks for all objects of its class.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {
  /// An object that stands for all of the class: what is set of it, they take when they come into a window.
  static func appearance() -> Self
  /// The same for objects inside of others, the innermost first. They are kept, and taken by those inside.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// The same in an environment. Every environment has the same here.
  static func appearance(for trait: UITraitCollection) -> Self
}

/// The looks an app set for classes.
@MainActor final class AppearanceProxies {
  private struct Entry {
    let type: AnyClass
    let containers: [any UIAppearanceContainer.Type]
    let proxy: NSObject
  }
  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  func proxy<Object: NSObject>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type], make: () -> Object
  ) -> Object {
    for entry in entries where entry.type == type && entry.containers.count == containers.count {
      guard zip(entry.containers, containers).allSatisfy({ $0 == $1 }), let proxy = entry.proxy as? Object else {
        continue
      }
      return proxy
    }
    let made = make()
    entries.append(Entry(type: type, containers: containers, proxy: made))
    return made
  }

  /// Gives a view what was set for its class and those above, the most particular last.
  func dress(_ view: UIView) {
    for entry in entries where isKind(view, entry.type) && isInside(view, entry.containers) {
      if let proxy = entry.proxy as? UIView, proxy !== view { view.takeAppearance(of: proxy) }
    }
  }

  private func isKind(_ view: UIView, _ type: AnyClass) -> Bool {
    var next: AnyClass? = Swift.type(of: view)
    while let current = next {
      if current == type { return true }
      next = _getSuperclass(current)
    }
    return false
  }

  private func isInside(_ view: UIView, _ containers: [any UIAppearanceContainer.Type]) -> Bool {
    var rest = containers[...]
    var responder: UIResponder? = view.next
    while let wanted = rest.first, let current = responder {
      if Swift.type(of: current) == wanted || isKindOf(current, wanted) { rest = rest.dropFirst() }
      responder = current.next
    }
    return rest.isEmpty
  }

  private func isKindOf(_ object: UIResponder, _ wanted: any UIAppearanceContainer.Type) -> Bool {
    var next: AnyClass? = Swift.type(of: object)
    while let current = next {
      if ObjectIdentifier(current) == ObjectIdentifier(wanted) { return true }
      next = _getSuperclass(current)
    }
    return false
  }
}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// An object that stands for all views of the class.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
  /// An object that stands for all views of the class inside of others.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppScene.current.app.appearances.proxy(of: Self.self, in: containerTypes) {
      if let cell = Self.self as? UITableViewCell.Type, let made = GuestClasses.cell(cell, identifier: "") as? Self {
        return made
      }
      if let header = Self.self as? UITableViewHeaderFooterView.Type,
        let made = GuestClasses.header(header, identifier: "") as? Self
      {
        return made
      }
      if let made = madeOtherwise(Self.self) as? Self { return made }
      return GuestClasses.view(Self.self, frame: .zero)
    }
  }

  /// A view of the one class that is not made by a frame alone; nil for others.
  private static func madeOtherwise(_ type: UIView.Type) -> UIView? {
    type == UIListContentView.self ? UIListContentView(configuration: .cell()) : nil
  }

  /// An object that stands for all views of the class.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
  /// An object that stands for all views of the class.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance(whenContainedInInstancesOf: containerTypes) }
}

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIBarItem: UIAppearance, UIAppearanceContainer {
  /// An object that stands for all items of the class.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
  /// An object that stands for all items of the class inside of others.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppScene.current.app.appearances.proxy(of: Self.self, in: containerTypes) { GuestClasses.item(Self.self) }
  }
  /// An object that stands for all items of the class.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}
