// Players of the user's music, and a slider for how loud it is: with no music on the device nothing is played.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwivelUI

/// What a player does; raw values are Media Player's.
public enum MPMusicPlaybackState: Int, Sendable {
  /// Nothing.
  case stopped = 0
  /// It plays.
  case playing = 1
  /// It waits.
  case paused = 2
  /// Something else is heard.
  case interrupted = 3
  /// It hurries on.
  case seekingForward = 4
  /// It hurries back.
  case seekingBackward = 5
}
/// What is heard again; raw values are Media Player's.
public enum MPMusicRepeatMode: Int, Sendable {
  /// As the user has it.
  case `default` = 0
  /// Nothing.
  case none = 1
  /// One song.
  case one = 2
  /// All.
  case all = 3
}
/// What is mixed; raw values are Media Player's.
public enum MPMusicShuffleMode: Int, Sendable {
  /// As the user has it.
  case `default` = 0
  /// Nothing.
  case off = 1
  /// Songs.
  case songs = 2
  /// What they are on.
  case albums = 3
}

extension Notification.Name {
  /// A player does something else.
  public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  /// It plays something else.
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  /// It is louder or not so loud.
  public static let MPMusicPlayerControllerVolumeDidChange = Notification.Name(
    "MPMusicPlayerControllerVolumeDidChangeNotification")
}

/// Something that plays.
@preconcurrency @MainActor public protocol MPMediaPlayback {
  /// Gets ready.
  func prepareToPlay()
  /// Whether it is.
  var isPreparedToPlay: Bool { get }
  /// Goes on.
  func play()
  /// Waits.
  func pause()
  /// Ends.
  func stop()
  /// Where it is, in seconds.
  var currentPlaybackTime: TimeInterval { get set }
  /// How fast it goes on.
  var currentPlaybackRate: Float { get set }
  /// Hurries on.
  func beginSeekingForward()
  /// Hurries back.
  func beginSeekingBackward()
  /// Hurries no more.
  func endSeeking()
}

/// Plays the user's music: there is none, so that it stays as it is.
@preconcurrency @MainActor open class MPMusicPlayerController: NSObject, MPMediaPlayback {
  private final class System: MPMusicPlayerController {}
  private final class Application: MPMusicPlayerController {}
  override init() { super.init() }
  /// The one of the system's app.
  open class var systemMusicPlayer: MPMusicPlayerController { KeptForApp.current.object { () -> System in System() } }
  /// The app's own.
  open class var applicationMusicPlayer: MPMusicPlayerController {
    KeptForApp.current.object { () -> Application in Application() }
  }
  /// The app's own, whose songs can be put in another order.
  open class var applicationQueuePlayer: MPMusicPlayerController { applicationMusicPlayer }
  /// What it does: nothing.
  open var playbackState: MPMusicPlaybackState { .stopped }
  /// What is heard again.
  open var repeatMode = MPMusicRepeatMode.default
  /// What is mixed.
  open var shuffleMode = MPMusicShuffleMode.default
  /// What it plays: nothing.
  open var nowPlayingItem: MPMediaItem? {
    get { nil }
    set {}
  }
  /// The place of that; `NSNotFound` for nothing.
  open var indexOfNowPlayingItem: Int { NSNotFound }
  /// 0…1, before iOS 7.
  open var volume: Float = 1
  /// Plays what is found.
  open func setQueue(with query: MPMediaQuery) {}
  /// Plays songs.
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  /// Plays what the store has.
  open func setQueue(with storeIDs: [String]) {}
  /// The next.
  open func skipToNextItem() {}
  /// The same from its beginning.
  open func skipToBeginning() {}
  /// The one before.
  open func skipToPreviousItem() {}
  /// Tells of changes; there are none.
  open func beginGeneratingPlaybackNotifications() {}
  /// No more.
  open func endGeneratingPlaybackNotifications() {}
  /// Gets ready: there is nothing to play.
  open func prepareToPlay() {}
  /// The same, told afterwards as an error.
  open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
    later { completionHandler(AVError(.unknown)) }
  }
  /// Whether it is ready.
  open var isPreparedToPlay: Bool { false }
  /// Goes on: there is nothing to play.
  open func play() {}
  /// Waits.
  open func pause() {}
  /// Ends.
  open func stop() {}
  /// Where it is, in seconds.
  open var currentPlaybackTime: TimeInterval = 0
  /// How fast it goes on.
  open var currentPlaybackRate: Float = 0
  /// Hurries on.
  open func beginSeekingForward() {}
  /// Hurries back.
  open func beginSeekingBackward() {}
  /// Hurries no more.
  open func endSeeking() {}
}

/// A slider for how loud the device is, with a button for where it is heard, which is there where a device can choose; this one cannot.
@preconcurrency @MainActor open class MPVolumeView: UIView {
  private let slider = UISlider()
  /// Whether the slider is there.
  open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
  /// Whether the button would be.
  open var showsRouteButton = true
  /// Whether there is another place to be heard at.
  public let areWirelessRoutesAvailable = false
  /// Whether it is heard there.
  public let isWirelessRouteActive = false
  /// What is shown instead where the device cannot be made louder.
  open var volumeWarningSliderImage: UIImage?
  /// At a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill()
  }
  /// One of a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }
  private func fill() {
    slider.value = AVAudioSession.sharedInstance().outputVolume
    addSubview(slider)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    slider.frame = volumeSliderRect(forBounds: bounds)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { slider.sizeThatFits(size) }
  open override var intrinsicContentSize: CGSize { slider.intrinsicContentSize }
  /// Where the slider is.
  open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where its knob is.
  open func volumeThumbRect(forBounds bounds: CGRect, volumeSliderRect rect: CGRect, value: Float) -> CGRect {
    slider.thumbRect(forBounds: bounds, trackRect: rect, value: value)
  }
  /// Sets the part before the knob.
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setMinimumTrackImage(image, for: state)
  }
  /// Sets the part behind it.
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setMaximumTrackImage(image, for: state)
  }
  /// Sets the knob.
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setThumbImage(image, for: state)
  }
  /// Sets the button's picture; it is not there.
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// Hears what a user picked.
@preconcurrency @MainActor public protocol MPMediaPickerControllerDelegate: OptionalMethods {
  /// These songs.
  func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  /// None.
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}
extension MPMediaPickerControllerDelegate {
  /// Nothing.
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  /// Nothing.
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// A page of the user's music, which is empty and can be left.
@preconcurrency @MainActor open class MPMediaPickerController: UIViewController {
  /// Hears of it.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// Which kinds are there.
  open private(set) var mediaTypes = MPMediaType.any
  /// Whether several can be picked.
  open var allowsPickingMultipleItems = false
  /// Whether what is elsewhere is there.
  open var showsCloudItems = true
  /// Whether what is protected is there.
  open var showsItemsWithProtectedAssets = true
  /// What is said above.
  open var prompt: String?
  /// Of some kinds.
  public convenience init(mediaTypes: MPMediaType) {
    self.init(nibName: nil, bundle: nil)
    self.mediaTypes = mediaTypes
  }
  open override func viewDidLoad() {
    super.viewDidLoad()
    SystemPage.show(
      SystemPage.make("Songs", .cancel, atBeginning: false) { [weak self] in
        guard let self else { return }
        delegate?.mediaPickerDidCancel(self)
      }, in: self)
  }
}
