// What guests do, in callbacks and of their own accord, with what is around them.
import Orientation
import SwivelUI

extension Guest {
  /// Takes a child the way UIKit's documentation says.
  func take(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func carryOut(_ act: Act) {
    switch act {
    case .push(let mask): navigationController?.pushViewController(fresh(mask), animated: true)
    case .pop: _ = navigationController?.popViewController(animated: true)
    case .popToRoot: _ = navigationController?.popToRootViewController(animated: false)
    case .setStack(let choice): setStack(choice)
    case .present(let style, let mask, let isInNavigation, let isAnimated):
      present(screen(style, mask, isInNavigation), animated: isAnimated)
    case .dismiss(let isAnimated): dismiss(animated: isAnimated)
    case .addChild: take(Guest(hand))
    case .removeChild: children.first.map(Self.release)
    case .select(let tab): select(tab)
    case .newRoot(let mask): viewIfLoaded?.window?.rootViewController = fresh(mask)
    case .setMask(let choice): mask = masks[choice % masks.count]
    case .updateMasks: setNeedsUpdateOfSupportedInterfaceOrientations()
    case .attemptRotation: UIViewController.attemptRotationToDeviceOrientation()
    case .requestGeometry(let choice):
      let wanted = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: masks[choice % masks.count])
      viewIfLoaded?.window?.windowScene?.requestGeometryUpdate(wanted)
    case .lock(let isOn):
      isLocked = isOn
      setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    case .showDetail: splitViewController?.showDetailViewController(Guest(hand), sender: nil)
    case .displayMode(let choice):
      let modes = UISplitViewController.DisplayMode.allCases
      splitViewController?.preferredDisplayMode = modes[choice % modes.count]
    case .turnPage: (parent as? Reader)?.turn()
    case .hideBar(let isHidden): navigationController?.isNavigationBarHidden = isHidden
    case .setNeedsLayout: viewIfLoaded?.setNeedsLayout()
    }
  }

  /// A new guest; from the number of masks on, one without a mask of its own.
  private func fresh(_ mask: Int) -> Guest { Guest(hand, mask: masks.indices.contains(mask) ? masks[mask] : nil) }

  private func screen(_ style: Int, _ mask: Int, _ isInNavigation: Bool) -> UIViewController {
    let guest = fresh(mask)
    let screen: UIViewController = isInNavigation ? UINavigationController(rootViewController: guest) : guest
    screen.modalPresentationStyle = styles[style % styles.count]
    if screen.modalPresentationStyle != .fullScreen { hand.hasAdaptivePresentations = true }
    if screen.modalPresentationStyle == .popover { screen.popoverPresentationController?.sourceView = viewIfLoaded }
    return screen
  }

  private func setStack(_ choice: Int) {
    guard let navigation = navigationController else { return }
    let stack = navigation.viewControllers
    let new: [UIViewController] =
      switch choice % 4 {
      case 0: stack.reversed()
      case 1: Array(stack.prefix(1)) + [Guest(hand)]
      case 2: [Guest(hand)]
      default: [Guest(hand)] + stack
      }
    navigation.setViewControllers(new, animated: choice >= 4)
  }

  private func select(_ tab: Int) {
    guard let tabs = tabBarController, let count = tabs.viewControllers?.count, count > 0 else { return }
    tabs.selectedIndex = tab % count
  }

  private static func release(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}
