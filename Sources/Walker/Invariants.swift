// What has to be so when everything has come to rest, whatever users and apps did.
import DeviceCatalog
import Emulator
import Orientation
import SwivelUI

/// What receipts say against what states show.
package enum Receipts {
  /// The first that does not agree; `turned` are the windows that took another orientation in between.
  package static func fault(
    in outcome: Outcome, _ before: [WindowSnapshot], _ after: [WindowSnapshot], turned: Set<Int> = []
  ) -> (rule: String, detail: String)? {
    for report in outcome.windows {
      guard let now = after.first(where: { $0.id == report.id }) else { continue }
      let place = "window \(report.id)"
      if report.interface != now.interface {
        return ("receipt", "\(place) is told \(report.interface) and is \(now.interface)")
      }
      guard let old = before.first(where: { $0.id == report.id }) else { continue }
      if report.from != old.interface {
        return ("receipt", "\(place) is told to come from \(report.from) and was \(old.interface)")
      }
      // There and back is two turns.
      if report.reason == .rotated, report.from == report.interface, !turned.contains(report.id) {
        return ("receipt", "\(place) rotated from \(report.from) to the same")
      }
      if report.from != report.interface, report.reason.isRefusal || report.reason == .already {
        return ("receipt", "\(place) went from \(report.from) to \(report.interface): \(report.reason.rawValue)")
      }
      // The picture of a scaled app can move without the app (R-WIN-03).
      guard old.root.frame.size == old.frame.size, now.root.frame.size == now.frame.size else { continue }
      let isOther = old.interface != now.interface || old.frame != now.frame || old.screen != now.screen
      if isOther, !report.changed { return ("receipt", "\(place) is not said to have changed") }
    }
    return nil
  }
}

/// One window at rest.
@MainActor struct Screenful {
  private let snapshot: WindowSnapshot
  private let window: UIWindow
  private let guests: [Guest]
  private let device: EmulatedDevice
  private let plist: UIInterfaceOrientationMask
  private let isAdaptive: Bool

  init(_ snapshot: WindowSnapshot, _ window: UIWindow, _ hand: Stagehand, _ device: EmulatedDevice) {
    self.snapshot = snapshot
    self.window = window
    self.device = device
    plist = hand.plist
    isAdaptive = hand.hasAdaptivePresentations
    guests = hand.guests.filter { $0.viewIfLoaded?.window === window }
  }

  /// The first thing that is not as it has to be.
  var fault: (rule: String, detail: String)? {
    for guest in guests { if let fault = shown(guest) ?? place(guest) ?? announced(guest) { return fault } }
    return size ?? orientation
  }

  /// R-APP-05: whoever is in the window has appeared.
  private func shown(_ guest: Guest) -> (String, String)? {
    guard guest.appearance != .viewDidAppear else { return nil }
    // Under a finger it is on its way.
    if guest.isUnderFinger { return nil }
    return ("appearance", "guest \(guest.number) is in the window after \(guest.appearance.rawValue)")
  }

  /// Whoever is in no window has disappeared.
  static func absence(_ guest: Guest) -> (rule: String, detail: String)? {
    guard guest.viewIfLoaded?.window == nil, guest.appearance != .viewDidDisappear else { return nil }
    return ("appearance", "guest \(guest.number) is in no window after \(guest.appearance.rawValue)")
  }

  /// A child's view lies in its parent's.
  private func place(_ guest: Guest) -> (String, String)? {
    var child: UIViewController = guest
    while let parent = child.parent {
      guard let view = child.viewIfLoaded, let around = parent.viewIfLoaded else { return nil }
      if view.window != nil, !view.isDescendant(of: around) {
        return ("place", "the view of \(type(of: child)), guest \(guest.number), is not in that of \(type(of: parent))")
      }
      child = parent
    }
    return nil
  }

  /// R-ROT-10: what fills the window has the size it was told.
  private func announced(_ guest: Guest) -> (String, String)? {
    guard let size = guest.announced, guest.parent == nil, guest === window.rootViewController else { return nil }
    guard let now = guest.viewIfLoaded?.bounds.size, now != size else { return nil }
    return ("announced", "guest \(guest.number) was told \(size) and has \(now)")
  }

  /// The window is as large as its scene, and its root fills it.
  private var size: (rule: String, detail: String)? {
    guard let root = window.rootViewController?.viewIfLoaded, root.window === window else { return nil }
    // Up to iOS 6 the status bar keeps its room.
    guard device.era >= Era(7), root.frame.size != window.bounds.size else { return nil }
    return ("size", "the root has \(root.frame.size) in a window of \(window.bounds.size)")
  }

  /// On a phone the window is the screen: upright where the interface is, and of an orientation the one in front allows.
  private var orientation: (rule: String, detail: String)? {
    guard device.profile.idiom == .phone else { return nil }
    let size = window.bounds.size
    if snapshot.interface.isLandscape != (size.width > size.height) {
      return ("shape", "the interface is \(snapshot.interface) in a window of \(size)")
    }
    // R-NEG-02, R-PRES-07: it is the one that covers the window that is asked; from iOS 6 on by its mask.
    guard device.era >= Era(6), !isAdaptive, let front = covering as? Guest, let mask = front.keptMask else {
      return nil
    }
    let allowed = mask.intersection(plist)
    guard !allowed.isEmpty, !allowed.contains(UIInterfaceOrientationMask(snapshot.interface)) else { return nil }
    return ("mask", "guest \(front.number) allows \(allowed.words) and is shown in \(snapshot.interface)")
  }

  /// The controller that covers the window, where all that was presented is in full screen: the last, or the root.
  private var covering: UIViewController? {
    var covering = window.rootViewController
    while let presented = covering?.presentedViewController { covering = presented }
    return covering
  }
}
