// The guests of a row: controllers that override exactly what the notation says, once the row's event is about to come.
import Orientation
import SwivelUI

/// What a row's controllers share: until it is armed they allow everything, so that the given can be built.
@MainActor final class Script {
  var isArmed = false
}

/// Makes live controllers of a tree's nodes.
@MainActor struct Cast {
  let script: Script

  /// The controller of one node with its children, without what it presents. The last child of a navigation stack is left
  /// out if `holdingBackLast`.
  func controller(_ node: ControllerNode, holdingBackLast: Bool = false) -> UIViewController {
    let children = node.children.map { controller($0) }
    switch node.kind {
    case .plain: return plain(node.overrides)
    case .navigation:
      let navigation =
        node.overrides.preferred == nil
        ? ScriptedNavigation(node.overrides, script) : PreferringNavigation(node.overrides, script)
      navigation.viewControllers = holdingBackLast ? children.dropLast() : children
      return navigation
    case .tabs:
      let tabs =
        node.overrides.preferred == nil ? ScriptedTabs(node.overrides, script) : PreferringTabs(node.overrides, script)
      tabs.viewControllers = children
      tabs.selectedIndex = node.selected
      return tabs
    case .custom:
      let container = plain(node.overrides)
      for child in children {
        container.addChild(child)
        child.didMove(toParent: container)
      }
      return container
    }
  }

  /// UIKit asks whether a class overrides a method, so what is not in the notation must not be overridden where that
  /// matters: the preferred orientation, and the old predicate alone.
  private func plain(_ overrides: Overrides) -> UIViewController {
    let isLegacyOnly = overrides.legacy != nil && overrides.mask == nil && overrides.shouldAutorotate == nil
    if isLegacyOnly {
      return overrides.preferred == nil
        ? LegacyController(overrides, script) : PreferringLegacyController(overrides, script)
    }
    return overrides.preferred == nil
      ? ScriptedController(overrides, script) : PreferringController(overrides, script)
  }
}

class LegacyController: UIViewController {
  let overrides: Overrides
  let script: Script

  init(_ overrides: Overrides, _ script: Script) {
    self.overrides = overrides
    self.script = script
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    for child in children {
      child.view.frame = view.bounds
      view.addSubview(child.view)
    }
  }

  override func shouldAutorotateToInterfaceOrientation(_ orientation: UIInterfaceOrientation) -> Bool {
    guard script.isArmed else { return true }
    return overrides.legacy?.contains(orientation) ?? super.shouldAutorotateToInterfaceOrientation(orientation)
  }
}

final class PreferringLegacyController: LegacyController {
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    script.isArmed ? overrides.preferred ?? interfaceOrientation : interfaceOrientation
  }
}

class ScriptedController: LegacyController {
  override var shouldAutorotate: Bool { script.isArmed ? overrides.shouldAutorotate ?? true : true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    script.isArmed ? overrides.mask ?? super.supportedInterfaceOrientations : .all
  }
}

final class PreferringController: ScriptedController {
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    script.isArmed ? overrides.preferred ?? interfaceOrientation : interfaceOrientation
  }
}

class ScriptedNavigation: UINavigationController {
  let overrides: Overrides
  let script: Script
  private let speaker: NavigationSpeaker?

  init(_ overrides: Overrides, _ script: Script) {
    self.overrides = overrides
    self.script = script
    speaker = overrides.delegateMask.map { NavigationSpeaker(mask: $0) }
    super.init(nibName: nil, bundle: nil)
    delegate = speaker
  }

  required init?(coder: NSCoder) { nil }

  override func shouldAutorotateToInterfaceOrientation(_ orientation: UIInterfaceOrientation) -> Bool {
    guard script.isArmed else { return true }
    return overrides.legacy?.contains(orientation) ?? super.shouldAutorotateToInterfaceOrientation(orientation)
  }
  override var shouldAutorotate: Bool { script.isArmed ? overrides.shouldAutorotate ?? true : true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    script.isArmed ? overrides.mask ?? super.supportedInterfaceOrientations : .all
  }
}

final class PreferringNavigation: ScriptedNavigation {
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    script.isArmed ? overrides.preferred ?? interfaceOrientation : interfaceOrientation
  }
}

class ScriptedTabs: UITabBarController {
  let overrides: Overrides
  let script: Script
  private let speaker: TabSpeaker?

  init(_ overrides: Overrides, _ script: Script) {
    self.overrides = overrides
    self.script = script
    speaker = overrides.delegateMask.map { TabSpeaker(mask: $0) }
    super.init(nibName: nil, bundle: nil)
    delegate = speaker
  }

  required init?(coder: NSCoder) { nil }

  override func shouldAutorotateToInterfaceOrientation(_ orientation: UIInterfaceOrientation) -> Bool {
    guard script.isArmed else { return true }
    return overrides.legacy?.contains(orientation) ?? super.shouldAutorotateToInterfaceOrientation(orientation)
  }
  override var shouldAutorotate: Bool { script.isArmed ? overrides.shouldAutorotate ?? true : true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    script.isArmed ? overrides.mask ?? super.supportedInterfaceOrientations : .all
  }
}

final class PreferringTabs: ScriptedTabs {
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    script.isArmed ? overrides.preferred ?? interfaceOrientation : interfaceOrientation
  }
}

/// Answers for a navigation controller's orientations.
final class NavigationSpeaker: UINavigationControllerDelegate {
  private let mask: InterfaceOrientationMask
  init(mask: InterfaceOrientationMask) { self.mask = mask }
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  { mask }
}

/// Answers for a tab bar controller's orientations.
final class TabSpeaker: UITabBarControllerDelegate {
  private let mask: InterfaceOrientationMask
  init(mask: InterfaceOrientationMask) { self.mask = mask }
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  { mask }
}
