// Where the device is as a sequence, and notifications by places: on a device that is denied both.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwivelUI

/// Where the device is (iOS 17): it says once that it may not be said, and nothing after it.
public struct CLLocationUpdate: Sendable {
  /// What it is for.
  public enum LiveConfiguration: Sendable {
    /// Anything.
    case `default`
    /// A car's way.
    case automotiveNavigation
    /// Another way.
    case otherNavigation
    /// Sports.
    case fitness
    /// Flights.
    case airborne
  }
  /// The place: none.
  public let location: CLLocation? = nil
  /// Whether it stays where it is.
  public let stationary = false
  /// Whether it stays where it is.
  public var isStationary: Bool { stationary }
  /// Whether the user said no (iOS 18): the user here did.
  public let authorizationDenied = true
  /// Whether the user said no for all apps (iOS 18).
  public let authorizationDeniedGlobally = false
  /// Whether nobody may say (iOS 18).
  public let authorizationRestricted = false
  /// Whether the user is being asked (iOS 18).
  public let authorizationRequestInProgress = false
  /// Whether the place is only about right (iOS 18).
  public let accuracyLimited = false
  /// Whether the place is not known (iOS 18).
  public let locationUnavailable = true

  /// Places one after the other.
  public struct Updates: AsyncSequence, Sendable {
    /// A place.
    public typealias Element = CLLocationUpdate
    /// Hands them out.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var all: AsyncStream<CLLocationUpdate>.Iterator
      /// The first says that it may not be said; there is no second, and whoever asks for it waits until the task is cancelled.
      public mutating func next() async throws -> CLLocationUpdate? { await all.next() }
    }
    /// Begins.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(all: AsyncStream { $0.yield(CLLocationUpdate()) }.makeAsyncIterator())
    }
  }
  /// Begins to say it.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }
}

/// Asks the user for as long as there is one (iOS 18). The user here says no.
@preconcurrency @MainActor open class CLServiceSession: NSObject {
  /// What is asked for.
  public enum AuthorizationRequirement: Int, Sendable {
    /// Nothing.
    case none = 0
    /// While the app is used.
    case whenInUse = 1
    /// Always.
    case always = 2
  }
  /// Asks.
  public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String? = nil) { super.init() }
  /// Asks no more.
  open func invalidate() {}
}

/// At a place, which the device never comes to: it does not know where it is.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The place.
  public let region: CLRegion
  /// When the device comes to a place or leaves it, as the place says.
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}
