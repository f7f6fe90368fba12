// A state in five numbers: what tells states apart during the search, because keeping whole states would take gigabytes.
import Emulator
import Foundation
import Orientation
import SwivelUI

/// A state after a path, by what of it can differ.
struct Mark: Hashable {
  /// Windows on the screen, their frames, classes and orientations, how large the user wants text, and whether light or dark.
  var configuration = Digest()
  /// Which controllers are shown, in the windows on the screen.
  var screens = Digest()
  /// Everything that is seen in them.
  var shown = Digest()
  /// What lies under it: screens below in stacks, windows in the background.
  var hidden = Digest()
  /// Who gets what is typed, in the windows on the screen.
  var focus = Digest()
  /// What is seen in each of several windows, in order; of one in the background nothing.
  var parts: [UInt64] = []
  /// How the device is held, and whether it is locked.
  var attitude = Digest()

  @MainActor init(_ device: EmulatedDevice) {
    let now = device.settled
    attitude.add(now.deviceOrientation.rawValue)
    attitude.add(now.isRotationLocked ? 1 : 0)
    configuration.add(now.contentSize.rawValue)
    configuration.add(now.appearance.rawValue)
    let isShared = now.windows.count > 1
    for window in now.windows {
      configuration.add(window.id)
      configuration.add(window.isForeground ? 1 : 0)
      guard window.isForeground else {
        hidden.add(window.visibleController)
        hidden.add(seen: window.root)
        if isShared { parts.append(0) }
        continue
      }
      configuration.add(rect: window.frame)
      configuration.add(window.interface.rawValue)
      configuration.add(window.placement.rawValue)
      configuration.add(window.screen.rawValue)
      screens.add(window.id)
      screens.add(window.visibleController)
      for name in window.navigationStack { screens.add(name) }
      guard isShared else {
        shown.add(seen: window.root)
        continue
      }
      var part = Digest()
      part.add(seen: window.root)
      parts.append(part.value)
      shown.add(Int(truncatingIfNeeded: part.value))
    }
    for windowState in now.windows {
      var below = Digest()
      device.inspect(window: windowState.id) { window in
        guard let root = window.rootViewController else { return }
        below.add(controllers: root, depth: 0, focus: windowState.isForeground ? windowState.id : nil, &focus)
        // Tabs of one class are screens of their own.
        if windowState.isForeground { screens.add(tabs: root, depth: 0) }
      }
      hidden.add(Int(truncatingIfNeeded: below.value))
    }
  }

  /// Whether windows lie, and show the screens, as in another: where a clock goes on, no two looks are the same.
  func isPlaced(as other: Mark) -> Bool { configuration == other.configuration && screens == other.screens }

  /// Whether the same is seen as in another, whatever lies under it.
  func isSeen(as other: Mark) -> Bool { isPlaced(as: other) && shown == other.shown }

  /// The same state with the device held as it may be.
  var asSeen: [UInt64] { [configuration.value, screens.value, shown.value, hidden.value] }
}

/// FNV-1a by words.
struct Digest: Hashable {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325
  /// Controllers deeper than any app has them.
  private static let deepest = 40

  mutating func add(_ number: Int) {
    let product = (value ^ UInt64(bitPattern: Int64(number))) &* 0x100_0000_01b3
    value = product ^ (product >> 32)
  }

  mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    add(0x100)
  }

  /// Half points: finer than what a person sees, coarser than the last bits of a quotient.
  mutating func add(rect: CGRect) {
    for part in [rect.minX, rect.minY, rect.width, rect.height] {
      let doubled = (Double(part) * 2).rounded()
      add(Int(exactly: doubled) ?? -1)
    }
  }

  /// A view as it is seen: of a hidden one only that it is.
  mutating func add(seen view: ViewSnapshot) {
    if view.className != "UIWindow" { add(rect: view.frame) }
    add(view.className)
    if let identifier = view.identifier { add(identifier) }
    if view.isHidden { return add(1) }
    if let text = view.text { add(text) }
    if let value = view.value { add(value) }
    add(view.isTappable ? 2 : 3)
    for below in view.subviews { add(seen: below) }
    add(4)
  }

  /// Which tab is chosen in every tab bar controller.
  @MainActor fileprivate mutating func add(tabs controller: UIViewController, depth: Int) {
    guard depth < Self.deepest else { return }
    if let tabs = controller as? UITabBarController { add(tabs.selectedIndex) }
    for child in controller.children { add(tabs: child, depth: depth + 1) }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      add(tabs: presented, depth: depth + 1)
    }
  }

  /// The texts of every controller's view that is loaded, shown or not.
  @MainActor fileprivate mutating func add(
    controllers controller: UIViewController, depth: Int, focus window: Int?, _ focus: inout Digest
  ) {
    guard depth < Self.deepest else { return }
    add(controller.className)
    if let view = controller.viewIfLoaded { add(texts: view, focus: window, &focus) }
    for child in controller.children { add(controllers: child, depth: depth + 1, focus: window, &focus) }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      add(controllers: presented, depth: depth + 1, focus: window, &focus)
    }
  }

  @MainActor private mutating func add(texts view: UIView, focus window: Int?, _ focus: inout Digest) {
    if let text = view.shownText { add(text) }
    add(view.isHidden ? 1 : 0)
    if let value = view.shownValue { add(value) }
    if let table = view as? UITableView, let row = table.indexPathForSelectedRow { add(row.section << 20 + row.row) }
    if let cell = view as? UITableViewCell { add(cell.accessoryType.rawValue) }
    if view.isFirstResponder {
      add(7)
      if let window {
        focus.add(window)
        focus.add(view.knownName ?? view.className)
      }
    }
    for below in view.subviews { add(texts: below, focus: window, &focus) }
  }
}
