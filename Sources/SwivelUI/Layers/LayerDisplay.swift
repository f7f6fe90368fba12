// Who hears of a layer, and when layers are drawn: with the pass of the view they are in, once, however often they asked.

/// Who hears of a layer's layout, drawing and actions. The methods are optional, as in Core Animation.
@preconcurrency @MainActor public protocol CALayerDelegate: OptionalMethods {
  /// The layer is to be drawn.
  func display(_ layer: CALayer)
  /// The layer is to be drawn into a context.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// The layer's sublayers are to be placed.
  func layoutSublayers(of layer: CALayer)
  /// What to do when a property changes.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Leaves it to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension CALayer {
  /// Whether the layer is drawn by itself: it is no view's, or of a class of the app's whose view does not draw.
  private var drawsItself: Bool {
    guard let view else { return true }
    return type(of: self) != type(of: view).layerClass || !view.facts.draws
  }

  final func askForDisplay() {
    if let view, view.facts.draws { return view.setNeedsDisplay() }
    needsOwnDisplay = true
    owningView?.setLayersNeedDisplay()
  }

  final func displayIfAsked() {
    if let view, view.facts.draws { return }
    guard needsOwnDisplay, bounds.width > 0, bounds.height > 0 else { return }
    needsOwnDisplay = false
    display()
  }

  /// Draws this layer and those that were added to it, where they asked.
  final func displayTree() {
    displayIfAsked()
    for layer in order.added { layer.displayTree() }
  }
}

extension UIView {
  /// Layers that were added ask for drawing, or may.
  final func setLayersNeedDisplay() {
    madeLook.layersNeedDisplay = true
    markWork()
  }

  /// Draws the layers that asked.
  final func displayLayersIfNeeded() {
    guard let look, look.layersNeedDisplay else { return }
    look.layersNeedDisplay = false
    look.layer?.displayTree()
  }
}
