// What an app's own layout manager draws of a text view: behind its lines, and the lines themselves where it has a word in that.

extension MethodSlot {
  private class PlainManager: NSLayoutManager {}
  private final class BackgroundManager: NSLayoutManager {
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  }
  private final class GlyphManager: NSLayoutManager {
    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  }
  /// `NSLayoutManager.drawBackground(forGlyphRange:at:)`
  @MainActor static let managerBackground = MethodSlot(
    base: NSLayoutManager.self, plain: PlainManager.self, probe: BackgroundManager.self)
  /// `NSLayoutManager.drawGlyphs(forGlyphRange:at:)`
  @MainActor static let managerGlyphs = MethodSlot(
    base: NSLayoutManager.self, plain: PlainManager.self, probe: GlyphManager.self)
}

extension UITextView {
  /// What the manager drew, in the coordinates of what scrolls; nil where it draws as the framework's does.
  package var managerDrawing: DrawingRecord? { kit?.drawn }
  /// Whether the lines are in that, too.
  package var managerDrawsLines: Bool { kit?.drawn != nil && kit?.drawsLines == true }

  /// Has an app's manager draw anew with the next layout.
  func forgetManagerDrawing() {
    guard let kit, kit.drawn != nil, !kit.isDrawing else { return }
    kit.drawnOf = nil
    setNeedsLayout()
  }

  /// Has an app's manager draw where text, room or light are others than when it drew last, or the view was asked to draw.
  func drawByManager() {
    guard let kit else { return }
    let facts = ClassFacts.of(type(of: kit.manager))
    guard facts.isGuest, ownScene.canvas == nil else { return }
    let isBehind = facts.overrides(.managerBackground)
    kit.drawsLines = facts.overrides(.managerGlyphs)
    guard isBehind || kit.drawsLines, bounds.width > 0, bounds.height > 0 else {
      kit.drawn = nil
      return
    }
    let manager = kit.manager
    fitRoom(kit)
    let glyphs = manager.glyphRange(for: kit.container)
    let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    let whole = CGRect(
      x: 0, y: 0, width: max(bounds.width, contentSize.width), height: max(bounds.height, contentSize.height))
    let scene = ownScene
    let traits = scene.hasTraitOverrides ? resolvedTraits(scene.traits, in: scene) : scene.traits
    let wanted = DrawnText(
      text: kit.storage.copied, size: bounds.size, content: contentSize, style: traits.userInterfaceStyle)
    guard kit.drawn == nil || kit.drawnOf != wanted else { return }
    kit.drawnOf = wanted
    kit.isDrawing = true
    defer { kit.isDrawing = false }
    traits.performAsCurrent {
      kit.drawn = DrawingContexts.record(whole, scale: scene.pixelsPerPoint) { _ in
        if isBehind { manager.drawBackground(forGlyphRange: glyphs, at: origin) }
        if kit.drawsLines { manager.drawGlyphs(forGlyphRange: glyphs, at: origin) }
      }
    }
    madeLook.drawnStyle = traits.userInterfaceStyle
    scene.app.viewsHearTraits = true
  }
}
