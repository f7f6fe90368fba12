// What is posted of an app's sounds: calls and plugs, of which there are none. Apps listen all the same, and read it by these names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import SwivelUI

extension AVAudioSession {
  /// Whether something began to interrupt or ended; raw values are AVFoundation's.
  public enum InterruptionType: UInt, Sendable {
    /// It ended.
    case ended = 0
    /// It began.
    case began = 1
  }
  /// What to do then; bits are AVFoundation's.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// From bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To go on.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
  /// Why something interrupts; raw values are AVFoundation's.
  public enum InterruptionReason: UInt, Sendable {
    /// Another's sounds.
    case `default` = 0
    /// The app was asleep.
    case appWasSuspended = 1
    /// The microphone was taken out.
    case builtInMicMuted = 2
    /// Another way was taken away.
    case routeDisconnected = 4
  }
  /// Why sounds go another way; raw values are AVFoundation's.
  public enum RouteChangeReason: UInt, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// There is a better one.
    case newDeviceAvailable = 1
    /// The one they went is gone.
    case oldDeviceUnavailable = 2
    /// The app's kind is another.
    case categoryChange = 3
    /// The app wanted it.
    case override = 4
    /// The device woke.
    case wakeFromSleep = 6
    /// There is none for the app's kind.
    case noSuitableRouteForCategory = 7
    /// The same one is another.
    case routeConfigurationChange = 8
  }
  /// Whether others of less weight may be heard; raw values are AVFoundation's.
  public enum SilenceSecondaryAudioHintType: UInt, Sendable {
    /// They may again.
    case end = 0
    /// They may not.
    case begin = 1
  }
  /// Posted when what plays sounds had to begin anew, which does not happen here.
  public nonisolated static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  /// Posted when it is gone, which does not happen here.
  public nonisolated static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  /// Posted when others begin or end, which does not happen here.
  public nonisolated static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
}

/// Whether something began or ended, in what is posted.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// What to do then, in what is posted.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// Why, in what is posted.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// Whether the app was asleep, in what is posted.
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
/// Why sounds go another way, in what is posted.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// Which way they went, in what is posted.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// Whether others may be heard, in what is posted.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

/// What an app may record, from iOS 17 on: nothing, for there is no microphone.
@preconcurrency @MainActor public final class AVAudioApplication: NSObject {
  /// Whether an app may record; raw values are AVFoundation's words as numbers.
  @preconcurrency public enum recordPermission: UInt, Sendable {
    /// Nobody was asked.
    case undetermined = 0x756E_6474
    /// No.
    case denied = 0x6465_6E79
    /// Yes.
    case granted = 0x6772_6E74
  }
  /// The app.
  public static let shared = AVAudioApplication()
  /// Whether it may record: there is no microphone, which is as if the user had said no.
  public var recordPermission: recordPermission { .denied }
  /// Whether it hears itself no more.
  public private(set) var isInputMuted = false
  /// Has it hear itself no more, or again.
  public func setInputMuted(_ muted: Bool) throws { isInputMuted = muted }
  /// Would ask the user: there is no microphone.
  public class func requestRecordPermission(completionHandler response: @escaping @MainActor @Sendable (Bool) -> Void) {
    DispatchQueue.main.async { response(false) }
  }
  /// Would ask the user: there is no microphone.
  public class func requestRecordPermission() async -> Bool { false }
}
