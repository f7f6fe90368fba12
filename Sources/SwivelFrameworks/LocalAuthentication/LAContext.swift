// Whose finger or face it is: the device has no sensor for either and no passcode, and says so when it is asked, as its user's would.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import SwivelUI

/// By what a user is known; raw values are Local Authentication's.
public enum LAPolicy: Int, Sendable {
  /// By finger or face.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By finger, face or passcode.
  case deviceOwnerAuthentication = 2
}

/// What the device can see of a user; raw values are Local Authentication's.
public enum LABiometryType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// Fingers.
  case touchID = 1
  /// Faces.
  case faceID = 2
  /// Eyes.
  case opticID = 4
  /// Its name of iOS 11.0.
  public static let LABiometryNone = LABiometryType.none
}

/// Local Authentication's domain of errors.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why a user is not known.
public struct LAError: Error, CustomNSError, LocalizedError, Sendable, Hashable {
  /// The kinds; numbers are Local Authentication's.
  public enum Code: Int, Sendable {
    /// It was somebody else.
    case authenticationFailed = -1
    /// The user did not want to.
    case userCancel = -2
    /// The user wants to type something.
    case userFallback = -3
    /// Another app came in front.
    case systemCancel = -4
    /// There is no passcode.
    case passcodeNotSet = -5
    /// There is no sensor.
    case biometryNotAvailable = -6
    /// The sensor knows nobody.
    case biometryNotEnrolled = -7
    /// It was somebody else too often.
    case biometryLockout = -8
    /// The app did not want to.
    case appCancel = -9
    /// The context was ended.
    case invalidContext = -10
    /// Nobody may be asked.
    case notInteractive = -1004
    /// Its name before iOS 11.
    public static let touchIDNotAvailable = Code.biometryNotAvailable
    /// Its name before iOS 11.
    public static let touchIDNotEnrolled = Code.biometryNotEnrolled
    /// Its name before iOS 11.
    public static let touchIDLockout = Code.biometryLockout

    /// Whether an error is of this kind, whichever of the two forms it has.
    public static func ~= (code: Code, error: any Error) -> Bool {
      let error = error as NSError
      return error.domain == LAErrorDomain && error.code == code.rawValue
    }
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// The domain.
  public static var errorDomain: String { LAErrorDomain }
  /// The kind's number.
  public var errorCode: Int { code.rawValue }
  /// For people.
  public var errorDescription: String? {
    switch code {
    case .passcodeNotSet: "Passcode not set."
    case .biometryNotAvailable: "Biometry is not available on this device."
    case .invalidContext: "Invalid context."
    case .appCancel: "Canceled by application."
    default: "The operation couldn’t be completed. (\(LAErrorDomain) error \(code.rawValue).)"
    }
  }
  /// The kind of this name.
  public static let authenticationFailed = Code.authenticationFailed
  /// The kind of this name.
  public static let userCancel = Code.userCancel
  /// The kind of this name.
  public static let userFallback = Code.userFallback
  /// The kind of this name.
  public static let systemCancel = Code.systemCancel
  /// The kind of this name.
  public static let passcodeNotSet = Code.passcodeNotSet
  /// The kind of this name.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// The kind of this name.
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  /// The kind of this name.
  public static let biometryLockout = Code.biometryLockout
  /// The kind of this name.
  public static let appCancel = Code.appCancel
  /// The kind of this name.
  public static let invalidContext = Code.invalidContext
  /// The kind of this name.
  public static let notInteractive = Code.notInteractive
  /// Its name before iOS 11.
  public static let touchIDNotAvailable = Code.biometryNotAvailable
  /// Its name before iOS 11.
  public static let touchIDNotEnrolled = Code.biometryNotEnrolled
  /// Its name before iOS 11.
  public static let touchIDLockout = Code.biometryLockout
}

/// Asks a user who they are. There is no sensor (`biometryNotAvailable`) and no passcode (`passcodeNotSet`): apps are told so at once.
open class LAContext: NSObject, @unchecked Sendable {
  /// What the button says by which something is typed instead; kept.
  open var localizedFallbackTitle: String?
  /// What the button says that ends it; kept.
  open var localizedCancelTitle: String?
  /// Why it is asked; kept.
  open var localizedReason = ""
  /// For how many seconds an unlocked device counts; kept.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether nobody is to be asked; kept.
  open var interactionNotAllowed = false
  /// What the device can see of a user: nothing.
  open var biometryType: LABiometryType { .none }
  /// Who is known to the sensor: nobody.
  open var evaluatedPolicyDomainState: Data? { nil }
  private var isInvalid = false
  /// Nobody was asked yet.
  public override init() { super.init() }

  private func error(_ policy: LAPolicy) -> LAError {
    if isInvalid { return LAError(.invalidContext) }
    return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }

  /// Whether a user can be known so: not here (developer.apple.com/documentation/localauthentication/lacontext/canevaluatepolicy(_:error:)).
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    error?.pointee = self.error(policy) as NSError
    return false
  }

  /// Asks: it cannot be, and the answer comes in a later turn.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) {
    let error = error(policy)
    later { reply(false, error) }
  }

  /// The same for who waits.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw error(policy) }

  /// Ends it: what is asked after that is answered with `invalidContext`.
  open func invalidate() { isInvalid = true }
}
