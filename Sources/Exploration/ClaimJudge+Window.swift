// What windows have to do with the screen: they are laid out for the part of it they have, and lie as what they show supports.
import DeviceCatalog
import Emulator
import EventLog
import Orientation
import SwivelUI

extension ClaimJudge {
  /// What keeps to the right edge of the whole screen, whichever way that lies, and in a part of it lies as in the whole and reaches
  /// over the edge: it was laid out for the screen (`UIScreen.main.bounds`), and not for its window. It may be so when the window gets
  /// the screen, or when what brings it is done once the window has it.
  func outOfPart(_ claim: Claim) -> Verdict? {
    guard let shared = look(claim.path) else { return nil }
    for window in shared.now.windows where window.isForeground && window.screen == .device {
      let names = shared.places.overhanging(window.id)
      guard !names.isEmpty, window.frame.width < shared.now.screenSize.width else { continue }
      for count in [claim.path.count, claim.path.count - 1] where count >= 0 {
        let (before, after) = (Array(claim.path[..<count]), Array(claim.path[count...]))
        guard after.allSatisfy({ $0.window == window.id }) else { continue }
        let full = before + [DeviceEvent.arrange(.full(window: window.id))]
        let found = names.filter { isMeantForScreen($0, in: window, shared.now.screenSize, full, after) }
        guard !found.isEmpty else { continue }
        let differences = found.map { name, _ in
          Difference(
            window: window.id, screen: window.visibleController, view: name, property: .inside, expected: "true",
            actual: "false")
        }
        return Verdict(differences, reference: words(full + after))
      }
    }
    return nil
  }

  /// Whether a view lies as in a window that has the whole screen, and keeps to the right edge of that both ways round.
  private func isMeantForScreen(
    _ view: (view: String, place: Places.Place), in window: WindowSnapshot, _ screen: CGSize, _ full: Path,
    _ after: Path
  ) -> Bool {
    let ways = [DeviceOrientation.portrait, .landscapeLeft].compactMap { look(full + [.deviceOrientation($0)] + after) }
    guard ways.count == 2, ways.allSatisfy({ $0.shows(window) }),
      let same = ways.first(where: { $0.now.screenSize == screen }),
      let other = ways.first(where: { $0.now.screenSize != screen }),
      let whole = same.places.place(window.id, view.view), let turned = other.places.place(window.id, view.view)
    else { return false }
    return view.place.isMeant(forScreen: whole, turned: turned)
  }

  private struct Look {
    var now: DeviceSnapshot
    var places: Places

    /// Whether the window shows the same screen here, and has all of the device's.
    func shows(_ window: WindowSnapshot) -> Bool {
      now.windows.contains {
        $0.id == window.id && $0.isForeground && $0.visibleController == window.visibleController
          && $0.frame.size == now.screenSize
      }
    }
  }

  private func look(_ path: Path) -> Look? {
    guard let snapshot = replayer.snapshot(path), let walked = replayer.walk(path), walked.misstep == nil else {
      return nil
    }
    return Look(now: snapshot, places: Places(walked.device))
  }

  /// A screen that is opened after a turn lies as one that was open when the turn came, if it supports that way and not the other.
  func facing(_ claim: Claim) -> Verdict? {
    let reference = claim.prefix + claim.tail + claim.detour
    guard !claim.path.isLocked, claim.tail.count == 1, let start = replayer.mark(claim.prefix),
      let opened = replayer.mark(claim.prefix + claim.tail), start.screens != opened.screens,
      let now = replayer.mark(claim.path), let right = replayer.mark(reference), now.screens == right.screens,
      now.attitude == right.attitude, now.configuration != right.configuration,
      let b = replayer.snapshot(reference), let walked = replayer.walk(claim.path), walked.misstep == nil
    else { return nil }
    let (profile, era) = (walked.device.profile, walked.device.era)
    guard era >= Era(6) else { return nil }
    for window in walked.device.settled.windows where window.isForeground && window.placement == .full {
      guard let expected = b.windows.first(where: { $0.id == window.id })?.interface, expected != window.interface,
        let app = replayer.world.apps.first(where: { $0.name == window.app }),
        !app.infoDictionary.isMultitasking(on: profile.idiom, era: era),
        let mask = walked.device.inspect(window: window.id, { $0.maskInFront }) ?? nil,
        !mask.contains(window.interface), mask.contains(expected)
      else { continue }
      let difference = Difference(
        window: window.id, screen: window.visibleController, view: "", property: .interface, expected: expected.name,
        actual: window.interface.name)
      return Verdict([difference], reference: words(reference))
    }
    return nil
  }
}

extension UIWindow {
  fileprivate var maskInFront: UIInterfaceOrientationMask? {
    rootViewController?.inFront.supportedInterfaceOrientations
  }
}

extension UIViewController {
  /// The controller a person looks at.
  fileprivate var inFront: UIViewController {
    if let presented = presentedViewController, !(presented is UIAlertController) { return presented.inFront }
    if let top = (self as? UINavigationController)?.topViewController { return top.inFront }
    return (self as? UITabBarController)?.selectedViewController?.inFront ?? self
  }
}
