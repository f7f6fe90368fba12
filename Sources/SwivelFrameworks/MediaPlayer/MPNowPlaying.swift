// What the lock screen would say of a song and which buttons it would have: kept, for nothing outside the app shows or touches them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwivelUI

/// What is known of a song.
public let MPMediaItemPropertyTitle = "title"
/// Who plays it.
public let MPMediaItemPropertyArtist = "artist"
/// What it is on.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// Its picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// Who made what it is on.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// Which kind of music.
public let MPMediaItemPropertyGenre = "genre"
/// Who wrote it.
public let MPMediaItemPropertyComposer = "composer"
/// Its number in the library.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// Its place on what it is on.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// How many are on it.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// Its file.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// Which kind.
public let MPMediaItemPropertyMediaType = "mediaType"
/// How often it was heard.
public let MPMediaItemPropertyPlayCount = "playCount"
/// How fast as usual.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// Its place among those to come.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// How many are to come.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The part it is at.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
/// How many parts it has.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
/// Whether it is heard or seen.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// Its address.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
/// Its name elsewhere.
public let MPNowPlayingInfoPropertyExternalContentIdentifier = "MPNowPlayingInfoPropertyExternalContentIdentifier"
/// Seconds it lasts.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// Seconds it has played.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// How fast.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// Whether it has no end.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"

/// Whether something plays; raw values are Media Player's.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  /// Nobody said.
  case unknown = 0
  /// It plays.
  case playing = 1
  /// It waits.
  case paused = 2
  /// It has ended.
  case stopped = 3
  /// Something else is heard.
  case interrupted = 4
}

/// A song's picture.
open class MPMediaItemArtwork: NSObject {
  /// Points.
  public let bounds: CGRect
  private let make: (CGSize) -> UIImage
  /// One that is made in the size that is wanted.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (bounds, make) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
  }
  /// It in a size.
  open func image(at size: CGSize) -> UIImage? { make(size) }
}

/// What is said of a song (developer.apple.com/documentation/mediaplayer/mpnowplayinginfocenter).
@preconcurrency @MainActor open class MPNowPlayingInfoCenter: NSObject {
  /// What was said last.
  open var nowPlayingInfo: [String: Any]?
  /// Whether it plays.
  open var playbackState = MPNowPlayingPlaybackState.unknown
  override init() { super.init() }
  /// The app's.
  open class func `default`() -> MPNowPlayingInfoCenter { KeptForApp.current.object { MPNowPlayingInfoCenter() } }
}

/// What became of a button; raw values are Media Player's.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// Done.
  case success = 0
  /// There is nothing to do it with.
  case noSuchContent = 100
  /// Nothing plays.
  case noActionableNowPlayingItem = 110
  /// Something is not there.
  case deviceNotFound = 120
  /// Not done.
  case commandFailed = 200
}

/// A button was touched.
open class MPRemoteCommandEvent: NSObject {
  /// Which.
  public let command: MPRemoteCommand
  init(_ command: MPRemoteCommand) { self.command = command }
}

/// A button outside the app. Nobody touches it here.
@preconcurrency @MainActor open class MPRemoteCommand: NSObject {
  /// Whether it can be touched.
  open var isEnabled = true
  private var targets: [NSObject] = []
  override init() { super.init() }
  /// Has something done.
  /// - Returns: what takes it away again.
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
    let token = NSObject()
    targets.append(token)
    return token
  }
  /// The same by a method.
  open func addTarget(_ target: Any, action: Selector) {}
  /// No longer.
  open func removeTarget(_ target: Any?) {
    targets.removeAll { target == nil || $0 === target as? NSObject }
  }
  /// No longer by a method.
  open func removeTarget(_ target: Any, action: Selector?) {}
}

/// A button that skips some seconds.
@preconcurrency @MainActor open class MPSkipIntervalCommand: MPRemoteCommand {
  /// How many.
  open var preferredIntervals: [NSNumber] = []
}

/// The buttons (developer.apple.com/documentation/mediaplayer/mpremotecommandcenter).
@preconcurrency @MainActor open class MPRemoteCommandCenter: NSObject {
  /// Plays.
  public let playCommand = MPRemoteCommand()
  /// Waits.
  public let pauseCommand = MPRemoteCommand()
  /// Ends.
  public let stopCommand = MPRemoteCommand()
  /// One or the other.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// The next.
  public let nextTrackCommand = MPRemoteCommand()
  /// The one before.
  public let previousTrackCommand = MPRemoteCommand()
  /// On.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// Back.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// Elsewhere.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// Faster or not so fast.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// Again.
  public let changeRepeatModeCommand = MPRemoteCommand()
  /// In another order.
  public let changeShuffleModeCommand = MPRemoteCommand()
  /// Hurries on.
  public let seekForwardCommand = MPRemoteCommand()
  /// Hurries back.
  public let seekBackwardCommand = MPRemoteCommand()
  /// How good it is.
  public let ratingCommand = MPRatingCommand()
  /// It is good.
  public let likeCommand = MPFeedbackCommand()
  /// It is not.
  public let dislikeCommand = MPFeedbackCommand()
  /// For later.
  public let bookmarkCommand = MPFeedbackCommand()
  /// In another language.
  public let enableLanguageOptionCommand = MPRemoteCommand()
  /// In the usual one.
  public let disableLanguageOptionCommand = MPRemoteCommand()
  override init() { super.init() }
  /// The app's.
  open class func shared() -> MPRemoteCommandCenter { KeptForApp.current.object { MPRemoteCommandCenter() } }
}
