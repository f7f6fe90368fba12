// What signs in: the controller that asks, the button that starts it, and a page of somebody else's to sign in on.
import Foundation
import SwivelUI

/// A window to show something in.
public typealias ASPresentationAnchor = UIWindow

/// Says where something is shown.
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// There.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Hears who a user is.
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: OptionalMethods {
  /// This.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// Nobody knows.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
  /// Nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Nothing.
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Asks who a user is. Nobody is signed in on the device: the answer is an error, in a later turn.
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
  /// What is asked.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Hears of it.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Says where.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  /// By requests.
  public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }
  /// What is tried first; bits are AuthenticationServices'.
  public struct RequestOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// From bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What is on the device.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }
  /// Asks what is on the device, and nobody else: nothing is.
  open func performRequests(options: RequestOptions) { performRequests() }
  /// Asks.
  open func performRequests() {
    DispatchQueue.main.async { [self] in
      delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.unknown))
    }
  }
}

/// The button that signs in by an account with Apple. Sizes are those of the Human Interface Guidelines: at least 140 by 30 points.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
  /// What it says; raw values are AuthenticationServices'.
  public enum ButtonType: Int, Sendable {
    /// Sign in.
    case signIn = 0
    /// Continue.
    case `continue` = 1
    /// Sign up.
    case signUp = 2
    /// Sign in.
    public static let `default` = ButtonType.signIn

    fileprivate var words: String {
      switch self {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    }
  }
  /// How it looks; raw values are AuthenticationServices'.
  public enum Style: Int, Sendable {
    /// White.
    case white = 0
    /// White with an edge.
    case whiteOutline = 1
    /// Black.
    case black = 2
  }
  private static let least = CGSize(width: 140, height: 30)
  private let label = UILabel()
  /// How round its corners are.
  open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }
  /// A button.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: CGRect(origin: .zero, size: Self.least))
    build(type, style)
  }
  /// A button.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }
  /// A black one that signs in.
  public convenience override init(frame: CGRect) {
    self.init(authorizationButtonType: .default, authorizationButtonStyle: .black)
    self.frame = frame
  }
  /// From a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build(.default, .black)
  }
  private func build(_ type: ButtonType, _ style: Style) {
    backgroundColor = style == .black ? .black : .white
    layer.cornerRadius = cornerRadius
    if style == .whiteOutline {
      layer.borderWidth = 1
      layer.borderColor = UIColor.black.cgColor
    }
    label.text = type.words
    label.textColor = style == .black ? .white : .black
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    accessibilityLabel = type.words
  }
  open override var intrinsicContentSize: CGSize { Self.least }
}

/// What became of signing in on a page.
public struct ASWebAuthenticationSessionError: Error, CustomNSError, Sendable, Hashable {
  /// The kinds; numbers are AuthenticationServices'.
  public enum Code: Int, Sendable {
    /// The user left.
    case canceledLogin = 1
    /// Nobody said where.
    case presentationContextNotProvided = 2
    /// There is no such place.
    case presentationContextInvalid = 3
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// AuthenticationServices' domain.
  public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
  /// The kind's number.
  public var errorCode: Int { code.rawValue }
  /// The kind of this name.
  public static let canceledLogin = Code.canceledLogin
  /// The kind of this name.
  public static let presentationContextNotProvided = Code.presentationContextNotProvided
  /// The kind of this name.
  public static let presentationContextInvalid = Code.presentationContextInvalid
}

/// Says where a page is shown.
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  /// There.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// A page of somebody else's to sign in on, which does not come and can be left.
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
  /// Hears where the page led to.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  /// Says where it is shown.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether it knows nothing of other pages.
  open var prefersEphemeralWebBrowserSession = false
  private let address: URL
  private var completion: CompletionHandler?
  private weak var page: UIViewController?
  /// A page, and what its way back begins with.
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    address = URL
    completion = completionHandler
  }
  /// Whether it can begin: it has somewhere to be shown.
  open var canStart: Bool { presentationContextProvider != nil && completion != nil }

  /// Shows it.
  /// - Returns: whether it begins.
  @discardableResult
  open func start() -> Bool {
    guard let provider = presentationContextProvider else {
      end(.presentationContextNotProvided)
      return false
    }
    guard var top = provider.presentationAnchor(for: self).rootViewController, completion != nil else { return false }
    while let above = top.presentedViewController { top = above }
    let inside = SystemPage.make(address.host ?? "", .cancel) { [self] in cancel() }
    let bars = UINavigationController(rootViewController: inside)
    page = bars
    top.present(bars, animated: true)
    return true
  }
  /// Takes it away.
  open func cancel() {
    page?.dismiss(animated: true)
    end(.canceledLogin)
  }
  private func end(_ code: ASWebAuthenticationSessionError.Code) {
    let told = completion
    completion = nil
    later { told?(nil, ASWebAuthenticationSessionError(code)) }
  }
}
