// The MovieLock app: tabs that stay upright, and a movie over them that is always in landscape.
import UIKit

/// The app as hosts launch it, and the ways of getting it wrong.
public enum MovieLock {
  /// How the app locks its orientations.
  public enum Variant: String, Sendable, CaseIterable {
    /// As it should be: the delegate allows everything, the tabs do not autorotate, the movie answers landscape.
    case locked
    /// The tabs also answer portrait: from era 6 the navigation bar comes back under the status bar.
    case tabsAnswerToo
    /// Without the delegate's answer the Info.plist's portrait holds in era 6: the movie is shown upright.
    case withoutDelegate
    /// Without the delegate's answer, and the movie autorotates: era 6 raises.
    case movieAutorotates
  }

  /// The app as it should be.
  public static let app = app(.locked)

  /// The app in one of its variants. The Info.plist lists portrait alone, as it did for iOS 5.
  public static func app(_ variant: Variant) -> AppBundle {
    AppBundle(
      name: variant == .locked ? "MovieLock" : "MovieLock-\(variant.rawValue)",
      infoDictionary: InfoDictionary(supportedInterfaceOrientations: .portrait),
      screens: ["Movie": { MovieViewController(autorotates: variant == .movieAutorotates) }]
    ) {
      switch variant {
      case .locked: AllowingDelegate { MovieTabs() }
      case .tabsAnswerToo: AllowingDelegate { AnsweringTabs() }
      case .withoutDelegate, .movieAutorotates: MovieLockDelegate { MovieTabs() }
      }
    }
  }
}
