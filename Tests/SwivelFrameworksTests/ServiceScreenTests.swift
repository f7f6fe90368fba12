// Screens of the system's services that are left by a button, and what they say before: mail and messages, games, the store, networks.
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@testable import SwivelFrameworks

@MainActor struct ServiceScreenTests {
  private func rows<Owner>(_ owner: Owner, _ ask: (inout Usual<Owner>) -> Void) {
    var usual = Usual(owner)
    ask(&usual)
    #expect(usual.wrong == [])
  }

  private final class Ear: NSObject, MFMailComposeViewControllerDelegate, MFMessageComposeViewControllerDelegate,
    GKGameCenterControllerDelegate, SKStoreProductViewControllerDelegate
  {
    var heard: [String] = []
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
      heard.append("mail \(result.rawValue) \(error == nil)")
    }
    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
      heard.append("message \(result.rawValue)")
    }
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController) {
      heard.append("games")
    }
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) { heard.append("store") }
  }

  enum Screen: String, Sendable, CaseIterable {
    case mail, message, games, store
  }
  /// Each tells its delegate that it is left, and stays until the app takes it away.
  @Test(arguments: [
    (Screen.mail, "Cancel", "mail 0 true"), (.message, "Cancel", "message 0"), (.games, "Done", "games"),
    (.store, "Done", "store"),
  ])
  func left(screen: Screen, button: String, heard: String) throws {
    let (stage, ear) = (try Stage(), Ear())
    stage.act { _ in
      let controller: UIViewController
      switch screen {
      case .mail:
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = ear
        #expect(!MFMailComposeViewController.canSendMail() && mail.topViewController?.title == "New Message")
        mail.setSubject("Hello")
        #expect(
          mail.topViewController?.title == "Hello" && mail.topViewController?.view.backgroundColor == .systemBackground)
        controller = mail
      case .message:
        let message = MFMessageComposeViewController()
        message.messageComposeDelegate = ear
        #expect(!MFMessageComposeViewController.canSendText() && !MFMessageComposeViewController.canSendAttachments())
        #expect(
          message.recipients == nil && message.body == nil
            && message.topViewController?.navigationItem.leftBarButtonItem == nil)
        controller = message
      case .games:
        let games = GKGameCenterViewController(state: .achievements)
        games.gameCenterDelegate = ear
        #expect(
          games.viewState == .achievements && GKGameCenterViewController().viewState == .default
            && games.leaderboardIdentifier == nil)
        controller = games
      case .store:
        let store = SKStoreProductViewController()
        store.delegate = ear
        controller = store
      }
      stage.root.present(controller, animated: false)
    }
    #expect(stage.send(.tap(window: 1, target: button)).ending == .settled)
    #expect(ear.heard == [heard] && stage.read { _ in stage.root.presentedViewController != nil } == true)
  }

  /// SKStoreProductViewController: a product that does not come; without a delegate its button closes it.
  @Test func aProduct() throws {
    let stage = try Stage()
    nonisolated(unsafe) var heard: [String] = []
    stage.act { _ in
      let store = SKStoreProductViewController()
      store.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1]) { isThere, error in
        heard.append("\(isThere) \((error as NSError?)?.domain ?? "-")")
      }
      #expect(heard.isEmpty)
      stage.root.present(store, animated: false)
    }
    #expect(heard == ["false SKErrorDomain"])
    stage.send(.tap(window: 1, target: "Done"))
    #expect(stage.read { _ in stage.root.presentedViewController == nil } == true)
  }

  /// SLComposeViewController: "…false if the view has been presented": what it says can be changed before it is shown alone.
  @Test func aPost() throws {
    let stage = try Stage()
    nonisolated(unsafe) var heard: [Int] = []
    stage.act { _ in
      #expect(!SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter))
      guard let post = SLComposeViewController(forServiceType: SLServiceTypeFacebook) else {
        Issue.record("none")
        return
      }
      @MainActor func change() -> [Bool] {
        [
          post.setInitialText("a"), post.add(UIImage()), post.add(URL(string: "a")), post.removeAllImages(),
          post.removeAllURLs(),
        ]
      }
      post.completionHandler = { heard.append($0.rawValue) }
      #expect(change() == [true, true, true, true, true] && post.serviceType == SLServiceTypeFacebook)
      stage.root.present(post, animated: false)
      #expect(change() == [false, false, false, false, false])
    }
    stage.send(.tap(window: 1, target: "Cancel"))
    #expect(heard == [0] && stage.read { _ in stage.root.presentedViewController == nil } == true)
  }

  /// GKAccessPoint and what is reported to Game Center: nobody is signed in (GKErrorNotAuthenticated, 6).
  @Test func games() throws {
    let stage = try Stage()
    nonisolated(unsafe) var heard: [String] = []
    stage.act { _ in
      let point = GKAccessPoint.shared
      #expect(point === GKAccessPoint.shared)
      self.rows(point) { usual in
        usual(\.isActive, false)
        usual(\.showHighlights, true)
        usual(\.location, .topLeading, .bottomTrailing)
        usual.reads(\.isVisible, false)
        usual.reads(\.isPresentingGameCenter, false)
        usual.reads(\.focused, false)
        usual.reads(\.frameInScreenCoordinates, .zero)
      }
      let score = GKScore(leaderboardIdentifier: "a")
      #expect(score.value == 0 && score.leaderboardIdentifier == "a")
      self.rows(GKAchievement(identifier: "a")) { usual in
        usual(\.percentComplete, 0, 50)
        usual(\.showsCompletionBanner, false)
      }
      let player = GKLocalPlayer.local
      #expect(
        player === GKLocalPlayer.localPlayer() && !player.isAuthenticated && !player.isUnderage
          && player.displayName == "" && player.gamePlayerID == "")
      player.authenticateHandler = { screen, error in
        heard.append("player \(screen == nil) \((error as? GKError)?.errorCode ?? 0)")
      }
      player.authenticateHandler = nil
      GKScore.report([score]) { heard.append("score \(($0 as? GKError)?.errorCode ?? 0)") }
      GKAchievement.report([]) { heard.append("achievement \(($0 as? GKError)?.errorCode ?? 0)") }
      GKLeaderboard.submitScore(1, context: 0, player: player, leaderboardIDs: []) {
        heard.append("board \(($0 as? GKError)?.errorCode ?? 0)")
      }
      point.trigger { heard.append("triggered") }
      point.trigger(state: .leaderboards) { heard.append("triggered") }
      #expect(heard.isEmpty)
    }
    #expect(heard == ["player true 6", "score 6", "achievement 6", "board 6", "triggered", "triggered"])
  }

  /// What apps tell Siri of is kept for the app until it is taken back, by its name or its group's.
  @Test func intents() throws {
    let stage = try Stage()
    nonisolated(unsafe) var heard: [String] = []
    stage.act { _ in
      func kept() -> Int { IntentShelf.current.all.count }
      let all = (0..<4).map { number in
        let one = INInteraction(intent: INPlayMediaIntent(mediaItems: nil), response: nil)
        (one.identifier, one.groupIdentifier) = ("\(number)", number < 2 ? "early" : "late")
        return one
      }
      #expect(
        all[0].direction == .unspecified && all[0].intentHandlingStatus == .unspecified && all[0].intentResponse == nil)
      #expect(
        INInteraction(intent: INIntent(), response: nil).identifier
          != INInteraction(intent: INIntent(), response: nil).identifier)
      for one in all { one.donate { heard.append("donated \($0 == nil)") } }
      #expect(kept() == 4)
      INInteraction.delete(with: ["0", "3", "9"]) { heard.append("deleted \($0 == nil)") }
      #expect(IntentShelf.current.all.map(\.identifier) == ["1", "2"])
      INInteraction.delete(with: "late") { heard.append("group \($0 == nil)") }
      #expect(IntentShelf.current.all.map(\.identifier) == ["1"])
      INInteraction.deleteAll { heard.append("all \($0 == nil)") }
      #expect(kept() == 0 && heard.isEmpty)
      INPreferences.requestSiriAuthorization { heard.append("siri \($0.rawValue)") }
      #expect(INPreferences.siriAuthorizationStatus() == .denied && INPreferences.siriLanguageCode() == "en-US")
      INVoiceShortcutCenter.shared.getAllVoiceShortcuts { shortcuts, _ in
        heard.append("shortcuts \(shortcuts?.count ?? -1)")
      }
      let image = INImage(named: "a")
      let intent = INIntent()
      intent.setImage(image, forParameterNamed: "who")
      #expect(intent.image(forParameterNamed: "who") === image && intent.image(forParameterNamed: "what") == nil)
      let handle = INPersonHandle(value: "a@b", type: .emailAddress)
      func person(_ name: String?, _ handle: INPersonHandle) -> INPerson {
        INPerson(
          personHandle: handle, nameComponents: nil, displayName: name, image: nil, contactIdentifier: nil,
          customIdentifier: nil)
      }
      #expect(
        person("Ann", handle).displayName == "Ann" && person(nil, handle).displayName == "a@b"
          && !person(nil, handle).isMe)
      #expect(person(nil, INPersonHandle(value: nil, type: .unknown)).displayName == "")
      #expect(
        INSpeakableString(spokenPhrase: "a").vocabularyIdentifier == nil
          && INSpeakableString(vocabularyIdentifier: "v", spokenPhrase: "a", pronunciationHint: "p").pronunciationHint
            == "p"
      )
    }
    #expect(
      heard == Array(repeating: "donated true", count: 4) + [
        "deleted true", "group true", "all true", "siri 2", "shortcuts 0",
      ])
  }
}
