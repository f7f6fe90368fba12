// Who a user is and what they allow: a device without sensor, passcode and account, and the answers its user gives.
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct PersonTests {
  /// LAError: biometryNotAvailable is -6, passcodeNotSet -5, invalidContext -10; a policy that cannot be evaluated fails with the same.
  @Test(arguments: [
    (LAPolicy.deviceOwnerAuthenticationWithBiometrics, false, -6), (.deviceOwnerAuthentication, false, -5),
    (.deviceOwnerAuthentication, true, -10),
  ])
  func nobodyIsKnown(policy: LAPolicy, isEnded: Bool, code: Int) throws {
    let stage = try Stage()
    var (can, asked, heard): (Bool?, NSError?, [Int]) = (nil, nil, [])
    stage.act { _ in
      let context = LAContext()
      if isEnded { context.invalidate() }
      can = context.canEvaluatePolicy(policy, error: &asked)
      context.evaluatePolicy(policy, localizedReason: "to see") { isKnown, error in
        heard.append((error as? LAError)?.code.rawValue ?? 0)
        #expect(!isKnown)
      }
      #expect(heard.isEmpty && context.biometryType == .none)
    }
    #expect(can == false && asked?.domain == "com.apple.LocalAuthentication" && asked?.code == code)
    #expect(heard == [code])
  }

  /// A `case` of an error's kind takes the error, as it does of an error of Apple's.
  @Test func kindsMatchErrors() {
    let errors: [any Error] = [LAError(.passcodeNotSet), LAError(.userCancel) as NSError, CLError(.denied)]
    let words = errors.map { error in
      switch error {
      case LAError.passcodeNotSet: "passcode"
      case LAError.userCancel: "cancel"
      default: "other"
      }
    }
    #expect(words == ["passcode", "cancel", "other"])
  }

  /// ATTrackingManager: not determined until it is asked; an identifier of zeros for who may not follow.
  @Test func nobodyFollows() throws {
    let stage = try Stage()
    var heard: [ATTrackingManager.AuthorizationStatus] = []
    stage.act { _ in
      heard.append(ATTrackingManager.trackingAuthorizationStatus)
      ATTrackingManager.requestTrackingAuthorization { heard.append($0) }
    }
    stage.act { _ in heard.append(ATTrackingManager.trackingAuthorizationStatus) }
    #expect(heard == [.notDetermined, .denied, .denied])
    #expect(
      ASIdentifierManager.shared().advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
  }

  /// Nobody is signed in: a request for an account ends with an error, a page to sign in on with canceledLogin (1) when it is left.
  @Test func nobodySignsIn() throws {
    final class Host: NSObject, ASAuthorizationControllerDelegate, ASWebAuthenticationPresentationContextProviding {
      var heard: [Int] = []
      var window: UIWindow?
      func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        heard.append((error as? ASAuthorizationError)?.code.rawValue ?? 0)
      }
      func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
        window ?? ASPresentationAnchor()
      }
    }
    let (stage, host) = (try Stage(), Host())
    let url = try #require(URL(string: "https://swivel.example/sign-in"))
    let root = stage.root
    var session: ASWebAuthenticationSession?
    stage.act { view in
      let controller = ASAuthorizationController(
        authorizationRequests: [ASAuthorizationAppleIDProvider().createRequest()])
      controller.delegate = host
      controller.performRequests()
      host.window = view.window
      let made = ASWebAuthenticationSession(url: url, callbackURLScheme: "swivel") { url, error in
        host.heard.append((error as? ASWebAuthenticationSessionError)?.code.rawValue ?? 0)
      }
      made.presentationContextProvider = host
      #expect(made.start())
      session = made
    }
    #expect(host.heard == [1000] && stage.read { _ in root.presentedViewController != nil } == true)
    #expect(stage.send(.tap(window: 1, target: "Cancel")).ending == .settled)
    #expect(host.heard == [1000, 1] && stage.read { _ in root.presentedViewController == nil } == true)
    _ = session
  }

  /// Human Interface Guidelines, Sign in with Apple: a button is at least 140 by 30 points.
  @Test func theButtonOfAnAccount() throws {
    let stage = try Stage()
    var size: CGSize?
    stage.act { _ in
      size =
        ASAuthorizationAppleIDButton(authorizationButtonType: .continue, authorizationButtonStyle: .white)
        .intrinsicContentSize
    }
    #expect(size == CGSize(width: 140, height: 30))
  }
}
