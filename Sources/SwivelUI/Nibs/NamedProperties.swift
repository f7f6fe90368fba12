// Finding the properties a document speaks of by name, in the mirror of an object.

/// The wrapped properties of objects, by name.
@MainActor enum NamedProperties {
  /// The wrapper of the first property that `matches`, the most derived class's first.
  static func first<Wrapper>(
    of object: AnyObject, _ type: Wrapper.Type, where matches: (Substring) -> Bool
  ) -> Wrapper? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        guard let label = child.label, label.first == "_", let wrapper = child.value as? Wrapper else { continue }
        if matches(label.dropFirst()) { return wrapper }
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// All wrappers of a kind, the most derived class's first.
  static func all<Wrapper>(of object: AnyObject, _ type: Wrapper.Type) -> [(name: Substring, wrapper: Wrapper)] {
    var found: [(name: Substring, wrapper: Wrapper)] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        guard let label = child.label, label.first == "_", let wrapper = child.value as? Wrapper else { continue }
        found.append((label.dropFirst(), wrapper))
      }
      mirror = current.superclassMirror
    }
    return found
  }
}
