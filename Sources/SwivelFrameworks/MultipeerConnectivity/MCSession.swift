// Devices near by: nobody is. What is sent is refused, who is looked for is not found, and who is told of oneself hears nothing.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwivelUI

/// What went wrong; numbers are Multipeer Connectivity's.
public struct MCError: Error, CustomNSError, Sendable, Hashable {
  /// The kinds.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// The other one is not connected.
    case notConnected = 1
    /// Something was said wrongly.
    case invalidParameter = 2
    /// It is not possible.
    case unsupported = 3
    /// It took too long.
    case timedOut = 4
    /// It was cancelled.
    case cancelled = 5
    /// There is nothing to connect by.
    case unavailable = 6
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// Multipeer Connectivity's domain.
  public static var errorDomain: String { "MCErrorDomain" }
  /// The kind's number.
  public var errorCode: Int { code.rawValue }
}

/// Somebody near by.
open class MCPeerID: NSObject, @unchecked Sendable {
  /// What others see.
  public let displayName: String
  /// Somebody of a name.
  public init(displayName myDisplayName: String) {
    displayName = myDisplayName
    super.init()
  }
}

/// Whether somebody is connected; raw values are Multipeer Connectivity's.
public enum MCSessionState: Int, Sendable {
  /// Nobody is.
  case notConnected = 0
  /// Almost.
  case connecting = 1
  /// Somebody is.
  case connected = 2
}
/// How sure it is that something arrives; raw values are Multipeer Connectivity's.
public enum MCSessionSendDataMode: Int, Sendable {
  /// Sure, and in order.
  case reliable = 0
  /// Not sure.
  case unreliable = 1
}
/// Whether what is sent is encrypted; raw values are Multipeer Connectivity's.
public enum MCEncryptionPreference: Int, Sendable {
  /// Where both want it.
  case optional = 0
  /// Always.
  case required = 1
  /// Never.
  case none = 2
}

/// Hears of a session: of nothing, here.
public protocol MCSessionDelegate: NSObjectProtocol {
  /// Somebody came or went.
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  /// Something came.
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  /// A stream came.
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID)
  /// A file begins to come.
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID,
    with progress: Progress)
  /// A file came.
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID,
    at localURL: URL?, withError error: (any Error)?)
  /// Somebody says who it is.
  func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void)
}
extension MCSessionDelegate {
  /// Everybody is believed.
  public func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void
  ) { certificateHandler(true) }
}

/// Those who are connected: nobody (developer.apple.com/documentation/multipeerconnectivity/mcsession).
open class MCSession: NSObject, @unchecked Sendable {
  /// Hears of it.
  open weak var delegate: (any MCSessionDelegate)?
  /// Oneself.
  public let myPeerID: MCPeerID
  /// Who one says one is.
  public let securityIdentity: [Any]?
  /// Whether what is sent is encrypted.
  public let encryptionPreference: MCEncryptionPreference
  /// Those who are connected.
  open var connectedPeers: [MCPeerID] { [] }
  /// The most there can be.
  public static let maximumNumberOfPeers = 8
  /// As somebody.
  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]? = nil,
    encryptionPreference: MCEncryptionPreference = .required
  ) {
    (self.myPeerID, securityIdentity, self.encryptionPreference) = (
      myPeerID, identity, encryptionPreference
    )
    super.init()
  }
  /// Sends something: to nobody there is.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
    throw MCError(peerIDs.isEmpty ? .invalidParameter : .notConnected)
  }
  /// Sends a file.
  @discardableResult
  open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) -> Progress? {
    later { completionHandler?(MCError(.notConnected)) }
    return nil
  }
  /// Begins a stream.
  open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
    throw MCError(.notConnected)
  }
  /// Leaves.
  open func disconnect() {}
  /// Lets somebody go.
  open func cancelConnectPeer(_ peerID: MCPeerID) {}
}

/// Hears of whoever wants to connect. The second is optional, as in Multipeer Connectivity.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  /// Somebody does.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?,
    invitationHandler: @escaping (Bool, MCSession?) -> Void)
  /// Nobody can be told.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}
extension MCNearbyServiceAdvertiserDelegate {
  /// Nothing.
  public func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error
  ) {}
}

/// Tells those near by of oneself: nobody is.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  /// Hears of it.
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  /// Oneself.
  public let myPeerID: MCPeerID
  /// What is told besides.
  public let discoveryInfo: [String: String]?
  /// What for.
  public let serviceType: String
  /// As somebody.
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
    super.init()
  }
  /// Begins.
  open func startAdvertisingPeer() {}
  /// Ends.
  open func stopAdvertisingPeer() {}
}

/// Hears of those near by. The last is optional, as in Multipeer Connectivity.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  /// Somebody is.
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?)
  /// Somebody went.
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  /// Nobody can be looked for.
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}
extension MCNearbyServiceBrowserDelegate {
  /// Nothing.
  public func browser(
    _ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error
  ) {}
}

/// Looks for those near by: nobody is.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  /// Hears of it.
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  /// Oneself.
  public let myPeerID: MCPeerID
  /// What for.
  public let serviceType: String
  /// As somebody.
  public init(peer myPeerID: MCPeerID, serviceType: String) {
    (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
    super.init()
  }
  /// Begins.
  open func startBrowsingForPeers() {}
  /// Ends.
  open func stopBrowsingForPeers() {}
  /// Asks somebody to come in.
  open func invitePeer(
    _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) {}
}
