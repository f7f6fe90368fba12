// The layout pass: top down, in rounds, until nothing asks for more.

extension UIView {
  final func plainSetNeedsLayout() {
    needsLayout = true
    markWork()
  }

  final func plainLayoutIfNeeded() {
    var top = self
    while let parent = top.superview { top = parent }
    let scene = ownScene
    scene.run { top.settleLayout(in: scene) }
  }

  /// Notes up to the top that there is work below.
  func markWork() {
    var view: UIView? = self
    var isFirst = true
    while let current = view {
      if current.subtreeNeedsWork && !isFirst { return }
      current.subtreeNeedsWork = true
      isFirst = false
      view = current.superview
    }
  }

  /// The views whose `layoutSubviews()` is at work, the innermost last.
  @exclusivity(unchecked) private static var layingOut: [UIView] = []
  /// Whether `layoutSubviews()` is at work: subviews that come and go in it ask for no other round. Libraries take all of theirs out
  /// and put them in again there, on every pass.
  var isLayingOut: Bool { Self.layingOut.contains { $0 === self } }

  /// Rounds of layout before a hierarchy counts as unsettled. UIKit's own loop warning comes at 100 passes over one
  /// view; honest interfaces need two or three.
  static let maximumLayoutRounds = 32

  /// How deep guests may ask for layout inside layout: beyond it they call each other for ever.
  static let maximumLayoutDepth = 16

  /// Lays out and draws until nothing asks for more; what still does after the last round is noted in `scene`.
  func settleLayout(in scene: AppScene) {
    guard scene.layoutDepth < Self.maximumLayoutDepth else {
      scene.unsettled = "\(facts.name) asked for layout inside layout \(Self.maximumLayoutDepth) times"
      return
    }
    scene.layoutDepth += 1
    defer { scene.layoutDepth -= 1 }
    var rounds = 0
    while subtreeNeedsWork {
      // Layout asked for inside layout that has no end ends with what is around it, not after as many rounds at each depth.
      if scene.layoutDepth > 1, scene.unsettled != nil { return }
      guard rounds < Self.maximumLayoutRounds else {
        let culprit = firstUnsettled.facts.name
        scene.unsettled = "\(culprit) still needs layout after \(Self.maximumLayoutRounds) rounds"
        return
      }
      rounds += 1
      if subtreeNeedsConstraintUpdate { constraintPass(in: scene) }
      hierarchyEngine?.settle()
      layoutPass(in: scene)
    }
  }

  private func layoutPass(in scene: AppScene) {
    subtreeNeedsWork = false
    updateDueConfiguration(in: scene)
    updateDueProperties(in: scene)
    if needsLayout {
      needsLayout = false
      tellInsetChanges(in: scene)
      Self.layingOut.append(self)
      defer { Self.layingOut.removeLast() }
      asCurrent(in: scene) {
        observing(.layout, in: scene) {
          if facts.overrides(.viewSublayers) { layoutSublayers(of: layer) } else { layOut() }
        }
      }
      roundCorners()
      look?.layer?.layoutTree()
    }
    displayIfNeeded(in: scene)
    displayLayersIfNeeded()
    // Layout may change the list: walk the one that holds now, and look at each view's flag when its turn comes.
    for view in subviews where view.subtreeNeedsWork && view.superview === self { view.layoutPass(in: scene) }
  }

  /// What `layoutSublayers(of:)` does: the controller's calls around `layoutSubviews()`.
  final func layOut() {
    guard let controller else { return layoutSubviews() }
    controller.performLayout(of: self, in: ownScene)
  }

  private var firstUnsettled: UIView {
    if needsLayout { return self }
    return subviews.first { $0.subtreeNeedsWork }?.firstUnsettled ?? self
  }
}

extension MethodSlot {
  private class PlainView: UIView {}
  private final class DrawingView: UIView { override func draw(_ rect: CGRect) {} }
  private final class LayeringView: UIView { override func layoutSublayers(of layer: CALayer) {} }
  /// `UIView.layoutSublayers(of:)`
  @MainActor static let viewSublayers = MethodSlot(base: UIView.self, plain: PlainView.self, probe: LayeringView.self)
  /// `UIView.draw(_:)`
  @MainActor static let viewDraw = MethodSlot(base: UIView.self, plain: PlainView.self, probe: DrawingView.self)

  private class PlainField: UITextField {}
  private final class TextDrawingField: UITextField { override func drawText(in rect: CGRect) {} }
  private final class PlaceholderDrawingField: UITextField { override func drawPlaceholder(in rect: CGRect) {} }
  /// `UITextField.drawText(in:)`
  @MainActor static let fieldDrawText = MethodSlot(
    base: UITextField.self, plain: PlainField.self, probe: TextDrawingField.self)
  /// `UITextField.drawPlaceholder(in:)`
  @MainActor static let fieldDrawPlaceholder = MethodSlot(
    base: UITextField.self, plain: PlainField.self, probe: PlaceholderDrawingField.self)

  private class PlainLabel: UILabel {}
  private final class TextDrawingLabel: UILabel { override func drawText(in rect: CGRect) {} }
  private final class TextPlacingLabel: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { .zero }
  }
  /// `UILabel.drawText(in:)`
  @MainActor static let labelDrawText = MethodSlot(
    base: UILabel.self, plain: PlainLabel.self, probe: TextDrawingLabel.self)
  /// `UILabel.textRect(forBounds:limitedToNumberOfLines:)`
  @MainActor static let labelTextRect = MethodSlot(
    base: UILabel.self, plain: PlainLabel.self, probe: TextPlacingLabel.self)
}
