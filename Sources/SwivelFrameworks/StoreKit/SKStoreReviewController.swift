// What StoreKit shows of the store: a wish for a review, which is never shown to have been, and the page of a product that does not come.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import SwivelUI

/// Asks for a review. Whether anything is shown is the system's to say, and apps are not told
/// (developer.apple.com/documentation/storekit/skstorereviewcontroller/requestreview()): here nothing is.
@preconcurrency @MainActor public enum SKStoreReviewController {
  /// Asks, before iOS 14.
  public static func requestReview() {}
  /// Asks in a scene.
  public static func requestReview(in windowScene: UIWindowScene) {}
}

/// Which product a page is of: an app's number in the store.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// Who is paid for sending people there.
public let SKStoreProductParameterAffiliateToken = "at"
/// What sent people there.
public let SKStoreProductParameterCampaignToken = "ct"

/// Hears of a page of the store.
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: OptionalMethods {
  /// The user left; who presented it takes it away.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
  /// Nothing.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// A page of the store. It does not come, and can be left.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
  /// Hears of it.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  /// Asks for a product: it cannot be fetched.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    later { block?(false, SKError(.unknown)) }
  }
  /// The same for who waits.
  open func loadProduct(withParameters parameters: [String: Any]) async throws -> Bool { throw SKError(.unknown) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = SystemPage.make("", .done) { [weak self] in
      guard let self else { return }
      guard let delegate else { return dismiss(animated: true) }
      delegate.productViewControllerDidFinish(self)
    }
    SystemPage.show(page, in: self)
  }
}
