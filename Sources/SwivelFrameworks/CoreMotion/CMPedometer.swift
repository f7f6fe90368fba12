// Sensors of who carries the device: a device that nobody carries has none, as Core Motion says of a Simulator.
import Foundation
import SwivelUI

/// Steps that were counted; there are none.
open class CMPedometerData: NSObject {
  /// When counting began.
  public let startDate: Date
  /// When it ended.
  public let endDate: Date
  /// Steps.
  public let numberOfSteps: NSNumber = 0
  /// Metres; nil where they cannot be told.
  public let distance: NSNumber? = nil
  /// Storeys up.
  public let floorsAscended: NSNumber? = nil
  /// Storeys down.
  public let floorsDescended: NSNumber? = nil
  init(from start: Date, to end: Date) { (startDate, endDate) = (start, end) }
}

/// Counts steps, where there is somebody to make them: the handlers are told that it is not available.
@preconcurrency @MainActor open class CMPedometer: NSObject {
  /// Takes what was counted.
  public typealias Handler = (CMPedometerData?, (any Error)?) -> Void
  /// Not here.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Not here.
  open class func isDistanceAvailable() -> Bool { false }
  /// Not here.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Not here.
  open class func isPaceAvailable() -> Bool { false }
  /// Not here.
  open class func isCadenceAvailable() -> Bool { false }
  /// Counts nothing yet.
  public override init() { super.init() }
  /// Tells once that nothing is counted.
  open func startUpdates(from start: Date, withHandler handler: @escaping Handler) {
    DispatchQueue.main.async { handler(nil, notAvailable) }
  }
  /// Tells that nothing was counted.
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping Handler) {
    DispatchQueue.main.async { handler(nil, notAvailable) }
  }
  /// Counts no more.
  open func stopUpdates() {}
}

/// Measures height by the air, which nobody does here: the handler is told that it is not available.
@preconcurrency @MainActor open class CMAltimeter: NSObject {
  /// Not here.
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  /// Measures nothing yet.
  public override init() { super.init() }
  /// Tells once that nothing is measured.
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { handler(nil, notAvailable) } }
  /// Measures no more.
  open func stopRelativeAltitudeUpdates() {}
}

/// A height; there is none.
open class CMAltitudeData: CMLogItem {
  /// Metres since measuring began.
  public let relativeAltitude: NSNumber = 0
  /// Kilopascals.
  public let pressure: NSNumber = 0
}
