// When views draw: with the pass they asked in, and again when light becomes dark.

extension UIView {
  /// Draws if asked to; the ledger notes it by the size drawn.
  func displayIfNeeded(in scene: AppScene) {
    guard needsDisplay, !isHidden, storedFrame.width > 0, storedFrame.height > 0 else { return }
    needsDisplay = false
    drawCount += 1
    scene.record(facts.name, "draw(\(SizeText.of(storedFrame.size)))")
    let traits = scene.hasTraitOverrides ? resolvedTraits(scene.traits, in: scene) : scene.traits
    var record: DrawingRecord?
    traits.performAsCurrent {
      record = DrawingContexts.record(bounds, scale: scene.pixelsPerPoint) { _ in
        (self as? UILabel)?.forgetTextBox()
        (self as? UITextField)?.drawnBoxes = (nil, nil)
        observing(.display, in: scene) { draw(bounds) }
      }
    }
    madeLayer.record = record
    madeLook.drawnStyle = traits.userInterfaceStyle
    // From now on it is asked at every change of traits whether it has to draw again.
    scene.app.viewsHearTraits = true
  }

  /// The size the view drew itself for, where that is stretched now ("The view's bitmap is scaled", UIView.ContentMode); nil
  /// where it is not, or where nothing is seen of it.
  package var stretchedFrom: CGSize? {
    guard let record = look?.layer?.record, record.bounds.size.isOther(than: bounds.size) else { return nil }
    switch contentMode {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill:
      return record.isPlain || record.isSeen ? nil : record.bounds.size
    case .redraw, .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: return nil
    }
  }

  /// Draws again in another style, as UIKit does of itself ("Supporting Dark Mode in your interface").
  func redraw(in traits: UITraitCollection) {
    guard let drawn = look?.drawnStyle, drawn != traits.userInterfaceStyle else { return }
    setNeedsDisplay()
  }
}

extension CGSize {
  /// Whether one would see the difference: by more than a point, which is more than edges are rounded.
  fileprivate func isOther(than size: CGSize) -> Bool { abs(width - size.width) > 1 || abs(height - size.height) > 1 }
}
