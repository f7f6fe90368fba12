// Words for social networks: since iOS 11 the system has no accounts with any, and says that none is available.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import SwivelUI

/// A network.
public let SLServiceTypeTwitter = "com.apple.social.twitter"
/// A network.
public let SLServiceTypeFacebook = "com.apple.social.facebook"
/// A network.
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
/// A network.
public let SLServiceTypeTencentWeibo = "com.apple.social.tencentweibo"

/// What became of it; raw values are Social's.
public enum SLComposeViewControllerResult: Int, Sendable {
  /// Thrown away.
  case cancelled = 0
  /// Sent.
  case done = 1
}

/// Hears what became of it.
public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void

/// Writes to a network (developer.apple.com/documentation/social/slcomposeviewcontroller). There is no account: `isAvailable` is false, and one that
/// is shown all the same can be left and nothing else.
@preconcurrency @MainActor open class SLComposeViewController: UIViewController {
  /// Which network.
  public let serviceType: String
  /// Hears what became of it.
  open var completionHandler: SLComposeViewControllerCompletionHandler?
  private var isShown = false
  /// Whether there is an account: there is none.
  open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }
  /// For a network.
  public init!(forServiceType serviceType: String!) {
    self.serviceType = serviceType
    super.init(nibName: nil, bundle: nil)
  }
  /// No document has one.
  public required init?(coder: NSCoder) { nil }

  /// Sets what it says: not once it is shown.
  @discardableResult
  open func setInitialText(_ text: String!) -> Bool { !isShown }
  /// Adds a picture.
  @discardableResult
  open func add(_ image: UIImage!) -> Bool { !isShown }
  /// Adds an address.
  @discardableResult
  open func add(_ url: URL!) -> Bool { !isShown }
  /// Takes pictures out.
  @discardableResult
  open func removeAllImages() -> Bool { !isShown }
  /// Takes addresses out.
  @discardableResult
  open func removeAllURLs() -> Bool { !isShown }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = SystemPage.make("", .cancel) { [weak self] in
      guard let self else { return }
      let told = completionHandler
      dismiss(animated: true)
      told?(.cancelled)
    }
    SystemPage.show(page, in: self)
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isShown = true
  }
}
