// A player of films and sounds that has no decoder: what it is given fails to play and says so, and its layer stays empty.
import Foundation
import SwivelUI

/// What went wrong; numbers are AVFoundation's.
public struct AVError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  /// Some of the kinds.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknown = -11800
    /// A file of a kind nobody reads.
    case fileFormatNotRecognized = -11828
    /// There is no decoder.
    case decoderNotFound = -11833
    /// There is no such device.
    case deviceWasDisconnected = -11808
    /// The app may not.
    case applicationIsNotAuthorizedToUseDevice = -11852
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// AVFoundation's domain.
  public static var errorDomain: String { "AVFoundationErrorDomain" }
  /// The kind's number.
  public var errorCode: Int { code.rawValue }
  /// For people.
  public var errorDescription: String? {
    code == .decoderNotFound
      ? "The decoder required for this media cannot be found." : "The operation could not be completed"
  }
}

/// A film or a sound. May be used on any thread.
open class AVAsset: NSObject, @unchecked Sendable {
  /// How long it is: nobody looked.
  open var duration: CMTime { .indefinite }
  /// Whether it can be played: there is no decoder.
  open var isPlayable: Bool { false }
  /// What is in it: nobody looked.
  open var tracks: [AVAssetTrack] { [] }
  /// What one can choose from for something: nobody looked.
  open func mediaSelectionGroup(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic)
    -> AVMediaSelectionGroup?
  { nil }
  /// Whether what is in it is known: of what an app puts together itself.
  var isKnown: Bool { false }
  /// At an address.
  public convenience init(url address: URL) { self.init() }
  /// One without an address.
  public override init() { super.init() }
}

/// A film or a sound at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// Where.
  public let url: URL
  /// At an address.
  public init(url address: URL, options: [String: Any]? = nil) {
    url = address
    super.init()
  }
}

