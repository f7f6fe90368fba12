// What a phone's motor can do: there is none. Apps ask for that first; an engine cannot be made.
import Foundation
import SwivelUI

/// What the device can do.
@preconcurrency @MainActor public protocol CHHapticDeviceCapability {
  /// Whether it can be felt.
  var supportsHaptics: Bool { get }
  /// Whether it can be heard.
  var supportsAudio: Bool { get }
}

/// What went wrong.
public struct CHHapticError: Error, CustomNSError, Sendable, Hashable {
  /// The kinds; numbers are Core Haptics'.
  public enum Code: Int, Sendable {
    /// The device has no motor.
    case notSupported = -4809
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// Core Haptics' domain.
  public static var errorDomain: String { "com.apple.CoreHaptics" }
  /// The kind's number.
  public var errorCode: Int { code.rawValue }
}

/// Something that is felt.
open class CHHapticEvent: NSObject {
  /// A kind of it.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// Core Haptics' word.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// For a moment.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// For a while.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
  }
  /// A quality of it.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// Core Haptics' word.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strong.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// How sharp.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
  }
  /// The kind.
  public let type: EventType
  /// The qualities.
  public let eventParameters: [CHHapticEventParameter]
  /// When, in seconds.
  public let relativeTime: TimeInterval
  /// How long, in seconds.
  public let duration: TimeInterval
  /// For a while.
  public init(
    eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime time: TimeInterval,
    duration: TimeInterval = 0
  ) {
    (self.type, eventParameters, relativeTime, self.duration) = (type, parameters, time, duration)
  }
}

/// A quality.
open class CHHapticEventParameter: NSObject {
  /// Which.
  public let parameterID: CHHapticEvent.ParameterID
  /// How much.
  public let value: Float
  /// So much.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}

/// What is felt, one after the other.
open class CHHapticPattern: NSObject {
  /// What.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
}

/// A quality that changes meanwhile.
open class CHHapticDynamicParameter: NSObject {}

/// Plays a pattern.
@preconcurrency @MainActor public protocol CHHapticPatternPlayer: AnyObject {
  /// Begins.
  func start(atTime time: TimeInterval) throws
  /// Ends.
  func stop(atTime time: TimeInterval) throws
}

/// The motor (developer.apple.com/documentation/corehaptics/chhapticengine): there is none.
@preconcurrency @MainActor open class CHHapticEngine {
  /// Why it stopped.
  public enum StoppedReason: Int, Sendable {
    /// Something else wanted to be heard.
    case audioSessionInterrupt = 1
    /// The app is not in front.
    case applicationSuspended = 2
    /// Nothing was to do.
    case idleTimeout = 3
    /// The system failed.
    case systemError = -1
  }
  private struct NoMotor: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
  }
  /// What it can do: nothing.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoMotor() }
  /// Hears that it stopped.
  open var stoppedHandler: ((StoppedReason) -> Void)?
  /// Hears that it has to be started again.
  open var resetHandler: (() -> Void)?
  /// Whether it ends when nothing is to do.
  open var isAutoShutdownEnabled = false
  /// Whether nothing is heard.
  open var playsHapticsOnly = false
  /// Makes one: it cannot be.
  public init() throws { throw CHHapticError(.notSupported) }
  /// Begins.
  open func start() throws { throw CHHapticError(.notSupported) }
  /// Begins, and tells.
  open func start(completionHandler: ((any Error)?) -> Void) { completionHandler(CHHapticError(.notSupported)) }
  /// Ends.
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  /// What plays a pattern.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
}
