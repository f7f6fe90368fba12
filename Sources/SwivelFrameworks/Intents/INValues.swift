// What intents are about: people, pictures, words, pieces of music, and the intents apps name most.
import Foundation
import SwivelUI

/// A picture for Siri.
open class INImage: NSObject, @unchecked Sendable {
  /// Its bytes, where it is of some.
  let data: Data?
  /// Where it is, or what it is called.
  let place: String?
  private init(_ data: Data?, _ place: String?) { (self.data, self.place) = (data, place) }
  /// Of bytes.
  public convenience init(imageData: Data) { self.init(imageData, nil) }
  /// By its name.
  public convenience init(named name: String) { self.init(nil, name) }
  /// By where it is.
  public convenience init?(url URL: URL) { self.init(nil, URL.absoluteString) }
}

/// Words for something.
open class INSpeakableString: NSObject, @unchecked Sendable {
  /// The words.
  public let spokenPhrase: String
  /// By which it is known.
  public let vocabularyIdentifier: String?
  /// How they are said.
  public let pronunciationHint: String?
  /// Words.
  public convenience init(spokenPhrase: String) {
    self.init(vocabularyIdentifier: nil, spokenPhrase, pronunciationHint: nil)
  }
  /// Words that are known by something.
  public convenience init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.init(vocabularyIdentifier: vocabularyIdentifier, spokenPhrase, pronunciationHint: pronunciationHint)
  }
  private init(vocabularyIdentifier: String?, _ spokenPhrase: String, pronunciationHint: String?) {
    (self.vocabularyIdentifier, self.spokenPhrase) = (vocabularyIdentifier, spokenPhrase)
    self.pronunciationHint = pronunciationHint
  }
}

/// How somebody is reached; raw values are Intents'.
public enum INPersonHandleType: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// By mail.
  case emailAddress = 1
  /// By telephone.
  case phoneNumber = 2
}

/// Where somebody is reached.
open class INPersonHandle: NSObject, @unchecked Sendable {
  /// Where.
  public let value: String?
  /// How.
  public let type: INPersonHandleType
  /// Where and how.
  public init(value: String?, type: INPersonHandleType) { (self.value, self.type) = (value, type) }
}

/// Somebody.
open class INPerson: NSObject, @unchecked Sendable {
  /// Where they are reached.
  public let personHandle: INPersonHandle?
  /// What they are called, in parts.
  public let nameComponents: PersonNameComponents?
  /// What they are called.
  public let displayName: String
  /// What they look like.
  public let image: INImage?
  /// By which the address book knows them.
  public let contactIdentifier: String?
  /// By which the app does.
  public let customIdentifier: String?
  /// Whether it is the user.
  public let isMe: Bool
  /// Somebody.
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false
  ) {
    (self.personHandle, self.nameComponents, self.image) = (personHandle, nameComponents, image)
    self.displayName = displayName ?? personHandle.value ?? ""
    (self.contactIdentifier, self.customIdentifier, self.isMe) = (contactIdentifier, customIdentifier, isMe)
  }
}

/// A kind of what is played; raw values are Intents'.
public enum INMediaItemType: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// A song.
  case song = 1
  /// An album.
  case album = 2
  /// Somebody who makes music.
  case artist = 3
  /// A kind of music.
  case genre = 4
  /// A list.
  case playlist = 5
  /// A series of talks.
  case podcastShow = 6
  /// One of them.
  case podcastEpisode = 7
  /// Music.
  case music = 18
}

/// Something to play.
open class INMediaItem: NSObject, @unchecked Sendable {
  /// By which it is known.
  public let identifier: String?
  /// What it is called.
  public let title: String?
  /// What it is.
  public let type: INMediaItemType
  /// What it looks like.
  public let artwork: INImage?
  /// Who made it.
  public let artist: String?
  /// Something to play.
  public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String? = nil) {
    (self.identifier, self.title, self.type, self.artwork, self.artist) = (identifier, title, type, artwork, artist)
  }
}

/// Asks for something to be played.
open class INPlayMediaIntent: INIntent, @unchecked Sendable {
  /// What.
  public let mediaItems: [INMediaItem]?
  /// In what it is.
  public let mediaContainer: INMediaItem?
  /// Whether in any order.
  public let playShuffled: Bool?
  /// Whether from where it was left.
  public let resumePlayback: Bool?
  /// Some, in something.
  public init(
    mediaItems: [INMediaItem]?, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
    resumePlayback: Bool? = nil
  ) {
    (self.mediaItems, self.mediaContainer) = (mediaItems, mediaContainer)
    (self.playShuffled, self.resumePlayback) = (playShuffled, resumePlayback)
  }
}

/// Asks for a call.
open class INStartCallIntent: INIntent, @unchecked Sendable {
  /// To whom.
  public let contacts: [INPerson]?
  /// To some.
  public init(contacts: [INPerson]?) { self.contacts = contacts }
}

/// Asks for a message to be sent.
open class INSendMessageIntent: INIntent, @unchecked Sendable {
  /// To whom.
  public let recipients: [INPerson]?
  /// What it says.
  public let content: String?
  /// What those are called who talk.
  public let speakableGroupName: INSpeakableString?
  /// By which their talk is known.
  public let conversationIdentifier: String?
  /// By what it is sent.
  public let serviceName: String?
  /// From whom.
  public let sender: INPerson?
  /// A message.
  public init(
    recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?,
    serviceName: String?, sender: INPerson?
  ) {
    (self.recipients, self.content, self.speakableGroupName) = (recipients, content, speakableGroupName)
    (self.conversationIdentifier, self.serviceName, self.sender) = (conversationIdentifier, serviceName, sender)
  }
}

/// Something people can have done by a phrase.
public enum INShortcut {
  /// An intent.
  case intent(INIntent)
  /// An activity.
  case userActivity(NSUserActivity)
  /// Of an intent.
  public init?(intent: INIntent) { self = .intent(intent) }
  /// Of an activity.
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
}

/// One that has a phrase: there is none, for nobody speaks.
public final class INVoiceShortcut: NSObject, @unchecked Sendable {
  /// By which it is known.
  public let identifier = numberedUUID()
  /// The phrase.
  public var invocationPhrase: String { "" }
  override init() { super.init() }
}

/// What has phrases.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  private static let center = INVoiceShortcutCenter()
  /// The only one.
  open class var shared: INVoiceShortcutCenter { center }
  private var suggestions: [INShortcut] = []
  /// Says what may have one.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) { self.suggestions = suggestions }
  /// All that have one: none.
  open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
    later { completion([], nil) }
  }
}
