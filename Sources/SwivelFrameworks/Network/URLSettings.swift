// What requests and sessions say of dear, sparing and missing networks: Foundation on Linux cannot say it. It changes nothing here.
import Foundation
import FoundationNetworking
import Synchronization

extension URLSessionConfiguration {
  /// Whether a task waits for a network instead of failing (iOS 11). Kept, and not by the copy a session makes: without one it fails, since no network will come.
  public var waitsForConnectivity: Bool {
    get { Waiting.rows.withLock { $0[ObjectIdentifier(self)]?.object === self } }
    set {
      Waiting.rows.withLock { rows in
        rows = rows.filter { $0.value.object != nil }
        rows[ObjectIdentifier(self)] = newValue ? Waiting(object: self) : nil
      }
    }
  }
}

/// The configurations whose tasks wait, which have no place for it.
private struct Waiting: @unchecked Sendable {
  weak var object: URLSessionConfiguration?
  static let rows = Mutex<[ObjectIdentifier: Waiting]>([:])
}

extension URLRequest {
  /// Whose request it is; raw values are Foundation's.
  public enum Attribution: UInt, Sendable {
    /// The app's.
    case developer = 0
    /// The user's, who touched a link.
    case user = 1
  }

  /// Whether it may go by a network that costs (iOS 13): it may, whatever is set; a request of Foundation's has no place for it here.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether it may go by a network that is to be spared (iOS 13): it may, whatever is set.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether the server is thought to speak HTTP/3 (iOS 14.5): it is not, whatever is set.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }
  /// Whose it is (iOS 15): the app's, whatever is set.
  public var attribution: Attribution {
    get { .developer }
    set {}
  }
}
