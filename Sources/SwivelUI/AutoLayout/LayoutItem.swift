// What constraints can speak of: views and layout guides.

/// A rectangle that takes part in Auto Layout.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the view a guide belongs to; nil for a guide that belongs to none.
  var layoutOwner: UIView? { get }
  /// The guide, if it is one.
  var layoutGuide: UILayoutGuide? { get }
  /// Class and identifier, as logs name it.
  var layoutName: String { get }
}

extension UIView: LayoutItem {
  var layoutOwner: UIView? { self }
  var layoutGuide: UILayoutGuide? { nil }

  /// The class and, since addresses differ from run to run, the identifier or the position in the hierarchy.
  var layoutName: String {
    if let knownName { return "\(className):\(knownName)" }
    var path: [String] = []
    var view: UIView = self
    while let parent = view.superview {
      path.append("\(parent.subviews.firstIndex { $0 === view } ?? 0)")
      view = parent
    }
    return path.isEmpty ? className : "\(className):\(path.reversed().joined(separator: "."))"
  }

  /// The nearest view that contains both, either of them included; nil if they are in different hierarchies.
  func commonAncestor(with other: UIView) -> UIView? {
    if other.superview === self { return self }
    if superview === other { return other }
    var left: UIView? = self
    var right: UIView? = other
    var difference = depth - other.depth
    while difference > 0 {
      left = left?.superview
      difference -= 1
    }
    while difference < 0 {
      right = right?.superview
      difference += 1
    }
    while left !== right {
      left = left?.superview
      right = right?.superview
    }
    return left
  }

  /// How many views lie above this one.
  var depth: Int {
    var count = 0
    var view = superview
    while let current = view {
      count += 1
      view = current.superview
    }
    return count
  }
}
