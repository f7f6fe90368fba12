// Who follows a user from app to app: the user does not want it, and there is no number to follow them by.
import Foundation
import SwivelUI

/// Whether an app may ask and follow (AppTrackingTransparency).
open class ATTrackingManager: NSObject {
  /// What it may; raw values are AppTrackingTransparency's.
  public enum AuthorizationStatus: UInt, Sendable {
    /// Nobody was asked.
    case notDetermined = 0
    /// Nobody may say.
    case restricted = 1
    /// It may not.
    case denied = 2
    /// It may.
    case authorized = 3
  }
  private final class Answer {
    var status = AuthorizationStatus.notDetermined
  }
  private static var answer: Answer { KeptForApp.current.object { Answer() } }

  /// What it may.
  open class var trackingAuthorizationStatus: AuthorizationStatus { answer.status }
  /// Asks the user: no.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping (AuthorizationStatus) -> Void
  ) {
    answer.status = .denied
    later { completion(.denied) }
  }
  /// Asks the user: no.
  @discardableResult
  open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    answer.status = .denied
    return .denied
  }
}

/// The number advertisers know a device by (AdSupport): all zeros for who may not follow
/// (developer.apple.com/documentation/adsupport/asidentifiermanager/advertisingidentifier).
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let manager = ASIdentifierManager()
  /// The only one.
  open class func shared() -> ASIdentifierManager { manager }
  /// All zeros.
  open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// Whether it may be used: no.
  open var isAdvertisingTrackingEnabled: Bool { false }
}
