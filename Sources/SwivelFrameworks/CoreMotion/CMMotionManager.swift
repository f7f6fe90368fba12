// Who tells apps of the device's motion: the attitude it is held in, again and again, whatever rotation lock says.
import Foundation
import SwivelUI

/// What the axes of attitudes are measured from; raw values are Core Motion's.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Frames by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// z up, x anywhere.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 0)
  /// The same, corrected by the magnetometer.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 1)
  /// x to the magnetic north; there is no magnetometer.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 2)
  /// x to the north; there is no magnetometer.
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 3)
}

/// Takes what the accelerometer measured.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Takes what the gyroscope measured.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// Takes what the sensors say together.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of Core Motion's errors.
public let CMErrorDomain = "CMErrorDomain"

/// CMErrorNotAvailable: the device has no such sensor.
let notAvailable = NSError(domain: CMErrorDomain, code: 109)

/// Tells of motion, in the device's time. A turn is over at once here: between two attitudes there is nothing to be measured.
///
/// Handlers are called on the main queue whatever queue they are given. There is no magnetometer.
@preconcurrency @MainActor open class CMMotionManager: NSObject {
  /// The shortest interval, as the hardware has it: others are taken for this one (Apple: "accelerometerUpdateInterval").
  private nonisolated static let shortest: TimeInterval = 0.01

  /// What is told, and when next.
  private struct Telling {
    var interval: TimeInterval = CMMotionManager.shortest
    var isActive = false
    var timer: Timer?
  }
  private var accelerometer = Telling()
  private var gyro = Telling()
  private var motion = Telling()

  /// Tells nothing yet.
  public override init() { super.init() }

  isolated deinit { for timer in [accelerometer, gyro, motion].map(\.timer) { timer?.invalidate() } }

  private func start(
    _ telling: ReferenceWritableKeyPath<CMMotionManager, Telling>, _ tell: (@MainActor (CMMotionManager) -> Void)?
  ) {
    stop(telling)
    self[keyPath: telling].isActive = true
    guard let tell else { return }
    let interval = max(self[keyPath: telling].interval, Self.shortest)
    self[keyPath: telling].timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { if let self { tell(self) } }
    }
  }

  private func stop(_ telling: ReferenceWritableKeyPath<CMMotionManager, Telling>) {
    self[keyPath: telling].timer?.invalidate()
    self[keyPath: telling].timer = nil
    self[keyPath: telling].isActive = false
  }

  private var attitude: CMAttitude { CMAttitude(AppScene.running?.device.attitude ?? .unknown) }

  // MARK: The accelerometer

  /// There is one.
  open var isAccelerometerAvailable: Bool { true }
  /// Whether it was started.
  open var isAccelerometerActive: Bool { accelerometer.isActive }
  /// Seconds between two calls of the handler; what is set counts from the next start on.
  open var accelerometerUpdateInterval: TimeInterval {
    get { accelerometer.interval }
    set { accelerometer.interval = newValue }
  }
  /// What it measures now; nil while it is not started.
  open var accelerometerData: CMAccelerometerData? {
    isAccelerometerActive ? CMAccelerometerData(attitude.gravity, at: CACurrentMediaTime()) : nil
  }
  /// Measures, for who asks.
  open func startAccelerometerUpdates() { start(\.accelerometer, nil) }
  /// Measures and tells.
  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {
    start(\.accelerometer) { handler($0.accelerometerData, nil) }
  }
  /// Measures no more.
  open func stopAccelerometerUpdates() { stop(\.accelerometer) }

  // MARK: The gyroscope

  /// There is one.
  open var isGyroAvailable: Bool { true }
  /// Whether it was started.
  open var isGyroActive: Bool { gyro.isActive }
  /// Seconds between two calls of the handler; what is set counts from the next start on.
  open var gyroUpdateInterval: TimeInterval {
    get { gyro.interval }
    set { gyro.interval = newValue }
  }
  /// What it measures now; nil while it is not started.
  open var gyroData: CMGyroData? { isGyroActive ? CMGyroData(at: CACurrentMediaTime()) : nil }
  /// Measures, for who asks.
  open func startGyroUpdates() { start(\.gyro, nil) }
  /// Measures and tells.
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
    start(\.gyro) { handler($0.gyroData, nil) }
  }
  /// Measures no more.
  open func stopGyroUpdates() { stop(\.gyro) }

  // MARK: All together

  /// The sensors are there.
  open var isDeviceMotionAvailable: Bool { true }
  /// Whether they were started.
  open var isDeviceMotionActive: Bool { motion.isActive }
  /// Seconds between two calls of the handler; what is set counts from the next start on.
  open var deviceMotionUpdateInterval: TimeInterval {
    get { motion.interval }
    set { motion.interval = newValue }
  }
  /// What they say now; nil while they are not started.
  open var deviceMotion: CMDeviceMotion? {
    isDeviceMotionActive ? CMDeviceMotion(attitude, at: CACurrentMediaTime()) : nil
  }
  /// The frames attitudes can be measured from without a magnetometer.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { .xArbitraryZVertical }
  /// The frame attitudes are measured from.
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
  /// Whether the system may ask for a movement that helps the magnetometer.
  open var showsDeviceMovementDisplay = false
  /// Measures, for who asks.
  open func startDeviceMotionUpdates() { start(\.motion, nil) }
  /// Measures and tells.
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
    start(\.motion) { handler($0.deviceMotion, nil) }
  }
  /// Measures, for who asks, from a frame there is; from another one nothing is measured.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    if Self.availableAttitudeReferenceFrames().contains(referenceFrame) { startDeviceMotionUpdates() }
  }
  /// Measures and tells, from a frame there is; of another one the handler is told once that it is not available.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    guard Self.availableAttitudeReferenceFrames().contains(referenceFrame) else {
      DispatchQueue.main.async { handler(nil, notAvailable) }
      return
    }
    startDeviceMotionUpdates(to: queue, withHandler: handler)
  }
  /// Measures no more.
  open func stopDeviceMotionUpdates() { stop(\.motion) }

  // MARK: The magnetometer

  /// There is none.
  open var isMagnetometerAvailable: Bool { false }
  /// It cannot be.
  open var isMagnetometerActive: Bool { false }
}
