// The columns of an expanded split view: which are shown, how they come and go, and where they lie.
import DeviceCatalog
import Orientation

extension UISplitViewController {

  /// The widest column nobody gave a width: the classic 320 points.
  private static let stockColumnWidth: CGFloat = 320

  // MARK: The arrangement

  var arrangement: SplitArrangement {
    arrangement(in: viewIfLoaded?.bounds.size ?? ownScene.sceneFrame.size)
  }

  func arrangement(in size: CGSize) -> SplitArrangement {
    SplitArrangement(
      style: style, preferredBehavior: preferredSplitBehavior, size: size,
      primaryWidth: width(
        in: size, preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth,
        maximumPrimaryColumnWidth),
      supplementaryWidth: width(
        in: size, preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
        minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth))
  }

  /// clamp(wish, minimum, maximum), never wider than the view (R-SPLIT-07).
  private func width(
    in size: CGSize, _ preferred: CGFloat, _ fraction: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat
  ) -> CGFloat {
    let stock = Self.stockColumnWidth
    let automatic = Self.automaticDimension
    let wish = preferred != automatic ? preferred : fraction != automatic ? fraction * size.width : stock
    let least = minimum != automatic ? minimum : 0
    let most = maximum != automatic ? maximum : max(stock, preferred != automatic ? preferred : 0)
    return min(max(min(wish, most), least), size.width)
  }

  /// The mode for a size: what was chosen, what is preferred, or before era 8 what the delegate says of the orientation.
  func mode(in arrangement: SplitArrangement) -> DisplayMode {
    let scene = ownScene
    guard scene.era < Era(8) else { return arrangement.mode(preferring: chosenMode ?? preferredDisplayMode) }
    if let chosenMode { return chosenMode }
    let orientation = scene.interfaceOrientation
    let hides = delegate.flatMap { delegate in
      holders[0].flatMap { primary in
        scene.optional { delegate.splitViewController(self, shouldHide: primary, in: orientation) }
      }
    }
    return hides ?? !orientation.isLandscape ? .secondaryOnly : .oneBesideSecondary
  }

  /// The controllers a mode shows, leading first.
  func holders(in mode: DisplayMode) -> [UIViewController] {
    arrangement.columns(in: mode).compactMap { holders[$0.rawValue] }
  }

  func column(of holder: UIViewController) -> Column? {
    Column.allCases.first { holders[$0.rawValue] === holder }
  }

  /// Compact for the primary and supplementary columns while they lie side by side, the view's own else (R-SPLIT-11).
  func columnTraits(of child: UIViewController, given base: UITraitCollection) -> TraitValues? {
    guard base.horizontalSizeClass == .regular, let column = column(of: child) else { return nil }
    switch column {
    case .primary, .supplementary: return TraitValues(horizontal: .compact)
    case .secondary, .compact: return nil
    }
  }

  func sizeOfChild(_ child: any UIContentContainer, in size: CGSize) -> CGSize {
    let arrangement = arrangement(in: size)
    let isCompact = ownScene.traits(for: size).horizontalSizeClass == .compact
    guard !isCompact, let column = Column.allCases.first(where: { holders[$0.rawValue] === child }) else { return size }
    return arrangement.frame(of: column, in: arrangement.mode(preferring: chosenMode ?? preferredDisplayMode)).size
  }

  // MARK: Changing modes

  /// Follows the preferences and the size, telling the delegate (T10).
  func updateDisplayMode() {
    guard case .expanded = fold.state else { return }
    change(to: mode(in: arrangement), animated: true)
  }

  func change(to mode: DisplayMode, animated: Bool) {
    guard mode != currentMode else { return }
    let scene = ownScene
    if scene.era >= Era(8), let delegate {
      let call: Void? = scene.optional { delegate.splitViewController(self, willChangeTo: mode) }
      if call != nil { scene.record(subject, "delegate willChangeTo(\(mode.name))") }
    }
    let old = arrangement.columns(in: currentMode)
    let new = arrangement.columns(in: mode)
    currentMode = mode
    for column in new where !old.contains(column) { tellWillShow(column, in: scene) }
    for column in old where !new.contains(column) { tellWillHide(column, in: scene) }
    updateButtons()
    exchange(for: holders(in: mode), animated: animated, in: scene)
  }

