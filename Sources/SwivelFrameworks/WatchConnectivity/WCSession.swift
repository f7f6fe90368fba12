// What an app says to the one on the user's watch: nobody has one. An iPad cannot have one, and says so when it is asked.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwivelUI

/// Whether there is a way to a watch; raw values are Watch Connectivity's.
public enum WCSessionActivationState: Int, Sendable {
  /// Not yet.
  case notActivated = 0
  /// No longer.
  case inactive = 1
  /// There is.
  case activated = 2
}

/// What went wrong.
public struct WCError: Error, CustomNSError, Sendable, Hashable {
  /// The kinds; numbers are Watch Connectivity's.
  public enum Code: Int, Sendable {
    /// Nobody asked for a way yet.
    case sessionNotActivated = 7004
    /// There is no watch.
    case deviceNotPaired = 7005
    /// It does not have the app.
    case watchAppNotInstalled = 7006
    /// It is not in reach.
    case notReachable = 7007
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// Watch Connectivity's domain.
  public static var errorDomain: String { "WCErrorDomain" }
  /// The kind's number.
  public var errorCode: Int { code.rawValue }
}

/// The way to a watch (developer.apple.com/documentation/watchconnectivity/wcsession).
@preconcurrency @MainActor open class WCSession: NSObject {
  /// The only one, of the app that asks.
  open class var `default`: WCSession { KeptForApp.current.object { WCSession() } }
  /// Whether this device can have a watch: an iPhone can.
  open class func isSupported() -> Bool { UIDevice.current.userInterfaceIdiom == .phone }
  /// Hears of it.
  open weak var delegate: (any WCSessionDelegate)?
  /// Whether there is a way.
  open private(set) var activationState = WCSessionActivationState.notActivated
  /// Whether there is a watch.
  public let isPaired = false
  /// Whether it has the app.
  public let isWatchAppInstalled = false
  /// Whether the app is on its face.
  public let isComplicationEnabled = false
  /// Whether it is in reach.
  public let isReachable = false
  /// What was last said.
  open private(set) var applicationContext: [String: Any] = [:]
  /// What was last heard.
  public let receivedApplicationContext: [String: Any] = [:]

  /// Asks for a way, and tells.
  open func activate() {
    later { [weak self] in
      guard let self else { return }
      activationState = .activated
      delegate?.session(self, activationDidCompleteWith: .activated, error: nil)
    }
  }
  /// Says something: it cannot be heard.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let why = why
    later { errorHandler?(WCError(why)) }
  }
  /// Says something: it cannot be heard.
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)?
  ) {
    let why = why
    later { errorHandler?(WCError(why)) }
  }
  private var why: WCError.Code { activationState == .activated ? .deviceNotPaired : .sessionNotActivated }
  /// Has something said when it can be.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(why)
  }
  /// Has something said when it can be: it never is.
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer(userInfo)
  }
  /// The same for its face.
  @discardableResult
  open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer(userInfo)
  }
}

/// Something that is to be said.
open class WCSessionUserInfoTransfer: NSObject {
  /// What.
  public let userInfo: [String: Any]
  /// Whether it is being said.
  public let isTransferring = false
  init(_ userInfo: [String: Any]) { self.userInfo = userInfo }
  /// It need not be.
  open func cancel() {}
}

/// Hears of the way.
@preconcurrency @MainActor public protocol WCSessionDelegate: OptionalMethods {
  /// There is one, or none.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  /// Another watch comes.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// This one is gone.
  func sessionDidDeactivate(_ session: WCSession)
  /// Something was said.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// Something was said, and an answer is wanted.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
  /// It is in reach, or no longer.
  func sessionReachabilityDidChange(_ session: WCSession)
}
extension WCSessionDelegate {
  /// Nothing.
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  /// Nothing.
  public func sessionDidDeactivate(_ session: WCSession) {}
  /// Nothing.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Nothing.
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// Nothing.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
}
