// The order of a layer's sublayers: of a view's, one list of the layers of its subviews and those that were added.

/// The layers in a layer, back to front. A view's layer keeps a list from when the first layer is added to it: until then the
/// order is that of its subviews.
@MainActor struct SublayerOrder {
  /// The list; empty for a view's layer nothing was added to.
  private(set) var layers: [CALayer] = []

  /// Whether there is a list to keep.
  var isKept: Bool { !layers.isEmpty }
  /// Layers that are no view's.
  var added: [CALayer] { layers.filter { $0.view == nil } }

  /// Where a layer is in the list.
  func index(of layer: CALayer?) -> Int? { layers.firstIndex { $0 === layer } }

  /// Puts a layer into the list, which begins with the layers of the view's subviews.
  mutating func insert(_ layer: CALayer, at index: Int, amongst views: [UIView]) {
    if layers.isEmpty { layers = views.map(\.layer) }
    layers.insert(layer, at: min(max(0, index), layers.count))
  }

  /// Takes a layer out; of layers of views alone no list is kept.
  mutating func remove(_ layer: CALayer) {
    layers.removeAll { $0 === layer }
    if layers.allSatisfy({ $0.view != nil }) { layers = [] }
  }

  /// A list an app gives, behind which the layers of subviews it leaves out lie.
  mutating func replace(with new: [CALayer], amongst views: [UIView]) {
    let own = views.map(\.layer)
    var seen: [ObjectIdentifier] = []
    let taken = new.filter { layer in
      guard layer.view == nil || own.contains(where: { $0 === layer }), !seen.contains(ObjectIdentifier(layer)) else {
        return false
      }
      seen.append(ObjectIdentifier(layer))
      return true
    }
    layers = own.filter { !seen.contains(ObjectIdentifier($0)) } + taken
    if layers.allSatisfy({ $0.view != nil }) { layers = [] }
  }

  /// A subview lies at another place now: as the last in front of all, as the first behind all, else right behind the next one.
  mutating func follow(_ view: UIView, at index: Int, of views: [UIView]) {
    guard isKept else { return }
    let layer = view.layer
    layers.removeAll { $0 === layer }
    let place = index == 0 ? 0 : index + 1 < views.count ? self.index(of: views[index + 1].layer) : nil
    layers.insert(layer, at: index + 1 == views.count ? layers.count : place ?? layers.count)
  }

  /// Two subviews changed places.
  mutating func exchange(_ one: UIView, _ other: UIView) {
    guard isKept, let first = index(of: one.layer), let second = index(of: other.layer) else { return }
    layers.swapAt(first, second)
  }
}

extension CALayer {
  /// The view whose layout places this layer.
  final var owningView: UIView? {
    var layer: CALayer? = self
    while let current = layer {
      if let view = current.view { return view }
      layer = current.superlayer
    }
    return nil
  }

  /// Places what is in the layers that were added, from the back.
  final func layoutTree() {
    layoutSublayers()
    for layer in order.added { layer.layoutTree() }
  }
}

extension CALayer {
  /// Its sublayers: in front are higher positions, and of equal ones the later.
  var frontToBack: [CALayer] {
    let order = (sublayers ?? []).enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }
    return order.map(\.element)
  }
}