  func tellWillShow(_ column: Column, in scene: AppScene) {
    guard style != .unspecified, let delegate, holders[column.rawValue] != nil else { return }
    let call: Void? = scene.optional { delegate.splitViewController(self, willShow: column) }
    if call != nil { scene.record(subject, "delegate willShow(\(column.name))") }
  }

  func tellWillHide(_ column: Column, in scene: AppScene) {
    guard style != .unspecified, let delegate, holders[column.rawValue] != nil else { return }
    let call: Void? = scene.optional { delegate.splitViewController(self, willHide: column) }
    if call != nil { scene.record(subject, "delegate willHide(\(column.name))") }
  }

  /// Shows a column (era 14): beside or over, as the behaviour has it; while collapsed, on top of the stack.
  func reveal(_ column: Column) {
    guard admitsColumns("show") else { return }
    if isCollapsed { return showCollapsed(column) }
    let wanted = column == .primary && arrangement.isTriple ? 2 : column == .secondary ? 0 : 1
    choose(max(wanted, currentMode.columnsBesides))
  }

  /// Hides a column (era 14); nothing while collapsed.
  func conceal(_ column: Column) {
    guard admitsColumns("hide"), !isCollapsed else { return }
    switch column {
    case .primary: choose(min(currentMode.columnsBesides, arrangement.isTriple ? 1 : 0))
    case .supplementary: choose(0)
    case .secondary, .compact: break
    }
  }

  /// A user slides the columns in or out, if that is allowed.
  func slide(isShown: Bool) -> CommandResult {
    guard !isCollapsed else { return .refused("\(className) is collapsed") }
    guard presentsWithGesture else { return .refused("\(className).presentsWithGesture is NO") }
    let most = arrangement.isTriple ? 2 : 1
    let count = currentMode.columnsBesides
    guard isShown ? count < most : count > 0 else {
      return .refused("\(className) is \(currentMode.name) already")
    }
    if count == 0 || !arrangement.isTriple { toggle() } else { choose(isShown ? count + 1 : count - 1) }
    return .done
  }

  func displayModeButtonTapped() { if !isCollapsed { toggle() } }

  /// One step towards more or fewer columns, as a user slides or taps them in and out.
  func toggle() {
    let scene = ownScene
    var target = DisplayMode.automatic
    if let delegate, let answer = scene.optional({ delegate.targetDisplayModeForAction(in: self) }) {
      scene.record(subject, "delegate targetDisplayModeForAction -> \(answer.name)")
      target = answer
    }
    guard target == .automatic else {
      chosenMode = target
      return change(to: arrangement.mode(preferring: target), animated: true)
    }
    choose(currentMode.columnsBesides == 0 ? 1 : 0)
  }

  func choose(_ columnsBesides: Int) {
    let mode =
      style == .unspecified && columnsBesides == 1 && arrangement.size.width < arrangement.size.height
      ? DisplayMode.oneOverSecondary : arrangement.mode(withColumnsBesides: columnsBesides)
    chosenMode = mode
    change(to: mode, animated: true)
  }

  private func admitsColumns(_ name: String) -> Bool {
    guard style == .unspecified else { return true }
    ownScene.record(subject, "warning: \(name)(_:) is for columns, this one is classic")
    return false
  }

  // MARK: The views

  /// Exchanges what is shown; calls reach only those that come or go (R-SPLIT-08). Those another container took over are
  /// left alone.
  func exchange(for new: [UIViewController], animated: Bool, in scene: AppScene) {
    let old = shown
    let leaving = old.filter { candidate in !new.contains { $0 === candidate } && candidate.parent === self }
    let coming = new.filter { candidate in !old.contains { $0 === candidate } }
    shown = new
    guard isViewLoaded else { return }
    guard !isBringingUp, isOnScreen else { return drop(leaving, of: old) }
    for controller in leaving { controller.beginAppearanceTransition(false, animated: animated) }
    // A callback can have covered this container.
    guard isOnScreen else { return drop(leaving, of: old) }
    for controller in coming {
      controller.loadViewIfNeeded()
      controller.beginAppearanceTransition(true, animated: animated)
    }
    for controller in leaving { controller.viewIfLoaded?.removeFromSuperview() }
    stackViews()
    for controller in coming { controller.didEnterHierarchy(in: scene) }
    for controller in new { (controller as? UINavigationController)?.reconcileTop(in: scene) }
    view.setNeedsLayout()
    if scene.layoutDepth == 0 { scene.settle() }
    for controller in leaving { controller.endAppearanceTransition() }
    if appearance == .appeared { for controller in coming { controller.endAppearanceTransition() } }
  }