/// A film or a sound as it is played.
@preconcurrency @MainActor open class AVPlayerItem: NSObject {
  /// Whether it can be played; raw values are AVFoundation's.
  public enum Status: Int, Sendable {
    /// Nobody looked yet.
    case unknown = 0
    /// It can.
    case readyToPlay = 1
    /// It cannot.
    case failed = 2
  }
  /// What is played.
  public let asset: AVAsset
  /// Whether it can be: unknown until a player has it, then failed.
  open internal(set) var status = Status.unknown
  /// Why it cannot.
  open internal(set) var error: (any Error)?
  /// How long it is.
  open var duration: CMTime { asset.duration }
  /// How large its pictures are.
  open var presentationSize: CGSize { .zero }
  /// Whether it would go on without waiting.
  open var isPlaybackLikelyToKeepUp: Bool { false }
  /// Whether nothing is there to go on with.
  open var isPlaybackBufferEmpty: Bool { true }
  /// Which parts are there.
  open var loadedTimeRanges: [NSValue] { [] }
  /// Which parts one can go to.
  open var seekableTimeRanges: [NSValue] { [] }
  /// Whether all is there.
  open var isPlaybackBufferFull: Bool { false }
  /// How many seconds are fetched before.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// How many bits a second may have.
  open var preferredPeakBitRate: Double = 0
  /// How pictures are put together.
  open var videoComposition: AVVideoComposition?
  /// How sounds are.
  open var audioMix: AVAudioMix?
  /// How sounds are stretched.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  /// Where it ends.
  open var forwardPlaybackEndTime = CMTime.invalid
  /// Where it ends on its way back.
  open var reversePlaybackEndTime = CMTime.invalid
  /// How large pictures may be.
  open var preferredMaximumResolution = CGSize.zero
  /// Whether something is fetched while it stands.
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  /// What comes of it.
  open internal(set) var outputs: [AVPlayerItemOutput] = []
  /// Goes elsewhere: it does not come there.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) { later { completionHandler?(false) } }
  /// Goes near there: it does not come there.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)?
  ) { later { completionHandler?(false) } }
  /// Where it is.
  open func currentTime() -> CMTime { .zero }
  /// A film of which something is known before it plays.
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }
  /// A film.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }
  /// One at an address.
  public convenience init(url address: URL) { self.init(asset: AVURLAsset(url: address)) }

  /// It came to its end; nothing does.
  public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  /// It cannot go on to its end.
  public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// It came to its end; nothing does.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// It cannot go on to its end.
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// Plays an item after the other: each fails, the device having no decoder.
@preconcurrency @MainActor open class AVPlayer: NSObject {
  /// Whether it goes on; raw values are AVFoundation's.
  public enum TimeControlStatus: Int, Sendable {
    /// It stands.
    case paused = 0
    /// It waits.
    case waitingToPlayAtSpecifiedRate = 1
    /// It goes on.
    case playing = 2
  }
  /// What comes after the end; raw values are AVFoundation's.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next.
    case advance = 0
    /// It stands.
    case pause = 1
    /// Nothing.
    case none = 2
  }
  /// Whether it can play at all; raw values are AVFoundation's.
  public enum Status: Int, Sendable {
    /// Nobody looked yet.
    case unknown = 0
    /// It can.
    case readyToPlay = 1
    /// It cannot.
    case failed = 2
  }
  /// What is played.
  open internal(set) var currentItem: AVPlayerItem? { didSet { look() } }
  /// How fast it is asked to go on; 0 stands.
  open var rate: Float = 0
  /// 0…1.
  open var volume: Float = 1
  /// Whether nothing is heard.
  open var isMuted = false
  /// What comes after the end.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether it waits rather than stops.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether it may show on another screen.
  open var allowsExternalPlayback = true
  /// Whether it keeps the screen on.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Whether another device shows it: there is none.
  open var isExternalPlaybackActive: Bool { false }
  /// Whether another does while it shows the screen.
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  /// How fast `play()` is, from iOS 16 on.
  open var defaultRate: Float = 1
  /// What becomes of films when the app is behind others, from iOS 15 on; raw values are AVFoundation's.
  open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
  /// Whether it can play at all.
  open var status: Status { .unknown }
  /// Why it cannot.
  open var error: (any Error)? { nil }
  /// Whether it goes on: it waits for what does not come.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }

  /// Of an item.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    currentItem = item
    look()
  }
  /// Of nothing yet.
  public override convenience init() { self.init(playerItem: nil) }
  /// Of a film at an address.
  public convenience init(url address: URL) { self.init(playerItem: AVPlayerItem(url: address)) }

  /// Goes on.
  open func play() { rate = defaultRate }
  /// Stands.
  open func pause() { rate = 0 }
  /// Goes on at once.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Plays something else.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Where it is.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
  /// Goes elsewhere: it does not come there.
  open func seek(to time: CMTime) {}
  /// The same, told afterwards.
  open func seek(to time: CMTime, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void) {
    DispatchQueue.main.async { completionHandler(false) }
  }
  /// The same, about there.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// The same, told afterwards.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) { DispatchQueue.main.async { completionHandler(false) } }
  /// Why it waits.
  open var reasonForWaitingToPlay: WaitingReason? { rate == 0 ? nil : .noItemToPlay }
  /// Why something waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// AVFoundation's word.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// There is nothing.
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    /// So that it does not stop later.
    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
  }
  /// Would call while it goes on.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @MainActor @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Would call at times.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @MainActor @Sendable () -> Void
  ) -> Any { NSObject() }
  /// Calls no more.
  open func removeTimeObserver(_ observer: Any) {}

  private func look() {
    guard let item = currentItem, item.status == .unknown else { return }
    DispatchQueue.main.async {
      item.error = AVError(.decoderNotFound)
      item.status = .failed
    }
  }
}

/// Plays items in an order: it stays at the first.
@preconcurrency @MainActor open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []
  /// Of items.
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    queue = items
  }
  /// What is still to be played.
  open func items() -> [AVPlayerItem] { queue }
  /// The next.
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    currentItem = queue.first
  }
  /// None any more.
  open func removeAllItems() {
    queue = []
    currentItem = nil
  }
  /// One more, behind another; nil for the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let index = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: index)
    if currentItem == nil { currentItem = queue.first }
  }
}

/// Plays an item again and again.
@preconcurrency @MainActor open class AVPlayerLooper: NSObject {
  /// How often it came to its end.
  public let loopCount = 0
  /// Of a player.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    super.init()
    player.insert(itemToLoop, after: nil)
  }
  /// No more.
  open func disableLooping() {}
}
