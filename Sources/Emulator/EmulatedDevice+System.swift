// What comes from outside the windows: the Home Screen, a shaken device, short memory, addresses and short cuts.
import DeviceCatalog
import Foundation
import Orientation
import SwivelUI

extension EmulatedDevice {
  /// Hands the event to whom it concerns; the reason where it concerns nobody.
  func bring(_ event: SystemEvent) -> String? {
    switch event {
    case .shake: return shake()
    case .memoryWarning:
      forEachApp { $0.app.warnOfMemory() }
      return nil
    case .openURL(let address): return openURL(address)
    case .shortcut(let name): return choose(shortcut: name)
    case .notification(let name, let action): return touch(notification: name, action)
    }
  }

  /// A person leaves what is on the screen (R-ROT-14 says what happens when they come back). A phone's Home Screen is upright, an
  /// iPad's is as the iPad is held.
  func goHome() -> String? {
    guard !stage.isBehindHome else { return nil }
    var new = stage
    new.isBehindHome = true
    go(to: new, on: profile.idiom == .phone ? .portrait : nil)
    return nil
  }

  private func shake() -> String? {
    guard let scene = focus.flatMap(window)?.scene else { return "no app is in front to be shaken" }
    scene.shake()
    return nil
  }

  private func openURL(_ address: String) -> String? {
    guard let url = URL(string: address), let scheme = url.scheme else {
      return "\"\(address)\" is no address with a scheme, such as myapp://page"
    }
    let isWeb = ["http", "https"].contains(scheme)
    guard let id = latest(where: { isWeb || $0.bundle.urlSchemes.contains(scheme) }) else {
      let schemes = Set(windows.flatMap { $0.scene.bundle.urlSchemes }).sorted()
      return "no app here opens \"\(scheme):\" addresses"
        + (schemes.isEmpty ? "; none has a scheme of its own" : ", only \(schemes.joined(separator: ", "))")
    }
    return inFront(id) { $0.openFromOutside(url) }
  }

  private func choose(shortcut name: String) -> String? {
    guard let id = latest(where: { $0.shortcut(name) != nil }) else {
      let types = windows.flatMap(\.scene.shortcutTypes)
      return "no app here has a short cut \"\(name)\""
        + (types.isEmpty ? "; none has any" : ", only \(types.joined(separator: ", "))")
    }
    return inFront(id) { scene in scene.shortcut(name).map(scene.choose) }
  }

  private func touch(notification name: String, _ action: String) -> String? {
    guard let id = latest(where: { $0.notification(name) != nil }), let scene = window(id)?.scene,
      let found = scene.notification(name)
    else {
      let names = windows.flatMap(\.scene.notificationNames)
      return "no notification called \"\(name)\" is there"
        + (names.isEmpty ? "; none is: one comes when its time has passed" : ", only \(names.joined(separator: ", "))")
    }
    guard !action.isEmpty else { return inFront(id) { $0.answer(found, nil) } }
    let actions = scene.actions(of: found)
    guard let chosen = actions.first(where: { $0.identifier == action }) ?? actions.first(where: { $0.title == action })
    else {
      return "\"\(name)\" has no action \"\(action)\""
        + (actions.isEmpty ? "; it has none" : ", only \(actions.map(\.title).joined(separator: ", "))")
    }
    // An action is done where the app is, unless it says that it needs the front.
    guard chosen.options.contains(.foreground) else {
      scene.answer(found, chosen)
      return nil
    }
    return inFront(id) { $0.answer(found, chosen) }
  }

  /// The window that suits and was turned to last, rather one that is on the screen.
  private func latest(where suits: (AppScene) -> Bool) -> Int? {
    let candidates = windows.filter { suits($0.scene) }.map(\.id)
    let shown = candidates.filter(isInFront)
    let best = shown.isEmpty ? candidates : shown
    return recency.last(where: best.contains) ?? best.first
  }

  /// Does something in a window, which comes to the front first.
  private func inFront(_ id: Int, _ body: (AppScene) -> Void) -> String? {
    if !isInFront(id), let refusal = liftingLocks({ bringForward(id) }) { return refusal }
    guard let scene = window(id)?.scene else { return unknownWindow(id) }
    scene.app.makeKey(scene)
    body(scene)
    return nil
  }
}

extension WindowOrder {
  /// Whether it can be given while the Home Screen is in front.
  var isForHome: Bool {
    switch self {
    case .open, .close, .focus, .connect, .disconnect, .home: true
    case .swap, .split, .slideOver, .putAway, .move, .resize, .tile, .divider, .transfer: false
    }
  }
}