  private var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

  /// Nobody comes where this container is not; who is shown is looked at again when it comes back.
  private func drop(_ leaving: [UIViewController], of old: [UIViewController]) {
    for controller in leaving { controller.viewIfLoaded?.removeFromSuperview() }
    shown = []
    endDisappearing(old)
  }

  /// The columns change while this container disappears: those in them have gone, wherever they are now, and no view of one
  /// that changed stacks stays in the old one.
  private func endDisappearing(_ old: [UIViewController]) {
    let held = holders.compactMap { $0 }
    let stacked = (old + held).compactMap { $0 as? UINavigationController }.flatMap(\.stack)
    for controller in old + held + stacked {
      switch controller.appearance {
      case .disappearing: controller.endAppearanceTransition()
      case .appearing, .appeared: if !isOnScreen { controller.goAway() }
      case .disappeared: break
      }
    }
    for controller in stacked where controller.appearance == .disappeared {
      let around = controller.parent?.viewIfLoaded
      if let view = controller.viewIfLoaded, !(around.map(view.isDescendant) ?? false) { view.removeFromSuperview() }
    }
  }

  /// The secondary column at the back, the others over it.
  private func stackViews() {
    for controller in shown {
      guard controller.view.superview !== view else { continue }
      view.insertSubview(
        controller.view, at: holders[Column.secondary.rawValue] === controller ? 0 : view.subviews.count)
      controller.view.setNeedsLayout()
    }
    layoutColumns()
  }

  func bringUpColumns(_ animated: Bool) {
    let scene = ownScene
    isBringingUp = true
    switch fold.state {
    case .untouched: arrangeFirst(in: scene)
    case .expanded, .merging, .collapsed: arrange(in: scene)
    }
    isBringingUp = false
    let new = visibleHolders
    for controller in shown where !new.contains(where: { $0 === controller }) {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    // A column that was hidden while this container was covered has left its view here.
    for holder in holders.compactMap({ $0 }) where !new.contains(where: { $0 === holder }) {
      if let left = holder.viewIfLoaded, left.superview === view { left.removeFromSuperview() }
    }
    shown = new
    updateButtons()
    // A callback of one column can put another controller into the next, or take all off the screen.
    for controller in new where isOnScreen && shown.contains(where: { $0 === controller }) {
      controller.loadViewIfNeeded()
      controller.beginAppearanceTransition(true, animated: animated)
    }
    guard isOnScreen else { return drop([], of: new) }
    stackViews()
  }

  /// Whether the primary column is at the right.
  package var beginsRight: Bool { view.isMirrored != (primaryEdge == .trailing) }

  func layoutColumns() {
    guard isViewLoaded else { return }
    let bounds = view.bounds
    if lastSize != bounds.size {
      // What was chosen was chosen for the old size.
      if lastSize != nil { chosenMode = nil }
      lastSize = bounds.size
      updateDisplayMode()
    }
    guard !isCollapsed else {
      for controller in shown { controller.viewIfLoaded?.frame = CGRect(origin: .zero, size: bounds.size) }
      return
    }
    let arrangement = arrangement
    let beginsRight = beginsRight
    for controller in shown {
      guard let column = column(of: controller) else { continue }
      var frame = arrangement.frame(of: column, in: currentMode)
      if beginsRight { frame.origin.x = bounds.width - frame.maxX }
      if controller.viewIfLoaded?.frame != frame { controller.viewIfLoaded?.frame = frame }
    }
  }
}
