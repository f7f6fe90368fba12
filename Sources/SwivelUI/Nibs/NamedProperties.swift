// Finding the properties a document speaks of by name, in the mirror of an object.

/// The wrapped properties of objects, by name.
@MainActor enum NamedProperties {
  /// The wrapper of the first property that `matches`, the most derived class's first.
  static func first<Wrapper>(
    of object: AnyObject, _ type: Wrapper.Type, where matches: (Substring) -> Bool
  ) -> Wrapper? {
    for mirror in mirrors(of: object) {
      for child in mirror.children {
        guard let label = child.label, label.first == "_", let wrapper = child.value as? Wrapper else { continue }
        if matches(label.dropFirst()) { return wrapper }
      }
    }
    return nil
  }

  /// All wrappers of a kind, the most derived class's first.
  static func all<Wrapper>(of object: AnyObject, _ type: Wrapper.Type) -> [(name: Substring, wrapper: Wrapper)] {
    mirrors(of: object).flatMap { mirror in
      mirror.children.compactMap { child in
        guard let label = child.label, label.first == "_", let wrapper = child.value as? Wrapper else { return nil }
        return (label.dropFirst(), wrapper)
      }
    }
  }

  /// The parts of an object that the app's own classes declare, the most derived first. The framework's classes have no
  /// wrappers, and looking for them is dear.
  private static func mirrors(of object: AnyObject) -> [Mirror] {
    guard !ClassFinder.isOwn(type(of: object)) else { return [] }
    var mirrors: [Mirror] = []
    var next: Mirror? = Mirror(reflecting: object)
    while let current = next {
      if let type = current.subjectType as? AnyClass, ClassFinder.isOwn(type) { break }
      mirrors.append(current)
      next = current.superclassMirror
    }
    return mirrors
  }
}
