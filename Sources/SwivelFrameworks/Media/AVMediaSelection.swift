// Languages, subtitles and what a player says of its work: nobody looked into a film, so that there is nothing to choose or to say.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwivelUI

extension AVMediaCharacteristic {
  /// Tells those who do not see.
  public static let describesVideoForAccessibility = AVMediaCharacteristic(
    rawValue: "public.accessibility.describes-video")
}

/// What one can choose from. There is none.
public final class AVMediaSelectionGroup: NSObject, @unchecked Sendable {
  /// The choices.
  public var options: [AVMediaSelectionOption] { [] }
  /// The usual one.
  public var defaultOption: AVMediaSelectionOption? { nil }
  /// Whether one can choose none.
  public var allowsEmptySelection: Bool { true }
  override init() { super.init() }
}

/// A choice. There is none.
public final class AVMediaSelectionOption: NSObject, @unchecked Sendable {
  /// What people call it.
  public var displayName: String { "" }
  /// In which language.
  public var locale: Locale? { nil }
  /// In which language, by its tag.
  public var extendedLanguageTag: String? { nil }
  /// What it is.
  public var mediaType: AVMediaType { .text }
  override init() { super.init() }
}

/// What was chosen: nothing.
public final class AVMediaSelection: NSObject, @unchecked Sendable {
  /// In a group.
  public func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? { nil }
  override init() { super.init() }
}

/// What becomes of films when the app is behind others; raw values are AVFoundation's.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  /// As the system likes.
  case automatic = 1
  /// They stand.
  case pauses = 2
  /// They go on.
  case continuesIfPossible = 3
}

/// What a player fetched. It fetches nothing.
public final class AVPlayerItemAccessLog: NSObject, @unchecked Sendable {
  /// One after the other.
  public var events: [AVPlayerItemAccessLogEvent] { [] }
  override init() { super.init() }
}

/// What it fetched once.
public final class AVPlayerItemAccessLogEvent: NSObject, @unchecked Sendable {
  /// From where.
  public var uri: String? { nil }
  /// How many bits a second it said to have.
  public var indicatedBitrate: Double { -1 }
  /// How many it had.
  public var observedBitrate: Double { -1 }
  /// How often it stood.
  public var numberOfStalls: Int { -1 }
  /// How many bytes.
  public var numberOfBytesTransferred: Int64 { -1 }
  override init() { super.init() }
}

/// What a player could not fetch. It tries nothing.
public final class AVPlayerItemErrorLog: NSObject, @unchecked Sendable {
  /// One after the other.
  public var events: [AVPlayerItemErrorLogEvent] { [] }
  override init() { super.init() }
}

/// What it could not fetch once.
public final class AVPlayerItemErrorLogEvent: NSObject, @unchecked Sendable {
  /// From where.
  public var uri: String? { nil }
  /// The error's number.
  public var errorStatusCode: Int { 0 }
  /// Whose error it is.
  public var errorDomain: String { "" }
  /// The error for people.
  public var errorComment: String? { nil }
  override init() { super.init() }
}

extension AVPlayerItem {
  /// Chooses something: there is nothing to choose.
  public func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) {}
  /// What is chosen.
  public var currentMediaSelection: AVMediaSelection { AVMediaSelection() }
  /// What was fetched: nothing.
  public func accessLog() -> AVPlayerItemAccessLog? { nil }
  /// What could not be: nothing was tried.
  public func errorLog() -> AVPlayerItemErrorLog? { nil }
  /// Whether it can go faster.
  public var canPlayFastForward: Bool { false }
  /// Whether it can go slower.
  public var canPlaySlowForward: Bool { false }
  /// Whether it can go back.
  public var canPlayReverse: Bool { false }
  /// Whether it can go on by a picture.
  public var canStepForward: Bool { false }
  /// Whether it can go back by one.
  public var canStepBackward: Bool { false }
  /// Goes on by pictures: there are none.
  public func step(byCount stepCount: Int) {}
  /// Posted when it stands because nothing more is there, which does not happen here.
  public nonisolated static let playbackStalledNotification = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")
  /// Posted when there is more to read of what was fetched, which does not happen here.
  public nonisolated static let newAccessLogEntryNotification = Notification.Name(
    "AVPlayerItemNewAccessLogEntryNotification")
  /// Posted when there is more to read of what could not be fetched, which does not happen here.
  public nonisolated static let newErrorLogEntryNotification = Notification.Name(
    "AVPlayerItemNewErrorLogEntryNotification")
  /// Posted when it went somewhere else, which does not happen here.
  public nonisolated static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
}

extension Notification.Name {
  /// Posted when a film stands because nothing more is there.
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
  /// Posted when there is more to read of what was fetched.
  public static let AVPlayerItemNewAccessLogEntry = AVPlayerItem.newAccessLogEntryNotification
  /// Posted when there is more to read of what could not be fetched.
  public static let AVPlayerItemNewErrorLogEntry = AVPlayerItem.newErrorLogEntryNotification
}

/// Whether it is to be known exactly how long something is, in an asset's options.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
/// Cookies to ask with, in an asset's options.
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
/// Whether it may be fetched where that costs, in an asset's options.
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
