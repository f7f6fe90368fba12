// What goes wrong with notifications: UserNotifications' errors by their numbers.
import Foundation

/// Why a notification cannot come.
public struct UNError: CustomNSError, Hashable, Sendable {
  /// What went wrong; raw values are UserNotifications'.
  public enum Code: Int, Sendable {
    /// The app did not ask whether it may notify, or may not.
    case notificationsNotAllowed = 1
  }
  /// What went wrong.
  public let code: Code
  /// An error.
  public init(_ code: Code) { self.code = code }
  /// UserNotifications' word.
  public static var errorDomain: String { "UNErrorDomain" }
  /// The code's number.
  public var errorCode: Int { code.rawValue }
  /// The app did not ask whether it may notify, or may not.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
}
