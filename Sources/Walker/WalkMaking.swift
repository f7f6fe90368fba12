// Walks out of seeds: which worlds there are, and what can happen in them.
import DeviceCatalog
import Emulator
import Orientation
import SwivelUI

/// SplitMix64 (Steele and others 2014): the same numbers everywhere.
package struct Dice {
  private var state: UInt64

  /// Seeds beside each other begin far apart: one added to the state would only be the same rolls, one later.
  package init(seed: UInt64) { state = Self.mixed(seed) }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var word = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// 0 up to `bound`, which is left out.
  package mutating func roll(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Int(Self.mixed(state) % UInt64(bound))
  }

  /// One of a list that is not empty.
  package mutating func pick<Element>(_ list: [Element]) -> Element { list[roll(list.count)] }

  /// True so many times in a hundred.
  package mutating func chance(_ percent: Int) -> Bool { roll(100) < percent }
}

extension Walk {
  /// The walk of a seed, with so many steps.
  ///
  /// - Parameter devices: those it may take place on; at least one.
  package init(seed: UInt64, steps count: Int, on devices: [DeviceProfile]) {
    var dice = Dice(seed: seed)
    world = World(&dice, devices)
    let windows = world.windows
    let world = world
    steps = (0..<count).map { _ in Step(&dice, windows: windows, isPad: world.profile.idiom == .pad) }
  }
}

extension World {
  fileprivate init(_ dice: inout Dice, _ devices: [DeviceProfile]) {
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
  fileprivate init(_ dice: inout Dice, depth: Int, hasColumns: Bool) {
    func below(_ dice: inout Dice) -> Shape { Shape(&dice, depth: depth - 1, hasColumns: hasColumns) }
    func several(_ dice: inout Dice) -> [Shape] { (0...dice.roll(3)).map { _ in below(&dice) } }
    guard depth > 0 else {
      self = .guest(mask: nil)
      return
    }
    switch dice.roll(10) {
    case 0, 1: self = .navigation(several(&dice).map(\.unstacked))
    case 2: self = .tabs(several(&dice))
    case 3 where depth == 3: self = .split(.navigation([.guest(mask: nil)]), below(&dice))
    case 4 where depth == 3 && hasColumns: self = .columns(.guest(mask: nil), below(&dice).unstacked)
    case 5: self = .pages(below(&dice))
    case 6: self = .custom(several(&dice))
    default: self = .guest(mask: dice.chance(30) ? masks[dice.roll(masks.count)] : nil)
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
  fileprivate init(_ dice: inout Dice, windows: Int, isPad: Bool) {
    deed =
      dice.chance(45)
      ? .act(window: 1 + dice.roll(windows), guest: dice.roll(12), Act(&dice))
      : .event(Self.event(&dice, windows, isPad))
    mischiefs = dice.chance(35) ? [Mischief(&dice)] : dice.chance(10) ? [Mischief(&dice), Mischief(&dice)] : []
  }

  private static func event(_ dice: inout Dice, _ windows: Int, _ isPad: Bool) -> DeviceEvent {
    let window = 1 + dice.roll(windows)
    switch dice.roll(isPad ? 16 : 10) {
    case 0...4:
      return .deviceOrientation(
        dice.pick([.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown, .faceUp]))
    case 5: return .rotationLock(dice.chance(30))
    case 6: return .gesture(window: window, dice.pick(UserGesture.allCases))
    case 7: return .dismiss(window: window)
    case 8: return dice.chance(50) ? .pop(window: window) : .pullDown(window: window)
    case 9: return .tap(window: window, target: "tab-\(1 + dice.roll(3))")
    case 10: return .arrange(dice.chance(50) ? .half : .full(window: window))
    case 11: return .window(.split(first: 1, second: 2, dice.pick(SplitShare.allCases)))
    case 12: return .window(.tile(window: window, dice.pick(WindowTile.allCases)))
    case 13:
      return .window(
        .resize(
          window: window, width: Double(320 + dice.roll(900)), height: Double(400 + dice.roll(900)), .bottomRight,
          steps: 1 + dice.roll(3)))
    case 14: return .window(.slideOver(window: window, dice.pick(ScreenSide.allCases)))
    default: return dice.chance(50) ? .window(.focus(window: window)) : .tick
    }
  }
}

extension Mischief {
  fileprivate init(_ dice: inout Dice) {
    self.init(moment: dice.pick(Moment.allCases), nth: 1 + dice.roll(4), act: Act(&dice))
  }
}

extension Act {
  fileprivate init(_ dice: inout Dice) {
    switch dice.roll(24) {
    case 0, 1: self = .push(mask: dice.roll(12))
    case 2: self = .pop
    case 3: self = .popToRoot
    case 4: self = .setStack(dice.roll(8))
    case 5, 6, 7:
      self = .present(
        style: dice.roll(styles.count), mask: dice.roll(12), inNavigation: dice.chance(30), animated: dice.chance(50))
    case 8, 9, 10: self = .dismiss(animated: dice.chance(50))
    case 11: self = .addChild
    case 12: self = .removeChild
    case 13: self = .select(dice.roll(4))
    case 14: self = .newRoot(mask: dice.roll(12))
    case 15: self = .setMask(dice.roll(masks.count))
    case 16: self = .updateMasks
    case 17: self = .attemptRotation
    case 18: self = .requestGeometry(dice.roll(masks.count))
    case 19: self = .lock(dice.chance(40))
    case 20: self = .showDetail
    case 21: self = .displayMode(dice.roll(7))
    case 22: self = .turnPage
    default: self = dice.chance(50) ? .hideBar(dice.chance(50)) : .setNeedsLayout
    }
  }
}
