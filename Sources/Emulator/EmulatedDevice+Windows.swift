// What the user does with windows as a whole: opening, closing, bringing to the front, exchanging, splitting, Slide Over.
import DeviceCatalog
import Foundation
import Orientation
import RotationRules
import SwivelUI

extension EmulatedDevice {
  /// Carries out an order; the reason if it cannot be.
  func obey(_ order: WindowOrder) -> String? {
    if let nonsense = order.nonsense { return nonsense }
    if stage.isBehindHome, !order.isForHome { return "the Home Screen is in front; bring a window to the front first" }
    switch order {
    case .open(let app, let screen): return open(app, on: screen)
    case .close(let id): return close(id)
    case .focus(let id): return bringForward(id)
    case .swap(let first, let second): return swap(first, second)
    case .split(let first, let second, let share): return split(first, second, share)
    case .slideOver(let id, let side): return slideOver(id, side)
    case .putAway:
      guard stage.slideOver != nil else { return "nothing is in Slide Over" }
      var new = stage
      new.slideOver = nil
      go(to: new)
      return nil
    case .move(let id, let x, let y): return move(id, to: CGPoint(x: x, y: y))
    case .resize(let id, let width, let height, let corner, let steps):
      return drag(corner, of: id, to: CGSize(width: width, height: height), steps)
    case .tile(let id, let tile): return self.tile(id, tile)
    case .divider(let x, let steps): return dragDivider(to: x, steps)
    case .connect(let display): return connect(display)
    case .disconnect: return disconnect()
    case .transfer(let id, let screen): return transfer(id, to: screen)
    case .home: return goHome()
    }
  }

  /// Remembers the window as the one turned to last.
  func touch(_ id: Int) {
    recency.removeAll { $0 == id }
    recency.append(id)
    if let scene = window(id)?.scene { scene.app.makeKey(scene) }
  }

  /// The window turned to last among those on the screen.
  var focus: Int? {
    let visible = screens.visible(isLandscape: context.screenOrientation.isLandscape)
    return recency.last(where: visible.contains) ?? visible.last
  }

  private func open(_ name: String, on place: WindowScreen) -> String? {
    guard let app = installed.first(where: { $0.name == name }) else {
      return "there is no app \"\(name)\", only \(installed.map(\.name).joined(separator: ", "))"
    }
    return open(app, on: place)
  }

  func open(_ app: AppBundle, on place: WindowScreen = .device, with activity: NSUserActivity? = nil) -> String? {
    let name = app.name
    guard windows.count < Self.maximumWindows else { return "a device has at most \(Self.maximumWindows) windows" }
    let hasWindow = windows.contains { $0.scene.bundle.name == name }
    guard !hasWindow || profile.idiom == .pad && era >= Era(13) else {
      return "\(name) has a window; an app has several from iPadOS 13 on, on iPads"
    }
    if place == .external, let obstacle = externalObstacle(app) { return obstacle }
    let old = screens
    let screen = context.screenOrientation
    let id = nextWindow
    let isFree = place == .external || stage.base == .free
    var new = screens
    if isFree { add(id, to: &new[place], on: place) } else { new.device.base = .full(id) }
    if place == .device { new.device.isBehindHome = false }
    go(to: new)
    let permitted = context.mask.intersection(app.infoDictionary.orientations(for: profile.idiom))
    let held = isFree ? screen : context.interfaceAttitude.matchingInterfaceOrientation ?? screen
    do throws(EmulatorError) {
      let window = try start(
        app, in: LaunchPolicy(era: era, permitted: permitted, held: held).initial, with: activity)
      if !isFree { context.screenOrientation = window.scene.interfaceOrientation }
      touch(id)
      return nil
    } catch {
      go(to: old, on: screen)
      return "\(error)"
    }
  }

  /// Puts a new window in front of the overlapping ones.
  private func add(_ id: Int, to stage: inout Stage, on screen: WindowScreen) {
    makeRoom(in: &stage, on: screen)
    let surface = surface(screen)
    stage.free.append(
      Stage.FreeWindow(
        id: id, frame: geometry.cascaded(stage.free.count, surface), isLandscape: surface.isLandscape, tile: nil))
  }

  /// The hindmost leave when there are as many as are shown.
  func makeRoom(in stage: inout Stage, on screen: WindowScreen) {
    let limit =
      switch screen {
      case .device: rules.visibleLimit - (stage.slideOver == nil ? 0 : 1)
      case .external: ExternalDisplay.visibleLimit
      }
    while stage.free.count >= limit, let hindmost = stage.free.first { stage.park(hindmost.id) }
  }

  func close(_ id: Int) -> String? {
    guard let window = window(id) else { return unknownWindow(id) }
    guard windows.count > 1 else { return "window \(id) is the last one; a device has at least one" }
    let before = window.state
    var rest = screens
    if let refusal = leave(id, &rest) { return refusal }
    window.scene.close()
    windows.removeAll { $0.id == id }
    recency.removeAll { $0 == id }
    closed.append((window, before))
    go(to: rest)
    return nil
  }

