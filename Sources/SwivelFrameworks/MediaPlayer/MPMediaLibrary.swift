// The music on the device: there is none, and the user lets whoever asks look for it.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwivelUI

/// What an app may know of the user's music; raw values are Media Player's.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined = 0
  /// Nothing.
  case denied = 1
  /// Nobody may say.
  case restricted = 2
  /// All.
  case authorized = 3
}

extension Notification.Name {
  /// Something came into the library or went.
  public static let MPMediaLibraryDidChange = Notification.Name("MPMediaLibraryDidChangeNotification")
}

/// The user's music.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  private final class Answer: @unchecked Sendable {
    var status = MPMediaLibraryAuthorizationStatus.notDetermined
  }
  private static var answer: Answer { KeptForApp.current.object { Answer() } }
  override init() { super.init() }
  /// The usual one.
  open class func `default`() -> MPMediaLibrary { KeptForApp.current.object { MPMediaLibrary() } }
  /// When it was changed last: never.
  open var lastModifiedDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// Tells of changes; there are none.
  open func beginGeneratingLibraryChangeNotifications() {}
  /// No more.
  open func endGeneratingLibraryChangeNotifications() {}
  /// What the app may know.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { answer.status }
  /// Asks the user, who says yes.
  open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
    answer.status = .authorized
    later { handler(.authorized) }
  }
  /// The same.
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
    answer.status = .authorized
    return .authorized
  }
}

/// A kind of music; bits are Media Player's.
public struct MPMediaType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// From bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Songs.
  public static let music = MPMediaType(rawValue: 1)
  /// Podcasts.
  public static let podcast = MPMediaType(rawValue: 1 << 1)
  /// Books that are read aloud.
  public static let audioBook = MPMediaType(rawValue: 1 << 2)
  /// All that is heard.
  public static let anyAudio = MPMediaType(rawValue: 0x00FF)
  /// Films.
  public static let movie = MPMediaType(rawValue: 1 << 8)
  /// All that is seen.
  public static let anyVideo = MPMediaType(rawValue: 0xFF00)
  /// All.
  public static let any = MPMediaType(rawValue: .max)
}

/// A number nothing else in the library has.
public typealias MPMediaEntityPersistentID = UInt64

/// Something in the library: nothing is.
open class MPMediaEntity: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// Its number.
  open var persistentID: MPMediaEntityPersistentID { 0 }
  /// What is known of it, by Media Player's names.
  open func value(forProperty property: String) -> Any? { nil }
}

/// A song.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  /// What it is called.
  open var title: String? { nil }
  /// Who plays it.
  open var artist: String? { nil }
  /// What it is on.
  open var albumTitle: String? { nil }
  /// Who made that.
  open var albumArtist: String? { nil }
  /// Which kind of music.
  open var genre: String? { nil }
  /// Who wrote it.
  open var composer: String? { nil }
  /// Seconds.
  open var playbackDuration: TimeInterval { 0 }
  /// Its place on what it is on.
  open var albumTrackNumber: Int { 0 }
  /// Its picture.
  open var artwork: MPMediaItemArtwork? { nil }
  /// Its file; nil for what is elsewhere or protected.
  open var assetURL: URL? { nil }
  /// Whether it is elsewhere.
  open var isCloudItem: Bool { false }
  /// Whether it is protected.
  open var hasProtectedAsset: Bool { false }
  /// Which kind.
  open var mediaType: MPMediaType { .music }
  /// How often it was heard.
  open var playCount: Int { 0 }
  /// Its number in the store.
  open var playbackStoreID: String { "" }
}

/// Songs in an order.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
  /// The songs.
  public let items: [MPMediaItem]
  /// Of songs.
  public init(items: [MPMediaItem]) {
    self.items = items
    super.init()
  }
  /// One that stands for all.
  open var representativeItem: MPMediaItem? { items.first }
  /// How many.
  open var count: Int { items.count }
  /// Which kinds.
  open var mediaTypes: MPMediaType { items.reduce([]) { $0.union($1.mediaType) } }
}

/// Songs somebody put together.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
  /// What it is called.
  open var name: String? { nil }
}

/// How songs are put together; raw values are Media Player's.
public enum MPMediaGrouping: Int, Sendable {
  /// Each alone.
  case title = 0
  /// By what they are on.
  case album = 1
  /// By who plays them.
  case artist = 2
  /// By who made what they are on.
  case albumArtist = 3
  /// By who wrote them.
  case composer = 4
  /// By kinds of music.
  case genre = 5
  /// By who put them together.
  case playlist = 6
  /// By podcasts.
  case podcastTitle = 7
}

/// How a value has to be; raw values are Media Player's.
public enum MPMediaPredicateComparison: Int, Sendable {
  /// The same.
  case equalTo = 0
  /// With it in it.
  case contains = 1
}

/// What songs have to fulfil.
open class MPMediaPredicate: NSObject, @unchecked Sendable {
  override init() { super.init() }
}

/// The same by a value.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  /// The value's name.
  public let property: String
  /// The value.
  public let value: Any?
  /// How it has to be.
  public let comparisonType: MPMediaPredicateComparison
  /// By a value.
  public init(
    value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo
  ) {
    (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
    super.init()
  }
}

/// Looks for songs: none are found.
open class MPMediaQuery: NSObject, @unchecked Sendable {
  /// What they have to fulfil.
  open var filterPredicates: Set<MPMediaPredicate>?
  /// How they are put together.
  open var groupingType: MPMediaGrouping
  private init(_ grouping: MPMediaGrouping) { groupingType = grouping }
  /// For all.
  public override convenience init() { self.init(.title) }
  /// For those that fulfil something.
  public convenience init(filterPredicates: Set<MPMediaPredicate>?) {
    self.init(.title)
    self.filterPredicates = filterPredicates
  }
  /// One more.
  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }
  /// One less.
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }
  /// What was found: nothing.
  open var items: [MPMediaItem]? { [] }
  /// The same, put together.
  open var collections: [MPMediaItemCollection]? { [] }
  /// All songs.
  open class func songs() -> MPMediaQuery { MPMediaQuery(.title) }
  /// By what they are on.
  open class func albums() -> MPMediaQuery { MPMediaQuery(.album) }
  /// By who plays them.
  open class func artists() -> MPMediaQuery { MPMediaQuery(.artist) }
  /// By who put them together.
  open class func playlists() -> MPMediaQuery { MPMediaQuery(.playlist) }
  /// Podcasts.
  open class func podcasts() -> MPMediaQuery { MPMediaQuery(.podcastTitle) }
  /// Books that are read aloud.
  open class func audiobooks() -> MPMediaQuery { MPMediaQuery(.title) }
  /// By who wrote them.
  open class func composers() -> MPMediaQuery { MPMediaQuery(.composer) }
  /// By kinds of music.
  open class func genres() -> MPMediaQuery { MPMediaQuery(.genre) }
}
