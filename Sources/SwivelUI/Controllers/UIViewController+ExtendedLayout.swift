// Whether a controller's view reaches under the bars of its containers (R-LAY-03).
import DeviceCatalog
import Foundation

/// Under which bars a view reaches.
struct ExtendedLayout {
  var edges = UIRectEdge.all
  var includesOpaqueBars = false
}

extension UIViewController {
  var plainEdgesForExtendedLayout: UIRectEdge {
    get { extendedLayout.edges }
    set {
      extendedLayout.edges = newValue
      relayoutContainers()
    }
  }

  var plainExtendedLayoutIncludesOpaqueBars: Bool {
    get { extendedLayout.includesOpaqueBars }
    set {
      extendedLayout.includesOpaqueBars = newValue
      relayoutContainers()
    }
  }

  private func relayoutContainers() {
    navigationController?.viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Whether the view reaches under a bar at `edge`.
  func extends(under edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    extendedLayout.edges.contains(edge) && (isTranslucent || extendedLayout.includesOpaqueBars)
  }
}

extension UINavigationController {
  /// Where a child's view belongs in a view of this size: the whole of it, or between the bars it does not reach under.
  /// Before era 7 nothing reaches under bars (R-LAY-04).
  func contentFrame(of child: UIViewController, in size: CGSize, under bar: CGRect, in scene: AppScene) -> CGRect {
    let isHidden = !takesRoom || outerNavigation != nil
    guard scene.era >= Era(7) else {
      let covered = isHidden ? 0 : bar.height
      let bottom = isToolbarOut ? size.height : toolbarFrame(in: size, scene).minY
      return CGRect(x: 0, y: covered, width: size.width, height: max(0, bottom - covered))
    }
    let top = isHidden || child.extends(under: .top, isTranslucent: navigationBar.isTranslucent) ? 0 : bar.maxY
    var bottom = size.height
    if let tabs = tabBarController, !tabs.isBarHidden, tabs.tabBar.window != nil,
      !child.extends(under: .bottom, isTranslucent: tabs.tabBar.isTranslucent)
    {
      bottom = min(bottom, tabs.tabBar.convert(tabs.tabBar.bounds, to: view).minY)
    }
    if !isToolbarOut, !child.extends(under: .bottom, isTranslucent: toolbar.isTranslucent) {
      bottom = min(bottom, toolbarFrame(in: size, scene).minY)
    }
    return CGRect(x: 0, y: top, width: size.width, height: max(0, bottom - top))
  }
}
