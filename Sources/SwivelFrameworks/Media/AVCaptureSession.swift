// From a camera to what is made of its pictures: a session has nothing to begin with, so that it runs and nothing comes.
import Foundation
import SwivelUI

/// What comes in.
open class AVCaptureInput: NSObject, @unchecked Sendable {
  /// One kind of what comes in. There is none.
  open class Port: NSObject, @unchecked Sendable {
    /// The kind.
    open var mediaType: AVMediaType { .video }
    /// Whether it comes.
    open var isEnabled = false
    /// From which kind of camera.
    open var sourceDeviceType: AVCaptureDevice.DeviceType? { nil }
    /// Where that is.
    open var sourceDevicePosition: AVCaptureDevice.Position { .unspecified }
    override init() { super.init() }
  }
  /// The kinds of what comes in: none.
  open var ports: [Port] { [] }
}

/// What comes from a camera or a microphone.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// From which.
  public let device: AVCaptureDevice
  /// From one.
  ///
  /// - Throws: `AVError.applicationIsNotAuthorizedToUseDevice`.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
    throw AVError(.applicationIsNotAuthorizedToUseDevice)
  }
}

/// What goes out.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  /// How it is connected: not.
  open var connections: [AVCaptureConnection] { [] }
  /// How it is connected for something: not.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Between what comes in and what goes out.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  /// Whether anything goes through.
  open var isEnabled = false
  /// Whether anything does.
  open var isActive: Bool { false }
  /// Which way pictures stand.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Whether that can be said.
  open var isVideoOrientationSupported: Bool { true }
  /// The same in degrees, from iOS 17 on.
  open var videoRotationAngle: CGFloat = 0
  /// Whether that can be said.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool {
    [0, 90, 180, 270].contains(videoRotationAngle)
  }
  /// Whether pictures are mirrored.
  open var isVideoMirrored = false
  /// Whether that can be said.
  open var isVideoMirroringSupported: Bool { true }
  /// Whether they are mirrored where it is usual.
  open var automaticallyAdjustsVideoMirroring = true
  /// Where from.
  open var inputPorts: [AVCaptureInput.Port] { [] }
  /// Where to.
  open weak var output: AVCaptureOutput? { nil }
  /// Where it is seen.
  open weak var videoPreviewLayer: AVCaptureVideoPreviewLayer? { nil }
  /// Whether films can be kept steady: there are none.
  open var isVideoStabilizationSupported: Bool { false }
  /// How they are to be.
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  /// How they are.
  open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
  /// How much larger pictures can be made.
  open var videoMaxScaleAndCropFactor: CGFloat { 1 }
  /// How much larger they are made.
  open var videoScaleAndCropFactor: CGFloat = 1
}

/// Which way pictures stand; raw values are AVFoundation's.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// With the button at the right.
  case landscapeRight = 3
  /// With the button at the left.
  case landscapeLeft = 4
}

