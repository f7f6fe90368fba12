// What AVFoundation posts of cameras and sessions: nothing of it happens on a device without a camera, and apps listen all the same.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwivelUI

extension Notification.Name {
  /// Posted when what a camera looks at changes much.
  public static let AVCaptureDeviceSubjectAreaDidChange = Notification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
  /// Posted when a camera is there.
  public static let AVCaptureDeviceWasConnected = Notification.Name("AVCaptureDeviceWasConnectedNotification")
  /// Posted when one is there no more.
  public static let AVCaptureDeviceWasDisconnected = Notification.Name("AVCaptureDeviceWasDisconnectedNotification")
  /// Posted when something goes wrong with a session.
  public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
  /// Posted when something keeps a session from running.
  public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
  /// Posted when nothing does any more.
  public static let AVCaptureSessionInterruptionEnded = AVCaptureSession.interruptionEndedNotification
  /// Posted when a session begins.
  public static let AVCaptureSessionDidStartRunning = AVCaptureSession.didStartRunningNotification
  /// Posted when a session ends.
  public static let AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification
}

extension AVCaptureDevice {
  /// Posted when what a camera looks at changes much.
  public static let subjectAreaDidChangeNotification = Notification.Name.AVCaptureDeviceSubjectAreaDidChange
  /// Posted when a camera is there.
  public static let wasConnectedNotification = Notification.Name.AVCaptureDeviceWasConnected
  /// Posted when one is there no more.
  public static let wasDisconnectedNotification = Notification.Name.AVCaptureDeviceWasDisconnected
}

extension AVCaptureSession {
  /// Why it does not run; raw values are AVFoundation's.
  public enum InterruptionReason: Int, Sendable {
    /// The app is behind others.
    case videoDeviceNotAvailableInBackground = 1
    /// Another has the microphone.
    case audioDeviceInUseByAnotherClient = 2
    /// Another has the camera.
    case videoDeviceInUseByAnotherClient = 3
    /// There are other apps on the screen.
    case videoDeviceNotAvailableWithMultipleForegroundApps = 4
    /// It is too hot, or the like.
    case videoDeviceNotAvailableDueToSystemPressure = 5
    /// Something is seen that ought not to be.
    case sensitiveContentMitigationActivated = 6
  }
}

/// The error, in what is posted.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// Why a session does not run, in what is posted.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
/// How hard the system works, in what is posted.
public let AVCaptureSessionInterruptionSystemPressureStateKey = "AVCaptureSessionInterruptionSystemPressureStateKey"
