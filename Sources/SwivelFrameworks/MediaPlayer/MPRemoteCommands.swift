// Buttons outside the app that say more than that they were touched. Nobody touches them here.
import Foundation
import SwivelUI

/// A button that goes elsewhere.
@preconcurrency @MainActor open class MPChangePlaybackPositionCommand: MPRemoteCommand {}
/// A button that goes faster.
@preconcurrency @MainActor open class MPChangePlaybackRateCommand: MPRemoteCommand {
  /// How fast it can.
  open var supportedPlaybackRates: [NSNumber] = []
}
/// A button that says what somebody thinks.
@preconcurrency @MainActor open class MPFeedbackCommand: MPRemoteCommand {
  /// Whether they said so.
  open var isActive = false
  /// What it says.
  open var localizedTitle = ""
  /// The same in a few words.
  open var localizedShortTitle = ""
}
/// A button that says how good something is.
@preconcurrency @MainActor open class MPRatingCommand: MPRemoteCommand {
  /// The least.
  open var minimumRating: Float = 0
  /// The most.
  open var maximumRating: Float = 1
}
/// It goes elsewhere.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// Where to, in seconds.
  public let positionTime: TimeInterval = 0
}
/// It goes faster.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  /// How fast.
  public let playbackRate: Float = 1
}
/// It skips.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// How many seconds.
  public let interval: TimeInterval = 0
}
/// It hurries, or no more.
open class MPSeekCommandEvent: MPRemoteCommandEvent {
  /// Which; raw values are Media Player's.
  public enum EventType: UInt, Sendable {
    /// It begins.
    case beginSeeking = 0
    /// It ends.
    case endSeeking = 1
  }
  /// Which.
  public let type = EventType.beginSeeking
}
/// Somebody thinks something.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent {
  /// Whether no more.
  public let isNegative = false
}
/// Something is so good.
open class MPRatingCommandEvent: MPRemoteCommandEvent {
  /// So good.
  public let rating: Float = 0
}