/// Has pictures and sounds come in and go out. May be used on any thread.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// How good pictures are.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// AVFoundation's word.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As photographs.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// Good.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Not so good.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Not good.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// 352 by 288 pixels.
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    /// 960 by 540 pixels, easy to cut.
    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
    /// 1280 by 720 pixels, easy to cut.
    public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    /// 640 by 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// 1280 by 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 by 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3840 by 2160 pixels.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    /// As what comes in is set.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }
  private let lock = NSLock()
  private var running = false
  /// How good pictures are.
  open var sessionPreset = Preset.high
  /// What comes in.
  open private(set) var inputs: [AVCaptureInput] = []
  /// What goes out.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Whether it runs.
  open var isRunning: Bool { lock.withLock { running } }
  /// Whether something keeps it from running.
  open var isInterrupted: Bool { false }
  /// Whether it says how the app's sounds go.
  open var automaticallyConfiguresApplicationAudioSession = true
  /// One without anything.
  public override init() { super.init() }

  /// Whether pictures can be so good.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Begins to change it.
  open func beginConfiguration() {}
  /// Ends it.
  open func commitConfiguration() {}
  /// Whether something can come in.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  /// Has it come in.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Has it come in no more.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether something can go out.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  /// Has it go out.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Has it go out no more.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Begins, which is posted.
  open func startRunning() { turn(true) }
  /// Ends, which is posted.
  open func stopRunning() { turn(false) }
  private func turn(_ isOn: Bool) {
    let isAnother = lock.withLock {
      defer { running = isOn }
      return running != isOn
    }
    guard isAnother else { return }
    SwivelUI.NotificationCenter.default.post(
      name: isOn ? Self.didStartRunningNotification : Self.didStopRunningNotification, object: self)
  }
  /// What goes from where to where: nothing does.
  open var connections: [AVCaptureConnection] { [] }
  /// Has something come in that nothing is made of.
  open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
  /// Has something go out that comes from nowhere.
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
  /// Whether something can go from there to there: nothing comes.
  open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
  /// Has it go; nothing comes.
  open func addConnection(_ connection: AVCaptureConnection) {}
  /// Has it go no more.
  open func removeConnection(_ connection: AVCaptureConnection) {}
  /// Whether it has the app's sounds go as others of the app do.
  open var usesApplicationAudioSession = true
  /// Whether there may be a camera beside other apps: there is none.
  open var isMultitaskingCameraAccessSupported: Bool { false }
  /// Whether there is to be one.
  open var isMultitaskingCameraAccessEnabled = false

  /// Posted when it begins.
  public static let didStartRunningNotification = Notification.Name("AVCaptureSessionDidStartRunningNotification")
  /// Posted when it ends.
  public static let didStopRunningNotification = Notification.Name("AVCaptureSessionDidStopRunningNotification")
  /// Posted when something goes wrong, which nothing does here.
  public static let runtimeErrorNotification = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
  /// Posted when something keeps it from running, which nothing does here.
  public static let wasInterruptedNotification = Notification.Name("AVCaptureSessionWasInterruptedNotification")
  /// Posted when nothing does any more.
  public static let interruptionEndedNotification = Notification.Name("AVCaptureSessionInterruptionEndedNotification")
}

/// A session of several cameras at a time.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
  /// No: there is not even one.
  open class var isMultiCamSupported: Bool { false }
  /// How much of what the device can do it takes, 0…1.
  open var hardwareCost: Float { 0 }
  /// How warm it makes the device, 0…1.
  open var systemPressureCost: Float { 0 }
}

/// Shows what a session's camera sees: nothing, so that it is as its background.
@preconcurrency @MainActor open class AVCaptureVideoPreviewLayer: CALayer {
  /// Whose.
  open var session: AVCaptureSession?
  /// How pictures fill it.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// How it is connected: there is nothing to connect.
  open var connection: AVCaptureConnection? { nil }
  /// Whether there are pictures.
  open var isPreviewing: Bool { false }
  /// Of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  /// Of a session, not yet connected.
  public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }
  /// A point of the camera's, 0…1: the picture lies on its side.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.y / bounds.height, y: 1 - pointInLayer.x / bounds.width)
  }
  /// The other way.
  open func layerPointConverted(fromCaptureDevicePoint point: CGPoint) -> CGPoint {
    CGPoint(x: (1 - point.y) * bounds.width, y: point.x * bounds.height)
  }
  /// A rectangle of what was found, 0…1.
  open func metadataOutputRectConverted(fromLayerRect rectInLayer: CGRect) -> CGRect {
    let (first, last) = (
      captureDevicePointConverted(fromLayerPoint: rectInLayer.origin),
      captureDevicePointConverted(fromLayerPoint: CGPoint(x: rectInLayer.maxX, y: rectInLayer.maxY))
    )
    return CGRect(
      x: min(first.x, last.x), y: min(first.y, last.y), width: abs(last.x - first.x), height: abs(last.y - first.y))
  }
  /// What was found, in the layer's coordinates.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
