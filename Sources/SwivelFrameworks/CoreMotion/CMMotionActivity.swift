// What somebody who carries the device does: nobody carries it, and the handlers are told that it is not available.
import Foundation
import SwivelUI

/// How sure something is; raw values are Core Motion's.
public enum CMMotionActivityConfidence: Int, Sendable {
  /// Hardly.
  case low = 0
  /// Rather.
  case medium = 1
  /// Quite.
  case high = 2
}

/// What an app may know; raw values are Core Motion's.
public enum CMAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined = 0
  /// Nobody may say.
  case restricted = 1
  /// Nothing.
  case denied = 2
  /// All.
  case authorized = 3
}

/// What somebody did: nothing is noticed.
open class CMMotionActivity: CMLogItem {
  /// How sure it is.
  public let confidence = CMMotionActivityConfidence.low
  /// Since when.
  public let startDate = Date.distantPast
  /// Whether nobody knows.
  public let unknown = true
  /// Whether they stood.
  public let stationary = false
  /// Whether they walked.
  public let walking = false
  /// Whether they ran.
  public let running = false
  /// Whether they were in a car.
  public let automotive = false
  /// Whether they rode a bicycle.
  public let cycling = false
}

/// Hears what somebody does.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
/// Hears what somebody did.
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// Notices what somebody does, where there is somebody (developer.apple.com/documentation/coremotion/cmmotionactivitymanager).
@preconcurrency @MainActor open class CMMotionActivityManager: NSObject {
  /// Not here.
  open class func isActivityAvailable() -> Bool { false }
  /// What the app may know: nobody was asked.
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  /// Notices nothing yet.
  public override init() { super.init() }
  /// Notices: there is nothing, and nobody is called.
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {}
  /// No more.
  open func stopActivityUpdates() {}
  /// Tells that nothing was noticed.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) { DispatchQueue.main.async { handler(nil, notAvailable) } }
}

extension CMPedometer {
  /// What the app may know: nobody was asked.
  public class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
}
extension CMAltimeter {
  /// What the app may know: nobody was asked.
  public class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
}
