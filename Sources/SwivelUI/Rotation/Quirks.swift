// UIKit's published misbehaviours, each with a name, so that they can be told from our own mistakes and switched off.
import DeviceCatalog
import Orientation

/// Misbehaviours of old systems that were seen in the wild.
public struct Quirks: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Era 6: a tab bar controller that does not autorotate and also answers portrait gets its navigation bar back under the
  /// status bar after a full screen landscape controller was dismissed, until the next turn (spec §19, seed 002; one source).
  public static let navBarUnderStatusBarAfterModal = Quirks(rawValue: 1 << 0)

  /// Era 9: a presenter does not hear of the turn that a presentation over it forces, as one observer saw where another
  /// saw the contrary (T5 line 6, spec §22.2). Off unless switched on.
  public static let presenterMissesForcedTurn = Quirks(rawValue: 1 << 1)

  /// Era 9 and later iPads: an app that goes to the background is shown in the other orientation and back, for pictures of
  /// both (T12, R-WIN-12). Off unless switched on.
  public static let backgroundSnapshots = Quirks(rawValue: 1 << 2)

  /// An app that begins to listen while the device lies flat is told so, then of the last upright attitude, then flat again
  /// (R-DEV-11; one observer). Off unless switched on.
  public static let flatStartTellsThrice = Quirks(rawValue: 1 << 3)

  /// iOS 9 phones: a navigation bar of an upright app keeps the height it had in landscape after a full screen landscape
  /// controller over it was dismissed, until the next turn (R-MET-08). Off unless switched on.
  public static let navBarKeepsLandscapeHeight = Quirks(rawValue: 1 << 4)

  /// Those that are on unless somebody switches them off.
  public static let standard: Quirks = [.navBarUnderStatusBarAfterModal]
}

extension AppScene {
  /// Whether presenters do not hear of turns that presentations force.
  var missesForcedTurns: Bool {
    device.quirks.contains(.presenterMissesForcedTurn) && era >= Era(9) && era < Era(10)
  }

  /// R-DEV-11: what an app hears that begins to listen while the device lies flat.
  func tellFlatThrice() {
    guard device.quirks.contains(.flatStartTellsThrice), uiDevice.reported.isFlat, let upright = uiDevice.lastUpright
    else { return }
    let flat = uiDevice.reported
    for orientation in [flat, upright, flat] {
      uiDevice.reported = orientation
      postOrientation()
    }
  }

  /// T12: the size transitions of an app whose pictures are taken in the background. The other orientation is the first
  /// of the other shape its app allows.
  func takeBackgroundSnapshots() {
    guard device.quirks.contains(.backgroundSnapshots), era >= Era(9), device.profile.idiom == .pad else { return }
    let home = interfaceOrientation
    let frame = sceneFrame
    let allowed = bundle.infoDictionary.orientations(for: .pad).intersection(device.mask)
    guard let other = allowed.members.first(where: { $0.isLandscape != home.isLandscape }) else { return }
    move(to: frameAfterTurn(other), other)
    settle()
    move(to: frame, home)
    settle()
  }

  /// What a dismissal that turns the window back upright does to the navigation bars.
  func barFlaw(after dismissal: WindowTransition) -> BarFlaw? {
    guard dismissal.from.isLandscape, dismissal.to == .portrait, let root = window?.rootViewController,
      root.supportedInterfaceOrientations == .portrait
    else { return nil }
    if device.quirks.contains(.navBarKeepsLandscapeHeight), era >= Era(9), era < Era(10),
      device.profile.idiom == .phone
    {
      return .landscapeHeight
    }
    guard device.quirks.contains(.navBarUnderStatusBarAfterModal), era >= Era(6), era < Era(7),
      root is UITabBarController, !root.shouldAutorotate
    else { return nil }
    return .underStatusBar
  }

  /// Gives the navigation bars in front a flaw, or takes it from them.
  func setBarFlaw(_ flaw: BarFlaw?) {
    window?.rootViewController?.forEachDisplayed { controller in
      guard let navigation = controller as? UINavigationController, navigation.barFlaw != flaw else { return }
      navigation.barFlaw = flaw
      navigation.viewIfLoaded?.setNeedsLayout()
    }
  }
}

/// Where or how high a navigation bar should not be.
enum BarFlaw {
  /// Higher by the status bar.
  case underStatusBar
  /// As high as in landscape.
  case landscapeHeight
}
