// Signing in where nobody can: when a page to sign in on can start and how often, what the button says and looks like, and motion's values
// until something moves (AuthenticationServices, Core Motion).
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@testable import SwivelFrameworks

@MainActor struct SignInTests {
  private final class Host: NSObject, ASWebAuthenticationPresentationContextProviding {
    var window: UIWindow?
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
      window ?? ASPresentationAnchor()
    }
  }

  /// ASWebAuthenticationSession: it can start once somebody says in which window, and once; without one it ends with
  /// presentationContextNotProvided (2), later, and by `cancel()` with canceledLogin (1).
  @Test func starting() throws {
    let (stage, host) = (try Stage(), Host())
    let url = try #require(URL(string: "https://swivel.example"))
    nonisolated(unsafe) var heard: [Int] = []
    var kept: [ASWebAuthenticationSession] = []
    stage.act { view in
      host.window = view.window
      kept = (0..<2).map { _ in
        ASWebAuthenticationSession(url: url, callbackURLScheme: nil) { url, error in
          heard.append(url == nil ? (error as? ASWebAuthenticationSessionError)?.errorCode ?? 0 : -1)
        }
      }
      #expect(
        !kept[0].canStart && !kept[0].start() && !kept[0].canStart && heard.isEmpty
          && !kept[1].prefersEphemeralWebBrowserSession)
      kept[0].presentationContextProvider = host
      #expect(!kept[0].canStart && !kept[0].start(), "it has ended")
      kept[1].presentationContextProvider = host
      #expect(kept[1].canStart && kept[1].start())
    }
    #expect(heard == [2] && stage.read { _ in stage.root.presentedViewController is UINavigationController } == true)
    stage.act { _ in
      kept[1].cancel()
      kept[1].cancel()
    }
    #expect(
      heard == [2, 1] && stage.read { _ in stage.root.presentedViewController == nil && !kept[1].canStart } == true)
  }

  /// Human Interface Guidelines, Sign in with Apple: white words on black or black ones on white, with a line round them or without; the words
  /// shrink rather than being cut off.
  @Test(
    arguments: [(.signIn, "Sign in with Apple"), (.continue, "Continue with Apple"), (.signUp, "Sign up with Apple")]
      as [(ASAuthorizationAppleIDButton.ButtonType, String)])
  func buttons(kind: ASAuthorizationAppleIDButton.ButtonType, words: String) throws {
    let stage = try Stage()
    stage.act { _ in
      for (style, ground, ink, line) in [
        (.black, UIColor.black, UIColor.white, 0.0), (.white, .white, .black, 0), (.whiteOutline, .white, .black, 1),
      ]
        as [(ASAuthorizationAppleIDButton.Style, UIColor, UIColor, Double)]
      {
        let button = ASAuthorizationAppleIDButton(type: kind, style: style)
        let label = button.subviews.first as? UILabel
        #expect(button.backgroundColor == ground && label?.textColor == ink && Double(button.layer.borderWidth) == line)
        #expect(
          label?.text == words && button.accessibilityLabel == words && label?.textAlignment == .center
            && label?.frame == button.bounds)
        #expect(
          label?.adjustsFontSizeToFitWidth == true && label?.minimumScaleFactor == 0.5
            && button.bounds.size == CGSize(width: 140, height: 30))
        #expect(button.layer.cornerRadius == 6 && button.cornerRadius == 6)
        button.cornerRadius = 3
        #expect(button.layer.cornerRadius == 3)
      }
      let placed = ASAuthorizationAppleIDButton(frame: CGRect(x: 1, y: 2, width: 200, height: 40))
      placed.layoutIfNeeded()
      #expect(placed.frame == CGRect(x: 1, y: 2, width: 200, height: 40) && placed.backgroundColor == .black)
      #expect((placed.subviews.first as? UILabel)?.text == "Sign in with Apple")
    }
    #expect(ASAuthorizationAppleIDButton.ButtonType.default == .signIn)
  }

  /// What is not moved is not accelerated and does not turn; gravity is one upright (1 g), and managers tell a hundred times a second until they
  /// are told otherwise.
  @Test func motion() throws {
    #expect(
      CMAcceleration() == CMAcceleration(x: 0, y: 0, z: 0) && CMRotationRate() == CMRotationRate(x: 0, y: 0, z: 0))
    #expect(CMAcceleration(x: 1, y: 2, z: 3) != CMAcceleration(x: 1, y: 2, z: 0))
    let stage = try Stage()
    stage.act { _ in
      let manager = CMMotionManager()
      #expect(
        manager.isAccelerometerAvailable && manager.isGyroAvailable && manager.isDeviceMotionAvailable
          && !manager.isMagnetometerAvailable)
      #expect(
        manager.accelerometerUpdateInterval == 0.01 && manager.gyroUpdateInterval == 0.01
          && manager.deviceMotionUpdateInterval == 0.01)
      #expect(
        manager.accelerometerData == nil && manager.gyroData == nil && manager.deviceMotion == nil
          && !manager.showsDeviceMovementDisplay)
      manager.startAccelerometerUpdates()
      manager.startGyroUpdates()
      #expect(manager.isAccelerometerActive && manager.isGyroActive && !manager.isDeviceMotionActive)
      manager.startDeviceMotionUpdates(using: .xTrueNorthZVertical)
      #expect(!manager.isDeviceMotionActive, "nobody knows where north is")
      manager.startDeviceMotionUpdates(using: .xArbitraryZVertical)
      let (motion, gyro) = (manager.deviceMotion, manager.gyroData)
      #expect(
        manager.isDeviceMotionActive && motion?.userAcceleration == CMAcceleration()
          && motion?.rotationRate == CMRotationRate() && motion?.heading == -1)
      #expect(gyro?.rotationRate == CMRotationRate() && motion?.gravity == manager.accelerometerData?.acceleration)
      let gravity = motion?.gravity ?? CMAcceleration()
      #expect(gravity.x * gravity.x + gravity.y * gravity.y + gravity.z * gravity.z == 1)
      manager.stopAccelerometerUpdates()
      manager.stopGyroUpdates()
      manager.stopDeviceMotionUpdates()
      #expect(
        !manager.isAccelerometerActive && !manager.isGyroActive && !manager.isDeviceMotionActive
          && manager.gyroData == nil)
    }
  }
}
