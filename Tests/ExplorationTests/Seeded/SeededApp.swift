// Apps made from a seed: which container holds which screens.
import SeededNumbers
import SwivelUI
import Walker

@MainActor enum SeededApp {
  /// The app of a seed.
  static func app(_ seed: UInt64) -> AppBundle {
    let info = InfoDictionary(
      supportedInterfaceOrientationsPhone: .allButUpsideDown, supportedInterfaceOrientationsPad: .all)
    return .showing("Seeded", info) {
      var dice = SplitMix64(seed: seed)
      return root(&dice)
    }
  }

  /// A screen that opens others, so many deep.
  static func screen(_ dice: inout SplitMix64, depth: Int, name: String) -> SeededScreen {
    switch dice.below(7) {
    case 0, 1: SeededForm(&dice, depth: depth, name: name)
    case 2: SeededCard(&dice, depth: depth, name: name)
    case 3: SeededEditor(&dice, depth: depth, name: name)
    case 4: SeededHalves(&dice, depth: depth, name: name)
    case 5: SeededTable(&dice, depth: depth, name: name)
    default: SeededGrid(&dice, depth: depth, name: name)
    }
  }

  private static func root(_ dice: inout SplitMix64) -> UIViewController {
    switch dice.below(6) {
    case 0: return screen(&dice, depth: 2, name: "a")
    case 1, 2: return stack(&dice, "a")
    case 3, 4:
      let tabs = UITabBarController()
      tabs.viewControllers = (0...(1 + dice.below(3))).map { place in
        let name = ["a", "b", "c", "d", "e"][place]
        let page = dice.chance(70) ? stack(&dice, name) : screen(&dice, depth: 1, name: name)
        page.tabBarItem = UITabBarItem(title: "Tab \(name)", image: UIImage(systemName: "circle"), tag: place)
        return page
      }
      return tabs
    default:
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredDisplayMode = dice.pick([.automatic, .oneBesideSecondary, .secondaryOnly])
      split.setViewController(screen(&dice, depth: 1, name: "p"), for: .primary)
      split.setViewController(screen(&dice, depth: 1, name: "s"), for: .secondary)
      return split
    }
  }

  private static func stack(_ dice: inout SplitMix64, _ name: String) -> UINavigationController {
    let stack = UINavigationController(rootViewController: screen(&dice, depth: 2, name: name))
    stack.navigationBar.prefersLargeTitles = dice.chance(50)
    if dice.chance(15) { stack.hidesBarsOnSwipe = false }
    return stack
  }
}
