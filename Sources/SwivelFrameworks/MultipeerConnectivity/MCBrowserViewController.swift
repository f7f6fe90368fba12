// The page that shows who is near by, and what tells others of oneself and asks the user: nobody is seen and nobody asks.
import Foundation
import SwivelUI

/// Hears of the page of those near by. The first is optional, as in Multipeer Connectivity.
@preconcurrency @MainActor public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
  /// Whether somebody is shown.
  func browserViewController(
    _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) -> Bool
  /// The user has chosen.
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  /// The user left.
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
extension MCBrowserViewControllerDelegate {
  /// Everybody is.
  public func browserViewController(
    _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) -> Bool { true }
}

/// Shows who is near by: nobody. It can be left.
@preconcurrency @MainActor open class MCBrowserViewController: UIViewController {
  /// Hears of it.
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  /// What looks for them; nil for one of its own.
  public let browser: MCNearbyServiceBrowser?
  /// Where they come in.
  public let session: MCSession
  /// The fewest there have to be.
  open var minimumNumberOfPeers = 2
  /// The most.
  open var maximumNumberOfPeers = 8
  /// For something.
  public init(serviceType: String, session: MCSession) {
    (browser, self.session) = (
      MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType), session
    )
    super.init(nibName: nil, bundle: nil)
  }
  /// With what looks for them.
  public init(browser: MCNearbyServiceBrowser, session: MCSession) {
    (self.browser, self.session) = (browser, session)
    super.init(nibName: nil, bundle: nil)
  }
  /// There are no archives of it.
  public required init?(coder: NSCoder) { nil }
  open override func viewDidLoad() {
    super.viewDidLoad()
    SystemPage.show(
      SystemPage.make("", .cancel) { [weak self] in
        guard let self else { return }
        delegate?.browserViewControllerWasCancelled(self)
      }, in: self)
  }
}

/// Tells those near by of oneself and asks the user for each who comes: nobody does.
@preconcurrency @MainActor open class MCAdvertiserAssistant: NSObject {
  /// Where they come in.
  public let session: MCSession
  /// What is told besides.
  public let discoveryInfo: [String: String]?
  /// What for.
  public let serviceType: String
  /// For something.
  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    (self.serviceType, discoveryInfo, self.session) = (serviceType, info, session)
    super.init()
  }
  /// Begins.
  open func start() {}
  /// Ends.
  open func stop() {}
}
