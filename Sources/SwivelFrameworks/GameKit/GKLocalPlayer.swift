// Players and their tables: nobody is signed in to Game Center, and an app is told so.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwivelUI

/// What went wrong.
public struct GKError: Error, CustomNSError, Sendable, Hashable {
  /// The kinds; numbers are GameKit's.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknown = 1
    /// The user did not want to.
    case cancelled = 2
    /// There is no network.
    case communicationsFailure = 3
    /// Nobody is signed in.
    case notAuthenticated = 6
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// GameKit's domain.
  public static var errorDomain: String { "GKErrorDomain" }
  /// The kind's number.
  public var errorCode: Int { code.rawValue }
}

/// A player.
@preconcurrency @MainActor open class GKPlayer: NSObject {
  /// What others call them.
  open var displayName: String { "" }
  /// What they call themselves.
  open var alias: String { "" }
  /// Their name in the game.
  open var gamePlayerID: String { "" }
  /// Their name in the team's games.
  open var teamPlayerID: String { "" }
  override init() { super.init() }
}
/// Who plays here.
@preconcurrency @MainActor open class GKLocalPlayer: GKPlayer {
  /// The only one, of the app that asks.
  open class var local: GKLocalPlayer { KeptForApp.current.object { GKLocalPlayer() } }
  /// The same before iOS 13.
  open class func localPlayer() -> GKLocalPlayer { local }
  /// Whether they are signed in.
  public let isAuthenticated = false
  /// Whether they are a child.
  public let isUnderage = false
  /// Hears whether they are: nobody is.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet {
      guard let authenticateHandler else { return }
      later { authenticateHandler(nil, GKError(.notAuthenticated)) }
    }
  }
}

/// A figure for a table.
open class GKScore: NSObject {
  /// The table.
  public let leaderboardIdentifier: String
  /// How many.
  open var value: Int64 = 0
  /// For a table.
  public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }
  /// Writes figures down: nobody is signed in.
  open class func report(_ scores: [GKScore], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil)
  {
    later { completionHandler?(GKError(.notAuthenticated)) }
  }
}
/// Something to be proud of.
open class GKAchievement: NSObject {
  /// What.
  public let identifier: String
  /// How far, in hundredths.
  open var percentComplete: Double = 0
  /// Whether it is shown.
  open var showsCompletionBanner = false
  /// Something by its name.
  public init(identifier: String) { self.identifier = identifier }
  /// Writes it down: nobody is signed in.
  open class func report(
    _ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { later { completionHandler?(GKError(.notAuthenticated)) } }
}
/// A table.
open class GKLeaderboard: NSObject {
  /// Writes a figure down: nobody is signed in.
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) { later { completionHandler(GKError(.notAuthenticated)) } }
}

/// What Game Center shows; raw values are GameKit's.
public enum GKGameCenterViewControllerState: Int, Sendable {
  /// What it likes.
  case `default` = -1
  /// Tables.
  case leaderboards = 0
  /// What one is proud of.
  case achievements = 1
}
/// Hears of Game Center's page.
@preconcurrency @MainActor public protocol GKGameCenterControllerDelegate: AnyObject {
  /// The user is done; whoever presented it takes it away.
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
/// Game Center's page, which can be left.
@preconcurrency @MainActor open class GKGameCenterViewController: UIViewController {
  /// Hears of it.
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  /// What it shows.
  open var viewState = GKGameCenterViewControllerState.default
  /// Which table.
  open var leaderboardIdentifier: String?
  /// One that shows something.
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(nibName: nil, bundle: nil)
    viewState = state
  }
  open override func viewDidLoad() {
    super.viewDidLoad()
    SystemPage.show(
      SystemPage.make("Game Center", .done, atBeginning: false) { [weak self] in
        guard let self else { return }
        gameCenterDelegate?.gameCenterViewControllerDidFinish(self)
      }, in: self)
  }
}
