// Sounds and what records them: sounds play in the device's time and are not heard, nothing is recorded.
import Foundation
import SwivelUI

/// How an app's sounds go with others.
@preconcurrency @MainActor open class AVAudioSession: NSObject {
  /// A kind of sounds.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// AVFoundation's word.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// With others, silent with the switch.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Alone, silent with the switch.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// What the app is for.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Records.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Both.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Several ways at a time.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }
  /// A use of sounds.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// AVFoundation's word.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Any.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Words.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Measurements.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Conversations.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Conversations with pictures.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// Games that talk.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    /// Words that tell what to do.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    /// Films that are made.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
  }
  /// How a kind is used; bits are AVFoundation's.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// From bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Beside others.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others are made quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Also in headsets.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// From the speaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// Words of others stop meanwhile.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    /// Also in good headsets.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    /// Also on other devices.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }
  /// What is said at the end; bits are AVFoundation's.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// From bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others may go on.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  /// The app's: another app's is another.
  open class func sharedInstance() -> AVAudioSession { KeptForApp.current.object { AVAudioSession() } }
  /// The kind.
  open private(set) var category = Category.soloAmbient
  /// The use.
  open private(set) var mode = Mode.default
  /// Whether others play: nobody does.
  public let isOtherAudioPlaying = false
  /// 0…1.
  public let outputVolume: Float = 0.5
  /// How the kind is used.
  open private(set) var categoryOptions: CategoryOptions = []
  /// Sets the kind.
  open func setCategory(_ category: Category) throws { try setCategory(category, options: []) }
  /// Sets the kind and how.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    (self.category, categoryOptions) = (category, options)
  }
  /// Sets the kind, the use and how.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }
  /// Sets the use.
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  /// Begins or ends.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Whether the app may record: there is no microphone, which is as if the user had said no.
  open var recordPermission: RecordPermission { .denied }
  /// Whether an app may record; raw values are AVFoundation's words as numbers.
  public enum RecordPermission: UInt, Sendable {
    /// Nobody was asked.
    case undetermined = 0x756E_6474
    /// No.
    case denied = 0x6465_6E79
    /// Yes.
    case granted = 0x6772_6E74
  }
  /// Where sounds come from and go to: from nowhere, out of the device.
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  /// What can be recorded from: nothing.
  open var availableInputs: [AVAudioSessionPortDescription]? { [] }
  /// Whether anything can.
  open var isInputAvailable: Bool { false }
  /// How many parts a second.
  open var sampleRate: Double { 48_000 }
  /// How many an app wants; 0 for any. The device has its own.
  open private(set) var preferredSampleRate: Double = 0
  /// Wants so many.
  open func setPreferredSampleRate(_ sampleRate: Double) throws { preferredSampleRate = sampleRate }
  /// How many seconds are played at a time.
  open var ioBufferDuration: TimeInterval { 0.023 }
  /// How many an app wants; 0 for any. The device has its own.
  open private(set) var preferredIOBufferDuration: TimeInterval = 0
  /// Wants so many.
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws { preferredIOBufferDuration = duration }
  /// From where an app wants to record.
  open private(set) var preferredInput: AVAudioSessionPortDescription?
  /// Wants to record from there; there is nothing to record from.
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws { preferredInput = inPort }
  /// Seconds from the microphone to the app.
  open var inputLatency: TimeInterval { 0 }
  /// Seconds from the app to the ear.
  open var outputLatency: TimeInterval { 0 }
  /// How many voices come in.
  open var inputNumberOfChannels: Int { 0 }
  /// How many go out.
  open var outputNumberOfChannels: Int { 2 }
  /// Whether others are heard that an app's own of less weight would disturb: nobody is.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// The kinds there are.
  open var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }
  /// How a sound goes another way; raw values are AVFoundation's words as numbers.
  public enum PortOverride: UInt, Sendable {
    /// As ever.
    case none = 0
    /// Out of the speaker.
    case speaker = 0x7370_6B72
  }
  /// Sends sounds another way: there is one.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// Posted when a call or the like interrupts, which does not happen here.
  public nonisolated static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  /// Posted when something was plugged in, which does not happen here.
  public nonisolated static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  /// Would ask the user: there is no microphone.
  open func requestRecordPermission(_ response: @escaping @MainActor @Sendable (Bool) -> Void) {
    DispatchQueue.main.async { response(false) }
  }
}

/// Where sounds come from and go to.
public final class AVAudioSessionRouteDescription: NSObject, Sendable {
  /// From where.
  public var inputs: [AVAudioSessionPortDescription] { [] }
  /// Where to.
  public var outputs: [AVAudioSessionPortDescription] { [AVAudioSessionPortDescription()] }
}

/// Where sounds go: the device's speaker.
public final class AVAudioSessionPortDescription: NSObject, Sendable {
  /// What it is.
  public var portType: AVAudioSession.Port { .builtInSpeaker }
  /// What it is called.
  public var portName: String { "Speaker" }
  /// By which it is known.
  public var uid: String { "Speaker" }
}

