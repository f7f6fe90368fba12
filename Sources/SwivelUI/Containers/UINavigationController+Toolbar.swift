// The toolbar at the bottom of a navigation controller: whose items it shows, when, and where.

extension UINavigationController {
  /// Whether no toolbar is to be seen: it is hidden, or the controller on top hides it (documentation of
  /// `hidesBottomBarWhenPushed`), or the height does (R-NAV-12).
  /// Whether there is a toolbar to be seen.
  package var showsToolbar: Bool { !isToolbarOut }

  var isToolbarOut: Bool { isToolbarHidden || stack.last?.hidesBottomBarWhenPushed == true || isHiddenForHeight }

  func makeToolbar() -> UIToolbar {
    let type = barClasses.toolbar as? UIToolbar.Type ?? UIToolbar.self
    let made = type == UIToolbar.self ? UIToolbar(frame: .zero) : GuestClasses.view(type, frame: .zero)
    made.items = stack.last?.toolbarItems
    madeToolbar = made
    return made
  }

  /// Another controller is on top, or the one there has other items.
  func toolbarItemsDidChange() {
    let items = stack.last?.toolbarItems
    if let madeToolbar, madeToolbar.items != items { madeToolbar.items = items }
  }

  /// Where the toolbar belongs in a view of this size: above the tab bar if there is one, else at the bottom with the home
  /// indicator's space, so far as that is in the view, below its buttons.
  func toolbarFrame(in size: CGSize, _ scene: AppScene) -> CGRect {
    let height = toolbarHeight(scene)
    var bottom = size.height
    var below: CGFloat = 0
    if let tabs = tabBarController, !tabs.isBarHidden, tabs.tabBar.window != nil {
      bottom = min(bottom, tabs.tabBar.convert(tabs.tabBar.bounds, to: view).minY)
    } else {
      let free = scene.sceneFrame.height - scene.metrics.bottomInset(scene.interfaceOrientation)
      below = max(0, view.convert(view.bounds, to: nil).maxY - free)
    }
    return CGRect(x: 0, y: bottom - below - height, width: size.width, height: height + below)
  }

  func toolbarHeight(_ scene: AppScene) -> CGFloat {
    scene.metrics.toolbarHeight(horizontal: scene.traits.horizontalSizeClass, scene.interfaceOrientation)
  }

  /// Puts the toolbar in its place, or below the view while it is out.
  func layOutToolbar(in size: CGSize, _ scene: AppScene) {
    let isOut = isToolbarOut
    guard !isOut || madeToolbar != nil else { return }
    if toolbar.superview !== view { view.addSubview(toolbar) }
    var frame = toolbarFrame(in: size, scene)
    if isOut { frame.origin.y = size.height }
    guard toolbar.frame != frame || toolbar.isHidden != isOut else { return }
    toolbar.buttonHeight = toolbarHeight(scene)
    toolbar.isHidden = isOut
    toolbar.frame = frame
    // The child is laid out anew even where its size stays: its guides changed (T11).
    shown?.viewIfLoaded?.setNeedsLayout()
  }
}

extension UIViewController {
  /// Sets what the toolbar shows while this controller is on top; animations take no time here.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

  /// Whether a container has a bar at the bottom that may lie over the view.
  var hasBottomBar: Bool {
    if let tabs = tabBarController, tabs.tabBar.bounds.height > 0 { return true }
    return navigationController?.madeToolbar?.bounds.height ?? 0 > 0
  }
}
