// Signing in by what the system knows of a user: nobody is signed in on the device, so that each attempt ends with an error.
import Foundation
import SwivelUI

/// What went wrong.
public struct ASAuthorizationError: Error, CustomNSError, LocalizedError, Sendable, Hashable {
  /// The kinds; numbers are AuthenticationServices'.
  public enum Code: Int, Sendable {
    /// Nobody knows; so it is where nobody is signed in.
    case unknown = 1000
    /// The user did not want to.
    case canceled = 1001
    /// The answer is no such thing.
    case invalidResponse = 1002
    /// Nobody did it.
    case notHandled = 1003
    /// It went wrong.
    case failed = 1004
    /// Nobody may be asked.
    case notInteractive = 1005
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// AuthenticationServices' domain.
  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  /// The kind's number.
  public var errorCode: Int { code.rawValue }
  /// For people.
  public var errorDescription: String? {
    "The operation couldn’t be completed. (\(Self.errorDomain) error \(code.rawValue).)"
  }
  /// The kind of this name.
  public static let unknown = Code.unknown
  /// The kind of this name.
  public static let canceled = Code.canceled
  /// The kind of this name.
  public static let invalidResponse = Code.invalidResponse
  /// The kind of this name.
  public static let notHandled = Code.notHandled
  /// The kind of this name.
  public static let failed = Code.failed
  /// The kind of this name.
  public static let notInteractive = Code.notInteractive
}

/// What makes requests.
@preconcurrency @MainActor public protocol ASAuthorizationProvider: AnyObject {}
/// What a user is known by.
@preconcurrency @MainActor public protocol ASAuthorizationCredential: AnyObject {}

/// A user was known.
@preconcurrency @MainActor open class ASAuthorization: NSObject {
  /// What an app asks to know.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// AuthenticationServices' word.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name.
    public static let fullName = Scope(rawValue: "full_name")
    /// The address letters go to.
    public static let email = Scope(rawValue: "email")
  }
  /// By whom.
  public let provider: any ASAuthorizationProvider
  /// By what.
  public let credential: any ASAuthorizationCredential
  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
  }
}

/// Asks who a user is.
@preconcurrency @MainActor open class ASAuthorizationRequest: NSObject {
  /// Who made it.
  public let provider: any ASAuthorizationProvider
  init(_ provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// Asks by an account with Apple.
@preconcurrency @MainActor open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  /// What is asked to be known.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// What comes back with the answer.
  open var state: String?
  /// What makes it this one.
  open var nonce: String?
  /// Who it was the last time.
  open var user: String?
}

/// Asks by a password that was kept.
@preconcurrency @MainActor open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// Accounts with Apple: there is none.
@preconcurrency @MainActor open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// What is known of a user; raw values are AuthenticationServices'.
  public enum CredentialState: Int, Sendable {
    /// No longer.
    case revoked = 0
    /// Signed in.
    case authorized = 1
    /// Never.
    case notFound = 2
    /// Elsewhere.
    case transferred = 3
  }
  /// What an app hears when a user is no longer signed in.
  open class var credentialRevokedNotification: Notification.Name {
    Notification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")
  }
  /// The provider.
  public override init() { super.init() }
  /// A request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }
  /// What is known of a user: nothing.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { later { completion(.notFound, nil) } }
  /// The same for who waits.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// Passwords that were kept: none was.
@preconcurrency @MainActor open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  /// The provider.
  public override init() { super.init() }
  /// A request.
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(self) }
}

/// How sure it is that a user is a person; raw values are AuthenticationServices'.
public enum ASUserDetectionStatus: Int, Sendable {
  /// Not here.
  case unsupported = 0
  /// Nobody knows.
  case unknown = 1
  /// It seems so.
  case likelyReal = 2
}

/// Who a user is, by an account with Apple. Nobody has one here.
@preconcurrency @MainActor open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// The same for each sign in.
  open var user: String { "" }
  /// The name.
  open var fullName: PersonNameComponents? { nil }
  /// The address.
  open var email: String? { nil }
  /// What a server can read.
  open var identityToken: Data? { nil }
  /// What a server can ask with.
  open var authorizationCode: Data? { nil }
  /// What came with the request.
  open var state: String? { nil }
  /// What is known.
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
  /// How sure it is.
  open var realUserStatus: ASUserDetectionStatus { .unknown }
  override init() { super.init() }
}

/// A name and a password.
@preconcurrency @MainActor open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// The name.
  public let user: String
  /// The password.
  public let password: String
  /// Both.
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