extension AVAudioSession {
  /// A kind of way sounds go.
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// AVFoundation's word.
    public let rawValue: String
    /// By its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The device's speaker.
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    /// The one at the ear.
    public static let builtInReceiver = Port(rawValue: "Receiver")
    /// The device's microphone.
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    /// With a wire.
    public static let headphones = Port(rawValue: "Headphones")
    /// Without one.
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    /// Without one, with a microphone.
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    /// Another device.
    public static let airPlay = Port(rawValue: "AirPlay")
  }
}

/// Plays a sound, which is not heard. How long it lasts is known of WAVE files; any other ends as soon as it has begun.
@preconcurrency @MainActor open class AVAudioPlayer: NSObject {
  /// Hears of its end.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// Where it was read.
  public let url: URL?
  /// Seconds; 0 where nobody knows.
  public let duration: TimeInterval
  /// Whether it goes on.
  open private(set) var isPlaying = false
  /// How often it comes again; less than 0 for ever.
  open var numberOfLoops = 0
  /// 0…1.
  open var volume: Float = 1
  /// -1…1.
  open var pan: Float = 0
  /// How fast, where `enableRate` says that it may be.
  open var rate: Float = 1 {
    willSet { hold() }
    didSet { if isPlaying { begin() } }
  }
  /// Whether it can be played faster.
  open var enableRate = false
  /// Where it stands, which goes on while it plays; set to play on from another place.
  open var currentTime: TimeInterval {
    get { duration > 0 && numberOfLoops != 0 ? played.truncatingRemainder(dividingBy: duration) : played }
    set {
      let rounds = duration > 0 && numberOfLoops != 0 ? (played / duration).rounded(.down) : 0
      (position, began) = (rounds * duration + newValue, CACurrentMediaTime())
      if isPlaying { begin() }
    }
  }
  private var round = 0
  /// Seconds played until it began last, those of rounds that are over included.
  private var position: TimeInterval = 0
  /// The device's time when it began last.
  private var began: TimeInterval = 0
  private var pace: Double { enableRate && rate > 0 ? Double(rate) : 1 }
  private var played: TimeInterval {
    guard isPlaying else { return position }
    let all = position + (CACurrentMediaTime() - began) * pace
    return numberOfLoops < 0 ? all : min(all, duration * Double(numberOfLoops + 1))
  }
  private func hold() { (position, began) = (played, CACurrentMediaTime()) }

  /// Of nothing: it cannot be played.
  public override init() {
    (url, duration) = (nil, 0)
    super.init()
  }
  /// Of data, with a hint of their kind.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }
  /// The same with a hint of the names of Swift 3, which is no text any more.
  public convenience init(data: Data, fileTypeHint utiString: AVFileType) throws { try self.init(data: data) }
  /// Of a file; one that cannot be read is an error.
  public init(contentsOf url: URL) throws {
    self.url = url
    duration = Self.seconds(try Data(contentsOf: url))
    super.init()
  }
  /// The same with a hint of its kind.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  /// Of data.
  public init(data: Data) throws {
    url = nil
    duration = Self.seconds(data)
    super.init()
  }

  /// Whether it is measured how loud it is. Kept.
  open var isMeteringEnabled = false
  /// How many voices it has.
  open var numberOfChannels: Int { 2 }
  /// Measures.
  open func updateMeters() {}
  /// How loud it is on average, in decibels: nothing is heard.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// How loud it was, in decibels: nothing is heard.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  /// Gets louder or quieter.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  /// Makes ready.
  @discardableResult
  open func prepareToPlay() -> Bool { true }
  /// Begins, or goes on.
  @discardableResult
  open func play() -> Bool {
    hold()
    isPlaying = true
    begin()
    return true
  }
  private func begin() {
    round += 1
    guard numberOfLoops >= 0 else { return }
    let number = round
    let left = max(0, duration * Double(numberOfLoops + 1) - played) / pace
    DispatchQueue.main.asyncAfter(deadline: .now() + left) { [weak self] in
      guard let self, isPlaying, round == number else { return }
      (isPlaying, position) = (false, 0)
      delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }
  }
  /// Stands, and goes on from there.
  open func pause() {
    hold()
    isPlaying = false
  }
  /// Stands; what is played next goes on from there (AVAudioPlayer.stop: "doesn't reset the current time").
  open func stop() { pause() }

  /// The length of a WAVE file: its data by the bytes of a second ("Multimedia Programming Interface and Data Specifications 1.0").
  nonisolated static func seconds(_ data: Data) -> TimeInterval {
    let bytes = [UInt8](data.prefix(1 << 16))
    func number(_ at: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) } }
    func word(_ at: Int) -> String { String(decoding: bytes[at..<at + 4], as: UTF8.self) }
    guard bytes.count > 12, word(0) == "RIFF", word(8) == "WAVE" else { return 0 }
    var (at, rate) = (12, 0)
    while at + 8 <= bytes.count {
      let (name, size) = (word(at), number(at + 4))
      if name == "fmt ", at + 20 <= bytes.count { rate = number(at + 16) }
      if name == "data" { return rate > 0 ? Double(min(size, data.count)) / Double(rate) : 0 }
      at += 8 + size + size % 2
    }
    return 0
  }
}

/// Hears of a sound.
@preconcurrency @MainActor public protocol AVAudioPlayerDelegate: OptionalMethods {
  /// It came to its end.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// It cannot be played.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
