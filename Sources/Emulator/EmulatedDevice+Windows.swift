// What the user does with windows as a whole: opening, closing, bringing to the front, exchanging, splitting, Slide Over.
import DeviceCatalog
import Foundation
import Orientation
import SwivelUI

extension EmulatedDevice {
  /// Carries out an order; the reason if it cannot be.
  func obey(_ order: WindowOrder) -> String? {
    if let nonsense = order.nonsense { return nonsense }
    switch order {
    case .open(let app): return open(app)
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
    }
  }

  /// Remembers the window as the one turned to last.
  func touch(_ id: Int) {
    recency.removeAll { $0 == id }
    recency.append(id)
    if let process = window(id)?.process { process.app.makeKey(process) }
  }

  /// The window turned to last among those on the screen.
  var focus: Int? {
    let visible = stage.visible(isLandscape: context.screenOrientation.isLandscape)
    return recency.last(where: visible.contains) ?? visible.last
  }

  private func open(_ name: String) -> String? {
    guard let app = installed.first(where: { $0.name == name }) else {
      return "there is no app \"\(name)\", only \(installed.map(\.name).joined(separator: ", "))"
    }
    return open(app)
  }

  func open(_ app: AppBundle, with activity: NSUserActivity? = nil) -> String? {
    let name = app.name
    guard windows.count < Self.maximumWindows else { return "a device has at most \(Self.maximumWindows) windows" }
    let hasWindow = windows.contains { $0.process.bundle.name == name }
    guard !hasWindow || profile.idiom == .pad && era >= Era(13) else {
      return "\(name) has a window; an app has several from iPadOS 13 on, on iPads"
    }
    let old = stage
    let screen = context.screenOrientation
    let id = nextWindow
    var new = stage
    if stage.base == .free {
      add(id, to: &new)
    } else {
      new.base = .full(id)
    }
    go(to: new)
    let permitted = context.mask.intersection(app.infoDictionary.orientations(for: profile.idiom))
    let held = stage.base == .free ? screen : context.interfaceAttitude.matchingInterfaceOrientation ?? screen
    do throws(EmulatorError) {
      let window = try start(
        app, in: LaunchPolicy(era: era, permitted: permitted, held: held).initial, with: activity)
      if stage.base != .free { context.screenOrientation = window.process.interfaceOrientation }
      touch(id)
      return nil
    } catch {
      go(to: old, on: screen)
      return "\(error)"
    }
  }

  /// Puts a window in front of the overlapping ones; the hindmost leaves when there are more than are shown.
  func add(_ id: Int, to stage: inout Stage) {
    let orientation = context.screenOrientation
    stage.free.removeAll { $0.id == id }
    while stage.free.count + (stage.slideOver == nil ? 0 : 1) >= rules.visibleLimit { stage.free.removeFirst() }
    stage.free.append(
      Stage.FreeWindow(
        id: id, frame: geometry.cascaded(stage.free.count, orientation), isLandscape: orientation.isLandscape,
        tile: nil))
  }

  func close(_ id: Int) -> String? {
    guard let window = window(id) else { return unknownWindow(id) }
    guard windows.count > 1 else { return "window \(id) is the last one; a device has at least one" }
    let before = window.state
    var rest = stage
    if stage.contains(id) {
      let next = recency.last { $0 != id } ?? windows.first { $0.id != id }?.id ?? id
      rest = stage.without(id) ?? Stage(base: .full(next))
    }
    window.process.close()
    windows.removeAll { $0.id == id }
    recency.removeAll { $0 == id }
    closed.append((window, before))
    go(to: rest)
    return nil
  }

  func bringForward(_ id: Int) -> String? {
    guard window(id) != nil else { return unknownWindow(id) }
    var new = stage
    if stage.slideOver?.id != id {
      switch stage.base {
      case .full: new.base = .full(id)
      case .split(let first, let second, _): if id != first && id != second { new.base = .full(id) }
      case .free:
        if let index = new.free.firstIndex(where: { $0.id == id && $0.tile != .middleThird }) {
          new.free.append(new.free.remove(at: index))
        } else {
          add(id, to: &new)
        }
      }
    }
    touch(id)
    go(to: new)
    return nil
  }

  private func swap(_ first: Int, _ second: Int) -> String? {
    for id in [first, second] {
      guard window(id) != nil else { return unknownWindow(id) }
      guard isInFront(id) else { return "window \(id) is in the background; two on the screen change places" }
    }
    guard first != second else { return "a window does not change places with itself" }
    func other(_ id: Int) -> Int { id == first ? second : id == second ? first : id }
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
      if let obstacle = rules.sharingObstacle(window.process.bundle) { return obstacle }
    }
    if profile.display.fold != nil, share != .half { return "\(profile.id) splits at its fold: half only" }
    var new = stage
    new.base = .split(first: first, second: second, share)
    new.free = []
    if let over = stage.slideOver, over.id == first || over.id == second { new.slideOver = nil }
    go(to: new)
    return nil
  }

  private func slideOver(_ id: Int, _ side: ScreenSide) -> String? {
    guard let window = window(id) else { return unknownWindow(id) }
    if let obstacle = rules.slideOverObstacle(stage) ?? rules.sharingObstacle(window.process.bundle) {
      return obstacle
    }
    if side == .left, era < Era(13) { return "iOS \(era) has Slide Over on the right only, iOS 13 and later on both" }
    var under = stage
    if stage.contains(id) {
      guard let rest = stage.without(id) else {
        return "nothing would lie under window \(id); bring another one to the front first"
      }
      under = rest
    }
    under.slideOver = Stage.SlideOver(id: id, side: side)
    touch(id)
    go(to: under)
    return nil
  }
}
