// Widgets and work in the background: what an app asks of a system that shows none and starts none.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwivelUI

/// Where widgets are (developer.apple.com/documentation/widgetkit/widgetcenter): the user has none.
public final class WidgetCenter: Sendable {
  /// The only one.
  public static let shared = WidgetCenter()
  private init() {}
  /// Has all widgets made anew.
  public func reloadAllTimelines() {}
  /// Has those of a kind made anew.
  public func reloadTimelines(ofKind kind: String) {}
  /// Which there are: none.
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    later { completion(.success([])) }
  }
}
/// A widget.
public struct WidgetInfo: Hashable, Sendable {
  /// What kind it is.
  public let kind: String
}

/// Work that is to be done while the app is not seen.
open class BGTaskRequest: NSObject {
  /// The work's name.
  public let identifier: String
  /// Not before.
  open var earliestBeginDate: Date?
  init(_ identifier: String) { self.identifier = identifier }
}
/// A little of it.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  /// By its name.
  public init(identifier: String) { super.init(identifier) }
}
/// Much of it.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Whether a network is needed.
  open var requiresNetworkConnectivity = false
  /// Whether the device has to be charged meanwhile.
  open var requiresExternalPower = false
  /// By its name.
  public init(identifier: String) { super.init(identifier) }
}
/// Work that is being done: none is.
open class BGTask: NSObject {
  /// Its name.
  public let identifier: String
  /// Hears that time is over.
  open var expirationHandler: (() -> Void)?
  init(_ identifier: String) { self.identifier = identifier }
  /// It is done.
  open func setTaskCompleted(success: Bool) {}
}
/// A little of it.
open class BGAppRefreshTask: BGTask {}
/// Much of it.
open class BGProcessingTask: BGTask {}

/// Who starts work (developer.apple.com/documentation/backgroundtasks/bgtaskscheduler): nobody, as in Xcode's simulator.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// What went wrong.
  public struct Error: Swift.Error, CustomNSError, Sendable, Hashable {
    /// The kinds; numbers are Background Tasks'.
    public enum Code: Int, Sendable {
      /// Nothing is started here.
      case unavailable = 1
      /// Too much is waiting.
      case tooManyPendingTaskRequests = 2
      /// The app may not.
      case notPermitted = 3
    }
    /// The kind.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
    /// Background Tasks' domain.
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    /// The kind's number.
    public var errorCode: Int { code.rawValue }
  }
  /// The only one.
  public static let shared = BGTaskScheduler()
  override init() { super.init() }
  /// Says who does some work.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }
  /// Has work done: it cannot be.
  open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
  /// It need not be done.
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  /// None need be.
  open func cancelAllTaskRequests() {}
  /// What waits: nothing.
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    later { completionHandler([]) }
  }
}
