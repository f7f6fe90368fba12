// Walks out of seeds: which worlds there are, and what can happen in them.
import DeviceCatalog
import Emulator
import Orientation
import SeededNumbers
import SwivelUI

extension Walk {
  /// The walk of a seed, with so many steps.
  ///
  /// - Parameter devices: those it may take place on; at least one.
  package init(seed: UInt64, steps count: Int, on devices: [DeviceProfile]) {
    var dice = SplitMix64(seed: seed)
    world = World(&dice, devices)
    let windows = world.windows
    let world = world
    steps = (0..<count).map { _ in Step(&dice, windows: windows, isPad: world.profile.idiom == .pad) }
  }
}

extension World {
  fileprivate init(_ dice: inout SplitMix64, _ devices: [DeviceProfile]) {
    let profile = dice.pick(devices)
    let majors = (3...27).filter { ($0 <= 18 || $0 >= 26) && profile.version(meantBy: Era($0)) != nil }
    let era = profile.version(meantBy: Era(dice.pick(majors))) ?? profile.newestEra
    self.init(
      profile: profile, era: era, plist: dice.pick([.all, .all, .allButUpsideDown, .landscape, .portrait]),
      requiresFullScreen: dice.chance(15), windows: profile.idiom == .pad && dice.chance(40) ? 2 : 1,
      sharesProcess: dice.chance(30), root: Shape(&dice, depth: 3, hasColumns: era >= Era(14)))
  }
}

extension Shape {
  fileprivate init(_ dice: inout SplitMix64, depth: Int, hasColumns: Bool) {
    func below(_ dice: inout SplitMix64) -> Shape { Shape(&dice, depth: depth - 1, hasColumns: hasColumns) }
    func several(_ dice: inout SplitMix64) -> [Shape] { (0...dice.below(3)).map { _ in below(&dice) } }
    guard depth > 0 else {
      self = .guest(mask: nil)
      return
    }
    switch dice.below(10) {
    case 0, 1: self = .navigation(several(&dice).map(\.unstacked))
    case 2: self = .tabs(several(&dice))
    case 3 where depth == 3: self = .split(.navigation([.guest(mask: nil)]), below(&dice))
    case 4 where depth == 3 && hasColumns: self = .columns(.guest(mask: nil), below(&dice).unstacked)
    case 5: self = .pages(below(&dice))
    case 6: self = .custom(several(&dice))
    default: self = .guest(mask: dice.chance(30) ? masks[dice.below(masks.count)] : nil)
    }
  }

  /// What can stand in a stack: no other stack, and nothing that has to be the root.
  private var unstacked: Shape {
    switch self {
    case .navigation(let stack): stack.first?.unstacked ?? .guest(mask: nil)
    case .split, .columns: .guest(mask: nil)
    case .guest, .tabs, .pages, .custom: self
    }
  }
}

/// The masks guests choose from by number.
let masks: [UIInterfaceOrientationMask] = [
  .all, .allButUpsideDown, .portrait, .landscape, .landscapeLeft, .landscapeRight,
]

/// The styles guests choose from by number.
let styles: [UIModalPresentationStyle] = [
  .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .overCurrentContext, .automatic, .popover,
]

extension Step {
  fileprivate init(_ dice: inout SplitMix64, windows: Int, isPad: Bool) {
    deed =
      dice.chance(45)
      ? .act(window: 1 + dice.below(windows), guest: dice.below(12), Act(&dice))
      : .event(Self.event(&dice, windows, isPad))
    mischiefs = dice.chance(35) ? [Mischief(&dice)] : dice.chance(10) ? [Mischief(&dice), Mischief(&dice)] : []
  }

  private static func event(_ dice: inout SplitMix64, _ windows: Int, _ isPad: Bool) -> DeviceEvent {
    let window = 1 + dice.below(windows)
    switch dice.below(isPad ? 16 : 10) {
    case 0...4:
      return .deviceOrientation(
        dice.pick([.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown, .faceUp]))
    case 5: return .rotationLock(dice.chance(30))
    case 6: return .gesture(window: window, dice.pick(UserGesture.allCases))
    case 7: return .dismiss(window: window)
    case 8: return dice.chance(50) ? .pop(window: window) : .pullDown(window: window)
    case 9: return .tap(window: window, target: "tab-\(1 + dice.below(3))")
    case 10: return .arrange(dice.chance(50) ? .half : .full(window: window))
    case 11: return .window(.split(first: 1, second: 2, dice.pick(SplitShare.allCases)))
    case 12: return .window(.tile(window: window, dice.pick(WindowTile.allCases)))
    case 13:
      return .window(
        .resize(
          window: window, width: Double(320 + dice.below(900)), height: Double(400 + dice.below(900)), .bottomRight,
          steps: 1 + dice.below(3)))
    case 14: return .window(.slideOver(window: window, dice.pick(ScreenSide.allCases)))
    default: return dice.chance(50) ? .window(.focus(window: window)) : .tick
    }
  }
}

extension Mischief {
  fileprivate init(_ dice: inout SplitMix64) {
    self.init(moment: dice.pick(Moment.allCases), nth: 1 + dice.below(4), act: Act(&dice))
  }
}

extension Act {
  fileprivate init(_ dice: inout SplitMix64) {
    switch dice.below(24) {
    case 0, 1: self = .push(mask: dice.below(12))
    case 2: self = .pop
    case 3: self = .popToRoot
    case 4: self = .setStack(dice.below(8))
    case 5, 6, 7:
      self = .present(
        style: dice.below(styles.count), mask: dice.below(12), inNavigation: dice.chance(30), animated: dice.chance(50))
    case 8, 9, 10: self = .dismiss(animated: dice.chance(50))
    case 11: self = .addChild
    case 12: self = .removeChild
    case 13: self = .select(dice.below(4))
    case 14: self = .newRoot(mask: dice.below(12))
    case 15: self = .setMask(dice.below(masks.count))
    case 16: self = .updateMasks
    case 17: self = .attemptRotation
    case 18: self = .requestGeometry(dice.below(masks.count))
    case 19: self = .lock(dice.chance(40))
    case 20: self = .showDetail
    case 21: self = .displayMode(dice.below(7))
    case 22: self = .turnPage
    default: self = dice.chance(50) ? .hideBar(dice.chance(50)) : .setNeedsLayout
    }
  }
}