  /// Takes a window off the device's screen; another takes the place when nothing else is there. The reason if there is no
  /// other.
  func leave(_ id: Int, _ rest: inout Screens) -> String? {
    if rest.isExternal(id) {
      rest.external?.stage.remove(id)
    } else if let stage = rest.device.without(id) {
      rest.device = stage
    } else {
      let others = windows.map(\.id).filter { $0 != id && !rest.isExternal($0) }
      guard let next = recency.last(where: others.contains) ?? others.first else {
        return "nothing would be left on the screen of \(profile.id)"
      }
      var stage = Stage(base: .full(next))
      stage.parked = rest.device.parked.filter { $0.id != id }
      stage.isBehindHome = rest.device.isBehindHome
      rest.device = stage
    }
    return nil
  }

  func bringForward(_ id: Int) -> String? {
    guard window(id) != nil else { return unknownWindow(id) }
    if screens.isExternal(id) {
      var new = screens
      new.external?.stage.raise(id)
      touch(id)
      go(to: new)
      return nil
    }
    var new = stage
    new.isBehindHome = false
    if stage.slideOver?.id != id {
      switch stage.base {
      case .full: new.base = .full(id)
      case .split(let first, let second, _): if id != first && id != second { new.base = .full(id) }
      case .free:
        let isShown = new.placement(of: id, isLandscape: context.screenOrientation.isLandscape) != .background
        if isShown { new.raise(id) } else { unpark(id, in: &new) }
      }
    }
    touch(id)
    go(to: new)
    return nil
  }

  /// Brings a window back that is not shown among overlapping ones: it has the size it had.
  func unpark(_ id: Int, in stage: inout Stage) {
    // The middle third of an upright screen is on the stage, but not shown: it comes as a window of its own.
    if let hidden = stage.free.firstIndex(where: { $0.id == id }) {
      let turned = Surface(
        size: CGSize(width: surface(.device).size.height, height: surface(.device).size.width),
        scale: surface(.device).scale)
      stage.free[hidden] = Stage.FreeWindow(
        id: id, frame: frame(of: stage.free[hidden], on: stage, turned), isLandscape: turned.isLandscape, tile: nil)
      stage.park(id)
    }
    makeRoom(in: &stage, on: .device)
    stage.unpark(id, surface(.device))
  }

  private func swap(_ first: Int, _ second: Int) -> String? {
    for id in [first, second] {
      guard window(id) != nil else { return unknownWindow(id) }
      guard isInFront(id) else { return "window \(id) is in the background; two on the screen change places" }
    }
    guard first != second else { return "a window does not change places with itself" }
    func other(_ id: Int) -> Int { id == first ? second : id == second ? first : id }
    guard !screens.isExternal(first), !screens.isExternal(second) else {
      guard screens.isExternal(first), screens.isExternal(second), var new = screens.external else {
        return "windows \(first) and \(second) are on different screens; move one first"
      }
      for index in new.stage.free.indices { new.stage.free[index].id = other(new.stage.free[index].id) }
      go(to: Screens(device: stage, external: new))
      return nil
    }
    var new = stage
    switch stage.base {
    case .full(let id): new.base = .full(other(id))
    case .split(let left, let right, let share):
      new.base = .split(first: other(left), second: other(right), share)
    case .free: for index in new.free.indices { new.free[index].id = other(new.free[index].id) }
    }
    if let over = stage.slideOver { new.slideOver?.id = other(over.id) }
    go(to: new)
    return nil
  }

  private func split(_ first: Int, _ second: Int, _ share: SplitShare) -> String? {
    if let obstacle = rules.splitObstacle { return obstacle }
    guard first != second else { return "Split View takes two windows, not window \(first) twice" }
    for id in [first, second] {
      guard let window = window(id) else { return unknownWindow(id) }
      if let obstacle = rules.sharingObstacle(window.scene.bundle) ?? elsewhere(id) { return obstacle }
    }
    if profile.display.fold != nil, share != .half { return "\(profile.id) splits at its fold: half only" }
    var new = stage
    new.base = .split(first: first, second: second, share)
    new.parked += new.free
    new.free = []
    if let over = stage.slideOver, over.id == first || over.id == second { new.slideOver = nil }
    go(to: new)
    return nil
  }

  private func slideOver(_ id: Int, _ side: ScreenSide) -> String? {
    guard let window = window(id) else { return unknownWindow(id) }
    let obstacle =
      rules.slideOverObstacle(stage) ?? rules.sharingObstacle(window.scene.bundle) ?? elsewhere(id)
    if let obstacle { return obstacle }
    if side == .left, era < Era(13) { return "iOS \(era) has Slide Over on the right only, iOS 13 and later on both" }
    var under = stage
    if stage.contains(id) {
      let place = stage.free.first { $0.id == id }
      guard var rest = stage.without(id) else {
        return "nothing would lie under window \(id); bring another one to the front first"
      }
      if let place { rest.parked.append(place) }
      under = rest
    }
    under.slideOver = Stage.SlideOver(id: id, side: side)
    touch(id)
    go(to: under)
    return nil
  }

  /// Why a window cannot be arranged with those on the device's screen; nil when it can.
  private func elsewhere(_ id: Int) -> String? {
    screens.isExternal(id) ? "window \(id) is on the external display; move it to the device first" : nil
  }
}
